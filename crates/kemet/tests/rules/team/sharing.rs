//! Sharing out what was gained (KB-4.1.d).

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::team::help::*;

/// KB-4.1.d, KB-DP-T1: the gainer is asked at once, in the open, and may split the gain
/// in any way.
#[test]
fn a_prayer_is_shared_out() {
    let mut t = teams_of_three();
    t.begin(P1, Deed::Pray);
    assert!(t.awaits(P1));
    assert_eq!(
        t.step(),
        Some(Step::Share {
            seat: P1,
            goods: Goods::Prayer
        })
    );
    assert_eq!(
        t.offers(P1),
        [
            "done",
            "share P3 1",
            "share P3 2",
            "share P5 1",
            "share P5 2"
        ]
    );
    let gain = |t: &Scene| t.view(Eye::Spectator).players[0].gain;
    assert_eq!((gain(&t).prayer, gain(&t).surplus), (2, 0));
    t.act(P1, "share P3 1");
    assert_eq!(gain(&t).prayer, 1);
    t.act(P1, "share P5 1");
    assert_eq!([P1, P3, P5].map(|seat| t.prayer(seat)), [7, 8, 8]);
    assert_eq!(gain(&t), Gain::default());
    assert!(t.awaits(P2), "nothing is left to share");
    assert!(t.events().contains(&Event::Shared {
        seat: P1,
        mate: P3,
        goods: Goods::Prayer,
        amount: 1
    }));
}

/// KB-DP-T1, KB-LIM-03: what is above 11 at its receiver is lost, so the gainer may give
/// it to somebody with room; no more than fits is offered.
#[test]
fn a_surplus_may_go_to_a_teammate() {
    let full = || two_teams().with_prayer(P1, 10).with_prayer(P3, 10);
    let mut t = full();
    t.begin(P1, Deed::Pray);
    assert_eq!(t.offers(P1), ["done", "share P3 1"]);
    assert_eq!(t.refusal(P1, "share P3 2"), Some(Refusal::TooMuchToShare));
    assert_eq!(
        t.refusal(P1, "share P2 1"),
        Some(Refusal::NotOnYourTeam { seat: P2 })
    );
    t.act(P1, "share P3 1");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (11, 11), "nothing is lost");
    let mut t = full();
    t.begin(P1, Deed::Pray);
    t.act(P1, "done");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (11, 10), "one is lost");
    // Where nobody has room nobody is asked.
    let mut t = two_teams().with_prayer(P3, 11);
    t.begin(P1, Deed::Pray);
    assert!(t.awaits(P2));
}

/// KB-AM-T3: at the moment of the gain, and before anything else the effect asks; what
/// is there already stays where it is.
#[test]
fn sharing_is_at_the_moment_of_the_gain() {
    let mut t = two_teams()
        .owns(P1, Tile::ReinforcementPrayer)
        .with_prayer(P1, 5);
    assert!(!t.can(P1, "share P3 1"));
    t.begin(P1, Deed::Pray);
    assert!(t.can(P1, "share P3 2") && !t.can(P1, "share P3 3"));
    t.act(P1, "done");
    assert_eq!(t.step(), Some(Step::Muster));
    assert!(!t.can(P1, "share P3 1"));
    // Costs are paid alone: P3's points are no help.
    assert_eq!((t.prayer(P1), t.prayer(P3)), (7, 7));
}

/// corrections:T-3, KB-LIM-03: before the first token the active player may hand over
/// what it owns, in any parts, no more than fits below 11; the turn goes on.
#[test]
fn goods_are_handed_over_before_the_first_token() {
    let mut t = teams_of_three()
        .with_prayer(P1, 6)
        .with_prayer(P3, 9)
        .with_veterans(P1, 2);
    assert!(t.can(P1, "hand-prayer") && t.can(P1, "hand-veterans"));
    t.act(P1, "hand-prayer");
    let goods = Goods::Prayer;
    assert_eq!(t.step(), Some(Step::HandOver { goods }));
    assert!(t.can(P1, "share P3 2") && !t.can(P1, "share P3 3"));
    assert!(t.can(P1, "share P5 4") && !t.can(P1, "share P2 1"));
    assert_eq!(t.refusal(P1, "share P3 3"), Some(Refusal::TooMuchToShare));
    t.acts(P1, "share P3 2, share P5 1, done");
    assert_eq!([P1, P3, P5].map(|seat| t.prayer(seat)), [3, 11, 8]);
    assert!(t.events().contains(&Event::Shared {
        seat: P1,
        mate: P3,
        goods,
        amount: 2
    }));
    // All of it: nothing is left to ask about.
    t.acts(P1, "hand-veterans, share P5 2");
    assert_eq!((t.veterans(P1), t.veterans(P5)), (0, 2));
    assert_eq!(t.step(), Some(Step::BeforeToken));
    assert!(t.can(P1, "token t_move"));
}

/// corrections:T-3: each of the two once a turn, by the active player only, and not
/// once a token lies; so nothing goes back and forth.
#[test]
fn nothing_is_handed_back_and_forth() {
    let mut t = two_teams().without_gold(P1).without_gold(P3);
    assert_eq!(
        t.refusal(P1, "hand-veterans"),
        Some(Refusal::NothingToHandOver)
    );
    t.act(P1, "hand-prayer");
    assert!(!t.can(P1, "done"), "who begins gives something");
    t.acts(P1, "share P3 1, done");
    assert_eq!(t.refusal(P1, "hand-prayer"), Some(Refusal::HandedOver));
    assert!(!t.can(P3, "hand-prayer"), "it is P1's turn");
    t.turn(P1);
    assert!(t.can(P1, "hand-prayer"), "a new turn");
    t.acts(P1, "token t_move");
    assert!(!t.can(P1, "hand-prayer") && !t.can(P1, "hand-veterans"));
    // Nobody has room.
    let t = two_teams().with_prayer(P3, 11);
    assert_eq!(
        t.refusal(P1, "hand-prayer"),
        Some(Refusal::NothingToHandOver)
    );
    let mut t = table(4);
    t.turn(P1);
    assert!(!t.can(P1, "hand-prayer"), "no teams, no gifts");
}

/// KB-AM-T3, KB-TM-07: gains of several are shared out one after another, in turn order.
#[test]
fn everybody_shares_in_turn_order() {
    let mut t = two_teams()
        .order(&[P4, P3, P2, P1])
        .with_prayer(P1, 3)
        .with_prayer(P3, 1)
        .troop(P1, "w_ti", 1)
        .troop(P2, "e_ti", 1)
        .troop(P3, "w_tr", 1);
    t.night_step(Step::Adoration);
    for (seat, pp) in [(P3, 3), (P2, 2), (P1, 2)] {
        assert!(t.awaits(seat));
        assert_eq!(t.offers(seat).len(), 1 + pp);
        t.act(seat, "done");
    }
    assert_eq!([P1, P2, P3, P4].map(|seat| t.prayer(seat)), [5, 9, 4, 7]);
}

/// KB-4.1.d, KB-3.1.j: modifiers are the gainer's; what a teammate is given is no effect
/// and sets nothing off.
#[test]
fn a_gift_sets_nothing_off() {
    let mut t = two_teams().owns(P3, Tile::DivineMight);
    t.begin(P1, Deed::Pray);
    t.act(P1, "share P3 2");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (7, 9));
    let mut t = two_teams().owns(P1, Tile::DivineMight);
    t.begin(P1, Deed::Pray);
    t.act(P1, "share P3 4");
    assert_eq!((t.prayer(P1), t.prayer(P3)), (7, 11));
}

/// KB-4.1.d: tiles that speak of opponents do not mean teammates (AME-1a, REN-AME1,
/// AME-2b, AME-4b).
#[test]
fn teammates_are_no_opponents() {
    let mut t = two_teams()
        .owns(P1, Tile::TitheThief)
        .owns(P3, Tile::EnergyDrain)
        .with_prayer(P3, 9)
        .with_prayer(P4, 8);
    t.begin(P1, Deed::Pray);
    assert_eq!((t.prayer(P1), t.prayer(P4)), (7 + 3, 7), "P3 is no victim");
    assert_eq!(t.prayer(P3), 9, "nothing drained from a teammate");

    let mut t = two_teams()
        .owns(P1, Tile::Annexation)
        .holds(P3, &[Di::Prayer, Di::Prayer])
        .deck(&[]);
    t.night_step(Step::Annexation { place: 0 });
    assert_eq!(t.di(P1).loose(), 0);

    let t = two_teams().owns(P1, Tile::LordOfStorms).troop(P3, "w_r", 2);
    assert!(!t.can(P1, "storm"));
    let t = two_teams().owns(P1, Tile::LordOfStorms).troop(P4, "w2a", 2);
    assert!(!t.can(P1, "storm"), "at home in a city of the team");
    let t = two_teams().owns(P1, Tile::LordOfStorms).troop(P4, "w_r", 2);
    assert!(t.can(P1, "storm"));
}
