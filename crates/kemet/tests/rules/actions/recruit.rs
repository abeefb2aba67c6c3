//! Recruit: units from the supply into the own city (section 3.4.2).

use kemet::scene::*;
use kemet::*;

use crate::ledger::payments;

/// KB-3.4.2.a: one prayer point a unit, one payment, one to three districts.
#[test]
fn units_cost_one_each_and_spread_over_the_city() {
    let mut t = table(3);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, place w1b 1, place w1c 2");
    assert_eq!(
        ["w1a", "w1b", "w1c"].map(|zone| t.units(P1, zone)),
        [3, 1, 2]
    );
    assert_eq!((t.prayer(P1), t.supply(P1)), (1, 6));
    assert_eq!(payments(&t, P1), [6]);

    let mut one = table(3);
    one.begin(P1, Deed::Recruit);
    one.acts(P1, "place w1b 4, done");
    assert_eq!((one.units(P1, "w1b"), one.prayer(P1)), (4, 3));
}

/// KB-3.4.2.b, KB-3.4.2.c: an own district held by an enemy is a target, and
/// the battle waits until the action is at its end; the recruiter attacks.
#[test]
fn recruiting_against_an_occupier() {
    let mut t = table(3).troop(P2, "w1a", 2);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 2");
    // Both stand there, and P1 goes on recruiting.
    assert_eq!((t.units(P1, "w1a"), t.units(P2, "w1a")), (2, 2));
    assert_eq!(t.step(), Some(Step::Muster));
    t.act(P1, "place w1c 1");
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::BattleBegan { .. }))
    );
    t.act(P1, "done");
    assert!(t.events().contains(&Event::BattleBegan {
        zone: Zone::W1a,
        attacker: P1,
        defender: P2
    }));
    assert_eq!(t.step(), Some(Step::WarCouncil));
    assert_eq!(t.prayer(P1), 4);
}

/// KB-EX-3.4.2-1: three recruits and the own city against two units.
#[test]
fn three_recruits_win_their_district_back() {
    let mut t = table(3).troop(P2, "w1a", 2);
    assert!(t.controls(P2, "w1a"));
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, done");
    assert_eq!(t.prayer(P1), 4);
    t.clash("BC-6", "BC-5");
    let strength = |seat| {
        t.events().iter().find_map(|event| match *event {
            Event::BattlePoints { seat: of, points } if of == seat => Some(points.strength),
            _ => None,
        })
    };
    // 3 units, 3 on the card, 1 for the own city; 2 units, 2 on the card.
    assert_eq!((strength(P1), strength(P2)), (Some(7), Some(4)));
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.permanent_fame(P1), (1, 0));
    assert!(t.controls(P1, "w1a") && !t.controls(P2, "w1a"));
    assert_eq!(t.units(P1, "w1a"), 3);
}

/// KB-3.4.2.d, KB-DP-A2: of several battles the recruiter picks the next.
#[test]
fn the_recruiter_orders_the_battles() {
    let mut t = table(3).troop(P2, "w1a", 1).troop(P3, "w1b", 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, place w1b 3, done");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    t.clash("BC-1", "BC-5");
    t.act(P3, "recall");
    t.act(P1, "stay");
    // The other one follows by itself.
    let fights: Vec<Zone> = t
        .events()
        .iter()
        .filter_map(|event| match *event {
            Event::BattleBegan { zone, .. } => Some(zone),
            _ => None,
        })
        .collect();
    assert_eq!(fights, [Zone::W1b, Zone::W1a]);
    t.clash("BC-6", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert!(t.controls(P1, "w1a") && t.controls(P1, "w1b"));
    assert!(t.awaits(P2));
}

/// KB-3.4.2.e: other cities take no recruits, conquered or not, nor do deserts.
#[test]
fn only_the_own_city_takes_recruits() {
    let mut t = table(3).troop(P1, "w2a", 2).troop(P1, "w1f", 1);
    assert!(t.controls(P1, "w2a"));
    t.begin(P1, Deed::Recruit);
    for place in ["place w2a 1", "place w2b 1", "place w1f 1"] {
        assert!(
            matches!(
                t.refusal(P1, place),
                Some(Refusal::InAnyGame(Refused::NotNow { .. }))
            ),
            "{place}"
        );
    }
    assert!(
        t.offers(P1)
            .iter()
            .all(|offer| offer.starts_with("place w1") || offer == "done")
    );
}

/// KB-3.4.2.f, KB-DP-A2: prayer points, the supply and the troop limit, each
/// counted over the whole action.
#[test]
fn what_limits_a_recruit() {
    let mut poor = table(3).with_prayer(P1, 3);
    poor.begin(P1, Deed::Recruit);
    assert_eq!(
        poor.refusal(P1, "place w1a 4"),
        Some(Refusal::NeedsPrayer { need: 4, have: 3 })
    );
    poor.act(P1, "place w1a 2");
    assert_eq!(
        poor.refusal(P1, "place w1b 2"),
        Some(Refusal::NeedsPrayer { need: 4, have: 3 })
    );
    // With the last prayer point the action ends by itself.
    poor.act(P1, "place w1b 1");
    assert_eq!((poor.prayer(P1), poor.supply(P1)), (0, 9));

    let mut few = table(3).troop(P1, "w_tr", 5).troop(P1, "w_on", 4);
    few.begin(P1, Deed::Recruit);
    assert_eq!(
        few.refusal(P1, "place w1a 4"),
        Some(Refusal::SupplyEmpty { have: 3 })
    );
    assert!(few.can(P1, "place w1a 3"));
}

/// KB-AM-47, KB-DP-A2: nobody is placed above the limit, by day or by night.
#[test]
fn no_recruit_above_the_limit() {
    let mut t = table(3).troop(P1, "w1a", 4);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    assert!(t.can(P1, "place w1a 1"));

    let mut t = table(3).troop(P1, "w1a", 4).with_veterans(P1, 3);
    t.night_step(Step::Conscription { place: 0 });
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "place w1a 1");
    assert_eq!(t.units(P1, "w1a"), 5);
}

/// KB-DP-A2: with the new units of a district one creature and one servant may
/// come from the supply, and nowhere else.
#[test]
fn companions_come_with_recruits() {
    let mut t = table(3)
        .troop(P1, "w1b", 1)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Heqaib)
        .without_gold(P1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "attach phoenix w1a"));
    t.act(P1, "place w1a 1");
    assert!(!t.can(P1, "attach phoenix w1b"));
    t.acts(P1, "attach phoenix w1a, attach heqaib w1a");
    assert!(!t.can(P1, "attach royal-scarab w1a"));
    t.act(P1, "done");
    assert_eq!(t.companions(P1, "w1a").len(), 2);
    assert!(
        t.companions_in_supply(P1).contains(Companion::RoyalScarab)
            && t.companions_in_supply(P1).len() == 1
    );
}

/// KB-3.4.3.l, KB-DP-A2: one servant for a district in one Recruit, also where a
/// troop may hold Meryptah beside another.
#[test]
fn one_servant_comes_with_the_recruits_of_a_district() {
    let mut t = table(3).owns(P1, Tile::Heqaib).owns(P1, Tile::Meryptah);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 1, place w1b 1, attach heqaib w1a");
    assert!(!t.can(P1, "attach meryptah w1a"));
    assert!(t.can(P1, "attach meryptah w1b"), "another district");
}

/// KB-DP-A2: a Recruit of nobody is lost and costs nothing.
#[test]
fn a_recruit_of_nobody_is_lost() {
    let lost = Event::ActionLost {
        seat: P1,
        deed: Deed::Recruit,
    };
    let mut free = table(3);
    free.begin(P1, Deed::Recruit);
    free.act(P1, "done");
    assert!(free.events().contains(&lost));
    assert_eq!((free.prayer(P1), free.supply(P1)), (7, 12));

    let mut poor = table(3).with_prayer(P1, 0);
    poor.begin(P1, Deed::Recruit);
    assert!(poor.awaits(P2) && poor.events().contains(&lost));
}

/// KB-AM-43: a district that waits for its own battle is no refuge.
#[test]
fn no_retreat_into_a_waiting_battle() {
    let mut t = table(3).troop(P2, "w1a", 5).troop(P2, "w1b", 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, place w1b 1, done, fight w1a");
    t.clash("BC-5", "BC-1");
    t.act(P1, "retreat");
    assert_eq!(t.offers(P2), ["banish w1c", "banish w1f"]);
    assert!(!t.can(P2, "banish w1b"));
}
