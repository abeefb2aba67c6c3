//! What lies in the box (section 1 of the facts).

use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seed};

use crate::look::*;

/// C-1: 2 to 5 players, five gods.
#[test]
fn two_to_five_gods_play() {
    assert_eq!(
        God::ALL.iter().map(God::to_string).collect::<Vec<_>>(),
        ["amun", "anubis", "isis", "osiris", "ra"]
    );
    for players in 0..=7 {
        let started = Ankh::start(&Setup::for_players(players), Seed(1));
        assert_eq!(started.is_ok(), (2..=5).contains(&players), "{players}");
    }
}

/// C-3: one follower each, and never too few tokens for more (70 are printed).
#[test]
fn followers_never_run_out() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .monument(Monument::Temple, (1, 4), None)
        .with_followers(P2, 70);
    assert_eq!(t.followers(P1), 1);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 2);
    let mut rich = t.with_followers(P1, 120);
    rich.begin(P1, Deed::Gain);
    assert_eq!(rich.followers(P1), 121);
}

/// C-4, C-5: six warriors, two bases of each size; 15 Ankh tokens, six of them
/// for powers and nine for monuments.
#[test]
fn every_god_has_the_same_pieces() {
    assert_eq!((WARRIORS, BASES), (6, 2));
    assert_eq!((ANKHS, Powers::MOST), (9, 6));
    let mut t = table(&[God::Ra, God::Isis]).god(P1, (1, 5));
    for (hex, kind) in [(0, 5), (1, 4), (1, 6)].into_iter().zip(Monument::ALL) {
        t = t.monument(*kind, hex, Some(P1));
    }
    assert_eq!((player(&t, P1).ankhs, player(&t, P2).ankhs), (6, 9));
    assert_eq!(player(&t, P1).warriors, 6);
}

/// C-6: ten monuments of each kind, and not one more.
#[test]
fn the_eleventh_obelisk_is_not_built() {
    let obelisks = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (0, 5),
        (0, 6),
        (0, 7),
        (0, 8),
        (1, 8),
    ];
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (4, 2))
        .god(P2, (5, 2))
        .with_followers(P1, 3);
    for hex in obelisks {
        t = t.monument(Monument::Obelisk, hex, None);
    }
    let nine = |mut t: Scene| {
        t.battle(P1, 1);
        t.play(&[(P1, Card::Build), (P2, Card::Chariots)]);
        t
    };
    assert!(nine(t.clone()).may(P1, "build obelisk"));
    let ten = nine(t.monument(Monument::Obelisk, (1, 7), None));
    assert!(!ten.may(P1, "build obelisk") && ten.may(P1, "build temple"));
    assert_eq!(
        ten.refusal(P1, "build obelisk"),
        Refusal::NoneLeft {
            monument: Monument::Obelisk
        }
    );
}

/// C-7, C-8: thirty camels and eight conflict tokens.
#[test]
fn camels_and_tokens_are_counted() {
    assert_eq!((CAMELS, TOKENS), (30, 8));
    let supply = |players| {
        let setup = Setup {
            gods: God::ALL[..usize::from(players)].to_vec(),
            ..Setup::for_players(players)
        };
        let game = Ankh::start(&setup, Seed(1)).expect("a plain setup");
        let view = game.view(tabletop::Eye::Spectator);
        (view.camels.len(), view.camel_supply, view.regions.len())
    };
    assert_eq!(supply(2), (0, 30, 3));
    assert_eq!(supply(5), (10, 20, 5));
}

/// C-9, C-10: six guardians: their levels and the size of their bases.
#[test]
fn guardians_have_levels_and_bases() {
    let rows: Vec<(String, u8, bool)> = Guardian::ALL
        .iter()
        .map(|guardian| (guardian.to_string(), guardian.level(), guardian.is_large()))
        .collect();
    let expected = [
        ("cat-mummy", 1, false),
        ("satet", 1, false),
        ("mummy", 2, false),
        ("apep", 2, true),
        ("scorpion", 3, true),
        ("sphinx", 3, true),
    ];
    assert_eq!(
        rows,
        expected.map(|(name, level, large)| (name.to_owned(), level, large))
    );
}

/// C-11: one of each for two players, two for three, then all there are.
#[test]
fn more_players_more_guardians() {
    let copies = |guardian: Guardian| [2, 3, 4, 5].map(|players| guardian.copies(players));
    for small in [Guardian::CatMummy, Guardian::Satet, Guardian::Mummy] {
        assert_eq!(copies(small), [1, 2, 3, 3], "{small}");
    }
    for large in [Guardian::Apep, Guardian::Scorpion, Guardian::Sphinx] {
        assert_eq!(copies(large), [1, 2, 2, 2], "{large}");
    }
}

/// C-14, C-15, T-12, U-3: an event on advance n+1, for Unlock on advance n.
#[test]
fn markers_reach_their_end_after_so_many_advances() {
    for (players, others, unlock) in [(2, 3, 2), (3, 4, 3), (4, 5, 4), (5, 6, 5)] {
        for deed in Deed::ALL {
            let mut t = table(&God::ALL[..players]).with_followers(P1, 0);
            let mut taken = 0;
            while open(&t).events == 0 {
                t.begin(P1, *deed);
                taken += 1;
                // After Gain, Unlock follows by itself.
                if *deed != Deed::Unlock {
                    t = t.advanced(Deed::Unlock, 0);
                }
                assert!(taken < 10, "{deed}");
            }
            let expected = if *deed == Deed::Unlock {
                unlock
            } else {
                others
            };
            assert_eq!(taken, expected, "{deed} of {players} players");
        }
    }
}

/// C-16: the rows from top to bottom.
#[test]
fn rows_of_the_action_track() {
    assert_eq!(
        table(&[God::Ra, God::Isis]).offers(P1),
        [
            "do move-figures",
            "do summon-figure",
            "do gain-followers",
            "do unlock-power"
        ]
    );
}

/// C-17, U-1: eighteen events: ten Control Monument, three caravans, five
/// conflicts, in this order.
#[test]
fn the_event_track() {
    let letters: String = EVENT_TRACK
        .iter()
        .map(|event| match event {
            EventKind::Control => 'M',
            EventKind::Caravan => 'C',
            EventKind::Conflict => 'X',
        })
        .collect();
    assert_eq!(letters, "MMMXCMMXCMMXCMMXMX");
    // … and the marker walks along it.
    let mut t = table(&[God::Ra, God::Isis]);
    for (number, event) in (1..).zip(EVENT_TRACK).take(3) {
        t.hush();
        t = t.advanced(Deed::Gain, 2);
        t.begin(P1, Deed::Gain);
        let reached = Event::EventReached {
            seat: P1,
            event,
            number,
        };
        assert!(t.events().contains(&reached), "{number}");
    }
}

/// C-18, C-19, U-2: spaces 0 to 31, red up to 20; 21 survives the fourth
/// conflict.
#[test]
fn the_devotion_track() {
    assert_eq!((LAST_RED, TOP), (20, 31));
    let mut t = table(&[God::Ra, God::Isis, God::Amun])
        .with_devotion(P1, 20)
        .with_devotion(P2, 21)
        .with_devotion(P3, 30);
    t.oblivion();
    assert_eq!(t.rank(), [P2, P3]);
}

/// C-22: every figure fights with 1, whatever it is.
#[test]
fn figures_count_one_each() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 3))
        .warriors(P1, &[(0, 7)])
        .guardian(P1, Guardian::Apep, (2, 4))
        .guardian(P1, Guardian::CatMummy, (1, 8))
        .god(P2, (4, 6));
    t.battle(P1, 1);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    let total = |of| {
        t.events().iter().find_map(|event| match event {
            Event::StrengthSummed { seat, total, .. } if *seat == of => Some(*total),
            _ => None,
        })
    };
    assert_eq!((total(P1), total(P2)), (Some(4), Some(1)));
}

/// C-23: three suns: the fourth figure gets none. Three slots and three
/// underworld tokens likewise.
#[test]
fn three_suns_and_no_more() {
    assert_eq!(SPECIALS, 3);
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .warriors(P1, &[(0, 3), (0, 4), (0, 5)])
        .sun((0, 3))
        .sun((0, 4));
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (1, 6));
    assert_eq!(t.offers(P1), ["sun", "decline"]);
    t.act(P1, "sun");
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (0, 6));
    assert_ne!(t.step(), Some(Step::Sun { hex: at((0, 6)) }));
    assert_eq!(open(&t).figures.iter().filter(|f| f.radiant).count(), 3);
}
