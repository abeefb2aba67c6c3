//! Night, steps 6 to 9: DI cards, conscription, awakening, destiny.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

/// KB-3.6.6: everybody draws one DI card in turn order; two veterans buy one more, a single one buys nothing.
#[test]
fn everybody_draws_and_pairs_of_veterans_buy_more() {
    let mut t = table(3)
        .order(&[P3, P1, P2])
        .with_veterans(P3, 5)
        .with_veterans(P1, 1)
        .with_veterans(P2, 2);
    t.night_step(Step::NightDi { place: 0 });
    assert!(t.awaits(P3));
    // The others come after P3.
    assert_eq!([P3, P1, P2].map(|seat| t.di(seat).len()), [2, 1, 1]);
    assert_eq!(t.offers(P3), ["veterans 0", "veterans 1", "veterans 2"]);
    t.act(P3, "veterans 2");
    assert_eq!((t.di(P3).len(), t.veterans(P3)), (4, 1));
    // One token is no pair: P1 just draws.
    assert_eq!((t.di(P1).len(), t.veterans(P1)), (2, 1));
    assert!(t.awaits(P2));
    t.act(P2, "veterans 0");
    assert_eq!((t.di(P2).len(), t.veterans(P2)), (2, 2));
    assert!(!t.is_night());
}

/// KB-AM-33, KB-DP-N6: the base card is in hand before more are bought, and buying happens once.
#[test]
fn the_base_card_is_seen_before_buying() {
    let mut t = table(2).deck(&[Di::Prayer]).with_veterans(P1, 4);
    t.night_step(Step::NightDi { place: 0 });
    assert!(t.awaits(P1));
    let view = t.view(Eye::Seat(P1));
    let hand = view.players[0].secret.as_ref().expect("the own hand").di;
    assert!(hand.contains(Di::Prayer));
    t.act(P1, "veterans 1");
    // Another pair is left, but the number was chosen.
    assert_eq!(t.veterans(P1), 2);
    assert!(!t.is_night());
    assert!(!t.can(P1, "veterans 1"));
}

/// KB-DP-N6: the number of cards is public, their faces are the drawer's.
#[test]
fn the_number_of_cards_drawn_is_public_their_faces_are_not() {
    let mut t = table(2).with_veterans(P1, 2);
    t.clear_events();
    t.night_step(Step::NightDi { place: 0 });
    t.act(P1, "veterans 1");
    let drawn = |eye: Eye| -> u8 {
        let count = |event: &Event| match event {
            Event::DrewDi {
                seat: P1, count, ..
            } => *count,
            _ => 0,
        };
        t.told(eye).iter().map(count).sum()
    };
    let faces = |eye: Eye| {
        let mut told = t.told(eye);
        told.retain(|event| matches!(event, Event::DrewCard { seat: P1, .. }));
        told.len()
    };
    let eyes = [Eye::Seat(P1), Eye::Seat(P2), Eye::Spectator];
    assert_eq!(eyes.map(drawn), [2, 2, 2]);
    assert_eq!(eyes.map(faces), [2, 0, 0]);
}

/// KB-DP-N6, DIA-2c, REN-DIA2: the tiles of this step act within their owner's turn, in the order the owner likes.
#[test]
fn tiles_of_the_di_step_act_in_the_owners_order() {
    let mut t = table(3)
        .owns(P1, Tile::Vision)
        .owns(P1, Tile::NightCeremony)
        .with_veterans(P1, 2);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(
        t.offers(P1),
        ["veterans 0", "veterans 1", "use DIA-2c", "use REN-DIA2"]
    );
    // Nobody else has drawn yet: the tiles belong to P1's turn of the step.
    assert_eq!([P2, P3].map(|seat| t.di(seat).len()), [1, 1]);
    let mut other = t.clone();
    t.act(P1, "use DIA-2c");
    assert_eq!(
        (t.step(), t.di(P1).len()),
        (Some(Step::Vision { place: 0, left: 4 }), 6)
    );
    other.act(P1, "veterans 1");
    assert_eq!(other.offers(P1), ["use DIA-2c", "use REN-DIA2"]);
    other.act(P1, "use REN-DIA2");
    assert_eq!(
        other.step(),
        Some(Step::NightCeremony {
            place: 0,
            discarded: 0
        })
    );
}

/// KB-3.6.7, KB-DP-N7: each veteran brings one unit into own districts without an enemy, within supply and the limit of 5.
#[test]
fn conscription_fills_own_districts_no_enemy_holds() {
    let mut t = table(2)
        .troop(P1, "w1a", 4)
        .troop(P2, "w1b", 2)
        .troop(P1, "w_on", 1)
        .with_veterans(P1, 3)
        .with_prayer(P1, 0);
    t.night_step(Step::Conscription { place: 0 });
    assert!(t.awaits(P1));
    assert_eq!(
        t.offers(P1),
        [
            "place w1a 1",
            "place w1c 1",
            "place w1c 2",
            "place w1c 3",
            "done"
        ]
    );
    for no in ["place w1b 1", "place w_on 1", "place w2a 1"] {
        assert!(!t.can(P1, no), "{no}");
    }
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "place w1a 1");
    assert_eq!(
        (t.units(P1, "w1a"), t.veterans(P1), t.supply(P1)),
        (5, 2, 6)
    );
    // Two tokens are left, and w1c is the one district with room.
    assert_eq!(t.offers(P1), ["place w1c 1", "place w1c 2", "done"]);
    t.act(P1, "place w1c 2");
    assert_eq!(
        (t.units(P1, "w1c"), t.veterans(P1), t.prayer(P1)),
        (2, 0, 0)
    );
    assert!(!t.is_night());
    let placed = Event::UnitsAdded {
        seat: P1,
        zone: Zone::W1c,
        units: 2,
        by: vec![Grant::Veterans { amount: 2 }],
    };
    assert!(t.told(Eye::Spectator).contains(&placed));
}

/// KB-DP-N7: no more units than the supply holds.
#[test]
fn conscription_is_limited_by_the_supply() {
    let mut t = table(2)
        .troop(P1, "w_on", 5)
        .troop(P1, "w_ti", 5)
        .troop(P1, "w_r", 1)
        .with_veterans(P1, 4);
    t.night_step(Step::Conscription { place: 0 });
    assert_eq!(
        t.offers(P1),
        ["place w1a 1", "place w1b 1", "place w1c 1", "done"]
    );
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::SupplyEmpty { have: 1 })
    );
}

/// KB-DP-N7: a companion from the supply may join new units, one of each kind.
#[test]
fn conscripts_may_bring_companions() {
    let mut t = table(2)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Heqaib)
        .with_veterans(P1, 2);
    t.night_step(Step::Conscription { place: 0 });
    assert!(!t.can(P1, "attach phoenix w1a"));
    t.act(P1, "place w1a 1");
    assert!(t.can(P1, "attach phoenix w1a") && t.can(P1, "attach royal-scarab w1a"));
    assert!(!t.can(P1, "attach phoenix w1b"));
    t.act(P1, "attach phoenix w1a");
    assert!(!t.can(P1, "attach royal-scarab w1a"));
    t.act(P1, "attach heqaib w1a");
    assert_eq!(t.companions(P1, "w1a").len(), 2);
}

/// KB-DP-N7: without tokens, units or room nobody is asked; a player may also keep the tokens.
#[test]
fn conscription_is_skipped_where_it_cannot_be() {
    let full = table(2)
        .owns(P1, Tile::SwordMercenaries)
        .owns(P1, Tile::SpearMercenaries)
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5)
        .troop(P1, "w1c", 5)
        .with_veterans(P1, 2);
    let no_supply = table(2)
        .troop(P1, "w_on", 5)
        .troop(P1, "w_ti", 5)
        .troop(P1, "w_r", 2)
        .with_veterans(P1, 2);
    for mut t in [table(2), full, no_supply] {
        t.night_step(Step::Conscription { place: 0 });
        assert!(!t.is_night(), "nobody is asked");
    }
    let mut kept = table(2).with_veterans(P1, 2);
    kept.night_step(Step::Conscription { place: 0 });
    kept.act(P1, "done");
    assert_eq!((kept.veterans(P1), kept.supply(P1)), (2, 12));
}

/// KB-3.6.7, KB-AM-31: prayers and conscription ask in turn order, one player at a time.
#[test]
fn veterans_are_spent_in_turn_order() {
    for step in [Step::Prayers { place: 0 }, Step::Conscription { place: 0 }] {
        let mut t = table(3).order(&[P2, P3, P1]);
        for seat in [P1, P2, P3] {
            t = t.with_veterans(seat, 1);
        }
        t.night_step(step);
        for seat in [P2, P3, P1] {
            assert!(t.is_night() && t.awaits(seat), "{step:?}");
            let pass = t
                .offers(seat)
                .into_iter()
                .find(|offer| offer == "veterans 0" || offer == "done");
            t.act(seat, &pass.expect("a way to keep the token"));
        }
        assert!(!t.is_night());
    }
}

/// KB-3.6.8a: veterans that were not turned in are gone in the morning.
#[test]
fn awakening_discards_veterans() {
    let mut t = table(2).with_veterans(P1, 3).with_veterans(P2, 1);
    t.night();
    t.act(P1, "veterans 0");
    t.act(P2, "veterans 0");
    t.act(P1, "veterans 0");
    assert_eq!(t.step(), Some(Step::Muster));
    assert_eq!((t.veterans(P1), t.veterans(P2)), (3, 1));
    t.act(P1, "done");
    t.act(P2, "done");
    assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
    assert_eq!((t.veterans(P1), t.veterans(P2)), (0, 0));
    assert_eq!((t.supply(P1), t.prayer(P1)), (12, 9));
}

/// KB-3.6.8b: own-colour, silver and gold tokens all come home.
#[test]
fn awakening_returns_every_token() {
    let all = [
        Space::TopMove,
        Space::TopRecruit,
        Space::MiddleBuild,
        Space::Acquire1,
        Space::BottomPray,
    ];
    let mut t = table(3)
        .owns(P3, Tile::RubyActOfGod)
        .tokens_on(P1, &all)
        .tokens_on(P2, &all)
        .tokens_on(P3, &all[1..]);
    t.turn(P3);
    t.acts(P3, "token m_pray, silver t_move, gold");
    let board = &t.view(Eye::Spectator).players[2];
    assert_eq!((board.tokens, board.own_tokens.len()), (0, 5));
    assert!(board.silver_tokens.contains(Space::TopMove) && board.gold_used);
    t.acts(P3, "resolve apex, resolve m_pray");
    // The Move is the last action; nobody has a troop, so it is lost and night falls.
    assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
    for player in t.view(Eye::Spectator).players {
        assert_eq!((player.tokens, player.own_tokens.len()), (5, 0));
        assert!(player.silver_tokens.is_empty() && !player.gold_used);
    }
    assert!(t.view(Eye::Spectator).players[2].has_silver);
    // In the new day all three may be placed again.
    t.acts(P1, "position 2");
    t.acts(P2, "position 3");
    assert!(t.awaits(P3));
    t.acts(P3, "token t_move, silver m_pray, gold");
}

/// KB-3.6.8c: units above the limit leave the board, wherever they stand; a higher limit counts.
#[test]
fn awakening_removes_surplus_units() {
    let mut t = table(2)
        .owns(P2, Tile::Legion)
        .troop(P1, "w_on", 7)
        .troop(P1, "w1a", 5)
        .troop(P2, "w_r", 8);
    t.night();
    assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
    assert_eq!(
        (t.units(P1, "w_on"), t.units(P1, "w1a"), t.supply(P1)),
        (5, 5, 2)
    );
    assert_eq!((t.units(P2, "w_r"), t.supply(P2)), (7, 5));
}

/// KB-3.6.9.1: while places are chosen the old order stays readable for everybody.
#[test]
fn destiny_keeps_the_old_order_readable() {
    let mut t = table(3).order(&[P2, P3, P1]);
    t.night_step(Step::Destiny { chosen: 0 });
    t.act(P2, "position 3");
    assert_eq!(t.turn_order(), [P2, P3, P1]);
    let view = t.view(Eye::Spectator);
    assert_eq!(view.order, [P2, P3, P1]);
    assert_eq!(view.destiny, [None, None, Some(P2)]);
}

/// KB-3.6.9.2, KB-3.6.9.2a, KB-DP-N9: the fewest fame points choose first, ties by the old order, any free place.
#[test]
fn destiny_goes_from_fewest_fame_upward() {
    let mut t = table(4)
        .order(&[P3, P2, P4, P1])
        .with_fame(P1, 0, 1)
        .with_fame(P3, 1, 1)
        .with_fame(P4, 1, 0)
        .troop(P2, "w_ti", 1)
        .troop(P2, "w_tr", 1)
        .troop(P2, "d_t", 1);
    t.night_step(Step::Destiny { chosen: 0 });
    // 1 fame each: P4 stood before P1. P3 has 2, and P2's temples count as 3.
    assert!(t.awaits(P4));
    assert_eq!(
        t.offers(P4),
        ["position 1", "position 2", "position 3", "position 4"]
    );
    t.act(P4, "position 2");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["position 1", "position 3", "position 4"]);
    assert!(!t.can(P1, "position 2"));
    t.act(P1, "position 4");
    assert!(t.awaits(P3));
    assert_eq!(t.offers(P3), ["position 1", "position 3"]);
    t.act(P3, "position 3");
    // One place is left for P2, who is first now.
    assert_eq!(t.turn_order(), [P2, P4, P3, P1]);
    let told = t.told(Eye::Spectator);
    for (seat, place) in [(P4, 2), (P1, 4), (P3, 3), (P2, 1)] {
        let taken = Event::PlaceTaken { seat, place };
        assert!(told.contains(&taken), "{seat}");
    }
}

/// KB-3.6.9.3: then the next round begins with Day and its new first player.
#[test]
fn a_new_day_follows_the_night() {
    let mut t = table(2);
    assert_eq!((t.round(), t.is_night()), (1, false));
    t.night();
    assert!(t.is_night());
    t.act(P1, "position 2");
    assert_eq!((t.round(), t.is_night()), (2, false));
    assert_eq!(t.turn_order(), [P2, P1]);
    assert_eq!(t.step(), Some(Step::BeforeToken));
    assert!(t.awaits(P2));
    assert!(t.events().contains(&Event::DayBroke { round: 2 }));
}
