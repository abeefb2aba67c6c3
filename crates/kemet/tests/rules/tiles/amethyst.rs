//! Amethyst tiles: what each does, and when it does not.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

/// P1 and P2 meet here with so many units.
fn field(at: &str, attackers: u8, defenders: u8) -> Scene {
    table(3).troop(P2, at, defenders).troop(P1, at, attackers)
}

/// P1 attacks P2 here.
fn attack(t: &mut Scene, at: &str, attacker: &str, defender: &str) {
    t.battle(P1, at);
    t.clash(attacker, defender);
}

fn prayers(t: &Scene) -> [u8; 3] {
    [P1, P2, P3].map(|seat| t.prayer(seat))
}

/// A three-player table where P1 has a level-4 Amethyst and a level-4 Amber
/// pyramid, and 11 prayer points.
fn bazaar() -> Scene {
    let setup = Setup {
        colours: vec![Colour::Amber, Colour::Amethyst, Colour::Ruby],
        ..Setup::for_players(3)
    };
    table_for(&setup)
        .pyramid(P1, "w1a", Colour::Amethyst, 4)
        .pyramid(P1, "w1b", Colour::Amber, 4)
        .with_prayer(P1, 11)
}

/// AME-1a: Pray takes 1 from an opponent who has more, whom the thief chooses.
#[test]
fn tithe_thief_robs_the_richer() {
    let mut t = table(3)
        .owns(P1, Tile::TitheThief)
        .with_prayer(P1, 3)
        .with_prayer(P2, 4)
        .with_prayer(P3, 9);
    t.begin(P1, Deed::Pray);
    assert_eq!(t.offers(P1), ["victim P2", "victim P3"], "no way out");
    t.act(P1, "victim P3");
    assert_eq!(prayers(&t), [6, 4, 8]);
}

/// AME-1a, KB-TM-02: one opponent who qualifies is robbed without asking, and
/// the gain is one with that of the Priest.
#[test]
fn tithe_thief_adds_to_the_priest() {
    let mut t = table(3)
        .owns(P1, Tile::TitheThief)
        .owns(P1, Tile::Priest)
        .with_prayer(P1, 3)
        .with_prayer(P2, 3)
        .with_prayer(P3, 4);
    t.clear_events();
    t.begin(P1, Deed::Pray);
    assert_eq!(prayers(&t), [7, 3, 3]);
    let gained = Event::Gained {
        seat: P1,
        amount: 4,
        total: 7,
        by: Vec::new(),
    };
    assert!(t.events().contains(&gained));
}

/// AME-1a: nobody with more, nothing stolen; and the Prayers of the night are
/// no Pray action.
#[test]
fn tithe_thief_leaves_the_poor_alone() {
    let poor = table(3)
        .owns(P1, Tile::TitheThief)
        .with_prayer(P1, 5)
        .with_prayer(P2, 5)
        .with_prayer(P3, 0);
    let mut t = poor.clone();
    t.begin(P1, Deed::Pray);
    assert_eq!(prayers(&t), [7, 5, 0]);
    let mut night = poor.with_prayer(P2, 8);
    night.night_step(Step::Prayers { place: 0 });
    assert_eq!(prayers(&night), [7, 10, 2]);
}

/// AME-1b: one strength in every desert, a city's and the Delta's too, for
/// attacker and defender; none in temples, the Sanctuary or districts.
#[test]
fn dune_ambush_in_the_desert() {
    for (at, bonus) in [
        ("w_r", 1),
        ("w_on", 1),
        ("w1f", 1),
        ("w2f", 1),
        ("d_d", 1),
        ("w_tr", 0),
        ("d_t", 0),
        ("d_s", 0),
    ] {
        let mut attacker = field(at, 3, 3).owns(P1, Tile::DuneAmbush);
        attack(&mut attacker, at, "BC-1", "BC-5");
        assert_eq!(attacker.last_points(P1).strength, 7 + bonus, "{at}");
        assert_eq!(attacker.last_points(P2).strength, 5, "{at}");
        let mut defender = field(at, 3, 3).owns(P2, Tile::DuneAmbush);
        attack(&mut defender, at, "BC-1", "BC-5");
        assert_eq!(defender.last_points(P1).strength, 7, "{at}");
        assert_eq!(defender.last_points(P2).strength, 5 + bonus, "{at}");
    }
    let mut city = field("w2a", 3, 3).owns(P1, Tile::DuneAmbush);
    attack(&mut city, "w2a", "BC-1", "BC-5");
    assert_eq!(city.last_points(P1).strength, 7);
}

/// AME-2a: the attacker's one unblockable damage goes through shields; a
/// defender has none of it.
#[test]
fn venomed_blades_attack() {
    let mut attacker = field("w_r", 3, 3).owns(P1, Tile::VenomedBlades);
    attack(&mut attacker, "w_r", "BC-1", "BC-5");
    assert_eq!(attacker.last_points(P1).unblockable, 1);
    assert_eq!(attacker.units(P2, "w_r"), 2, "BC-5 stops the other damage");
    let mut defender = field("w_r", 3, 3).owns(P2, Tile::VenomedBlades);
    attack(&mut defender, "w_r", "BC-1", "BC-5");
    assert_eq!(defender.last_points(P2).unblockable, 0);
    assert_eq!(defender.units(P1, "w_r"), 3);
}

/// AME-2b, KB-AM-25: at night, after its own draws, its owner takes a card from
/// one who holds more; Diversion is never taken.
#[test]
fn annexation_takes_a_card() {
    let mut t = table(3)
        .owns(P1, Tile::Annexation)
        .holds(P2, &[Di::WarRage, Di::WarRage])
        .holds(P3, &[Di::BronzeWall, Di::BronzeWall])
        .deck(&[Di::Prayer, Di::Prayer, Di::Prayer]);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.offers(P1), ["victim P2", "victim P3"], "2 against 1");
    t.act(P1, "victim P2");
    let hand = |seat| {
        let cards = t.di(seat);
        [Di::Prayer, Di::WarRage, Di::BronzeWall, Di::Diversion].map(|card| cards.count(card))
    };
    assert_eq!(hand(P1), [1, 1, 0, 1]);
    assert_eq!(hand(P2), [1, 1, 0, 1], "and then its own draw");
    assert_eq!(hand(P3), [1, 0, 2, 1]);
}

/// AME-2b: who holds as many is safe, and cards bought in this step count.
#[test]
fn annexation_compares_after_all_draws() {
    let mut t = table(3)
        .owns(P1, Tile::Annexation)
        .with_veterans(P1, 2)
        .holds(P2, &[Di::WarRage, Di::WarRage]);
    t.night_step(Step::NightDi { place: 0 });
    let mut bought = t.clone();
    bought.act(P1, "veterans 1");
    assert_eq!(bought.di(P1).loose(), 2, "2 against 2");
    assert_eq!(bought.di(P2).loose(), 3);
    t.act(P1, "veterans 0");
    assert_eq!(t.di(P1).loose(), 2, "2 against 1: one drawn, one taken");
    assert_eq!(t.di(P2).loose(), 2);
}

/// AME-2c, tiles:R9, KB-AM-25: after the reveal one card from hand cancels one
/// played by the opponent, whose price stays paid; once a battle, and never
/// with Diversion.
#[test]
fn mirage_cancels_a_card() {
    let mut t = field("w_r", 3, 3)
        .owns(P1, Tile::Mirage)
        .holds(P1, &[Di::Prayer, Di::Transfer])
        .holds(P2, &[Di::WarFury, Di::BronzeWall]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &[], "hide");
    t.council(P2, "BC-5", &[Di::WarFury, Di::BronzeWall], "hide");
    assert!(t.awaits(P1));
    let offers = [
        "mirage DI-09 DI-03",
        "mirage DI-09 DI-04",
        "mirage DI-10 DI-03",
        "mirage DI-10 DI-04",
        "done",
    ];
    assert_eq!(t.offers(P1), offers);
    let mut declined = t.clone();
    declined.act(P1, "done");
    assert_eq!(declined.last_points(P2).strength, 7);
    t.act(P1, "mirage DI-09 DI-04");
    assert!(!t.can(P1, "mirage DI-10 DI-03"), "once");
    assert_eq!(
        (t.last_points(P2).strength, t.last_points(P2).shield),
        (5, 3)
    );
    assert_eq!(t.prayer(P2), 6, "War Fury is paid all the same");
    assert_eq!(
        t.di(P1),
        [Di::Transfer, Di::Diversion].into_iter().collect()
    );
    t.act(P2, "recall");
    t.act(P1, "stay");
    let discards = t.di_piles().1;
    for card in [Di::Prayer, Di::WarFury, Di::BronzeWall] {
        assert_eq!(discards.count(card), 1, "{card}");
    }
}

/// AME-2c: no card to give, or nothing but a bluff to cancel: nothing to ask.
#[test]
fn mirage_needs_a_card_and_a_target() {
    let mut no_card = field("w_r", 3, 3)
        .owns(P1, Tile::Mirage)
        .holds(P2, &[Di::WarRage]);
    no_card.battle(P1, "w_r");
    no_card.council(P1, "BC-1", &[], "hide");
    no_card.council(P2, "BC-5", &[Di::WarRage], "hide");
    assert_eq!(no_card.last_points(P2).strength, 6);

    let mut bluff = field("w_r", 3, 3)
        .owns(P1, Tile::Mirage)
        .holds(P1, &[Di::Prayer]);
    bluff.battle(P1, "w_r");
    bluff.council(P1, "BC-1", &[], "hide");
    bluff.council(P2, "BC-5", &[Di::Diversion], "hide");
    assert_eq!(bluff.step(), Some(Step::LoserAftermath));
    assert!(bluff.di(P1).contains(Di::Prayer));
}

/// AME-2d, KB-3.3.g: the gold token gives a Pray or a Build at the usual price,
/// one of the two.
#[test]
fn shadow_rite_prays_or_builds() {
    let mut t = table(3)
        .owns(P1, Tile::ShadowRite)
        .owns(P1, Tile::Priest)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 1)
        .with_prayer(P1, 4);
    t.acts(P1, "token t_move, gold, resolve apex, golden AME-2d");
    assert_eq!(t.offers(P1), ["as pray", "as build"]);
    let mut prays = t.clone();
    prays.act(P1, "as pray");
    assert_eq!(prays.prayer(P1), 4 + 3, "a true Pray: the Priest helps");
    assert_eq!(prays.step(), Some(Step::MoveStart), "no Build as well");
    t.act(P1, "as build");
    assert_eq!(
        t.refusal(P1, "build a 3"),
        Some(Refusal::NeedsPrayer { need: 5, have: 4 })
    );
    t.act(P1, "build a 2");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (2, 2));
    assert_eq!(t.step(), Some(Step::MoveStart));
}

/// P1 attacks with Double Game: BC-7 played, BC-1 put aside.
fn double_game(prayer: u8) -> Scene {
    let mut t = field("w_r", 3, 3)
        .owns(P1, Tile::DoubleGame)
        .with_prayer(P1, prayer);
    t.battle(P1, "w_r");
    t.acts(P1, "play-card BC-7, discard-card BC-1, hide");
    t.council(P2, "BC-5", &[], "hide");
    t
}

/// AME-3a: after the reveal, for 1, the card put aside counts instead, and both
/// lie face up for all to see.
#[test]
fn double_game_swaps_cards() {
    let mut t = double_game(1);
    assert_eq!(t.offers(P1), ["double-game", "done"]);
    t.acts(P1, "double-game");
    assert_eq!(t.prayer(P1), 0);
    let points = t.last_points(P1);
    assert_eq!((points.strength, points.damage), (7, 1), "BC-1 for BC-7");
    assert_eq!(t.units(P1, "w_r"), 3, "no units lost to BC-7");
    let (old, new) = (BattleCard::Bc7, BattleCard::Bc1);
    assert!(
        t.told(Eye::Seat(P3))
            .contains(&Event::CardSwapped { seat: P1, old, new })
    );
    t.act(P2, "recall");
    t.act(P1, "stay");
    let [hand, face_up, face_down, _] = t.battle_cards(P1);
    assert_eq!(face_up, [old, new].into_iter().collect());
    assert_eq!((hand.len(), face_down.len()), (6, 0));
    assert_eq!(t.view(Eye::Seat(P2)).players[0].face_up, face_up);
}

/// AME-3a: a swap refused leaves the card face down; without the price
/// nothing is asked, with the Priest of Ra there is none.
#[test]
fn double_game_is_optional_and_paid() {
    let mut t = double_game(1);
    t.act(P1, "done");
    assert_eq!((t.prayer(P1), t.last_points(P1).strength), (1, 8));
    assert_eq!(t.units(P1, "w_r"), 1, "BC-7 kills two");
    t.act(P2, "recall");
    t.act(P1, "stay");
    let [_, face_up, face_down, _] = t.battle_cards(P1);
    assert_eq!(face_up, BattleCards::one(BattleCard::Bc7));
    assert_eq!(face_down, BattleCards::one(BattleCard::Bc1));

    assert_eq!(double_game(0).step(), Some(Step::LoserAftermath));
    let mut ra = field("w_r", 3, 3)
        .owns(P1, Tile::DoubleGame)
        .owns(P1, Tile::PriestOfRa)
        .with_prayer(P1, 0);
    attack(&mut ra, "w_r", "BC-7", "BC-5");
    ra.act(P1, "double-game");
    assert_eq!(ra.prayer(P1), 0);
}

/// AME-3b, KB-3.5.4.1, KB-AM-23: one unit is safe from every damage; it is no
/// shield for the others.
#[test]
fn ward_of_chaos_saves_one() {
    // BC-3 and Deadly Trap: 3 damage and 1 unblockable.
    for (units, with_ward, without) in [(2, 1, 0), (4, 1, 0), (5, 1, 1)] {
        let table = field("w_r", units, 5).owns(P2, Tile::DeadlyTrap);
        let mut t = table.clone().owns(P1, Tile::WardOfChaos);
        attack(&mut t, "w_r", "BC-1", "BC-3");
        assert_eq!(
            (t.last_points(P1).impenetrable, t.last_points(P1).shield),
            (1, 0)
        );
        assert_eq!(t.units(P1, "w_r"), with_ward, "{units}");
        let mut bare = table;
        attack(&mut bare, "w_r", "BC-1", "BC-3");
        assert_eq!(bare.units(P1, "w_r"), without, "{units}");
    }
}

/// AME-3c, tiles:R12: a unit may join for every two killed, won or lost; what
/// the enemy's own card kills does not count.
#[test]
fn corrupted_recruits_replace_the_dead() {
    // P2 loses 3 of 5 by damage and 2 by its own BC-7, and wins 10 to 5.
    let mut t = field("w_r", 4, 5).owns(P1, Tile::CorruptedRecruits);
    attack(&mut t, "w_r", "BC-3", "BC-7");
    assert_eq!(t.units(P2, "w_r"), 0);
    assert_eq!(t.offers(P1), ["reinforce 1", "done"]);
    let mut declined = t.clone();
    declined.act(P1, "done");
    assert_eq!(declined.units(P1, "w_r"), 4);
    t.act(P1, "reinforce 1");
    assert_eq!((t.units(P1, "w_r"), t.supply(P1)), (5, 7));

    let mut four = field("w_r", 3, 5)
        .owns(P1, Tile::CorruptedRecruits)
        .owns(P1, Tile::Carnage);
    attack(&mut four, "w_r", "BC-3", "BC-1");
    assert_eq!(four.units(P1, "w_r"), 2);
    assert_eq!(four.offers(P1), ["reinforce 1", "reinforce 2", "done"]);
}

/// AME-3c: one kill, a full troop, an empty supply or no unit left bring nothing.
#[test]
fn corrupted_recruits_have_limits() {
    let corrupt =
        |attackers, defenders| field("w_r", attackers, defenders).owns(P1, Tile::CorruptedRecruits);
    for (t, cards) in [
        (corrupt(4, 5), ("BC-1", "BC-7")),
        (corrupt(5, 5), ("BC-3", "BC-7")),
        (
            corrupt(2, 5).troop(P1, "w1a", 5).troop(P1, "w1b", 5),
            ("BC-3", "BC-7"),
        ),
        (corrupt(1, 5), ("BC-3", "BC-1")),
    ] {
        let mut t = t;
        let supply = t.supply(P1);
        attack(&mut t, "w_r", cards.0, cards.1);
        assert!(!t.can(P1, "reinforce 1"), "{cards:?}");
        assert_ne!(
            t.step(),
            Some(Step::CasualtyEnd {
                role: Role::Attacker
            })
        );
        assert_eq!(t.supply(P1) - supply, u8::from(cards.1 == "BC-1"));
    }
}

/// AME-3d, KB-3.4.3.a: one divine fame point for good; no second Domination.
#[test]
fn amethyst_domination() {
    let mut t = bazaar();
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take AME-3d");
    assert_eq!((t.prayer(P1), t.permanent_fame(P1)), (8, (0, 1)));
    t.turn(P1);
    t.begin_on(P1, Space::Acquire2);
    let tile = Tile::AmberDomination;
    assert_eq!(
        t.refusal(P1, "take AMB-3d"),
        Some(Refusal::SamePicture { tile })
    );
}

/// AME-4a: a land move and 2 strength for its troop.
#[test]
fn typhonic_beast_helps_its_troop() {
    let mut t = table(3)
        .troop(P1, "w1a", 3)
        .companion(P1, Companion::TyphonicBeast, "w1a");
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w1a");
    assert_eq!(t.land_moves(), 2);
    for (t, strength) in [
        (
            field("w_r", 3, 3).companion(P1, Companion::TyphonicBeast, "w_r"),
            9,
        ),
        (field("w_r", 3, 3).owns(P1, Tile::TyphonicBeast), 7),
    ] {
        let mut t = t;
        attack(&mut t, "w_r", "BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, strength);
    }
}

/// AME-4a, KB-AM-25, tiles:R7: a win steals a DI card of the loser, or 2 prayer
/// points if there is none but Diversion; a defeat, or the snake, brings nothing.
#[test]
fn typhonic_beast_steals() {
    let beast =
        |attackers| field("w_r", attackers, 3).companion(P1, Companion::TyphonicBeast, "w_r");
    let mut t = beast(4).holds(P2, &[Di::WarRage]);
    attack(&mut t, "w_r", "BC-6", "BC-5");
    assert_eq!(t.di(P1), [Di::WarRage, Di::Diversion].into_iter().collect());
    assert_eq!(t.di(P2), [Di::Diversion].into_iter().collect());
    assert_eq!(prayers(&t), [7, 7, 7], "a card, no points");

    let mut empty = beast(4);
    attack(&mut empty, "w_r", "BC-6", "BC-5");
    assert_eq!((empty.di(P1).len(), empty.di(P2).len()), (1, 1));
    assert_eq!(prayers(&empty), [9, 7, 7], "from the bank");

    let mut lost = beast(1).holds(P2, &[Di::WarRage]);
    attack(&mut lost, "w_r", "BC-5", "BC-6");
    assert_eq!((lost.di(P1).len(), lost.prayer(P1)), (1, 7));

    let mut snake =
        beast(5)
            .holds(P2, &[Di::WarRage])
            .companion(P2, Companion::DeepDesertSnake, "w_r");
    attack(&mut snake, "w_r", "BC-6", "BC-5");
    assert_eq!(snake.permanent_fame(P1), (1, 0), "won");
    assert_eq!((snake.di(P1).len(), snake.prayer(P1)), (1, 7));
}

/// P1 with the Lord of Storms; troops of others abroad in `w_r` and `w2b`.
fn stormy() -> Scene {
    table(3)
        .owns(P1, Tile::LordOfStorms)
        .troop(P1, "w_on", 1)
        .troop(P2, "w_r", 2)
        .troop(P2, "w2a", 3)
        .troop(P3, "w2b", 2)
}

/// AME-4b: up to 2 units, 1 prayer point each in one payment, of opposing troops
/// outside their own city, the same or different ones.
#[test]
fn lord_of_storms_strikes_abroad() {
    let mut t = stormy();
    t.act(P1, "storm");
    assert_eq!(
        t.offers(P1),
        ["strike w2b", "strike w_r"],
        "not w2a, not its own"
    );
    t.act(P1, "strike w_r");
    assert!(t.can(P1, "done"));
    let mut one = t.clone();
    one.act(P1, "done");
    assert_eq!((one.prayer(P1), one.units(P2, "w_r")), (6, 1));
    let mut same = t.clone();
    same.act(P1, "strike w_r");
    assert_eq!((same.units(P2, "w_r"), same.supply(P2)), (0, 9));
    assert!(!same.controls(P2, "w_r"));
    t.act(P1, "strike w2b");
    assert_eq!((t.units(P2, "w_r"), t.units(P3, "w2b")), (1, 1));
    assert_eq!(t.prayer(P1), 5);
    assert_eq!(t.step(), Some(Step::BeforeToken), "two are all");
}

/// AME-4b: once a Day phase, in the own turn, before or after an action but not
/// inside one.
#[test]
fn lord_of_storms_comes_once_a_day() {
    let mut t = stormy();
    t.begin(P1, Deed::Move);
    assert!(!t.can(P1, "storm"), "inside the Move");
    t.act(P1, "decline");
    assert_eq!(t.offers(P1), ["end-turn", "storm"]);
    t.acts(P1, "storm, strike w_r, done");
    assert!(t.awaits(P2));
    assert!(!t.can(P2, "storm"), "it is P1's tile");
    assert!(!t.can(P1, "storm"), "and P2's turn");
    t.turn(P1);
    assert!(!t.can(P1, "storm"), "used today");
    t.night_step(Step::Awakening);
    assert_eq!(t.round(), 2);
    assert!(t.can(P1, "storm"), "a new day");
}

/// AME-4b, tiles:R3: strikes must be paid; the Priest of Ra takes 1 off the one
/// payment. Without a target there is no storm.
#[test]
fn lord_of_storms_is_paid() {
    for (ra, have, strikes, left) in [
        (false, 1, 1, 0),
        (true, 0, 1, 0),
        (true, 1, 2, 0),
        (true, 4, 2, 3),
    ] {
        let mut t = stormy().with_prayer(P1, have);
        if ra {
            t = t.owns(P1, Tile::PriestOfRa);
        }
        t.act(P1, "storm");
        for _ in 0..strikes {
            t.act(P1, "strike w2b");
        }
        assert_eq!(t.step(), Some(Step::BeforeToken), "{have} pays for no more");
        assert_eq!((t.units(P3, "w2b"), t.prayer(P1)), (2 - strikes, left));
    }
    assert!(!stormy().with_prayer(P1, 0).can(P1, "storm"));
    let home = table(3).owns(P1, Tile::LordOfStorms).troop(P2, "w2a", 3);
    assert!(!home.can(P1, "storm"));
}

/// AME-4c: attacking in a district of an opponent's city, whoever holds it,
/// brings one strength and, with a win, one more battle fame point.
#[test]
fn desecration_in_a_foreign_city() {
    let owner = field("w2a", 5, 2);
    let guest = table(3).troop(P3, "w2a", 2).troop(P1, "w2a", 5);
    for (t, victim, strength) in [(owner, P2, 5), (guest, P3, 4)] {
        let mut t = t.owns(P1, Tile::Desecration);
        attack(&mut t, "w2a", "BC-6", "BC-5");
        assert_eq!(t.last_points(P1).strength, 9);
        assert_eq!(t.last_points(victim).strength, strength);
        assert_eq!(t.permanent_fame(P1), (2, 0));
        assert_eq!((t.veterans(P1), t.veterans(victim)), (0, 1));
    }
}

/// AME-4c: nothing outside cities, nothing in the own city, no strength for a
/// defender, no fame without a unit left or without a win.
#[test]
fn desecration_has_limits() {
    for (at, strength) in [("w_r", 8), ("w2f", 8), ("w1a", 9)] {
        let mut t = field(at, 5, 2).owns(P1, Tile::Desecration);
        attack(&mut t, at, "BC-6", "BC-5");
        assert_eq!(t.last_points(P1).strength, strength, "{at}");
        assert_eq!(t.permanent_fame(P1), (1, 0), "{at}");
    }
    // The fame is for whoever wins in a foreign city, who defends what it has
    // conquered there, too (E-16); not for the city's own player.
    for (at, fame) in [("w1a", 1), ("w2a", 0), ("w_r", 0)] {
        let mut defender = field(at, 2, 5).owns(P2, Tile::Desecration);
        attack(&mut defender, at, "BC-5", "BC-6");
        assert_eq!(
            defender.last_points(P2).strength,
            if at == "w2a" { 9 } else { 8 }
        );
        assert_eq!(defender.permanent_fame(P2), (fame, 0), "{at}");
    }

    let mut gone = field("w2a", 2, 1).owns(P1, Tile::Desecration);
    attack(&mut gone, "w2a", "BC-7", "BC-5");
    assert_eq!(
        (gone.last_points(P1).strength, gone.units(P1, "w2a")),
        (8, 0)
    );
    assert_eq!((gone.permanent_fame(P1), gone.veterans(P1)), ((0, 0), 1));

    let mut lost = field("w2a", 1, 5).owns(P1, Tile::Desecration);
    attack(&mut lost, "w2a", "BC-6", "BC-5");
    assert_eq!(
        (lost.units(P1, "w2a"), lost.permanent_fame(P1)),
        (1, (0, 0))
    );
}

/// AME-4d, KB-3.4.3.a: a silver token; no second Act of God.
#[test]
fn amethyst_act_of_god() {
    let mut t = bazaar();
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take AME-4d");
    assert_eq!(t.prayer(P1), 7);
    t.turn(P1);
    t.acts(P1, "token b_acq2, silver m_pray, resolve m_pray");
    assert_eq!(t.prayer(P1), 9);
    let tile = Tile::AmberActOfGod;
    assert_eq!(
        t.refusal(P1, "take AMB-4d"),
        Some(Refusal::SamePicture { tile })
    );
}
