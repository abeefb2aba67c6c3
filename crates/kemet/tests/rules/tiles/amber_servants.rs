//! The servants of Amber: what each gives its troop, and when it gives nothing.

use kemet::scene::*;
use kemet::*;

fn zone(id: &str) -> Zone {
    id.parse().unwrap()
}

/// P1 starts a Move with the troop here.
fn march(t: &mut Scene, from: &str) {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {from}"));
}

/// P1 attacks P2 here.
fn attack(t: &mut Scene, at: &str, attacker: &str, defender: &str) {
    t.battle(P1, at);
    t.clash(attacker, defender);
}

/// AMB-1a: one more land move, for the troop he goes with and no other.
#[test]
fn harkhuf_adds_a_land_move() {
    let home =
        table(3)
            .troop(P1, "w1a", 3)
            .troop(P1, "w1b", 3)
            .companion(P1, Companion::Harkhuf1, "w1a");
    for (from, moves) in [("w1a", 2), ("w1b", 1)] {
        let mut t = home.clone();
        march(&mut t, from);
        assert_eq!(t.land_moves(), moves, "{from}");
    }
}

/// AMB-1a, tiles:R23: his troop may land at every military harbor, the Delta's
/// among them; only while he travels, and only from a harbor.
#[test]
fn harkhuf_lands_at_military_harbors() {
    let port = table(3).troop(P1, "w1f", 3).troop(P1, "w_on", 2);
    let mut t = port.clone().companion(P1, Companion::Harkhuf1, "w1f");
    march(&mut t, "w1f");
    for to in ["d_d", "w2f", "w3f", "w_r", "w_os"] {
        assert!(t.can(P1, &format!("step {to}")), "{to}");
    }
    let mut left = t.clone();
    left.acts(P1, "carry 2, leave harkhuf-1");
    for to in ["d_d", "w2f", "w3f"] {
        let (from, to) = (zone("w1f"), zone(to));
        let refusal = left.refusal(P1, &format!("step {to}"));
        assert_eq!(refusal, Some(Refusal::NotNext { from, to }));
    }
    assert!(left.can(P1, "step w_os"), "a trading harbor is for all");
    t.acts(P1, "step d_d, done");
    assert!(t.controls(P1, "d_d"));
    assert_eq!(t.units(P1, "d_d"), 3);

    let mut inland = port.companion(P1, Companion::Harkhuf1, "w_on");
    march(&mut inland, "w_on");
    assert!(!inland.can(P1, "step d_d"), "no harbor to leave from");
    inland.act(P1, "step w1f");
    assert!(inland.can(P1, "step d_d"));
}

/// AMB-1b: one shield for his troop, attacking or defending.
#[test]
fn masaharta_gives_a_shield() {
    let field = table(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .troop(P1, "w1a", 3);
    for (t, shields) in [
        (
            field.clone().companion(P1, Companion::Masaharta1, "w_r"),
            (1, 0),
        ),
        (
            field.clone().companion(P2, Companion::Masaharta1, "w_r"),
            (0, 1),
        ),
        (
            field.clone().companion(P1, Companion::Masaharta1, "w1a"),
            (0, 0),
        ),
    ] {
        let mut t = t;
        attack(&mut t, "w_r", "BC-1", "BC-2");
        assert_eq!(
            (t.last_points(P1).shield, t.last_points(P2).shield),
            shields
        );
        assert_eq!(t.last_points(P1).strength, 7);
        // BC-2 deals 2.
        assert_eq!(t.units(P1, "w_r"), 3 - (2 - shields.0));
    }
}

/// AMB-1b: the beaten troop may go home to a district without opposing units;
/// a troop without him may not, and a winner has no such choice.
#[test]
fn masaharta_leads_the_beaten_home() {
    let field = table(3)
        .troop(P2, "w_r", 5)
        .troop(P1, "w_r", 4)
        .troop(P3, "w1b", 1);
    let mut t = field.clone().companion(P1, Companion::Masaharta1, "w_r");
    attack(&mut t, "w_r", "BC-6", "BC-1");
    assert_eq!(
        t.offers(P1),
        ["retreat", "shelter w1a", "shelter w1c", "recall"]
    );
    let mut adjacent = t.clone();
    adjacent.act(P1, "retreat");
    assert_eq!(
        adjacent.offers(P2),
        ["banish w1f", "banish w2f", "banish w_on", "banish w_tr"]
    );
    t.act(P1, "shelter w1c");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w1c")), (0, 4));
    assert!(t.companions(P1, "w1c").contains(Companion::Masaharta1));
    assert_eq!(t.prayer(P1), 7, "no recall");
    assert_eq!(t.offers(P2), ["stay", "recall"]);

    let mut alone = field.clone().owns(P1, Tile::Masaharta);
    attack(&mut alone, "w_r", "BC-6", "BC-1");
    assert_eq!(
        alone.offers(P1),
        ["retreat", "recall"],
        "he is in the supply"
    );

    let mut winner = field.companion(P2, Companion::Masaharta1, "w_r");
    attack(&mut winner, "w_r", "BC-6", "BC-1");
    winner.act(P1, "recall");
    assert_eq!(winner.offers(P2), ["stay", "recall"]);
}

/// AMB-1b, tiles:R25, KB-3.5.8.d, corrections:K-5: the district may hold own units;
/// what is too many leaves when the battle ends, one of two servants at once: the
/// one their owner names.
#[test]
fn masaharta_may_overfill_a_district() {
    let mut t = table(3)
        .troop(P2, "w_r", 5)
        .troop(P1, "w_r", 4)
        .troop(P1, "w1a", 4)
        .companion(P1, Companion::Masaharta1, "w_r")
        .companion(P1, Companion::Harkhuf1, "w1a")
        .companion(P1, Companion::Jackal, "w_r");
    attack(&mut t, "w_r", "BC-6", "BC-1");
    t.act(P1, "shelter w1a");
    assert_eq!(t.offers(P1), ["dismiss harkhuf-1", "dismiss masaharta-1"]);
    let mut without_harkhuf = t.clone();
    without_harkhuf.act(P1, "dismiss harkhuf-1");
    assert_eq!(
        without_harkhuf.companions_in_supply(P1),
        Companions::one(Companion::Harkhuf1)
    );
    t.act(P1, "dismiss masaharta-1");
    assert_eq!(t.units(P1, "w1a"), 8);
    let there: Companions = [Companion::Harkhuf1, Companion::Jackal]
        .into_iter()
        .collect();
    assert_eq!(t.companions(P1, "w1a"), there);
    assert_eq!(
        t.companions_in_supply(P1),
        Companions::one(Companion::Masaharta1)
    );
    t.act(P2, "stay");
    assert_eq!((t.units(P1, "w1a"), t.supply(P1)), (5, 7));
}

/// AMB-2b: a temple taken by a Move pays its night income at once, if wanted.
#[test]
fn heqaib_collects_after_a_move() {
    let road = table(3).troop(P1, "w_r", 3).troop(P1, "w1f", 3);
    let mut t = road.clone().companion(P1, Companion::Heqaib, "w_r");
    march(&mut t, "w_r");
    t.act(P1, "step w_tr");
    assert_eq!(t.offers(P1), ["collect w_tr", "decline"]);
    let mut declined = t.clone();
    declined.act(P1, "decline");
    assert_eq!(declined.prayer(P1), 7);
    t.act(P1, "collect w_tr");
    assert_eq!((t.prayer(P1), t.units(P1, "w_tr")), (10, 3));
    assert!(t.awaits(P2), "once, and the turn is over");

    let mut elsewhere = road.companion(P1, Companion::Heqaib, "w1f");
    march(&mut elsewhere, "w_r");
    elsewhere.act(P1, "step w_tr");
    assert!(elsewhere.controls(P1, "w_tr"));
    assert!(elsewhere.awaits(P2), "his troop took nothing");
    assert_eq!(elsewhere.prayer(P1), 7);
}

/// AMB-2b: the same for a temple won in battle; holding one is not taking it.
#[test]
fn heqaib_collects_after_a_battle() {
    let mut t = table(3)
        .troop(P2, "w_ti", 1)
        .troop(P1, "w_ti", 4)
        .companion(P1, Companion::Heqaib, "w_ti");
    attack(&mut t, "w_ti", "BC-1", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.offers(P1), ["collect w_ti", "decline"]);
    t.act(P1, "collect w_ti");
    assert_eq!(t.prayer(P1), 9);

    let mut held = table(3)
        .troop(P1, "w_ti", 4)
        .troop(P2, "w_ti", 1)
        .companion(P1, Companion::Heqaib, "w_ti");
    held.battle(P2, "w_ti");
    held.clash("BC-5", "BC-1");
    held.act(P2, "recall");
    held.act(P1, "stay");
    assert!(held.awaits(P3), "nothing is asked, P2's turn is over");
    assert_eq!(held.prayer(P1), 7);
}

/// AMB-2b: the Delta Temple wants a unit for its 5; the Sanctuary is no temple.
#[test]
fn heqaib_pays_a_unit_in_the_delta() {
    let delta = |units| {
        table(3)
            .troop(P1, "d_d", units)
            .companion(P1, Companion::Heqaib, "d_d")
            .with_prayer(P1, 3)
    };
    let mut t = delta(2);
    march(&mut t, "d_d");
    t.acts(P1, "step d_t, collect d_t");
    assert_eq!((t.prayer(P1), t.units(P1, "d_t")), (8, 1));
    assert!(t.controls(P1, "d_t"));

    let mut last = delta(1);
    march(&mut last, "d_d");
    last.acts(P1, "step d_t, collect d_t");
    assert_eq!((last.prayer(P1), last.units(P1, "d_t")), (8, 0));
    assert!(!last.controls(P1, "d_t"));
    assert!(last.companions_in_supply(P1).contains(Companion::Heqaib));

    let mut sanctuary = delta(2);
    march(&mut sanctuary, "d_d");
    sanctuary.act(P1, "step d_s");
    assert!(sanctuary.awaits(P2));
    assert_eq!(sanctuary.prayer(P1), 3);
}

/// AMB-2b, KB-3.4.5.q, corrections:K-1: a temple that was controlled when the Move
/// began is not taken by coming back to it: it pays nothing and is told as no
/// news, and it is held again. The next Move may take it again.
#[test]
fn heqaib_collects_what_is_newly_taken() {
    let mut t = table(3)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::RubyActOfGod)
        .troop(P1, "w_tr", 3)
        .companion(P1, Companion::Heqaib, "w_tr")
        .with_prayer(P1, 0);
    assert!(t.controls(P1, "w_tr"));
    let fame = t.fame(P1);
    t.acts(P1, "token t_move, silver m_move, resolve t_move");
    t.acts(P1, "troop w_tr, step w_r, step w_tr");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!((t.prayer(P1), t.fame(P1)), (0, fame));
    let (seat, zone) = (P1, Zone::WTr);
    assert!(!t.events().contains(&Event::ControlTaken { seat, zone }));
    assert!(t.events().contains(&Event::ControlResumed { seat, zone }));

    // Two Moves: the second begins without the temple.
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .troop(P1, "w_tr", 3)
        .companion(P1, Companion::Heqaib, "w_tr")
        .with_prayer(P1, 0);
    t.acts(P1, "token t_move, silver m_move, resolve t_move");
    t.acts(
        P1,
        "troop w_tr, step w_r, troop w_r, step w_tr, collect w_tr",
    );
    assert_eq!(t.prayer(P1), 3);
}

/// AMB-2b, KB-3.4.5.k, corrections:K-8: a battle ends the Move, so a temple where
/// units were left on the way is taken before it, and what it brings can be spent
/// in it.
#[test]
fn heqaib_collects_before_the_battle() {
    let mut t = table(3)
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w1f", 4)
        .companion(P1, Companion::Heqaib, "w1f")
        .troop(P2, "w_on", 3)
        .holds(P1, &[Di::WarFury])
        .with_prayer(P1, 0);
    march(&mut t, "w1f");
    t.acts(P1, "step w_ti, carry 2, leave heqaib, step w_on");
    assert!(t.controls(P1, "w_ti"));
    assert_eq!(t.offers(P1), ["collect w_ti", "decline"]);
    t.act(P1, "collect w_ti");
    assert_eq!(t.prayer(P1), 2);
    let began = Event::BattleBegan {
        zone: zone("w_on"),
        attacker: P1,
        defender: P2,
    };
    assert_eq!(t.events().last(), Some(&began));
    t.council(P1, "BC-6", &[Di::WarFury], "hide");
    t.council(P2, "BC-5", &[], "hide");
    assert_eq!(t.prayer(P1), 1, "War Fury is paid with it");
}

/// AMB-2c: any number of the card's own shields becomes damage; shields from
/// elsewhere do not, and a card without shields leaves nothing to choose.
#[test]
fn bakatan_turns_shields_into_damage() {
    let field = table(3)
        .troop(P2, "w_r", 5)
        .troop(P1, "w_r", 5)
        .owns(P1, Tile::ShieldOfNeith)
        .holds(P1, &[Di::IronWall])
        .companion(P1, Companion::Bakatan, "w_r");
    let mut t = field.clone();
    t.battle(P1, "w_r");
    t.council(P1, "BC-8", &[Di::IronWall], "hide");
    t.council(P2, "BC-2", &[], "hide");
    assert_eq!(
        t.offers(P1),
        ["convert 0", "convert 1", "convert 2", "convert 3"]
    );
    for (shields, lost_by_both) in [(0, (0, 1)), (2, (0, 3)), (3, (0, 4))] {
        let mut t = t.clone();
        t.act(P1, &format!("convert {shields}"));
        let points = t.points(Role::Attacker);
        assert_eq!((points.damage, points.shield), (1 + shields, 6 - shields));
        assert_eq!(points.strength, 6, "strength is as it was");
        let lost = (5 - t.units(P1, "w_r"), 5 - t.units(P2, "w_r"));
        assert_eq!(lost, lost_by_both);
    }

    let mut bare = field;
    attack(&mut bare, "w_r", "BC-1", "BC-5");
    assert_eq!(bare.step(), Some(Step::LoserAftermath), "no shield on BC-1");
    assert_eq!(bare.last_points(P1).shield, 1);
}

/// AMB-2c: shields turned into damage protect no more; the defender's Bakatan
/// chooses too, after the attacker's numbers are known.
#[test]
fn bakatan_gives_up_protection() {
    let mut t =
        table(3)
            .troop(P2, "w_r", 4)
            .troop(P1, "w_r", 5)
            .companion(P2, Companion::Bakatan, "w_r");
    attack(&mut t, "w_r", "BC-2", "BC-5");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["convert 0", "convert 1", "convert 2"]);
    t.act(P2, "convert 2");
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (3, 2));
}

/// AMB-3c, tiles:R24: the night's offerings cost their owner no unit, with any
/// number of units there and even while he is in the supply.
#[test]
fn ptahmose_makes_offerings_free() {
    let delta = |seat| table(3).troop(seat, "d_s", 1).troop(seat, "d_t", 1);
    let mut t = delta(P1).owns(P1, Tile::Ptahmose).with_prayer(P1, 1);
    t.night_step(Step::Offering);
    assert_eq!(t.offers(P1), ["sacrifice", "decline"]);
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!(t.units(P1, "d_s"), 1);
    t.night_step(Step::DeltaTemple);
    t.act(P1, "sacrifice");
    assert_eq!((t.prayer(P1), t.units(P1, "d_t")), (6, 1));
    assert!(t.controls(P1, "d_t"));

    let mut other = delta(P2).owns(P1, Tile::Ptahmose);
    other.night_step(Step::Offering);
    assert!(
        other.awaits(P1),
        "one unit of P2 is too few: the day breaks"
    );
    assert_eq!(other.step(), Some(Step::BeforeToken));
    other.night_step(Step::DeltaTemple);
    other.act(P2, "sacrifice");
    assert_eq!((other.prayer(P2), other.units(P2, "d_t")), (11, 0));
}

/// AMB-3c, tiles:R2: his troop teleports into or out of the Delta for 1 less,
/// on top of Portal and never below nothing; elsewhere and without him the
/// price stands.
#[test]
fn ptahmose_knows_the_way_to_the_delta() {
    let city = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 3)
        .companion(P1, Companion::Ptahmose, "w1a")
        .with_prayer(P1, 1);
    let mut t = city.clone();
    march(&mut t, "w1a");
    assert!(t.can(P1, "teleport d_s"));
    let refusal = Some(Refusal::NeedsPrayer { need: 2, have: 1 });
    assert_eq!(t.refusal(P1, "teleport w_tr"), refusal);
    t.act(P1, "teleport d_t");
    assert_eq!(t.prayer(P1), 0);

    let mut without = city;
    march(&mut without, "w1b");
    assert_eq!(without.refusal(P1, "teleport d_t"), refusal);

    let out = table(3)
        .owns(P1, Tile::Portal)
        .troop(P1, "d_t", 3)
        .with_prayer(P1, 0);
    let mut with = out.clone().companion(P1, Companion::Ptahmose, "d_t");
    march(&mut with, "d_t");
    with.act(P1, "teleport w_tr");
    assert_eq!(with.prayer(P1), 0);
    // From the Delta to the Delta is neither into nor out of it (corrections:K-11).
    let mut within = out
        .clone()
        .companion(P1, Companion::Ptahmose, "d_t")
        .with_prayer(P1, 1);
    march(&mut within, "d_t");
    within.act(P1, "teleport d_s");
    assert_eq!(within.prayer(P1), 0);
    let mut without = out.owns(P1, Tile::Ptahmose);
    march(&mut without, "d_t");
    let refusal = Some(Refusal::NeedsPrayer { need: 1, have: 0 });
    assert_eq!(without.refusal(P1, "teleport w_tr"), refusal);
}

/// AMB-3c: one strength in all three zones of the Delta, for his troop; none
/// outside, none while he is away.
#[test]
fn ptahmose_fights_for_the_delta() {
    for (at, bonus) in [("d_d", 1), ("d_t", 1), ("d_s", 1), ("w_r", 0), ("w_tr", 0)] {
        let field = table(3).troop(P2, at, 3).troop(P1, at, 3);
        let mut t = field.clone().companion(P1, Companion::Ptahmose, at);
        attack(&mut t, at, "BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, 7 + bonus, "{at}");
        assert_eq!(t.last_points(P2).strength, 5, "{at}");
        let mut away = field.owns(P1, Tile::Ptahmose);
        attack(&mut away, at, "BC-1", "BC-5");
        assert_eq!(away.last_points(P1).strength, 7, "{at}");
    }
}

/// AMB-4a: two strength for his troop, and no land move.
#[test]
fn meryptah_gives_two_strength() {
    let field = table(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .troop(P2, "w2a", 3);
    for (t, strengths) in [
        (
            field.clone().companion(P1, Companion::Meryptah, "w_r"),
            (9, 5),
        ),
        (
            field.clone().companion(P2, Companion::Meryptah, "w_r"),
            (7, 7),
        ),
        (
            field.clone().companion(P2, Companion::Meryptah, "w2a"),
            (7, 5),
        ),
    ] {
        let mut t = t;
        attack(&mut t, "w_r", "BC-1", "BC-5");
        assert_eq!(
            (t.last_points(P1).strength, t.last_points(P2).strength),
            strengths
        );
    }
    let mut t = table(3)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::Meryptah, "w_r");
    march(&mut t, "w_r");
    assert_eq!(t.land_moves(), 1);
}

/// AMB-4a, tiles:R18: Meryptah goes beside one other servant, before
/// or after him; a third never, and two others never.
#[test]
fn meryptah_is_a_second_servant() {
    let home = table(3)
        .troop(P1, "w1a", 3)
        .owns(P1, Tile::Meryptah)
        .owns(P1, Tile::Harkhuf)
        .owns(P1, Tile::Masaharta);
    let cannot_join = |companion| {
        let zone = zone("w1a");
        Some(Refusal::CannotJoin { companion, zone })
    };
    let mut t = home.clone();
    t.act(P1, "attach harkhuf-1 w1a");
    let refusal = t.refusal(P1, "attach masaharta-1 w1a");
    assert_eq!(refusal, cannot_join(Companion::Masaharta1), "two others");
    t.act(P1, "attach meryptah w1a");
    assert_eq!(t.companions(P1, "w1a").len(), 2);
    let refusal = t.refusal(P1, "attach masaharta-1 w1a");
    assert_eq!(refusal, cannot_join(Companion::Masaharta1), "a third");

    let mut first = home;
    first.acts(P1, "attach meryptah w1a, attach masaharta-1 w1a");
    assert_eq!(first.companions(P1, "w1a").len(), 2);
    let refusal = first.refusal(P1, "attach harkhuf-1 w1a");
    assert_eq!(refusal, cannot_join(Companion::Harkhuf1));
}
