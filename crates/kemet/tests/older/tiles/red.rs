//! Red tiles outside battle.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// RED-1b, K1-5.6: Stargate takes 1 off every teleport of a Move.
#[test]
fn stargate_makes_every_teleport_cheaper() {
    let t = first(3)
        .owns(P1, Tile::Stargate)
        .owns(P1, Tile::Teleport)
        .troop(P1, "w_on", 2);
    let mut t = marching(t, "w_on");
    t.acts(P1, "teleport w_ti, teleport w_tr");
    assert_eq!(payments(&t, P1), [1, 1]);
}

/// RED-1c: God Speed gives every own troop a step more, and nobody else.
#[test]
fn god_speed_is_for_every_own_troop() {
    let t = first(3)
        .owns(P2, Tile::GodSpeed)
        .troop(P1, "w1f", 2)
        .troop(P2, "w2f", 2);
    assert_eq!(range(&t, "w1f"), 1);
    let mut t = t;
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.act(P2, "troop w2f");
    assert_eq!(t.land_moves(), 2);
}

/// RED-2b, SB12-1: when bought, the discards come back and the special card takes the place of one of the six for good.
#[test]
fn offensive_strategy_trades_a_card() {
    use BattleCard::*;
    let mut t = bazaar(2).used_cards(P1, &[Bc1], &[Bc2]);
    buy(&mut t, Tile::OffensiveStrategy);
    let six: Vec<String> = ["BC-1", "BC-2", "BC-3", "BC-4", "BC-5", "BC-6"]
        .map(|card| format!("remove {card}"))
        .to_vec();
    assert_eq!(t.offers(P1), six, "the discards are back already");
    t.act(P1, "remove BC-5");
    let [hand, up, down, removed] = t.battle_cards(P1);
    assert_eq!(
        hand.iter().collect::<Vec<_>>(),
        [Bc1, Bc2, Bc3, Bc4, Bc6, WrrytStorm]
    );
    assert!(up.is_empty() && down.is_empty());
    assert_eq!(removed.iter().collect::<Vec<_>>(), [Bc5]);
    let face = WrrytStorm.face().points;
    assert_eq!((face.strength, face.damage, face.shield), (3, 3, 0));
    // For the rest of the game: after three battles the same six come back.
    let mut t = first(3).owns(P1, Tile::OffensiveStrategy);
    let own = t.battle_cards(P1)[0];
    for _ in 0..3 {
        t = t.troop(P1, "w_r", 2).troop(P2, "w_r", 3);
        t.battle(P1, "w_r");
        let (mine, his) = (t.battle_cards(P1)[0], t.battle_cards(P2)[0]);
        let card = |cards: BattleCards| cards.iter().next().unwrap().to_string();
        t.clash(&card(mine), &card(his));
        while t
            .step()
            .is_some_and(|step| matches!(step, Step::LoserAftermath | Step::WinnerAftermath))
        {
            let seat = t.awaiting().lowest().unwrap();
            t.act(seat, "recall");
        }
    }
    assert_eq!(t.battle_cards(P1)[0], own);
}

/// RED-2c: Open Gates is for every own troop, and for no opponent's.
#[test]
fn open_gates_for_all_own_troops() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .owns(P2, Tile::OpenGates)
        .troop(P1, "w_on", 2);
    let mut t = marching(t, "w_on");
    t.act(P1, "step w2f");
    assert!(!t.can(P1, "step w2a"), "the tile is P2's");
}

/// RED-2d: with the Teleport tile obelisks and pyramids serve, other regions do not.
#[test]
fn teleport_begins_at_obelisks() {
    let t = first(3)
        .owns(P1, Tile::Teleport)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 1)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_r", 1);
    assert!(marching(t.clone(), "w1a").can(P1, "teleport w_tr"));
    assert!(marching(t.clone(), "w_ti").can(P1, "teleport w_tr"));
    assert!(!marching(t, "w_r").can(P1, "teleport w_tr"));
}

/// RED-4c, K1-U24: the Phoenix must be with the troop at the step over the wall.
#[test]
fn the_phoenix_must_be_there() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w_on", 2)
        .companion(P1, Companion::FirstPhoenix, "w_on");
    let mut with = marching(t.clone(), "w_on");
    with.acts(P1, "step w2f, carry 1, step w2a");
    assert!(with.companions(P1, "w2a").contains(Companion::FirstPhoenix));
    let mut without = marching(t, "w_on");
    without.acts(P1, "step w2f, carry 1, leave first-phoenix");
    assert_eq!(
        without.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
}

/// RED-4d, WHI-4d, K1-1.1.7: Act of God brings a silver token, for one more action a day on any free space.
#[test]
fn act_of_god_is_one_more_action_a_day() {
    for tile in [Tile::RedActOfGod, Tile::BlueActOfGod, Tile::WhiteActOfGod] {
        let mut t = bazaar(4);
        buy(&mut t, tile);
        assert!(t.awaits(P1), "{tile}");
        let bought = space_of(tile.colour());
        assert_eq!(
            t.refusal(P1, &format!("silver {bought}")),
            Some(Refusal::SpaceTaken { space: bought })
        );
        assert_eq!(offered(&t, "silver").len(), 8, "any free space");
        t.act(P1, "silver m_pray");
        assert_eq!(t.prayer(P1), 9);
        assert!(t.awaits(P2));
        t.turn(P1);
        assert_eq!(t.refusal(P1, "silver b_pray"), Some(Refusal::NoSilver));
        t.night_step(Step::Awakening);
        assert!(t.can(P1, "silver b_pray"));
    }
}
