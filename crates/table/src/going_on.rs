//! Games that go on from a moment of another: what the other hands over, and how
//! such a game begins once everybody sits.

use serde_json::value::RawValue;
use tabletop::{Outcome, Seed};

use crate::Table;
use crate::course::Course;
use crate::entry::{Notation, Stored, What, dice_set, ended};
use crate::games;
use crate::session::Session;
use crate::wire::RequestError;
use crate::wire::{By, Status};

/// What a game that goes on from a moment of another begins with.
pub struct Beginning {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its setup as JSON.
    pub setup: Box<RawValue>,
    /// Its seed.
    pub seed: Seed,
    /// How the other game came to that moment.
    pub rows: Vec<Stored>,
    /// The moment itself.
    pub moment: Box<dyn Session>,
}

impl Table {
    /// The moment after `at` actions: only of a game that is over, and not its end.
    pub fn moment_to_go_on_from(&self, at: u32, now: i64) -> Result<Beginning, RequestError> {
        let over = self.status() == Status::Finished && self.stuck.is_none();
        let session = self.session.as_deref().filter(|_| over);
        let session = session.ok_or(RequestError::CannotPlayOn)?;
        if at > session.count() {
            return Err(RequestError::NoSuchMoment);
        }
        let facts = &self.facts;
        let rows = story_until(session, at, now);
        let (setup, course) = (facts.setup.get(), Course::of(&rows));
        let moment = games::rebuild(&facts.game, facts.rules, setup, facts.seed, &course);
        let moment = moment.map_err(|_| RequestError::CannotOpen)?;
        if moment.awaiting().is_empty() {
            return Err(RequestError::AtTheEnd);
        }
        Ok(Beginning {
            game: facts.game.clone(),
            rules: facts.rules,
            setup: facts.setup.clone(),
            seed: facts.seed,
            rows,
            moment,
        })
    }

    /// The moment at which this table takes up another game, with other dice:
    /// what those of then decided is known.
    pub(crate) fn taken_up(
        &self,
        story: &[Stored],
    ) -> Result<(Box<dyn Session>, What), RequestError> {
        let facts = &self.facts;
        let (setup, course) = (facts.setup.get(), Course::of(story));
        let session = games::rebuild(&facts.game, facts.rules, setup, facts.seed, &course);
        let mut session = session.map_err(|_| RequestError::CannotOpen)?;
        let seed = self.chance.dice(self.story.version());
        session.renew_dice(seed);
        Ok((session, dice_set(seed)))
    }
}

/// The story of a game that was played elsewhere.
pub fn story_of(session: &dyn Session, at: i64, outcome: Option<Outcome>) -> Vec<Stored> {
    let dice = session.dice();
    let acted = session
        .actions()
        .into_iter()
        .map(|(seat, action)| What::Acted {
            seat,
            action: Notation { action },
            by: By::Person,
        });
    let moves = std::iter::once(What::Began).chain(acted);
    let mut rows: Vec<(What, Option<u64>)> = Vec::new();
    for (taken, (what, hash)) in moves.zip(session.hashes()).enumerate() {
        match dice.at(taken) {
            None => rows.push((what, Some(hash))),
            Some(seed) => rows.extend([(what, None), (dice_set(seed), Some(hash))]),
        }
    }
    rows.extend(outcome.map(|outcome| (ended(outcome), None)));
    (1..)
        .zip(rows)
        .map(|(version, (what, hash))| Stored {
            version,
            at,
            id: None,
            what,
            hash,
        })
        .collect()
}

/// The story of a game up to the moment after `at` actions.
pub fn story_until(session: &dyn Session, at: u32, now: i64) -> Vec<Stored> {
    let mut taken = 0;
    let reached = |row: &Stored| {
        let after = taken;
        taken += u32::from(matches!(row.what, What::Acted { .. }));
        // Dice that were set at that very moment are set once more.
        taken <= at && (after < at || !matches!(row.what, What::DiceSet { .. }))
    };
    let rows = story_of(session, now, None).into_iter();
    rows.take_while(reached).collect()
}
