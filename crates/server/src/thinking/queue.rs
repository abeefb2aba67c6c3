//! What waits to be thought about, and in which order it comes.
//!
//! The thinkers are shared between people, by the time that was spent for each
//! of them lately: whoever has had least comes next. So sixty tables of one
//! person have one share, and so has one; a thought of a second counts as much
//! as a thousand of a millisecond. What was spent is forgotten by half every
//! [`HALF_LIFE`], so that nobody pays for long.
//!
//! More urgent work has a head start over less urgent work of others, no more:
//! nobody's bots keep everybody's hints waiting for ever.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use super::Share;

/// Something to think about.
pub(super) type Job = Box<dyn FnOnce() + Send>;

/// Who waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Urgency {
    /// A table, for its bot.
    Bot,
    /// One person, for advice.
    Hint,
    /// Whoever looks at an old game.
    Analysis,
}

impl Urgency {
    pub(crate) const ALL: [Urgency; 3] = [Urgency::Bot, Urgency::Hint, Urgency::Analysis];

    /// It waits as if this many more seconds had been spent for its share.
    fn handicap(self) -> f64 {
        match self {
            Urgency::Bot => 0.0,
            Urgency::Hint => 0.5,
            Urgency::Analysis => 5.0,
        }
    }
}

/// After this long, half of what was spent is forgotten.
const HALF_LIFE: f64 = 20.0;

/// Less than this, in seconds, is nothing.
const NOTHING: f64 = 0.001;

/// How long a thought of a share seems to take before it has had one.
const USUAL: f64 = 0.05;

/// Whoever has had less than this lately, in seconds, comes anew: about one long
/// thought.
const LITTLE: f64 = 1.0;

/// After so many thoughts it is looked who can be forgotten.
const TIDY_EVERY: u32 = 256;

/// All that waits.
pub(super) struct Queue {
    shares: HashMap<Share, Ledger>,
    /// How many threads think.
    threads: u32,
    /// How many of them do so now.
    running: u32,
    /// Everything that ever came, counted: who waits longer goes first where
    /// nothing else decides.
    came: u64,
    done: u32,
    /// Nothing is started any more.
    pub closed: bool,
}

/// What waits for one share, and what it has had.
#[derive(Default)]
struct Ledger {
    /// By urgency, each with its number in the order of coming.
    waiting: [VecDeque<(u64, Job)>; 3],
    running: u32,
    /// Seconds, as they were reckoned
    spent: f64,
    /// at this time.
    at: Duration,
    /// How long its thoughts take of late, in seconds.
    usual: Option<f64>,
}

impl Ledger {
    /// The most urgent that waits.
    fn next(&self) -> Option<Urgency> {
        Urgency::ALL
            .into_iter()
            .find(|&urgency| !self.waiting[urgency as usize].is_empty())
    }

    /// What was spent, as it counts now.
    fn spent(&self, now: Duration) -> f64 {
        let gone = now.saturating_sub(self.at).as_secs_f64();
        let left = self.spent * (-gone / HALF_LIFE).exp2();
        if left < NOTHING { 0.0 } else { left }
    }

    /// With what is being spent: else a share would take every thread before
    /// the first of its thoughts is over.
    fn claim(&self, now: Duration) -> f64 {
        self.spent(now) + f64::from(self.running) * self.usual.unwrap_or(USUAL)
    }

    fn idle(&self) -> bool {
        self.running == 0 && self.next().is_none()
    }

    fn forgotten(&self, now: Duration) -> bool {
        self.idle() && self.spent(now) == 0.0
    }
}

impl Queue {
    pub fn new(threads: usize) -> Queue {
        Queue {
            shares: HashMap::new(),
            threads: threads as u32,
            running: 0,
            came: 0,
            done: 0,
            closed: false,
        }
    }

    pub fn push(&mut self, urgency: Urgency, share: Share, job: Job) {
        self.came += 1;
        let ledger = self.shares.entry(share).or_default();
        ledger.waiting[urgency as usize].push_back((self.came, job));
    }

    /// Whether this thread is kept for those who come anew. A thought cannot be
    /// interrupted, and nobody shall wait for those of others, however many
    /// they are: so the last that is free is not for everybody, where there are
    /// three.
    fn is_spare(&self) -> bool {
        self.threads >= 3 && self.running + 1 >= self.threads
    }

    /// How many threads one share may have at once: never the last that is for
    /// everybody, where there are two.
    fn most_each(&self) -> u32 {
        let spare = u32::from(self.threads >= 3);
        (self.threads - spare).saturating_sub(1).max(1)
    }

    /// The job whose turn it is, and for whom it is. Whoever takes it says
    /// [`Queue::done`] afterwards.
    pub fn pop(&mut self, now: Duration) -> Option<(Share, Job)> {
        let (most, spare) = (self.most_each(), self.is_spare());
        let may = |ledger: &Ledger| {
            ledger.running < most && (!spare || ledger.running == 0 && ledger.spent(now) < LITTLE)
        };
        let turn = |(share, ledger): (&Share, &Ledger)| {
            let urgency = ledger.next().filter(|_| may(ledger))?;
            let came = ledger.waiting[urgency as usize].front()?.0;
            Some((
                ledger.claim(now) + urgency.handicap(),
                came,
                *share,
                urgency,
            ))
        };
        let waiting = self.shares.iter().filter_map(turn);
        let (.., share, urgency) =
            waiting.min_by(|a, b| a.0.total_cmp(&b.0).then_with(|| a.1.cmp(&b.1)))?;
        let ledger = self.shares.get_mut(&share)?;
        let (_, job) = ledger.waiting[urgency as usize].pop_front()?;
        ledger.running += 1;
        self.running += 1;
        Some((share, job))
    }

    /// A job is over; it took this long.
    pub fn done(&mut self, share: Share, took: Duration, now: Duration) {
        self.running = self.running.saturating_sub(1);
        if let Some(ledger) = self.shares.get_mut(&share) {
            let took = took.as_secs_f64();
            ledger.spent = ledger.spent(now) + took;
            ledger.at = now;
            ledger.running = ledger.running.saturating_sub(1);
            let before = ledger.usual.unwrap_or(took);
            ledger.usual = Some(before * 0.75 + took * 0.25);
        }
        self.done = (self.done + 1) % TIDY_EVERY;
        if self.done == 0 {
            self.shares.retain(|_, ledger| !ledger.forgotten(now));
        }
    }

    /// How many wait, by urgency.
    pub fn waiting(&self) -> [usize; 3] {
        Urgency::ALL.map(|urgency| {
            let ledgers = self.shares.values();
            ledgers.map(|one| one.waiting[urgency as usize].len()).sum()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn share(person: i64) -> Share {
        Share::Person(person)
    }

    /// A queue whose jobs do nothing.
    fn push(queue: &mut Queue, urgency: Urgency, person: i64) {
        queue.push(urgency, share(person), Box::new(|| ()));
    }

    /// The next job is taken and takes this long on a clock of our own.
    fn run(queue: &mut Queue, now: &mut Duration, took: impl Fn(i64) -> Duration) -> Option<i64> {
        let (share, _) = queue.pop(*now)?;
        let Share::Person(person) = share else {
            return None;
        };
        *now += took(person);
        queue.done(share, took(person), *now);
        Some(person)
    }

    #[test]
    fn sixty_tables_of_one_person_have_one_share() {
        let mut queue = Queue::new(1);
        for _ in 0..60 {
            push(&mut queue, Urgency::Bot, 1);
        }
        for _ in 0..3 {
            push(&mut queue, Urgency::Bot, 2);
        }
        let mut now = Duration::ZERO;
        let mut order = Vec::new();
        for _ in 0..6 {
            order.extend(run(&mut queue, &mut now, |_| 100 * MS));
        }
        assert_eq!(order, [1, 2, 1, 2, 1, 2]);
    }

    #[test]
    fn a_long_thought_counts_as_many_short_ones() {
        let mut queue = Queue::new(1);
        for _ in 0..400 {
            push(&mut queue, Urgency::Bot, 1);
            push(&mut queue, Urgency::Bot, 2);
        }
        let took = |person| if person == 1 { 1_000 * MS } else { 5 * MS };
        let mut now = Duration::ZERO;
        let (mut long, mut short) = (0, 0);
        for _ in 0..300 {
            match run(&mut queue, &mut now, took) {
                Some(1) => long += 1,
                _ => short += 1,
            }
        }
        assert!((1..=3).contains(&long), "{long} long, {short} short");
    }

    #[test]
    fn who_comes_anew_is_next_whatever_waits_for_others() {
        let mut queue = Queue::new(1);
        for _ in 0..60 {
            push(&mut queue, Urgency::Bot, 1);
        }
        let mut now = Duration::ZERO;
        for _ in 0..10 {
            run(&mut queue, &mut now, |_| 1_000 * MS);
        }
        for urgency in Urgency::ALL {
            push(&mut queue, urgency, 2);
        }
        for _ in 0..3 {
            assert_eq!(run(&mut queue, &mut now, |_| 10 * MS), Some(2));
        }
    }

    #[test]
    fn what_is_urgent_has_a_head_start() {
        let mut queue = Queue::new(1);
        let mut now = Duration::ZERO;
        push(&mut queue, Urgency::Analysis, 1);
        push(&mut queue, Urgency::Hint, 2);
        push(&mut queue, Urgency::Bot, 3);
        let order: Vec<_> =
            std::iter::from_fn(|| run(&mut queue, &mut now, |_| 100 * MS)).collect();
        assert_eq!(order, [3, 2, 1]);
    }

    #[test]
    fn what_was_spent_is_forgotten() {
        let mut queue = Queue::new(1);
        let mut now = Duration::ZERO;
        push(&mut queue, Urgency::Bot, 1);
        run(&mut queue, &mut now, |_| 10_000 * MS);
        now += Duration::from_secs(600);
        push(&mut queue, Urgency::Bot, 1);
        push(&mut queue, Urgency::Bot, 2);
        assert_eq!(run(&mut queue, &mut now, |_| MS), Some(1));
        now += Duration::from_secs(600);
        for _ in 0..TIDY_EVERY {
            push(&mut queue, Urgency::Bot, 3);
            while run(&mut queue, &mut now, |_| MS).is_some() {}
        }
        assert!(queue.shares.len() <= 1, "{}", queue.shares.len());
    }

    #[test]
    fn nobody_has_the_last_thread() {
        let mut queue = Queue::new(2);
        let now = Duration::ZERO;
        for _ in 0..9 {
            push(&mut queue, Urgency::Bot, 1);
        }
        assert!(queue.pop(now).is_some_and(|(taken, _)| taken == share(1)));
        assert!(queue.pop(now).is_none(), "it waits for others");
        push(&mut queue, Urgency::Analysis, 2);
        assert!(queue.pop(now).is_some_and(|(taken, _)| taken == share(2)));
    }

    #[test]
    fn two_who_want_everything_leave_one_thread_to_others() {
        let mut queue = Queue::new(4);
        let mut now = Duration::ZERO;
        for _ in 0..9 {
            push(&mut queue, Urgency::Bot, 1);
            push(&mut queue, Urgency::Bot, 2);
        }
        for _ in 0..6 {
            run(&mut queue, &mut now, |_| 1_000 * MS);
        }
        let taken: Vec<_> = std::iter::from_fn(|| queue.pop(now))
            .map(|(share, _)| share)
            .collect();
        assert_eq!(taken.len(), 3, "{taken:?}");
        push(&mut queue, Urgency::Bot, 3);
        push(&mut queue, Urgency::Bot, 3);
        assert!(queue.pop(now).is_some_and(|(taken, _)| taken == share(3)));
        assert!(queue.pop(now).is_none(), "all are busy");
        queue.done(share(3), 10 * MS, now);
        assert!(queue.pop(now).is_some_and(|(taken, _)| taken == share(3)));
    }
}
