//! The state of a game, and the few things every rule does with it.

mod devotion;
mod figures;
mod monuments;
mod regions;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
pub(crate) use tabletop::tell;
use tabletop::{Dice, Seat, Seats, Steps, vocabulary};

use crate::battle::Fray;
use crate::board::sides::Line;
use crate::board::{Hex, HexSet, Open};
use crate::components::{Cards, Facing, God, Gods, Guardian, Monument, Power, Powers, TOKENS};
use crate::scenario::Scenario;
use crate::step::Step;
use crate::summon::Summons;

/// The most players a game has (C-1).
pub const MAX_PLAYERS: usize = 5;

/// What the table agreed on; never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Agreed {
    /// How many play.
    pub players: u8,
    /// How the board was laid out.
    pub scenario: Scenario,
    /// The guardians of the three levels.
    pub guardians: [Guardian; 3],
}

/// What belongs to one god, alone or merged: in the words of docs/rules-ankh.md one competing
/// side. It has the number of the seat that leads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    /// One god, or the two of a merged god.
    pub gods: Gods,
    pub devotion: u8,
    pub followers: u16,
    /// Guardians of each kind in the pool.
    pub pool: [u8; Guardian::COUNT],
    pub powers: Powers,
    pub hand: Cards,
    pub used: Cards,
}

impl Side {
    pub(crate) const fn new() -> Side {
        Side {
            gods: Gods(0),
            devotion: 0,
            followers: 1,
            pool: [0; Guardian::COUNT],
            powers: Powers(0),
            hand: Cards::ALL,
            used: Cards::EMPTY,
        }
    }
}

/// What lasts for one turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Figures that have moved in this action, where they are now.
    pub moved: HexSet,
    pub summons: Summons,
    /// The line of camels so far.
    pub caravan: Line,
    /// The two parts of the region that it has split, by their tokens, while
    /// these may be swapped.
    pub split: [u8; 2],
}

/// The tiebreaker token in the hands of the god who triggered a conflict
///
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tiebreaker {
    /// Who has it.
    pub seat: Seat,
    /// It was not used yet.
    pub face_up: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This god reached the top of the devotion track.
    Top(Seat),
    /// This god alone was not forgotten.
    Last(Seat),
    /// Every god was forgotten.
    Forgotten,
    /// This god had the most devotion after the last conflict.
    Devotion(Seat),
}

impl Ending {
    /// The leader of the god that won, if one did.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Ending::Top(seat) | Ending::Last(seat) | Ending::Devotion(seat) => Some(seat),
            Ending::Forgotten => None,
        }
    }

    /// Why it ended.
    pub const fn reason(self) -> EndReason {
        match self {
            Ending::Top(_) => EndReason::Top,
            Ending::Last(_) => EndReason::Last,
            Ending::Forgotten => EndReason::Forgotten,
            Ending::Devotion(_) => EndReason::Devotion,
        }
    }
}

vocabulary! {
    /// Why a game ended: the key that an outcome carries, and scripts rely on.
    pub enum EndReason is "reason for an end" {
        /// The top of the devotion track.
        Top = "top",
        /// One god alone was not forgotten.
        Last = "last",
        /// All gods were.
        Forgotten = "forgotten",
        /// The most devotion after the last conflict.
        Devotion = "devotion",
    }
}

/// The two who became one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Merger {
    /// Whose figures, cards and powers went on.
    pub higher: Seat,
    /// Who was last.
    pub lower: Seat,
}

/// A game of Ankh: plain data, cloned by copying.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ankh {
    pub(crate) agreed: Agreed,
    pub(crate) dice: Dice,
    /// Raised whenever something hidden came to light or chance decided.
    pub(crate) reveals: u32,
    pub(crate) ending: Option<Ending>,
    pub(crate) awaiting: Seats,
    pub(crate) steps: Steps<Step, 24>,

    /// The god that each seat chose.
    pub(crate) gods: [Option<God>; MAX_PLAYERS],
    /// Who began.
    pub(crate) first: Seat,
    pub(crate) merger: Option<Merger>,
    /// Seats whose god was forgotten.
    pub(crate) forgotten: Seats,
    pub(crate) sides: [Side; MAX_PLAYERS],
    /// Sides still in the game, from the lowest devotion to the highest.
    pub(crate) rank: ArrayVec<Seat, MAX_PLAYERS>,

    /// Figures of each side.
    pub(crate) figures: [HexSet; MAX_PLAYERS],
    pub(crate) god_at: [Option<Hex>; MAX_PLAYERS],
    /// Guardians of each kind, whoever's they are.
    pub(crate) guardians_at: [HexSet; Guardian::COUNT],
    pub(crate) facing: [Option<(Hex, Facing)>; 2],
    pub(crate) suns: HexSet,
    pub(crate) underworld: HexSet,
    /// Monuments of each kind.
    pub(crate) monuments: [HexSet; Monument::COUNT],
    /// Monuments that each side controls.
    pub(crate) controlled: [HexSet; MAX_PLAYERS],
    pub(crate) open: Open,
    /// The land of each region, by conflict token; no land: the token is in
    /// the supply.
    pub(crate) regions: [HexSet; TOKENS],
    /// Warriors of each side that Anubis holds.
    pub(crate) trapped: [u8; MAX_PLAYERS],
    /// Guardians of each level that nobody has taken.
    pub(crate) guardian_supply: [u8; 3],

    /// How far the marker of each action has gone.
    pub(crate) advances: [u8; 4],
    /// Events so far.
    pub(crate) events: u8,
    /// Conflicts so far, the one under way included.
    pub(crate) conflicts: u8,
    pub(crate) tiebreaker: Option<Tiebreaker>,
    /// Amun's token is face up.
    pub(crate) amun_ready: bool,
    pub(crate) turn: Turn,
    pub(crate) fray: Fray,
}

// The search copies states by the million.
const _: () = assert!(std::mem::size_of::<Ankh>() <= 2048);

/// The table and who sits where.
impl Ankh {
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.agreed.players)
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.players).map(Seat)
    }

    /// The side that a seat plays for.
    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> Seat {
        match self.merger {
            Some(Merger { higher, lower }) if lower == seat => higher,
            _ => seat,
        }
    }

    /// Everybody who plays for a side.
    pub(crate) fn members(&self, side: Seat) -> Seats {
        let members = Seats::one(side);
        match self.merger {
            Some(Merger { higher, lower }) if higher == side => members.with(lower),
            _ => members,
        }
    }

    /// Whether the side of this seat is two players'.
    pub(crate) fn is_merged(&self, seat: Seat) -> bool {
        self.merger
            .is_some_and(|merger| merger.higher == seat || merger.lower == seat)
    }

    #[inline]
    pub(crate) fn side(&self, side: Seat) -> &Side {
        &self.sides[side.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, side: Seat) -> &mut Side {
        &mut self.sides[side.index()]
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.turn.seat
    }

    /// The side whose turn it is.
    #[inline]
    pub(crate) fn active_side(&self) -> Seat {
        self.side_of(self.turn.seat)
    }

    /// Who speaks for a side: in its turn whoever's turn it is, else and in
    /// battle the one who leads it.
    pub(crate) fn voice(&self, side: Seat) -> Seat {
        if self.tiebreaker.is_none() && side == self.active_side() {
            self.active()
        } else {
            side
        }
    }

    /// The side with the ability of this god, if it is still in the game.
    pub(crate) fn side_with(&self, god: God) -> Option<Seat> {
        self.rank
            .iter()
            .copied()
            .find(|&side| self.side(side).gods.contains(god))
    }

    #[inline]
    pub(crate) fn has(&self, side: Seat, power: Power) -> bool {
        self.side(side).powers.contains(power)
    }

    #[inline]
    pub(crate) fn is_god(&self, side: Seat, god: God) -> bool {
        self.side(side).gods.contains(god)
    }

    /// Sides of `set` from the lowest devotion to the highest.
    pub(crate) fn lowest_first(&self, set: Seats) -> ArrayVec<Seat, MAX_PLAYERS> {
        let in_set = |side: &Seat| set.contains(*side);
        self.rank.iter().copied().filter(in_set).collect()
    }

    /// The side of `set` with the lowest devotion.
    pub(crate) fn lowest(&self, set: Seats) -> Option<Seat> {
        self.rank.iter().copied().find(|&side| set.contains(side))
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.steps.clear();
    }
}
