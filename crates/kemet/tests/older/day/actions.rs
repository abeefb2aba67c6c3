//! The action board and its actions.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-4.1.1, BLU-4c: the apex takes the golden token alone, for a Move or a Recruit.
#[test]
fn the_apex_is_for_gold() {
    let mut t = first(2)
        .owns(P1, Tile::FirstDivineWill)
        .owns(P1, Tile::WhiteActOfGod);
    assert_eq!(t.refusal(P1, "token apex"), Some(Refusal::GoldOnly));
    assert_eq!(t.refusal(P1, "silver apex"), Some(Refusal::GoldOnly));
    t.acts(P1, "gold, golden BLU-4c");
    assert_eq!(t.offers(P1), ["as move", "as recruit"]);
    t.acts(P1, "as recruit, place w1a 2, done");
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (2, 3));
}

/// K1-4.1.2, K1-4.1.3, K1-4.1.4, K1-4.1.n1: nine spaces on three floors.
#[test]
fn nine_spaces_on_three_floors() {
    let board = [
        vec![Deed::Move, Deed::Recruit],
        vec![Deed::Build, Deed::Move, Deed::Pray],
        vec![Deed::Acquire, Deed::Acquire, Deed::Acquire, Deed::Pray],
    ];
    for (floor, expected) in Spaces::FLOORS.iter().zip(board) {
        let deeds: Vec<Deed> = floor.iter().map(Space::deed).collect();
        assert_eq!(deeds, expected);
    }
    let t = first(2);
    assert_eq!(offered(&t, "token").len(), 9);
    // The Buy spaces have printed colours: white, red, blue.
    for (space, tile) in [
        ("b_acq1", "WHI-1a"),
        ("b_acq2", "RED-1a"),
        ("b_acq3", "BLU-1a"),
    ] {
        let mut t = bazaar(1);
        t.act(P1, &format!("token {space}"));
        assert!(t.can(P1, &format!("take {tile}")));
        let colour = &tile[..3];
        assert!(
            offered(&t, "take")
                .iter()
                .all(|other| other.starts_with(colour))
        );
    }
}

/// K1-4.2.1: Pray is worth 2.
#[test]
fn pray_gives_two() {
    for space in ["m_pray", "b_pray"] {
        let mut t = first(2);
        t.act(P1, &format!("token {space}"));
        assert_eq!(gains(&t, P1), [2]);
    }
}

/// K1-4.2.2: from level 1 to 3 for 2 and 3 in one payment; 4 is the end.
#[test]
fn each_level_costs_its_number() {
    let mut t = first(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 8);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 4"),
        Some(Refusal::NeedsPrayer { need: 9, have: 8 })
    );
    t.act(P1, "build a 3");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (3, 3));
    assert_eq!(payments(&t, P1), [5]);
}

/// K1-4.2.2: a pyramid that leaves level 0 stands on the own district still free, for all levels at once if wished.
#[test]
fn a_new_pyramid_stands_on_the_free_district() {
    let mut t = first(2)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1c", Colour::Diamond, 1)
        .with_prayer(P1, 11);
    t.begin(P1, Deed::Build);
    assert_eq!(
        offered(&t, "build"),
        words("")
            .into_iter()
            .chain(
                [
                    "a 3", "a 4", "b 1", "b 2", "b 3", "b 4", "c 2", "c 3", "c 4"
                ]
                .map(str::to_owned)
            )
            .collect()
    );
    t.act(P1, "build b 2");
    assert_eq!(
        (t.level("w1b"), t.colour("w1b")),
        (2, Some(Colour::Sapphire))
    );
    assert_eq!(t.prayer(P1), 8);
}

/// K1-4.2.3: the colour of the space, a pyramid at least as high, the price of the level.
#[test]
fn buying_a_tile() {
    let mut t = bazaar(2).with_prayer(P1, 2);
    t.begin_on(P1, Space::Acquire2);
    assert!(t.can(P1, "take RED-2a"));
    let low = Refusal::PyramidTooLow {
        colour: Colour::Ruby,
        need: 3,
        have: 2,
    };
    assert_eq!(t.refusal(P1, "take RED-3b"), Some(low));
    assert!(!t.can(P1, "take BLU-2a"));
    t.act(P1, "take RED-2a");
    assert_eq!((t.prayer(P1), t.copies(Tile::FirstCarnage)), (0, 0));
    assert!(t.tiles(P1).contains(Tile::FirstCarnage));
    let mut poor = bazaar(2).with_prayer(P1, 1);
    poor.begin_on(P1, Space::Acquire2);
    assert_eq!(
        poor.refusal(P1, "take RED-2a"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
}

/// K1-4.2.3, K1-11.2: nobody has the same tile twice, whatever its colour.
#[test]
fn no_tile_twice() {
    for (own, other) in [
        (Tile::FirstCharge, Tile::FirstCharge),
        (Tile::FirstPriest, Tile::FirstPriest),
        (Tile::RedVictoryPoint, Tile::BlueVictoryPoint),
        (Tile::BlueVictoryPoint, Tile::WhiteVictoryPoint),
        (Tile::WhiteVictoryPoint, Tile::RedVictoryPoint),
        (Tile::RedActOfGod, Tile::WhiteActOfGod),
        (Tile::WhiteActOfGod, Tile::BlueActOfGod),
        (Tile::BlueActOfGod, Tile::RedActOfGod),
    ] {
        let mut t = bazaar(4).owns(P1, own);
        assert!(t.copies(other) > 0);
        t.begin_on(P1, space_of(other.colour()));
        let refusal = t.refusal(P1, &format!("take {other}"));
        assert_eq!(refusal, Some(Refusal::SamePicture { tile: other }));
    }
}

/// K1-4.2.4: X prayer for X units on up to three own districts, five in each at most.
#[test]
fn recruiting_into_three_districts() {
    let mut t = first(2).troop(P1, "w1a", 3).with_prayer(P1, 9);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1a 3"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    assert!(!t.can(P1, "place w1f 1") && !t.can(P1, "place w3a 1"));
    t.acts(P1, "place w1a 2, place w1b 5, place w1c 2");
    assert_eq!(
        ["w1a", "w1b", "w1c"].map(|zone| t.units(P1, zone)),
        [5, 5, 2]
    );
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 0));
    assert_eq!(payments(&t, P1), [9]);
}

/// K1-4.2.5: the owner may recruit where an enemy stands and attacks at once; the occupier recruits at home only.
#[test]
fn recruiting_where_an_enemy_stands() {
    let table = || {
        first(2)
            .troop(P2, "w1b", 2)
            .with_prayer(P1, 9)
            .with_prayer(P2, 9)
    };
    let mut t = table();
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1b 4, done");
    let battle = Event::BattleBegan {
        zone: Zone::W1b,
        attacker: P1,
        defender: P2,
    };
    assert!(t.events().contains(&battle));
    t.clash("BC-6", "BC-5");
    assert_eq!(t.permanent_fame(P1), (1, 0));
    let mut t = table();
    t.turn(P2);
    t.begin(P2, Deed::Recruit);
    assert!(!t.can(P2, "place w1b 1") && t.can(P2, "place w3b 1"));
}

/// K1-4.2.6: a Move is for one troop.
#[test]
fn a_move_is_for_one_troop() {
    let mut t = first(2).troop(P1, "w1a", 2).troop(P1, "w_r", 2);
    t.begin(P1, Deed::Move);
    assert_eq!(offered(&t, "troop"), words("w1a w_r"));
    t.acts(P1, "troop w_r, step w_tr");
    assert!(t.awaits(P2));
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w_tr")), (2, 2));
}

/// K1-4.3.2: prayer starts at 5.
#[test]
fn prayer_starts_at_five() {
    for player in &public(&start(4, 1)).players {
        assert_eq!(player.prayer, 5);
    }
}

/// K1-4.4.1, K1-11.8: a pyramid is a gate, a permit and, at level 4, a point.
#[test]
fn what_a_pyramid_is_good_for() {
    let with = |level: u8| {
        first(3)
            .pyramid(P1, "w1a", Colour::Ruby, level)
            .troop(P1, "w1a", 2)
            .troop(P1, "w1b", 2)
            .with_prayer(P1, 11)
    };
    for level in 1..=4 {
        let t = with(level);
        assert_eq!(t.temporary_fame(P1), u8::from(level == 4));
        assert!(marching(t.clone(), "w1a").can(P1, "teleport w_ti"));
        assert!(!marching(t.clone(), "w1b").can(P1, "teleport w_ti"));
        let mut t = t;
        t.begin_on(P1, Space::Acquire2);
        let highest = offered(&t, "take")
            .iter()
            .map(|id| id[4..5].parse::<u8>().unwrap())
            .max();
        assert_eq!(highest, Some(level));
    }
}

/// K1-4.4.2, K1-4.4.3: an occupier has gate, permit and point in the owner's place, for as long as he stays; bought tiles stay.
#[test]
fn an_occupier_has_the_pyramid() {
    let mut t = first(3)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .owns(P2, Tile::FirstCarnage)
        .troop(P1, "w2a", 3)
        .with_prayer(P1, 11)
        .with_prayer(P2, 11);
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
    assert!(marching(t.clone(), "w2a").can(P1, "teleport w_ti"));
    let mut buys = t.clone();
    buys.begin_on(P1, Space::Acquire2);
    assert!(buys.can(P1, "take RED-4b"));
    let mut owner = t.clone();
    owner.turn(P2);
    owner.begin_on(P2, Space::Acquire2);
    assert_eq!(offered(&owner, "take"), words(""));
    assert!(owner.tiles(P2).contains(Tile::FirstCarnage));
    // Gone again.
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2a, step w2f");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    t.turn(P2);
    t.begin_on(P2, Space::Acquire2);
    assert!(t.can(P2, "take RED-4b"));
}

/// K1-4.4.4: an owner may raise an occupied pyramid, and the occupier gets the point of level 4.
#[test]
fn raising_an_occupied_pyramid() {
    let mut t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .troop(P2, "w1a", 1)
        .with_prayer(P1, 4);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (4, 0));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
}

/// K1-4.4.5: an occupier may raise the pyramid he holds, at his cost; not one he does not hold.
#[test]
fn an_occupier_may_raise() {
    let mut t = first(3)
        .pyramid(P2, "w2a", Colour::Ruby, 2)
        .pyramid(P2, "w2b", Colour::Diamond, 2)
        .troop(P1, "w2a", 1)
        .with_prayer(P1, 7);
    t.begin(P1, Deed::Build);
    assert!(!t.can(P1, "raise w2b 3") && !t.can(P1, "raise w2a 5"));
    t.act(P1, "raise w2a 4");
    assert_eq!((t.level("w2a"), t.prayer(P1), t.prayer(P2)), (4, 0, 5));
    assert_eq!(t.temporary_fame(P1), 1);
}

/// K1-4.4.6: an own district without enemies is the owner's, units or none.
#[test]
fn empty_own_districts_are_the_owners() {
    let t = first(3).pyramid(P1, "w1a", Colour::Ruby, 4);
    assert!(
        ["w1a", "w1b", "w1c"]
            .iter()
            .all(|zone| t.controls(P1, zone))
    );
    assert_eq!(t.temporary_fame(P1), 1);
    assert!(!t.controls(P1, "w1f"));
}
