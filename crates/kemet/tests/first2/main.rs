//! The first edition (2012) rule by rule: battles, cards, blue tiles, creatures,
//! what was asked and decided, and what stays hidden; and the edition `bs-2021`.
//! The doc comment of a test names the ids it proves.

mod answers;
mod battle;
mod battle_cards;
mod blue_tiles;
mod bs_2021;
mod bs_2021_turn;
mod conflicts;
mod creatures;
mod di_cards;
mod questions;
mod retreat;
mod secrets;
mod watch;

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

/// An empty table of the first edition.
pub fn first(players: u8) -> Scene {
    table_for(&Setup::of(Edition::First, players))
}

/// P1 sets out with the troop in `from`, along `way`.
pub fn march(t: &mut Scene, from: &str, way: &[&str]) {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {from}"));
    way.iter()
        .for_each(|zone| t.act(P1, &format!("step {zone}")));
}

/// P1 attacks P2 in `zone`; both choose a card and nothing else.
pub fn fought(mut t: Scene, zone: &str, attacker: &str, defender: &str) -> Scene {
    t.battle(P1, zone);
    t.clash(attacker, defender);
    t
}

/// What a seat gained in prayer, in order.
pub fn gains(t: &Scene, seat: Seat) -> Vec<u8> {
    let gain = |event: &Event| match *event {
        Event::Gained {
            seat: by, amount, ..
        } if by == seat => Some(amount),
        _ => None,
    };
    t.events().iter().filter_map(gain).collect()
}

/// Whether it came to a battle.
pub fn battled(t: &Scene) -> bool {
    let began = |event: &Event| matches!(event, Event::BattleBegan { .. });
    t.events().iter().any(began)
}
