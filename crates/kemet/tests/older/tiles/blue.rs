//! The blue tiles.

use kemet::scene::*;
use kemet::*;

use crate::help::{first, fought, gains, march};

/// P1 buys a blue tile of any level.
fn buy(t: Scene, tile: &str) -> Scene {
    let mut t = t
        .pyramid(P1, "w1c", Colour::Sapphire, 4)
        .with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire3);
    t.act(P1, &format!("take {tile}"));
    t
}

/// BLU-1a: two units of every Recruit are for nothing, on top of those that are paid.
#[test]
fn recruiting_scribe() {
    let table = |prayer| {
        let mut t = first(3).owns(P1, Tile::FirstScribe).with_prayer(P1, prayer);
        t.begin(P1, Deed::Recruit);
        t
    };
    let mut t = table(0);
    assert!(!t.can(P1, "place w1a 3"));
    t.acts(P1, "place w1a 1, place w1b 1");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1b"), t.prayer(P1)),
        (1, 1, 0)
    );
    let mut t = table(3);
    t.act(P1, "place w1a 5");
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (5, 0));
}

/// BLU-1b: 1 strength in defence, none in attack.
#[test]
fn defense() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::FirstDefense)
        .owns(P2, Tile::FirstDefense);
    let t = fought(t, "w_r", "BC-1", "BC-1");
    assert_eq!(
        (t.last_points(P1).strength, t.last_points(P2).strength),
        (7, 8)
    );
}

/// BLU-1a, BLU-1b, K1-8.n3: there are two of each, and nobody may have both of a kind.
#[test]
fn two_scribes_two_defenses() {
    let t = first(3);
    assert_eq!(
        (t.copies(Tile::FirstScribe), t.copies(Tile::FirstDefense)),
        (2, 2)
    );
    let mut t = t
        .owns(P1, Tile::FirstScribe)
        .pyramid(P1, "w1a", Colour::Sapphire, 1);
    assert_eq!(t.copies(Tile::FirstScribe), 1);
    t.begin_on(P1, Space::Acquire3);
    assert!(!t.can(P1, "take BLU-1a") && t.can(P1, "take BLU-1b"));
}

/// BLU-2a, K1-5.7: seven units to a troop instead of five.
#[test]
fn legion() {
    let table = |t: Scene| {
        let mut t = t.troop(P1, "w1a", 4).with_prayer(P1, 8);
        t.begin(P1, Deed::Recruit);
        t
    };
    assert!(!table(first(3)).can(P1, "place w1a 2"));
    let mut t = table(first(3).owns(P1, Tile::FirstLegion));
    assert!(!t.can(P1, "place w1a 4"));
    t.acts(P1, "place w1a 3, done");
    assert_eq!(t.units(P1, "w1a"), 7);
}

/// BLU-3a: 1 protection, in attack and defence.
#[test]
fn shield_of_neith() {
    for owner in [P1, P2] {
        let t = first(3)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 3)
            .owns(owner, Tile::FirstShield);
        let t = fought(t, "w_r", "BC-1", "BC-1");
        assert_eq!(t.last_points(owner).shield, 1);
        assert_eq!(t.units(owner, "w_r"), 3, "1 damage is warded off");
    }
}

/// BLU-3b, K1-11.6, K1-B8: a defence won with a unit left is a battle VP.
#[test]
fn defensive_victory() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P2, Tile::FirstDefensiveVictory);
    let won = fought(t.clone(), "w_r", "BC-5", "BC-1");
    assert_eq!(
        (won.permanent_fame(P1), won.permanent_fame(P2)),
        ((0, 0), (1, 0))
    );
    let lost = fought(t, "w_r", "BC-1", "BC-5");
    assert_eq!(lost.permanent_fame(P2), (0, 0));
}

/// BLU-3b: in attack the tile adds nothing to the VP of the rules.
#[test]
fn defensive_victory_in_attack() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::FirstDefensiveVictory);
    let t = fought(t, "w_r", "BC-1", "BC-5");
    assert_eq!(t.permanent_fame(P1), (1, 0));
}

/// BLU-3c, K1-U40: the opponent settles everything, shows the battle card, and only then the owner chooses.
#[test]
fn prescience() {
    for (owner, other) in [(P1, P2), (P2, P1)] {
        let mut t = first(3)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 3)
            .owns(owner, Tile::Prescience)
            .holds(other, &[Di::FirstRage]);
        t.battle(P1, "w_r");
        // Who holds a card may hold an Escape.
        if t.awaits(P2) && t.can(P2, "decline") {
            t.act(P2, "decline");
        }
        assert!(t.awaits(other), "the owner waits");
        t.acts(other, "play-card BC-4, discard-card BC-1, add DI12-01");
        assert!(t.awaits(other) && t.offers(owner).is_empty());
        t.act(other, "hide");
        assert!(t.awaits(owner));
        let shown = Event::CardShown {
            seat: other,
            card: BattleCard::Bc4,
        };
        assert!(t.told(tabletop::Eye::Seat(owner)).contains(&shown));
        t.council(owner, "BC-1", &[], "hide");
        assert_eq!(t.last_points(other).strength, 3 + 2 + 1);
    }
}

/// BLU-3d, K1-11.2: a permanent VP, which is no battle VP.
#[test]
fn blue_victory_point() {
    let t = buy(first(3), "BLU-3d");
    assert_eq!(t.permanent_fame(P1), (0, 1));
    let t = first(3)
        .owns(P1, Tile::RedVictoryPoint)
        .pyramid(P1, "w1a", Colour::Sapphire, 3);
    let mut t = t;
    t.begin_on(P1, Space::Acquire3);
    assert!(!t.can(P1, "take BLU-3d"), "one for a player");
}

/// BLU-4a, corrections:F-2, K1-N3, K1-U31, K1-U32: at night up to four units for nothing, to one troop and to the own city, not to enemies.
#[test]
fn reinforcements() {
    let mut t = first(3)
        .troop(P1, "w_r", 4)
        .troop(P2, "w1c", 1)
        .owns(P1, Tile::FirstReinforcements);
    t.night_step(Step::NightTiles { place: 0 });
    assert!(t.awaits(P1));
    assert!(!t.can(P1, "place w_r 2"), "the limit holds");
    assert!(!t.can(P1, "place w1c 1") && !t.can(P1, "place w_on 1"));
    assert!(t.can(P1, "place w1a 4") && !t.can(P1, "place w1a 5"));
    t.acts(P1, "place w_r 1, place w1a 2");
    assert!(t.can(P1, "place w1b 1") && !t.can(P1, "place w1b 2"));
    t.act(P1, "done");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w1a")), (5, 2));
    assert_eq!(t.prayer(P1), 5);
}

/// BLU-4a: it may be left unused, and it is nothing by day.
#[test]
fn reinforcements_are_a_may() {
    let mut t = first(3)
        .troop(P1, "w_r", 4)
        .owns(P1, Tile::FirstReinforcements);
    t.night_step(Step::NightTiles { place: 0 });
    t.act(P1, "done");
    assert_eq!(t.supply(P1), 8);
    let mut t = first(3)
        .owns(P1, Tile::FirstReinforcements)
        .with_prayer(P1, 1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "place w1a 2"), "units of a Recruit are paid");
}

/// BLU-4b, K1-9.6, K1-11.3: a permanent VP when bought, and 2 strength where it stands.
#[test]
fn sphinx() {
    let t = first(3).troop(P1, "w1a", 2);
    let mut t = buy(t, "BLU-4b");
    assert_eq!(t.permanent_fame(P1), (0, 1));
    t.act(P1, "attach first-sphinx w1a");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstSphinx));
}

/// BLU-4c, K1-4.1.1: the golden token is for its owner, once a day, for a Move or a Recruit.
#[test]
fn divine_will() {
    let table = || first(2).owns(P1, Tile::FirstDivineWill).troop(P1, "w1f", 2);
    let mut t = first(2);
    assert!(!t.can(P1, "gold"), "no tile, no token");
    t = table();
    t.act(P1, "token m_pray");
    t.acts(P1, "gold, golden BLU-4c");
    assert_eq!(t.offers(P1), ["as move", "as recruit"]);
    t.act(P1, "as move");
    t.acts(P1, "troop w1f, step w_r");
    assert_eq!(t.units(P1, "w_r"), 2);
    assert!(t.awaits(P2), "nothing is left to place");
    t.act(P2, "token m_pray");
    t.act(P1, "token t_move");
    t.acts(P1, "decline");
    assert!(t.awaits(P2), "the golden token is gone for the day");
}

/// BLU-4c, K1-U33: a Recruit at the apex is a Recruit: the Scribe helps.
#[test]
fn divine_will_recruits() {
    let mut t = first(2)
        .owns(P1, Tile::FirstDivineWill)
        .owns(P1, Tile::FirstScribe)
        .with_prayer(P1, 0);
    t.acts(P1, "token m_pray, gold, golden BLU-4c, as recruit");
    t.act(P1, "place w1a 4");
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (4, 0));
}

/// BLU-4d, K1-D2: a silver token: one more action on any free space, in a turn with an ordinary token.
#[test]
fn blue_act_of_god() {
    let mut t = buy(first(2), "BLU-4d");
    let prayer = t.prayer(P1);
    t.act(P1, "silver m_pray");
    assert_eq!(t.prayer(P1), prayer + 2);
    assert!(t.awaits(P2));
}

/// BLU-2b, K1-9.1: the Elephant: 1 strength, 1 protection, 1 movement.
#[test]
fn elephant() {
    let t = first(3).troop(P2, "w_r", 3).troop(P1, "w_r", 3).companion(
        P1,
        Companion::FirstElephant,
        "w_r",
    );
    let t = fought(t, "w_r", "BC-1", "BC-1");
    let points = t.last_points(P1);
    assert_eq!((points.strength, points.damage, points.shield), (8, 1, 1));
    let mut t = first(3)
        .troop(P1, "w1f", 1)
        .companion(P1, Companion::FirstElephant, "w1f");
    march(&mut t, "w1f", &[]);
    assert_eq!(t.land_moves(), 2);
}

/// BLU-2d, K1-9.2, K1-12.12, K1-13.7: against the Snake the enemy's creature gives nothing; the Snake has no strength itself.
#[test]
fn snake() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::FirstSnake, "w_r")
        .companion(P2, Companion::FirstElephant, "w_r");
    let t = fought(t, "w_r", "BC-1", "BC-1");
    assert_eq!(t.last_points(P1).strength, 7);
    let points = t.last_points(P2);
    assert_eq!((points.strength, points.shield), (7, 0));
}

/// BLU-2d, K1-12.12: the Snake takes the Scorpion's damage too, in attack as in defence.
#[test]
fn snake_against_the_scorpion() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::FirstScorpion, "w_r")
        .companion(P2, Companion::FirstSnake, "w_r")
        .owns(P1, Tile::FirstCarnage);
    let t = fought(t, "w_r", "BC-6", "BC-6");
    let points = t.last_points(P1);
    assert_eq!(
        (points.strength, points.damage),
        (6, 1),
        "the tile still counts"
    );
    assert!(gains(&t, P1).is_empty());
}
