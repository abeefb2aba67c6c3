//! What a bot would do in somebody's place: asked for on a socket, thought
//! about elsewhere, told to that socket alone.

use futures_util::future::select_all;
use rand::RngExt;
use tabletop::{MAX_SEATS, Seat};

use super::Table;
use super::connections::ConnectionId;
use super::info::{hints_allowed, people_of};
use crate::bucket::Bucket;
use crate::entry::What;
use crate::games;
use crate::session::{Opinion, Prospect, level_of};
use crate::store::PersonId;
use crate::tag::Tag;
use crate::thinking::{Errand, NoAnswer, Pending, Urgency};
use crate::wire::{Advice, Advised, MOST_ADVISED, Status, TableRefusal, ToClient};

/// How many hints a seat gets at once,
const AT_ONCE: u32 = 6;

/// and how many a second after that.
const A_SECOND: f32 = 0.5;

/// Those who were asked and still think, and how often each seat may ask.
pub(super) struct Advisers {
    asked: Vec<Asked>,
    allowed: [Bucket; MAX_SEATS],
}

/// Somebody waits for advice.
struct Asked {
    /// On this socket,
    to: ConnectionId,
    /// under this number,
    ask: u32,
    /// for this seat,
    seat: Seat,
    /// about the decision that came up in this version,
    since: u32,
    /// whether others choose at the same time,
    drawn: bool,
    /// by this bot.
    bot: String,
    work: Pending<Opinion>,
}

/// Advice that has arrived.
pub(super) struct Given {
    asked: Asked,
    opinion: Result<Opinion, NoAnswer>,
}

impl Advisers {
    pub fn new(now: i64) -> Advisers {
        Advisers {
            asked: Vec::new(),
            allowed: [Bucket::new(AT_ONCE, A_SECOND, now); MAX_SEATS],
        }
    }

    /// Waits for the next advice; for ever if nobody asked for any.
    pub async fn given(&mut self) -> Given {
        if self.asked.is_empty() {
            return std::future::pending().await;
        }
        let works = self.asked.iter_mut().map(|asked| &mut asked.work);
        let (opinion, place, _) = select_all(works).await;
        let asked = self.asked.swap_remove(place);
        Given { asked, opinion }
    }

    /// Takes away those for whom nobody waits like this.
    fn take_where(&mut self, unwanted: impl Fn(&Asked) -> bool) -> Vec<Asked> {
        let asked = std::mem::take(&mut self.asked);
        let (gone, kept) = asked.into_iter().partition(unwanted);
        self.asked = kept;
        gone
    }
}

impl Table {
    /// Somebody asks what a bot would do in their place.
    pub(super) fn ask_advice(
        &mut self,
        to: ConnectionId,
        person: Option<PersonId>,
        ask: u32,
        seat: Seat,
        bot: String,
    ) {
        if let Err(refusal) = self.try_to_ask(to, person, ask, seat, bot) {
            self.refuse_advice(to, ask, refusal);
        }
    }

    fn try_to_ask(
        &mut self,
        to: ConnectionId,
        person: Option<PersonId>,
        ask: u32,
        seat: Seat,
        bot: String,
    ) -> Result<(), TableRefusal> {
        self.check_hint(person, seat)?;
        if !games::knows_bot(&self.facts.game, &bot) {
            return Err(TableRefusal::Unreadable);
        }
        let since = self.decisions.of(seat).ok_or(TableRefusal::Stale)?.since;
        let now = self.now();
        if !self.advisers.allowed[seat.index()].take(1, now) {
            return Err(TableRefusal::TooFast);
        }
        let session = self.playing().ok_or(TableRefusal::NotBegun)?;
        let drawn = session.awaiting().len() > 1;
        let thought = session.advice(seat, &bot, rand::rng().random());
        let thought = thought.ok_or(TableRefusal::Stale)?;
        // Who asks pays, wherever they sit.
        let asker = person.unwrap_or(self.facts.host);
        let errand = Errand {
            urgency: Urgency::Hint,
            share: self.shared.whereabouts.share_of(asker),
            level: level_of(&bot).name(),
        };
        let work = self.shared.thinkers.think(errand, thought);
        // Who asks again wants the new answer only.
        for old in self.advisers.take_where(|asked| asked.seat == seat) {
            self.refuse_advice(old.to, old.ask, TableRefusal::Stale);
        }
        self.advisers.asked.push(Asked {
            to,
            ask,
            seat,
            since,
            drawn,
            bot,
            work,
        });
        Ok(())
    }

    /// Whether this person may have a hint for this seat now.
    fn check_hint(&self, person: Option<PersonId>, seat: Seat) -> Result<(), TableRefusal> {
        self.check_owner(person, seat)?;
        match self.status() {
            Status::Gathering => return Err(TableRefusal::NotBegun),
            Status::Finished => return Err(TableRefusal::Over),
            Status::Playing => {}
        }
        self.decides(seat)?;
        if self.scripted().is_some() {
            return Err(TableRefusal::Lesson);
        }
        if hints_allowed(&self.facts) {
            Ok(())
        } else {
            Err(TableRefusal::NoHints)
        }
    }

    fn refuse_advice(&mut self, to: ConnectionId, ask: u32, refusal: TableRefusal) {
        let refused = ToClient::Advice {
            ask,
            advice: None,
            reason: Some(refusal),
        };
        self.connections.send(to, &refused);
    }

    /// Lets go of advice about what is decided by now, or for who has left.
    pub(super) fn drop_late_advice(&mut self) {
        let (decisions, connections) = (&self.decisions, &self.connections);
        let late = self.advisers.take_where(|asked| {
            let decision = decisions.of(asked.seat);
            decision.is_none_or(|decision| decision.since != asked.since)
                || connections.get(asked.to).is_none()
        });
        for asked in late {
            self.refuse_advice(asked.to, asked.ask, TableRefusal::Stale);
        }
    }

    /// Passes advice on, and tells the others that it was given.
    pub(super) async fn give_advice(&mut self, given: Given) {
        let Given { asked, opinion } = given;
        let Ok(opinion) = opinion else {
            tracing::error!(table = %Tag(&self.facts.id), "an adviser broke down");
            return self.refuse_advice(asked.to, asked.ask, TableRefusal::Stale);
        };
        if people_of(&self.facts).len() > 1 {
            let advised = What::Advised {
                seat: asked.seat,
                bot: asked.bot.clone(),
            };
            if self.happen(None, vec![advised]).await.is_err() {
                return self.refuse_advice(asked.to, asked.ask, TableRefusal::CannotSave);
            }
        }
        let advice = ToClient::Advice {
            ask: asked.ask,
            advice: Some(Advice {
                since: asked.since,
                seat: asked.seat,
                bot: asked.bot,
                simulations: opinion.simulations,
                options: best_of(opinion),
                drawn: asked.drawn,
            }),
            reason: None,
        };
        self.connections.send(asked.to, &advice);
    }
}

/// A search has made at least so many simulations; what it looked at less than
/// so often it has no estimate of, only little interest in.
const A_SEARCH: u32 = 100;
const AN_ESTIMATE: f32 = 20.0;

/// The best options; the choice alone where nothing was compared. What was
/// looked at less is estimated roughly: a bot that left it does not think it
/// better, and the figures must not say so.
fn best_of(opinion: Opinion) -> Vec<Advised> {
    let best = opinion.options.first().map_or(1.0, |best| best.chance);
    let simulations = opinion.simulations;
    let estimated = |option: &Prospect| {
        simulations < A_SEARCH || option.share * simulations as f32 >= AN_ESTIMATE
    };
    let advised = |option: Prospect| Advised {
        chance: estimated(&option).then_some(option.chance.min(best)),
        action: option.action,
        share: option.share,
    };
    let compared = opinion.options.into_iter().take(MOST_ADVISED);
    let mut options: Vec<Advised> = compared.map(advised).collect();
    if options.is_empty() {
        options.push(Advised {
            action: opinion.choice,
            chance: None,
            share: 1.0,
        });
    }
    options
}
