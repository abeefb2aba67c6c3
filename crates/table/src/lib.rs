//! The table as a value: a plain state machine. Inputs and the time go in; what
//! is to be saved, told and thought about comes out. Nothing here waits, reads
//! a clock, opens a file or starts a thread, so the same table runs behind
//! sockets, in a simulation, and wherever else somebody drives it.
//!
//! ```text
//! input, now ──▶ Table::hear ──▶ outputs: tell, save, think, granted …
//!                    ▲                     │
//!                    └── Input::Saved ◀────┘  what was saved, and only then shown
//! ```
//!
//! | what | where |
//! | --- | --- |
//! | what goes in and comes out | `input.rs`, `output.rs` |
//! | from the store into memory | `load.rs` |
//! | everything that ever happened | `story.rs` |
//! | what is pending for each seat, and since when | `decisions.rs` |
//! | validate, save, then show | `change.rs` |
//! | who sits where and who plays for whom | `seating.rs` |
//! | actions of people | `play.rs` |
//! | taking back | `undo.rs` |
//! | resigning, handing over | `seats.rs` |
//! | when something is due, and time that runs out | `clock.rs`, `bank.rs` |
//! | somebody who is asked and does nothing | `idle.rs` |
//! | who looks, since when somebody does not | `presence.rs` |
//! | a host who is gone | `host.rs` |
//! | bots, and decisions with one option | `bots.rs` |
//! | what a bot would do in somebody's place | `advice.rs` |
//! | what an eye is told | `update.rs` |
//! | sockets | `connections.rs` |
//! | what people ask for on sockets | `hear.rs` |
//! | what the house asks for | `ask.rs` |
//! | games that go on from a moment of another | `going_on.rs` |
//! | past moments and older log | `past.rs` |
//! | how it looks from outside | `info.rs` |
//! | talk | `chat.rs` |
//! | what people are called here | `names.rs` |
//! | who looks on, who is ignored, sent away or reported | `people.rs` |
//! | what teammates point out and show to each other | `team.rs` |
//! | how much anybody may still say and wish for | `thrift.rs` |
//! | lessons | `lesson.rs`, `teaching.rs` |
//! | chance | `chance.rs` |
//!
//! One thing happens at a time, and nobody is told of it before it is saved.

mod advice;
pub mod alarms;
mod ask;
mod bank;
mod bots;
pub mod bucket;
mod chance;
mod change;
mod chat;
mod clock;
mod connections;
pub mod course;
mod decisions;
pub mod entry;
pub mod error;
pub mod facts;
pub mod games;
mod going_on;
mod hear;
mod host;
mod idle;
mod info;
mod input;
pub mod lesson;
pub mod letters;
pub mod likeness;
mod load;
mod names;
mod output;
mod past;
mod patience;
mod people;
mod play;
mod presence;
pub mod reserved;
mod seating;
mod seats;
pub mod session;
mod story;
mod teaching;
mod team;
mod thrift;
mod undo;
pub mod unplayable;
mod update;
mod whence;

use tabletop::Seats;
use wire::{Closing, Status, Unplayable};

use self::advice::Advisers;
use self::bank::Banks;
use self::bots::Bots;
use self::change::Saving;
use self::chat::Chat;
use self::connections::Connections;
use self::decisions::Decisions;
use self::facts::{PersonId, StoredTable};
use self::idle::Idlers;
use self::lesson::Lesson;
use self::names::Names;
use self::people::IgnoredPeople;
use self::presence::Presence;
use self::seating::{Seating, Stand};
use self::session::Session;
use self::story::Story;
use self::thrift::Thrift;
use self::undo::Question;

pub use wire;

pub use self::ask::RecordFrom;
pub use self::chance::Chance;
pub use self::clock::AT_ONCE;
pub use self::connections::ConnectionId;
pub use self::going_on::{Beginning, story_of, story_until};
pub use self::info::{Glance, known_obstacle, people_of, table_info};
pub use self::input::{Arrival, Input, Known, NotSaved, Wish};
pub use self::load::{Loaded, check_rows};
pub use self::names::{Called, named_by};
pub use self::output::{Output, Purpose, Save, Task, ThoughtId, Work, Write};
pub use self::patience::{Patience, millis};
pub use self::people::{MOST_IGNORED, Meant};
pub use self::whence::Whence;

/// A table.
pub struct Table {
    rules: Patience,
    chance: Chance,
    /// What time it was when it last heard anything, in milliseconds since 1970.
    now: i64,
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
    /// How much time everybody has left, where each has a bank of it.
    banks: Option<Banks>,
    /// For whom a bot plays, and why.
    away: Stand,
    presence: Presence,
    /// Who is asked and does nothing, and what the others say to it.
    idlers: Idlers,
    question: Question,
    lesson: Option<&'static Lesson>,
    bots: Bots,
    advisers: Advisers,
    connections: Connections,
    thrift: Thrift,
    chat: Chat,
    /// Who shows their cards to their team.
    showing: Seats,
    names: Names,
    /// Whom those who look do not want to read.
    ignored: IgnoredPeople,
    /// What is being saved: until it is known whether it was, nothing else
    /// happens.
    saving: Option<Saving>,
    /// A save failed: the store may or may not have written. Look before
    /// writing.
    doubt: bool,
    /// After a failure nothing is tried by itself before this.
    rest_until: i64,
    /// It shall end.
    over: bool,
    out: Vec<Output>,
}

impl Table {
    /// Something happens at this time. While something is being saved only
    /// whether it was may come in; whoever drives the table keeps the rest
    /// waiting.
    pub fn hear(&mut self, input: Input, now: i64) -> Vec<Output> {
        self.now = now;
        let answer = matches!(input, Input::Saved(_));
        debug_assert_eq!(self.saving.is_some(), answer, "one thing at a time");
        if self.saving.is_some() != answer {
            return Vec::new();
        }
        if input.is_of_people_here() {
            self.presence.quiet_since = now;
        }
        match input {
            Input::Awake | Input::Wanted => {}
            Input::Arrived(arrival) => self.join(arrival),
            Input::Heard(from, message) => self.heard(from, message),
            Input::Left(id) => self.left(id),
            Input::Thought(id, opinion) => self.note_thought(id, opinion),
            Input::Saved(saved) => self.saved(saved),
            Input::Time => self.on_time(),
            Input::Wish(wish) => self.grant(wish),
            Input::Known(person, known) => self.learn(person, known),
            Input::Renamed(person, called) => self.renamed(person, called),
            Input::Ignores(person, known) => self.ignored_changed(person, known),
            Input::ShutOut(person) => self.close_sockets_of(person),
            Input::Notice(ends) => self.note_notice(ends),
            Input::Forget => self.forget_thoughts(),
            Input::Closed => self.close(),
        }
        if self.saving.is_none() {
            self.settle();
        }
        let mut outputs = self.connections.take_told();
        outputs.append(&mut self.out);
        outputs
    }

    /// Sees to what follows from whatever happened.
    fn settle(&mut self) {
        self.plan_bots();
        self.drop_late_advice();
        self.review_idlers();
    }

    /// Whether it shall end: nobody needs it, or it is no longer the truth.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether only the store knows how the table stands.
    pub fn is_in_doubt(&self) -> bool {
        self.doubt
    }

    /// What is stored of it besides its story.
    pub fn facts(&self) -> &StoredTable {
        &self.facts
    }

    /// Whether somebody looks.
    pub fn is_watched(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Whether a game is on that can be played.
    pub fn is_playing(&self) -> bool {
        self.playing().is_some()
    }

    /// Whose socket this is.
    pub fn person_behind(&self, id: ConnectionId) -> Option<PersonId> {
        self.connections.get(id)?.person
    }

    fn now(&self) -> i64 {
        self.now
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

    /// Who sits where, and for whom a bot plays.
    fn seating(&self) -> Seating<'_> {
        Seating::new(&self.facts.seats, &self.away)
    }

    /// Everybody is sent away.
    fn close(&mut self) {
        self.connections.close_all(Closing::Restart);
        self.over = true;
    }
}
