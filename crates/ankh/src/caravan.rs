//! Camel Caravan: a line of camels, laid side by side, that splits a
//! region; then the conflict tokens of the two parts.

use tabletop::{Flow, Journal, Offers, Seat, Stage, Staged};

use crate::Action;
use crate::board::sides::{Ground, number_of, side_of};
use crate::board::{Hex, HexSet, Side};
use crate::components::{CAMELS, TOKENS};
use crate::event::Event;
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

fn ground(game: &Ankh) -> Ground<'_> {
    Ground {
        open: &game.open,
        regions: game.regions_in_use(),
        camels: CAMELS - game.open.camel_count(),
    }
}

impl Stage<Ankh> for stage::Caravan {
    /// Placing is optional; a line that was begun is laid to its end.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) -> Flow {
        if !game.turn.caravan.is_empty() {
            return go_on(game, journal);
        }
        // No token, no new region.
        if game.next_token().is_none() || !ground(game).has_line() {
            decline(game, journal);
            return Flow::Again;
        }
        Flow::ask(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let line = &game.turn.caravan;
        if line.is_empty() {
            ground(game).first_sides(|side| out.offer(camel(side)));
            out.offer(Action::Decline);
        } else {
            // Both of them can be finished, or nobody would be asked.
            let ways = ground(game).next_sides(line);
            ways.for_each(|side| out.offer(camel(side)));
        }
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Camel(hex, direction) => {
                let number = number_of(Side { hex, direction });
                game.turn.caravan.extend(number);
            }
            Action::Decline => decline(game, journal),
            _ => self.not_offered(action),
        }
    }
}

/// Asks for the next side where there are two ways on.
fn go_on<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) -> Flow {
    match ground(game).ways_on(&game.turn.caravan)[..] {
        [] => lay(game, journal),
        [only] => game.force(stage::Caravan {}, game.active(), camel(only), journal),
        _ => return Flow::ask(game.active()),
    }
    Flow::Again
}

fn camel(side: Side) -> Action {
    Action::Camel(side.hex, side.direction)
}

fn decline<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let seat = game.active();
    game.steps.pop();
    tell(journal, || Event::NoCaravan { seat });
}

/// The two parts of the region that the line has split, the one with the
/// first hex of the board first.
fn parts(game: &Ankh) -> [HexSet; 2] {
    let Some(mut parts) = ground(game).parts(&game.turn.caravan) else {
        unreachable!("a line that was offered splits its region");
    };
    if parts[0].lowest() > parts[1].lowest() {
        parts.swap(0, 1);
    }
    parts
}

/// The line is complete: next is who keeps the token.
fn lay<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let seat = game.active();
    let line = game.turn.caravan.clone();
    tell(journal, || Event::CaravanLaid {
        seat,
        sides: line.iter().copied().map(side_of).collect(),
    });
    game.steps.turn_into(Step::CaravanToken);
}

impl Stage<Ankh> for stage::CaravanToken {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    /// A part is named by its first hex.
    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let firsts = parts(game).into_iter().filter_map(HexSet::lowest);
        firsts.for_each(|hex| out.offer(Action::Token(hex)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::Token(hex) = action else {
            self.not_offered(action);
        };
        split(game, hex, journal);
        game.steps.turn_into(Step::CaravanSwap);
    }
}

/// The old token goes to the part with this hex, the lowest of the supply to
/// the other. Only now do the camels stand.
fn split<J: Journal<Event>>(game: &mut Ankh, hex: Hex, journal: &mut J) {
    let [one, other] = parts(game);
    let (kept, given) = if one.contains(hex) {
        (one, other)
    } else {
        (other, one)
    };
    let (Some(old), Some(new)) = (game.region_at(hex), game.next_token()) else {
        unreachable!("a caravan needs a region and a token");
    };
    for number in std::mem::take(&mut game.turn.caravan) {
        game.open.close(side_of(number));
    }
    game.regions[usize::from(old) - 1] = kept;
    game.regions[usize::from(new) - 1] = given;
    game.turn.split = [old, new];
    for (number, land) in [(old, kept), (new, given)] {
        if let Some(hex) = land.lowest() {
            tell(journal, || Event::TokenLaid { number, hex });
        }
    }
}

impl Stage<Ankh> for stage::CaravanSwap {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    /// One of the two new regions may swap with any other.
    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let [one, other] = game.turn.split;
        let in_use = |&number: &u8| !game.land(number).is_empty();
        for number in (1..=TOKENS as u8).filter(in_use) {
            for new in [one, other] {
                // The two with each other: once.
                let twice = new == other && number == one;
                if number != new && !twice {
                    out.offer(Action::Swap(new, number));
                }
            }
        }
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        game.steps.pop();
        game.turn.split = [0; 2];
        match action {
            Action::Swap(one, other) => {
                game.regions
                    .swap(usize::from(one) - 1, usize::from(other) - 1);
                tell(journal, || Event::TokensSwapped { seat, one, other });
            }
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}
