//! Why a setup cannot be played. The sentences are in `locales/`.

use serde::Serialize;
use tabletop::SetupError;

use crate::{City, Colour, God, Setup};

/// The reason why a setup is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
pub enum SetupRefusal {
    EditionLacks {
        option: SetupOption,
    },
    GodsOfEgyptOutsideRise,
    ModeOutsideRise,
    SoloIsForOne,
    SoloWithGods,
    SoloCity,
    PlayerCount {
        players: u8,
        most: u8,
    },
    TeamFormation {
        players: u8,
        size: u8,
    },
    TeamCount {
        players: u8,
        named: usize,
    },
    /// Teams are numbered from 0 to `last`.
    TeamSize {
        last: u8,
        size: u8,
    },
    GodCount {
        players: u8,
        named: usize,
    },
    GodTwice {
        god: God,
    },
    CityCount {
        players: u8,
        named: usize,
    },
    CityTwice {
        city: City,
    },
    CityNotInPlay {
        city: City,
        players: u8,
    },
    ColourCount {
        players: u8,
        wanted: usize,
        named: usize,
    },
    NoSuchColour {
        colour: Colour,
    },
    ColourTwice {
        colour: Colour,
    },
    NoRounds,
}

/// What only some editions have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields of a setup")]
pub enum SetupOption {
    Renewal,
    ExtraDi,
    Long,
    Beginner,
    LongBeginner,
    House,
    StrictActions,
}

impl SetupOption {
    /// All of them.
    pub const ALL: [SetupOption; 7] = [
        SetupOption::Renewal,
        SetupOption::ExtraDi,
        SetupOption::Long,
        SetupOption::Beginner,
        SetupOption::LongBeginner,
        SetupOption::House,
        SetupOption::StrictActions,
    ];

    /// Agrees on it.
    pub fn choose(self, setup: &mut Setup) {
        match self {
            SetupOption::Renewal => setup.renewal = true,
            SetupOption::ExtraDi => setup.extra_di = true,
            SetupOption::Long => setup.long = true,
            SetupOption::Beginner => setup.beginner = true,
            SetupOption::LongBeginner => (setup.long, setup.beginner) = (true, true),
            SetupOption::House => setup.house.two_cards = true,
            SetupOption::StrictActions => setup.strict_actions = true,
        }
    }
}

impl From<SetupRefusal> for SetupError {
    fn from(refusal: SetupRefusal) -> SetupError {
        SetupError::of(&refusal)
    }
}
