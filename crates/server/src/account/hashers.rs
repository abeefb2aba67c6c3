//! Threads that hash passwords and do nothing else.
//!
//! Each hash takes 19 MiB for a moment. Whichever thread asks for them keeps
//! them for the next time, so it must be the same few threads, or every thread
//! of the program ends up with 19 MiB of its own. And they come after those who
//! play: whoever logs in waits for a moment anyway.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::priority::{Priority, set_priority};

type Job = Box<dyn FnOnce() + Send>;

/// The threads. They end when this is dropped.
pub(super) struct Hashers(Sender<Job>);

impl Hashers {
    /// This many of them.
    pub fn new(threads: usize) -> Hashers {
        let (give, jobs) = channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 1..=threads {
            let jobs = Arc::clone(&jobs);
            let thread = std::thread::Builder::new().name(format!("hasher {number}"));
            if let Err(error) = thread.spawn(move || work(&jobs)) {
                tracing::error!(%error, "a thread for passwords cannot be had");
            }
        }
        Hashers(give)
    }

    /// Has this done; an error if it panicked, or nobody is there to do it.
    pub fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (to, done) = oneshot::channel();
        // If it is not taken, `to` is dropped, and whoever waits hears of it.
        let _ = self.0.send(Box::new(move || {
            let _ = to.send(work());
        }));
        done
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    set_priority(Priority::Low);
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread::ThreadId;

    use super::*;

    #[tokio::test]
    async fn the_same_few_threads_do_all_of_it() {
        let hashers = Hashers::new(2);
        let mut threads: HashSet<ThreadId> = HashSet::new();
        for _ in 0..50 {
            threads.insert(hashers.work(|| std::thread::current().id()).await.unwrap());
        }
        assert!((1..=2).contains(&threads.len()), "{threads:?}");
    }

    #[tokio::test]
    async fn one_that_panics_takes_nobody_with_it() {
        let hashers = Hashers::new(1);
        let broken = hashers.work(|| panic!("on purpose"));
        assert!(broken.await.is_err());
        assert_eq!(hashers.work(|| 7).await, Ok(7));
    }
}
