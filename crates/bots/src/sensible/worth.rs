//! What a position is worth, in plain numbers: a permanent fame point is 10.
//!
//! There is no looking ahead here: what may be lost again before it counts is
//! worth less, by how well it is held and by how far the night is.

use kemet::map::TEMPLES;
use kemet::{DiCards, PlayerView, View, Zone};
use tabletop::Seat;

use super::tiles;

/// The game itself.
pub(super) const VICTORY: f64 = 1_000.0;

const FAME: f64 = 10.0;
/// A fame point that goes when its zone goes.
const PASSING_FAME: f64 = 4.5;
/// Nine points at the next turn win: everybody will come for them.
const NINE: f64 = 14.0;
const WINNING_FAME: u8 = 9;

/// How much the strongest opponent's standing hurts, and the average one's.
const LEADER: f64 = 0.5;
const CROWD: f64 = 0.4;

/// What `me` has, less what the others have.
pub(super) fn standing(view: &View, me: Seat) -> f64 {
    if let Some(outcome) = &view.outcome {
        return match outcome.won(me) {
            true => VICTORY,
            false => -VICTORY,
        };
    }
    let dusk = dusk(view);
    let mut own = 0.0;
    let mut leader = f64::MIN;
    let mut crowd = 0.0;
    for player in &view.players {
        let worth = worth(view, player, dusk);
        if player.seat == me {
            own = worth;
        } else {
            leader = leader.max(worth);
            crowd += worth;
        }
    }
    own - LEADER * leader - CROWD * crowd / (view.players.len() - 1) as f64
}

/// How near the night is: 0 in the morning, 1 when all tokens lie.
fn dusk(view: &View) -> f64 {
    let left: u8 = view.players.iter().map(|player| player.tokens).sum();
    1.0 - f64::from(left) / (5.0 * view.players.len() as f64)
}

fn worth(view: &View, player: &PlayerView, dusk: f64) -> f64 {
    FAME * f64::from(player.battle_fame + player.divine_fame)
        + near_victory(view, player)
        + holdings(view, player, dusk)
        + army(player)
        + prayer(player.prayer)
        + city(view, player)
        + tiles::worth_of_all(player)
        + hand(player)
        + board(player)
}

fn near_victory(view: &View, player: &PlayerView) -> f64 {
    let most = view.players.iter().map(|other| other.fame).max();
    match player.fame >= WINNING_FAME && most == Some(player.fame) {
        true => NINE,
        false => 0.0,
    }
}

/// Temples, the Sanctuary and summits: what counts as long as it is held, and
/// what the night will pay for it.
fn holdings(view: &View, player: &PlayerView, dusk: f64) -> f64 {
    let threat = threat(view, player.seat);
    // Early in the day much can still happen.
    let till_night = 0.4 + 0.6 * dusk;
    let mut sum = 0.0;
    let mut temples: u8 = 0;
    let mut weakest: f64 = 1.0;
    for troop in &player.troops {
        let safety = safety(
            tiles::strength(player, troop.units, troop.companions),
            threat,
        );
        if TEMPLES.contains(troop.zone) && player.controlled.contains(troop.zone) {
            temples += 1;
            weakest = weakest.min(safety);
            sum += safety * PASSING_FAME;
            sum += safety * till_night * 0.5 * f64::from(troop.zone.temple_pp());
        }
        if troop.zone == Zone::DS && troop.units >= 2 {
            sum += safety * till_night * (FAME - 2.0 * UNIT);
        }
    }
    if temples >= 2 {
        sum += weakest * till_night * FAME;
    }
    let summits = player.temporary_fame.saturating_sub(temples);
    sum + 0.8 * PASSING_FAME * f64::from(summits)
}

/// The strongest troop that might come.
fn threat(view: &View, holder: Seat) -> f64 {
    view.players
        .iter()
        .filter(|player| player.seat != holder)
        .flat_map(|player| {
            player
                .troops
                .iter()
                .map(|troop| tiles::strength(player, troop.units, troop.companions))
        })
        .fold(0.0, f64::max)
}

/// The chance that a troop is still there when it matters.
fn safety(strength: f64, threat: f64) -> f64 {
    (0.65 + 0.09 * (strength - threat)).clamp(0.3, 0.95)
}

const UNIT: f64 = 0.9;

/// Units, more in one troop than scattered, and the companions with them.
fn army(player: &PlayerView) -> f64 {
    player
        .troops
        .iter()
        .map(|troop| {
            let units = f64::from(troop.units);
            let company = troop.companions.len() as f64;
            UNIT * units + 0.05 * units * units + company * (0.4 + 0.15 * units)
        })
        .sum()
}

/// Each further prayer point is worth less: eleven is all one may have.
fn prayer(points: u8) -> f64 {
    const WORTH: [f64; 12] = [0.0, 1.1, 2.1, 3.0, 3.8, 4.5, 5.1, 5.6, 6.0, 6.35, 6.65, 6.9];
    WORTH[usize::from(points).min(11)]
}

/// Pyramids, and who stands where in the city.
fn city(view: &View, player: &PlayerView) -> f64 {
    const LEVELS: [f64; 5] = [0.0, 2.2, 4.8, 8.4, 11.0];
    let Some(city) = player.city else { return 0.0 };
    let mut sum = 0.0;
    for (pyramid, zone) in player.pyramids.iter().zip(city.districts()) {
        sum += LEVELS[usize::from(pyramid.level.min(4))];
        let lost = view
            .players
            .iter()
            .any(|other| other.seat != player.seat && other.controlled.contains(zone));
        if lost {
            sum -= 2.0 + 0.5 * f64::from(pyramid.level);
        }
        // From a pyramid a troop can go nearly anywhere.
        let manned = player.troops.iter().any(|troop| troop.zone == zone);
        if manned && pyramid.level > 0 {
            sum += 0.6;
        }
    }
    sum
}

/// DI cards, battle cards and veterans.
fn hand(player: &PlayerView) -> f64 {
    let divine = match &player.secret {
        Some(secret) => known_cards(&secret.di),
        None => 0.9 * f64::from(player.di.saturating_sub(1)),
    };
    divine + 0.7 * f64::from(player.veterans) + 0.12 * f64::from(player.battle_hand)
}

fn known_cards(cards: &DiCards) -> f64 {
    let worth = |card: kemet::Di| tiles::worth_of_card(card);
    cards.iter().map(worth).sum()
}

/// Tokens to come, and floors that no longer bind them.
fn board(player: &PlayerView) -> f64 {
    let taken = player.own_tokens.or(player.silver_tokens);
    let silver = match player.has_silver && player.silver_tokens.is_empty() {
        true => 1.5,
        false => 0.0,
    };
    silver - 0.15 * f64::from(taken.empty_floors())
}
