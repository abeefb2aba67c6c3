//! The games at this table, by name.

use ::games::{LessonFiles, Served, each_game, raw, with_game};
use bots::Level;
use serde_json::value::RawValue;
use tabletop::{Game, Seed};

use crate::course::Course;
use crate::session::{Live, OpenError, Session, level_of};
use crate::unplayable::{Obstacle, Stop};
use crate::wire::Catalogue;

/// Goes on with `$G` standing for the game with this name.
macro_rules! with_served {
    ($name:expr, $G:ident => $then:expr) => {
        ::games::with_game!(
            $name,
            $G => $then,
            other => Err(OpenError::UnknownGame(other.to_owned()))
        )
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
    let mut all = Vec::new();
    each_game!(G => all.push(entry::<G>()));
    all
}

/// The name of a game for as long as the program runs.
pub fn name_of(game: &str) -> &'static str {
    let name: Result<&'static str, OpenError> = with_served!(game, G => Ok(<G as Game>::NAME));
    name.unwrap_or("other")
}

/// The files of the lesson with this name.
pub fn lesson(name: &str) -> Option<&'static LessonFiles> {
    let mut all = Vec::new();
    each_game!(G => all.extend(<G as Served>::LESSONS));
    all.into_iter().find(|lesson| lesson.name == name)
}

/// A new game.
pub fn start(game: &str, setup: &str, seed: Seed) -> Result<Box<dyn Session>, OpenError> {
    with_served!(game, G => Ok(Box::new(Live::<G>::start(setup, seed)?)))
}

/// The version of the rules that new games of this name begin under; 0 for a
/// game that is unknown here.
pub fn newest_rules(game: &str) -> u32 {
    with_game!(game, G => <G as Game>::RULES_VERSION, _ => 0)
}

/// What stands in the way of any game of this name under this version of the
/// rules.
pub fn obstacle(game: &str, rules: u32) -> Option<Obstacle> {
    with_game!(
        game,
        G => (!<G as Game>::plays(rules)).then_some(Obstacle::OtherRules {
            found: rules,
            oldest: <G as Game>::OLDEST_RULES,
            newest: <G as Game>::RULES_VERSION,
        }),
        other => Some(Obstacle::UnknownGame { game: other.to_owned() })
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
    with_game!(
        game,
        G => Ok(Box::new(Live::<G>::rebuild(rules, setup, seed, course)?)),
        other => Err(Stop {
            row: 0,
            obstacle: Obstacle::UnknownGame { game: other.to_owned() },
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
    let name = tabletop::game_name(text).map_err(|error| OpenError::Record(None, error))?;
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
    with_served!(game, G => Ok(raw(&<G as Served>::plain_setup(players))))
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
