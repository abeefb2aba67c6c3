//! The steps of a battle in their order.

use ankh::scene::*;
use ankh::*;
use tabletop::Seat;

use crate::help::*;

/// U-18: first the moves to obelisks, then Amun says whether he plays
/// two cards, and only then anybody chooses.
#[test]
fn obelisks_then_amun_then_cards() {
    let mut t = meet(&[God::Amun, God::Isis])
        .monument(Monument::Obelisk, (1, 6), Some(P2))
        .with_powers(P2, &[Power::ObeliskAttuned]);
    t.battle(P1, 1);
    assert_eq!(t.step(), Some(Step::Obelisks));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "done");
    assert_eq!(t.step(), Some(Step::TwoCards));
    assert_eq!(t.awaiting(), seats(&[P1]));
    t.act(P1, "decline");
    assert_eq!(t.step(), Some(Step::ChooseCards));
    assert_eq!(t.awaiting(), seats(&[P1, P2]));
}

/// cards are turned over only when everybody has chosen, in whatever
/// order that happens; Flood pays before anything else.
#[test]
fn cards_are_revealed_together() {
    let t = table(&[God::Ra, God::Isis]).god(P1, (0, 4)).god(P2, (4, 6));
    let mut t = t.monument(Monument::Obelisk, (0, 5), Some(P1));
    t.battle(P1, 1);
    t.act(P2, "play flood");
    assert!(!told(&t, "P2 plays") && t.followers(P2) == 1);
    assert_eq!(t.awaiting(), seats(&[P1]));
    t.act(P1, "play chariots");
    told_in_order(
        &t,
        &[
            "P2 plays Flood",
            "P1 plays Chariots",
            "P2 gains 1 follower from the flood",
            "P1: devotion 0 → 1 for the most monuments",
        ],
    );
}

/// the order in which secret choices arrive changes nothing.
#[test]
fn the_order_of_secret_choices_is_nothing() {
    let played = |order: [Seat; 2]| {
        let mut t = duel().with_followers(P1, 2).with_followers(P2, 2);
        t.battle(P1, 1);
        for choices in [["play plague"; 2], ["bid 1", "bid 0"], ["bid 1", "bid 0"]] {
            for seat in order {
                t.act(seat, choices[seat.index()]);
            }
        }
        t
    };
    let t = played([P1, P2]);
    assert_eq!(t.game(), played([P2, P1]).game());
    assert_eq!((t.followers(P1), t.followers(P2)), (0, 2));
}

/// Build Monument cards lowest devotion first, and locusts
/// after the last of them.
#[test]
fn builders_lowest_first_then_locusts() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (3, 7))
        .with_devotion(P1, 3)
        .with_devotion(P3, 5)
        .with_devotion(P2, 4);
    let t = [P1, P2, P3]
        .into_iter()
        .fold(t, |t, seat| t.with_followers(seat, 4));
    let mut t = fight(
        t,
        &[(P1, Card::Plague), (P2, Card::Build), (P3, Card::Build)],
    );
    assert_eq!(t.awaiting(), seats(&[P2]), "P2 has less devotion than P3");
    t.act(P2, "build temple");
    t.act(P2, &on("to", (1, 3)));
    assert_eq!(t.awaiting(), seats(&[P3]));
    t.act(P3, "build obelisk");
    t.act(P3, &on("to", (1, 4)));
    assert_eq!(t.step(), Some(Step::Bids));
    assert_eq!(t.monument_at((1, 3)), Some((Monument::Temple, Some(P2))));
    assert_eq!(t.monument_at((1, 4)), Some((Monument::Obelisk, Some(P3))));
    assert_eq!((t.followers(P2), t.followers(P3)), (1, 1));
}

/// majorities come lowest devotion first, one instance for each god,
/// and before strengths are counted.
#[test]
fn majorities_lowest_first() {
    let t = duel()
        .monument(Monument::Temple, (1, 3), Some(P1))
        .monument(Monument::Pyramid, (1, 4), Some(P1))
        .monument(Monument::Obelisk, (1, 5), Some(P2))
        .with_devotion(P2, 4)
        .with_devotion(P1, 5);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    told_in_order(
        &t,
        &[
            "P2: devotion 4 → 5 for the most monuments",
            "P1: devotion 5 → 7 for the most monuments",
            "P2 fights with strength 2",
        ],
    );
}

/// T-6, A-13.4, A-12.3: two pyramids; a temple and a pyramid; and an absent god
/// with a temple and an obelisk, who gains nothing and still denies.
#[test]
fn only_the_majority_of_one_who_is_there() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (7, 2))
        .monument(Monument::Pyramid, (1, 3), Some(P1))
        .monument(Monument::Pyramid, (1, 4), Some(P1))
        .monument(Monument::Temple, (1, 5), Some(P2))
        .monument(Monument::Pyramid, (1, 6), Some(P2))
        .monument(Monument::Temple, (3, 6), Some(P3))
        .monument(Monument::Obelisk, (3, 7), Some(P3));
    let t = fight(t, &[(P1, Card::Miracle), (P2, Card::Chariots)]);
    assert_eq!(gains(&t, P1), [(Why::Majority, 1), (Why::Miracle, 2)]);
    assert_eq!(gains(&t, P2), [(Why::Victory, 1)]);
    assert_eq!(gains(&t, P3), []);
}

/// A-13.5a, C-22: each figure counts 1, of whatever kind, and the card
/// is added.
#[test]
fn strength_is_figures_and_card() {
    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .guardian(P2, Guardian::Apep, (2, 5));
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Drought)]);
    assert_eq!(strength(&t, P1), 3 + 3);
    assert_eq!(strength(&t, P2), 4 + 1);
    assert_eq!(winner(&t), Some(P1));
}

/// A-13.5a, A-22.4: who has no figures left has strength 0 whatever was played;
/// a god figure alone still fights, with its card.
#[test]
fn without_figures_without_strength() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (7, 2))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)])
        .with_followers(P1, 0)
        .with_followers(P2, 0);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Plague)]);
    assert_eq!(killed(&t).len(), 3, "all zero is a tie");
    assert_eq!((strength(&t, P1), strength(&t, P2)), (0, 1 + 1));
    assert_eq!(winner(&t), Some(P2));
}

/// A-13.5b, U-11: one who alone has figures wins, even with strength 0: gods
/// without figures never tie.
#[test]
fn a_lone_survivor_wins_with_nothing() {
    // A Sphinx in the East silences Apep in the lake, which is of the West too.
    let t = table(&[God::Ra, God::Isis, God::Osiris])
        .god(P1, (7, 2))
        .guardian(P1, Guardian::Apep, (4, 4))
        .god(P2, (8, 0))
        .warriors(P2, &[(2, 7)])
        .god(P3, (9, 0))
        .guardian(P3, Guardian::Sphinx, (5, 4))
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Miracle), (P2, Card::Plague)]);
    t.act(P1, "bid 1");
    assert_eq!((strength(&t, P1), strength(&t, P2)), (0, 0));
    assert_eq!(winner(&t), Some(P1));
}

/// A-13.5b, A-22.4: if nobody has figures there is no winner, and everybody has
/// lost: Osiris may place a token.
#[test]
fn nobody_left_nobody_wins() {
    let t = table(&[God::Ra, God::Osiris])
        .god(P1, (7, 2))
        .warriors(P1, &[(0, 5)])
        .god(P2, (7, 4))
        .warriors(P2, &[(2, 7)])
        .with_followers(P1, 0)
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Drought)]);
    assert!(told(&t, "Nobody is left in region 1"));
    assert_eq!(winner(&t), None);
    assert_eq!(t.step(), Some(Step::Underworld));
    t.act(P2, "decline");
    assert_eq!((t.devotion(P1), t.devotion(P2)), (0, 0));
}

fn tie() -> Scene {
    duel().warriors(P2, &[(3, 7)])
}

/// A-13.5c: a tied holder of the tiebreaker may turn it down and win.
#[test]
fn the_tiebreaker_wins_a_tie() {
    let mut t = fight(tie(), &[(P1, Card::Miracle), (P2, Card::Miracle)]);
    assert_eq!(t.step(), Some(Step::Tie));
    assert_eq!(t.offers(P1), ["break-tie", "decline"]);
    t.act(P1, "break-tie");
    assert_eq!(winner(&t), Some(P1));
    assert_eq!(gains(&t, P1), [(Why::Victory, 1)]);
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior); 2]);
    assert_eq!(seen(&t).tiebreaker.map(|token| token.face_up), Some(false));
}

/// A-13.5c, A-13.5f: else everybody loses and everything but gods dies, also
/// what belongs to one who was not tied.
#[test]
fn an_unbroken_tie_is_lost_by_all() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .warriors(P2, &[(3, 7)])
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)]);
    let mut t = fight(
        t,
        &[(P1, Card::Miracle), (P2, Card::Cycle), (P3, Card::Build)],
    );
    t.act(P1, "decline");
    assert_eq!(winner(&t), None);
    assert_eq!(killed(&t).len(), 2 + 2 + 1);
    assert_eq!(t.figure((0, 4)), Some((P1, FigureKind::God)));
    assert_eq!(gains(&t, P1), [(Why::Miracle, 2)]);
    assert_eq!(seen(&t).tiebreaker.map(|token| token.face_up), Some(true));
    assert_eq!(t.step(), Some(Step::Underworld), "Osiris has lost as well");
}

/// A-13.5c, A-22.7: who holds the tiebreaker and is not tied, or does not take
/// part, is not asked.
#[test]
fn only_a_tied_holder_is_asked() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .warriors(P2, &[(3, 7)])
        .god(P3, (7, 2));
    let t = fight_of(t, P3, &[(P1, Card::Miracle), (P2, Card::Cycle)]);
    assert!(told(&t, "The battle in region 1 is a tie"));
    assert_eq!(winner(&t), None);

    // The holder is there and weaker than the two who tie.
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .warriors(P2, &[(3, 7)])
        .god(P3, (5, 2))
        .with_hand(P3, &[Card::Cycle]);
    let t = fight_of(t, P3, &[(P1, Card::Miracle), (P2, Card::Cycle)]);
    assert!(told(&t, "The battle in region 1 is a tie"));
}

/// A-13.5d, A-18.1: the winner gains 1, with Commanding also 3 followers.
#[test]
fn victory_brings_one() {
    let t = duel().with_powers(P1, &[Power::Commanding]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(gains(&t, P1), [(Why::Victory, 1)]);
    assert_eq!(t.followers(P1), 1 + 3);
    assert_eq!(gains(&t, P2), []);
}

/// followers of a victory come in time for Worshipful.
#[test]
fn spoils_can_be_sacrificed() {
    let t = duel()
        .with_powers(P1, &[Power::Commanding, Power::Worshipful])
        .with_followers(P1, 0);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P1, "worship");
    assert_eq!((t.devotion(P1), t.followers(P1)), (2, 1));
}

/// a card on the table is neither in hand nor used, until the
/// battle is over.
#[test]
fn cards_on_the_table() {
    let t = duel()
        .with_powers(P1, &[Power::Worshipful])
        .with_followers(P1, 2);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Flood)]);
    let chariots = cards(&[Card::Chariots]);
    assert!(!t.hand(P1).contains(Card::Chariots));
    assert_eq!(used(&t, P1), cards(&[]));
    let battle = seen(&t).battle.expect("it goes on");
    assert_eq!(battle.sides[0].cards, Some(chariots));
    t.act(P1, "decline");
    assert_eq!(used(&t, P1), chariots);
    assert_eq!(seen(&t).battle, None);
}

/// A-13.5e, A-18.10: Magnanimous losers after the winner, lowest first, and
/// before their figures die.
#[test]
fn magnanimous_losers_after_the_winner() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (4, 5))
        .warriors(P3, &[(4, 6)])
        .with_hand(P3, &[Card::Cycle])
        .with_powers(P2, &[Power::Magnanimous])
        .with_powers(P3, &[Power::Magnanimous])
        .with_devotion(P2, 5)
        .with_devotion(P3, 2);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    told_in_order(
        &t,
        &[
            "P1: devotion 0 → 1 for the victory",
            "P3: devotion 2 → 4 in spite of defeat",
            "P2: devotion 5 → 7 in spite of defeat",
            "loses the",
        ],
    );
}

/// A-13.5f, A-13.8, A-1.4: warriors and guardians of losers die and go to their
/// owner's pool; gods stay.
#[test]
fn the_losers_die() {
    let t = duel()
        .guardian(P2, Guardian::Satet, (3, 7))
        .guardian(P2, Guardian::Apep, (2, 5));
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(killed(&t).len(), 3);
    assert_eq!(t.figure((2, 8)), Some((P2, FigureKind::God)));
    assert_eq!([t.figure((2, 7)), t.figure((3, 7))], [None; 2]);
    assert_eq!(t.warriors_left(P2), 6);
    assert_eq!(in_pool(&t, P2, Guardian::Satet), 1);
    assert_eq!(in_pool(&t, P2, Guardian::Apep), 1);
    assert_eq!(t.figure((0, 5)), Some((P1, FigureKind::Warrior)));
}

/// who was killed can be summoned again.
#[test]
fn the_dead_can_be_summoned_again() {
    let t = duel().guardian(P2, Guardian::CatMummy, (3, 7));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.begin(P2, Deed::Summon);
    t.act(P2, "summon cat-mummy");
    t.act(P2, &on("to", (2, 7)));
    assert_eq!(t.figure((2, 7)), Some((P2, FigureKind::CatMummy)));
}

/// A-13.5g, A-21.1: the Cat-Mummy's curse comes after the gains of the winner
/// and of Magnanimous, and before Miracle.
#[test]
fn curses_between_gains_and_miracles() {
    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_powers(P2, &[Power::Magnanimous])
        .with_devotion(P1, 4);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    told_in_order(
        &t,
        &[
            "P1: devotion 4 → 5 for the victory",
            "P2: devotion 0 → 2 in spite of defeat",
            "P1: devotion 5 → 4 by the curse of a Cat-Mummy",
            "P2: devotion 2 → 4 by miracle",
        ],
    );
    assert_eq!(gains(&t, P1).len(), 2, "counted once");
}

/// U-15: Miracle, Osiris, Worshipful, Cycle; cards are used from then
/// on.
#[test]
fn after_the_battle_in_order() {
    let t = meet(&[God::Ra, God::Osiris])
        .with_powers(P1, &[Power::Worshipful])
        .with_powers(P2, &[Power::Worshipful])
        .with_followers(P1, 2)
        .with_followers(P2, 2)
        .warriors(P2, &[(3, 7), (1, 8), (4, 5)]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Miracle)]);
    assert_eq!(winner(&t), Some(P2));
    assert_eq!(t.step(), Some(Step::Worship), "Osiris has not lost");

    // The other way round.
    let t0 = meet(&[God::Ra, God::Osiris])
        .with_powers(P1, &[Power::Worshipful])
        .with_powers(P2, &[Power::Worshipful])
        .with_followers(P1, 2)
        .with_followers(P2, 2)
        .with_hand(P1, &[Card::Cycle, Card::Drought]);
    t = fight(t0, &[(P1, Card::Cycle), (P2, Card::Miracle)]);
    assert_eq!(t.step(), Some(Step::Underworld));
    assert_eq!(t.hand(P1), cards(&[Card::Drought]));
    t.act(P2, &on("to", (1, 6)));
    assert_eq!(t.awaiting(), seats(&[P1]), "1 against 1, P2 came later");
    t.act(P1, "worship");
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "worship");
    told_in_order(
        &t,
        &[
            "P2: devotion 0 → 1 by miracle",
            "P2 opens a gate",
            "P1: devotion 1 → 2 by worship",
            "P2: devotion 1 → 2 by worship",
            "P1 takes all battle cards back",
        ],
    );
    assert_eq!((t.hand(P1), used(&t, P1)), (Cards::ALL, cards(&[])));
    assert_eq!(used(&t, P2), cards(&[Card::Miracle]));
}

/// U-16: Isis saves, all are lifted together, Anubis traps, Mummies
/// rise, Cat-Mummies curse.
#[test]
fn the_order_of_dying() {
    let t = table(&[God::Anubis, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6), (0, 7), (0, 8)])
        .god(P2, (3, 7))
        .warriors(P2, &[(1, 7), (2, 8)])
        .guardian(P2, Guardian::Mummy, (4, 5))
        .guardian(P2, Guardian::CatMummy, (4, 6));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.step(), Some(Step::Protect));
    assert_eq!(offered(&t, P2, "save"), hexes(&[(1, 7)]));
    t.act(P2, &on("save", (1, 7)));
    assert_eq!(t.step(), Some(Step::Trap));
    t.act(P1, "trap P2");
    assert_eq!(t.step(), Some(Step::Rise));
    t.act(P2, &on("rise", (3, 6)));
    told_in_order(
        &t,
        &[
            "Isis keeps",
            "P2 loses the warrior",
            "P2 loses the Mummy",
            "P1 traps a warrior of P2",
            "The Mummy of P2 rises",
            "P1: devotion 1 → 0 by the curse of a Cat-Mummy",
        ],
    );
    assert_eq!(t.figure((1, 7)), Some((P2, FigureKind::Warrior)));
    assert_eq!(t.figure((3, 6)), Some((P2, FigureKind::Mummy)));
}

/// T-7: Isis with four figures on fertile ground and Flood against Amun with
/// his god, two warriors and Drought; Isis holds the tiebreaker.
#[test]
fn the_flood_of_isis() {
    let mut t = table(&[God::Amun, God::Isis])
        .god(P1, (4, 6))
        .warriors(P1, &[(4, 5), (4, 7)])
        .god(P2, (5, 2))
        .warriors(P2, &[(5, 3), (4, 2), (3, 2)]);
    t.battle(P2, 1);
    t.act(P1, "decline");
    t.play(&[(P1, Card::Drought), (P2, Card::Flood)]);
    assert_eq!(t.followers(P2), 1 + 4);
    assert_eq!((strength(&t, P1), strength(&t, P2)), (3 + 1, 4));
    t.act(P2, "break-tie");
    assert_eq!((t.devotion(P1), t.devotion(P2)), (0, 1));
    assert_eq!(killed(&t), [(P1, FigureKind::Warrior); 2]);
    assert_eq!(t.figure((4, 6)), Some((P1, FigureKind::God)));
}

/// A-13, A-13.5f, A-2.5: a figure on water fights in each of its regions, and
/// killed in the first is missing in the next.
#[test]
fn killed_on_the_water_in_the_first_of_two_regions() {
    // The lake at the river is of the West (1) and the East (2).
    let start = || {
        table(&[God::Ra, God::Isis])
            .with_guardians([Guardian::Satet, Guardian::Apep, Guardian::Sphinx])
            .god(P1, (0, 4))
            .warriors(P1, &[(7, 4)])
            .god(P2, (9, 0))
            .guardian(P2, Guardian::Apep, (4, 4))
    };
    let mut t = start();
    t.conflict(P1);
    t.play(&[(P1, Card::Chariots), (P2, Card::Miracle)]);
    assert_eq!(t.figure((4, 4)), None);
    assert!(told(&t, "Battle in region 2"), "gods are still there");
    t.play(&[(P1, Card::Miracle), (P2, Card::Cycle)]);
    assert_eq!((strength(&t, P1), strength(&t, P2)), (1, 1));

    // Had it won, it would fight again.
    let mut t = start();
    t.conflict(P1);
    t.play(&[(P1, Card::Miracle), (P2, Card::Chariots)]);
    assert_eq!(t.figure((4, 4)), Some((P2, FigureKind::Apep)));
    t.play(&[(P1, Card::Cycle), (P2, Card::Miracle)]);
    assert_eq!((strength(&t, P1), strength(&t, P2)), (1, 2));
}
