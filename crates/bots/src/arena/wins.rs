//! Wins, which may be shared.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Serialize, Serializer};
use tabletop::Seats;

/// A win, in parts: it can be split evenly between any number of seats.
const WHOLE_WIN: u64 = 840;

/// A number of wins in parts of `WHOLE_WIN`: whole numbers, so the order of
/// adding never matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Wins(u64);

impl Wins {
    /// What some seats have of a win: all of it, a part, or nothing.
    pub fn of(seats: Seats, winners: Seats) -> Wins {
        let won = seats.iter().filter(|&seat| winners.contains(seat)).count();
        match winners.len() as u64 {
            0 => Wins(0),
            all => Wins(won as u64 * WHOLE_WIN / all),
        }
    }

    /// So many games won outright.
    pub const fn whole_games(games: u64) -> Wins {
        Wins(games * WHOLE_WIN)
    }

    /// How many wins, with a fraction where some were shared.
    pub fn count(self) -> f64 {
        self.0 as f64 / WHOLE_WIN as f64
    }

    /// A whole number, if none was shared.
    pub fn whole(self) -> Option<u64> {
        self.0
            .is_multiple_of(WHOLE_WIN)
            .then_some(self.0 / WHOLE_WIN)
    }
}

impl Add for Wins {
    type Output = Wins;

    fn add(self, other: Wins) -> Wins {
        Wins(self.0 + other.0)
    }
}

impl AddAssign for Wins {
    fn add_assign(&mut self, other: Wins) {
        self.0 += other.0;
    }
}

impl Sum for Wins {
    fn sum<I: Iterator<Item = Wins>>(wins: I) -> Wins {
        wins.fold(Wins::default(), Wins::add)
    }
}

/// With two places where some were shared.
impl fmt::Display for Wins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.whole() {
            Some(whole) => f.pad(&whole.to_string()),
            None => f.pad(&format!("{:.2}", self.count())),
        }
    }
}

/// A whole number unless wins were shared.
impl Serialize for Wins {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => to.serialize_u64(whole),
            None => to.serialize_f64(self.count()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{MAX_SEATS, Seat};

    #[test]
    fn a_shared_win_is_split_evenly() {
        for winners in 1..=MAX_SEATS {
            let winners = Seats::first(winners);
            let each = winners
                .iter()
                .map(|seat| Wins::of(Seats::one(seat), winners));
            assert_eq!(each.sum::<Wins>(), Wins(WHOLE_WIN));
        }
        assert_eq!(Wins::of(Seats::one(Seat(1)), Seats::EMPTY), Wins(0));
        let halves = [Wins(WHOLE_WIN / 2), Wins(3 * WHOLE_WIN)];
        let text = serde_json::to_string(&halves).expect("plain data");
        assert_eq!(text, "[0.5,3]");
    }
}
