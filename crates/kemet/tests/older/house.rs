//! House rules of the summary; all are off unless chosen.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-H1: a side chooses between two cards that chance has drawn; one is played, the other discarded.
#[test]
fn two_cards_by_chance() {
    let rule = HouseRules {
        two_cards: true,
        ..HouseRules::default()
    };
    let mut t = house(3, rule).troop(P2, "w_r", 3).troop(P1, "w_r", 3);
    t.battle(P1, "w_r");
    let drawn = offered(&t, "play-card");
    assert_eq!(drawn.len(), 2);
    let (one, other) = (drawn.first().unwrap(), drawn.last().unwrap());
    t.act(P1, &format!("play-card {one}"));
    assert!(t.can(P1, &format!("discard-card {other}")) || t.step() != Some(Step::WarCouncil));
    assert_eq!(offered(&t, "discard-card").len(), 1);
    let mut free = first(3).troop(P2, "w_r", 3).troop(P1, "w_r", 3);
    free.battle(P1, "w_r");
    assert_eq!(offered(&free, "play-card").len(), 6);
}

/// K1-H2: the unit of the Delta temple is paid when it is taken, and 5 prayer come every day without another.
#[test]
fn the_delta_is_paid_when_taken() {
    let rule = HouseRules {
        delta_price: true,
        ..HouseRules::default()
    };
    let table = |t: Scene| {
        t.pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 3)
            .with_prayer(P1, 2)
    };
    let mut t = marching(table(house(3, rule)), "w1a");
    t.acts(P1, "teleport d_t, done");
    assert_eq!((t.units(P1, "d_t"), t.supply(P1)), (2, 10));
    t.evening();
    assert!(t.is_night(), "nobody is asked");
    assert_eq!(gains(&t, P1), [5, 2]);
    assert_eq!(t.units(P1, "d_t"), 2);
    let mut t = marching(table(first(3)), "w1a");
    t.acts(P1, "teleport d_t, done");
    assert_eq!(t.units(P1, "d_t"), 3);
    t.evening();
    assert_eq!(t.step(), Some(Step::DeltaTemple));
}

/// K1-H3: a recall from the Sanctuary gives a point for every two units.
#[test]
fn recalling_from_the_sanctuary() {
    let rule = HouseRules {
        sanctuary_recall: true,
        ..HouseRules::default()
    };
    let recalled = |t: Scene, zone: &str| {
        let mut t = t.troop(P2, zone, 5).troop(P1, zone, 5).with_prayer(P2, 0);
        t.battle(P1, zone);
        t.clash("BC-6", "BC-5");
        t.act(P2, "recall");
        assert_eq!(gains(&t, P2), [5]);
        t.permanent_fame(P2)
    };
    assert_eq!(recalled(house(3, rule), "d_s"), (0, 2));
    assert_eq!(recalled(house(3, rule), "w_r"), (0, 0));
    assert_eq!(recalled(first(3), "d_s"), (0, 0));
}

/// K1-H4: the game ends as soon as somebody has reached the goal.
#[test]
fn a_sudden_end() {
    let rule = HouseRules {
        sudden_end: true,
        ..HouseRules::default()
    };
    let table = |t: Scene| {
        t.with_fame(P1, 0, 7)
            .pyramid(P1, "w1a", Colour::Ruby, 3)
            .with_prayer(P1, 4)
    };
    let mut t = table(house(3, rule));
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!(
        t.outcome().expect("8 points").winners,
        tabletop::Seats::one(P1)
    );
    let mut t = table(first(3));
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert!(t.outcome().is_none());
}

/// K1-H4: also by night, and before a second battle of the same action.
#[test]
fn a_sudden_end_at_any_moment() {
    let rule = HouseRules {
        sudden_end: true,
        ..HouseRules::default()
    };
    let mut night = house(3, rule)
        .with_fame(P1, 0, 7)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .owns(P1, Tile::FirstHandOfGod);
    night.night();
    night.act(P1, "build a 4");
    assert_eq!(
        night.outcome().expect("8 points by night").winners,
        tabletop::Seats::one(P1)
    );
    let mut twice = house(3, rule)
        .with_fame(P1, 0, 7)
        .with_prayer(P1, 11)
        .troop(P2, "w1a", 1)
        .troop(P2, "w1b", 1);
    twice.begin(P1, Deed::Recruit);
    twice.acts(P1, "place w1a 5, place w1b 5, done, fight w1a");
    twice.clash("BC-6", "BC-5");
    twice.act(P2, "recall");
    assert!(twice.outcome().is_none(), "the battle goes on");
    twice.act(P1, "stay");
    assert_eq!(
        twice.outcome().expect("8 points in battle").winners,
        tabletop::Seats::one(P1)
    );
}

/// K1-H4: a pyramid that a troop leaves for a moment does not end the game.
#[test]
fn no_sudden_end_in_the_middle_of_a_move() {
    let rule = HouseRules {
        sudden_end: true,
        ..HouseRules::default()
    };
    let t = house(3, rule)
        .with_fame(P2, 0, 7)
        .owns(P1, Tile::GodSpeed)
        .owns(P1, Tile::OpenGates)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2a", 2);
    let mut back = marching(t.clone(), "w2a");
    back.acts(P1, "step w2b, step w2a, done");
    assert!(back.outcome().is_none());
    let mut left = marching(t, "w2a");
    left.acts(P1, "step w2f, done");
    assert_eq!(
        left.outcome().expect("8 points").winners,
        tabletop::Seats::one(P2)
    );
}

/// K1-H5: the first ten units may stand in any own district.
#[test]
fn a_free_garrison() {
    let setup = Setup {
        house: HouseRules {
            free_garrison: true,
            ..HouseRules::default()
        },
        ..Setup::of(Edition::First, 2)
    };
    let mut game = started(&setup, 2);
    found_all(&mut game, 2, true);
    let offers = list(&game);
    assert!(offers.iter().all(|offer| offer.starts_with("place")));
    assert_eq!(offers.len(), 6, "0 to 5 in the first district");
    play(&mut game, &offers[0].clone());
    let mut game = start(2, 2);
    found_all(&mut game, 2, true);
    assert!(!list(&game)[0].starts_with("place"), "nothing to choose");
}
