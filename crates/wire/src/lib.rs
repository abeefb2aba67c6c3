//! Everything that goes over the wire, in one place: the messages of the
//! socket here, the bodies of the HTTP part in `http.rs` beside it. The
//! browser's types are made from these (`cargo xtask types`).
//!
//! Times are milliseconds since 1970 as JSON numbers. Seats are numbers from 0.

mod entry;
mod http;
mod limits;
mod people;
mod request_error;
mod table;
mod tagged;
mod team;
mod tokens;
#[cfg(feature = "typescript")]
mod typescript;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use tabletop::{Closes, Eye, Seat, Seats};

use tagged::read_tagged;

pub use entry::{By, Entry, Events, Scope, Untold, What};
pub use http::{
    Account, Accuracy, Analysis, AnalysisState, Catalogue, ChangeMe, ChangeSeat, Created, Judged,
    Lobby, Login, Mark, Marks, Me, More, NewTable, Notes, PlayNow, PlayOn, SeatWish, SoloGames,
    SoloTally, Standing, Swing, TableList, TablePage,
};
pub use limits::*;
pub use people::{
    Guest, How, Ignore, Ignored, IgnoredHere, IgnoredPerson, Reason, Remove, Report, Who,
};
pub use request_error::RequestError;
pub use table::{
    Away, Holder, Idle, Options, Pace, SeatClock, SeatInfo, Status, TableInfo, Unplayable,
};
pub use team::{Channel, ShownHand, Team};
pub use tokens::{FreshToken, NewToken, TokenInfo, Tokens};
#[cfg(feature = "typescript")]
pub use typescript::typescript;

/// What a client says on the socket of a table.
///
/// Whatever changes something carries an `id` of the client's own choosing, at
/// most 64 characters: sent twice, it happens once, and is answered twice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Takes an action out of the offers.
    Act {
        /// The client's own.
        id: String,
        /// The version whose offers the person saw.
        version: u32,
        /// For which of one's seats.
        seat: Seat,
        /// The notation of the offer.
        action: String,
    },
    /// Takes back own decisions, as far as nothing came to light.
    Undo {
        /// The client's own.
        id: String,
        /// The version the person saw.
        version: u32,
        /// For which of one's seats.
        seat: Seat,
        /// How far.
        scope: Scope,
    },
    /// Asks the table to go back further.
    AskUndo {
        /// The client's own.
        id: String,
        /// Who asks.
        seat: Seat,
        /// How many actions shall be left.
        to: u32,
    },
    /// Answers somebody who asked.
    AnswerUndo {
        /// The client's own.
        id: String,
        /// Who answers.
        seat: Seat,
        /// Consent.
        yes: bool,
    },
    /// Why can I not do this?
    Why {
        /// Comes back with the answer.
        ask: u32,
        /// For which of one's seats.
        seat: Seat,
        /// The notation of what is wished.
        action: String,
    },
    /// What would a bot do in my place? Where the table allows hints.
    Advice {
        /// Comes back with the answer.
        ask: u32,
        /// For which of one's seats.
        seat: Seat,
        /// Which bot, see the catalogue.
        bot: String,
    },
    /// Look through other eyes: another of one's own seats (hot seat), or any
    /// once the game is over.
    Look {
        /// Whose.
        eye: Eye,
    },
    /// Past moments, at most [`MOST_MOMENTS`] of them.
    Moments {
        /// Comes back with the answer.
        ask: u32,
        /// The first, by number of actions taken.
        from: u32,
        /// The last.
        to: u32,
    },
    /// Older lines of the log.
    Log {
        /// Comes back with the answer.
        ask: u32,
        /// Only entries before this version.
        before: u32,
    },
    /// A line of chat.
    Say {
        /// The client's own.
        id: String,
        /// At most [`LONGEST_CHAT`] characters.
        text: String,
        /// Who reads it; everybody where nothing is said.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Channel>"))]
        channel: Channel,
    },
    /// Points at a thing on the board, for the own team alone.
    Point {
        /// The client's own.
        id: String,
        /// Which of one's seats points.
        seat: Seat,
        /// The thing, in the words of the game: at most [`LONGEST_POINT`]
        /// letters, digits, `-` and `_`.
        at: String,
    },
    /// Shows one's cards to the own team, or no longer.
    Show {
        /// The client's own.
        id: String,
        /// Which of one's seats.
        seat: Seat,
        /// Whether they are shown from now on.
        on: bool,
    },
    /// Let the bots act at once until a person must decide.
    Hurry,
    /// Let a bot play one's seat for a while.
    HandOver {
        /// The client's own.
        id: String,
        /// Which seat.
        seat: Seat,
    },
    /// Take one's seat back from the bot.
    TakeBack {
        /// The client's own.
        id: String,
        /// Which seat.
        seat: Seat,
    },
    /// Let a bot play on for somebody who is asked and does nothing, or no
    /// longer: see [`ToClient::Idle`]. It does when everybody who waits agrees.
    LetBotPlay {
        /// The client's own.
        id: String,
        /// Which of one's seats waits.
        seat: Seat,
        /// For whom.
        idle: Seat,
        /// Consent.
        yes: bool,
    },
    /// I am here: whoever is warned that a bot will play keeps their seat.
    /// Everything else one says, a ping excepted, says so too.
    Here,
    /// Give up; a bot plays on for the others' sake.
    Resign {
        /// The client's own.
        id: String,
        /// Which seat.
        seat: Seat,
    },
    /// Enough of the lesson: play on freely from here.
    SkipLesson {
        /// The client's own.
        id: String,
        /// The learner's seat.
        seat: Seat,
    },
    /// Still there.
    Ping,
}

/// What the server says on the socket of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// Who sits where; on joining and whenever it changes.
    Table {
        /// All of it.
        table: Box<TableInfo>,
    },
    /// The game; on joining and after everything that happens.
    Update {
        /// All of it.
        update: Box<Update>,
    },
    /// What was asked for under this id has happened.
    Done {
        /// The client's own.
        id: String,
        /// The version in which it did.
        version: u32,
    },
    /// What was asked for under this id has not happened and will not.
    Refused {
        /// The client's own; none where the message was not even readable.
        id: Option<String>,
        /// Why: `{"why": …}` with what else is to know.
        #[cfg_attr(feature = "typescript", ts(as = "typescript::AnyRefusal"))]
        reason: Box<RawValue>,
    },
    /// Chat, oldest first; on joining the last of it.
    Chat {
        /// These are all there are: forget others. Else they follow those known.
        fresh: bool,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// Who looks on; on joining and whenever it changes.
    Guests {
        /// At most [`MOST_GUESTS`].
        guests: Vec<Guest>,
        /// How many more there are.
        more: u32,
    },
    /// Whom I ignore, of those who are here or have said something; on joining
    /// and whenever it may have changed. Told to nobody else.
    Ignored {
        /// My own number among those who look on, if I do.
        guest: Option<u32>,
        /// The people.
        people: Vec<IgnoredHere>,
    },
    /// The own team; for the eyes of a seat that has one, on joining, after
    /// everything that happens and whenever somebody shows cards or no longer.
    Team {
        /// All of it.
        team: Team,
    },
    /// Somebody of the own team points at something.
    Point {
        /// Who.
        seat: Seat,
        /// At what, in the words of the game.
        at: String,
    },
    /// Who is asked and does nothing for long; whenever that changes, and on
    /// joining if there is anybody. At live tables only.
    Idle {
        /// All of them.
        idle: Vec<Idle>,
    },
    /// The answer to `why`; null if nothing is in the way.
    Why {
        /// From the question.
        ask: u32,
        /// The reason.
        #[cfg_attr(feature = "typescript", ts(as = "Option<typescript::AnyRefusal>"))]
        reason: Option<Box<RawValue>>,
    },
    /// The answer to `advice`: one of the two.
    Advice {
        /// From the question.
        ask: u32,
        /// What the bot would do.
        advice: Option<Advice>,
        /// Why it is not asked.
        reason: Option<TableRefusal>,
    },
    /// The answer to `moments`.
    Moments {
        /// From the question.
        ask: u32,
        /// In order.
        moments: Vec<Moment>,
    },
    /// The answer to `log`.
    Log {
        /// From the question.
        ask: u32,
        /// In order.
        entries: Vec<Entry>,
    },
    /// The answer to `ping`.
    Pong,
    /// The server goes away, or this socket does; what follows is the end.
    Closing {
        /// Why.
        reason: Closing,
    },
}

impl ToClient {
    /// Reads a message. Views, events and the reasons of games keep the text
    /// they came as.
    pub fn read(text: &str) -> serde_json::Result<ToClient> {
        read_tagged!(text, ToClient {
            Table { table },
            Update { update },
            Done { id, version },
            Refused { id, reason },
            Chat { fresh, lines },
            Guests { guests, more },
            Ignored { guest, people },
            Team { team },
            Point { seat, at },
            Idle { idle },
            Why { ask, reason },
            Advice { ask, advice, reason },
            Moments { ask, moments },
            Log { ask, entries },
            Pong {},
            Closing { reason },
        } but never {})
    }
}

impl<'de> Deserialize<'de> for ToClient {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        ToClient::read(text.get()).map_err(D::Error::custom)
    }
}

/// Why a socket ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The server starts anew: come back in a moment.
    Restart,
    /// Too much waited for this socket: come back with the version you have.
    TooSlow,
    /// Too many messages, again and again.
    TooFast,
    /// There is no such table, or no longer: do not come back.
    Gone,
    /// The table cannot be opened by this server: do not come back by yourself.
    Broken,
    /// The cookie or token that this socket came with is worth nothing any
    /// more: come back as whoever you are now.
    LoggedOut,
    /// This table is not open to you: do not come back.
    NotOpen,
}

impl Closing {
    /// The code with which the socket is closed, for clients that look at
    /// nothing else. From 4000 on: do not come back.
    pub fn code(self) -> u16 {
        match self {
            Closing::Restart => 1012,
            Closing::TooSlow => 1013,
            Closing::TooFast => 1008,
            Closing::Gone => 4404,
            Closing::Broken => 4500,
            Closing::NotOpen => 4403,
            Closing::LoggedOut => 3000,
        }
    }

    /// Whether it is for good: whoever comes again is sent away again.
    pub fn is_final(self) -> bool {
        matches!(self, Closing::Gone | Closing::Broken | Closing::NotOpen)
    }
}

#[cfg(test)]
mod tests {
    use super::Closing;

    #[test]
    fn codes_from_4000_on_are_for_good() {
        use Closing::{Broken, Gone, LoggedOut, NotOpen, Restart, TooFast, TooSlow};
        for closing in [Restart, TooSlow, TooFast, Gone, Broken, NotOpen, LoggedOut] {
            assert_eq!(closing.is_final(), closing.code() >= 4_000, "{closing:?}");
        }
    }
}

/// The game as one eye sees it, and what happened since.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Update {
    /// Numbers everything that ever happened here; it only grows.
    pub version: u32,
    /// How many actions the record holds now.
    pub count: u32,
    /// Through which eye.
    pub eye: Eye,
    /// The entries do not join the version the client had: forget older ones.
    pub fresh: bool,
    /// What happened since.
    pub entries: Vec<Entry>,
    /// The state.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Who must decide.
    pub awaiting: Seats,
    /// What the seat of this eye may do.
    pub offers: Vec<Offer>,
    /// How many decisions may freely be taken back.
    pub undo: FreeUndo,
    /// Somebody asks the table to go back.
    pub asked_undo: Option<AskedUndo>,
    /// When a bot decides for the seat of this eye, if it may take that long.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub deadline: Option<i64>,
    /// Everybody's clock, where the table plays with banks of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<SeatClock>>", optional))]
    pub clocks: Vec<SeatClock>,
    /// The odds of the battle, from what this eye knows.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub odds: Option<Box<RawValue>>,
    /// The odds of the battle that an offer leads into, as far as the rules can
    /// tell them, for each offer that attacks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<AttackOdds>>", optional))]
    pub attacks: Vec<AttackOdds>,
    /// What the lesson says now, and what it waits for.
    pub lesson: Option<Hint>,
}

/// An action that may be taken now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Offer {
    /// Its notation.
    pub action: String,
    /// What it costs at once, in the money of the game.
    pub cost: Option<u16>,
    /// It leads into a fight with somebody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub attack: bool,
    /// What else is to be known of it, in a word of the game: `free` where nothing
    /// is paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub remark: Option<String>,
    /// Why one should think twice, in a word of the game: `no-power` where it
    /// would do nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub warning: Option<String>,
    /// What keeps it from being freely taken back, as far as the seat can tell
    /// beforehand; nothing where it can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub closes: Option<Closes>,
}

/// What may be expected of an attack before it is made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackOdds {
    /// The notation of the offer.
    pub action: String,
    /// The odds, from what this eye knows.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub odds: Box<RawValue>,
}

/// How many actions each kind of free undo would take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FreeUndo {
    /// The last decision.
    pub step: u32,
    /// Back to the last reveal, draw or change of decider.
    pub turn: u32,
}

/// A question to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskedUndo {
    /// Who asks.
    pub by: Seat,
    /// How many actions would be left.
    pub to: u32,
    /// Who has agreed so far, the one who asks among them.
    pub yes: Seats,
    /// Who has still to answer.
    pub open: Seats,
}

/// A past moment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// How many actions had been taken.
    pub count: u32,
    /// Who took the last of them; none at the beginning.
    pub seat: Option<Seat>,
    /// What it led to, as this eye may know it.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<typescript::GameEvent>"))]
    pub events: Vec<Box<RawValue>>,
    /// The state then.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Who reads it.
    #[serde(default)]
    pub channel: Channel,
    /// Its number, counted for each channel from 1.
    pub number: u32,
    /// When.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The name of who said it.
    pub name: String,
    /// The seat of who said it; none for a spectator.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// What a lesson says at this moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The name of the message, in the words of the game.
    pub words: String,
    /// The notation of the action to take; none when the lesson just tells.
    pub action: Option<String>,
    /// Which step this is, from 1.
    pub step: u32,
    /// How many there are.
    pub steps: u32,
}

/// What a bot would do in somebody's place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// The version in which the decision came up: it is worth something as
    /// long as nothing else is to be decided.
    pub since: u32,
    /// Who decides.
    pub seat: Seat,
    /// The bot that was asked.
    pub bot: String,
    /// What it would do, and what next if it could not do that: best first, at
    /// most [`MOST_ADVISED`].
    pub options: Vec<Advised>,
    /// The choice is made in secret, at the same time as somebody else's: it
    /// would be drawn, each option as often as its share says.
    pub drawn: bool,
    /// On how many imagined games it rests.
    pub simulations: u32,
}

/// An option that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advised {
    /// The notation of the offer.
    pub action: String,
    /// The chance to win after it, from 0 to 1; none if it was not reckoned.
    pub chance: Option<f32>,
    /// How much of the attention it got, from 0 to 1: how sure the bot is.
    pub share: f32,
    /// What speaks for it, the best reason first; empty where nothing stands out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Because>>", optional))]
    pub because: Vec<Because>,
}

/// Something that gets better by an action for who takes it: in their own
/// position, or because it gets worse in somebody else's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Because {
    /// Whose position changes.
    pub seat: Seat,
    /// What of it, in the words of the game: `reason-<what>`.
    pub what: String,
    /// What is there now, by its id, where the game tells such things apart.
    pub gained: Option<String>,
    /// What was there and no longer is.
    pub lost: Option<String>,
    /// The figure before, where it is one.
    pub from: Option<u32>,
    /// The figure after.
    pub to: Option<u32>,
    /// How much it adds to the logarithm of the odds to win.
    pub worth: f32,
}

tabletop::kinds! {
    /// Why the table (not the game) refuses, in the form the game's own refusals
    /// have: `{"why": …}`.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    pub enum TableRefusal, said as "refusal" {
        /// The message cannot be read.
        Unreadable,
        /// Something in the message is too long.
        TooLong,
        /// Something in it cannot be seen, or turns the text around it.
        Invisible,
        /// Too many messages.
        TooFast,
        /// The table has moved on since the version named.
        Stale,
        /// The seat belongs to somebody else.
        NotYours,
        /// Spectators may not do this.
        NotSeated,
        /// Not before the game begins.
        NotBegun,
        /// Not after it has ended.
        Over,
        /// Not while a bot plays the seat.
        BotPlays,
        /// The lesson expects something else.
        Lesson,
        /// There is nothing to take back yet.
        UndoNothing,
        /// Somebody else acted last.
        UndoNotYours,
        /// Something came to light.
        UndoRevealed,
        /// The decision is with somebody else now.
        UndoPassed,
        /// There are fewer actions than that.
        UndoTooFar,
        /// Somebody has asked already, or nobody has.
        UndoQuestion,
        /// This seat took back, asked or changed hands too often since the game
        /// last got further.
        SecondThoughts,
        /// The game cannot be played on by this server.
        Unplayable,
        /// No such eye for this person.
        NotYourEyes,
        /// Whoever is meant has not been idle for long enough, or it is not for you
        /// to wait for them.
        NotIdle,
        /// Nobody plays together with this seat.
        NoTeam,
        /// This table plays without hints.
        NoHints,
        /// The table cannot write to its disk; nothing has changed.
        CannotSave,
    }
}
