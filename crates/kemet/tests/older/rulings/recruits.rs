//! Decided: what a Recruit brings in, where to, and what it costs.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-U20: all waiting creatures come in with a Recruit as far as they can, each in a district of its own.
#[test]
fn all_waiting_creatures_come_in() {
    let mut t = first(3)
        .troop(P1, "w1a", 2)
        .owns(P1, Tile::FirstSnake)
        .owns(P1, Tile::FirstScarab)
        .owns(P1, Tile::FirstMummy);
    t.begin(P1, Deed::Recruit);
    assert!(
        !t.can(P1, "done"),
        "the one at home has room for a creature"
    );
    assert!(!t.can(P1, "attach first-snake w1b"), "no unit there");
    t.act(P1, "attach first-scarab w1a");
    assert!(t.can(P1, "done"), "the others have no place");
    assert!(!t.can(P1, "attach first-snake w1a"));
    t.act(P1, "place w1b 1");
    assert!(!t.can(P1, "done"));
    t.acts(P1, "attach first-mummy w1b, done");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstScarab));
    assert!(t.companions(P1, "w1b").contains(Companion::FirstMummy));
    assert!(t.companions_in_supply(P1).contains(Companion::FirstSnake));
}

/// K1-U20, BLU-4c: the golden Recruit brings them too; Reinforcements by night do not.
#[test]
fn creatures_come_in_with_any_recruit() {
    let table = || first(3).troop(P1, "w1a", 2).owns(P1, Tile::FirstScarab);
    let mut gold = table().owns(P1, Tile::FirstDivineWill);
    gold.acts(P1, "gold, golden BLU-4c, as recruit");
    assert!(gold.can(P1, "attach first-scarab w1a") && !gold.can(P1, "done"));
    let mut night = table().owns(P1, Tile::FirstReinforcements);
    night.night_step(Step::NightTiles { place: 0 });
    assert!(!night.can(P1, "attach first-scarab w1a"));
    night.acts(P1, "place w1a 1, done");
    assert!(
        night
            .companions_in_supply(P1)
            .contains(Companion::FirstScarab)
    );
}

/// K1-U21: a Recruit of no units for a creature's sake.
#[test]
fn recruiting_a_creature_alone() {
    let mut t = first(3)
        .troop(P1, "w1a", 5)
        .owns(P1, Tile::FirstScarab)
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Recruit);
    if t.awaits(P1) {
        t.act(P1, "attach first-scarab w1a");
    }
    if t.awaits(P1) {
        t.act(P1, "done");
    }
    assert!(t.companions(P1, "w1a").contains(Companion::FirstScarab));
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 7));
}

/// K1-U30: units go to all occupied districts first; then the recruiter orders the battles and attacks in each.
#[test]
fn recruiting_into_two_occupied_districts() {
    let mut t = first(3)
        .troop(P2, "w1a", 1)
        .troop(P3, "w1b", 1)
        .with_prayer(P1, 8);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 4");
    assert_eq!(t.step(), Some(Step::Muster), "no battle yet");
    t.act(P1, "place w1b 4");
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::BattleBegan { .. }))
    );
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    t.clash("BC-6", "BC-5");
    t.acts(P3, "recall");
    t.act(P1, "stay");
    let second = Event::BattleBegan {
        zone: Zone::W1a,
        attacker: P1,
        defender: P2,
    };
    assert!(t.events().contains(&second), "the last one needs no choice");
    t.clash("BC-2", "BC-5");
    assert_eq!(t.permanent_fame(P1), (2, 0));
}

/// K1-U36: with the Priest of Ra, X units cost one less than X.
#[test]
fn recruiting_with_the_priest_of_ra() {
    let mut t = first(2).owns(P1, Tile::FirstPriestOfRa).with_prayer(P1, 3);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 4") && !t.can(P1, "place w1a 5"));
    t.acts(P1, "place w1a 2, place w1b 2");
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 8));
    let mut free = first(2).owns(P1, Tile::FirstPriestOfRa).with_prayer(P1, 0);
    free.begin(P1, Deed::Recruit);
    free.act(P1, "place w1a 1");
    assert_eq!(free.units(P1, "w1a"), 1);
}
