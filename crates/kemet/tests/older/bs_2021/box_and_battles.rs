//! *Blood and Sand* (2021): what is in the box, and its battles.

use kemet::map::Storm;
use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seat, Seed};

use crate::help::{fought, march};

/// An empty table of this edition.
pub fn bs(players: u8) -> Scene {
    table_for(&Setup::of(Edition::Bs2021, players))
}

/// The tiles in the market of the full box, with their copies.
fn box_of_tiles() -> Vec<(Tile, u8)> {
    bs(5).view(Eye::Spectator).market
}

/// KB-ED-01, KB-1.0.c: for 2 to 5; the sixth seat, Renewal and the extra cards came later.
#[test]
fn two_to_five_players() {
    let starts = |setup: &Setup| Kemet::start(setup, Seed(1)).is_ok();
    for players in 0..=7 {
        let setup = Setup::of(Edition::Bs2021, players);
        assert_eq!(starts(&setup), (2..=5).contains(&players), "{players}");
    }
    let plain = Setup::of(Edition::Bs2021, 4);
    for later in [
        Setup {
            renewal: true,
            ..plain.clone()
        },
        Setup {
            extra_di: true,
            ..plain.clone()
        },
    ] {
        assert!(!starts(&later));
    }
    assert!(starts(&Setup::for_players(6)), "Rise of the Gods has them");
}

/// KB-ED-02, KB-1.0.c: four colours, 64 tiles.
#[test]
fn four_colours() {
    let tiles = box_of_tiles();
    assert_eq!(tiles.iter().map(|(_, copies)| copies).sum::<u8>(), 64);
    let four = [
        Colour::Ruby,
        Colour::Sapphire,
        Colour::Diamond,
        Colour::Onyx,
    ];
    assert!(tiles.iter().all(|(tile, _)| four.contains(&tile.colour())));
    for colour in Colour::ALL {
        let setup = Setup {
            colours: vec![Colour::Ruby, *colour],
            ..Setup::of(Edition::Bs2021, 2)
        };
        let good = four[1..].contains(colour);
        assert_eq!(Kemet::start(&setup, Seed(1)).is_ok(), good, "{colour}");
    }
}

/// KB-ED-02: colours drawn by lot come out of the four.
#[test]
fn colours_by_lot() {
    for seed in 0..40 {
        let game = Kemet::start(&Setup::of(Edition::Bs2021, 3), Seed(seed)).expect("a game");
        let colours = game.view(Eye::Spectator).colours;
        assert_eq!(colours.len(), 3);
        assert!(!colours.contains(Colour::Amber) && !colours.contains(Colour::Amethyst));
    }
}

/// KB-1.0.c, KB-ED-05, KB-ED-06: ten creatures, no servants, two special battle cards, six mercenaries.
#[test]
fn what_comes_with_the_tiles() {
    let tiles: Vec<Tile> = box_of_tiles().iter().map(|&(tile, _)| tile).collect();
    let companions: Vec<Companion> = tiles.iter().flat_map(|tile| tile.pieces().iter()).collect();
    assert_eq!(companions.len(), 10);
    assert!(companions.iter().all(|companion| !companion.is_servant()));
    assert_eq!(tiles.iter().filter_map(|tile| tile.row().card).count(), 2);
    let mercenaries = |tile: &&Tile| tile.row().power == Power::Mercenaries;
    assert_eq!(3 * tiles.iter().filter(mercenaries).count(), 6);
}

/// KB-1.0.c: 38 DI cards: 33 in the deck, and a Diversion for each of five.
#[test]
fn thirty_eight_di_cards() {
    let t = bs(5);
    assert_eq!(t.di_piles().0.len(), 33);
    for seat in [P1, P2, P3, P4, P5] {
        assert_eq!(t.di(seat).count(Di::Diversion), 1);
    }
}

/// KB-1.0.c, KB-1.1.h: two storm overlays: one lies there at two players, both at four, the other at five; what they cover is out of play.
#[test]
fn two_storms() {
    let west = [Zone::W3a, Zone::W3b, Zone::W3c, Zone::W3f, Zone::WOs];
    let east = [Zone::E1a, Zone::E1b, Zone::E1c, Zone::E1f, Zone::EOn];
    // At two and three players the whole east bank is closed anyway.
    for (players, storms, west_open, east_open) in [
        (2, vec![Storm::SouthWest], false, false),
        (3, vec![], true, false),
        (4, vec![Storm::SouthWest, Storm::NorthEast], false, false),
        (5, vec![Storm::NorthEast], true, false),
    ] {
        let layout = Layout::of(Edition::Bs2021, players).expect("a layout");
        assert_eq!(layout.storms(), storms, "{players}");
        for (zones, open) in [(west, west_open), (east, east_open)] {
            for zone in zones {
                assert_eq!(layout.zones().contains(zone), open, "{players}: {zone}");
            }
        }
        let rest = [Zone::E2f, Zone::E3f];
        let beyond = rest.iter().all(|&zone| layout.zones().contains(zone));
        assert_eq!(beyond, players > 3, "{players}");
    }
}

/// KB-ED-27: no tile of the four colours has an impenetrable shield.
#[test]
fn no_impenetrable_shield() {
    let impenetrable = |tile: &Tile| {
        tile.row()
            .boosts
            .iter()
            .any(|boost| boost.points.impenetrable > 0)
    };
    assert!(!box_of_tiles().iter().any(|(tile, _)| impenetrable(tile)));
    assert!(Tile::ALL.iter().any(impenetrable), "Rise has one");
}

/// KB-2.1.8a, KB-ED-35: one divine fame point waits on each Domination and Sphinx, for its buyer.
#[test]
fn fame_waits_on_tiles() {
    let with_fame: Vec<Tile> = box_of_tiles()
        .iter()
        .filter(|(tile, _)| tile.row().fame > 0)
        .map(|&(tile, _)| tile)
        .collect();
    let mut expected = vec![
        Tile::RubyDomination,
        Tile::SapphireDomination,
        Tile::Sphinx,
        Tile::DiamondDomination,
        Tile::OnyxDomination,
    ];
    expected.sort();
    let mut found = with_fame;
    found.sort();
    assert_eq!(found, expected);
    for (tile, level) in [("SAP-3d", 3), ("SAP-4b", 4)] {
        let mut t = bs(3)
            .pyramid(P1, "w1a", Colour::Sapphire, level)
            .with_prayer(P1, 11);
        t.begin_on(P1, Space::Acquire1);
        t.act(P1, &format!("take {tile}"));
        assert_eq!(t.permanent_fame(P1), (0, 1), "{tile}");
    }
}

// ---- battle

fn standoff() -> Scene {
    bs(3).troop(P2, "w_r", 3).troop(P1, "w_r", 5)
}

/// KB-ED-24: DI cards are always hidden: there is no declaring, and the view says where there is.
#[test]
fn nothing_is_declared() {
    let council = |t: Scene| {
        let mut t = t.troop(P2, "w_r", 3).troop(P1, "w_r", 5);
        t.battle(P1, "w_r");
        t.acts(P1, "play-card BC-1, discard-card BC-2");
        t
    };
    assert_eq!(council(bs(3)).offers(P1), ["add DI-D", "hide"]);
    assert!(council(table(3)).can(P1, "declare"));
    for edition in Edition::ALL {
        let t = council(table_for(&Setup::of(edition, 3)));
        let told = t.view(Eye::Spectator).rules.declare;
        assert_eq!(told, t.can(P1, "declare"), "{edition:?}");
    }
}

/// KB-ED-25: a card that cannot be paid may not be added.
#[test]
fn unpayable_cards_stay_in_hand() {
    let mut t = standoff()
        .holds(P1, &[Di::WarFury, Di::WarRage])
        .with_prayer(P1, 0);
    t.battle(P1, "w_r");
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    assert!(!t.can(P1, "add DI-04") && t.can(P1, "add DI-01"));
}

/// KB-ED-36: Diversion comes back to its owner's hand.
#[test]
fn diversion_comes_back() {
    let mut t = standoff();
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &[Di::Diversion], "hide");
    t.council(P2, "BC-1", &[], "hide");
    assert_eq!(t.di(P1).count(Di::Diversion), 1);
    assert_eq!(t.last_points(P1).strength, 5 + 4);
}

/// KB-ED-29: with the winner's troop gone the loser must recall.
#[test]
fn recall_when_the_winner_is_gone() {
    let fight = |t: Scene| {
        let t = t.troop(P2, "w_r", 3).troop(P1, "w_r", 1);
        let t = t.owns(P1, Tile::BladesOfNeith).owns(P1, Tile::Charge);
        fought(t, "w_r", "BC-1", "BC-4")
    };
    let t = fight(bs(3));
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!(t.units(P1, "w_r"), 0);
    let recalled = Event::Recalled {
        seat: P2,
        zone: Zone::WR,
        units: 3,
    };
    assert!(t.events().contains(&recalled), "nothing else is possible");
    assert_eq!((t.units(P2, "w_r"), t.prayer(P2)), (0, 7 + 2));
    assert_eq!(fight(table(3)).offers(P2), ["retreat", "recall"]);
    // It is the missing winner that makes the difference.
    let met = fought(standoff(), "w_r", "BC-1", "BC-5");
    assert_eq!(met.offers(P2), ["retreat", "recall"]);
}

/// KB-ED-30, KB-7.6.b: a retreat may join own troops within the limits, and goes to no enemy.
#[test]
fn a_retreat_may_join_own_troops() {
    let beaten = |t: Scene| {
        let t = t
            .troop(P2, "w2f", 3)
            .troop(P2, "w_on", 1)
            .troop(P3, "w3f", 1)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 5);
        let mut t = fought(t, "w_r", "BC-1", "BC-5");
        assert_eq!(t.units(P2, "w_r"), 3);
        t.act(P2, "retreat");
        t
    };
    let mut t = beaten(bs(3));
    assert!(
        t.can(P1, "banish w_on") && !t.can(P1, "banish w2f"),
        "six there"
    );
    assert!(t.can(P1, "banish w_tr"));
    assert!(!t.can(P1, "banish w3f"), "an enemy");
    t.act(P1, "banish w_on");
    assert_eq!(t.units(P2, "w_on"), 4);
    assert!(!beaten(table(3)).can(P1, "banish w_on"));
}

/// KB-7.6.b: a second creature is no company for a retreat.
#[test]
fn a_retreat_keeps_creatures_apart() {
    let t = bs(3)
        .troop(P2, "w_on", 1)
        .companion(P2, Companion::Phoenix, "w_on")
        .troop(P2, "w_r", 2)
        .companion(P2, Companion::AncestralElephant, "w_r")
        .troop(P1, "w_r", 5);
    let mut t = fought(t, "w_r", "BC-1", "BC-5");
    t.act(P2, "retreat");
    assert!(!t.can(P1, "banish w_on") && t.can(P1, "banish w_tr"));
}

/// KB-ED-31: no retreat over a harbor.
#[test]
fn no_retreat_over_a_harbor() {
    let t = bs(3).troop(P2, "w1f", 3).troop(P1, "w1f", 5);
    let mut t = fought(t, "w1f", "BC-1", "BC-5");
    t.act(P2, "retreat");
    let layout = Layout::of(Edition::Bs2021, 3).expect("a layout");
    let near = layout.neighbours(Zone::W1f);
    let offers = t.offers(P1);
    assert!(!offers.is_empty());
    for zone in layout.zones().iter().filter(|&zone| !near.contains(zone)) {
        assert!(!offers.contains(&format!("banish {zone}")), "{zone}");
    }
}

/// KB-ED-08: what a creature gives lasts through the battle, its last unit dead or not.
#[test]
fn a_creature_outlasts_its_troop() {
    let t = bs(5)
        .troop(P2, "w_r", 2)
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::SoulDevourer, "w_r")
        .owns(P1, Tile::BladesOfNeith);
    let t = fought(t, "w_r", "BC-3", "BC-4");
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (0, 0));
    assert_eq!(t.permanent_fame(P1), (1, 0), "for two kills");
}

/// KB-ED-22, KB-ED-23: a recruiter attacks, when the Recruit is over.
#[test]
fn a_recruiter_attacks_at_the_end() {
    let mut t = bs(3)
        .troop(P2, "w1a", 2)
        .troop(P2, "w1b", 2)
        .without_gold(P1)
        .with_prayer(P1, 11);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 3");
    assert!(!crate::help::battled(&t));
    t.acts(P1, "place w1b 3, done");
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    t.clash("BC-1", "BC-5");
    assert_eq!(t.permanent_fame(P1), (1, 0));
}

/// KB-3.5.3.a: a troop in its own city has 1 strength more, attacking or not.
#[test]
fn stronger_at_home() {
    let strength = |seat: Seat, zone: &str| {
        let t = bs(3).troop(P2, zone, 3).troop(P1, zone, 3);
        fought(t, zone, "BC-1", "BC-1").last_points(seat).strength
    };
    assert_eq!((strength(P1, "w_r"), strength(P2, "w_r")), (7, 7));
    assert_eq!((strength(P1, "w2a"), strength(P2, "w2a")), (7, 8));
    assert_eq!((strength(P1, "w1a"), strength(P2, "w1a")), (8, 7));
}

/// KB-3.5.5.2, KB-3.5.5.3: fighting makes veterans: two for a winning defender, one for who gains no fame.
#[test]
fn veterans() {
    let t = fought(standoff(), "w_r", "BC-1", "BC-5");
    assert_eq!((t.veterans(P1), t.veterans(P2)), (0, 1), "the attacker won");
    let t = bs(3).troop(P2, "w_r", 5).troop(P1, "w_r", 3);
    let t = fought(t, "w_r", "BC-5", "BC-1");
    assert_eq!((t.veterans(P1), t.veterans(P2)), (1, 2), "the defender won");
}

/// KB-3.5.6.g: a recall brings one prayer point less than the units that leave, for either side.
#[test]
fn what_a_recall_brings() {
    let t = bs(3).troop(P2, "w_r", 3).troop(P1, "w_r", 5);
    let mut t = fought(
        t.with_prayer(P1, 0).with_prayer(P2, 0),
        "w_r",
        "BC-1",
        "BC-5",
    );
    t.act(P2, "recall");
    assert_eq!(t.prayer(P2), 2, "three units");
    t.act(P1, "recall");
    assert_eq!(t.prayer(P1), 4, "five units");
}

/// KB-ED-26: tiles of the day do nothing in a battle.
#[test]
fn day_tiles_in_battle() {
    let t = standoff()
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::Portal)
        .owns(P1, Tile::Legion)
        .owns(P1, Tile::Priest)
        .owns(P1, Tile::DivineWill);
    let points = fought(t, "w_r", "BC-1", "BC-5").last_points(P1);
    assert_eq!((points.strength, points.damage, points.shield), (9, 1, 0));
}

/// KB-ED-28: losses are the same in whatever order they are taken: who dies deals its damage in full, on both sides.
#[test]
fn losses_at_the_same_time() {
    let lost = |t: &Scene, seat: Seat| -> Vec<u8> {
        let of_seat = |event| match event {
            Event::UnitsRemoved {
                seat: owner, units, ..
            } if owner == seat => Some(units),
            _ => None,
        };
        t.events().into_iter().filter_map(of_seat).collect()
    };
    for (attackers, defenders) in [(1, 1), (1, 5), (5, 1), (3, 3)] {
        let t = bs(3)
            .troop(P2, "w_r", defenders)
            .troop(P1, "w_r", attackers);
        let t = fought(t, "w_r", "BC-3", "BC-3");
        let recalled = |event: &Event| matches!(event, Event::Recalled { .. });
        // Who is left over may have been sent away; what the damage took came first.
        assert_eq!(lost(&t, P1)[0], attackers.min(3), "{attackers}:{defenders}");
        assert_eq!(lost(&t, P2)[0], defenders.min(3), "{attackers}:{defenders}");
        let survivors = attackers > 3 || defenders > 3;
        assert!(survivors || !t.events().iter().any(recalled));
    }
}

/// KB-ED-21: the fame of a temple stays with the temple when its troop is beaten and gone.
#[test]
fn temple_fame_stays() {
    let t = bs(3).troop(P2, "w_ti", 3).troop(P1, "w_ti", 5);
    assert_eq!(t.temporary_fame(P2), 1);
    let mut t = fought(t, "w_ti", "BC-1", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "recall");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 0));
    let mut t = bs(3).troop(P1, "w_ti", 2).without_gold(P1);
    march(&mut t, "w_ti", &["w1f"]);
    assert_eq!(t.temporary_fame(P1), 0);
}
