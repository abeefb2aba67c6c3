//! Where all thinking is done: a few threads of their own, so that nobody who
//! waits for an answer of the server waits for a thought.
//!
//! The thinkers are shared between people, not tables (`queue.rs`): whoever
//! asks for much waits for themselves. Bots have a head start over hints, and
//! hints over analyses, because a whole table waits for a bot, one person for a
//! hint and nobody at once for an analysis.
//!
//! There are as many threads as cores, but at least three. One of them is kept
//! for those who have had little lately, so that nobody waits for the long
//! thoughts of others. They have the lowest priority (`priority.rs`): requests are
//! answered first even where there is one core only.

mod memory;
mod queue;
mod share;
mod tempo;

use std::future::Future;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use rand::RngExt;
use tokio::sync::oneshot;

pub(crate) use self::memory::{Kept, Memories};
pub(crate) use self::queue::Urgency;
use self::queue::{Job, Queue};
pub use self::share::Share;
pub(crate) use self::tempo::Tempo;
use crate::metrics::{Present, metrics};
use crate::priority::{Priority, set_priority};

/// As many threads as may think where nothing else is said: for all cores but
/// one, which is left to the requests, and two at least; and one that most of
/// the time waits for somebody who comes anew.
pub(crate) fn usual_thinkers() -> usize {
    let cores = available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).max(2) + 1
}

/// The threads that think. Dropped, they end after the thought they are at.
pub(crate) struct Thinkers {
    desk: Arc<Desk>,
    manners: Manners,
}

/// What tests want of those who think.
#[derive(Clone, Copy, Default)]
pub(crate) struct Manners {
    /// The clock of the runtime, which a test turns, stands still while
    /// somebody thinks.
    pub clock_waits: bool,
    /// On that clock a thought takes this long, at least and at most.
    pub lag: Option<(Duration, Duration)>,
}

/// What is to be thought about: for what, whose it is, and who does it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Errand {
    pub urgency: Urgency,
    pub share: Share,
    /// The level of the bot.
    pub level: &'static str,
}

impl Urgency {
    /// As figures name it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Urgency::Bot => "bot",
            Urgency::Hint => "hint",
            Urgency::Analysis => "analysis",
        }
    }
}

/// Where work waits.
struct Desk {
    queue: Mutex<Queue>,
    more: Condvar,
    /// The queue reckons time from here.
    opened: Instant,
}

impl Desk {
    /// A job that panics is caught outside the lock: what is here is whole.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; waits for it. Nothing when the house closes.
    fn next(&self) -> Option<(Share, Job)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop(self.opened.elapsed()) {
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
    pub fn new(threads: usize, manners: Manners) -> Thinkers {
        let threads = threads.max(1);
        let desk = Arc::new(Desk {
            queue: Mutex::new(Queue::new(threads)),
            more: Condvar::new(),
            opened: Instant::now(),
        });
        for number in 1..=threads {
            let desk = Arc::clone(&desk);
            let thread = std::thread::Builder::new().name(format!("thinker {number}"));
            if let Err(error) = thread.spawn(move || work(&desk)) {
                tracing::error!(%error, "a thread for bots cannot be had");
            }
        }
        Thinkers { desk, manners }
    }

    /// Thinks about something as soon as it is its turn. Whoever drops what is
    /// given back needs the answer no longer.
    pub fn think<T: Send + 'static>(
        &self,
        errand: Errand,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Pending<T> {
        let (to, answer) = oneshot::channel();
        let clock = self.manners.clock_waits.then(stopped_clock);
        let asked = Instant::now();
        let job: Job = Box::new(move || {
            let _clock = clock;
            if !to.is_closed() {
                let thought = measured(errand, asked, thought);
                let _ = to.send(thought);
            }
        });
        self.desk.queue().push(errand.urgency, errand.share, job);
        self.desk.more.notify_one();
        Pending {
            answer,
            lag: self.manners.lag.map(lag),
        }
    }

    /// How many thoughts wait, by urgency.
    pub fn waiting(&self) -> [usize; 3] {
        self.desk.queue().waiting()
    }
}

/// Thinks, and counts how long it took.
fn measured<T>(errand: Errand, asked: Instant, thought: impl FnOnce() -> T) -> T {
    let metrics = metrics();
    let purpose = errand.urgency.name();
    metrics.thought_waited(purpose, asked.elapsed());
    let _running = Present::new(&metrics.thoughts_running);
    let begun = Instant::now();
    let thought = thought();
    metrics.thought(purpose, errand.level, begun.elapsed());
    thought
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
    set_priority(Priority::Lowest);
    while let Some((share, job)) = desk.next() {
        let begun = Instant::now();
        let _ = catch_unwind(AssertUnwindSafe(job));
        let now = desk.opened.elapsed();
        desk.queue().done(share, begun.elapsed(), now);
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

/// How long a test has a thought take.
fn lag((least, most): (Duration, Duration)) -> Pin<Box<tokio::time::Sleep>> {
    Box::pin(tokio::time::sleep(rand::rng().random_range(least..=most)))
}

/// A thought under way.
pub(crate) struct Pending<T> {
    answer: oneshot::Receiver<T>,
    lag: Option<Pin<Box<tokio::time::Sleep>>>,
}

impl<T> Future for Pending<T> {
    type Output = Result<T, NoAnswer>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if let Some(lag) = &mut self.lag {
            std::task::ready!(lag.as_mut().poll(context));
            self.lag = None;
        }
        let answer = Pin::new(&mut self.answer).poll(context);
        answer.map(|answer| answer.map_err(|_| NoAnswer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn errand(urgency: Urgency) -> Errand {
        Errand {
            urgency,
            share: Share::Person(1),
            level: "scribe",
        }
    }

    /// One thread that is held until the sender is dropped.
    fn held() -> (Thinkers, mpsc::Sender<()>, Pending<()>) {
        let thinkers = Thinkers::new(1, Manners::default());
        let (hold, held) = mpsc::channel::<()>();
        let (started, has_started) = mpsc::channel();
        let first = thinkers.think(errand(Urgency::Bot), move || {
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
            pending.push(thinkers.think(errand(urgency), move || says.send(urgency)));
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
        drop(thinkers.think(errand(Urgency::Bot), move || unneeded.send("unneeded")));
        let needed = thinkers.think(errand(Urgency::Bot), move || says.send("needed"));
        drop(hold);
        let _ = needed.await.unwrap();
        assert_eq!(said.iter().collect::<Vec<_>>(), ["needed"]);
    }

    #[tokio::test]
    async fn a_thought_that_breaks_down_takes_nobody_with_it() {
        let thinkers = Thinkers::new(1, Manners::default());
        let broken = thinkers.think(errand(Urgency::Bot), || panic!("on purpose"));
        let _: NoAnswer = broken.await.unwrap_err();
        let whole = thinkers.think(errand(Urgency::Bot), || 7);
        assert_eq!(whole.await.unwrap(), 7);
    }
}
