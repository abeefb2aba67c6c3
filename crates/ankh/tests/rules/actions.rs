//! Gain Followers and Unlock Ankh Power.

use ankh::scene::*;
use ankh::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game, Seats};

use crate::look::*;

/// T-2, A-7.1, A-7.2: own obelisk, neutral temple and neutral pyramid count;
/// an own pyramid without a figure, a neutral one across the river and an
/// enemy obelisk do not.
#[test]
fn followers_come_from_monuments() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .warriors(P1, &[(5, 3)])
        .monument(Monument::Obelisk, (0, 5), Some(P1))
        .monument(Monument::Temple, (1, 4), None)
        .monument(Monument::Pyramid, (1, 6), None)
        .monument(Monument::Obelisk, (0, 6), Some(P2))
        .monument(Monument::Pyramid, (4, 6), Some(P1))
        .monument(Monument::Pyramid, (6, 2), None);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 1 + 3);
}

/// a monument counts once, however many figures touch it.
#[test]
fn a_monument_counts_once() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .warriors(P1, &[(1, 3), (0, 4), (0, 5)])
        .monument(Monument::Temple, (1, 4), None);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 2);
}

/// a camel parts a figure from a monument as the Nile does.
#[test]
fn no_followers_past_a_camel() {
    let at_temple = |t: Scene| {
        let mut t = t.god(P1, (1, 5)).monument(Monument::Temple, (1, 4), None);
        t.begin(P1, Deed::Gain);
        t.followers(P1)
    };
    assert_eq!(at_temple(table(&[God::Ra, God::Isis])), 2);
    let camel = table(&[God::Ra, God::Isis]).camels(&[((1, 4), (1, 5))]);
    assert_eq!(at_temple(camel), 1);
}

/// Revered gives one more, also where there is nothing else.
#[test]
fn revered_gods_gain_one_more() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .with_powers(P1, &[Power::Revered]);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 2);
}

/// C-3, A-7.1, corrections:A-3: followers are unlimited: the count goes on past
/// every number of tokens, and past 255.
#[test]
fn followers_are_without_a_limit() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .monument(Monument::Temple, (1, 4), None)
        .with_powers(P1, &[Power::Revered])
        .with_followers(P1, 254);
    t.begin(P1, Deed::Gain);
    assert_eq!((t.followers(P1), player(&t, P1).followers), (256, 256));
    assert!(t.events().contains(&Event::FollowersGained {
        seat: P1,
        count: 2,
        now: 256,
        why: Why::Gain
    }));
    // What is known of it is imagined as it is.
    let known = Ankh::know(&t.view(Eye::Seat(P2)));
    let imagined = Ankh::imagine(&known, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    assert_eq!(imagined.view(Eye::Spectator).players[0].followers, 256);
}

/// Unlocks a power in a turn of its own.
fn unlock(t: &mut Scene, seat: tabletop::Seat, power: Power) {
    t.begin(seat, Deed::Unlock);
    t.act(seat, &format!("unlock {power}"));
}

/// C-13: level 1 first, twice, then 2, then 3; each costs its level.
/// corrections:A-1: each may be declined.
#[test]
fn powers_are_unlocked_level_by_level() {
    let mut t = table(&[God::Ra, God::Isis]).with_followers(P1, 12);
    let order = [
        (Power::Commanding, 11),
        (Power::Revered, 10),
        (Power::Resplendent, 8),
        (Power::PyramidAttuned, 6),
        (Power::Glorious, 3),
        (Power::Bountiful, 0),
    ];
    for (power, left) in order {
        t = t.advanced(Deed::Unlock, 0);
        t.begin(P1, Deed::Unlock);
        let level: Vec<String> = Power::ALL
            .iter()
            .filter(|other| other.level() == power.level())
            .filter(|other| !player(&t, P1).powers.contains(**other))
            .map(|other| format!("unlock {other}"))
            .chain(["decline".to_owned()])
            .collect();
        assert_eq!(t.offers(P1), level);
        t.act(P1, &format!("unlock {power}"));
        assert_eq!(t.followers(P1), left);
    }
    assert_eq!(player(&t, P1).powers.len(), 6);
}

/// corrections: nobody is made to unlock a power, in a first
/// action or in a second. The marker has moved, the followers stay, and the
/// turn goes on as after any other action; even the event of a full track comes.
#[test]
fn an_unlock_may_be_declined() {
    let untouched = |t: &Scene| {
        assert_eq!((t.followers(P1), player(t, P1).powers.len()), (3, 0));
        assert_eq!(
            (t.step(), t.awaiting()),
            (Some(Step::FirstAction), Seats::one(P2))
        );
    };
    let mut first = table(&[God::Ra, God::Isis]).with_followers(P1, 3);
    first.begin(P1, Deed::Unlock);
    first.act(P1, "decline");
    untouched(&first);
    assert_eq!(open(&first).advances, [0, 0, 0, 1]);

    // After Gain only the row of Unlock is left.
    let mut second = table(&[God::Ra, God::Isis]).with_followers(P1, 3);
    second.begin(P1, Deed::Gain);
    assert_eq!(
        (second.step(), second.awaiting()),
        (Some(Step::Unlock), Seats::one(P1))
    );
    second.act(P1, "decline");
    untouched(&second);
    assert_eq!(open(&second).advances, [0, 0, 1, 1]);

    let mut event = table(&[God::Ra, God::Isis])
        .with_followers(P1, 3)
        .advanced(Deed::Unlock, 1);
    event.begin(P1, Deed::Unlock);
    event.act(P1, "decline");
    untouched(&event);
    assert_eq!(open(&event).events, 1);
}

/// too few followers, or all six unlocked: nothing is paid.
#[test]
fn an_unlock_that_fails_costs_nothing() {
    let poor = [Power::Commanding, Power::Revered];
    let mut t = table(&[God::Ra, God::Isis])
        .with_powers(P1, &poor)
        .with_followers(P1, 1);
    t.begin(P1, Deed::Unlock);
    assert_eq!((t.followers(P1), t.awaiting()), (1, Seats::one(P2)));
    assert_eq!(player(&t, P1).powers.len(), 2);

    let all = [
        Power::Commanding,
        Power::Revered,
        Power::Resplendent,
        Power::PyramidAttuned,
        Power::Glorious,
        Power::Bountiful,
    ];
    let mut t = table(&[God::Ra, God::Isis])
        .with_powers(P1, &all)
        .with_followers(P1, 9);
    t.begin(P1, Deed::Unlock);
    assert_eq!((t.followers(P1), t.awaiting()), (9, Seats::one(P2)));
}

/// C-12, U-4: the 2nd, 4th and 5th unlock bring a guardian of level 1,
/// 2 and 3.
#[test]
fn some_powers_bring_a_guardian() {
    let mut t = table(&[God::Ra, God::Isis]).with_followers(P1, 12);
    let order = [
        (Power::Commanding, [0, 0, 0]),
        (Power::Revered, [1, 0, 0]),
        (Power::Resplendent, [1, 0, 0]),
        (Power::PyramidAttuned, [1, 1, 0]),
        (Power::Glorious, [1, 1, 1]),
        (Power::Bountiful, [1, 1, 1]),
    ];
    for (power, guardians) in order {
        t = t.advanced(Deed::Unlock, 0);
        unlock(&mut t, P1, power);
        let kinds = [Guardian::CatMummy, Guardian::Mummy, Guardian::Scorpion];
        assert_eq!(kinds.map(|kind| pooled(&t, P1, kind)), guardians, "{power}");
        let left = guardians.map(|taken| 1 - taken);
        assert_eq!(open(&t).guardian_supply, left);
    }
}

/// no figure left on the card, or no base of its size: no guardian.
#[test]
fn no_guardian_without_figure_or_base() {
    let mut gone = table(&[God::Ra, God::Isis])
        .with_powers(P1, &[Power::Commanding])
        .guardians_left(1, 0);
    unlock(&mut gone, P1, Power::Revered);
    assert_eq!(pooled(&gone, P1, Guardian::CatMummy), 0);
    assert!(player(&gone, P1).powers.contains(Power::Revered));

    // Two on small bases already, one of them on the board.
    let mut full = table(&[God::Ra, God::Isis, God::Amun])
        .with_powers(P1, &[Power::Commanding])
        .in_pool(P1, Guardian::Mummy)
        .guardian(P1, Guardian::CatMummy, (0, 4));
    unlock(&mut full, P1, Power::Revered);
    assert_eq!(pooled(&full, P1, Guardian::CatMummy), 0);
    assert_eq!(open(&full).guardian_supply[0], 2);
    // A large base is another matter.
    let mut large = full
        .with_powers(
            P1,
            &[
                Power::Commanding,
                Power::Revered,
                Power::Resplendent,
                Power::PyramidAttuned,
            ],
        )
        .with_followers(P1, 3);
    unlock(&mut large, P1, Power::Glorious);
    assert_eq!(pooled(&large, P1, Guardian::Scorpion), 1);
}
