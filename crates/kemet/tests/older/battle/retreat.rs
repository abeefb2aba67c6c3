//! Retreat and recall (6.2) with what was decided about them (K1-U4 to K1-U8).

use kemet::scene::*;
use kemet::*;

use crate::help::{first, fought};

/// P2 has lost with `units` in `zone`, in a battle without losses.
fn beaten(t: Scene, zone: &str, units: u8) -> Scene {
    let t = t.troop(P2, zone, units).troop(P1, zone, 5);
    fought(t, zone, "BC-1", "BC-5")
}

/// Where the winner may send the loser, after `retreat`.
fn targets(t: &mut Scene) -> Vec<String> {
    t.act(P2, "retreat");
    t.offers(P1)
}

fn banish(zones: &[&str]) -> Vec<String> {
    zones.iter().map(|zone| format!("banish {zone}")).collect()
}

/// K1-6.2.2, K1-B9: the winner picks a neighbour, and the whole troop goes there.
#[test]
fn the_winner_picks_the_region() {
    let mut t = beaten(first(3), "w_r", 4);
    let mut offers = targets(&mut t);
    assert!(t.awaits(P1));
    offers.sort();
    let mut all = banish(&["w1f", "w_on", "w2f", "w_os", "w3f", "w_tr"]);
    all.sort();
    assert_eq!(offers, all);
    t.act(P1, "banish w_tr");
    assert_eq!((t.units(P2, "w_r"), t.units(P2, "w_tr")), (0, 4));
    assert!(t.controls(P2, "w_tr"));
    assert_eq!(t.prayer(P2), 5, "a retreat pays nothing");
}

/// K1-6.2.3, K1-U4: a region with any enemy of the loser is no target, one with own units is.
#[test]
fn never_to_enemies() {
    let t = first(3)
        .troop(P1, "w1f", 1)
        .troop(P3, "w2f", 1)
        .troop(P2, "w_os", 1);
    let mut t = beaten(t, "w_r", 4);
    let offers = targets(&mut t);
    assert!(!offers.contains(&"banish w1f".to_owned()));
    assert!(!offers.contains(&"banish w2f".to_owned()));
    t.act(P1, "banish w_os");
    assert_eq!(t.units(P2, "w_os"), 5);
}

/// K1-6.2.6, K1-U4, BLU-2a: own units only within the limit of five, or seven with Legion.
#[test]
fn the_limit_holds() {
    let table = || first(3).troop(P2, "w_os", 3).troop(P2, "w_on", 1);
    let mut t = beaten(table(), "w_r", 3);
    let offers = targets(&mut t);
    assert!(
        !offers.contains(&"banish w_os".to_owned()),
        "six would stand there"
    );
    assert!(offers.contains(&"banish w_on".to_owned()));
    let mut t = beaten(table().owns(P2, Tile::FirstLegion), "w_r", 3);
    assert!(targets(&mut t).contains(&"banish w_os".to_owned()));
}

/// K1-U4, K1-9b.3: two creatures do not meet in a retreat.
#[test]
fn two_creatures_do_not_meet() {
    let t = first(3)
        .troop(P2, "w_os", 1)
        .companion(P2, Companion::FirstElephant, "w_os")
        .troop(P2, "w_on", 1);
    let t = t.troop(P2, "w_r", 2).troop(P1, "w_r", 5);
    let t = t.companion(P2, Companion::FirstSphinx, "w_r");
    let mut t = fought(t, "w_r", "BC-1", "BC-5");
    let offers = targets(&mut t);
    assert!(!offers.contains(&"banish w_os".to_owned()));
    t.act(P1, "banish w_on");
    assert!(t.companions(P2, "w_on").contains(Companion::FirstSphinx));
}

/// K1-U5, K1-6.2.4, K1-U7: no retreat over a harbour; who has nowhere else to go is recalled.
#[test]
fn no_harbour() {
    let t = beaten(first(3), "d_t", 3);
    let recalled = Event::Recalled {
        seat: P2,
        zone: Zone::DT,
        units: 3,
    };
    assert!(t.events().contains(&recalled), "there is nothing else");
    assert_eq!((t.units(P2, "d_t"), t.prayer(P2)), (0, 8));
    let mut t = beaten(first(5), "w_r", 3);
    let offers = targets(&mut t);
    for over_the_nile in banish(&["e1f", "e2f", "e_tr"]) {
        assert!(!offers.contains(&over_the_nile));
    }
}

/// K1-6.2.4, K1-U7: with enemies all around there is only the recall.
#[test]
fn surrounded() {
    let t = beaten(first(3).troop(P3, "w_r", 1), "w_tr", 2);
    assert_eq!((t.units(P2, "w_tr"), t.prayer(P2)), (0, 7));
    assert!(t.awaits(P1));
}

/// K1-U5, K1-U6: not into a foreign city, over whose wall nobody is sent.
#[test]
fn not_into_a_foreign_city() {
    let mut t = beaten(first(3), "w3f", 3);
    let mut offers = targets(&mut t);
    offers.sort();
    let mut all = banish(&["w_os", "w_r", "w_ti"]);
    all.sort();
    assert_eq!(offers, all);
}

/// K1-U5, K1-U6: an attacker in a foreign district can go out only, and the owner within.
#[test]
fn out_of_a_city_or_home() {
    let t = first(3).troop(P1, "w1b", 3).troop(P2, "w1b", 3);
    let mut t = fought(t, "w1b", "BC-1", "BC-5");
    t.act(P2, "retreat");
    assert!(t.units(P2, "w1f") == 3, "the only way out");
    let mut t = beaten(first(3).troop(P1, "w2c", 1), "w2a", 3);
    let offers = targets(&mut t);
    assert_eq!(
        offers,
        banish(&["w2b", "w2f"]),
        "own districts without enemies"
    );
}

/// K1-6.2.1: a recall takes the whole troop; a part of it is no choice.
#[test]
fn recall_takes_all() {
    let mut t = beaten(first(3), "w_r", 4);
    assert_eq!(t.offers(P2), ["retreat", "recall"]);
    t.act(P2, "recall");
    assert_eq!((t.units(P2, "w_r"), t.supply(P2), t.prayer(P2)), (0, 12, 9));
}

/// K1-6.2.1, K1-4.3.1: a recall fills prayer up to 11 at most.
#[test]
fn recall_and_the_track() {
    let mut t = beaten(first(3), "w_r", 4).with_prayer(P2, 9);
    t.act(P2, "recall");
    assert_eq!(t.prayer(P2), 11);
}

/// K1-13.5, K1-6.2.1: a recall from the Sanctuary brings prayer and no VP.
#[test]
fn recall_from_the_sanctuary() {
    let mut t = beaten(first(3), "d_s", 4);
    t.act(P2, "recall");
    assert_eq!((t.fame(P2), t.prayer(P2)), (0, 9));
    t.act(P1, "recall");
    assert_eq!(t.permanent_fame(P1), (1, 0), "for the battle alone");
}
