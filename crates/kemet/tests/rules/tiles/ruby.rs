//! The Ruby tiles: strength and movement.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

/// RUB-1a: Charge! strengthens an attack, not a defence.
#[test]
fn charge() {
    assert_eq!(
        meet(field().owns(P1, Tile::Charge)),
        [points(7, 0, 0, 1), PLAIN]
    );
    assert_eq!(meet(field().owns(P2, Tile::Charge)), [PLAIN, PLAIN]);
}

/// RUB-1b, KB-3.4.5.a: Priest of Mafdet gives each of its owner's troops a second land move.
#[test]
fn priest_of_mafdet() {
    let t = table(3)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 1)
        .troop(P2, "w2a", 3);
    let mut t = t.owns(P1, Tile::PriestOfMafdet);
    assert_eq!(["w1a", "w1b"].map(|zone| land_moves(&t, P1, zone)), [2, 2]);
    assert_eq!(land_moves(&t, P2, "w2a"), 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, step w1f, step w_r");
    assert_eq!(t.units(P1, "w_r"), 3);
    assert!(t.awaits(P2), "two land moves are all");
}

/// RUB-2a, KB-3.5.4.a: Carnage adds a point of damage to either side; a shield stops it.
#[test]
fn carnage() {
    assert_eq!(
        meet(field().owns(P1, Tile::Carnage)),
        [points(6, 1, 0, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::Carnage)),
        [PLAIN, points(6, 1, 0, 1)]
    );
    for (defence, left) in [("BC-1", 2), ("BC-6", 3)] {
        let mut t = field().owns(P1, Tile::Carnage);
        fight(&mut t, "BC-6", defence);
        assert_eq!(t.units(P2, "w_r"), left, "{defence}");
    }
}

/// RUB-2b, SB-1, tiles:R10, KB-LIM-05: all cards come back, face-down ones too; one of them goes,
/// Wrryt Storm takes its place and the hand stays at eight.
#[test]
fn wrryt_storm_is_taken_for_another_card() {
    let t = bazaar(Colour::Ruby, 2);
    let mut t = t.used_cards(
        P1,
        &[BattleCard::Bc1, BattleCard::Bc3],
        &[BattleCard::Bc2, BattleCard::Bc7],
    );
    buy(&mut t, Tile::WrrytStorm);
    assert_eq!(t.prayer(P1), 9);
    let eight: Vec<String> = (1..=8)
        .map(|number| format!("remove BC-{number}"))
        .collect();
    assert_eq!(t.offers(P1), eight, "any of the eight, and one must go");
    t.act(P1, "remove BC-7");
    let [hand, face_up, face_down, removed] = t.battle_cards(P1);
    assert_eq!(hand.len(), 8);
    assert!(hand.contains(BattleCard::WrrytStorm) && !hand.contains(BattleCard::Bc7));
    assert!(face_up.is_empty() && face_down.is_empty());
    assert_eq!(removed, BattleCards::one(BattleCard::Bc7));
}

/// RUB-2b, tiles:§7: which card was given up stays its owner's secret.
#[test]
fn the_card_removed_for_wrryt_storm_is_secret() {
    let mut t = bazaar(Colour::Ruby, 2);
    buy(&mut t, Tile::WrrytStorm);
    t.act(P1, "remove BC-5");
    let removed = |event: &Event| matches!(event, Event::CardRemoved { .. });
    assert!(t.told(Eye::Seat(P1)).iter().any(removed));
    assert!(!t.told(Eye::Seat(P2)).iter().any(removed));
    assert!(!t.told(Eye::Spectator).iter().any(removed));
    assert!(t.view(Eye::Seat(P1)).players[0].secret.is_some());
    assert!(t.view(Eye::Seat(P2)).players[0].secret.is_none());
}

/// RUB-2b, SB-1, KB-3.5.8.b: Wrryt Storm strikes with 3 strength and 3 damage; when the cards come
/// back, the one given up does not.
#[test]
fn wrryt_storm_in_battle() {
    let spent = [BattleCard::Bc1, BattleCard::Bc2, BattleCard::Bc3];
    let hidden = [BattleCard::Bc4, BattleCard::Bc5, BattleCard::Bc6];
    let mut t = field()
        .owns(P1, Tile::WrrytStorm)
        .used_cards(P1, &spent, &hidden);
    let [attack, _] = fight(&mut t, "SB-1", "BC-6");
    assert_eq!(attack, points(6, 3, 0, 0));
    assert_eq!(t.units(P2, "w_r"), 1);
    t.acts(P1, "recall");
    t.acts(P2, "stay");
    let [hand, _, _, removed] = t.battle_cards(P1);
    assert_eq!(hand.len(), 8);
    assert!(hand.contains(BattleCard::WrrytStorm) && !hand.contains(BattleCard::Bc8));
    assert_eq!(removed, BattleCards::one(BattleCard::Bc8));
    assert!(!t.battle_cards(P2)[0].contains(BattleCard::WrrytStorm));
}

/// RUB-2c: the Phoenix gives its troop a land move and a point of strength, other troops nothing.
#[test]
fn phoenix() {
    check_creature(Companion::Phoenix, 1, points(7, 0, 0, 1));
}

/// RUB-2c, tiles:R1, KB-3.4.5.o: with the Phoenix a troop enters one district from afar; a second
/// one stays closed.
#[test]
fn phoenix_over_the_wall() {
    let t = table(3).troop(P1, "w_r", 3).owns(P1, Tile::PriestOfMafdet);
    let wall = |zone: Zone| Some(Refusal::Wall { zone });
    let mut without = t.clone();
    without.begin(P1, Deed::Move);
    without.acts(P1, "troop w_r, step w2f");
    assert_eq!(without.refusal(P1, "step w2a"), wall(Zone::W2a));

    let mut t = t.companion(P1, Companion::Phoenix, "w_r");
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_r, step w2f, step w2a");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(t.refusal(P1, "step w2b"), wall(Zone::W2b));
    t.act(P1, "done");
    assert!(t.controls(P1, "w2a"));
}

/// RUB-2c, KB-3.4.5.c: left behind, the Phoenix opens no wall, but the land move it gave remains.
#[test]
fn phoenix_left_behind() {
    let mut t = table(3)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::Phoenix, "w_r");
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_r, carry 2, leave phoenix, step w2f");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(
        t.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
    assert!(t.can(P1, "step w_ti"));
}

/// RUB-2d, KB-3.4.5.l: with Portal a teleport costs 1 and may begin at an obelisk.
#[test]
fn portal() {
    let t = table(3).troop(P1, "w_on", 2).troop(P1, "w1f", 2);
    let mut without = t.clone();
    without.begin(P1, Deed::Move);
    without.act(P1, "troop w_on");
    let from = |zone: Zone| Some(Refusal::NoTeleportFrom { zone });
    assert_eq!(without.refusal(P1, "teleport w_tr"), from(Zone::WOn));

    let mut t = t.owns(P1, Tile::Portal).with_prayer(P1, 1);
    let mut desert = t.clone();
    desert.begin(P1, Deed::Move);
    desert.act(P1, "troop w1f");
    assert_eq!(
        desert.refusal(P1, "teleport w_tr"),
        from(Zone::W1f),
        "no obelisk, no pyramid"
    );
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_on");
    assert_eq!(
        t.refusal(P1, "teleport w_r"),
        Some(Refusal::NoObelisk { zone: Zone::WR })
    );
    t.act(P1, "teleport d_s");
    assert_eq!((t.units(P1, "d_s"), t.prayer(P1)), (2, 0));
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::TeleportUsed));
}

/// RUB-2d, KB-7.3.b: without a prayer point Portal does not open, from a pyramid neither.
#[test]
fn portal_is_not_free() {
    let t = table(3)
        .troop(P1, "w1a", 2)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    for (tile, need) in [(Tile::Portal, 1), (Tile::Charge, 2)] {
        let have = need - 1;
        let mut poor = t.clone().owns(P1, tile).with_prayer(P1, have);
        poor.begin(P1, Deed::Move);
        poor.act(P1, "troop w1a");
        assert_eq!(
            poor.refusal(P1, "teleport w_tr"),
            Some(Refusal::NeedsPrayer { need, have })
        );
        let mut rich = t.clone().owns(P1, tile).with_prayer(P1, need);
        rich.begin(P1, Deed::Move);
        rich.acts(P1, "troop w1a, teleport w_tr");
        assert_eq!(rich.prayer(P1), 0);
    }
}

/// RUB-2d, DI-10, tiles:R2: Priest of Ra takes the last point off; Transfer needs neither.
#[test]
fn portal_with_other_discounts() {
    let t = table(3).troop(P1, "w_on", 2).owns(P1, Tile::Portal);
    let mut with_ra = t.clone().owns(P1, Tile::PriestOfRa).with_prayer(P1, 0);
    with_ra.begin(P1, Deed::Move);
    with_ra.acts(P1, "troop w_on, teleport w_tr");
    assert_eq!(with_ra.units(P1, "w_tr"), 2);
    let mut transfer = t.holds(P1, &[Di::Transfer]).with_prayer(P1, 0);
    transfer.begin(P1, Deed::Move);
    transfer.acts(P1, "troop w_on, play DI-10, teleport w_tr");
    assert_eq!((transfer.units(P1, "w_tr"), transfer.prayer(P1)), (2, 0));
}

/// RUB-3a: the Royal Scarab gives its troop two land moves and two points of strength.
#[test]
fn royal_scarab() {
    check_creature(Companion::RoyalScarab, 2, points(8, 0, 0, 1));
}

/// RUB-3b: Blades of Neith strengthen every battle of their owner.
#[test]
fn blades_of_neith() {
    assert_eq!(
        meet(field().owns(P1, Tile::BladesOfNeith)),
        [points(7, 0, 0, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::BladesOfNeith)),
        [PLAIN, points(7, 0, 0, 1)]
    );
}

/// RUB-3c, tiles:R9, KB-AM-25: as many DI cards as the owner likes go for a point of strength each,
/// of any icon, but never Diversion.
#[test]
fn divine_wound() {
    let cards = [Di::WarRage, Di::TacticalSupport, Di::Prayer, Di::Prayer];
    let mut t = field().owns(P1, Tile::DivineWound).holds(P1, &cards);
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-6");
    assert!(t.awaits(P1));
    assert_eq!(
        t.offers(P1),
        ["wound DI-01", "wound DI-07", "wound DI-09", "done"]
    );
    t.acts(P1, "wound DI-09, wound DI-09, wound DI-07");
    assert_eq!(t.offers(P1), ["wound DI-01", "done"]);
    t.act(P1, "done");
    assert_eq!(
        Role::BOTH.map(|role| t.points(role)),
        [points(9, 0, 0, 1), PLAIN]
    );
    assert_eq!(t.di(P1), DiCards::from_iter([Di::WarRage, Di::Diversion]));
    assert_eq!(t.di_piles().1.count(Di::Prayer), 2);
}

/// RUB-3c: no card need go; a card played in the war council is no longer in hand.
#[test]
fn divine_wound_takes_only_what_is_left() {
    let mut t = field()
        .owns(P2, Tile::DivineWound)
        .holds(P2, &[Di::WarRage, Di::Transfer]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-6", &[], "hide");
    t.council(P2, "BC-6", &[Di::WarRage], "hide");
    assert_eq!(t.offers(P2), ["wound DI-10", "done"]);
    t.act(P2, "done");
    assert_eq!(t.points(Role::Defender), points(7, 0, 0, 1));
    assert!(t.di(P2).contains(Di::Transfer));

    let mut bare = field().owns(P1, Tile::DivineWound);
    assert_eq!(
        fight(&mut bare, "BC-6", "BC-6"),
        [PLAIN, PLAIN],
        "Diversion alone: not asked"
    );
}

/// RUB-3d, KB-3.4.3.a: Domination is worth a divine fame point; nobody owns two of them.
#[test]
fn ruby_domination() {
    check_domination(Tile::RubyDomination, Tile::SapphireDomination);
}

/// RUB-3d, KB-3.1.d: the point of Domination outlives the pyramid it was bought at.
#[test]
fn ruby_domination_is_permanent() {
    let mut t = bazaar(Colour::Ruby, 3).troop(P2, "w1f", 3);
    buy(&mut t, Tile::RubyDomination);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w1f, step w1a, done");
    assert!(t.controls(P2, "w1a"));
    assert_eq!(t.permanent_fame(P1), (0, 1));
}

/// RUB-4a: the Giant Scorpion gives its troop a land move, two strength and two damage.
#[test]
fn giant_scorpion() {
    check_creature(Companion::GiantScorpion, 1, points(8, 2, 0, 1));
}

/// RUB-4b, KB-3.5.4.2: Initiative strikes in attack and defence, with strength in attack only; its
/// unblockable point passes any shield.
#[test]
fn initiative() {
    assert_eq!(
        meet(field().owns(P1, Tile::Initiative)),
        [points(7, 1, 1, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::Initiative)),
        [PLAIN, points(6, 1, 1, 1)]
    );
    for (defence, left) in [("BC-8", 2), ("BC-1", 1)] {
        let mut t = field().owns(P1, Tile::Initiative);
        fight(&mut t, "BC-6", defence);
        assert_eq!(t.units(P2, "w_r"), left, "{defence}");
    }
}

/// RUB-4c, tiles:R1, KB-3.3.g: the golden Move passes one wall from afar, and only one.
#[test]
fn surprise_attack() {
    let t = table(3).troop(P1, "w_r", 3).owns(P1, Tile::PriestOfMafdet);
    let mut t = t.owns(P1, Tile::BestialFury).owns(P1, Tile::SurpriseAttack);
    golden(&mut t, Tile::SurpriseAttack);
    t.acts(P1, "troop w_r, step w2f, step w2a");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(
        t.refusal(P1, "step w2b"),
        Some(Refusal::Wall { zone: Zone::W2b })
    );
    t.act(P1, "done");
    assert_eq!(t.units(P1, "w2a"), 3);
    // Both Move spaces are still free, the gold token is not.
    t.turn(P1);
    assert!(t.can(P1, "token t_move") && t.can(P1, "token m_move"));
    t.act(P1, "token b_acq1");
    assert!(!t.can(P1, "gold"));
}

/// RUB-4c: an ordinary Move of its owner stops at the wall.
#[test]
fn surprise_attack_is_for_the_gold_token_only() {
    let t = table(3).troop(P1, "w_r", 3).owns(P1, Tile::PriestOfMafdet);
    let mut t = t.owns(P1, Tile::SurpriseAttack);
    t.acts(
        P1,
        "token t_move, gold, resolve t_move, troop w_r, step w2f",
    );
    assert_eq!(
        t.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
    t.acts(P1, "done, golden RUB-4c, troop w2f, step w2a");
    assert_eq!(t.units(P1, "w2a"), 3);
}

/// RUB-4c: the golden Move has its teleport like any other.
#[test]
fn surprise_attack_may_teleport() {
    let t = table(3)
        .troop(P1, "w1a", 3)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    let mut t = t.owns(P1, Tile::SurpriseAttack).with_prayer(P1, 0);
    golden(&mut t, Tile::SurpriseAttack);
    t.acts(P1, "troop w1a, teleport w_on, step w2f");
    assert_eq!((t.units(P1, "w2f"), t.prayer(P1)), (3, 0));
}

/// RUB-4d, KB-AM-39, KB-3.3.2a, KB-3.3.s, KB-3.6.8b: Act of God brings a silver token for later turns.
#[test]
fn ruby_act_of_god() {
    check_act_of_god(Tile::RubyActOfGod, Tile::SapphireActOfGod);
}
