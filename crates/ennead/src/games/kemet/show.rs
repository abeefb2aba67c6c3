//! What an eye sees of a game of Kemet, as text.

use std::fmt::Write;

use kemet::{AMON, BattleCard, District, PlayerView, SideView, View};
use tabletop::Seat;

use crate::games::words::{self, list};

/// The whole table.
pub fn table(view: &View) -> String {
    let decision = words::decision(view.outcome.as_ref(), view.awaiting, view.steps.last());
    let mut lines = vec![moment(view), decision, order(view)];
    lines.push(format!("Tile colours: {}.", list(view.colours.iter())));
    for player in &view.players {
        lines.push(String::new());
        lines.extend(player_lines(&name(view, player.seat), player));
    }
    if let Some(battle) = &view.battle {
        lines.push(String::new());
        lines.push(format!("Battle in {}.", battle.zone.name()));
        for (role, of) in [
            ("attacker", &battle.attacker),
            ("defender", &battle.defender),
        ] {
            let who = format!("{role} {}", name(view, of.seat));
            lines.push(side(&who, of, battle.revealed));
        }
    }
    lines.push(String::new());
    lines.push(format!(
        "DI deck: {} cards; discarded: {}.",
        view.deck,
        list(view.discard.iter())
    ));
    let market = view.market.iter().map(|&(tile, copies)| match copies {
        1 => tile.to_string(),
        _ => format!("{tile} ×{copies}"),
    });
    lines.push(format!("Tiles on offer: {}.", list(market)));
    lines.join("\n") + "\n"
}

/// A seat as people call it: nobody sits on Amon's.
fn name(view: &View, seat: Seat) -> String {
    match &view.amon {
        Some(_) if seat == AMON => "Amon".to_owned(),
        _ => seat.to_string(),
    }
}

fn moment(view: &View) -> String {
    match view.round {
        0 => "Setting up.".to_owned(),
        round if view.night => format!("Round {round}, night."),
        round => format!("Round {round}, day."),
    }
}

fn order(view: &View) -> String {
    let active = usize::from(view.place);
    let order = view.order.iter().enumerate().map(|(place, seat)| {
        if place == active {
            format!("{} (active)", name(view, *seat))
        } else {
            name(view, *seat)
        }
    });
    format!("Turn order: {}.", list(order))
}

fn player_lines(name: &str, player: &PlayerView) -> Vec<String> {
    let units: u32 = player
        .troops
        .iter()
        .map(|troop| u32::from(troop.units))
        .sum();
    let mut lines = vec![
        format!(
            "{} {}  {} PP  {} FP (battle {}, divine {}, temporary {})  {} veteran tokens",
            name,
            who(player),
            player.prayer,
            player.fame,
            player.battle_fame,
            player.divine_fame,
            player.temporary_fame,
            player.veterans,
        ),
        format!(
            "   {units} units on the board, {} in supply; {} tiles; {} action tokens left",
            player.supply,
            player.tiles.len(),
            player.tokens
        ),
        format!(
            "   hand: {} battle cards ({} face down), {} DI cards; face up: {}",
            player.battle_hand,
            player.face_down,
            player.di,
            list(player.face_up.iter())
        ),
    ];
    if let Some(secret) = &player.secret {
        lines.push(format!(
            "   secret: {}; face down {}; given up {}; DI {}",
            list(secret.hand.iter()),
            list(secret.face_down.iter()),
            list(secret.removed.iter()),
            list(secret.di.iter())
        ));
    }
    let tiles = player.tiles.iter();
    lines.push(format!(
        "   tiles: {}",
        list(tiles.map(|tile| format!("{} ({tile})", tile.row().name)))
    ));
    lines.push(format!("   pyramids: {}", list(pyramids(player))));
    lines.push(format!("   troops: {}", troops(player)));
    if !player.companions.is_empty() {
        lines.push(format!("   waiting: {}", list(player.companions.iter())));
    }
    lines
}

fn who(player: &PlayerView) -> String {
    match (player.god, player.city) {
        (Some(god), Some(city)) => format!("{god}, city {city}"),
        (Some(god), None) => god.to_string(),
        (None, _) => "no god yet".to_owned(),
    }
}

/// `5 in West River Desert with jackal; 3 in …`
fn troops(player: &PlayerView) -> String {
    let troops = player.troops.iter().map(|troop| {
        let place = format!("{} in {}", troop.units, troop.zone.name());
        if troop.companions.is_empty() {
            place
        } else {
            format!("{place} with {}", list(troop.companions.iter()))
        }
    });
    let troops: Vec<String> = troops.collect();
    if troops.is_empty() {
        "none".to_owned()
    } else {
        troops.join("; ")
    }
}

fn pyramids(player: &PlayerView) -> impl Iterator<Item = String> {
    District::ALL
        .iter()
        .zip(player.pyramids)
        .filter_map(|(district, pyramid)| {
            let colour = pyramid.colour?;
            Some(format!("{district} {colour} {}", pyramid.level))
        })
}

fn side(who: &str, side: &SideView, revealed: bool) -> String {
    let mut text = format!("   {who}");
    let state = if side.ready { "ready" } else { "deciding" };
    let card = |card: Option<BattleCard>| card.map_or("hidden".to_owned(), |card| card.to_string());
    let _ = write!(text, ": {state}, card {}", card(side.play));
    if let Some(discard) = side.discard {
        let _ = write!(text, ", discard {discard}");
    }
    match &side.di {
        Some(di) => {
            let _ = write!(text, ", DI {}", list(di.iter()));
        }
        None => text.push_str(", DI hidden"),
    }
    if revealed {
        let points = side.points;
        let _ = write!(
            text,
            "; strength {}, damage {}, unblockable {}, shield {}, lost {}",
            points.strength, points.damage, points.unblockable, points.shield, side.lost
        );
    }
    text
}
