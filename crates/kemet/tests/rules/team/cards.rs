//! Assemble!, and what teammates see of each other.

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game};

use crate::secrets::watch::{cards_in, json};
use crate::team::help::*;

/// KB-AM-T9, DI-A: up to two own units from one other zone join units of the team, within
/// the limit of mixed troops; then the card is out of the game.
#[test]
fn assemble_gathers_units() {
    let mut t = two_teams()
        .holds(P1, &[Di::Assemble])
        .troop(P1, "w1f", 3)
        .troop(P3, "e_ti", 4)
        .troop(P3, "e2f", 1)
        .troop(P2, "w_r", 1);
    t.act(P1, "play DI-A");
    let offers = t.offers(P1);
    for offer in ["gather w1f e2f 1", "gather w1f e2f 2", "gather w1f e_ti 1"] {
        assert!(offers.contains(&offer.to_owned()), "{offer}");
    }
    for wrong in [
        "gather w1f e2f 3",
        "gather w1f e_ti 2",
        "gather w1f w_r 1",
        "gather w1f w_on 1",
        "gather e2f e_ti 1",
        "gather w1f w1f 1",
    ] {
        assert!(!t.can(P1, wrong), "{wrong}");
    }
    t.act(P1, "gather w1f e2f 2");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "e2f")), (1, 2));
    assert!(t.controls(P1, "e2f") && t.controls(P3, "e2f"));
    assert_eq!(t.prayer(P1), 7, "it costs nothing");
    assert!(!t.di(P1).contains(Di::Assemble));
    let (deck, discard) = t.di_piles();
    assert!(!deck.contains(Di::Assemble) && !discard.contains(Di::Assemble));
    assert_eq!(t.step(), Some(Step::BeforeToken));
    assert!(t.events().contains(&Event::Gathered {
        seat: P1,
        from: Zone::W1f,
        to: Zone::E2f,
        units: 2
    }));
}

/// KB-AM-T9, DI-A: or from the supply, to own units as well; never into a battle, never
/// in somebody else's turn.
#[test]
fn assemble_from_the_supply() {
    let mut t = two_teams()
        .holds(P1, &[Di::Assemble])
        .holds(P3, &[Di::Assemble])
        .troop(P1, "w_on", 4)
        .troop(P3, "e_ti", 2);
    assert!(!t.can(P3, "play DI-A"));
    t.act(P1, "play DI-A");
    assert!(t.can(P1, "place w_on 1") && !t.can(P1, "place w_on 2"));
    assert!(t.can(P1, "place e_ti 2") && !t.can(P1, "place e_os 1"));
    t.act(P1, "place e_ti 2");
    assert_eq!((t.units(P1, "e_ti"), t.supply(P1)), (2, 12 - 4 - 2));
    assert_eq!((t.fame(P1), t.team_fame(P1)), (1, 1));
    assert_eq!(
        t.refusal(P1, "play DI-A"),
        Some(Refusal::NoSuchCard { card: Di::Assemble })
    );
    // Without a troop of the team it does nothing, so it waits.
    let t = two_teams().holds(P1, &[Di::Assemble]).troop(P2, "w_r", 1);
    assert!(!t.can(P1, "play DI-A"));
}

/// DI-A, KB-6.3.d, KB-AM-G9: nobody is assembled beside a god of the team, and a god is
/// no unit to be gathered.
#[test]
fn assemble_and_gods() {
    let setup = Setup {
        gods_of_egypt: true,
        ..in_teams(4, 2)
    };
    let mut t = table_for(&setup)
        .holds(P1, &[Di::Assemble])
        .god(P1, God::Horus, "w_on", 3)
        .god(P3, God::Bastet, "e_ti", 3)
        .troop(P1, "w1f", 2)
        .troop(P3, "e2f", 1);
    t.act(P1, "play DI-A");
    assert!(t.can(P1, "place e2f 2") && t.can(P1, "gather w1f e2f 2"));
    for wrong in [
        "place w_on 1",
        "place e_ti 1",
        "gather w1f w_on 1",
        "gather w1f e_ti 1",
        "gather w_on e2f 1",
    ] {
        assert!(!t.can(P1, wrong), "{wrong}");
    }
}

/// DI-08, E-T2, KB-AM-T8: the captain says whose unit of a struck troop goes, also
/// without a unit in it.
#[test]
fn raining_fire_on_a_troop_without_its_captain() {
    let mut t = teams_of_three()
        .troop(P3, "w_r", 2)
        .troop(P5, "w_r", 1)
        .troop(P2, "w_on", 1)
        .holds(P2, &[Di::RainingFire]);
    t.turn(P2);
    t.act(P2, "play DI-08");
    if t.can(P2, "strike w_r") {
        t.act(P2, "strike w_r");
    }
    assert_eq!(t.offers(P1), ["name P3", "name P5"]);
    t.act(P1, "name P5");
    assert_eq!((t.units(P3, "w_r"), t.units(P5, "w_r")), (2, 0));
    assert_eq!(t.step(), Some(Step::BeforeToken));
}

/// AME-4b, corrections:S-1: a storm over a mixed troop is paid before the captain is
/// asked whose unit goes.
#[test]
fn a_storm_over_a_mixed_troop_is_paid_first() {
    let mut t = two_teams()
        .troop(P1, "w_r", 2)
        .troop(P3, "w_r", 1)
        .owns(P2, Tile::LordOfStorms);
    t.turn(P2);
    // The one target is struck at once.
    t.act(P2, "storm");
    assert!(t.awaits(P1));
    assert_eq!(t.prayer(P2), 6);
    t.act(P1, "name P3");
    t.act(P2, "strike w_r");
    assert_eq!((t.units(P1, "w_r"), t.prayer(P2)), (1, 5));
}

/// DI-A, tiles:R9, AME-2b: no other effect takes, discards or counts it.
#[test]
fn assemble_is_nobody_elses() {
    let mut t = two_teams()
        .holds(P1, &[Di::Assemble])
        .owns(P2, Tile::Annexation);
    t.night_step(Step::Annexation { place: 1 });
    assert!(t.di(P1).contains(Di::Assemble) && !t.di(P2).contains(Di::Assemble));
    let mut t = two_teams()
        .holds(P1, &[Di::Assemble, Di::Prayer])
        .owns(P1, Tile::DivineWound)
        .troop(P1, "w_r", 2)
        .troop(P2, "w_r", 2);
    t.battle(P1, "w_r");
    t.clash("BC-1", "BC-1");
    assert_eq!(t.offers(P1), ["wound DI-09", "done"]);
    let mut t = two_teams()
        .holds(P1, &[Di::Assemble, Di::Prayer])
        .owns(P1, Tile::NightCeremony);
    t.night_step(Step::NightCeremony {
        place: 0,
        discarded: 0,
    });
    assert_eq!(t.offers(P1), ["discard DI-09", "done"]);
}

/// KB-HI-12, KB-4.1.b, KB-HI-04: the game shows a teammate no more than a stranger: hands are
/// shown by people, outside of it, so enemies cannot notice.
#[test]
fn a_teammate_is_a_stranger_to_the_view() {
    let mut t = two_teams()
        .holds(P1, &[Di::WarRage, Di::Assemble])
        .troop(P1, "w_r", 2)
        .troop(P3, "w_r", 1)
        .troop(P2, "w_r", 2);
    t.battle(P1, "w_r");
    t.act(P1, "play-card BC-3");
    for eye in [Eye::Seat(P3), Eye::Seat(P2), Eye::Seat(P4), Eye::Spectator] {
        let view = t.view(eye);
        assert!(view.players[0].secret.is_none());
        assert!(view.battle.as_ref().unwrap().attacker.play.is_none());
        assert!(!cards_in(&json(&view)).contains_key("DI-01"));
    }
    // But for the eye and its own hand the views of P3 and P4 are the same.
    let mut mate = t.view(Eye::Seat(P3));
    let mut foe = t.view(Eye::Seat(P4));
    for view in [&mut mate, &mut foe] {
        view.eye = Eye::Spectator;
        view.players
            .iter_mut()
            .for_each(|player| player.secret = None);
    }
    assert_eq!(json(&mate), json(&foe));
}

/// KB-HI-14, KB-HI-06: who plays together, what may be shared, who is credited and who still
/// has Assemble! are public, and an imagined game keeps them.
#[test]
fn an_imagined_game_keeps_the_teams() {
    let mut t = teams_of_three()
        .holds(P1, &[Di::Assemble])
        .troop(P1, "w_r", 2)
        .troop(P3, "w_r", 1)
        .companion(P3, Companion::Mummy, "w_r");
    t.begin(P1, Deed::Pray);
    for eye in [Eye::Seat(P1), Eye::Seat(P2), Eye::Spectator] {
        let view = t.view(eye);
        assert_eq!(view.teams.len(), 2);
        let known = Kemet::know(&view);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let imagined = Kemet::imagine(&known, &mut rng);
        imagined.audit().unwrap();
        assert_eq!(json(&imagined.view(eye)), json(&view));
    }
}
