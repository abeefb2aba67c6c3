//! Two gods become one.

use ankh::scene::*;
use ankh::*;
use tabletop::{Eye, Game, Seats};
use words::Locale;

use crate::look::*;

/// Amun second to last, Ra last, Isis ahead.
fn amun_and_ra() -> Scene {
    table(&[God::Amun, God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .with_devotion(P3, 9)
        .with_devotion(P1, 6)
        .with_devotion(P2, 4)
}

/// T-8, A-15.1, A-15.2, A-15.4: Amun is the higher and comes down to Ra's
/// space; Ra's monuments, figures, cards and pool leave the game, his followers
/// are Amun's.
#[test]
fn the_last_two_merge() {
    let mut t = amun_and_ra()
        .warriors(P1, &[(0, 5)])
        .warriors(P2, &[(7, 4), (7, 5)])
        .monument(Monument::Temple, (8, 2), Some(P2))
        .monument(Monument::Temple, (0, 6), Some(P1))
        .with_followers(P1, 2)
        .with_followers(P2, 3)
        .with_hand(P1, &[Card::Flood, Card::Cycle]);
    t.merge();
    let merger = Merger {
        higher: P1,
        lower: P2,
    };
    assert_eq!(open(&t).merger, Some(merger));
    assert_eq!(
        (t.rank(), t.devotion(P1), t.devotion(P2)),
        (vec![P1, P3], 4, 4)
    );
    assert_eq!(
        (t.monument_at((8, 2)), t.monument_at((0, 6)).is_some()),
        (None, true)
    );
    for gone in [(7, 3), (7, 4), (7, 5)] {
        assert_eq!(t.figure(gone), None);
    }
    assert_eq!((t.followers(P1), t.followers(P2)), (5, 5));
    assert_eq!(t.hand(P2), [Card::Flood, Card::Cycle].into_iter().collect());
    let ra = player(&t, P2);
    assert_eq!(
        (ra.side, ra.followers, ra.warriors, ra.hand),
        (P1, 0, 0, Cards::EMPTY)
    );
    assert_eq!(t.warriors_left(P1), 5);
}

/// U-9: the merged god is last even where others share its space.
#[test]
fn the_merged_god_is_last() {
    let mut t = table(&[God::Amun, God::Ra, God::Isis, God::Osiris])
        .with_devotion(P2, 4)
        .with_devotion(P1, 4)
        .with_devotion(P3, 4)
        .with_devotion(P4, 4);
    assert_eq!(t.rank(), [P2, P1, P3, P4]);
    t.merge();
    assert_eq!(t.rank(), [P1, P3, P4]);
}

/// guardians change sides where they are, on the board and in the
/// pool.
#[test]
fn guardians_go_over() {
    let mut t = amun_and_ra()
        .guardian(P2, Guardian::Scorpion, (8, 2))
        .in_pool(P2, Guardian::CatMummy);
    t.merge();
    assert_eq!(t.figure((8, 2)), Some((P1, FigureKind::Scorpion)));
    assert_eq!(pooled(&t, P1, Guardian::CatMummy), 1);
    assert_eq!(open(&t).figures.iter().filter_map(|f| f.facing).count(), 1);
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// with more than two of a size the higher player chooses which
/// leave, on the board or in the pool.: that kills nobody.
#[test]
fn too_many_guardians() {
    let mut t = amun_and_ra()
        .guardian(P1, Guardian::CatMummy, (0, 5))
        .guardian(P2, Guardian::CatMummy, (8, 2))
        .in_pool(P1, Guardian::Mummy)
        .in_pool(P2, Guardian::Mummy)
        .in_pool(P2, Guardian::Scorpion);
    t.merge();
    assert_eq!(t.awaiting(), Seats::one(P1));
    let [here, there] = [(0, 5), (8, 2)].map(|hex| format!("dismiss {}", at(hex)));
    assert_eq!(t.offers(P1), [&*here, &*there, "release mummy"]);
    t.act(P1, &there);
    assert_eq!(t.step(), Some(Step::Guardians));
    t.act(P1, "release mummy");
    assert_eq!((t.figure((8, 2)), t.figure((0, 5)).is_some()), (None, true));
    assert_eq!(pooled(&t, P1, Guardian::Mummy), 1);
    assert_eq!(pooled(&t, P1, Guardian::Scorpion), 1);
    // No Cat-Mummy was killed.
    assert_eq!((t.devotion(P1), t.devotion(P3)), (4, 9));
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// C-3, A-15.2, corrections:A-3: the followers of two are added, however many.
#[test]
fn followers_of_two_are_one_crowd() {
    let mut t = amun_and_ra()
        .with_followers(P1, 200)
        .with_followers(P2, 100);
    t.merge();
    assert_eq!(t.followers(P1), 300);
}

/// guardians that the merged god cannot keep leave the game, from the
/// board and from the pool: none goes back to its card for the next to take.
#[test]
fn guardians_let_go_do_not_return_to_their_card() {
    let unlocked_by_p3 = |dismissed: &str| {
        let mut t = amun_and_ra()
            .guardian(P1, Guardian::CatMummy, (0, 5))
            .in_pool(P1, Guardian::CatMummy)
            .in_pool(P2, Guardian::Mummy)
            .guardians_left(1, 0)
            .with_powers(P3, &[Power::Commanding]);
        t.merge();
        t.act(P1, dismissed);
        assert_eq!(
            (t.step(), open(&t).guardian_supply[0]),
            (Some(Step::FirstAction), 0)
        );
        t.begin(P3, Deed::Unlock);
        t.act(P3, "unlock revered");
        pooled(&t, P3, Guardian::CatMummy)
    };
    assert_eq!(unlocked_by_p3(&format!("dismiss {}", at((0, 5)))), 0);
    assert_eq!(unlocked_by_p3("release cat-mummy"), 0);
}

/// figures that leave are not killed: Anubis is not asked, no Mummy
/// rises.
#[test]
fn merging_kills_nobody() {
    let mut t = table(&[God::Amun, God::Ra, God::Anubis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .warriors(P2, &[(7, 4)])
        .with_devotion(P3, 9)
        .with_devotion(P1, 6);
    t.merge();
    assert_eq!(t.step(), Some(Step::FirstAction));
    assert_eq!(player(&t, P2).trapped, 0);
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::Killed { .. }))
    );
}

/// the powers are the higher's, whatever the lower had; no guardian
/// comes of it.
#[test]
fn powers_are_the_highers() {
    let few = [Power::Revered];
    let many = [Power::Commanding, Power::Inspiring, Power::Resplendent];
    for (higher, lower) in [(&few[..], &many[..]), (&many, &few)] {
        let mut t = amun_and_ra().with_powers(P1, higher).with_powers(P2, lower);
        t.merge();
        assert_eq!(player(&t, P1).powers, higher.iter().copied().collect());
        assert!(player(&t, P1).guardians.is_empty());
    }
}

/// the merged god has the abilities of both: Amun gives suns.
#[test]
fn both_abilities() {
    let mut t = amun_and_ra();
    t.merge();
    let gods: Gods = [God::Amun, God::Ra].into_iter().collect();
    assert_eq!(player(&t, P1).gods, gods);
    t.begin(P1, Deed::Summon);
    summon(&mut t, P1, FigureKind::Warrior, (0, 5));
    assert_eq!(t.offers(P1), ["sun", "decline"]);
}

/// both take turns with the same figures, pool and followers; powers
/// that either unlocks are both's, once.
#[test]
fn two_players_one_god() {
    let mut t = amun_and_ra().with_followers(P1, 2).with_followers(P2, 1);
    t.merge();
    t.begin(P2, Deed::Unlock);
    t.act(P2, "unlock revered");
    assert_eq!((t.followers(P1), player(&t, P1).powers.len()), (2, 1));
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P2), 3);
    // The two actions need not differ.
    t.turn(P2);
    t.act(P2, "do gain-followers");
    assert_eq!(t.followers(P1), 4);
}

/// What is told of a turn of one half of a merged god, with X for whose turn it
/// is.
fn told_of(seat: tabletop::Seat, deed: Deed, ready: &dyn Fn(Scene) -> Scene, acts: &str) -> String {
    let mut t = table(&[God::Amun, God::Ra, God::Anubis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .with_devotion(P3, 9)
        .with_devotion(P1, 6)
        .guardian(P2, Guardian::Scorpion, (8, 2))
        .guardian(P1, Guardian::Satet, (0, 5))
        .warriors(P3, &[(0, 6)])
        .monument(Monument::Temple, (1, 4), None)
        .with_powers(P1, &[Power::Commanding])
        .with_followers(P1, 5);
    t.merge();
    let mut t = ready(t);
    t.hush();
    t.begin(seat, deed);
    if !acts.is_empty() {
        t.acts(seat, acts);
    }
    let lines = t
        .events()
        .into_iter()
        .filter(|event| !matches!(event, Event::TurnBegan { .. }));
    let words = Locale::of_the_tree().words_of(Ankh::NAME, None);
    let lines: Vec<String> = lines.map(|event| words.event(&event).text).collect();
    lines.join("\n").replace(&seat.to_string(), "X")
}

/// the log names the player who acted, whichever half of a merged god
/// that was.
#[test]
fn the_log_names_who_acted() {
    let same = |t: Scene| t;
    for seat in [P1, P2] {
        let moved = told_of(
            seat,
            Deed::Move,
            &same,
            "move i7; to i6; face n-ne; move a6; to a7; push b7; done",
        );
        assert_eq!(
            moved,
            "X: Move figures.\n\
             X moves the Giant Scorpion from I7 to I6.\n\
             The Scorpion of X in I6 points north and north-east.\n\
             X moves the Satet from A6 to A7.\n\
             X pushes the warrior of P3 from A7 to B7."
        );
        let summoned = told_of(
            seat,
            Deed::Summon,
            &|t| t.trapped(P1, 1),
            "ransom; to a4; sun",
        );
        assert_eq!(
            summoned,
            "X: Summon a figure.\n\
             X pays P3 for a trapped warrior.\n\
             X gives 1 follower for a trapped warrior and has 5.\n\
             P3 gains 1 follower for a trapped warrior and has 2.\n\
             X summons to A4: warrior.\n\
             The new figure of X in A4 carries a sun."
        );
        let gained = told_of(seat, Deed::Gain, &|t| t.advanced(Deed::Gain, 3), "");
        assert_eq!(
            gained,
            "X: Gain followers.\n\
             X gains 1 follower from monuments and has 7.\n\
             X brings event 1: Control a monument.\n\
             X has no other choice: Take the monument in B5.\n\
             X takes the temple in B5."
        );
        let unlocked = told_of(seat, Deed::Unlock, &same, "unlock revered");
        assert_eq!(
            unlocked,
            "X: Unlock an Ankh power.\n\
             X gives 1 follower for a power and has 5.\n\
             X unlocks Revered.\n\
             A guardian joins X: Cat-Mummy."
        );
        let far = |t: Scene| t.advanced(Deed::Move, 3);
        let nothing = told_of(
            seat,
            Deed::Move,
            &far,
            "move a5; to a2; move a6; to a9; done",
        );
        assert_eq!(
            nothing,
            "X: Move figures.\n\
             X moves the god from A5 to A2.\n\
             X moves the Satet from A6 to A9.\n\
             X brings event 1: Control a monument.\n\
             X has no monument to take."
        );
    }
}

/// in its turn a seat decides for the merged god, in battle the
/// higher player does.
#[test]
fn who_decides_for_a_merged_god() {
    let mut t = amun_and_ra()
        .guardian(P2, Guardian::Scorpion, (8, 2))
        .warriors(P3, &[(0, 6)]);
    t.merge();
    t.begin(P2, Deed::Move);
    t.walk(P2, (8, 2), (8, 1));
    assert_eq!(t.awaiting(), Seats::one(P2));
    t.act(P2, "face n-ne");
    t.battle(P2, 1);
    assert_eq!(t.awaiting(), Seats::one(P1));
    t.act(P1, "decline");
    assert_eq!(t.awaiting(), [P1, P3].into_iter().collect());
    // The other half may look at the card that was chosen.
    t.act(P1, "play flood");
    let card = |eye| {
        let sides = t.view(eye).battle.expect("a battle").sides;
        sides
            .iter()
            .find(|side| side.seat == P1)
            .and_then(|side| side.cards)
    };
    assert_eq!(card(Eye::Seat(P2)), Some(Cards::one(Card::Flood)));
    assert_eq!(card(Eye::Seat(P3)), None);
}

/// guardians that come later stand on the higher's bases. Both win
/// together.
#[test]
fn bases_and_victory_are_shared() {
    let mut t = amun_and_ra()
        .in_pool(P1, Guardian::CatMummy)
        .in_pool(P2, Guardian::Mummy)
        .with_powers(P1, &[Power::Commanding])
        .with_followers(P1, 5);
    t.merge();
    t.begin(P1, Deed::Unlock);
    t.act(P1, "unlock revered");
    assert_eq!(pooled(&t, P1, Guardian::CatMummy), 1);

    let mut t = amun_and_ra();
    t.merge();
    let mut t = t.with_devotion(P1, 24);
    t.oblivion();
    let outcome = t.outcome().expect("only one is left");
    assert_eq!(outcome.winners, [P1, P2].into_iter().collect());
    assert_eq!(outcome.places, [1, 1, 3]);
}

/// U-23: suns on guardians that are kept stay, others return.
#[test]
fn suns_of_a_merged_ra() {
    let mut t = amun_and_ra()
        .warriors(P2, &[(7, 4)])
        .guardian(P2, Guardian::CatMummy, (8, 2))
        .sun((7, 4))
        .sun((8, 2));
    t.merge();
    let radiant: Vec<_> = open(&t)
        .figures
        .iter()
        .filter(|f| f.radiant)
        .map(|f| f.hex)
        .collect();
    assert_eq!(radiant, [at((8, 2))]);
}

/// U-23: underworld tokens stay, and are the merged god's.
#[test]
fn tokens_of_a_merged_osiris() {
    let mut t = table(&[God::Amun, God::Osiris, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .with_devotion(P3, 9)
        .with_devotion(P1, 6)
        .underworld((0, 5));
    t.merge();
    assert_eq!(open(&t).underworld.len(), 1);
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("move {}", at((0, 4))));
    assert!(t.may(P1, &to((0, 5))));
}

/// U-23: with Anubis as the lower the higher's trapped warriors
/// come free and others stay; those of a lower god leave the game.
#[test]
fn trapped_warriors_at_the_merge() {
    let mut t = table(&[God::Amun, God::Anubis, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .with_devotion(P3, 9)
        .with_devotion(P1, 6)
        .trapped(P1, 2)
        .trapped(P3, 1);
    t.merge();
    assert_eq!((player(&t, P1).trapped, t.warriors_left(P1)), (0, 6));
    assert_eq!((player(&t, P3).trapped, t.warriors_left(P3)), (1, 5));

    for gods in [
        [God::Anubis, God::Ra, God::Isis],
        [God::Amun, God::Ra, God::Anubis],
    ] {
        let mut t = table(&gods)
            .god(P1, (0, 4))
            .god(P2, (7, 3))
            .with_devotion(P3, 9)
            .with_devotion(P1, 6)
            .trapped(P2, 2);
        t.merge();
        assert!(open(&t).players.iter().all(|player| player.trapped == 0));
        assert_eq!(player(&t, P2).warriors, 0);
    }
}

/// U-32: a Cat-Mummy costs a merged god one, once; its own costs neither of
/// its players anything.
#[test]
fn a_cat_mummy_and_a_merged_god() {
    let dies = |owner, killer: tabletop::Seat| {
        let mut t = amun_and_ra();
        t.merge();
        let mut t = t
            .guardian(owner, Guardian::CatMummy, (6, 4))
            .warriors(killer, &[(7, 5), (6, 6)]);
        t.battle(P3, 2);
        if t.may(P1, "decline") {
            t.act(P1, "decline");
        }
        t.play(&[(P1, Card::Cycle), (P3, Card::Cycle)]);
        let cat = |(_, _, _, why): &(_, _, _, Why)| *why == Why::CatMummy;
        devotions(&t).into_iter().filter(cat).collect::<Vec<_>>()
    };
    // P1 has won one before.
    assert_eq!(dies(P3, P1), [(P1, 5, 4, Why::CatMummy)]);
    assert_eq!(dies(P1, P3), [(P3, 10, 9, Why::CatMummy)]);
}
