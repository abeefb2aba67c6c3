//! New tables: opened, uploaded, taught, played again.

use ::table::{AT_ONCE, story_of};
use tabletop::{Seat, Seats};

use super::House;
use super::error::check_bot;
use super::shared::Shared;
use crate::entry::{Stored, What};
use crate::games::{self, FromRecord};
use crate::lesson;
use crate::people::checked_name;
use crate::store::{
    IgnoredBy, Occupant, Person, PersonId, StoredSeat, StoredTable, Summary, TableId,
};
use crate::wire::RequestError;
use crate::wire::{How, LONGEST_NAME, NewTable, Options, Pace, PlayNow, SeatWish, Status};
use serde_json::value::RawValue;

/// How long a decision may take, in seconds.
const PACE: std::ops::RangeInclusive<u32> = 60..=1_209_600;

/// What a bank of time may grow by, in seconds.
const INCREMENT: std::ops::RangeInclusive<u32> = 5..=86_400;

impl House {
    /// Opens a table.
    pub async fn open(&self, host: &Person, new: NewTable) -> Result<TableId, RequestError> {
        let (setup, players) = games::check_setup(&new.game, new.setup.get())?;
        check_options(&new.options)?;
        if new.seats.len() != usize::from(players) {
            return Err(RequestError::WrongSeats {
                players: players.into(),
                seats: new.seats.len(),
            });
        }
        let seats = wished_seats(host.id, &new)?;
        let complete = seats.iter().all(|seat| seat.occupant != Occupant::Open);
        let table = self
            .shared()
            .blank(&new.game, setup, host.id, new.options, seats);
        self.put_down(table, new.start && complete).await
    }

    /// A game against bots, now.
    pub async fn play_now(&self, host: &Person, wish: PlayNow) -> Result<TableId, RequestError> {
        let setup = games::plain_setup(&wish.game, wish.players)?;
        let (setup, players) = games::check_setup(&wish.game, setup.get())?;
        let bot = wish.bot.unwrap_or_else(games::usual_bot);
        check_bot(&wish.game, &bot)?;
        let seats = against_bots(host.id, players, &bot);
        let table = self
            .shared()
            .blank(&wish.game, setup, host.id, Options::default(), seats);
        self.put_down(table, true).await
    }

    /// A record from somewhere else, to be watched.
    pub async fn upload(&self, host: &Person, text: &str) -> Result<TableId, RequestError> {
        let text = text.to_owned();
        let read = tokio::task::spawn_blocking(move || games::from_record(&text));
        let record = read.await.map_err(|_| RequestError::Broken)??;
        let (table, story) = self.uploaded(host.id, record);
        self.shared().store.new_table(&table, &story).await?;
        Ok(table.id)
    }

    fn uploaded(&self, host: PersonId, record: FromRecord) -> (StoredTable, Vec<Stored>) {
        let open = StoredSeat {
            occupant: Occupant::Open,
            label: None,
        };
        let seats = vec![open; usize::from(record.players)];
        let options = Options::default();
        let mut table = self
            .shared()
            .blank(&record.game, record.setup, host, options, seats);
        table.seed = record.seed;
        table.rules = record.rules;
        table.uploaded = true;
        let outcome = record.session.outcome();
        let story = story_of(&*record.session, table.created, outcome.clone());
        table.summary.status = Status::Finished;
        table.summary.count = record.session.count();
        table.summary.outcome = outcome;
        (table, story)
    }

    /// A table at which somebody learns the game.
    pub async fn lesson(&self, person: &Person, name: &str) -> Result<TableId, RequestError> {
        let lesson = lesson::named(name).ok_or(RequestError::NoSuchLesson)?;
        let mut seats = against_bots(person.id, lesson.players, &games::usual_bot());
        seats.swap(0, lesson.learner.index());
        let setup = lesson.setup.clone();
        let mut table =
            self.shared()
                .blank(&lesson.game, setup, person.id, Options::default(), seats);
        table.seed = lesson.seed;
        table.lesson = Some(name.to_owned());
        self.put_down(table, true).await
    }

    async fn put_down(&self, table: StoredTable, start: bool) -> Result<TableId, RequestError> {
        let id = put_down(self.shared(), table, start).await?;
        if start {
            // Bots need not wait until somebody looks.
            self.registry().live(&id).await?;
        }
        Ok(id)
    }
}

impl Shared {
    /// A table at which nothing has happened yet.
    pub(super) fn blank(
        &self,
        game: &str,
        setup: Box<RawValue>,
        host: PersonId,
        options: Options,
        seats: Vec<StoredSeat>,
    ) -> StoredTable {
        let now = self.now();
        StoredTable {
            id: self.address(),
            game: game.to_owned(),
            rules: games::newest_rules(game),
            setup,
            seed: self.seed(),
            options,
            host,
            created: now,
            lesson: None,
            uploaded: false,
            rematch: None,
            seats,
            summary: Summary {
                status: Status::Gathering,
                awaiting: Seats::EMPTY,
                count: 0,
                changed: now,
                outcome: None,
                solo: None,
                due: None,
            },
            ends: None,
            disclosed: None,
        }
    }
}

/// Puts a table down, started or not.
async fn put_down(
    shared: &Shared,
    mut table: StoredTable,
    start: bool,
) -> Result<TableId, RequestError> {
    let mut story = Vec::new();
    if start {
        let session = games::start(&table.game, table.setup.get(), table.seed)?;
        table.summary.status = Status::Playing;
        table.summary.awaiting = of_people(&table.seats, session.awaiting());
        // The table itself says it better when it is first loaded.
        table.summary.due = Some(AT_ONCE);
        story.push(began(table.created, session.hash()));
    }
    shared.store.new_table(&table, &story).await?;
    Ok(table.id)
}

/// The same again: the same agreement, everybody one seat on. Who plays
/// against bots, or shares a screen, begins at once; else people gather.
pub(crate) async fn rematch_of(
    shared: &Shared,
    old: &StoredTable,
    host: PersonId,
) -> Result<TableId, RequestError> {
    let mut seats = old.seats.clone();
    if !seats.is_empty() {
        seats.rotate_right(1);
    }
    leave_out_blocked(shared, &mut seats, host).await?;
    let alone = seats.iter().all(|seat| match seat.occupant {
        Occupant::Person(person) => person == host,
        Occupant::Bot(_) => true,
        Occupant::Open => false,
    });
    let options = old.options.clone();
    let table = shared.blank(&old.game, old.setup.clone(), host, options, seats);
    put_down(shared, table, alone).await
}

/// Whoever does not want to meet the host, or whom the host does not want to
/// meet, is not asked along.
async fn leave_out_blocked(
    shared: &Shared,
    seats: &mut [StoredSeat],
    host: PersonId,
) -> Result<(), RequestError> {
    let of_host = shared.store.ignored(host).await?;
    for seat in seats {
        let Occupant::Person(person) = seat.occupant else {
            continue;
        };
        if person == host {
            continue;
        }
        let of_them = shared.store.ignored(person).await?;
        if blocks(&of_host, person) || blocks(&of_them, host) {
            seat.occupant = Occupant::Open;
        }
    }
    Ok(())
}

fn blocks(ignored: &[IgnoredBy], person: PersonId) -> bool {
    let block = |one: &IgnoredBy| one.other == person && one.entry.how == How::Block;
    ignored.iter().any(block)
}

fn began(at: i64, hash: u64) -> Stored {
    Stored {
        version: 1,
        at,
        id: None,
        what: What::Began,
        hash: Some(hash),
    }
}

pub(super) fn of_people(seats: &[StoredSeat], awaiting: Seats) -> Seats {
    awaiting
        .iter()
        .filter(|seat| {
            let held = seats.get(seat.index());
            held.is_some_and(|held| matches!(held.occupant, Occupant::Person(_)))
        })
        .collect()
}

/// One person first, bots on all other seats.
fn against_bots(person: PersonId, players: u8, bot: &str) -> Vec<StoredSeat> {
    (0..players)
        .map(|seat| StoredSeat {
            occupant: match Seat(seat) {
                Seat(0) => Occupant::Person(person),
                _ => Occupant::Bot(bot.to_owned()),
            },
            label: None,
        })
        .collect()
}

fn check_options(options: &Options) -> Result<(), RequestError> {
    match options.pace {
        Pace::PerDecision { seconds } if !PACE.contains(&seconds) => Err(RequestError::BadPace),
        Pace::Bank { bank, increment }
            if !PACE.contains(&bank) || !INCREMENT.contains(&increment) =>
        {
            Err(RequestError::BadBank)
        }
        Pace::PerDecision { .. } | Pace::Bank { .. } | Pace::Live => Ok(()),
    }
}

pub(super) fn wished_seats(
    host: PersonId,
    new: &NewTable,
) -> Result<Vec<StoredSeat>, RequestError> {
    let hot_seat = new.options.hot_seat;
    let seats = new
        .seats
        .iter()
        .map(|wish| wished_seat(host, &new.game, hot_seat, wish))
        .collect::<Result<Vec<StoredSeat>, RequestError>>()?;
    let mine = |seat: &&StoredSeat| seat.occupant == Occupant::Person(host);
    if !hot_seat && seats.iter().filter(mine).count() > 1 {
        return Err(RequestError::SeveralSeats);
    }
    Ok(seats)
}

fn wished_seat(
    host: PersonId,
    game: &str,
    hot_seat: bool,
    wish: &SeatWish,
) -> Result<StoredSeat, RequestError> {
    let (occupant, label) = match wish {
        SeatWish::Me { label } => (
            Occupant::Person(host),
            label.as_deref().filter(|_| hot_seat),
        ),
        SeatWish::Open if hot_seat => (Occupant::Person(host), None),
        SeatWish::Open => (Occupant::Open, None),
        SeatWish::Bot { bot } => {
            check_bot(game, bot)?;
            (Occupant::Bot(bot.clone()), None)
        }
    };
    Ok(StoredSeat {
        occupant,
        label: label.map(label_text).transpose()?.flatten(),
    })
}

/// A name of a seat, or none if it is empty.
fn label_text(label: &str) -> Result<Option<String>, RequestError> {
    if label.trim().is_empty() {
        return Ok(None);
    }
    match checked_name(label) {
        Some(label) => Ok(Some(label)),
        None => Err(RequestError::BadSeatName { most: LONGEST_NAME }),
    }
}
