//! Creatures: what each adds, how they come in and where they go.

use kemet::scene::*;
use kemet::*;

use crate::help::{first, fought, march};

/// What a creature adds in battle: strength, damage, protection; and its movement.
fn adds(creature: Companion) -> (u8, u8, u8, u8) {
    let table = || first(3).troop(P1, "w_r", 3).companion(P1, creature, "w_r");
    let mut t = table();
    march(&mut t, "w_r", &[]);
    let land = t.land_moves() - 1;
    let t = fought(table().troop(P2, "w_r", 3), "w_r", "BC-5", "BC-5");
    let points = t.last_points(P1);
    (points.strength - 5, points.damage, points.shield - 2, land)
}

/// K1-9.1, K1-9.2, K1-9.3, K1-9.4, K1-9.5, K1-9.6, K1-9.7, RED-3a, RED-4a, RED-4c, BLU-2b, BLU-2d, BLU-4b, WHI-4c: the numbers of the seven.
#[test]
fn the_seven_creatures() {
    assert_eq!(adds(Companion::FirstElephant), (1, 0, 1, 1));
    assert_eq!(adds(Companion::FirstSnake), (0, 0, 0, 1));
    assert_eq!(adds(Companion::FirstScarab), (2, 0, 0, 2));
    assert_eq!(adds(Companion::FirstScorpion), (2, 2, 0, 1));
    assert_eq!(adds(Companion::FirstPhoenix), (2, 0, 0, 1));
    assert_eq!(adds(Companion::FirstSphinx), (2, 0, 0, 0));
    assert_eq!(adds(Companion::FirstMummy), (2, 0, 0, 1));
}

/// K1-9b.6: the bonus is for the troop it is with, in defence too, and for no other.
#[test]
fn a_bonus_for_its_troop_only() {
    let with = |zone| {
        let t = first(3)
            .troop(P2, "w_r", 3)
            .troop(P2, "w_tr", 1)
            .troop(P1, "w_r", 3)
            .companion(P2, Companion::FirstScorpion, zone);
        fought(t, "w_r", "BC-1", "BC-1").last_points(P2)
    };
    assert_eq!((with("w_r").strength, with("w_r").damage), (9, 3));
    assert_eq!((with("w_tr").strength, with("w_tr").damage), (7, 1));
    let mut t = first(3).troop(P1, "w1f", 1).troop(P1, "w_r", 1).companion(
        P1,
        Companion::FirstScarab,
        "w_r",
    );
    march(&mut t, "w1f", &[]);
    assert_eq!(t.land_moves(), 1);
}

/// K1-9.5, RED-4c: with the Phoenix a wall is passed after another step.
#[test]
fn the_phoenix_and_walls() {
    let table = |t: Scene| {
        let mut t = t.troop(P1, "w_on", 2);
        march(&mut t, "w_on", &["w2f"]);
        t
    };
    let t = table(first(3).owns(P1, Tile::GodSpeed));
    assert!(!t.can(P1, "step w2a"));
    let t = first(3)
        .troop(P1, "w_on", 2)
        .companion(P1, Companion::FirstPhoenix, "w_on");
    let mut t = t;
    march(&mut t, "w_on", &["w2f", "w2a"]);
    assert_eq!(t.units(P1, "w2a"), 2);
}

/// K1-9.7, WHI-4c: the Mummy draws a card more each night, wherever it is.
#[test]
fn the_mummy_draws() {
    let mut t = first(3).owns(P1, Tile::FirstMummy);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!((t.di(P1).len(), t.di(P2).len(), t.di(P3).len()), (2, 1, 1));
}

/// P1 buys the Elephant.
fn bought(t: Scene) -> Scene {
    let mut t = t
        .pyramid(P1, "w1c", Colour::Sapphire, 2)
        .with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire3);
    t.act(P1, "take BLU-2b");
    t
}

/// K1-9b.1: a new creature goes to own units at home without a creature, or waits.
#[test]
fn a_new_creature() {
    let table = || {
        first(3)
            .troop(P1, "w1a", 2)
            .troop(P1, "w1b", 2)
            .companion(P1, Companion::FirstSphinx, "w1b")
            .troop(P1, "w_r", 2)
    };
    let mut t = bought(table());
    assert_eq!(t.offers(P1), ["attach first-elephant w1a", "decline"]);
    t.act(P1, "attach first-elephant w1a");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
    let mut t = bought(table());
    t.act(P1, "decline");
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::FirstElephant)
    );
    let t = bought(first(3).troop(P1, "w_r", 2));
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::FirstElephant)
    );
}

/// K1-9b.2: no unit: outside the limit, not counted for strength, and no damage kills it.
#[test]
fn a_creature_is_no_unit() {
    let mut t = first(3)
        .troop(P1, "w1a", 4)
        .companion(P1, Companion::FirstSnake, "w1a");
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 1") && !t.can(P1, "place w1a 2"));
    let t = first(3).troop(P2, "w_r", 2).troop(P1, "w_r", 5).companion(
        P2,
        Companion::FirstSnake,
        "w_r",
    );
    let t = fought(t, "w_r", "BC-3", "BC-1");
    assert_eq!(t.last_points(P2).strength, 2 + 4);
    assert_eq!(t.units(P2, "w_r"), 0);
    assert!(t.companions_in_supply(P2).contains(Companion::FirstSnake));
}

/// K1-9b.3, K1-5.7: one creature of a player to a region.
#[test]
fn one_creature_to_a_region() {
    let mut t = first(3)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::FirstElephant, "w1a")
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::FirstSphinx, "w1f");
    march(&mut t, "w1f", &[]);
    assert!(!t.can(P1, "step w1a"));
    t.act(P1, "carry 1");
    t.acts(P1, "leave first-sphinx, step w1a");
    assert_eq!(t.units(P1, "w1a"), 3);
}

/// P2 loses the last units of a troop with the Elephant to damage.
fn bereft(t: Scene) -> Scene {
    let t =
        t.troop(P2, "w_r", 1)
            .troop(P1, "w_r", 5)
            .companion(P2, Companion::FirstElephant, "w_r");
    fought(t, "w_r", "BC-3", "BC-1")
}

/// corrections:F-1, K1-9b.4, K1-U51, K1-13.13: its last unit destroyed, a creature goes home at once to own units without a creature.
#[test]
fn home_from_a_lost_battle() {
    let t = first(3)
        .troop(P2, "w2b", 1)
        .companion(P2, Companion::FirstSphinx, "w2b")
        .troop(P2, "w2a", 1)
        .troop(P2, "w_os", 1);
    let t = bereft(t);
    assert!(t.companions(P2, "w2a").contains(Companion::FirstElephant));
    assert!(t.companions_in_supply(P2).is_empty());
}

/// K1-9b.4: with two districts to go to the owner says which.
#[test]
fn the_owner_picks_the_district() {
    let mut t = bereft(first(3).troop(P2, "w2b", 1).troop(P2, "w2a", 1));
    assert!(t.awaits(P2));
    assert_eq!(
        t.offers(P2),
        ["attach first-elephant w2a", "attach first-elephant w2b"]
    );
    t.act(P2, "attach first-elephant w2b");
    assert!(t.companions(P2, "w2b").contains(Companion::FirstElephant));
}

/// K1-9b.4: with no own units at home, or only beside a creature, it goes to the reserve.
#[test]
fn to_the_reserve_without_a_home() {
    let elephant = Companion::FirstElephant;
    let t = bereft(first(3).troop(P2, "w_os", 3));
    assert!(t.companions_in_supply(P2).contains(elephant));
    let t = first(3)
        .troop(P2, "w2b", 1)
        .companion(P2, Companion::FirstSphinx, "w2b");
    assert!(bereft(t).companions_in_supply(P2).contains(elephant));
}

/// K1-9b.4, DI12-07: Raining Fire destroys as well: the creature goes home.
#[test]
fn home_from_raining_fire() {
    let mut t = first(3)
        .troop(P2, "w_r", 1)
        .companion(P2, Companion::FirstElephant, "w_r")
        .troop(P2, "w2a", 1)
        .holds(P1, &[Di::FirstRainingFire]);
    t.acts(P1, "play DI12-07, strike w_r");
    assert!(t.companions(P2, "w2a").contains(Companion::FirstElephant));
    assert!(!t.controls(P2, "w_r"));
}

/// K1-9b.4, K1-U10: struck down by Initiative, its troop is destroyed too.
#[test]
fn home_from_initiative() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 2)
        .companion(P2, Companion::FirstElephant, "w_r")
        .troop(P2, "w2a", 1)
        .owns(P1, Tile::FirstInitiative);
    march(&mut t, "w1f", &["w_r"]);
    assert!(t.companions(P2, "w2a").contains(Companion::FirstElephant));
}

/// corrections:F-1, K1-9b.4, K1-U51, K1-13.13: recalled, a creature goes home at once, the winner's as the loser's; without a home to the reserve.
#[test]
fn recalled_home() {
    let table = || {
        first(3)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 5)
            .companion(P2, Companion::FirstElephant, "w_r")
            .companion(P1, Companion::FirstSphinx, "w_r")
    };
    let t = table().troop(P2, "w2a", 1).troop(P1, "w1a", 1);
    let mut t = fought(t, "w_r", "BC-1", "BC-5");
    t.act(P2, "recall");
    assert!(t.companions(P2, "w2a").contains(Companion::FirstElephant));
    t.act(P1, "recall");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstSphinx));
    let mut t = fought(table().troop(P2, "w_os", 1), "w_r", "BC-1", "BC-5");
    t.act(P2, "recall");
    assert!(
        t.companions_in_supply(P2)
            .contains(Companion::FirstElephant)
    );
    t.act(P1, "recall");
    assert!(t.companions_in_supply(P1).contains(Companion::FirstSphinx));
}

/// corrections:F-1, K1-9b.4: with two homes for a recalled creature its owner says which, in the other's turn too.
#[test]
fn recalled_to_either_home() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 5)
        .companion(P2, Companion::FirstElephant, "w_r")
        .troop(P2, "w2a", 1)
        .troop(P2, "w2c", 1);
    let mut t = fought(t, "w_r", "BC-1", "BC-5");
    t.act(P2, "recall");
    assert_eq!(
        t.offers(P2),
        ["attach first-elephant w2a", "attach first-elephant w2c"]
    );
    t.act(P2, "attach first-elephant w2c");
    t.act(P1, "stay");
    assert!(t.companions(P2, "w2c").contains(Companion::FirstElephant));
}

/// P1's troop in `w_r` walks away from its Elephant, to `to`.
fn walked_away(t: Scene, to: &str) -> Scene {
    let mut t = t
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::FirstElephant, "w_r");
    march(&mut t, "w_r", &[]);
    t.acts(P1, &format!("leave first-elephant, step {to}"));
    t
}

/// corrections:F-1, K1-U51, K1-13.13, K1-9b.4: a creature that its troop walks away from goes home at once, and the Move goes on; without a home to the reserve.
#[test]
fn left_alone() {
    let mut t = walked_away(first(3).troop(P1, "w1a", 1), "w1f");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
    assert_eq!((t.units(P1, "w1f"), t.land_moves()), (2, 1));
    t.act(P1, "step w1b");
    assert_eq!(t.units(P1, "w1b"), 2);
    let t = walked_away(first(3).troop(P1, "w_os", 1), "w1f");
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::FirstElephant)
    );
    let t = walked_away(first(3).troop(P1, "w1a", 1).troop(P1, "w1b", 1), "w1f");
    assert_eq!(
        t.offers(P1),
        ["attach first-elephant w1a", "attach first-elephant w1b"]
    );
}

/// corrections:F-1, K1-9b.4: given up for the Delta Temple, the last unit sends its creature home too.
#[test]
fn home_from_an_offering() {
    let mut t = first(3)
        .troop(P1, "d_t", 1)
        .companion(P1, Companion::FirstElephant, "d_t")
        .troop(P1, "w1a", 1);
    t.evening();
    t.act(P1, "sacrifice");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
}

/// corrections:F-1, K1-B0: a creature left on the way into a battle is home before it, and the battle ends the Move.
#[test]
fn home_before_the_battle() {
    let table = |defender: Scene| {
        let t = defender.troop(P2, "w_tr", 1);
        walked_away(t.troop(P1, "w1a", 1).troop(P1, "w1b", 1), "w_tr")
    };
    let mut t = table(first(3).holds(P2, &[Di::Escape]));
    assert!(t.awaits(P1), "the home comes first");
    t.act(P1, "attach first-elephant w1b");
    assert!(matches!(t.step(), Some(Step::Escape { .. })));
    t.act(P2, "decline");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    t.clash("BC-3", "BC-3");
    assert!(t.companions(P1, "w1b").contains(Companion::FirstElephant));
    assert!(!matches!(t.step(), Some(Step::March)), "the Move is over");
}

/// corrections:F-1, K1-9b.4: where the only home is the troop that walks, in the own city now, its creature comes along again.
#[test]
fn home_with_the_travellers() {
    let mut t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::FirstElephant, "w1f");
    march(&mut t, "w1f", &[]);
    t.acts(P1, "leave first-elephant, step w1a");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
    t.act(P1, "step w1b");
    assert!(t.companions(P1, "w1b").contains(Companion::FirstElephant));
}

/// corrections:F-1, K1-U51: a troop that could go nowhere with its creature can walk away from it.
#[test]
fn a_way_out_without_its_creature() {
    let mut t = first(3)
        .troop(P1, "w1a", 1)
        .companion(P1, Companion::FirstSphinx, "w1a");
    for (creature, zone) in [
        (Companion::FirstElephant, "w1b"),
        (Companion::FirstSnake, "w1c"),
        (Companion::FirstMummy, "w1f"),
    ] {
        t = t.troop(P1, zone, 1).companion(P1, creature, zone);
    }
    march(&mut t, "w1a", &[]);
    assert!(!t.can(P1, "step w1b"));
    t.acts(P1, "leave first-sphinx, step w1b");
    assert_eq!(t.units(P1, "w1b"), 2);
    assert!(t.companions_in_supply(P1).contains(Companion::FirstSphinx));
}

/// K1-9b.4: with units left the creature stays with them.
#[test]
fn it_stays_with_survivors() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 5)
        .companion(P2, Companion::FirstElephant, "w_r")
        .troop(P2, "w2a", 1);
    let mut t = fought(t, "w_r", "BC-2", "BC-2");
    assert_eq!(t.units(P2, "w_r"), 2);
    t.act(P2, "retreat");
    t.act(P1, "banish w_tr");
    assert!(t.companions(P2, "w_tr").contains(Companion::FirstElephant));
}

/// K1-9b.5: a waiting creature must come in with the next Recruit, if it can.
#[test]
fn the_next_recruit_brings_it_in() {
    let mut t = first(3).owns(P1, Tile::FirstElephant).troop(P1, "w1a", 1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "done"));
    t.act(P1, "attach first-elephant w1a");
    t.acts(P1, "place w1b 1, done");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
}

/// K1-9b.5, K1-U20: new units at home are company enough: then it must come in.
#[test]
fn new_units_bring_it_in() {
    let mut t = first(3).owns(P1, Tile::FirstElephant);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "done"), "there is nobody to join yet");
    t.act(P1, "place w1a 1");
    assert!(!t.can(P1, "done"));
    t.acts(P1, "attach first-elephant w1a, done");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstElephant));
}

/// K1-9b.5, K1-U21: a Recruit that brings a creature and no unit is no lost action.
#[test]
fn a_recruit_for_its_sake() {
    let mut t = first(3).owns(P1, Tile::FirstElephant).troop(P1, "w1a", 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "attach first-elephant w1a, done");
    assert_eq!((t.supply(P1), t.prayer(P1)), (11, 5));
    let lost = |event: &Event| matches!(event, Event::ActionLost { .. });
    assert!(!t.events().iter().any(lost));
}

/// K1-9b.5: a Recruit without own units to stand with leaves it waiting.
#[test]
fn it_cannot_come_alone() {
    let mut t = first(3).owns(P1, Tile::FirstElephant).troop(P1, "w_r", 1);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "done");
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::FirstElephant)
    );
}

/// K1-9b.5: of two that wait the owner says which is first.
#[test]
fn which_is_first() {
    let mut t = first(3)
        .owns(P1, Tile::FirstElephant)
        .owns(P1, Tile::FirstSphinx)
        .troop(P1, "w1a", 1);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "attach first-elephant w1a") && t.can(P1, "attach first-sphinx w1a"));
    t.act(P1, "attach first-sphinx w1a");
    t.act(P1, "done");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstSphinx));
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::FirstElephant)
    );
}

/// K1-9b.5: neither Enlistment nor a turn of its own brings it in.
#[test]
fn only_a_recruit_brings_it_in() {
    let mut t = first(3)
        .owns(P1, Tile::FirstElephant)
        .troop(P1, "w1a", 1)
        .holds(P1, &[Di::Enlistment]);
    assert!(!t.can(P1, "attach first-elephant w1a"));
    t.act(P1, "play DI12-09");
    t.act(P1, "place w1a 1");
    assert!(!t.can(P1, "attach first-elephant w1a"));
}
