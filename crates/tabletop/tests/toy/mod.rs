//! Spoils: a small card game that has one of everything the contract knows.
//!
//! Everybody holds three cards. Each round all bid one in secret, at once; the
//! highest wins the round. Its owner, alone, takes up to two of the cards bid
//! and stops; then everybody draws up to three. Most rounds won wins.
//!
//! Under version 2 of its rules the winner takes one card only.
//!
//! `FLAW` plants one defect, to see whether the battery finds it.

#![allow(dead_code, reason = "each test binary uses its own part of the toy")]

pub mod flaw;
mod moves;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{
    Applied, Audience, Dice, Eye, Game, Journal, Later, Outcome, Seat, Seats, Seed, SetupError,
    Silent,
};

pub use moves::{Event, Move, Refusal};
pub use view::View;

/// The most seats and cards there are.
pub const SEATS: usize = 4;
pub const CARDS: u8 = 24;
const HAND: u32 = 3;

/// A set of cards.
pub type Cards = u32;

pub fn card(card: u8) -> Cards {
    1 << card
}

pub fn each(cards: Cards) -> impl Iterator<Item = u8> {
    (0..CARDS).filter(move |&c| cards & card(c) != 0)
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub rounds: u8,
    /// How many cards are in play; three per seat leave nothing to draw.
    pub cards: u8,
}

/// What is left for the winner of a round to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spoils {
    pub winner: Seat,
    pub table: Cards,
    pub taken: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy<const FLAW: u8 = { flaw::NONE }> {
    seats: u8,
    rounds: u8,
    round: u8,
    cards: u8,
    hands: [Cards; SEATS],
    bids: [Option<u8>; SEATS],
    deck: Cards,
    discard: Cards,
    points: [u8; SEATS],
    spoils: Option<Spoils>,
    over: bool,
    dice: Dice,
    /// The winner of a round takes two cards, since version 3.
    two_taken: Later<bool>,
    /// Only flawed games use these two.
    seed: Option<Seed>,
    first_bid: Option<Seat>,
}

impl<const FLAW: u8> Toy<FLAW> {
    /// How many cards the winner of a round takes at most.
    fn most_taken(&self) -> u8 {
        match self.two_taken {
            Later(true) => 2,
            Later(false) => 1,
        }
    }

    fn all(&self) -> impl Iterator<Item = Seat> + use<FLAW> {
        Seats::first(self.seats.into()).iter()
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        action: Move,
        journal: &mut impl Journal<Event>,
    ) -> Applied {
        match action {
            Move::Bid(c) => self.bid(seat, c, journal),
            Move::Take(c) => self.take(seat, c, journal),
            Move::Stop | Move::Halt => self.stop(journal),
        }
    }

    fn bid(&mut self, seat: Seat, c: u8, journal: &mut impl Journal<Event>) -> Applied {
        self.hands[seat.index()] &= !card(c);
        self.bids[seat.index()] = Some(c);
        if FLAW == flaw::ORDER_MATTERS && self.first_bid.is_none() {
            self.first_bid = Some(seat);
        }
        journal.note(Audience::seat(seat), Event::Sealed(seat, c));
        if !self.awaiting().is_empty() {
            return Applied { revealed: false };
        }
        let best = self.all().max_by_key(|s| self.bids[s.index()]);
        let winner = best.expect("somebody sits here");
        let table = self.bids.iter().flatten().fold(0, |set, &c| set | card(c));
        journal.note(Audience::All, Event::Won(winner, table));
        self.bids = [None; SEATS];
        self.points[winner.index()] += 1;
        self.spoils = Some(Spoils {
            winner,
            table,
            taken: 0,
        });
        Applied { revealed: true }
    }

    fn take(&mut self, seat: Seat, c: u8, journal: &mut impl Journal<Event>) -> Applied {
        assert!(FLAW != flaw::PANICS, "planted");
        let spoils = self.spoils.as_mut().expect("only in spoils");
        spoils.table &= !card(c);
        spoils.taken += 1;
        self.hands[seat.index()] |= card(c);
        journal.note(Audience::All, Event::Took(seat, c));
        Applied { revealed: false }
    }

    fn stop(&mut self, journal: &mut impl Journal<Event>) -> Applied {
        let spoils = self.spoils.take().expect("only in spoils");
        self.discard |= spoils.table;
        if FLAW == flaw::LOSES_CARD && self.round == 2 {
            self.discard &= self.discard - 1;
        }
        let before = self.deck;
        self.draw(journal);
        self.round += 1;
        let empty = self.all().any(|seat| self.hands[seat.index()] == 0);
        self.over = empty || self.round == self.rounds;
        Applied {
            revealed: self.deck != before && FLAW != flaw::HUSHED_DRAW,
        }
    }

    /// Everybody draws up to three cards.
    fn draw(&mut self, journal: &mut impl Journal<Event>) {
        for seat in self.all() {
            while self.hands[seat.index()].count_ones() < HAND && self.deck != 0 {
                let nth = self.dice.roll(self.deck.count_ones()) as usize;
                let c = each(self.deck).nth(nth).expect("below the count");
                self.deck &= !card(c);
                self.hands[seat.index()] |= card(c);
                journal.note(Audience::seat(seat), Event::Drew(seat, c));
            }
        }
    }

    /// What stands against a wish, flaws aside.
    fn against(&self, seat: Seat, wish: Move) -> Option<Refusal> {
        if !self.awaiting().contains(seat) {
            return Some(Refusal::NotAwaited);
        }
        match (self.spoils, wish) {
            (None, Move::Bid(c)) if self.hands[seat.index()] & card(c) == 0 => {
                Some(Refusal::NotHeld(c))
            }
            (None, Move::Bid(_)) => None,
            (Some(spoils), Move::Take(_)) if spoils.taken == self.most_taken() => {
                Some(Refusal::Enough)
            }
            (Some(spoils), Move::Take(c)) if spoils.table & card(c) == 0 => {
                Some(Refusal::NotOnTable(c))
            }
            (Some(_), Move::Take(_)) => None,
            (Some(_), Move::Stop) if FLAW != flaw::POOR_NOTATION => None,
            (Some(_), Move::Halt) if FLAW == flaw::POOR_NOTATION => None,
            _ => Some(Refusal::NotNow),
        }
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const NAME: &'static str = "spoils";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES: u32 = 2;
    // Eight rounds of four bids, two cards taken and a stop.
    const LONGEST: usize = if FLAW == flaw::TOO_LONG {
        12
    } else {
        8 * (4 + 2 + 1)
    };

    type Setup = Setup;
    type Action = Move;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Known = View;

    fn start_under(rules: u32, setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        if !(2..=4).contains(&setup.seats) {
            return Err(SetupError::of(&format!(
                "{} cannot play, only 2 to 4",
                setup.seats
            )));
        }
        if !(1..=8).contains(&setup.rounds) {
            return Err(SetupError::of(&"1 to 8 rounds can be played"));
        }
        if !(setup.seats * 3..=CARDS).contains(&setup.cards) {
            return Err(SetupError::of(&"everybody needs three cards of 24"));
        }
        let mut game = Toy {
            seats: setup.seats,
            rounds: setup.rounds,
            round: 0,
            cards: setup.cards,
            hands: [0; SEATS],
            bids: [None; SEATS],
            deck: (1 << setup.cards) - 1,
            discard: 0,
            points: [0; SEATS],
            spoils: None,
            over: false,
            dice: Dice::new(seed),
            two_taken: Later(rules >= 3),
            seed: Some(seed).filter(|_| FLAW == flaw::SEED_IN_VIEW),
            first_bid: None,
        };
        game.draw(&mut Silent);
        Ok(game)
    }

    fn renew_dice(&mut self, seed: Seed) {
        if FLAW != flaw::KEEPS_DICE {
            self.dice = Dice::new(seed);
        }
    }

    fn seats(&self) -> Seats {
        Seats::first(self.seats.into())
    }

    fn awaiting(&self) -> Seats {
        match self.spoils {
            _ if self.over => Seats::EMPTY,
            Some(spoils) => Seats::one(spoils.winner),
            None => self
                .all()
                .filter(|s| self.bids[s.index()].is_none())
                .collect(),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if !self.awaiting().contains(seat) {
            return;
        }
        let Some(spoils) = self.spoils else {
            out.extend(each(self.hands[seat.index()]).map(Move::Bid));
            if FLAW == flaw::OFFERS_TWICE {
                out.extend_from_within(..1);
            }
            return;
        };
        if FLAW == flaw::NO_CHOICE && spoils.taken == self.most_taken() {
            return;
        }
        if spoils.taken < self.most_taken() {
            out.extend(each(spoils.table).map(Move::Take));
        }
        out.push(if FLAW == flaw::POOR_NOTATION {
            Move::Halt
        } else {
            Move::Stop
        });
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Move,
        journal: &mut impl Journal<Event>,
    ) -> Result<Applied, Refusal> {
        match self.why_not(seat, action) {
            Some(refusal) => {
                match FLAW {
                    flaw::REFUSAL_CHANGES => self.points[0] += 1,
                    flaw::REFUSAL_TALKS => journal.note(Audience::All, Event::Won(seat, 0)),
                    flaw::TWO_REASONS => return Err(Refusal::Enough),
                    _ => {}
                }
                Err(refusal)
            }
            None => Ok(self.carry_out(seat, action, journal)),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Move) {
        self.carry_out(seat, action, &mut Silent);
        if FLAW == flaw::CARELESS_DOOR && self.spoils.is_some_and(|spoils| spoils.taken == 2) {
            self.points[seat.index()] += 1;
        }
    }

    fn why_not(&self, seat: Seat, wish: Move) -> Option<Refusal> {
        let refusal = self.against(seat, wish);
        match (FLAW, wish) {
            (flaw::OFFERS_TOO_MUCH, Move::Take(c)) if c % 5 == 0 => Some(Refusal::NotOnTable(c)),
            (flaw::ACCEPTS_TOO_MUCH, Move::Bid(c)) if refusal == Some(Refusal::NotHeld(c)) => None,
            _ => refusal,
        }
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.points.iter().max().copied().filter(|_| self.over)?;
        let points = |seat: Seat| self.points[seat.index()];
        let place = |seat| 1 + self.all().filter(|&s| points(s) > points(seat)).count() as u8;
        let mut places: Vec<u8> = self.all().map(place).collect();
        if FLAW == flaw::POOR_OUTCOME {
            places.pop();
        }
        let reason = if self.round == self.rounds {
            "rounds"
        } else {
            "cards"
        };
        Some(Outcome {
            winners: self.all().filter(|&seat| points(seat) == best).collect(),
            places,
            reason: reason.to_owned(),
        })
    }

    fn know(view: &View) -> View {
        view.clone()
    }

    fn imagine(known: &View, rng: &mut impl rand::Rng) -> Self {
        Toy::imagined(known, rng)
    }

    fn audit(&self) -> Result<(), String> {
        let bids = self.bids.iter().flatten().map(|&c| card(c));
        let table = self.spoils.map(|spoils| spoils.table);
        let places = self.hands.into_iter().chain(bids).chain(table);
        let mut seen = 0;
        for cards in places.chain([self.deck, self.discard]) {
            if seen & cards != 0 {
                return Err("a card is in two places".to_owned());
            }
            seen |= cards;
        }
        if (1 << self.cards) - 1 == seen {
            Ok(())
        } else {
            Err(format!(
                "{} cards are left of {}",
                seen.count_ones(),
                self.cards
            ))
        }
    }
}
