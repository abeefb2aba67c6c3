//! Troops of a team: whose they are, how large they get, what they hold
//! (sections 4.1, 4.2, 4.6 and 4.7).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

use crate::team::help::*;

/// KB-4.1.a, KB-4.9.a, KB-4.2.a: walking in on a teammate makes one mixed troop and
/// no battle; walking in on another team is an attack.
#[test]
fn teammates_never_fight() {
    let t = two_teams().troop(P3, "w1f", 2).troop(P1, "w1a", 3);
    let mut t = marching(t, "w1a");
    t.act(P1, "step w1f");
    assert_eq!((t.units(P1, "w1f"), t.units(P3, "w1f")), (3, 2));
    assert!(t.controls(P1, "w1f") && t.controls(P3, "w1f"));
    assert_eq!(count(&t, |e| matches!(e, Event::BattleBegan { .. })), 0);

    let t = two_teams().troop(P4, "w1f", 2).troop(P1, "w1a", 3);
    let mut t = marching(t, "w1a");
    t.act(P1, "step w1f");
    assert_eq!(count(&t, |e| matches!(e, Event::BattleBegan { .. })), 1);
}

/// KB-4.2.b, KB-EX-4.2-1, KB-LIM-01: five units in a mixed troop, whatever tiles say;
/// nobody can join a larger troop of one.
#[test]
fn five_units_in_a_mixed_troop() {
    // Legion lets P1 have seven alone, and not beside a unit of P3.
    let t = two_teams()
        .owns(P1, Tile::Legion)
        .troop(P1, "w1a", 4)
        .troop(P3, "w1a", 1)
        .troop(P1, "w1b", 4);
    let mut t = t.with_prayer(P1, 9);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "place w1a 1") && t.can(P1, "place w1b 3"));
    assert_eq!(
        t.refusal(P1, "place w1a 1"),
        Some(Refusal::TroopLimit { limit: 5 })
    );

    // P1 has six in a zone: no unit of P3 may end there, one of P1 may.
    let six = |extra: Seat| {
        let mut t = two_teams()
            .owns(P1, Tile::Legion)
            .owns(P3, Tile::GatheredTribes)
            .troop(P1, "w1f", 6)
            .troop(extra, "w_on", 1);
        t.turn(extra);
        t.begin(extra, Deed::Move);
        t.act(extra, "troop w_on");
        t.can(extra, "step w1f")
    };
    assert!(six(P1) && !six(P3));
}

/// KB-4.2.c, KB-LIM-02: one creature and one servant for the whole troop.
#[test]
fn one_creature_for_the_whole_troop() {
    let t = two_teams()
        .troop(P1, "w1a", 2)
        .troop(P3, "w1a", 2)
        .companion(P3, Companion::Mummy, "w1a")
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::Harkhuf);
    assert!(!t.can(P1, "attach phoenix w1a"));
    assert!(t.can(P1, "attach harkhuf-1 w1a"));
    // A servant may not end beside a teammate's, but stay behind with a unit.
    let t = two_teams()
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::Bakatan, "w1a")
        .troop(P3, "w1f", 2)
        .companion(P3, Companion::Heqaib, "w1f");
    let mut t = marching(t, "w1a");
    assert_eq!(
        t.refusal(P1, "step w1f"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "carry 1, leave bakatan, step w1f");
    assert!(t.companions(P1, "w1a").contains(Companion::Bakatan));
    assert_eq!(t.companions(P1, "w1f"), Companions::one(Companion::Heqaib));
}

/// KB-4.6.a, KB-4.6.b, KB-4.1.e: units join a troop with teammates' units, in the own
/// city only: not in a teammate's, not in a conquered one.
#[test]
fn recruits_join_teammates_at_home() {
    let mut t = two_teams()
        .troop(P3, "w1a", 3)
        .troop(P1, "e2a", 1)
        .troop(P1, "w2a", 1);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 2") && !t.can(P1, "place w1a 3"));
    assert!(!t.can(P1, "place e2a 1") && !t.can(P1, "place w2a 1"));
    t.acts(P1, "place w1a 2, done");
    assert_eq!((t.units(P1, "w1a"), t.units(P3, "w1a")), (2, 3));
    assert!(t.controls(P1, "w1a") && t.controls(P3, "w1a"));
    assert_eq!(t.prayer(P1), 7 - 2);
}

/// KB-4.6.c: recruits where another team stands mean battle, as in the classic game.
#[test]
fn recruits_fight_other_teams() {
    let mut t = two_teams().troop(P2, "w1a", 1).troop(P4, "w1b", 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, place w1b 2, done");
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    let battle = t.view(Eye::Spectator).battle.unwrap();
    assert_eq!((battle.attacker.seat, battle.defender.seat), (P1, P4));
}

/// KB-4.7.a, KB-4.8.g: one unit in the troop that holds a pyramid of an enemy or of a
/// teammate controls it: its colour and level may be bought.
#[test]
fn a_unit_in_the_troop_controls_the_pyramid() {
    let ruby = |t: Scene| {
        let mut t = t.with_prayer(P1, 9);
        t.begin_on(P1, Space::Acquire1);
        t.can(P1, "take RUB-3b")
    };
    let city = || {
        two_teams()
            .pyramid(P3, "e2a", Colour::Ruby, 3)
            .troop(P3, "e2a", 3)
    };
    assert!(!ruby(city()));
    assert!(ruby(city().troop(P1, "e2a", 1)));
    let abroad = || {
        two_teams()
            .pyramid(P2, "w2a", Colour::Ruby, 3)
            .troop(P3, "w2a", 3)
    };
    assert!(!ruby(abroad()), "a teammate alone holds it");
    assert!(ruby(abroad().troop(P1, "w2a", 1)));
}

/// KB-4.8.g, KB-AM-T6, KB-4.1.c, KB-LIM-10: a teammate in a district does not take it
/// away; both control it, and a level-4 pyramid is one point for the team.
#[test]
fn a_guest_controls_the_pyramid_too() {
    let t = two_teams()
        .pyramid(P3, "e2a", Colour::Ruby, 4)
        .troop(P3, "e2a", 1)
        .troop(P1, "e2f", 2);
    let mut t = marching(t, "e2f");
    assert_eq!(t.team_fame(P1), 1);
    t.acts(P1, "step e2a, done");
    assert!(t.controls(P1, "e2a") && t.controls(P3, "e2a"));
    assert_eq!((t.fame(P1), t.fame(P3)), (1, 1));
    assert_eq!((t.team_fame(P1), t.team_fame(P3)), (1, 1));

    // Enemies take it from both, and the owner has it back when they are gone.
    let mut t = two_teams()
        .pyramid(P3, "e2a", Colour::Ruby, 4)
        .troop(P1, "e2a", 1)
        .troop(P2, "e2f", 5);
    assert!(t.controls(P3, "e2a"));
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop e2f, step e2a");
    t.clash("BC-2", "BC-8");
    assert_eq!(t.units(P1, "e2a"), 1, "the shield holds");
    t.acts(P1, "done, recall");
    t.act(P2, "stay");
    assert!(t.controls(P2, "e2a") && !t.controls(P1, "e2a") && !t.controls(P3, "e2a"));
    assert_eq!((t.team_fame(P1), t.team_fame(P2)), (0, 1 + 1));
}

/// KB-4.1.c, KB-4.4.a, KB-3.2.c: fame is counted by team, and 12 win at the start of a
/// teammate's turn if no team has more; all of the team win.
#[test]
fn twelve_fame_win_for_the_team() {
    let eleven = || two_teams().with_fame(P1, 4, 2).with_fame(P3, 5, 0);
    let mut t = eleven();
    t.turn(P3);
    assert!(t.outcome().is_none());
    let mut t = eleven().troop(P1, "w_ti", 1).troop(P3, "w_ti", 1);
    assert_eq!((t.fame(P1), t.fame(P3), t.team_fame(P3)), (7, 6, 12));
    t.turn(P2);
    assert!(t.outcome().is_none(), "only in a turn of the team");
    t.turn(P3);
    let outcome = t.outcome().expect("an end");
    assert_eq!(outcome.winners, [P1, P3].into_iter().collect());
    assert_eq!(outcome.places, [1, 3, 1, 3]);

    // Nobody wins with nine alone, nor with twelve against thirteen.
    let mut t = two_teams().with_fame(P1, 9, 0);
    t.turn(P1);
    assert!(t.outcome().is_none());
    let twelve = || two_teams().with_fame(P1, 6, 6);
    let mut t = twelve().with_fame(P2, 6, 0).with_fame(P4, 7, 0);
    t.turn(P1);
    assert!(t.outcome().is_none());
    let mut t = twelve().with_fame(P2, 6, 0).with_fame(P4, 6, 0);
    t.turn(P1);
    assert!(t.outcome().is_some(), "equals do not prevent it");
}

/// KB-AM-T10: one tile of a colour a round, and no picture twice, for each player and
/// not for the team.
#[test]
fn tiles_are_limited_by_player() {
    let mut t = two_teams()
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P3, "e2a", Colour::Ruby, 3)
        .owns(P1, Tile::RubyDomination)
        .for_sale(Tile::SapphireDomination)
        .for_sale(Tile::BladesOfNeith);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-1a");
    t.turn(P3);
    t.begin_on(P3, Space::Acquire1);
    assert!(
        t.can(P3, "take RUB-1a"),
        "the second copy, in the same colour"
    );
    assert!(t.can(P3, "take RUB-3b"));
}
