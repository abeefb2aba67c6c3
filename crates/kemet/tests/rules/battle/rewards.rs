//! Rewards: fame and veteran tokens after a battle (section 3.5.5).

use kemet::scene::*;
use kemet::*;

use crate::battle::help::{fought, meet, p1_won, p2_won};

/// Battle fame and veteran tokens of the attacker and of the defender.
fn rewards(t: &Scene) -> [(u8, u8); 2] {
    [P1, P2].map(|seat| (t.permanent_fame(seat).0, t.veterans(seat)))
}

/// KB-3.5.5.1, KB-3.5.5.2, KB-3.5.5.3, KB-EX-3.5.5-1: fame for an attacker who
/// wins and stands, a token for a winning defender, a token for all without
/// fame.
#[test]
fn the_four_kinds_of_reward() {
    let standing = p1_won(meet("w_tr", 5, 5), "w_tr");
    assert_eq!(rewards(&standing), [(1, 0), (0, 1)]);

    let fallen = fought(meet("w_tr", 1, 3), "w_tr", "BC-7", "BC-5");
    assert!(fallen.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!(fallen.units(P1, "w_tr"), 0);
    assert_eq!(rewards(&fallen), [(0, 1), (0, 1)]);

    let held = p2_won(meet("w_tr", 5, 5), "w_tr");
    assert_eq!(rewards(&held), [(0, 1), (0, 2)]);

    let held_and_fallen = fought(meet("w_tr", 3, 1), "w_tr", "BC-8", "BC-7");
    assert!(
        held_and_fallen
            .events()
            .contains(&Event::BattleWon { seat: P2 })
    );
    assert_eq!(held_and_fallen.units(P2, "w_tr"), 0);
    assert_eq!(rewards(&held_and_fallen), [(0, 1), (0, 2)]);
}

/// KB-EX-3.5.5-2, KB-3.5.5.2, KB-3.5.5.3, tiles:R11, SAP-3b, AMB-4b: fame that
/// a tile gives a winning defender takes the consolation token and leaves the
/// winner's token; without a unit Defensive Victory gives nothing.
#[test]
fn a_defenders_fame_costs_the_consolation() {
    let victory = p2_won(meet("w_tr", 5, 5).owns(P2, Tile::DefensiveVictory), "w_tr");
    assert_eq!(rewards(&victory), [(0, 1), (1, 1)]);

    let t = meet("w_tr", 3, 1).owns(P2, Tile::DefensiveVictory);
    let fallen = fought(t, "w_tr", "BC-8", "BC-7");
    assert_eq!(rewards(&fallen), [(0, 1), (0, 2)]);

    let cat = p2_won(
        meet("w_tr", 5, 5).companion(P2, Companion::Cat, "w_tr"),
        "w_tr",
    );
    assert_eq!(rewards(&cat), [(0, 1), (1, 1)]);

    let both = meet("w_tr", 5, 5)
        .owns(P2, Tile::DefensiveVictory)
        .companion(P2, Companion::Cat, "w_tr");
    assert_eq!(rewards(&p2_won(both, "w_tr")), [(0, 1), (2, 1)]);
}

/// tiles:R11, KB-3.5.5.1, KB-3.5.5.3, KB-3.4.3.r, KB-TM-11, ONY-4a, AME-4c: an attacker's tiles add
/// fame of their own; the Soul Devourer's comes even to a fallen winner and
/// then stands in for the token. A losing beast brings nothing.
#[test]
fn an_attackers_tiles_add_fame() {
    let t = meet("w_tr", 1, 2).companion(P1, Companion::SoulDevourer, "w_tr");
    let fallen = fought(t, "w_tr", "BC-2", "BC-2");
    assert_eq!((fallen.units(P1, "w_tr"), fallen.units(P2, "w_tr")), (0, 0));
    assert_eq!(rewards(&fallen), [(1, 0), (0, 1)]);

    let t = meet("w_tr", 5, 5).companion(P1, Companion::SoulDevourer, "w_tr");
    assert_eq!(
        rewards(&fought(t, "w_tr", "BC-2", "BC-2")),
        [(2, 0), (0, 1)]
    );

    let city = p1_won(meet("w2a", 5, 4).owns(P1, Tile::Desecration), "w2a");
    assert_eq!(rewards(&city), [(2, 0), (0, 1)]);
    let temple = p1_won(meet("w_tr", 5, 4).owns(P1, Tile::Desecration), "w_tr");
    assert_eq!(rewards(&temple), [(1, 0), (0, 1)]);

    let t = meet("w_tr", 2, 5).companion(P1, Companion::SoulDevourer, "w_tr");
    let lost = fought(t, "w_tr", "BC-2", "BC-1");
    assert!(lost.events().contains(&Event::BattleWon { seat: P2 }));
    assert_eq!(rewards(&lost), [(0, 1), (0, 2)]);
}
