//! Night with teams (section 4.10).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

use crate::team::help::*;

/// KB-AM-T2, KB-4.10.a, KB-3.6.3, KB-3.6.4: a temple with a mixed troop counts for one teammate,
/// whom the captain names when night falls; step 3 is by player.
#[test]
fn a_mixed_temple_counts_for_one() {
    let night = |first: &str, second: &str| {
        let mut t = two_teams()
            .troop(P1, "w_ti", 1)
            .troop(P3, "w_ti", 1)
            .troop(P1, "w_tr", 1)
            .troop(P3, "w_tr", 1)
            .troop(P4, "e_ti", 1);
        t.night();
        assert!(t.awaits(P1));
        assert_eq!(t.offers(P1), ["name P1", "name P3"]);
        let asked = |t: &Scene| match t.step() {
            Some(Step::Credit { zone }) => zone,
            other => panic!("{other:?}"),
        };
        for _ in 0..2 {
            let name = if asked(&t) == Zone::WTi {
                first
            } else {
                second
            };
            t.act(P1, &format!("name {name}"));
        }
        t
    };
    let mut t = night("P1", "P3");
    let yielded = |t: &Scene, seat: Seat| t.view(Eye::Spectator).players[seat.index()].yielded;
    assert!(yielded(&t, P3).contains(Zone::WTi) && yielded(&t, P1).contains(Zone::WTr));
    assert_eq!((t.prayer(P1), t.prayer(P3), t.prayer(P4)), (9, 10, 9));
    assert_eq!((t.fame(P1), t.fame(P3)), (2, 2), "nobody has two");
    keep_all(&mut t);
    let t = night("P3", "P3");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (7, 12 - 1));
    assert_eq!(t.permanent_fame(P3), (0, 1));
    assert_eq!(t.permanent_fame(P1), (0, 0));
}

/// KB-AM-T2, KB-3.6.1, KB-3.6.2: the one who is credited may make the offering with the
/// troop's units, and says whose go.
#[test]
fn offerings_of_a_mixed_troop() {
    let mut t = two_teams()
        .troop(P1, "d_s", 1)
        .troop(P3, "d_s", 2)
        .troop(P1, "d_t", 1)
        .troop(P3, "d_t", 1);
    t.night();
    while let Some(Step::Credit { .. }) = t.step() {
        t.act(P1, "name P3");
    }
    assert!(t.awaits(P3));
    t.act(P3, "sacrifice");
    assert_eq!(t.permanent_fame(P3), (0, 1));
    // Once P1's only unit is gone there is nothing left to choose.
    t.act(P3, "name P1");
    assert_eq!((t.units(P1, "d_s"), t.units(P3, "d_s")), (0, 1));
    t.act(P3, "sacrifice");
    // The unit goes before what it brought is shared out.
    assert_eq!(t.offers(P3), ["name P1", "name P3"]);
    t.act(P3, "name P1");
    assert_eq!((t.units(P1, "d_t"), t.units(P3, "d_t")), (0, 1));
    assert_eq!(t.prayer(P3), 11);
    assert!(t.can(P3, "share P1 1"));
    keep_all(&mut t);
}

/// KB-AM-T2, KB-3.6.1: the offering is the troop's, not the credited player's alone: one
/// unit of theirs among three is enough.
#[test]
fn an_offering_of_mostly_teammates() {
    let mut t = two_teams().troop(P1, "d_s", 1).troop(P3, "d_s", 2);
    t.night();
    t.act(P1, "name P1");
    assert!(t.can(P1, "sacrifice"));
    t.acts(P1, "sacrifice, name P3, name P3");
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!((t.units(P1, "d_s"), t.units(P3, "d_s")), (1, 0));
    // Two units of the troop are needed, whoever is credited.
    let mut t = two_teams().troop(P1, "d_s", 1);
    t.night();
    assert!(!t.can(P1, "sacrifice"));
}

/// KB-4.10.a, KB-4.3.a: the other steps are the classic ones; everybody uses the own
/// tiles and the own city.
#[test]
fn the_other_steps_are_classic() {
    let mut t = two_teams()
        .owns(P3, Tile::PriestOfAmon)
        .with_prayer(P3, 2)
        .with_veterans(P1, 1)
        .troop(P1, "e2a", 1);
    t.night();
    t.act(P1, "veterans 0");
    keep_all(&mut t);
    assert_eq!((t.prayer(P1), t.prayer(P3)), (9, 11));
    assert!(t.can(P1, "place w1a 1") && !t.can(P1, "place e2a 1"));
    t.act(P1, "place w1b 1");
    assert_eq!(t.veterans(P1), 0);
}

fn destiny(t: &mut Scene) {
    t.night_step(Step::TeamDestiny { placed: 0 });
}

/// KB-4.10.9.1, KB-4.10.9.2, KB-4.10.9.3, KB-4.10.9.4, KB-DP-T3, KB-AM-T1, KB-AM-T8: from fewest fame upward each
/// captain puts one marker on one of the first spaces; then the order of teams
/// repeats and the next round starts.
#[test]
fn destiny_by_teams() {
    let mut t = table_for(&in_teams(6, 2))
        .with_fame(P1, 2, 0)
        .with_fame(P5, 1, 0)
        .with_fame(P3, 3, 0);
    destiny(&mut t);
    // P2 and P5 have 1, P1 and P4 have 2, P3 and P6 have 3.
    assert_eq!(t.offers(P2), ["name P2", "name P5"]);
    t.act(P2, "name P5");
    assert_eq!(t.offers(P2), ["position 1", "position 2", "position 3"]);
    t.act(P2, "position 2");
    assert_eq!(
        t.view(Eye::Spectator).destiny,
        [None, Some(P5), None, None, None, None]
    );
    assert_eq!(t.turn_order()[0], P1, "the old order is still there");
    t.act(P1, "name P1");
    assert_eq!(t.offers(P1), ["position 1", "position 3"]);
    t.act(P1, "position 1");
    // The last team has one space left, and all others one marker.
    t.act(P3, "name P3");
    assert_eq!(t.turn_order(), [P1, P5, P3, P4, P2, P6]);
    assert_eq!((t.round(), t.is_night()), (2, false));
    assert!(t.awaits(P1));
}

/// KB-4.10.9.3, KB-AM-T1, KB-ED-52: in teams of three the second block is a choice of markers, not of
/// spaces.
#[test]
fn destiny_of_three() {
    let mut t = teams_of_three().with_fame(P1, 1, 0);
    destiny(&mut t);
    t.acts(P2, "name P6, position 2");
    t.act(P1, "name P3");
    assert_eq!(t.offers(P1), ["name P1", "name P5"], "as the teams stand");
    t.act(P1, "name P5");
    assert_eq!(t.offers(P2), ["name P2", "name P4"]);
    t.act(P2, "name P4");
    assert_eq!(t.turn_order(), [P3, P6, P5, P4, P1, P2]);
}

/// KB-4.10.9.2a: of equals the team whose player was furthest left chooses first.
#[test]
fn equals_choose_by_the_old_order() {
    let mut t = two_teams().order(&[P4, P3, P2, P1]);
    destiny(&mut t);
    assert!(t.awaits(P2), "P4 is furthest left, P2 the captain");
    let mut t = two_teams().order(&[P3, P4, P1, P2]);
    destiny(&mut t);
    assert!(t.awaits(P1));
    let mut t = two_teams().order(&[P3, P4, P1, P2]).with_fame(P3, 1, 0);
    destiny(&mut t);
    assert!(t.awaits(P2), "fewest fame of the team first");
    // Supreme Power lets its team choose first (REN-AMB1).
    let mut t = two_teams().owns(P3, Tile::SupremePower).with_fame(P3, 5, 0);
    destiny(&mut t);
    assert!(t.awaits(P1));
}
