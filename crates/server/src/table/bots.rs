//! Bots, and decisions with one option. Bots think elsewhere, one decision at
//! a time, and act at a pace a person can follow.

use rand::RngExt;
use tabletop::Seat;

use super::Table;
use crate::session::Opinion;
use crate::tag::Tag;
use crate::thinking::{NoAnswer, Pending, Urgency};
use crate::wire::By;

/// What came of a thought.
pub(super) type Answer = Result<Opinion, NoAnswer>;

/// The bots of a table.
#[derive(Default)]
pub(super) struct Bots {
    thinking: Option<Thinking>,
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
    /// Let go of, it is not begun; once begun it ends by itself soon.
    Thinks(Pending<Opinion>),
    /// This is what it wants, if it is an offer at all.
    Wants(Option<String>),
}

impl Bots {
    /// No bot acts before this.
    pub fn wait_until(&mut self, at: i64) {
        self.next = at;
    }

    /// Whether one thinks, or is about to act.
    pub fn busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// Waits for the thought under way; for ever if there is none.
    pub async fn answer(&mut self) -> Answer {
        match &mut self.thinking {
            Some(Thinking {
                work: Work::Thinks(thought),
                ..
            }) => thought.await,
            _ => std::future::pending().await,
        }
    }

    /// Takes down what a bot wants.
    pub fn note(&mut self, answer: Answer) {
        if let Some(thinking) = &mut self.thinking {
            if let Err(error) = &answer {
                tracing::error!(seat = %thinking.seat, %error, "a bot broke down");
            }
            thinking.work = Work::Wants(answer.ok().map(|opinion| opinion.choice));
        }
    }

    /// Whether a bot knows what it wants.
    fn ready(&self) -> bool {
        let work = self.thinking.as_ref().map(|thinking| &thinking.work);
        matches!(work, Some(Work::Wants(_)))
    }
}

impl Table {
    /// Sees to it that the right bot thinks about the right thing.
    pub(super) fn plan_bots(&mut self) {
        let wanted = self.playing().and_then(|_| self.next_bot());
        let at_work = self.bots.thinking.as_ref();
        let at_work = at_work.map(|thinking| (thinking.seat, thinking.since));
        if at_work == wanted {
            return;
        }
        // A thought that nobody needs any more is let go before the next begins.
        self.bots.thinking = None;
        self.bots.thinking = wanted.and_then(|(seat, since)| {
            let work = self.set_to_work(seat)?;
            Some(Thinking { seat, since, work })
        });
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
            self.bot_of(*seat).is_some() && scripted.is_none_or(|(next, _)| next == *seat)
        })?;
        Some((seat, decision.since))
    }

    fn set_to_work(&mut self, seat: Seat) -> Option<Work> {
        if let Some(action) = self.expected(seat) {
            return Some(Work::Wants(Some(action.to_owned())));
        }
        let decision = self.decisions.of(seat)?;
        if let [only] = &decision.offers[..] {
            return Some(Work::Wants(Some(only.action.clone())));
        }
        let bot = self.bot_of(seat)?;
        let session = self.session.as_deref_mut()?;
        let thought = session.thought(seat, &bot, rand::rng().random())?;
        let thinkers = &self.shared.thinkers;
        let work = thinkers.think(Urgency::Bot, &self.facts.id, thought);
        Some(Work::Thinks(work))
    }

    /// When the next bot, or a decision with one option, is due.
    pub(super) fn next_move(&self) -> Option<i64> {
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
        match at_once && !self.doubt {
            true => 0,
            false => self.bots.next,
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
            self.bot_of(*seat).is_none() && scripted.is_none_or(|(next, _)| next == *seat)
        });
        persons
            .filter_map(|(seat, decision)| Some((seat, decision.by_itself?)))
            .min_by_key(|(_, due)| *due)
    }

    /// Lets the bot act, or what has one option only happen, if it is time.
    pub(super) async fn move_if_due(&mut self, now: i64) {
        if self.playing().is_none() || self.question_holds_bots(now) {
            return;
        }
        if self.bots.ready() && self.bot_due() <= now {
            return self.bot_acts().await;
        }
        if let Some((seat, due)) = self.by_itself()
            && due <= now
        {
            let action = self.decisions.of(seat).and_then(|one| one.offers.first());
            if let Some(action) = action.map(|offer| offer.action.clone()) {
                let taken = self.take(seat, &action, By::OnlyOption, None).await;
                self.rest_if_failed(taken.is_err()).await;
            }
        }
    }

    /// The bot does what it wants; if that is nonsense, the first thing it may.
    async fn bot_acts(&mut self) {
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
                tracing::error!(table = %Tag(&self.facts.id), %seat, "a bot wants what it may not");
                let Some(first) = decision.offers.first() else {
                    return;
                };
                first.action.clone()
            }
        };
        // What cannot be saved is tried again after a while.
        let _ = self.take(seat, &action, By::Bot, None).await;
        tokio::task::yield_now().await;
    }
}
