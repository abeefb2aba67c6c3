//! Gods of Egypt: acquiring a god and recruiting it (sections 6.5 and 6.6).

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::gods::help::{acquiring, eve, figure, moving, pantheon};
use crate::ledger::payments;

/// KB-6.6.a, KB-AM-G2: the score track is read at the end of a turn; what it has
/// shown once stays.
#[test]
fn the_rise_is_read_at_the_end_of_a_turn() {
    let t = pantheon(3)
        .with_fame(P1, 3, 0)
        .troop(P1, "w_r", 2)
        .without_gold(P1);
    let mut t = moving(t, "w_r");
    assert_eq!(t.fame(P1), 3);
    t.act(P1, "step w_tr");
    assert_eq!(t.fame(P1), 4);
    assert!(t.has_risen(), "P2's turn has begun");
    assert!(t.events().contains(&Event::RiseReached { seat: P1 }));

    // The temple is lost; the gods stay awake.
    let mut t = t.holds(P2, &[Di::RainingFire, Di::RainingFire]);
    t.turn(P2);
    t.acts(P2, "play DI-08, play DI-08");
    assert_eq!(t.fame(P1), 3);
    t.turn(P1);
    assert!(t.has_risen());
}

/// KB-AM-G2: fame of the turn under way is not on the track yet.
#[test]
fn the_fame_of_this_turn_comes_too_late() {
    let mut t = pantheon(3)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .with_fame(P1, 2, 0)
        .with_prayer(P1, 11)
        .troop(P1, "w_r", 2)
        .owns(P1, Tile::RubyActOfGod)
        .without_gold(P1);
    assert_eq!(t.fame(P1), 3, "the pyramid counts");
    t.acts(P1, "token t_move, silver b_acq1, resolve t_move");
    t.acts(P1, "troop w_r, step w_tr");
    assert_eq!(t.fame(P1), 4);
    // The Acquire of the same turn comes too early.
    assert_eq!(t.refusal(P1, "rise"), Some(Refusal::GodsAsleep { need: 4 }));
    t.act(P1, "decline");
    assert!(t.has_risen());
}

/// KB-AM-G2: a Night step is read too.
#[test]
fn the_rise_is_read_at_night() {
    let mut t = pantheon(3).with_fame(P1, 3, 0).troop(P1, "d_s", 5);
    t.turn(P1);
    assert!(!t.has_risen());
    t.night();
    t.act(P1, "sacrifice");
    assert!(t.has_risen(), "{:?}", t.step());
}

/// KB-6.6.b: a level-4 pyramid of the own city, whoever controls it.
#[test]
fn the_pyramid_of_level_four() {
    let low = pantheon(3)
        .risen()
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .without_gold(P1);
    assert_eq!(acquiring(low).refusal(P1, "rise"), Some(Refusal::NoSummit));
    // A conquered one does not help, an occupied one does.
    let conquered = pantheon(3)
        .risen()
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2a", 2)
        .without_gold(P1);
    assert!(!acquiring(conquered).can(P1, "rise"));
    let occupied = eve().troop(P2, "w1a", 2);
    assert!(!occupied.controls(P1, "w1a"));
    assert!(acquiring(occupied).can(P1, "rise"));
}

/// KB-6.6.c: on the Acquire space of the colour of such a pyramid, which must be
/// free; the Twin Ceremony has no space.
#[test]
fn the_space_of_the_pyramid() {
    let two = || eve().pyramid(P1, "w1b", Colour::Sapphire, 2);
    let mut other = two();
    other.begin_on(P1, Space::Acquire2);
    assert_eq!(other.refusal(P1, "rise"), Some(Refusal::NotTheSummitsSpace));
    assert!(acquiring(two()).can(P1, "rise"));

    let taken = eve().tokens_on(P1, &[Space::Acquire1]);
    assert_eq!(
        taken.refusal(P1, "token b_acq1"),
        Some(Refusal::SpaceTaken {
            space: Space::Acquire1
        })
    );

    let mut twin = pantheon(3)
        .risen()
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .with_prayer(P1, 11)
        .owns(P1, Tile::TwinCeremony);
    twin.acts(P1, "token m_pray, gold, resolve apex, golden ONY-2d");
    assert_eq!(twin.refusal(P1, "rise"), Some(Refusal::NotTheSummitsSpace));
}

/// KB-6.6.d: at least 4 prayer points.
#[test]
fn four_prayer_points() {
    let poor = acquiring(eve().with_prayer(P1, 3));
    assert_eq!(
        poor.refusal(P1, "rise"),
        Some(Refusal::NeedsPrayer { need: 4, have: 3 })
    );
    assert!(acquiring(eve()).can(P1, "rise"));
}

/// KB-6.6.e, KB-DP-G1: exactly 4 prayer points, the tile is turned, and the god
/// comes at once to an own district without own units, with all its life points.
#[test]
fn acquiring_a_god() {
    let mut t = acquiring(eve().troop(P1, "w1a", 1).plays_for(P1, God::Horus));
    t.act(P1, "rise");
    assert_eq!(payments(&t, P1), [4]);
    assert_eq!((t.prayer(P1), t.has_acquired(P1)), (0, true));
    assert_eq!(t.offers(P1), ["deploy w1b", "deploy w1c"]);
    assert_eq!(
        t.refusal(P1, "deploy w1a"),
        Some(Refusal::NoPlaceForGod { zone: Zone::W1a })
    );
    t.act(P1, "deploy w1c");
    let shown = figure(&t, P1);
    assert_eq!((shown.zone, shown.life), (Some(Zone::W1c), 3));
    let events = t.events();
    let rose = Event::GodRose {
        seat: P1,
        god: God::Horus,
    };
    let came = Event::GodDeployed {
        seat: P1,
        zone: Zone::W1c,
        life: 3,
    };
    assert!(events.contains(&rose) && events.contains(&came));
    assert!(t.awaits(P2), "no battle: the turn is over");
}

/// KB-EX-6.6-1: what makes tiles or everything cheaper leaves the price at 4.
#[test]
fn no_tile_changes_the_price() {
    for tile in [Tile::Priestess, Tile::PriestOfRa] {
        let cheap = eve().owns(P1, tile);
        let mut t = acquiring(cheap.clone());
        assert_eq!(t.game().cost(P1, Action::Rise), Some(4));
        t.act(P1, "rise");
        assert_eq!(t.prayer(P1), 0, "{tile}");
        let poor = acquiring(cheap.with_prayer(P1, 3));
        assert!(!poor.can(P1, "rise"), "{tile}");
    }
}

/// KB-6.6.f, KB-ED-47: an opponent in that district means battle at the end of the Acquire;
/// the god attacks.
#[test]
fn a_god_rises_against_an_occupier() {
    let mut t = acquiring(eve().troop(P2, "w1b", 2).plays_for(P1, God::Bastet));
    t.acts(P1, "rise, deploy w1b");
    assert!(t.events().contains(&Event::BattleBegan {
        zone: Zone::W1b,
        attacker: P1,
        defender: P2
    }));
    t.clash("BC-6", "BC-5");
    // The printed strength and the own district.
    assert_eq!(t.last_points(P1).strength, 7 + 3 + 1);
    t.act(P2, "recall");
    assert!(t.controls(P1, "w1b"));
    assert_eq!(t.god_zone(P1), Some("w1b"));
}

/// KB-AM-G1: with units in every own district the god is acquired all the same and
/// waits for a Recruit.
#[test]
fn a_full_city_makes_the_god_wait() {
    let full = eve()
        .troop(P1, "w1a", 1)
        .troop(P1, "w1b", 1)
        .troop(P1, "w1c", 1);
    let mut t = acquiring(full.plays_for(P1, God::Horus));
    t.act(P1, "rise");
    assert!(t.has_acquired(P1));
    assert_eq!(t.god_zone(P1), None);
    assert!(t.awaits(P2));

    t.turn(P1);
    t = moving(t, "w1c");
    t.act(P1, "step w1f");
    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "deploy w1b"));
    t.act(P1, "deploy w1c");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w1c"), 3));
}

/// KB-AM-G7: the god is no tile of the colour, but its space is taken.
#[test]
fn a_god_is_no_tile_of_a_colour() {
    let rich = eve().with_prayer(P1, 11).owns(P1, Tile::SapphireActOfGod);
    let mut t = rich.pyramid(P1, "w1b", Colour::Sapphire, 1);
    t.acts(P1, "token b_acq1, resolve b_acq1, rise, deploy w1c");
    let player = &t.view(Eye::Spectator).players[0];
    assert!(player.bought.is_empty());
    assert_eq!(player.tiles.len(), 1, "the Act of God alone");
    assert!(player.own_tokens.contains(Space::Acquire1));
    t.turn(P1);
    assert!(!t.can(P1, "token b_acq1"));
}

/// KB-AM-G11: the token may be placed before the conditions hold; they are looked
/// at when the action is resolved.
#[test]
fn the_conditions_are_for_the_resolution() {
    let mut t = pantheon(3)
        .risen()
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .owns(P1, Tile::RubyActOfGod)
        .with_prayer(P1, 8)
        .without_gold(P1);
    t.acts(P1, "token b_acq1, silver m_build");
    let mut early = t.clone();
    early.act(P1, "resolve b_acq1");
    assert!(!early.can(P1, "rise"));
    t.acts(P1, "resolve m_build, build a 4");
    assert!(t.can(P1, "rise"), "{:?}", t.offers(P1));
}

/// KB-6.5.a: a Recruit brings an acquired god for nothing, beside whatever else it
/// brings; not to own units, and not without being acquired.
#[test]
fn recruiting_a_god() {
    let mut t = pantheon(3)
        .acquired(P1, God::Seth)
        .troop(P1, "w1a", 1)
        .with_prayer(P1, 2)
        .without_gold(P1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "deploy w1a") && t.can(P1, "deploy w1b"));
    t.act(P1, "place w1b 1");
    assert!(!t.can(P1, "deploy w1b"), "units stand there now");
    t.act(P1, "deploy w1c");
    assert!(!t.can(P1, "place w1c 1"));
    t.act(P1, "done");
    assert_eq!(payments(&t, P1), [1], "for the one unit");
    assert_eq!((t.god_life(P1), t.supply(P1)), (4, 10));

    let mut asleep = pantheon(3).risen().without_gold(P1);
    asleep.begin(P1, Deed::Recruit);
    assert_eq!(
        asleep.refusal(P1, "deploy w1a"),
        Some(Refusal::GodNotAcquired)
    );
}

/// KB-6.5.a: a Recruit that brings the god alone is not lost, and needs no prayer
/// points; only a Recruit brings it.
#[test]
fn a_god_alone_makes_a_recruit() {
    let mut t = pantheon(3)
        .acquired(P1, God::Seth)
        .with_prayer(P1, 0)
        .holds(P1, &[Di::TacticalSupport])
        .without_gold(P1);
    let mut support = t.clone();
    support.act(P1, "play DI-07");
    assert!(!support.can(P1, "deploy w1a"));
    t.begin(P1, Deed::Recruit);
    t.act(P1, "deploy w1b");
    let lost = Event::ActionLost {
        seat: P1,
        deed: Deed::Recruit,
    };
    assert!(!t.events().contains(&lost));
    assert_eq!(t.god_zone(P1), Some("w1b"));
}

/// KB-6.5.b: an opponent in the district means battle at the end of the Recruit.
#[test]
fn recruiting_a_god_against_an_occupier() {
    let mut t = pantheon(3)
        .acquired(P1, God::Wadjet)
        .troop(P2, "w1b", 2)
        .without_gold(P1);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "deploy w1b");
    assert_eq!(t.step(), Some(Step::Muster), "the battle waits");
    t.acts(P1, "place w1a 1, done");
    assert!(t.events().contains(&Event::BattleBegan {
        zone: Zone::W1b,
        attacker: P1,
        defender: P2
    }));
}

/// KB-6.5.a: teammates' units keep a god out, too.
#[test]
fn teammates_units_keep_a_god_out() {
    let mut t = table_for(&Setup {
        gods_of_egypt: true,
        mode: Mode::Teams,
        teams: vec![0, 1, 0, 1],
        ..Setup::for_players(4)
    })
    .acquired(P1, God::Wadjet)
    .troop(P3, "w1a", 2)
    .without_gold(P1);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "deploy w1a"));
    assert!(t.can(P1, "deploy w1b"));
}

/// What the god of P1 still waits for, as everybody sees it.
fn missing(t: &Scene) -> Vec<Need> {
    let needs = figure(t, P1).needs.into_iter();
    needs
        .filter(|need| !need.met)
        .map(|need| need.name)
        .collect()
}

/// Section 6.6: the four conditions are told one by one, before anybody asks.
#[test]
fn what_a_god_waits_for_is_told() {
    let t = eve();
    assert_eq!(missing(&t), []);
    let needs: Vec<u8> = figure(&t, P1).needs.iter().map(|need| need.need).collect();
    assert_eq!(needs, [4, 4, 1, 4], "fame, level, space, prayer");
    assert_eq!(missing(&eve().with_prayer(P1, 3)), [Need::Prayer]);
    let low = pantheon(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .with_prayer(P1, 4);
    assert_eq!(missing(&low), [Need::Fame, Need::Summit, Need::Space]);
}

/// KB-6.6.c: the space of the pyramid counts while a token can go there, or its
/// action is not over.
#[test]
fn the_space_of_a_god_is_open_until_its_action_is_over() {
    let mut t = eve().owns(P1, Tile::RubyActOfGod);
    t.act(P1, "token b_acq1");
    assert!(
        t.view(Eye::Spectator)
            .turn
            .pending
            .contains(Space::Acquire1)
    );
    assert_eq!(missing(&t), [], "its action waits for a silver token");
    let t = acquiring(eve());
    assert_eq!(missing(&t), [], "its action is under way");
    let mut t = t;
    t.act(P1, "decline");
    assert_eq!(missing(&t), [Need::Space]);
    assert_eq!(t.view(Eye::Spectator).rules.rise_mark, Some(4));
}

/// Nothing is asked for once the god has come.
#[test]
fn a_god_who_rose_waits_for_nothing() {
    let mut t = acquiring(eve());
    t.act(P1, "rise");
    assert_eq!(figure(&t, P1).needs, []);
}
