//! What the tests of Gods of Egypt share.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

/// A table with the module.
pub fn pantheon(players: u8) -> Scene {
    table_for(&Setup {
        gods_of_egypt: true,
        ..Setup::for_players(players)
    })
}

/// P1 fulfils all four conditions of an acquisition: a ruby pyramid of level 4 in
/// `w1a`, its token on the first Acquire space, 4 prayer points.
pub fn eve() -> Scene {
    pantheon(3)
        .risen()
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .with_prayer(P1, 4)
        .without_gold(P1)
}

/// P1's Acquire on the space of the ruby pyramid waits for a choice.
pub fn acquiring(mut t: Scene) -> Scene {
    t.begin_on(P1, Space::Acquire1);
    t
}

/// What everybody sees of the god of a seat.
pub fn figure(t: &Scene, seat: Seat) -> FigureView {
    let player = &t.view(Eye::Spectator).players[seat.index()];
    player.figure.clone().expect("Gods of Egypt is in play")
}

/// P1 attacks in `zone` with these cards on either side.
pub fn fight(mut t: Scene, zone: &str, attacker: &str, defender: &str) -> Scene {
    t.battle(P1, zone);
    t.clash(attacker, defender);
    t
}

/// P1's Move of whoever stands in `zone` waits for its next step.
pub fn moving(mut t: Scene, zone: &str) -> Scene {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {zone}"));
    t
}

/// The zones that P1 may step to, or teleport to.
pub fn ways(t: &Scene, kind: &str) -> Vec<String> {
    let offers = t.offers(P1).into_iter();
    let zones = offers.filter_map(|offer| Some(offer.strip_prefix(kind)?.trim().to_owned()));
    zones.collect()
}
