//! What waits to be thought about, and in which order it comes.

use std::collections::{HashMap, VecDeque};

use crate::store::TableId;

/// Something to think about.
pub(super) type Job = Box<dyn FnOnce() + Send>;

/// Who waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A table, for its bot.
    Bot,
    /// One person, for advice.
    Hint,
    /// Whoever looks at an old game.
    Analysis,
}

/// All that waits.
#[derive(Default)]
pub(super) struct Queue {
    /// By urgency.
    lanes: [Lane; 3],
    /// Nothing is started any more.
    pub closed: bool,
}

impl Queue {
    pub fn push(&mut self, urgency: Urgency, table: &str, job: Job) {
        self.lanes[urgency as usize].push(table, job);
    }

    /// The most urgent job.
    pub fn pop(&mut self) -> Option<Job> {
        self.lanes.iter_mut().find_map(Lane::pop)
    }
}

/// What waits with one urgency: tables take turns.
#[derive(Default)]
struct Lane {
    /// Tables with something waiting, each once.
    turns: VecDeque<TableId>,
    waiting: HashMap<TableId, VecDeque<Job>>,
}

impl Lane {
    fn push(&mut self, table: &str, job: Job) {
        match self.waiting.get_mut(table) {
            Some(waiting) => waiting.push_back(job),
            None => {
                self.turns.push_back(table.to_owned());
                self.waiting.insert(table.to_owned(), [job].into());
            }
        }
    }

    fn pop(&mut self) -> Option<Job> {
        let table = self.turns.pop_front()?;
        let waiting = self.waiting.get_mut(&table)?;
        let job = waiting.pop_front();
        match waiting.is_empty() {
            true => drop(self.waiting.remove(&table)),
            false => self.turns.push_back(table),
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};

    #[test]
    fn tables_take_turns() {
        let order = Arc::new(Mutex::new(String::new()));
        let mut lane = Lane::default();
        for name in ["a", "a", "a", "b", "c", "b"] {
            let order = Arc::clone(&order);
            lane.push(name, Box::new(move || order.lock().unwrap().push_str(name)));
        }
        while let Some(job) = lane.pop() {
            job();
        }
        assert_eq!(*order.lock().unwrap(), "abcaba");
        assert!(lane.turns.is_empty() && lane.waiting.is_empty());
    }
}
