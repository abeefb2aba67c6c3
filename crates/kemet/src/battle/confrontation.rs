//! Confrontation: cards are revealed and paid (section 3.5.2).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, stage};
use crate::{Action, Di, Kemet, Power};

impl Kemet {
    /// What a Double Game costs (AME-3a).
    pub(crate) const DOUBLE_GAME: u8 = 1;
}

impl Automatic<Kemet> for stage::Confrontation {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        game.battle_mut().revealed = true;
        game.reveals += 1;
        for role in game.order_of_reveal() {
            if game.is_amon(game.battle().seat(role)) {
                game.turn_up_card(role, journal);
            }
            reveal_side(game, role, journal);
        }
    }
}

fn reveal_side<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    let seat = game.battle().seat(role);
    let side = *game.battle().side(role);
    if let Some(card) = side.secret.play {
        game.battle_mut().side_mut(role).open.face = card.face();
        tell(journal, || Event::Revealed {
            seat,
            card,
            cards: side.secret.di.iter().collect(),
        });
    }
    game.battle_mut().side_mut(role).open.played = side.secret.di.len();
    for card in side.secret.di.iter() {
        // Diversion goes back to its owner's hand (KB-3.5.2.b).
        if card == Di::Diversion {
            game.battle_mut().side_mut(role).secret.di.remove(card);
            continue;
        }
        game.player_mut(seat).di.remove(card);
        if game.can_pay(seat, card.face().cost) {
            game.pay(seat, card.face().cost, journal);
        } else {
            // KB-3.5.1.d: unpaid, it is discarded without effect.
            game.battle_mut().side_mut(role).secret.di.remove(card);
            game.put_on_discards(card, seat, journal);
        }
    }
}

fn may_wound(game: &Kemet, role: Role) -> bool {
    game.side_has(role, Power::DivineWound) && game.may_hold_cards(game.battle().seat(role))
}

fn may_mirage(game: &Kemet, role: Role) -> bool {
    game.side_has(role, Power::Mirage)
        && !game.battle().side(role).open.mirage_used
        && game.may_hold_cards(game.battle().seat(role))
        && !game.battle().side(role.other()).secret.di.is_empty()
}

fn may_swap(game: &Kemet, role: Role) -> bool {
    let side = game.battle().side(role);
    game.side_has(role, Power::DoubleGame)
        && !side.open.swapped
        && side.secret.discard.is_some()
        && game.can_pay(game.battle().seat(role), Kemet::DOUBLE_GAME)
}

impl Stage<Kemet> for stage::ConfrontationEnd {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let role = self.role;
        if may_wound(game, role) || may_mirage(game, role) || may_swap(game, role) {
            return Flow::ask(game.battle().seat(role));
        }
        game.steps.pop();
        Flow::Again
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let role = self.role;
        let hand = &game.player(game.battle().seat(role)).di;
        let loose = || hand.faces().filter(|card| card.is_loose());
        if may_wound(game, role) {
            loose().for_each(|card| out.offer(Action::Wound(card)));
        }
        if may_mirage(game, role) {
            for discard in loose() {
                for cancel in game.battle().side(role.other()).secret.di.faces() {
                    out.offer(Action::Mirage(discard, cancel));
                }
            }
        }
        if may_swap(game, role) {
            out.offer(Action::DoubleGame);
        }
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let role = self.role;
        match action {
            Action::Wound(card) => {
                game.discard_di(seat, card, journal);
                game.battle_mut().side_mut(role).open.wounds += 1;
            }
            Action::Mirage(discard, cancel) => {
                game.discard_di(seat, discard, journal);
                game.battle_mut().side_mut(role).open.mirage_used = true;
                let opponent = game.battle().seat(role.other());
                let other = game.battle_mut().side_mut(role.other());
                other.secret.di.remove(cancel);
                other.open.cancelled.insert(cancel);
                tell(journal, || Event::DiCancelled {
                    seat: opponent,
                    card: cancel,
                });
            }
            Action::DoubleGame => swap(game, role, journal),
            Action::Done => game.steps.pop(),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// AME-3a: the card discarded in this war council counts instead.
fn swap<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    let seat = game.battle().seat(role);
    game.pay(seat, Kemet::DOUBLE_GAME, journal);
    let side = game.battle_mut().side_mut(role);
    if let (Some(old), Some(new)) = (side.secret.play, side.secret.discard) {
        side.secret.play = Some(new);
        side.secret.discard = Some(old);
        side.open.swapped = true;
        side.open.face = new.face();
        game.reveals += 1;
        tell(journal, || Event::CardSwapped { seat, old, new });
    }
}
