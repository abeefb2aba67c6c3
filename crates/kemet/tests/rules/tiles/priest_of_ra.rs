//! Priest of Ra (DIA-4a) on every kind of payment.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;

/// P1 has the tile and this many prayer points.
fn faithful(t: Scene, prayer: u8) -> Scene {
    t.owns(P1, Tile::PriestOfRa).with_prayer(P1, prayer)
}

/// DIA-4a, tiles:R3, KB-TM-03: a Build of several levels is one payment, one point less.
#[test]
fn builds() {
    let mut t = faithful(table(3).pyramid(P1, "w1a", Colour::Ruby, 1), 4);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 4"),
        Some(Refusal::NeedsPrayer { need: 8, have: 4 })
    );
    t.act(P1, "build a 3");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (3, 0));
    t.begin(P2, Deed::Build);
    t.acts(P2, "build a 2, top ruby");
    assert_eq!(t.prayer(P2), 4, "others pay in full");
}

/// DIA-4a, tiles:R3: a Recruit is one payment; a single unit is free.
#[test]
fn recruits() {
    let mut t = faithful(table(3), 2);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2");
    assert_eq!(
        t.refusal(P1, "place w1b 2"),
        Some(Refusal::NeedsPrayer { need: 3, have: 2 })
    );
    t.acts(P1, "place w1b 1");
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 9));
    let mut t = faithful(table(3), 0);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.offers(P1),
        ["place w1a 1", "place w1b 1", "place w1c 1", "done"]
    );
}

/// DIA-4a, DIA-1b, ONY-2d, tiles:R4: a tile costs a point less, after Priestess and after the
/// surcharge of Twin Ceremony; never less than nothing.
#[test]
fn acquires() {
    for (level, tile, priestess, price) in [
        (3, "RUB-3b", false, 2),
        (3, "RUB-3b", true, 1),
        (1, "RUB-1a", false, 0),
        (1, "RUB-1a", true, 0),
    ] {
        let mut t = faithful(bazaar(Colour::Ruby, level), 5);
        if priestess {
            t = t.owns(P1, Tile::Priestess);
        }
        t.begin_on(P1, Space::Acquire1);
        t.act(P1, &format!("take {tile}"));
        assert_eq!(t.prayer(P1), 5 - price, "{tile} {priestess}");
    }
    let t = faithful(bazaar(Colour::Ruby, 1), 5).owns(P1, Tile::Priestess);
    let mut t = t.owns(P1, Tile::TwinCeremony);
    golden(&mut t, Tile::TwinCeremony);
    t.act(P1, "take RUB-1a");
    assert_eq!(
        t.prayer(P1),
        7,
        "1 less 1 is 0, and 1 more is 1, less 1 is 0"
    );
}

/// DIA-4a, tiles:R2, tiles:R3: a teleport costs 1, a toll nothing; each is a payment of its own.
#[test]
fn teleports_and_pays_tolls() {
    let home = table(3)
        .troop(P1, "w1a", 2)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    let mut t = faithful(home.clone(), 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(t.prayer(P1), 0);

    let guarded = home
        .troop(P2, "w_tr", 2)
        .companion(P2, Companion::KhnumsSphinx, "w_tr");
    let mut t = faithful(guarded, 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!((t.prayer(P1), t.step()), (0, Some(Step::WarCouncil)));
}

/// DIA-4a, DI-04, DI-05, tiles:R3: each DI card of a battle is a payment of its own.
#[test]
fn plays_battle_cards() {
    let mut t = faithful(field(), 0).holds(P1, &[Di::WarFury, Di::WarFury, Di::Bloodbath]);
    t.battle(P1, "w_r");
    t.council(
        P1,
        "BC-6",
        &[Di::WarFury, Di::WarFury, Di::Bloodbath],
        "hide",
    );
    t.council(P2, "BC-6", &[], "hide");
    assert_eq!(t.points(Role::Attacker), points(10, 2, 0, 1));
    assert_eq!(t.prayer(P1), 0);
    let mut without = field()
        .with_prayer(P1, 1)
        .holds(P1, &[Di::WarFury, Di::WarFury]);
    without.battle(P1, "w_r");
    without.acts(P1, "play-card BC-6, discard-card BC-1, add DI-04");
    assert!(
        !without.can(P1, "add DI-04"),
        "a single point pays for one card"
    );
}

/// DIA-4a, DI-08: a DAY card costs a point less; a card that costs nothing costs nothing.
#[test]
fn plays_day_cards() {
    let t = table(3)
        .troop(P2, "w_r", 2)
        .holds(P1, &[Di::RainingFire, Di::Prayer]);
    let mut poor = t.clone().with_prayer(P1, 0);
    poor.turn(P1);
    assert_eq!(
        poor.refusal(P1, "play DI-08"),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
    let mut t = faithful(t, 0);
    t.acts(P1, "play DI-08");
    assert_eq!((t.units(P2, "w_r"), t.prayer(P1)), (1, 0));
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), 2, "two points, not three");
}

/// DIA-4a, DIA-2a, SAP-1a: with another discount that leaves nothing to pay, nothing more is saved.
#[test]
fn never_pays_less_than_nothing() {
    let t = table(3)
        .owns(P1, Tile::MagicalSupport)
        .owns(P1, Tile::RecruitingScribe);
    let t = faithful(t, 0);
    let mut build = t.clone();
    build.begin(P1, Deed::Build);
    assert_eq!(
        build.refusal(P1, "build a 3"),
        Some(Refusal::NeedsPrayer { need: 2, have: 0 })
    );
    build.acts(P1, "build a 2, top ruby");
    assert_eq!(build.prayer(P1), 0, "0 and 1, less 1");
    let mut recruit = t;
    recruit.begin(P1, Deed::Recruit);
    assert_eq!(
        recruit.refusal(P1, "place w1a 5"),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
    recruit.acts(P1, "place w1a 3, done");
    assert_eq!(recruit.prayer(P1), 0);
}
