//! The War Table: what Amon's troops get on top of units, creatures and cards
//! (section 5.5).

use serde::{Deserialize, Serialize};
use tabletop::{Journal, vocabulary};

use super::story::{Story, tell_story};
use super::{AMON, TroopName};
use crate::Kemet;
use crate::event::Event;
use crate::step::Role;

/// KB-5.5.b: no column leaves this range.
pub(crate) const LOWEST: i8 = -2;
pub(crate) const HIGHEST: i8 = 5;

vocabulary! {
    /// A column of the War Table.
    pub enum Column is "column of the War Table: use strength, damage, shield or moves" {
        /// Strength in battle.
        Strength = "strength",
        /// Damage in battle.
        Damage = "damage",
        /// Shields in battle.
        Shield = "shield",
        /// Land moves.
        Moves = "moves",
    }
}

/// A number for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WarTable {
    /// Strength in battle.
    pub strength: i8,
    /// Damage in battle.
    pub damage: i8,
    /// Shields in battle.
    pub shield: i8,
    /// Land moves.
    pub moves: i8,
}

impl WarTable {
    /// The number of a column.
    pub const fn get(&self, column: Column) -> i8 {
        match column {
            Column::Strength => self.strength,
            Column::Damage => self.damage,
            Column::Shield => self.shield,
            Column::Moves => self.moves,
        }
    }

    pub(crate) const fn column(&mut self, column: Column) -> &mut i8 {
        match column {
            Column::Strength => &mut self.strength,
            Column::Damage => &mut self.damage,
            Column::Shield => &mut self.shield,
            Column::Moves => &mut self.moves,
        }
    }
}

/// How long a change lasts (KB-5.6.b, KB-AM-S11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lasting {
    ForGood,
    /// Until the next event covers this one.
    UntilCovered,
}

/// KB-AM-S10: what would leave the range is ignored.
pub(crate) fn change<J: Journal<Event>>(
    game: &mut Kemet,
    column: Column,
    asked: i8,
    lasting: Lasting,
    journal: &mut J,
) {
    let amon = &mut game.amon;
    let old = amon.table.get(column);
    let value = (old + asked).clamp(LOWEST, HIGHEST);
    let applied = value - old;
    *amon.table.column(column) = value;
    if lasting == Lasting::UntilCovered {
        *amon.passing.column(column) += applied;
    }
    tell_story(journal, || Story::WarTable {
        column,
        asked,
        applied,
        value,
    });
}

/// KB-5.6.d: the event in force is covered; exactly what it did is undone.
pub(crate) fn take_back<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let passing = std::mem::take(&mut game.amon.passing);
    for &column in Column::ALL {
        let applied = passing.get(column);
        if applied != 0 {
            change(game, column, -applied, Lasting::ForGood, journal);
        }
    }
}

impl Kemet {
    /// What the War Table adds to a side of the battle (KB-5.10.c to e).
    pub(crate) fn table_points(&self, role: Role) -> Option<WarTable> {
        self.is_amon(self.battle().seat(role))
            .then_some(self.amon.table)
    }

    /// KB-AM-S16: 1, the War Table and the creature, never below 0.
    pub(crate) fn amons_moves(&self, name: TroopName) -> u8 {
        let Some(zone) = self.troop_zone(name) else {
            return 0;
        };
        let companions = self.companions_at(AMON, zone);
        let creature: u8 = companions.iter().map(|companion| companion.moves()).sum();
        (1 + creature).saturating_add_signed(self.amon.table.moves)
    }
}
