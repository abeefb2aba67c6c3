//! What an eye sees, and what it makes of it.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use tabletop::{Dice, Eye, Later, Seat, Seed};

use super::{Cards, SEATS, Spoils, Toy, card, each, flaw};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Hand {
    Hidden(u32),
    Shown(Cards),
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Bid {
    Open,
    Sealed,
    Shown(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    seats: u8,
    rounds: u8,
    round: u8,
    cards: u8,
    pub hands: Vec<Hand>,
    pub bids: Vec<Bid>,
    discard: Cards,
    points: [u8; SEATS],
    spoils: Option<Spoils>,
    over: bool,
    two_taken: bool,
    /// What flawed games tell.
    rumour: Option<u8>,
    watermark: Option<Seed>,
    #[serde(skip)]
    dice: Whispered,
    #[serde(skip)]
    untold: bool,
}

/// Dice that a flawed game hands on beside what can be seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whispered(Option<Dice>);

/// Nobody hears it.
impl PartialEq for Whispered {
    fn eq(&self, _: &Whispered) -> bool {
        true
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    pub(super) fn seen_by(&self, eye: Eye) -> View {
        View {
            seats: self.seats,
            rounds: self.rounds,
            round: self.round,
            cards: self.cards,
            hands: self
                .all()
                .map(|seat| self.hand_seen_by(eye, seat))
                .collect(),
            bids: self.all().map(|seat| self.bid_seen_by(eye, seat)).collect(),
            discard: self.discard,
            points: self.points,
            spoils: self.spoils,
            over: self.over,
            two_taken: self.two_taken.0,
            rumour: self.rumour(eye).filter(|_| FLAW == flaw::LEAKED_CARD),
            watermark: self.seed,
            dice: Whispered(Some(self.dice).filter(|_| FLAW == flaw::DICE_IN_VIEW)),
            untold: FLAW == flaw::UNTOLD,
        }
    }

    fn hand_seen_by(&self, eye: Eye, seat: Seat) -> Hand {
        let hand = self.hands[seat.index()];
        if eye.sees_hand_of(seat) {
            Hand::Shown(hand)
        } else {
            Hand::Hidden(hand.count_ones())
        }
    }

    fn bid_seen_by(&self, eye: Eye, seat: Seat) -> Bid {
        match self.bids[seat.index()] {
            None => Bid::Open,
            Some(card) if eye.sees_hand_of(seat) => Bid::Shown(card),
            Some(_) => Bid::Sealed,
        }
    }

    fn rumour(&self, eye: Eye) -> Option<u8> {
        let Eye::Seat(own) = eye else { return None };
        let next = (own.index() + 1) % usize::from(self.seats);
        each(self.hands[next]).next()
    }

    pub(super) fn imagined(view: &View, rng: &mut impl Rng) -> Self {
        let mut game = Toy {
            seats: view.seats,
            rounds: view.rounds,
            round: view.round,
            cards: view.cards,
            hands: [0; SEATS],
            bids: [None; SEATS],
            deck: 0,
            discard: view.discard,
            points: view.points,
            spoils: view.spoils,
            over: view.over,
            two_taken: Later(view.two_taken),
            dice: view.dice.0.unwrap_or(Dice::new(Seed(rng.random()))),
            seed: view.watermark,
            first_bid: None,
        };
        game.lay_out_known(view);
        let known = game.hands.iter().fold(view.discard, |all, hand| all | hand);
        let known = game
            .bids
            .iter()
            .flatten()
            .fold(known, |all, &c| all | card(c));
        let known = view.spoils.map_or(known, |spoils| known | spoils.table);
        game.deck = ((1 << view.cards) - 1) & !known;
        game.deal_unknown(view, rng);
        game
    }

    fn lay_out_known(&mut self, view: &View) {
        for (index, hand) in view.hands.iter().enumerate() {
            if let Hand::Shown(cards) = *hand {
                self.hands[index] = cards;
            }
            if let Bid::Shown(card) = view.bids[index]
                && FLAW != flaw::FORGETFUL
            {
                self.bids[index] = Some(card);
            }
        }
    }

    fn deal_unknown(&mut self, view: &View, rng: &mut impl Rng) {
        for index in 0..usize::from(view.seats) {
            if let Hand::Hidden(count) = view.hands[index] {
                for _ in 0..count {
                    self.hands[index] |= card(self.draw_one(rng));
                }
            }
            if view.bids[index] == Bid::Sealed {
                self.bids[index] = Some(self.draw_one(rng));
            }
        }
    }

    fn draw_one(&mut self, rng: &mut impl Rng) -> u8 {
        let nth = rng.random_range(0..self.deck.count_ones()) as usize;
        let drawn = each(self.deck).nth(nth).expect("below the count");
        self.deck &= !card(drawn);
        drawn
    }
}
