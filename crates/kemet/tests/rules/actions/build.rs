//! Build: one pyramid, one or more levels (section 3.4.1).

use kemet::scene::*;
use kemet::*;

use crate::ledger::payments;

/// KB-3.4.1.b, KB-EX-3.4.1-1: each level costs its own number.
#[test]
fn a_level_costs_its_number() {
    for level in 1..=4 {
        let before = |prayer| {
            let mut t = table(3).with_prayer(P1, prayer);
            if level > 1 {
                t = t.pyramid(P1, "w1b", Colour::Ruby, level - 1);
            }
            t.begin(P1, Deed::Build);
            t
        };
        let mut t = before(level);
        t.act(P1, &format!("build b {level}"));
        if level == 1 {
            t.act(P1, "top ruby");
        }
        assert_eq!((t.level("w1b"), t.prayer(P1)), (level, 0));

        let poor = before(level - 1);
        let refusal = if level == 1 {
            // Nothing at all can be paid: the action is lost unasked.
            Some(Refused::NotAwaited { seat: P1 }.into())
        } else {
            // A free district keeps the question open.
            Some(Refusal::NeedsPrayer {
                need: level,
                have: level - 1,
            })
        };
        assert_eq!(poor.refusal(P1, &format!("build b {level}")), refusal);
        assert_eq!(poor.level("w1b"), level - 1);
    }
}

/// KB-3.4.1.c, KB-EX-3.4.1-2: two levels at once are one payment of their sum.
#[test]
fn several_levels_are_one_payment() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 5);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 4"),
        Some(Refusal::NeedsPrayer { need: 9, have: 5 })
    );
    t.act(P1, "build a 3");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (3, 0));
    assert_eq!(payments(&t, P1), [5]);
}

/// KB-EX-3.4.1-3: from nothing to the top for ten, and its fame with it.
#[test]
fn from_the_ground_to_the_top() {
    let mut t = table(3).with_prayer(P1, 10);
    t.begin(P1, Deed::Build);
    assert_eq!(t.temporary_fame(P1), 0);
    t.acts(P1, "build a 4, top diamond");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (4, 0));
    assert_eq!(payments(&t, P1), [10]);
    assert_eq!(t.temporary_fame(P1), 1);
}

/// KB-3.4.1.a, KB-DP-A1: a Build raises one own pyramid by at least a level.
#[test]
fn one_pyramid_and_at_least_one_level() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .with_prayer(P1, 11);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 2"),
        Some(Refusal::PyramidLevel { level: 2 })
    );
    assert_eq!(
        t.offers(P1),
        [
            "build a 3",
            "build a 4",
            "build b 2",
            "build b 3",
            "build b 4",
            "build c 1",
            "build c 2",
            "build c 3",
            "build c 4",
            "decline",
        ]
    );
    t.act(P1, "build b 2");
    // The action is over: the other pyramid has to wait.
    assert!(t.awaits(P2));
    assert_eq!((t.level("w1a"), t.level("w1b")), (2, 2));
    assert_eq!(t.prayer(P1), 9);
}

/// KB-3.4.1.d: a new pyramid takes a colour in use that its city lacks, sets
/// its acquire token on a free space, and may rise at once.
#[test]
fn a_new_pyramid() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 4);
    t.begin(P1, Deed::Build);
    t.act(P1, "build c 2");
    // Ruby is built already, onyx, amber and amethyst are not in the game.
    assert_eq!(t.offers(P1), ["top sapphire", "top diamond"]);
    t.act(P1, "top sapphire");
    assert_eq!(t.level("w1c"), 2);
    assert_eq!(t.colour("w1c"), Some(Colour::Sapphire));
    assert_eq!(t.colour("w1b"), None);
    assert_eq!(payments(&t, P1), [3]);
    let slots = t.view(tabletop::Eye::Archive).players[P1.index()].slots;
    assert_eq!(slots, [Some(Colour::Ruby), Some(Colour::Sapphire), None]);
}

/// KB-3.4.1.e: level four is the top, three districts hold three pyramids of
/// three colours, and with two players a city has two.
#[test]
fn how_much_a_city_holds() {
    let mut full = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .pyramid(P1, "w1b", Colour::Sapphire, 3)
        .with_prayer(P1, 11);
    full.begin(P1, Deed::Build);
    assert_eq!(
        full.refusal(P1, "build a 5"),
        Some(Refusal::PyramidLevel { level: 4 })
    );
    // The last colour is the only one: nobody is asked.
    full.act(P1, "build c 1");
    assert_eq!(full.colour("w1c"), Some(Colour::Diamond));
    assert!(full.awaits(P2));

    let mut two = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .with_prayer(P1, 11);
    two.begin(P1, Deed::Build);
    assert_eq!(
        two.refusal(P1, "build c 1"),
        Some(Refusal::NoRoomForPyramid { limit: 2 })
    );
    assert!(two.can(P1, "build b 4"));
}

/// KB-3.4.1.f: who controls a pyramid buys tiles of its colour up to its
/// level, teleports from it, and has fame for the fourth level.
#[test]
fn what_a_controlled_pyramid_gives() {
    let t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 2)
        .with_prayer(P1, 11);
    assert_eq!(t.temporary_fame(P1), 0);
    assert_eq!(
        table(3)
            .pyramid(P1, "w1a", Colour::Ruby, 4)
            .temporary_fame(P1),
        1
    );

    let mut acquire = t.clone();
    acquire.begin(P1, Deed::Acquire);
    assert!(acquire.can(P1, &format!("take {}", Tile::Carnage)));
    assert_eq!(
        acquire.refusal(P1, &format!("take {}", Tile::BladesOfNeith)),
        Some(Refusal::PyramidTooLow {
            colour: Colour::Ruby,
            need: 3,
            have: 2
        })
    );

    let mut march = t;
    march.begin(P1, Deed::Move);
    march.act(P1, "troop w1b");
    assert_eq!(
        march.refusal(P1, "teleport w_tr"),
        Some(Refusal::NoTeleportFrom { zone: Zone::W1b })
    );
    march.act(P1, "step w1a");
    assert!(march.can(P1, "teleport w_tr"));
}

/// KB-3.4.1.g: an opponent who holds the district has all of that, and the
/// city's owner none of it.
#[test]
fn a_lost_pyramid_serves_its_conqueror() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .troop(P2, "w1a", 2)
        .with_prayer(P1, 11)
        .with_prayer(P2, 11)
        .without_gold(P2);
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));

    t.begin_on(P1, Space::Acquire1);
    let blades = format!("take {}", Tile::BladesOfNeith);
    // Its own ruby space is no use without the pyramid: nothing can be bought.
    assert_eq!(
        t.refusal(P1, &blades),
        Some(Refused::NotAwaited { seat: P1 }.into())
    );
    assert!(t.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::Acquire
    }));

    let mut acquire = t.clone();
    acquire.begin(P2, Deed::Acquire);
    acquire.act(P2, &blades);
    assert!(acquire.tiles(P2).contains(Tile::BladesOfNeith));

    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w1a, teleport d_s");
    assert_eq!((t.units(P2, "d_s"), t.prayer(P2)), (2, 9));
}

/// KB-3.4.1.h, KB-AM-14: building under an enemy's feet is allowed, and the
/// fame of the fourth level is the enemy's until it goes.
#[test]
fn building_under_an_enemy() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .troop(P2, "w1a", 2);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (4, 3));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));

    // A first level may be founded there as well.
    let mut t = table(3).troop(P2, "w1a", 2);
    t.begin(P1, Deed::Build);
    t.acts(P1, "build a 1, top ruby");
    assert_eq!(t.colour("w1a"), Some(Colour::Ruby));
    assert!(t.controls(P2, "w1a"));
}

/// KB-DP-A1: what nobody could pay is lost, and the token stays where it is.
#[test]
fn a_build_nobody_can_pay_is_lost() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Build);
    assert!(t.awaits(P2));
    assert!(t.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::Build
    }));
    assert_eq!(t.level("w1a"), 1);
    let board = &t.view(tabletop::Eye::Archive).players[P1.index()];
    assert!(board.own_tokens.contains(Space::MiddleBuild));
}

/// KB-DP-A1: discounts of tiles decide what can be paid (DIA-2a).
#[test]
fn a_discount_reaches_further() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .owns(P1, Tile::MagicalSupport)
        .with_prayer(P1, 3);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 4"),
        Some(Refusal::NeedsPrayer { need: 6, have: 3 })
    );
    t.act(P1, "build a 3");
    assert_eq!(payments(&t, P1), [3]);
}

/// KB-AM-08: an acquire token may go on a space where an action token lies; the
/// space stays taken for the round.
#[test]
fn an_acquire_token_on_a_used_space() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .tokens_on(P1, &[Space::Acquire2]);
    t.begin(P1, Deed::Build);
    t.acts(P1, "build b 1, top sapphire");
    assert_eq!(t.offers(P1), ["slot b_acq2", "slot b_acq3"]);
    t.act(P1, "slot b_acq2");
    let slots = t.view(tabletop::Eye::Archive).players[P1.index()].slots;
    assert_eq!(slots, [Some(Colour::Ruby), Some(Colour::Sapphire), None]);
    t.turn(P1);
    assert_eq!(
        t.refusal(P1, "token b_acq2"),
        Some(Refusal::SpaceTaken {
            space: Space::Acquire2
        })
    );

    // Where it is the only space without a token, it goes there unasked.
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .tokens_on(P1, &[Space::Acquire3]);
    t.begin(P1, Deed::Build);
    t.act(P1, "build c 1");
    let slots = t.view(tabletop::Eye::Archive).players[P1.index()].slots;
    assert_eq!(slots[2], Some(Colour::Diamond));
    t.turn(P1);
    assert!(!t.can(P1, "token b_acq3"));
}
