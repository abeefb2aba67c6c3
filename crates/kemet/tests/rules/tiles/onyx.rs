//! The Onyx tiles: mercenaries, strength and defence.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

/// ONY-1a, KB-LIM-04, KB-3.1.l: three units join the twelve and must go to own districts at once,
/// spread as their owner likes.
#[test]
fn sword_mercenaries() {
    let mut t = bazaar(Colour::Onyx, 1)
        .troop(P1, "w_r", 1)
        .troop(P1, "w1a", 4);
    buy(&mut t, Tile::SwordMercenaries);
    assert_eq!((t.prayer(P1), t.supply(P1)), (10, 10));
    let offers = t.offers(P1);
    assert!(
        offers.iter().all(|offer| offer.starts_with("place w1")),
        "{offers:?}"
    );
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "place w1a 1, place w1b 1");
    assert!(!t.can(P1, "done"), "one is left");
    t.act(P1, "place w1b 1");
    assert!(t.awaits(P2));
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1b"), t.supply(P1)),
        (5, 2, 7)
    );
    assert_eq!(t.prayer(P1), 10, "the tile is all they cost");
}

/// ONY-1a, tiles:R26: mercenaries put into a district that an opponent holds attack there.
#[test]
fn mercenaries_may_have_to_fight() {
    let t = bazaar(Colour::Onyx, 1)
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5);
    let mut t = t.troop(P2, "w1c", 2);
    buy(&mut t, Tile::SwordMercenaries);
    assert_eq!(
        t.offers(P1),
        ["place w1c 1", "place w1c 2", "place w1c 3"],
        "the only room"
    );
    t.act(P1, "place w1c 3");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    t.clash("BC-6", "BC-6");
    assert_eq!(
        t.points(Role::Attacker),
        points(7, 0, 0, 1),
        "3, the card and the own city"
    );
    assert_eq!(t.permanent_fame(P1), (1, 0));
}

/// ONY-1b, tiles:§4.3: what finds no room in the districts waits in the supply.
#[test]
fn spear_mercenaries_without_room() {
    let t = bazaar(Colour::Onyx, 1).owns(P1, Tile::SwordMercenaries);
    let mut t = t
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5)
        .troop(P1, "w1c", 4);
    buy(&mut t, Tile::SpearMercenaries);
    assert!(t.awaits(P2), "one place left is no choice");
    assert_eq!((t.units(P1, "w1c"), t.supply(P1)), (5, 3));
}

/// ONY-1a, ONY-1b, KB-LIM-04, KB-AM-44: with one tile fifteen units can be on the board, with both
/// eighteen; the fallen return to the supply.
#[test]
fn mercenaries_are_units() {
    let t = table(3)
        .owns(P1, Tile::SwordMercenaries)
        .owns(P1, Tile::Reinforcements);
    let mut fifteen = t.clone();
    fifteen.begin(P1, Deed::Recruit);
    fifteen.acts(P1, "place w1a 5, place w1b 5, place w1c 5");
    assert_eq!(fifteen.supply(P1), 0);
    let mut eighteen = t.owns(P1, Tile::SpearMercenaries).owns(P1, Tile::Legion);
    eighteen.begin(P1, Deed::Recruit);
    eighteen.acts(P1, "place w1a 7, place w1b 7, place w1c 4");
    assert_eq!(eighteen.supply(P1), 0);
    let mut eighteen = eighteen.holds(P2, &[Di::RainingFire]);
    eighteen.acts(P2, "play DI-08, strike w1a");
    assert_eq!(eighteen.supply(P1), 1);
}

/// ONY-1c, tiles:R16, KB-3.4.2.e: Local Recruitment gives one unit and lets any own troop be joined,
/// in a conquered district too; an empty zone is still closed.
#[test]
fn local_recruitment() {
    let t = table(3).troop(P1, "w_r", 3).troop(P1, "w2a", 1);
    let mut without = t.clone();
    without.begin(P1, Deed::Recruit);
    assert!(without.can(P1, "place w1a 1"));
    assert!(!without.can(P1, "place w_r 1") && !without.can(P1, "place w2a 1"));

    let mut t = t.owns(P1, Tile::LocalRecruitment).with_prayer(P1, 2);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "place w_on 1") && !t.can(P1, "place w2b 1"));
    assert_eq!(
        t.refusal(P1, "place w_r 3"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "place w_r 2");
    assert_eq!(
        t.refusal(P1, "place w2a 2"),
        Some(Refusal::NeedsPrayer { need: 3, have: 2 })
    );
    t.acts(P1, "place w2a 1");
    assert_eq!(
        (t.units(P1, "w_r"), t.units(P1, "w2a"), t.prayer(P1)),
        (5, 2, 0)
    );
}

/// ONY-1c, SAP-1a, SAP-4a, tiles:R15: its free unit comes on top of the Scribe's three; the units of
/// either, or of Reinforcements, may join troops in the field.
#[test]
fn local_recruitment_with_other_tiles() {
    let t = table(3)
        .troop(P1, "w_r", 1)
        .troop(P1, "w_on", 1)
        .owns(P1, Tile::LocalRecruitment);
    let t = t.with_prayer(P1, 0);
    let mut scribe = t.clone().owns(P1, Tile::RecruitingScribe);
    scribe.begin(P1, Deed::Recruit);
    scribe.acts(P1, "place w_r 2");
    assert_eq!(
        scribe.refusal(P1, "place w_on 3"),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
    scribe.acts(P1, "place w_on 2");
    assert_eq!((scribe.units(P1, "w_r"), scribe.units(P1, "w_on")), (3, 3));
    let mut all = t.owns(P1, Tile::Reinforcements);
    all.begin(P1, Deed::Recruit);
    all.acts(P1, "place w_r 4, place w_on 4, place w1a 2");
    assert_eq!((all.supply(P1), all.prayer(P1)), (0, 0));
}

/// ONY-1c, SAP-2a: Local Recruitment is about Recruit; a Reinforcement Prayer still serves the city.
#[test]
fn local_recruitment_only_in_recruit() {
    let t = table(3)
        .troop(P1, "w_r", 1)
        .owns(P1, Tile::LocalRecruitment);
    let mut t = t.owns(P1, Tile::ReinforcementPrayer);
    t.begin(P1, Deed::Pray);
    assert!(t.can(P1, "place w1a 2") && !t.can(P1, "place w1a 3"));
    assert!(!t.can(P1, "place w_r 1"));
}

/// ONY-2a, tiles:R12: Honor in Battle pays a point for each unit lost to the opponent's damage, in one
/// gain; units given up for a card do not count.
#[test]
fn honor_in_battle() {
    let mut defends = field().owns(P2, Tile::HonorInBattle).with_prayer(P2, 0);
    fight(&mut defends, "BC-2", "BC-1");
    assert_eq!(
        (defends.units(P2, "w_r"), gains(&defends, P2)),
        (1, vec![2])
    );
    let mut attacks = field().owns(P1, Tile::HonorInBattle).with_prayer(P1, 0);
    fight(&mut attacks, "BC-7", "BC-1");
    assert_eq!(
        (attacks.units(P1, "w_r"), gains(&attacks, P1)),
        (0, vec![1])
    );
    let mut unhurt = field().owns(P1, Tile::HonorInBattle);
    fight(&mut unhurt, "BC-2", "BC-6");
    assert_eq!(
        gains(&unhurt, P1),
        [0; 0],
        "the opponent's dead bring nothing"
    );
}

/// ONY-2b: an attacker with Dedication has two points more before the war council, for its cards too.
#[test]
fn dedication_to_battle() {
    let t = field()
        .owns(P1, Tile::DedicationToBattle)
        .with_prayer(P1, 0);
    let mut t = t.holds(P1, &[Di::WarFury, Di::IronWall]);
    t.battle(P1, "w_r");
    assert_eq!(t.prayer(P1), 2);
    t.council(P1, "BC-6", &[Di::WarFury, Di::IronWall], "hide");
    t.council(P2, "BC-6", &[], "hide");
    assert_eq!(
        (t.points(Role::Attacker), t.prayer(P1)),
        (points(8, 0, 0, 3), 0)
    );

    let mut defends = field().owns(P2, Tile::DedicationToBattle);
    defends.battle(P1, "w_r");
    assert_eq!((defends.prayer(P1), defends.prayer(P2)), (7, 7));
}

/// ONY-2c, tiles:R13: units recruited into a district that the Sphinx holds pay no toll, nor does a
/// P1 has a Ruby pyramid of level 2 and Twin Ceremony.
fn twin() -> Scene {
    bazaar(Colour::Ruby, 2).owns(P1, Tile::TwinCeremony)
}

/// ONY-2d, tiles:R22, KB-LIM-08: the gold token acquires a tile for a point more, of a colour bought
/// already, and takes no Acquire space.
#[test]
fn twin_ceremony() {
    let mut t = twin();
    t.acts(
        P1,
        "token b_acq1, gold, resolve b_acq1, take RUB-1a, golden ONY-2d",
    );
    assert_eq!(t.prayer(P1), 10);
    t.act(P1, "take RUB-2a");
    assert_eq!(t.prayer(P1), 7);
    assert!(t.tiles(P1).contains(Tile::Charge) && t.tiles(P1).contains(Tile::Carnage));
    t.turn(P1);
    assert!(t.can(P1, "token b_acq2") && t.can(P1, "token b_acq3"));
    assert!(!t.can(P1, "token b_acq1"));
}

/// ONY-2d, tiles:R22, KB-3.4.3.a, KB-3.4.3.c, KB-3.4.3.e: picture, pyramid and price still count.
#[test]
fn twin_ceremony_keeps_the_other_conditions() {
    let mut t = twin().owns(P1, Tile::Charge).with_prayer(P1, 0);
    golden(&mut t, Tile::TwinCeremony);
    let need = |need| Some(Refusal::NeedsPrayer { need, have: 2 });
    assert_eq!(t.refusal(P1, "take RUB-2a"), need(3));
    assert_eq!(
        t.refusal(P1, "take RUB-1a"),
        Some(Refusal::SamePicture { tile: Tile::Charge })
    );
    let low = Refusal::PyramidTooLow {
        colour: Colour::Ruby,
        need: 3,
        have: 2,
    };
    assert_eq!(t.refusal(P1, "take RUB-3b"), Some(low));
    t.act(P1, "take RUB-1b");
    assert_eq!(t.prayer(P1), 0);
}

/// ONY-2d, tiles:R22, KB-3.4.3.b: its tile counts for an Acquire that follows in the same round.
#[test]
fn twin_ceremony_counts_for_the_round() {
    let mut t = twin();
    t.acts(
        P1,
        "token b_acq1, gold, resolve apex, golden ONY-2d, take RUB-1a",
    );
    assert!(t.awaits(P2), "nothing was left to take on the Ruby space");
    t.turn(P1);
    t.begin_on(P1, Space::Acquire2);
    let bought = Refusal::ColourBought {
        colour: Colour::Ruby,
    };
    assert_eq!(t.refusal(P1, "take RUB-1b"), Some(bought));
    t.turn(P2);
    t.night_step(Step::Awakening);
    t.begin_on(P1, Space::Acquire1);
    assert!(t.can(P1, "take RUB-1b"), "a new round");
}

/// ONY-3a, KB-3.4.5.l: neither from plain desert, nor to a zone without obelisk, nor for a troop
/// ONY-3b: the golden Move of Forced March knows no teleport; walls stand.
#[test]
fn forced_march() {
    let t = table(3)
        .troop(P1, "w1a", 3)
        .pyramid(P1, "w1a", Colour::Ruby, 1);
    let mut t = t.owns(P1, Tile::ForcedMarch).owns(P1, Tile::PriestOfMafdet);
    golden(&mut t, Tile::ForcedMarch);
    t.act(P1, "troop w1a");
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::NoTeleport));
    t.acts(P1, "step w1f, step w_r");
    assert_eq!(t.units(P1, "w_r"), 3);
    let mut wall = table(3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::ForcedMarch)
        .owns(P1, Tile::PriestOfMafdet);
    golden(&mut wall, Tile::ForcedMarch);
    wall.acts(P1, "troop w_r, step w2f");
    assert_eq!(
        wall.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
}

/// ONY-3c: Deadly Trap adds a strength and an unblockable damage to a defence, nothing to an attack.
#[test]
fn deadly_trap() {
    assert_eq!(
        meet(field().owns(P2, Tile::DeadlyTrap)),
        [PLAIN, points(7, 0, 1, 1)]
    );
    assert_eq!(meet(field().owns(P1, Tile::DeadlyTrap)), [PLAIN, PLAIN]);
    let mut t = field().owns(P2, Tile::DeadlyTrap);
    fight(&mut t, "BC-8", "BC-6");
    assert_eq!(t.units(P1, "w_r"), 2, "three shields do not help");
}

/// ONY-3d, KB-3.4.3.a: Domination is worth a divine fame point; nobody owns two of them.
#[test]
fn onyx_domination() {
    check_domination(Tile::OnyxDomination, Tile::RubyDomination);
}

/// ONY-4a: a win with two units removed is worth one battle fame point more; with one unit it is not,
/// ONY-4a, tiles:R11, KB-EX-3.5.5-2: in defence it brings fame too, instead of the consolation; a
/// ONY-4b: Bestial Fury moves and strengthens all troops of its owner.
#[test]
fn bestial_fury() {
    let home = table(3)
        .troop(P1, "w1a", 2)
        .troop(P1, "w1b", 2)
        .troop(P2, "w2a", 2);
    let home = home.owns(P1, Tile::BestialFury);
    assert_eq!(
        ["w1a", "w1b"].map(|zone| land_moves(&home, P1, zone)),
        [2, 2]
    );
    assert_eq!(land_moves(&home, P2, "w2a"), 1);
    assert_eq!(
        meet(field().owns(P1, Tile::BestialFury)),
        [points(7, 1, 0, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::BestialFury)),
        [PLAIN, points(7, 1, 0, 1)]
    );
}

/// ONY-4c, KB-3.1.j, KB-TM-02: by day every gain is two points more, inside the same gain.
#[test]
fn divine_might_by_day() {
    let t = table(3).owns(P1, Tile::DivineMight).with_prayer(P1, 0);
    let mut t = t.owns(P1, Tile::Priest).holds(P1, &[Di::Prayer]);
    t.begin(P1, Deed::Pray);
    t.act(P1, "play DI-09");
    assert_eq!(gains(&t, P1), [5, 4]);
    t.begin(P2, Deed::Pray);
    assert_eq!((gains(&t, P2), t.prayer(P1)), (vec![2], 9));
}

/// ONY-4c, tiles:R6, KB-3.6.4a, KB-3.6.5a: at night Adoration and Prayers are one gain each, two points
/// more each; no temple, nothing to add to.
#[test]
fn divine_might_at_night() {
    let t = table(3)
        .owns(P1, Tile::DivineMight)
        .with_prayer(P1, 0)
        .with_veterans(P1, 1);
    let mut poor = t.clone();
    poor.night_step(Step::Adoration);
    assert_eq!(poor.prayer(P1), 0);
    let mut t = t.troop(P1, "w_ti", 1).troop(P1, "w_tr", 1);
    t.night_step(Step::Adoration);
    assert_eq!(gains(&t, P1), [7]);
    t.clear_events();
    t.night_step(Step::Prayers { place: 0 });
    t.act(P1, "veterans 1");
    assert_eq!(gains(&t, P1), [5]);
    assert_eq!(t.prayer(P1), 11, "twelve are one too many");
}

/// ONY-4c, KB-3.6.2: the offering at the Delta Temple is a gain like any other.
#[test]
fn divine_might_in_the_delta() {
    let mut t = table(3)
        .owns(P1, Tile::DivineMight)
        .with_prayer(P1, 0)
        .troop(P1, "d_t", 1);
    t.night_step(Step::DeltaTemple);
    t.act(P1, "sacrifice");
    assert_eq!(gains(&t, P1), [7]);
}

/// ONY-4c, ONY-2a, ONY-2b, tiles:R5, KB-3.5.b: in battle it is silent: nothing on Dedication, on Honor
/// or on a Recall; after the battle it works again.
#[test]
fn divine_might_not_in_battle() {
    let t = field()
        .owns(P1, Tile::DivineMight)
        .owns(P1, Tile::DedicationToBattle);
    let mut t = t
        .owns(P1, Tile::HonorInBattle)
        .with_prayer(P1, 0)
        .holds(P1, &[Di::Prayer]);
    fight(&mut t, "BC-6", "BC-2");
    assert_eq!(gains(&t, P1), [2, 1]);
    assert_eq!(t.units(P1, "w_r"), 2);
    t.act(P1, "recall");
    assert_eq!(gains(&t, P1), [2, 1, 1]);
    t.act(P2, "stay");
    t.act(P1, "play DI-09");
    assert_eq!(gains(&t, P1), [2, 1, 1, 4]);
}

/// ONY-4d, KB-AM-39, KB-3.3.2a, KB-3.3.s, KB-3.6.8b: Act of God brings a silver token for later turns.
#[test]
fn onyx_act_of_god() {
    check_act_of_god(Tile::OnyxActOfGod, Tile::RubyActOfGod);
}

/// ONY-1a, ONY-1b: how many mercenaries somebody has is no secret.
#[test]
fn mercenaries_are_public() {
    let t = table(3)
        .owns(P1, Tile::SwordMercenaries)
        .owns(P1, Tile::SpearMercenaries);
    let stock = |eye| {
        t.view(eye)
            .players
            .iter()
            .map(|player| player.stock)
            .collect::<Vec<_>>()
    };
    assert_eq!(stock(Eye::Seat(P2)), [18, 12, 12]);
}
