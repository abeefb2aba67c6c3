//! The tables that visitors open.

use wire::{NewTable, Options, SeatWish};

use crate::error::{ClientError, Result};
use crate::person::Person;

/// What is played at a table, and by whom.
#[derive(Clone, Debug)]
pub struct TableKind {
    /// How many sit there.
    pub players: u8,
    /// How many of them are bots: the last ones.
    pub bots: u8,
}

impl TableKind {
    /// How many are persons.
    pub fn persons(&self) -> u8 {
        self.players - self.bots
    }

    /// Opens one for persons in the first seats and bots in the rest; the host
    /// sits in the first.
    pub async fn open(&self, host: &Person) -> Result<String> {
        host.open_table(&self.wish()?).await
    }

    /// Opens one at which bots of one level play among themselves, at once.
    pub async fn open_for_bots(&self, host: &Person, level: &str) -> Result<String> {
        let bot = SeatWish::Bot {
            bot: level.to_owned(),
        };
        let wish = NewTable {
            seats: vec![bot; usize::from(self.players)],
            start: true,
            ..self.wish()?
        };
        host.open_table(&wish).await
    }

    fn wish(&self) -> Result<NewTable> {
        let setup = kemet::Setup {
            seating: kemet::Seating::Random,
            ..kemet::Setup::for_players(self.players)
        };
        let setup = serde_json::value::to_raw_value(&setup)
            .map_err(|error| ClientError::Cannot(format!("No such setup can be sent: {error}.")))?;
        let seats = (0..self.players)
            .map(|seat| match seat {
                0 => SeatWish::Me { label: None },
                seat if seat < self.persons() => SeatWish::Open,
                _ => SeatWish::Bot {
                    bot: "random".to_owned(),
                },
            })
            .collect();
        Ok(NewTable {
            game: "kemet".to_owned(),
            setup,
            seats,
            options: Options::default(),
            start: false,
        })
    }
}
