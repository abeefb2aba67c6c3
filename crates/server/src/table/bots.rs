//! Bots, and decisions with one option. Bots think elsewhere, one decision at
//! a time, and act at a pace a person can follow.
//!
//! How long a bot takes does not tell how many options it had: with one, it
//! takes as long as others lately did for a thought (`thinking/tempo.rs`). Also
//! where nobody looks, since the log says when everything happened.

use rand::RngExt;
use tabletop::{MAX_SEATS, Seat};
use tokio::time::Instant;

use super::Table;
use crate::games;
use crate::house::millis;
use crate::session::{Opinion, level_of};
use crate::tag::Tag;
use crate::thinking::{Errand, NoAnswer, Pending, Share, Urgency};
use crate::wire::{Away, By};

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
    /// When it set to work.
    begun: Instant,
    /// It does not act before this.
    not_before: i64,
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
        let wanted = wanted.filter(|_| !self.paused());
        let at_work = self.bots.thinking.as_ref();
        let at_work = at_work.map(|thinking| (thinking.seat, thinking.since));
        if at_work == wanted {
            return;
        }
        // A thought that nobody needs any more is let go before the next begins.
        self.bots.thinking = None;
        self.bots.thinking = wanted.and_then(|(seat, since)| {
            let (not_before, work) = self.set_to_work(seat)?;
            Some(Thinking {
                seat,
                since,
                begun: Instant::now(),
                not_before,
                work,
            })
        });
    }

    /// Whether bots wait until somebody looks: nobody does, and no person is
    /// still to be asked, because all seats are bots' or their people have
    /// left, resigned, run out of time or handed over. A game by
    /// correspondence goes on as long as one of them is to be asked.
    pub(super) fn paused(&self) -> bool {
        self.connections.is_empty() && !self.asks_people(&self.away)
    }

    /// Whether a person is still to be asked, if bots play for these.
    pub(super) fn asks_people(&self, away: &[Option<Away>; MAX_SEATS]) -> bool {
        self.all_seats()
            .any(|seat| self.person(seat).is_some() && away[seat.index()].is_none())
    }

    /// Whose share of the thinkers this table's bots take.
    fn share(&self) -> Share {
        self.shared.whereabouts.share_of(self.facts.host)
    }

    /// Takes down what a bot wants, and how long that took.
    pub(super) fn note_thought(&mut self, answer: Answer) {
        let Some(thinking) = &mut self.bots.thinking else {
            return;
        };
        if let Err(error) = &answer {
            tracing::error!(seat = %thinking.seat, %error, "a bot broke down");
        }
        thinking.work = Work::Wants(answer.ok().map(|opinion| opinion.choice));
        let (seat, took) = (thinking.seat, thinking.begun.elapsed());
        if let (Some(bot), Some(decision)) = (self.bot_of(seat), self.decisions.of(seat)) {
            let game = games::name_of(&self.facts.game);
            let options = decision.offers.len();
            let tempo = &self.shared.tempo;
            tempo.note(game, level_of(&bot), options, took);
        }
        self.keep_in_mind();
    }

    /// What bots thought about is remembered where somebody looks and there is
    /// room for it.
    fn keep_in_mind(&mut self) {
        self.kept = None;
        let session = self.session.as_deref();
        let bytes = session.map_or(0, |session| session.remembered());
        if bytes == 0 {
            return;
        }
        if !self.connections.is_empty() {
            self.kept = self.shared.memories.keep(self.share(), bytes);
        }
        if self.kept.is_none()
            && let Some(session) = self.session.as_deref_mut()
        {
            session.forget();
        }
    }

    /// Where nobody looks any more, nothing is kept.
    pub(super) fn forget_unwatched(&mut self) {
        if self.kept.is_some() && (self.connections.is_empty() || self.playing().is_none()) {
            self.kept = None;
            if let Some(session) = self.session.as_deref_mut() {
                session.forget();
            }
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
            self.bot_of(*seat).is_some() && scripted.is_none_or(|(next, _)| next == *seat)
        })?;
        Some((seat, decision.since))
    }

    /// What the bot does about its decision, and when it acts at the earliest.
    fn set_to_work(&mut self, seat: Seat) -> Option<(i64, Work)> {
        if let Some(action) = self.expected(seat) {
            return Some((0, Work::Wants(Some(action.to_owned()))));
        }
        let decision = self.decisions.of(seat)?;
        let level = level_of(&self.bot_of(seat)?);
        if let [only] = &decision.offers[..] {
            let game = games::name_of(&self.facts.game);
            let pretended = self.shared.tempo.draw(game, level);
            let only = Work::Wants(Some(only.action.clone()));
            return Some((self.now() + millis(pretended), only));
        }
        let errand = Errand {
            urgency: Urgency::Bot,
            share: self.share(),
            level: level.name(),
        };
        let session = self.session.as_deref_mut()?;
        let thought = session.thought(seat, level.name(), rand::rng().random())?;
        let work = self.shared.thinkers.think(errand, thought);
        Some((0, Work::Thinks(work)))
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
        let thinking = self.bots.thinking.as_ref();
        let not_before = thinking.map_or(0, |thinking| thinking.not_before);
        // After a failure of the store it waits all the same.
        if at_once && !self.doubt {
            not_before
        } else {
            self.bots.next.max(not_before)
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
        let Some(Thinking {
            seat, since, work, ..
        }) = self.bots.thinking.take()
        else {
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
