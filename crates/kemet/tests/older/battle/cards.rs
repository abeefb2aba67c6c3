//! The six battle cards, and the two special ones.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::help::{first, fought};

/// Strength, damage and protection the attacker's card adds in a real battle.
fn values(card: &str) -> (u8, u8, u8) {
    let t = first(3).troop(P2, "w_r", 5).troop(P1, "w_r", 5);
    let t = fought(t, "w_r", card, "BC-1");
    let points = t.last_points(P1);
    (points.strength - 5, points.damage, points.shield)
}

/// BC12-1, BC12-2, BC12-3, BC12-4, BC12-5, BC12-6, K1-U1: the values of the six.
#[test]
fn the_six_cards() {
    assert_eq!(values("BC-1"), (4, 1, 0), "Cavalry Blitz");
    assert_eq!(values("BC-2"), (3, 2, 0), "Fervent Purge");
    assert_eq!(values("BC-6"), (3, 0, 1), "Shield Push");
    assert_eq!(values("BC-4"), (2, 2, 1), "Mixed Tactics");
    assert_eq!(values("BC-5"), (2, 0, 2), "Phalanx Defense");
    assert_eq!(values("BC-3"), (1, 3, 0), "Chariot Raid");
}

/// K1-U1, K1-16.9, K1-1.1.12: everybody has just these six, 15/8/4 in all.
#[test]
fn everybody_has_the_same_six() {
    for players in 2..=5 {
        let t = first(players);
        let view = t.view(Eye::Archive);
        for player in &view.players {
            let hand = player.secret.as_ref().expect("the archive sees all");
            assert_eq!(hand.hand.len(), 6);
            let sum = |of: fn(CardFace) -> u8| -> u8 {
                hand.hand.iter().map(|card| of(card.face())).sum()
            };
            assert_eq!(
                (
                    sum(|face| face.points.strength),
                    sum(|face| face.points.damage),
                    sum(|face| face.points.shield)
                ),
                (15, 8, 4)
            );
        }
    }
}

/// K1-U1: no card costs own units: 5/0/0 and 1/1/3 came later.
#[test]
fn the_later_two_are_missing() {
    for card in BattleCards::FIRST.iter() {
        assert_eq!(card.face().self_loss, 0, "{card}");
    }
    let mut t = first(3).troop(P2, "w_r", 5).troop(P1, "w_r", 5);
    t.battle(P1, "w_r");
    assert!(!t.can(P1, "play-card BC-7") && !t.can(P1, "play-card BC-8"));
}

/// P1 is about to give up a card for the special one of this tile.
fn buying(tile: &str, colour: Colour, space: Space) -> Scene {
    use BattleCard::{Bc1, Bc2, Bc3, Bc4};
    let mut t = first(3)
        .pyramid(P1, "w1a", colour, 2)
        .used_cards(P1, &[Bc1, Bc3], &[Bc2, Bc4]);
    t.begin_on(P1, space);
    t.act(P1, &format!("take {tile}"));
    t
}

/// RED-2b, SB12-1, K1-U2: discards come back first; any of the six goes for 3/3/0.
#[test]
fn offensive_strategy() {
    let mut t = buying("RED-2b", Colour::Ruby, Space::Acquire2);
    let six = ["BC-1", "BC-2", "BC-3", "BC-4", "BC-5", "BC-6"];
    assert_eq!(t.offers(P1), six.map(|card| format!("remove {card}")));
    t.act(P1, "remove BC-1");
    let [hand, up, down, removed] = t.battle_cards(P1);
    assert_eq!(
        (hand.len(), up.len(), down.len(), removed.len()),
        (6, 0, 0, 1)
    );
    assert!(hand.contains(BattleCard::WrrytStorm) && !hand.contains(BattleCard::Bc1));
    let t = t.troop(P2, "w_r", 5).troop(P1, "w_r", 5);
    let t = fought(t, "w_r", "SB-1", "BC-1");
    let points = t.last_points(P1);
    assert_eq!(
        (points.strength - 5, points.damage, points.shield),
        (3, 3, 0)
    );
}

/// BLU-2c, SB12-2, K1-U2: the same with 3/0/3.
#[test]
fn defensive_strategy() {
    let mut t = buying("BLU-2c", Colour::Sapphire, Space::Acquire3);
    assert_eq!(t.offers(P1).len(), 6);
    t.act(P1, "remove BC-6");
    let [hand, _, _, removed] = t.battle_cards(P1);
    assert!(hand.contains(BattleCard::ShetywDefense) && removed.contains(BattleCard::Bc6));
    let t = t.troop(P2, "w_r", 5).troop(P1, "w_r", 5);
    let t = fought(t, "w_r", "SB-2", "BC-1");
    let points = t.last_points(P1);
    assert_eq!(
        (points.strength - 5, points.damage, points.shield),
        (3, 0, 3)
    );
}

/// K1-U2, RED-2b: the card that was given up never comes back, the special one does.
#[test]
fn the_trade_is_for_good() {
    use BattleCard::{Bc1, Bc2, Bc3, Bc4};
    let t = first(3)
        .owns(P1, Tile::OffensiveStrategy)
        .used_cards(P1, &[Bc1, Bc2], &[Bc3, Bc4])
        .troop(P2, "w_r", 5)
        .troop(P1, "w_r", 5);
    let mut t = fought(t, "w_r", "SB-1", "BC-1");
    t.act(P1, "recall");
    t.act(P2, "stay");
    let [hand, _, _, removed] = t.battle_cards(P1);
    assert_eq!((hand.len(), removed.len()), (6, 1));
    assert!(hand.contains(BattleCard::WrrytStorm) && !hand.contains(BattleCard::Bc6));
}

/// SB12-1, SB12-2: there is one of each: the tile is gone from the market.
#[test]
fn one_copy_of_each_special_card() {
    let t = first(3);
    for tile in [Tile::OffensiveStrategy, Tile::DefensiveStrategy] {
        assert_eq!(t.copies(tile), 1);
    }
    assert_eq!(
        t.owns(P1, Tile::OffensiveStrategy)
            .copies(Tile::OffensiveStrategy),
        0
    );
}
