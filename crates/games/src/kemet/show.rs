//! What an eye sees of a game of Kemet, as text.

use kemet::{BattleCard, BattleView, District, PlayerView, SideView, View};
use tabletop::Seat;
use words::{Words, say};

use crate::text::{self, list, names};

/// The whole table.
pub fn table(view: &View, words: &Words) -> String {
    let step = view.steps.last();
    let decision = text::decision(words, view.outcome.as_ref(), view.awaiting, step);
    let colours = names(words, "colour", view.colours.iter());
    let mut lines = vec![
        moment(view, words),
        decision,
        order(view, words),
        say!(words, "show-colours", colours = colours),
    ];
    for player in &view.players {
        lines.push(String::new());
        lines.extend(player_lines(player, words));
    }
    if let Some(battle) = &view.battle {
        lines.push(String::new());
        lines.extend(battle_lines(battle, words));
    }
    lines.push(String::new());
    let discard = names(words, "di", view.discard.iter());
    lines.push(say!(
        words,
        "show-deck",
        cards = view.deck,
        discard = discard
    ));
    let market = view.market.iter().map(|&(tile, copies)| match copies {
        1 => words.name("tile", tile),
        _ => format!("{} ×{copies}", words.name("tile", tile)),
    });
    lines.push(say!(words, "show-market", tiles = list(words, market)));
    lines.join("\n") + "\n"
}

fn name(words: &Words, seat: Seat) -> String {
    words.name("seat", seat.0)
}

fn moment(view: &View, words: &Words) -> String {
    match view.round {
        0 => say!(words, "show-setting-up"),
        round if view.night => say!(words, "show-night", round = round),
        round => say!(words, "show-day", round = round),
    }
}

fn order(view: &View, words: &Words) -> String {
    let active = usize::from(view.place);
    let order = view.order.iter().enumerate().map(|(place, seat)| {
        let seat = name(words, *seat);
        if place == active {
            say!(words, "show-active", seat = seat)
        } else {
            seat
        }
    });
    say!(words, "show-order", seats = list(words, order))
}

fn player_lines(player: &PlayerView, words: &Words) -> Vec<String> {
    let units: u32 = player
        .troops
        .iter()
        .map(|troop| u32::from(troop.units))
        .sum();
    let tiles = player.tiles.iter();
    let tiles = tiles.map(|tile| format!("{} ({tile})", words.name("tile", tile)));
    let mut more = vec![
        say!(
            words,
            "show-units",
            units = units,
            supply = player.supply,
            tiles = player.tiles.len(),
            tokens = player.tokens
        ),
        say!(
            words,
            "show-hand",
            cards = player.battle_hand,
            down = player.face_down,
            di = player.di,
            up = names(words, "card", player.face_up.iter())
        ),
    ];
    if let Some(secret) = &player.secret {
        more.push(say!(
            words,
            "show-secret",
            hand = names(words, "card", secret.hand.iter()),
            down = names(words, "card", secret.face_down.iter()),
            removed = names(words, "card", secret.removed.iter()),
            di = names(words, "di", secret.di.iter())
        ));
    }
    more.push(say!(words, "show-tiles", tiles = list(words, tiles)));
    let pyramids = list(words, pyramids(player, words));
    more.push(say!(words, "show-pyramids", pyramids = pyramids));
    more.push(say!(words, "show-troops", troops = troops(player, words)));
    if !player.companions.is_empty() {
        let waiting = names(words, "companion", player.companions.iter());
        more.push(say!(words, "show-waiting", companions = waiting));
    }
    let mut lines = vec![say!(
        words,
        "show-player",
        seat = name(words, player.seat),
        who = who(player, words),
        prayer = player.prayer,
        fame = player.fame,
        battle = player.battle_fame,
        divine = player.divine_fame,
        temporary = player.temporary_fame,
        veterans = player.veterans
    )];
    lines.extend(more.into_iter().map(|line| format!("   {line}")));
    lines
}

fn who(player: &PlayerView, words: &Words) -> String {
    match (player.god, player.city) {
        (Some(god), Some(city)) => {
            format!("{}, {}", words.name("god", god), words.name("city", city))
        }
        (Some(god), None) => words.name("god", god),
        (None, _) => say!(words, "show-no-god"),
    }
}

/// `5 in West River Desert with jackal; 3 in …`
fn troops(player: &PlayerView, words: &Words) -> String {
    let troops = player.troops.iter().map(|troop| {
        let zone = words.name("zone", troop.zone);
        if troop.companions.is_empty() {
            say!(words, "show-troop", units = troop.units, zone = zone)
        } else {
            say!(
                words,
                "show-troop-with",
                units = troop.units,
                zone = zone,
                companions = names(words, "companion", troop.companions.iter())
            )
        }
    });
    let troops: Vec<String> = troops.collect();
    if troops.is_empty() {
        say!(words, "show-none")
    } else {
        troops.join("; ")
    }
}

fn pyramids(player: &PlayerView, words: &Words) -> impl Iterator<Item = String> {
    District::ALL
        .iter()
        .zip(player.pyramids)
        .filter_map(|(district, pyramid)| {
            let colour = pyramid.colour?;
            let colour = words.name("colour", colour);
            Some(format!("{district} {colour} {}", pyramid.level))
        })
}

fn battle_lines(battle: &BattleView, words: &Words) -> Vec<String> {
    let zone = words.name("zone", battle.zone);
    let sides = [
        ("attacker", &battle.attacker),
        ("defender", &battle.defender),
    ];
    let sides = sides.map(|(role, of)| {
        let role = words.name("role", role);
        format!("   {}", side(&role, of, battle.revealed, words))
    });
    let mut lines = vec![say!(words, "show-battle", zone = zone)];
    lines.extend(sides);
    lines
}

fn side(role: &str, side: &SideView, revealed: bool, words: &Words) -> String {
    let card = |card: Option<BattleCard>| {
        card.map_or_else(
            || say!(words, "show-hidden"),
            |card| words.name("card", card),
        )
    };
    let di = match &side.di {
        Some(di) => names(words, "di", di.iter()),
        None => say!(words, "show-hidden"),
    };
    let mut text = say!(
        words,
        "show-side",
        role = role,
        seat = name(words, side.seat),
        ready = side.ready.to_string(),
        card = card(side.play),
        discard = side
            .discard
            .map_or_else(|| "none".to_owned(), |discard| words.name("card", discard)),
        di = di
    );
    if revealed {
        let points = side.points;
        text += &say!(
            words,
            "show-points",
            strength = points.strength,
            damage = points.damage,
            unblockable = points.unblockable,
            shield = points.shield,
            lost = side.lost
        );
    }
    text
}
