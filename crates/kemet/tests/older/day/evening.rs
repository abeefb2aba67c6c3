//! Temples and Sanctuary, and the end of the day.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// The day ends; offerings are declined.
fn ended(mut t: Scene) -> Scene {
    t.evening();
    while matches!(t.step(), Some(Step::DeltaTemple | Step::Offering)) {
        let seat = t.awaiting().lowest().expect("somebody to decide");
        t.act(seat, "decline");
    }
    t
}

/// K1-2.4.1, K1-2.4.2, K1-11.7: a temple is a point while held, and pays when the day ends.
#[test]
fn temples_give_a_point_and_pay_their_prayer() {
    for (temple, prayer) in [("w_ti", 2), ("e_ti", 2), ("w_tr", 3), ("e_tr", 3)] {
        let t = first(5).troop(P1, temple, 1).with_prayer(P1, 0);
        assert_eq!((t.fame(P1), t.permanent_fame(P1)), (1, (0, 0)), "{temple}");
        let t = ended(t);
        // The night adds two for everybody.
        assert_eq!(gains(&t, P1), [prayer, 2], "{temple}");
        assert_eq!(gains(&t, P2), [2]);
        assert_eq!(t.permanent_fame(P1), (0, 0));

        let mut left = marching(first(5).troop(P1, temple, 1), temple);
        let away = offered(&left, "step").into_iter().next().expect("a way");
        left.act(P1, &format!("step {away}"));
        assert_eq!(left.fame(P1), 0, "{temple} was left");
    }
}

/// K1-2.4.3: the Delta temple is a point; its unit for 5 prayer is a choice at the day's end, and without it there is nothing.
#[test]
fn the_delta_temple_pays_for_a_unit() {
    for players in 2..=5 {
        let mut t = first(players).troop(P2, "d_t", 3).with_prayer(P2, 0);
        assert_eq!(t.fame(P2), 1);
        t.evening();
        assert_eq!(t.step(), Some(Step::DeltaTemple));
        assert!(t.awaits(P2));
        assert_eq!(t.offers(P2), ["sacrifice", "decline"]);
        let mut kept = t.clone();
        t.act(P2, "sacrifice");
        assert_eq!(gains(&t, P2), [5, 2]);
        assert_eq!((t.units(P2, "d_t"), t.supply(P2), t.fame(P2)), (2, 10, 1));
        kept.act(P2, "decline");
        assert_eq!(gains(&kept, P2), [2]);
        assert_eq!(kept.units(P2, "d_t"), 3);
    }
}

/// K1-2.4.4, K1-11.5: the Sanctuary gives nothing while held; at the day's end two units may go for a permanent point.
#[test]
fn the_sanctuary_takes_two_units_for_a_point() {
    let mut t = first(3).troop(P1, "d_s", 5);
    assert_eq!((t.fame(P1), t.controls(P1, "d_s")), (0, true));
    t.evening();
    assert_eq!(t.step(), Some(Step::Offering));
    let mut kept = t.clone();
    t.act(P1, "sacrifice");
    assert_eq!((t.permanent_fame(P1), t.units(P1, "d_s")), ((0, 1), 3));
    assert_eq!(gains(&t, P1), [2], "no prayer but that of the night");
    kept.act(P1, "decline");
    assert_eq!((kept.fame(P1), kept.units(P1, "d_s")), (0, 5));
    let few = ended(first(3).troop(P1, "d_s", 1));
    assert!(
        !few.events()
            .iter()
            .any(|event| matches!(event, Event::Offered { .. }))
    );
    // No temple: with one real temple it makes no two.
    let one = ended(first(3).troop(P1, "d_s", 1).troop(P1, "w_ti", 1));
    assert_eq!(one.permanent_fame(P1), (0, 0));
}

/// K1-2.4.5, K1-11.4: two temples or more give one permanent point, and never more.
#[test]
fn two_temples_give_one_point() {
    let permanent = |held: &[&str]| {
        let mut t = first(5);
        for temple in held {
            t = t.troop(P1, temple, 1);
        }
        ended(t).permanent_fame(P1)
    };
    assert_eq!(permanent(&["w_ti"]), (0, 0));
    assert_eq!(permanent(&["w_ti", "w_tr"]), (0, 1));
    assert_eq!(permanent(&["d_t", "w_tr"]), (0, 1));
    assert_eq!(permanent(&["w_ti", "w_tr", "e_ti", "e_tr", "d_t"]), (0, 1));
    // Everybody who has two.
    let t = first(5).troop(P1, "w_ti", 1).troop(P1, "w_tr", 1);
    let t = ended(t.troop(P2, "e_ti", 1).troop(P2, "e_tr", 1));
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 1), (0, 1))
    );
}

/// K1-D4: Delta, other temples, Sanctuary, two temples, in this order, all before the night.
#[test]
fn the_day_ends_in_the_printed_order() {
    let mut t = first(3)
        .troop(P1, "d_t", 2)
        .troop(P1, "w_ti", 1)
        .troop(P1, "d_s", 2)
        .with_prayer(P1, 0);
    t.clear_events();
    t.evening();
    t.act(P1, "sacrifice");
    t.act(P1, "sacrifice");
    let seen: Vec<String> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Offered { zone, .. } => Some(format!("offered {zone}")),
            Event::Gained {
                seat: P1, amount, ..
            } => Some(format!("gained {amount}")),
            Event::FameGained { .. } => Some("point".to_owned()),
            Event::NightFell { .. } => Some("night".to_owned()),
            _ => None,
        })
        .collect();
    let order = [
        "offered d_t",
        "gained 5",
        "gained 2",
        "offered d_s",
        "point",
        "point",
        "night",
        "gained 2",
    ];
    assert_eq!(seen, order);
}

/// corrections:F-3, K1-U14, K1-2.4.3: when the last unit is given up at the Delta, its point stays, but it counts for no pair.
#[test]
fn the_last_unit_leaves_its_point() {
    let table = || first(3).troop(P1, "d_t", 1).troop(P1, "w_ti", 1);
    let mut t = table();
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!((t.units(P1, "d_t"), t.supply(P1)), (0, 11));
    assert_eq!((t.fame(P1), t.permanent_fame(P1)), (2, (0, 0)));
    let t = ended(table());
    assert_eq!((t.fame(P1), t.permanent_fame(P1)), (3, (0, 1)));
    // With a unit left it counts.
    let mut t = first(3).troop(P1, "d_t", 2).troop(P1, "w_ti", 1);
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 1));
}

/// P1 has given up the last unit at the Delta temple and goes on.
fn given_up(t: Scene) -> Scene {
    let mut t = t.troop(P1, "d_t", 1);
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.units(P1, "d_t"), 0);
    t
}

/// corrections:F-3, K1-5.16: the point goes to whoever comes next, but not to who only passes through.
#[test]
fn the_next_one_takes_the_point() {
    let table = || {
        given_up(
            first(3)
                .owns(P2, Tile::GodSpeed)
                .troop(P2, "d_d", 2)
                .with_prayer(P2, 11),
        )
    };
    let mut t = table();
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop d_d, step d_t, done");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    let mut t = table();
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop d_d, step d_t, step d_d");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
}

/// corrections:F-3: there is nothing more to give up, and no pair on the next evening; who comes back and leaves again leaves the point too.
#[test]
fn an_empty_temple_gives_nothing_more() {
    let mut t = given_up(first(3).troop(P1, "w_ti", 1));
    assert_eq!(t.permanent_fame(P1), (0, 0));
    t.evening();
    assert_ne!(t.step(), Some(Step::DeltaTemple));
    assert_eq!((t.permanent_fame(P1), t.temporary_fame(P1)), ((0, 0), 2));
    let mut t = given_up(first(3).troop(P1, "d_d", 2));
    for zones in ["troop d_d, step d_t, done", "troop d_t, step d_d, done"] {
        assert_eq!(t.temporary_fame(P1), 1);
        t.turn(P1);
        t.begin(P1, Deed::Move);
        t.acts(P1, zones);
    }
    assert_eq!(t.temporary_fame(P1), 0);
}

/// K1-U15: the Sanctuary gives one point for two units, once a day.
#[test]
fn the_sanctuary_gives_once_a_day() {
    let mut t = first(3).troop(P1, "d_s", 5);
    t.evening();
    t.act(P1, "sacrifice");
    assert_ne!(t.step(), Some(Step::Offering));
    assert_eq!((t.permanent_fame(P1), t.units(P1, "d_s")), ((0, 1), 3));
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 2), "and again the next day");
}
