//! What those who play together tell and show each other. Nobody else is sent
//! any of it, nor anything from which they could see that there was some.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Seat, Seats};

/// Who reads a line of chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Everybody who looks.
    #[default]
    Everybody,
    /// Those who play together with who says it.
    Team,
}

/// My team, as the eyes of one of its seats see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Team {
    /// Who plays together, the own seat among them.
    pub seats: Seats,
    /// Who of them shows their cards to the team, perhaps the own seat.
    pub showing: Seats,
    /// What the others among those show.
    pub hands: Vec<ShownHand>,
}

/// Cards that somebody shows to their team.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShownHand {
    /// Whose.
    pub seat: Seat,
    /// What the game hides from others of this seat.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub cards: Box<RawValue>,
}
