//! Kemet for this program.

mod show;

use kemet::{Edition, Event, Kemet, Mode, Seating, Setup, View};

use super::{Hosted, TableOptions, words};
use crate::problem::Problem;

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
    fn setup(options: &TableOptions) -> Result<Setup, Problem> {
        options.refuse_scenario("Kemet")?;
        let mut setup: Setup = options.given()?.unwrap_or_default();
        if let Some(edition) = &options.edition {
            setup.edition = named("edition", EDITIONS, edition)?;
        }
        if let Some(mode) = &options.mode {
            setup.mode = named("mode", MODES, mode)?;
            setup.players = fewest_players(setup.mode);
        }
        if let Some(players) = options.players {
            setup.players = words::player_count(players, "Kemet is for 2 to 6")?;
        }
        if let Some(size) = options.team_size {
            only_for("--team-size", Mode::Teams, setup.mode)?;
            setup.team_size = words::player_count(size, "Teams are of 2 or 3")?;
        }
        if let Some(objective) = &options.objective {
            only_for("--objective", Mode::Solo, setup.mode)?;
            setup.objective = Some(objective.parse().map_err(Problem::new)?);
        }
        setup.gods_of_egypt |= options.gods_of_egypt;
        setup.long |= options.long;
        setup.beginner |= options.beginner;
        setup.renewal |= options.renewal;
        setup.extra_di |= options.extra_di;
        setup.strict_actions |= options.strict_actions;
        Ok(setup)
    }

    fn describe(setup: &Setup) -> String {
        let mut words = vec![
            name_of(EDITIONS, setup.edition).to_owned(),
            name_of(MODES, setup.mode).to_owned(),
            players(setup),
        ];
        let options = [
            (setup.gods_of_egypt, "Gods of Egypt"),
            (setup.long, "long game"),
            (setup.beginner, "for beginners"),
            (setup.renewal, "Renewal"),
            (setup.extra_di, "extra DI cards"),
            (setup.strict_actions, "actions must be done"),
            (setup.seating == Seating::Random, "seating by lot"),
        ];
        let chosen = options.into_iter().filter(|(chosen, _)| *chosen);
        words.extend(chosen.map(|(_, word)| word.to_owned()));
        words.join(", ")
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn tell(&self, event: &Event) -> String {
        self.sentence(event)
    }

    fn show(view: &View) -> String {
        show::table(view)
    }
}

/// Says so where somebody asks for what only another mode has.
fn only_for(option: &str, wanted: Mode, mode: Mode) -> Result<(), Problem> {
    if mode == wanted {
        Ok(())
    } else {
        Err(Problem::new(format!(
            "{option} is for --mode {} only",
            name_of(MODES, wanted)
        )))
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
fn players(setup: &Setup) -> String {
    match (setup.mode, setup.objective) {
        (Mode::Classic, _) => format!("{} players", setup.players),
        (Mode::Teams, _) => format!("{} players in teams of {}", setup.players, setup.team_size),
        (Mode::Solo, Some(objective)) => format!("1 player for {objective}"),
        (Mode::Solo, None) => "1 player for any objective".to_owned(),
    }
}

/// The value with this name, or the names there are.
fn named<T: Copy>(what: &str, names: &[(&str, T)], asked: &str) -> Result<T, Problem> {
    let found = names.iter().find(|(name, _)| *name == asked);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let known: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        Problem::new(format!(
            "there is no {what} `{asked}` of Kemet in this version; use {}",
            known.join(" or ")
        ))
    })
}

fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    let found = names.iter().find(|(_, known)| *known == value);
    found.map_or("unnamed", |&(name, _)| name)
}
