//! The night.

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

use crate::help::*;

/// K1-N1, WHI-2b, WHI-4b: two prayer for all, two more for the High Priest and five for the Priest of Amon in one gain.
#[test]
fn everybody_prays_at_night() {
    let mut t = first(4)
        .owns(P2, Tile::HighPriest)
        .owns(P3, Tile::FirstPriestOfAmon)
        .with_prayer(P1, 0)
        .with_prayer(P2, 0)
        .with_prayer(P3, 0)
        .with_prayer(P4, 10);
    t.night();
    assert_eq!([P1, P2, P3].map(|seat| gains(&t, seat)), [[2], [4], [7]]);
    assert_eq!(t.prayer(P4), 11, "what is over 11 is lost");
    let mut both = first(2)
        .owns(P1, Tile::HighPriest)
        .owns(P1, Tile::FirstPriestOfAmon)
        .with_prayer(P1, 0);
    both.night();
    assert_eq!(gains(&both, P1), [9]);
}

/// Who drew, and how many, in order.
fn draws(t: &Scene) -> Vec<(Seat, u8)> {
    let drew = |event: &Event| match *event {
        Event::DrewDi { seat, count, .. } => Some((seat, count)),
        _ => None,
    };
    t.events().iter().filter_map(drew).collect()
}

/// K1-N2, WHI-2d, WHI-4c: everybody draws one DI card in turn order; Divine Boon and the Mummy draw one more each.
#[test]
fn everybody_draws_in_turn_order() {
    let mut t = first(3)
        .order(&[P3, P1, P2])
        .owns(P1, Tile::FirstBoon)
        .owns(P2, Tile::FirstMummy);
    t.night();
    assert_eq!(draws(&t), [(P3, 1), (P1, 2), (P2, 2)]);
    assert_eq!([P1, P2, P3].map(|seat| t.di(seat).len()), [2, 2, 1]);
}

/// K1-N3: Hand of God and Reinforcements after the cards, player by player in turn order.
#[test]
fn night_tiles_in_turn_order() {
    let mut t = first(3)
        .order(&[P2, P1, P3])
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .owns(P2, Tile::FirstReinforcements)
        .owns(P1, Tile::FirstHandOfGod);
    t.night();
    assert_eq!(draws(&t).len(), 3, "everybody has drawn");
    assert!(t.awaits(P2));
    t.acts(P2, "place w2a 4");
    assert!(t.awaits(P1));
    t.act(P1, "build a 2");
    assert_eq!((t.level("w1a"), t.units(P2, "w2a")), (2, 4));
    assert_eq!(t.step(), Some(Step::Decree { placed: 0 }));
}

/// K1-N4: who has fewest points sets the whole order; among equals the one who was earlier.
#[test]
fn the_last_in_points_sets_the_order() {
    let mut t = first(3)
        .with_fame(P1, 1, 0)
        .with_fame(P2, 0, 2)
        .with_fame(P3, 0, 0);
    t.night();
    assert!(t.awaits(P3));
    assert_eq!(t.offers(P3), ["next P1", "next P2", "next P3"]);
    t.act(P3, "next P2");
    assert!(t.awaits(P3) && !t.can(P3, "next P2"));
    t.act(P3, "next P3");
    assert_eq!(t.turn_order(), [P2, P3, P1], "the last place fills itself");
    assert!(t.awaits(P2) && !t.is_night());

    let mut t = first(3).order(&[P3, P2, P1]).with_fame(P3, 1, 0);
    t.night();
    assert!(t.awaits(P2), "earlier than P1 in the old order");
}

/// K1-U44: temporary points count for who sets the order.
#[test]
fn temporary_points_count_for_the_order() {
    let mut t = first(2)
        .with_fame(P2, 0, 1)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1);
    t.night();
    assert!(t.awaits(P2), "one point against two temples");
}

/// K1-U45: the order may stay as it was.
#[test]
fn the_old_order_may_stay() {
    let mut t = first(3)
        .order(&[P2, P1, P3])
        .with_fame(P1, 1, 0)
        .with_fame(P3, 1, 0);
    for _ in 0..2 {
        t.night();
        assert!(t.awaits(P2));
        t.acts(P2, "next P2, next P1");
        assert_eq!(t.turn_order(), [P2, P1, P3]);
    }
}

/// K1-3.n1, K1-3.1.n1: night and day take turns, with nothing between them.
#[test]
fn night_then_day() {
    let mut t = first(2);
    t.night();
    t.clear_events();
    t.act(P1, "next P1");
    assert_eq!(
        (t.is_night(), t.round(), t.step()),
        (false, 2, Some(Step::Turn))
    );
    let kinds: Vec<bool> = t
        .events()
        .iter()
        .map(|event| {
            matches!(
                event,
                Event::PlaceTaken { .. }
                    | Event::TurnOrder { .. }
                    | Event::DayBroke { .. }
                    | Event::TurnBegan { .. }
                    | Event::Automatic { .. }
            )
        })
        .collect();
    assert!(kinds.iter().all(|&known| known), "{:?}", t.events());
    t.evening();
    assert!(t.is_night());
}
