//! Two gods become one, gods are forgotten, the end.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::board::{Hex, HexSet};
use crate::components::{BASES, God, Guardian, Powers};
use crate::event::{Event, Why};
use crate::state::{Ankh, Ending, Merger, Side, tell};
use crate::step::{Step, stage};

impl Automatic<Ankh> for stage::Merge {
    /// The last becomes part of the one before it.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let [lower, higher] = [game.rank[0], game.rank[1]];
        game.steps.turn_into(Step::Guardians);
        merge(game, lower, higher, journal);
    }
}

fn merge<J: Journal<Event>>(game: &mut Ankh, lower: Seat, higher: Seat, journal: &mut J) {
    let devotion = game.side(lower).devotion;
    tell(journal, || Event::Merged {
        higher,
        lower,
        devotion,
    });

    clear_monuments(game, lower);
    let followers = game.side(lower).followers;
    hand_over_figures(game, lower, higher);
    settle_trapped(game, lower, higher);

    let gods = game.side(lower).gods;
    game.sides[lower.index()] = Side {
        followers: 0,
        hand: Default::default(),
        ..Side::new()
    };
    // Told of the higher, whoever's turn it is: they are still two.
    game.gain_followers(higher, followers, Why::Merge, journal);
    let merged = game.side_mut(higher);
    merged.gods |= gods;
    merged.devotion = devotion;
    // It takes the last place, whoever else shares the space.
    game.rank.retain(|side| *side != lower && *side != higher);
    game.rank.insert(0, higher);
    game.merger = Some(Merger { higher, lower });
}

/// All monuments of a side go back to the supply.
fn clear_monuments(game: &mut Ankh, side: Seat) {
    for hex in game.controlled[side.index()].iter() {
        game.remove_monument(hex);
    }
}

/// The lower's god and warriors leave the game, its guardians change sides
///
fn hand_over_figures(game: &mut Ankh, lower: Seat, higher: Seat) {
    for hex in game.figures[lower.index()].iter() {
        if game.kind_at(hex).guardian().is_some() {
            game.figures[lower.index()].remove(hex);
            game.figures[higher.index()].insert(hex);
        } else {
            game.lift(lower, hex);
        }
    }
    for guardian in Guardian::ALL {
        let count = game.side(lower).pool[guardian.index()];
        game.side_mut(higher).pool[guardian.index()] += count;
    }
}

/// Trapped warriors of the lower leave the game; with Anubis among the two,
/// those of the merged god come free.
fn settle_trapped(game: &mut Ankh, lower: Seat, higher: Seat) {
    game.trapped[lower.index()] = 0;
    if game.is_god(lower, God::Anubis) {
        game.trapped[higher.index()] = 0;
    }
}

/// The merged god, if it has more guardians of a size than bases.
fn crowded(game: &Ankh) -> Option<(Seat, bool)> {
    let higher = game.merger?.higher;
    let too_many = |&large: &bool| game.bases_used(higher, large) > BASES;
    let large = [false, true].into_iter().find(too_many)?;
    Some((higher, large))
}

impl Stage<Ankh> for stage::Guardians {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        match crowded(game) {
            Some((higher, _)) => Flow::AskOrForce(higher),
            None => {
                game.steps.pop();
                Flow::Again
            }
        }
    }

    /// Any guardian of a size that has too many.
    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let Some((side, large)) = crowded(game) else {
            return;
        };
        let of_size = |guardian: &&Guardian| guardian.is_large() == large;
        for &guardian in Guardian::ALL.iter().filter(of_size) {
            if game.side(side).pool[guardian.index()] > 0 {
                out.offer(Action::Release(guardian));
            }
            let standing = game.guardians(side, guardian);
            out.offer_each(standing, Action::Dismiss);
        }
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Release(guardian) => {
                game.side_mut(seat).pool[guardian.index()] -= 1;
                tell(journal, || Event::GuardianLeft {
                    seat,
                    guardian,
                    hex: None,
                });
            }
            Action::Dismiss(hex) => dismiss(game, seat, hex, journal),
            _ => self.not_offered(action),
        }
    }
}

fn dismiss<J: Journal<Event>>(game: &mut Ankh, seat: Seat, hex: Hex, journal: &mut J) {
    if let Some(guardian) = game.lift(seat, hex).guardian() {
        tell(journal, || Event::GuardianLeft {
            seat,
            guardian,
            hex: Some(hex),
        });
    }
}

impl Automatic<Ankh> for stage::Oblivion {
    /// Every god on a red space is forgotten.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        for side in game.rank.clone() {
            if game.is_red(side) {
                forget(game, side, journal);
            }
        }
        match game.rank[..] {
            [] => game.finish(Ending::Forgotten),
            [only] => game.finish(Ending::Last(only)),
            _ => {}
        }
    }
}

fn forget<J: Journal<Event>>(game: &mut Ankh, side: Seat, journal: &mut J) {
    tell(journal, || Event::Forgotten { seat: side });
    for hex in game.figures[side.index()].iter() {
        game.lift(side, hex);
    }
    clear_monuments(game, side);
    game.trapped[side.index()] = 0;
    if game.is_god(side, God::Anubis) {
        game.trapped = Default::default();
    }
    if game.is_god(side, God::Osiris) {
        game.underworld = HexSet::EMPTY;
    }
    let devotion = game.side(side).devotion;
    game.sides[side.index()] = Side {
        gods: game.side(side).gods,
        devotion,
        followers: 0,
        powers: Powers(0),
        hand: Default::default(),
        ..Side::new()
    };
    game.rank.retain(|other| *other != side);
    for seat in game.members(side).iter() {
        game.forgotten = game.forgotten.with(seat);
    }
}

impl Automatic<Ankh> for stage::Finish {
    /// The highest devotion wins.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) {
        let highest = *game.rank.last().expect("two gods are left, or more");
        game.finish(Ending::Devotion(highest));
    }
}
