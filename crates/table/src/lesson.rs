//! Lessons: ordinary records with a hint at some of the learner's actions.
//!
//! Their files are in `crates/games/lessons`. An action without a line of hints
//! of its own goes with the hint before it.

use std::num::NonZero;
use std::sync::Mutex;

use ::games::LessonFiles;
use serde_json::value::RawValue;
use tabletop::{Seat, Seed};

use crate::games::{self, FromRecord};
use crate::wire::Hint;

/// The message that ends every lesson.
pub const LESSON_FREE: &str = "lesson-free";

/// A lesson.
pub struct Lesson {
    /// The game it teaches.
    pub game: String,
    /// Its setup as JSON.
    pub setup: Box<RawValue>,
    /// Its seed: in a lesson nothing is left to chance.
    pub seed: Seed,
    /// Who learns.
    pub learner: Seat,
    /// How many sit at the table.
    pub players: u8,
    /// What is played.
    script: Vec<Line>,
    /// The hint of each action, by number from 1, in order.
    hints: Vec<(u32, String)>,
}

/// A line of the script.
struct Line {
    seat: Seat,
    action: String,
    /// There was nothing else to do: it is played by itself.
    forced: bool,
}

/// The lesson with this name.
pub fn named(name: &str) -> Option<&'static Lesson> {
    static READ: Mutex<Vec<(&str, Option<&Lesson>)>> = Mutex::new(Vec::new());
    let files = games::lesson(name)?;
    let mut read = READ.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some((_, lesson)) = read.iter().find(|(known, _)| *known == files.name) {
        return *lesson;
    }
    // There are a few, and each is read once.
    let lesson = self::read(files).map(|lesson| &*Box::leak(Box::new(lesson)));
    read.push((files.name, lesson));
    lesson
}

/// A lesson from its two files; nothing if they make no sense.
fn read(files: &LessonFiles) -> Option<Lesson> {
    let record = games::from_record(files.record)
        .inspect_err(|error| tracing::error!(?error, "a lesson cannot be read"))
        .ok()?;
    let hints: Option<Vec<(u32, String)>> = files
        .hints
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (number, words) = line.split_once(' ')?;
            let number: NonZero<u32> = number.parse().ok()?;
            Some((number.get(), words.trim().to_owned()))
        })
        .collect();
    Some(Lesson {
        script: script_of(&record)?,
        game: record.game,
        setup: record.setup,
        seed: record.seed,
        learner: Seat(0),
        players: record.players,
        hints: hints?,
    })
}

fn script_of(record: &FromRecord) -> Option<Vec<Line>> {
    let mut session = games::start(&record.game, record.setup.get(), record.seed).ok()?;
    let actions = record.session.actions().into_iter();
    actions
        .map(|(seat, action)| {
            let forced = session.offers(seat).len() == 1;
            session.act(seat, &action).ok()?;
            Some(Line {
                seat,
                action,
                forced,
            })
        })
        .collect()
}

impl Lesson {
    /// What is to happen when `count` actions were taken; nothing after the end.
    pub fn next(&self, count: u32) -> Option<(Seat, &str)> {
        let line = self.script.get(count as usize)?;
        Some((line.seat, &line.action))
    }

    /// How many actions it has, of both sides.
    pub fn length(&self) -> u32 {
        self.script.len() as u32
    }

    /// How many decisions the learner takes.
    pub fn steps(&self) -> u32 {
        self.steps_before(self.script.len())
    }

    fn steps_before(&self, count: usize) -> u32 {
        let taken = self.script.iter().take(count);
        taken.filter(|line| self.is_step(line)).count() as u32
    }

    fn is_step(&self, line: &Line) -> bool {
        line.seat == self.learner && !line.forced
    }

    /// Whether the opponent's next action waits until a message is read.
    pub fn tells(&self, count: u32) -> bool {
        let theirs = self
            .next(count)
            .is_some_and(|(seat, _)| seat != self.learner);
        theirs && self.hints.iter().any(|(at, _)| *at == count + 1)
    }

    /// What it says when `count` actions were taken. What was said about a
    /// decision goes with it; what is told while the opponent plays stays
    /// until the learner's turn.
    pub fn hint(&self, count: u32) -> Option<Hint> {
        let next = self.script.get(count as usize)?;
        let step = (self.steps_before(count as usize) + 1).min(self.steps());
        let (at, words) = self.hints.iter().rev().find(|(at, _)| *at <= count + 1)?;
        let action = self.is_step(next).then(|| next.action.clone());
        let mut since = self.script.get(*at as usize - 1..count as usize)?.iter();
        let still_said = action.is_some() || since.all(|line| line.seat != self.learner);
        still_said.then(|| Hint {
            words: words.clone(),
            action,
            step,
            steps: self.steps(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Every record in the folder is a lesson that can be had by its name, and
    /// each of its hints is about an action it has.
    #[test]
    fn every_lesson_loads() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/lessons");
        let mut lessons = 0;
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|end| end != "ennead") {
                continue;
            }
            let name = path.file_stem().unwrap().to_str().unwrap();
            let lesson = named(name).unwrap_or_else(|| panic!("the lesson `{name}` does not load"));
            assert!(lesson.steps() > 0, "{name}");
            assert!(
                lesson.hints.iter().all(|(at, _)| *at <= lesson.length()),
                "{name}"
            );
            lessons += 1;
        }
        assert!(lessons >= 3);
    }
}
