//! Seats, sets of seats, and eyes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most seats any game of the house has room for.
pub const MAX_SEATS: usize = 8;

/// One place at the table. Seats are numbered from 0; people read them from 1.
///
/// Reading one from outside refuses numbers past [`MAX_SEATS`], so that a game
/// may use it as an index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The place of this seat in an array with one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set; none for a seat past the last.
    #[inline]
    const fn bit(self) -> u8 {
        1u8.unbounded_shl(self.0 as u32)
    }

    /// The seat of the lowest of these bits.
    #[inline]
    const fn of_lowest(bits: u8) -> Option<Seat> {
        if bits == 0 {
            None
        } else {
            Some(Seat(bits.trailing_zeros() as u8))
        }
    }
}

/// Written `P1`, `P2`, … as players say it.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", u16::from(self.0) + 1)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(format!(
                "{index} is no seat: seats are 0 to {}",
                MAX_SEATS - 1
            ))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.strip_prefix('P')
            .and_then(|number| number.parse::<u8>().ok())
            .filter(|number| (1..=MAX_SEATS as u8).contains(number))
            .map(|number| Seat(number - 1))
            .ok_or_else(|| format!("`{text}` is no seat: seats are P1 to P{MAX_SEATS}"))
    }
}

crate::bit_set! {
    /// A set of seats. A seat that no table has is in none.
    pub struct Seats(pub u8) of Seat by Seat::bit, Seat::of_lowest;
}

impl Seats {
    /// The first `count` seats.
    #[inline]
    pub const fn first(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Eye {
    /// Somebody who watches and holds no cards.
    Spectator,
    /// The person, or one of the people, in this seat.
    Seat(Seat),
    /// The archive after the game is over: nothing is hidden from it. Never
    /// hand this eye's view to a player of a running game.
    Archive,
}

impl Eye {
    /// Whether this eye may look into the hand of `seat`.
    #[inline]
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Eye::Spectator => false,
            Eye::Seat(own) => own == seat,
            Eye::Archive => true,
        }
    }
}

impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Spectator => f.write_str("spectator"),
            Eye::Seat(seat) => seat.fmt(f),
            Eye::Archive => f.write_str("archive"),
        }
    }
}

impl FromStr for Eye {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "spectator" => Ok(Eye::Spectator),
            "archive" => Ok(Eye::Archive),
            _ => text.parse().map(Eye::Seat).map_err(|_| {
                format!("`{text}` is no eye: use spectator, archive, or a seat such as P1")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats are a list in JSON and come back from it.
    #[test]
    fn seats_are_written_as_a_list() {
        let seats = Seats(0b101);
        let text = serde_json::to_string(&seats).expect("plain data");
        assert_eq!(text, "[0,2]");
        assert_eq!(serde_json::from_str::<Seats>(&text).expect("a list"), seats);
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }

    #[test]
    fn seats_are_written_as_players_say_them() {
        for index in 0..MAX_SEATS as u8 {
            let seat = Seat(index);
            assert_eq!(seat.to_string(), format!("P{}", index + 1));
            assert_eq!(seat.to_string().parse(), Ok(seat));
            assert_eq!(Eye::Seat(seat).to_string().parse(), Ok(Eye::Seat(seat)));
        }
        for wrong in ["", "P", "P0", "P9", "p1", "1", "P256", "Pé"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
        assert_eq!("spectator".parse(), Ok(Eye::Spectator));
        assert_eq!("archive".parse(), Ok(Eye::Archive));
    }

    #[test]
    fn a_seat_that_does_not_exist_is_in_no_set_and_cannot_be_read() {
        assert!(!Seats::first(MAX_SEATS).contains(Seat(8)));
        assert!(!Seats::first(MAX_SEATS).contains(Seat(255)));
        assert_eq!(Seat(255).to_string(), "P256");
        assert_eq!(serde_json::from_str::<Seat>("7").ok(), Some(Seat(7)));
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert_eq!(serde_json::to_string(&Seat(7)).unwrap(), "7");
    }

    #[test]
    fn sets_of_seats() {
        let set = Seats::one(Seat(5))
            .with(Seat(2))
            .with(Seat(7))
            .without(Seat(5));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(2), Seat(7)]);
        assert_eq!(set.iter().collect::<Seats>(), set);
        assert_eq!((set.len(), set.lowest()), (2, Some(Seat(2))));
        assert_eq!(Seats::first(8).len(), 8);
        assert!(Seats::EMPTY.is_empty() && Seats::EMPTY.lowest().is_none());
    }
}
