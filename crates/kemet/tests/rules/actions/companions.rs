//! Companions: how they join a troop, stay with it and leave it (section 3.4.3).

use kemet::scene::*;
use kemet::*;

/// Three players with all of Ruby, Sapphire and Diamond in the market; P1 has
/// a Ruby pyramid of `ruby` on the first Acquire space and a Sapphire one of
/// `sapphire` on the second.
fn market(ruby: u8, sapphire: u8) -> Scene {
    table(3)
        .pyramid(P1, "w1a", Colour::Ruby, ruby)
        .pyramid(P1, "w1b", Colour::Sapphire, sapphire)
}

/// Sapphire 4 for P1, who has troops in two districts and on the river temple.
fn kennel() -> Scene {
    market(4, 4)
        .troop(P1, "w1a", 2)
        .troop(P1, "w1b", 2)
        .troop(P1, "w_tr", 2)
}

/// KB-3.4.3.j: a new companion joins a troop in an own district, or waits on its tile.
#[test]
fn a_new_companion_joins_at_home_or_waits() {
    let mut t = kennel();
    t.begin_on(P1, Space::Acquire2);
    t.act(P1, "take SAP-2b");
    assert_eq!(
        t.offers(P1),
        [
            "attach ancestral-elephant w1a",
            "attach ancestral-elephant w1b",
            "decline"
        ]
    );
    let mut waiting = t.clone();
    t.act(P1, "attach ancestral-elephant w1b");
    assert!(
        t.companions(P1, "w1b")
            .contains(Companion::AncestralElephant)
    );
    waiting.act(P1, "decline");
    assert!(
        waiting
            .companions_in_supply(P1)
            .contains(Companion::AncestralElephant)
    );
    assert!(waiting.companions(P1, "w1b").is_empty());
}

/// KB-3.4.3.j: the own districts count, not those held abroad.
#[test]
fn a_new_companion_does_not_join_abroad() {
    let mut t = market(4, 4)
        .troop(P1, "w2a", 3)
        .troop(P1, "w1f", 3)
        .without_gold(P1);
    t.begin_on(P1, Space::Acquire2);
    t.act(P1, "take SAP-2b");
    assert!(t.awaits(P2), "there is no troop at home to join");
    assert!(
        t.companions_in_supply(P1)
            .contains(Companion::AncestralElephant)
    );
}

/// KB-AM-45: a troop with a creature takes no second one when a tile is acquired.
#[test]
fn no_second_creature_by_acquiring() {
    let mut t = kennel().companion(P1, Companion::Phoenix, "w1a").companion(
        P1,
        Companion::Masaharta1,
        "w1b",
    );
    t.begin_on(P1, Space::Acquire2);
    t.act(P1, "take SAP-2b");
    assert_eq!(t.offers(P1), ["attach ancestral-elephant w1b", "decline"]);
    let (companion, zone) = (Companion::AncestralElephant, Zone::W1a);
    let refusal = Refusal::CannotJoin { companion, zone };
    assert_eq!(
        t.refusal(P1, "attach ancestral-elephant w1a"),
        Some(refusal)
    );
}

/// KB-AM-45: Meryptah goes beside another servant, another servant does not.
#[test]
fn meryptah_joins_a_troop_with_a_servant() {
    let amber = Setup {
        colours: vec![Colour::Amber, Colour::Ruby, Colour::Onyx],
        ..Setup::for_players(3)
    };
    let mut t = table_for(&amber)
        .pyramid(P1, "w1a", Colour::Amber, 4)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::Masaharta1, "w1a");
    t.begin_on(P1, Space::Acquire1);
    let mut other = t.clone();
    t.act(P1, "take AMB-4a");
    t.act(P1, "attach meryptah w1a");
    assert_eq!(t.companions(P1, "w1a").len(), 2);
    other.act(P1, "take AMB-2c");
    assert!(other.companions_in_supply(P1).contains(Companion::Bakatan));
    assert!(!other.can(P1, "attach bakatan w1a"));
}

/// KB-3.4.3.k: before the token companions join troops at home and change places with their kind.
#[test]
fn before_the_token_companions_are_arranged() {
    let mut t = kennel()
        .companion(P1, Companion::Phoenix, "w1a")
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .owns(P1, Tile::AncestralElephant)
        .owns(P1, Tile::Masaharta);
    t.turn(P1);
    // Attach: not to the Phoenix's troop, nor abroad, nor where nobody stands.
    assert!(t.can(P1, "attach masaharta-1 w1a"));
    for zone in [Zone::W1a, Zone::WTr, Zone::W1c] {
        let refusal = Refusal::CannotJoin {
            companion: Companion::AncestralElephant,
            zone,
        };
        assert_eq!(
            t.refusal(P1, &format!("attach ancestral-elephant {zone}")),
            Some(refusal)
        );
    }
    // Exchange: one kind, at home or in supply.
    assert!(t.can(P1, "exchange ancestral-elephant phoenix"));
    assert!(!t.can(P1, "exchange royal-scarab phoenix"));
    assert!(!t.can(P1, "exchange masaharta-1 phoenix"));
    t.act(P1, "exchange ancestral-elephant phoenix");
    assert!(
        t.companions(P1, "w1a")
            .contains(Companion::AncestralElephant)
    );
    assert!(t.companions_in_supply(P1).contains(Companion::Phoenix));
    t.acts(P1, "attach phoenix w1b, attach masaharta-1 w1b");
    assert_eq!(t.companions(P1, "w1b").len(), 2);
    // In the next turn the two at home change places.
    t.turn(P1);
    t.act(P1, "exchange phoenix ancestral-elephant");
    assert!(t.companions(P1, "w1a").contains(Companion::Phoenix));
    assert!(
        t.companions(P1, "w1b")
            .contains(Companion::AncestralElephant)
    );
    // Once a token lies it is too late.
    t.act(P1, "token m_pray");
    assert!(
        !t.offers(P1)
            .iter()
            .any(|offer| offer.starts_with("exchange") || offer.starts_with("attach"))
    );
}

/// KB-3.4.3.l: units that come to an own district bring one companion of each kind from supply.
#[test]
fn new_units_bring_companions() {
    let mut t = table(2)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Masaharta)
        .owns(P1, Tile::LocalRecruitment)
        .troop(P1, "w_tr", 1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.offers(P1).iter().any(|offer| offer.starts_with("attach")));
    t.acts(P1, "place w_tr 1, place w1a 1");
    assert!(
        !t.can(P1, "attach phoenix w_tr"),
        "not outside the own city"
    );
    assert!(!t.can(P1, "attach phoenix w1b"), "no units came there");
    t.acts(P1, "attach phoenix w1a, attach masaharta-1 w1a");
    assert!(!t.can(P1, "attach royal-scarab w1a"), "one of each kind");
    t.acts(P1, "place w1b 1, attach royal-scarab w1b, done");
    assert_eq!(
        (t.companions(P1, "w1a").len(), t.companions(P1, "w1b").len()),
        (2, 1)
    );
}

/// KB-3.4.3.l: so does a card that adds units.
#[test]
fn units_of_a_card_bring_companions_too() {
    let mut t = table(2)
        .owns(P1, Tile::Phoenix)
        .holds(P1, &[Di::TacticalSupport]);
    t.turn(P1);
    assert!(!t.can(P1, "attach phoenix w1a"));
    t.acts(P1, "play DI-07, place w1a 2, attach phoenix w1a");
    assert!(t.companions(P1, "w1a").contains(Companion::Phoenix));
}

/// KB-3.4.3.n: a companion is no unit: it fills no place and adds just its printed points.
#[test]
fn a_companion_is_no_unit() {
    let mut t = table(2)
        .troop(P1, "w_tr", 5)
        .companion(P1, Companion::DeepDesertSnake, "w_tr")
        .companion(P1, Companion::Masaharta1, "w_tr")
        .troop(P2, "w_tr", 5)
        .companion(P2, Companion::Jackal, "w_tr")
        .companion(P2, Companion::Heqaib, "w_tr");
    assert_eq!((t.units(P1, "w_tr"), t.supply(P1)), (5, 7));
    t.battle(P1, "w_tr");
    t.clash("BC-5", "BC-5");
    // Snake and Masaharta add no strength; the Jackal's +1 is silenced by the Snake.
    assert_eq!(t.points(Role::Attacker).strength, 7);
    assert_eq!(t.points(Role::Defender).strength, 7);
    assert_eq!(
        (
            t.points(Role::Attacker).shield,
            t.points(Role::Defender).shield
        ),
        (3, 2)
    );
}

/// KB-3.4.3.n: nobody to go with, nowhere to go.
#[test]
fn a_companion_needs_a_troop() {
    let mut t = table(2).owns(P1, Tile::Phoenix);
    t.turn(P1);
    for zone in [Zone::W1a, Zone::W1b, Zone::W1c] {
        let refusal = Refusal::CannotJoin {
            companion: Companion::Phoenix,
            zone,
        };
        assert_eq!(
            t.refusal(P1, &format!("attach phoenix {zone}")),
            Some(refusal)
        );
    }
}

/// KB-3.4.3.o, KB-3.4.3.p: one creature and one servant beside a full troop.
#[test]
fn one_creature_and_one_servant_beside_five_units() {
    let mut t = table(2)
        .troop(P1, "w1a", 5)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Masaharta)
        .owns(P1, Tile::Harkhuf);
    t.turn(P1);
    t.act(P1, "attach phoenix w1a");
    assert!(!t.can(P1, "attach royal-scarab w1a"));
    t.act(P1, "attach masaharta-1 w1a");
    assert!(!t.can(P1, "attach harkhuf-1 w1a"));
    assert_eq!((t.units(P1, "w1a"), t.companions(P1, "w1a").len()), (5, 2));
}

/// KB-3.4.3.q: a companion whose last unit is gone waits in its owner's supply.
#[test]
fn a_companion_alone_goes_home() {
    let mut t = table(2)
        .troop(P2, "w_tr", 2)
        .companion(P2, Companion::Phoenix, "w_tr")
        .holds(P1, &[Di::RainingFire, Di::RainingFire]);
    t.turn(P1);
    t.act(P1, "play DI-08");
    assert!(t.companions(P2, "w_tr").contains(Companion::Phoenix));
    t.act(P1, "play DI-08");
    assert!(t.companions_in_supply(P2).contains(Companion::Phoenix));
    assert!(t.companions_in_supply(P1).is_empty());
    assert_eq!(t.units(P2, "w_tr"), 0);
}

/// KB-3.4.3.r: the Jackal hunts on for its owner although its last unit has fallen.
#[test]
fn a_companion_works_to_the_end_of_its_battle() {
    let mut t = table(2)
        .troop(P1, "w_tr", 1)
        .companion(P1, Companion::Jackal, "w_tr")
        .troop(P2, "w_tr", 5);
    let cards = t.di(P1).len();
    t.battle(P1, "w_tr");
    t.clash("BC-3", "BC-2");
    assert_eq!((t.units(P1, "w_tr"), t.units(P2, "w_tr")), (0, 2));
    assert_eq!(t.di(P1).len(), cards + 1, "three kills draw one card");
    assert!(t.companions_in_supply(P1).contains(Companion::Jackal));
}

/// KB-3.4.3.l, AMB-3a: units that a tile adds to an own district after a battle
/// may bring a companion too, one of each kind; abroad they may not.
#[test]
fn units_added_after_a_battle_bring_companions() {
    let held = |zone: &str| {
        let mut t = table(2)
            .troop(P1, zone, 3)
            .troop(P2, zone, 2)
            .owns(P1, Tile::HoldTheGround)
            .owns(P1, Tile::Phoenix)
            .owns(P1, Tile::RoyalScarab)
            .owns(P1, Tile::Heqaib);
        t.battle(P2, zone);
        t.clash("BC-5", "BC-6");
        t.act(P2, "recall");
        t.act(P1, "stay");
        t.act(P1, "reinforce 1");
        t
    };
    let mut home = held("w1a");
    assert_eq!(
        home.offers(P1),
        [
            "attach phoenix w1a",
            "attach royal-scarab w1a",
            "attach heqaib w1a",
            "done"
        ]
    );
    home.act(P1, "attach phoenix w1a");
    assert_eq!(home.offers(P1), ["attach heqaib w1a", "done"]);
    home.act(P1, "attach heqaib w1a");
    assert_eq!(home.companions(P1, "w1a").len(), 2);
    assert!(!home.can(P1, "done"), "nothing is left to join");

    let abroad = held("w_on");
    assert!(abroad.companions(P1, "w_on").is_empty());
    assert!(
        !abroad
            .offers(P1)
            .iter()
            .any(|offer| offer.starts_with("attach"))
    );
}
