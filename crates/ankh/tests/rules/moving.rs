//! Move Figures, Satet, the aim of the Scorpion.

use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;

/// A move has begun and this figure is picked.
fn picked(mut t: Scene, from: At) -> Scene {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("move {}", at(from)));
    t
}

/// C-20: each figure up to three hexes, one after another in any order,
/// each once.
#[test]
fn figures_move_once_each() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .warriors(P1, &[(0, 3), (0, 4)]);
    t.begin(P1, Deed::Move);
    t.walk(P1, (0, 4), (0, 5));
    // Whoever comes after may take the hex that was left.
    t.walk(P1, (0, 3), (0, 4));
    let moves = [format!("move {}", at((1, 5))), "done".to_owned()];
    assert_eq!(t.offers(P1), moves);
    assert_eq!(
        t.refusal(P1, &format!("move {}", at((0, 5)))),
        Refusal::HasMoved { hex: at((0, 5)) }
    );
    // The last one ends the action.
    t.walk(P1, (1, 5), (1, 6));
    assert_eq!(t.step(), Some(Step::SecondAction { after: Deed::Move }));
}

/// C-20: three hexes, not four.
#[test]
fn three_hexes_and_no_further() {
    let t = picked(table(&[God::Ra, God::Isis]).god(P1, (0, 4)), (0, 4));
    assert!(t.may(P1, &to((0, 7))) && t.may(P1, &to((3, 3))));
    assert_eq!(
        t.refusal(P1, &to((0, 8))),
        Refusal::TooFar {
            hex: at((0, 8)),
            limit: 3
        }
    );
    // Every land hex within three steps, and nothing else: 3 + 5 + 6 + 4 of the
    // West, and (1,1), (2,1) of the Delta, but not where it stands.
    let near = |q: i8, r: i8| {
        let (dq, dr) = (i32::from(q), i32::from(r) - 4);
        (dq.abs() + dr.abs() + (dq + dr).abs()) / 2 <= 3
    };
    let expected = ankh::board::LAND
        .iter()
        .filter(|hex| near(hex.axial().0, hex.axial().1) && *hex != at((0, 4)))
        .count();
    assert_eq!(goals(&t, P1).len(), expected);
}

/// figures, monuments, water, rivers, camels and the underworld are no
/// obstacle on the way.
#[test]
fn nothing_stops_a_walk() {
    // Across the lake.
    let lake = picked(table(&[God::Ra, God::Isis]).god(P1, (2, 3)), (2, 3));
    assert!(lake.may(P1, &to((2, 6))));
    // Across the Nile.
    let nile = picked(table(&[God::Ra, God::Isis]).god(P1, (5, 2)), (5, 2));
    assert!(nile.may(P1, &to((6, 1))) && nile.may(P1, &to((5, 1))));
    // Out of a corner through everything else: (0,8) has but three neighbours.
    let corner = table(&[God::Isis, God::Ra, God::Osiris])
        .god(P1, (0, 8))
        .god(P2, (0, 7))
        .monument(Monument::Temple, (1, 7), Some(P2))
        .camels(&[((0, 8), (0, 7)), ((0, 8), (1, 7))])
        .underworld((1, 8));
    assert!(picked(corner, (0, 8)).may(P1, &to((0, 6))));
}

/// a move ends on empty land.
#[test]
fn a_move_ends_on_empty_land() {
    let t = picked(
        table(&[God::Ra, God::Isis])
            .god(P1, (1, 5))
            .warriors(P1, &[(1, 6)])
            .warriors(P2, &[(1, 4)])
            .monument(Monument::Temple, (0, 5), None),
        (1, 5),
    );
    for taken in [(1, 6), (1, 4), (0, 5), (1, 5)] {
        let hex = at(taken);
        assert_eq!(t.refusal(P1, &to(taken)), Refusal::Taken { hex });
    }
    let hex = at((2, 5));
    assert_eq!(t.refusal(P1, &to((2, 5))), Refusal::Water { hex });
}

/// the underworld bars all but Osiris; it does not occupy its
/// hex.
#[test]
fn only_osiris_ends_on_the_underworld() {
    let beside = |gods: &[God]| {
        let t = table(gods).god(P1, (1, 5)).underworld((1, 6));
        picked(t, (1, 5))
    };
    let ra = beside(&[God::Ra, God::Osiris]);
    let hex = at((1, 6));
    assert_eq!(ra.refusal(P1, &to((1, 6))), Refusal::Underworld { hex });
    let mut osiris = beside(&[God::Osiris, God::Ra]);
    osiris.act(P1, &to((1, 6)));
    assert_eq!(osiris.figure((1, 6)), Some((P1, FigureKind::God)));
}

/// whoever controls a monument keeps it, wherever figures go.
#[test]
fn moving_changes_no_control() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .god(P2, (4, 6))
        .monument(Monument::Temple, (1, 4), Some(P1))
        .monument(Monument::Obelisk, (4, 5), Some(P2));
    t.begin(P1, Deed::Move);
    t.walk(P1, (1, 5), (3, 6));
    assert_eq!(t.monument_at((1, 4)), Some((Monument::Temple, Some(P1))));
    assert_eq!(t.monument_at((4, 5)), Some((Monument::Obelisk, Some(P2))));
}

/// U-26, U-13, A-21.5: a Scorpion may walk out and back to be aimed
/// anew; that is its move. Nobody else gains by it, so nobody else is offered
/// it (ruling E-A1).
#[test]
fn a_round_trip_aims_the_scorpion() {
    let mut t =
        table(&[God::Ra, God::Isis])
            .god(P1, (1, 5))
            .guardian(P1, Guardian::Scorpion, (0, 5));
    t.begin(P1, Deed::Move);
    t.walk(P1, (0, 5), (0, 5));
    assert_eq!(t.offers(P1).len(), 6);
    t.act(P1, "face s-sw");
    let scorpion = &open(&t).figures[0];
    assert_eq!(scorpion.facing, Some(Facing::SouthSouthWest));
    assert!(!t.may(P1, &format!("move {}", at((0, 5)))));
    t.act(P1, &format!("move {}", at((1, 5))));
    assert!(!t.may(P1, &to((1, 5))));
}

/// whenever a Scorpion has moved its owner points it at one of
/// six facings, off the map too.
#[test]
fn a_moved_scorpion_is_aimed() {
    let mut t = table(&[God::Ra, God::Isis]).guardian(P1, Guardian::Scorpion, (0, 5));
    t.begin(P1, Deed::Move);
    t.walk(P1, (0, 5), (0, 8));
    assert_eq!(
        t.offers(P1),
        [
            "face n-ne",
            "face ne-se",
            "face se-s",
            "face s-sw",
            "face sw-nw",
            "face nw-n"
        ]
    );
    t.act(P1, "face s-sw");
    assert_eq!(open(&t).figures[0].facing, Some(Facing::SouthSouthWest));
}

/// Apep cannot end a move on water, not even from water to water.
#[test]
fn apep_leaves_the_water_by_land() {
    let t = picked(
        table(&[God::Ra, God::Isis]).guardian(P1, Guardian::Apep, (2, 4)),
        (2, 4),
    );
    let hex = at((2, 5));
    assert_eq!(t.refusal(P1, &to((2, 5))), Refusal::Water { hex });
    assert!(t.may(P1, &to((2, 3))));
}

/// A satet of P1 at (1,4) and an enemy at (1,6).
fn satet() -> Scene {
    table(&[God::Ra, God::Isis])
        .god(P1, (0, 1))
        .guardian(P1, Guardian::Satet, (1, 4))
        .god(P2, (1, 6))
}

/// U-12, A-23: Satet ends on an enemy's hex, gods' too, and its owner
/// pushes the figure one hex onto empty land.
#[test]
fn satet_pushes() {
    let mut t = picked(satet().monument(Monument::Temple, (0, 6), None), (1, 4));
    t.act(P1, &to((1, 6)));
    assert_eq!(t.awaiting(), Seats::one(P1));
    // Around (1,6): (2,5) is water, (0,6) a temple.
    let free = [(0, 7), (1, 5), (1, 7), (2, 6)].map(|hex| format!("push {}", at(hex)));
    assert_eq!(t.offers(P1), free);
    t.act(P1, &format!("push {}", at((2, 6))));
    assert_eq!(t.figure((1, 6)), Some((P1, FigureKind::Satet)));
    assert_eq!(t.figure((2, 6)), Some((P2, FigureKind::God)));
    // Satet has moved; the pushed figure is none of P1's.
    assert!(!t.may(P1, &format!("move {}", at((1, 6)))));
}

/// the hex that Satet left is a way out, rivers and camels do not
/// matter.
#[test]
fn satet_pushes_to_where_it_came_from_and_across_the_river() {
    let mut t = table(&[God::Ra, God::Isis])
        .guardian(P1, Guardian::Satet, (5, 2))
        .god(P2, (5, 3))
        .camels(&[((4, 3), (5, 3))]);
    t.begin(P1, Deed::Move);
    t.walk(P1, (5, 2), (5, 3));
    // (5,2), (6,2) and (6,3) and (5,4) across the Nile, (4,3) past the camel;
    // (4,4) is water.
    let free = [(4, 3), (5, 2), (5, 4), (6, 2), (6, 3)].map(|hex| format!("push {}", at(hex)));
    let mut offers = t.offers(P1);
    offers.sort();
    let mut expected = free.to_vec();
    expected.sort();
    assert_eq!(offers, expected);
    t.act(P1, &format!("push {}", at((5, 2))));
    assert_eq!(t.figure((5, 2)), Some((P2, FigureKind::God)));
}

/// where the figure has no place to go, Satet cannot come. U-24: hexes
/// of the underworld are no place but for Osiris.
#[test]
fn satet_needs_room_to_push() {
    // P2 in the corner (0,8): neighbours (0,7), (1,7), (1,8).
    let cornered = |gods: &[God]| {
        table(gods)
            .guardian(P1, Guardian::Satet, (1, 5))
            .god(P2, (0, 8))
            .monument(Monument::Temple, (1, 7), None)
            .monument(Monument::Temple, (1, 8), None)
            .underworld((0, 7))
    };
    let t = picked(cornered(&[God::Ra, God::Isis, God::Osiris]), (1, 5));
    let hex = at((0, 8));
    assert_eq!(t.refusal(P1, &to((0, 8))), Refusal::Taken { hex });
    let t = picked(cornered(&[God::Ra, God::Osiris]), (1, 5));
    assert!(t.may(P1, &to((0, 8))));
}

/// never onto water, own figures stay where they are, and the
/// underworld bars Satet as it bars anybody.
#[test]
fn whom_satet_leaves_alone() {
    let t = picked(
        table(&[God::Ra, God::Osiris])
            .guardian(P1, Guardian::Satet, (1, 4))
            .god(P1, (1, 5))
            .guardian(P2, Guardian::Apep, (2, 4))
            .warriors(P2, &[(1, 6)])
            .underworld((1, 6)),
        (1, 4),
    );
    for hex in [(2, 4), (1, 5), (1, 6)] {
        assert!(!t.may(P1, &to(hex)), "{hex:?}");
    }
}

/// a pushed Scorpion is aimed by its owner.
#[test]
fn a_pushed_scorpion_is_aimed_by_its_owner() {
    let mut t = table(&[God::Ra, God::Isis])
        .guardian(P1, Guardian::Satet, (1, 4))
        .guardian(P2, Guardian::Scorpion, (1, 6));
    t.begin(P1, Deed::Move);
    t.walk(P1, (1, 4), (1, 6));
    t.act(P1, &format!("push {}", at((1, 7))));
    assert_eq!(t.awaiting(), Seats::one(P2));
    t.act(P2, "face nw-n");
    let views = open(&t).figures;
    let scorpion = views.iter().find(|f| f.figure == FigureKind::Scorpion);
    assert_eq!(
        scorpion.map(|f| (f.hex, f.facing)),
        Some((at((1, 7)), Some(Facing::NorthNorthWest)))
    );
    // Everybody has moved: the action is over.
    assert_eq!(t.step(), Some(Step::SecondAction { after: Deed::Move }));
}

/// a sun goes along with its figure, in a move and in a push.
#[test]
fn suns_go_along() {
    let mut t = table(&[God::Ra, God::Isis])
        .guardian(P1, Guardian::Satet, (1, 4))
        .warriors(P1, &[(0, 3)])
        .warriors(P2, &[(1, 6)])
        .sun((1, 4))
        .sun((0, 3));
    t.begin(P1, Deed::Move);
    t.walk(P1, (0, 3), (0, 5));
    t.walk(P1, (1, 4), (1, 6));
    t.act(P1, &format!("push {}", at((1, 7))));
    let radiant: Vec<_> = open(&t)
        .figures
        .iter()
        .filter(|f| f.radiant)
        .map(|f| f.hex)
        .collect();
    assert_eq!(radiant, [at((0, 5)), at((1, 6))]);
}
