//! Time that runs out. A time-out never ends the game: a bot decides.

use tabletop::Seat;

use super::Table;
use crate::house::millis;
use crate::wire::{Away, Pace};

impl Table {
    /// When a bot decides for this seat, if it may take that long.
    pub(super) fn deadline(&self, seat: Seat) -> Option<i64> {
        let Pace::PerDecision { seconds } = self.facts.options.pace else {
            return None;
        };
        let decision = self.decisions.of(seat)?;
        let theirs = self.person(seat).is_some() && self.away(seat).is_none();
        theirs.then(|| decision.at + i64::from(seconds) * 1_000)
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
        let work = [self.next_move(), self.next_deadline(), gone, self.info_due];
        let quiet = self.idle().then(|| self.unload_at());
        work.into_iter().chain([quiet]).flatten().min()
    }

    /// Whether nobody looks and nothing happens soon.
    fn idle(&self) -> bool {
        self.connections.is_empty() && !self.bots.busy() && self.next_move().is_none()
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
        if self.idle() && self.unload_at() <= now {
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
