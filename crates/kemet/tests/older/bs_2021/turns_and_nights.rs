//! *Blood and Sand* (2021): turns, actions and nights.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::bs_2021::box_and_battles::bs;
use crate::help::march;

/// KB-ED-04: the gold token is for who owns a golden tile.
#[test]
fn gold_comes_with_a_tile() {
    let mut t = bs(3);
    t.act(P1, "token m_pray");
    assert!(t.awaits(P2), "nothing to place: the turn is over");
    let mut t = bs(3).owns(P1, Tile::DivineWill);
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "gold"));
    t.acts(P1, "gold, resolve apex, golden SAP-4c, as move");
    assert!(t.awaits(P2));
    let mut t = table(3);
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "gold"), "Rise has it from the start");
}

/// KB-ED-04: in each edition the view says whose the gold tokens are, as the turn offers them.
#[test]
fn the_view_says_whose_gold_it_is() {
    for edition in Edition::ALL {
        let mut t = table_for(&Setup::of(edition, 3));
        let told = t.view(Eye::Spectator).rules.gold_from_start;
        t.act(P1, "token m_pray");
        assert_eq!(told, t.can(P1, "gold"), "{edition:?}");
        assert_eq!(told, edition == Edition::Rise);
    }
}

/// KB-ED-04: a golden tile bought in a turn does not bring its token into that turn.
#[test]
fn gold_bought_too_late() {
    let mut t = bs(3)
        .pyramid(P1, "w1a", Colour::Sapphire, 4)
        .with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take SAP-4c");
    assert!(t.awaits(P2));
}

/// KB-ED-03, KB-ED-14: everybody who takes Act of God has a silver token; a second is for nobody.
#[test]
fn silver_tokens() {
    let acts = [
        Tile::RubyActOfGod,
        Tile::SapphireActOfGod,
        Tile::DiamondActOfGod,
        Tile::OnyxActOfGod,
    ];
    let seats = [P1, P2, P3, P4];
    let mut t = bs(5);
    for (seat, tile) in seats.into_iter().zip(acts) {
        let home = seat.index();
        let zone = format!("{}a", ["w1", "w2", "w3", "e2"][home]);
        t = t
            .pyramid(seat, &zone, tile.colour(), 4)
            .with_prayer(seat, 11);
    }
    let silver = |t: &Scene, seat: tabletop::Seat| {
        t.view(tabletop::Eye::Spectator).players[seat.index()].has_silver
    };
    for (seat, tile) in seats.into_iter().zip(acts) {
        assert!(!silver(&t, seat), "{seat} has bought nothing yet");
        t.turn(seat);
        t.begin_on(seat, Space::Acquire1);
        t.act(seat, &format!("take {tile}"));
        assert!(silver(&t, seat), "{tile} for {seat}");
    }
    assert!(!silver(&t, P5));
    // From the next turn on it is placed beside the own token.
    t.turn(P1);
    t.acts(P1, "token m_pray, silver b_pray");
    let mut t = bs(5)
        .owns(P1, Tile::RubyActOfGod)
        .pyramid(P1, "w1a", Colour::Sapphire, 4)
        .with_prayer(P1, 11);
    t.acts(P1, "token b_acq1, silver m_pray, resolve b_acq1");
    let tile = Tile::SapphireActOfGod;
    assert_eq!(
        t.refusal(P1, "take SAP-4d"),
        Some(Refusal::SamePicture { tile })
    );
}

/// P1 with a Phoenix in the supply and a troop at home.
fn waiting(t: Scene) -> Scene {
    t.owns(P1, Tile::Phoenix)
        .troop(P1, "w1a", 2)
        .pyramid(P1, "w1b", Colour::Ruby, 1)
        .without_gold(P1)
}

/// KB-3.4.3.m, KB-ED-07: a creature may come out of the supply before the token and inside an action.
#[test]
fn creatures_inside_actions() {
    for deed in [Deed::Build, Deed::Acquire, Deed::Move] {
        let mut t = waiting(bs(3));
        assert!(t.can(P1, "attach phoenix w1a"), "before the token");
        t.begin(P1, deed);
        t.act(P1, "attach phoenix w1a");
        assert!(
            t.companions(P1, "w1a").contains(Companion::Phoenix),
            "{deed}"
        );
        let mut t = waiting(table(3));
        t.begin(P1, deed);
        assert!(!t.can(P1, "attach phoenix w1a"), "{deed} in Rise");
    }
}

/// KB-3.4.3.m, KB-ED-07: and between two actions, and after the last one.
#[test]
fn creatures_between_and_after_actions() {
    let mut t = waiting(bs(3));
    t.begin(P1, Deed::Pray);
    assert_eq!(t.offers(P1), ["end-turn", "attach phoenix w1a"]);
    t.act(P1, "attach phoenix w1a");
    assert!(t.awaits(P2), "nothing else to do");
    let mut t = waiting(bs(3)).owns(P1, Tile::RubyActOfGod);
    t.acts(P1, "token m_pray, silver b_pray, resolve m_pray");
    t.act(P1, "attach phoenix w1a");
    assert!(t.companions(P1, "w1a").contains(Companion::Phoenix));
    let mut t = waiting(table(3));
    t.begin(P1, Deed::Pray);
    assert!(t.awaits(P2), "Rise asks nobody");
}

/// KB-3.4.3.m: only to a troop in an own district, without another creature.
#[test]
fn creatures_join_troops_at_home() {
    let mut t = bs(3)
        .owns(P1, Tile::Phoenix)
        .troop(P1, "w_r", 2)
        .without_gold(P1);
    t.begin(P1, Deed::Build);
    assert!(!t.can(P1, "attach phoenix w_r") && !t.can(P1, "attach phoenix w1a"));
    let mut t = waiting(bs(3)).companion(P1, Companion::AncestralElephant, "w1a");
    t.begin(P1, Deed::Build);
    assert!(!t.can(P1, "attach phoenix w1a"));
}

/// KB-3.4.3.m: exchanging one in a district for one in the supply is for the time before the token.
#[test]
fn exchange_before_the_token_only() {
    let table = || waiting(bs(3)).companion(P1, Companion::AncestralElephant, "w1a");
    let mut t = table();
    t.act(P1, "exchange phoenix ancestral-elephant");
    assert!(t.companions(P1, "w1a").contains(Companion::Phoenix));
    let mut t = table();
    t.begin(P1, Deed::Build);
    assert!(!t.can(P1, "exchange phoenix ancestral-elephant"));
    t.act(P1, "decline");
    assert!(t.awaits(P2), "nor afterwards");
}

/// KB-ED-13: DAY cards at any time of the own turn, in the middle of an action too.
#[test]
fn day_cards_at_any_time() {
    let table = |t: Scene| {
        t.troop(P1, "w1f", 3)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .without_gold(P1)
            .holds(P1, &[Di::Prayer])
            .with_prayer(P1, 4)
    };
    for deed in [Deed::Build, Deed::Acquire, Deed::Move, Deed::Recruit] {
        let mut t = table(bs(3));
        t.begin(P1, deed);
        t.act(P1, "play DI-09");
        assert_eq!(t.prayer(P1), 6, "{deed}");
        let mut t = table(table_for(&Setup::for_players(3)));
        t.begin(P1, deed);
        assert!(!t.can(P1, "play DI-09"), "{deed} in Rise");
    }
    let mut t = table(bs(3)).owns(P1, Tile::PriestOfMafdet);
    march(&mut t, "w1f", &["w_r"]);
    t.acts(P1, "play DI-09, step w_tr");
    assert_eq!((t.prayer(P1), t.units(P1, "w_tr")), (6, 3));
}

/// P1 recruits two units each into these own districts, which P2 holds with one.
fn contested(t: Scene, districts: &[&str]) -> Scene {
    let table = |t: Scene, zone: &&str| t.troop(P2, zone, 1);
    let mut t = districts.iter().fold(t, table).with_prayer(P1, 11);
    t.begin(P1, Deed::Recruit);
    for zone in districts {
        t.act(P1, &format!("place {zone} 2"));
    }
    t.act(P1, "done");
    t
}

/// corrections:B-5, KB-ED-13: a card that adds units may reinforce a contested Recruit before its battle.
#[test]
fn a_recruit_is_reinforced_before_its_battle() {
    let t = bs(3).without_gold(P1).holds(P1, &[Di::TacticalSupport]);
    let mut t = contested(t, &["w1a"]);
    assert_eq!(t.offers(P1), ["fight w1a", "play DI-07"]);
    t.acts(P1, "play DI-07, place w1a 2");
    // Nothing is left to choose: the battle begins.
    t.clash("BC-1", "BC-1");
    assert_eq!(t.last_points(P1).strength, 4 + 4 + 1);
}

/// corrections:B-5, KB-3.4.2.c: units that the card puts into another held district are fought for in the same action.
#[test]
fn a_card_opens_a_second_battle() {
    let t = bs(3)
        .without_gold(P1)
        .troop(P2, "w1b", 1)
        .holds(P1, &[Di::TacticalSupport]);
    let mut t = contested(t, &["w1a"]);
    t.acts(P1, "play DI-07, place w1b 2");
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    t.clash("BC-3", "BC-5");
    t.act(P1, "stay");
    t.clash("BC-2", "BC-6");
    t.act(P1, "stay");
    assert!(t.controls(P1, "w1a") && t.controls(P1, "w1b"));
    assert!(t.awaits(P2), "all is fought out");
}

/// corrections:B-5, KB-ED-13: DAY cards between two battles of a Recruit, and creatures (KB-ED-07).
#[test]
fn cards_between_two_battles() {
    let t = bs(3)
        .without_gold(P1)
        .owns(P1, Tile::Phoenix)
        .holds(P1, &[Di::Prayer]);
    let mut t = contested(t, &["w1a", "w1b"]);
    t.act(P1, "fight w1a");
    assert!(!t.can(P1, "play DI-09"), "not in the battle");
    t.clash("BC-1", "BC-5");
    t.acts(P2, "recall");
    t.act(P1, "stay");
    assert!(t.can(P1, "attach phoenix w1a"));
    let before = t.prayer(P1);
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), before + 2);
    t.act(P1, "attach phoenix w1b");
    // Nothing is left to choose: the second battle begins.
    t.clash("BC-3", "BC-4");
    assert_eq!(
        t.last_points(P1).strength,
        2 + 1 + 1 + 1,
        "with the Phoenix"
    );
}

/// corrections:B-5: a card that removes the last enemy leaves nothing to fight for; the district is held.
#[test]
fn no_battle_without_an_enemy() {
    let t = bs(3).without_gold(P1).holds(P1, &[Di::RainingFire]);
    let mut t = contested(t, &["w1a"]);
    t.act(P1, "play DI-08");
    assert!(!crate::help::battled(&t));
    assert!(t.controls(P1, "w1a") && t.units(P1, "w1a") == 2);
}

/// corrections:B-5: who might hold a card is asked before each battle, so that nobody learns anything; in 2024 the only battle begins by itself.
#[test]
fn one_battle_waits_for_cards() {
    let table = |t: Scene| {
        let t = t.without_gold(P1).holds(P1, &[Di::WarRage]);
        contested(t, &["w1a"])
    };
    let mut t = table(bs(3));
    assert_eq!(t.offers(P1), ["fight w1a"]);
    t.act(P1, "fight w1a");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    let t = table(table_for(&Setup::for_players(3)));
    assert_eq!(t.step(), Some(Step::WarCouncil));
}

/// KB-ED-13: not in a battle, and not in another's turn.
#[test]
fn no_day_card_in_battle() {
    let mut t = bs(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .without_gold(P1)
        .holds(P1, &[Di::Prayer])
        .holds(P2, &[Di::Prayer]);
    assert!(!t.can(P2, "play DI-09"));
    march(&mut t, "w1f", &["w_r"]);
    for seat in [P1, P2] {
        t.acts(seat, "play-card BC-1, discard-card BC-2");
        assert!(!t.can(seat, "play DI-09") && !t.can(seat, "add DI-09"));
    }
}

/// KB-ED-17: a tile of another's pyramid may be bought on any free Acquire space, that of an own one on its own.
#[test]
fn any_space_for_a_pyramid_abroad() {
    let table = |t: Scene| {
        let mut t = t
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .pyramid(P1, "w1b", Colour::Sapphire, 2)
            .pyramid(P3, "w3a", Colour::Ruby, 2)
            .troop(P1, "w3a", 1)
            .without_gold(P1);
        t.begin_on(P1, Space::Acquire2);
        t
    };
    let mut t = table(bs(3));
    assert!(t.can(P1, "take RUB-2a") && t.can(P1, "take SAP-2b"));
    t.act(P1, "take RUB-2a");
    assert!(t.tiles(P1).contains(Tile::Carnage));
    assert!(!table(table_for(&Setup::for_players(3))).can(P1, "take RUB-2a"));
    let mut t = bs(3)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 2)
        .without_gold(P1);
    t.begin_on(P1, Space::Acquire2);
    assert!(
        !t.can(P1, "take RUB-2a"),
        "an own pyramid wants its own space"
    );
}

/// KB-ED-16: one tile of a colour each round.
#[test]
fn one_tile_of_a_colour_a_round() {
    let mut t = bs(3)
        .owns(P1, Tile::OnyxActOfGod)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .pyramid(P3, "w3a", Colour::Ruby, 2)
        .troop(P1, "w3a", 1)
        .with_prayer(P1, 11)
        .without_gold(P1);
    t.acts(
        P1,
        "token b_acq1, silver b_acq2, resolve b_acq1, take RUB-1a",
    );
    let colour = Colour::Ruby;
    assert_eq!(
        t.refusal(P1, "take RUB-2a"),
        Some(Refusal::ColourBought { colour })
    );
}

/// KB-ED-18: part of a troop may stay at the start; on the way nobody is dropped, and others may join.
#[test]
fn nobody_is_dropped_on_the_way() {
    let table = |t: Scene| {
        let mut t = t
            .troop(P1, "w1f", 4)
            .troop(P1, "w_r", 1)
            .owns(P1, Tile::PriestOfMafdet)
            .without_gold(P1);
        march(&mut t, "w1f", &[]);
        t.acts(P1, "carry 3, step w_r");
        t
    };
    let mut t = table(bs(3));
    assert_eq!(t.units(P1, "w1f"), 1);
    assert!(!t.can(P1, "carry 2") && !t.can(P1, "carry 1"));
    t.acts(P1, "carry 4, step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (0, 4));
    assert!(table(table_for(&Setup::for_players(3))).can(P1, "carry 2"));
}

/// KB-ED-18: a creature that has set out is not dropped either.
#[test]
fn no_creature_is_dropped_on_the_way() {
    let mut t = bs(3)
        .troop(P1, "w1f", 3)
        .companion(P1, Companion::RoyalScarab, "w1f")
        .troop(P1, "w_r", 1)
        .without_gold(P1);
    march(&mut t, "w1f", &["w_r"]);
    assert!(!t.can(P1, "leave royal-scarab"));
}

/// KB-ED-19: within a Move a zone may hold too many; at its end it may not.
#[test]
fn limits_at_the_end() {
    let mut t = bs(3)
        .troop(P1, "w1f", 4)
        .troop(P1, "w_r", 4)
        .owns(P1, Tile::PriestOfMafdet)
        .without_gold(P1);
    march(&mut t, "w1f", &["w_r"]);
    assert!(!t.can(P1, "done"));
    t.act(P1, "step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (4, 4));
}

/// KB-ED-20: a wall is passed by a troop that begins beside it.
#[test]
fn walls() {
    let mut t = bs(3).troop(P1, "w2f", 2).without_gold(P1);
    march(&mut t, "w2f", &["w2a"]);
    assert_eq!(t.units(P1, "w2a"), 2);
    let mut t = bs(3)
        .troop(P1, "w_r", 2)
        .owns(P1, Tile::PriestOfMafdet)
        .without_gold(P1);
    march(&mut t, "w_r", &["w2f"]);
    assert_eq!(t.land_moves(), 1);
    let wall = |zone| Some(Refusal::Wall { zone });
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
}

/// KB-ED-20, KB-3.4.5.o: what counts is where the Move began, not which step it is; one foreign district in a Move, the Phoenix or not.
#[test]
fn walls_are_for_the_whole_move() {
    let mut t = bs(3)
        .troop(P1, "w2f", 2)
        .companion(P1, Companion::RoyalScarab, "w2f")
        .without_gold(P1);
    march(&mut t, "w2f", &["w_r", "w2f"]);
    assert!(t.can(P1, "step w2a"), "the third step of three");
    for from in ["w2f", "w_r"] {
        let mut t = bs(3)
            .troop(P1, from, 2)
            .companion(P1, Companion::Phoenix, from)
            .owns(P1, Tile::PriestOfMafdet)
            .without_gold(P1);
        march(&mut t, from, &[]);
        if from == "w_r" {
            t.act(P1, "step w2f");
        }
        t.act(P1, "step w2a");
        assert!(t.land_moves() > 0);
        assert!(!t.can(P1, "step w2b"), "from {from}");
    }
}

/// KB-ED-50, KB-3.4.5.l: land moves and the teleport in any order, one teleport a Move.
#[test]
fn land_and_teleport() {
    let table = |from: &str| {
        bs(3)
            .troop(P1, from, 2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .owns(P1, Tile::Portal)
            .with_prayer(P1, 11)
            .without_gold(P1)
            // With a card in hand the Move does not end by itself.
            .holds(P1, &[Di::WarRage])
    };
    let mut t = table("w1f");
    march(&mut t, "w1f", &["w1a"]);
    t.act(P1, "teleport w_ti");
    assert_eq!(t.units(P1, "w_ti"), 2);
    // The Portal would let another begin here.
    assert_eq!(t.refusal(P1, "teleport d_t"), Some(Refusal::TeleportUsed));
    let mut t = table("w1a");
    march(&mut t, "w1a", &[]);
    t.act(P1, "teleport w_ti");
    assert_eq!(t.refusal(P1, "teleport d_t"), Some(Refusal::TeleportUsed));
    t.act(P1, "step w1f");
    assert_eq!(t.units(P1, "w1f"), 2);
}

/// KB-3.4.1.a: only the own city is built in: who holds another's district raises nothing there.
#[test]
fn occupiers_do_not_build() {
    let mut t = bs(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P3, "w3a", Colour::Sapphire, 2)
        .troop(P1, "w3a", 2)
        .with_prayer(P1, 11)
        .without_gold(P1);
    t.begin(P1, Deed::Build);
    assert!(t.can(P1, "build a 2") && !t.can(P1, "raise w3a 3"));
    assert!(!t.offers(P1).iter().any(|offer| offer.starts_with("raise")));
}

/// KB-3.1.n, KB-ED-11: a tile goes before the rulebook, a DI card before both.
#[test]
fn what_goes_before_what() {
    let table = |t: Scene, from: &str| {
        let mut t = t
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, from, 2)
            .without_gold(P1)
            .with_prayer(P1, 2);
        march(&mut t, from, &[]);
        t
    };
    // Rulebook: from a pyramid, for 2.
    assert!(!table(bs(3), "w_ti").can(P1, "teleport d_t"));
    let mut t = table(bs(3), "w1a");
    t.act(P1, "teleport d_t");
    assert_eq!(t.prayer(P1), 0);
    // Tile: from an obelisk, for 1.
    let mut t = table(bs(3).owns(P1, Tile::Portal), "w_ti");
    t.act(P1, "teleport d_t");
    assert_eq!(t.prayer(P1), 1);
    // DI card: from anywhere, for nothing.
    let t = bs(3).owns(P1, Tile::Portal).holds(P1, &[Di::Transfer]);
    let mut t = table(t, "w_r");
    assert!(!t.can(P1, "teleport d_t"));
    t.acts(P1, "play DI-10, teleport d_t");
    assert_eq!(t.prayer(P1), 2);
}

/// KB-ED-12, KB-ED-09: fame counts at once, and the own turn begins with the victory test.
#[test]
fn victory_test() {
    let mut t = bs(3).with_fame(P1, 8, 0).troop(P1, "w_ti", 1);
    assert_eq!(t.fame(P1), 9);
    t.turn(P1);
    assert!(
        t.outcome()
            .is_some_and(|outcome| outcome.winners.contains(P1))
    );
    let mut t = bs(3).with_fame(P1, 8, 0).with_fame(P2, 9, 0);
    t.turn(P1);
    assert_eq!(t.outcome(), None);
}

/// KB-ED-15: an action that is impossible may be chosen and is lost.
#[test]
fn impossible_actions_are_lost() {
    let mut t = bs(3).without_gold(P1);
    t.begin(P1, Deed::Move);
    let lost = Event::ActionLost {
        seat: P1,
        deed: Deed::Move,
    };
    assert!(t.events().contains(&lost));
    assert!(t.awaits(P2));
}

/// KB-ED-37: prayer cannot go below 0: what is too dear is refused.
#[test]
fn prayer_stays_above_nothing() {
    let mut t = bs(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 1)
        .without_gold(P1);
    t.begin(P1, Deed::Build);
    assert!(!t.can(P1, "build a 2") && t.can(P1, "build b 1"));
}

/// KB-ED-32, KB-ED-34: at night units above the limit and veterans that are left go.
#[test]
fn surplus_and_veterans_go_at_night() {
    let mut t = bs(3).troop(P1, "w_r", 6).with_veterans(P2, 3);
    t.night_step(Step::Awakening);
    assert_eq!((t.units(P1, "w_r"), t.veterans(P2)), (5, 0));
}

/// KB-ED-10: an action and what modifies it are one effect: one gain, one payment.
#[test]
fn a_modified_action_is_one_effect() {
    let mut t = bs(3).owns(P1, Tile::Priest).with_prayer(P1, 0);
    t.clear_events();
    t.begin(P1, Deed::Pray);
    assert_eq!(crate::help::gains(&t, P1), [3]);
    let mut t = bs(3)
        .owns(P1, Tile::PriestOfRa)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 4);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 3");
    assert_eq!(t.prayer(P1), 0, "2 + 3 - 1");
}

/// KB-ED-33: the temples pay all at once.
#[test]
fn temples_pay_at_once() {
    let mut t = bs(3)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .with_prayer(P1, 0);
    t.clear_events();
    t.night_step(Step::Adoration);
    assert_eq!(crate::help::gains(&t, P1), [5]);
}

/// KB-3.6.1, KB-3.6.2, KB-3.6.3: the Sanctuary and the Delta Temple take their units before two temples are counted.
#[test]
fn offerings_before_two_temples() {
    let table = || bs(3).troop(P1, "d_t", 1).troop(P1, "w_ti", 1);
    let mut t = table();
    t.night();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 0), "one temple is left");
    let mut t = table();
    t.night();
    t.act(P1, "decline");
    assert_eq!(t.permanent_fame(P1), (0, 1), "two are");
    let mut t = table().troop(P1, "d_t", 2).troop(P1, "d_s", 2);
    t.night();
    assert_eq!(t.step(), Some(Step::Offering));
    assert_eq!(t.permanent_fame(P1), (0, 0));
    t.act(P1, "sacrifice");
    assert_eq!(t.step(), Some(Step::DeltaTemple));
    assert_eq!(t.permanent_fame(P1), (0, 1), "for the Sanctuary");
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 2), "and for two temples");
}
