//! What one eye may see, built field by field. The only secrets are battle
//! cards and bids that were chosen and not yet revealed.

use serde::{Deserialize, Serialize};
use tabletop::{Eye, Outcome, Seat, Seats};

use crate::battle::Battle;
use crate::board::sides::side_of;
use crate::board::{Hex, HexSet, Side, WATER};
use crate::components::{CAMELS, Cards, Facing, FigureKind, God, Gods, Guardian, Monument, Powers};
use crate::state::{Agreed, Ankh, Ending, Merger, Tiebreaker};
use crate::step::Step;
use crate::strength::{self, StrengthLine};
use crate::summon::Summons;

/// The game as one eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// What the table agreed on.
    pub agreed: Agreed,
    /// How it ended, once it is over.
    pub ending: Option<Ending>,
    /// The outcome, once it is over.
    pub outcome: Option<Outcome>,
    /// Who must decide.
    pub awaiting: Seats,
    /// What is being done: a stack, the step that waits for a choice last.
    pub steps: Vec<Step>,
    /// Who began.
    pub first: Seat,
    /// The two who became one.
    pub merger: Option<Merger>,
    /// Seats whose god was forgotten.
    pub forgotten: Seats,
    /// Everybody.
    pub players: Vec<PlayerView>,
    /// Gods still in the game by the seats that lead them, from the lowest
    /// devotion to the highest.
    pub rank: Vec<Seat>,
    /// Figures on the board.
    pub figures: Vec<FigureView>,
    /// Monuments on the board.
    pub monuments: Vec<MonumentView>,
    /// Underworld tokens on the board.
    pub underworld: HexSet,
    /// Camels on the board.
    pub camels: Vec<Side>,
    /// Camels in the supply.
    pub camel_supply: u8,
    /// Regions by their conflict tokens.
    pub regions: Vec<RegionView>,
    /// Guardians of each level that nobody has taken.
    pub guardian_supply: [u8; 3],
    /// How far the marker of each action has gone.
    pub advances: [u8; 4],
    /// How far it goes.
    pub advances_to_event: [u8; 4],
    /// Events so far.
    pub events: u8,
    /// Conflicts so far, the one under way included.
    pub conflicts: u8,
    /// The tiebreaker token, in a conflict.
    pub tiebreaker: Option<Tiebreaker>,
    /// Amun's token is face up.
    pub amun_ready: bool,
    /// The turn under way.
    pub turn: TurnView,
    /// The battle under way.
    pub battle: Option<BattleView>,
}

/// One player. What belongs to a merged god stands with the one who leads it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Whose things these are.
    pub seat: Seat,
    /// The god they play, once chosen.
    pub god: Option<God>,
    /// The seat that leads the god they play for: their own, but for the lower
    /// of a merged god.
    pub side: Seat,
    /// The gods whose abilities they have: two for a merged god.
    pub gods: Gods,
    /// Space of the devotion track.
    pub devotion: u8,
    /// Followers.
    pub followers: u16,
    /// Warriors in the pool.
    pub warriors: u8,
    /// Warriors that Anubis holds.
    pub trapped: u8,
    /// Guardians in the pool.
    pub guardians: Vec<(Guardian, u8)>,
    /// Ankh tokens in the pool.
    pub ankhs: u8,
    /// Unlocked powers.
    pub powers: Powers,
    /// What the next power costs, if there is one left.
    pub next_power: Option<u8>,
    /// Battle cards in hand.
    pub hand: Cards,
    /// Used battle cards.
    pub used: Cards,
}

/// A figure on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureView {
    /// Where it stands.
    pub hex: Hex,
    /// Who leads its god.
    pub seat: Seat,
    /// What it is.
    pub figure: FigureKind,
    /// It has a sun.
    pub radiant: bool,
    /// Where a Scorpion points, once it was aimed.
    pub facing: Option<Facing>,
}

/// A monument on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MonumentView {
    /// Where it stands.
    pub hex: Hex,
    /// What it is.
    pub monument: Monument,
    /// Who controls it; nobody: neutral.
    pub seat: Option<Seat>,
}

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegionView {
    /// Its conflict token.
    pub number: u8,
    /// Its land.
    pub land: HexSet,
    /// The water that touches it.
    pub water: HexSet,
}

/// The turn under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// Figures that have moved in this action.
    pub moved: HexSet,
    /// The summons of this action.
    pub summons: Summons,
    /// The line of camels so far.
    pub caravan: Vec<Side>,
    /// The two regions that a caravan has made, while tokens may be swapped;
    /// else zeros.
    pub split: [u8; 2],
}

/// The battle under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleView {
    /// The conflict token of the region.
    pub region: u8,
    /// Who takes part.
    pub sides: Vec<BattleSideView>,
    /// Who has yet to act in the step under way.
    pub pending: Seats,
    /// Who made the last Obelisk-Attuned move.
    pub rotation: Option<Seat>,
    /// Figures that such moves have brought.
    pub moved: HexSet,
    /// Amun plays two cards.
    pub two_cards: bool,
    /// The cards are on the table.
    pub revealed: bool,
    /// Figures that Flood keeps alive.
    pub flooded: HexSet,
    /// Who has won, once it is known.
    pub winner: Option<Seat>,
    /// Figures about to die.
    pub doomed: HexSet,
    /// Those among them whom Isis may save.
    pub protected: HexSet,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleSideView {
    /// Who leads it.
    pub seat: Seat,
    /// It has chosen what to play.
    pub chosen: bool,
    /// What it plays, for those who may know.
    pub cards: Option<Cards>,
    /// It has bid against the locusts.
    pub has_bid: bool,
    /// Its bid, for those who may know.
    pub bid: Option<u16>,
    /// Its strength as far as this eye can add it up.
    pub lines: Vec<StrengthLine>,
    /// The sum of these lines.
    pub total: u8,
    /// What it fought with, once that is settled.
    pub strength: u8,
    /// Figures killed in this battle.
    pub kills: u8,
    /// Warriors that have just died.
    pub dead_warriors: u8,
    /// Mummies that are to rise.
    pub rising: u8,
    /// Cat-Mummies that have just died.
    pub dead_cats: u8,
}

/// Whether `eye` may see what a side has sealed: both players of a merged god
/// may.
pub(crate) fn sees(game: &Ankh, eye: Eye, side: Seat) -> bool {
    game.members(side).iter().any(|seat| eye.sees_hand_of(seat))
}

pub(crate) fn build(game: &Ankh, eye: Eye) -> View {
    let seats: Vec<Seat> = game.all_seats().collect();
    View {
        eye,
        agreed: game.agreed,
        ending: game.ending,
        outcome: game.final_outcome(),
        awaiting: game.awaiting,
        steps: game.steps.to_vec(),
        first: game.first,
        merger: game.merger,
        forgotten: game.forgotten,
        players: seats.iter().map(|&seat| player(game, seat)).collect(),
        rank: game.rank.to_vec(),
        figures: figures(game),
        monuments: monuments(game),
        underworld: game.underworld,
        camels: game.open.camels().collect(),
        camel_supply: (CAMELS - game.open.camel_count()) as u8,
        regions: regions(game),
        guardian_supply: game.guardian_supply,
        advances: game.advances,
        advances_to_event: std::array::from_fn(|row| {
            crate::Deed::ALL[row].advances_to_event(game.agreed.players)
        }),
        events: game.events,
        conflicts: game.conflicts,
        tiebreaker: game.tiebreaker,
        amun_ready: game.amun_ready,
        turn: TurnView {
            seat: game.turn.seat,
            moved: game.turn.moved,
            summons: game.turn.summons.clone(),
            caravan: game.turn.caravan.iter().copied().map(side_of).collect(),
            split: game.turn.split,
        },
        battle: game.fray.0.as_ref().map(|it| battle(game, it, eye)),
    }
}

fn player(game: &Ankh, seat: Seat) -> PlayerView {
    let side = game.side(seat);
    let guardians = Guardian::ALL
        .iter()
        .map(|&guardian| (guardian, side.pool[guardian.index()]))
        .filter(|(_, count)| *count > 0);
    PlayerView {
        seat,
        god: game.gods[seat.index()],
        side: game.side_of(seat),
        gods: side.gods,
        devotion: side.devotion,
        followers: side.followers,
        warriors: if game.rank.contains(&seat) {
            game.warrior_pool(seat)
        } else {
            0
        },
        trapped: game.trapped[seat.index()],
        guardians: guardians.collect(),
        ankhs: game.ankh_pool(seat),
        powers: side.powers,
        next_power: side.powers.next_level(),
        hand: side.hand,
        used: side.used,
    }
}

fn figures(game: &Ankh) -> Vec<FigureView> {
    let view = |hex: Hex| {
        Some(FigureView {
            hex,
            seat: game.owner_at(hex)?,
            figure: game.kind_at(hex),
            radiant: game.suns.contains(hex),
            facing: game.facing_of(hex),
        })
    };
    game.all_figures().iter().filter_map(view).collect()
}

fn monuments(game: &Ankh) -> Vec<MonumentView> {
    let view = |hex: Hex| {
        Some(MonumentView {
            hex,
            monument: game.monument_at(hex)?,
            seat: game.controller_at(hex),
        })
    };
    game.all_monuments().iter().filter_map(view).collect()
}

fn regions(game: &Ankh) -> Vec<RegionView> {
    let view = |(number, &land): (u8, &HexSet)| RegionView {
        number,
        land,
        water: land.touching() & WATER,
    };
    let laid = (1..)
        .zip(&game.regions)
        .filter(|(_, land)| !land.is_empty());
    laid.map(view).collect()
}

fn battle(game: &Ankh, battle: &Battle, eye: Eye) -> BattleView {
    let sides = battle.participants.iter();
    BattleView {
        region: battle.region,
        sides: sides.map(|side| battle_side(game, eye, side)).collect(),
        pending: battle.pending,
        rotation: battle.rotation,
        moved: battle.moved,
        two_cards: battle.two_cards,
        revealed: battle.revealed,
        flooded: battle.flooded,
        winner: battle.winner,
        doomed: battle.doomed,
        protected: battle.protected,
    }
}

fn battle_side(game: &Ankh, eye: Eye, side: Seat) -> BattleSideView {
    let battle = game.battle();
    let index = side.index();
    let played = battle.played[index];
    let seen = battle.revealed || sees(game, eye, side);
    let cards = (seen && !played.is_empty()).then_some(played);
    let lines = strength::lines(game, side, battle.region, cards.unwrap_or_default());
    BattleSideView {
        seat: side,
        chosen: !played.is_empty(),
        cards,
        has_bid: battle.bids[index].is_some(),
        bid: battle.bids[index].filter(|_| sees(game, eye, side)),
        total: lines.iter().map(|line| line.amount).sum(),
        lines: lines.to_vec(),
        strength: battle.strength[index],
        kills: battle.kills[index],
        dead_warriors: battle.dead_warriors[index],
        rising: battle.rising[index],
        dead_cats: battle.dead_cats[index],
    }
}
