//! Renewal tiles of Onyx, Amber and Amethyst: what each does, and when it does not.

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

/// P1 attacks and wins; P2 recalls, P1 stays.
fn win(t: &mut Scene, at: &str) {
    attack(t, at, "BC-6", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
}

/// REN-ONY1: with a unit left its owner draws a card when the battle ends, won
/// or lost; after a recall there is none left.
#[test]
fn divine_support_draws() {
    let mut winner = field("w_r", 4, 2).owns(P1, Tile::DivineSupport);
    win(&mut winner, "w_r");
    assert_eq!((winner.di(P1).loose(), winner.di(P2).loose()), (1, 0));

    let mut loser = field("w_r", 3, 5).owns(P1, Tile::DivineSupport);
    attack(&mut loser, "w_r", "BC-5", "BC-6");
    let mut recalled = loser.clone();
    loser.act(P1, "retreat");
    loser.act(P2, "banish w_tr");
    loser.act(P2, "stay");
    assert_eq!(loser.di(P1).loose(), 1);
    recalled.act(P1, "recall");
    recalled.act(P2, "stay");
    assert_eq!(recalled.di(P1).loose(), 0);
}

/// REN-ONY2, tiles:R3: X points for X units, as far as points, supply and limit
/// go; the Priest of Ra pays one of them.
#[test]
fn tactical_reinforcement_is_bounded() {
    let table = |units| field("w_r", units, 1).owns(P1, Tile::TacticalReinforcement);
    let crowded = table(2).troop(P1, "w1a", 5).troop(P1, "w1b", 4);
    for (t, most) in [
        (table(2), 3),
        (table(3), 2),
        (table(2).with_prayer(P1, 1), 1),
        (crowded, 1),
        (table(2).owns(P1, Tile::PriestOfRa).with_prayer(P1, 0), 1),
        (table(2).owns(P1, Tile::PriestOfRa).with_prayer(P1, 1), 2),
    ] {
        let mut t = t;
        win(&mut t, "w_r");
        let (units, prayer) = (t.units(P1, "w_r"), t.prayer(P1));
        assert!(t.can(P1, "done"), "it is a choice");
        assert!(!t.can(P1, &format!("reinforce {}", most + 1)));
        t.act(P1, &format!("reinforce {most}"));
        assert_eq!(t.units(P1, "w_r"), units + most);
        let ra = u8::from(t.tiles(P1).contains(Tile::PriestOfRa));
        assert_eq!(t.prayer(P1), prayer - (most - ra));
    }
}

/// REN-ONY2: a recalled or full troop gets nothing.
#[test]
fn tactical_reinforcement_needs_a_troop_with_room() {
    let mut recalled = field("w_r", 2, 1).owns(P1, Tile::TacticalReinforcement);
    attack(&mut recalled, "w_r", "BC-6", "BC-5");
    recalled.act(P2, "recall");
    recalled.act(P1, "recall");
    assert!(recalled.awaits(P2), "the turn is over");
    let mut full = field("w_r", 5, 1).owns(P1, Tile::TacticalReinforcement);
    win(&mut full, "w_r");
    assert!(full.awaits(P2));
    assert_eq!((full.units(P1, "w_r"), full.prayer(P1)), (5, 7));
}

/// REN-ONY3: all battle cards come back, one leaves the game in
/// secret, SB-3 takes its place in plain sight.
#[test]
fn shield_of_onyx_replaces_a_card() {
    let setup = Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Amber],
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup)
        .for_sale(Tile::ShieldOfOnyx)
        .pyramid(P1, "w1a", Colour::Onyx, 3)
        .used_cards(P1, &[BattleCard::Bc1], &[BattleCard::Bc2]);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take REN-ONY3");
    assert_eq!(t.offers(P1).len(), 8, "any of the eight, used ones too");
    t.act(P1, "remove BC-2");
    let [hand, face_up, face_down, removed] = t.battle_cards(P1);
    assert_eq!(removed, BattleCards::one(BattleCard::Bc2));
    assert!(face_up.is_empty() && face_down.is_empty());
    assert_eq!(hand.len(), 8);
    assert!(hand.contains(BattleCard::ShieldOfOnyx));
    let (seat, card) = (P1, BattleCard::Bc2);
    let removal = Event::CardRemoved { seat, card };
    assert!(t.told(Eye::Seat(P1)).contains(&removal));
    assert!(!t.told(Eye::Seat(P2)).contains(&removal));
    let card = BattleCard::ShieldOfOnyx;
    assert!(
        t.told(Eye::Seat(P2))
            .contains(&Event::SpecialCardTaken { seat, card })
    );
}

/// REN-ONY3, SB-3: 2 strength; ordinary damage does nothing to its player,
/// unblockable damage does, and the enemy's shield is none of its business.
#[test]
fn shield_of_onyx_wards_damage() {
    let mut t = field("w_r", 3, 3).owns(P1, Tile::ShieldOfOnyx);
    attack(&mut t, "w_r", "SB-3", "BC-3");
    let points = t.last_points(P1);
    assert_eq!((points.strength, points.damage, points.shield), (5, 0, 0));
    assert_eq!(t.units(P1, "w_r"), 3, "3 damage without effect");

    let mut trap = field("w_r", 3, 3)
        .owns(P1, Tile::ShieldOfOnyx)
        .owns(P2, Tile::DeadlyTrap);
    attack(&mut trap, "w_r", "SB-3", "BC-3");
    assert_eq!(trap.units(P1, "w_r"), 2);

    let mut other_card = field("w_r", 3, 3).owns(P1, Tile::ShieldOfOnyx);
    attack(&mut other_card, "w_r", "BC-1", "BC-3");
    assert_eq!(other_card.units(P1, "w_r"), 0, "the card must be played");
}

/// REN-AMB1: one more in the Prayers of the night, in the same gain; nothing
/// for a Pray action.
#[test]
fn supreme_power_prays_at_night() {
    let mut t = table(3)
        .owns(P1, Tile::SupremePower)
        .with_prayer(P1, 0)
        .with_prayer(P2, 0);
    t.clear_events();
    t.night_step(Step::Prayers { place: 0 });
    assert_eq!((t.prayer(P1), t.prayer(P2)), (3, 2));
    let gained = Event::Gained {
        seat: P1,
        amount: 3,
        total: 3,
        by: vec![
            Grant::Night { amount: 2 },
            Grant::Tile {
                tile: Tile::SupremePower,
                amount: 1,
            },
        ],
    };
    assert!(t.events().contains(&gained));
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 5);
}

/// REN-AMB1, KB-3.6.9.2: its owner chooses a place in turn order before all
/// others, whatever the fame; the rest choose as usual.
#[test]
fn supreme_power_chooses_first() {
    let fame = table(3)
        .with_fame(P1, 5, 0)
        .with_fame(P2, 3, 0)
        .with_fame(P3, 1, 0);
    let mut t = fame.clone().owns(P1, Tile::SupremePower);
    t.night_step(Step::Destiny { chosen: 0 });
    assert!(t.awaits(P1));
    t.act(P1, "position 2");
    assert!(t.awaits(P3), "then from the fewest fame points");
    t.act(P3, "position 1");
    assert_eq!(t.turn_order(), [P3, P1, P2]);
    let mut without = fame;
    without.night_step(Step::Destiny { chosen: 0 });
    assert!(without.awaits(P3));
}

/// REN-AMB2: a land move, a strength, an unblockable damage and a shield for
/// its troop; nothing with the snake opposite but the land move.
#[test]
fn hippopotamus_helps_its_troop() {
    let hippo = Companion::Hippopotamus;
    let mut t = table(3).troop(P1, "w_r", 3).companion(P1, hippo, "w_r");
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_r");
    assert_eq!(t.land_moves(), 2);
    let with = field("w_r", 3, 3).companion(P1, hippo, "w_r");
    let snake = with
        .clone()
        .companion(P2, Companion::DeepDesertSnake, "w_r");
    let supply = field("w_r", 3, 3).owns(P1, Tile::Hippopotamus);
    for (t, points) in [(with, (8, 1, 1)), (snake, (7, 0, 0)), (supply, (7, 0, 0))] {
        let mut t = t;
        attack(&mut t, "w_r", "BC-1", "BC-5");
        let seen = t.last_points(P1);
        assert_eq!((seen.strength, seen.unblockable, seen.shield), points);
        assert_eq!(t.units(P2, "w_r"), 3 - points.1, "through BC-5's shields");
    }
}

/// P1 with Restructuring, a Ruby pyramid of level 2, a Sapphire one of level 1,
/// and the gold token used for it.
fn restructuring() -> Scene {
    let mut t = table(3)
        .owns(P1, Tile::Restructuring)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 1);
    t.acts(P1, "token b_acq1, gold, resolve apex, golden REN-AMB3");
    t
}

fn slots(t: &Scene) -> [Option<Colour>; 3] {
    t.view(Eye::Archive).players[0].slots
}

/// REN-AMB3: a top from the supply takes the place of one, in colours in use
/// only; the acquire token follows, so tiles of the new colour can be bought.
#[test]
fn restructuring_with_a_top_from_the_supply() {
    let mut t = restructuring();
    let offers = [
        "retop a sapphire",
        "retop a diamond",
        "retop b diamond",
        "decline",
    ];
    assert_eq!(t.offers(P1), offers, "Onyx is not in use, w1c has no top");
    t.act(P1, "retop a diamond");
    assert_eq!(
        (t.colour("w1a"), t.level("w1a")),
        (Some(Colour::Diamond), 2)
    );
    assert_eq!(t.colour("w1b"), Some(Colour::Sapphire));
    let tokens = [Some(Colour::Diamond), Some(Colour::Sapphire), None];
    assert_eq!(slots(&t), tokens);
    assert_eq!(t.prayer(P1), 7, "no price");
    // The Acquire of the same turn, on the space of the changed token.
    assert!(t.can(P1, "take DIA-2a"));
    assert!(!t.can(P1, "take RUB-2a"));
}

/// REN-AMB3: two own tops may change places; levels and tokens stay.
#[test]
fn restructuring_between_own_pyramids() {
    let mut t = restructuring();
    t.act(P1, "retop a sapphire");
    assert_eq!(
        (t.colour("w1a"), t.level("w1a")),
        (Some(Colour::Sapphire), 2)
    );
    assert_eq!((t.colour("w1b"), t.level("w1b")), (Some(Colour::Ruby), 1));
    assert_eq!(
        slots(&t),
        [Some(Colour::Ruby), Some(Colour::Sapphire), None]
    );
    let refusal = t.refusal(P1, "take RUB-2a");
    let (colour, need, have) = (Colour::Ruby, 2, 1);
    assert_eq!(refusal, Some(Refusal::PyramidTooLow { colour, need, have }));
}

/// REN-AME1: 1 for each Pray action of an opponent, a golden one too, and at
/// most 3 in a Day phase.
#[test]
fn energy_drain_lives_on_prayers() {
    let mut t = table(3)
        .owns(P1, Tile::EnergyDrain)
        .owns(P2, Tile::ShadowRite)
        .with_prayer(P1, 0);
    t.turn(P2);
    t.acts(P2, "token m_pray, gold, resolve m_pray");
    assert_eq!(t.prayer(P1), 1);
    t.acts(P2, "golden AME-2d, as pray");
    assert_eq!(t.prayer(P1), 2);
    t.begin_on(P3, Space::MiddlePray);
    assert_eq!(t.prayer(P1), 3);
    t.turn(P3);
    t.begin_on(P3, Space::BottomPray);
    assert_eq!((t.prayer(P1), t.prayer(P3)), (3, 11), "3 a day");
    t.night_step(Step::Awakening);
    t.turn(P2);
    t.begin_on(P2, Space::MiddlePray);
    assert_eq!(t.prayer(P1), 4, "a new day");
}

/// REN-AME1: its owner's own Pray, the card Prayer and the Prayers of the night
/// feed nobody.
#[test]
fn energy_drain_wants_pray_actions() {
    let mut t = table(3)
        .owns(P1, Tile::EnergyDrain)
        .holds(P2, &[Di::Prayer])
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 2);
    t.act(P2, "play DI-09");
    assert_eq!((t.prayer(P1), t.prayer(P2)), (2, 9));
    t.night_step(Step::Prayers { place: 0 });
    assert_eq!(t.prayer(P1), 4);
}

/// REN-AME2: a strength in temples and the Sanctuary, in either role; none
/// elsewhere, the Delta desert included.
#[test]
fn temple_raiders_fight_in_holy_places() {
    for (at, bonus) in [
        ("w_tr", 1),
        ("w_ti", 1),
        ("d_t", 1),
        ("d_s", 1),
        ("d_d", 0),
        ("w_r", 0),
    ] {
        let mut t = field(at, 3, 3).owns(P1, Tile::TempleRaiders);
        attack(&mut t, at, "BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, 7 + bonus, "{at}");
        let mut t = field(at, 3, 3).owns(P2, Tile::TempleRaiders);
        attack(&mut t, at, "BC-1", "BC-5");
        assert_eq!(t.last_points(P2).strength, 5 + bonus, "{at}");
    }
}

/// REN-AME2: the first temple taken in a Day phase brings a card, a second none,
/// and the next day begins anew.
#[test]
fn temple_raiders_draw_for_the_first_temple() {
    let mut t = table(3)
        .owns(P1, Tile::TempleRaiders)
        .without_gold(P1)
        .troop(P1, "w_r", 2)
        .troop(P1, "w1f", 2)
        .troop(P1, "w2f", 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_r, step w_tr");
    assert_eq!(t.di(P1).loose(), 1);
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_ti, done");
    assert!(t.controls(P1, "w_tr") && t.controls(P1, "w_ti"));
    assert_eq!(t.di(P1).loose(), 1, "once a day");
    t.night_step(Step::Awakening);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_ti, step w_on, done");
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2f, step w_ti, done");
    assert_eq!(t.di(P1).loose(), 2, "a new day");
}

/// REN-AME2, corrections:K-1: coming back to a temple in the Move that left it
/// takes nothing; leaving it in one Move and coming back in the next does.
#[test]
fn temple_raiders_must_take_the_temple() {
    let start = || {
        table(3)
            .owns(P1, Tile::TempleRaiders)
            .owns(P1, Tile::PriestOfMafdet)
            .owns(P1, Tile::AmethystActOfGod)
            .troop(P1, "w_tr", 2)
    };
    let mut back = start();
    back.begin(P1, Deed::Move);
    back.acts(P1, "troop w_tr, step w_r, step w_tr");
    assert!(back.controls(P1, "w_tr"));
    assert_eq!(back.di(P1).loose(), 0);

    let mut twice = start();
    twice.acts(P1, "token t_move, silver m_move, resolve t_move");
    twice.acts(P1, "troop w_tr, step w_r, done, troop w_r, step w_tr, done");
    assert_eq!(twice.di(P1).loose(), 1);
}

/// corrections:K-1: who has left a temple to attack and is sent back to it by the
/// battle has not taken it either.
#[test]
fn a_retreat_to_where_the_move_began_takes_nothing() {
    let mut t = table(3)
        .owns(P1, Tile::TempleRaiders)
        .troop(P1, "w_tr", 2)
        .troop(P2, "w_r", 5);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_tr, step w_r");
    t.clash("BC-5", "BC-6");
    t.act(P1, "retreat");
    t.act(P2, "banish w_tr");
    t.act(P2, "stay");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!(t.di(P1).loose(), 0);
}

/// REN-AME2: a temple won in battle counts as well; the Sanctuary is no temple.
#[test]
fn temple_raiders_draw_after_battle() {
    let mut t = field("w_tr", 4, 2).owns(P1, Tile::TempleRaiders);
    win(&mut t, "w_tr");
    assert_eq!(t.di(P1).loose(), 1);
    let mut sanctuary = field("d_s", 4, 2).owns(P1, Tile::TempleRaiders);
    win(&mut sanctuary, "d_s");
    assert!(sanctuary.controls(P1, "d_s"));
    assert_eq!(sanctuary.di(P1).loose(), 0);
}

/// REN-AME3: the winner takes up to 2 points from the loser, as many as there
/// are, in either role; a loser takes nothing.
#[test]
fn forced_tribute_from_the_loser() {
    for (have, tribute) in [(7, 2), (1, 1), (0, 0)] {
        let mut t = field("w_r", 4, 2)
            .owns(P1, Tile::ForcedTribute)
            .with_prayer(P1, 3)
            .with_prayer(P2, have);
        attack(&mut t, "w_r", "BC-6", "BC-5");
        assert_eq!((t.prayer(P1), t.prayer(P2)), (3 + tribute, have - tribute));
    }
    let mut defender = field("w_r", 2, 4).owns(P2, Tile::ForcedTribute);
    attack(&mut defender, "w_r", "BC-5", "BC-6");
    assert_eq!((defender.prayer(P1), defender.prayer(P2)), (5, 9));
    let mut loser = field("w_r", 2, 4).owns(P1, Tile::ForcedTribute);
    attack(&mut loser, "w_r", "BC-5", "BC-6");
    assert_eq!((loser.prayer(P1), loser.prayer(P2)), (7, 7));
}
