//! Who meets whom, in which seats, with which deal.

use tabletop::Seat;

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

/// Two bots at a table: one has a single seat, the other all the rest. Numbers
/// are places in the list of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Has one seat.
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
    /// The seat of the one.
    pub seat: Seat,
}

impl Fixture {
    /// Which bot sits in a seat.
    pub fn bot_in(&self, seat: Seat) -> usize {
        match seat == self.seat {
            true => self.who.one,
            false => self.who.rest,
        }
    }
}

/// All games of a tournament.
///
/// Each deal is played by every pairing, once with the one in each seat: luck
/// of the deal and of the seat falls to everybody alike. Games are numbered
/// deal by deal, so a tournament with more deals begins with the same games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pairings: Vec<Pairing>,
    players: usize,
    deals: u64,
}

impl Schedule {
    /// The games of `bots` bots at tables of `players`. Each pairing plays at
    /// least `games` of them: deals are never broken up.
    pub fn new(style: Style, bots: usize, players: usize, games: u64) -> Schedule {
        let pairings = match style {
            Style::Gauntlet => (1..bots).map(|rest| Pairing { one: 0, rest }).collect(),
            Style::RoundRobin => round_robin(bots, players),
        };
        Schedule {
            pairings,
            players,
            deals: games.div_ceil(players as u64),
        }
    }

    /// Who meets whom.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// How many sit at a table.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many games each pairing plays.
    pub fn games_each(&self) -> u64 {
        self.deals * self.players as u64
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games_each() * self.pairings.len() as u64
    }

    /// The game with this number, from 0.
    pub fn fixture(&self, number: u64) -> Fixture {
        let (players, pairings) = (self.players as u64, self.pairings.len() as u64);
        let pairing = (number / players % pairings) as usize;
        Fixture {
            number,
            pairing,
            who: self.pairings[pairing],
            deal: number / (players * pairings),
            seat: Seat((number % players) as u8),
        }
    }
}

/// Every two bots. At two seats that is one pairing; at more, being alone
/// against several is another thing than being several against one.
fn round_robin(bots: usize, players: usize) -> Vec<Pairing> {
    let all = (0..bots).flat_map(|one| (0..bots).map(move |rest| Pairing { one, rest }));
    all.filter(|pair| match players {
        2 => pair.one < pair.rest,
        _ => pair.one != pair.rest,
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn everybody_meets_everybody_or_the_first_meets_all() {
        let count = |style, players| Schedule::new(style, 4, players, 1).pairings().len();
        assert_eq!(count(Style::RoundRobin, 2), 6);
        assert_eq!(count(Style::RoundRobin, 4), 12);
        assert_eq!(count(Style::Gauntlet, 2), 3);
        assert_eq!(count(Style::Gauntlet, 5), 3);
    }

    /// Every pairing plays every deal once with the one in each seat.
    #[test]
    fn deals_are_paired_and_seats_rotated() {
        for players in 2..=6 {
            let schedule = Schedule::new(Style::RoundRobin, 3, players, 7);
            assert!(schedule.games_each() >= 7);
            assert!(schedule.games_each() < 7 + players as u64);
            let mut seats: BTreeMap<(usize, u64), Vec<u8>> = BTreeMap::new();
            for number in 0..schedule.games() {
                let fixture = schedule.fixture(number);
                let key = (fixture.pairing, fixture.deal);
                seats.entry(key).or_default().push(fixture.seat.0);
                let ones = (0..players as u8)
                    .filter(|&seat| fixture.bot_in(Seat(seat)) == fixture.who.one);
                assert_eq!(ones.collect::<Vec<_>>(), [fixture.seat.0]);
            }
            let all: Vec<u8> = (0..players as u8).collect();
            assert!(seats.values().all(|taken| *taken == all));
            assert_eq!(seats.len() as u64 * players as u64, schedule.games());
        }
    }

    /// More games begin with the same games, so a tournament can be prolonged.
    #[test]
    fn a_longer_tournament_begins_like_a_shorter_one() {
        let short = Schedule::new(Style::Gauntlet, 3, 3, 6);
        let long = Schedule::new(Style::Gauntlet, 3, 3, 60);
        for number in 0..short.games() {
            assert_eq!(short.fixture(number), long.fixture(number));
        }
    }
}
