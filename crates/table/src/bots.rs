//! Bots, and decisions with one option. Bots think elsewhere, one decision at
//! a time, and act at a pace a person can follow.
//!
//! How long a bot takes does not tell how many options it had: with one, it
//! takes as long as others lately did for a thought (`thinking/tempo.rs`). Also
//! where nobody looks, since the log says when everything happened.

use tabletop::Seat;

use crate::Table;
use crate::change::Then;
use crate::output::{Output, Purpose, Task, ThoughtId, Work as TaskWork};
use crate::session::{Opinion, level_of};
use crate::wire::By;

/// A thought that has not come back after this long, in milliseconds, is lost,
/// and is thought anew. Thoughts may have to wait for those of others, so it is
/// longer than anybody's patience.
const LOST: i64 = 600_000;

/// The bots of a table.
#[derive(Default)]
pub(crate) struct Bots {
    thinking: Option<Thinking>,
    /// The thought that was asked for last, of bots and advisers.
    last: ThoughtId,
    /// Not before this may a bot act.
    next: i64,
    /// Somebody wishes that they do not wait.
    pub hurry: bool,
}

/// A bot at work on one decision.
struct Thinking {
    seat: Seat,
    /// The version in which the decision came up.
    since: u32,
    work: Work,
}

enum Work {
    /// This thought was asked for, at this time.
    Thinks(ThoughtId, i64),
    /// This is what it wants, if it is an offer at all.
    Wants(Option<String>),
}

impl Bots {
    /// No bot acts before this.
    pub fn wait_until(&mut self, at: i64) {
        self.next = at;
    }

    /// A number for the next thought.
    pub fn next_thought(&mut self) -> ThoughtId {
        self.last += 1;
        self.last
    }

    /// Whether a bot knows what it wants.
    fn ready(&self) -> bool {
        let work = self.thinking.as_ref().map(|thinking| &thinking.work);
        matches!(work, Some(Work::Wants(_)))
    }

    /// The thought that is waited for, and since when.
    fn waits_for(&self) -> Option<(ThoughtId, i64)> {
        match self.thinking.as_ref()?.work {
            Work::Thinks(id, asked) => Some((id, asked)),
            Work::Wants(_) => None,
        }
    }

    /// When the thought that is waited for is lost.
    pub fn lost_at(&self) -> Option<i64> {
        Some(self.waits_for()?.1 + LOST)
    }

    /// A thought that does not come back is not waited for any longer.
    pub fn let_go_of_lost(&mut self, now: i64) -> Option<ThoughtId> {
        self.lost_at().filter(|&at| at <= now)?;
        self.let_go()
    }

    /// Gives the thought that nobody needs any longer.
    fn let_go(&mut self) -> Option<ThoughtId> {
        let thought = self.waits_for().map(|(id, _)| id);
        self.thinking = None;
        thought
    }
}

impl Table {
    /// Sees to it that the right bot thinks about the right thing.
    pub(crate) fn plan_bots(&mut self) {
        let wanted = self.playing().and_then(|_| self.next_bot());
        let wanted = wanted.filter(|_| !self.paused());
        let at_work = self.bots.thinking.as_ref();
        let at_work = at_work.map(|thinking| (thinking.seat, thinking.since));
        if at_work == wanted {
            return;
        }
        // A thought that nobody needs any more is let go before the next begins.
        let unneeded = self.bots.let_go();
        self.out.extend(unneeded.map(Output::Unthink));
        self.bots.thinking = wanted.and_then(|(seat, since)| {
            let work = self.set_to_work(seat)?;
            Some(Thinking { seat, since, work })
        });
    }

    /// Whether bots wait until somebody looks: nobody does, and no person is
    /// still to be asked, because all seats are bots' or their people have
    /// left, resigned, run out of time or handed over. A game by
    /// correspondence goes on as long as one of them is to be asked.
    pub(crate) fn paused(&self) -> bool {
        self.connections.is_empty() && !self.seating().asks_people()
    }

    /// Takes down what came of a thought, a bot's or an adviser's. One that
    /// nobody waits for any longer is nobody's.
    pub(crate) fn note_thought(&mut self, id: ThoughtId, opinion: Option<Opinion>) {
        if self.bots.waits_for().is_none_or(|(wanted, _)| wanted != id) {
            return self.give_advice(id, opinion);
        }
        if let Some(thinking) = &mut self.bots.thinking {
            thinking.work = Work::Wants(opinion.map(|opinion| opinion.choice));
        }
    }

    /// How many bytes bots remember of their thoughts so far, about.
    pub fn remembered(&self) -> usize {
        let session = self.session.as_deref();
        session.map_or(0, |session| session.remembered())
    }

    /// Bots forget what they thought so far.
    pub(crate) fn forget_thoughts(&mut self) {
        if let Some(session) = self.session.as_deref_mut() {
            session.forget();
        }
    }

    /// The first bot that is asked, and since which version.
    fn next_bot(&self) -> Option<(Seat, u32)> {
        if self.lesson_waits() {
            return None;
        }
        let scripted = self.scripted();
        let mut asked = self.decisions.iter();
        let (seat, decision) = asked.find(|(seat, _)| {
            // In a lesson nobody is ahead of the script.
            self.seating().bot(*seat).is_some() && scripted.is_none_or(|(next, _)| next == *seat)
        })?;
        Some((seat, decision.since))
    }

    /// What the bot does about its decision.
    fn set_to_work(&mut self, seat: Seat) -> Option<Work> {
        if let Some(action) = self.expected(seat) {
            return Some(Work::Wants(Some(action.to_owned())));
        }
        let decision = self.decisions.of(seat)?;
        let options = decision.offers.len();
        let only = match &decision.offers[..] {
            [only] => Some(only.action.clone()),
            _ => None,
        };
        let level = level_of(&self.seating().bot(seat)?);
        let id = self.bots.next_thought();
        let work = match only {
            Some(only) => TaskWork::Pretend(only),
            None => {
                let seed = self.chance.thought(id);
                let session = self.session.as_deref_mut()?;
                TaskWork::Ponder(session.thought(seat, level.name(), seed)?)
            }
        };
        self.out.push(Output::Think(Task {
            id,
            purpose: Purpose::Move,
            payer: self.facts.host,
            level,
            options,
            work,
        }));
        Some(Work::Thinks(id, self.now))
    }

    /// When the next bot, or a decision with one option, is due.
    pub(crate) fn next_move(&self) -> Option<i64> {
        self.playing()?;
        let bot = self.bots.ready().then(|| self.bot_due());
        let by_itself = self.by_itself().map(|(_, due)| due);
        let next = bot.into_iter().chain(by_itself).min()?;
        Some(next.max(self.asked_until().unwrap_or(next)))
    }

    /// If nobody looks, nobody needs to follow.
    fn bot_due(&self) -> i64 {
        let at_once = self.bots.hurry || self.connections.is_empty();
        // After a failure of the store it waits all the same.
        if at_once && !self.doubt {
            0
        } else {
            self.bots.next
        }
    }

    /// The next person with one option, and when it is played by itself.
    fn by_itself(&self) -> Option<(Seat, i64)> {
        if self.lesson_waits() {
            return None;
        }
        let scripted = self.scripted();
        let asked = self.decisions.iter();
        let persons = asked.filter(|(seat, _)| {
            self.seating().bot(*seat).is_none() && scripted.is_none_or(|(next, _)| next == *seat)
        });
        persons
            .filter_map(|(seat, decision)| Some((seat, decision.by_itself?)))
            .min_by_key(|(_, due)| *due)
    }

    /// Lets the bot act, or what has one option only happen, if it is time.
    pub(crate) fn move_if_due(&mut self, now: i64) {
        if self.playing().is_none() || self.question_holds_bots(now) {
            return;
        }
        if self.bots.ready() && self.bot_due() <= now {
            self.bot_acts();
            return;
        }
        if let Some((seat, due)) = self.by_itself()
            && due <= now
        {
            let action = self.decisions.of(seat).and_then(|one| one.offers.first());
            if let Some(action) = action.map(|offer| offer.action.clone()) {
                let taken = self.take(seat, &action, By::OnlyOption, None);
                self.undertake(taken, Then::ByItself);
            }
        }
    }

    /// The bot does what it wants; if that is nonsense, the first thing it may.
    fn bot_acts(&mut self) {
        let Some(Thinking { seat, since, work }) = self.bots.thinking.take() else {
            return;
        };
        let Work::Wants(wish) = work else { return };
        let Some(decision) = self.decisions.of(seat) else {
            return;
        };
        if decision.since != since {
            return;
        }
        let wish = wish.filter(|wish| decision.offers.iter().any(|offer| offer.action == *wish));
        let action = match wish {
            Some(action) => action,
            None => {
                self.out.push(Output::Nonsense(seat));
                let Some(first) = decision.offers.first() else {
                    return;
                };
                first.action.clone()
            }
        };
        // What cannot be saved is tried again after a while.
        let taken = self.take(seat, &action, By::Bot, None);
        self.undertake(taken, Then::Nothing);
    }
}
