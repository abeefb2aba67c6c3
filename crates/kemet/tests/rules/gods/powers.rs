//! Gods of Egypt: what each god can do (tiles:§9).

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game};

use crate::battle::help::side;
use crate::gods::help::{acquiring, eve, fight, figure, moving, pantheon, ways};

// ---- Anubis

/// GOD-ANU: when a battle he fought ends, up to as many free units as he lost life
/// points and opposing units were removed, to controlled districts and own troops.
#[test]
fn anubis_raises_the_dead() {
    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .god(P1, God::Anubis, "w_on", 4)
        .troop(P1, "w1a", 4)
        .troop(P1, "w_tr", 1)
        .troop(P2, "w1c", 1)
        .with_prayer(P1, 0);
    // A tie: P1 loses with 2 life points lost and 3 units removed.
    let mut t = fight(t, "w_on", "BC-3", "BC-2");
    t.act(P2, "banish w_ti");
    t.act(P2, "stay");
    assert_eq!(
        t.step(),
        Some(Step::AnubisUnits {
            role: Role::Attacker,
            left: 5
        })
    );
    assert_eq!(ways(&t, "place w1a"), ["1"], "room for one");
    assert_eq!(ways(&t, "place w1b"), ["1", "2", "3", "4", "5"]);
    assert_eq!(ways(&t, "place w_tr"), ["1", "2", "3", "4"]);
    assert!(
        ways(&t, "place w_ti").is_empty(),
        "the god is no such troop"
    );
    assert!(
        ways(&t, "place w1c").is_empty(),
        "P2 controls it (tiles:R26)"
    );
    t.acts(P1, "place w1b 2, place w_tr 2");
    assert_eq!(ways(&t, "place w1b"), ["1"], "one is left");
    t.act(P1, "done");
    assert_eq!((t.units(P1, "w1b"), t.units(P1, "w_tr")), (2, 3));
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 3));
}

/// GOD-ANU: also when he fell, and not in battles of other troops.
#[test]
fn anubis_must_have_fought() {
    let t = pantheon(3)
        .owns(P2, Tile::Legion)
        .troop(P2, "w_on", 7)
        .god(P1, God::Anubis, "w_on", 1);
    let mut t = fight(t, "w_on", "BC-3", "BC-3");
    assert_eq!(t.god_zone(P1), None);
    t.act(P2, "stay");
    assert_eq!(
        t.step(),
        Some(Step::AnubisUnits {
            role: Role::Attacker,
            left: 4
        })
    );

    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .troop(P1, "w_on", 5)
        .god(P1, God::Anubis, "w1a", 4);
    let mut t = fight(t, "w_on", "BC-3", "BC-2");
    t.acts(P1, "recall");
    t.act(P2, "stay");
    assert!(t.awaits(P2), "{:?}", t.step());
}

/// GOD-ANU: from the moment he is acquired, +1 strength for all troops of his
/// player in battles in own districts, on top of the normal one.
#[test]
fn anubis_strengthens_the_city() {
    let at_home = |t: Scene| {
        let t = t.troop(P1, "w1a", 2).troop(P2, "w1a", 2);
        fight(t, "w1a", "BC-6", "BC-6")
    };
    assert_eq!(at_home(pantheon(3)).last_points(P1).strength, 2 + 3 + 1);
    let t = at_home(pantheon(3).acquired(P1, God::Anubis));
    assert_eq!(t.last_points(P1).strength, 2 + 3 + 2);
    let lines = side(&t, Eye::Spectator, Role::Attacker).lines;
    let of_anubis = PointSource::God(God::Anubis);
    assert!(lines.iter().any(|line| line.source == of_anubis));
    assert_eq!(t.last_points(P2).strength, 2 + 3);

    let himself = pantheon(3)
        .god(P1, God::Anubis, "w1a", 4)
        .troop(P2, "w1a", 2);
    let t = fight(himself, "w1a", "BC-6", "BC-6");
    assert_eq!(t.last_points(P1).strength, 7 + 3 + 2);

    let abroad = pantheon(3)
        .acquired(P1, God::Anubis)
        .troop(P1, "w2a", 2)
        .troop(P2, "w2a", 2);
    let t = fight(abroad, "w2a", "BC-6", "BC-6");
    assert_eq!(t.last_points(P1).strength, 2 + 3, "not an own district");
}

// ---- Bastet

/// GOD-BAS: a shield in her own battles.
#[test]
fn bastet_has_a_shield() {
    let t = pantheon(3)
        .troop(P2, "w_on", 3)
        .god(P1, God::Bastet, "w_on", 4);
    let t = fight(t, "w_on", "BC-6", "BC-6");
    assert_eq!(t.last_points(P1).shield, 1 + 1);
    let others = pantheon(3)
        .acquired(P1, God::Bastet)
        .troop(P2, "w_on", 3)
        .troop(P1, "w_on", 3);
    let t = fight(others, "w_on", "BC-6", "BC-6");
    assert_eq!(t.last_points(P1).shield, 1);
}

/// GOD-BAS, KB-3.6.3: at night a temple that Bastet controls is enough for the
/// divine fame point, and it is one at the most.
#[test]
fn bastet_in_a_temple() {
    let after_night = |mut t: Scene| {
        t.night_step(Step::Temples);
        t.permanent_fame(P1)
    };
    let there = || pantheon(3).god(P1, God::Bastet, "w_ti", 1);
    assert_eq!(after_night(there()), (0, 1));
    assert_eq!(after_night(there().troop(P1, "w_tr", 1)), (0, 1));
    let delta = pantheon(3).god(P1, God::Bastet, "d_t", 1);
    assert_eq!(after_night(delta), (0, 1));
    let elsewhere = pantheon(3)
        .god(P1, God::Bastet, "w_on", 1)
        .troop(P1, "w_ti", 1);
    assert_eq!(after_night(elsewhere), (0, 0), "units hold the temple");
    let sanctuary = pantheon(3).god(P1, God::Bastet, "d_s", 1);
    assert_eq!(after_night(sanctuary), (0, 0), "no temple");
    let another = pantheon(3).god(P1, God::Wadjet, "w_ti", 1);
    assert_eq!(after_night(another), (0, 0));
}

// ---- Horus

/// GOD-HOR: in a Move he may teleport once for free, from anywhere to any zone that
/// is not an opponent's district.
#[test]
fn horus_flies() {
    let t = pantheon(3)
        .god(P1, God::Horus, "w_r", 3)
        .troop(P2, "w_ti", 2)
        .with_prayer(P1, 0);
    let t = moving(t, "w_r");
    let all = Layout::get(Edition::Rise, 3).zones().without(Zone::WR);
    let open: Vec<String> = all
        .iter()
        .filter(|zone| zone.district_of().is_none_or(|city| city == City::W1))
        .map(|zone| zone.to_string())
        .collect();
    assert_eq!(ways(&t, "teleport"), open);
    assert!(t.refusal(P1, "teleport w2a").is_some());

    let mut far = t.clone();
    far.act(P1, "teleport d_s");
    assert_eq!((far.god_zone(P1), far.prayer(P1)), (Some("d_s"), 0));
    assert_eq!(far.refusal(P1, "teleport w_r"), Some(Refusal::TeleportUsed));
    assert!(far.can(P1, "step d_d"));

    let mut battle = t;
    battle.act(P1, "teleport w_ti");
    assert_eq!(battle.step(), Some(Step::WarCouncil));

    // Other gods, and the other troops of his player, cannot.
    for stuck in [
        pantheon(3).god(P1, God::Seth, "w_r", 3),
        pantheon(3)
            .god(P1, God::Horus, "w1a", 3)
            .troop(P1, "w_r", 1),
    ] {
        assert!(ways(&moving(stuck, "w_r"), "teleport").is_empty());
    }
}

/// GOD-HOR: all life points again when a battle he fought ends; not if he fell.
#[test]
fn horus_heals() {
    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .god(P1, God::Horus, "w_on", 3);
    let mut t = fight(t, "w_on", "BC-3", "BC-2");
    assert_eq!(t.god_life(P1), 1);
    t.act(P2, "banish w_ti");
    t.act(P2, "stay");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w_ti"), 3));
    assert!(t.events().contains(&Event::GodHealed {
        seat: P1,
        zone: Zone::WTi,
        life: 3
    }));

    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .god(P1, God::Horus, "w_on", 2);
    let mut t = fight(t, "w_on", "BC-3", "BC-2");
    t.act(P2, "stay");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (None, 0));

    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .troop(P1, "w_on", 5)
        .god(P1, God::Horus, "w_ti", 1);
    let mut t = fight(t, "w_on", "BC-3", "BC-2");
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(t.god_life(P1), 1, "a battle of others");
}

// ---- Wadjet

/// GOD-WAD, KB-LIM-07: once a day a second own-colour token on a space with one,
/// and its action again; also while the figure is on its tile.
#[test]
fn wadjet_repeats_an_action() {
    let mut t = pantheon(3)
        .acquired(P1, God::Wadjet)
        .tokens_on(P1, &[Space::MiddlePray, Space::TopMove])
        .with_prayer(P1, 0)
        .without_gold(P1);
    assert_eq!(ways(&t, "repeat"), ["t_move", "m_pray"]);
    assert_eq!(
        t.refusal(P1, "repeat b_pray"),
        Some(Refusal::NoTokenThere {
            space: Space::BottomPray
        })
    );
    t.act(P1, "repeat m_pray");
    assert_eq!(t.prayer(P1), 2);
    let player = &t.view(Eye::Spectator).players[0];
    assert_eq!(player.tokens, 2, "it was one of the five");
    assert_eq!(figure(&t, P1).repeated, Some(Space::MiddlePray));
    assert!(t.awaits(P2), "one own-colour token a turn");

    t.turn(P1);
    assert_eq!(
        t.refusal(P1, "repeat t_move"),
        Some(Refusal::SecondTokenUsed)
    );
    let asleep = pantheon(3)
        .plays_for(P1, God::Wadjet)
        .tokens_on(P1, &[Space::TopMove]);
    assert_eq!(
        asleep.refusal(P1, "repeat t_move"),
        Some(Refusal::NoSecondToken)
    );
}

/// GOD-WAD, KB-3.3.eq: floors must still be reached, and floors count, not tokens.
#[test]
fn wadjet_keeps_the_equilibrium() {
    let on_top = |spaces: &[Space]| {
        pantheon(3)
            .acquired(P1, God::Wadjet)
            .tokens_on(P1, spaces)
            .without_gold(P1)
    };
    // After it two tokens are left for two empty floors.
    let mut late = on_top(&[Space::TopMove, Space::TopRecruit]);
    late.act(P1, "repeat t_move");
    late.turn(P1);
    assert!(late.can(P1, "token m_pray") && late.can(P1, "token b_pray"));

    let last = on_top(&[
        Space::TopMove,
        Space::TopRecruit,
        Space::MiddlePray,
        Space::MiddleMove,
    ]);
    assert_eq!(
        last.refusal(P1, "repeat t_move"),
        Some(Refusal::Equilibrium { empty: 1, left: 0 })
    );
    assert!(last.can(P1, "token b_pray"));
}

/// GOD-WAD, KB-LIM-08: an Acquire space may be used twice, but not for a second
/// tile of its colour.
#[test]
fn wadjet_and_acquire() {
    let mut t = pantheon(3)
        .acquired(P1, God::Wadjet)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P2, "w2a", Colour::Sapphire, 1)
        .troop(P1, "w2a", 2)
        .with_prayer(P1, 11)
        .without_gold(P1);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take RUB-1a");
    t.turn(P1);
    t.act(P1, "repeat b_acq1");
    assert_eq!(
        t.refusal(P1, "take RUB-1b"),
        Some(Refusal::ColourBought {
            colour: Colour::Ruby
        })
    );
    t.act(P1, "take SAP-1a");
}

/// GOD-WAD: a new day, a new second token.
#[test]
fn wadjet_every_day() {
    let mut t = pantheon(3)
        .acquired(P1, God::Wadjet)
        .tokens_on(P1, &[Space::MiddlePray])
        .without_gold(P1);
    t.act(P1, "repeat m_pray");
    t.night_step(Step::Awakening);
    assert_eq!(figure(&t, P1).repeated, None);
    assert_eq!(t.view(Eye::Spectator).players[0].tokens, 5);
}

// ---- Sobek

/// GOD-SOB, SB-S: when he is acquired all discarded battle cards come back, one is
/// removed in secret, and Sobek's Wrath takes its place.
#[test]
fn sobek_brings_his_wrath() {
    let mut t = acquiring(eve().plays_for(P1, God::Sobek).used_cards(
        P1,
        &[BattleCard::Bc1],
        &[BattleCard::Bc2],
    ));
    t.acts(P1, "rise, deploy w1b");
    assert_eq!(t.step(), Some(Step::SobeksCard));
    assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
    t.act(P1, "remove BC-7");
    let [hand, _, _, removed] = t.battle_cards(P1);
    assert_eq!(hand.len(), 8);
    assert!(hand.contains(BattleCard::SobeksWrath) && !hand.contains(BattleCard::Bc7));
    assert_eq!(removed, BattleCards::one(BattleCard::Bc7));
    // The others know the new card and not the old one.
    let secret = Event::CardRemoved {
        seat: P1,
        card: BattleCard::Bc7,
    };
    assert!(t.told(Eye::Seat(P1)).contains(&secret));
    assert!(!t.told(Eye::Seat(P2)).contains(&secret));
    assert!(t.told(Eye::Seat(P2)).contains(&Event::SpecialCardTaken {
        seat: P1,
        card: BattleCard::SobeksWrath
    }));
    assert_eq!(t.view(Eye::Seat(P2)).players[0].removed, 1);
}

/// GOD-SOB, KB-HI-14: the removed card may be a special one; others can still
/// imagine a hand that fits what they see.
#[test]
fn a_special_card_may_go_for_his_wrath() {
    let eve = eve().plays_for(P1, God::Sobek).owns(P1, Tile::WrrytStorm);
    let mut t = acquiring(eve);
    t.acts(P1, "rise, deploy w1b, remove SB-1");
    let t = t.used_cards(P1, &BattleCard::ALL[..7], &[]);
    let [hand, _, _, removed] = t.battle_cards(P1);
    assert_eq!((hand.len(), removed.len()), (1, 2));
    let view = t.view(Eye::Seat(P2));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..20 {
        let imagined = Kemet::imagine(&Kemet::know(&view), &mut rng);
        assert_eq!(imagined.view(Eye::Seat(P2)), view);
    }
}

/// GOD-SOB: the card is chosen before the battle for the district.
#[test]
fn sobeks_wrath_in_the_first_battle() {
    let mut t = acquiring(eve().plays_for(P1, God::Sobek).troop(P2, "w1b", 2));
    t.acts(P1, "rise, deploy w1b, remove BC-8");
    assert!(t.can(P1, "play-card SB-S"));
}

/// SB-S, tiles:R10: all troops may play it; at the end of that battle all battle
/// cards come back, those of the battle too.
#[test]
fn sobeks_wrath_takes_all_cards_back() {
    let t = pantheon(3)
        .acquired(P1, God::Sobek)
        .used_cards(P1, &[BattleCard::Bc1], &[BattleCard::Bc2])
        .troop(P2, "w_on", 2)
        .troop(P1, "w_on", 4);
    let mut t = fight(t, "w_on", "SB-S", "BC-5");
    assert_eq!(t.last_points(P1).strength, 4 + 4);
    t.act(P2, "recall");
    t.act(P1, "stay");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert_eq!((hand.len(), up.len(), down.len()), (8, 0, 0));
    assert_eq!(t.battle_cards(P2)[0].len(), 6);

    let t = pantheon(3)
        .acquired(P1, God::Sobek)
        .troop(P2, "w_on", 2)
        .troop(P1, "w_on", 4);
    let mut other = fight(t, "w_on", "BC-6", "BC-5");
    other.act(P2, "recall");
    other.act(P1, "stay");
    assert_eq!(
        other.battle_cards(P1)[0].len(),
        6,
        "another card was played"
    );
}

/// GOD-SOB: one more damage where he attacks himself.
#[test]
fn sobek_bites_as_attacker() {
    let damage = |t: Scene, seat| fight(t, "w_on", "BC-6", "BC-6").last_points(seat).damage;
    let attacks = pantheon(3)
        .troop(P2, "w_on", 3)
        .god(P1, God::Sobek, "w_on", 5);
    assert_eq!(damage(attacks, P1), 1);
    let defends = pantheon(3)
        .god(P2, God::Sobek, "w_on", 5)
        .troop(P1, "w_on", 3);
    assert_eq!(damage(defends, P2), 0);
    let others = pantheon(3)
        .acquired(P1, God::Sobek)
        .troop(P2, "w_on", 3)
        .troop(P1, "w_on", 3);
    assert_eq!(damage(others, P1), 0);
}

// ---- Seth

/// Seth attacks; these two cards are the deck.
fn seths_battle(deck: &[Di]) -> Scene {
    let t = pantheon(3)
        .troop(P2, "w_on", 3)
        .god(P1, God::Seth, "w_on", 4)
        .with_prayer(P1, 0)
        .deck(deck);
    fight(t, "w_on", "BC-6", "BC-5")
}

/// GOD-SET: at the end of the Confrontation two DI cards are drawn for all to see;
/// one BATTLE card among them works for nothing, the other is discarded.
#[test]
fn seth_uses_a_battle_card() {
    let mut t = seths_battle(&[Di::WarFury, Di::IronWall]);
    let step = Step::SethsCards {
        role: Role::Attacker,
    };
    assert_eq!(t.step(), Some(step));
    let shown: DiCards = [Di::WarFury, Di::IronWall].into_iter().collect();
    for eye in [Eye::Spectator, Eye::Seat(P2)] {
        assert_eq!(t.view(eye).foreseen_cards, Some(shown));
    }
    assert_eq!(t.offers(P1), ["keep DI-04", "keep DI-06"]);
    let discards = t.di_piles().1;
    t.act(P1, "keep DI-04");
    assert_eq!(t.last_points(P1).strength, 7 + 3 + 2);
    assert_eq!(t.prayer(P1), 0, "for free");
    assert_eq!(t.di(P1).loose(), 0);
    t.act(P2, "recall");
    let after = t.di_piles().1;
    for card in [Di::WarFury, Di::IronWall] {
        assert_eq!(after.count(card), discards.count(card) + 1, "{card}");
    }
}

/// GOD-SET: one BATTLE card must be used; of two others one is kept in hand.
#[test]
fn seth_keeps_another_card() {
    let one = seths_battle(&[Di::WarFury, Di::Prayer]);
    assert_eq!(one.last_points(P1).strength, 7 + 3 + 2, "no choice");
    assert_eq!(one.di(P1).loose(), 0);

    let mut none = seths_battle(&[Di::Swiftness, Di::Prayer]);
    assert_eq!(none.offers(P1), ["keep DI-09", "keep DI-11"]);
    none.act(P1, "keep DI-11");
    assert_eq!(none.last_points(P1).strength, 7 + 3);
    assert!(none.di(P1).contains(Di::Swiftness));
    assert!(none.di_piles().1.contains(Di::Prayer));
}

/// GOD-SET: in his own battles only, on either side; the card can be cancelled and
/// looted as any that was played.
#[test]
fn seth_must_fight() {
    let t = pantheon(3)
        .troop(P2, "w_on", 3)
        .troop(P1, "w_on", 3)
        .god(P1, God::Seth, "w1a", 4);
    let t = fight(t, "w_on", "BC-6", "BC-5");
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::SethDrew { .. }))
    );

    let defends = pantheon(3)
        .god(P2, God::Seth, "w_on", 4)
        .owns(P1, Tile::Legion)
        .troop(P1, "w_on", 7)
        .owns(P1, Tile::SpoilsOfWar)
        .deck(&[Di::BronzeWall, Di::Prayer]);
    // 7 + 5 against 7 + 2.
    let mut t = fight(defends, "w_on", "BC-7", "BC-5");
    assert_eq!(t.last_points(P2).shield, 2 + 1);
    t.act(P1, "banish w_ti");
    t.act(P1, "stay");
    assert!(t.can(P1, "loot DI-03"), "{:?}", t.offers(P1));
}
