//! What an offer closes is told before it is taken.

use games::{Ankh, Kemet, Served, closings};
use kemet::Di;
use kemet::scene::{P1, P2, Scene, table};
use rand::RngExt;
use tabletop::Closes::{self, Passes, Reveals, Turn};
use tabletop::{Dice, Eye, Game, Pages, Seat, Seed, closed_to};

/// What this offer closes.
fn closes(t: &Scene, seat: Seat, notation: &str) -> Option<Closes> {
    assert!(t.can(seat, notation), "{notation} is not offered");
    let action = notation.parse().expect("an action");
    closings::<Kemet>(&t.view(Eye::Seat(seat)), seat, &[action])[0]
}

fn lone() -> Scene {
    table(2).without_gold(P1).troop(P1, "w1a", 3)
}

#[test]
fn the_last_action_ends_the_turn() {
    let mut t = lone();
    t.turn(P1);
    assert_eq!(closes(&t, P1, "token m_pray"), Some(Turn));
    assert_eq!(closes(&t, P1, "token m_build"), None);
    t.act(P1, "token m_build");
    assert_eq!(closes(&t, P1, "decline"), Some(Turn));
}

/// Another token may follow, or a card: the table asks once more.
#[test]
fn nothing_ends_while_something_can_follow() {
    let mut gold = table(2).troop(P1, "w1a", 3);
    gold.turn(P1);
    assert_eq!(closes(&gold, P1, "token m_pray"), None);
    let mut card = lone().holds(P1, &[Di::Prayer]);
    card.turn(P1);
    assert_eq!(closes(&card, P1, "token m_pray"), None);
    card.act(P1, "token m_pray");
    assert_eq!(closes(&card, P1, "end-turn"), Some(Turn));
}

/// Whoever holds cards is asked after the last action, lest the table tell what
/// they are. If none of them can be played now, the table answers by itself.
#[test]
fn what_has_one_option_ends_the_turn_by_itself() {
    let mut t = lone().holds(P1, &[Di::WarRage]);
    t.turn(P1);
    assert_eq!(closes(&t, P1, "token m_pray"), Some(Turn));
    t.act(P1, "token m_pray");
    assert_eq!(t.offers(P1), ["end-turn"]);
}

/// A battle is in somebody's turn, and others decide in it. While both choose
/// their cards each may still think better of it; whoever is last turns them.
#[test]
fn in_a_battle_somebody_else_decides_next() {
    let mut t = lone().troop(P2, "w1b", 2);
    t.act(P1, "token m_move");
    t.act(P1, "troop w1a");
    assert_eq!(closes(&t, P1, "step w1b"), Some(Passes));
    t.act(P1, "step w1b");
    let card = |t: &Scene, seat: Seat| {
        let offers = t.offers(seat);
        offers
            .into_iter()
            .find(|offer| offer.starts_with("play-card"))
    };
    for (seat, last) in [(P1, None), (P2, Some(Reveals))] {
        let first = card(&t, seat).expect("a card to play");
        assert_eq!(closes(&t, seat, &first), None);
        t.act(seat, &first);
        let discard = t.offers(seat)[0].clone();
        t.act(seat, &discard);
        assert_eq!(closes(&t, seat, "hide"), last);
        t.act(seat, "hide");
    }
}

/// A card of mine that only I know makes a difference to me alone; those of
/// others make none.
#[test]
fn hands_of_others_make_no_difference() {
    let told = |theirs: &[Di]| {
        let mut t = lone().troop(P2, "w1b", 2).holds(P2, theirs);
        t.act(P1, "token m_move");
        t.act(P1, "troop w1a");
        let game = t.game();
        let mut actions = Vec::new();
        game.actions(P1, &mut actions);
        closings::<Kemet>(&game.view(Eye::Seat(P1)), P1, &actions)
    };
    let plain = told(&[Di::Prayer]);
    assert_eq!(plain, told(&[Di::RainingFire]));
    assert!(plain.contains(&Some(Passes)), "{plain:?}");
}

/// Plays at random and compares what is told with what comes. Gives how often
/// each was told.
fn hold_to_what_comes<G: Served>(players: u8, seed: u64) -> [u32; 4] {
    let mut game = G::start(&G::plain_setup(players), Seed(seed)).expect("a plain game");
    let mut dice = Dice::new(Seed(seed + 1_000));
    let mut told = [0; 4];
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().iter().next() {
        game.actions(seat, &mut actions);
        let view = game.view(Eye::Seat(seat));
        let closings = closings::<G>(&view, seat, &actions);
        let at = dice.random_range(0..actions.len());
        let (action, closing) = (actions[at], closings[at]);
        let mut pages = Pages::new();
        let mut next = Some(action);
        let mut last = None;
        // What has one option follows by itself.
        while let Some(action) = next {
            let before = game.awaiting();
            let applied = game.apply(seat, action, &mut pages).expect("an offer");
            let closed = closed_to(seat, before, game.awaiting(), applied);
            game.actions(seat, &mut actions);
            next = (closed.is_none() && actions.len() == 1).then(|| actions[0]);
            last = Some((applied, closed));
        }
        let (applied, closed) = last.expect("one action at least");
        let is_over =
            game.awaiting().is_empty() || pages.0.iter().any(|(_, event)| G::ends_turn(event));
        let own = G::turn(&view) == Some(seat);
        let came = closed.map(|_| own && is_over);
        let what = || format!("{action} of {seat}: told {closing:?}, came {closed:?}");
        match closing {
            // Whatever can be taken back says so, and nothing else does.
            None => assert_eq!(came, None, "{}", what()),
            // After a draw it may go either way.
            Some(Turn) => assert!(came == Some(true) || applied.revealed, "{}", what()),
            Some(Passes | Reveals) => assert!(came.is_some(), "{}", what()),
        }
        let kind = closing.map_or(0, |closing| 1 + closing as usize);
        told[kind] += 1;
    }
    told
}

#[test]
fn what_is_told_comes() {
    let mut all = [[0; 4]; 2];
    for seed in 0..6 {
        for (sum, told) in all.iter_mut().zip([
            hold_to_what_comes::<Kemet>(2 + seed as u8 % 4, seed),
            hold_to_what_comes::<Ankh>(2 + seed as u8 % 4, seed),
        ]) {
            sum.iter_mut().zip(told).for_each(|(sum, one)| *sum += one);
        }
    }
    // Each kind is met in both games.
    assert!(all.iter().flatten().all(|&times| times > 0), "{all:?}");
}
