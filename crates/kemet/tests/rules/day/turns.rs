//! The Day phase: turns, DAY cards, lost actions (section 3.3).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat, Seats};

/// Five spaces on three floors whose actions ask nothing of an empty board.
const QUIET_DAY: [Space; 5] = [
    Space::BottomPray,
    Space::TopMove,
    Space::MiddlePray,
    Space::MiddleMove,
    Space::Acquire1,
];

fn turns(t: &Scene) -> Vec<Seat> {
    let began = |event: &Event| match *event {
        Event::TurnBegan { seat } => Some(seat),
        _ => None,
    };
    t.events().iter().filter_map(began).collect()
}

fn lost(seat: Seat, deed: Deed) -> Event {
    Event::ActionLost { seat, deed }
}

/// KB-3.3.0, KB-3.3.4, KB-3.1.b: the leftmost player begins, turns go round in
/// that order, and Night falls when the last of fifteen tokens is used.
#[test]
fn turns_go_round_until_all_tokens_are_used() {
    let mut t = table(3).order(&[P3, P1, P2]);
    t.clear_events();
    t.turn(P3);
    for space in QUIET_DAY {
        for seat in [P3, P1, P2] {
            assert!(t.awaits(seat) && !t.is_night());
            t.begin_on(seat, space);
        }
    }
    assert_eq!(turns(&t), [P3, P1, P2].repeat(5));
    assert!(t.events().contains(&Event::NightFell { round: 1 }));
}

/// KB-3.3.1, KB-DP-D0: the turn opens with the victory test, which asks nobody.
#[test]
fn the_turn_opens_with_the_victory_test() {
    let mut t = table(3).with_fame(P1, 9, 0);
    t.clear_events();
    t.turn(P1);
    assert_eq!(t.awaiting(), Seats::EMPTY);
    assert_eq!(t.outcome().map(|end| end.winners), Some(Seats::one(P1)));
    // It came before the turn was a turn at all.
    assert_eq!(turns(&t), []);
    assert_eq!(
        t.refusal(P1, "token b_pray"),
        Some(Refused::GameOver.into())
    );
}

/// KB-AM-30: one test a turn; what a card changes before the token waits.
#[test]
fn a_card_before_the_token_brings_no_second_test() {
    let mut t = table(3)
        .with_fame(P1, 9, 0)
        .with_fame(P2, 9, 0)
        .troop(P2, "w_tr", 1)
        .holds(P1, &[Di::RainingFire])
        .without_gold(P1)
        .without_gold(P2);
    t.turn(P1);
    assert_eq!(t.fame(P2), 10);
    t.act(P1, "play DI-08");
    // The only target is struck: now P1 would pass the test.
    assert_eq!((t.fame(P1), t.fame(P2)), (9, 9));
    assert_eq!(t.outcome(), None);
    t.act(P1, "token b_pray");
    // It is P2 who is tested next, and passes.
    assert_eq!(t.outcome().map(|end| end.winners), Some(Seats::one(P2)));
}

/// KB-3.3.2, KB-DP-D2, KB-LIM-07: one own-colour token, obligatory, on an
/// empty space.
#[test]
fn exactly_one_own_token_on_an_empty_space() {
    let mut t = table(3).tokens_on(P1, &[Space::BottomPray]);
    assert_eq!(
        t.refusal(P1, "token b_pray"),
        Some(Refusal::SpaceTaken {
            space: Space::BottomPray
        })
    );
    // Nothing but tokens: a turn cannot be passed.
    let free = Space::NORMAL
        .into_iter()
        .filter(|&space| space != Space::BottomPray);
    assert_eq!(
        t.offers(P1),
        free.map(|space| format!("token {space}"))
            .collect::<Vec<_>>()
    );
    t.act(P1, "token m_pray");
    assert!(!t.can(P1, "token t_move"));
    t.act(P1, "resolve m_pray");
    assert!(t.awaits(P2));
    assert_eq!(t.view(Eye::Archive).players[P1.index()].tokens, 3);
}

/// KB-3.3.2b, KB-DP-D3: the player orders the actions, and one is done before
/// the next begins.
#[test]
fn actions_come_in_the_order_the_player_likes() {
    let t = {
        let mut t = table(3)
            .owns(P1, Tile::RubyActOfGod)
            .without_gold(P1)
            .with_prayer(P1, 0);
        t.acts(P1, "token m_build, silver b_pray");
        t
    };
    assert_eq!(t.offers(P1), ["resolve m_build", "resolve b_pray"]);

    let mut pray_first = t.clone();
    pray_first.act(P1, "resolve b_pray");
    // Build follows by itself, now with two prayer points.
    pray_first.acts(P1, "build a 1, top ruby");
    assert_eq!((pray_first.level("w1a"), pray_first.prayer(P1)), (1, 1));

    let mut build_first = t.clone();
    build_first.act(P1, "resolve m_build");
    assert!(build_first.events().contains(&lost(P1, Deed::Build)));
    assert_eq!((build_first.level("w1a"), build_first.prayer(P1)), (0, 2));

    // While one is under way the other cannot begin.
    let mut t = table(3).owns(P1, Tile::RubyActOfGod).without_gold(P1);
    t.acts(P1, "token m_build, silver b_pray, resolve m_build");
    assert!(!t.can(P1, "resolve b_pray"));
    assert_eq!(t.prayer(P1), 7);
    t.act(P1, "decline");
    assert_eq!(t.prayer(P1), 9);
}

/// KB-3.3.2c, KB-AM-05: a token may go where nothing is possible yet; an action
/// before it may make it possible, else it is lost.
#[test]
fn an_impossible_action_may_become_possible() {
    let t = {
        let mut t = table(3).owns(P1, Tile::SapphireActOfGod).without_gold(P1);
        // No pyramid stands, so nothing could be acquired now.
        t.acts(P1, "token b_acq1, silver m_build");
        t
    };
    let mut late = t.clone();
    late.acts(P1, "resolve m_build, build a 1, top ruby, slot b_acq1");
    late.act(P1, &format!("take {}", Tile::Charge));
    assert!(late.tiles(P1).contains(Tile::Charge));

    let mut early = t.clone();
    early.act(P1, "resolve b_acq1");
    assert!(early.events().contains(&lost(P1, Deed::Acquire)));
    assert!(early.can(P1, "build a 1"));

    // The space was fixed when the token was placed; the tile was not.
    let mut elsewhere = t;
    elsewhere.acts(P1, "resolve m_build, build a 1, top ruby, slot b_acq2");
    assert!(elsewhere.events().contains(&lost(P1, Deed::Acquire)));
    assert!(!elsewhere.tiles(P1).contains(Tile::Charge));
}

/// KB-3.3.2d, KB-DP-D1, KB-DP-D3: DAY cards before the token, between actions
/// and after them; never inside one.
#[test]
fn day_cards_go_around_actions() {
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .holds(P1, &[Di::Prayer, Di::Prayer, Di::Prayer])
        .holds(P2, &[Di::RainingFire])
        .with_prayer(P1, 1)
        .without_gold(P1);
    let inside = Some(Refusal::WrongMoment { card: Di::Prayer });
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), 3);
    t.acts(P1, "token m_build, silver t_recruit, resolve m_build");
    assert_eq!(t.refusal(P1, "play DI-09"), inside);
    t.acts(P1, "decline, play DI-09");
    assert_eq!(t.prayer(P1), 5);
    // Only the active player has such a window.
    assert_eq!(
        t.refusal(P2, "play DI-08"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    t.act(P1, "resolve t_recruit");
    assert_eq!(t.refusal(P1, "play DI-09"), inside);
    t.acts(P1, "done, play DI-09");
    assert_eq!(t.prayer(P1), 7);
    // With the last card gone there is nothing to wait for.
    assert!(t.awaits(P2));
}

/// KB-3.3.2d: no DAY card in a battle, nor inside the Move that led to it.
#[test]
fn no_day_card_in_move_or_battle() {
    let mut t = table(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .holds(P1, &[Di::Prayer])
        .holds(P2, &[Di::Prayer]);
    t.begin(P1, Deed::Move);
    let wrong = Some(Refusal::WrongMoment { card: Di::Prayer });
    assert_eq!(t.refusal(P1, "play DI-09"), wrong);
    t.act(P1, "troop w1f");
    assert_eq!(t.refusal(P1, "play DI-09"), wrong);
    t.act(P1, "step w_r");
    for seat in [P1, P2] {
        t.acts(seat, "play-card BC-1, discard-card BC-2");
        assert_eq!(t.refusal(seat, "add DI-09"), wrong);
        assert_eq!(t.refusal(seat, "play DI-09"), wrong);
        t.act(seat, "hide");
    }
    t.acts(P1, "recall");
    t.acts(P2, "stay");
    // The action is over: now it may be played.
    assert!(t.can(P1, "play DI-09") && t.can(P1, "end-turn"));
}

/// KB-3.3.2e: a DI card is paid, does its work and lies face up on the pile.
#[test]
fn a_day_card_is_paid_resolved_and_discarded() {
    let mut t = table(3)
        .troop(P2, "w_tr", 2)
        .troop(P3, "w_on", 2)
        .holds(P1, &[Di::RainingFire]);
    t.act(P1, "play DI-08");
    assert_eq!(t.prayer(P1), 6);
    t.act(P1, "strike w_on");
    assert_eq!((t.units(P2, "w_tr"), t.units(P3, "w_on")), (2, 1));
    assert!(!t.di(P1).contains(Di::RainingFire));
    assert!(t.di_piles().1.contains(Di::RainingFire));

    let poor = table(3)
        .troop(P2, "w_tr", 2)
        .holds(P1, &[Di::RainingFire])
        .with_prayer(P1, 0);
    assert_eq!(
        poor.refusal(P1, "play DI-08"),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
}

/// KB-3.3.3, KB-3.1.h, KB-DP-D4: when the turn is over its fame stands on the
/// score, and the next player begins without further ado.
#[test]
fn the_fame_of_a_turn_is_on_the_score_when_it_ends() {
    let mut t = table(3).troop(P1, "w1f", 5).troop(P2, "w_ti", 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_ti");
    t.clash("BC-1", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert!(t.awaits(P2));
    let score = |seat: Seat| {
        let player = &t.view(Eye::Seat(P3)).players[seat.index()];
        (
            player.battle_fame,
            player.divine_fame,
            player.temporary_fame,
            player.fame,
        )
    };
    assert_eq!(score(P1), (1, 0, 1, 2));
    assert_eq!(score(P2), (0, 0, 0, 0));
}

/// KB-AM-29: fame counts at once, also in another's turn.
#[test]
fn fame_gained_in_anothers_turn_counts() {
    let mut t = table(3)
        .troop(P2, "w_r", 2)
        .troop(P1, "w_r", 5)
        .with_fame(P2, 8, 0);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-5");
    t.act(P2, "retreat");
    // The winner drives the loser onto the free temple, and pays for it.
    t.act(P1, "banish w_tr");
    assert_eq!(t.fame(P2), 9);
    assert_eq!(t.outcome(), None);
    t.act(P1, "stay");
    assert_eq!(t.outcome().map(|end| end.winners), Some(Seats::one(P2)));
}

/// KB-AM-29: fame of a Night step counts in the turn order of the same Night.
#[test]
fn fame_of_the_night_counts_for_the_turn_order() {
    let t = table(2)
        .with_fame(P2, 2, 0)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1);
    // On a tie P1, left on the track, would choose first.
    let mut tie = t.clone();
    tie.night_step(Step::Destiny { chosen: 0 });
    assert!(tie.awaits(P1));
    let mut night = t;
    night.night();
    assert_eq!(night.fame(P1), 3);
    assert!(night.awaits(P2) && night.can(P2, "position 1"));
}

/// KB-AM-04: Build, Acquire, Recruit and Move may be declined although they are
/// possible; Pray always pays.
#[test]
fn an_action_may_be_declined() {
    let ready = || {
        table(3)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 2)
            .without_gold(P1)
    };
    for (space, decline) in [
        (Space::MiddleBuild, "decline"),
        (Space::Acquire1, "decline"),
        (Space::TopRecruit, "done"),
        (Space::TopMove, "decline"),
    ] {
        let mut t = ready();
        t.act(P1, &format!("token {space}"));
        assert!(t.offers(P1).len() > 1, "{space} is possible");
        t.act(P1, decline);
        assert!(t.events().contains(&lost(P1, space.deed())), "{space}");
        assert!(t.awaits(P2));
        assert_eq!(
            (t.prayer(P1), t.level("w1a"), t.units(P1, "w1a")),
            (7, 1, 2)
        );
        assert_eq!((t.tiles(P1).len(), t.supply(P1)), (0, 10));
    }
    // A Move without a step is one as well.
    let mut t = ready();
    t.acts(P1, "token t_move, troop w1a, done");
    assert!(t.awaits(P2) && t.units(P1, "w1a") == 2);

    let mut t = ready();
    t.act(P1, "token b_pray");
    assert_eq!(t.prayer(P1), 9);
}

/// corrections:K-9, KB-3.1.l: where the table reads "effects are mandatory"
/// strictly, an action that can be done must be done; what cannot be done is lost.
#[test]
fn strict_actions_must_be_done() {
    let setup = Setup {
        strict_actions: true,
        ..Setup::for_players(3)
    };
    let strict = || table_for(&setup).without_gold(P1);
    let ready = || {
        strict()
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 2)
    };
    for (space, refuse) in [
        (Space::MiddleBuild, "decline"),
        (Space::Acquire1, "decline"),
        (Space::TopRecruit, "done"),
        // The only troop is chosen by itself.
        (Space::TopMove, "done"),
    ] {
        let mut t = ready();
        t.act(P1, &format!("token {space}"));
        assert_eq!(t.refusal(P1, refuse), Some(Refusal::MustAct), "{space}");

        // Without prayer points, or without a troop, there is nothing to do.
        let mut t = strict().with_prayer(P1, 0);
        t.act(P1, &format!("token {space}"));
        assert!(t.events().contains(&lost(P1, space.deed())), "{space}");
        assert!(t.awaits(P2));
    }
    // One unit is enough of a Recruit.
    let mut t = ready();
    t.acts(P1, "token t_recruit, place w1b 1, done");
    assert!(t.awaits(P2));
    // One step is enough of a Move, and there is no other way out of it.
    let mut t = ready().owns(P1, Tile::PriestOfMafdet);
    t.acts(P1, "token t_move");
    assert_eq!(t.step(), Some(Step::March), "the only troop");
    assert_eq!(t.refusal(P1, "done"), Some(Refusal::MustAct));
    t.acts(P1, "carry 1");
    assert!(!t.can(P1, "done"));
    t.acts(P1, "step w1f, done");
    assert!(t.awaits(P2));
    // A golden action that is owned is used.
    let mut t = table_for(&setup).owns(P1, Tile::ForcedMarch);
    t.acts(P1, "token b_pray, gold, resolve b_pray");
    assert!(!t.can(P1, "decline"));
}

/// corrections:K-9, REN-RUB2: what a tile offers beside an action stays an offer.
#[test]
fn offers_may_be_declined_all_the_same() {
    let setup = Setup {
        strict_actions: true,
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup).owns(P1, Tile::SacredBull);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2, attach sacred-bull w1a, done");
    assert!(t.can(P1, "troop w1a") && t.can(P1, "decline"));
}
