//! GOD-SET: in a battle that Seth fights he calls on two DI cards.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::tell;
use crate::step::stage;
use crate::{Action, DiCards, Icon, Kemet};

const CARDS: u8 = 2;

/// The end of the Confrontation: the cards are drawn for all to see.
impl Stage<Kemet> for stage::SethsCards {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let role = self.role;
        if game.foreseen.is_empty() {
            for _ in 0..CARDS {
                if let Some(card) = game.draw_one(journal) {
                    game.foreseen.insert(card);
                }
            }
            let (seat, cards) = (game.battle().seat(role), game.foreseen);
            tell(journal, || Event::SethDrew {
                seat,
                cards: cards.iter().collect(),
            });
        }
        if game.foreseen.is_empty() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(game.battle().seat(role))
    }

    /// A BATTLE card if one was drawn, else any.
    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let fights = |cards: &DiCards| cards.faces().any(|card| card.face().icon == Icon::Battle);
        let battle = fights(&game.foreseen);
        for card in game.foreseen.faces() {
            if !battle || card.face().icon == Icon::Battle {
                out.offer(Action::Keep(card));
            }
        }
    }

    /// A BATTLE card works at once and for nothing; another goes to the hand. What
    /// is left over is discarded.
    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let role = self.role;
        game.steps.pop();
        let Action::Keep(card) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let mut others = std::mem::take(&mut game.foreseen);
        others.remove(card);
        if card.face().icon == Icon::Battle {
            let side = game.battle_mut().side_mut(role);
            side.secret.di.insert(card);
            side.open.played += 1;
            tell(journal, || Event::PlayedDi { seat, card });
        } else {
            game.player_mut(seat).di.insert(card);
            tell(journal, || Event::CardKept { seat, card });
        }
        for card in others.iter() {
            game.put_on_discards(card, seat, journal);
        }
    }
}
