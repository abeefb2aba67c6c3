//! Acquire: the five conditions, what a tile brings, and companions (section 3.4.3).

use kemet::scene::*;
use kemet::*;

/// Three players with all of Ruby, Sapphire and Diamond in the market; P1 has
/// a Ruby pyramid of `ruby` on the first Acquire space and a Sapphire one of
/// `sapphire` on the second.
fn market(ruby: u8, sapphire: u8) -> Scene {
    table(3)
        .pyramid(P1, "w1a", Colour::Ruby, ruby)
        .pyramid(P1, "w1b", Colour::Sapphire, sapphire)
}

/// P1 also holds a Diamond pyramid of P3: there is something to buy on every space.
fn abroad(t: Scene) -> Scene {
    t.pyramid(P3, "w3a", Colour::Diamond, 1).troop(P1, "w3a", 1)
}

/// The others pray until it is P1's turn again.
fn back_to_p1(t: &mut Scene) {
    for seat in [P2, P3] {
        t.begin(seat, Deed::Pray);
    }
    assert!(t.awaits(P1));
}

fn tiles(t: &Scene, seat: tabletop::Seat) -> Vec<Tile> {
    t.tiles(seat).iter().collect()
}

// ---- the five conditions

/// KB-3.4.3.a: a picture is owned once, in whatever colour; the second copy is for somebody else.
#[test]
fn never_the_same_picture_twice() {
    let mut t = market(4, 4)
        .owns(P1, Tile::Charge)
        .owns(P1, Tile::RubyDomination)
        .owns(P1, Tile::RubyActOfGod)
        .pyramid(P2, "w2a", Colour::Ruby, 1);
    t.begin_on(P1, Space::Acquire2);
    for tile in [Tile::SapphireDomination, Tile::SapphireActOfGod] {
        assert_eq!(
            t.refusal(P1, &format!("take {tile}")),
            Some(Refusal::SamePicture { tile })
        );
    }
    t.act(P1, "take SAP-1a");
    t.begin_on(P2, Space::Acquire1);
    t.act(P2, "take RUB-1a");
    t.begin(P3, Deed::Pray);
    t.begin_on(P1, Space::Acquire1);
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        Some(Refusal::NotInMarket { tile: Tile::Charge })
    );
    assert!(t.can(P1, "take RUB-1b"));
}

/// KB-3.4.3.a: one's own second copy lies in the market and is refused.
#[test]
fn the_second_copy_is_refused_to_its_owner() {
    let mut t = market(1, 1).owns(P1, Tile::Charge);
    assert_eq!(t.copies(Tile::Charge), 1);
    t.begin_on(P1, Space::Acquire1);
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        Some(Refusal::SamePicture { tile: Tile::Charge })
    );
    assert_eq!(t.offers(P1), ["take RUB-1b", "decline"]);
}

/// KB-3.4.3.b: one tile of a colour each round; the next round is a new one.
#[test]
fn one_tile_of_a_colour_each_round() {
    let mut t = market(2, 2).with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-1a");
    back_to_p1(&mut t);
    t.begin_on(P1, Space::Acquire2);
    assert_eq!(
        t.refusal(P1, "take RUB-1b"),
        Some(Refusal::ColourBought {
            colour: Colour::Ruby
        })
    );
    assert!(t.can(P1, "take SAP-1a"));
    t.act(P1, "decline");
    t.night_step(Step::Awakening);
    assert_eq!(t.round(), 2);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-1b");
    assert_eq!(tiles(&t, P1), [Tile::Charge, Tile::PriestOfMafdet]);
}

/// KB-3.4.3.c, KB-EX-3.4.3-1: Spy wants control of a Sapphire pyramid of level 3 or 4.
#[test]
fn the_pyramid_must_be_high_enough() {
    for (level, legal) in [(2, false), (3, true), (4, true)] {
        let mut t = market(4, level);
        t.begin_on(P1, Space::Acquire2);
        let refusal = Refusal::PyramidTooLow {
            colour: Colour::Sapphire,
            need: 3,
            have: level,
        };
        assert_eq!(t.refusal(P1, "take SAP-3c"), (!legal).then_some(refusal));
        if legal {
            t.act(P1, "take SAP-3c");
            assert_eq!((t.prayer(P1), tiles(&t, P1)), (4, vec![Tile::Spy]));
        }
    }
}

/// KB-3.4.3.c: a pyramid under a stranger's heel does not count, it counts for the stranger.
#[test]
fn only_a_controlled_pyramid_counts() {
    let mut t = abroad(market(3, 1)).troop(P2, "w1a", 2);
    t.begin_on(P1, Space::Acquire1);
    let refusal = Refusal::PyramidTooLow {
        colour: Colour::Ruby,
        need: 1,
        have: 0,
    };
    assert_eq!(t.refusal(P1, "take RUB-1a"), Some(refusal));
    t.act(P1, "decline");
    t.begin_on(P2, Space::Acquire2);
    t.act(P2, "take RUB-3b");
    assert_eq!(tiles(&t, P2), [Tile::BladesOfNeith]);
}

/// KB-3.4.3.d: a colour with an acquire token is bought on its own space and nowhere else.
#[test]
fn a_colour_has_its_own_space() {
    let mut t = market(1, 1);
    let wrong = |colour, space| Some(Refusal::WrongAcquireSpace { colour, space });
    t.begin_on(P1, Space::Acquire2);
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        wrong(Colour::Ruby, Space::Acquire1)
    );
    assert_eq!(t.offers(P1), ["take SAP-1a", "take SAP-1b", "decline"]);
    let mut t = market(1, 1);
    t.begin_on(P1, Space::Acquire1);
    assert_eq!(
        t.refusal(P1, "take SAP-1a"),
        wrong(Colour::Sapphire, Space::Acquire2)
    );
    assert_eq!(t.offers(P1), ["take RUB-1a", "take RUB-1b", "decline"]);
}

/// KB-3.4.3.d, KB-EX-3.4.3-2: without an own token of the colour any Acquire space will do.
#[test]
fn a_foreign_colour_goes_on_any_space() {
    let conquered = || {
        abroad(table(3))
            .with_prayer(P1, 11)
            .pyramid(P1, "w1a", Colour::Sapphire, 1)
            .pyramid(P2, "w2a", Colour::Ruby, 3)
            .troop(P1, "w2a", 3)
    };
    for space in Space::ACQUIRE {
        let mut t = conquered();
        t.begin_on(P1, space);
        for tile in ["RUB-1a", "RUB-2a", "RUB-3b"] {
            assert!(t.can(P1, &format!("take {tile}")), "{tile} on {space}");
        }
        let refusal = Refusal::PyramidTooLow {
            colour: Colour::Ruby,
            need: 4,
            have: 3,
        };
        assert_eq!(t.refusal(P1, "take RUB-4b"), Some(refusal));
    }
    let mut t = conquered();
    t.begin_on(P1, Space::Acquire3);
    t.act(P1, "take RUB-2a");
    back_to_p1(&mut t);
    t.begin_on(P1, Space::Acquire2);
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        Some(Refusal::ColourBought {
            colour: Colour::Ruby
        })
    );
}

/// KB-AM-07: a foreign pyramid serves the own colour too, on the own space only.
#[test]
fn a_foreign_pyramid_of_the_own_colour() {
    let mut t = abroad(market(1, 1))
        .pyramid(P2, "w2a", Colour::Ruby, 3)
        .troop(P1, "w2a", 2)
        .troop(P3, "w1a", 1);
    t.begin_on(P1, Space::Acquire1);
    assert!(t.can(P1, "take RUB-3b"));
    t.act(P1, "decline");
    back_to_p1(&mut t);
    t.begin_on(P1, Space::Acquire3);
    let wrong = Refusal::WrongAcquireSpace {
        colour: Colour::Ruby,
        space: Space::Acquire1,
    };
    assert_eq!(t.refusal(P1, "take RUB-3b"), Some(wrong));
}

/// KB-3.4.3.e: the level is the price; discounts count before the purse is looked at.
#[test]
fn the_price_must_be_at_hand() {
    let mut t = market(4, 1).with_prayer(P1, 2);
    t.begin_on(P1, Space::Acquire1);
    assert_eq!(
        t.refusal(P1, "take RUB-3b"),
        Some(Refusal::NeedsPrayer { need: 3, have: 2 })
    );
    assert!(t.can(P1, "take RUB-2a"));

    let mut t = market(4, 1).with_prayer(P1, 2).owns(P1, Tile::Priestess);
    t.begin_on(P1, Space::Acquire1);
    assert_eq!(
        t.refusal(P1, "take RUB-4b"),
        Some(Refusal::NeedsPrayer { need: 3, have: 2 })
    );
    t.act(P1, "take RUB-3b");
    assert_eq!(t.prayer(P1), 0);

    let mut t = market(4, 1)
        .with_prayer(P1, 2)
        .owns(P1, Tile::Priestess)
        .owns(P1, Tile::PriestOfRa);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-4b");
    assert_eq!(t.prayer(P1), 0);
}

/// KB-3.4.3.f: a token on the space, the price paid, the tile before its buyer.
#[test]
fn token_price_tile() {
    let mut t = market(3, 1);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-3b");
    assert_eq!((t.prayer(P1), t.prayer(P2)), (4, 7));
    assert_eq!(
        (tiles(&t, P1), tiles(&t, P2)),
        (vec![Tile::BladesOfNeith], vec![])
    );
    assert_eq!(t.copies(Tile::BladesOfNeith), 0);
    assert!(t.events().contains(&Event::TileTaken {
        seat: P1,
        tile: Tile::BladesOfNeith
    }));
    back_to_p1(&mut t);
    let taken = Refusal::SpaceTaken {
        space: Space::Acquire1,
    };
    assert_eq!(t.refusal(P1, "token b_acq1"), Some(taken));
}

/// KB-DP-A3: the conditions are tested when the token is resolved; where nothing can be bought
/// the action is lost and the token stays.
#[test]
fn conditions_are_tested_at_the_end() {
    // A Build of the same turn makes the purchase possible.
    let mut t = market(1, 1).with_prayer(P1, 4).owns(P1, Tile::RubyActOfGod);
    t.act(P1, "token b_acq1");
    t.act(P1, "silver m_build");
    t.acts(P1, "resolve m_build, build a 2, take RUB-2a");
    assert_eq!(t.prayer(P1), 0);

    let mut t = table(3).without_gold(P1);
    t.begin_on(P1, Space::Acquire3);
    assert!(t.awaits(P2));
    assert!(t.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::Acquire
    }));
    t.begin(P2, Deed::Pray);
    t.begin(P3, Deed::Pray);
    assert_eq!(
        t.refusal(P1, "token b_acq3"),
        Some(Refusal::SpaceTaken {
            space: Space::Acquire3
        })
    );
}

/// KB-DP-A3: a purchase may be declined; nothing is paid and nothing changes hands.
#[test]
fn a_purchase_may_be_declined() {
    let mut t = market(4, 4);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "decline");
    assert_eq!((t.prayer(P1), tiles(&t, P1)), (7, vec![]));
    assert!(t.awaits(P2));
}

/// KB-2.1.3g: a tile of a colour that is not in use is in no market.
#[test]
fn unused_colours_are_not_for_sale() {
    let mut t = market(4, 4);
    t.begin_on(P1, Space::Acquire1);
    let gone = Refusal::NotInMarket {
        tile: Tile::Harkhuf,
    };
    assert_eq!(t.refusal(P1, "take AMB-1a"), Some(gone));
}

/// tiles:R22, ONY-2d: the Twin Ceremony needs no space and no fresh colour, but 1 PP more.
#[test]
fn twin_ceremony() {
    let twin = |prayer| {
        let mut t = market(3, 1)
            .owns(P1, Tile::TwinCeremony)
            .with_prayer(P1, prayer);
        t.acts(P1, "token b_acq1, gold, resolve b_acq1, take RUB-2a");
        t.act(P1, "golden ONY-2d");
        t
    };
    let mut t = twin(5);
    assert_eq!(t.prayer(P1), 3);
    assert_eq!(
        t.refusal(P1, "take RUB-3b"),
        Some(Refusal::NeedsPrayer { need: 4, have: 3 })
    );
    let low = Refusal::PyramidTooLow {
        colour: Colour::Sapphire,
        need: 2,
        have: 1,
    };
    assert_eq!(t.refusal(P1, "take SAP-2d"), Some(low));
    assert_eq!(
        t.refusal(P1, "take RUB-2a"),
        Some(Refusal::NotInMarket {
            tile: Tile::Carnage
        })
    );
    t.act(P1, "take RUB-2d");
    assert_eq!((t.prayer(P1), t.tiles(P1).len()), (0, 3));

    // Its tile counts for the normal Acquires of the round.
    let mut t = abroad(market(3, 1)).owns(P1, Tile::TwinCeremony);
    t.acts(
        P1,
        "token m_pray, gold, resolve apex, golden ONY-2d, take SAP-1a",
    );
    back_to_p1(&mut t);
    t.begin_on(P1, Space::Acquire2);
    let bought = Refusal::ColourBought {
        colour: Colour::Sapphire,
    };
    assert_eq!(t.refusal(P1, "take SAP-1b"), Some(bought));
}

/// tiles:R22: the picture rule holds in the Twin Ceremony as well.
#[test]
fn twin_ceremony_keeps_the_picture_rule() {
    let mut t = market(3, 1)
        .owns(P1, Tile::TwinCeremony)
        .owns(P1, Tile::Charge);
    t.acts(P1, "token m_pray, gold, resolve apex, golden ONY-2d");
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        Some(Refusal::SamePicture { tile: Tile::Charge })
    );
}

// ---- what a tile does

/// KB-3.4.3.g, tiles:R20: a tile works from the end of its purchase on, also when its pyramid is lost.
#[test]
fn a_tile_works_after_its_purchase_and_for_good() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Diamond, 1)
        .pyramid(P1, "w1b", Colour::Ruby, 3)
        .troop(P2, "w1f", 3);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take DIA-1b");
    assert_eq!(t.prayer(P1), 6, "the Priestess does not discount herself");
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w1f, step w1a, done");
    assert!(t.controls(P2, "w1a"));
    t.begin(P3, Deed::Pray);
    t.begin_on(P1, Space::Acquire2);
    t.act(P1, "take RUB-3b");
    assert_eq!(t.prayer(P1), 4);
    assert!(t.tiles(P1).contains(Tile::Priestess));
}

/// tiles:R20: fame, a silver token and mercenaries come when the Acquire ends.
#[test]
fn what_a_tile_brings_at_once() {
    let mut t = market(4, 4);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-3d");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 1), (0, 0))
    );

    let mut t = market(4, 4);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-4d");
    back_to_p1(&mut t);
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "silver t_move"));

    let setup = Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Amber],
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup).pyramid(P1, "w1a", Colour::Onyx, 1);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take ONY-1a");
    assert_eq!(t.supply(P1), 15);
    t.act(P1, "place w1a 3");
    assert_eq!((t.units(P1, "w1a"), t.supply(P1), t.prayer(P1)), (3, 12, 6));
}

/// KB-3.4.3.h: Charge! adds strength to an attack and nothing to a defence.
#[test]
fn a_tile_works_in_its_situation_only() {
    let strength = |owner| {
        let mut t = table(2)
            .troop(P1, "w_tr", 4)
            .troop(P2, "w_tr", 4)
            .owns(owner, Tile::Charge);
        t.battle(P1, "w_tr");
        t.clash("BC-5", "BC-5");
        (
            t.points(Role::Attacker).strength,
            t.points(Role::Defender).strength,
        )
    };
    assert_eq!(strength(P1), (7, 6));
    assert_eq!(strength(P2), (6, 6));
}

/// KB-3.4.3.i: two tiles at the end of one battle: their owner says which goes first.
#[test]
fn the_owner_orders_tiles_of_one_moment() {
    let mut t = table(2)
        .troop(P1, "w_tr", 5)
        .troop(P2, "w_tr", 1)
        .owns(P1, Tile::StrategicHold)
        .owns(P1, Tile::DivineSupport)
        .with_prayer(P1, 0);
    t.battle(P1, "w_tr");
    t.clash("BC-6", "BC-6");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["use REN-DIA1", "use REN-ONY1"]);
    let cards = t.di(P1).len();
    let mut other = t.clone();
    t.act(P1, "use REN-ONY1");
    other.act(P1, "use REN-DIA1");
    for t in [t, other] {
        assert_eq!((t.di(P1).len(), t.prayer(P1)), (cards + 1, 5));
    }
}
