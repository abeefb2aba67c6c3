//! What goes into a table.

use tabletop::Seat;
use wire::{ChangeSeat, ToServer};

use crate::connections::ConnectionId;
use crate::entry::Stored;
use crate::facts::{IgnoredBy, PersonId, Spoken, TableId};
use crate::names::Called;
use crate::output::ThoughtId;
use crate::session::Opinion;
use crate::whence::Whence;

/// Something happens.
pub enum Input {
    /// It lives from now on.
    Awake,
    /// Somebody wants something of this very table: it stays in memory for a
    /// while.
    Wanted,
    /// Somebody looks.
    Arrived(Arrival),
    /// Somebody says something on their socket.
    Heard(ConnectionId, ToServer),
    /// Somebody looks no longer.
    Left(ConnectionId),
    /// What came of a thought; nothing if it broke down.
    Thought(ThoughtId, Option<Opinion>),
    /// What was to be saved is, under this number if it is a line of chat; or
    /// it is not.
    Saved(Result<u32, NotSaved>),
    /// What was due next may be due now.
    Time,
    /// Somebody wants something of this very table, and not on a socket.
    Wish(Wish),
    /// What the store knows of somebody.
    Known(PersonId, Known),
    /// Somebody has another name.
    Renamed(PersonId, Called),
    /// Whom somebody ignores has changed.
    Ignores(PersonId, Known),
    /// This person, or all who are unknown, may not look on any longer.
    ShutOut(Option<PersonId>),
    /// When the table is deleted if nothing happens until then.
    Notice(Option<i64>),
    /// There is no room for what bots remember.
    Forget,
    /// The house closes.
    Closed,
}

impl Input {
    /// Whether somebody wants something of this very table: then it stays in
    /// memory for a while.
    pub(crate) fn is_of_people_here(&self) -> bool {
        matches!(
            self,
            Input::Arrived(_) | Input::Heard(..) | Input::Left(_) | Input::Wanted | Input::Wish(_)
        )
    }
}

/// A new socket, of somebody to whom the table is open.
pub struct Arrival {
    /// Its number: higher than those before it.
    pub id: ConnectionId,
    /// Whose it is.
    pub person: Option<PersonId>,
    /// Where it comes from, if that counts.
    pub address: Option<Whence>,
    /// The last version it knows.
    pub since: Option<u32>,
    /// The seat it wishes to look from.
    pub seat: Option<Seat>,
    /// What the store knows of its person.
    pub known: Known,
}

/// What the store knows of somebody, as far as it was asked and answered.
#[derive(Clone, Default)]
pub struct Known {
    /// What they call themselves.
    pub called: Option<Called>,
    /// Whom they do not want to read or to meet.
    pub ignored: Option<Vec<IgnoredBy>>,
    /// The end of what was said to everybody.
    pub chat: Option<Vec<Spoken>>,
    /// The end of what the team with this lowest seat said among themselves.
    pub team_chat: Option<(Seat, Vec<Spoken>)>,
}

/// Why something is not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSaved {
    /// It failed: perhaps it was written all the same.
    Failed,
    /// There is no such table.
    Missing,
    /// Somebody looked first, and the store has another story: nothing was
    /// written.
    Overtaken,
    /// Somebody wanted to look first and could not: nothing was written.
    Unseen,
}

/// What people want of a table that they do not say on a socket. The answer is
/// [`Output::Granted`](crate::Output::Granted).
pub enum Wish {
    /// Takes a free seat before the start.
    Sit {
        /// Who, to whom the table is open.
        person: PersonId,
        /// What they call themselves.
        called: Called,
        /// Where.
        seat: Seat,
    },
    /// Leaves a seat before the start.
    Leave {
        /// Who.
        person: PersonId,
        /// Which.
        seat: Seat,
    },
    /// The host changes a seat before the start.
    ChangeSeat {
        /// Who wishes it.
        me: PersonId,
        /// Which.
        seat: Seat,
        /// To what.
        change: ChangeSeat,
    },
    /// The host starts the game.
    Start {
        /// Who wishes it.
        me: PersonId,
        /// The story that is stored, where the table takes up another game.
        story: Vec<Stored>,
    },
    /// The host gives the table up before the start.
    GiveUp {
        /// Who wishes it.
        me: PersonId,
    },
    /// Somebody who sits there wishes that the game stays.
    Keep {
        /// Who wishes it.
        me: PersonId,
    },
    /// This is the table of the rematch.
    Rematch(TableId),
    /// The seats of somebody who was sent away, and their sockets.
    SendAway(Option<PersonId>),
    /// The record of a game that cannot be played on is handed out.
    HandOut,
}
