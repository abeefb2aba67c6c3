//! The battle cards, but for the locusts.

use ankh::scene::*;
use ankh::*;

use crate::help::*;

/// U-5: what each card adds: Chariots 3, Plague and Drought 1, the
/// others nothing.
#[test]
fn what_each_card_adds() {
    let expected = [
        (Card::Plague, 1),
        (Card::Build, 0),
        (Card::Chariots, 3),
        (Card::Cycle, 0),
        (Card::Drought, 1),
        (Card::Flood, 0),
        (Card::Miracle, 0),
    ];
    for (card, adds) in expected {
        let t = table(&[God::Ra, God::Isis])
            .god(P1, (0, 4))
            .god(P2, (2, 8))
            .with_followers(P1, 0)
            .with_followers(P2, 0);
        let t = fight(t, &[(P1, card), (P2, Card::Cycle)]);
        assert_eq!(strength(&t, P1), 1 + adds, "{card}");
    }
}

/// Chariots do nothing else.
#[test]
fn chariots_are_strength_alone() {
    let t = fight(duel(), &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(gains(&t, P1), [(Why::Victory, 1)]);
    assert_eq!((t.followers(P1), t.followers(P2)), (1, 1));
    assert_eq!(used(&t, P1), cards(&[Card::Chariots]));
}

fn builder(t: Scene) -> Scene {
    let t = t.with_followers(P1, 4);
    fight(t, &[(P1, Card::Build), (P2, Card::Cycle)])
}

/// any type, on any empty land hex of the region, with an own token;
/// or not at all.
#[test]
fn a_monument_of_any_kind_on_empty_land() {
    let mut t = builder(duel().monument(Monument::Temple, (1, 3), None));
    assert_eq!(
        t.offers(P1),
        ["build obelisk", "build temple", "build pyramid", "decline"]
    );
    let before = seen(&t).players[0].ankhs;
    t.act(P1, "build pyramid");
    // 32 hexes of land, five figures and a temple on them.
    assert_eq!(offered(&t, P1, "to").len(), 32 - 5 - 1);
    t.act(P1, &on("to", (4, 7)));
    assert_eq!(t.monument_at((4, 7)), Some((Monument::Pyramid, Some(P1))));
    assert_eq!(t.followers(P1), 1);
    assert_eq!(seen(&t).players[0].ankhs, before - 1);

    let mut t = builder(duel());
    t.act(P1, "decline");
    assert_eq!(t.followers(P1), 4);
}

/// C-6: not a type of which the supply has none left.
#[test]
fn no_monument_beyond_the_supply() {
    let ten = [
        (7, 1),
        (7, 2),
        (7, 3),
        (7, 4),
        (7, 5),
        (6, 4),
        (6, 5),
        (6, 6),
        (8, 4),
        (8, 5),
    ];
    let t = ten
        .into_iter()
        .fold(duel(), |t, hex| t.monument(Monument::Obelisk, hex, None));
    let t = builder(t);
    assert_eq!(t.offers(P1), ["build temple", "build pyramid", "decline"]);
}

/// C-5: not without an Ankh token in the pool.
#[test]
fn no_monument_without_a_token() {
    let nine = [
        (7, 1),
        (7, 2),
        (7, 3),
        (7, 4),
        (7, 5),
        (6, 4),
        (6, 5),
        (6, 6),
        (8, 4),
    ];
    let t = nine
        .into_iter()
        .fold(duel(), |t, hex| t.monument(Monument::Temple, hex, Some(P1)));
    let t = builder(t);
    assert_eq!(winner(&t), Some(P1), "nobody was asked");
    assert_eq!(t.followers(P1), 4);
}

/// nobody builds on the underworld, Osiris neither.
#[test]
fn nobody_builds_on_the_underworld() {
    for gods in [[God::Ra, God::Osiris], [God::Osiris, God::Ra]] {
        let mut t = builder(meet(&gods).underworld((1, 3)));
        t.act(P1, "build temple");
        assert!(t.may(P1, &on("to", (1, 4))));
        assert!(!t.may(P1, &on("to", (1, 3))));
    }
}

/// what was just built counts at once: for the
/// majority, as an attuned temple, for Resplendent.
#[test]
fn a_new_monument_counts_at_once() {
    let t = duel()
        .monument(Monument::Temple, (7, 2), Some(P1))
        .monument(Monument::Temple, (7, 4), Some(P1))
        .with_powers(P1, &[Power::TempleAttuned, Power::Resplendent]);
    let mut t = builder(t);
    t.act(P1, "build temple");
    t.act(P1, &on("to", (1, 4)));
    assert_eq!(gains(&t, P1)[0], (Why::Majority, 1));
    assert_eq!(strength(&t, P1), 3 + 2 + 2);
}

/// followers of the Flood come in time to pay for
/// another's card of the same god.
#[test]
fn flood_pays_for_a_monument() {
    let mut t = table(&[God::Amun, God::Isis])
        .god(P1, (4, 5))
        .warriors(P1, &[(4, 6)])
        .god(P2, (0, 4))
        .with_followers(P1, 1);
    t.battle(P1, 1);
    t.act(P1, "two-cards");
    t.act(P1, "play-two build flood");
    t.act(P2, "play cycle");
    assert_eq!(t.followers(P1), 3);
    assert_eq!(t.step(), Some(Step::Builds));
}

/// used cards stay used until Cycle of Ma'at brings all back,
/// itself included.
#[test]
fn cycle_brings_all_cards_back() {
    let t = duel().with_hand(P1, &[Card::Cycle, Card::Flood]);
    let t = fight(t, &[(P1, Card::Flood), (P2, Card::Cycle)]);
    assert_eq!(t.hand(P1), cards(&[Card::Cycle]));
    assert_eq!(used(&t, P1).len(), 6);
    // Only one card is left: there is nothing to choose.
    let mut t = t.warriors(P2, &[(3, 7)]);
    t.battle(P1, 1);
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "play flood");
    assert!(told(&t, "P1 plays Cycle of Ma’at"));
    assert_eq!((t.hand(P1), used(&t, P1)), (Cards::ALL, cards(&[])));
    assert_eq!(used(&t, P2), cards(&[Card::Flood]));
}

/// the loser's Cycle works as well, and not before the end.
#[test]
fn cycle_in_defeat() {
    let t = duel()
        .with_hand(P2, &[Card::Cycle, Card::Miracle])
        .with_powers(P1, &[Power::Worshipful])
        .with_followers(P1, 2);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.hand(P2), cards(&[Card::Miracle]));
    t.act(P1, "decline");
    assert_eq!(t.hand(P2), Cards::ALL);
}

/// Drought adds 1 for each own figure on desert, the god included, to
/// the reward of a victory; nothing in defeat.
#[test]
fn drought_rewards_the_desert() {
    let t = duel().warriors(P1, &[(4, 6), (7, 2)]);
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Drought)]);
    assert_eq!(gains(&t, P1), [(Why::Victory, 1 + 3)]);
    assert_eq!(gains(&t, P2), []);
    let parts = [
        Grant::Plain { amount: 1 },
        Grant::Card {
            card: Card::Drought,
            amount: 3,
        },
    ];
    let is_told =
        |event: &Event| matches!(event, Event::DevotionChanged { by, .. } if *by == parts);
    assert!(t.events().iter().any(is_told));
}

/// the underworld and the water are no desert.
#[test]
fn drought_needs_desert() {
    let t = meet(&[God::Osiris, God::Isis])
        .underworld((0, 5))
        .guardian(P1, Guardian::Apep, (2, 4));
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Cycle)]);
    assert_eq!(gains(&t, P1), [(Why::Victory, 1 + 2)]);
}

/// Flood pays 1 for each own figure on fertile ground of the region,
/// god included, and these cannot be killed in battle resolution.
#[test]
fn flood_pays_and_protects() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (4, 5))
        .warriors(P2, &[(4, 6), (3, 7), (5, 4)]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Flood)]);
    // (3,7) is desert, (5,4) in the East.
    assert_eq!(t.followers(P2), 1 + 2);
    assert_eq!(winner(&t), Some(P1));
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
    assert_eq!(t.figure((4, 6)), Some((P2, FigureKind::Warrior)));
    assert_eq!(t.figure((3, 7)), None);
}

/// the underworld is not fertile: no follower, no protection.
#[test]
fn no_flood_in_the_underworld() {
    let t = table(&[God::Ra, God::Osiris])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5)])
        .god(P2, (2, 8))
        .warriors(P2, &[(4, 6)])
        .underworld((4, 6));
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Flood)]);
    assert_eq!(t.followers(P2), 1);
    assert_eq!(t.figure((4, 6)), None);
}

/// U-29: a Mummy that died of locusts and rose has lost the protection,
/// even where it stood before.
#[test]
fn a_risen_mummy_is_not_protected() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (4, 6))
        .guardian(P2, Guardian::Mummy, (4, 5))
        .with_followers(P1, 3)
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Flood)]);
    assert_eq!(t.followers(P2), 2);
    t.act(P2, "bid 0");
    t.act(P1, "bid 1");
    t.act(P2, &on("rise", (4, 5)));
    assert_eq!(winner(&t), Some(P1));
    assert_eq!(t.step(), Some(Step::Rise), "it was killed again");
    t.act(P2, &on("rise", (4, 7)));
    assert_eq!(killed(&t), [(P2, FigureKind::Mummy); 2]);
}

/// another figure on the hex of one that died is not protected either,
/// and those who were there at the reveal stay protected.
#[test]
fn flood_is_fixed_at_the_reveal() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (4, 6))
        .warriors(P2, &[(4, 5)])
        .guardian(P2, Guardian::Mummy, (2, 7))
        .with_followers(P1, 3)
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Flood)]);
    t.act(P2, "bid 0");
    t.act(P1, "bid 1");
    // The Mummy rises where a warrior was kept safe by the Flood.
    t.act(P2, &on("rise", (4, 5)));
    assert_eq!(t.step(), Some(Step::Rise), "and dies again");
}

/// 1 for each own figure killed in this battle, by locusts or in its
/// resolution, as one instance.
#[test]
fn miracle_counts_all_the_dead() {
    let t = duel()
        .with_powers(P2, &[Power::Bountiful])
        .guardian(P2, Guardian::Mummy, (3, 7))
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Miracle)]);
    t.act(P1, "bid 1");
    t.act(P2, &on("rise", (2, 7)));
    assert_eq!(winner(&t), Some(P1));
    t.act(P2, &on("rise", (2, 7)));
    // A warrior once, the Mummy twice.
    assert_eq!(gains(&t, P2), [(Why::Miracle, 3 + 1)]);
}

/// several Miracles, lowest devotion first.
#[test]
fn miracles_lowest_first() {
    let t = duel()
        .warriors(P2, &[(3, 7)])
        .with_devotion(P2, 4)
        .with_devotion(P1, 9);
    let mut t = fight(t, &[(P1, Card::Miracle), (P2, Card::Miracle)]);
    t.act(P1, "decline");
    told_in_order(
        &t,
        &[
            "P2: devotion 4 → 6 by miracle",
            "P1: devotion 9 → 11 by miracle",
        ],
    );
}
