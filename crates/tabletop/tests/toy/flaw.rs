//! The defects that can be planted in the toy.

/// A sound game.
pub const NONE: u8 = 0;
/// The view shows a card of the next seat's hand.
pub const LEAKED_CARD: u8 = 1;
/// The view holds the seed.
pub const SEED_IN_VIEW: u8 = 2;
/// The view holds the dice, though not in its JSON.
pub const DICE_IN_VIEW: u8 = 3;
/// Some actions on the list are refused.
pub const OFFERS_TOO_MUCH: u8 = 4;
/// Cards that are not held can be bid.
pub const ACCEPTS_TOO_MUCH: u8 = 5;
/// A refusal gives somebody a point.
pub const REFUSAL_CHANGES: u8 = 6;
/// A refusal writes an event.
pub const REFUSAL_TALKS: u8 = 7;
/// The refusal and `why_not` give different reasons.
pub const TWO_REASONS: u8 = 8;
/// The state remembers who bid first.
pub const ORDER_MATTERS: u8 = 9;
/// A discarded card disappears.
pub const LOSES_CARD: u8 = 10;
/// Two actions are written alike.
pub const POOR_NOTATION: u8 = 11;
/// The unchecked door does something else.
pub const CARELESS_DOOR: u8 = 12;
/// The game is longer than it says.
pub const TOO_LONG: u8 = 13;
/// An action is on the list twice.
pub const OFFERS_TWICE: u8 = 14;
/// Somebody must act and cannot.
pub const NO_CHOICE: u8 = 15;
/// Imagining forgets one's own bid.
pub const FORGETFUL: u8 = 16;
/// The game panics.
pub const PANICS: u8 = 17;
/// A seat has no place in the outcome.
pub const POOR_OUTCOME: u8 = 18;
/// Drawing is not told as a reveal.
pub const HUSHED_DRAW: u8 = 19;
/// Dice that are set anew stay the same.
pub const KEEPS_DICE: u8 = 20;
/// The view holds something that its JSON does not.
pub const UNTOLD: u8 = 21;
