//! What a choice costs is told before it is made, and then paid.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seat};

use crate::move_help::marching;
use crate::random_play::{Played, watch_games};

/// What P1 is told that an action costs.
fn cost(t: &Scene, notation: &str) -> Option<u16> {
    cost_for(t, P1, notation)
}

fn cost_for(t: &Scene, seat: Seat, notation: &str) -> Option<u16> {
    assert!(t.can(seat, notation), "{notation} is not offered");
    let action = notation.parse().expect("an action");
    Game::cost(t.game(), seat, action)
}

/// Whether something chosen is still to be paid: a Recruit or a war council is
/// under way. Everything else is paid for when it is chosen (corrections:S-1).
fn is_bill_open(game: &Kemet) -> bool {
    let view = game.view(Eye::Spectator);
    let sealed = view.battle.is_some_and(|battle| !battle.revealed);
    sealed || view.steps.contains(&Step::Muster)
}

/// In random games everything paid was told before, and everything told is
/// paid, when the effect is over at the latest.
#[test]
fn what_is_told_is_what_is_paid() {
    let mut owed = [0i32; MAX_PLAYERS];
    let mut reduced = [false; MAX_PLAYERS];
    let mut told = 0;
    watch_games(60, |played| {
        let Played { seat, action, .. } = *played;
        let cost = played.before.cost(seat, action);
        assert_ne!(cost, Some(0), "nothing is told as nothing: {action}");
        told += u32::from(cost.is_some());
        owed[seat.index()] += i32::from(cost.unwrap_or(0));
        // DX-7 makes units free that were placed, and told, before.
        reduced[seat.index()] |= action == Action::PlayDi(Di::UnexpectedReinforcement);
        for event in played.events {
            if let Event::Paid { seat, amount } = *event {
                owed[seat.index()] -= i32::from(amount);
            }
        }
        if !is_bill_open(played.after) {
            for (index, owed) in owed.iter_mut().enumerate() {
                if std::mem::take(&mut reduced[index]) {
                    assert!(*owed >= 0, "after {seat} {action}");
                    *owed = 0;
                }
                assert_eq!(*owed, 0, "P{} after {seat} {action}", index + 1);
            }
        }
    });
    assert!(told > 10_000, "only {told} costs were told");
}

/// KB-3.4.3.e, DIA-1b, DIA-4a: the price of a tile with its reductions.
#[test]
fn a_tile_with_its_reductions() {
    let market = || {
        let mut t = table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 3)
            .for_sale(Tile::BladesOfNeith);
        t.begin_on(P1, Space::Acquire1);
        t
    };
    assert_eq!(cost(&market(), "take RUB-3b"), Some(3));
    assert_eq!(cost(&market(), "decline"), None);
    let cheap = market().owns(P1, Tile::Priestess);
    assert_eq!(cost(&cheap, "take RUB-3b"), Some(2));
    let cheaper = cheap.owns(P1, Tile::PriestOfRa);
    assert_eq!(cost(&cheaper, "take RUB-3b"), Some(1));
    assert_eq!(cost(&cheaper, "take RUB-1a"), None, "never below nothing");
}

/// KB-3.4.1.c, corrections:S-1: a new pyramid is told with its levels, not once more with its top.
#[test]
fn a_new_pyramid_is_told_once() {
    let mut t = table(3);
    t.begin(P1, Deed::Build);
    assert_eq!(cost(&t, "build a 3"), Some(6));
    t.act(P1, "build a 3");
    assert_eq!(t.prayer(P1), 1, "paid before anything else is asked");
    assert_eq!(cost(&t, "top ruby"), None);
    t.act(P1, "top ruby");
    assert_eq!(t.prayer(P1), 1);
}

/// KB-TM-03, SAP-1a, DIA-4a: units of one Recruit are one payment.
#[test]
fn units_add_to_one_payment() {
    let mut t = table(2).owns(P1, Tile::RecruitingScribe);
    t.begin(P1, Deed::Recruit);
    assert_eq!(cost(&t, "place w1a 3"), None);
    assert_eq!(cost(&t, "place w1a 5"), Some(2));
    t.act(P1, "place w1a 2");
    assert_eq!(cost(&t, "place w1b 4"), Some(3));
    assert_eq!(cost(&t, "done"), None);

    let mut t = table(2).owns(P1, Tile::PriestOfRa);
    t.begin(P1, Deed::Recruit);
    assert_eq!(cost(&t, "place w1a 2"), Some(1));
    t.act(P1, "place w1a 2");
    assert_eq!(cost(&t, "place w1b 2"), Some(2), "once a payment");
}

/// tiles:R13, ONY-2c: entering the zone of Khnum's Sphinx.
#[test]
fn a_step_with_a_toll() {
    let t = table(2).troop(P1, "w_r", 3).troop(P2, "w_tr", 2).companion(
        P2,
        Companion::KhnumsSphinx,
        "w_tr",
    );
    let t = marching(t, "w_r");
    assert_eq!(cost(&t, "step w_tr"), Some(1));
    assert_eq!(cost(&t, "step w1f"), None);
    let rich = t.owns(P1, Tile::PriestOfRa);
    assert_eq!(cost(&rich, "step w_tr"), None);
}

/// KB-3.4.5.l, RUB-2d, ONY-3a, tiles:R2: the teleport, and the toll at its end.
#[test]
fn a_teleport() {
    let home = || {
        table(2)
            .troop(P1, "w1a", 3)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
    };
    let t = marching(home(), "w1a");
    assert_eq!(cost(&t, "teleport w_ti"), Some(2));
    let guarded = home()
        .troop(P2, "w_ti", 2)
        .companion(P2, Companion::KhnumsSphinx, "w_ti");
    assert_eq!(cost(&marching(guarded, "w1a"), "teleport w_ti"), Some(3));
    let portal = home().owns(P1, Tile::Portal);
    assert_eq!(cost(&marching(portal, "w1a"), "teleport w_ti"), Some(1));
    let griffin = home().companion(P1, Companion::GriffinSphinx, "w1a");
    assert_eq!(cost(&marching(griffin, "w1a"), "teleport w_ti"), None);
}

/// KB-3.5.1.d, tiles:R3: a DI card is told when it is added and paid at the reveal.
#[test]
fn cards_of_a_war_council() {
    let mut t = table(2)
        .troop(P2, "w_tr", 3)
        .troop(P1, "w_tr", 3)
        .holds(P1, &[Di::WarRage, Di::WarFury]);
    t.battle(P1, "w_tr");
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    assert_eq!(cost(&t, "add DI-04"), Some(1));
    assert_eq!(cost(&t, "add DI-01"), None);
    assert_eq!(cost(&t, "hide"), None);
}

/// AME-4b, AME-3a, corrections:S-1: a storm with its first strike, the second strike,
/// and the Double Game; each is paid when it is chosen.
#[test]
fn storms_and_double_games() {
    let mut t = table(2)
        .troop(P2, "w_tr", 3)
        .troop(P2, "w_ti", 1)
        .owns(P1, Tile::LordOfStorms);
    assert_eq!(cost(&t, "storm"), Some(1));
    t.act(P1, "storm");
    assert_eq!(t.prayer(P1), 6);
    assert_eq!(cost(&t, "strike w_ti"), None);
    t.act(P1, "strike w_ti");
    assert_eq!((t.prayer(P1), cost(&t, "strike w_tr")), (6, Some(1)));
    t.act(P1, "strike w_tr");
    assert_eq!(t.prayer(P1), 5);

    let mut t = table(2)
        .troop(P2, "w_tr", 3)
        .troop(P1, "w_tr", 3)
        .owns(P1, Tile::DoubleGame);
    t.battle(P1, "w_tr");
    t.clash("BC-1", "BC-2");
    assert_eq!(cost(&t, "double-game"), Some(1));
}

/// tiles:R4: what cards cost a player is told, cheaper by the Priest of Ra.
#[test]
fn the_price_of_cards_is_told() {
    let prices = |t: &Scene| t.view(Eye::Spectator).players.remove(P1.index()).di_prices;
    let highest = Di::ALL.iter().map(|card| card.row().cost).max();
    let printed: Vec<u8> = (0..=highest.expect("cards")).collect();
    let t = table(2);
    assert_eq!(prices(&t), printed);
    let t = t.owns(P1, Tile::PriestOfRa);
    let cheaper: Vec<u8> = printed.iter().map(|cost| cost.saturating_sub(1)).collect();
    assert_eq!(prices(&t), cheaper);
}

/// Whoever comes into a zone with an enemy troop is told that it means battle.
#[test]
fn an_attack_is_told_before_it_is_made() {
    let t = table(2).troop(P1, "w_r", 3).troop(P2, "w_tr", 1);
    let t = marching(t, "w_r");
    let attacks = |notation: &str| {
        assert!(t.can(P1, notation), "{notation} is not offered");
        t.game().is_attack(P1, notation.parse().expect("an action"))
    };
    assert!(attacks("step w_tr"));
    let others = t
        .offers(P1)
        .into_iter()
        .filter(|offer| offer != "step w_tr");
    assert!(others.into_iter().all(|offer| !attacks(&offer)));
}

/// AMB-3c, KB-6.3.a: who pays for an offering is told before it is made: units, a god with
/// its life, or with Ptahmose nobody, wherever he is.
#[test]
fn who_pays_for_an_offering_is_told() {
    let remark = |mut t: Scene| {
        t.night();
        assert!(t.can(P1, "sacrifice"), "nothing is asked");
        t.game().remark(P1, "sacrifice".parse().expect("an action"))
    };
    let t = || table(2).troop(P1, "d_s", 3);
    assert_eq!(remark(t()), None);
    assert_eq!(remark(t().owns(P1, Tile::Ptahmose)), Some("free"));
}

/// ONY-2d: an Acquire of the Twin Ceremony is told from one on a space.
#[test]
fn the_twin_ceremony_is_told() {
    let mut t = table(3)
        .owns(P1, Tile::TwinCeremony)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .with_prayer(P1, 11);
    let remark = |t: &Scene, notation: &str| {
        assert!(t.can(P1, notation), "{notation} is not offered");
        t.game().remark(P1, notation.parse().expect("an action"))
    };
    t.acts(P1, "token b_acq1, gold, resolve b_acq1");
    assert_eq!(remark(&t, "take RUB-1a"), None);
    t.acts(P1, "take RUB-1a, golden ONY-2d");
    assert_eq!(remark(&t, "take RUB-1b"), Some("twin"));
}

/// What is seldom meant is warned of before it is done: a card given up, an action or a turn
/// lost, a gold token without a golden action (KB-3.3.g). Nothing else is.
#[test]
fn what_is_seldom_meant_is_warned_of() {
    let warning = |t: &Scene, notation: &str| {
        assert!(t.can(P1, notation), "{notation} is not offered");
        t.game().warning(P1, notation.parse().expect("an action"))
    };
    let mut t = table(2).troop(P1, "w1a", 3).holds(P1, &[Di::Prayer]);
    t.turn(P1);
    t.act(P1, "token m_build");
    assert_eq!(warning(&t, "gold"), Some("no-golden"));
    assert_eq!(warning(&t, "resolve m_build"), None);
    t.act(P1, "resolve m_build");
    assert_eq!(warning(&t, "decline"), Some("lose-action"));
    t.act(P1, "decline");
    assert_eq!(warning(&t, "end-turn"), None);

    let mut golden = table(2).owns(P1, Tile::TwinCeremony);
    golden.act(P1, "token m_build");
    assert_eq!(warning(&golden, "gold"), None);

    let mut seer = table(2).owns(P1, Tile::Vision).holds(P1, &[Di::Prayer]);
    seer.night_step(Step::NightDi { place: 0 });
    let discard = |t: &Scene| {
        t.offers(P1)
            .into_iter()
            .find(|offer| offer.starts_with("discard"))
    };
    while discard(&seer).is_none() {
        let next = seer.offers(P1)[0].clone();
        seer.act(P1, &next);
    }
    assert_eq!(
        warning(&seer, &discard(&seer).expect("a card")),
        Some("discard")
    );
}
