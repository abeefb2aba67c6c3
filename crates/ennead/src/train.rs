//! `ennead train`: fits the judgement of the bots to games they play against
//! themselves.
//!
//! Generation 0 plays at random, or with the weights it is given; each later one
//! searches with the judgement fitted to the games before. Every game is a record in the work folder and
//! every generation leaves its weights there, so a run that was stopped goes on
//! where it was, and gives the same weights as one that was not.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::train::{Cases, Fit, Lesson, Practice, fit, learn, measure};
use bots::{Judgement, Staffed, Weights};
use indicatif::ProgressBar;
use rayon::prelude::*;
use tabletop::Record;
use words::say;

use crate::error::{CommandError, ProgramError};
use crate::games::with_game;
use crate::locale::words;
use crate::many::{ManyGames, progress_bar};

#[derive(clap::Args)]
#[command(mut_arg("games", |games| games.default_value("2000").help(
    "Games of a generation; the first two, which cost little, play three times as many"
)))]
pub struct Args {
    /// The game to learn: kemet or ankh
    game: String,

    /// An edition with weights of its own, such as first for Kemet
    #[arg(
        long,
        value_name = "NAME",
        default_value = "",
        hide_default_value = true
    )]
    edition: String,

    /// Weights to begin with, of any edition of the game; without them the first
    /// generation plays at random
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// How strongly each case pulls weights back to where the generation began
    /// with them [default: 0.1 with --from, else 0.00001]
    #[arg(long, value_name = "N", value_parser = pull, allow_negative_numbers = true)]
    pull: Option<f32>,

    /// The folder for games and weights on the way; the same folder goes on
    #[arg(long, value_name = "DIR")]
    work: PathBuf,

    /// The file for the weights at the end
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Generations after the first
    #[arg(long, value_name = "N", default_value = "6", value_parser = generations,
          allow_negative_numbers = true)]
    generations: u64,

    #[command(flatten)]
    many: ManyGames,

    /// Simulations for a decision
    #[arg(long, value_name = "N", default_value = "300", value_parser = simulations,
          allow_negative_numbers = true)]
    simulations: u32,
}

/// Every generation has its own part of the seeds.
const MOST_GENERATIONS: u64 = 1 << 16;

fn pull(text: &str) -> Result<f32, String> {
    let number: Option<f32> = text.parse().ok();
    number
        .filter(|number| (0.0..=1.0).contains(number))
        .ok_or_else(|| "a number from 0 to 1 is needed".to_owned())
}

fn generations(text: &str) -> Result<u64, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=MOST_GENERATIONS).contains(number))
        .ok_or_else(|| format!("a whole number from 1 to {MOST_GENERATIONS} is needed"))
}

fn simulations(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| format!("a whole number from 1 to {} is needed", u32::MAX))
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    with_game!(args.game.as_str(), G => train::<G>(args))
}

fn train<G: Staffed>(args: &Args) -> Result<String, CommandError> {
    if !G::EDITIONS.contains(&args.edition.as_str()) {
        return Err(ProgramError::NoWeights {
            edition: args.edition.clone(),
            game: G::NAME,
        }
        .into());
    }
    let pool = args.many.pool()?;
    let mut report = String::new();
    let mut judgement = beginning::<G>(args, &mut report)?;
    for generation in 0..=args.generations {
        let school = School::new(args, generation);
        let weights = match school.finished::<G>()? {
            Some(weights) => weights,
            None => {
                fs::create_dir_all(&school.folder).map_err(|error| ProgramError::NoFolder {
                    path: school.folder.display().to_string(),
                    detail: error.to_string(),
                })?;
                pool.install(|| school.attend(judgement.clone()))?
            }
        };
        report.push_str(&figures_line(generation, &weights));
        let next = weights.judgement()?;
        judgement = Some(Arc::new(next));
        if generation == args.generations {
            write_weights(&args.out, &weights)?;
        }
    }
    Ok(report)
}

/// What the first generation knows. Where the weights and the game have parted,
/// the report says so.
fn beginning<G: Staffed>(
    args: &Args,
    report: &mut String,
) -> Result<Option<Arc<Judgement<G>>>, CommandError> {
    let Some(path) = &args.from else {
        return Ok(None);
    };
    let weights = read_weights(path)?.about(&args.edition);
    let judgement = weights.judgement()?;
    for gap in weights.gaps::<G>() {
        let path = path.display().to_string();
        let gap = words().error(&gap);
        report.push_str(&say!(words(), "train-warning", path = path, gap = gap));
        report.push('\n');
    }
    Ok(Some(Arc::new(judgement)))
}

fn read_weights(path: &Path) -> Result<Weights, CommandError> {
    let named = || path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| ProgramError::UnreadableFile {
        path: named(),
        detail: error.to_string(),
    })?;
    let weights = serde_json::from_str(&text).map_err(|error| ProgramError::NotUnderstood {
        path: named(),
        detail: error.to_string(),
    })?;
    Ok(weights)
}

fn figures_line(generation: u64, weights: &Weights) -> String {
    let figures: Vec<String> = weights
        .figures
        .iter()
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    let figures = figures.join(", ");
    say!(
        words(),
        "train-generation",
        generation = generation,
        figures = figures
    ) + "\n"
}

/// One generation.
struct School<'a> {
    args: &'a Args,
    generation: u64,
    /// Where its games are.
    folder: PathBuf,
    /// Where its weights are once it is over.
    weights: PathBuf,
}

/// Of the choices in a record, one in so many is learnt from.
const RARITY: u32 = 2;

/// How many generations back games are remembered.
const MEMORY: u64 = 2;

/// Passes over all cases.
const PASSES: usize = 6;

/// What holds weights back that were fitted from nothing: next to nothing.
const FREE: f32 = 1e-5;

/// What holds weights back that began with those of another edition. They know
/// more than a few hundred games of one generation can teach.
const LENT: f32 = 0.1;

impl<'a> School<'a> {
    fn new(args: &'a Args, generation: u64) -> Self {
        School {
            args,
            generation,
            folder: args.work.join(format!("generation-{generation}")),
            weights: args.work.join(format!("generation-{generation}.json")),
        }
    }

    /// Its weights, if it is over.
    fn finished<G: Staffed>(&self) -> Result<Option<Weights>, CommandError> {
        if !self.weights.exists() {
            return Ok(None);
        }
        let weights = read_weights(&self.weights)?;
        let command = self.command::<G>();
        if weights.command != command {
            return Err(ProgramError::OtherCommand {
                path: self.weights.display().to_string(),
                found: weights.command,
                command,
            }
            .into());
        }
        Ok(Some(weights))
    }

    /// How many games it plays: those that cost little are many.
    fn games(&self) -> u64 {
        match self.generation {
            0 | 1 => 3 * self.args.many.games,
            _ => self.args.many.games,
        }
    }

    /// Plays what is not played yet and fits the weights.
    fn attend<G: Staffed>(
        &self,
        judgement: Option<Arc<Judgement<G>>>,
    ) -> Result<Weights, CommandError> {
        let practice = Practice {
            simulations: match self.generation {
                // One look ahead, until there is something to search with.
                0 | 1 => 0,
                _ => self.args.simulations,
            },
            seed: self.args.many.seed.wrapping_add(self.generation << 32),
            judgement: judgement.clone(),
            edition: self.args.edition.clone(),
        };
        let bar = progress_bar(self.games());
        let records = self.play(&practice, &bar)?;
        bar.finish_and_clear();
        let mut course = Course::default();
        course.add(&records);
        for past in self.past() {
            course.add::<G>(&past.played()?);
        }
        let start = judgement.map_or_else(Judgement::blank, |judgement| (*judgement).clone());
        let weights = self.fit(start, &course, records.len());
        write_weights(&self.weights, &weights)?;
        Ok(weights)
    }

    /// The generations before it whose games still teach something: its own
    /// would be too few. Games without search teach nothing once there are
    /// others.
    fn past(&self) -> impl Iterator<Item = School<'a>> {
        let oldest = self.generation.saturating_sub(MEMORY).max(2);
        let args = self.args;
        (oldest..self.generation).map(move |generation| School::new(args, generation))
    }

    /// All games of the generation, from the folder where they are there.
    fn play<G: Staffed>(
        &self,
        practice: &Practice<G>,
        bar: &ProgressBar,
    ) -> Result<Vec<Record<G>>, CommandError> {
        let play = |number| {
            let record = match self.recorded(number) {
                Some(record) => record,
                None => {
                    let path = self.path(number);
                    let record = practice.play(number);
                    fs::write(&path, record.write()).map_err(|error| not_written(&path, &error))?;
                    record
                }
            };
            bar.inc(1);
            Ok(record)
        };
        (0..self.games()).into_par_iter().map(play).collect()
    }

    /// All games of a generation that is over.
    fn played<G: Staffed>(&self) -> Result<Vec<Record<G>>, CommandError> {
        let find = |number| {
            let record = self.recorded(number);
            Ok(record.ok_or_else(|| ProgramError::GenerationLost {
                path: self.path(number).display().to_string(),
                generation: self.generation,
            })?)
        };
        (0..self.games()).into_par_iter().map(find).collect()
    }

    /// The game with this number, if its record is there and whole.
    fn recorded<G: Staffed>(&self, number: u64) -> Option<Record<G>> {
        let text = fs::read_to_string(self.path(number)).ok()?;
        Record::parse(&text).ok()
    }

    fn path(&self, number: u64) -> PathBuf {
        self.folder.join(format!("{number:06}.ennead"))
    }

    fn fit<G: Staffed>(
        &self,
        mut judgement: Judgement<G>,
        course: &Course,
        games: usize,
    ) -> Weights {
        let usual = if self.args.from.is_some() { LENT } else { FREE };
        let pull = self.args.pull.unwrap_or(usual);
        let fit_to = |taught: &Cases, held: &Cases, weights: &mut [f32]| {
            fit(taught, weights, pull, PASSES, self.args.many.seed);
            measure(held, weights)
        };
        let Course { taught, held } = course;
        let standing = fit_to(&taught.positions, &held.positions, judgement.standing_mut());
        // Random players have nothing to teach about choices.
        let promise = match self.generation {
            0 if self.args.from.is_none() => Fit::default(),
            _ => fit_to(&taught.choices, &held.choices, judgement.promise_mut()),
        };
        let figures = BTreeMap::from([
            ("games".to_owned(), games as f64),
            ("positions".to_owned(), taught.positions.len() as f64),
            ("choices".to_owned(), taught.choices.len() as f64),
            ("winner: surprise".to_owned(), rounded(standing.surprise)),
            ("winner: right".to_owned(), rounded(standing.right)),
            ("choice: surprise".to_owned(), rounded(promise.surprise)),
            ("choice: right".to_owned(), rounded(promise.right)),
        ]);
        Weights::of(&judgement, &self.args.edition, self.command::<G>(), figures)
    }

    /// The command that ends with this generation.
    fn command<G: Staffed>(&self) -> String {
        let edition = match self.args.edition.as_str() {
            "" => String::new(),
            edition => format!(" --edition {edition}"),
        };
        let from = self.args.from.as_deref().and_then(Path::file_name);
        let from = from.map(|name| format!(" --from {}", name.display()));
        let pull = self.args.pull.map(|pull| format!(" --pull {pull}"));
        format!(
            "ennead train {}{edition}{}{} --generations {} --games {} --simulations {} --seed {}",
            G::NAME,
            from.unwrap_or_default(),
            pull.unwrap_or_default(),
            self.generation,
            self.args.many.games,
            self.args.simulations,
            self.args.many.seed
        )
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

/// What the games of one or more generations teach.
#[derive(Default)]
struct Course {
    /// What weights are fitted to.
    taught: Lesson,
    /// What the fit is measured with: whole games, since positions of one game
    /// have the same end.
    held: Lesson,
}

/// One game in so many is held back; practice games repeat after powers of two,
/// threes, fives and sevens, and those held back should be like all others.
const HELD_BACK: usize = 11;

impl Course {
    /// Adds what all records of a generation teach, in their order.
    fn add<G: Staffed>(&mut self, records: &[Record<G>]) {
        let lessons: Vec<Lesson> = records
            .par_iter()
            .enumerate()
            .map(|(number, record)| learn(record, number as u64, RARITY))
            .collect();
        for (number, lesson) in lessons.into_iter().enumerate() {
            let part = match number % HELD_BACK {
                0 => &mut self.held,
                _ => &mut self.taught,
            };
            part.positions.append(lesson.positions);
            part.choices.append(lesson.choices);
        }
    }
}

fn write_weights(path: &Path, weights: &Weights) -> Result<(), CommandError> {
    let json = serde_json::to_string(weights).map_err(|error| not_written(path, &error))?;
    // First beside it, so that the file is whole or not there.
    let beside = path.with_extension("new");
    fs::write(&beside, json + "\n")
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| not_written(path, &error))
}

fn not_written(path: &Path, error: &dyn std::fmt::Display) -> CommandError {
    ProgramError::NotWritten {
        path: path.display().to_string(),
        detail: error.to_string(),
    }
    .into()
}
