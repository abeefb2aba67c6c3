//! The bodies of the HTTP part.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::Seat;

use super::table::{Options, TableInfo};

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// What I call myself.
    pub name: String,
    /// The name of my account, if I have made one.
    pub account: Option<String>,
}

/// What I change about myself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// 1 to 24 characters.
    pub name: String,
}

/// Makes me permanent, or changes the password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// 3 to 24 letters, digits, `-` or `_`.
    pub account: String,
    /// At least 8 characters.
    pub password: String,
    /// The password so far, where there is one.
    #[serde(default)]
    pub old_password: Option<String>,
}

/// I am this account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Login {
    /// Its name.
    pub account: String,
    /// Its password.
    pub password: String,
}

/// Who shall have a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// I; in a hot-seat game a name may be given.
    Me {
        /// Who sits here in a hot-seat game.
        #[serde(default)]
        label: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its name, see the catalogue.
        bot: String,
    },
}

/// A table to be opened.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game, such as `kemet`.
    pub game: String,
    /// What the game needs to know; `players` must fit the seats.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub setup: Box<RawValue>,
    /// One per player, in order.
    pub seats: Vec<SeatWish>,
    /// What else is agreed.
    #[serde(default)]
    pub options: Options,
    /// Start at once if no seat is open.
    #[serde(default)]
    pub start: bool,
}

/// A game against bots, now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game, such as `kemet`.
    pub game: String,
    /// How many sit at the table, me among them.
    pub players: u8,
    /// Which bot takes the other seats.
    #[serde(default)]
    pub bot: Option<String>,
}

/// What was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Created {
    /// The address of the table.
    pub id: String,
}

/// What the host makes of a seat before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChangeSeat {
    /// Open again.
    Open,
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// Tables to sit at or look at.
#[derive(Clone, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lobby {
    /// Listed tables with an open seat.
    pub open: Vec<TableInfo>,
    /// Mine: where it is my turn first, then what is not finished, then the
    /// newest.
    pub mine: Vec<TableInfo>,
    /// Listed games in progress.
    pub watch: Vec<TableInfo>,
    /// Where each list goes on.
    pub more: More,
}

/// Where each list of the lobby goes on; nothing where it is all there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct More {
    /// Tables with an open seat.
    pub open: Option<String>,
    /// Mine.
    pub mine: Option<String>,
    /// Games in progress.
    pub watch: Option<String>,
}

/// A list of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableList {
    /// Listed tables with an open seat.
    Open,
    /// Mine.
    Mine,
    /// Listed games in progress.
    Watch,
}

/// A page of a list of the lobby.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TablePage {
    /// In the order of the list.
    pub tables: Vec<TableInfo>,
    /// Where it goes on; nothing at its end.
    pub next: Option<String>,
}

/// What can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The game.
    pub game: String,
    /// The least number of players.
    pub fewest: u8,
    /// The greatest.
    pub most: u8,
    /// The bots that play it, weakest first.
    pub bots: Vec<String>,
}

/// The games that I played alone, by what was to be reached.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SoloGames {
    /// In the order of the game's objectives.
    pub tallies: Vec<SoloTally>,
}

/// All finished games with one objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SoloTally {
    /// The game.
    pub game: String,
    /// What was to be reached, in the words of the game; none for games that
    /// were given up before it was drawn.
    pub objective: Option<String>,
    /// How many were finished or given up.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// The earliest round in which one was won.
    pub best_round: Option<u32>,
    /// When the last of them ended.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub last: i64,
}

/// Private notes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 10,000 characters.
    pub text: String,
}

/// Where a replay may jump to.
#[derive(Clone, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marks {
    /// How many actions there are.
    pub count: u32,
    /// In order.
    pub marks: Vec<Mark>,
}

/// A place to jump to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mark {
    /// After how many actions.
    pub count: u32,
    /// What begins here, in a word of the game: `turn`, `battle`. There may be
    /// more than a client knows.
    pub kind: String,
}

/// How far the analysis of a finished game has come.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "status", rename_all = "snake_case")]
pub enum AnalysisState {
    /// It is being made: ask again in a moment.
    Working {
        /// How many actions have been looked at.
        done: u32,
        /// Of how many.
        of: u32,
    },
    /// Here it is.
    Ready {
        /// All of it.
        #[cfg_attr(feature = "typescript", ts(as = "Analysis"))]
        #[schema(value_type = Analysis)]
        analysis: Box<RawValue>,
    },
}

/// How the chances of everybody went through a finished game, as a spectator
/// could reckon them who saw no hidden card.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Analysis {
    /// How many actions the game had.
    pub count: u32,
    /// The chances, moment by moment.
    pub standings: Vec<Standing>,
    /// Where they changed most, the greatest change first.
    pub swings: Vec<Swing>,
    /// The decisions that somebody took alone and had a choice in, in order.
    #[serde(default)]
    pub decisions: Vec<Judged>,
    /// How well each seat decided.
    #[serde(default)]
    pub accuracy: Vec<Accuracy>,
}

/// A decision, compared with the best that was found in its place, from what its
/// seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judged {
    /// How many actions had been taken before it.
    pub count: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What they chose, in notation.
    pub chosen: String,
    /// The best that was found.
    pub best: String,
    /// Their chance to win with the best, from 0 to 1.
    pub chance: f32,
    /// How much less it was with what they chose.
    pub lost: f32,
}

/// How well a seat decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Accuracy {
    /// Who.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// In how many decisions.
    pub decisions: u32,
    /// How much of the chance that the best would have given was kept, on
    /// average, from 0 to 1; none without a decision.
    pub kept: Option<f32>,
    /// In how many of them the best was chosen, or as good as that.
    pub best: u32,
}

/// Goes on from a moment of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many actions.
    pub at: u32,
    /// Who sits where: me at least once, bots, or somebody who comes by link.
    pub seats: Vec<SeatWish>,
}

/// Everybody's chances at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standing {
    /// After how many actions.
    pub count: u32,
    /// The chance of each seat to win, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A decision after which the chances were others.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Swing {
    /// How many actions had been taken before it,
    pub from: u32,
    /// and when its outcome was clear.
    pub to: u32,
    /// Who decided; none if several did at once.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Everybody's chances before,
    pub before: Vec<f32>,
    /// and after.
    pub after: Vec<f32>,
    /// What happened, as the record tells it.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::typescript::GameEvent>"))]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Box<RawValue>>,
}
