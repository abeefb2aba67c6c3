//! Where all thinking is done: a few threads of their own, so that nobody who
//! waits for an answer of the server waits for a thought.
//!
//! Bots go before hints, and hints before analyses, because a whole table waits
//! for a bot, one person for a hint and nobody at once for an analysis. Within
//! each, tables take turns: one that asks for much waits for itself.
//!
//! There is one thread fewer than there are cores, and they have the lowest
//! priority the system knows: requests are answered first even where there is
//! one core only.

mod queue;

use std::future::Future;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::thread::available_parallelism;

use thread_priority::ThreadPriority;
use tokio::sync::oneshot;

pub(crate) use self::queue::Urgency;
use self::queue::{Job, Queue};

/// As many threads as may think where nothing else is said: all cores but one,
/// which is left to the requests.
pub(crate) fn usual_thinkers() -> usize {
    let cores = available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).max(1)
}

/// The threads that think. Dropped, they end after the thought they are at.
pub(crate) struct Thinkers {
    desk: Arc<Desk>,
    /// The clock of the runtime, which a test turns, stands still while
    /// somebody thinks.
    clock_waits: bool,
}

/// Where work waits.
#[derive(Default)]
struct Desk {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl Desk {
    /// A job that panics is caught outside the lock: what is here is whole.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; waits for it. Nothing when the house closes.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            queue = self
                .more
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Thinkers {
    /// This many of them.
    pub fn new(threads: usize, clock_waits: bool) -> Thinkers {
        let desk = Arc::new(Desk::default());
        for number in 1..=threads.max(1) {
            let desk = Arc::clone(&desk);
            let thread = std::thread::Builder::new().name(format!("thinker {number}"));
            if let Err(error) = thread.spawn(move || work(&desk)) {
                tracing::error!(%error, "a thread for bots cannot be had");
            }
        }
        Thinkers { desk, clock_waits }
    }

    /// Thinks about something for `table` as soon as it is its turn. Whoever
    /// drops what is given back needs the answer no longer.
    pub fn think<T: Send + 'static>(
        &self,
        urgency: Urgency,
        table: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Pending<T> {
        let (to, answer) = oneshot::channel();
        let clock = self.clock_waits.then(stopped_clock);
        let job: Job = Box::new(move || {
            let _clock = clock;
            if !to.is_closed() {
                let _ = to.send(thought());
            }
        });
        self.desk.queue().push(urgency, table, job);
        self.desk.more.notify_one();
        Pending(answer)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.desk.queue().closed = true;
        self.desk.more.notify_all();
    }
}

/// Does one job after the other. One that panics ends itself only: whoever
/// waits for it hears that there will be no answer.
fn work(desk: &Desk) {
    if let Err(error) = thread_priority::set_current_thread_priority(ThreadPriority::Min) {
        tracing::debug!(?error, "thoughts have the priority of everything else");
    }
    while let Some(job) = desk.next() {
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// The runtime does not turn its clock while a blocking task is at work.
fn stopped_clock() -> std::sync::mpsc::Sender<()> {
    let (until_dropped, dropped) = std::sync::mpsc::channel();
    tokio::task::spawn_blocking(move || dropped.recv());
    until_dropped
}

/// There will be no answer: the thought broke down, or the house closes.
#[derive(Debug, thiserror::Error)]
#[error("the thought broke down")]
pub(crate) struct NoAnswer;

/// A thought under way.
pub(crate) struct Pending<T>(oneshot::Receiver<T>);

impl<T> Future for Pending<T> {
    type Output = Result<T, NoAnswer>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let answer = Pin::new(&mut self.0).poll(context);
        answer.map(|answer| answer.map_err(|_| NoAnswer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// One thread that is held until the sender is dropped.
    fn held() -> (Thinkers, mpsc::Sender<()>, Pending<()>) {
        let thinkers = Thinkers::new(1, false);
        let (hold, held) = mpsc::channel::<()>();
        let (started, has_started) = mpsc::channel();
        let first = thinkers.think(Urgency::Bot, "first", move || {
            let _ = started.send(());
            let _ = held.recv();
        });
        has_started.recv().unwrap();
        (thinkers, hold, first)
    }

    #[tokio::test]
    async fn bots_go_before_hints_and_hints_before_analyses() {
        let (thinkers, hold, _first) = held();
        let (says, said) = mpsc::channel();
        let mut pending = Vec::new();
        for urgency in [Urgency::Analysis, Urgency::Hint, Urgency::Bot] {
            let says = says.clone();
            pending.push(thinkers.think(urgency, "a", move || says.send(urgency)));
        }
        drop((hold, says));
        let order: Vec<Urgency> = said.iter().collect();
        assert_eq!(order, [Urgency::Bot, Urgency::Hint, Urgency::Analysis]);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_thought_about() {
        let (thinkers, hold, _first) = held();
        let (says, said) = mpsc::channel();
        let unneeded = says.clone();
        drop(thinkers.think(Urgency::Bot, "a", move || unneeded.send("unneeded")));
        let needed = thinkers.think(Urgency::Bot, "a", move || says.send("needed"));
        drop(hold);
        let _ = needed.await.unwrap();
        assert_eq!(said.iter().collect::<Vec<_>>(), ["needed"]);
    }

    #[tokio::test]
    async fn a_thought_that_breaks_down_takes_nobody_with_it() {
        let thinkers = Thinkers::new(1, false);
        let broken = thinkers.think(Urgency::Bot, "a", || panic!("on purpose"));
        let _: NoAnswer = broken.await.unwrap_err();
        let whole = thinkers.think(Urgency::Bot, "a", || 7);
        assert_eq!(whole.await.unwrap(), 7);
    }
}
