//! Actions, events and refusals.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tabletop::{Compact, Seat};

use super::{CARDS, Cards};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Bid(u8),
    Take(u8),
    Stop,
    /// Written like `Stop`. Only a flawed game offers it.
    Halt,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(card) => write!(f, "bid {card}"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Stop | Move::Halt => f.write_str("stop"),
        }
    }
}

impl FromStr for Move {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, card) = text.split_once(' ').unwrap_or((text, ""));
        let card = card.parse::<u8>().ok().filter(|&card| card < CARDS);
        match (verb, card) {
            ("bid", Some(card)) => Ok(Move::Bid(card)),
            ("take", Some(card)) => Ok(Move::Take(card)),
            ("stop", None) if text == "stop" => Ok(Move::Stop),
            _ => Err("actions are `bid CARD`, `take CARD` and `stop`".to_owned()),
        }
    }
}

impl Compact for Move {
    fn code(self) -> u32 {
        match self {
            Move::Bid(card) => u32::from(card),
            Move::Take(card) => 32 + u32::from(card),
            Move::Stop => 64,
            Move::Halt => 65,
        }
    }

    fn from_code(code: u32) -> Option<Self> {
        let card = (code % 32) as u8;
        match code / 32 {
            0 if card < CARDS => Some(Move::Bid(card)),
            1 if card < CARDS => Some(Move::Take(card)),
            2 if card == 0 => Some(Move::Stop),
            2 if card == 1 => Some(Move::Halt),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Sealed(Seat, u8),
    Won(Seat, Cards),
    Took(Seat, u8),
    Drew(Seat, u8),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Sealed(seat, card) => write!(f, "{seat} bids {card} in secret"),
            Event::Won(seat, _) => write!(f, "{seat} wins the round"),
            Event::Took(seat, card) => write!(f, "{seat} takes {card}"),
            Event::Drew(seat, card) => write!(f, "{seat} draws {card}"),
        }
    }
}

#[derive(Clone, PartialEq, Debug, serde::Serialize, thiserror::Error)]
pub enum Refusal {
    #[error("it is not your decision")]
    NotAwaited,
    #[error("card {0} is not in your hand")]
    NotHeld(u8),
    #[error("card {0} is not on the table")]
    NotOnTable(u8),
    #[error("two cards are taken already")]
    Enough,
    #[error("this is not the time for that")]
    NotNow,
}
