//! What comes out of a table.

use bots::Level;
use tabletop::Seat;
use wire::{ChatLine, Closing};

use crate::connections::ConnectionId;
use crate::entry::Stored;
use crate::facts::{PersonId, StoredTable, Summary};
use crate::info::Glance;
use crate::session::Thought;
use crate::wire::RequestError;

/// What is to be done.
pub enum Output {
    /// Sends a text to these sockets.
    Tell(Vec<ConnectionId>, String),
    /// Sends this socket away.
    Close(ConnectionId, Closing),
    /// Saves something and says whether it is saved. It is the last thing that
    /// comes out, until [`Input::Saved`](crate::Input::Saved) goes in.
    Save(Save),
    /// Thinks about something, and says what came of it.
    Think(Task),
    /// Nobody needs this thought any longer.
    Unthink(ThoughtId),
    /// How the table looks from the lobby.
    Glance(Glance),
    /// What came of a wish.
    Granted(Result<(), RequestError>),
    /// Something was refused on a socket; the short name of the reason.
    Refused(String),
    /// The bot of this seat wanted what it may not, and something else is done.
    Nonsense(Seat),
}

/// Something to be saved, all of it or nothing.
pub struct Save {
    /// What.
    pub write: Write,
    /// Only if the story in the store ends with this version: a save failed
    /// before, and nobody knows whether it was written.
    pub look_first: Option<u32>,
}

/// What is written.
pub enum Write {
    /// Rows behind those that are there, and what a list shows after them.
    Rows(Vec<Stored>, Summary),
    /// The table besides its story.
    Facts(Box<StoredTable>),
    /// What a list shows, of a story with this version and nothing new.
    Summary(u32, Summary),
    /// A line of chat, to everybody or to the team with this lowest seat.
    Line {
        /// The team.
        team: Option<Seat>,
        /// Who says it.
        person: PersonId,
        /// Under which id: the same adds it once.
        id: String,
        /// What.
        line: ChatLine,
    },
    /// Whether this seat shows its cards to its team.
    Showing(Seat, bool),
    /// The table is dropped before it has begun.
    Drop,
    /// A game of bots alone is dropped.
    DropBotGame,
    /// The record of a game that is not over was handed out at this time.
    Disclosed(i64),
}

/// Which thought.
pub type ThoughtId = u64;

/// Something to think about.
pub struct Task {
    /// The answer bears it.
    pub id: ThoughtId,
    /// What for.
    pub purpose: Purpose,
    /// For whom: they pay for it.
    pub payer: PersonId,
    /// How well.
    pub level: Level,
    /// Between how many options.
    pub options: usize,
    /// How.
    pub work: Work,
}

/// What a thought is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A bot's decision.
    Move,
    /// A hint for a person.
    Hint,
}

/// How something is thought about.
pub enum Work {
    /// By this work, wherever it may take its time.
    Ponder(Thought),
    /// There is nothing to choose, and nobody must notice: this is the answer,
    /// after as long as the likes of it think.
    Pretend(String),
}
