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

const EAGER: HouseRules = HouseRules {
    eager_creatures: true,
    two_cards: false,
    delta_price: false,
    sanctuary_recall: false,
    sudden_end: false,
    free_garrison: false,
    empty_retreat: false,
    delta_returns: false,
};

/// K1-H6, corrections:F-5: a waiting creature joins as soon as a unit appears in the city, whatever brings it; by the book it waits for a Recruit (K1-9b.5).
#[test]
fn a_waiting_creature_joins_at_once() {
    let elephant = Companion::FirstElephant;
    let table = |t: Scene| {
        t.owns(P1, Tile::FirstElephant)
            .owns(P1, Tile::GodSpeed)
            .troop(P1, "w1f", 2)
            .holds(P1, &[Di::Enlistment])
    };
    for (scene, joins) in [(house(3, EAGER), true), (first(3), false)] {
        let mut card = table(scene.clone());
        card.acts(P1, "play DI12-09, place w1a 1");
        assert_eq!(card.companions(P1, "w1a").contains(elephant), joins);
        let mut walk = marching(table(scene.clone()), "w1f");
        walk.acts(P1, "step w1a, step w1b");
        assert_eq!(walk.companions(P1, "w1b").contains(elephant), joins);
        let mut night = table(scene).owns(P1, Tile::FirstReinforcements);
        night.night_step(Step::NightTiles { place: 0 });
        night.act(P1, "place w1c 1");
        assert_eq!(night.companions(P1, "w1c").contains(elephant), joins);
    }
    let mut abroad = table(house(3, EAGER));
    abroad.acts(P1, "play DI12-09, place w1f 2");
    assert!(abroad.companions_in_supply(P1).contains(elephant));
}

/// K1-H6: of several that wait, and of several places, the owner chooses; all that can come in do.
#[test]
fn which_waiting_creature_joins() {
    let mut t = house(3, EAGER)
        .owns(P1, Tile::FirstElephant)
        .owns(P1, Tile::FirstSphinx)
        .with_prayer(P1, 5);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 1");
    assert_eq!(
        t.offers(P1),
        ["attach first-elephant w1a", "attach first-sphinx w1a"]
    );
    t.act(P1, "attach first-sphinx w1a");
    t.act(P1, "place w1b 1");
    assert!(t.companions(P1, "w1b").contains(Companion::FirstElephant));
    t.act(P1, "done");
    assert!(t.companions_in_supply(P1).is_empty());
}

/// K1-H6: a troop that comes home in another's turn, by a retreat, brings its creature in as well.
#[test]
fn a_retreat_brings_it_in() {
    let t = house(3, EAGER)
        .owns(P2, Tile::FirstElephant)
        .troop(P2, "w2f", 3)
        .troop(P1, "w2f", 5);
    let mut t = fought(t, "w2f", "BC-1", "BC-5");
    t.act(P2, "retreat");
    t.act(P1, "banish w2b");
    assert!(t.companions(P2, "w2b").contains(Companion::FirstElephant));
}

/// K1-U50, K1-U4, corrections:F-6: the table may read the retreat otherwise: only regions without any units.
#[test]
fn a_retreat_to_empty_regions_only() {
    let rule = HouseRules {
        empty_retreat: true,
        ..HouseRules::default()
    };
    let beaten = |t: Scene| {
        let t = t
            .troop(P2, "w_on", 1)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 5);
        let mut t = fought(t, "w_r", "BC-1", "BC-5");
        t.act(P2, "retreat");
        assert!(t.can(P1, "banish w_tr"));
        t.can(P1, "banish w_on")
    };
    assert!(beaten(first(3)) && !beaten(house(3, rule)));
}

/// K1-U50, K1-U14, corrections:F-3, corrections:F-6: the table may read the Delta temple otherwise: its point goes back with the last unit.
#[test]
fn the_last_unit_takes_the_point_with_it() {
    let rule = HouseRules {
        delta_returns: true,
        ..HouseRules::default()
    };
    let given_up = |t: Scene| {
        let mut t = t.troop(P1, "d_t", 1).troop(P1, "w_ti", 1);
        t.evening();
        t.act(P1, "sacrifice");
        assert_eq!(t.permanent_fame(P1), (0, 0));
        (t.fame(P1), t.controls(P1, "d_t"))
    };
    assert_eq!(given_up(first(3)), (2, true));
    assert_eq!(given_up(house(3, rule)), (1, false));
}

/// K1-U50: an imagined game reads the rules as the table does.
#[test]
fn what_is_imagined_reads_alike() {
    use tabletop::{Dice, Eye, Game, Seed};
    let rule = HouseRules {
        delta_returns: true,
        empty_retreat: true,
        ..HouseRules::default()
    };
    let mut t = house(3, rule).troop(P1, "d_t", 1);
    t.evening();
    let known = Kemet::know(&t.view(Eye::Seat(P1)));
    let mut game = Kemet::imagine(&known, &mut Dice::new(Seed(5)));
    play(&mut game, "sacrifice");
    assert_eq!(public(&game).players[0].fame, 0);
}
