//! Somebody who is there, is asked, and does nothing. At a live table no clock
//! runs, so those who wait may agree that a bot plays on. Whoever is meant is
//! warned, and anything they do while they are warned keeps them their seat;
//! afterwards they take it back as from any other absence.
//!
//! Who waits: people who look, play themselves and are not asked anything. All
//! of them must agree. Nothing of it is stored but the bot that takes the seat.

use tabletop::{MAX_SEATS, Seat, Seats};

use crate::Table;
use crate::change::Happened;
use crate::connections::{ConnectionId, text};
use crate::facts::PersonId;
use crate::patience::millis;
use crate::wire::{Idle, Pace, TableRefusal, ToClient, ToServer};

/// What is known of those who do nothing.
pub(crate) struct Idlers {
    /// When the person of each seat last did anything.
    last_deed: [i64; MAX_SEATS],
    votes: [Option<Vote>; MAX_SEATS],
    /// What everybody was told last.
    told: Vec<Standing>,
}

/// What those who wait for one seat say.
#[derive(Clone, Copy)]
struct Vote {
    /// The version in which the decision came up that they wait for.
    since: u32,
    /// Who agrees.
    yes: Seats,
    /// Since when all agree.
    agreed: Option<i64>,
}

/// How it stands with one who does nothing.
#[derive(Clone, Copy, PartialEq)]
struct Standing {
    seat: Seat,
    since: i64,
    yes: Seats,
    open: Seats,
    bot_at: Option<i64>,
}

impl Idlers {
    /// Nobody is blamed for the time when the table was asleep.
    pub fn new(now: i64) -> Idlers {
        Idlers {
            last_deed: [now; MAX_SEATS],
            votes: [None; MAX_SEATS],
            told: Vec::new(),
        }
    }
}

impl Table {
    /// Somebody does something: they are there.
    pub(crate) fn note_deed(&mut self, person: Option<PersonId>, message: &ToServer) {
        // Browsers do this by themselves.
        if !matches!(message, ToServer::Ping) {
            self.is_there(person);
        }
    }

    /// This person is there.
    pub(crate) fn is_there(&mut self, person: Option<PersonId>) {
        let now = self.now();
        let own = person.map_or(Seats::EMPTY, |person| self.seating().of(person));
        for seat in own.iter() {
            self.idlers.last_deed[seat.index()] = now;
            self.idlers.votes[seat.index()] = None;
        }
    }

    /// One who waits wants a bot to play on for another, or no longer.
    pub(crate) fn let_bot_play(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        idle: Seat,
        yes: bool,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        self.decides(seat)?;
        let now = self.now();
        let ripe = self.idle_from(idle).is_some_and(|from| from <= now);
        if !ripe || !self.waiting_for(idle).contains(seat) {
            return Err(TableRefusal::NotIdle.into());
        }
        let own = self.seating().same_person(seat);
        let since = self.decisions.of(idle).map_or(0, |decision| decision.since);
        let vote = self.idlers.votes[idle.index()].get_or_insert(Vote {
            since,
            yes: Seats::EMPTY,
            agreed: None,
        });
        vote.yes = if yes {
            vote.yes.iter().chain(own.iter()).collect()
        } else {
            vote.yes.iter().filter(|&one| !own.contains(one)).collect()
        };
        Ok(self.story.version())
    }

    /// Since when the person of this seat has been asked and does nothing.
    fn idle_since(&self, seat: Seat) -> Option<i64> {
        if self.facts.options.pace != Pace::Live {
            return None;
        }
        self.playing()?;
        self.seating().person(seat)?;
        let decision = self.decisions.of(seat)?;
        let theirs = self.away.of(seat).is_none() && decision.by_itself.is_none();
        theirs.then(|| decision.at.max(self.idlers.last_deed[seat.index()]))
    }

    /// The seats of the people who wait for this one.
    fn waiting_for(&self, idle: Seat) -> Seats {
        let them = self.seating().same_person(idle);
        let waits = |seat: &Seat| {
            let there = |person| self.connections.has(person);
            let asked = |own: Seat| self.decisions.of(own).is_some() && self.away.of(own).is_none();
            !them.contains(*seat)
                && self.seating().person(*seat).is_some_and(there)
                && self.away.of(*seat).is_none()
                && !self.seating().same_person(*seat).iter().any(asked)
        };
        self.seating().all().filter(waits).collect()
    }

    /// From when on those who wait for this seat may let a bot play. One person
    /// who decides alone waits longer.
    fn idle_from(&self, seat: Seat) -> Option<i64> {
        let since = self.idle_since(seat)?;
        let waiting = self.waiting_for(seat);
        let first = waiting.lowest()?;
        let alone = self.seating().same_person(first);
        let times = if waiting.iter().all(|seat| alone.contains(seat)) {
            2
        } else {
            1
        };
        let wait = self.rules.idle_after.saturating_mul(times);
        Some(since.saturating_add(millis(wait)))
    }

    /// When the bot takes a seat about which they say this, if all agree.
    fn bot_at(&self, vote: Option<Vote>) -> Option<i64> {
        let agreed = vote?.agreed?;
        Some(agreed.saturating_add(millis(self.rules.idle_warning)))
    }

    /// Votes end with what they were about, and count as long as those who gave
    /// them wait. Everybody is told what is new.
    pub(crate) fn review_idlers(&mut self) {
        let now = self.now();
        for seat in self.seating().all() {
            self.idlers.votes[seat.index()] = self.reviewed(seat, now);
        }
        let standing = self.idlers_now(now);
        if standing != self.idlers.told {
            self.idlers.told = standing;
            let text = text(&self.idlers_message(now));
            self.connections.send_where(|_| true, &text);
        }
    }

    fn reviewed(&self, seat: Seat, now: i64) -> Option<Vote> {
        let vote = self.idlers.votes[seat.index()]?;
        let asked = self.decisions.of(seat)?;
        let ripe = self.idle_from(seat)? <= now;
        let waiting = self.waiting_for(seat);
        let yes: Seats = vote
            .yes
            .iter()
            .filter(|&one| waiting.contains(one))
            .collect();
        let agreed = ripe && yes == waiting;
        let stands = vote.since == asked.since && !yes.is_empty();
        stands.then_some(Vote {
            since: vote.since,
            yes,
            agreed: agreed.then(|| vote.agreed.unwrap_or(now)),
        })
    }

    /// All who do nothing for long enough to be told.
    fn idlers_now(&self, now: i64) -> Vec<Standing> {
        let standing = |seat: Seat| {
            self.idle_from(seat).filter(|&from| from <= now)?;
            let vote = self.idlers.votes[seat.index()];
            let yes = vote.map_or(Seats::EMPTY, |vote| vote.yes);
            let waiting = self.waiting_for(seat);
            Some(Standing {
                seat,
                since: self.idle_since(seat)?,
                yes,
                open: waiting.iter().filter(|&one| !yes.contains(one)).collect(),
                bot_at: self.bot_at(vote),
            })
        };
        self.seating().all().filter_map(standing).collect()
    }

    /// As everybody is told. Times are spans, because a countdown of seconds
    /// must not depend on how well two clocks agree.
    fn idlers_message(&self, now: i64) -> ToClient {
        let span = |time: i64| u32::try_from(time.max(0)).unwrap_or(u32::MAX);
        let idle = self.idlers.told.iter().map(|one| Idle {
            seat: one.seat,
            idle_for: span(now - one.since),
            yes: one.yes,
            open: one.open,
            bot_in: one.bot_at.map(|at| span(at - now)),
        });
        ToClient::Idle {
            idle: idle.collect(),
        }
    }

    /// Tells a newcomer.
    pub(crate) fn greet_with_idlers(&mut self, id: ConnectionId) {
        if !self.idlers.told.is_empty() {
            let message = self.idlers_message(self.now());
            self.connections.send(id, &message);
        }
    }

    /// When somebody becomes one who does nothing, or loses their seat.
    pub(crate) fn idlers_due(&self) -> Option<i64> {
        let now = self.now();
        let ripens = |seat: Seat| self.idle_from(seat).filter(|&from| from > now);
        let next = |seat: Seat| {
            let bot_at = self.bot_at(self.idlers.votes[seat.index()]);
            ripens(seat).into_iter().chain(bot_at).min()
        };
        self.seating().all().filter_map(next).min()
    }

    /// The first of those who were warned in vain.
    pub(crate) fn warned_in_vain(&self, now: i64) -> Option<Seat> {
        let mut seats = self.seating().all();
        seats.find(|&seat| {
            let vote = self.reviewed(seat, now);
            self.bot_at(vote).is_some_and(|at| at <= now)
        })
    }
}
