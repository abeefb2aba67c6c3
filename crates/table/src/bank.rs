//! Chess clocks: each person has a bank of time that runs while they are asked,
//! and gets an increment whenever they are done.
//!
//! Nothing of it is stored: how much is left follows from when things happened
//! and who was asked then, and both are in the story.

use tabletop::{MAX_SEATS, Seat, Seats};

use crate::entry::What;
use crate::wire::{Away, Pace, SeatClock};

/// The clocks of everybody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Banks {
    /// What is added when somebody is done, in milliseconds.
    increment: i64,
    /// What everybody had left when their clock last stopped or went on.
    left: [i64; MAX_SEATS],
    /// Since when each clock runs, where it does.
    since: [Option<i64>; MAX_SEATS],
}

impl Banks {
    /// Full banks, if the table plays with them.
    pub fn new(pace: Pace) -> Option<Banks> {
        match pace {
            Pace::Bank { bank, increment } => Some(Banks {
                increment: i64::from(increment) * 1_000,
                left: [i64::from(bank) * 1_000; MAX_SEATS],
                since: [None; MAX_SEATS],
            }),
            Pace::Live | Pace::PerDecision { .. } => None,
        }
    }

    /// Something has happened: `asked` are the people who must decide after it,
    /// those for whom a bot plays aside.
    pub fn follow(&mut self, what: &What, at: i64, asked: Seats) {
        for (index, since) in self.since.iter_mut().enumerate() {
            let (seat, left) = (Seat(index as u8), &mut self.left[index]);
            let ran = since.is_some();
            let runs = asked.contains(seat);
            if let Some(since) = *since {
                *left -= (at - since).max(0);
            }
            match *what {
                What::Acted { seat: actor, .. } if actor == seat && ran && !runs => {
                    *left = (*left).max(0) + self.increment;
                }
                // Who takes back that they were done has not been done.
                What::Undone { seat: actor, .. } if actor == seat && !ran && runs => {
                    *left -= self.increment;
                }
                What::BotSeated {
                    seat: late,
                    because: Away::OutOfTime,
                } if late == seat => *left = 0,
                // Who comes back must be able to decide something.
                What::PersonBack { seat: back } if back == seat => {
                    *left = (*left).max(self.increment);
                }
                _ => {}
            }
            *left = (*left).max(0);
            *since = runs.then_some(at);
        }
    }

    /// When the time of this seat is over, if its clock runs.
    pub fn runs_out(&self, seat: Seat) -> Option<i64> {
        let since = self.since.get(seat.index()).copied().flatten()?;
        Some(since + self.left[seat.index()])
    }

    /// The clocks of these seats, as they are now.
    pub fn shown(&self, seats: impl Iterator<Item = Seat>, now: i64) -> Vec<SeatClock> {
        seats
            .map(|seat| {
                let since = self.since[seat.index()];
                let gone = since.map_or(0, |since| (now - since).max(0));
                let left = (self.left[seat.index()] - gone).max(0);
                SeatClock {
                    seat,
                    left: u32::try_from(left).unwrap_or(u32::MAX),
                    runs: since.is_some(),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{By, Scope};

    const ONE: Seat = Seat(0);
    const TWO: Seat = Seat(1);

    fn banks() -> Banks {
        let pace = Pace::Bank {
            bank: 60,
            increment: 10,
        };
        let mut banks = Banks::new(pace).expect("a pace with banks");
        banks.follow(&What::Began, 0, Seats::one(ONE));
        banks
    }

    fn acted(seat: Seat) -> What {
        What::Acted {
            seat,
            action: crate::entry::Notation {
                action: "pass".into(),
            },
            by: By::Person,
        }
    }

    fn left(banks: &Banks, seat: Seat, now: i64) -> u32 {
        banks.shown([seat].into_iter(), now)[0].left
    }

    #[test]
    fn a_bank_runs_while_its_owner_is_asked() {
        let mut banks = banks();
        assert_eq!(banks.runs_out(ONE), Some(60_000));
        assert_eq!(banks.runs_out(TWO), None);
        // Still in the same turn: nothing is added.
        banks.follow(&acted(ONE), 5_000, Seats::one(ONE));
        assert_eq!(left(&banks, ONE, 6_000), 54_000);
        banks.follow(&acted(ONE), 20_000, Seats::one(TWO));
        assert_eq!(left(&banks, ONE, 99_000), 50_000, "20 gone, 10 added");
        assert_eq!(banks.runs_out(TWO), Some(80_000));
    }

    #[test]
    fn taking_back_earns_nothing() {
        let mut banks = banks();
        for round in 0..5 {
            let at = round * 100;
            banks.follow(&acted(ONE), at, Seats::one(TWO));
            let undone = What::Undone {
                seat: ONE,
                back: 1,
                scope: Scope::Step,
            };
            banks.follow(&undone, at, Seats::one(ONE));
        }
        assert_eq!(left(&banks, ONE, 400), 59_600);
    }

    #[test]
    fn who_ran_out_and_comes_back_has_the_increment() {
        let mut banks = banks();
        let late = What::BotSeated {
            seat: ONE,
            because: Away::OutOfTime,
        };
        banks.follow(&late, 60_000, Seats::EMPTY);
        assert_eq!(left(&banks, ONE, 90_000), 0);
        banks.follow(&What::PersonBack { seat: ONE }, 90_000, Seats::one(ONE));
        assert_eq!(banks.runs_out(ONE), Some(100_000));
    }

    /// A bot in between stops the clock, and gives no time back.
    #[test]
    fn handing_over_earns_nothing() {
        let mut banks = banks();
        let over = What::BotSeated {
            seat: ONE,
            because: Away::HandedOver,
        };
        banks.follow(&over, 30_000, Seats::EMPTY);
        banks.follow(&What::PersonBack { seat: ONE }, 40_000, Seats::one(ONE));
        assert_eq!(banks.runs_out(ONE), Some(70_000));
    }
}
