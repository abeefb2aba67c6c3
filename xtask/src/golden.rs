//! `cargo xtask golden`: whole games on record. A change of the rules that
//! alters one of them shows here, and as a diff. Each version of the rules that
//! can still be played has a folder of its own, and is held to it; only the
//! newest is ever written anew, at tables in which any two options meet
//! ([`crate::pairs`]). The lessons are records, too: they are held to
//! the rules of today and renewed with the others.

use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use tabletop::{Game, Played, Record, Seat, Seed, Silent};

use crate::error::ChoreError;
use crate::games::{self, Chance, Choose, Chore, Feat, Listed, Tables};
use crate::house;
use crate::pairs;

/// The shortest of this many games is kept for each table.
const GAMES_PER_TABLE: u64 = 24;

/// So many seeds are tried for a feat.
const TRIES: u64 = 200;

#[derive(clap::Args)]
pub struct Args {
    /// Replay every record and compare every hash (this is the default)
    #[arg(long, conflicts_with = "write")]
    check: bool,

    /// Write the records of the newest rules anew; only for a change that is meant
    #[arg(long)]
    write: bool,

    /// Which game's records [default: of each game]
    #[arg(long, value_parser = games::name())]
    game: Option<String>,

    /// Where the records of that game are [default: in the tests of its crate]
    #[arg(long, value_name = "DIR", requires = "game")]
    dir: Option<PathBuf>,
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn check() -> Args {
        Args {
            check: true,
            write: false,
            game: None,
            dir: None,
        }
    }
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    games::each(args.game.as_deref(), &mut Golden(args))
}

struct Golden<'a>(&'a Args);

impl Chore for Golden<'_> {
    fn run<G: Listed>(&mut self) -> Result<(), ChoreError> {
        let Golden(args) = self;
        let usual = || house::root().join(format!("crates/{}/tests/golden", G::NAME));
        let folder = args.dir.clone().unwrap_or_else(usual);
        if args.write {
            write::<G>(&folder)?
        } else {
            check::<G>(&folder)?
        }
        if args.dir.is_none() {
            lessons::<G>(&house::root().join(LESSONS), args.write)
        } else {
            Ok(())
        }
    }
}

/// Where the lessons of all games are.
const LESSONS: &str = "crates/games/lessons";

/// Plays every lesson of a game in this folder; writes them anew if asked to.
fn lessons<G: Tables>(folder: &Path, write: bool) -> Result<(), ChoreError> {
    let mut count = 0;
    for path in house::files(folder, "ennead")? {
        let text = house::read(&path)?;
        let failed = |reason: &str, advice: &str| {
            let reason = reason.trim_end_matches('.');
            let lesson = house::short(&path);
            ChoreError::Failed(format!(
                "The lesson `{lesson}` no longer holds: {reason}. {advice}"
            ))
        };
        let game = tabletop::game_name(&text).map_err(|error| failed(&error.to_string(), ""))?;
        if game != G::NAME {
            continue;
        }
        let now = played_anew::<G>(&text).map_err(|reason| {
            failed(
                &reason,
                "What it plays must be mended by hand, and what it says with it.",
            )
        })?;
        if write {
            house::write(&path, &now)?
        } else {
            check_one::<G>(&text).map(drop).map_err(|reason| {
                failed(
                    &reason,
                    "Run `cargo xtask golden --write`, and play it once.",
                )
            })?
        }
        count += 1;
    }
    house::say(format_args!("{count} lessons of {} hold.", G::NAME));
    Ok(())
}

/// What a record plays, by the rules of today.
fn played_anew<G: Game>(text: &str) -> Result<String, String> {
    let record = Record::<G>::parse(text).map_err(|error| error.to_string())?;
    let played = Played::<G>::anew(record).map_err(|error| error.to_string())?;
    Ok(played.record().write())
}

/// Where the records of one version of the rules are.
fn of_version(folder: &Path, rules: u32) -> PathBuf {
    folder.join(format!("rules-{rules}"))
}

/// Replays the records of every version of the rules that can be played.
fn check<G: Game>(folder: &Path) -> Result<(), ChoreError> {
    let versions = G::OLDEST_RULES..=G::RULES_VERSION;
    let mut known = Vec::new();
    for rules in versions.clone() {
        known.extend(check_version::<G>(&of_version(folder, rules), rules)?);
    }
    let mut all = house::files(folder, "ennead")?.into_iter();
    match all.find(|path| !known.contains(path)) {
        None => Ok(()),
        Some(stray) => Err(ChoreError::Failed(format!(
            "The golden record `{}` is of no version of the rules that can be played ({} to {}): \
             remove it with its folder.",
            house::short(&stray),
            versions.start(),
            versions.end(),
        ))),
    }
}

/// Replays the records of one version; gives where they are.
fn check_version<G: Game>(folder: &Path, rules: u32) -> Result<Vec<PathBuf>, ChoreError> {
    let paths = house::files(folder, "ennead")?;
    if paths.is_empty() {
        return Err(ChoreError::Failed(format!(
            "There are no golden records in `{}`; those of the newest rules are written with \
             `cargo xtask golden --write`, older ones must be kept.",
            house::short(folder)
        )));
    }
    let mut actions = 0;
    for path in &paths {
        actions += check_whole::<G>(&house::read(path)?, rules).map_err(|reason| {
            let reason = reason.trim_end_matches('.');
            let advice = if rules == G::RULES_VERSION {
                "If the change of the rules is meant, raise the version of the rules and run \
                     `cargo xtask golden --write`."
            } else {
                "Games under these rules are still played: the change must leave them be."
            };
            let record = house::short(path);
            ChoreError::Failed(format!(
                "The golden record `{record}` no longer holds: {reason}. {advice}"
            ))
        })?;
    }
    house::say(format_args!(
        "{} golden records of {} under rules {rules} with {actions} actions hold.",
        paths.len(),
        G::NAME
    ));
    Ok(paths)
}

/// Gives the number of actions of a whole game, or what is wrong.
fn check_whole<G: Game>(text: &str, rules: u32) -> Result<usize, String> {
    let (record, last) = check_one::<G>(text)?;
    if record.rules != rules {
        return Err(format!("it is of rules {}, not {rules}", record.rules));
    }
    match last.outcome() {
        Some(_) => Ok(record.actions.len()),
        None => Err("the game is not over at its end".to_owned()),
    }
}

/// Gives the record and its last state, or what is wrong.
fn check_one<G: Game>(text: &str) -> Result<(Record<G>, G), String> {
    let record = Record::<G>::parse(text).map_err(|error| error.to_string())?;
    let last = record.replay().map_err(|error| error.to_string())?;
    if record.write() == text {
        Ok((record, last))
    } else {
        Err("the record is written differently now".to_owned())
    }
}

fn write<G: Tables>(folder: &Path) -> Result<(), ChoreError> {
    let newest = &of_version(folder, G::RULES_VERSION);
    for old in house::files(newest, "ennead")? {
        std::fs::remove_file(&old).map_err(|error| {
            ChoreError::Cannot(format!("`{}` cannot be removed: {error}.", old.display()))
        })?;
    }
    let tables = games::recorded::<G>();
    for number in pairs::covering::<G>(&tables) {
        let setup = &tables[number];
        let first = number as u64 * GAMES_PER_TABLE;
        let games = (first..first + GAMES_PER_TABLE)
            .map(|seed| play::<G>(setup, Seed(seed), at_random::<G>));
        let games = games
            .collect::<Result<Vec<_>, _>>()
            .map_err(ChoreError::Failed)?;
        let shortest = games.iter().min_by_key(|record| record.actions.len());
        if let Some(record) = shortest {
            keep(newest, &G::label(setup), record)?;
        }
    }
    for feat in G::feats() {
        keep(newest, feat.name, &perform(&feat)?)?;
    }
    check::<G>(folder)
}

/// Writes one record.
fn keep<G: Tables>(folder: &Path, name: &str, record: &Record<G>) -> Result<(), ChoreError> {
    let path = folder.join(format!("{}-{name}.ennead", G::NAME));
    let text = record.write();
    house::say(format_args!(
        "{}: {} actions, {} bytes",
        house::short(&path),
        record.actions.len(),
        text.len()
    ));
    house::write(&path, &text)
}

/// Plays until a game comes as far as it should.
fn perform<G: Tables>(feat: &Feat<G>) -> Result<Record<G>, ChoreError> {
    for seed in 0..TRIES {
        let record = play::<G>(&feat.setup, Seed(seed), feat.choose).map_err(ChoreError::Failed)?;
        let last = record
            .replay()
            .map_err(|error| ChoreError::Failed(error.to_string()))?;
        if (feat.done)(&last) {
            return Ok(record);
        }
    }
    Err(ChoreError::Failed(format!(
        "None of {TRIES} games of {} was one for `{}`.",
        G::NAME,
        feat.name
    )))
}

fn at_random<G: Game>(
    _: &G,
    _: Seat,
    actions: &[G::Action],
    chance: &mut Chance,
) -> Option<G::Action> {
    let nth = chance.random_range(0..actions.len().max(1) as u32);
    actions.get(nth as usize).copied()
}

/// A game to its end, through the checked door.
fn play<G: Tables>(setup: &G::Setup, seed: Seed, choose: Choose<G>) -> Result<Record<G>, String> {
    let mut chance = Chance::seed_from_u64(seed.0);
    let mut game = Played::<G>::start(setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut actions = Vec::new();
    while let Some(seat) = game.state().awaiting().lowest() {
        game.state().actions(seat, &mut actions);
        let action = choose(game.state(), seat, &actions, &mut chance)
            .ok_or_else(|| format!("{seat} is awaited but has no action (seed {seed})"))?;
        game.act(seat, action, &mut Silent)
            .map_err(|refusal| format!("{seat} cannot `{action}` (seed {seed}): {refusal}"))?;
    }
    Ok(game.record().clone())
}

#[cfg(test)]
mod tests {
    use kemet::Kemet;

    use super::*;
    use crate::toy::{self, Toy};

    struct Lessons {
        write: bool,
    }

    impl Chore for Lessons {
        fn run<G: Listed>(&mut self) -> Result<(), ChoreError> {
            lessons::<G>(&house::root().join(LESSONS), self.write)
        }
    }

    /// Every lesson can be played to its end by the rules of today.
    #[test]
    fn lessons_hold() {
        games::each(None, &mut Lessons { write: false })
            .unwrap_or_else(|trouble| panic!("{trouble}"));
    }

    fn first() -> String {
        house::read(&house::root().join(LESSONS).join("first.ennead")).unwrap()
    }

    #[test]
    fn a_lesson_is_renewed() {
        let rules = format!("\nrules {}\n", Kemet::RULES_VERSION);
        let old = first().replacen(&rules, "\nrules 1\n", 1);
        assert!(check_one::<Kemet>(&old).is_err());
        assert_eq!(played_anew::<Kemet>(&old).unwrap(), first());
    }

    #[test]
    fn a_lesson_that_cannot_be_played_says_where() {
        let broken = first().replacen("P1 take RUB-1a", "P1 take RUB-4a", 1);
        assert_ne!(broken, first());
        let reason = played_anew::<Kemet>(&broken).unwrap_err();
        assert!(reason.contains("RUB-4a"), "{reason}");
        let folder = std::env::temp_dir().join(format!("ennead-lessons-{}", std::process::id()));
        house::write(&folder.join("broken.ennead"), &broken).unwrap();
        let told = [false, true].map(|write| {
            let trouble = lessons::<Kemet>(&folder, write).unwrap_err();
            trouble.to_string()
        });
        let _ = std::fs::remove_dir_all(&folder);
        for sentence in told {
            assert!(sentence.contains("broken.ennead"), "{sentence}");
            assert!(sentence.contains("RUB-4a"), "{sentence}");
        }
    }

    /// A whole game of the toy, which has two versions of its rules.
    fn old_game(rules: u32) -> String {
        let setup = toy::Setup {
            seats: 3,
            rounds: 8,
            cards: toy::CARDS,
        };
        let mut game = Played::<Toy>::start_under(rules, setup, Seed(5)).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.state().awaiting().lowest() {
            game.state().actions(seat, &mut actions);
            game.act(seat, actions[0], &mut Silent).unwrap();
        }
        game.record().write()
    }

    #[test]
    fn records_of_older_rules_are_played_by_them() {
        let folder = tempfile::tempdir().unwrap();
        let told = || check::<Toy>(folder.path()).map_err(|trouble| trouble.to_string());
        let keep = |name: &str, text: &str| {
            house::write(&folder.path().join(name), text).unwrap();
        };
        keep("rules-3/spoils.ennead", &old_game(3));
        let missing = told().unwrap_err();
        assert!(missing.contains("rules-2"), "the older are kept: {missing}");
        keep("rules-2/spoils.ennead", &old_game(2));
        assert_eq!(told(), Ok(()));
        // Under the rules of today it would be another game.
        let today = played_anew::<Toy>(&old_game(2)).unwrap();
        assert_ne!(today, old_game(2).replace("rules 2", "rules 3"));
        keep("rules-2/spoils.ennead", &today);
        let moved = told().unwrap_err();
        assert!(moved.contains("it is of rules 3, not 2"), "{moved}");
        let broken = old_game(2).replacen("end ", "# 0 0000000000000000\nend ", 1);
        keep("rules-2/spoils.ennead", &broken);
        let broken = told().unwrap_err();
        assert!(broken.contains("rules-2"), "{broken}");
        assert!(broken.contains("must leave them be"), "{broken}");
        keep("rules-2/spoils.ennead", &old_game(2));
        keep("rules-1/spoils.ennead", &old_game(2));
        let stray = told().unwrap_err();
        assert!(stray.contains("rules-1"), "{stray}");
    }
}
