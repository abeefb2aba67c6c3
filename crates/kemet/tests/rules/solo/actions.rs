//! Solo: action cards, targets, movement, recruits (section 5.7).

use kemet::TroopName::{A, B};
use kemet::scene::*;
use kemet::*;

fn plain() -> Scene {
    solo_table(Objective::Zeal)
        .pyramid(P1, "w2a", Colour::Ruby, 2)
        .pyramid(P1, "w2c", Colour::Sapphire, 2)
        .without_gold(P1)
}

/// The targets of both troops: kind, zone, the condition that decided and how.
fn targets(t: &Scene, name: TroopName) -> Option<(TargetKind, Zone, Condition, Decision)> {
    t.stories().into_iter().find_map(|story| match story {
        Story::Target {
            troop,
            kind,
            zone,
            decision,
            condition,
            ..
        } if troop == name => Some((kind, zone, condition, decision)),
        _ => None,
    })
}

/// The steps of a troop: where to, how and why.
fn steps(t: &Scene, name: TroopName) -> Vec<(Zone, Way, WayReason)> {
    let step = |story: Story| match story {
        Story::Stepped {
            troop,
            to,
            way,
            reason,
            ..
        } if troop == name => Some((to, way, reason)),
        _ => None,
    };
    t.stories().into_iter().filter_map(step).collect()
}

fn halt(t: &Scene, name: TroopName) -> Option<HaltReason> {
    t.stories().into_iter().find_map(|story| match story {
        Story::Halted { troop, reason, .. } if troop == name => Some(reason),
        _ => None,
    })
}

/// AK01, KB-EX-5.7-1, KB-5.7.b: A: the highest pyramid; if equal the occupied one; if still equal the westernmost. B: the smallest troop; then the nearest; then the temple with most PP.
#[test]
fn surge() {
    use Condition::*;
    let both = || plain().amon(A, "w1a", 5).amon(B, "w1c", 5);
    // The highest pyramid is the only one.
    let mut t = both()
        .pyramid(P1, "w2c", Colour::Sapphire, 3)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2c, HighestPyramid, Decision::Condition))
    );
    // The smallest troop is the only one.
    let kind = TargetKind::Troop;
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2b, SmallestTroop, Decision::Condition))
    );
    // Equal pyramids: the occupied one.
    let mut t = both().troop(P1, "w2c", 2).troop(P1, "w2f", 1);
    t.amons_action(ActionCard::Surge);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2c, OccupiedPyramid, Decision::Condition))
    );
    // Both occupied, or none: the westernmost. Equal troops: the nearest to B.
    let mut t = both().troop(P1, "w2b", 2).troop(P1, "w_on", 2);
    t.amons_action(ActionCard::Surge);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2a, WesternPyramid, Decision::Condition))
    );
    let kind = TargetKind::Troop;
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::WOn, NearestTroop, Decision::Condition))
    );
    // As small and as near: the temple with most PP, the Delta's.
    let mut t = both().troop(P1, "w2a", 2).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    let kind = TargetKind::Temple;
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::DT, RichestTemple, Decision::Condition))
    );
    assert_eq!(t.amon_at(B), "d_t");
}

/// AK02: A: the largest troop; the nearest; the easternmost pyramid. B: the troop with a companion; the nearest; the westernmost pyramid.
#[test]
fn manhunt() {
    use Condition::*;
    let both = || plain().amon(A, "w1a", 5).amon(B, "w1c", 5);
    let mut t =
        both()
            .troop(P1, "w2b", 3)
            .troop(P1, "w2a", 2)
            .companion(P1, Companion::Phoenix, "w2a");
    t.amons_action(ActionCard::Manhunt);
    let kind = TargetKind::Troop;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2b, LargestTroop, Decision::Condition))
    );
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2a, EscortedTroop, Decision::Condition))
    );
    // Two as large and as near: the easternmost pyramid. B: no companion, two as
    // near: the westernmost pyramid.
    let mut t = both().troop(P1, "w2a", 2).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Manhunt);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2c, EasternPyramid, Decision::Condition))
    );
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2a, WesternPyramid, Decision::Condition))
    );
}

/// AK03: A: the player's temple with most PP; the nearest temple without a troop; the temple with most PP. B: the player's nearest temple; the nearest without a troop; the westernmost.
#[test]
fn keepers_of_the_shrines() {
    use Condition::*;
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1c", 5)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_tr", 2);
    t.amons_action(ActionCard::KeepersOfTheShrines);
    let kind = TargetKind::Temple;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::WTr, YourRichestTemple, Decision::Condition))
    );
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::WTi, YourNearestTemple, Decision::Condition))
    );
    // None of the player's: the nearest one without a troop; the Delta Temple is
    // a teleport away.
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::KeepersOfTheShrines);
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::DT, NearestEmptyTemple, Decision::Condition))
    );
    assert_eq!(t.amon_at(A), "d_t");
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::WTi, NearestEmptyTemple, Decision::Condition))
    );
    assert_eq!(t.amon_at(B), "w_ti");
}

/// AK04: a plunder; A stays; B: the lowest pyramid; the unoccupied one; the easternmost.
#[test]
fn raiders() {
    use Condition::*;
    let both = || plain().amon(A, "w1a", 5).amon(B, "w1c", 5);
    let mut t = both()
        .pyramid(P1, "w2a", Colour::Ruby, 1)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Raiders);
    assert_eq!(t.amons_board().plundered, 2);
    assert_eq!((targets(&t, A), t.amon_at(A)), (None, "w1a".to_owned()));
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2a, LowestPyramid, Decision::Condition))
    );
    assert_eq!(t.amon_at(B), "w1f");
    let mut t = both().troop(P1, "w2c", 2);
    t.amons_action(ActionCard::Raiders);
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2a, UnoccupiedPyramid, Decision::Condition))
    );
    let mut t = both().troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Raiders);
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2c, EasternPyramid, Decision::Condition))
    );
}

/// AK05, KB-5.7.l, KB-AM-S9, KB-5.4.a, KB-LIM-13: up to 2 units each, never above 6, evenly from a short supply; then each player troop loses 1.
#[test]
fn light_reinforcements() {
    let mut t = plain()
        .amon(A, "w1a", 4)
        .amon(B, "w1c", 5)
        .troop(P1, "w2b", 3)
        .troop(P1, "w2f", 1);
    t.amons_action(ActionCard::LightReinforcements);
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1c")), (6, 6));
    assert_eq!(t.supply(AMON), 0);
    assert_eq!((t.units(P1, "w2b"), t.units(P1, "w2f")), (2, 0));
    // Enough for all.
    let mut t = plain()
        .amon(A, "w1a", 2)
        .amon(B, "w1c", 1)
        .troop(P1, "w2b", 3);
    t.amons_action(ActionCard::LightReinforcements);
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1c")), (4, 3));
}

/// AK06, KB-5.7.l: both troops filled to 6 as far as the supply goes, shared evenly, the odd unit to A; a DI card is lost at random.
#[test]
fn heavy_reinforcements() {
    let mut t = plain()
        .amon(A, "w1a", 4)
        .amon(B, "w1c", 3)
        .troop(P1, "w2b", 3)
        .holds(P1, &[Di::Prayer, Di::WarRage]);
    t.amons_action(ActionCard::HeavyReinforcements);
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1c")), (6, 6));
    assert_eq!(t.di(P1).loose(), 1);
    assert!(t.di(P1).contains(Di::Diversion));
    // Twelve units fill both; with fewer in the supply they are shared evenly.
    for (supply, expected) in [(3, (4, 3)), (4, (4, 4)), (1, (3, 2))] {
        let mut t = plain()
            .amon(A, "w1a", 2)
            .amon(B, "w1c", 2)
            .troop(P1, "w2b", 3)
            .amons_supply(supply);
        t.amons_action(ActionCard::HeavyReinforcements);
        assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1c")), expected);
    }
    // A full troop leaves its share to the other one.
    let mut t = plain()
        .amon(A, "w1a", 6)
        .amon(B, "w1c", 2)
        .troop(P1, "w2b", 3)
        .amons_supply(3);
    t.amons_action(ActionCard::HeavyReinforcements);
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1c")), (6, 5));
    assert_eq!(t.di(P1).loose(), 0, "no card, nothing lost");
}

/// AK07: both: the troop nearest to w1f; the smallest; then A the westernmost pyramid, B the easternmost.
#[test]
fn pincers() {
    use Condition::*;
    let both = || plain().amon(A, "w1a", 5).amon(B, "w1c", 5);
    let mut t = both().troop(P1, "w2f", 2).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Pincers);
    let near = TroopNearestTo(Zone::W1f);
    let kind = TargetKind::Troop;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2f, near, Decision::Condition))
    );
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2f, near, Decision::Condition))
    );
    let mut t = both().troop(P1, "w2a", 3).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Pincers);
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2b, SmallestTroop, Decision::Condition))
    );
    let mut t = both().troop(P1, "w2a", 2).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Pincers);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2a, WesternPyramid, Decision::Condition))
    );
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::W2c, EasternPyramid, Decision::Condition))
    );
}

/// AK08: A: the highest pyramid; the unoccupied one; the easternmost. B as in AK03. Then, if Amon holds a pyramid of the player's or two temples, 1 permanent fame point is lost.
#[test]
fn profanation() {
    use Condition::*;
    let mut t = plain()
        .amon(A, "w2f", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2c", 2)
        .with_fame(P1, 2, 1);
    t.amons_action(ActionCard::Profanation);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2a, UnoccupiedPyramid, Decision::Condition))
    );
    assert_eq!(t.amon_at(A), "w2a");
    let kind = TargetKind::Temple;
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::WTi, WesternTemple, Decision::Condition))
    );
    assert!(t.controls(AMON, "w2a"));
    assert_eq!(t.permanent_fame(P1), (1, 1));
    // Neither a pyramid nor two temples: nothing is lost.
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2b", 2)
        .with_fame(P1, 2, 1);
    t.amons_action(ActionCard::Profanation);
    let kind = TargetKind::Pyramid;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::W2c, EasternPyramid, Decision::Condition))
    );
    assert_eq!(t.permanent_fame(P1), (2, 1));
    assert!(t.stories().contains(&Story::FameSafe));
    // Two temples do it, too.
    let mut t = plain()
        .amon(A, "w_tr", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, -1])
        .with_fame(P1, 0, 1);
    t.amons_action(ActionCard::Profanation);
    assert_eq!(
        t.permanent_fame(P1),
        (0, 1),
        "B has no move and holds nothing"
    );
    let mut t = plain()
        .amon(A, "w_tr", 5)
        .amon(B, "w_ti", 5)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, -1])
        .with_fame(P1, 0, 1);
    t.amons_action(ActionCard::Profanation);
    assert_eq!(t.permanent_fame(P1), (0, 0));
}

/// AK09, KB-5.7.g, KB-5.7.i: 1 unit to B; A: the largest troop in the Delta, else the Delta Temple, by a free teleport; B: the nearest troop, else the temple with fewest PP.
#[test]
fn march_on_the_delta() {
    use Condition::*;
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1c", 5)
        .troop(P1, "d_t", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::MarchOnTheDelta);
    assert_eq!(t.units(AMON, "w1c"), 6);
    let kind = TargetKind::Troop;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::DT, LargestDeltaTroop, Decision::Condition))
    );
    assert_eq!(
        steps(&t, A),
        [(Zone::DT, Way::Teleport, WayReason::Shortest)]
    );
    assert_eq!(halt(&t, A), Some(HaltReason::Battle));
    assert_eq!(t.step(), Some(Step::WarCouncil));
    assert!(t.awaits(P1), "nobody asks Amon");
    // Nobody there: the temple itself. Two troops as near: the poorest temple.
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1c", 5)
        .troop(P1, "w2a", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::MarchOnTheDelta);
    let kind = TargetKind::Temple;
    assert_eq!(
        targets(&t, A),
        Some((kind, Zone::DT, DeltaTemple, Decision::Condition))
    );
    assert_eq!(t.amon_at(A), "d_t");
    assert!(t.controls(AMON, "d_t"));
    assert_eq!(
        targets(&t, B),
        Some((kind, Zone::WTi, PoorestTemple, Decision::Condition))
    );
}

/// KB-5.7.b, solo:§7.1: conditions exhausted: the nearest of the last candidates, then for A the western and for B the eastern one.
#[test]
fn what_no_condition_singles_out() {
    // No pyramid of the player: two troops as large and as near stay tied.
    let bare = || solo_table(Objective::Zeal).without_gold(P1);
    let mut t = bare()
        .amon(A, "w1a", 5)
        .amon(B, "w1c", 5)
        .troop(P1, "w2a", 2)
        .troop(P1, "w2c", 2);
    t.amons_action(ActionCard::Manhunt);
    let (_, zone, _, decision) = targets(&t, A).expect("a target");
    assert_eq!((zone, decision), (Zone::W2a, Decision::West));
    let (_, zone, _, decision) = targets(&t, B).expect("a target");
    assert_eq!((zone, decision), (Zone::W2c, Decision::East));
    // What lies where his other troop stands is no target.
    let lowest = |t: Scene| {
        let mut t = t
            .pyramid(P1, "w2a", Colour::Ruby, 1)
            .amon(B, "w1c", 5)
            .troop(P1, "w2b", 2);
        t.amons_action(ActionCard::Raiders);
        targets(&t, B).map(|target| target.1)
    };
    assert_eq!(lowest(plain()), Some(Zone::W2a));
    assert_eq!(lowest(plain().amon(A, "w2a", 5)), Some(Zone::W2c));
}

/// KB-5.7.c, KB-5.7.e, KB-5.7.k, KB-DP-SO3, KB-AM-S4, KB-AM-S16: land moves along a shortest way, temples first, then west for A and east for B; walls do not count; 1 and the War Table and the creature.
#[test]
fn troops_take_the_best_shortest_way() {
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1c", 5)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, 1]);
    assert_eq!(t.amons_moves(A), 2);
    t.amons_action(ActionCard::Surge);
    assert_eq!(
        steps(&t, A),
        [
            (Zone::W1f, Way::Land, WayReason::Shortest),
            (Zone::WTi, Way::Land, WayReason::Temple)
        ]
    );
    assert_eq!(halt(&t, A), Some(HaltReason::NoMoves));
    assert!(t.controls(AMON, "w_ti"));
    // B keeps away from troop A and goes east.
    assert_eq!(
        steps(&t, B),
        [
            (Zone::W1f, Way::Land, WayReason::Shortest),
            (Zone::WR, Way::Land, WayReason::East)
        ]
    );
    // With 4 moves the wall is no obstacle (KB-5.7.f: the creature's counts).
    let mut t = plain()
        .amon(A, "w1a", 5)
        .creature(A, Companion::AncestralElephant)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, 2]);
    assert_eq!(t.amons_moves(A), 4);
    t.amons_action(ActionCard::Surge);
    assert_eq!(t.amon_at(A), "w2a");
    assert_eq!(halt(&t, A), Some(HaltReason::Arrived));
    // Never below 0.
    let t = plain().amon(A, "w1a", 5).war_table([0, 0, 0, -2]);
    assert_eq!(t.amons_moves(A), 0);
}

/// KB-AM-S4, solo:§7.2: of shortest ways the one past fewer player troops; a troop in the way means battle.
#[test]
fn ways_past_the_players_troops() {
    let mut t = plain()
        .amon(A, "w1f", 5)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_on", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    let (to, _, reason) = steps(&t, A)[0];
    assert_eq!((to, reason), (Zone::WR, WayReason::FewerBattles));
    // The temple is watched, the two others are not: the western one.
    let mut t = plain()
        .amon(A, "w1f", 5)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    let (to, _, reason) = steps(&t, A)[0];
    assert_eq!((to, reason), (Zone::WOn, WayReason::West));
    // KB-5.7.i: any player troop on the way is fought.
    let mut t = plain()
        .amon(A, "w_on", 5)
        .troop(P1, "w2f", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    assert_eq!(halt(&t, A), Some(HaltReason::Battle));
    assert_eq!(t.amon_at(A), "w2f");
    assert_eq!(t.step(), Some(Step::WarCouncil));
}

/// KB-5.7.j: the other troop's zone is crossed if the move goes on behind it, otherwise the troop halts before it.
#[test]
fn amons_troops_never_share_a_zone() {
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, 1]);
    t.amons_action(ActionCard::Surge);
    let crossed = Story::Crossed {
        troop: A,
        other: B,
        zone: Zone::W1f,
    };
    assert!(t.stories().contains(&crossed));
    assert_eq!(t.amon_at(A), "w_ti");
    let mut t = plain()
        .amon(A, "w1a", 5)
        .amon(B, "w1f", 5)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    assert_eq!(
        (t.amon_at(A), halt(&t, A)),
        ("w1a".to_owned(), Some(HaltReason::OtherTroop))
    );
    // The companions of the troops stay apart, too.
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w1f")), (5, 0));
}

/// KB-5.7.d: no harbors but the way out of the Delta desert; KB-5.7.g: no teleport for a target outside the Delta.
#[test]
fn harbors_and_teleports() {
    let mut t = plain()
        .amon(A, "d_d", 5)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, 1]);
    t.amons_action(ActionCard::Surge);
    assert_eq!(
        steps(&t, A),
        [
            (Zone::WR, Way::Harbor, WayReason::Shortest),
            (Zone::W2f, Way::Land, WayReason::Shortest)
        ]
    );
    // From w1f a harbor would be nearer to w_r's other side; he walks.
    let mut t = plain().amon(A, "w1a", 5).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Surge);
    assert_eq!(steps(&t, A), [(Zone::W1f, Way::Land, WayReason::Shortest)]);
    // Into the Delta: through a pyramid, at no cost, and on with land moves.
    let mut t = plain()
        .amon(A, "w1b", 5)
        .troop(P1, "d_d", 2)
        .troop(P1, "w2b", 2)
        .war_table([0, 0, 0, 1]);
    t.amons_action(ActionCard::MarchOnTheDelta);
    assert_eq!(
        steps(&t, A),
        [
            (Zone::W1a, Way::Land, WayReason::West),
            (Zone::DT, Way::Teleport, WayReason::Temple),
            (Zone::DD, Way::Land, WayReason::Shortest)
        ]
    );
}

/// KB-5.7.d, solo:§7.2: he sails from the Delta desert and from nowhere else: to `w_r` and
/// to the coast of his own city.
#[test]
fn amon_sails_out_of_the_delta_only() {
    // From w2f to w1f there would be a ship; on foot it is two moves.
    let mut t = plain().amon(A, "w2f", 5).troop(P1, "w1f", 2);
    t.amons_action(ActionCard::Pincers);
    assert_eq!(steps(&t, A), [(Zone::WTi, Way::Land, WayReason::Temple)]);
    assert_eq!(halt(&t, A), Some(HaltReason::NoMoves));
    let mut t = plain().amon(A, "w1f", 5).troop(P1, "w2f", 2);
    t.amons_action(ActionCard::Pincers);
    assert_eq!(steps(&t, A), [(Zone::WTi, Way::Land, WayReason::Temple)]);
    // Out of the Delta one move leads to either coast.
    for (zone, to) in [("w1f", Zone::W1f), ("w_r", Zone::WR)] {
        let mut t = plain().amon(A, "d_d", 5).troop(P1, zone, 2);
        t.amons_action(ActionCard::Pincers);
        assert_eq!(steps(&t, A), [(to, Way::Harbor, WayReason::Shortest)]);
        assert_eq!(halt(&t, A), Some(HaltReason::Battle));
    }
}

/// KB-5.7.g, solo:§7.2: he teleports from a pyramid of the player's, too, if no troop of
/// the player's stands at it; past such a troop he looks for another.
#[test]
fn amon_teleports_from_the_players_pyramids() {
    let mut t = plain()
        .amon(A, "w2a", 5)
        .troop(P1, "d_t", 2)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::MarchOnTheDelta);
    assert_eq!(
        steps(&t, A),
        [(Zone::DT, Way::Teleport, WayReason::Shortest)]
    );
    let first_step = |guarded: &[&str]| {
        let mut t = plain().amon(A, "w2f", 5).troop(P1, "d_t", 3);
        for zone in guarded {
            t = t.troop(P1, zone, 1);
        }
        t.amons_action(ActionCard::MarchOnTheDelta);
        steps(&t, A)[0].0
    };
    assert_eq!(first_step(&[]), Zone::W2a);
    assert_eq!(first_step(&["w2a"]), Zone::W2c);
    assert_eq!(first_step(&["w2a", "w2c"]), Zone::WTi);
}

/// KB-5.7.h: what entering costs is ignored.
#[test]
fn amon_pays_no_toll() {
    let mut t = plain()
        .amon(A, "w_on", 5)
        .troop(P1, "w2f", 2)
        .troop(P1, "w2b", 2)
        .companion(P1, Companion::KhnumsSphinx, "w2f");
    t.amons_action(ActionCard::Surge);
    assert_eq!(t.amon_at(A), "w2f");
    assert_eq!((t.prayer(AMON), t.prayer(P1)), (0, 7));
}

/// KB-AM-S21, ONY-2c: Khnum's Sphinx of Amon's takes its toll of the player; nobody gets
/// it.
#[test]
fn the_player_pays_amons_toll() {
    let guarded = |prayer: u8| {
        let mut t = plain()
            .amon(A, "w_on", 3)
            .creature(A, Companion::KhnumsSphinx)
            .troop(P1, "w2f", 5)
            .with_prayer(P1, prayer);
        t.turn(P1);
        t.begin(P1, Deed::Move);
        t.act(P1, "troop w2f");
        t
    };
    let mut t = guarded(1);
    t.act(P1, "step w_on");
    assert_eq!((t.prayer(P1), t.prayer(AMON)), (0, 0));
    let t = guarded(0);
    assert!(!t.can(P1, "step w_on"));
    let refusal = t.refusal(P1, "step w_on");
    assert!(matches!(refusal, Some(Refusal::Toll { .. })), "{refusal:?}");
}

/// KB-AM-S15: a troop in its target stays, and so does one without a way.
#[test]
fn troops_that_stay() {
    let mut t = plain().amon(A, "d_t", 5).troop(P1, "w2b", 2);
    t.amons_action(ActionCard::MarchOnTheDelta);
    assert_eq!(halt(&t, A), Some(HaltReason::Already));
    let mut t = plain()
        .amon(A, "w_ti", 5)
        .troop(P1, "w1a", 1)
        .troop(P1, "w1c", 1)
        .troop(P1, "w2a", 1)
        .troop(P1, "w2c", 1);
    t.amons_action(ActionCard::MarchOnTheDelta);
    assert_eq!(
        (t.amon_at(A), halt(&t, A)),
        ("w_ti".to_owned(), Some(HaltReason::NoWay))
    );
    let mut t = solo_table(Objective::Zeal)
        .amon(B, "w1a", 5)
        .troop(P1, "w2b", 2);
    t.amons_action(ActionCard::Raiders);
    assert_eq!(halt(&t, B), Some(HaltReason::NoTarget));
}

/// KB-AM-S18: A, then B; the battle of A is fought out before B moves.
#[test]
fn a_fights_before_b_moves() {
    let mut t = plain()
        .amon(A, "w_on", 5)
        .amon(B, "w_r", 5)
        .troop(P1, "w2f", 3)
        .troop(P1, "w2b", 5);
    t.amons_action(ActionCard::Surge);
    assert_eq!(
        (t.amon_at(A), t.amon_at(B)),
        ("w2f".to_owned(), "w_r".to_owned())
    );
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "recall");
    // B has moved on after the battle.
    assert_eq!(targets(&t, B).map(|target| target.1), Some(Zone::W2b));
    assert_ne!(halt(&t, B), None);
}

/// KB-AM-S6, KB-5.7.a: a drawn card is discarded, and an empty deck takes its discards back.
#[test]
fn the_action_deck_is_shuffled_again() {
    let mut t = plain().troop(P1, "w2b", 5);
    t.amons_action(ActionCard::HeavyReinforcements);
    let board = t.amons_board();
    assert_eq!((board.action_deck, board.action_discards.len()), (0, 9));
    let mut t = t.action_deck(&[]).event_deck(&[EventCard::DrumsOfWar], &[]);
    t.amons_event();
    assert!(t.stories().contains(&Story::ActionsReshuffled));
    assert_eq!(t.amons_board().action_deck, 8);
}
