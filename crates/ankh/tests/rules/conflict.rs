//! Conflict, dominance, Scorpions.

use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;

fn two() -> Scene {
    table(&[God::Ra, God::Isis])
}

/// whoever brings a conflict has the tiebreaker, face up, until it is
/// over..
#[test]
fn the_tiebreaker_goes_to_the_trigger() {
    let mut t = two().god(P1, (0, 4)).god(P2, (4, 6));
    t.conflict(P2);
    assert_eq!(
        open(&t).tiebreaker,
        Some(Tiebreaker {
            seat: P2,
            face_up: true
        })
    );
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(open(&t).tiebreaker, None);
}

/// U-14: before any region Omnipresent pays, lowest devotion first, and
/// then Scorpions destroy.
#[test]
fn what_happens_before_the_regions() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .guardian(P2, Guardian::Scorpion, (7, 4))
        .facing((7, 4), Facing::SouthSouthEast)
        .monument(Monument::Temple, (7, 5), Some(P1))
        .with_powers(P1, &[Power::Omnipresent])
        .with_powers(P2, &[Power::Omnipresent]);
    t.conflict(P1);
    let gain = |of| {
        place_of(
            &t,
            |event| matches!(event, Event::FollowersGained { seat, why: Why::Omnipresent, .. } if *seat == of),
        )
    };
    let destroyed = place_of(&t, |event| matches!(event, Event::MonumentDestroyed { .. }));
    let region = place_of(&t, |event| matches!(event, Event::Dominated { .. }));
    // P2 is at the bottom of the stack.
    assert!(gain(P2) < gain(P1) && gain(P1) < destroyed && destroyed < region);
}

/// A-11.3: regions in the order of their tokens; without figures they are
/// skipped.
#[test]
fn regions_by_their_tokens() {
    let mut t = two()
        .tokens(&[(5, 1), (6, 1), (5, 2)])
        .god(P1, (0, 4))
        .god(P2, (5, 0));
    t.conflict(P1);
    let dominated: Vec<(tabletop::Seat, u8)> = t
        .events()
        .iter()
        .filter_map(|event| match *event {
            Event::Dominated { seat, region } => Some((seat, region)),
            _ => None,
        })
        .collect();
    assert_eq!(dominated, [(P2, 1), (P1, 3)]);
}

/// a region is judged when it is reached: who left for a battle
/// before it is not there.
#[test]
fn a_region_is_judged_when_it_is_reached() {
    let mut t = two()
        .god(P1, (0, 4))
        .warriors(P1, &[(7, 3)])
        .god(P2, (4, 6))
        .monument(Monument::Obelisk, (0, 5), Some(P1))
        .with_powers(P1, &[Power::ObeliskAttuned]);
    t.conflict(P1);
    t.act(P1, &format!("move {}", at((7, 3))));
    t.act(P1, &to((0, 6)));
    while t.step() == Some(Step::Obelisks) {
        t.act(P1, "done");
    }
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::Dominated { .. }))
    );
}

/// after all regions Amun's token is turned up again.
#[test]
fn amuns_token_is_turned_up_after_the_conflict() {
    let mut t = table(&[God::Amun, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (4, 6));
    t.conflict(P2);
    t.act(P1, "two-cards");
    assert!(!open(&t).amun_ready);
    t.act(P1, "play-two chariots drought");
    t.act(P2, "play cycle");
    assert!(open(&t).amun_ready);
    assert_eq!(t.awaiting(), Seats::one(P1));
}

/// the third conflict merges two gods of three or more, never
/// of two.
#[test]
fn the_third_conflict_merges() {
    let third = |gods: &[God]| {
        let mut t = table(gods).after_events(11, 2);
        for (seat, hex) in [P1, P2, P3].into_iter().zip([(0, 4), (7, 3), (5, 0)]) {
            if seat.index() < gods.len() {
                t = t.god(seat, hex);
            }
        }
        t.conflict(P1);
        open(&t).merger
    };
    // All have dominated a region; P1 in the West first, P3 in the Delta last.
    let merger = Merger {
        higher: P2,
        lower: P1,
    };
    assert_eq!(third(&[God::Ra, God::Isis, God::Amun]), Some(merger));
    assert_eq!(third(&[God::Ra, God::Isis]), None);
}

/// the fourth brings oblivion, the fifth the end.
#[test]
fn the_fourth_and_the_fifth_conflict() {
    let after = |conflicts| {
        let mut t = two()
            .god(P1, (0, 4))
            .god(P2, (7, 3))
            .with_devotion(P1, 12)
            .with_devotion(P2, 25)
            .after_events(15, conflicts);
        t.conflict(P1);
        t.outcome()
    };
    assert_eq!(after(2), None);
    let last = after(3).expect("only one is left");
    assert_eq!((last.winners, &*last.reason), (Seats::one(P2), "last"));
    let end = after(4).expect("the end");
    assert_eq!((end.winners, &*end.reason), (Seats::one(P2), "devotion"));
}

/// T-5, A-12.1, A-12.2, A-12.3, A-22.2: two obelisks and a pyramid against an
/// absent god's pyramid and temple: one for the obelisks, one for dominance;
/// the absent god gains nothing but denies the pyramids.
#[test]
fn dominance_and_majorities() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .monument(Monument::Obelisk, (0, 1), Some(P1))
        .monument(Monument::Obelisk, (0, 2), Some(P1))
        .monument(Monument::Pyramid, (0, 7), Some(P1))
        .monument(Monument::Pyramid, (4, 5), Some(P2))
        .monument(Monument::Temple, (4, 6), Some(P2));
    t.conflict(P1);
    let west: Vec<_> = devotions(&t)
        .into_iter()
        .filter(|(seat, ..)| *seat == P1)
        .collect();
    assert_eq!(
        west,
        [(P1, 0, 1, Why::Majority), (P1, 1, 2, Why::Dominance)]
    );
    // P2 has the East, and nothing of the West.
    assert_eq!(t.devotion(P2), 1);
}

/// neutral monuments count for nobody; what stands in other regions
/// does not count here.
#[test]
fn what_makes_a_majority() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .monument(Monument::Temple, (0, 1), Some(P1))
        .monument(Monument::Temple, (0, 2), None)
        .monument(Monument::Temple, (0, 3), None)
        .monument(Monument::Obelisk, (5, 0), Some(P1))
        .monument(Monument::Pyramid, (1, 6), Some(P1));
    t.conflict(P1);
    // Temple and pyramid of the West, and dominance.
    assert_eq!(t.devotion(P1), 3);
}

/// a radiant figure adds one to dominance, not per figure.
#[test]
fn radiance_adds_to_dominance() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .warriors(P1, &[(0, 5), (0, 6)])
        .sun((0, 5))
        .sun((0, 6));
    t.conflict(P1);
    assert_eq!(devotions(&t)[0], (P1, 0, 2, Why::Dominance));
}

/// majorities and dominance are two instances for
/// Bountiful.
#[test]
fn two_instances_of_bounty() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .monument(Monument::Temple, (0, 1), Some(P1))
        .monument(Monument::Obelisk, (0, 2), Some(P1))
        .with_powers(P1, &[Power::Bountiful]);
    t.conflict(P1);
    assert_eq!(
        devotions(&t)[..2],
        [(P1, 0, 3, Why::Majority), (P1, 3, 5, Why::Dominance)]
    );
}

/// what devotion comes from is told: where, for which
/// monuments, and what adds to it.
#[test]
fn devotion_is_told_by_what_it_comes_from() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .warriors(P1, &[(0, 5)])
        .sun((0, 5))
        .monument(Monument::Temple, (0, 1), Some(P1))
        .monument(Monument::Obelisk, (0, 2), Some(P1))
        .with_powers(P1, &[Power::Bountiful]);
    t.conflict(P1);
    let grants = |event: Event| match event {
        Event::DevotionChanged { region, by, .. } => Some((region, by)),
        _ => None,
    };
    let told: Vec<_> = t.events().into_iter().filter_map(grants).collect();
    let bounty = Grant::Power {
        power: Power::Bountiful,
        amount: 1,
    };
    let monument = |monument| Grant::Monument {
        monument,
        amount: 1,
    };
    let majority = [Monument::Obelisk, Monument::Temple].map(monument);
    assert_eq!(told[0], (Some(1), [&majority[..], &[bounty]].concat()));
    let light = Grant::God {
        god: God::Ra,
        amount: 1,
    };
    let plain = Grant::Plain { amount: 1 };
    assert_eq!(told[1], (Some(1), vec![plain, light, bounty]));
    // P2 is alone in the East, and nothing adds to it.
    assert_eq!(told[2], (Some(2), vec![]));
}

/// no cards, no followers for Commanding, nothing for Glorious, no
/// figures to obelisks.
#[test]
fn dominance_is_no_battle() {
    let mut t = two()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .monument(Monument::Obelisk, (0, 5), Some(P1))
        .with_powers(
            P1,
            &[Power::Commanding, Power::Glorious, Power::ObeliskAttuned],
        );
    t.conflict(P1);
    assert_eq!((t.followers(P1), t.devotion(P1)), (1, 1 + 1));
    assert_eq!(t.hand(P1), Cards::ALL);
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// A scorpion of P2 at (1,5) that points south-east and south, and so at the
/// lake (2,5) and at (1,6).
fn scorpion() -> Scene {
    two()
        .god(P1, (7, 3))
        .god(P2, (0, 1))
        .guardian(P2, Guardian::Scorpion, (1, 5))
        .facing((1, 5), Facing::SouthSouthEast)
}

/// own, enemy and neutral monuments it points at are destroyed; those
/// beside it that it does not point at are not. Tokens go home.
#[test]
fn scorpions_destroy_what_they_point_at() {
    for owner in [None, Some(P1), Some(P2)] {
        let mut t = scorpion()
            .monument(Monument::Temple, (1, 6), owner)
            .monument(Monument::Temple, (1, 4), owner)
            .monument(Monument::Temple, (0, 6), owner);
        t.conflict(P1);
        assert_eq!(t.monument_at((1, 6)), None);
        assert!(t.monument_at((1, 4)).is_some() && t.monument_at((0, 6)).is_some());
        if let Some(owner) = owner {
            assert_eq!(player(&t, owner).ankhs, 7);
        }
    }
}

/// both pointed hexes; each of six facings points at its two.
#[test]
fn each_facing_points_at_two_hexes() {
    // Around (7,3): n, ne, se, s, sw, nw.
    let ring = [(7, 2), (8, 2), (8, 3), (7, 4), (6, 4), (6, 3)];
    for (nth, &facing) in Facing::ALL.iter().enumerate() {
        let mut t = two()
            .god(P1, (0, 1))
            .guardian(P1, Guardian::Scorpion, (7, 3))
            .facing((7, 3), facing);
        for hex in ring.into_iter().filter(|hex| *hex != (8, 3)) {
            t = t.monument(Monument::Obelisk, hex, None);
        }
        t.conflict(P2);
        let gone: Vec<At> = ring
            .into_iter()
            .filter(|hex| *hex != (8, 3) && t.monument_at(*hex).is_none())
            .collect();
        let mut expected = vec![ring[nth], ring[(nth + 1) % 6]];
        expected.retain(|hex| *hex != (8, 3));
        expected.sort_unstable();
        let mut gone = gone;
        gone.sort_unstable();
        assert_eq!(gone, expected, "{facing}");
    }
}

/// not behind a camel, not across the Nile; a camel that came later
/// saves what was pointed at.
#[test]
fn camels_and_the_river_save_monuments() {
    let mut t = scorpion()
        .monument(Monument::Temple, (1, 6), None)
        .camels(&[((1, 5), (1, 6))]);
    t.conflict(P1);
    assert!(t.monument_at((1, 6)).is_some());

    let mut t = two()
        .god(P1, (7, 3))
        .god(P2, (0, 1))
        .guardian(P2, Guardian::Scorpion, (5, 3))
        .facing((5, 3), Facing::East)
        .monument(Monument::Temple, (6, 2), None)
        .monument(Monument::Temple, (6, 3), None);
    t.conflict(P1);
    assert!(t.monument_at((6, 2)).is_some() && t.monument_at((6, 3)).is_some());
}
