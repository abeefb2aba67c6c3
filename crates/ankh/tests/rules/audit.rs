//! The audit itself: it must let every limit be reached and none be passed, or
//! random play proves nothing.

use ankh::board::LAND;
use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seat};

fn verdict(t: &Scene) -> Result<(), String> {
    t.game().audit()
}

/// Ra and Osiris at home, nothing else.
fn home() -> Scene {
    table(&[God::Ra, God::Osiris])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
}

/// So many land hexes of the East, from its middle on.
fn hexes(count: usize) -> Vec<At> {
    let east = LAND.iter().map(|hex| hex.axial());
    let free = east.filter(|&(q, r)| q >= 6 && r >= 1 && (q, r) != (7, 3));
    free.take(count).collect()
}

fn monuments(t: Scene, kind: Monument, count: usize, owner: Option<Seat>) -> Scene {
    let places = hexes(count).into_iter();
    places.fold(t, |t, hex| t.monument(kind, hex, owner))
}

/// C-4, C-5, C-6, C-23: everything a god may have at once is in order.
#[test]
fn what_is_full_is_in_order() {
    let full = [
        home(),
        home().warriors(P1, &hexes(6)),
        monuments(home(), Monument::Temple, 10, None),
        monuments(home(), Monument::Temple, 9, Some(P1)),
        home()
            .warriors(P1, &hexes(3))
            .sun(hexes(1)[0])
            .sun(hexes(2)[1])
            .sun(hexes(3)[2]),
        home()
            .underworld((0, 5))
            .underworld((0, 6))
            .underworld((0, 7)),
        home().guardians_left(1, 0).in_pool(P1, Guardian::CatMummy),
        home().with_devotion(P1, 31),
        home()
            .with_guardians([Guardian::CatMummy, Guardian::Apep, Guardian::Scorpion])
            .guardians_left(2, 0)
            .guardian(P1, Guardian::Apep, (2, 4)),
        table(&[God::Anubis, God::Osiris])
            .god(P1, (0, 4))
            .god(P2, (7, 3))
            .trapped(P2, 3),
    ];
    for t in full {
        assert_eq!(verdict(&t), Ok(()));
    }
    let bases = table(&[God::Ra, God::Isis, God::Amun])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .guardians_left(1, 1)
        .guardians_left(2, 1)
        .in_pool(P1, Guardian::CatMummy)
        .guardian(P1, Guardian::Mummy, (0, 5));
    assert_eq!(verdict(&bases), Ok(()));
}

/// C-4, C-5, C-6, C-9, C-18, C-23: one more than
/// that is not, nor what stands where it cannot.
#[test]
fn what_cannot_be_is_found() {
    let anubis = || {
        table(&[God::Anubis, God::Osiris])
            .god(P1, (0, 4))
            .god(P2, (7, 3))
    };
    let isis = || {
        table(&[God::Isis, God::Amun])
            .god(P1, (0, 4))
            .god(P2, (7, 3))
    };
    let radiant = |t: Scene| {
        hexes(4)
            .into_iter()
            .fold(t.warriors(P1, &hexes(4)), Scene::sun)
    };
    let wrong = [
        (
            home().monument(Monument::Temple, (0, 5), None).monument(
                Monument::Obelisk,
                (0, 5),
                None,
            ),
            "two monuments on one hex",
        ),
        (
            home().monument(Monument::Temple, (2, 4), None),
            "a monument on water",
        ),
        (
            home().monument(Monument::Temple, (0, 4), None),
            "two things on one hex",
        ),
        (home().warriors(P2, &[(0, 4)]), "two things on one hex"),
        (home().warriors(P1, &[(2, 4)]), "warrior on the water of c6"),
        (
            monuments(home(), Monument::Pyramid, 11, None),
            "11 monuments of kind pyramid",
        ),
        (
            home().facing((0, 5), Facing::West),
            "somebody else aims in a6",
        ),
        (
            home().camels(&[((0, 4), (0, 5)), ((0, 5), (1, 4)), ((1, 4), (1, 5))]),
            "region 1 is not what hangs together",
        ),
        (
            home().tokens(&[(5, 2), (5, 2), (6, 1), (5, 1)]),
            "region 2 overlaps another",
        ),
        (home().tokens(&[(5, 2), (6, 1)]), "land without a region"),
        (
            table(&[God::Ra, God::Osiris]).god(P1, (0, 4)),
            "the god of P2 is not on the board",
        ),
        (home().warriors(P1, &hexes(7)), "P1 has 7 warriors"),
        (
            anubis().warriors(P2, &hexes(6)).trapped(P2, 1),
            "P2 has 7 warriors",
        ),
        (
            monuments(home(), Monument::Temple, 10, Some(P1)),
            "P1 has too many monuments",
        ),
        (home().with_hand(P2, &[]), "the hand of P2 is empty"),
        (anubis().trapped(P2, 4), "Anubis holds 4 warriors"),
        (home().trapped(P2, 1), "trapped warriors without Anubis"),
        (radiant(home()), "4 suns"),
        (home().sun((7, 3)), "a sun on a figure that is not Ra's"),
        (isis().sun((0, 4)), "suns without Ra"),
        (
            home()
                .underworld((0, 5))
                .underworld((0, 6))
                .underworld((0, 7))
                .underworld((0, 8)),
            "too many underworld tokens",
        ),
        (home().underworld((2, 4)), "underworld in the water"),
        (
            home()
                .underworld((0, 5))
                .monument(Monument::Temple, (0, 5), None),
            "a monument on the underworld",
        ),
        (
            home().in_pool(P1, Guardian::CatMummy),
            "2 guardians of kind cat-mummy of 1",
        ),
        (
            home().guardians_left(1, 0),
            "0 guardians of kind cat-mummy of 1",
        ),
        (home().with_devotion(P1, 32), "P1 is above the top"),
    ];
    for (t, sentence) in wrong {
        let found = verdict(&t).expect_err(sentence);
        assert!(found.starts_with(sentence), "{found} instead of {sentence}");
    }
    let three = [Guardian::CatMummy, Guardian::CatMummy, Guardian::Mummy];
    let crowded = three
        .into_iter()
        .fold(home(), |t, guardian| t.in_pool(P1, guardian));
    assert_eq!(
        verdict(&crowded),
        Err("P1 has 3 guardians of one size".to_owned())
    );
}
