//! What the tests of Team mode share.

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

/// The setup of a plain game in teams.
pub fn in_teams(players: u8, team_size: u8) -> Setup {
    Setup {
        mode: Mode::Teams,
        team_size,
        ..Setup::for_players(players)
    }
}

/// P1 (`w1`) and P3 (`e2`) against P2 (`w2`) and P4 (`e3`).
pub fn two_teams() -> Scene {
    table_for(&in_teams(4, 2))
}

/// P1, P3 and P5 against P2, P4 and P6; cities `w1`, `w2`, `w3`, `e1`, `e2`, `e3`.
pub fn teams_of_three() -> Scene {
    table_for(&in_teams(6, 3))
}

/// P1 begins a Move of the troop in `zone`.
pub fn marching(mut t: Scene, zone: &str) -> Scene {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {zone}"));
    t
}

/// How many events are like this one.
pub fn count(t: &Scene, like: impl Fn(&Event) -> bool) -> usize {
    t.events().iter().filter(|event| like(event)).count()
}

/// `seat` shares none of what it gained.
pub fn keep(t: &mut Scene, seat: Seat) {
    while t.awaits(seat) && matches!(t.step(), Some(Step::Share { .. })) {
        t.act(seat, "done");
    }
}

/// Nobody shares what they gained.
pub fn keep_all(t: &mut Scene) {
    while let (Some(Step::Share { .. }), Some(seat)) = (t.step(), t.awaiting().lowest()) {
        t.act(seat, "done");
    }
}
