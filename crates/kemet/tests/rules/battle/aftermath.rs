//! Aftermath and the end of a battle (sections 3.5.6 to 3.5.8).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

use crate::battle::help::{fought, meet, p1_won, p2_won};

/// KB-3.5.6.a, KB-DP-B5: the loser, attacker or defender, chooses between
/// retreat and recall before the winner chooses anything.
#[test]
fn the_loser_chooses_first() {
    let t = p1_won(meet("w_r", 5, 4), "w_r");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["retreat", "recall"]);
    assert_eq!(
        t.refusal(P1, "stay"),
        Some(Refused::NotAwaited { seat: P1 }.into())
    );

    let t = p2_won(meet("w_r", 5, 5), "w_r");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["retreat", "recall"]);
}

/// KB-3.5.6.b, KB-EX-3.5.6-2, KB-ED-29, KB-AM-26, KB-DP-B5: with the winner's troop gone
/// the loser still retreats or recalls, and the winner still picks the zone;
/// nobody is left where the battle was.
#[test]
fn a_winner_without_troop_still_drives_the_loser_out() {
    let start = || fought(meet("w_r", 1, 2), "w_r", "BC-7", "BC-5");
    let mut t = start();
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (0, 2));
    assert_eq!(t.offers(P2), ["retreat", "recall"]);
    t.act(P2, "retreat");
    assert!(t.awaits(P1));
    t.act(P1, "banish w_on");
    assert_eq!((t.units(P2, "w_r"), t.units(P2, "w_on")), (0, 2));
    assert!(!t.controls(P1, "w_r") && !t.controls(P2, "w_r"));
    assert_eq!(
        t.step(),
        Some(Step::BeforeToken),
        "the winner has nothing to decide"
    );

    let mut t = start();
    t.act(P2, "recall");
    assert_eq!(
        (t.prayer(P2), t.units(P2, "w_r"), t.supply(P2)),
        (7 + 1, 0, 12)
    );
}

/// KB-3.5.6.c, KB-DP-B6, KB-ED-30: the winner picks an adjacent zone without
/// any troop, the loser's own included, and all of the troop goes there.
#[test]
fn the_winner_picks_an_empty_zone() {
    let mut t = meet("w_r", 5, 4).troop(P3, "w_on", 1).troop(P2, "w_tr", 1);
    t = p1_won(t, "w_r");
    t.act(P2, "retreat");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["banish w1f", "banish w2f"]);
    for zone in ["w_on", "w_tr", "w_r", "w_ti"] {
        assert!(!t.can(P1, &format!("banish {zone}")), "{zone}");
    }
    assert_eq!(
        t.refusal(P2, "banish w1f"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    t.act(P1, "banish w1f");
    assert_eq!((t.units(P2, "w_r"), t.units(P2, "w1f")), (0, 4));
    assert!(t.events().contains(&Event::Retreated {
        seat: P2,
        from: Zone::WR,
        to: Zone::W1f
    }));
}

/// KB-3.5.6.d, KB-DP-B6: no sailing and no crossing of the Nile in a retreat,
/// and nothing to pay for it.
#[test]
fn a_retreat_is_no_move() {
    let mut t = table(4)
        .troop(P2, "w_r", 4)
        .troop(P1, "w_r", 5)
        .with_prayer(P2, 0);
    t = p1_won(t, "w_r");
    t.act(P2, "retreat");
    assert_eq!(
        t.offers(P1),
        ["banish w1f", "banish w2f", "banish w_on", "banish w_tr"]
    );
    t.act(P1, "banish w_tr");
    assert_eq!(t.prayer(P2), 0);

    let mut t = p1_won(meet("w_r", 5, 4), "w_r");
    t.act(P2, "retreat");
    assert!(
        !t.can(P1, "banish w_os"),
        "a trading harbor, but not a neighbour"
    );
}

/// KB-3.5.6.e, KB-DP-B6: the only districts to retreat into are the loser's
/// own, and only empty ones.
#[test]
fn only_the_own_city_opens_its_gates() {
    let mut t = p2_won(meet("w2f", 5, 5), "w2f");
    t.act(P1, "retreat");
    assert_eq!(
        t.offers(P2),
        ["banish w_on", "banish w_os", "banish w_r", "banish w_ti"]
    );

    let mut t = p1_won(meet("w2f", 5, 4).troop(P3, "w2b", 1), "w2f");
    t.act(P2, "retreat");
    let zones = ["w2a", "w2c", "w_on", "w_os", "w_r", "w_ti"];
    assert_eq!(t.offers(P1), zones.map(|zone| format!("banish {zone}")));
    t.act(P1, "banish w2c");
    assert_eq!(t.units(P2, "w2c"), 4);
}

/// KB-3.5.6.f, KB-DP-B5: where no zone is open the loser is recalled unasked.
#[test]
fn with_no_way_out_the_loser_is_recalled() {
    let t = p1_won(meet("w_tr", 5, 4).troop(P3, "w_r", 1), "w_tr");
    assert!(t.awaits(P1) && t.step() == Some(Step::WinnerAftermath));
    assert_eq!(
        (t.units(P2, "w_tr"), t.supply(P2), t.prayer(P2)),
        (0, 12, 7 + 3)
    );
    // The loser's own troop blocks the way as well.
    let t = p1_won(meet("w_tr", 5, 4).troop(P2, "w_r", 1), "w_tr");
    assert_eq!((t.units(P2, "w_tr"), t.prayer(P2)), (0, 7 + 3));
}

/// KB-3.5.6.g, KB-EX-3.5.6-1: a recall pays one less than its units: 0 for 1,
/// 4 for 5, and never beyond 11.
#[test]
fn a_recall_pays_one_less() {
    let recalled = |units, prayer| {
        let t = meet("w_r", 5, units)
            .with_prayer(P2, prayer)
            .owns(P1, Tile::Charge);
        let mut t = p1_won(t, "w_r");
        t.act(P2, "recall");
        assert_eq!((t.units(P2, "w_r"), t.supply(P2)), (0, 12));
        t.prayer(P2)
    };
    assert_eq!(recalled(1, 7), 7);
    assert_eq!(recalled(5, 3), 3 + 4);
    assert_eq!(recalled(5, 9), 11);
}

/// KB-3.5.6.h: companions go along in a retreat and home in a recall.
#[test]
fn companions_share_the_fate_of_the_troop() {
    let start = || {
        let t = meet("w_r", 5, 2)
            .companion(P2, Companion::AncestralElephant, "w_r")
            .companion(P2, Companion::Bakatan, "w_r");
        let mut t = t;
        t.battle(P1, "w_r");
        t.clash("BC-6", "BC-5");
        t.act(P2, "convert 0");
        t
    };
    let both: Companions = [Companion::AncestralElephant, Companion::Bakatan]
        .into_iter()
        .collect();
    let mut t = start();
    t.act(P2, "retreat");
    t.act(P1, "banish w_on");
    assert_eq!(t.companions(P2, "w_on"), both);
    assert!(t.companions_in_supply(P2).is_empty());

    let mut t = start();
    t.act(P2, "recall");
    assert_eq!(t.companions_in_supply(P2), both);
    assert!(t.companions(P2, "w_r").is_empty());
}

/// KB-AM-16: a troop sent into an empty temple controls it and has its fame at
/// once, in the other player's turn and before the battle is over.
#[test]
fn a_retreat_can_take_a_temple() {
    let mut t = p1_won(meet("w_r", 5, 4), "w_r");
    t.act(P2, "retreat");
    assert_eq!(t.temporary_fame(P2), 0);
    t.act(P1, "banish w_tr");
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    assert!(t.controls(P2, "w_tr"));
    assert_eq!(t.temporary_fame(P2), 1);
}

/// KB-AM-16, AMB-2b: Heqaib collects from the temple he was driven into.
#[test]
fn heqaib_collects_in_retreat() {
    let mut t = p1_won(
        meet("w_r", 5, 4).companion(P2, Companion::Heqaib, "w_r"),
        "w_r",
    );
    t.act(P2, "retreat");
    t.act(P1, "banish w_tr");
    assert!(t.awaits(P2));
    t.act(P2, "collect w_tr");
    assert_eq!(t.prayer(P2), 7 + 3);
    assert!(t.awaits(P1));
}

/// KB-3.5.7.a, KB-DP-B7: the winner stays or recalls, nothing else.
#[test]
fn the_winner_stays_or_recalls() {
    let mut t = p1_won(meet("w_tr", 5, 4), "w_tr");
    t.act(P2, "recall");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["stay", "recall"]);
    t.act(P1, "stay");
    assert_eq!((t.units(P1, "w_tr"), t.prayer(P1)), (5, 7));
    assert!(t.controls(P1, "w_tr"));
}

/// KB-3.5.7.b, KB-DP-B7: a winner's recall pays by the same measure, for
/// attacker and defender, and gives the zone up.
#[test]
fn a_winners_recall_pays_the_same() {
    let mut t = p1_won(meet("w_tr", 3, 2), "w_tr");
    t.act(P2, "recall");
    t.act(P1, "recall");
    assert_eq!(
        (t.prayer(P1), t.units(P1, "w_tr"), t.supply(P1)),
        (7 + 2, 0, 12)
    );
    assert_eq!((t.permanent_fame(P1).0, t.temporary_fame(P1)), (1, 0));

    let mut t = p2_won(meet("w_tr", 5, 5), "w_tr");
    t.act(P1, "recall");
    assert_eq!(t.temporary_fame(P2), 1);
    assert_eq!(t.offers(P2), ["stay", "recall"]);
    t.act(P2, "recall");
    assert_eq!((t.prayer(P2), t.temporary_fame(P2)), (7 + 4, 0));
}

/// KB-3.5.8.a, KB-AM-18: the played card lies face up for all to see, the
/// discard face down, and only its owner may look at it again.
#[test]
fn played_up_discarded_down() {
    let mut t = meet("w_tr", 5, 4);
    t.battle(P1, "w_tr");
    t.acts(P1, "play-card BC-6, discard-card BC-2, hide");
    t.acts(P2, "play-card BC-5, discard-card BC-3, hide");
    assert_eq!(
        t.battle_cards(P1)[0].len(),
        8,
        "until the end of the battle"
    );
    t.act(P2, "recall");
    t.act(P1, "stay");
    let cards = [
        (P1, BattleCard::Bc6, BattleCard::Bc2),
        (P2, BattleCard::Bc5, BattleCard::Bc3),
    ];
    for (seat, played, discarded) in cards {
        let [hand, up, down, _] = t.battle_cards(seat);
        assert_eq!(
            (hand.len(), up, down),
            (6, BattleCards::one(played), BattleCards::one(discarded))
        );
        let own = t.view(Eye::Seat(seat)).players[seat.index()].secret;
        assert_eq!(own.map(|secret| secret.face_down), Some(down));
        for eye in [P1, P2, P3]
            .map(Eye::Seat)
            .into_iter()
            .chain([Eye::Spectator])
        {
            let seen = &t.view(eye).players[seat.index()];
            assert_eq!((seen.face_up, seen.face_down), (up, 1));
            assert_eq!(seen.secret.is_some(), eye == Eye::Seat(seat));
        }
    }
}

/// KB-3.5.8.b, KB-EX-3.5.8-1: eight cards last four battles, then all of them
/// are back in hand at once.
#[test]
fn after_four_battles_all_cards_return() {
    let mut t = table(3).troop(P2, "w_tr", 5);
    for (battle, card) in ["BC-8", "BC-7", "BC-6", "BC-5"].into_iter().enumerate() {
        t = t.troop(P1, "w_tr", 5);
        t.battle(P1, "w_tr");
        t.clash(card, card);
        t.act(P1, "recall");
        t.act(P2, "stay");
        let lost = 5 - t.units(P2, "w_tr");
        t = t.troop(P2, "w_tr", lost);
        for seat in [P1, P2] {
            let [hand, up, down, _] = t.battle_cards(seat);
            let used = if battle == 3 { 0 } else { battle + 1 };
            assert_eq!(
                (hand.len(), up.len(), down.len()),
                (8 - 2 * used, used, used)
            );
        }
    }
    assert!(t.events().contains(&Event::CardsTakenBack { seat: P1 }));
    assert!(t.events().contains(&Event::CardsTakenBack { seat: P2 }));
}

/// KB-3.5.8.c: played DI cards lie on the discard pile, face up, when the
/// battle is over; Diversion does not.
#[test]
fn played_di_cards_are_discarded() {
    let mut t = meet("w_tr", 5, 4)
        .holds(P1, &[Di::WarRage])
        .holds(P2, &[Di::BronzeWall]);
    t.battle(P1, "w_tr");
    t.council(P1, "BC-6", &[Di::WarRage], "hide");
    t.council(P2, "BC-5", &[Di::BronzeWall, Di::Diversion], "hide");
    assert!(t.di_piles().1.is_empty());
    t.act(P2, "recall");
    t.act(P1, "stay");
    let played: DiCards = [Di::WarRage, Di::BronzeWall].into_iter().collect();
    assert_eq!(t.di_piles().1, played);
    assert_eq!(t.view(Eye::Spectator).discard, played);
}

/// KB-3.5.8.d, KB-AM-27: at the end of the battle every troop of both sides is
/// cut down to its limit, wherever it stands.
#[test]
fn surplus_units_leave_after_battle() {
    let t = meet("w_tr", 5, 4).troop(P1, "w1a", 6).troop(P2, "w2a", 7);
    let mut t = p1_won(t, "w_tr");
    t.act(P2, "recall");
    assert_eq!((t.units(P1, "w1a"), t.units(P2, "w2a")), (6, 7));
    t.act(P1, "stay");
    assert_eq!((t.units(P1, "w1a"), t.units(P2, "w2a")), (5, 5));
    assert_eq!((t.supply(P1), t.supply(P2)), (12 - 10, 12 - 5));
}

/// tiles:R25, KB-3.5.8.d, AMB-1b: Masaharta's troop may go to an own district
/// that holds own units; the surplus leaves at the end of the battle, and one of
/// two servants goes to the supply. The winner is not asked where.
#[test]
fn masaharta_leads_his_troop_home() {
    let t = meet("w_r", 5, 4)
        .companion(P2, Companion::Masaharta1, "w_r")
        .companion(P2, Companion::AncestralElephant, "w_r")
        .troop(P2, "w2a", 3)
        .companion(P2, Companion::Bakatan, "w2a")
        .troop(P3, "w2b", 1);
    let mut t = p1_won(t, "w_r");
    assert_eq!(
        t.offers(P2),
        ["retreat", "shelter w2a", "shelter w2c", "recall"]
    );
    t.acts(P2, "shelter w2a, dismiss masaharta-1");
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    assert_eq!(t.units(P2, "w2a"), 7);
    assert!(t.companions_in_supply(P2).contains(Companion::Masaharta1));
    let home: Companions = [Companion::AncestralElephant, Companion::Bakatan]
        .into_iter()
        .collect();
    assert_eq!(t.companions(P2, "w2a"), home);
    t.act(P1, "stay");
    assert_eq!((t.units(P2, "w2a"), t.supply(P2)), (5, 12 - 5));
    assert_eq!(t.prayer(P2), 7, "no recall, no prayer points");

    // A troop without him has no such way, though he is in another one.
    let away = meet("w_r", 5, 4)
        .troop(P2, "w2a", 3)
        .companion(P2, Companion::Masaharta1, "w2a");
    assert_eq!(p1_won(away, "w_r").offers(P2), ["retreat", "recall"]);
}

/// KB-3.5.8.e, KB-AM-48: the defender controls the zone while any defender is
/// left in it, then nobody, and the attacker from the end of the battle.
#[test]
fn control_changes_at_the_end() {
    let mut t = meet("w_tr", 5, 4);
    t.battle(P1, "w_tr");
    assert!(t.controls(P2, "w_tr"));
    t.clash("BC-6", "BC-5");
    assert!(t.controls(P2, "w_tr") && t.awaits(P2));
    t.act(P2, "recall");
    assert!(!t.controls(P2, "w_tr") && !t.controls(P1, "w_tr"));
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));

    let mut t = p2_won(meet("w_tr", 5, 5), "w_tr");
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert!(t.controls(P2, "w_tr"));
    assert!(!t.events().iter().any(|e| matches!(
        e,
        Event::ControlLost {
            zone: Zone::WTr,
            ..
        }
    )));
}

/// KB-3.5.8.e, KB-AM-48, KB-TM-14: a conquered district brings its level-4 pyramid from
/// the end of the battle; its owner has lost it with the last defender.
#[test]
fn a_conquered_pyramid_changes_hands() {
    let start = || {
        let t = meet("w2a", 5, 3).pyramid(P2, "w2a", Colour::Ruby, 4);
        let mut t = p1_won(t, "w2a");
        assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
        t.act(P2, "recall");
        assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 0));
        t
    };
    let mut t = start();
    t.act(P1, "stay");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
    assert!(t.controls(P1, "w2a") && !t.controls(P2, "w2a"));

    let mut t = start();
    t.act(P1, "recall");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    assert!(t.controls(P2, "w2a") && !t.controls(P1, "w2a"));
}

/// KB-3.5.8.e: when two strangers have left a district it is its city's again,
/// and a temple is nobody's.
#[test]
fn an_empty_battlefield_falls_back() {
    let t = meet("w3a", 5, 4).pyramid(P3, "w3a", Colour::Ruby, 4);
    assert_eq!(t.temporary_fame(P3), 0);
    let mut t = p1_won(t, "w3a");
    t.act(P2, "recall");
    assert!(!t.controls(P3, "w3a"), "the attacker is still there");
    t.act(P1, "recall");
    assert!(t.controls(P3, "w3a"));
    assert_eq!(t.temporary_fame(P3), 1);

    let mut t = p1_won(meet("w_tr", 5, 4), "w_tr");
    t.act(P2, "recall");
    t.act(P1, "recall");
    assert!([P1, P2, P3].iter().all(|&seat| !t.controls(seat, "w_tr")));
}

/// KB-AM-24, KB-AM-28: a side without units is not asked and recalls nothing;
/// its companions end up in the supply. Loser and winner alike.
#[test]
fn the_fallen_have_no_choice() {
    let t = meet("w_tr", 5, 1)
        .companion(P2, Companion::AncestralElephant, "w_tr")
        .with_prayer(P2, 0);
    let mut t = fought(t, "w_tr", "BC-3", "BC-6");
    assert!(t.awaits(P1), "the loser is gone");
    assert_eq!(t.prayer(P2), 0);
    t.act(P1, "stay");
    assert!(
        t.companions_in_supply(P2)
            .contains(Companion::AncestralElephant)
    );

    let t = meet("w_tr", 1, 3)
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .with_prayer(P1, 0);
    let mut t = fought(t, "w_tr", "BC-7", "BC-5");
    t.act(P2, "recall");
    assert_eq!(t.step(), Some(Step::BeforeToken), "the winner is gone");
    assert_eq!(t.prayer(P1), 0);
    assert!(t.companions_in_supply(P1).contains(Companion::RoyalScarab));
    let recalled = |seat: Seat| {
        t.events()
            .iter()
            .any(|e| matches!(e, Event::Recalled { seat: s, .. } if *s == seat))
    };
    assert!(recalled(P2) && !recalled(P1));
}

/// tiles:R10, AMB-3a: Hold the Ground brings back all battle cards, face down
/// ones and those of this very battle included; not with a recall.
#[test]
fn hold_the_ground_takes_all_cards_back() {
    let start = || {
        meet("w_r", 4, 3).owns(P1, Tile::HoldTheGround).used_cards(
            P1,
            &[BattleCard::Bc1],
            &[BattleCard::Bc2],
        )
    };
    let counts = |t: &Scene| {
        let [hand, up, down, _] = t.battle_cards(P1);
        (hand.len(), up.len(), down.len())
    };
    let mut t = p1_won(start(), "w_r");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["reinforce 1", "done"]);
    t.act(P1, "reinforce 1");
    assert_eq!((counts(&t), t.units(P1, "w_r")), ((8, 0, 0), 5));

    let mut t = p1_won(start(), "w_r");
    t.act(P2, "recall");
    t.act(P1, "recall");
    assert_eq!(counts(&t), (4, 2, 2));

    let mut t = fought(start(), "w_r", "BC-8", "BC-6");
    t.act(P1, "retreat");
    t.act(P2, "banish w_on");
    t.act(P1, "done");
    t.act(P2, "stay");
    assert_eq!((counts(&t), t.units(P1, "w_on")), ((8, 0, 0), 4));
}

/// AMB-3a, section 3.5, corrections:K-7: all steps are resolved without a troop,
/// too: whoever is wiped out does not recall and takes all battle cards back; no
/// unit joins nobody. Winner and loser alike.
#[test]
fn hold_the_ground_without_a_troop() {
    let wiped_out = |scene: Scene, attacker, defender| {
        let mut t = scene.owns(P1, Tile::HoldTheGround);
        t.battle(P1, "w_r");
        t.council(P1, attacker, &[], "hide");
        t.council(P2, defender, &[], "hide");
        assert_eq!(t.units(P1, "w_r"), 0);
        t
    };
    let mut lost = wiped_out(meet("w_r", 1, 5), "BC-1", "BC-2");
    lost.act(P2, "stay");
    assert_eq!(lost.battle_cards(P1)[0], BattleCards::STANDARD);
    assert_eq!(lost.supply(P1), 12);

    let mut won = wiped_out(meet("w_r", 2, 1), "BC-7", "BC-5");
    assert_eq!(won.last_points(P1).strength, 2 + 5);
    won.act(P2, "recall");
    assert_eq!(won.battle_cards(P1)[0], BattleCards::STANDARD);
}
