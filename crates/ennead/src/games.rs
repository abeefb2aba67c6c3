//! The games this program knows, and what it must know of each beyond the
//! contract.

pub mod ankh;
pub mod kemet;
mod words;

use serde::de::DeserializeOwned;
use tabletop::Game;

use crate::input;
use crate::problem::Problem;

/// A game that this program can set up from options, measure and show.
pub trait Hosted: Game {
    /// The setup that these options ask for. Whether it can be played is for
    /// [`Game::start`] to say.
    fn setup(options: &TableOptions) -> Result<Self::Setup, Problem>;

    /// What was agreed on, in a few words: `rise, classic, 2 players`.
    fn describe(setup: &Self::Setup) -> String;

    /// How many rounds have begun.
    fn rounds(&self) -> u32;

    /// What happened, as a sentence of the log of this table.
    fn tell(&self, event: &Self::Event) -> String {
        event.to_string()
    }

    /// What an eye sees, as text for a person.
    fn show(view: &Self::View) -> String;
}

/// What people may ask of a table on the command line.
#[derive(clap::Args)]
pub struct TableOptions {
    /// How many players sit at the table [default: 2]
    #[arg(long, value_name = "N", value_parser = player_count, allow_negative_numbers = true)]
    players: Option<u64>,

    /// Kemet: which printing of the game: rise, bs-2021 or first [default: rise]
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,

    /// Kemet: which way to play: classic, teams or solo [default: classic]
    #[arg(long, value_name = "NAME")]
    mode: Option<String>,

    /// Kemet in teams: how many play together, 2 or 3 [default: 2]
    #[arg(long, value_name = "N", value_parser = player_count, allow_negative_numbers = true)]
    team_size: Option<u64>,

    /// Kemet alone: what must be brought about, CE01 to CE05 [default: drawn]
    #[arg(long, value_name = "CARD")]
    objective: Option<String>,

    /// Kemet: with the module Gods of Egypt
    #[arg(long)]
    gods_of_egypt: bool,

    /// Kemet of 2012: the long game
    #[arg(long)]
    long: bool,

    /// Kemet of 2012: the variant for beginners
    #[arg(long)]
    beginner: bool,

    /// Kemet: with the add-on Renewal
    #[arg(long)]
    renewal: bool,

    /// Kemet: with the sixteen extra Divine Intervention cards
    #[arg(long)]
    extra_di: bool,

    /// Kemet: whoever places a token must do its action if they can
    #[arg(long)]
    strict_actions: bool,

    /// Ankh: how the board is laid out: middle-kingdom, old-kingdom or
    /// balance-of-maat [default: middle-kingdom]
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,

    /// A whole setup as JSON, or a file that holds it; options given besides it
    /// change it
    #[arg(long, value_name = "FILE|JSON")]
    setup: Option<String>,
}

impl TableOptions {
    /// Says so where somebody asks for what only Kemet has.
    fn refuse_kemet_options(&self, game: &str) -> Result<(), Problem> {
        let given = [
            (self.edition.is_some(), "--edition"),
            (self.mode.is_some(), "--mode"),
            (self.team_size.is_some(), "--team-size"),
            (self.objective.is_some(), "--objective"),
            (self.gods_of_egypt, "--gods-of-egypt"),
            (self.long, "--long"),
            (self.beginner, "--beginner"),
            (self.renewal, "--renewal"),
            (self.extra_di, "--extra-di"),
            (self.strict_actions, "--strict-actions"),
        ];
        match given.into_iter().find(|(given, _)| *given) {
            Some((_, option)) => Err(Problem::new(format!("{option} is not for {game}"))),
            None => Ok(()),
        }
    }

    /// Says so where somebody asks for a scenario and there are none.
    fn refuse_scenario(&self, game: &str) -> Result<(), Problem> {
        match self.scenario {
            Some(_) => Err(Problem::new(format!("--scenario is not for {game}"))),
            None => Ok(()),
        }
    }

    /// The setup given as JSON, if any.
    fn given<S: DeserializeOwned>(&self) -> Result<Option<S>, Problem> {
        let Some(given) = &self.setup else {
            return Ok(None);
        };
        let (text, place) = if given.trim_start().starts_with('{') {
            (given.clone(), "--setup".to_owned())
        } else {
            (input::read(given)?, format!("`{given}`"))
        };
        serde_json::from_str(&text).map(Some).map_err(|error| {
            let reason = input::json_reason(&error);
            Problem::new(format!(
                "{place} does not hold a setup as JSON such as {{\"players\":2}}: {reason}"
            ))
        })
    }
}

fn player_count(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| "a whole number such as 2 is needed".to_owned())
}

/// Reads a whole number from 0 on; the reader of the command line adds what
/// it is for.
pub fn whole_number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("a whole number from 0 to {} is needed", u64::MAX))
}

/// Goes on with `$G` standing for the game with this name.
macro_rules! with_game {
    ($name:expr, $G:ident => $then:expr) => {
        match $name {
            <::kemet::Kemet as tabletop::Game>::NAME => {
                type $G = ::kemet::Kemet;
                $then
            }
            <::ankh::Ankh as tabletop::Game>::NAME => {
                type $G = ::ankh::Ankh;
                $then
            }
            other => Err($crate::games::unknown(other)),
        }
    };
}

pub(crate) use with_game;

/// What to say to somebody who names a game that is not here.
pub fn unknown(name: &str) -> Problem {
    Problem::new(format!(
        "there is no game `{name}` in this version; use {} or {}",
        ::kemet::Kemet::NAME,
        ::ankh::Ankh::NAME
    ))
}
