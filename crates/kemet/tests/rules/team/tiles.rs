//! Tiles and companions in mixed troops (sections 4.2 and 4.3, E-T7 to E-T10 of the
//! rulings).

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

use crate::team::help::*;

/// KB-4.3.d, AMB-2b, tiles:R19, corrections:T-2: a teammate's Heqaib works in the mover's
/// turn, for its owner; a temple that the team holds already is not taken.
#[test]
fn a_teammates_heqaib() {
    let troop = || {
        two_teams()
            .troop(P1, "w1f", 1)
            .troop(P3, "w1f", 1)
            .companion(P3, Companion::Heqaib, "w1f")
    };
    let mut t = marching(troop(), "w1f");
    t.act(P1, "step w_ti");
    assert!(t.awaits(P3));
    assert_eq!(t.offers(P3), ["collect w_ti", "decline"]);
    t.act(P3, "collect w_ti");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (7, 7 + 2));
    assert!(t.can(P3, "share P1 2"));
    let mut t = marching(troop().troop(P3, "w_ti", 1), "w1f");
    t.act(P1, "step w_ti");
    assert!(t.awaits(P2), "nothing is offered");
    assert!(t.controls(P1, "w_ti") && t.controls(P3, "w_ti"));
}

/// tiles:R19, corrections:T-2, AMB-2a, AME-4a: what a creature gains in a battle is its
/// owner's, whoever of the team fights; what a tile gains is the fighter's.
#[test]
fn a_creature_gains_for_its_owner() {
    let fought = |creature: Companion, cards: &[Di]| {
        let mut t = two_teams()
            .troop(P1, "w_r", 3)
            .troop(P3, "w_r", 2)
            .companion(P3, creature, "w_r")
            .troop(P2, "w_r", 2)
            .holds(P2, cards)
            .deck(&[Di::WarRage, Di::WarRage])
            .owns(P1, Tile::HolyWar)
            .with_prayer(P1, 0)
            .with_prayer(P3, 0);
        t.battle(P1, "w_r");
        t.clash("BC-3", "BC-6");
        let hands = [P1, P3].map(|seat| t.di(seat).loose());
        (hands, [P1, P3].map(|seat| t.prayer(seat)))
    };
    assert_eq!(fought(Companion::Jackal, &[]), ([0, 1], [4, 0]));
    let stolen = fought(Companion::TyphonicBeast, &[Di::Prayer]);
    assert_eq!(stolen, ([0, 1], [4, 0]));
    let robbed = fought(Companion::TyphonicBeast, &[]);
    assert_eq!(robbed, ([0, 0], [4, 2]));
}

/// AME-4c: a teammate's city is no opponent's.
#[test]
fn no_desecration_of_a_teammates_city() {
    let fame = |zone: &str| {
        let mut t = two_teams()
            .owns(P1, Tile::Desecration)
            .troop(P2, zone, 1)
            .troop(P1, zone, 5);
        t.battle(P1, zone);
        t.clash("BC-1", "BC-5");
        (t.last_points(P1).strength, t.permanent_fame(P1).0)
    };
    assert_eq!(fame("e2a"), (5 + 4, 1));
    assert_eq!(fame("e3a"), (5 + 4 + 1, 2));
}

/// ONY-2c, KB-4.1.a: teammates pay Khnum's Sphinx no toll.
#[test]
fn no_toll_among_teammates() {
    let price = |owner: Seat| {
        let t = two_teams()
            .troop(owner, "w_on", 1)
            .companion(owner, Companion::KhnumsSphinx, "w_on")
            .troop(P1, "w1f", 1);
        let t = marching(t, "w1f");
        assert!(t.can(P1, "step w_on"));
        t.game().cost(P1, "step w_on".parse().unwrap())
    };
    assert_eq!((price(P2), price(P3)), (Some(1), None));
}

/// REN-DIA1, KB-4.3.a: Strategic Hold counts the whole troop, for the one who fought.
#[test]
fn strategic_hold_counts_the_whole_troop() {
    let mut t = two_teams()
        .owns(P1, Tile::StrategicHold)
        .with_prayer(P1, 0)
        .troop(P1, "w_r", 2)
        .troop(P3, "w_r", 3)
        .troop(P2, "w_r", 1);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-5");
    keep(&mut t, P2);
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (5, 7));
}

/// AMB-1b, KB-3.5.8.d, KB-4.2.b, KB-4.9.f: a shelter where teammates stand may be overfull;
/// the loser says whose units are too many.
#[test]
fn a_shelter_with_teammates() {
    let mut t = two_teams()
        .troop(P2, "w_r", 4)
        .companion(P2, Companion::Masaharta1, "w_r")
        .troop(P4, "w2a", 3)
        .troop(P1, "w_r", 5);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-5");
    keep(&mut t, P2);
    assert!(t.can(P2, "shelter w2a"));
    t.act(P2, "shelter w2a");
    t.act(P1, "stay");
    assert!(t.awaits(P2), "seven are two too many");
    t.acts(P2, "name P4, name P2");
    assert_eq!((t.units(P2, "w2a"), t.units(P4, "w2a")), (3, 2));
}

/// KB-3.4.3.k, KB-4.2.c: companions of teammates in an own district stay where they are,
/// and leave no room for another of the kind.
#[test]
fn guests_keep_their_companions() {
    let t = two_teams()
        .troop(P1, "w1a", 2)
        .troop(P3, "w1a", 1)
        .companion(P3, Companion::Harkhuf1, "w1a")
        .troop(P1, "w1b", 1)
        .companion(P1, Companion::Meryptah, "w1b")
        .owns(P1, Tile::Heqaib);
    assert!(!t.can(P1, "attach heqaib w1a"), "Harkhuf is there");
    assert!(
        t.can(P1, "attach heqaib w1b"),
        "Meryptah stands beside others"
    );
    assert!(!t.can(P1, "exchange heqaib harkhuf-1"), "it is not P1's");
}

/// DI-07, KB-4.2.b: units brought to a mixed troop keep its limit; a troop without own
/// units is not one's own.
#[test]
fn support_joins_a_mixed_troop() {
    let mut t = two_teams()
        .troop(P1, "w_r", 1)
        .troop(P3, "w_r", 3)
        .troop(P3, "w_on", 1)
        .holds(P1, &[Di::TacticalSupport]);
    t.act(P1, "play DI-07");
    assert!(t.can(P1, "place w_r 1") && !t.can(P1, "place w_r 2"));
    assert!(!t.can(P1, "place w_on 1"));
}
