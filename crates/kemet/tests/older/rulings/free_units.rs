//! Decided: units for nothing, by Enlistment, Reinforcements and the Scribe.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// P1 plays Enlistment.
fn enlisting(t: Scene) -> Scene {
    let mut t = t.holds(P1, &[Di::Enlistment]);
    t.act(P1, "play DI12-09");
    t
}

/// P1 uses Reinforcements.
fn levying(t: Scene) -> Scene {
    let mut t = t.owns(P1, Tile::FirstReinforcements);
    t.night_step(Step::NightTiles { place: 0 });
    t
}

/// K1-U31: Reinforcements and Enlistment do not go where an enemy stands in the own city.
#[test]
fn no_free_units_against_an_enemy() {
    let table = || first(3).troop(P2, "w1b", 1);
    for t in [enlisting(table()), levying(table())] {
        assert!(t.awaits(P1));
        assert!(t.can(P1, "place w1a 1") && t.can(P1, "place w1c 1"));
        assert!(!t.can(P1, "place w1b 1"));
    }
}

/// corrections:F-2, K1-U32: Enlistment goes to the own city or to one region with an own unit, Reinforcements to one such region and the own city; limits hold.
#[test]
fn where_free_units_go() {
    let table = || {
        first(3)
            .troop(P1, "w_r", 4)
            .troop(P1, "d_t", 1)
            .troop(P2, "w_ti", 1)
    };
    let mut card = enlisting(table());
    assert!(!card.can(P1, "place w_r 2"), "five are the limit");
    assert!(!card.can(P1, "place w_tr 1") && !card.can(P1, "place w_ti 1"));
    assert!(!card.can(P1, "place w1a 3"));
    card.act(P1, "place w_r 1");
    assert_eq!(card.units(P1, "w_r"), 5);
    assert_eq!((card.supply(P1), card.prayer(P1)), (6, 5));
    assert_ne!(card.step(), Some(Step::Muster), "one troop, and no city");
    let mut card = enlisting(table());
    card.act(P1, "place w1a 1");
    assert_eq!(
        card.offers(P1),
        ["place w1b 1", "place w1c 1", "done"],
        "the city, and no troop"
    );
    let mut tile = levying(table());
    assert!(!tile.can(P1, "place d_t 5") && !tile.can(P1, "place w_tr 1"));
    tile.act(P1, "place w_r 1");
    assert_eq!(tile.refusal(P1, "place d_t 1"), Some(Refusal::OneTroop));
    tile.acts(P1, "place w1c 1, place w1a 2");
    assert_eq!(
        ["w_r", "d_t", "w1c", "w1a"].map(|zone| tile.units(P1, zone)),
        [5, 1, 1, 2]
    );
    assert_eq!(tile.prayer(P1), 5);
    let mut tile = levying(table());
    tile.acts(P1, "place w1c 1, place d_t 1");
    assert!(!tile.can(P1, "place w_r 1"), "the same the other way round");
    let mut few = levying(table());
    few.acts(P1, "place w1a 1, done");
    assert_eq!(few.supply(P1), 6, "up to four");
}

/// corrections:B-5, K1-10b.2, K1-U31: before a battle of a Recruit DAY cards may be played, and Enlistment may reinforce the recruits; a held district without own units stays closed.
#[test]
fn a_recruit_is_reinforced() {
    let mut t = first(3)
        .troop(P2, "w1a", 1)
        .troop(P2, "w1b", 1)
        .holds(P1, &[Di::Enlistment])
        .with_prayer(P1, 5);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2, done");
    assert_eq!(t.offers(P1), ["fight w1a", "play DI12-09"]);
    t.act(P1, "play DI12-09");
    assert!(t.can(P1, "place w1a 2") && !t.can(P1, "place w1b 1"));
    t.act(P1, "place w1a 2");
    // No card is left: the battle begins.
    t.clash("BC-1", "BC-1");
    assert_eq!(t.last_points(P1).strength, 4 + 4);
}

/// corrections:F-4: units that Enlistment adds to the travellers may go on with them, the number chosen or not.
#[test]
fn enlisted_on_the_way() {
    for carried in [false, true] {
        let t = first(3)
            .owns(P1, Tile::GodSpeed)
            .troop(P1, "w1f", 2)
            .holds(P1, &[Di::Enlistment]);
        let mut t = marching(t, "w1f");
        if carried {
            t.act(P1, "carry 1");
        }
        t.acts(P1, "play DI12-09, place w1f 2, carry 4, step w_r");
        assert_eq!(t.units(P1, "w_r"), 4, "carried: {carried}");
        t.act(P1, "carry 3");
        t.act(P1, "step w_tr");
        assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (1, 3));
    }
}

/// corrections:F-4: with a creature in the group as well, sorted already or not.
#[test]
fn enlisted_beside_a_creature() {
    let t = first(3)
        .troop(P1, "w1f", 3)
        .companion(P1, Companion::FirstElephant, "w1f")
        .holds(P1, &[Di::Enlistment]);
    let mut t = marching(t, "w1f");
    t.acts(P1, "carry 1, leave first-elephant, play DI12-09");
    t.acts(P1, "place w1f 2, carry 4, step w_r");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "w_r")), (1, 4));
    assert!(t.companions(P1, "w1f").contains(Companion::FirstElephant));
}

/// K1-U33: the Scribe helps a Recruit, the golden one too, and neither Enlistment nor Reinforcements.
#[test]
fn the_scribe_is_for_recruits() {
    let table = || first(3).owns(P1, Tile::FirstScribe).with_prayer(P1, 1);
    let mut t = table();
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 3") && !t.can(P1, "place w1a 4"));
    t.act(P1, "place w1a 3");
    assert_eq!(t.prayer(P1), 0);
    let mut gold = table().owns(P1, Tile::FirstDivineWill);
    gold.acts(P1, "gold, golden BLU-4c, as recruit, place w1a 3");
    assert_eq!((gold.units(P1, "w1a"), gold.prayer(P1)), (3, 0));
    let card = enlisting(table());
    assert!(card.can(P1, "place w1a 2") && !card.can(P1, "place w1a 3"));
    let tile = levying(table());
    assert!(tile.can(P1, "place w1a 4") && !tile.can(P1, "place w1a 5"));
}
