//! Moving with teammates (section 4.8).

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

use crate::team::help::*;

/// KB-4.8.a, KB-3.4.5.h: zones with teammates may be passed, however many stand there;
/// limits hold where the action ends.
#[test]
fn teammates_may_be_passed() {
    let crowd = || {
        two_teams()
            .owns(P1, Tile::PriestOfMafdet)
            .troop(P1, "w1a", 5)
            .troop(P3, "w1f", 5)
    };
    let mut t = marching(crowd(), "w1a");
    t.act(P1, "step w1f");
    assert_eq!(t.units(P1, "w1f") + t.units(P3, "w1f"), 10);
    assert!(!t.can(P1, "done"));
    assert_eq!(
        t.refusal(P1, "done"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "step w_on");
    assert_eq!((t.units(P1, "w_on"), t.units(P3, "w1f")), (5, 5));
    // With one land move there is no way out, so no way in.
    let t = two_teams().troop(P1, "w1a", 5).troop(P3, "w1f", 5);
    assert!(!marching(t, "w1a").can(P1, "step w1f"));
}

/// KB-4.8.b: teammates' walls are open from afar and as often as one likes; others'
/// are not.
#[test]
fn teammates_walls_are_open() {
    let far = || {
        two_teams()
            .owns(P1, Tile::BestialFury)
            .owns(P1, Tile::PriestOfMafdet)
    };
    let mut t = marching(far().troop(P1, "e_os", 3), "e_os");
    t.act(P1, "step e2f");
    assert!(t.can(P1, "step e2a"));
    t.acts(P1, "step e2a, step e2b");
    assert_eq!(t.units(P1, "e2b"), 3);
    let mut t = marching(far().troop(P1, "e_os", 3), "e_os");
    t.act(P1, "step e3f");
    assert_eq!(
        t.refusal(P1, "step e3a"),
        Some(Refusal::Wall { zone: Zone::E3a })
    );
}

/// KB-4.8.c, KB-AM-T7, KB-ED-38, KB-EX-3.4.5-3: the military harbor at a teammate's city is as an
/// own one; at an enemy's it is not.
#[test]
fn teammates_harbors_are_as_own() {
    let mut t = marching(two_teams().troop(P1, "w_r", 2), "w_r");
    assert!(t.can(P1, "step e2f") && t.can(P1, "step w1f") && t.can(P1, "step e_r"));
    assert!(!t.can(P1, "step e3f") && !t.can(P1, "step d_d"));
    t.act(P1, "step e2f");
    assert!(t.events().iter().any(|event| matches!(
        event,
        Event::Moved {
            way: Way::Harbor,
            ..
        }
    )));
    let t = marching(table(4).troop(P1, "w_r", 2), "w_r");
    assert!(
        !t.can(P1, "step e2f"),
        "in the classic game it is a stranger's"
    );
}

/// KB-4.8.d, KB-AM-12: any teammate with a unit in a mixed troop may move it, and one
/// own unit goes all the way.
#[test]
fn an_own_unit_travels_all_the_way() {
    let mixed = || {
        two_teams()
            .owns(P1, Tile::PriestOfMafdet)
            .troop(P1, "w1f", 1)
            .troop(P3, "w1f", 3)
            .troop(P3, "w_ti", 2)
            .troop(P1, "w_on", 2)
    };
    let mut t = mixed();
    t.begin(P1, Deed::Move);
    assert!(t.can(P1, "troop w1f") && !t.can(P1, "troop w_ti"));
    t.act(P1, "troop w1f");
    assert_eq!(t.refusal(P1, "carry 0"), Some(Refusal::NoOwnTraveller));
    t.act(P1, "step w_on");
    assert_eq!((t.units(P1, "w_on"), t.units(P3, "w_on")), (3, 3));
    // Six are too many: somebody must go on, and P1 with them.
    assert!(!t.can(P1, "done") && !t.can(P1, "carry 0"));
    t.act(P1, "carry-for P3 0");
    t.act(P1, "step w_ti");
    assert_eq!((t.units(P1, "w_on"), t.units(P3, "w_on")), (2, 3));
    assert_eq!((t.units(P1, "w_ti"), t.units(P3, "w_ti")), (1, 2));

    // The same troop in P3's turn.
    let mut t = mixed();
    t.turn(P3);
    t.begin(P3, Deed::Move);
    assert!(t.can(P3, "troop w1f") && t.can(P3, "troop w_ti") && !t.can(P3, "troop w_on"));
    t.acts(P3, "troop w1f, step w_r");
    assert_eq!((t.units(P1, "w_r"), t.units(P3, "w_r")), (1, 3));
}

/// KB-4.8.e: the whole troop travels unless the mover says otherwise; own and
/// teammates' units may be left and picked up on the way.
#[test]
fn teammates_units_are_left_and_picked_up() {
    let t = two_teams()
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w1f", 2)
        .troop(P3, "w1f", 2)
        .troop(P3, "w_on", 3);
    let mut t = marching(t, "w1f");
    assert_eq!(
        t.refusal(P1, "carry-for P2 1"),
        Some(Refusal::NotOnYourTeam { seat: P2 })
    );
    t.acts(P1, "carry-for P3 1, step w_on");
    assert_eq!((t.units(P3, "w1f"), t.units(P3, "w_on")), (1, 4));
    t.acts(P1, "carry 1, carry-for P3 3, step w_ti");
    assert_eq!((t.units(P1, "w_on"), t.units(P3, "w_on")), (1, 1));
    assert_eq!((t.units(P1, "w_ti"), t.units(P3, "w_ti")), (1, 3));
    assert!(t.controls(P1, "w_ti") && t.controls(P3, "w_ti"));
    assert!(t.controls(P3, "w1f") && !t.controls(P1, "w1f"));
}

/// KB-4.8.f, KB-4.3.a, KB-4.3.b: the moving player's tiles count, teammates' do not.
#[test]
fn only_the_movers_tiles_count() {
    let moves = |owner: Seat| {
        let t = two_teams()
            .owns(owner, Tile::PriestOfMafdet)
            .troop(P1, "w1f", 2)
            .troop(P3, "w1f", 2);
        marching(t, "w1f").land_moves()
    };
    assert_eq!((moves(P1), moves(P3)), (2, 1));
    let teleports = |owner: Seat| {
        let t = two_teams()
            .owns(owner, Tile::Portal)
            .troop(P1, "w_on", 2)
            .troop(P3, "w_on", 2);
        marching(t, "w_on").can(P1, "teleport d_t")
    };
    assert!(teleports(P1) && !teleports(P3));
}

/// P1 and P3 with two units each in `w1a`, P3's Mummy and P1's Harkhuf with them.
fn company() -> Scene {
    two_teams()
        .troop(P1, "w1a", 2)
        .troop(P3, "w1a", 2)
        .companion(P3, Companion::Mummy, "w1a")
        .companion(P1, Companion::Harkhuf1, "w1a")
}

/// corrections:T-1, KB-3.4.5.c: a teammate's companion stays while a unit of its owner
/// stays, and goes with the last; the mover's own go as the mover says.
#[test]
fn a_companion_follows_its_owner() {
    let mut t = marching(company(), "w1a");
    for wish in ["leave mummy", "bring mummy", "exchange mummy harkhuf-1"] {
        let companion = Companion::Mummy;
        assert_eq!(
            t.refusal(P1, wish),
            Some(Refusal::FollowsOwner { companion }),
            "{wish}"
        );
    }
    // One of the two stays, and so does the Mummy; its move was counted before.
    t.acts(P1, "carry-for P3 1, step w1b");
    assert!(t.companions(P3, "w1a").contains(Companion::Mummy));
    assert_eq!(
        t.companions(P1, "w1b"),
        Companions::one(Companion::Harkhuf1)
    );
    assert!(t.can(P1, "step w1c"), "the raised number stays");

    let mut t = marching(company(), "w1a");
    t.acts(P1, "carry-for P3 0, leave harkhuf-1, step w1b, done");
    assert!(t.companions(P1, "w1b").is_empty());
    let both = Companions::one(Companion::Mummy).with(Companion::Harkhuf1);
    assert_eq!(t.companions(P3, "w1a"), both);

    // The last of P3's units takes it along, also without all of P1's.
    let mut t = marching(company(), "w1a");
    t.acts(P1, "carry 1, step w1b, done");
    assert!(t.companions(P1, "w1b").contains(Companion::Mummy));
    assert_eq!((t.units(P1, "w1a"), t.units(P3, "w1b")), (1, 2));
}

/// corrections:T-1: on the way, too: where other units of its owner stand, a companion
/// stays with them, unless all of them go on.
#[test]
fn a_companion_stays_with_its_owner_on_the_way() {
    let way = || {
        let t = two_teams()
            .troop(P1, "w1a", 1)
            .troop(P3, "w1a", 1)
            .companion(P3, Companion::Mummy, "w1a")
            .troop(P3, "w1f", 2);
        let mut t = marching(t, "w1a");
        t.act(P1, "step w1f");
        t
    };
    let mut t = way();
    t.acts(P1, "step w_on");
    assert!(t.companions(P3, "w1f").contains(Companion::Mummy));
    assert_eq!((t.units(P3, "w1f"), t.units(P3, "w_on")), (2, 1));
    let mut t = way();
    t.acts(P1, "carry-for P3 3, step w_on");
    assert!(t.companions(P3, "w_on").contains(Companion::Mummy));
    assert_eq!(t.units(P3, "w_on"), 3);
}

/// corrections:T-1, KB-3.4.5.i, E-T14: a companion whose owner has no unit left in its
/// troop goes when everybody goes, and stays with whoever stays.
#[test]
fn a_companion_without_units_of_its_owner() {
    let lent = || {
        let t = two_teams()
            .troop(P1, "w1a", 3)
            .companion(P3, Companion::Mummy, "w1a");
        marching(t, "w1a")
    };
    let mut t = lent();
    t.acts(P1, "step w1b, done");
    assert!(t.companions(P1, "w1b").contains(Companion::Mummy));
    let mut t = lent();
    assert!(!t.can(P1, "leave mummy"));
    t.acts(P1, "carry 2, step w1b, done");
    assert!(t.companions(P1, "w1a").contains(Companion::Mummy));
}

/// corrections:T-1, KB-AM-G3, KB-6.3.d: a god of its owner is no unit to stay with: past it
/// a companion travels on with the troop.
#[test]
fn a_companion_passes_the_god_of_its_owner() {
    let setup = Setup {
        gods_of_egypt: true,
        ..in_teams(4, 2)
    };
    for mates in [0, 1] {
        let mut t = table_for(&setup)
            .god(P3, God::Horus, "w1f", 3)
            .troop(P1, "w1a", 1)
            .companion(P3, Companion::Mummy, "w1a");
        if mates > 0 {
            t = t.troop(P3, "w1a", mates);
        }
        let mut t = marching(t, "w1a");
        t.act(P1, "step w1f");
        assert!(!t.can(P1, "done"));
        t.act(P1, "step w_on");
        assert!(t.companions(P1, "w_on").contains(Companion::Mummy));
        assert_eq!((t.units(P1, "w_on"), t.units(P3, "w_on")), (1, mates));
    }
}

/// KB-4.3.a: Temple Raiders of a teammate are silent in the mover's turn.
#[test]
fn a_teammates_raiders_are_silent() {
    let drawn = |owner: Seat| {
        let t = two_teams()
            .owns(owner, Tile::TempleRaiders)
            .troop(P1, "w1f", 2)
            .troop(P3, "w1f", 2);
        let mut t = marching(t, "w1f");
        t.act(P1, "step w_ti");
        count(&t, |event| matches!(event, Event::DrewDi { .. }))
    };
    assert_eq!((drawn(P1), drawn(P3)), (1, 0));
}

/// KB-4.3.a, E-T10: also where only the teammate's units take the temple; in its own
/// turn they act.
#[test]
fn raiders_act_in_their_owners_turn() {
    let raided = |mover: Seat| {
        let mut t = two_teams()
            .owns(P3, Tile::TempleRaiders)
            .owns(mover, Tile::PriestOfMafdet)
            .deck(&[Di::WarRage, Di::WarRage])
            .troop(P1, "w1f", 1)
            .troop(P3, "w1f", 1);
        t.turn(mover);
        t.begin(mover, Deed::Move);
        t.acts(mover, "troop w1f, step w_ti");
        if mover == P1 {
            t.acts(P1, "carry-for P3 0, step w_on");
            assert!(t.controls(P3, "w_ti") && !t.controls(P1, "w_ti"));
        } else {
            t.acts(P3, "carry-for P1 0, done");
        }
        t.di(P3).loose()
    };
    assert_eq!((raided(P1), raided(P3)), (0, 1));
}

/// KB-4.8.b, KB-3.4.5.o: a teammate's district is no enemy's: the one entry into an
/// enemy's city is still there.
#[test]
fn a_teammates_district_is_no_breach() {
    let t = two_teams()
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::BestialFury)
        .owns(P1, Tile::StreetFighting)
        .pyramid(P3, "e2a", Colour::Ruby, 1)
        .troop(P1, "e2f", 3);
    let mut t = marching(t, "e2f");
    t.acts(P1, "step e2a, teleport e_ti, step e3f");
    assert!(t.can(P1, "step e3a"));
    t.act(P1, "step e3a");
    assert!(t.controls(P1, "e3a"));
}

/// KB-4.3.d, KB-EX-4.3-1, tiles:R19: a teammate's creature helps whoever moves the
/// troop; its card of the night is its owner's.
#[test]
fn the_mummy_of_a_teammate() {
    let t = two_teams()
        .troop(P1, "w1f", 2)
        .troop(P3, "w1f", 2)
        .companion(P3, Companion::Mummy, "w1f")
        .troop(P2, "w_tr", 3);
    let mut t = marching(t, "w1f");
    assert_eq!(t.land_moves(), 1 + 1);
    t.acts(P1, "step w_r, step w_tr");
    t.clash("BC-6", "BC-5");
    assert_eq!(t.points(Role::Attacker).strength, 4 + 3 + 2);

    let mut t = two_teams()
        .troop(P1, "w1f", 2)
        .troop(P3, "w1f", 2)
        .companion(P3, Companion::Mummy, "w1f");
    let before = [P1, P3].map(|seat| t.di(seat).len());
    t.night_step(Step::NightDi { place: 0 });
    let after = [P1, P3].map(|seat| t.di(seat).len());
    assert_eq!([after[0] - before[0], after[1] - before[1]], [1, 2]);
}
