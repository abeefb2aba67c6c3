//! Battles of mixed troops (section 4.9).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seats};

use crate::team::help::*;

/// P1 attacks P2 and P4, who stand together in `w_r`.
fn attacked(own: u8, first: u8, second: u8) -> Scene {
    let mut t = two_teams()
        .troop(P2, "w_r", first)
        .troop(P4, "w_r", second)
        .troop(P1, "w_r", own);
    t.battle(P1, "w_r");
    t
}

/// KB-4.3.c, KB-4.9.b, KB-DP-B0, KB-AM-T8, KB-AM-T12: the captain of the attacked team names
/// the defender among those with a unit in the troop, in the open, before the war
/// council; an unmixed troop is defended by its owner.
#[test]
fn the_team_names_its_defender() {
    let mut t = attacked(3, 2, 1);
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["name P2", "name P4"]);
    assert!(t.view(Eye::Spectator).battle.is_none());
    t.act(P2, "name P4");
    let battle = t.view(Eye::Spectator).battle.unwrap();
    assert_eq!((battle.attacker.seat, battle.defender.seat), (P1, P4));
    assert_eq!(t.awaiting(), [P1, P4].into_iter().collect::<Seats>());
    assert!(t.events().contains(&Event::BattleBegan {
        zone: Zone::WR,
        attacker: P1,
        defender: P4
    }));

    // P2 may not be named where only P4 stands, and nobody is asked.
    let mut t = two_teams().troop(P4, "w_r", 2).troop(P1, "w_r", 3);
    t.battle(P1, "w_r");
    let battle = t.view(Eye::Spectator).battle.unwrap();
    assert_eq!(battle.defender.seat, P4);

    // In a team of three only those who are there.
    let mut t = teams_of_three()
        .troop(P4, "w_r", 1)
        .troop(P6, "w_r", 1)
        .troop(P1, "w_r", 3);
    t.battle(P1, "w_r");
    assert_eq!(t.offers(P2), ["name P4", "name P6"], "P2 is the captain");
}

/// KB-4.9.c, KB-4.9.d, KB-ED-39, KB-4.3.a, KB-4.3.c: only the two who fight play cards, and only their
/// tiles count; all units of the troops do.
#[test]
fn only_the_two_who_fight() {
    let mut t = two_teams()
        .owns(P3, Tile::BladesOfNeith)
        .owns(P2, Tile::ShieldOfNeith)
        .owns(P4, Tile::Defense)
        .troop(P2, "w_r", 2)
        .troop(P4, "w_r", 1)
        .troop(P1, "w_r", 1)
        .troop(P3, "w_r", 3)
        .holds(P3, &[Di::WarRage]);
    t.battle(P1, "w_r");
    t.act(P2, "name P4");
    assert!(!t.can(P3, "add DI-01") && !t.can(P3, "play-card BC-1"));
    t.clash("BC-6", "BC-5");
    assert_eq!(t.points(Role::Attacker).strength, 4 + 3);
    assert_eq!(t.points(Role::Defender).strength, 3 + 2 + 1);
    assert_eq!(t.points(Role::Defender).shield, 2);
    keep(&mut t, P4);
    t.act(P4, "recall");
    keep(&mut t, P4);
    t.act(P1, "stay");
    assert_eq!(t.battle_cards(P1)[0].len(), 6);
    assert_eq!(t.battle_cards(P4)[0].len(), 6);
    assert_eq!(t.battle_cards(P2)[0].len(), 8, "P2 has played none");
    assert_eq!(t.battle_cards(P3)[0].len(), 8);
    assert!(t.controls(P1, "w_r") && t.controls(P3, "w_r"));
}

/// E-43, corrections:K-5: where a retreat brings servants of two teammates together
/// the one whose troop has come says which of them goes, also a teammate's.
#[test]
fn who_comes_chooses_between_two_servants() {
    let mut t = two_teams()
        .troop(P1, "w_r", 4)
        .troop(P2, "w_r", 5)
        .troop(P3, "w1a", 1)
        .companion(P1, Companion::Masaharta1, "w_r")
        .companion(P3, Companion::Harkhuf1, "w1a");
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-1");
    keep_all(&mut t);
    t.act(P1, "shelter w1a");
    assert!(t.awaits(P1) && !t.awaits(P3));
    assert_eq!(t.offers(P1), ["dismiss harkhuf-1", "dismiss masaharta-1"]);
    let mut own = t.clone();
    own.act(P1, "dismiss masaharta-1");
    let masaharta = Companions::one(Companion::Masaharta1);
    assert_eq!(own.companions_in_supply(P1), masaharta);
    t.act(P1, "dismiss harkhuf-1");
    let harkhuf = Companions::one(Companion::Harkhuf1);
    assert_eq!(t.companions_in_supply(P3), harkhuf, "back to its owner");
    assert!(t.companions(P1, "w1a").contains(Companion::Masaharta1));
}

/// KB-4.9.e: the steps are those of the classic battle, in their order, whether a
/// troop is mixed or not.
#[test]
fn the_steps_of_a_battle() {
    let steps = |t: &Scene| t.view(Eye::Spectator).steps;
    let mut mixed = attacked(3, 2, 1);
    mixed.act(P2, "name P2");
    let mut plain = table(4).troop(P2, "w_r", 3).troop(P1, "w_r", 3);
    plain.battle(P1, "w_r");
    assert_eq!(steps(&mixed), steps(&plain));
}

/// KB-4.9.f, KB-DP-B4: in a mixed troop the one who fights says whose units go, the
/// attacker first; an unmixed troop just loses them.
#[test]
fn the_team_chooses_whose_units_go() {
    let mut t = two_teams()
        .troop(P2, "w_r", 3)
        .troop(P4, "w_r", 2)
        .troop(P1, "w_r", 2)
        .troop(P3, "w_r", 2);
    t.battle(P1, "w_r");
    t.act(P2, "name P4");
    t.clash("BC-2", "BC-3");
    assert!(t.awaits(P1), "three of four");
    assert_eq!(t.offers(P1), ["name P1", "name P3"]);
    t.acts(P1, "name P1, name P3, name P1");
    assert_eq!((t.units(P1, "w_r"), t.units(P3, "w_r")), (0, 1));
    assert!(t.awaits(P4), "then two of five");
    t.acts(P4, "name P2, name P2");
    assert_eq!((t.units(P2, "w_r"), t.units(P4, "w_r")), (1, 2));
    assert_eq!((t.supply(P2), t.supply(P4)), (11, 10));
}

/// KB-DP-B4: where all are lost, or one owner is left, nobody is asked.
#[test]
fn losses_without_a_choice() {
    let mut t = attacked(5, 1, 1);
    t.act(P2, "name P2");
    t.clash("BC-2", "BC-5");
    assert_eq!(
        (t.units(P2, "w_r"), t.units(P4, "w_r")),
        (1, 1),
        "two shields"
    );
    let mut t = attacked(5, 1, 1);
    t.act(P2, "name P2");
    t.clash("BC-3", "BC-6");
    assert_eq!((t.units(P2, "w_r"), t.units(P4, "w_r")), (0, 0));
}

/// KB-DP-B3, KB-3.5.4.1: impenetrable shields lower the number of those that go; who
/// goes is the team's choice all the same.
#[test]
fn impenetrable_shields_of_a_mixed_troop() {
    let mut t = two_teams()
        .owns(P2, Tile::WardOfChaos)
        .troop(P2, "w_r", 1)
        .troop(P4, "w_r", 2)
        .troop(P1, "w_r", 5);
    t.battle(P1, "w_r");
    t.act(P2, "name P2");
    t.clash("BC-3", "BC-1");
    assert!(t.awaits(P2), "two of three units are exposed");
    t.acts(P2, "name P4, name P4");
    assert_eq!((t.units(P2, "w_r"), t.units(P4, "w_r")), (1, 0));
}

/// KB-4.9.g, KB-4.1.d: veterans may go to any teammate, also one who did not fight.
#[test]
fn veterans_go_to_any_teammate() {
    let mut t = two_teams().troop(P2, "w_r", 5).troop(P1, "w_r", 1);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-6");
    assert_eq!((t.veterans(P1), t.veterans(P2)), (1, 2));
    t.act(P1, "share P3 1");
    assert_eq!((t.veterans(P1), t.veterans(P3)), (0, 1));
    assert!(t.events().contains(&Event::Shared {
        seat: P1,
        mate: P3,
        goods: Goods::Veterans,
        amount: 1
    }));
    assert_eq!(t.offers(P2), ["done", "share P4 1", "share P4 2"]);
    t.act(P2, "share P4 1");
    t.act(P2, "done");
    assert_eq!((t.veterans(P2), t.veterans(P4)), (1, 1));
}

/// KB-AM-T4: the recall of a mixed troop is one recall: its units but one in prayer
/// points, to be shared; each unit goes home to its owner.
#[test]
fn one_recall_for_a_mixed_troop() {
    let mut t = attacked(5, 2, 2);
    t.act(P2, "name P4");
    t.clash("BC-6", "BC-6");
    keep(&mut t, P4);
    t.act(P4, "recall");
    assert_eq!(t.prayer(P4), 7 + 3);
    assert_eq!((t.supply(P2), t.supply(P4)), (12, 12));
    t.acts(P4, "share P2 2, done");
    assert_eq!((t.prayer(P2), t.prayer(P4)), (9, 8));
}

/// KB-AM-T11, KB-3.5.6.c: a whole mixed troop retreats into an empty zone; where
/// teammates stand is not empty.
#[test]
fn retreats_avoid_teammates() {
    let mut t = two_teams()
        .troop(P2, "w_r", 2)
        .troop(P4, "w_r", 1)
        .companion(P4, Companion::Mummy, "w_r")
        .troop(P1, "w_r", 5)
        .troop(P2, "w_on", 1)
        .troop(P3, "w_tr", 1);
    t.battle(P1, "w_r");
    t.act(P2, "name P2");
    t.clash("BC-1", "BC-5");
    keep(&mut t, P2);
    t.act(P2, "retreat");
    assert_eq!(t.offers(P1), ["banish w1f", "banish w2f"]);
    t.act(P1, "banish w2f");
    assert_eq!((t.units(P2, "w2f"), t.units(P4, "w2f")), (2, 1));
    assert!(t.controls(P2, "w2f") && t.controls(P4, "w2f"));
    assert!(t.companions(P2, "w2f").contains(Companion::Mummy));
}

/// KB-3.5.6.d, KB-4.1.e: a teammate's city is no refuge; the own one is.
#[test]
fn no_retreat_into_a_teammates_city() {
    let fled = |zone: &str| {
        let mut t = two_teams().troop(P3, zone, 1).troop(P4, zone, 5);
        t.turn(P4);
        t.battle(P4, zone);
        t.clash("BC-5", "BC-5");
        keep(&mut t, P3);
        t.act(P3, "retreat");
        t.offers(P4)
    };
    let coast = ["banish w_on", "banish w_r", "banish w_ti"];
    assert_eq!(fled("w1f"), coast, "P1's city stays closed");
    let home = fled("e2f");
    for district in ["banish e2a", "banish e2b", "banish e2c"] {
        assert!(home.contains(&district.to_owned()), "{district}");
    }
}

/// KB-AM-T5, KB-4.1.e: a troop is stronger at home only if the city is that of the one
/// who fights.
#[test]
fn home_is_where_the_fighter_lives() {
    let defence = |named: &str| {
        let mut t = two_teams()
            .troop(P2, "w2a", 1)
            .troop(P4, "w2a", 1)
            .troop(P1, "w2a", 5);
        t.battle(P1, "w2a");
        t.act(P2, named);
        t.clash("BC-6", "BC-6");
        t.last_points(if named == "name P2" { P2 } else { P4 })
            .strength
    };
    assert_eq!(defence("name P2"), 2 + 3 + 1);
    assert_eq!(defence("name P4"), 2 + 3);
}

/// KB-4.9.b, KB-4.9.c: what may be expected of a battle of mixed troops is what may be
/// expected of troops of one owner each.
#[test]
fn the_odds_of_a_mixed_battle() {
    let mut mixed = two_teams()
        .troop(P2, "w_r", 2)
        .troop(P4, "w_r", 1)
        .troop(P1, "w_r", 1)
        .troop(P3, "w_r", 3);
    mixed.battle(P1, "w_r");
    mixed.act(P2, "name P2");
    let mut plain = two_teams().troop(P2, "w_r", 3).troop(P1, "w_r", 4);
    plain.battle(P1, "w_r");
    let odds = |t: &Scene| forecast(&t.view(Eye::Seat(P1))).expect("a war council");
    assert_eq!(odds(&mixed), odds(&plain));
    assert!(odds(&mixed).attacker_lost > 0.5);
}

/// KB-4.9.f: other effects leave it to the team, too, whose unit goes.
#[test]
fn raining_fire_on_a_mixed_troop() {
    let mut t = two_teams()
        .troop(P2, "w_r", 1)
        .troop(P4, "w_r", 2)
        .holds(P1, &[Di::RainingFire]);
    t.act(P1, "play DI-08");
    assert!(t.awaits(P2), "the captain");
    assert_eq!(t.offers(P2), ["name P2", "name P4"]);
    t.act(P2, "name P4");
    assert_eq!((t.units(P2, "w_r"), t.units(P4, "w_r")), (1, 1));
    assert_eq!(t.step(), Some(Step::BeforeToken));
}
