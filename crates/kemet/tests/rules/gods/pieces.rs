//! Gods of Egypt: the pieces, the setup, and what a god on the board is (sections
//! 6.1 to 6.4).

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game, Seat, Seed};

use crate::battle::help::side;
use crate::gods::help::{acquiring, eve, fight, figure, moving, pantheon};
use crate::ledger::gains;

/// KB-6.1.b, KB-6.1.c, KB-6.3.a: six tiles with life points and a strength, one
/// special battle card, and no other divinity.
#[test]
fn the_pieces() {
    let rows: Vec<_> = God::ALL
        .iter()
        .map(|god| (god.row().id, god.row().life, god.row().points.strength))
        .collect();
    assert_eq!(
        rows,
        [
            ("GOD-ANU", 4, 7),
            ("GOD-BAS", 4, 7),
            ("GOD-HOR", 3, 7),
            ("GOD-WAD", 4, 7),
            ("GOD-SOB", 5, 7),
            ("GOD-SET", 4, 7),
        ]
    );
    let wrath = BattleCard::SobeksWrath;
    assert_eq!(wrath.to_string(), "SB-S");
    assert_eq!(
        (wrath.face().points.strength, wrath.face().points.damage),
        (4, 0)
    );
}

/// KB-6.1.a: a module of *Rise of the Gods*, for the classic game and for teams;
/// KB-5.1.c: not for Solo.
#[test]
fn where_the_module_is_played() {
    let plays = |setup: Setup| {
        let with_gods = Setup {
            gods_of_egypt: true,
            ..setup
        };
        Kemet::start(&with_gods, Seed(1)).is_ok()
    };
    let of_mode = |mode, players| Setup {
        mode,
        ..Setup::for_players(players)
    };
    for players in 2..=6 {
        assert!(plays(Setup::for_players(players)));
    }
    assert!(plays(of_mode(Mode::Teams, 4)));
    assert!(!plays(of_mode(Mode::Solo, 1)));
    assert!(!plays(Setup::of(Edition::Bs2021, 3)));
    assert!(!plays(Setup::of(Edition::First, 3)));
}

/// KB-6.2.a, KB-ED-48: the god tile follows from the god a player chooses; it starts on its
/// inactive side with the figure on it. Without the module there is none.
#[test]
fn the_god_of_a_player_is_its_tile() {
    let setup = Setup {
        gods_of_egypt: true,
        ..Setup::for_players(2)
    };
    let mut game = Kemet::start(&setup, Seed(4)).expect("a plain setup");
    let shown = |game: &Kemet| game.view(Eye::Spectator).players[0].figure.clone();
    assert_eq!(shown(&game), None, "no god is chosen yet");
    let choice = Action::God(God::Horus);
    game.apply(P1, choice, &mut tabletop::Silent)
        .expect("a free god");
    let horus = shown(&game).expect("the tile of Horus");
    assert_eq!((horus.acquired, horus.zone, horus.life), (false, None, 0));
    assert_eq!((horus.most_life, horus.strength), (3, 7));
    assert!(!game.view(Eye::Spectator).risen);

    let plain = table(2).view(Eye::Spectator);
    assert!(plain.players.iter().all(|player| player.figure.is_none()));
}

/// KB-6.2.b, KB-6.6.a: the rise marker lies under column 4; in teams, where the
/// whole team counts, under column 7 (KB-AM-G6).
#[test]
fn the_rise_marker() {
    let risen = |mut t: Scene| {
        t.turn(P1);
        t.has_risen()
    };
    assert!(!risen(pantheon(3).with_fame(P2, 3, 0)));
    assert!(risen(pantheon(3).with_fame(P2, 3, 1)));
    let alone = pantheon(3).with_fame(P1, 2, 0).with_fame(P2, 2, 0);
    assert!(!risen(alone), "opponents do not add up");

    let teams = || {
        table_for(&Setup {
            gods_of_egypt: true,
            mode: Mode::Teams,
            teams: vec![0, 1, 0, 1],
            ..Setup::for_players(4)
        })
    };
    assert!(!risen(teams().with_fame(P1, 6, 0)));
    assert!(risen(teams().with_fame(P1, 4, 0).with_fame(P3, 0, 3)));
    assert!(!risen(teams().with_fame(P1, 4, 0).with_fame(P2, 0, 3)));
}

/// KB-6.3.b, KB-AM-G10: a god holds its zone as a troop does, temples with their
/// fame too; its strength is the printed one, however few life points are left.
#[test]
fn a_god_is_treated_like_a_troop() {
    let t = moving(pantheon(3).god(P1, God::Bastet, "w_r", 2), "w_r");
    assert_eq!(t.temporary_fame(P1), 0);
    let mut there = t.clone();
    there.acts(P1, "step w_tr, done");
    assert!(there.controls(P1, "w_tr"));
    assert!(!there.controls(P1, "w_r"));
    assert_eq!(there.temporary_fame(P1), 1);

    for life in 1..=4 {
        let t = pantheon(3)
            .troop(P2, "w_r", 3)
            .god(P1, God::Bastet, "w_r", life);
        let t = fight(t, "w_r", "BC-6", "BC-6");
        assert_eq!(t.last_points(P1).strength, 7 + 3, "{life} life points");
    }
}

/// KB-6.3.c: a god is no unit: it is in no supply, among no troops, and what asks
/// for a unit does not find one. It is no companion either.
#[test]
fn a_god_is_neither_unit_nor_companion() {
    let t = pantheon(3).god(P1, God::Wadjet, "w_r", 4);
    assert_eq!(t.supply(P1), 12);
    let view = t.view(Eye::Spectator);
    let player = &view.players[0];
    assert!(player.troops.is_empty() && player.companions.is_empty());
    assert_eq!((player.supply, player.stock), (12, 12));
    assert_eq!(figure(&t, P1).zone, Some(Zone::WR));
    assert_eq!(figure(&t, P1).life, 4);

    // Strategic Hold, Divine Support and Tactical Reinforcement ask for a unit.
    let t = pantheon(3)
        .troop(P2, "w_r", 1)
        .god(P1, God::Wadjet, "w_r", 4)
        .owns(P1, Tile::StrategicHold)
        .owns(P1, Tile::DivineSupport)
        .owns(P1, Tile::TacticalReinforcement);
    let mut t = fight(t, "w_r", "BC-6", "BC-5");
    t.act(P2, "recall");
    assert!(gains(&t, P1).is_empty());
    assert_eq!(t.di(P1).loose(), 0);
    assert!(t.controls(P1, "w_r"), "the battle is over: {:?}", t.step());
}

/// KB-6.3.d, KB-AM-G9, KB-LIM-16: no companion joins a god, and no unit is added
/// where it stands, by whatever effect.
#[test]
fn a_god_stands_alone() {
    let mut t = pantheon(3)
        .god(P1, God::Wadjet, "w1a", 4)
        .troop(P1, "w1b", 1)
        .owns(P1, Tile::Sphinx)
        .holds(P1, &[Di::TacticalSupport])
        .without_gold(P1);
    assert!(t.can(P1, "attach sphinx w1b"));
    assert_eq!(
        t.refusal(P1, "attach sphinx w1a"),
        Some(Refusal::GodAlone { zone: Zone::W1a })
    );
    let mut support = t.clone();
    support.act(P1, "play DI-07");
    assert!(support.can(P1, "place w1b 2") && !support.can(P1, "place w1a 1"));

    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1b 4") && t.can(P1, "place w1c 5"));
    assert_eq!(
        t.refusal(P1, "place w1a 1"),
        Some(Refusal::GodAlone { zone: Zone::W1a })
    );
}

/// KB-6.4.a, KB-AM-G4: what would remove a unit removes a life point: a DI card,
/// the Delta Temple (1), the Sanctuary (2, and it needs 2).
#[test]
fn lost_units_are_lost_life_points() {
    let mut t = pantheon(3)
        .god(P2, God::Wadjet, "w_r", 4)
        .holds(P1, &[Di::RainingFire])
        .without_gold(P1);
    t.acts(P1, "play DI-08");
    assert_eq!(t.god_life(P2), 3, "one target only: {:?}", t.step());
    assert_eq!(t.supply(P2), 12);
    assert!(t.events().contains(&Event::LifeLost {
        seat: P2,
        zone: Zone::WR,
        points: 1,
        life: 3
    }));

    let mut delta = pantheon(3)
        .god(P1, God::Wadjet, "d_t", 3)
        .with_prayer(P1, 0);
    delta.night_step(Step::DeltaTemple);
    delta.act(P1, "sacrifice");
    assert_eq!((delta.god_life(P1), delta.prayer(P1)), (2, 5));

    let mut sanctuary = pantheon(3).god(P1, God::Wadjet, "d_s", 3);
    sanctuary.night_step(Step::Offering);
    sanctuary.act(P1, "sacrifice");
    assert_eq!(sanctuary.god_life(P1), 1);
    assert_eq!(sanctuary.permanent_fame(P1), (0, 1));

    let mut weak = pantheon(3).god(P1, God::Wadjet, "d_s", 1);
    weak.night_step(Step::Offering);
    assert!(!weak.can(P1, "sacrifice"));
}

/// KB-6.4.b: each life point lost is a lost unit for whatever counts them.
#[test]
fn lost_life_points_count_as_units() {
    let t = pantheon(3)
        .god(P2, God::Wadjet, "w_r", 4)
        .troop(P1, "w_r", 5)
        .owns(P1, Tile::DivineHunger)
        .with_prayer(P1, 0);
    // BC-3 does 3 damage, BC-2 has no shield.
    let t = fight(t, "w_r", "BC-3", "BC-2");
    assert_eq!(t.god_life(P2), 1);
    assert_eq!(side(&t, Eye::Spectator, Role::Defender).killed, 3);
    assert_eq!(gains(&t, P1), [6]);
}

/// KB-6.4.c: without life points a god is back on its tile, its zone is given up,
/// and a Recruit brings it again; KB-AM-G8: with all its life points.
#[test]
fn a_fallen_god_comes_again() {
    let mut t = pantheon(3)
        .god(P1, God::Wadjet, "w_tr", 1)
        .holds(P2, &[Di::RainingFire])
        .without_gold(P1);
    assert_eq!(t.temporary_fame(P1), 1);
    t.turn(P2);
    t.act(P2, "play DI-08");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (None, 0));
    assert!(t.has_acquired(P1));
    assert!(!t.controls(P1, "w_tr"));
    assert_eq!(t.temporary_fame(P1), 0);
    assert!(t.events().contains(&Event::GodFell {
        seat: P1,
        zone: Zone::WTr
    }));

    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "deploy w1a, done");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w1a"), 4));
}

/// KB-AM-G5: an impenetrable shield saves a life point from everything.
#[test]
fn impenetrable_shields_guard_life_points() {
    let extra = || {
        table_for(&Setup {
            gods_of_egypt: true,
            extra_di: true,
            ..Setup::for_players(3)
        })
        .god(P2, God::Wadjet, "w_r", 2)
        .troop(P1, "w_r", 5)
    };
    let mut t = extra().holds(P2, &[Di::UltimateShield]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-3", &[], "hide");
    t.council(P2, "BC-2", &[Di::UltimateShield], "hide");
    assert_eq!(t.god_life(P2), 1, "three damage, one point guarded");
    let t = fight(extra(), "w_r", "BC-3", "BC-2");
    assert_eq!(t.god_zone(P2), None);
}

/// A view tells all of it, and a state imagined from it has it again.
#[test]
fn gods_are_public() {
    let t = pantheon(3)
        .god(P1, God::Sobek, "w_r", 2)
        .acquired(P2, God::Seth)
        .troop(P1, "w1a", 3);
    for eye in [Eye::Spectator, Eye::Seat(P3)] {
        let view = t.view(eye);
        assert!(view.risen);
        let figures: Vec<_> = view
            .players
            .iter()
            .map(|player| player.figure.clone())
            .collect();
        let zones = figures
            .iter()
            .map(|figure| figure.as_ref().map(|it| it.zone));
        assert_eq!(
            zones.collect::<Vec<_>>(),
            [Some(Some(Zone::WR)), Some(None), Some(None)]
        );
        let known = Kemet::know(&view);
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
        let imagined = Kemet::imagine(&known, &mut dice);
        assert_eq!(imagined.view(eye), view);
        imagined.audit().expect("a sound state");
    }
}

/// Every refusal of a wish about gods names its rule.
#[test]
fn refusals_name_the_rule() {
    let low = pantheon(3).pyramid(P1, "w1a", Colour::Ruby, 1);
    let asleep = acquiring(low.without_gold(P1));
    let mut names = vec![asleep.refusal(P1, "rise")];
    let rich = eve()
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .with_prayer(P1, 11);
    let t = acquiring(rich.plays_for(P1, God::Horus));
    let mut had = t.clone();
    had.acts(P1, "rise, deploy w1b");
    had.turn(P1);
    had.begin_on(P1, Space::Acquire2);
    names.push(had.refusal(P1, "rise"));
    had.turn(P1);
    names.push(had.refusal(P1, "repeat b_acq1"));
    had.begin(P1, Deed::Recruit);
    names.push(had.refusal(P1, "deploy w1c"));
    assert_eq!(
        names,
        [
            Some(Refusal::GodsAsleep { need: 4 }),
            Some(Refusal::GodAcquired),
            Some(Refusal::NoSecondToken),
            Some(Refusal::GodOnBoard),
        ]
    );
}

/// Nothing of the module shows in a plain game.
#[test]
fn a_plain_game_has_no_gods() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .with_fame(P1, 5, 0)
        .without_gold(P1);
    t.turn(P1);
    assert!(!t.has_risen());
    t.begin_on(P1, Space::Acquire1);
    assert!(!t.can(P1, "rise"));
    let seats = [P1, P2, P3];
    assert!(seats.iter().all(|&seat: &Seat| !t.has_acquired(seat)));
}
