//! One table: an actor that owns the game, its story and everybody who looks.
//!
//! | what | where |
//! | --- | --- |
//! | from the store into memory | `load.rs` |
//! | everything that ever happened | `story.rs` |
//! | what is pending for each seat, and since when | `decisions.rs` |
//! | validate, save, then show | `change.rs` |
//! | actions of people | `play.rs` |
//! | taking back | `undo.rs` |
//! | who sits where, resigning, handing over | `seats.rs` |
//! | when something is due, and time that runs out | `clock.rs` |
//! | somebody who is asked and does nothing | `idle.rs` |
//! | a host who is gone | `host.rs` |
//! | bots, and decisions with one option | `bots.rs` |
//! | what a bot would do in somebody's place | `advice.rs` |
//! | what an eye is told | `update.rs` |
//! | sockets | `connections.rs` |
//! | what people ask for on sockets | `hear.rs` |
//! | what the house asks for | `ask.rs` |
//! | past moments and older log | `past.rs` |
//! | how it looks from outside | `info.rs` |
//! | talk | `chat.rs` |
//! | what people are called here | `names.rs` |
//! | who looks on, who is ignored, sent away or reported | `people.rs` |
//! | what teammates point out and show to each other | `team.rs` |
//! | how much anybody may still say and wish for | `thrift.rs` |
//! | lessons | `lesson.rs` |
//!
//! One thing happens at a time, and nobody is told of it before it is on disk.

mod advice;
mod ask;
mod bots;
mod change;
mod chat;
mod clock;
mod connections;
mod decisions;
mod hear;
mod host;
mod idle;
mod info;
mod lesson;
mod load;
mod names;
mod past;
mod people;
mod play;
mod seats;
mod story;
mod team;
mod thrift;
mod undo;
mod update;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use tabletop::{MAX_SEATS, Seat, Seats};
use tokio::sync::{mpsc, oneshot};

use self::advice::{Advisers, Given};
use self::bots::{Answer, Bots};
use self::chat::Chat;
use self::connections::Connections;
use self::decisions::Decisions;
use self::idle::Idlers;
use self::names::Shown;
use self::people::IgnoredPeople;
use self::story::Story;
use self::thrift::Thrift;
use self::undo::Asked;
use crate::house::trouble::Houses;
use crate::house::{Called, Shared};
use crate::lesson::Lesson;
use crate::limits::Address;
use crate::session::{Session, Study};
use crate::store::{Person, PersonId, StoredTable, TableId};
use crate::thinking::Kept;
use crate::wire::{
    Away, ChangeSeat, Closing, Ignore, Marks, Report, Status, TableInfo, ToServer, Unplayable, Who,
};

pub(crate) use self::clock::AT_ONCE;
pub use self::connections::Outgoing;
pub(crate) use self::connections::{ConnectionId, OUTBOX, text};
pub(crate) use self::info::{known_obstacle, people_of, table_info};
pub(crate) use self::load::check_rows;
pub(crate) use self::names::named_by;
pub(crate) use self::people::MOST_IGNORED;

/// A new socket.
pub(crate) struct Arrival {
    /// Whose it is.
    pub person: Option<PersonId>,
    /// Where it comes from, if that counts.
    pub address: Option<Address>,
    /// The last version it knows.
    pub since: Option<u32>,
    /// The seat it wishes to look from.
    pub seat: Option<Seat>,
    /// The way to it.
    pub to: mpsc::Sender<Outgoing>,
}

/// Where an answer goes.
type Reply<T> = oneshot::Sender<Houses<T>>;

/// What a table is asked for.
pub(crate) enum Command {
    /// Somebody looks.
    Join(Arrival, Reply<ConnectionId>),
    /// Somebody says something on their socket; since when it waits.
    Heard(ConnectionId, ToServer, Instant),
    /// Somebody looks no longer.
    Left(ConnectionId),
    /// How it looks from outside.
    Info(Option<PersonId>, Reply<TableInfo>),
    /// Somebody takes a seat.
    Sit(Person, Seat, Reply<()>),
    /// Somebody leaves their seat.
    Leave(PersonId, Seat, Reply<()>),
    /// The host changes a seat.
    ChangeSeat(PersonId, Seat, ChangeSeat, Reply<()>),
    /// The host starts the game.
    Start(PersonId, Reply<()>),
    /// The host gives the table up.
    Drop(PersonId, Reply<()>),
    /// Somebody wishes that the game stays.
    Keep(PersonId, Reply<()>),
    /// The store has given notice that the game will be deleted.
    NoticeGiven,
    /// Again!
    Rematch(PersonId, Reply<TableId>),
    /// The record of a finished game.
    Record(Option<PersonId>, Reply<String>),
    /// Where a replay may jump to.
    Marks(Reply<Marks>),
    /// How the chances went, to be worked out.
    Study(Reply<Box<dyn Study>>),
    /// Somebody has another name.
    Renamed(PersonId, Called),
    /// Somebody does not want to read or to meet another.
    Ignore(PersonId, Ignore, Reply<()>),
    /// Whom somebody ignores has changed.
    IgnoredChanged(PersonId),
    /// The host sends somebody away.
    Remove(PersonId, Who, Reply<()>),
    /// Somebody tells the host of the server about another.
    Report(Person, Report, Reply<()>),
    /// The house closes.
    Close,
}

impl Command {
    /// Whether somebody wants something of this very table. What all live
    /// tables are told, or asked for a list, must not keep them in memory.
    fn is_of_people_here(&self) -> bool {
        !matches!(
            self,
            Command::Info(..)
                | Command::NoticeGiven
                | Command::Renamed(..)
                | Command::IgnoredChanged(_)
                | Command::Close
        )
    }
}

/// A table.
pub(crate) struct Table {
    shared: Arc<Shared>,
    /// What is stored of it besides its story.
    facts: StoredTable,
    /// The game, once it has begun.
    session: Option<Box<dyn Session>>,
    /// Why it cannot be played on here: then everything else is as it was after
    /// the last action that is certain, and stays so.
    stuck: Option<Unplayable>,
    story: Story,
    /// The version of the last row in the store, where not all of them could be
    /// followed.
    beyond: Option<u32>,
    decisions: Decisions,
    /// For whom a bot plays, and why.
    away: [Option<Away>; MAX_SEATS],
    /// Since when the person of each seat has not been looking.
    offline_since: [i64; MAX_SEATS],
    /// Since when the host has not been looking.
    host_gone_since: i64,
    /// Those who sit here, who came first before who came later. One who was
    /// here before the table was loaded comes in the order of the seats.
    sat_down: Vec<PersonId>,
    /// Who is asked and does nothing, and what the others say to it.
    idlers: Idlers,
    asked: Option<Asked>,
    lesson: Option<&'static Lesson>,
    bots: Bots,
    /// The room that what its bots remember takes.
    kept: Option<Kept>,
    advisers: Advisers,
    connections: Connections,
    thrift: Thrift,
    chat: Chat,
    /// Who shows their cards to their team.
    showing: Seats,
    /// What those who belong here or look on call themselves.
    names: HashMap<PersonId, Called>,
    /// What those who are shown are called here.
    shown: Shown,
    /// Whom those who look do not want to read.
    ignored: IgnoredPeople,
    /// Who looks on, as everybody was told last.
    guests_told: Option<Utf8Bytes>,
    /// When it was last written down that somebody is here.
    attended: i64,
    /// When everybody shall be told who is here.
    info_due: Option<i64>,
    /// Since when nobody looks and nothing happens.
    quiet_since: i64,
    /// The store failed: it may or may not have written. Look before writing.
    doubt: bool,
    /// The actor shall end.
    over: bool,
}

/// How the actor of a table ended.
pub(crate) enum Ended {
    /// Nobody needs it now.
    Asleep {
        /// When it must be brought back to life.
        due: Option<i64>,
    },
    /// Only the store knows how the table stands.
    InDoubt,
}

/// What ended the wait.
enum Woken {
    Command(Option<Command>),
    Thought(Answer),
    Advice(Given),
    Time,
}

impl Table {
    /// Runs until nobody needs it.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Command>) -> Ended {
        self.show_glance();
        while !self.over {
            self.see_to_lost();
            self.plan_bots();
            self.forget_unwatched();
            self.drop_late_advice();
            self.review_idlers();
            let time = self.sleep();
            let woken = tokio::select! {
                command = inbox.recv() => Woken::Command(command),
                answer = self.bots.answer() => Woken::Thought(answer),
                given = self.advisers.given() => Woken::Advice(given),
                () = tokio::time::sleep(time) => Woken::Time,
            };
            match woken {
                Woken::Command(Some(command)) => self.obey(command).await,
                Woken::Command(None) => break,
                Woken::Thought(answer) => self.note_thought(answer),
                Woken::Advice(given) => self.give_advice(given).await,
                Woken::Time => self.on_time().await,
            }
        }
        // Whatever still waits in the inbox is dropped, and who sent it asks
        // the table that follows this one.
        inbox.close();
        if self.doubt {
            self.connections.close_all(Closing::Restart);
            return Ended::InDoubt;
        }
        self.connections.close_all(Closing::Gone);
        self.keep_due().await;
        Ended::Asleep { due: self.due() }
    }

    /// How long there is nothing to do.
    fn sleep(&self) -> Duration {
        /// The clock of the house and that of the runtime may differ a little.
        const LONGEST: i64 = 60_000;
        let now = self.now();
        let next = self.next_time().unwrap_or(i64::MAX);
        Duration::from_millis(next.saturating_sub(now).clamp(0, LONGEST) as u64)
    }

    fn now(&self) -> i64 {
        self.shared.now()
    }

    fn status(&self) -> Status {
        self.facts.summary.status
    }

    /// The game, while it is on.
    fn playing(&self) -> Option<&dyn Session> {
        match self.status() {
            Status::Playing if self.stuck.is_none() => self.session.as_deref(),
            Status::Gathering | Status::Playing | Status::Finished => None,
        }
    }

    /// Everybody's seat, in order.
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.facts.seats.len().min(MAX_SEATS) as u8).map(Seat)
    }
}
