//! The same game, played from the stored rows alone: what a table shows is held
//! to it.

use table::course::Course;
use table::entry::What;
use table::games;
use table::session::Session;
use tabletop::{Eye, Seats};
use wire::{Pace, Status, Update};

use crate::Violation;
use crate::disk::Kept;

/// A table's game as its rows leave it.
#[derive(Default)]
pub struct Shadow {
    version: u32,
    session: Option<Box<dyn Session>>,
    /// When it is due, once that was worked out for this version.
    due: Option<Option<i64>>,
}

impl Shadow {
    /// Follows what was stored since.
    pub fn follow(&mut self, kept: &Kept) -> Result<(), Violation> {
        let fresh = &kept.rows[self.version as usize..];
        for row in fresh {
            self.due = None;
            self.version = row.version;
            match (&row.what, &mut self.session) {
                (What::Acted { seat, action, .. }, Some(session)) => {
                    session.act(*seat, &action.action).map_err(|refused| {
                        Violation::new(format!(
                            "row {} cannot be followed: {refused:?}",
                            row.version
                        ))
                    })?;
                }
                (what, _) if what.changes_game() => {
                    self.session = Some(replayed(kept, self.version)?);
                }
                _ => {}
            }
            // What is saved together is hashed at its end.
            if let (Some(hash), Some(session)) = (row.hash, &self.session)
                && hash != session.hash()
            {
                return Err(Violation::new(format!(
                    "row {} leads to another state than it did",
                    row.version
                )));
            }
        }
        Ok(())
    }

    /// Who must decide.
    pub fn awaiting(&self, kept: &Kept) -> Seats {
        match (kept.facts.summary.status, &self.session) {
            (Status::Playing, Some(session)) => session.awaiting(),
            _ => Seats::EMPTY,
        }
    }

    /// What an eye is told is what its eye may see in the stored story.
    pub fn check(&self, kept: &Kept, update: &Update) -> Result<(), Violation> {
        if update.version > self.version {
            return Err(Violation::new(format!(
                "version {} is shown, and {} is saved",
                update.version, self.version
            )));
        }
        let older;
        let session = if update.version == self.version {
            &self.session
        } else {
            older = Some(replayed(kept, update.version)?);
            &older
        };
        let Some(session) = session else {
            return Err(Violation::new("a game is shown that has not begun"));
        };
        if session.view(update.eye).get() != update.view.get() {
            return Err(Violation::new(format!(
                "the view of {:?} at version {} is not that of the story",
                update.eye, update.version
            )));
        }
        let ended = kept.rows[..update.version as usize]
            .iter()
            .any(|row| matches!(row.what, What::Ended { .. }));
        let awaiting = if ended {
            Seats::EMPTY
        } else {
            session.awaiting()
        };
        if update.awaiting != awaiting {
            return Err(Violation::new(format!(
                "{:?} are said to be awaited, and {awaiting:?} are",
                update.awaiting
            )));
        }
        if let Eye::Seat(seat) = update.eye
            && !update.offers.is_empty()
            && !awaiting.contains(seat)
        {
            return Err(Violation::new(format!("{seat} is asked and not awaited")));
        }
        Ok(())
    }

    /// When the table must do something by itself though nobody looks, at the
    /// latest, read out of the store alone.
    pub fn due(&mut self, kept: &Kept) -> Option<i64> {
        if self.due.is_none() {
            self.due = Some(self.worked_out_due(kept));
        }
        self.due.flatten()
    }

    fn worked_out_due(&self, kept: &Kept) -> Option<i64> {
        let stand = kept.stand();
        let seats = (0..kept.facts.seats.len() as u8).map(tabletop::Seat);
        let decides =
            |seat: tabletop::Seat| kept.person(seat).is_some() && stand[seat.index()].is_none();
        let awaiting = self.awaiting(kept);
        if awaiting.is_empty() || !seats.clone().any(decides) {
            return None;
        }
        let session = self.session.as_ref()?;
        let turned = kept.rows.iter().rev().find(|row| row.what.changes_game())?;
        let alone = |seat| session.offers(seat).len() == 1 && !session.asked_in_person();
        if awaiting.iter().any(|seat| !decides(seat) || alone(seat)) {
            return Some(turned.at);
        }
        match kept.facts.options.pace {
            Pace::PerDecision { seconds } => Some(kept.grown + i64::from(seconds) * 1_000),
            Pace::Bank { .. } | Pace::Live => None,
        }
    }
}

/// The game after this version, from the beginning.
fn replayed(kept: &Kept, version: u32) -> Result<Box<dyn Session>, Violation> {
    let facts = &kept.facts;
    let course = Course::of(&kept.rows[..version as usize]);
    games::rebuild(
        &facts.game,
        facts.rules,
        facts.setup.get(),
        facts.seed,
        &course,
    )
    .map_err(|stop| Violation::new(format!("the story breaks off: {}", stop.obstacle)))
}
