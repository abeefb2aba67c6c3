//! What games add up to, in whole numbers: the order of adding never matters.

use std::collections::BTreeMap;
use std::ops::Add;

use bots::arena::Wins;
use tabletop::{MAX_SEATS, Outcome, Seats};

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub rounds: u64,
    pub unfinished: u64,
    /// Wins of each seat.
    pub wins: [Wins; MAX_SEATS],
    /// Games by the reason of their end.
    pub ends: BTreeMap<String, u64>,
}

impl Tally {
    /// Adds a game.
    pub fn count(&mut self, decisions: usize, rounds: u32, outcome: Option<&Outcome>) {
        self.games += 1;
        self.decisions += decisions as u64;
        self.rounds += u64::from(rounds);
        let Some(outcome) = outcome else {
            self.unfinished += 1;
            return;
        };
        for seat in outcome.winners.iter() {
            self.wins[seat.index()] += Wins::of(Seats::one(seat), outcome.winners);
        }
        match self.ends.get_mut(&outcome.reason) {
            Some(games) => *games += 1,
            None => {
                self.ends.insert(outcome.reason.clone(), 1);
            }
        }
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        self.unfinished += other.unfinished;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        for (reason, games) in other.ends {
            *self.ends.entry(reason).or_default() += games;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    #[test]
    fn a_shared_win_is_split_evenly() {
        for winners in 1..=MAX_SEATS {
            let mut tally = Tally::default();
            let outcome = Outcome {
                winners: Seats::first(winners),
                places: Vec::new(),
                reason: "all".to_owned(),
            };
            tally.count(10, 2, Some(&outcome));
            tally.count(10, 2, None);
            let wins: Wins = tally.wins.into_iter().sum();
            assert_eq!(wins.whole(), Some(1), "{winners}");
            assert_eq!(tally.wins[0], tally.wins[winners - 1]);
            let twice = tally.clone() + tally;
            assert_eq!((twice.games, twice.unfinished), (4, 2));
            assert_eq!(twice.ends["all"], 2);
            assert!(outcome.won(Seat(0)));
        }
    }
}
