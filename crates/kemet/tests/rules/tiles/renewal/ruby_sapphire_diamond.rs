//! Renewal tiles of Ruby, Sapphire and Diamond: what each does, and when it
//! does not. Those of the other colours: `onyx_amber_amethyst.rs`.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

/// P1 and P2 meet here with so many units.
fn field(at: &str, attackers: u8, defenders: u8) -> Scene {
    table(3).troop(P2, at, defenders).troop(P1, at, attackers)
}

/// P1 attacks P2 here.
fn attack(t: &mut Scene, at: &str, attacker: &str, defender: &str) {
    t.battle(P1, at);
    t.clash(attacker, defender);
}

/// P1 starts a Move with the troop here.
fn march(t: &mut Scene, from: &str) {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {from}"));
}

fn shown_di(t: &Scene, eye: Seat) -> Vec<(Seat, Vec<Di>)> {
    let told = t.told(Eye::Seat(eye)).into_iter();
    told.filter_map(|event| match event {
        Event::DiShown { seat, cards } => Some((seat, cards)),
        _ => None,
    })
    .collect()
}

fn is_card_shown(t: &Scene) -> bool {
    let shown = |event: &Event| matches!(event, Event::CardShown { .. });
    t.events().iter().any(shown)
}

/// REN-RUB1, tiles:R21: the opponent settles everything first and shows the DI
/// cards, not the battle card; only then its owner chooses.
#[test]
fn omniscience_shows_di_cards() {
    for (attacker, defender) in [(P1, P2), (P2, P1)] {
        let mut t = field("w_r", 3, 3)
            .owns(P1, Tile::Omniscience)
            .holds(P2, &[Di::WarRage]);
        t.battle(attacker, "w_r");
        assert!(t.awaits(P2), "{attacker} attacks {defender}");
        t.acts(P2, "play-card BC-1, discard-card BC-2, add DI-01");
        assert_eq!(
            t.offers(P2),
            ["add DI-D", "hide"],
            "there is nothing to declare"
        );
        assert_eq!(shown_di(&t, P1), []);
        t.act(P2, "hide");
        assert_eq!(shown_di(&t, P1), [(P2, vec![Di::WarRage])]);
        assert!(!is_card_shown(&t));
        assert!(t.awaits(P1));
        t.council(P1, "BC-6", &[], "hide");
        assert_eq!(t.last_points(P2).strength, 3 + 4 + 1);
    }
}

/// REN-RUB1: that no card is played is shown as well.
#[test]
fn omniscience_shows_an_empty_hand_too() {
    let mut t = field("w_r", 3, 3).owns(P1, Tile::Omniscience);
    t.battle(P1, "w_r");
    t.council(P2, "BC-1", &[], "hide");
    assert_eq!(shown_di(&t, P1), [(P2, vec![])]);
}

/// REN-RUB1, tiles:R8: two of them cancel each other, and both choose at once.
#[test]
fn omniscience_against_omniscience() {
    // The box has a single copy, so only the question who chooses is looked at.
    let one = field("w_r", 3, 3).owns(P1, Tile::Omniscience);
    let mut t = one.owns(P2, Tile::Omniscience);
    t.battle(P1, "w_r");
    assert_eq!(t.awaiting(), [P1, P2].into_iter().collect());
}

/// REN-RUB1, tiles:R21: with Spy opposite, the attacker's tile asks
/// first, then the defender's; the rest is sealed.
#[test]
fn omniscience_against_spy() {
    let mut t = field("w_r", 3, 3)
        .owns(P1, Tile::Omniscience)
        .owns(P2, Tile::Spy)
        .holds(P2, &[Di::WarRage]);
    t.battle(P1, "w_r");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["add DI-01", "add DI-D", "hide"]);
    t.acts(P2, "add DI-01, hide");
    assert_eq!(shown_di(&t, P1), [(P2, vec![Di::WarRage])]);
    assert!(t.awaits(P1));
    t.act(P1, "play-card BC-1");
    assert!(is_card_shown(&t));
    assert_eq!(t.awaiting(), [P1, P2].into_iter().collect());
    assert!(t.can(P1, "discard-card BC-2"));
    assert!(t.can(P2, "play-card BC-8"));
    assert!(!t.can(P2, "hide"), "its DI cards are settled");
}

/// REN-RUB2: 2 land moves and a strength for its troop.
#[test]
fn sacred_bull_helps_its_troop() {
    let mut t = table(3)
        .troop(P1, "w1a", 3)
        .companion(P1, Companion::SacredBull, "w1a");
    march(&mut t, "w1a");
    assert_eq!(t.land_moves(), 3);
    let mut t = field("w_r", 3, 3).companion(P1, Companion::SacredBull, "w_r");
    attack(&mut t, "w_r", "BC-1", "BC-5");
    assert_eq!(t.last_points(P1).strength, 8);
}

/// REN-RUB2: the Acquire that placed the Bull ends with a free Move of its
/// troop and of no other; left in the supply, it brings none.
#[test]
fn sacred_bull_moves_when_acquired() {
    let mut t = table(3)
        .for_sale(Tile::SacredBull)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 2);
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take REN-RUB2");
    let mut kept = t.clone();
    kept.act(P1, "decline");
    assert!(kept.awaits(P2));
    t.act(P1, "attach sacred-bull w1b");
    assert_eq!(t.offers(P1), ["troop w1b", "decline"]);
    t.act(P1, "troop w1b");
    assert_eq!(t.land_moves(), 3);
    t.acts(P1, "step w1f, step w_r, step w_tr");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!(t.prayer(P1), 4, "the tile only");
    assert!(t.awaits(P2));
    t.turn(P1);
    assert!(
        t.can(P1, "token t_move") && t.can(P1, "token m_move"),
        "no space was used"
    );
}

/// REN-RUB2: the same at the end of the Recruit that placed it, and not of one
/// that added to its troop or left it in the supply.
#[test]
fn sacred_bull_moves_when_recruited() {
    let mut t = table(3).owns(P1, Tile::SacredBull);
    t.begin(P1, Deed::Recruit);
    let mut left = t.clone();
    left.acts(P1, "place w1a 2, done");
    assert!(left.awaits(P2));
    t.acts(P1, "place w1a 2, attach sacred-bull w1a");
    assert!(!t.can(P1, "troop w1a"), "not before the Recruit ends");
    t.act(P1, "done");
    assert_eq!(t.prayer(P1), 5);
    t.acts(P1, "troop w1a, step w1f, done");
    assert_eq!(t.units(P1, "w1f"), 2);

    let mut more = table(3)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::SacredBull, "w1a");
    more.begin(P1, Deed::Recruit);
    more.acts(P1, "place w1a 2, done");
    assert!(more.awaits(P2));
}

/// REN-RUB2, ONY-1a, corrections:K-6: mercenaries come by an Acquire; the Bull that
/// joins them runs when it ends.
#[test]
fn sacred_bull_runs_with_mercenaries() {
    let setup = Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Sapphire],
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup)
        .owns(P1, Tile::SacredBull)
        .pyramid(P1, "w1a", Colour::Onyx, 1);
    t.begin(P1, Deed::Acquire);
    t.acts(P1, "take ONY-1a, place w1b 3, attach sacred-bull w1b");
    t.acts(P1, "troop w1b, step w1f, done");
    assert_eq!(t.units(P1, "w1f"), 3);
    assert!(t.companions(P1, "w1f").contains(Companion::SacredBull));
}

/// REN-RUB2: placed by anything else, it does not run: before a token, by
/// Tactical Support, by Conscription.
#[test]
fn sacred_bull_moves_for_nothing_else() {
    let home = table(3).owns(P1, Tile::SacredBull).troop(P1, "w1a", 2);
    let mut attached = home.clone();
    attached.act(P1, "attach sacred-bull w1a");
    attached.begin(P1, Deed::Recruit);
    attached.acts(P1, "place w1b 1, done");
    assert!(attached.awaits(P2));

    let mut support = home.clone().holds(P1, &[Di::TacticalSupport]);
    support.acts(P1, "play DI-07, place w1b 2, attach sacred-bull w1b");
    assert_eq!(support.step(), Some(Step::BeforeToken));
    support.begin(P1, Deed::Pray);
    assert!(support.awaits(P2));

    let mut veterans = home.with_veterans(P1, 1);
    veterans.night_step(Step::Conscription { place: 0 });
    veterans.acts(P1, "place w1b 1, attach sacred-bull w1b");
    assert_eq!(
        veterans.step(),
        Some(Step::BeforeToken),
        "a new day, no Move"
    );
}

/// REN-RUB3: attacking one damage, defending one shield, never both.
#[test]
fn strategic_control_by_role() {
    let mut attacker = field("w_r", 3, 3).owns(P1, Tile::StrategicControl);
    attack(&mut attacker, "w_r", "BC-1", "BC-2");
    let points = attacker.last_points(P1);
    assert_eq!((points.strength, points.damage, points.shield), (7, 2, 0));
    let mut defender = field("w_r", 3, 3).owns(P2, Tile::StrategicControl);
    attack(&mut defender, "w_r", "BC-1", "BC-2");
    let points = defender.last_points(P2);
    assert_eq!((points.strength, points.damage, points.shield), (6, 2, 1));
}

/// REN-SAP1: own pyramids of level 3 and 4 give a fame point each
/// while their owner controls them; lower ones do not.
#[test]
fn perfect_architecture_counts_level_three() {
    let city = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P1, "w1b", Colour::Sapphire, 4)
        .pyramid(P1, "w1c", Colour::Diamond, 2);
    assert_eq!(city.temporary_fame(P1), 1);
    let city = city.owns(P1, Tile::PerfectArchitecture);
    assert_eq!(city.temporary_fame(P1), 2);
    let third = city.clone().troop(P2, "w1a", 1);
    assert_eq!((third.temporary_fame(P1), third.temporary_fame(P2)), (1, 0));
    let fourth = city.troop(P2, "w1b", 1);
    assert_eq!(
        (fourth.temporary_fame(P1), fourth.temporary_fame(P2)),
        (1, 1)
    );
}

/// REN-SAP1: another's level-3 pyramid gives nothing, to the tile's owner or
/// anybody else.
#[test]
fn perfect_architecture_is_for_own_pyramids() {
    let t = table(3)
        .owns(P1, Tile::PerfectArchitecture)
        .pyramid(P2, "w2a", Colour::Ruby, 3)
        .troop(P1, "w2a", 1);
    assert!(t.controls(P1, "w2a"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 0));
}

/// REN-SAP3: a strength in every city, own or foreign, in either role; none in
/// the desert.
#[test]
fn street_fighting_in_cities() {
    for (at, attacker, defender) in [("w2a", 8, 6), ("w1a", 9, 5), ("w2f", 7, 5)] {
        let mut t = field(at, 3, 3).owns(P1, Tile::StreetFighting);
        attack(&mut t, at, "BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, attacker, "{at}");
        assert_eq!(t.last_points(P2).strength, defender, "{at}");
    }
    let mut defends = field("w2a", 3, 3).owns(P2, Tile::StreetFighting);
    attack(&mut defends, "w2a", "BC-1", "BC-5");
    assert_eq!(defends.last_points(P2).strength, 7);
}

/// REN-SAP3, tiles:R1: its owner's troops pass a wall from afar, but one
/// opposing district in a Move is still all.
#[test]
fn street_fighting_passes_one_wall() {
    let road = table(3)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::RoyalScarab, "w_r");
    let wall = |zone: &str| {
        let zone = zone.parse().unwrap();
        Some(Refusal::Wall { zone })
    };
    let mut without = road.clone();
    march(&mut without, "w_r");
    without.act(P1, "step w2f");
    assert_eq!(without.refusal(P1, "step w2a"), wall("w2a"));
    let mut t = road.owns(P1, Tile::StreetFighting);
    march(&mut t, "w_r");
    t.acts(P1, "step w2f, step w2a");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(t.refusal(P1, "step w2b"), wall("w2b"));
    t.act(P1, "done");
    assert!(t.controls(P1, "w2a"));
}

/// REN-DIA1, tiles:R5: at the end of battle its owner gains a point per unit
/// left, as winner or retreating loser; Divine Might adds nothing in a battle.
#[test]
fn strategic_hold_pays_for_units() {
    let table = |attackers, defenders| {
        field("w_r", attackers, defenders)
            .owns(P1, Tile::StrategicHold)
            .owns(P1, Tile::DivineMight)
            .with_prayer(P1, 0)
    };
    let mut winner = table(4, 2);
    attack(&mut winner, "w_r", "BC-6", "BC-5");
    winner.act(P2, "recall");
    winner.act(P1, "stay");
    assert_eq!(winner.prayer(P1), 4);

    let mut loser = table(3, 5);
    attack(&mut loser, "w_r", "BC-5", "BC-6");
    loser.act(P1, "retreat");
    loser.act(P2, "banish w_tr");
    loser.act(P2, "stay");
    assert_eq!(loser.prayer(P1), 3);

    let mut recalled = table(3, 5);
    attack(&mut recalled, "w_r", "BC-5", "BC-6");
    recalled.act(P1, "recall");
    recalled.act(P2, "stay");
    assert_eq!(recalled.prayer(P1), 2, "the recall alone");
}

/// REN-DIA1, REN-ONY2, KB-3.4.3.i, KB-TM-05: the owner orders the two: fresh
/// units can be counted, or the gain can pay for them.
#[test]
fn strategic_hold_and_tactical_reinforcement() {
    let mut t = field("w_r", 3, 2)
        .owns(P1, Tile::StrategicHold)
        .owns(P1, Tile::TacticalReinforcement)
        .with_prayer(P1, 1);
    attack(&mut t, "w_r", "BC-6", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["use REN-DIA1", "use REN-ONY2"]);
    let mut gain_first = t.clone();
    gain_first.acts(P1, "use REN-DIA1, reinforce 2");
    assert_eq!(
        (gain_first.units(P1, "w_r"), gain_first.prayer(P1)),
        (5, 1 + 3 - 2)
    );
    t.act(P1, "use REN-ONY2");
    assert_eq!(t.offers(P1), ["reinforce 1", "done"], "1 point, 1 unit");
    t.act(P1, "reinforce 1");
    assert_eq!((t.units(P1, "w_r"), t.prayer(P1)), (4, 4));
}

/// P1's night with the Ceremony: 2 cards in hand, 1 drawn.
fn ceremony() -> Scene {
    let mut t = table(3)
        .owns(P1, Tile::NightCeremony)
        .holds(P1, &[Di::WarRage, Di::BronzeWall])
        .with_prayer(P1, 1);
    t.night_step(Step::NightDi { place: 0 });
    t
}

/// REN-DIA2, tiles:R9: X cards away, X points and X + 1 cards; never Diversion.
#[test]
fn night_ceremony_trades_cards() {
    let mut t = ceremony();
    assert_eq!(t.di(P1).loose(), 3);
    assert!(!t.can(P1, "discard DI-D"));
    t.acts(P1, "discard DI-01, discard DI-03");
    assert_eq!(
        (t.prayer(P1), t.di(P1).loose()),
        (1, 1),
        "nothing before the end"
    );
    t.act(P1, "done");
    assert_eq!((t.prayer(P1), t.di(P1).loose()), (3, 4));
    let mut none = ceremony();
    none.act(P1, "done");
    assert_eq!((none.prayer(P1), none.di(P1).loose()), (1, 4), "X may be 0");
}

/// REN-DIA2, KB-3.1.k: the points are one single gain; the owner
/// chooses when in the step to hold the ceremony.
#[test]
fn night_ceremony_is_one_effect() {
    let mut t = table(3)
        .owns(P1, Tile::NightCeremony)
        .owns(P1, Tile::DivineMight)
        .with_veterans(P1, 2)
        .holds(P1, &[Di::WarRage, Di::BronzeWall])
        .with_prayer(P1, 1);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.offers(P1), ["veterans 0", "veterans 1", "use REN-DIA2"]);
    t.acts(P1, "use REN-DIA2, discard DI-01, discard DI-03, done");
    assert_eq!(t.prayer(P1), 1 + 2 + 2, "Divine Might once");
    assert!(!t.can(P1, "use REN-DIA2"), "once a night");
    assert!(t.can(P1, "veterans 1"));
}

/// REN-DIA3: troops of 6 and a shield in battle.
#[test]
fn gathered_tribes_are_six() {
    let mut t = table(3).owns(P1, Tile::GatheredTribes);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1a 7"),
        Some(Refusal::TroopLimit { limit: 6 })
    );
    t.acts(P1, "place w1a 6, done");
    assert_eq!(t.units(P1, "w1a"), 6);
    t.begin(P2, Deed::Recruit);
    assert_eq!(
        t.refusal(P2, "place w2a 6"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    for seat in [P1, P2] {
        let mut t = field("w_r", 3, 3).owns(seat, Tile::GatheredTribes);
        attack(&mut t, "w_r", "BC-1", "BC-2");
        let shields = [P1, P2].map(|side| t.last_points(side).shield);
        assert_eq!(shields, [u8::from(seat == P1), u8::from(seat == P2)]);
    }
}

/// REN-DIA3, SAP-3a, tiles:R14: with Legion the higher limit counts, and the
/// shield stays.
#[test]
fn gathered_tribes_with_legion() {
    let both = table(3)
        .owns(P1, Tile::GatheredTribes)
        .owns(P1, Tile::Legion);
    let mut t = both.clone();
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 7"));
    assert!(!t.can(P1, "place w1a 8"));
    let mut t = both.troop(P2, "w_r", 3).troop(P1, "w_r", 7);
    attack(&mut t, "w_r", "BC-1", "BC-2");
    assert_eq!(
        (t.last_points(P1).strength, t.last_points(P1).shield),
        (11, 1)
    );
}
