//! Amber tiles other than servants: what each does, and when it does not.

use kemet::scene::*;
use kemet::*;

/// P1 attacks P2 in `w_r`.
fn attack(t: &mut Scene, attacker: &str, defender: &str) {
    t.battle(P1, "w_r");
    t.clash(attacker, defender);
}

/// P1 and P2 meet in `w_r` with so many units.
fn field(attackers: u8, defenders: u8) -> Scene {
    table(3)
        .troop(P2, "w_r", defenders)
        .troop(P1, "w_r", attackers)
}

/// The land moves of a troop with this companion.
fn land_moves_with(companion: Companion) -> u8 {
    let mut t = table(3).troop(P1, "w_r", 3).companion(P1, companion, "w_r");
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_r");
    t.land_moves()
}

/// P1 uses the gold token for this tile, before the Pray of its other token.
fn golden(t: &mut Scene, tile: Tile) {
    t.acts(P1, "token b_pray, gold, resolve apex");
    t.act(P1, &format!("golden {tile}"));
}

/// Amber, Amethyst and Ruby are in use; P1 has a level-4 Amber and a level-4
/// Amethyst pyramid.
fn bazaar() -> Scene {
    let setup = Setup {
        colours: vec![Colour::Amber, Colour::Amethyst, Colour::Ruby],
        ..Setup::for_players(3)
    };
    table_for(&setup)
        .pyramid(P1, "w1a", Colour::Amber, 4)
        .pyramid(P1, "w1b", Colour::Amethyst, 4)
}

/// AMB-2a: a land move and a strength for its troop, nothing for another.
#[test]
fn jackal_runs_and_bites() {
    assert_eq!(land_moves_with(Companion::Jackal), 2);
    for (t, strength) in [
        (field(3, 3).companion(P1, Companion::Jackal, "w_r"), 8),
        (
            field(3, 3)
                .troop(P1, "w1a", 1)
                .companion(P1, Companion::Jackal, "w1a"),
            7,
        ),
    ] {
        let mut t = t;
        attack(&mut t, "BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, strength);
    }
}

/// AMB-2a, tiles:R12: in Rewards a card for every two units killed, won or
/// lost; what an enemy does to itself is no kill.
#[test]
fn jackal_brings_cards_for_the_dead() {
    // Lost 6 to 10: 3 of P2's units die by damage, 2 by its own BC-7.
    let mut t = field(4, 5).companion(P1, Companion::Jackal, "w_r");
    attack(&mut t, "BC-3", "BC-7");
    assert_eq!(t.units(P2, "w_r"), 0);
    assert_eq!(t.di(P1).len(), 2);
    assert_eq!(t.di(P2).len(), 1);

    let mut one_kill = field(4, 5).companion(P1, Companion::Jackal, "w_r");
    attack(&mut one_kill, "BC-1", "BC-7");
    assert_eq!(one_kill.di(P1).len(), 1, "one is not two");

    let mut snake = field(4, 5)
        .companion(P1, Companion::Jackal, "w_r")
        .companion(P2, Companion::DeepDesertSnake, "w_r");
    attack(&mut snake, "BC-3", "BC-7");
    assert_eq!(snake.di(P1).len(), 1, "silenced by the snake");
    assert_eq!(snake.last_points(P1).strength, 5);
}

/// AMB-2d: recalling brings 2 more, as loser or winner, also for a single unit;
/// retreating, staying and the opponent's recall bring nothing more.
#[test]
fn forced_recall_pays_two_more() {
    // P1 loses 5 to 8 without losses, then wins 9 to 4.
    let table = |attackers, defenders| {
        field(attackers, defenders)
            .owns(P1, Tile::ForcedRecall)
            .with_prayer(P1, 0)
            .with_prayer(P2, 0)
    };
    let mut loser = table(3, 5);
    attack(&mut loser, "BC-5", "BC-6");
    let mut retreats = loser.clone();
    retreats.acts(P1, "retreat");
    assert_eq!(retreats.prayer(P1), 0);
    loser.act(P1, "recall");
    assert_eq!(loser.prayer(P1), 3 - 1 + 2);

    let mut winner = table(5, 2);
    attack(&mut winner, "BC-6", "BC-5");
    winner.act(P2, "recall");
    assert_eq!(winner.prayer(P2), 1, "P2 has no such tile");
    let mut stays = winner.clone();
    stays.act(P1, "stay");
    assert_eq!(stays.prayer(P1), 0);
    winner.act(P1, "recall");
    assert_eq!(winner.prayer(P1), 5 - 1 + 2);

    let mut single = table(1, 5);
    attack(&mut single, "BC-5", "BC-6");
    single.act(P1, "recall");
    assert_eq!(single.prayer(P1), 2);
}

/// AMB-3a, tiles:R10: who stays gets every battle card back, those of this
/// battle and the hidden ones too, and may add a unit.
#[test]
fn hold_the_ground_for_the_winner() {
    let mut t = field(4, 2).owns(P1, Tile::HoldTheGround).used_cards(
        P1,
        &[BattleCard::Bc7],
        &[BattleCard::Bc8],
    );
    attack(&mut t, "BC-6", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["reinforce 1", "done"]);
    let in_hand = |t: &Scene, seat| t.battle_cards(seat)[0].len();
    assert_eq!(in_hand(&t, P1), 6, "not before the cards are put away");
    let mut alone = t.clone();
    alone.act(P1, "done");
    assert_eq!(alone.units(P1, "w_r"), 4);
    t.act(P1, "reinforce 1");
    assert_eq!((t.units(P1, "w_r"), t.supply(P1)), (5, 7));
    for t in [&t, &alone] {
        assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
        assert_eq!(t.battle_cards(P1)[1], BattleCards::default());
        assert_eq!(in_hand(t, P2), 6, "P2 has no such tile");
    }
}

/// AMB-3a, tiles:R10: the same for a loser who retreats, into the zone it went to.
#[test]
fn hold_the_ground_for_the_loser() {
    let mut t = field(3, 5).owns(P1, Tile::HoldTheGround);
    attack(&mut t, "BC-5", "BC-6");
    t.act(P1, "retreat");
    t.act(P2, "banish w_tr");
    t.act(P1, "reinforce 1");
    assert_eq!((t.units(P1, "w_tr"), t.units(P1, "w_r")), (4, 0));
    t.act(P2, "stay");
    assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
    assert_eq!(t.battle_cards(P2)[0].len(), 6);
}

/// AMB-3a: a recall brings neither cards nor unit; a full troop or an empty
/// supply gets the cards only.
#[test]
fn hold_the_ground_has_limits() {
    let mut recall = field(4, 2).owns(P1, Tile::HoldTheGround);
    attack(&mut recall, "BC-6", "BC-5");
    recall.act(P2, "recall");
    recall.act(P1, "recall");
    assert_eq!(
        (recall.supply(P1), recall.battle_cards(P1)[0].len()),
        (12, 6)
    );

    let full = field(5, 2).owns(P1, Tile::HoldTheGround);
    let no_supply = field(2, 1)
        .owns(P1, Tile::HoldTheGround)
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5);
    for (t, units) in [(full, 5), (no_supply, 2)] {
        let mut t = t;
        attack(&mut t, "BC-6", "BC-5");
        t.act(P2, "recall");
        t.act(P1, "stay");
        assert_eq!(t.units(P1, "w_r"), units, "nothing was asked");
        assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
    }
}

/// AMB-3a, AMB-2b: a troop that Heqaib has offered to the last unit is no troop
/// to add to.
#[test]
fn hold_the_ground_needs_a_troop() {
    let mut t = table(3)
        .troop(P2, "d_d", 5)
        .troop(P1, "d_d", 1)
        .owns(P1, Tile::HoldTheGround)
        .companion(P1, Companion::Heqaib, "d_d")
        .with_prayer(P1, 1);
    t.battle(P1, "d_d");
    t.clash("BC-5", "BC-6");
    t.act(P1, "retreat");
    t.act(P2, "banish d_t");
    t.act(P1, "collect d_t");
    assert_eq!((t.prayer(P1), t.units(P1, "d_t")), (6, 0));
    assert!(!t.can(P1, "reinforce 1"));
    assert!(t.awaits(P2));
    t.act(P2, "stay");
    assert_eq!((t.units(P1, "d_t"), t.supply(P1)), (0, 12));
}

/// AMB-3b, corrections:K-12: the DI cards lie on the discard pile before the tile
/// acts; the winner takes one of those played against it, or two from the deck.
#[test]
fn spoils_of_war_takes_or_draws() {
    let mut t = field(5, 2)
        .owns(P1, Tile::SpoilsOfWar)
        .holds(P2, &[Di::WarRage, Di::BronzeWall])
        .deck(&[Di::Prayer, Di::Prayer]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-6", &[], "hide");
    t.council(P2, "BC-5", &[Di::WarRage, Di::BronzeWall], "hide");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["loot DI-01", "loot DI-03", "draw-two"]);
    let discarded = t.di_piles().1;
    assert!(discarded.contains(Di::WarRage) && discarded.contains(Di::BronzeWall));
    let mut looted = t.clone();
    looted.act(P1, "loot DI-03");
    assert_eq!(
        looted.di(P1),
        [Di::Diversion, Di::BronzeWall].into_iter().collect()
    );
    let mut expected = discarded;
    expected.remove(Di::BronzeWall);
    assert_eq!(looted.di_piles().1, expected);
    t.act(P1, "draw-two");
    let hand = [Di::Diversion, Di::Prayer, Di::Prayer];
    assert_eq!(t.di(P1), hand.into_iter().collect());
    // The deck is empty now: the discards of the battle are part of the new one.
    assert_eq!(t.di_piles(), (discarded, DiCards::EMPTY));
}

/// AMB-3b, corrections:K-12, corrections:K-4: cards that have become part of a new
/// deck cannot be taken out of it.
#[test]
fn spoils_of_war_find_nothing_in_a_new_deck() {
    let mut t = field(5, 2)
        .owns(P1, Tile::SpoilsOfWar)
        .owns(P1, Tile::DivineSupport)
        .holds(P2, &[Di::WarRage])
        .deck(&[Di::Prayer]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-6", &[], "hide");
    t.council(P2, "BC-5", &[Di::WarRage], "hide");
    t.act(P2, "recall");
    t.act(P1, "stay");
    let mut first = t.clone();
    first.act(P1, "use AMB-3b");
    assert_eq!(first.offers(P1), ["loot DI-01", "draw-two"]);
    t.acts(P1, "use REN-ONY1");
    assert!(t.di(P1).contains(Di::Prayer), "the last card of the deck");
    assert!(!t.can(P1, "loot DI-01"));
}

/// AMB-3b, KB-AM-25: against Diversion alone two cards are drawn; the bluff
/// itself stays with its owner.
#[test]
fn spoils_of_war_against_a_bluff() {
    let mut t = field(5, 2)
        .owns(P1, Tile::SpoilsOfWar)
        .deck(&[Di::Prayer, Di::Prayer]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-6", &[], "hide");
    t.council(P2, "BC-5", &[Di::Diversion], "hide");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(
        (t.di(P1).count(Di::Prayer), t.di(P1).count(Di::Diversion)),
        (2, 1)
    );
    assert_eq!(t.di(P2).count(Di::Diversion), 1);
}

/// AMB-3b: nothing for a loser, nothing when only its owner played cards.
#[test]
fn spoils_of_war_must_be_won() {
    let mut lost = field(2, 5)
        .owns(P1, Tile::SpoilsOfWar)
        .holds(P2, &[Di::WarRage]);
    lost.battle(P1, "w_r");
    lost.council(P1, "BC-5", &[], "hide");
    lost.council(P2, "BC-6", &[Di::WarRage], "hide");
    lost.act(P1, "recall");
    lost.act(P2, "stay");
    assert!(lost.awaits(P2), "the next turn: P1 is not asked");
    assert_eq!(lost.di(P1).len(), 1);

    let mut unopposed = field(5, 2)
        .owns(P1, Tile::SpoilsOfWar)
        .holds(P1, &[Di::WarRage]);
    unopposed.battle(P1, "w_r");
    unopposed.council(P1, "BC-6", &[Di::WarRage], "hide");
    unopposed.council(P2, "BC-5", &[], "hide");
    unopposed.act(P2, "recall");
    unopposed.act(P1, "stay");
    assert!(unopposed.awaits(P2), "the next turn: P1 is not asked");
    assert_eq!(unopposed.di(P1).len(), 1);
}

/// AMB-3d, KB-3.4.3.a: one divine fame point for good, and no second
/// Domination of another colour.
#[test]
fn amber_domination() {
    let mut t = bazaar().with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take AMB-3d");
    assert_eq!((t.prayer(P1), t.permanent_fame(P1)), (8, (0, 1)));
    t.turn(P1);
    t.begin_on(P1, Space::Acquire2);
    let tile = Tile::AmethystDomination;
    assert_eq!(
        t.refusal(P1, "take AME-3d"),
        Some(Refusal::SamePicture { tile })
    );
}

/// AMB-4b: a land move, 2 strength and a shield for its troop.
#[test]
fn cat_helps_its_troop() {
    assert_eq!(land_moves_with(Companion::Cat), 2);
    for (t, strength, shield) in [
        (field(3, 3).companion(P1, Companion::Cat, "w_r"), 9, 1),
        (field(3, 3).owns(P1, Tile::Cat), 7, 0),
    ] {
        let mut t = t;
        attack(&mut t, "BC-1", "BC-2");
        let points = t.last_points(P1);
        assert_eq!((points.strength, points.shield), (strength, shield));
    }
}

/// AMB-4b, tiles:R11: a win without a unit removed gives one more battle fame
/// point, attacking or defending; for the defender it replaces the consolation.
#[test]
fn cat_rewards_a_clean_win() {
    let mut attacker = field(4, 3).companion(P1, Companion::Cat, "w_r");
    attack(&mut attacker, "BC-6", "BC-5");
    assert_eq!(
        (attacker.permanent_fame(P1), attacker.veterans(P1)),
        ((2, 0), 0)
    );

    let mut defender = field(3, 4).companion(P2, Companion::Cat, "w_r");
    attack(&mut defender, "BC-5", "BC-6");
    assert_eq!(
        (defender.permanent_fame(P2), defender.veterans(P2)),
        ((1, 0), 1)
    );
    assert_eq!(
        (defender.permanent_fame(P1), defender.veterans(P1)),
        ((0, 0), 1)
    );
}

/// AMB-4b, tiles:R7: no such point after a loss of units, by damage or by the
/// own card, after a defeat, or with the snake opposite.
#[test]
fn cat_rewards_nothing_else() {
    let with_cat =
        |attackers, defenders| field(attackers, defenders).companion(P1, Companion::Cat, "w_r");
    let mut wounded = with_cat(4, 3);
    attack(&mut wounded, "BC-1", "BC-2");
    assert_eq!(wounded.units(P1, "w_r"), 3);
    assert_eq!(
        wounded.permanent_fame(P1),
        (1, 0),
        "the attacker's own point only"
    );

    let mut reckless = with_cat(4, 3);
    attack(&mut reckless, "BC-7", "BC-5");
    assert_eq!(reckless.units(P1, "w_r"), 2);
    assert_eq!(reckless.permanent_fame(P1), (1, 0));

    let mut beaten = with_cat(1, 5);
    attack(&mut beaten, "BC-6", "BC-5");
    assert_eq!(beaten.units(P1, "w_r"), 1);
    assert_eq!(
        (beaten.permanent_fame(P1), beaten.veterans(P1)),
        ((0, 0), 1)
    );

    let mut snake = with_cat(5, 3).companion(P2, Companion::DeepDesertSnake, "w_r");
    attack(&mut snake, "BC-6", "BC-5");
    assert_eq!(snake.last_points(P1).strength, 8);
    assert_eq!(snake.permanent_fame(P1), (1, 0));
}

/// AMB-4c, KB-3.3.g: its Recruit puts units into own districts together with a
/// servant from the supply, and into troops that have one, at the usual price.
#[test]
fn homage_recruits_with_servants() {
    let mut t = table(3)
        .owns(P1, Tile::WarriorsHomage)
        .owns(P1, Tile::Masaharta)
        .troop(P1, "w_tr", 2)
        .troop(P1, "w_on", 2)
        .troop(P1, "w1b", 1)
        .companion(P1, Companion::Harkhuf1, "w_tr");
    golden(&mut t, Tile::WarriorsHomage);
    assert_eq!(t.offers(P1), ["as recruit", "as move", "decline"]);
    t.act(P1, "as recruit");
    for place in ["w1a 1", "w1b 4", "w1c 5", "w_tr 3"] {
        assert!(t.can(P1, &format!("place {place}")), "{place}");
    }
    assert!(!t.can(P1, "place w_on 1"), "no servant there");
    t.act(P1, "place w1b 2");
    // Masaharta is the only servant to send, so he goes.
    assert!(t.companions(P1, "w1b").contains(Companion::Masaharta1));
    assert!(!t.can(P1, "place w1a 1"), "no servant left for it");
    t.act(P1, "place w_tr 2");
    assert_eq!((t.units(P1, "w1b"), t.units(P1, "w_tr")), (3, 4));
    assert_eq!(t.prayer(P1), 7 - 4);
    assert_eq!(t.offers(P1), ["as move", "decline"], "one Recruit only");
}

/// AMB-4c: units in a district must get their servant before anything else.
#[test]
fn homage_owes_a_servant() {
    let mut t = table(3)
        .owns(P1, Tile::WarriorsHomage)
        .owns(P1, Tile::Masaharta)
        .owns(P1, Tile::Harkhuf)
        .owns(P1, Tile::Jackal);
    golden(&mut t, Tile::WarriorsHomage);
    t.acts(P1, "as recruit, place w1a 2");
    assert_eq!(
        t.offers(P1),
        ["attach harkhuf-1 w1a", "attach masaharta-1 w1a"]
    );
    t.act(P1, "attach harkhuf-1 w1a");
    assert!(t.can(P1, "attach jackal w1a"), "a creature may come along");
    assert!(!t.can(P1, "attach masaharta-1 w1a"), "one servant a troop");
    assert!(t.can(P1, "place w1b 1"), "Masaharta is left");
}

/// AMB-4c: without a servant there is nobody to recruit or to move; an own
/// district with a troop of its own is no exception.
#[test]
fn homage_needs_servants() {
    let mut t = table(3)
        .owns(P1, Tile::WarriorsHomage)
        .owns(P1, Tile::LocalRecruitment)
        .owns(P1, Tile::GiantSandworm)
        .troop(P1, "w1a", 2)
        .troop(P1, "w_tr", 2)
        .companion(P1, Companion::Jackal, "w1a");
    golden(&mut t, Tile::WarriorsHomage);
    t.act(P1, "as recruit");
    assert_eq!((t.supply(P1), t.prayer(P1)), (8, 7), "nothing to place");
    assert_eq!(t.offers(P1), ["as move", "decline"]);
    t.act(P1, "as move");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w_tr")),
        (2, 2),
        "nothing to move"
    );
    // The other token, a Pray, was all that was left of the turn.
    assert!(t.awaits(P2));
    assert_eq!(t.prayer(P1), 9);
}

/// AMB-4c: its Move is for a troop with a servant, who must go along; land
/// moves and teleport are the usual ones.
#[test]
fn homage_moves_with_servants() {
    let mut t = table(3)
        .owns(P1, Tile::WarriorsHomage)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 3)
        .companion(P1, Companion::Masaharta1, "w1a")
        .companion(P1, Companion::Jackal, "w1b");
    golden(&mut t, Tile::WarriorsHomage);
    t.act(P1, "as move");
    assert_eq!(t.offers(P1), ["troop w1a", "decline"]);
    t.act(P1, "troop w1a");
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "carry 2");
    assert!(!t.can(P1, "leave masaharta-1"), "he must go along");
    t.acts(P1, "teleport w_tr, done");
    assert_eq!((t.units(P1, "w_tr"), t.prayer(P1)), (2, 5));
    assert_eq!(
        t.offers(P1),
        ["as recruit", "decline"],
        "the Recruit is still there"
    );
    t.act(P1, "decline");
    assert_eq!(t.prayer(P1), 7, "then the Pray");
}

/// AMB-4d, KB-3.4.3.a: a silver token for later turns, not for this one; no
/// second Act of God.
#[test]
fn amber_act_of_god() {
    let mut t = bazaar().with_prayer(P1, 11);
    t.act(P1, "token b_acq1");
    assert!(!t.can(P1, "silver m_pray"));
    t.acts(P1, "resolve b_acq1, take AMB-4d");
    assert_eq!(t.prayer(P1), 7);
    assert!(t.awaits(P2), "the new token waits");
    t.turn(P1);
    t.acts(P1, "token b_acq2, silver m_pray, resolve m_pray");
    assert_eq!(t.prayer(P1), 9);
    let tile = Tile::AmethystActOfGod;
    assert_eq!(
        t.refusal(P1, "take AME-4d"),
        Some(Refusal::SamePicture { tile })
    );
    t.act(P1, "decline");
    t.turn(P1);
    t.act(P1, "token t_move");
    assert_eq!(
        t.refusal(P1, "silver b_pray"),
        Some(Refusal::NoSilver),
        "once a round"
    );
}
