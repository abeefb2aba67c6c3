//! Kemet for this program.

mod show;

use kemet::{Edition, Kemet, Mode, Seating, Setup, View};

use super::{Hosted, TableOptions, words};
use crate::problem::Problem;

/// The editions this version plays, as people name them.
const EDITIONS: &[(&str, Edition)] = &[
    ("rise", Edition::Rise),
    ("bs-2021", Edition::Bs2021),
    ("first", Edition::First),
];

/// The modes this version plays, as people name them.
const MODES: &[(&str, Mode)] = &[("classic", Mode::Classic)];

impl Hosted for Kemet {
    fn setup(options: &TableOptions) -> Result<Setup, Problem> {
        options.refuse_scenario("Kemet")?;
        let mut setup: Setup = options.given()?.unwrap_or_default();
        if let Some(players) = options.players {
            setup.players = words::player_count(players, "Kemet is for 2 to 6")?;
        }
        if let Some(edition) = &options.edition {
            setup.edition = named("edition", EDITIONS, edition)?;
        }
        if let Some(mode) = &options.mode {
            setup.mode = named("mode", MODES, mode)?;
        }
        setup.renewal |= options.renewal;
        setup.extra_di |= options.extra_di;
        Ok(setup)
    }

    fn describe(setup: &Setup) -> String {
        let mut words = vec![
            name_of(EDITIONS, setup.edition).to_owned(),
            name_of(MODES, setup.mode).to_owned(),
            format!("{} players", setup.players),
        ];
        let options = [
            (setup.renewal, "Renewal"),
            (setup.extra_di, "extra DI cards"),
            (setup.seating == Seating::Random, "seating by lot"),
        ];
        let chosen = options.into_iter().filter(|(chosen, _)| *chosen);
        words.extend(chosen.map(|(_, word)| word.to_owned()));
        words.join(", ")
    }

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    fn show(view: &View) -> String {
        show::table(view)
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
