//! Tokens: equilibrium, the silver and the gold one (section 3.3).

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

const BOTTOM_ACQUIRE: [Space; 3] = Space::ACQUIRE;
const MIDDLE: [&str; 3] = ["m_build", "m_move", "m_pray"];

/// What is offered with this word in front.
fn offered(t: &Scene, seat: tabletop::Seat, word: &str) -> Vec<String> {
    let strip = |offer: String| offer.strip_prefix(word).map(|rest| rest.trim().to_owned());
    t.offers(seat).into_iter().filter_map(strip).collect()
}

/// KB-3.3.eq, KB-EX-3.3-1, KB-DP-D2, KB-AM-40: with two tokens left and two
/// floors empty, each floor must get one; the gold token counts for none.
#[test]
fn each_floor_must_still_get_a_token() {
    let mut t = table(3).tokens_on(P1, &BOTTOM_ACQUIRE);
    assert_eq!(
        t.refusal(P1, "token b_pray"),
        Some(Refusal::Equilibrium { empty: 2, left: 1 })
    );
    assert_eq!(
        offered(&t, P1, "token"),
        ["t_move", "t_recruit", "m_build", "m_move", "m_pray"]
    );
    t.act(P1, "token t_move");
    assert!(t.can(P1, "gold"));
    t.turn(P1);
    assert_eq!(
        t.refusal(P1, "token t_recruit"),
        Some(Refusal::Equilibrium { empty: 1, left: 0 })
    );
    assert_eq!(offered(&t, P1, "token"), MIDDLE);
}

/// KB-3.3.eq: tokens anywhere on a floor fill it, and then all spaces are free.
#[test]
fn filled_floors_bind_nobody() {
    let t = table(3).tokens_on(P1, &[Space::TopMove, Space::MiddlePray, Space::Acquire2]);
    assert_eq!(
        offered(&t, P1, "token"),
        [
            "t_recruit",
            "m_build",
            "m_move",
            "b_acq1",
            "b_acq3",
            "b_pray"
        ]
    );
}

/// KB-EX-3.3-1, KB-AM-40, corrections:K-10: an unused silver token allows the
/// fourth on one floor, and binds the last turn: both empty floors get one.
#[test]
fn silver_relaxes_equilibrium_and_is_then_owed() {
    let mut t = table(3)
        .tokens_on(P1, &BOTTOM_ACQUIRE)
        .owns(P1, Tile::RubyActOfGod);
    t.act(P1, "token b_pray");
    // Not yet owed: there is one more turn.
    assert!(t.can(P1, "gold") && t.can(P1, "resolve b_pray"));
    t.act(P1, "resolve b_pray");
    t.turn(P1);
    assert_eq!(
        offered(&t, P1, "token"),
        ["t_move", "t_recruit", "m_build", "m_move", "m_pray"]
    );
    t.act(P1, "token t_move");
    let owed = || MIDDLE.map(|space| format!("silver {space}"));
    let with_gold: Vec<_> = owed().into_iter().chain(["gold".to_owned()]).collect();
    assert_eq!(t.offers(P1), with_gold);
    assert_eq!(
        t.refusal(P1, "silver t_recruit"),
        Some(Refusal::Equilibrium { empty: 1, left: 0 })
    );
    // Gold may come before what is owed, and silver is owed all the same
    // (corrections:K-10).
    let mut gold_first = t.clone();
    gold_first.act(P1, "gold");
    assert_eq!(gold_first.offers(P1), owed());
    gold_first.act(P1, "silver m_pray");
    assert!(gold_first.can(P1, "resolve apex"));
    t.act(P1, "silver m_pray");
    assert!(t.can(P1, "gold") && t.can(P1, "resolve t_move"));
}

/// KB-EX-3.3-1, KB-AM-40: a silver token spent early is no help later.
#[test]
fn a_spent_silver_token_helps_no_more() {
    let mut t = table(3)
        .tokens_on(P1, &[Space::Acquire1, Space::Acquire2])
        .owns(P1, Tile::RubyActOfGod)
        .without_gold(P1);
    t.acts(P1, "token b_acq3, silver b_pray");
    t.act(P1, "resolve b_acq3");
    t.turn(P1);
    // Two own tokens are left for two empty floors.
    t.act(P1, "token m_pray");
    t.turn(P1);
    assert_eq!(offered(&t, P1, "token"), ["t_move", "t_recruit"]);
    assert_eq!(
        t.refusal(P1, "token m_move"),
        Some(Refusal::Equilibrium { empty: 1, left: 0 })
    );
}

/// KB-3.3.eq, KB-3.3.s: a silver token fills its floor for the equilibrium.
#[test]
fn silver_counts_for_its_floor() {
    let mut t = table(3)
        .tokens_on(P1, &[Space::Acquire1, Space::Acquire2, Space::Acquire3])
        .owns(P1, Tile::RubyActOfGod)
        .without_gold(P1);
    t.acts(P1, "token t_move, silver m_pray, resolve m_pray");
    t.turn(P1);
    // All floors are filled: the last token goes anywhere.
    assert_eq!(
        offered(&t, P1, "token"),
        ["t_recruit", "m_build", "m_move", "b_pray"]
    );
}

/// KB-3.3.2a, KB-LIM-06, corrections:K-10: silver and gold go with an own-colour
/// token only, one of each, in any order.
#[test]
fn silver_and_gold_only_beside_an_own_token() {
    let mut t = table(3).owns(P1, Tile::RubyActOfGod);
    for alone in ["silver b_pray", "gold"] {
        assert!(
            matches!(
                t.refusal(P1, alone),
                Some(Refusal::InAnyGame(Refused::NotNow { .. }))
            ),
            "{alone}"
        );
    }
    t.acts(P1, "token t_move, silver b_pray");
    assert_eq!(t.refusal(P1, "silver m_pray"), Some(Refusal::NoSilver));
    t.act(P1, "gold");
    assert_eq!(t.refusal(P1, "gold"), Some(Refusal::GoldUsed));
    assert_eq!(
        t.offers(P1),
        ["resolve apex", "resolve t_move", "resolve b_pray"]
    );

    // Gold first loses no silver; but all tokens are placed before any action.
    let mut gold_first = table(3).owns(P1, Tile::RubyActOfGod);
    gold_first.acts(P1, "token t_move, gold, silver b_pray");
    assert_eq!(
        gold_first.offers(P1),
        ["resolve apex", "resolve t_move", "resolve b_pray"]
    );
    let mut late = table(3).owns(P1, Tile::RubyActOfGod);
    late.acts(P1, "token t_move, gold, resolve apex");
    assert!(!late.can(P1, "silver b_pray"));

    // Who has no silver token is not offered one.
    let mut t = table(3);
    t.act(P1, "token t_move");
    assert_eq!(t.refusal(P1, "silver b_pray"), Some(Refusal::NoSilver));
}

/// KB-3.3.s, KB-1.2.d: silver goes on any empty space of the floors and gives
/// that action.
#[test]
fn silver_gives_the_action_of_its_space() {
    let mut t = table(3).owns(P1, Tile::RubyActOfGod).without_gold(P1);
    assert_eq!(t.refusal(P1, "token apex"), Some(Refusal::GoldOnly));
    t.act(P1, "token b_pray");
    let free = Space::NORMAL
        .into_iter()
        .filter(|&space| space != Space::BottomPray);
    assert_eq!(
        offered(&t, P1, "silver"),
        free.map(|space| space.to_string()).collect::<Vec<_>>()
    );
    assert_eq!(
        t.refusal(P1, "silver b_pray"),
        Some(Refusal::SpaceTaken {
            space: Space::BottomPray
        })
    );
    assert_eq!(t.refusal(P1, "silver apex"), Some(Refusal::GoldOnly));
    t.acts(P1, "silver m_pray, resolve b_pray");
    // The second Pray follows by itself.
    assert_eq!(t.prayer(P1), 11);
    assert_eq!(t.view(Eye::Archive).players[0].tokens, 4);
}

/// KB-3.3.2a, KB-LIM-06: the silver token is used once a round, and comes back
/// with the morning.
#[test]
fn silver_once_a_round() {
    let mut t = table(2).owns(P1, Tile::RubyActOfGod);
    t.acts(P1, "token t_move, silver b_pray, resolve t_move");
    t.turn(P1);
    t.act(P1, "token m_pray");
    assert_eq!(t.refusal(P1, "silver m_move"), Some(Refusal::NoSilver));
    t.act(P1, "resolve m_pray");
    t.night_step(Step::Awakening);
    assert!(t.awaits(P1));
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "silver b_pray"));
}

/// KB-AM-39: a second Act of God has the same picture, so nobody owns two silver
/// tokens (RUB-4d, SAP-4d).
#[test]
fn nobody_has_two_silver_tokens() {
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .pyramid(P1, "w1a", Colour::Sapphire, 4);
    t.acts(P1, "token b_acq1, resolve b_acq1");
    let tile = Tile::SapphireActOfGod;
    assert_eq!(
        t.refusal(P1, &format!("take {tile}")),
        Some(Refusal::SamePicture { tile })
    );
}

/// KB-DP-D2: a silver token won in this turn waits for the next (tiles:§5).
#[test]
fn a_new_silver_token_waits_a_turn() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Sapphire, 4)
        .with_prayer(P1, 11);
    t.acts(P1, "token b_acq1, resolve b_acq1");
    t.act(P1, &format!("take {}", Tile::SapphireActOfGod));
    assert!(t.view(Eye::Archive).players[0].has_silver);
    assert!(t.awaits(P2));
    t.turn(P1);
    t.act(P1, "token b_pray");
    assert!(t.can(P1, "silver m_pray"));
}

/// KB-3.3.g: the gold token resolves one golden action of an owned tile
/// (ONY-3b, SAP-4c).
#[test]
fn gold_resolves_one_golden_action() {
    let mut t = table(3)
        .owns(P1, Tile::ForcedMarch)
        .owns(P1, Tile::DivineWill)
        .owns(P1, Tile::Charge)
        .troop(P1, "w1a", 2);
    t.acts(P1, "token b_pray, gold, resolve apex");
    let golden = [Tile::DivineWill, Tile::ForcedMarch].map(|tile| format!("golden {tile}"));
    assert_eq!(t.offers(P1), [&golden[0], &golden[1], "decline"]);
    t.acts(P1, &format!("{}, troop w1a, step w1f", golden[1]));
    assert_eq!(t.units(P1, "w1f"), 2);
    // Pray is left, and no second golden action.
    assert!(t.awaits(P2));
    assert_eq!(t.prayer(P1), 9);
}

/// KB-DP-D2, KB-DP-D3, KB-3.3.2c: gold may be placed in the hope of a golden
/// tile bought in the same turn; without one its action is lost.
#[test]
fn gold_in_hope() {
    let placed = || {
        let mut t = table(3)
            .pyramid(P1, "w1a", Colour::Sapphire, 4)
            .with_prayer(P1, 11);
        t.acts(P1, "token b_acq1, gold");
        t
    };
    let mut hope = placed();
    hope.act(P1, "resolve b_acq1");
    let will = Tile::DivineWill;
    hope.acts(
        P1,
        &format!("take {will}, golden {will}, as recruit, place w1a 2, done"),
    );
    assert_eq!(hope.units(P1, "w1a"), 2);

    let mut vain = placed();
    vain.act(P1, "resolve apex");
    assert!(vain.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::DivinePower
    }));
    assert!(vain.can(P1, &format!("take {will}")));
}

/// KB-3.3.g1, KB-LIM-06: gold once a round, however many golden tiles; it comes
/// back in the Awakening.
#[test]
fn gold_once_a_round() {
    let mut t = table(2)
        .owns(P1, Tile::ForcedMarch)
        .owns(P1, Tile::DivineWill)
        .owns(P1, Tile::RubyActOfGod);
    t.acts(P1, "token b_pray, gold, resolve apex, decline");
    t.turn(P1);
    t.act(P1, "token m_pray");
    assert_eq!(t.refusal(P1, "gold"), Some(Refusal::GoldUsed));
    t.act(P1, "resolve m_pray");
    t.night_step(Step::Awakening);
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "gold"));
}
