//! Companions arranged before a token (KB-DP-D1).

use kemet::scene::*;
use kemet::*;

/// What is offered before the token, tokens aside.
fn arranging(t: &Scene) -> Vec<String> {
    t.offers(P1)
        .into_iter()
        .filter(|offer| !offer.starts_with("token"))
        .collect()
}

/// KB-3.4.3.k, KB-DP-D1: from the supply to troops in own districts, not abroad
/// and not where one of the kind is (RUB-2c, RUB-3a).
#[test]
fn attaching_from_the_supply() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::Phoenix, "w1a")
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Heqaib);
    t.turn(P1);
    assert_eq!(
        arranging(&t),
        ["attach heqaib w1a", "exchange royal-scarab phoenix"]
    );
    for (companion, zone) in [
        (Companion::RoyalScarab, Zone::W1a),
        (Companion::Heqaib, Zone::W1f),
        (Companion::Heqaib, Zone::W1b),
    ] {
        let refusal = Some(Refusal::CannotJoin { companion, zone });
        assert_eq!(
            t.refusal(P1, &format!("attach {companion} {zone}")),
            refusal
        );
    }
    t.act(P1, "attach heqaib w1a");
    assert_eq!(t.companions(P1, "w1a").len(), 2);
}

/// KB-3.4.3.k, KB-AM-15, KB-DP-D1: supply and district change places; going
/// back to an arrangement of this turn is not offered.
#[test]
fn exchanging_with_the_supply() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::Phoenix, "w1a")
        .owns(P1, Tile::RoyalScarab);
    t.turn(P1);
    t.act(P1, "exchange royal-scarab phoenix");
    assert!(t.companions(P1, "w1a").contains(Companion::RoyalScarab));
    assert!(t.companions_in_supply(P1).contains(Companion::Phoenix));
    assert_eq!(arranging(&t), [""; 0]);
    assert!(!t.can(P1, "exchange phoenix royal-scarab"));
    // The next turn is free again.
    t.turn(P1);
    assert_eq!(arranging(&t), ["exchange phoenix royal-scarab"]);
}

/// KB-3.4.3.k, KB-AM-15: two districts change their creatures; nobody is merely
/// detached or handed to a troop without one.
#[test]
fn exchanging_between_districts() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .troop(P1, "w1b", 2)
        .troop(P1, "w1c", 1)
        .companion(P1, Companion::Phoenix, "w1a")
        .companion(P1, Companion::RoyalScarab, "w1b");
    t.turn(P1);
    assert_eq!(
        arranging(&t),
        [
            "exchange royal-scarab phoenix",
            "exchange phoenix royal-scarab"
        ]
    );
    t.act(P1, "exchange phoenix royal-scarab");
    assert!(t.companions(P1, "w1b").contains(Companion::Phoenix));
    assert!(t.companions(P1, "w1a").contains(Companion::RoyalScarab));
    assert!(t.companions(P1, "w1c").is_empty());
    assert_eq!(arranging(&t), [""; 0]);
}

/// KB-AM-15, KB-DP-D1: every permutation can be reached, exchange by exchange,
/// no arrangement comes twice, and so arranging comes to an end.
#[test]
fn every_permutation_is_in_reach() {
    let zones = ["w1a", "w1b", "w1c"];
    let start = {
        let mut t = table(3)
            .troop(P1, "w1a", 2)
            .troop(P1, "w1b", 2)
            .troop(P1, "w1c", 2)
            .companion(P1, Companion::Phoenix, "w1a")
            .companion(P1, Companion::RoyalScarab, "w1b")
            .owns(P1, Tile::GiantScorpion);
        t.turn(P1);
        t
    };
    let mut found = Vec::new();
    let mut open = vec![(start, Vec::new())];
    while let Some((t, mut path)) = open.pop() {
        let now = zones.map(|zone| t.companions(P1, zone));
        assert_eq!((now[0].len(), now[1].len()), (1, 1), "a troop keeps one");
        assert!(!path.contains(&now), "an arrangement came twice");
        path.push(now);
        if !found.contains(&now) {
            found.push(now);
        }
        for change in arranging(&t) {
            let mut next = t.clone();
            next.act(P1, &change);
            open.push((next, path.clone()));
        }
    }
    // Three creatures on two troops and the supply, or on all three troops.
    assert_eq!(found.len(), 12);
}

/// KB-DP-D1, tiles:R18: an exchange leaves at most one of a kind with a troop,
/// Meryptah beside another servant (AMB-4a).
#[test]
fn an_exchange_keeps_the_limits() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::Meryptah, "w1a")
        .companion(P1, Companion::Heqaib, "w1a")
        .owns(P1, Tile::Bakatan);
    t.turn(P1);
    assert_eq!(arranging(&t), ["exchange bakatan heqaib"]);
    assert!(!t.can(P1, "exchange bakatan meryptah"));
}

/// KB-3.4.3.k: only companions of one kind change places (AMB-2b), and only in
/// own districts.
#[test]
fn kinds_and_foreign_zones_do_not_mix() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .troop(P1, "w_tr", 2)
        .companion(P1, Companion::Phoenix, "w1a")
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .owns(P1, Tile::Heqaib);
    t.turn(P1);
    assert_eq!(arranging(&t), ["attach heqaib w1a"]);
    for exchange in [
        "exchange heqaib phoenix",
        "exchange royal-scarab phoenix",
        "exchange phoenix royal-scarab",
    ] {
        assert!(!t.can(P1, exchange), "{exchange}");
    }
}

/// KB-DP-D1, KB-3.3.2d: cards and companions in any mixture and number, until
/// the token is placed.
#[test]
fn arranging_ends_with_the_token() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .troop(P1, "w1b", 2)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Heqaib)
        .holds(P1, &[Di::Prayer, Di::Prayer])
        .with_prayer(P1, 0);
    t.turn(P1);
    t.acts(P1, "attach phoenix w1a, play DI-09, attach royal-scarab w1b, play DI-09, exchange phoenix royal-scarab");
    assert_eq!(t.prayer(P1), 4);
    assert!(t.companions(P1, "w1b").contains(Companion::Phoenix));
    assert!(t.can(P1, "attach heqaib w1a"));
    t.act(P1, "token b_pray");
    assert!(!t.can(P1, "attach heqaib w1a"));
    // Nor is there a second chance after the action.
    t.act(P1, "resolve b_pray");
    assert!(!t.can(P1, "attach heqaib w1a"));
    assert!(t.companions_in_supply(P1).contains(Companion::Heqaib));
}
