//! How long things stay that nobody needs any more: what a host may set, and
//! what goes when. The running server sweeps now and then (`house/sweep.rs`);
//! `ennead prune` does the same from outside.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::Serialize;

use crate::house::millis;
use crate::store::{Behind, PersonId, Store, StoreError, TableId};

/// A day.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// An hour.
const HOUR: Duration = Duration::from_secs(60 * 60);

/// The shortest time that can be set. What says that somebody is at a table is
/// written less often than that ([`ATTENDED_EVERY`]).
const SHORTEST: Duration = HOUR;

/// How often it is written down that somebody looks at a table.
pub(crate) const ATTENDED_EVERY: Duration = Duration::from_secs(15 * 60);

/// How often it is written down that somebody was here.
pub(crate) const SEEN_EVERY: Duration = DAY;

/// How long before it is deleted the people of an unfinished game are told.
const NOTICE: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// How many are looked up, or people forgotten, at once.
const BATCH: u32 = 100;

/// So many in a row cannot be dropped, and the store is left alone.
const TOO_MANY_FAILURES: u32 = 5;

/// How long something stays that nobody needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// As long as this after somebody last needed it.
    For(Duration),
    /// For ever.
    Forever,
}

impl Keep {
    /// For so many days.
    pub const fn days(days: u64) -> Keep {
        Keep::For(Duration::from_secs(days * 24 * 60 * 60))
    }

    /// Whatever was last needed before this goes.
    fn before(self, now: i64) -> Option<i64> {
        match self {
            Keep::For(time) => Some(now.saturating_sub(millis(time))),
            Keep::Forever => None,
        }
    }
}

/// `30d`, `12h`, or `forever`, which `0` means too.
impl FromStr for Keep {
    type Err = String;

    fn from_str(text: &str) -> Result<Keep, String> {
        let wrong = || "a time looks like 30d or 12h, at least 1h; or forever".to_owned();
        if let "forever" | "0" | "0d" | "0h" = text {
            return Ok(Keep::Forever);
        }
        let (number, unit) = match (text.strip_suffix('d'), text.strip_suffix('h')) {
            (Some(number), _) => (number, DAY),
            (None, Some(number)) => (number, HOUR),
            (None, None) => return Err(wrong()),
        };
        if !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong());
        }
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let time = unit.checked_mul(number).ok_or_else(wrong)?;
        if time >= SHORTEST {
            Ok(Keep::For(time))
        } else {
            Err(wrong())
        }
    }
}

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Keep::Forever => f.write_str("forever"),
            Keep::For(time) => {
                let (seconds, day) = (time.as_secs(), DAY.as_secs());
                match seconds % day {
                    0 => write!(f, "{}d", seconds / day),
                    _ => write!(f, "{}h", seconds / HOUR.as_secs()),
                }
            }
        }
    }
}

/// Tables that do not stay for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// Not begun, and nobody there.
    Gathering,
    /// A game of people that nobody goes on with, after a notice.
    Unfinished,
    /// A lesson.
    Lessons,
    /// A game of bots alone, finished or not.
    BotGames,
    /// A record from elsewhere.
    Uploads,
}

impl Passing {
    /// All of them.
    pub const ALL: [Passing; 5] = [
        Passing::Gathering,
        Passing::Unfinished,
        Passing::Lessons,
        Passing::BotGames,
        Passing::Uploads,
    ];
}

/// How long each kind of thing stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Visitors without account and without tables, after they were last here.
    pub visitors: Keep,
    /// Tables that have not begun, after anybody was there.
    pub gathering: Keep,
    /// Games that are not finished, after something happened.
    pub unfinished: Keep,
    /// Lessons.
    pub lessons: Keep,
    /// Games of bots alone.
    pub bot_games: Keep,
    /// Records from elsewhere.
    pub uploads: Keep,
    /// What people reported, after it was dealt with.
    pub reports: Keep,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            visitors: Keep::days(30),
            gathering: Keep::days(1),
            unfinished: Keep::days(180),
            lessons: Keep::days(7),
            bot_games: Keep::days(7),
            uploads: Keep::Forever,
            reports: Keep::days(180),
        }
    }
}

impl Retention {
    /// How long tables of this kind stay.
    pub fn of(&self, kind: Passing) -> Keep {
        match kind {
            Passing::Gathering => self.gathering,
            Passing::Unfinished => self.unfinished,
            Passing::Lessons => self.lessons,
            Passing::BotGames => self.bot_games,
            Passing::Uploads => self.uploads,
        }
    }

    /// Up to when a table of this kind must have been needed last to go now.
    /// An unfinished game goes when it was said that it would.
    fn before(&self, kind: Passing, now: i64) -> Option<i64> {
        match (kind, self.of(kind)) {
            (Passing::Unfinished, Keep::For(_)) => Some(now),
            (_, keep) => keep.before(now),
        }
    }

    /// Which unfinished games are given notice now.
    fn notice(&self, now: i64) -> Option<Notice> {
        let Keep::For(keep) = self.unfinished else {
            return None;
        };
        // Where a host is in a hurry, the notice is shorter too.
        let notice = NOTICE.min(keep / 4);
        Some(Notice {
            before: now.saturating_sub(millis(keep - notice)),
            keep: millis(keep),
            earliest: now.saturating_add(millis(notice)),
        })
    }
}

/// Which unfinished games are told that they end, and when they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Those in which nothing has happened since before this.
    pub before: i64,
    /// They end so long after that,
    pub keep: i64,
    /// but not before this.
    pub earliest: i64,
}

/// What went, or would go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Visitors.
    pub visitors: u32,
    /// Tables of each kind.
    pub tables: [u32; Passing::ALL.len()],
    /// Reports that were dealt with.
    pub reports: u32,
    /// Unfinished games whose people are told from now on.
    pub told: u32,
}

impl Pruned {
    /// Tables of this kind.
    pub fn of(&self, kind: Passing) -> u32 {
        self.tables[kind as usize]
    }

    /// Whether nothing went.
    pub fn is_nothing(&self) -> bool {
        *self == Pruned::default()
    }
}

/// How a sweep takes hold of things.
pub(crate) trait Broom {
    /// Drops a table if nobody is there; tells whether it did.
    async fn drop_table(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError>;

    /// These people may go if they were not here since.
    async fn forget(&self, people: &[PersonId], before: i64) -> Result<u32, StoreError>;

    /// Reports that were dealt with before this go.
    async fn forget_reports(&self, before: i64) -> Result<u32, StoreError>;

    /// These games are given notice; tells which, and when they end.
    async fn give_notice(&self, notice: Notice) -> Result<u32, StoreError>;
}

/// Looks for everything that need not stay, and lets the broom have it. In
/// small pieces: whoever plays meanwhile waits for one of them at most.
pub(crate) async fn sweep(
    store: &dyn Store,
    retention: &Retention,
    now: i64,
    broom: &impl Broom,
) -> Result<Pruned, StoreError> {
    let mut pruned = Pruned::default();
    // First the people: those whose tables go now stay until the next time, so
    // that a rehearsal tells exactly what will go.
    // When they were here is known to the day only.
    let seen_by = now.saturating_sub(millis(SEEN_EVERY));
    if let Some(before) = retention.visitors.before(seen_by) {
        pruned.visitors = sweep_visitors(store, before, broom).await?;
    }
    for kind in Passing::ALL {
        if let Some(before) = retention.before(kind, now) {
            pruned.tables[kind as usize] = sweep_tables(store, kind, before, broom).await?;
        }
    }
    if let Some(before) = retention.reports.before(now) {
        pruned.reports = broom.forget_reports(before).await?;
    }
    if let Some(notice) = retention.notice(now) {
        pruned.told = broom.give_notice(notice).await?;
    }
    Ok(pruned)
}

async fn sweep_visitors(
    store: &dyn Store,
    before: i64,
    broom: &impl Broom,
) -> Result<u32, StoreError> {
    let mut gone = 0;
    let mut last = PersonId::MIN;
    loop {
        let people = store.passers_by(before, last, BATCH).await?;
        let Some(&behind) = people.last() else {
            return Ok(gone);
        };
        last = behind;
        gone += broom.forget(&people, before).await?;
    }
}

async fn sweep_tables(
    store: &dyn Store,
    kind: Passing,
    before: i64,
    broom: &impl Broom,
) -> Result<u32, StoreError> {
    let (mut gone, mut failures) = (0, 0);
    let mut last: Option<Behind> = None;
    loop {
        let tables = store.passing(kind, before, last.as_ref(), BATCH).await?;
        let Some(behind) = tables.last() else {
            return Ok(gone);
        };
        last = Some(behind.clone());
        for table in &tables {
            match broom.drop_table(kind, before, &table.id).await {
                Ok(dropped) => {
                    gone += u32::from(dropped);
                    failures = 0;
                }
                // One that cannot go must not keep the others here for ever.
                Err(error) => {
                    failures += 1;
                    if failures >= TOO_MANY_FAILURES {
                        return Err(error);
                    }
                    tracing::warn!(%error, "an old table could not be dropped");
                }
            }
        }
    }
}

/// Drops what need not stay from a store that nobody, or a server, uses at this
/// moment. A rehearsal drops nothing and tells what would go.
pub async fn prune(
    store: &dyn Store,
    retention: &Retention,
    now: i64,
    rehearse: bool,
) -> Result<Pruned, StoreError> {
    if rehearse {
        sweep(store, retention, now, &Rehearsal(store)).await
    } else {
        store.withdraw_notice(still_noticed(retention, now)).await?;
        sweep(store, retention, now, &Outside(store)).await
    }
}

/// Games in which something happened since are told nothing, nor is anybody
/// where all games stay for ever.
pub(crate) fn still_noticed(retention: &Retention, now: i64) -> i64 {
    retention
        .notice(now)
        .map_or(i64::MIN, |notice| notice.before)
}

/// Nothing is moved.
struct Rehearsal<'s>(&'s dyn Store);

impl Broom for Rehearsal<'_> {
    async fn drop_table(&self, _: Passing, _: i64, _: &str) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn forget(&self, people: &[PersonId], _: i64) -> Result<u32, StoreError> {
        Ok(people.len() as u32)
    }

    async fn forget_reports(&self, before: i64) -> Result<u32, StoreError> {
        self.0.settled_reports(before).await
    }

    async fn give_notice(&self, notice: Notice) -> Result<u32, StoreError> {
        self.0.awaiting_notice(notice).await
    }
}

/// From outside, a table at which somebody is can be told by what the server
/// writes down of it.
struct Outside<'s>(&'s dyn Store);

impl Broom for Outside<'_> {
    async fn drop_table(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError> {
        self.0.drop_passing(kind, before, id).await
    }

    async fn forget(&self, people: &[PersonId], before: i64) -> Result<u32, StoreError> {
        self.0.forget_passers_by(people, before).await
    }

    async fn forget_reports(&self, before: i64) -> Result<u32, StoreError> {
        forget_reports(self.0, before).await
    }

    async fn give_notice(&self, notice: Notice) -> Result<u32, StoreError> {
        Ok(give_notice(self.0, notice).await?.len() as u32)
    }
}

/// Forgets all reports that were dealt with before this, a few at a time.
pub(crate) async fn forget_reports(store: &dyn Store, before: i64) -> Result<u32, StoreError> {
    let mut gone = 0;
    loop {
        match store.forget_reports(before, BATCH).await? {
            0 => return Ok(gone),
            some => gone += some,
        }
    }
}

/// Gives notice to all games that are due, and tells which.
pub(crate) async fn give_notice(
    store: &dyn Store,
    notice: Notice,
) -> Result<Vec<(TableId, i64)>, StoreError> {
    let mut all = Vec::new();
    loop {
        let told = store.give_notice(notice, BATCH).await?;
        if told.is_empty() {
            return Ok(all);
        }
        all.extend(told);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for (text, keep) in [
            ("30d", Keep::days(30)),
            ("1h", Keep::For(HOUR)),
            ("36h", Keep::For(HOUR * 36)),
            ("forever", Keep::Forever),
        ] {
            assert_eq!(text.parse(), Ok(keep));
            assert_eq!(keep.to_string(), text);
        }
        assert_eq!("0".parse(), Ok(Keep::Forever));
        assert_eq!("24h".parse::<Keep>().unwrap().to_string(), "1d");
        for text in [
            "",
            "d",
            "-1d",
            "+1d",
            "1",
            "30 d",
            "1.5d",
            "30m",
            "99999999999d",
            "d30",
            "é",
        ] {
            assert!(text.parse::<Keep>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_notice_is_given_in_time_and_never_too_late() {
        let (now, day) = (1_000_000_000_000, millis(DAY));
        let notice = Retention::default().notice(now).unwrap();
        assert_eq!(notice.before, now - 166 * day);
        assert_eq!(notice.earliest, now + 14 * day);
        let hasty = Retention {
            unfinished: Keep::days(8),
            ..Retention::default()
        };
        let notice = hasty.notice(now).unwrap();
        assert_eq!(
            (notice.before, notice.earliest),
            (now - 6 * day, now + 2 * day)
        );
        let never = Retention {
            unfinished: Keep::Forever,
            ..Retention::default()
        };
        assert_eq!(never.notice(now), None);
        assert_eq!(still_noticed(&never, now), i64::MIN);
    }
}
