//! When a table must do something by itself, and time that runs out. A time-out
//! never ends the game: a bot decides.

use tabletop::Seat;

use crate::Table;
use crate::bank::Banks;
use crate::change::Then;
use crate::decisions::{Decision, Decisions};
use crate::facts::Summary;
use crate::lesson::Lesson;
use crate::output::Output;
use crate::patience::millis;
use crate::seating::Stand;
use crate::wire::{Away, Pace, Status};

/// Sooner than any clock can show.
pub const AT_ONCE: i64 = 0;

/// How a table stands, or will stand once something is saved: from this follows
/// what happens there though nobody comes.
pub(crate) struct Outlook<'a> {
    pub status: Status,
    pub decisions: &'a Decisions,
    pub banks: Option<&'a Banks>,
    /// For whom a bot plays.
    pub away: &'a Stand,
    pub lesson: Option<&'static Lesson>,
    /// How many actions were taken.
    pub count: u32,
}

impl Table {
    /// When the table must next do something by itself though nobody looks;
    /// nothing if it waits until somebody comes. A table never sleeps before,
    /// and where it does not live it is woken for it.
    pub fn due(&self) -> Option<i64> {
        self.due_with(&Outlook {
            status: self.status(),
            decisions: &self.decisions,
            banks: self.banks.as_ref(),
            away: &self.away,
            lesson: self.lesson,
            count: self.story.count(),
        })
    }

    /// The same for a table that stands like this.
    pub(crate) fn due_with(&self, outlook: &Outlook) -> Option<i64> {
        if outlook.status != Status::Playing || self.plays_for_eyes_only(outlook) {
            return None;
        }
        // Bots alone go on when somebody looks, and a stuck game never does.
        let seating = self.seating().with(outlook.away);
        if self.stuck.is_some() || !seating.asks_people() {
            return None;
        }
        let asked = outlook.decisions.iter();
        let due = asked.filter_map(|(seat, decision)| {
            if !seating.decides(seat) || decision.by_itself.is_some() {
                Some(AT_ONCE)
            } else {
                self.runs_out(seat, decision, outlook.banks)
            }
        });
        due.min()
    }

    /// Whether nothing happens unless somebody looks: a lesson goes on for its
    /// learner, and bots among themselves, or for people who are all away, play
    /// for those who watch.
    fn plays_for_eyes_only(&self, outlook: &Outlook) -> bool {
        let taught = |lesson: &Lesson| lesson.next(outlook.count).is_some();
        let seating = self.seating().with(outlook.away);
        outlook.lesson.is_some_and(taught) || !seating.asks_people()
    }

    /// What the store shall know of when the table is due, for a story of this
    /// version, where it says something else: rows of an older version say that
    /// one should look.
    pub fn due_to_keep(&self) -> Option<(u32, Summary)> {
        let due = self.due();
        let mut summary = self.facts.summary.clone();
        (summary.due != due).then(|| {
            summary.due = due;
            (self.stored_version(), summary)
        })
    }

    /// When the time for a decision of a person is over.
    fn runs_out(&self, seat: Seat, decision: &Decision, banks: Option<&Banks>) -> Option<i64> {
        match banks {
            Some(banks) => banks.runs_out(seat),
            None => Some(decision.at + self.time_for_decision()?),
        }
    }

    /// How long each decision may take, if that is what was agreed on.
    pub(crate) fn time_for_decision(&self) -> Option<i64> {
        match self.facts.options.pace {
            Pace::PerDecision { seconds } => Some(i64::from(seconds) * 1_000),
            Pace::Bank { .. } | Pace::Live => None,
        }
    }

    /// When a bot decides for this seat, if it may take that long.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<i64> {
        let theirs = self.seating().decides(seat);
        let decision = self.decisions.of(seat).filter(|_| theirs)?;
        self.runs_out(seat, decision, self.banks.as_ref())
    }

    /// The first of all deadlines.
    pub(crate) fn next_deadline(&self) -> Option<i64> {
        let awaited = self.decisions.iter();
        awaited.filter_map(|(seat, _)| self.deadline(seat)).min()
    }

    /// When the others need no longer wait for the person of this seat, who
    /// has left. If nobody else is there, nobody waits, and the game does too.
    fn gone_at(&self, seat: Seat) -> Option<i64> {
        if self.facts.options.pace != Pace::Live || self.playing().is_none() {
            return None;
        }
        self.decisions.of(seat)?;
        let person = self.seating().person(seat)?;
        if self.away.of(seat).is_some() || self.connections.has(person) {
            return None;
        }
        let waits = |other: Seat| {
            self.away.of(other) != Some(Away::Resigned)
                && self
                    .seating()
                    .person(other)
                    .is_some_and(|other| other != person && self.connections.has(other))
        };
        let since = self.presence.offline_since[seat.index()];
        let somebody_waits = self.seating().all().any(waits);
        somebody_waits.then(|| since.saturating_add(millis(self.rules.away_after)))
    }

    /// When something must be done next, if nobody says anything before: then
    /// [`Input::Time`](crate::Input::Time) is to go in.
    pub fn next_time(&self) -> Option<i64> {
        let deeds = [
            self.next_move(),
            self.next_deadline(),
            self.seating()
                .all()
                .filter_map(|seat| self.gone_at(seat))
                .min(),
            self.idlers_due(),
            self.host_gone_at(),
        ];
        let deed = deeds.into_iter().flatten().min();
        let work = [
            deed.map(|at| at.max(self.rest_until)),
            self.bots.lost_at(),
            self.presence.info_due,
            self.sleeps_at(),
        ];
        work.into_iter().flatten().min()
    }

    /// When the table leaves memory, if nothing happens before: nobody looks,
    /// and nothing is due for a while.
    fn sleeps_at(&self) -> Option<i64> {
        let at = self.unload_at();
        let soon = |due| due <= at.saturating_add(millis(self.rules.unload_after));
        let wanted = !self.connections.is_empty() || self.due().is_some_and(soon);
        (!wanted).then_some(at)
    }

    fn unload_at(&self) -> i64 {
        self.presence
            .quiet_since
            .saturating_add(millis(self.rules.unload_after))
    }

    /// Something is due. Of what must be saved only the first is done: the
    /// next is due as soon as it is known whether that was.
    pub(crate) fn on_time(&mut self) {
        let now = self.now;
        if self.presence.info_due.is_some_and(|due| due <= now) {
            self.tell_table();
        }
        let lost = self.bots.let_go_of_lost(now);
        self.out.extend(lost.map(Output::Unthink));
        if now >= self.rest_until {
            self.do_what_is_due(now);
        }
        if self.saving.is_none() && self.sleeps_at().is_some_and(|at| at <= now) {
            self.over = true;
        }
    }

    fn do_what_is_due(&mut self, now: i64) {
        self.move_if_due(now);
        if self.saving.is_none()
            && let Some((seat, because)) = self.gone_by(now)
        {
            // Who cannot be replaced now is looked at again in a moment.
            let seated = self.seat_bot(None, seat, because);
            self.undertake(seated, Then::ByItself);
        }
        if self.saving.is_none() {
            self.replace_host(now);
        }
    }

    /// The first whose time is over, or for whom the others need wait no longer.
    fn gone_by(&self, now: i64) -> Option<(Seat, Away)> {
        let late = |at: Option<i64>| at.is_some_and(|at| at <= now);
        let gone = |seat: Seat| {
            if late(self.deadline(seat)) {
                Some((seat, Away::OutOfTime))
            } else if late(self.gone_at(seat)) {
                Some((seat, Away::Left))
            } else {
                None
            }
        };
        let mut seats = self.seating().all();
        seats
            .find_map(gone)
            .or_else(|| Some((self.warned_in_vain(now)?, Away::Idle)))
    }
}
