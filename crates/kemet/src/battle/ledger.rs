//! The sums of a battle, line by line, as far as somebody may know them.

use serde::{Deserialize, Serialize};

use crate::solo::war_table::WarTable;
use crate::step::{Role, Step};
use crate::{BattleCard, CardFace, Companion, Di, DiCards, God, Kemet, Points, Tile};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
pub enum PointSource {
    /// The units of the troop.
    Units,
    /// The god that fights in their place.
    Figure,
    /// What the tile of a god gives to every troop of its player.
    God(God),
    /// The battle card: `play` of the side.
    Card,
    /// Fighting in a district of the own city.
    Home,
    /// A power tile.
    Tile(Tile),
    /// A creature or servant with the troop.
    Companion(Companion),
    /// A DI card.
    Di(Di),
    /// DI cards discarded for Divine Wound.
    Wounds,
    /// Amon's War Table.
    WarTable,
}

/// One line of a side's sums. All lines together are its `points`, once both
/// cards and all DI cards are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LedgerLine {
    /// Where the points come from.
    pub source: PointSource,
    /// How many; the shield is negative where Bakatan turns shields into damage.
    #[serde(flatten)]
    pub points: Points<i8>,
    /// Units the own card kills.
    pub self_loss: u8,
    /// Ordinary damage does nothing to this side.
    pub wards_damage: bool,
    /// An effect of the other side has silenced it: no points.
    pub cancelled: bool,
}

impl LedgerLine {
    fn new(source: PointSource, points: Points) -> LedgerLine {
        LedgerLine {
            source,
            points: points.signed(),
            self_loss: 0,
            wards_damage: false,
            cancelled: false,
        }
    }

    fn cancelled(source: PointSource) -> LedgerLine {
        LedgerLine {
            cancelled: true,
            ..LedgerLine::new(source, Points::NONE)
        }
    }
}

/// The lines of a side for somebody who knows this card and these DI cards of
/// it. Empty once the cards are put away: spoils may take some of them.
pub(crate) fn lines(
    game: &Kemet,
    role: Role,
    card: Option<BattleCard>,
    di: Option<DiCards>,
) -> Vec<LedgerLine> {
    if !game.steps.contains(&Step::BattleEnd) {
        return Vec::new();
    }
    let side = game.battle().side(role);
    let face = card.map_or(CardFace::default(), BattleCard::face);
    let mut lines = Vec::new();
    game.tally(role, face, &di.unwrap_or_default(), |source, points| {
        lines.push(LedgerLine::new(source, points));
    });
    for line in &mut lines {
        if line.source == PointSource::Card {
            line.self_loss = face.self_loss;
            line.wards_damage = face.wards_damage;
        }
    }
    if let Some(table) = game.table_points(role) {
        lines.push(table_line(&lines, table));
    }
    lines.retain(|line| line.source != PointSource::Card || card.is_some());
    if game.battle().winner.is_some() {
        match_points(&mut lines, side.open.points);
    }
    let silenced = side.open.companions - game.effective_companions(role);
    lines.extend(
        silenced
            .iter()
            .map(|companion| LedgerLine::cancelled(PointSource::Companion(companion))),
    );
    lines.extend(
        side.open
            .cancelled
            .iter()
            .map(|card| LedgerLine::cancelled(PointSource::Di(card))),
    );
    lines
}

/// What the War Table adds; no total falls below 0 by it (solo:§5).
fn table_line(lines: &[LedgerLine], table: WarTable) -> LedgerLine {
    let bounded = |by: i8, of: fn(&LedgerLine) -> i8| by.max(-lines.iter().map(of).sum::<i8>());
    let mut line = LedgerLine::new(PointSource::WarTable, Points::NONE);
    line.points.strength = bounded(table.strength, |line| line.points.strength);
    line.points.damage = bounded(table.damage, |line| line.points.damage);
    line.points.shield = bounded(table.shield, |line| line.points.shield);
    line
}

/// After the resolution the points stand, whatever becomes of the troop: the
/// units that have died since still count, and Bakatan may have turned shields
/// into damage.
fn match_points(lines: &mut Vec<LedgerLine>, points: Points) {
    let missing = |lines: &[LedgerLine], all: u8, of: fn(&LedgerLine) -> i8| {
        all as i8 - lines.iter().map(of).sum::<i8>()
    };
    let dead = missing(lines, points.strength, |line| line.points.strength);
    for line in lines.iter_mut() {
        if line.source == PointSource::Units {
            line.points.strength += dead;
        }
    }
    let converted = missing(lines, points.damage, |line| line.points.damage);
    if converted != 0 {
        let source = PointSource::Companion(Companion::Bakatan);
        let mut line = LedgerLine::new(source, Points::NONE);
        line.points.damage = converted;
        line.points.shield = -converted;
        lines.push(line);
    }
}
