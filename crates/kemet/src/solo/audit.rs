//! What must hold of Amon's board in every state (KB-LIM-13).

use super::war_table::{Column, HIGHEST, LOWEST};
use super::{AMON, TROOP_LIMIT, TroopName};
use crate::{Kemet, TileSet};

pub(crate) fn audit(game: &Kemet) -> Result<(), String> {
    if !game.is_solo() {
        return Ok(());
    }
    let amon = &game.amon;
    for &column in Column::ALL {
        let value = amon.table.get(column);
        if !(LOWEST..=HIGHEST).contains(&value) {
            return Err(format!("the War Table has {column} {value}"));
        }
    }
    let mut board = 0;
    for &name in TroopName::ALL {
        let units = game
            .troop_zone(name)
            .map_or(0, |zone| game.units_at(AMON, zone));
        if units > TROOP_LIMIT {
            return Err(format!("Amon's troop {name} has {units} units"));
        }
        board += units;
    }
    let player = game.player(AMON);
    if board + player.supply != player.stock {
        return Err("Amon has units outside his two troops".to_owned());
    }
    if player.prayer + player.veterans + player.battle_fame + player.divine_fame > 0
        || !player.di.is_empty()
    {
        return Err("Amon has gained something".to_owned());
    }
    let laid: TileSet = amon
        .grids
        .iter()
        .flat_map(|grid| grid.places.as_flattened())
        .flatten()
        .copied()
        .collect();
    if !laid.contains_all(game.market) || !game.market_twice.is_empty() {
        return Err("a tile in the market has no place in the grids".to_owned());
    }
    if amon.hidden_events.meets(amon.seen_events) || amon.hidden_disasters.meets(amon.disasters) {
        return Err("a card is in the event deck and outside it".to_owned());
    }
    Ok(())
}
