//! A table that teaches: while its lesson lasts, both sides play what the
//! lesson's record says. Where the lesson is follows from how many actions
//! were taken, so taking back and coming back need no care.

use tabletop::Seat;

use crate::Table;
use crate::lesson::LESSON_FREE;
use crate::wire::{By, Hint, TableRefusal};

impl Table {
    /// What the lesson wants to happen next, while it lasts.
    pub(crate) fn scripted(&self) -> Option<(Seat, &'static str)> {
        let lesson = self.lesson?;
        self.playing()?;
        lesson.next(self.story.count())
    }

    /// What the lesson expects of this seat now.
    pub(crate) fn expected(&self, seat: Seat) -> Option<&'static str> {
        let (who, action) = self.scripted()?;
        (who == seat).then_some(action)
    }

    /// Whether the lesson waits until somebody looks.
    pub(crate) fn lesson_waits(&self) -> bool {
        self.connections.is_empty() && self.scripted().is_some()
    }

    /// Whether the lesson tells something before the opponent goes on.
    pub(crate) fn lesson_tells(&self) -> bool {
        let lesson = self.lesson.filter(|_| self.playing().is_some());
        lesson.is_some_and(|lesson| lesson.tells(self.story.count()))
    }

    /// Refuses what the lesson does not expect.
    pub(crate) fn check_lesson(&self, seat: Seat, action: &str) -> Result<(), TableRefusal> {
        match self.scripted() {
            Some(expected) if expected != (seat, action) => Err(TableRefusal::Lesson),
            _ => Ok(()),
        }
    }

    /// What the lesson says to this seat.
    pub(crate) fn hint(&self, seat: Seat) -> Option<Hint> {
        let lesson = self.lesson.filter(|lesson| lesson.learner == seat)?;
        self.playing()?;
        let count = self.story.count();
        if lesson.next(count).is_some() {
            return lesson.hint(count);
        }
        // The last word stands until the learner goes on alone; what has one
        // option only goes on without them.
        let after = count.saturating_sub(lesson.length()) as usize;
        let went_on = self
            .story
            .standing()
            .take(after)
            .any(|(who, by)| who == seat && by != By::OnlyOption);
        (!went_on).then(|| Hint {
            words: LESSON_FREE.to_owned(),
            action: None,
            step: lesson.steps(),
            steps: lesson.steps(),
        })
    }
}
