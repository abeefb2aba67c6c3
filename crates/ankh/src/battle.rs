//! Battle: the steps in order are `obelisks`, `cards`, `builds`,
//! `locusts`, `resolution`, `killing` and `after`.

pub(crate) mod after;
pub(crate) mod builds;
pub(crate) mod cards;
pub(crate) mod killing;
pub(crate) mod locusts;
pub(crate) mod obelisks;
pub(crate) mod resolution;

use tabletop::{Journal, Seat, Seats};

use crate::board::HexSet;
use crate::components::Cards;
use crate::event::Event;
use crate::state::{Ankh, MAX_PLAYERS, tell};
use crate::step::Step;

/// A battle under way; region 0 is none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Battle {
    pub region: u8,
    /// The sides that had figures there when it began.
    pub participants: Seats,
    /// Who has yet to act in the step under way, or has not passed.
    pub pending: Seats,
    /// Who made the last Obelisk-Attuned move.
    pub rotation: Option<Seat>,
    /// Figures that such moves have brought.
    pub moved: HexSet,
    /// Amun plays two cards.
    pub two_cards: bool,
    /// The cards of each side, secret until revealed.
    pub played: [Cards; MAX_PLAYERS],
    pub revealed: bool,
    /// The bids of each side against the locusts, secret until revealed.
    pub bids: [Option<u16>; MAX_PLAYERS],
    /// Figures that Flood keeps alive.
    pub flooded: HexSet,
    pub winner: Option<Seat>,
    /// What each side fought with, once it is known.
    pub strength: [u8; MAX_PLAYERS],
    /// Figures about to die.
    pub doomed: HexSet,
    /// Those among them whom Isis may save.
    pub protected: HexSet,
    /// Warriors of each side that have just died, for Anubis.
    pub dead_warriors: [u8; MAX_PLAYERS],
    /// Mummies of each side that are to rise.
    pub rising: [u8; MAX_PLAYERS],
    /// Cat-Mummies of each side that have just died.
    pub dead_cats: [u8; MAX_PLAYERS],
    /// Figures of each side killed in this battle.
    pub kills: [u8; MAX_PLAYERS],
}

pub(crate) fn begin<J: Journal<Event>>(
    game: &mut Ankh,
    region: u8,
    participants: Seats,
    journal: &mut J,
) {
    game.battle = Battle {
        region,
        participants,
        pending: obelisks::users(game, region, participants),
        ..Battle::default()
    };
    tell(journal, || Event::BattleBegan {
        region,
        seats: participants.iter().collect(),
    });
    game.steps.push_all(&[
        Step::Obelisks,
        Step::TwoCards,
        Step::ChooseCards,
        Step::Reveal,
        Step::Builds,
        Step::Plagues,
        Step::Majority,
        Step::Strength,
        Step::Miracles,
        Step::Underworld,
        Step::Worship,
        Step::BattleEnd,
    ]);
}

impl Battle {
    /// Whether a side has lost: all participants but the winner have.
    pub(crate) fn has_lost(&self, side: Seat) -> bool {
        self.participants.contains(side) && self.winner != Some(side)
    }
}
