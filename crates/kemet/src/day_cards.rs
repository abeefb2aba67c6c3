//! DAY cards and the tiles that work in the same window (KB-3.3.2d).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::divine::Faces;
use crate::event::Event;
use crate::first::answer;
use crate::muster::{self, Source};
use crate::state::tell;
use crate::step::{Step, stage};
use crate::team::assemble;
use crate::{
    Action, Companion, Di, DiCards, Effect, Icon, Kemet, Power, Zone, ZoneSet, acquire, solo,
};

/// Whether the player might do something here, as far as the table can tell.
pub(crate) fn may_interrupt(game: &Kemet, seat: Seat) -> bool {
    game.may_hold_cards(seat)
        || storm::ready(game, seat)
        || assemble::ready(game, seat)
        || game.rules().creatures_any_time && acquire::creature_waits(game, seat)
}

pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    card_options(game, seat, |_| true, out);
    if storm::ready(game, seat) {
        out.offer(Action::Storm);
    }
}

/// The same between actions, and creatures out of the supply where the edition
/// allows it (KB-3.4.3.m).
#[inline]
pub(crate) fn options_between(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    options(game, seat, out);
    if game.rules().creatures_any_time {
        acquire::supply_options(game, seat, out);
    }
}

/// The DAY cards in hand that can be played. Most of the time there is none.
#[inline]
fn card_options(
    game: &Kemet,
    seat: Seat,
    wanted: impl Fn(Di) -> bool,
    out: &mut impl Offers<Action>,
) {
    let cards = game.player(seat).di.among(&Faces::DAY);
    if !cards.is_empty() {
        playable_options(game, seat, cards, wanted, out);
    }
}

fn playable_options(
    game: &Kemet,
    seat: Seat,
    cards: DiCards,
    wanted: impl Fn(Di) -> bool,
    out: &mut impl Offers<Action>,
) {
    cards
        .faces()
        .filter(|&card| wanted(card) && playable(game, seat, card))
        .for_each(|card| out.offer(Action::PlayDi(card)));
}

/// Whether the card puts units on the board.
fn musters(card: Di) -> bool {
    matches!(card.row().effect, Effect::Muster(_))
}

/// Inside an action, where the edition allows it: DAY cards, and creatures out
/// of the supply (KB-ED-07, KB-ED-13, K1-10b.2).
#[inline]
pub(crate) fn window(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    let rules = game.rules();
    if rules.cards_any_time {
        card_options(game, seat, |_| true, out);
    }
    if rules.creatures_any_time {
        acquire::supply_options(game, seat, out);
    }
}

/// Takes what the window has offered.
pub(crate) fn take_in_window<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    match action {
        Action::PlayDi(card) => play(game, seat, card, journal),
        Action::Attach(companion, zone) => game.attach(seat, companion, zone, journal),
        _ => {
            let step = game.steps.last();
            unreachable!("{step:?} does not offer {action}");
        }
    }
}

/// The same while units are being placed: more of them can wait until they are.
pub(crate) fn window_in_muster(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    if game.rules().cards_any_time && game.active() == seat && !game.night {
        let reserved = game.price(seat, game.muster.paid);
        let left = game.player(seat).prayer.saturating_sub(reserved);
        let affords = |card: Di| game.price(seat, card.face().cost) <= left;
        card_options(game, seat, |card| !musters(card) && affords(card), out);
    }
}

/// Asks a player who acts; also where one thing only is left, if a card could be
/// played that the others do not see.
pub(crate) fn ask_or_force(game: &Kemet, seat: Seat) -> Flow {
    if game.rules().cards_any_time && game.may_hold_cards(seat) {
        Flow::ask(seat)
    } else {
        Flow::AskOrForce(seat)
    }
}

/// KB-DP-A8: the price can be paid and the effect has what it needs.
pub(crate) fn playable(game: &Kemet, seat: Seat, card: Di) -> bool {
    card.face().icon == Icon::Day
        && game.can_pay(seat, card.face().cost)
        && match card.row().effect {
            Effect::Muster(source) => {
                let zones = match source {
                    Source::Enlistment => game.peaceful_zones(seat),
                    _ => game.own_districts(seat) | game.present[seat.index()],
                };
                game.player(seat).supply > 0
                    && zones.iter().any(|zone| game.room_in(seat, zone) > 0)
            }
            Effect::RainingFire => !game.enemies_of(seat).is_empty(),
            Effect::Ceremony => !temples(game, seat).is_empty(),
            Effect::Assemble => assemble::ready(game, seat),
            _ => true,
        }
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    match action {
        Action::PlayDi(card) => play(game, seat, card, journal),
        Action::Storm => {
            game.player_mut(seat).storm_used = true;
            tell(journal, || Event::StormCalled { seat });
            // Who calls it strikes once at least.
            game.pay(seat, 1, journal);
            game.steps.push(Step::Storm { strikes: 0 });
        }
        // Between two actions, where the edition allows it (KB-3.4.3.m).
        Action::Attach(companion, zone) => game.join(seat, companion, zone, journal),
        _ => unreachable!("{action} is no DAY effect"),
    }
}

/// KB-3.3.2e: paid, discarded face up, and it works, unless somebody may and
/// does forbid it (DI12-13).
pub(crate) fn play<J: Journal<Event>>(game: &mut Kemet, seat: Seat, card: Di, journal: &mut J) {
    game.pay(seat, card.face().cost, journal);
    tell(journal, || Event::PlayedDi { seat, card });
    if card.row().effect == Effect::Assemble {
        assemble::spend(game, seat);
    } else {
        game.discard_di(seat, card, journal);
    }
    if game.rules().answers {
        game.steps.push(Step::DiEffect { card });
        answer::invite_veto(game, seat, card);
    } else {
        work(game, seat, card, journal);
    }
}

/// What a DI card outside battle does.
pub(crate) fn work<J: Journal<Event>>(game: &mut Kemet, seat: Seat, card: Di, journal: &mut J) {
    match card.row().effect {
        Effect::Muster(source) => muster::begin(game, seat, source),
        Effect::RainingFire => {
            // Whom it was meant for may be gone.
            if !game.enemies_of(seat).is_empty() {
                game.steps.push(Step::RainingFire);
            }
        }
        Effect::Prayer => game.gain(seat, 2, journal),
        Effect::Ceremony => game.steps.push(Step::Ceremony),
        Effect::ManaTheft => steal_prayer(game, seat, journal),
        Effect::Assemble => game.steps.push(Step::Assemble),
        Effect::Swiftness => game.march.land += 1,
        Effect::Transfer | Effect::Teleportation => game.march.transfer = true,
        Effect::OpenGates => game.march.gates_open = true,
        Effect::Reinforcement => muster::reinforce(game),
        Effect::None | Effect::Bluff | Effect::Veto | Effect::Escape => {
            unreachable!("{card} does nothing by itself outside battle")
        }
    }
}

/// DI12-10: each opponent with any loses one, and the thief gains one in all.
fn steal_prayer<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    for other in game.all_seats() {
        if game.at_odds(seat, other) && game.player(other).prayer > 0 {
            game.player_mut(other).prayer -= 1;
            tell(journal, || Event::PrayerLost {
                seat: other,
                amount: 1,
            });
        }
    }
    game.gain(seat, 1, journal);
}

impl Stage<Kemet> for stage::RainingFire {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(game.enemies_of(seat), Action::Strike);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Strike(zone) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        strike(game, seat, zone, journal);
    }
}

/// One unit of the opposing troop in `zone` leaves the board.
fn strike<J: Journal<Event>>(game: &mut Kemet, seat: Seat, zone: Zone, journal: &mut J) {
    if let Some(victim) = game.enemy_in(seat, zone) {
        game.take_off(game.captain(victim), zone, 1, journal);
        if game.is_amon(victim) {
            solo::respawn::restore(game, journal);
        }
    }
}

fn temples(game: &Kemet, seat: Seat) -> ZoneSet {
    game.controlled[seat.index()] & crate::map::TEMPLES
}

impl Stage<Kemet> for stage::Ceremony {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(temples(game, seat), Action::Collect);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Collect(zone) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        collect(game, seat, zone, journal);
    }
}

/// The night income of a temple; the Delta Temple wants a unit for it.
fn collect<J: Journal<Event>>(game: &mut Kemet, seat: Seat, zone: Zone, journal: &mut J) {
    if zone == Zone::DT {
        game.take_off(seat, zone, 1, journal);
    }
    game.gain(seat, zone.temple_pp(), journal);
}

/// Servant Heqaib: a temple just taken may pay at once (AMB-2b).
impl Stage<Kemet> for stage::Heqaib {
    /// What the servant gains is its owner's, whoever took the temple, and so is the
    /// choice (tiles:R19, corrections:T-2).
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let holder = game.holder(self.zone);
        let owner = holder.map(|seat| game.owner_of(seat, Companion::Heqaib));
        match owner.filter(|&seat| game.people().contains(seat)) {
            Some(seat) => Flow::ask(seat),
            None => {
                game.steps.pop();
                Flow::Again
            }
        }
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Collect(self.zone));
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        match action {
            Action::Collect(zone) => collect(game, seat, zone, journal),
            Action::Decline => {}
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// Lord of Storms: once a day, up to two units abroad, 1 PP each (AME-4b).
pub(crate) mod storm {
    use super::*;

    pub(crate) fn ready(game: &Kemet, seat: Seat) -> bool {
        let player = game.player(seat);
        player.has(Power::LordOfStorms) & !player.storm_used & game.can_pay(seat, 1)
            && !targets(game, seat).is_empty()
    }

    /// Opposing troops outside their own city, or the cities of their team.
    fn targets(game: &Kemet, seat: Seat) -> ZoneSet {
        let mut zones = ZoneSet::EMPTY;
        for other in game.all_seats().filter(|&other| game.at_odds(seat, other)) {
            zones |= game.present[other.index()] - game.friendly_districts(other);
        }
        zones
    }

    /// What is still to be paid for one more strike. The first is paid for with the
    /// call, and together they cost as one payment: the Priest of Ra takes 1 off
    /// once (AME-4b, E-12).
    pub(crate) fn price(game: &Kemet, seat: Seat, strikes: u8) -> u8 {
        match strikes {
            0 => 0,
            _ => game.price(seat, strikes + 1) - game.price(seat, strikes),
        }
    }

    impl Stage<Kemet> for stage::Storm {
        fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
            Flow::AskOrForce(game.active())
        }

        fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
            if self.strikes < 2 && price(game, seat, self.strikes) <= game.player(seat).prayer {
                out.offer_each(targets(game, seat), Action::Strike);
            }
            if self.strikes > 0 {
                out.offer(Action::Done);
            }
        }

        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            seat: Seat,
            action: Action,
            journal: &mut J,
        ) {
            match action {
                Action::Strike(zone) => {
                    game.steps.turn_into(Step::Storm {
                        strikes: self.strikes + 1,
                    });
                    // Before it: what it strikes may ask whose unit goes, or come
                    // back and fight (corrections:S-1).
                    let price = price(game, seat, self.strikes);
                    game.spend(seat, price, journal);
                    strike(game, seat, zone, journal);
                }
                Action::Done => game.steps.pop(),
                _ => unreachable!("{self:?} does not offer {action}"),
            }
        }
    }
}
