//! Solo: battle against Amon (section 5.10).

use kemet::TroopName::{A, B};
use kemet::scene::*;
use kemet::*;

/// The player's troop and one of Amon's in the same zone, the player elsewhere,
/// too.
fn face_to_face(zone: &str, own: u8, amons: u8) -> Scene {
    solo_table(Objective::Zeal)
        .pyramid(P1, "w2a", Colour::Ruby, 2)
        .pyramid(P1, "w2c", Colour::Sapphire, 1)
        .troop(P1, "w2b", 2)
        .amon(A, zone, amons)
        .troop(P1, zone, own)
        .without_gold(P1)
}

fn respawned(t: &Scene) -> Option<(TroopName, Zone, RespawnReason)> {
    t.stories().into_iter().rev().find_map(|story| match story {
        Story::Respawned {
            troop,
            zone,
            reason,
        } => Some((troop, zone, reason)),
        _ => None,
    })
}

/// KB-5.10.a, KB-5.10.b, KB-AM-S17: only the player has a war council; Spy and Omniscience find nothing; one of all eight cards is turned up, used ones too.
#[test]
fn amon_turns_up_one_of_eight_cards() {
    let mut t = face_to_face("w_on", 5, 6)
        .owns(P1, Tile::Spy)
        .owns(P1, Tile::Omniscience);
    for own in ["BC-5", "BC-6"] {
        t.battle(P1, "w_on");
        assert!(t.awaits(P1));
        t.amon_turns(BattleCard::Bc6);
        t.council(P1, own, &[], "declare");
        let shown = t.events().into_iter().rev().find_map(|event| match event {
            Event::Revealed {
                seat: AMON, card, ..
            } => Some(card),
            _ => None,
        });
        assert_eq!(shown, Some(BattleCard::Bc6));
        assert_eq!(t.battle_cards(AMON)[0], BattleCards::STANDARD);
        // Too little against 9: the player leaves, and comes again.
        t.act(P1, "recall");
        t = t.troop(P1, "w_on", 3);
    }
}

/// KB-5.5.a, KB-5.10.c, KB-5.10.d, KB-5.10.e, KB-AM-S5: War Table, units, creature and card; in a district of his own 1 more.
#[test]
fn amons_numbers() {
    let mut t = face_to_face("w1a", 5, 5)
        .creature(A, Companion::AncestralElephant)
        .war_table([2, 1, 1, 0]);
    t.battle(P1, "w1a");
    t.amon_turns(BattleCard::Bc4);
    t.council(P1, "BC-1", &[], "hide");
    let points = t.last_points(AMON);
    // 5 units, card 2/2/1, elephant +1/0/+1, table +2/+1/+1, home +1.
    assert_eq!((points.strength, points.damage, points.shield), (11, 3, 3));
    // Below 0 nothing falls.
    let mut t = face_to_face("w_on", 5, 1).war_table([-2, -2, -2, 0]);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc3);
    t.council(P1, "BC-1", &[], "hide");
    let points = t.last_points(AMON);
    assert_eq!((points.strength, points.damage, points.shield), (0, 1, 0));
}

/// solo:§5: the ledger has a line for the War Table and adds up.
#[test]
fn the_war_table_is_a_line_of_the_ledger() {
    let mut t = face_to_face("w_on", 5, 6).war_table([-1, -2, 3, 0]);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(t.step(), Some(Step::RetreatZone));
    let view = t.view(tabletop::Eye::Seat(P1));
    let side = view.battle.expect("a battle").defender;
    let line = side
        .lines
        .iter()
        .find(|line| line.source == PointSource::WarTable)
        .expect("a line");
    let by = line.points;
    assert_eq!((by.strength, by.damage, by.shield), (-1, 0, 3));
    let sum = |of: fn(&LedgerLine) -> i8| side.lines.iter().map(of).sum::<i8>();
    assert_eq!(sum(|line| line.points.strength), side.points.strength as i8);
    assert_eq!(sum(|line| line.points.damage), side.points.damage as i8);
    assert_eq!(sum(|line| line.points.shield), side.points.shield as i8);
}

/// KB-5.10.f, KB-5.10.g, KB-AM-S21: the numbers of creatures work, and the Snake's silence; DI cards, fame, prayer points and veterans do not come to Amon.
#[test]
fn what_amons_creatures_do() {
    for creature in [
        Companion::TyphonicBeast,
        Companion::Jackal,
        Companion::SoulDevourer,
        Companion::Cat,
        Companion::Mummy,
    ] {
        let mut t = face_to_face("w_on", 5, 6)
            .creature(A, creature)
            .holds(P1, &[Di::Prayer]);
        t.battle(P1, "w_on");
        t.amon_turns(BattleCard::Bc1);
        t.council(P1, "BC-8", &[], "hide");
        t.act(P1, "recall");
        assert_eq!(t.permanent_fame(AMON), (0, 0));
        assert_eq!((t.prayer(AMON), t.veterans(AMON)), (0, 0));
        assert!(t.di(AMON).is_empty());
        assert_eq!(t.di(P1).loose(), 1);
        let strength: u8 = creature
            .boosts()
            .iter()
            .map(|boost| boost.points.strength)
            .sum();
        assert_eq!(t.last_points(AMON).strength, 6 + 4 + strength);
    }
    let mut t = face_to_face("w_on", 5, 6)
        .creature(A, Companion::DeepDesertSnake)
        .companion(P1, Companion::GiantScorpion, "w_on");
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    assert_eq!(t.last_points(P1).strength, 6, "the Scorpion is silent");
}

/// KB-5.10.h, KB-AM-S1, KB-DP-SO4: beaten with 3 units or fewer: the rest is taken back and 5 units with the creature of the setup appear in an empty pyramid district, A in the west.
#[test]
fn a_beaten_troop_comes_back() {
    let mut t = face_to_face("w_on", 5, 3).creature(A, Companion::AncestralElephant);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(respawned(&t), Some((A, Zone::W1a, RespawnReason::OwnPlace)));
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w_on")), (5, 0));
    assert!(
        t.companions(AMON, "w1a")
            .contains(Companion::AncestralElephant)
    );
    assert_eq!(t.supply(AMON), 7);
    // KB-5.10.k: the winner decides and is rewarded as always.
    assert_eq!(t.offers(P1), ["stay", "recall"]);
    assert_eq!(t.permanent_fame(P1), (1, 0));
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_on"));
    // One district taken: the other.
    let mut t = face_to_face("w_on", 5, 3).troop(P1, "w1a", 1);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(
        respawned(&t),
        Some((A, Zone::W1c, RespawnReason::OnlyEmpty))
    );
}

/// KB-5.10.i, KB-AM-S20: with both districts held by the player it appears at the weaker troop, and attacks when the battle that caused it is over.
#[test]
fn a_new_troop_falls_upon_the_weaker() {
    let mut t = face_to_face("w_on", 4, 3)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1c", 2);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(
        respawned(&t),
        Some((A, Zone::W1c, RespawnReason::WeakerTroop))
    );
    // The first battle goes on: the winner decides.
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_on"));
    let began = t.events().into_iter().rev().find_map(|event| match event {
        Event::BattleBegan { zone, attacker, .. } => Some((zone, attacker)),
        _ => None,
    });
    assert_eq!(began, Some((Zone::W1c, AMON)));
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "recall");
    assert!(t.controls(AMON, "w1c"));
    // As many units: by lot, so that both come up.
    let mut places = std::collections::BTreeSet::new();
    for lot in 0..2 {
        let mut t = face_to_face("w_on", 4, 1)
            .troop(P1, "w1a", 2)
            .troop(P1, "w1c", 2)
            .holds(P1, &[Di::RainingFire]);
        t = t.troop(P1, "w2f", 1);
        t.battle(P1, "w_on");
        t.amon_turns(BattleCard::Bc5);
        t.act(P1, "play-card BC-7");
        t.act(P1, "discard-card BC-1");
        // The first roll is the card, the second the lot.
        for seed in 0.. {
            let mut dice = tabletop::Dice::new(tabletop::Seed(seed));
            if dice.roll(8) == 4 && dice.roll(2) == lot {
                t.set_seed(seed);
                break;
            }
        }
        t.act(P1, "hide");
        let (_, zone, reason) = respawned(&t).expect("a new troop");
        assert_eq!(reason, RespawnReason::Lot);
        places.insert(zone);
    }
    assert_eq!(places.len(), 2);
}

/// KB-AM-S1: one district held by the player, the other by Amon's other troop: the player's.
#[test]
fn a_new_troop_fights_where_his_other_troop_is_not() {
    let mut t = face_to_face("w1a", 5, 3).amon(B, "w1c", 5);
    t.battle(P1, "w1a");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(
        respawned(&t),
        Some((A, Zone::W1a, RespawnReason::OtherTroop))
    );
    // Whoever leaves in time is not attacked.
    t.act(P1, "recall");
    assert!(t.controls(AMON, "w1a"));
    assert_eq!(t.units(AMON, "w1a"), 5);
    assert_eq!(
        t.step().map(|step| matches!(step, Step::WarCouncil)),
        Some(false)
    );
}

/// KB-AM-S1: the other mirrors: his other troop stands in the district that the beaten
/// one calls its own.
#[test]
fn a_new_troop_never_joins_his_other_troop() {
    for (lost, other, held, his) in [
        (A, B, "w1c", "w1a"),
        (A, B, "w1a", "w1c"),
        (B, A, "w1c", "w1a"),
        (B, A, "w1a", "w1c"),
    ] {
        let mut t = solo_table(Objective::Zeal)
            .troop(P1, held, 2)
            .troop(P1, "w2b", 3)
            .amon(other, his, 5)
            .amon(lost, "w_on", 1)
            .holds(P1, &[Di::RainingFire]);
        t.turn(P1);
        t.act(P1, "play DI-08");
        if t.can(P1, "strike w_on") {
            t.act(P1, "strike w_on");
        }
        let zone = held.parse().expect("a zone");
        assert_eq!(
            respawned(&t),
            Some((lost, zone, RespawnReason::OtherTroop)),
            "{lost} beside {other} in {his}"
        );
        assert_eq!((t.units(AMON, held), t.units(AMON, his)), (5, 5));
    }
}

/// KB-5.10.j, KB-DP-SO2, KB-DP-SO4: beaten with 4 units or more he retreats where the player says; without an empty zone he begins anew.
#[test]
fn a_strong_troop_retreats_where_the_player_says() {
    let mut t = face_to_face("w_on", 5, 4).creature(A, Companion::AncestralElephant);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    assert_eq!(
        t.offers(P1),
        ["banish w1f", "banish w2f", "banish w_r", "banish w_ti"]
    );
    t.act(P1, "banish w_ti");
    assert_eq!(
        (t.units(AMON, "w_ti"), t.amon_at(A)),
        (4, "w_ti".to_owned())
    );
    assert!(t.controls(AMON, "w_ti"));
    assert!(
        t.companions(AMON, "w_ti")
            .contains(Companion::AncestralElephant)
    );
    // w_tr borders on w_r alone.
    let mut t = face_to_face("w_tr", 4, 5).troop(P1, "w_r", 1);
    t.battle(P1, "w_tr");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-7", &[], "hide");
    assert_eq!(t.units(P1, "w_tr"), 2);
    assert_eq!(respawned(&t), Some((A, Zone::W1a, RespawnReason::OwnPlace)));
}

/// KB-AM-S2: a victory that costs the last unit, or a loss outside battle: he begins anew, in a battle at its end, otherwise at once.
#[test]
fn troops_that_are_gone_come_back() {
    let mut t = face_to_face("w_on", 1, 1).war_table([5, 0, 0, 0]);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-3", &[], "hide");
    // 2 against 10; both troops are gone.
    assert_eq!((t.units(P1, "w_on"), t.units(AMON, "w_on")), (0, 0));
    assert_eq!(respawned(&t), Some((A, Zone::W1a, RespawnReason::OwnPlace)));
    assert!(t.events().contains(&Event::BattleWon { seat: AMON }));
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .amon(A, "w_on", 1)
        .holds(P1, &[Di::RainingFire]);
    t.turn(P1);
    t.acts(P1, "play DI-08");
    assert_eq!(respawned(&t), Some((A, Zone::W1a, RespawnReason::OwnPlace)));
    // Into a district of the player's troops: a battle at once.
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1c", 2)
        .amon(A, "w_on", 1)
        .holds(P1, &[Di::RainingFire]);
    t.turn(P1);
    t.acts(P1, "play DI-08");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    assert_eq!(t.units(AMON, "w1c"), 5);
}

/// KB-AM-S17: the storm strikes Amon's troops abroad, and a troop that dies of it is back at once.
#[test]
fn storms_strike_amon() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .owns(P1, Tile::LordOfStorms)
        .amon(A, "w_on", 1)
        .amon(B, "w_ti", 5);
    t.turn(P1);
    t.acts(P1, "storm, strike w_on");
    assert_eq!(t.units(AMON, "w1a"), 5);
    assert_eq!(t.offers(P1), ["strike w_ti", "done"]);
    t.act(P1, "strike w_ti");
    assert_eq!(t.units(AMON, "w_ti"), 4);
}

/// corrections:S-1, E-12, KB-AM-S20: a strike whose victim comes back and attacks is
/// paid before that battle, so that the battle cannot spend its price.
#[test]
fn a_storm_is_paid_before_the_ambush() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1c", 2)
        .amon(A, "w_on", 1)
        .amon(B, "w_ti", 5)
        .owns(P1, Tile::LordOfStorms)
        .holds(P1, &[Di::WarFury])
        .with_prayer(P1, 1);
    t.turn(P1);
    t.acts(P1, "storm, strike w_on");
    assert_eq!((t.step(), t.prayer(P1)), (Some(Step::WarCouncil), 0));
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    assert!(!t.can(P1, "add DI-04"), "its price went into the storm");
    t.amon_turns(BattleCard::Bc5);
    t.act(P1, "hide");
    while t.step() != Some(Step::BeforeToken) {
        let first = t.offers(P1)[0].clone();
        t.act(P1, &first);
    }
    assert!(t.step() == Some(Step::BeforeToken) && !t.can(P1, "storm"));
    // With a point for it there is a second strike after the battle.
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1c", 2)
        .amon(A, "w_on", 1)
        .amon(B, "w_ti", 5)
        .owns(P1, Tile::LordOfStorms)
        .owns(P1, Tile::PriestOfRa)
        .with_prayer(P1, 1);
    t.turn(P1);
    t.acts(P1, "storm, strike w_on");
    assert_eq!(t.prayer(P1), 1, "the Priest of Ra pays the first");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-8", &[], "hide");
    while !matches!(t.step(), Some(Step::Storm { .. })) {
        let first = t.offers(P1)[0].clone();
        t.act(P1, &first);
    }
    let before = t.prayer(P1);
    t.act(P1, "strike w_ti");
    assert_eq!((t.units(AMON, "w_ti"), t.prayer(P1)), (4, before - 1));
}

/// KB-AM-S17: what would rob Amon of prayer points, DI cards or choices finds nothing and asks nothing.
#[test]
fn amon_has_nothing_to_steal() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .owns(P1, Tile::TitheThief)
        .owns(P1, Tile::Annexation)
        .with_prayer(P1, 0)
        .without_gold(P1);
    t.turn(P1);
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 2);
    t.night();
    assert_eq!(t.step(), Some(Step::BeforeToken), "no victim was asked for");
    let mut t = face_to_face("w_on", 5, 3)
        .owns(P1, Tile::ForcedTribute)
        .companion(P1, Companion::TyphonicBeast, "w_on");
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    // No card to steal: the Beast's 2 PP; the tribute finds none.
    assert_eq!(t.prayer(P1), 9);
}

/// KB-AM-S3, KB-AM-S14, KB-AM-S12: Amon wins and stays; the player's troop goes where no temple is, farthest from home, then west; a temple is lost with its point.
#[test]
fn amon_wins_and_stays() {
    let mut t = solo_table(Objective::Zeal)
        .amon(A, "w_on", 5)
        .troop(P1, "w2f", 2)
        .troop(P1, "w2a", 3);
    t.amons_action(ActionCard::Manhunt);
    // A makes for the largest troop and meets the other one on the way.
    assert_eq!(t.amon_at(A), "w2f");
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "retreat");
    let banished = Story::Banished {
        zone: Zone::WOn,
        reason: BanishReason::West,
    };
    assert!(t.stories().contains(&banished));
    assert_eq!((t.units(P1, "w_on"), t.units(AMON, "w2f")), (2, 4));
    assert!(t.controls(AMON, "w2f"));
    let mut t = solo_table(Objective::Zeal)
        .amon(A, "w1f", 5)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w2a", 1);
    assert_eq!(t.temporary_fame(P1), 1);
    t.amons_action(ActionCard::KeepersOfTheShrines);
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "recall");
    assert_eq!(t.temporary_fame(P1), 0);
    assert!(t.controls(AMON, "w_ti"));
    assert_eq!(t.permanent_fame(AMON), (0, 0));
}

/// KB-5.10.k: the self loss of BC-7 hits Amon's troop.
#[test]
fn the_card_of_five_costs_amon_two() {
    let mut t = face_to_face("w_on", 5, 6);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc7);
    t.council(P1, "BC-5", &[], "hide");
    assert_eq!(t.units(AMON, "w_on"), 4);
}
