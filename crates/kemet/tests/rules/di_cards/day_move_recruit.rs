//! DI cards of the DAY, MOVE and RECRUIT windows, and Diversion: what each does,
//! when it may be played, and when not. Battle cards: `battle.rs`.

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

/// A three-player table with the sixteen extra cards in the deck.
fn extra() -> Scene {
    table_for(&Setup {
        extra_di: true,
        ..Setup::for_players(3)
    })
}

/// P1 starts a Move with the troop here.
fn march(t: &mut Scene, from: &str) {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {from}"));
}

fn wrong_moment(card: Di) -> Option<Refusal> {
    Some(Refusal::WrongMoment { card })
}

/// DI-09, KB-3.3.2d: DAY cards are for the active player, before,
/// between and after actions.
#[test]
fn day_cards_around_actions() {
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .holds(P1, &[Di::Prayer, Di::Prayer, Di::Prayer])
        .with_prayer(P1, 0);
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), 2, "before the token");
    t.acts(P1, "token t_move, silver m_pray, resolve m_pray");
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), 6, "between Pray and Move");
    t.act(P1, "resolve t_move");
    assert_eq!(t.offers(P1), ["end-turn", "play DI-09"], "no troop to move");
    t.act(P1, "play DI-09");
    assert_eq!(t.prayer(P1), 8, "after the last action");
    assert!(t.awaits(P2), "no card left to wait for");
}

/// DI-09, KB-3.3.2d: no DAY card inside an action, in a battle or in
/// another's turn.
#[test]
fn day_cards_not_inside_actions() {
    let table = table(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .holds(P1, &[Di::Prayer])
        .holds(P2, &[Di::Prayer]);
    for deed in [Deed::Move, Deed::Recruit, Deed::Build, Deed::Acquire] {
        let mut t = table.clone();
        t.begin(P1, deed);
        assert_eq!(
            t.refusal(P1, "play DI-09"),
            wrong_moment(Di::Prayer),
            "{deed}"
        );
    }
    let mut t = table;
    assert_eq!(
        t.refusal(P2, "play DI-09"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    march(&mut t, "w1f");
    assert_eq!(t.refusal(P1, "play DI-09"), wrong_moment(Di::Prayer));
    t.act(P1, "step w_r");
    for seat in [P1, P2] {
        t.acts(seat, "play-card BC-1, discard-card BC-2");
        for verb in ["play", "add"] {
            let refusal = t.refusal(seat, &format!("{verb} DI-09"));
            assert_eq!(refusal, wrong_moment(Di::Prayer), "{verb}");
        }
        t.act(seat, "hide");
    }
    assert_eq!(t.prayer(P1), 7);
}

/// KB-TM-16, KB-3.4.5.j: each icon has its window: DAY outside actions, MOVE in
/// the own Move, BATTLE in the own war council; nobody reacts at other times.
#[test]
fn every_icon_has_its_window() {
    let cards = [Di::Prayer, Di::Transfer, Di::WarRage];
    let mut t = table(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .holds(P1, &cards)
        .holds(P2, &cards)
        .holds(P3, &cards);
    let playable = |t: &Scene, seat| -> Vec<String> {
        let mut offers = t.offers(seat);
        offers.retain(|offer| offer.starts_with("play DI") || offer.starts_with("add DI"));
        offers
    };
    let none = Vec::<String>::new();
    assert_eq!(playable(&t, P1), ["play DI-09"]);
    march(&mut t, "w1f");
    assert_eq!(playable(&t, P1), ["play DI-10"]);
    assert_eq!(
        (playable(&t, P2), playable(&t, P3)),
        (none.clone(), none.clone())
    );
    t.act(P1, "step w_r");
    for seat in [P1, P2] {
        assert_eq!(playable(&t, P3), none);
        t.acts(seat, "play-card BC-6, discard-card BC-1");
        assert_eq!(playable(&t, seat), ["add DI-01", "add DI-D"]);
        t.act(seat, "hide");
    }
    for seat in [P1, P2, P3] {
        assert_eq!(playable(&t, seat), none, "the aftermath");
    }
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(playable(&t, P1), ["play DI-09"], "after the action");
    assert_eq!(playable(&t, P2), none, "not its turn");
}

/// DI-07, tiles:R16: up to 2 free units in all, in own districts and own troops
/// on the board, nowhere else.
#[test]
fn tactical_support_adds_two() {
    let mut t = table(3)
        .troop(P1, "w_tr", 3)
        .troop(P1, "w_on", 5)
        .troop(P2, "w_r", 1)
        .holds(P1, &[Di::TacticalSupport, Di::TacticalSupport]);
    t.act(P1, "play DI-07");
    for zone in ["w1a", "w1b", "w1c", "w_tr"] {
        assert!(t.can(P1, &format!("place {zone} 2")), "{zone}");
        assert!(!t.can(P1, &format!("place {zone} 3")), "{zone}");
    }
    for zone in ["w_on", "w_r", "w1f", "w2a"] {
        assert!(!t.can(P1, &format!("place {zone} 1")), "{zone}");
    }
    let mut fewer = t.clone();
    fewer.acts(P1, "place w_tr 1, done");
    assert_eq!(fewer.supply(P1), 3, "up to 2");
    t.acts(P1, "place w1a 1, place w_tr 1");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w_tr"), t.supply(P1)),
        (1, 4, 2)
    );
    assert_eq!(t.prayer(P1), 7, "free");
    assert_eq!(
        t.step(),
        Some(Step::BeforeToken),
        "the token is still to come"
    );
    assert_eq!(t.di_piles().1.count(Di::TacticalSupport), 1);
}

/// DI-07, tiles:R26: units put into an own district that an opponent holds
/// attack when the card has been resolved.
#[test]
fn tactical_support_may_attack() {
    let mut t = table(3)
        .troop(P2, "w1a", 1)
        .holds(P1, &[Di::TacticalSupport]);
    t.acts(P1, "play DI-07, place w1a 2");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    t.clash("BC-6", "BC-5");
    assert_eq!(t.last_points(P1).strength, 2 + 3 + 1, "at home");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert!(t.controls(P1, "w1a"));
    assert_eq!(t.permanent_fame(P1), (1, 0), "the adder attacks");
    assert_eq!(t.step(), Some(Step::BeforeToken));
}

/// DI-07: not offered without units in supply or without room.
#[test]
fn tactical_support_needs_units_and_room() {
    let full = table(3)
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5)
        .holds(P1, &[Di::TacticalSupport]);
    assert!(full.can(P1, "play DI-07"));
    assert!(
        !full.clone().troop(P1, "w1c", 2).can(P1, "play DI-07"),
        "no supply"
    );
    // With both bands of mercenaries 3 units are left for full districts.
    let crowded = full
        .owns(P1, Tile::SwordMercenaries)
        .owns(P1, Tile::SpearMercenaries);
    assert!(crowded.clone().troop(P1, "w1c", 4).can(P1, "play DI-07"));
    let crowded = crowded.troop(P1, "w1c", 5);
    assert_eq!(crowded.supply(P1), 3);
    assert!(!crowded.can(P1, "play DI-07"), "no room");
}

/// DI-08: for 1, one unit of any opposing troop, at home or
/// abroad; the card ends face up on the discard pile.
#[test]
fn raining_fire_removes_a_unit() {
    let mut t = table(3)
        .troop(P1, "w_on", 1)
        .troop(P2, "w2a", 3)
        .troop(P3, "w_tr", 1)
        .companion(P3, Companion::Jackal, "w_tr")
        .holds(P1, &[Di::RainingFire, Di::RainingFire]);
    t.act(P1, "play DI-08");
    assert_eq!(t.offers(P1), ["strike w2a", "strike w_tr"]);
    assert_eq!(t.prayer(P1), 6);
    t.act(P1, "strike w2a");
    assert_eq!((t.units(P2, "w2a"), t.supply(P2)), (2, 10));
    assert_eq!(t.view(Eye::Seat(P3)).discard.count(Di::RainingFire), 1);
    t.acts(P1, "play DI-08, strike w_tr");
    assert_eq!((t.units(P3, "w_tr"), t.temporary_fame(P3)), (0, 0));
    assert!(t.companions_in_supply(P3).contains(Companion::Jackal));
}

/// DI-08, KB-DP-A8, tiles:R3: it needs its window, its price and a target; the
/// Priest of Ra pays for it.
#[test]
fn raining_fire_needs_price_and_target() {
    let table = table(3).holds(P1, &[Di::RainingFire]);
    assert!(!table.can(P1, "play DI-08"), "nobody to hit");
    let target = table.troop(P2, "w_r", 2).with_prayer(P1, 0);
    let refusal = Some(Refusal::NeedsPrayer { need: 1, have: 0 });
    assert_eq!(target.refusal(P1, "play DI-08"), refusal);
    let mut inside = target.clone().with_prayer(P1, 5);
    assert!(inside.can(P1, "play DI-08"));
    inside.begin(P1, Deed::Recruit);
    let refusal = inside.refusal(P1, "play DI-08");
    assert_eq!(refusal, wrong_moment(Di::RainingFire));
    let mut ra = target.owns(P1, Tile::PriestOfRa);
    ra.act(P1, "play DI-08");
    assert_eq!((ra.units(P2, "w_r"), ra.prayer(P1)), (1, 0));
}

/// DI-09: 2 points for nothing; it is no Pray action, so the Priest adds
/// nothing, but Divine Might does; 11 is the most.
#[test]
fn prayer_gives_two() {
    let table = table(3)
        .holds(P1, &[Di::Prayer])
        .owns(P1, Tile::Priest)
        .with_prayer(P1, 3);
    for (t, prayer) in [
        (table.clone(), 5),
        (table.clone().owns(P1, Tile::DivineMight), 7),
        (table.with_prayer(P1, 10), 11),
    ] {
        let mut t = t;
        t.act(P1, "play DI-09");
        assert_eq!(t.prayer(P1), prayer);
        assert_eq!(t.di_piles().1.count(Di::Prayer), 1);
    }
}

/// DI-10, tiles:R2, KB-AM-13: inside a Move, before or after a step, the troop
/// may teleport for nothing from any zone to an obelisk.
#[test]
fn transfer_teleports_from_anywhere() {
    let mut t = table(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Transfer])
        .with_prayer(P1, 0);
    assert_eq!(t.refusal(P1, "play DI-10"), wrong_moment(Di::Transfer));
    march(&mut t, "w1f");
    let from = "w1f".parse().unwrap();
    assert_eq!(
        t.refusal(P1, "teleport w_tr"),
        Some(Refusal::NoTeleportFrom { zone: from })
    );
    let mut late = t.clone();
    late.acts(P1, "step w_on, play DI-10, teleport d_s");
    assert_eq!((late.units(P1, "d_s"), late.prayer(P1)), (3, 0));
    t.act(P1, "play DI-10");
    let zone = "w_r".parse().unwrap();
    assert_eq!(
        t.refusal(P1, "teleport w_r"),
        Some(Refusal::NoObelisk { zone })
    );
    t.acts(P1, "teleport d_t");
    assert_eq!(t.land_moves(), 1, "no land move used");
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::TeleportUsed));
    t.acts(P1, "step d_d");
    assert_eq!((t.units(P1, "d_d"), t.prayer(P1)), (3, 0));
    assert_eq!(t.di_piles().1.count(Di::Transfer), 1);
}

/// DI-10, KB-3.4.5.d: it is the one teleport of the Move: not after another, not
/// twice.
#[test]
fn transfer_is_the_one_teleport() {
    let city = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .holds(P1, &[Di::Transfer, Di::Transfer]);
    let mut after = city.clone();
    march(&mut after, "w1a");
    after.act(P1, "teleport w_tr");
    assert_eq!(after.refusal(P1, "play DI-10"), wrong_moment(Di::Transfer));
    let mut twice = city;
    march(&mut twice, "w1a");
    twice.act(P1, "play DI-10");
    assert_eq!(twice.refusal(P1, "play DI-10"), wrong_moment(Di::Transfer));
}

/// DI-10, ONY-3b, KB-3.1.m, corrections:K-3: a DI card beats a tile: in a Forced
/// March, too, Transfer lets the troop teleport, once and for nothing.
#[test]
fn transfer_beats_a_forced_march() {
    let mut t = table(3)
        .owns(P1, Tile::ForcedMarch)
        .troop(P1, "w_r", 3)
        .holds(P1, &[Di::Transfer])
        .with_prayer(P1, 0);
    t.acts(
        P1,
        "token m_build, gold, resolve apex, golden ONY-3b, troop w_r",
    );
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::NoTeleport));
    t.acts(P1, "play DI-10, teleport w_ti");
    assert_eq!(t.units(P1, "w_ti"), 3);
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::TeleportUsed));
    assert!(t.can(P1, "step w_on"), "its land moves are left");
}

/// DI-11, KB-TM-13: one more land move, only at the start of the
/// Move; two cards add up.
#[test]
fn swiftness_at_the_start() {
    let mut t = table(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Swiftness, Di::Swiftness]);
    assert_eq!(t.refusal(P1, "play DI-11"), wrong_moment(Di::Swiftness));
    march(&mut t, "w1f");
    t.act(P1, "play DI-11");
    assert_eq!(t.land_moves(), 2);
    let mut both = t.clone();
    both.act(P1, "play DI-11");
    assert_eq!((both.land_moves(), both.prayer(P1)), (3, 7));
    t.act(P1, "step w_r");
    assert_eq!(t.refusal(P1, "play DI-11"), wrong_moment(Di::Swiftness));
    t.acts(P1, "step w_tr, done");
    assert_eq!(t.units(P1, "w_tr"), 3);
    assert_eq!(t.di_piles().1.count(Di::Swiftness), 1);
}

/// DX-7: 3 units of a Recruit are free, those already placed included; the
/// others cost as usual.
#[test]
fn unexpected_reinforcement_in_a_recruit() {
    let mut t = extra().holds(P1, &[Di::UnexpectedReinforcement]);
    let refusal = wrong_moment(Di::UnexpectedReinforcement);
    assert_eq!(t.refusal(P1, "play DX-7"), refusal);
    t.begin(P1, Deed::Recruit);
    let mut late = t.clone();
    t.acts(P1, "play DX-7, place w1a 4, done");
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (4, 6));
    assert_eq!(t.di_piles().1.count(Di::UnexpectedReinforcement), 1);
    late.acts(P1, "place w1a 2, play DX-7, place w1b 2, done");
    assert_eq!((late.supply(P1), late.prayer(P1)), (8, 6));
}

/// DX-7, SAP-1a, tiles:R15: its free units come on top of the Scribe's; it does
/// nothing for other additions of units.
#[test]
fn unexpected_reinforcement_adds_up() {
    let mut t = extra()
        .owns(P1, Tile::RecruitingScribe)
        .holds(P1, &[Di::UnexpectedReinforcement, Di::TacticalSupport])
        .with_prayer(P1, 0);
    t.act(P1, "play DI-07");
    assert_eq!(
        t.refusal(P1, "play DX-7"),
        wrong_moment(Di::UnexpectedReinforcement)
    );
    t.act(P1, "done");
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "place w1a 4"));
    t.acts(P1, "play DX-7, place w1a 5, place w1b 1");
    assert_eq!((t.supply(P1), t.prayer(P1)), (6, 0));
}

/// DX-8, tiles:R26: for 1, up to 4 units into own districts and troops; a
/// district held by an opponent becomes a battle.
#[test]
fn unhoped_assistance_adds_four() {
    let table = extra()
        .troop(P1, "w_tr", 3)
        .troop(P2, "w1b", 1)
        .holds(P1, &[Di::UnhopedAssistance]);
    let mut t = table.clone();
    t.act(P1, "play DX-8");
    assert_eq!(t.prayer(P1), 6);
    assert!(!t.can(P1, "place w1a 5"));
    assert!(!t.can(P1, "place w_on 1"));
    t.acts(P1, "place w_tr 2, place w1b 2");
    assert_eq!(t.units(P1, "w_tr"), 5);
    assert_eq!(t.step(), Some(Step::WarCouncil));
    assert_eq!(t.prayer(P1), 6, "the units are free");
    let refusal = Some(Refusal::NeedsPrayer { need: 1, have: 0 });
    assert_eq!(table.with_prayer(P1, 0).refusal(P1, "play DX-8"), refusal);
}

/// DX-9: the night income of one temple under control, at once.
#[test]
fn military_ceremony_collects() {
    let mut t = extra()
        .troop(P1, "w_tr", 1)
        .troop(P1, "w_ti", 1)
        .troop(P2, "d_t", 1)
        .troop(P1, "d_s", 1)
        .holds(P1, &[Di::MilitaryCeremony]);
    t.act(P1, "play DX-9");
    assert_eq!(
        t.offers(P1),
        ["collect w_ti", "collect w_tr"],
        "one of its own"
    );
    t.act(P1, "collect w_tr");
    assert_eq!((t.prayer(P1), t.units(P1, "w_tr")), (10, 1));
    assert_eq!(t.di_piles().1.count(Di::MilitaryCeremony), 1);
}

/// DX-9: the Delta Temple pays 5 for a unit, by day also with
/// Ptahmose; without a temple the card is not offered.
#[test]
fn military_ceremony_in_the_delta() {
    let table = extra()
        .owns(P1, Tile::Ptahmose)
        .holds(P1, &[Di::MilitaryCeremony])
        .with_prayer(P1, 1);
    assert!(!table.clone().troop(P1, "d_s", 2).can(P1, "play DX-9"));
    let mut t = table.troop(P1, "d_t", 1);
    t.act(P1, "play DX-9");
    assert_eq!((t.prayer(P1), t.units(P1, "d_t")), (6, 0));
    assert!(!t.controls(P1, "d_t"));
}

/// DI-D, KB-AM-25, KB-3.5.1.g, KB-3.5.2.b: a bluff without effect that counts as
/// a card in hand and is back there after the reveal.
#[test]
fn diversion_comes_back() {
    let mut t = table(3).troop(P2, "w_r", 3).troop(P1, "w_r", 3);
    let seen = |t: &Scene| t.view(Eye::Seat(P2)).players[0].di;
    assert_eq!(seen(&t), 1);
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &[Di::Diversion], "declare");
    t.council(P2, "BC-5", &[], "hide");
    let (seat, count) = (P1, 1);
    assert!(
        t.told(Eye::Seat(P2))
            .contains(&Event::DiDeclared { seat, count })
    );
    let points = t.last_points(P1);
    assert_eq!((points.strength, points.damage, points.shield), (7, 1, 0));
    assert_eq!(t.di(P1), [Di::Diversion].into_iter().collect());
    assert_eq!((seen(&t), t.prayer(P1)), (1, 7));
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!(t.di_piles().1.count(Di::Diversion), 0);
}

/// DI-D, KB-AM-25, tiles:R9: it is not in the deck and pays for nothing: not for
/// Divine Wound, Mirage, Vision or the Night Ceremony.
#[test]
fn diversion_pays_for_nothing() {
    let (deck, discards) = table(3).di_piles();
    assert_eq!(deck.count(Di::Diversion) + discards.count(Di::Diversion), 0);
    let mut wound = table(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::DivineWound)
        .owns(P1, Tile::Mirage)
        .holds(P1, &[Di::Prayer])
        .holds(P2, &[Di::WarRage]);
    wound.battle(P1, "w_r");
    wound.council(P1, "BC-1", &[], "hide");
    wound.council(P2, "BC-5", &[Di::WarRage], "hide");
    assert_eq!(
        wound.offers(P1),
        ["wound DI-09", "mirage DI-09 DI-01", "done"]
    );
    wound.act(P1, "wound DI-09");
    assert_eq!(
        wound.step(),
        Some(Step::LoserAftermath),
        "Diversion is no card for it"
    );

    let mut night = table(3)
        .owns(P1, Tile::Vision)
        .owns(P1, Tile::NightCeremony);
    night.night_step(Step::NightDi { place: 0 });
    night.act(P1, "use DIA-2c");
    assert_eq!(night.di(P1).loose(), 5);
    assert!(!night.can(P1, "discard DI-D"));
    for _ in 0..4 {
        let any = night.offers(P1).remove(0);
        night.act(P1, &any);
    }
    assert!(night.can(P1, "done") && !night.can(P1, "discard DI-D"));
    assert_eq!(
        night.offers(P1).len(),
        2,
        "one card left to discard, or done"
    );
}
