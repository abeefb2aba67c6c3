//! What only the first edition has (2012): its turn, and the cards that answer
//! another player's.

pub(crate) mod answer;
pub(crate) mod turn;
