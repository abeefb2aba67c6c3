//! War council: both sides choose in secret (section 3.5.1).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::divine::Faces;
use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, stage};
use crate::{Action, BattleCards, Kemet, Power, TileSet};

/// The parts of a side's choice.
const CARD: u8 = 1;
const DISCARD: u8 = 2;
const DIVINE: u8 = 4;
const ALL: u8 = CARD | DISCARD | DIVINE;

/// Effects at the start of the war council, all of them the attacker's.
impl Automatic<Kemet> for stage::CouncilStart {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        if game.agreed.house.two_cards {
            draw_two(game);
        }
        let seat = game.battle().seat(Role::Attacker);
        if game.player(seat).has(Power::DedicationToBattle) {
            game.gain(seat, 2, journal);
        }
        if game.player(seat).has(Power::PriestOfThoeris) {
            game.draw_di(seat, 1, journal);
        }
    }
}

/// K1-H1: each side chooses among two cards of its hand that chance picks.
fn draw_two(game: &mut Kemet) {
    for role in Role::BOTH {
        let mut hand = game.player(game.battle().seat(role)).hand;
        let mut drawn = BattleCards::default();
        for _ in 0..hand.len().min(2) {
            let nth = game.roll(hand.len() as u32) as usize;
            if let Some(card) = hand.iter().nth(nth) {
                hand.remove(card);
                drawn.insert(card);
            }
        }
        game.battle_mut().side_mut(role).secret.drawn = drawn;
    }
}

impl Kemet {
    /// The cards a side may choose from.
    fn council_hand(&self, seat: Seat, role: Role) -> BattleCards {
        if self.agreed.house.two_cards {
            self.battle().side(role).secret.drawn
        } else {
            self.player(seat).hand
        }
    }

    /// Whether `role` has this power and the other side has not: Spy against
    /// Spy, or Omniscience against Omniscience, is nothing (tiles:R8).
    pub(crate) fn sees_through(&self, role: Role, power: Power) -> bool {
        self.side_has(role, power) && !self.side_has(role.other(), power)
    }

    /// What the DI cards a side has added will cost, each for itself (tiles:R3).
    pub(crate) fn council_costs(&self, seat: Seat, role: Role) -> u8 {
        let cards = self.battle().side(role).secret.di;
        cards
            .faces()
            .map(|card| cards.count(card) * self.price(seat, card.face().cost))
            .sum()
    }
}

/// What each side must have fixed at the end of each stage. Usually there is
/// one stage; Spy and Omniscience make one side go first (tiles:R21).
#[inline]
fn stage_parts(game: &Kemet, stage: u8) -> Option<[u8; 2]> {
    const WATCHING: TileSet =
        TileSet::with_power(Power::Spy).union(TileSet::with_power(Power::Omniscience));
    let tiles = |role| game.player(game.battle().seat(role)).tiles;
    if !(tiles(Role::Attacker) | tiles(Role::Defender)).meets(WATCHING) {
        return (stage == 0).then_some([ALL, ALL]);
    }
    let watches =
        |role| [Power::Spy, Power::Omniscience].map(|power| game.sees_through(role, power));
    let stages: &[[u8; 2]] = match (watches(Role::Attacker), watches(Role::Defender)) {
        ([false, false], [false, false]) => &[[ALL, ALL]],
        (_, [false, false]) => &[[0, ALL], [ALL, ALL]],
        ([false, false], _) => &[[ALL, 0], [ALL, ALL]],
        // The attacker's tile first.
        ([true, _], _) => &[[0, CARD], [DIVINE, CARD], [ALL, ALL]],
        _ => &[[0, DIVINE], [CARD, DIVINE], [ALL, ALL]],
    };
    stages.get(usize::from(stage)).copied()
}

/// The parts a side has fixed.
fn fixed(game: &Kemet, role: Role) -> u8 {
    let side = game.battle().side(role);
    // With a single card in hand there is nothing to discard (KB-AM-20).
    let spare = !game.player(game.battle().seat(role)).hand.at_most_one();
    let mut parts = 0;
    if side.secret.play.is_some() {
        parts |= CARD;
    }
    if side.secret.discard.is_some() || !spare {
        parts |= DISCARD;
    }
    if side.secret.di_ready {
        parts |= DIVINE;
    }
    parts
}

/// The parts a side still owes in this stage.
fn owed(game: &Kemet, role: Role) -> u8 {
    owed_of(game, role, stage_parts(game, game.battle().stage))
}

/// The same where the parts of the stage are known.
#[inline]
fn owed_of(game: &Kemet, role: Role, parts: Option<[u8; 2]>) -> u8 {
    // Amon has no war council (KB-5.10.a).
    if game.is_amon(game.battle().seat(role)) {
        return 0;
    }
    parts.map_or(0, |parts| parts[role as usize]) & !fixed(game, role)
}

impl Stage<Kemet> for stage::WarCouncil {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let parts = stage_parts(game, game.battle().stage);
        let waiting: Seats = Role::BOTH
            .into_iter()
            .filter(|&role| owed_of(game, role, parts) != 0)
            .map(|role| game.battle().seat(role))
            .collect();
        if !waiting.is_empty() {
            return Flow::Ask(waiting);
        }
        if stage_parts(game, game.battle().stage + 1).is_none() {
            game.steps.pop();
            return Flow::Again;
        }
        show(game, journal);
        game.battle_mut().stage += 1;
        Flow::Again
    }

    /// KB-DP-B1: the card, the discard, then DI cards in a fixed order.
    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let role = game.battle().role_of(seat).expect("who is asked fights");
        let side = game.battle().side(role);
        let hand = game.council_hand(seat, role);
        let owed = owed(game, role);
        if owed & CARD != 0 {
            out.offer_each(hand, Action::Play);
        } else if owed & DISCARD != 0 {
            hand.iter()
                .filter(|&card| side.secret.play != Some(card))
                .for_each(|card| out.offer(Action::Discard(card)));
        } else if owed & DIVINE != 0 {
            di_options(game, seat, role, out);
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let role = game.battle().role_of(seat).expect("who is asked fights");
        let side = game.battle_mut().side_mut(role);
        match action {
            Action::Play(card) => side.secret.play = Some(card),
            Action::Discard(card) => side.secret.discard = Some(card),
            Action::Add(card) => side.secret.di.insert(card),
            Action::Declare => {
                side.secret.di_ready = true;
                side.open.declared = true;
            }
            Action::Hide => side.secret.di_ready = true,
            _ => unreachable!("{self:?} does not offer {action}"),
        }
        // Others may know that a side is ready, the number it has declared, and
        // nothing else (KB-HI-07).
        if owed(game, role) == 0 {
            tell(journal, || Event::CouncilReady { seat });
        }
        if action == Action::Declare {
            declare(game, role, journal);
        }
    }
}

/// What Spy and Omniscience ask for is shown as soon as it is fixed.
fn show<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    for role in Role::BOTH {
        let seat = game.battle().seat(role);
        let side = *game.battle().side(role);
        if let Some(card) = side.secret.play
            && !side.open.card_shown
            && game.sees_through(role.other(), Power::Spy)
        {
            game.battle_mut().side_mut(role).open.card_shown = true;
            game.reveals += 1;
            tell(journal, || Event::CardShown { seat, card });
        }
        if side.secret.di_ready
            && !side.open.di_shown
            && game.sees_through(role.other(), Power::Omniscience)
        {
            game.battle_mut().side_mut(role).open.di_shown = true;
            game.reveals += 1;
            tell(journal, || Event::DiShown {
                seat,
                cards: side.secret.di.iter().collect(),
            });
        }
    }
}

fn di_options(game: &Kemet, seat: Seat, role: Role, out: &mut impl Offers<Action>) {
    let side = game.battle().side(role);
    let hand = &game.player(seat).di;
    let spent = game.council_costs(seat, role);
    // Which card was added first means nothing: offer them in one order only.
    let last = side.secret.di.faces().last();
    for card in hand.among(&Faces::BATTLE).faces() {
        let in_order = last.is_none_or(|last| card >= last);
        let left = hand.count(card) > side.secret.di.count(card);
        if in_order && left {
            let price = spent + game.price(seat, card.face().cost);
            if price <= game.player(seat).prayer {
                out.offer(Action::Add(card));
            }
        }
    }
    out.offer(Action::Hide);
    // What Omniscience shows anyway needs no declaring.
    if game.rules().declare && !game.sees_through(role.other(), Power::Omniscience) {
        out.offer(Action::Declare);
    }
}

/// Everybody reads the number at once, also the side that still chooses
/// (KB-HI-09, corrections:K-2). DI cards are chosen last, so the side is ready.
fn declare<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    game.reveals += 1;
    let side = game.battle().side(role);
    let (seat, count) = (game.battle().seat(role), side.secret.di.len());
    tell(journal, || Event::DiDeclared { seat, count });
}

/// Which parts of its choice a side has certainly fixed by now.
pub(crate) struct PartsDue {
    pub card: bool,
    pub discard: bool,
    pub divine: bool,
}

/// By the stage the council has reached, and by whether the side is ready.
pub(crate) fn parts_due(game: &Kemet, role: Role, ready: bool) -> PartsDue {
    let stage = game.battle().stage;
    let due = if ready {
        stage_parts(game, stage)
    } else {
        stage
            .checked_sub(1)
            .and_then(|last| stage_parts(game, last))
    };
    let parts = due.map_or(0, |parts| parts[role as usize]);
    PartsDue {
        card: parts & CARD != 0,
        discard: parts & DISCARD != 0,
        divine: parts & DIVINE != 0,
    }
}
