//! Past moments and older lines of the log.

use tabletop::Eye;

use crate::Table;
use crate::wire::{Entry, MOST_ENTRIES, MOST_MOMENTS, Moment};

impl Table {
    /// The states after `from` to `to` actions as `eye` saw them.
    pub(crate) fn moments(&self, eye: Eye, from: u32, to: u32) -> Vec<Moment> {
        let Some(session) = self.session.as_deref() else {
            return Vec::new();
        };
        let last = to
            .min(session.count())
            .min(from.saturating_add(MOST_MOMENTS - 1));
        if from <= last {
            session.moments(eye, from, last)
        } else {
            Vec::new()
        }
    }

    /// The lines before version `before`, the last of them.
    pub(crate) fn log(&self, eye: Eye, before: u32) -> Vec<Entry> {
        let to = before.saturating_sub(1).min(self.story.version());
        self.entries_between(to.saturating_sub(MOST_ENTRIES as u32), to, eye)
    }
}
