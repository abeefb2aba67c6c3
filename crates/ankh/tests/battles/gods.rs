//! The abilities of the five gods.

use ankh::scene::*;
use ankh::*;

use crate::help::*;

// ---- Amun

/// two cards: both strengths, both effects; Cycle of Ma'at
/// brings both back.
#[test]
fn amun_plays_two_cards() {
    let mut t = meet(&[God::Amun, God::Isis]);
    t.battle(P1, 1);
    t.act(P1, "two-cards");
    assert_eq!(t.offers(P1).len(), 7 * 6 / 2, "pairs of seven cards");
    t.act(P1, "play-two chariots drought");
    t.act(P2, "play cycle");
    assert_eq!(strength(&t, P1), 3 + 3 + 1);
    assert_eq!(gains(&t, P1), [(Why::Victory, 1 + 3)]);
    assert_eq!(used(&t, P1), cards(&[Card::Chariots, Card::Drought]));

    let mut t =
        meet(&[God::Amun, God::Isis]).with_hand(P1, &[Card::Cycle, Card::Flood, Card::Build]);
    t.battle(P1, 1);
    t.act(P1, "two-cards");
    t.act(P1, "play-two cycle flood");
    t.act(P2, "play flood");
    assert_eq!(t.hand(P1), Cards::ALL);
}

/// not asked with fewer than two cards; with exactly two there is
/// nothing left to choose.
#[test]
fn amun_needs_two_cards() {
    let mut t = meet(&[God::Amun, God::Isis]).with_hand(P1, &[Card::Cycle]);
    t.battle(P1, 1);
    assert_eq!(t.step(), Some(Step::ChooseCards));
    assert_eq!(t.awaiting(), seats(&[P2]));

    let mut t = meet(&[God::Amun, God::Isis]).with_hand(P1, &[Card::Cycle, Card::Plague]);
    t.battle(P1, 1);
    t.act(P1, "two-cards");
    assert_eq!(t.awaiting(), seats(&[P2]));
}

/// once in a conflict; the token comes back with the next.
#[test]
fn amun_once_in_a_conflict() {
    let start = || {
        meet(&[God::Amun, God::Isis])
            .warriors(P1, &[(7, 2)])
            .warriors(P2, &[(7, 4)])
    };
    let mut t = start();
    t.conflict(P2);
    t.act(P1, "two-cards");
    assert!(!seen(&t).amun_ready);
    t.act(P1, "play-two plague chariots");
    t.act(P2, "play cycle");
    t.act(P1, "bid 0");
    t.act(P2, "bid 0");
    assert!(told(&t, "Battle in region 2"));
    assert_eq!(t.step(), Some(Step::ChooseCards));
    t.play(&[(P1, Card::Drought), (P2, Card::Cycle)]);
    assert!(told(&t, "Conflict 1 is over") && seen(&t).amun_ready);

    // Who declines the first time is asked again in the next region.
    let mut t = start();
    t.conflict(P2);
    t.act(P1, "decline");
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.step(), Some(Step::TwoCards));
}

/// Amun is not asked about a battle of others.
#[test]
fn amun_is_not_asked_about_battles_of_others() {
    let mut t = meet(&[God::Ra, God::Isis, God::Amun]).god(P3, (7, 2));
    t.battle(P1, 1);
    assert_eq!(t.step(), Some(Step::ChooseCards));
}

// ---- Anubis

/// U-19, A-23: one enemy warrior in total is trapped where several gods
/// lose some, though Anubis is elsewhere; the others go to their pools.
#[test]
fn anubis_traps_one_in_total() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris, God::Anubis])
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)])
        .god(P4, (7, 2));
    let mut t = fight(
        t,
        &[(P1, Card::Chariots), (P2, Card::Cycle), (P3, Card::Cycle)],
    );
    assert_eq!(t.step(), Some(Step::Trap));
    assert_eq!(t.offers(P4), ["trap P2", "trap P3", "decline"]);
    t.act(P4, "trap P3");
    assert_eq!([held(&t, P2), held(&t, P3)], [0, 1]);
    assert_eq!([t.warriors_left(P2), t.warriors_left(P3)], [6, 5]);
    assert_ne!(t.step(), Some(Step::Trap));
}

/// never an own warrior, never a guardian.
#[test]
fn anubis_traps_enemy_warriors_only() {
    let t = meet(&[God::Anubis, God::Isis]);
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(killed(&t), [(P1, FigureKind::Warrior); 2]);
    assert_eq!(t.step(), Some(Step::FirstAction));

    let t = table(&[God::Anubis, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (2, 8))
        .guardian(P2, Guardian::Satet, (3, 7));
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(killed(&t), [(P2, FigureKind::Satet)]);
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// C-23: three slots; when they are full nobody is asked.
#[test]
fn anubis_has_three_slots() {
    let battle = |held| {
        let t = meet(&[God::Anubis, God::Isis]).trapped(P2, held);
        fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]).step()
    };
    assert_eq!(battle(2), Some(Step::Trap));
    assert_eq!(battle(3), Some(Step::FirstAction));
}

/// locusts and battle resolution are separate moments.
#[test]
fn anubis_traps_in_each_moment() {
    let t = table(&[God::Anubis, God::Isis, God::Amun])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)])
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)])
        .with_hand(P3, &[Card::Cycle])
        .with_followers(P1, 2)
        .with_followers(P2, 3)
        .with_followers(P3, 0);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Plague)]);
    t.act(P1, "bid 0");
    t.act(P2, "bid 1");
    assert_eq!(t.offers(P1), ["trap P3", "decline"]);
    t.act(P1, "trap P3");
    assert_eq!(strength(&t, P1), 1 + 1 + 3, "it counts at once");
    assert_eq!(t.offers(P1), ["trap P2", "decline"]);
    t.act(P1, "trap P2");
    assert_eq!([held(&t, P2), held(&t, P3)], [1, 1]);
}

/// A-13.5a: the god figure has 1 more for each trapped warrior, where
/// it is.
#[test]
fn trapped_warriors_make_anubis_strong() {
    let mut t = meet(&[God::Anubis, God::Isis])
        .trapped(P2, 3)
        .warriors(P1, &[(7, 2)])
        .warriors(P2, &[(7, 4)]);
    t.conflict(P1);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P1), 3 + 3);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P1), 1, "the god is in the West");
}

/// a follower to Anubis buys a trapped warrior
/// free, for any summon.
#[test]
fn ransom_is_paid_to_anubis() {
    let mut t = meet(&[God::Anubis, God::Isis])
        .trapped(P2, 2)
        .warriors(P2, &[(3, 7), (1, 8), (4, 7)])
        .with_followers(P2, 2)
        .with_followers(P1, 0);
    assert_eq!(t.warriors_left(P2), 0);
    t.begin(P2, Deed::Summon);
    assert_eq!(t.offers(P2), ["ransom", "done"]);
    t.act(P2, "ransom");
    t.act(P2, &on("to", (1, 7)));
    assert_eq!([t.followers(P1), t.followers(P2)], [1, 1]);
    assert_eq!(held(&t, P2), 1);
    assert_eq!(t.figure((1, 7)), Some((P2, FigureKind::Warrior)));
    assert_ne!(t.step(), Some(Step::Summon), "it was the one summon");

    let mut t = meet(&[God::Anubis, God::Isis])
        .trapped(P2, 1)
        .with_followers(P2, 0);
    t.begin(P2, Deed::Summon);
    assert!(!t.may(P2, "ransom"), "no follower");
}

// ---- Isis

/// Isis figures beside an enemy may be kept alive, one by
/// one, and also given up.
#[test]
fn isis_saves_figure_by_figure() {
    let start = || {
        let t = table(&[God::Ra, God::Isis])
            .god(P1, (0, 4))
            .warriors(P1, &[(0, 6), (0, 7)])
            .god(P2, (2, 8))
            .warriors(P2, &[(1, 5), (1, 6), (3, 7)]);
        fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)])
    };
    let mut t = start();
    assert_eq!(t.step(), Some(Step::Protect));
    assert_eq!(offered(&t, P2, "save"), hexes(&[(1, 5), (1, 6)]));
    t.act(P2, &on("save", (1, 6)));
    t.act(P2, "done");
    assert_eq!(killed(&t).len(), 2);
    assert_eq!(t.figure((1, 6)), Some((P2, FigureKind::Warrior)));
    assert_eq!(gains(&t, P2), [(Why::Miracle, 2)]);

    let mut t = start();
    t.act(P2, "done");
    assert_eq!(gains(&t, P2), [(Why::Miracle, 3)]);
}

/// the enemy beside it may be a god, and may die in the same moment.
#[test]
fn isis_protection_does_not_need_the_enemy_alive() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 7)])
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 6)]);
    let mut t = fight_of(t, P2, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P2, "decline");
    t.act(P2, &on("save", (1, 6)));
    assert_eq!(killed(&t), [(P1, FigureKind::Warrior)]);

    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 4)]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(offered(&t, P2, "save"), hexes(&[(1, 4)]));
}

/// an enemy across the Nile is not adjacent.
#[test]
fn isis_is_not_protected_across_the_nile() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (6, 2)])
        .god(P2, (2, 8))
        .warriors(P2, &[(5, 3)]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
}

/// on the water beside an enemy it is protected in all its regions,
/// also where that enemy is not.
#[test]
fn isis_on_the_water_is_protected_everywhere() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (5, 4)])
        .god(P2, (8, 0))
        .guardian(P2, Guardian::Apep, (4, 4));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P2, &on("save", (4, 4)));
    assert_eq!(killed(&t), []);
    assert_eq!(t.figure((4, 4)), Some((P2, FigureKind::Apep)));
}

/// other gods' figures beside an enemy are not protected.
#[test]
fn only_isis_protects() {
    let t = table(&[God::Isis, God::Ra])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 6)]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
}

/// the view of what is about to die does not speak of gods.
#[test]
fn gods_are_not_about_to_die() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 6), (3, 7)]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    let battle = seen(&t).battle.expect("Isis is asked");
    let doomed: Vec<_> = battle.doomed.iter().collect();
    assert_eq!(doomed, [at((1, 6)), at((3, 7))]);
}

// ---- Osiris

fn osiris_lost(t: Scene) -> Scene {
    fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)])
}

/// after a lost battle Osiris may place a token on an
/// empty land hex of the region.
#[test]
fn osiris_opens_the_underworld() {
    let t =
        meet(&[God::Ra, God::Osiris])
            .underworld((1, 3))
            .monument(Monument::Temple, (1, 4), None);
    let mut t = osiris_lost(t);
    assert_eq!(t.step(), Some(Step::Underworld));
    // 32 hexes, the figures of P1, the god of P2, a monument, a token.
    assert_eq!(offered(&t, P2, "to").len(), 32 - 3 - 1 - 1 - 1);
    assert!(t.may(P2, &on("to", (2, 7))), "where a warrior fell");
    t.act(P2, &on("to", (2, 7)));
    assert!(seen(&t).underworld.contains(at((2, 7))));

    let mut t = osiris_lost(meet(&[God::Ra, God::Osiris]));
    t.act(P2, "decline");
    assert!(seen(&t).underworld.is_empty());
}

/// or move one from anywhere on the board; a figure on it stays.
#[test]
fn osiris_moves_a_token() {
    let t = meet(&[God::Ra, God::Osiris])
        .warriors(P2, &[(7, 2)])
        .underworld((7, 2))
        .underworld((1, 3))
        .underworld((1, 4));
    let mut t = osiris_lost(t);
    assert_eq!(offered(&t, P2, "to"), hexes(&[]), "all three are used");
    t.act(P2, &on("move", (7, 2)));
    assert!(!t.may(P2, &on("to", (1, 3))), "U-36: no two on one hex");
    t.act(P2, &on("to", (1, 6)));
    let underworld: Vec<_> = seen(&t).underworld.iter().collect();
    assert_eq!(underworld, [at((1, 3)), at((1, 4)), at((1, 6))]);
    assert_eq!(t.figure((7, 2)), Some((P2, FigureKind::Warrior)));
}

/// not after a victory, nor after a battle of others; after an unbroken
/// tie it is.
#[test]
fn osiris_must_have_lost() {
    let t = meet(&[God::Ra, God::Osiris]);
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(t.step(), Some(Step::FirstAction));
    let t = meet(&[God::Ra, God::Isis, God::Osiris]).god(P3, (7, 2));
    let t = osiris_lost(t);
    assert_eq!(t.step(), Some(Step::FirstAction));
    let t = meet(&[God::Ra, God::Osiris]).warriors(P2, &[(3, 7)]);
    let mut t = fight_of(t, P2, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P2, "decline");
    assert_eq!(t.step(), Some(Step::Underworld));
}

/// one more summon on an own token without a figure, no matter
/// where, and a chain from there.
#[test]
fn osiris_summons_from_the_underworld() {
    let mut t = meet(&[God::Ra, God::Osiris])
        .underworld((7, 2))
        .underworld((4, 0))
        .warriors(P2, &[(4, 0)]);
    t.begin(P2, Deed::Summon);
    t.act(P2, "summon warrior");
    assert!(t.may(P2, &on("to", (7, 2))));
    assert!(!t.may(P2, &on("to", (4, 0))), "a figure is on it");
    t.act(P2, &on("to", (7, 2)));
    t.act(P2, "summon warrior");
    t.act(P2, &on("to", (7, 3)));
    assert_ne!(t.step(), Some(Step::Summon), "one additional in total");
}

/// enemies may not come to stand on a token; Osiris may.
#[test]
fn the_underworld_bars_enemies() {
    let mut t = meet(&[God::Ra, God::Osiris])
        .underworld((1, 4))
        .underworld((1, 8));
    t.begin(P1, Deed::Move);
    t.act(P1, &on("move", (0, 4)));
    assert!(t.may(P1, &on("to", (1, 3))) && !t.may(P1, &on("to", (1, 4))));
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &on("to", (1, 3))) && !t.may(P1, &on("to", (1, 4))));
    t.begin(P2, Deed::Move);
    t.act(P2, &on("move", (2, 8)));
    assert!(t.may(P2, &on("to", (1, 8))));
}

// ---- Ra

/// a summoned warrior or guardian may get one of three suns,
/// extra summons too.
#[test]
fn ra_gives_suns() {
    let mut t = meet(&[God::Ra, God::Isis])
        .monument(Monument::Pyramid, (7, 2), Some(P1))
        .with_powers(P1, &[Power::PyramidAttuned])
        .in_pool(P1, Guardian::CatMummy)
        .sun((0, 5));
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon cat-mummy");
    t.act(P1, &on("to", (7, 3)));
    assert_eq!(t.offers(P1), ["sun", "decline"]);
    t.act(P1, "sun");
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (1, 3)));
    t.act(P1, "sun");
    let radiant = |t: &Scene| seen(t).figures.iter().filter(|it| it.radiant).count();
    assert_eq!(radiant(&t), 3);
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (1, 4)));
    assert_eq!(t.step(), Some(Step::Summon), "all suns are given");
}

/// 1 more for victory and dominance where an own radiant figure stands,
/// not for each.
#[test]
fn radiance_adds_one() {
    let mut t = duel()
        .warriors(P1, &[(7, 2), (4, 0)])
        .sun((0, 5))
        .sun((0, 6))
        .sun((7, 2));
    t.conflict(P1);
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(
        gains(&t, P1),
        [
            (Why::Victory, 1 + 1),
            (Why::Dominance, 1 + 1),
            (Why::Dominance, 1)
        ]
    );
}

/// who is killed returns the sun; who is trapped as well.
#[test]
fn the_dead_return_their_suns() {
    let t = meet(&[God::Ra, God::Anubis]).sun((0, 5));
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    t.act(P2, "trap P1");
    assert!(seen(&t).figures.iter().all(|figure| !figure.radiant));
    // All three can be given anew.
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (0, 5)));
    assert_eq!(t.step(), Some(Step::Sun { hex: at((0, 5)) }));
}

/// a rising Mummy of Ra may get a sun, its own if no other is
/// left.
#[test]
fn a_rising_mummy_may_get_a_sun() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(7, 2), (7, 3)])
        .guardian(P1, Guardian::Mummy, (0, 8))
        .sun((7, 2))
        .sun((7, 3))
        .sun((0, 8))
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    t.act(P1, &on("rise", (1, 3)));
    assert_eq!(t.step(), Some(Step::Sun { hex: at((1, 3)) }));
    t.act(P1, "sun");
    assert_eq!(seen(&t).figures.iter().filter(|it| it.radiant).count(), 3);
}
