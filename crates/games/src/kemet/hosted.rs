//! Kemet on the command line.

use kemet::{AMON, Edition, Kemet, Mode, Objective, Seating, Setup, View};
use tabletop::Game;
use words::{Locale, Words, say};

use super::show;
use crate::hosted::player_count;
use crate::{Hosted, OptionError, OwnOptions, text};

/// The options that only Kemet has.
#[derive(clap::Args)]
#[group(skip)]
pub struct Options {
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
}

impl OwnOptions for Options {
    fn given(&self) -> Option<&'static str> {
        let all = [
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
        let given = all.into_iter().find(|(given, _)| *given);
        given.map(|(_, option)| option)
    }
}

/// The editions this version plays, as people name them.
const EDITIONS: &[(&str, Edition)] = &[
    ("rise", Edition::Rise),
    ("bs-2021", Edition::Bs2021),
    ("first", Edition::First),
];

/// The modes this version plays, as people name them.
const MODES: &[(&str, Mode)] = &[
    ("classic", Mode::Classic),
    ("teams", Mode::Teams),
    ("solo", Mode::Solo),
];

impl Hosted for Kemet {
    type Options = Options;

    fn setup(
        mut setup: Setup,
        players: Option<u64>,
        options: &Options,
    ) -> Result<Setup, OptionError> {
        if let Some(edition) = &options.edition {
            setup.edition = named("--edition", EDITIONS, edition)?;
        }
        if let Some(mode) = &options.mode {
            setup.mode = named("--mode", MODES, mode)?;
            setup.players = fewest_players(setup.mode);
        }
        if let Some(players) = players {
            setup.players = text::count("--players", players)?;
        }
        if let Some(size) = options.team_size {
            only_for("--team-size", Mode::Teams, setup.mode)?;
            setup.team_size = text::count("--team-size", size)?;
        }
        if let Some(objective) = &options.objective {
            only_for("--objective", Mode::Solo, setup.mode)?;
            let unknown = |_| OptionError::unknown("--objective", objective, Objective::ALL);
            setup.objective = Some(objective.parse().map_err(unknown)?);
        }
        setup.gods_of_egypt |= options.gods_of_egypt;
        setup.long |= options.long;
        setup.beginner |= options.beginner;
        setup.renewal |= options.renewal;
        setup.extra_di |= options.extra_di;
        setup.strict_actions |= options.strict_actions;
        Ok(setup)
    }

    fn describe(setup: &Setup, words: &Words) -> String {
        let mut parts = vec![
            name_of(EDITIONS, setup.edition).to_owned(),
            name_of(MODES, setup.mode).to_owned(),
            players(setup, words),
        ];
        let options = [
            (setup.gods_of_egypt, "setup-gods-of-egypt"),
            (setup.long, "setup-long"),
            (setup.beginner, "setup-beginner"),
            (setup.renewal, "setup-renewal"),
            (setup.extra_di, "setup-extra-di"),
            (setup.strict_actions, "setup-strict-actions"),
            (setup.seating == Seating::Random, "setup-by-lot"),
        ];
        let chosen = options.into_iter().filter(|(chosen, _)| *chosen);
        parts.extend(chosen.map(|(_, word)| say!(words, word)));
        parts.join(", ")
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    /// Amon has a seat like a player, but he goes by his name.
    fn words(setup: &Setup, locale: &Locale) -> Words {
        let edition = name_of(EDITIONS, setup.edition);
        let words = locale.words_of(Kemet::NAME, Some(edition));
        if setup.mode == Mode::Solo {
            let amon = say!(words, "seat-amon");
            words.calling(AMON.0, amon)
        } else {
            words
        }
    }

    fn show(view: &View, words: &Words) -> String {
        show::table(view, words)
    }
}

/// Says so where somebody asks for what only another mode has.
fn only_for(option: &'static str, wanted: Mode, mode: Mode) -> Result<(), OptionError> {
    if mode == wanted {
        Ok(())
    } else {
        Err(OptionError::OtherMode {
            option,
            mode: name_of(MODES, wanted),
        })
    }
}

/// How many play where nobody says.
fn fewest_players(mode: Mode) -> u8 {
    match mode {
        Mode::Solo => 1,
        Mode::Classic => 2,
        Mode::Teams => 4,
    }
}

/// `4 players`, `6 players in teams of 3`, `1 player for CE02`.
fn players(setup: &Setup, words: &Words) -> String {
    let (players, size) = (setup.players, setup.team_size);
    match (setup.mode, setup.objective) {
        (Mode::Classic, _) => say!(words, "setup-players", players = players),
        (Mode::Teams, _) => say!(words, "setup-teams", players = players, size = size),
        (Mode::Solo, Some(objective)) => {
            say!(words, "setup-solo", objective = objective.to_string())
        }
        (Mode::Solo, None) => say!(words, "setup-solo-any"),
    }
}

/// The value with this name, or the names there are.
fn named<T: Copy>(
    option: &'static str,
    names: &[(&str, T)],
    asked: &str,
) -> Result<T, OptionError> {
    let found = names.iter().find(|(name, _)| *name == asked);
    found
        .map(|&(_, value)| value)
        .ok_or_else(|| OptionError::unknown(option, asked, names.iter().map(|&(name, _)| name)))
}

fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    let found = names.iter().find(|(_, known)| *known == value);
    found.map_or("unnamed", |&(name, _)| name)
}
