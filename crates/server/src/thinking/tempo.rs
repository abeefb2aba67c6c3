//! How long bots take for a thought, as the others see it.
//!
//! A bot with one option has nothing to think about. If it answered at once,
//! everybody would know: that it holds no Veto, for instance. So it takes as
//! long as bots of its level lately took for a thought, waiting included.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::Level;
use rand::RngExt;

/// How many thoughts are remembered of a level in a game.
const REMEMBERED: usize = 64;

/// Where one option is asked for, others have one or few more. So thoughts
/// about few options are the measure,
const FEW: usize = 6;

/// as soon as there are so many of them.
const ENOUGH: usize = 8;

/// No thought is held to be longer than this.
const LONGEST: Duration = Duration::from_secs(10);

/// How long bots of each level lately took, game by game.
#[derive(Default)]
pub(crate) struct Tempo(Mutex<HashMap<(&'static str, Level), Lately>>);

/// The last thoughts: how long each took, and about how many options.
type Lately = VecDeque<(Duration, usize)>;

impl Tempo {
    /// A bot has thought about a choice.
    pub fn note(&self, game: &'static str, level: Level, options: usize, took: Duration) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = all.entry((game, level)).or_default();
        if lately.len() == REMEMBERED {
            lately.pop_front();
        }
        lately.push_back((took.min(LONGEST), options));
    }

    /// How long a bot seems to think where it has no choice.
    pub fn draw(&self, game: &'static str, level: Level) -> Duration {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut dice = rand::rng();
        let Some(lately) = all.get(&(game, level)).filter(|one| !one.is_empty()) else {
            let (least, most) = at_first(level);
            return dice.random_range(least..=most);
        };
        let few = lately.iter().filter(|(_, options)| *options <= FEW);
        let few: Vec<Duration> = few.map(|(took, _)| *took).collect();
        if few.len() >= ENOUGH {
            few[dice.random_range(0..few.len())]
        } else {
            lately[dice.random_range(0..lately.len())].0
        }
    }
}

/// How long thoughts of a level take before any was seen here.
fn at_first(level: Level) -> (Duration, Duration) {
    let (least, most) = match level {
        Level::Random | Level::Scribe => (1, 10),
        Level::Priest => (150, 600),
        Level::Pharaoh => (500, 1_000),
    };
    (Duration::from_millis(least), Duration::from_millis(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn no_choice_takes_as_long_as_a_choice() {
        let tempo = Tempo::default();
        for took in 1..=200 {
            tempo.note("kemet", Level::Priest, 2, took * MS);
        }
        let drawn: Vec<Duration> = (0..2_000)
            .map(|_| tempo.draw("kemet", Level::Priest))
            .collect();
        assert!(drawn.iter().all(|one| (137 * MS..=200 * MS).contains(one)));
        for took in 137..=200 {
            assert!(drawn.contains(&(took * MS)), "{took} is never drawn");
        }
    }

    #[test]
    fn thoughts_about_few_options_are_the_measure() {
        let tempo = Tempo::default();
        for _ in 0..ENOUGH {
            tempo.note("kemet", Level::Priest, 40, 900 * MS);
            tempo.note("kemet", Level::Priest, 2, 300 * MS);
        }
        assert!((0..100).all(|_| tempo.draw("kemet", Level::Priest) == 300 * MS));
        // Other levels and other games have their own.
        assert!(tempo.draw("kemet", Level::Scribe) <= 10 * MS);
        assert!(tempo.draw("ankh", Level::Pharaoh) >= 500 * MS);
    }
}
