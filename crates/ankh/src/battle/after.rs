//! After the battle: Miracle, Osiris, Worshipful, Cycle of Ma'at.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::battle::Fray;
use crate::battle::builds::sites;
use crate::components::{Card, Cards, God, Power, SPECIALS};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

/// What Worshipful takes.
pub(crate) const WORSHIP: u16 = 2;

impl Automatic<Ankh> for stage::Miracles {
    /// One devotion for each own figure killed in this battle.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        for side in game.lowest_first(game.players_of(Card::Miracle)) {
            let killed = game.battle().kills[side.index()];
            game.gain_devotion(side, killed, Why::Miracle, journal);
        }
    }
}

/// Osiris, if he has lost this battle.
fn loser_osiris(game: &Ankh) -> Option<Seat> {
    let osiris = game.side_with(God::Osiris)?;
    game.battle().has_lost(osiris).then_some(osiris)
}

/// Those who may sacrifice followers when it comes to that.
fn worshippers(game: &Ankh) -> Seats {
    let may = |side: &Seat| game.has(*side, Power::Worshipful);
    game.battle().participants.iter().filter(may).collect()
}

impl Stage<Ankh> for stage::Underworld {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        match loser_osiris(game) {
            Some(osiris) if !sites(game).is_empty() => Flow::ask(osiris),
            _ => {
                end_underworld(game);
                Flow::Again
            }
        }
    }

    /// An unused token goes straight to its hex; one on the board is lifted
    /// first.
    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        if game.underworld.len() < SPECIALS {
            let sites = sites(game);
            out.offer_each(sites, Action::To);
        }
        let tokens = game.underworld.iter();
        tokens.for_each(|hex| out.offer(Action::Move(hex)));
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        end_underworld(game);
        match action {
            Action::To(hex) => {
                game.underworld.insert(hex);
                tell(journal, || Event::UnderworldPlaced {
                    seat,
                    hex,
                    from: None,
                });
            }
            Action::Move(from) => game.steps.push(Step::UnderworldTo { from }),
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}

fn end_underworld(game: &mut Ankh) {
    game.steps.pop();
    game.battle_mut().pending = worshippers(game);
}

impl Stage<Ankh> for stage::UnderworldTo {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let osiris = loser_osiris(game).expect("Osiris has lifted his token");
        Flow::AskOrForce(osiris)
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let sites = sites(game);
        out.offer_each(sites, Action::To);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        let (Action::To(hex), from) = (action, self.from) else {
            self.not_offered(action);
        };
        game.steps.pop();
        game.underworld.remove(from);
        game.underworld.insert(hex);
        tell(journal, || Event::UnderworldPlaced {
            seat,
            hex,
            from: Some(from),
        });
    }
}

impl Stage<Ankh> for stage::Worship {
    /// Lowest devotion first, everybody once.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let Some(side) = game.lowest(game.battle().pending) else {
            game.steps.pop();
            return Flow::Again;
        };
        if game.side(side).followers < WORSHIP {
            game.battle_mut().pending.remove(side);
            return Flow::Again;
        }
        Flow::ask(side)
    }

    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Worship);
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        game.battle_mut().pending.remove(seat);
        match action {
            Action::Worship => {
                game.pay_followers(seat, WORSHIP, Why::Worshipful, journal);
                game.gain_devotion(seat, 1, Why::Worshipful, journal);
            }
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}

impl Automatic<Ankh> for stage::BattleEnd {
    /// Cards played are used cards; Cycle of Ma'at brings all back.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        for side in game.lowest_first(game.battle().participants) {
            let played = game.battle().played[side.index()];
            let side_state = game.side_mut(side);
            side_state.used |= played;
            if played.contains(Card::Cycle) {
                side_state.hand = Cards::ALL;
                side_state.used = Cards::EMPTY;
                tell(journal, || Event::CardsReturned { seat: side });
            }
        }
        game.fray = Fray(None);
    }
}
