//! Strength in battle (A-13.5a), line by line, as a player adds it up.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::board::{Hex, HexSet};
use crate::components::{Card, FigureKind, God, Guardian, Monument, Power};
use crate::state::Ankh;

/// The strength of a god who is Resplendent.
const RESPLENDENT: u8 = 3;
/// What a temple adds.
const TEMPLE: u8 = 2;

/// What adds to a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "snake_case")]
pub enum StrengthSource {
    /// A figure. A Sphinx beside it takes all it has.
    Figure {
        /// Where it stands.
        hex: Hex,
        /// What it is.
        figure: FigureKind,
        /// A Sphinx is beside it.
        silenced: bool,
    },
    /// Trapped warriors, on the figure of Anubis.
    Trapped,
    /// A battle card.
    Card {
        /// Which.
        card: Card,
    },
    /// A temple.
    Temple {
        /// Where.
        hex: Hex,
    },
}

/// One line of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StrengthLine {
    /// Where it comes from.
    #[serde(flatten)]
    pub source: StrengthSource,
    /// How much it is.
    pub amount: u8,
}

/// Enough for every figure, temple and card of a side.
pub(crate) type Lines = ArrayVec<StrengthLine, 32>;

/// Whether three monuments of one kind make the god strong.
fn is_resplendent(game: &Ankh, side: Seat) -> bool {
    let three = |&monument: &Monument| game.controlled_of(side, monument).len() >= 3;
    game.has(side, Power::Resplendent) && Monument::ALL.iter().copied().any(|kind| three(&kind))
}

/// Figures of a side that a Sphinx of somebody else silences.
pub(crate) fn silenced(game: &Ankh, side: Seat) -> HexSet {
    let sphinxes = game.guardians_at[Guardian::Sphinx.index()] - game.figures[side.index()];
    if sphinxes.is_empty() {
        HexSet::EMPTY
    } else {
        game.adjacent(sphinxes) & game.figures[side.index()]
    }
}

/// Calls `add` for each line of the sum of a side in a region. Who has no
/// figures there has nothing at all.
fn each_line(
    game: &Ankh,
    side: Seat,
    region: u8,
    cards: crate::Cards,
    mut add: impl FnMut(StrengthSource, u8),
) {
    let figures = game.present(side, region);
    if figures.is_empty() {
        return;
    }
    let silenced = silenced(game, side);
    let god = game.god_at[side.index()].filter(|&god| figures.contains(god));
    for hex in figures.iter() {
        let silenced = silenced.contains(hex);
        let base = if god == Some(hex) && is_resplendent(game, side) {
            RESPLENDENT
        } else {
            1
        };
        let figure = game.kind_at(hex);
        let source = StrengthSource::Figure {
            hex,
            figure,
            silenced,
        };
        add(source, if silenced { 0 } else { base });
    }
    if let Some(god) = god
        && game.is_god(side, God::Anubis)
        && !silenced.contains(god)
    {
        let trapped: u8 = game.trapped.iter().sum();
        if trapped > 0 {
            add(StrengthSource::Trapped, trapped);
        }
    }
    for card in cards.iter() {
        add(StrengthSource::Card { card }, card.strength());
    }
    if game.has(side, Power::TempleAttuned) {
        for hex in attuned_temples(game, side, region).iter() {
            add(StrengthSource::Temple { hex }, TEMPLE);
        }
    }
}

/// Own temples in the region with an own figure beside them.
fn attuned_temples(game: &Ankh, side: Seat, region: u8) -> HexSet {
    let temples = game.controlled_of(side, Monument::Temple) & game.land(region);
    temples & game.adjacent(game.figures[side.index()])
}

/// The sum of a side, line by line.
pub(crate) fn lines(game: &Ankh, side: Seat, region: u8, cards: crate::Cards) -> Lines {
    let mut lines = Lines::new();
    each_line(game, side, region, cards, |source, amount| {
        lines.push(StrengthLine { source, amount });
    });
    lines
}

/// The sum of a side.
pub(crate) fn total(game: &Ankh, side: Seat, region: u8, cards: crate::Cards) -> u8 {
    let mut total = 0;
    each_line(game, side, region, cards, |_, amount| total += amount);
    total
}
