//! The Onyx creatures: Khnum's Sphinx, Griffin Sphinx, Amout the Soul Devourer.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;

/// ONY-2c: Khnum's Sphinx gives its troop a land move and a point of strength.
#[test]
fn khnums_sphinx() {
    check_creature(Companion::KhnumsSphinx, 1, points(7, 0, 0, 1));
}

/// P2 guards `zone` with Khnum's Sphinx.
fn guarded(t: Scene, zone: &str) -> Scene {
    t.troop(P2, zone, 2)
        .companion(P2, Companion::KhnumsSphinx, zone)
}

/// ONY-2c, tiles:R13, KB-AM-42: who enters its zone pays a point; who cannot, stays out.
#[test]
fn khnums_toll() {
    let t = guarded(table(3).troop(P1, "w1f", 3), "w_r").troop(P2, "w_on", 1);
    let mut poor = t.clone().with_prayer(P1, 0);
    poor.begin(P1, Deed::Move);
    poor.act(P1, "troop w1f");
    let toll = Refusal::Toll {
        zone: Zone::WR,
        need: 1,
        have: 0,
    };
    assert_eq!(poor.refusal(P1, "step w_r"), Some(toll));
    assert!(
        poor.can(P1, "step w_on"),
        "other troops of its owner take no toll"
    );
    let mut rich = t.with_prayer(P1, 1);
    rich.begin(P1, Deed::Move);
    rich.acts(P1, "troop w1f, step w_r");
    assert_eq!((rich.prayer(P1), rich.step()), (0, Some(Step::WarCouncil)));
}

/// ONY-2c, tiles:R13: by teleport and by ship the toll comes on top.
#[test]
fn khnums_toll_by_any_way() {
    let home = table(3)
        .troop(P1, "w1a", 2)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    let t = guarded(home, "w_tr");
    let mut poor = t.clone().with_prayer(P1, 2);
    poor.begin(P1, Deed::Move);
    poor.act(P1, "troop w1a");
    let toll = Refusal::Toll {
        zone: Zone::WTr,
        need: 3,
        have: 2,
    };
    assert_eq!(poor.refusal(P1, "teleport w_tr"), Some(toll));
    let mut rich = t.with_prayer(P1, 3);
    rich.begin(P1, Deed::Move);
    rich.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(rich.prayer(P1), 0);
    let mut ship = guarded(table(3).troop(P1, "w1f", 2), "w_os").with_prayer(P1, 4);
    ship.begin(P1, Deed::Move);
    ship.acts(P1, "troop w1f, step w_os");
    assert_eq!(ship.prayer(P1), 3);
}

/// ONY-2c, tiles:R13: every entry has its toll.
#[test]
fn khnums_toll_each_time() {
    let mut t = guarded(table(3).troop(P1, "w1f", 1).troop(P1, "w_on", 1), "w_r");
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_r");
    t.clash("BC-5", "BC-6");
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(t.prayer(P1), 6);
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_on, step w_r");
    assert_eq!(t.prayer(P1), 5);
}

/// ONY-2c: its owner's troops come and go for nothing, and a Sphinx in the supply takes no toll.
#[test]
fn khnums_toll_is_for_opponents() {
    let mut own = guarded(table(3).troop(P2, "w2f", 1), "w_r").with_prayer(P2, 0);
    own.turn(P2);
    own.begin(P2, Deed::Move);
    own.acts(P2, "troop w2f, step w_r");
    assert_eq!(own.units(P2, "w_r"), 3);
    let t = table(3)
        .troop(P1, "w1f", 1)
        .troop(P2, "w_r", 1)
        .owns(P2, Tile::KhnumsSphinx);
    let mut idle = t.with_prayer(P1, 0);
    idle.begin(P1, Deed::Move);
    idle.acts(P1, "troop w1f, step w_r");
    assert_eq!(idle.step(), Some(Step::WarCouncil));
}

/// troop that retreats after the battle.
#[test]
fn no_toll_for_recruit_and_retreat() {
    let mut t = guarded(table(3), "w1a").with_prayer(P1, 1);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 1");
    assert_eq!((t.prayer(P1), t.step()), (0, Some(Step::WarCouncil)));
    t.clash("BC-5", "BC-6");
    t.act(P1, "retreat");
    t.acts(P2, "banish w1f, stay");
    assert_eq!((t.units(P1, "w1f"), t.prayer(P1)), (1, 0));
}

/// ONY-3a: the Griffin Sphinx gives its troop two points of strength and no land move.
#[test]
fn griffin_sphinx() {
    check_creature(Companion::GriffinSphinx, 0, points(8, 0, 0, 1));
}

/// ONY-3a, tiles:R2, KB-3.4.5.d: its troop teleports for nothing, from an obelisk too, but once a Move.
#[test]
fn griffin_teleports_for_nothing() {
    let t = table(3)
        .troop(P1, "w_on", 3)
        .companion(P1, Companion::GriffinSphinx, "w_on");
    let mut t = t.with_prayer(P1, 0);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_on, teleport d_t");
    assert_eq!((t.units(P1, "d_t"), t.prayer(P1)), (3, 0));
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::TeleportUsed));
    t.act(P1, "step d_d");
    assert!(t.companions(P1, "d_d").contains(Companion::GriffinSphinx));

    let home = table(3)
        .troop(P1, "w1a", 1)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    let mut home = home
        .companion(P1, Companion::GriffinSphinx, "w1a")
        .with_prayer(P1, 0);
    home.begin(P1, Deed::Move);
    home.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(home.units(P1, "w_tr"), 1);
}

/// that leaves it behind.
#[test]
fn griffin_needs_an_obelisk_and_company() {
    let t = table(3)
        .troop(P1, "w1f", 3)
        .companion(P1, Companion::GriffinSphinx, "w1f");
    let mut desert = t.clone();
    desert.begin(P1, Deed::Move);
    desert.act(P1, "troop w1f");
    let from = |zone: Zone| Some(Refusal::NoTeleportFrom { zone });
    assert_eq!(desert.refusal(P1, "teleport w_tr"), from(Zone::W1f));
    desert.act(P1, "step w_on");
    assert_eq!(
        desert.refusal(P1, "teleport w_r"),
        Some(Refusal::NoObelisk { zone: Zone::WR })
    );
    assert!(desert.can(P1, "teleport w_tr"));

    let alone = table(3).troop(P1, "w_on", 3);
    let mut alone = alone.companion(P1, Companion::GriffinSphinx, "w_on");
    alone.begin(P1, Deed::Move);
    alone.acts(P1, "troop w_on, carry 2, leave griffin-sphinx");
    assert_eq!(alone.refusal(P1, "teleport w_tr"), from(Zone::WOn));
    // From a pyramid they may go without it, but not for nothing.
    let mut paying = table(3)
        .troop(P1, "w1a", 3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .companion(P1, Companion::GriffinSphinx, "w1a")
        .with_prayer(P1, 3);
    paying.begin(P1, Deed::Move);
    paying.acts(
        P1,
        "troop w1a, carry 2, leave griffin-sphinx, teleport w_tr",
    );
    assert_eq!(paying.prayer(P1), 1);

    let t = t.troop(P1, "w1a", 1).pyramid(P1, "w1a", Colour::Ruby, 1);
    let mut other = t.with_prayer(P1, 1);
    other.begin(P1, Deed::Move);
    other.act(P1, "troop w1a");
    assert_eq!(
        other.refusal(P1, "teleport w_tr"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
}

/// ONY-4a: Amout the Soul Devourer gives its troop a land move and two points of strength.
#[test]
fn soul_devourer() {
    check_creature(Companion::SoulDevourer, 1, points(8, 0, 0, 1));
}

/// and units the enemy gives up do not count.
#[test]
fn soul_devourer_in_attack() {
    for (defence, removed, fame) in [("BC-1", 2, 2), ("BC-4", 1, 1), ("BC-5", 0, 1)] {
        let mut t = field().companion(P1, Companion::SoulDevourer, "w_r");
        fight(&mut t, "BC-2", defence);
        assert_eq!(t.units(P2, "w_r"), 3 - removed, "{defence}");
        assert_eq!(
            (t.permanent_fame(P1), t.veterans(P1)),
            ((fame, 0), 0),
            "{defence}"
        );
    }
    let mut own_card = field()
        .companion(P1, Companion::SoulDevourer, "w_r")
        .owns(P1, Tile::BladesOfNeith);
    fight(&mut own_card, "BC-1", "BC-7");
    assert_eq!(
        (own_card.units(P2, "w_r"), own_card.permanent_fame(P1)),
        (0, (1, 0))
    );
}

/// battle lost brings none, and a Devourer at home does not share in it.
#[test]
fn soul_devourer_in_defence() {
    let mut won = field().companion(P2, Companion::SoulDevourer, "w_r");
    fight(&mut won, "BC-1", "BC-2");
    assert_eq!(
        (
            won.units(P1, "w_r"),
            won.permanent_fame(P2),
            won.veterans(P2)
        ),
        (1, (1, 0), 1)
    );
    let mut lost = field().companion(P2, Companion::SoulDevourer, "w_r");
    fight(&mut lost, "BC-1", "BC-3");
    assert_eq!(
        (
            lost.units(P1, "w_r"),
            lost.permanent_fame(P2),
            lost.veterans(P2)
        ),
        (0, (0, 0), 1)
    );
    let mut home = field()
        .companion(P2, Companion::SoulDevourer, "w2a")
        .owns(P2, Tile::Defense);
    fight(&mut home, "BC-1", "BC-2");
    assert_eq!(
        (
            home.units(P1, "w_r"),
            home.permanent_fame(P2),
            home.veterans(P2)
        ),
        (1, (0, 0), 2)
    );
}

/// ONY-4a, KB-3.4.3.r, KB-TM-11, tiles:R11: its fame comes though no unit of its troop is left.
#[test]
fn soul_devourer_of_a_dead_troop() {
    let t = table(3).troop(P2, "w_r", 5).troop(P1, "w_r", 3);
    let mut t = t.companion(P1, Companion::SoulDevourer, "w_r");
    fight(&mut t, "BC-2", "BC-3");
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (0, 3));
    assert_eq!((t.permanent_fame(P1), t.veterans(P1)), ((1, 0), 0));
}
