//! The games this server knows, and what it must know of each beyond the
//! contract. A new game is a file here and a line in `with_served!`.

mod ankh;
mod kemet;

use std::sync::LazyLock;

use bots::{Level, Staffed};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Game, Outcome, Seat, Seats, Seed};

use crate::course::Course;
use crate::people::Likeness;
use crate::session::{Live, OpenError, Session, level_of};
use crate::store::SoloGame;
use crate::unplayable::{Obstacle, Stop};
use crate::wire::{Catalogue, MarkKind};

/// A game that can be played at this table.
pub trait Served: Staffed + Game<Refusal: Serialize, View: Send> {
    /// The least number of players.
    const FEWEST: u8;

    /// The greatest.
    const MOST: u8;

    /// A plain setup for this many players.
    fn plain_setup(players: u8) -> Self::Setup;

    /// The odds that can be worked out from a view.
    fn odds(view: &Self::View) -> Option<Box<RawValue>>;

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

    /// What begins with this event, if a replay may want to jump to it.
    fn mark(event: &Self::Event) -> Option<MarkKind>;
}

/// Goes on with `$G` standing for the game with this name.
macro_rules! with_served {
    ($name:expr, $G:ident => $then:expr) => {
        with_served!($name, $G => $then, other => Err(OpenError::UnknownGame(other.to_owned())))
    };
    ($name:expr, $G:ident => $then:expr, $other:ident => $else:expr) => {
        match $name {
            <::kemet::Kemet as tabletop::Game>::NAME => {
                type $G = ::kemet::Kemet;
                $then
            }
            <::ankh::Ankh as tabletop::Game>::NAME => {
                type $G = ::ankh::Ankh;
                $then
            }
            $other => $else,
        }
    };
}

/// What can be played here.
pub fn catalogue() -> Vec<Catalogue> {
    fn entry<G: Served>() -> Catalogue {
        Catalogue {
            game: G::NAME.to_owned(),
            fewest: G::FEWEST,
            most: G::MOST,
            bots: Level::ALL.map(|level| level.name().to_owned()).to_vec(),
        }
    }
    vec![entry::<::kemet::Kemet>(), entry::<::ankh::Ankh>()]
}

/// The name of a game for as long as the program runs.
pub(crate) fn name_of(game: &str) -> &'static str {
    let name: Result<&'static str, OpenError> = with_served!(game, G => Ok(<G as Game>::NAME));
    name.unwrap_or("other")
}

/// The names that are kept for the house: its bots, and Amon, against whom one
/// plays alone.
pub fn house_names() -> &'static [Likeness] {
    static NAMES: LazyLock<Vec<Likeness>> = LazyLock::new(|| {
        let bots = Level::ALL.iter().map(|level| level.name());
        let shown = bots.flat_map(|name| [name.to_owned(), format!("{name} bot")]);
        let names = shown.chain(["Amon".to_owned()]);
        names.map(|name| Likeness::of(&name)).collect()
    });
    &NAMES
}

/// The names of the gods of this game.
pub fn figures(game: &str) -> &'static [Likeness] {
    fn looks<G: Served>() -> (&'static str, Vec<Likeness>) {
        let names = G::figures();
        (
            G::NAME,
            names.iter().map(|name| Likeness::of(name)).collect(),
        )
    }
    static FIGURES: LazyLock<[(&str, Vec<Likeness>); 2]> =
        LazyLock::new(|| [looks::<::kemet::Kemet>(), looks::<::ankh::Ankh>()]);
    let of_game = FIGURES.iter().find(|(name, _)| *name == game);
    of_game.map_or(&[], |(_, figures)| figures)
}

/// A new game.
pub fn start(game: &str, setup: &str, seed: Seed) -> Result<Box<dyn Session>, OpenError> {
    with_served!(game, G => Ok(Box::new(Live::<G>::start(setup, seed)?)))
}

/// The version of the rules that new games of this name begin under; 0 for a
/// game that is unknown here.
pub fn newest_rules(game: &str) -> u32 {
    with_served!(game, G => G::RULES_VERSION, _other => 0)
}

/// What stands in the way of any game of this name under this version of the
/// rules.
pub fn obstacle(game: &str, rules: u32) -> Option<Obstacle> {
    with_served!(
        game,
        G => (!G::plays(rules)).then_some(Obstacle::OtherRules {
            found: rules,
            oldest: G::OLDEST_RULES,
            newest: G::RULES_VERSION,
        }),
        other => Some(Obstacle::UnknownGame(other.to_owned()))
    )
}

/// A game taken up from its stored course, or the first row that cannot be
/// followed.
pub fn rebuild(
    game: &str,
    rules: u32,
    setup: &str,
    seed: Seed,
    course: &Course,
) -> Result<Box<dyn Session>, Stop> {
    with_served!(
        game,
        G => Ok(Box::new(Live::<G>::rebuild(rules, setup, seed, course)?)),
        other => Err(Stop {
            row: 0,
            obstacle: Obstacle::UnknownGame(other.to_owned()),
        })
    )
}

/// A game that came as a record, with what must be stored to rebuild it.
pub struct FromRecord {
    /// The game.
    pub game: String,
    /// Its setup as JSON.
    pub setup: Box<RawValue>,
    /// Its seed.
    pub seed: Seed,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// How many played it.
    pub players: u8,
    /// The game itself.
    pub session: Box<dyn Session>,
}

/// A game from the text of a record, checked line by line.
pub fn from_record(text: &str) -> Result<FromRecord, OpenError> {
    let name = tabletop::game_name(text).map_err(|error| OpenError::Record(error.to_string()))?;
    with_served!(name, G => {
        let live = Live::<G>::from_record(text)?;
        let (setup, seed) = live.setup_and_seed();
        Ok(FromRecord {
            game: name.to_owned(),
            setup,
            seed,
            rules: live.rules(),
            players: live.seats().len() as u8,
            session: Box::new(live),
        })
    })
}

/// A plain setup of `game` for this many players, as JSON.
pub fn plain_setup(game: &str, players: u8) -> Result<Box<RawValue>, OpenError> {
    with_served!(game, G => Ok(crate::session::raw(&G::plain_setup(players))))
}

/// The setup as it will be stored, once it has been seen to make sense, and
/// for how many players it is.
pub fn check_setup(game: &str, setup: &str) -> Result<(Box<RawValue>, u8), OpenError> {
    with_served!(game, G => {
        let live = Live::<G>::start(setup, Seed(0))?;
        Ok((live.setup_and_seed().0, live.seats().len() as u8))
    })
}

/// The bot that plays where nobody chose one: against somebody who just wants
/// to play, in a lesson, and for whoever is away. It is no trouble to a
/// beginner, and costs nothing.
pub fn usual_bot() -> String {
    Level::Scribe.name().to_owned()
}

/// Who plays under this name today: a bot that is gone since it sat down is
/// followed by another.
pub fn present_bot(bot: &str) -> String {
    level_of(bot).name().to_owned()
}

/// Whether a bot of this name plays this game.
pub fn knows_bot(game: &str, bot: &str) -> bool {
    catalogue()
        .iter()
        .any(|entry| entry.game == game && entry.bots.iter().any(|name| name == bot))
}
