//! Battle: the steps in order are `obelisks`, `cards`, `builds`,
//! `locusts`, `resolution`, `killing` and `after`.

pub(crate) mod after;
pub(crate) mod builds;
pub(crate) mod cards;
pub(crate) mod killing;
pub(crate) mod locusts;
pub(crate) mod obelisks;
pub(crate) mod resolution;

use std::hash::{Hash, Hasher};

use tabletop::{Journal, Seat, Seats};

use crate::board::HexSet;
use crate::components::Cards;
use crate::event::Event;
use crate::state::{Ankh, MAX_PLAYERS, tell};
use crate::step::Step;

/// The battle under way, if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fray(pub Option<Battle>);

/// The hashes of stored games were taken when a battle was always there, in region
/// 0 where nobody fought.
impl Hash for Fray {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Some(battle) => battle.hash(state),
            None => Battle::new(0, Seats::EMPTY).hash(state),
        }
    }
}

impl Ankh {
    /// The battle, where one must be under way.
    #[inline]
    pub(crate) fn battle(&self) -> &Battle {
        self.fray.0.as_ref().expect("a battle is under way")
    }

    #[inline]
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.fray.0.as_mut().expect("a battle is under way")
    }
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

impl Battle {
    /// In this region and between these sides; nothing has happened yet.
    pub(crate) fn new(region: u8, participants: Seats) -> Battle {
        Battle {
            region,
            participants,
            pending: Seats::EMPTY,
            rotation: None,
            moved: HexSet::EMPTY,
            two_cards: false,
            played: [Cards::EMPTY; MAX_PLAYERS],
            revealed: false,
            bids: [None; MAX_PLAYERS],
            flooded: HexSet::EMPTY,
            winner: None,
            strength: [0; MAX_PLAYERS],
            doomed: HexSet::EMPTY,
            protected: HexSet::EMPTY,
            dead_warriors: [0; MAX_PLAYERS],
            rising: [0; MAX_PLAYERS],
            dead_cats: [0; MAX_PLAYERS],
            kills: [0; MAX_PLAYERS],
        }
    }

    /// Whether a side has lost: all participants but the winner have.
    pub(crate) fn has_lost(&self, side: Seat) -> bool {
        self.participants.contains(side) && self.winner != Some(side)
    }
}

pub(crate) fn begin<J: Journal<Event>>(
    game: &mut Ankh,
    region: u8,
    participants: Seats,
    journal: &mut J,
) {
    game.fray = Fray(Some(Battle {
        pending: obelisks::users(game, region, participants),
        ..Battle::new(region, participants)
    }));
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
