//! Why a request is refused.

use serde::{Deserialize, Serialize};
use serde_json::Value;

tabletop::kinds! {
    /// Why a request was refused: `why`, and figures beside it. A program goes by
    /// these; what a person reads is `request-error-<why>` in the words of their
    /// language.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum RequestError, said as "request-error" {
        /// Nobody here knows who asks; `GET /api/me` comes first.
        Stranger,
        /// The token is none, or was taken back.
        NoSuchToken,
        /// A token plays; accounts and tokens need the person.
        TokenOnlyPlays,
        /// There is no such path.
        NoSuchPath,
        /// The path knows no such method.
        NoSuchMethod,
        /// The request comes from a page that is not ours.
        OtherOrigin,
        /// The request cannot be read.
        Unreadable {
            /// What its reader said, for developers.
            detail: String,
        },
        /// More than is taken.
        TooLarge,
        /// The request did not come in as fast as anybody can send it.
        TooSlow,
        /// That was too often; `Retry-After` says when to come again.
        TooFast,
        /// Too many connections are open.
        TooManyConnections,
        /// Too many sockets are open.
        TooManySockets,
        /// Too many requests are being answered at the same time.
        TooManyRequests,
        /// Too much is going on, or the house is closing.
        Busy,
        /// The store or the program fails; nothing has changed.
        Broken,
        /// There is no such thing.
        Missing,
        /// This is the address of a socket.
        NoUpgrade,

        /// The name of an account cannot be so.
        BadAccount { least: usize, most: usize },
        /// A password cannot be so.
        BadPassword { least: usize, most: usize },
        /// There is no account with this name and password; nobody learns which is
        /// wrong.
        WrongPassword,
        /// Another account has this name.
        NameTaken,
        /// A name cannot be so.
        BadName { most: usize },
        /// The name of a bot, or of somebody in a game.
        HouseName,
        /// The label of a token cannot be so.
        BadLabel { most: usize },
        /// There are so many tokens already.
        TooManyTokens { most: usize },

        /// There is no table at this address.
        NoSuchTable,
        /// Somebody sent them away, or does not want to meet them; nobody is told
        /// which.
        NotOpen,
        /// The program cannot open this table, today or tomorrow.
        CannotOpen,
        /// Too many tables of somebody, or of their address, are open.
        TooManyTables,
        /// Too many games of bots alone are under way.
        TooManyBotGames,
        /// Too many analyses are being made.
        TooManyAnalyses,
        /// A list goes on behind what its last page gave.
        BadCursor,

        /// There is no such game.
        NoSuchGame { game: String },
        /// The setup cannot be read.
        BadSetup {
            /// What its reader said, for developers.
            detail: String,
        },
        /// The game does not begin with this setup.
        SetupRefused {
            game: String,
            /// Why, in the game's own terms.
            #[cfg_attr(feature = "typescript", ts(as = "crate::typescript::GameRefusal"))]
            #[schema(value_type = Object)]
            setup_refusal: Value,
        },
        /// The record cannot be read, or breaks the rules.
        RecordRefused {
            /// Its game, as far as that is known.
            game: Option<String>,
            /// Why, and on which line.
            #[cfg_attr(feature = "typescript", ts(as = "crate::typescript::GameRefusal"))]
            #[schema(value_type = Object)]
            record_error: Value,
        },
        /// There is no such bot for the game.
        NoSuchBot { bot: String, game: String },
        /// There is no such lesson.
        NoSuchLesson,
        /// There are more or fewer seats than players.
        WrongSeats { players: usize, seats: usize },
        /// Nobody who asks sits there.
        NoSeatOfYours,
        /// One person holds several seats at a hot-seat table only.
        SeveralSeats,
        /// The name of a seat cannot be so.
        BadSeatName { most: usize },
        /// A decision may take from one minute to two weeks.
        BadPace,
        /// A bank has from one minute to two weeks, and grows by five seconds to a
        /// day.
        BadBank,

        /// Only who opened the table may do this.
        NotHost,
        /// The seat is somebody else's.
        NotYourSeat,
        /// Only those who sit at the table may.
        NotSeated,
        /// Only those who played may ask for more.
        NotPlayed,
        /// The game has begun.
        Begun,
        /// There is no such seat.
        NoSuchSeat,
        /// Somebody sits there.
        SeatTaken,
        /// A seat is still open.
        SeatOpen,
        /// This server cannot play this game.
        CannotPlay,
        /// There is nothing to play again yet.
        NothingToRepeat,
        /// The record is open when the game is over.
        RecordClosed,
        /// The game was stored without what its record needs.
        NoRecord,
        /// The analysis is made when the game is over.
        NotOver,
        /// One can play on when the game is over.
        CannotPlayOn,
        /// The game has no such moment.
        NoSuchMoment,
        /// Nobody can play on from the end.
        AtTheEnd,
        /// Notes are too long.
        NotesTooLong { most: usize },

        /// There is nobody like that here.
        NobodyThere,
        /// That is who asks.
        Yourself,
        /// Nobody knows who that is.
        Nameless,
        /// So many are ignored already.
        IgnoresTooMany,
        /// Who plays in a game that has begun cannot be sent away.
        PlaysNow,
        /// The report is too long.
        ReportTooLong { most: usize },
        /// Many of their reports wait.
        ReportsWait,
        /// Very many reports wait.
        ReportsFull,
    }
}
