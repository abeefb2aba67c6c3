//! A game at the table of the server.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Game, Outcome, Seat, Seats, Trained};

/// A game that can be played at an online table.
pub trait Served: Trained + Game<View: Send> + Sized + 'static {
    /// The least number of players.
    const FEWEST: u8;

    /// The greatest.
    const MOST: u8;

    /// Its lessons.
    const LESSONS: &'static [LessonFiles];

    /// A plain setup for this many players.
    fn plain_setup(players: u8) -> Self::Setup;

    /// The odds that can be worked out from a view.
    fn odds(view: &Self::View) -> Option<Box<RawValue>>;

    /// The odds of the battle that this action of the view's own seat leads into.
    fn attack_odds(_view: &Self::View, _action: Self::Action) -> Option<Box<RawValue>> {
        None
    }

    /// Whether everybody who is asked now answers in person, also with one
    /// option only: a thought of the length that a machine pretends would tell
    /// those who have a choice from those who have none.
    fn asked_in_person(_view: &Self::View) -> bool {
        false
    }

    /// Those who play together with `seat`, itself included.
    fn team(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// What `seat` may show to its team and everybody else must not see.
    fn hand(&self, _seat: Seat) -> Option<Box<RawValue>> {
        None
    }

    /// What came of a game that one person played alone and that ended like
    /// this; nothing for any other game.
    fn solo(&self, _outcome: &Outcome) -> Option<SoloGame> {
        None
    }

    /// Who the game itself puts on the table: its gods. A seat may be shown by
    /// the name of one.
    fn figures() -> Vec<String>;

    /// Whose turn it is, as a view tells; nobody's in what comes before, between
    /// and after turns.
    fn turn(view: &Self::View) -> Option<Seat>;

    /// Whether a turn that was under way is over with this event.
    fn ends_turn(event: &Self::Event) -> bool;

    /// What begins with this event, if a replay may want to jump to it: a word
    /// that the game's client knows.
    fn mark(event: &Self::Event) -> Option<&'static str>;
}

/// The two files of a lesson in `lessons/`: an ordinary record, and the hints,
/// whose lines name a message of `locales/en/<game>-lesson.ftl` for the action
/// with that number.
pub struct LessonFiles {
    /// Its name.
    pub name: &'static str,
    /// `<name>.ennead`.
    pub record: &'static str,
    /// `<name>.hints`.
    pub hints: &'static str,
}

/// The lesson with this name.
macro_rules! lesson {
    ($name:literal) => {
        $crate::LessonFiles {
            name: $name,
            record: include_str!(concat!("../../lessons/", $name, ".ennead")),
            hints: include_str!(concat!("../../lessons/", $name, ".hints")),
        }
    };
}

pub(crate) use lesson;

/// A finished game that one person played alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoloGame {
    /// What was to be reached, in the words of the game, once it was known.
    pub objective: Option<String>,
    /// The round in which it ended.
    pub round: u32,
    /// Whether it was reached.
    pub won: bool,
}

/// As JSON. Views, events, refusals and setups are plain data, which always
/// has one.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data is JSON")
}
