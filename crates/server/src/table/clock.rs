//! When a table must do something by itself, and time that runs out. A time-out
//! never ends the game: a bot decides.

use tabletop::{MAX_SEATS, Seat};

use super::Table;
use super::decisions::{Decision, Decisions};
use crate::house::millis;
use crate::lesson::Lesson;
use crate::wire::{Away, Pace, Status};

/// Sooner than any clock can show.
pub(crate) const AT_ONCE: i64 = 0;

/// How a table stands, or will stand once something is saved: from this follows
/// what happens there though nobody comes.
pub(super) struct Outlook<'a> {
    pub status: Status,
    pub decisions: &'a Decisions,
    /// For whom a bot plays.
    pub away: &'a [Option<Away>; MAX_SEATS],
    pub lesson: Option<&'static Lesson>,
    /// How many actions were taken.
    pub count: u32,
}

impl Table {
    /// When the table must next do something by itself though nobody looks;
    /// nothing if it waits until somebody comes. A table never sleeps before,
    /// and where it does not live it is woken for it.
    pub(super) fn due(&self) -> Option<i64> {
        self.due_with(&Outlook {
            status: self.status(),
            decisions: &self.decisions,
            away: &self.away,
            lesson: self.lesson,
            count: self.story.count(),
        })
    }

    /// The same for a table that stands like this.
    pub(super) fn due_with(&self, outlook: &Outlook) -> Option<i64> {
        if outlook.status != Status::Playing || self.plays_for_eyes_only(outlook) {
            return None;
        }
        // Bots alone go on when somebody looks, and a stuck game never does.
        if self.stuck.is_some() || !self.asks_people(outlook.away) {
            return None;
        }
        let asked = outlook.decisions.iter();
        let due = asked.filter_map(|(seat, decision)| {
            let bot = self.person(seat).is_none() || outlook.away[seat.index()].is_some();
            if bot || decision.by_itself.is_some() {
                Some(AT_ONCE)
            } else {
                self.runs_out(decision)
            }
        });
        due.min()
    }

    /// Whether nothing happens unless somebody looks: a lesson goes on for its
    /// learner, and bots among themselves, or for people who are all away, play
    /// for those who watch.
    fn plays_for_eyes_only(&self, outlook: &Outlook) -> bool {
        let taught = |lesson: &Lesson| lesson.next(outlook.count).is_some();
        let plays =
            |seat: Seat| self.person(seat).is_some() && outlook.away[seat.index()].is_none();
        outlook.lesson.is_some_and(taught) || !self.all_seats().any(plays)
    }

    /// Keeps in the store when the table is due, where it says something else:
    /// rows of an older version say that one should look.
    pub(super) async fn keep_due(&mut self) {
        let due = self.due();
        if self.facts.summary.due == due {
            return;
        }
        self.facts.summary.due = due;
        let (facts, version) = (&self.facts, self.stored_version());
        let store = &self.shared.store;
        let kept = store.save_summary(&facts.id, version, &facts.summary);
        if let Err(error) = kept.await {
            // Nothing is lost: after a start it is looked at once more.
            tracing::debug!(%error, "when a table is due could not be kept");
        }
    }

    /// When the time for a decision of a person is over.
    fn runs_out(&self, decision: &Decision) -> Option<i64> {
        Some(decision.at + self.time_for_decision()?)
    }

    /// How long a decision may take, if a clock runs.
    pub(super) fn time_for_decision(&self) -> Option<i64> {
        match self.facts.options.pace {
            Pace::PerDecision { seconds } => Some(i64::from(seconds) * 1_000),
            Pace::Live => None,
        }
    }

    /// When a bot decides for this seat, if it may take that long.
    pub(super) fn deadline(&self, seat: Seat) -> Option<i64> {
        let theirs = self.person(seat).is_some() && self.away(seat).is_none();
        let decision = self.decisions.of(seat).filter(|_| theirs)?;
        self.runs_out(decision)
    }

    /// The first of all deadlines.
    pub(super) fn next_deadline(&self) -> Option<i64> {
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
        let person = self.person(seat)?;
        if self.away(seat).is_some() || self.connections.has(person) {
            return None;
        }
        let waits = |other: Seat| {
            self.away(other) != Some(Away::Resigned)
                && self
                    .person(other)
                    .is_some_and(|other| other != person && self.connections.has(other))
        };
        let since = self.offline_since[seat.index()];
        let somebody_waits = self.all_seats().any(waits);
        somebody_waits.then(|| since.saturating_add(millis(self.shared.rules.away_after)))
    }

    /// When something must be done next, if nobody says anything before.
    pub(super) fn next_time(&self) -> Option<i64> {
        let seats = self.all_seats();
        let gone = seats.filter_map(|seat| self.gone_at(seat)).min();
        let work = [
            self.next_move(),
            self.next_deadline(),
            gone,
            self.idlers_due(),
            self.host_gone_at(),
            self.info_due,
            self.sleeps_at(),
        ];
        work.into_iter().flatten().min()
    }

    /// When the table leaves memory, if nothing happens before: nobody looks,
    /// and nothing is due for a while.
    fn sleeps_at(&self) -> Option<i64> {
        let at = self.unload_at();
        let soon = |due| due <= at.saturating_add(millis(self.shared.rules.unload_after));
        let wanted = !self.connections.is_empty() || self.due().is_some_and(soon);
        (!wanted).then_some(at)
    }

    fn unload_at(&self) -> i64 {
        self.quiet_since
            .saturating_add(millis(self.shared.rules.unload_after))
    }

    /// Something is due.
    pub(super) async fn on_time(&mut self) {
        let now = self.now();
        if self.info_due.is_some_and(|due| due <= now) {
            self.tell_table();
        }
        self.move_if_due(now).await;
        for seat in self.all_seats() {
            let late = |at: Option<i64>| at.is_some_and(|at| at <= now);
            // Who cannot be replaced now is looked at again in a moment.
            if late(self.deadline(seat)) {
                let seated = self.seat_bot(None, seat, Away::OutOfTime).await;
                self.rest_if_failed(seated.is_err()).await;
            } else if late(self.gone_at(seat)) {
                let seated = self.seat_bot(None, seat, Away::Left).await;
                self.rest_if_failed(seated.is_err()).await;
            }
        }
        self.replace_idlers(now).await;
        self.replace_host(now).await;
        if self.sleeps_at().is_some_and(|at| at <= now) {
            self.over = true;
        }
    }

    /// A store that fails is not asked again at once.
    pub(super) async fn rest_if_failed(&self, failed: bool) {
        if failed {
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
    }
}
