//! Kemet for this program.

mod show;

use kemet::{Edition, Kemet, Mode, Seating, Setup};
use tabletop::{Eye, Game};

use super::Hosted;
use crate::problem::Problem;

/// The editions this version plays, as people name them.
pub const EDITIONS: &[(&str, Edition)] = &[("rise", Edition::Rise)];

/// The modes this version plays, as people name them.
pub const MODES: &[(&str, Mode)] = &[("classic", Mode::Classic)];

impl Hosted for Kemet {
    fn rounds(&self) -> u32 {
        u32::from(self.view(Eye::Spectator).round)
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
        words.extend(
            options
                .into_iter()
                .filter(|(chosen, _)| *chosen)
                .map(|(_, word)| word.to_owned()),
        );
        words.join(", ")
    }

    fn show(view: &kemet::View) -> String {
        show::view(view)
    }
}

/// The value with this name, or the names there are.
pub fn named<T: Copy>(what: &str, names: &[(&str, T)], asked: &str) -> Result<T, Problem> {
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
