//! The turn and its actions.

use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seats};

use crate::look::*;

fn two() -> Scene {
    table(&[God::Ra, God::Isis]).god(P1, (0, 3)).god(P2, (7, 3))
}

fn reached(event: &Event) -> bool {
    matches!(event, Event::EventReached { .. })
}

/// the marker goes one space on, the action is resolved fully, and only
/// then the event comes; with it the turn ends.: the event marker goes
/// on, too.
#[test]
fn the_event_comes_after_the_action() {
    let mut t = two()
        .monument(Monument::Temple, (0, 4), None)
        .monument(Monument::Temple, (1, 3), None)
        .advanced(Deed::Gain, 2);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 3);
    let gained = place_of(&t, |event| matches!(event, Event::FollowersGained { .. }));
    assert!(gained < place_of(&t, reached));
    assert_eq!((t.step(), open(&t).events), (Some(Step::Control), 1));
    t.act(P1, &format!("control {}", at((0, 4))));
    assert_eq!(
        (t.step(), t.awaiting()),
        (Some(Step::FirstAction), Seats::one(P2))
    );
}

/// T-1: after Summon only Gain and Unlock are left.
#[test]
fn the_second_action_is_lower() {
    let mut t = two();
    t.begin(P1, Deed::Summon);
    t.act(P1, "done");
    assert_eq!(t.offers(P1), ["do gain-followers", "do unlock-power"]);
    assert_eq!(
        t.refusal(P1, "do summon-figure"),
        Refusal::NotLower {
            after: Deed::Summon
        }
    );
    let mut t = two();
    t.begin(P1, Deed::Move);
    t.act(P1, "done");
    assert_eq!(t.offers(P1).len(), 3);
}

/// corrections:A-1: the second marker must be moved, even if nothing
/// comes of it: where there are several rows to choose from, none of the offers
/// ends the turn, and where one is left, its marker moves unasked.
#[test]
fn the_second_action_is_compulsory() {
    for (first, rows) in [(Deed::Move, 3), (Deed::Summon, 2)] {
        let mut t = two();
        t.begin(P1, first);
        t.act(P1, "done");
        assert_eq!(
            (t.step(), t.awaiting()),
            (Some(Step::SecondAction { after: first }), Seats::one(P1))
        );
        let offers = t.offers(P1);
        assert_eq!(offers.len(), rows);
        assert!(
            offers.iter().all(|offer| offer.starts_with("do ")),
            "{offers:?}"
        );
    }
    let mut t = two().with_followers(P1, 0);
    t.begin(P1, Deed::Gain);
    assert_eq!(open(&t).advances, [0, 0, 1, 1]);
    assert_eq!(t.awaiting(), Seats::one(P2));
}

/// no second action after Unlock, after an event, for a merged god.
#[test]
fn one_action_and_no_more() {
    let mut unlock = two();
    unlock.begin(P1, Deed::Unlock);
    unlock.act(P1, "unlock revered");
    assert_eq!(unlock.awaiting(), Seats::one(P2));

    let mut event = two().advanced(Deed::Move, 2);
    event.begin(P1, Deed::Move);
    event.act(P1, "done");
    assert_eq!(event.awaiting(), Seats::one(P2));
    assert_eq!(open(&event).advances, [0; 4]);

    let mut merged = table(&[God::Ra, God::Isis, God::Amun])
        .god(P1, (0, 3))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .with_devotion(P1, 5);
    merged.merge();
    for (seat, next) in [(P2, P3), (P3, P1)] {
        merged.turn(seat);
        merged.act(seat, "do gain-followers");
        assert_eq!(merged.awaiting(), Seats::one(next));
    }
    // P1 is nobody's other half.
    merged.turn(P1);
    merged.act(P1, "do summon-figure");
    merged.act(P1, "done");
    assert_eq!(merged.awaiting(), Seats::one(P1));
}

/// any action may be chosen, even one that leads to nothing; the marker
/// moves all the same.
#[test]
fn actions_without_effect() {
    for deed in Deed::ALL {
        let mut t = table(&[God::Ra, God::Isis]).with_followers(P1, 0);
        t.begin(P1, *deed);
        assert_eq!(open(&t).advances[deed.index()], 1, "{deed}");
    }
}

/// the marker goes back to the space of the original number of players,
/// and only once the event is over.
#[test]
fn the_marker_goes_back_after_the_event() {
    let mut t = two()
        .monument(Monument::Temple, (0, 4), None)
        .monument(Monument::Temple, (1, 3), None)
        .advanced(Deed::Gain, 2);
    t.begin(P1, Deed::Gain);
    assert_eq!(open(&t).advances[2], 3);
    t.act(P1, &format!("control {}", at((0, 4))));
    assert_eq!(open(&t).advances[2], 0);

    // Merged and forgotten gods count as they did at the start.
    let mut t = table(&[God::Ra, God::Isis, God::Amun, God::Osiris])
        .with_devotion(P1, 25)
        .with_devotion(P2, 22);
    t.merge();
    t.oblivion();
    assert_eq!(t.rank(), [P2, P1]);
    for advance in 1..=5 {
        t.turn(P1);
        t.act(P1, "do summon-figure");
        let events = open(&t).events;
        assert_eq!(events, u8::from(advance == 5), "after {advance}");
    }
}

/// U-27: clockwise, past those who are forgotten; both seats of a
/// merged god keep their turns.
#[test]
fn turns_go_round() {
    let next = |t: &mut Scene, seat| {
        t.turn(seat);
        t.act(seat, "do unlock-power");
        t.awaiting()
    };
    let poor = |t: Scene| {
        [P1, P2, P3, P4]
            .into_iter()
            .fold(t, |t, seat| t.with_followers(seat, 0))
    };
    let gods = [God::Ra, God::Isis, God::Amun, God::Osiris];
    let mut t = poor(table(&gods))
        .with_devotion(P1, 25)
        .with_devotion(P2, 3)
        .with_devotion(P3, 22)
        .with_devotion(P4, 21);
    assert_eq!(next(&mut t, P1), Seats::one(P2));
    assert_eq!(next(&mut t, P4), Seats::one(P1));
    t.oblivion();
    assert_eq!(next(&mut t, P1), Seats::one(P3));

    let mut t = poor(table(&gods))
        .with_devotion(P1, 25)
        .with_devotion(P2, 23);
    t.merge();
    assert_eq!(next(&mut t, P2), Seats::one(P3));
    assert_eq!(next(&mut t, P3), Seats::one(P4));
    assert_eq!(next(&mut t, P4), Seats::one(P1));
}

/// what the last move changed stands before the conflict begins.
#[test]
fn the_move_that_brings_a_conflict_counts_in_it() {
    let mut t = two()
        .warriors(P1, &[(5, 2)])
        .advanced(Deed::Move, 2)
        .after_events(3, 0);
    t.begin(P1, Deed::Move);
    t.walk(P1, (5, 2), (5, 1));
    t.act(P1, "done");
    // The West for the god, the Delta for the warrior who has just come.
    assert_eq!((t.devotion(P1), t.devotion(P2)), (2, 1));
}

/// a first action that brings a conflict is the only one.
#[test]
fn a_summon_that_brings_a_conflict_ends_the_turn() {
    let mut t = table(&[God::Amun, God::Isis])
        .god(P1, (0, 3))
        .god(P2, (7, 3))
        .advanced(Deed::Summon, 2)
        .after_events(3, 0);
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (0, 4));
    assert_eq!(open(&t).conflicts, 1);
    assert_eq!(
        (t.step(), t.awaiting()),
        (Some(Step::FirstAction), Seats::one(P2))
    );
}

/// an action that would lead to nothing is told before it is chosen.
#[test]
fn what_leads_to_nothing_is_told() {
    let warnings = |t: &Scene| {
        ["do summon-figure", "do gain-followers", "do unlock-power"].map(|notation| {
            assert!(t.may(P1, notation), "{notation} is not offered");
            t.game().warning(P1, notation.parse().expect("an action"))
        })
    };
    let begun = |mut t: Scene| {
        t.turn(P1);
        t
    };
    let rich = begun(two().with_followers(P1, 9));
    assert_eq!(warnings(&rich), [None, None, None]);
    let poor = begun(two().with_followers(P1, 0));
    assert_eq!(warnings(&poor), [None, None, Some("no-power")]);
    let all = [(0, 4), (0, 5), (0, 6), (1, 3), (1, 4), (1, 5)];
    let spent = begun(two().with_followers(P1, 9).warriors(P1, &all));
    assert_eq!(warnings(&spent), [Some("no-figure"), None, None]);
}
