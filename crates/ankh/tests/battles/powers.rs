//! The twelve Ankh powers, most of which matter in battle.

use ankh::scene::*;
use ankh::*;

use crate::help::*;

/// Commanding pays for a battle won, by the tiebreaker too, and
/// not for dominance.
#[test]
fn commanding_pays_for_battles_only() {
    let t = duel()
        .warriors(P2, &[(3, 7)])
        .with_powers(P1, &[Power::Commanding]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P1, "break-tie");
    assert_eq!(t.followers(P1), 1 + 3);

    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 2))
        .with_powers(P1, &[Power::Commanding]);
    t.conflict(P1);
    assert!(told(&t, "P1 stands alone in region 1 and dominates it"));
    assert_eq!(t.followers(P1), 1);
}

/// a monument in battle costs 3 followers, nothing with
/// Inspiring.
#[test]
fn inspiring_builds_for_nothing() {
    let build = |t: Scene| {
        let mut t = fight(t, &[(P1, Card::Build), (P2, Card::Cycle)]);
        t.act(P1, "build temple");
        t.act(P1, &on("to", (1, 3)));
        t.followers(P1)
    };
    assert_eq!(build(duel().with_followers(P1, 3)), 0);
    let inspired = duel().with_powers(P1, &[Power::Inspiring]);
    assert_eq!(build(inspired.with_followers(P1, 0)), 0);
    // Two followers are not enough: nobody is asked.
    let t = duel().with_followers(P1, 2);
    let t = fight(t, &[(P1, Card::Build), (P2, Card::Cycle)]);
    assert_eq!(winner(&t), Some(P1));
}

/// U-14: Omnipresent pays for each region with an own
/// figure at the start of a conflict, two for Apep between two regions, and
/// before Scorpions destroy.
#[test]
fn omnipresent_pays_by_region() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (4, 0))
        .warriors(P1, &[(4, 1)])
        .guardian(P1, Guardian::Apep, (4, 4))
        .god(P2, (7, 4))
        .guardian(P2, Guardian::Scorpion, (6, 5))
        .monument(Monument::Temple, (6, 4), None)
        .with_powers(P1, &[Power::Omnipresent]);
    t.conflict(P1);
    assert_eq!(t.followers(P1), 1 + 3);
    told_in_order(
        &t,
        &[
            "P1 gains 3 followers for being in so many regions",
            "A Scorpion destroys the temple",
            "P1 stands alone in region 1 and dominates it",
        ],
    );
}

/// Revered adds 1 to each Gain Followers action, to nothing too.
#[test]
fn revered_gives_one_more() {
    let mut t = duel().with_powers(P1, &[Power::Revered]);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 1 + 1);
    let mut t = duel()
        .monument(Monument::Temple, (1, 4), None)
        .with_powers(P1, &[Power::Revered]);
    t.begin(P1, Deed::Gain);
    assert_eq!(t.followers(P1), 1 + 2);
}

/// three monuments of one type anywhere make the god figure count 3;
/// three of different types do not, and nothing counts where the god is not.
#[test]
fn resplendent_with_three_of_a_kind() {
    let with = |third: Monument| {
        let t = duel()
            .monument(Monument::Obelisk, (7, 2), Some(P1))
            .monument(Monument::Obelisk, (4, 0), Some(P1))
            .monument(third, (5, 0), Some(P1))
            .with_powers(P1, &[Power::Resplendent]);
        strength(&fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]), P1)
    };
    assert_eq!(with(Monument::Obelisk), 3 + 2);
    assert_eq!(with(Monument::Temple), 3);
    let t = [(7, 2), (7, 3), (7, 4)].into_iter().fold(
        table(&[God::Ra, God::Isis])
            .god(P1, (6, 2))
            .warriors(P1, &[(0, 4)])
            .god(P2, (2, 8))
            .with_powers(P1, &[Power::Resplendent]),
        |t, hex| t.monument(Monument::Temple, hex, Some(P1)),
    );
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P1), 1);
}

fn attuned() -> Scene {
    duel()
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .with_powers(P1, &[Power::ObeliskAttuned])
}

/// figures come from anywhere, the god and those in the region
/// included, to empty land beside own obelisks in the region.
#[test]
fn figures_come_to_obelisks() {
    let mut t = attuned()
        .warriors(P1, &[(7, 4)])
        .monument(Monument::Obelisk, (6, 2), Some(P1))
        .monument(Monument::Obelisk, (1, 6), Some(P2));
    t.battle(P1, 1);
    assert_eq!(
        offered(&t, P1, "move"),
        hexes(&[(0, 4), (0, 5), (0, 6), (7, 4)])
    );
    t.act(P1, &on("move", (7, 4)));
    // (2,1) and (3,1) are across the Nile.
    assert_eq!(
        offered(&t, P1, "to"),
        hexes(&[(1, 2), (1, 3), (2, 3), (3, 2)])
    );
    t.act(P1, &on("to", (2, 3)));
    t.act(P1, &on("move", (0, 4)));
    t.act(P1, &on("to", (1, 2)));
    assert_eq!(t.figure((2, 3)), Some((P1, FigureKind::Warrior)));
    assert_eq!(t.figure((1, 2)), Some((P1, FigureKind::God)));
    t.act(P1, "done");
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P1), 4);
}

/// U-17: a figure moves once in a battle; a pass is final.
#[test]
fn each_figure_comes_once() {
    let mut t = attuned();
    t.battle(P1, 1);
    t.act(P1, &on("move", (0, 5)));
    t.act(P1, &on("to", (1, 2)));
    assert_eq!(offered(&t, P1, "move"), hexes(&[(0, 4), (0, 6)]));
    t.act(P1, "done");
    assert_eq!(t.step(), Some(Step::ChooseCards));
}

/// it takes an own figure in the region: others are not asked.
#[test]
fn obelisks_call_only_those_who_fight() {
    let mut t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (7, 2))
        .monument(Monument::Obelisk, (2, 2), Some(P3))
        .with_powers(P3, &[Power::ObeliskAttuned]);
    t.battle(P1, 1);
    assert_eq!(t.step(), Some(Step::ChooseCards));
}

/// several users take turns, lowest devotion first, one figure each.
#[test]
fn users_of_obelisks_take_turns() {
    let mut t = attuned()
        .monument(Monument::Obelisk, (1, 6), Some(P2))
        .with_powers(P2, &[Power::ObeliskAttuned])
        .warriors(P2, &[(7, 4), (7, 3)])
        .with_devotion(P2, 6);
    t.battle(P1, 1);
    assert_eq!(t.awaiting(), seats(&[P1]), "P1 has less devotion");
    t.act(P1, &on("move", (0, 4)));
    t.act(P1, &on("to", (1, 2)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, &on("move", (7, 4)));
    t.act(P2, &on("to", (1, 7)));
    assert_eq!(t.awaiting(), seats(&[P1]));
    t.act(P1, "done");
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, &on("move", (7, 3)));
    t.act(P2, &on("to", (1, 5)));
    assert_eq!(t.awaiting(), seats(&[P2]), "P1 has passed for good");
    t.act(P2, "done");
    assert_eq!(t.step(), Some(Step::ChooseCards));
}

/// with three users a pass in the middle passes the turn upwards.
#[test]
fn a_pass_hands_the_turn_on() {
    let users = [Power::ObeliskAttuned];
    let mut t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (4, 6))
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .monument(Monument::Obelisk, (1, 6), Some(P2))
        .monument(Monument::Obelisk, (4, 3), Some(P3))
        .with_powers(P1, &users)
        .with_powers(P2, &users)
        .with_powers(P3, &users)
        .with_devotion(P1, 1)
        .with_devotion(P2, 2)
        .with_devotion(P3, 3);
    t.battle(P1, 1);
    t.act(P1, &on("move", (0, 4)));
    t.act(P1, &on("to", (1, 2)));
    t.act(P2, "done");
    assert_eq!(t.awaiting(), seats(&[P3]));
    t.act(P3, "done");
    assert_eq!(t.awaiting(), seats(&[P1]));
}

/// corrections:A-2: as long as they want or can. Who has no free hex
/// waits, and moves when another's move has cleared one; only a pass is final.
#[test]
fn who_finds_no_free_hex_at_an_obelisk_waits() {
    // Around P1's obelisk in (3,4) is land in (3,3) and (4,3) only, and P2 is
    // on both.
    let mut t = meet(&[God::Ra, God::Isis])
        .monument(Monument::Obelisk, (3, 4), Some(P1))
        .monument(Monument::Obelisk, (1, 6), Some(P2))
        .warriors(P2, &[(3, 3), (4, 3)])
        .with_powers(P1, &[Power::ObeliskAttuned])
        .with_powers(P2, &[Power::ObeliskAttuned])
        .with_devotion(P2, 6);
    t.battle(P1, 1);
    assert_eq!(
        t.awaiting(),
        seats(&[P2]),
        "P1 has less devotion, but no room"
    );
    t.act(P2, &on("move", (3, 3)));
    t.act(P2, &on("to", (1, 7)));
    assert_eq!(t.awaiting(), seats(&[P1]), "P1 has only waited");
    t.act(P1, &on("move", (0, 4)));
    assert_eq!(t.offers(P1), [""; 0], "the only hex goes without saying");
    assert_eq!(t.figure((3, 3)), Some((P1, FigureKind::God)));
    // P1 waits again, and P2 passes: nobody is left who could move.
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "done");
    assert_eq!(t.step(), Some(Step::ChooseCards));
}

/// corrections:A-2: after a pass nothing that others clear brings a
/// user back; and who waits in the middle is not passed over for good.
#[test]
fn a_pass_is_final_and_waiting_is_not() {
    let users = [Power::ObeliskAttuned];
    let mut t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (4, 6))
        .warriors(P3, &[(3, 3), (4, 3)])
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .monument(Monument::Obelisk, (3, 4), Some(P2))
        .monument(Monument::Obelisk, (1, 6), Some(P3))
        .with_powers(P1, &users)
        .with_powers(P2, &users)
        .with_powers(P3, &users)
        .with_devotion(P1, 1)
        .with_devotion(P2, 2)
        .with_devotion(P3, 3);
    t.battle(P1, 1);
    t.act(P1, "done");
    // P2 waits for a hex.
    assert_eq!(t.awaiting(), seats(&[P3]));
    t.act(P3, &on("move", (4, 3)));
    t.act(P3, &on("to", (1, 7)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, &on("move", (2, 7)));
    assert_eq!(t.figure((4, 3)), Some((P2, FigureKind::Warrior)));
    assert_eq!(t.awaiting(), seats(&[P3]));
    t.act(P3, &on("move", (3, 3)));
    t.act(P3, &on("to", (1, 5)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "done");
    assert_eq!(t.awaiting(), seats(&[P3]), "P1 has passed for good");
}

/// U-17: the underworld bars all but Osiris, and water is no
/// place to come to.
#[test]
fn obelisks_call_to_free_land_only() {
    // Around (3,4) are land in (3,3) and (4,3), and four hexes of water.
    let called = |gods: &[God]| {
        let mut t = meet(gods)
            .monument(Monument::Obelisk, (3, 4), Some(P1))
            .monument(Monument::Obelisk, (1, 5), Some(P1))
            .underworld((3, 3))
            .with_powers(P1, &[Power::ObeliskAttuned]);
        t.battle(P1, 1);
        t.act(P1, &on("move", (0, 4)));
        offered(&t, P1, "to")
    };
    let free = [(4, 3), (1, 4), (1, 6)];
    assert_eq!(called(&[God::Ra, God::Osiris]), hexes(&free));
    let [a, b, c] = free;
    assert_eq!(called(&[God::Osiris, God::Ra]), hexes(&[a, b, c, (3, 3)]));
}

/// a Scorpion that came to an obelisk is aimed anew.
#[test]
fn a_scorpion_at_an_obelisk_is_aimed() {
    let mut t = attuned().guardian(P1, Guardian::Scorpion, (7, 4));
    t.battle(P2, 1);
    t.act(P1, &on("move", (7, 4)));
    t.act(P1, &on("to", (2, 3)));
    assert_eq!(t.step(), Some(Step::Face { hex: at((2, 3)) }));
    t.act(P1, "face sw-nw");
    assert_eq!(t.step(), Some(Step::Obelisks));
    let scorpion = seen(&t).figures.into_iter().find(|it| it.hex == at((2, 3)));
    assert_eq!(scorpion.and_then(|it| it.facing), Some(Facing::West));
}

fn temples(t: Scene) -> u8 {
    let t = t.with_powers(P1, &[Power::TempleAttuned]);
    strength(&fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]), P1)
}

/// each own temple in the region with an own figure beside it
/// adds 2, once; one figure serves several, one on the water too.
#[test]
fn temples_add_two() {
    let temple = |t: Scene, hex, seat| t.monument(Monument::Temple, hex, Some(seat));
    // (1,5) touches the warriors in (0,5) and (0,6).
    assert_eq!(temples(temple(duel(), (1, 5), P1)), 3 + 2);
    // (1,3) and (0,3) both touch the god alone.
    let two = temple(temple(duel(), (1, 3), P1), (0, 3), P1);
    assert_eq!(temples(two), 3 + 4);
    // Nobody beside it; somebody else's; in another region.
    assert_eq!(temples(temple(duel(), (1, 7), P1)), 3);
    assert_eq!(temples(temple(duel(), (1, 5), P2)), 3);
    let t = temple(duel(), (7, 3), P1).warriors(P1, &[(7, 4)]);
    assert_eq!(temples(t), 3);
    let t = temple(duel(), (3, 4), P1).guardian(P1, Guardian::Apep, (2, 5));
    assert_eq!(temples(t), 4 + 2);
}

/// a silenced figure still makes its temple count.
#[test]
fn a_silenced_figure_serves_its_temple() {
    let t = duel()
        .monument(Monument::Temple, (1, 5), Some(P1))
        .guardian(P2, Guardian::Sphinx, (0, 7));
    assert_eq!(temples(t), 2 + 2);
}

/// one more figure beside each own pyramid, in any order, and
/// the extra before the regular one.
#[test]
fn pyramids_summon() {
    let mut t = meet(&[God::Isis, God::Ra])
        .monument(Monument::Pyramid, (7, 2), Some(P1))
        .monument(Monument::Pyramid, (7, 4), Some(P2))
        .with_powers(P1, &[Power::PyramidAttuned]);
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (7, 3)));
    // Beside the new figure: the pyramid's own summon was the first.
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (8, 2)));
    assert_ne!(t.step(), Some(Step::Summon), "that was all");
    assert_eq!(t.figure((8, 2)), Some((P1, FigureKind::Warrior)));
}

/// Glorious brings 3 for a margin of 3 or more over the next
/// strongest.
#[test]
fn glorious_needs_a_margin_of_three() {
    let reward = |mine: Card, theirs: Card| {
        let t = duel().with_powers(P1, &[Power::Glorious]);
        gains(&fight(t, &[(P1, mine), (P2, theirs)]), P1)
    };
    // 6 against 3, 6 against 2, 4 against 2.
    assert_eq!(reward(Card::Chariots, Card::Drought), [(Why::Victory, 3)]);
    assert_eq!(reward(Card::Chariots, Card::Cycle), [(Why::Victory, 3)]);
    assert_eq!(reward(Card::Drought, Card::Cycle), [(Why::Victory, 1 + 3)]);
}

/// the next strongest may be any of the others, and the tiebreaker wins
/// by nothing.
#[test]
fn glorious_looks_at_everybody() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (4, 6))
        .warriors(P3, &[(4, 5), (4, 7)])
        .with_hand(P3, &[Card::Drought])
        .with_powers(P1, &[Power::Glorious]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!((strength(&t, P1), strength(&t, P3)), (6, 4));
    assert_eq!(gains(&t, P1), [(Why::Victory, 1)]);

    let t = duel()
        .warriors(P2, &[(3, 7)])
        .with_powers(P1, &[Power::Glorious]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P1, "break-tie");
    assert_eq!(gains(&t, P1), [(Why::Victory, 1)]);
}

/// those without figures count 0.
#[test]
fn glorious_over_the_fallen() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5)])
        .god(P2, (7, 2))
        .warriors(P2, &[(2, 7), (2, 8)])
        .with_followers(P2, 0)
        .with_powers(P1, &[Power::Glorious]);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Chariots)]);
    t.act(P1, "bid 1");
    assert_eq!((strength(&t, P1), strength(&t, P2)), (3, 0));
    assert_eq!(gains(&t, P1), [(Why::Victory, 3)]);
}

/// Magnanimous needs two own figures there when it is resolved, gods
/// included; also in a lost tie, not for the winner.
#[test]
fn magnanimous_in_defeat() {
    let magnanimous = |t: Scene| t.with_powers(P2, &[Power::Magnanimous]);
    let cards = [(P1, Card::Chariots), (P2, Card::Cycle)];
    let t = fight(magnanimous(duel()), &cards);
    assert_eq!(gains(&t, P2), [(Why::Magnanimous, 2)]);
    let alone = table(&[God::Ra, God::Isis]).god(P1, (0, 4)).god(P2, (2, 8));
    let t = fight(magnanimous(alone), &cards);
    assert_eq!(gains(&t, P2), []);
    let t = magnanimous(duel().warriors(P2, &[(3, 7)]));
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P1, "decline");
    assert_eq!(gains(&t, P2), [(Why::Magnanimous, 2)]);
    let t = fight(
        magnanimous(duel()),
        &[(P1, Card::Cycle), (P2, Card::Chariots)],
    );
    assert_eq!(gains(&t, P2), [(Why::Victory, 1)]);
}

/// figures that the locusts ate do not count.
#[test]
fn magnanimous_counts_at_resolution() {
    let t = duel()
        .with_powers(P2, &[Power::Magnanimous])
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Cycle)]);
    t.act(P1, "bid 1");
    assert_eq!(winner(&t), Some(P1));
    assert_eq!(gains(&t, P2), []);
}

/// on a red space each instance of a gain is 1 more:
/// majorities, victory, Worshipful, each once.
#[test]
fn bountiful_by_instance() {
    let t = duel()
        .monument(Monument::Temple, (1, 3), Some(P1))
        .monument(Monument::Pyramid, (1, 4), Some(P1))
        .with_powers(P1, &[Power::Bountiful, Power::Worshipful])
        .with_followers(P1, 2);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P1, "worship");
    assert_eq!(
        gains(&t, P1),
        [
            (Why::Majority, 2 + 1),
            (Why::Victory, 1 + 1),
            (Why::Worshipful, 1 + 1)
        ]
    );
}

/// Magnanimous and Miracle are instances too; a gain of
/// nothing stays nothing.
#[test]
fn bountiful_in_defeat() {
    let t = duel().with_powers(P2, &[Power::Bountiful, Power::Magnanimous]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    assert_eq!(
        gains(&t, P2),
        [(Why::Magnanimous, 2 + 1), (Why::Miracle, 1 + 1)]
    );
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (2, 8))
        .with_powers(P2, &[Power::Bountiful]);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    assert_eq!(gains(&t, P2), []);
}

/// T-10, A-18.11: at 20, the last red space, a reward of 1 moves to 22; the
/// next reward of 1 to 23.
#[test]
fn bountiful_on_the_last_red_space() {
    let mut t = duel()
        .warriors(P1, &[(7, 2)])
        .with_powers(P1, &[Power::Bountiful])
        .with_devotion(P1, 20);
    t.conflict(P1);
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    told_in_order(
        &t,
        &[
            "P1: devotion 20 → 22 for the victory",
            "P1: devotion 22 → 23 for dominance",
        ],
    );
}

/// T-11, A-22.6: Bountiful, Glorious, Drought with two figures on desert and a
/// radiant figure are one instance: 3 + 2 + 1 + 1.
#[test]
fn all_rewards_of_a_victory_together() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 2))
        .warriors(P1, &[(0, 5), (0, 6)])
        .sun((0, 5))
        .god(P2, (2, 8))
        .with_powers(P1, &[Power::Bountiful, Power::Glorious]);
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Cycle)]);
    assert_eq!((strength(&t, P1), strength(&t, P2)), (4, 1));
    assert_eq!(gains(&t, P1), [(Why::Victory, 7)]);
}

/// after each battle fought one may sacrifice 2 followers for
/// 1 devotion, once, winner or loser, lowest devotion first.
#[test]
fn worshipful_once_after_a_battle() {
    let t = duel()
        .with_powers(P1, &[Power::Worshipful])
        .with_powers(P2, &[Power::Worshipful])
        .with_followers(P1, 5)
        .with_followers(P2, 2)
        .with_devotion(P2, 7);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.awaiting(), seats(&[P1]));
    assert_eq!(t.offers(P1), ["worship", "decline"]);
    t.act(P1, "worship");
    assert_eq!((t.devotion(P1), t.followers(P1)), (2, 3));
    assert_eq!(t.awaiting(), seats(&[P2]), "P1 has done so");
    t.act(P2, "decline");
    assert_eq!((t.devotion(P2), t.followers(P2)), (7, 2));
}

/// not with one follower, and not for one who did not fight.
#[test]
fn worshipful_needs_two_followers_and_a_battle() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (7, 2))
        .with_powers(P1, &[Power::Worshipful])
        .with_powers(P3, &[Power::Worshipful])
        .with_followers(P3, 9);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.step(), Some(Step::FirstAction));
    assert_eq!(seen(&t).battle, None);
}
