//! Glossary rules (chapter 7), and the rulings that belong to them.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

fn all_di() -> Vec<Di> {
    DiCards::of_decks(&[kemet::Deck::Shared]).iter().collect()
}

/// KB-7.3.a: prayer points stop at 11; the surplus of a gain is lost.
#[test]
fn prayer_points_stop_at_eleven() {
    for (before, after) in [(8, 10), (9, 11), (10, 11), (11, 11)] {
        let mut t = table(2).with_prayer(P1, before);
        t.begin(P1, Deed::Pray);
        assert_eq!(t.prayer(P1), after);
        assert_eq!(t.prayer(P2), 7);
    }
}

/// KB-7.3.b: what cannot be paid cannot be bought, whatever it is.
#[test]
fn nobody_spends_what_they_lack() {
    let poor = table(2)
        .with_prayer(P1, 1)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .troop(P1, "w1a", 2)
        .troop(P2, "w_ti", 1);
    let needs = |need, have| Some(Refusal::NeedsPrayer { need, have });
    let mut t = poor.clone();
    t.begin(P1, Deed::Build);
    assert_eq!(t.refusal(P1, "build a 3"), needs(3, 1));
    let mut t = poor.clone();
    t.begin(P1, Deed::Recruit);
    assert_eq!(t.refusal(P1, "place w1b 2"), needs(2, 1));
    t.act(P1, "place w1b 1");
    assert_eq!(t.prayer(P1), 0);
    let mut t = poor.clone();
    t.begin(P1, Deed::Acquire);
    assert_eq!(t.refusal(P1, "take RUB-2a"), needs(2, 1));
    let mut t = poor.clone();
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w1a");
    assert_eq!(t.refusal(P1, "teleport w_on"), needs(2, 1));
    let t = poor.with_prayer(P1, 0).holds(P1, &[Di::RainingFire]);
    assert_eq!(t.refusal(P1, "play DI-08"), needs(1, 0));
}

/// KB-7.3.b: a loss forced by another takes no more than there is.
#[test]
fn a_forced_loss_stops_at_zero() {
    let mut t = table(2)
        .owns(P1, Tile::ForcedTribute)
        .with_prayer(P2, 1)
        .troop(P2, "w_tr", 3)
        .troop(P1, "w_tr", 5);
    t.battle(P1, "w_tr");
    t.clash("BC-6", "BC-5");
    assert_eq!((t.prayer(P2), t.prayer(P1)), (0, 7 + 1));
}

/// KB-7.4.a: a zone outside the own city is controlled while a troop is in it, no longer.
#[test]
fn a_foreign_zone_is_held_by_a_troop() {
    let mut t = table(2).without_gold(P1).troop(P1, "w_on", 2);
    assert!(t.controls(P1, "w_on"));
    assert!(!t.controls(P1, "w_ti"));
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_on, step w_ti");
    assert!(!t.controls(P1, "w_on"));
    assert!(t.controls(P1, "w_ti"));
    assert_eq!(t.fame(P1), 1);
}

/// KB-7.4.a: with part of the troop staying both zones are held.
#[test]
fn a_troop_that_stays_keeps_its_zone() {
    let mut t = table(2).without_gold(P1).troop(P1, "w_ti", 3);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_ti, carry 2, step w_on");
    assert!(t.controls(P1, "w_ti") && t.controls(P1, "w_on"));
}

/// KB-7.4.b: an own district needs no troop; an enemy troop in it takes it, and it comes back
/// when that troop leaves.
#[test]
fn own_districts_are_held_without_troops() {
    let mut t = table(2)
        .without_gold(P1)
        .without_gold(P2)
        .troop(P2, "w1f", 2);
    for district in ["w1a", "w1b", "w1c"] {
        assert!(t.controls(P1, district));
    }
    assert!(!t.controls(P1, "w1f"), "the desert around is no district");
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w1f, step w1b");
    assert!(t.controls(P2, "w1b") && !t.controls(P1, "w1b"));
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w1b, step w1f");
    assert!(t.controls(P1, "w1b") && !t.controls(P2, "w1b"));
}

/// KB-7.4.c: the fame of a temple goes the moment the last unit steps out, in the middle of the
/// Move.
#[test]
fn temple_fame_goes_with_the_last_unit() {
    let mut t = table(2).owns(P1, Tile::PriestOfMafdet).troop(P1, "w_tr", 3);
    assert_eq!(t.fame(P1), 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_tr, step w_r");
    assert_eq!(t.step(), Some(Step::March), "a land move is left");
    assert_eq!(t.fame(P1), 0);
}

/// KB-7.4.c: the fame of an opponent's level-4 pyramid falls back to the city at once.
#[test]
fn pyramid_fame_falls_back_at_once() {
    let mut t = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2a", 3);
    assert_eq!((t.fame(P1), t.fame(P2)), (1, 0));
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2a, step w2f");
    assert_eq!(t.step(), Some(Step::March), "a land move is left");
    assert_eq!((t.fame(P1), t.fame(P2)), (0, 1));
}

/// KB-7.4.c: so it is when the last unit dies.
#[test]
fn fame_goes_with_the_last_unit_that_dies() {
    let mut t = table(2)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2a", 1)
        .troop(P2, "w_on", 1)
        .holds(P2, &[Di::RainingFire]);
    assert_eq!((t.fame(P1), t.fame(P2)), (1, 0));
    t.turn(P2);
    t.act(P2, "play DI-08");
    assert_eq!(t.units(P1, "w2a"), 0);
    assert_eq!((t.fame(P1), t.fame(P2)), (0, 1));
}

/// KB-7.5.a: whoever stands in a pyramid's district controls the pyramid: its tiles and its
/// teleport are theirs, not its owner's.
#[test]
fn a_pyramid_belongs_to_who_stands_there() {
    let base = table(2)
        .with_prayer(P1, 11)
        .with_prayer(P2, 11)
        .pyramid(P2, "w2a", Colour::Ruby, 2)
        .pyramid(P2, "w2b", Colour::Sapphire, 1)
        .troop(P1, "w2a", 2);
    let mut t = base.clone();
    t.begin(P1, Deed::Acquire);
    assert!(t.can(P1, "take RUB-2a"));
    assert!(!t.can(P1, "take RUB-3b") && !t.can(P1, "take SAP-1a"));
    let mut t = base.clone();
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w2a");
    assert!(t.can(P1, "teleport d_s"));
    // The owner has nothing of it.
    let mut t = base;
    t.turn(P2);
    t.begin_on(P2, Space::Acquire2);
    assert!(t.can(P2, "take SAP-1a"));
    let have_none = Refusal::PyramidTooLow {
        colour: Colour::Ruby,
        need: 1,
        have: 0,
    };
    assert_eq!(t.refusal(P2, "take RUB-1a"), Some(have_none));
}

/// KB-7.6.a: empty means without any troop, the loser's own ones too.
#[test]
fn an_empty_zone_has_no_troop_at_all() {
    // From w_tr there is only w_r.
    let fight = |friend: bool| {
        let mut t = table(2).troop(P2, "w_tr", 4).troop(P1, "w_tr", 5);
        if friend {
            t = t.troop(P2, "w_r", 1);
        }
        t.battle(P1, "w_tr");
        t.clash("BC-6", "BC-5");
        t
    };
    let mut t = fight(false);
    assert_eq!(t.offers(P2), ["retreat", "recall"]);
    t.act(P2, "retreat");
    assert_eq!(t.units(P2, "w_r"), 4);
    // With an own troop in w_r nothing is empty: recall, without a question.
    let t = fight(true);
    assert!(t.awaits(P1));
    assert_eq!((t.units(P2, "w_tr"), t.units(P2, "w_r")), (0, 1));
    assert_eq!(t.prayer(P2), 7 + 3);
}

/// KB-7.7.a: a troop has five units at most.
#[test]
fn a_troop_has_five_units_at_most() {
    let mut t = table(2).with_prayer(P1, 11).troop(P1, "w1a", 3);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 2"));
    let limit = Some(Refusal::TroopLimit { limit: 5 });
    assert_eq!(t.refusal(P1, "place w1a 3"), limit);
    assert_eq!(t.refusal(P1, "place w1b 6"), limit);
    t.acts(P1, "place w1a 2, place w1b 4, done");
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w1b")), (5, 4));
    assert_eq!(t.prayer(P1), 11 - 6);
}

/// KB-7.7.a: all units of a player in a zone are one troop: they move on and fight together.
#[test]
fn units_in_one_zone_are_one_troop() {
    let mut t = table(2)
        .without_gold(P1)
        .troop(P1, "w_on", 2)
        .troop(P1, "w_ti", 3)
        .troop(P2, "w2f", 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_on, step w_ti");
    let view = t.view(Eye::Spectator);
    let troops: Vec<_> = view.players[0]
        .troops
        .iter()
        .map(|troop| (troop.zone.id(), troop.units))
        .collect();
    assert_eq!(troops, [("w_ti", 5)]);
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_ti, step w2f");
    t.clash("BC-6", "BC-6");
    assert_eq!(t.points(Role::Attacker).strength, 5 + 3);
}

/// KB-7.7.b: units come from the supply and return to it.
#[test]
fn units_come_from_the_supply_and_return() {
    let mut t = table(2)
        .with_prayer(P1, 11)
        .troop(P1, "w_tr", 5)
        .troop(P1, "w1a", 4)
        .troop(P2, "w1f", 1)
        .holds(P2, &[Di::RainingFire]);
    assert_eq!(t.supply(P1), 3);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1b 4"),
        Some(Refusal::SupplyEmpty { have: 3 })
    );
    t.acts(P1, "place w1b 3");
    assert_eq!(t.supply(P1), 0);
    t.turn(P2);
    t.acts(P2, "play DI-08, strike w_tr");
    assert_eq!((t.units(P1, "w_tr"), t.supply(P1)), (4, 1));
}

/// KB-7.7.c: a troop may pass through another and be too big for a while; the Move cannot end
/// like that.
#[test]
fn limits_may_be_broken_on_the_way_only() {
    let mut t = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w_ti", 4)
        .troop(P1, "w_on", 5);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_ti, step w_on");
    assert_eq!(t.units(P1, "w_on"), 9);
    assert_eq!(
        t.refusal(P1, "done"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "step w2f");
    assert_eq!((t.units(P1, "w_on"), t.units(P1, "w2f")), (5, 4));

    // With one land move the step is refused to begin with.
    let mut t = table(2).troop(P1, "w_ti", 4).troop(P1, "w_on", 5);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_ti");
    assert_eq!(
        t.refusal(P1, "step w_on"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    assert!(t.can(P1, "step w2f"));
}

/// KB-7.7.c: the same for creatures: two in one zone on the way, one when the Move ends.
#[test]
fn two_creatures_may_meet_on_the_way_only() {
    let mut t = table(2)
        .troop(P1, "w_on", 2)
        .troop(P1, "w_ti", 2)
        .companion(P1, Companion::RoyalScarab, "w_on")
        .companion(P1, Companion::Phoenix, "w_ti");
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_ti, step w_on");
    assert_eq!(t.companions(P1, "w_on").len(), 2);
    assert_eq!(
        t.refusal(P1, "done"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "step w2f");
    assert_eq!(
        t.companions(P1, "w_on"),
        Companions::one(Companion::RoyalScarab)
    );
    assert_eq!(t.companions(P1, "w2f"), Companions::one(Companion::Phoenix));
}

/// KB-7.8.a: a creature or servant goes with a troop, and home without one.
#[test]
fn companions_go_with_troops() {
    let mut t = table_for(&Setup {
        colours: vec![Colour::Ruby, Colour::Amber],
        ..Setup::for_players(2)
    })
    .without_gold(P1)
    .troop(P1, "w_on", 2)
    .companion(P1, Companion::Phoenix, "w_on")
    .companion(P1, Companion::Heqaib, "w_on")
    .troop(P2, "w2f", 5);
    let both: Companions = [Companion::Phoenix, Companion::Heqaib]
        .into_iter()
        .collect();
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_on, step w2f");
    assert_eq!(t.companions(P1, "w2f"), both);
    t.clash("BC-2", "BC-3");
    t.act(P2, "stay");
    assert_eq!(t.units(P1, "w2f"), 0);
    assert_eq!(t.companions_in_supply(P1), both);
}

/// KB-7.9.a: hands have no limit; everybody sees how many cards, only the owner which.
#[test]
fn hands_are_counted_openly_and_seen_by_their_owner() {
    let t =
        table(2)
            .holds(P1, &all_di()[..30])
            .used_cards(P1, &[BattleCard::Bc1], &[BattleCard::Bc2]);
    for eye in [Eye::Spectator, Eye::Seat(P2)] {
        let player = t.view(eye).players[0].clone();
        assert_eq!((player.di, player.battle_hand), (31, 6));
        assert_eq!((player.face_up.len(), player.face_down), (1, 1));
        assert_eq!(player.secret, None);
    }
    let secret = t.view(Eye::Seat(P1)).players[0].secret.unwrap();
    assert_eq!(secret.di, t.di(P1));
    assert_eq!(secret.hand, t.battle_cards(P1)[0]);
    assert_eq!(t.view(Eye::Seat(P1)).players[1].secret, None);
    // Nothing is discarded for having too many.
    let mut t = t;
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.di(P1).len(), 32);
}

/// KB-7.9.b: face-up battle cards and the DI discard pile are open to all, face-down ones not.
#[test]
fn open_discards_may_be_inspected() {
    let mut t = table(2)
        .used_cards(P1, &[BattleCard::Bc4], &[BattleCard::Bc5])
        .holds(P1, &[Di::Prayer]);
    t.act(P1, "play DI-09");
    for eye in [Eye::Spectator, Eye::Seat(P2)] {
        let view = t.view(eye);
        assert_eq!(view.discard, [Di::Prayer].into_iter().collect());
        assert_eq!(view.players[0].face_up, BattleCards::one(BattleCard::Bc4));
        assert_eq!(view.players[0].face_down, 1);
        let told = serde_json::to_string(&view.players[0]).unwrap();
        assert!(told.contains("BC-4") && !told.contains("BC-5"));
    }
}

/// KB-7.9.c: an empty deck takes the discards back, shuffled, in the middle of a draw.
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    // One card is left; the night gives one to each of two players.
    let mut t = table(2).deck(&[Di::Swiftness]);
    assert_eq!(t.di_piles().1.len(), 32);
    t.night_step(Step::NightDi { place: 0 });
    assert!(t.di(P1).contains(Di::Swiftness));
    assert_eq!((t.di(P1).loose(), t.di(P2).loose()), (1, 1));
    let (deck, discard) = t.di_piles();
    assert_eq!((deck.len(), discard.len()), (31, 0));
    assert!(t.told(Eye::Spectator).contains(&Event::DeckReshuffled));
    assert_eq!(deck.count(Di::Diversion), 0);
}

/// KB-7.9.c, corrections:K-4: the new deck is made when the last card is drawn, not
/// when the next one is wanted: what is discarded later is not part of it.
#[test]
fn an_empty_deck_is_made_anew_at_once() {
    let mut t = table(2)
        .holds(P1, &[Di::Prayer])
        .deck(&[Di::Swiftness, Di::Transfer]);
    t.night_step(Step::NightDi { place: 0 });
    let (deck, discard) = t.di_piles();
    assert_eq!((deck.len(), discard.len()), (30, 0));
    t.turn(P1);
    t.act(P1, "play DI-09");
    let (deck, discard) = t.di_piles();
    assert_eq!((deck.len(), discard.len()), (30, 1));
}

/// KB-7.9.c, corrections:K-4: where there was nothing to make a deck of, the first
/// card that is discarded is the new deck.
#[test]
fn the_first_discard_is_a_new_deck() {
    let mut t = table(2).holds(P1, &all_di());
    t.turn(P1);
    t.act(P1, "play DI-09");
    let (deck, discard) = t.di_piles();
    assert_eq!(
        (deck.len(), deck.count(Di::Prayer), discard.len()),
        (1, 1, 0)
    );
}

/// KB-AM-35: deck and discards both empty: no card, nothing instead.
#[test]
fn an_exhausted_deck_gives_nothing() {
    let mut t = table(2).holds(P2, &all_di());
    assert_eq!(t.di_piles().0.len() + t.di_piles().1.len(), 0);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!((t.di(P1).loose(), t.di(P2).loose()), (0, 33));
    assert_eq!((t.prayer(P1), t.veterans(P1)), (7, 0));
    let drew = |event: &Event| matches!(event, Event::DrewDi { .. });
    assert!(!t.events().iter().any(drew));
    assert_eq!(t.round(), 2, "the night goes on");
}

/// KB-7.9.d: a DI card is paid, does what it says and lies face up on the discard pile.
#[test]
fn a_di_card_is_paid_resolved_and_discarded() {
    let mut t = table(2)
        .troop(P2, "w_on", 3)
        .troop(P2, "w_ti", 3)
        .holds(P1, &[Di::RainingFire]);
    t.acts(P1, "play DI-08, strike w_on");
    assert_eq!(t.prayer(P1), 6);
    assert_eq!((t.units(P2, "w_on"), t.units(P2, "w_ti")), (2, 3));
    assert_eq!(t.di(P1).loose(), 0);
    assert_eq!(t.di_piles().1, [Di::RainingFire].into_iter().collect());
    assert_eq!(t.prayer(P2), 7);
}

/// KB-7.9.d: in the phase of its icon only: no DAY card of the one whose turn it is not, no
/// battle card by day.
#[test]
fn a_di_card_waits_for_its_phase() {
    let t = table(2)
        .troop(P1, "w_on", 1)
        .holds(P1, &[Di::IronWall])
        .holds(P2, &[Di::RainingFire]);
    assert_eq!(
        t.refusal(P2, "play DI-08"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    assert_eq!(
        t.refusal(P1, "play DI-06"),
        Some(Refusal::WrongMoment { card: Di::IronWall })
    );
}

/// KB-AM-24: a troop that is gone is not recalled: no prayer points, and none lost.
#[test]
fn nobody_recalls_no_units() {
    for tiles in [vec![], vec![Tile::ForcedRecall]] {
        let mut t = table(3).troop(P2, "w_r", 5).troop(P1, "w_r", 1);
        for tile in tiles {
            t = t.owns(P1, tile);
        }
        t.battle(P1, "w_r");
        t.clash("BC-5", "BC-3");
        assert!(t.awaits(P2), "the loser has nothing to choose");
        assert_eq!((t.units(P1, "w_r"), t.prayer(P1)), (0, 7));
        t.act(P2, "stay");
        assert_eq!((t.prayer(P1), t.prayer(P2)), (7, 7));
        let recalled = |event: &Event| matches!(event, Event::Recalled { .. });
        assert!(!t.events().iter().any(recalled));
    }
    // A single unit is recalled for nothing.
    let mut t = table(3).troop(P2, "w_r", 5).troop(P1, "w_r", 1);
    t.battle(P1, "w_r");
    t.clash("BC-5", "BC-6");
    t.act(P1, "recall");
    assert_eq!((t.supply(P1), t.prayer(P1)), (12, 7));
}

/// KB-AM-34: the bank never runs dry: more than twenty veterans, more than eighty fame points,
/// and a silver token for every Act of God.
#[test]
fn the_bank_is_without_end() {
    let mut t = table(2)
        .with_veterans(P1, 20)
        .with_fame(P1, 40, 39)
        .with_veterans(P2, 20)
        .troop(P2, "w_r", 2)
        .troop(P1, "w_r", 5);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-5");
    assert_eq!(t.permanent_fame(P1), (41, 39));
    assert_eq!(t.veterans(P2), 21);

    let mut t = table(6)
        .owns(P2, Tile::SapphireActOfGod)
        .owns(P3, Tile::DiamondActOfGod)
        .owns(P4, Tile::OnyxActOfGod)
        .owns(P5, Tile::AmberActOfGod)
        .with_prayer(P1, 4)
        .pyramid(P1, "w1a", Colour::Ruby, 4);
    t.begin(P1, Deed::Acquire);
    t.act(P1, "take RUB-4d");
    let silver = t.view(Eye::Spectator).players;
    let owners = silver.iter().filter(|player| player.has_silver);
    assert_eq!(owners.count(), 5);
}
