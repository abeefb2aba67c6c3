//! Summon Figure, with pyramids, Osiris, Anubis
//! Ra and Apep.

use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;

/// one figure from the pool, on empty land adjacent to an own figure or
/// an own monument.: not across the Nile.
#[test]
fn one_figure_beside_ones_own() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (5, 3))
        .god(P2, (1, 6))
        .monument(Monument::Temple, (1, 5), Some(P1))
        .monument(Monument::Temple, (0, 2), Some(P2))
        .monument(Monument::Temple, (4, 3), None);
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    // Beside the god (5,2); across the river lie (6,2), (6,3), (5,4), the lake
    // (4,4) is water and (4,3) is taken. Beside the temple (0,5), (0,6), (1,4);
    // (1,6) is taken and (2,4), (2,5) are water.
    let expected = [(0, 5), (0, 6), (1, 4), (5, 2)].map(to);
    assert_eq!(goals(&t, P1), expected);
    t.act(P1, &to((0, 5)));
    assert_eq!(t.figure((0, 5)), Some((P1, FigureKind::Warrior)));
    assert_eq!(t.warriors_left(P1), 5);
    // One is all.
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// guardians of the pool are figures to summon as well.
#[test]
fn guardians_are_summoned_from_the_pool() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (1, 5))
        .in_pool(P1, Guardian::CatMummy);
    t.begin(P1, Deed::Summon);
    assert_eq!(t.offers(P1), ["summon warrior", "summon cat-mummy", "done"]);
    assert_eq!(
        t.refusal(P1, "summon sphinx"),
        Refusal::NotInPool {
            figure: FigureKind::Sphinx
        }
    );
    summon(&mut t, P1, FigureKind::CatMummy, (1, 6));
    assert_eq!(t.figure((1, 6)), Some((P1, FigureKind::CatMummy)));
    assert_eq!(pooled(&t, P1, Guardian::CatMummy), 0);
}

/// the underworld is for figures of Osiris only; for him it is
/// also land like any other.: a camel parts.
#[test]
fn the_underworld_bars_summons() {
    let goals_of = |gods: &[God]| {
        let mut t = table(gods)
            .god(P1, (0, 8))
            .underworld((0, 7))
            .monument(Monument::Temple, (1, 8), None)
            .camels(&[((0, 8), (1, 7))]);
        t.begin(P1, Deed::Summon);
        t.offers(P1)
    };
    // Ra finds no place at all, so there is nothing to ask: what he sees is the
    // choice of a second action.
    assert_eq!(goals_of(&[God::Ra, God::Osiris])[0], "do gain-followers");
    assert_eq!(
        goals_of(&[God::Osiris, God::Ra]),
        ["summon warrior", "done"]
    );
}

/// one more at each own pyramid, in any order; a figure that was
/// just placed is a place to begin from ("chain"). U-25.
#[test]
fn pyramids_bring_more() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (1, 3))
        .monument(Monument::Pyramid, (7, 3), Some(P1))
        .monument(Monument::Pyramid, (3, 0), Some(P1))
        .monument(Monument::Pyramid, (4, 6), None)
        .with_powers(P1, &[Power::PyramidAttuned]);
    t.begin(P1, Deed::Summon);
    // First at a pyramid, then beside the one just placed, then at the other.
    summon(&mut t, P1, FigureKind::Warrior, (7, 4));
    summon(&mut t, P1, FigureKind::Warrior, (7, 5));
    summon(&mut t, P1, FigureKind::Warrior, (3, 1));
    assert_eq!(t.warriors_left(P1), 3);
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// which summon was the regular one is decided in favour of whoever
/// summons: the first of two figures at the same pyramid leaves both the other
/// pyramid and the rest of the map.
#[test]
fn no_order_of_summons_is_worse() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (1, 3))
        .monument(Monument::Pyramid, (7, 3), Some(P1))
        .with_powers(P1, &[Power::PyramidAttuned]);
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (7, 4));
    // Either the pyramid's is used, and the regular one is left …
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &to((1, 4))));
    // … or the regular one is.
    assert!(t.may(P1, &to((7, 2))));
    t.act(P1, &to((1, 4)));
    assert_eq!(t.warriors_left(P1), 4);
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// a monument that is no pyramid, a neutral pyramid or one without the
/// power give nothing more.
#[test]
fn what_brings_no_more() {
    let summons = |t: Scene| {
        let mut t = t.god(P1, (1, 3));
        t.begin(P1, Deed::Summon);
        summon(&mut t, P1, FigureKind::Warrior, (1, 4));
        t.step()
    };
    let second = Some(Step::SecondAction {
        after: Deed::Summon,
    });
    let plain = || table(&[God::Isis, God::Ra]);
    let attuned = || plain().with_powers(P1, &[Power::PyramidAttuned]);
    let pyramid = |t: Scene, owner| t.monument(Monument::Pyramid, (7, 3), owner);
    assert_eq!(summons(pyramid(plain(), Some(P1))), second);
    assert_eq!(summons(pyramid(attuned(), None)), second);
    assert_eq!(summons(pyramid(attuned(), Some(P2))), second);
    assert_eq!(
        summons(attuned().monument(Monument::Temple, (7, 3), Some(P1))),
        second
    );
    assert_eq!(summons(pyramid(attuned(), Some(P1))), Some(Step::Summon));
}

/// Osiris summons one more on a token anywhere, one in total;
/// a figure there is a place to begin from.
#[test]
fn osiris_summons_from_below() {
    let mut t = table(&[God::Osiris, God::Ra])
        .god(P1, (1, 3))
        .underworld((7, 3))
        .underworld((3, 0));
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &to((7, 3))) && t.may(P1, &to((3, 0))));
    t.act(P1, &to((7, 3)));
    t.act(P1, "summon warrior");
    // The token is used: the regular one is left, and it can follow (chain).
    assert!(t.may(P1, &to((7, 4))) && t.may(P1, &to((1, 4))));
    assert!(!t.may(P1, &to((3, 0))));
    t.act(P1, &to((7, 4)));
    assert_eq!(t.warriors_left(P1), 4);
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// one on a token in total, also where the first came to a token
/// that the regular summon could have reached and the second took that one.
#[test]
fn a_token_in_reach_is_no_second_one() {
    let mut t = table(&[God::Osiris, God::Ra])
        .god(P1, (1, 3))
        .underworld((1, 4))
        .underworld((7, 3));
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (1, 4));
    // Either the token or the regular summon is left: both places are open.
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &to((7, 3))) && t.may(P1, &to((1, 2))));
    t.act(P1, &to((1, 2)));
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
    assert_eq!((t.warriors_left(P1), t.figure((7, 3))), (4, None));
}

/// not on a token where a figure stands: each summon is
/// optional.
#[test]
fn a_token_with_a_figure_is_taken() {
    let mut t = table(&[God::Osiris, God::Ra])
        .god(P1, (1, 3))
        .warriors(P1, &[(7, 3)])
        .underworld((7, 3));
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    assert!(!t.may(P1, &to((7, 3))));
    t.act(P1, &to((1, 4)));
    // The token is of no use to anybody: nothing more to ask.
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// a merged god with both: one, one for each pyramid, one on a token.
#[test]
fn pyramids_and_the_underworld() {
    let mut t = table(&[God::Isis, God::Osiris, God::Ra])
        .god(P1, (1, 3))
        .god(P2, (9, 0))
        .god(P3, (5, 5))
        .with_devotion(P3, 9)
        .with_devotion(P1, 3)
        .monument(Monument::Pyramid, (7, 3), Some(P1))
        .with_powers(P1, &[Power::PyramidAttuned])
        .underworld((3, 0));
    t.merge();
    t.begin(P2, Deed::Summon);
    summon(&mut t, P2, FigureKind::Warrior, (3, 0));
    summon(&mut t, P2, FigureKind::Warrior, (3, 1));
    summon(&mut t, P2, FigureKind::Warrior, (7, 4));
    assert_eq!(t.warriors_left(P1), 3);
    assert_eq!(t.awaiting(), Seats::one(P3));
}

/// a ransom of one follower, paid to Anubis, for each
/// trapped warrior that is summoned; any summon of the action will do.
#[test]
fn trapped_warriors_are_bought_free() {
    let mut t = table(&[God::Isis, God::Anubis])
        .god(P1, (1, 3))
        .monument(Monument::Pyramid, (7, 3), Some(P1))
        .with_powers(P1, &[Power::PyramidAttuned])
        .with_followers(P1, 2)
        .trapped(P1, 3);
    t.begin(P1, Deed::Summon);
    assert_eq!(t.offers(P1), ["summon warrior", "ransom", "done"]);
    t.act(P1, "ransom");
    t.act(P1, &to((7, 4)));
    assert_eq!((t.followers(P1), t.followers(P2)), (1, 2));
    t.act(P1, "ransom");
    t.act(P1, &to((1, 4)));
    assert_eq!((t.followers(P1), t.followers(P2)), (0, 3));
    // Two of three are free and on the board; the pool is as it was.
    assert_eq!((player(&t, P1).trapped, t.warriors_left(P1)), (1, 3));
}

/// no follower, no ransom; nobody trapped, no ransom.
#[test]
fn a_ransom_must_be_paid() {
    let begun = |t: Scene| {
        let mut t = t.god(P1, (1, 3));
        t.begin(P1, Deed::Summon);
        t
    };
    let poor = begun(
        table(&[God::Isis, God::Anubis])
            .with_followers(P1, 0)
            .trapped(P1, 1),
    );
    assert_eq!(
        poor.refusal(P1, "ransom"),
        Refusal::NeedsFollowers { need: 1, have: 0 }
    );
    let free = begun(table(&[God::Isis, God::Anubis]).trapped(P2, 0));
    assert_eq!(free.refusal(P1, "ransom"), Refusal::NobodyTrapped);
}

/// with all six on the board or trapped, only guardians are left, or a
/// ransom.
#[test]
fn six_warriors_and_no_more() {
    let six = |trapped| {
        let mut t = table(&[God::Isis, God::Anubis])
            .god(P1, (1, 3))
            .warriors(P1, &[(0, 4), (0, 5), (0, 6)])
            .in_pool(P1, Guardian::Mummy)
            .with_followers(P1, trapped)
            .trapped(P1, 3);
        t.begin(P1, Deed::Summon);
        t
    };
    assert_eq!(six(0).offers(P1), ["summon mummy", "done"]);
    assert_eq!(six(1).offers(P1), ["summon mummy", "ransom", "done"]);
    assert_eq!(
        six(1).refusal(P1, "summon warrior"),
        Refusal::NotInPool {
            figure: FigureKind::Warrior
        }
    );
}

/// U-25: nothing to place, or no wish to: no effect.
#[test]
fn summons_are_optional() {
    let mut t = table(&[God::Isis, God::Ra]).god(P1, (1, 3));
    t.begin(P1, Deed::Summon);
    t.act(P1, "done");
    assert_eq!((t.warriors_left(P1), player(&t, P1).warriors), (6, 6));
    // Nobody on the board: nothing is asked.
    let mut t = table(&[God::Isis, God::Ra]);
    t.begin(P1, Deed::Summon);
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// Ra may give a new warrior or guardian a sun, extra ones too.
#[test]
fn ra_gives_suns() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 3))
        .in_pool(P1, Guardian::Scorpion)
        .monument(Monument::Pyramid, (7, 3), Some(P1))
        .with_powers(P1, &[Power::PyramidAttuned]);
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Scorpion, (7, 4));
    // It is aimed first.
    t.act(P1, "face n-ne");
    t.act(P1, "sun");
    summon(&mut t, P1, FigureKind::Warrior, (1, 4));
    t.act(P1, "decline");
    let radiant: Vec<_> = open(&t)
        .figures
        .iter()
        .filter(|f| f.radiant)
        .map(|f| f.hex)
        .collect();
    assert_eq!(radiant, [at((7, 4))]);
    // Nobody but Ra.
    let mut t = table(&[God::Isis, God::Ra]).god(P1, (1, 3));
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (1, 4));
    assert_eq!(
        t.step(),
        Some(Step::SecondAction {
            after: Deed::Summon
        })
    );
}

/// Apep comes on any empty water of the map, or like others;
/// nobody else comes on water.
#[test]
fn apep_comes_out_of_the_water() {
    let mut t = table(&[God::Isis, God::Ra])
        .with_guardians([Guardian::CatMummy, Guardian::Apep, Guardian::Scorpion])
        .god(P1, (1, 3))
        .guardian(P2, Guardian::Apep, (10, 3))
        .in_pool(P1, Guardian::Apep);
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon apep");
    for hex in [(10, -4), (4, 4), (2, 5), (1, 4)] {
        assert!(t.may(P1, &to(hex)), "{hex:?}");
    }
    assert_eq!(
        t.refusal(P1, &to((10, 3))),
        Refusal::Taken { hex: at((10, 3)) }
    );
    t.act(P1, &to((10, -4)));
    assert_eq!(t.figure((10, -4)), Some((P1, FigureKind::Apep)));

    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    // A warrior may come beside Apep, on land.
    assert!(t.may(P1, &to((10, -3))) && t.may(P1, &to((9, -3))));
    assert_eq!(
        t.refusal(P1, &to((9, -4))),
        Refusal::Water { hex: at((9, -4)) }
    );
}

/// at a pyramid Apep is an extra only beside it, on water too;
/// elsewhere it is the regular summon.
#[test]
fn apep_at_a_pyramid() {
    let begun = || {
        let mut t = table(&[God::Isis, God::Ra])
            .with_guardians([Guardian::CatMummy, Guardian::Apep, Guardian::Scorpion])
            .god(P1, (1, 7))
            .monument(Monument::Pyramid, (2, 3), Some(P1))
            .in_pool(P1, Guardian::Apep)
            .with_powers(P1, &[Power::PyramidAttuned]);
        t.begin(P1, Deed::Summon);
        t
    };
    // (2,4) is water beside the pyramid: the regular summon is left.
    let mut beside = begun();
    summon(&mut beside, P1, FigureKind::Apep, (2, 4));
    beside.act(P1, "summon warrior");
    assert!(beside.may(P1, &to((1, 8))));
    // (10,0) is not: only the pyramid's is left.
    let mut far = begun();
    summon(&mut far, P1, FigureKind::Apep, (10, 0));
    far.act(P1, "summon warrior");
    assert!(!far.may(P1, &to((1, 8))) && far.may(P1, &to((1, 4))));
    assert_eq!(
        far.refusal(P1, &to((1, 8))),
        Refusal::NotBeside { hex: at((1, 8)) }
    );
}

/// a summoned Scorpion is aimed at once.
#[test]
fn a_summoned_scorpion_is_aimed() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (1, 3))
        .in_pool(P1, Guardian::Scorpion);
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Scorpion, (1, 4));
    assert_eq!(t.offers(P1).len(), 6);
    t.act(P1, "face se-s");
    let scorpion = open(&t).figures.iter().find_map(|f| f.facing);
    assert_eq!(scorpion, Some(Facing::SouthSouthEast));
}
