//! Who meets whom, in which seats, with which deal.

use crate::judgement::leads;
use tabletop::{Insight, Seat, Seats};

/// Who plays together at a table: usually everybody alone.
pub fn sides<G: Insight>(game: &G) -> Vec<Seats> {
    let leaders = game.seats().iter().filter(|&seat| leads(game, seat));
    leaders.map(|leader| game.allies(leader)).collect()
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
}

impl Style {
    /// As people say it.
    pub const fn name(self) -> &'static str {
        match self {
            Style::RoundRobin => "round robin",
            Style::Gauntlet => "gauntlet",
        }
    }
}

/// Two bots at a table: one has a single side, a seat or a team, the other all
/// the rest. Numbers are places in the list of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Has one side.
    pub one: usize,
    /// Has the others.
    pub rest: usize,
}

/// One game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number, from 0.
    pub number: u64,
    /// The place of its pairing in [`Schedule::pairings`].
    pub pairing: usize,
    /// Who meets.
    pub who: Pairing,
    /// Which deal: games with the same deal begin with the same cards.
    pub deal: u64,
    /// The seats of the one.
    pub side: Seats,
}

impl Fixture {
    /// Which bot sits in a seat.
    pub fn bot_in(&self, seat: Seat) -> usize {
        if self.side.contains(seat) {
            self.who.one
        } else {
            self.who.rest
        }
    }
}

/// All games of a tournament.
///
/// Each deal is played by every pairing, once with the one on each side: luck
/// of the deal and of the seat falls to everybody alike. Games are numbered
/// deal by deal, so a tournament with more deals begins with the same games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pairings: Vec<Pairing>,
    sides: Vec<Seats>,
    deals: u64,
}

impl Schedule {
    /// The games of `bots` bots at tables with these sides. Each pairing plays
    /// at least `games` of them: deals are never broken up.
    pub fn new(style: Style, bots: usize, sides: Vec<Seats>, games: u64) -> Schedule {
        let pairings = match style {
            Style::Gauntlet => (1..bots).map(|rest| Pairing { one: 0, rest }).collect(),
            Style::RoundRobin => round_robin(bots, sides.len()),
        };
        Schedule {
            pairings,
            deals: games.div_ceil(sides.len() as u64),
            sides,
        }
    }

    /// Who meets whom.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// How many sit at a table.
    pub fn players(&self) -> usize {
        self.sides.iter().map(|side| side.len()).sum()
    }

    /// Who plays together.
    pub fn sides(&self) -> &[Seats] {
        &self.sides
    }

    /// The seats of all but one side.
    pub fn rest(&self, side: Seats) -> Seats {
        let others = self.sides.iter().filter(|&&other| other != side);
        others.flat_map(|other| other.iter()).collect()
    }

    /// How many games each pairing plays.
    pub fn games_each(&self) -> u64 {
        self.deals * self.sides.len() as u64
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games_each() * self.pairings.len() as u64
    }

    /// The game with this number, from 0.
    pub fn fixture(&self, number: u64) -> Fixture {
        let (sides, pairings) = (self.sides.len() as u64, self.pairings.len() as u64);
        let pairing = (number / sides % pairings) as usize;
        Fixture {
            number,
            pairing,
            who: self.pairings[pairing],
            deal: number / (sides * pairings),
            side: self.sides[(number % sides) as usize],
        }
    }
}

/// Every two bots. With two sides that is one pairing; with more, being alone
/// against several is another thing than being several against one.
fn round_robin(bots: usize, sides: usize) -> Vec<Pairing> {
    let all = (0..bots).flat_map(|one| (0..bots).map(move |rest| Pairing { one, rest }));
    all.filter(|pair| match sides {
        2 => pair.one < pair.rest,
        _ => pair.one != pair.rest,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn alone(players: usize) -> Vec<Seats> {
        Seats::first(players).iter().map(Seats::one).collect()
    }

    #[test]
    fn everybody_meets_everybody_or_the_first_meets_all() {
        let count = |style, players| Schedule::new(style, 4, alone(players), 1).pairings().len();
        assert_eq!(count(Style::RoundRobin, 2), 6);
        assert_eq!(count(Style::RoundRobin, 4), 12);
        assert_eq!(count(Style::Gauntlet, 2), 3);
        assert_eq!(count(Style::Gauntlet, 5), 3);
    }

    /// Every pairing plays every deal once with the one in each seat.
    #[test]
    fn deals_are_paired_and_seats_rotated() {
        for players in 2..=6 {
            let schedule = Schedule::new(Style::RoundRobin, 3, alone(players), 7);
            assert!(schedule.games_each() >= 7);
            assert!(schedule.games_each() < 7 + players as u64);
            let mut seats: BTreeMap<(usize, u64), Vec<u8>> = BTreeMap::new();
            for number in 0..schedule.games() {
                let fixture = schedule.fixture(number);
                let key = (fixture.pairing, fixture.deal);
                let seat = fixture.side.lowest().expect("a side has seats");
                seats.entry(key).or_default().push(seat.0);
                let ones = (0..players as u8)
                    .filter(|&seat| fixture.bot_in(Seat(seat)) == fixture.who.one);
                assert_eq!(ones.collect::<Vec<_>>(), [seat.0]);
            }
            let all: Vec<u8> = (0..players as u8).collect();
            assert!(seats.values().all(|taken| *taken == all));
            assert_eq!(seats.len() as u64 * players as u64, schedule.games());
        }
    }

    /// Allies are one bot, and the sides change places as seats do.
    #[test]
    fn teams_sit_together() {
        let teams: Vec<Seats> = [[0, 2], [1, 3]]
            .map(|team| team.map(Seat).into_iter().collect())
            .to_vec();
        let schedule = Schedule::new(Style::RoundRobin, 2, teams.clone(), 4);
        assert_eq!(schedule.games(), 4);
        for number in 0..4 {
            let fixture = schedule.fixture(number);
            assert_eq!(fixture.side, teams[number as usize % 2]);
            let bots = [0, 1, 2, 3].map(|seat| fixture.bot_in(Seat(seat)));
            assert_eq!((bots[0], bots[1]), (bots[2], bots[3]));
            assert_ne!(bots[0], bots[1]);
            assert_eq!(schedule.rest(fixture.side), teams[1 - number as usize % 2]);
        }
    }

    /// More games begin with the same games, so a tournament can be prolonged.
    #[test]
    fn a_longer_tournament_begins_like_a_shorter_one() {
        let short = Schedule::new(Style::Gauntlet, 3, alone(3), 6);
        let long = Schedule::new(Style::Gauntlet, 3, alone(3), 60);
        for number in 0..short.games() {
            assert_eq!(short.fixture(number), long.fixture(number));
        }
    }
}
