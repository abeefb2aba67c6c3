//! Night, steps 1 to 5: offerings, temples, prayers; and the night as a whole.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

use crate::ledger::gains;

/// The place of the first event of this kind.
fn place_of(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).expect("the event happened")
}

/// KB-3.6.1, KB-DP-N1: the controller of the Sanctuary may give 2 units of the troop there for 1 divine fame point.
#[test]
fn the_sanctuary_takes_two_units_for_one_fame() {
    let mut t = table(2).troop(P1, "d_s", 5);
    t.night();
    assert_eq!(t.step(), Some(Step::Offering));
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["sacrifice", "decline"]);
    assert_eq!(
        t.refusal(P2, "sacrifice"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    t.act(P1, "sacrifice");
    assert_eq!((t.units(P1, "d_s"), t.supply(P1)), (3, 9));
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 1), (0, 0))
    );
    assert!(t.controls(P1, "d_s"));
    // Three units would do for another offering: there is none.
    assert!(!t.can(P1, "sacrifice"));
    let offering = Event::Offered {
        seat: P1,
        zone: Zone::DS,
    };
    assert_eq!(
        t.told(Eye::Spectator)
            .iter()
            .filter(|&event| *event == offering)
            .count(),
        1
    );
}

/// KB-3.6.1, KB-DP-N1: the offering is a choice; declining changes nothing.
#[test]
fn the_offering_may_be_declined() {
    let mut t = table(2).troop(P1, "d_s", 2);
    t.night();
    t.act(P1, "decline");
    assert_eq!(t.units(P1, "d_s"), 2);
    assert_eq!(t.permanent_fame(P1), (0, 0));
}

/// KB-3.6.1, KB-DP-N1: the last two units may go, and the Sanctuary with them.
#[test]
fn the_offering_may_empty_the_sanctuary() {
    let mut t = table(2).troop(P1, "d_s", 2);
    t.night();
    t.act(P1, "sacrifice");
    assert_eq!((t.units(P1, "d_s"), t.supply(P1)), (0, 12));
    assert!(!t.controls(P1, "d_s"));
    assert_eq!(t.permanent_fame(P1), (0, 1));
}

/// KB-DP-N1, KB-DP-N2: with one unit in the Sanctuary, or nobody in the Delta, nobody is asked.
#[test]
fn offerings_nobody_can_make_are_skipped() {
    for mut t in [
        table(2),
        table(2).troop(P1, "d_s", 1),
        table(2).troop(P1, "d_d", 5),
    ] {
        t.night();
        assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
        assert_eq!((t.fame(P1), t.prayer(P1)), (0, 9));
    }
}

/// KB-3.6.2, KB-DP-N2: the Delta Temple pays 5 prayer points for one unit, once, if its controller likes.
#[test]
fn the_delta_temple_takes_one_unit_for_five_prayer() {
    let mut t = table(2).troop(P2, "d_t", 3).with_prayer(P2, 0);
    t.night();
    assert_eq!(t.step(), Some(Step::DeltaTemple));
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["sacrifice", "decline"]);
    let mut declined = t.clone();
    t.act(P2, "sacrifice");
    assert_eq!((t.units(P2, "d_t"), t.supply(P2)), (2, 10));
    assert_eq!(
        gains(&t, P2),
        [5, 2],
        "the temple, then the prayers of the night"
    );
    assert_eq!(t.permanent_fame(P2), (0, 0));
    assert!(t.told(Eye::Seat(P1)).contains(&Event::Offered {
        seat: P2,
        zone: Zone::DT
    }));
    declined.act(P2, "decline");
    assert_eq!(declined.units(P2, "d_t"), 3);
    assert_eq!(gains(&declined, P2), [2]);
}

/// KB-3.6.2, KB-DP-N2: one unit is enough, and the temple falls with it.
#[test]
fn one_unit_is_enough_for_the_delta_temple() {
    let mut t = table(2).troop(P1, "d_t", 1).with_prayer(P1, 0);
    t.night();
    assert_eq!(t.fame(P1), 1);
    t.act(P1, "sacrifice");
    assert!(!t.controls(P1, "d_t"));
    assert_eq!((t.fame(P1), t.prayer(P1)), (0, 7));
}

/// KB-3.6.3, KB-3.6.3a, KB-DP-N3: two temples or more give one divine fame point; the Delta Temple counts, the Sanctuary does not.
#[test]
fn two_temples_give_one_fame_however_many() {
    let divine = |zones: &[&str]| {
        let mut t = table(4);
        for zone in zones {
            t = t.troop(P1, zone, 1);
        }
        t.night_step(Step::Temples);
        // Nobody is asked anything: the next decision is the first turn.
        assert!(!t.is_night() && t.awaits(P1));
        assert_eq!(t.permanent_fame(P2), (0, 0));
        let (battle, divine) = t.permanent_fame(P1);
        assert_eq!(battle, 0);
        divine
    };
    assert_eq!(divine(&[]), 0);
    assert_eq!(divine(&["w_ti"]), 0);
    assert_eq!(divine(&["w_ti", "w_tr"]), 1);
    assert_eq!(divine(&["w_ti", "e_tr"]), 1);
    assert_eq!(divine(&["w_ti", "d_t"]), 1);
    assert_eq!(divine(&["w_ti", "d_s"]), 0);
    assert_eq!(divine(&["d_t", "d_s"]), 0);
    assert_eq!(divine(&["w_ti", "w_tr", "e_ti", "e_tr", "d_t"]), 1);
}

/// KB-3.6.3: everybody with two temples gets the point, not just one player.
#[test]
fn two_players_may_both_hold_two_temples() {
    let mut t = table(4)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .troop(P3, "e_ti", 1)
        .troop(P3, "e_tr", 1)
        .troop(P2, "d_t", 1);
    t.night_step(Step::Temples);
    let divine = [P1, P2, P3, P4].map(|seat| t.permanent_fame(seat).1);
    assert_eq!(divine, [1, 0, 1, 0]);
}

/// KB-3.6.4, KB-3.6.4a, KB-DP-N3: Adoration pays the printed numbers of all temples in one gain, the Delta Temple excepted; nobody is asked.
#[test]
fn adoration_is_one_gain_for_all_temples_but_the_deltas() {
    let mut t = table(4)
        .troop(P1, "w_ti", 1)
        .troop(P1, "e_tr", 1)
        .troop(P1, "d_t", 2)
        .troop(P2, "w_tr", 1)
        .troop(P3, "e_ti", 1)
        .troop(P4, "d_s", 2);
    for seat in [P1, P2, P3, P4] {
        t = t.with_prayer(seat, 1);
    }
    t.night_step(Step::Adoration);
    assert!(!t.is_night());
    assert_eq!([P1, P2, P3, P4].map(|seat| t.prayer(seat)), [6, 4, 3, 1]);
    assert_eq!(gains(&t, P1), [5]);
    assert_eq!((gains(&t, P2), gains(&t, P3)), (vec![3], vec![2]));
    assert_eq!(gains(&t, P4), [0u8; 0]);
}

/// KB-3.6.5, KB-3.6.5a, KB-DP-N5: everybody gains 2, and 1 more for each veteran turned in, all of it one gain.
#[test]
fn prayers_are_two_and_the_veterans_in_one_gain() {
    let mut t = table(3)
        .with_prayer(P1, 0)
        .with_prayer(P2, 0)
        .with_prayer(P3, 0)
        .with_veterans(P1, 3)
        .with_veterans(P3, 1);
    t.night_step(Step::Prayers { place: 0 });
    assert!(t.awaits(P1));
    assert_eq!(
        t.offers(P1),
        ["veterans 0", "veterans 1", "veterans 2", "veterans 3"]
    );
    assert!(!t.can(P1, "veterans 4"));
    t.act(P1, "veterans 2");
    assert_eq!((t.prayer(P1), t.veterans(P1)), (4, 1));
    assert_eq!(gains(&t, P1), [4]);
    // P2 has no token, so it is not asked.
    assert_eq!(t.prayer(P2), 2);
    assert!(t.awaits(P3));
    t.act(P3, "veterans 0");
    assert_eq!((t.prayer(P3), t.veterans(P3)), (2, 1));
    // Once each: the step is over.
    assert!(!t.is_night());
    let spent = Event::VeteransSpent { seat: P1, count: 2 };
    assert!(t.told(Eye::Spectator).contains(&spent));
}

/// KB-AM-31: temples and Adoration pay everybody at once, no question between them.
#[test]
fn temples_pay_everybody_at_once() {
    let mut t = table(4)
        .order(&[P4, P3, P2, P1])
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .troop(P3, "e_ti", 1)
        .troop(P3, "e_tr", 1);
    t.night();
    let who: Vec<Seat> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::FameGained { seat, .. } => Some(*seat),
            Event::Gained {
                seat, amount: 5, ..
            } => Some(*seat),
            _ => None,
        })
        .collect();
    // Written down in turn order; the amounts do not depend on it.
    assert_eq!(who, [P3, P1, P3, P1]);
    assert_eq!(t.permanent_fame(P1), t.permanent_fame(P3));
}

/// KB-EX-3.6-1: giving the last unit in the Delta Temple loses the two-temple point; keeping it wins the point.
#[test]
fn the_delta_sacrifice_can_spoil_the_temple_point() {
    let mut given = table(2)
        .troop(P1, "d_t", 1)
        .troop(P1, "w_ti", 3)
        .with_prayer(P1, 0);
    given.night();
    let mut kept = given.clone();
    assert_eq!(given.temporary_fame(P1), 2);
    given.act(P1, "sacrifice");
    assert!(!given.controls(P1, "d_t"));
    assert_eq!(
        (given.temporary_fame(P1), given.permanent_fame(P1)),
        (1, (0, 0))
    );
    assert_eq!(gains(&given, P1), [5, 2, 2]);
    kept.act(P1, "decline");
    assert_eq!(
        (kept.temporary_fame(P1), kept.permanent_fame(P1)),
        (2, (0, 1))
    );
    assert_eq!(gains(&kept, P1), [2, 2]);
}

/// KB-EX-3.6-2: temples of 2 and 3 and four veterans: gains of 5 and 4, then two DI cards.
#[test]
fn an_evening_with_two_temples_and_four_veterans() {
    let mut t = table(2)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_tr", 2)
        .with_veterans(P1, 4)
        .with_prayer(P1, 0);
    t.night();
    assert_eq!(t.prayer(P1), 5);
    t.act(P1, "veterans 2");
    assert_eq!(t.prayer(P1), 9);
    assert_eq!(gains(&t, P1), [5, 4]);
    t.act(P1, "veterans 1");
    assert_eq!(t.veterans(P1), 0);
    assert_eq!(t.di(P1).len(), 3, "Diversion and two cards");
}

/// KB-EX-3.6-3, tiles:R6, ONY-4c: Divine Might adds 2 to Adoration and 2 to Prayers, not to each temple or token; 11 is the most.
#[test]
fn divine_might_adds_once_to_each_step_of_the_night() {
    let mut t = table(2)
        .owns(P1, Tile::DivineMight)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_tr", 2)
        .with_veterans(P1, 4)
        .with_prayer(P1, 0);
    t.night();
    assert_eq!(t.prayer(P1), 7);
    t.act(P1, "veterans 2");
    assert_eq!(gains(&t, P1), [7, 6]);
    assert_eq!(t.prayer(P1), 11);
}

/// tiles:R6, DIA-4b, KB-3.6.5a: the Priest of Amon's 7 belong to the same gain as the 2 and the veterans.
#[test]
fn the_priest_of_amon_prays_in_the_same_gain() {
    let mut t = table(2)
        .owns(P1, Tile::PriestOfAmon)
        .with_veterans(P1, 1)
        .with_prayer(P1, 0);
    t.night_step(Step::Prayers { place: 0 });
    t.act(P1, "veterans 1");
    assert_eq!(gains(&t, P1), [10]);
    let mut might = table(2)
        .owns(P1, Tile::PriestOfAmon)
        .owns(P1, Tile::DivineMight)
        .with_prayer(P1, 0);
    might.night_step(Step::Prayers { place: 0 });
    assert_eq!(gains(&might, P1), [11]);
    assert_eq!(gains(&might, P2), [2]);
}

/// tiles:R24, AMB-3c: Ptahmose's owner makes both offerings without losing a unit, with a single unit there, and even while he is in supply.
#[test]
fn ptahmose_makes_offerings_free() {
    let mut t = table(2)
        .owns(P1, Tile::Ptahmose)
        .troop(P1, "d_s", 1)
        .troop(P1, "d_t", 1)
        .with_prayer(P1, 0);
    assert!(t.companions_in_supply(P1).contains(Companion::Ptahmose));
    t.night();
    assert_eq!(t.step(), Some(Step::Offering));
    t.act(P1, "sacrifice");
    assert_eq!(t.step(), Some(Step::DeltaTemple));
    t.act(P1, "sacrifice");
    assert_eq!(
        (t.units(P1, "d_s"), t.units(P1, "d_t"), t.supply(P1)),
        (1, 1, 10)
    );
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!(gains(&t, P1), [5, 2]);
    // He is no help to others, nor in a zone that is not held.
    let mut other = table(2).owns(P2, Tile::Ptahmose).troop(P1, "d_s", 1);
    other.night();
    assert_eq!(other.step(), Some(Step::Destiny { chosen: 0 }));
}

/// KB-AM-32: every Night tile acts at the step it names.
#[test]
fn night_tiles_act_at_their_step() {
    let mut t = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .owns(P1, Tile::PriestOfAmon)
        .owns(P1, Tile::DivineBoon)
        .owns(P1, Tile::Mummy)
        .owns(P1, Tile::HandOfGod)
        .owns(P2, Tile::SupremePower)
        .with_fame(P2, 4, 0)
        .troop(P1, "w_ti", 1)
        .with_prayer(P1, 0)
        .with_prayer(P2, 0);
    t.night();
    // Hand of God asks in Awakening, when the tokens are home.
    assert_eq!(t.step(), Some(Step::Build { free: true }));
    let events = t.events();
    let at = |wanted: &dyn Fn(&Event) -> bool| place_of(&events, wanted);
    let adoration = at(&|event| {
        matches!(
            event,
            Event::Gained {
                seat: P1,
                amount: 2,
                ..
            }
        )
    });
    let prayers = at(&|event| {
        matches!(
            event,
            Event::Gained {
                seat: P1,
                amount: 9,
                ..
            }
        )
    });
    let supreme = at(&|event| {
        matches!(
            event,
            Event::Gained {
                seat: P2,
                amount: 3,
                ..
            }
        )
    });
    let cards = at(&|event| {
        matches!(
            event,
            Event::DrewDi {
                seat: P1,
                count: 3,
                ..
            }
        )
    });
    let tokens = at(&|event| *event == Event::TokensReturned);
    let order = [adoration, prayers, supreme, cards, tokens];
    assert!(order.is_sorted(), "{order:?}");
    t.act(P1, "build a 2");
    assert_eq!(t.level("w1a"), 2);
    // Supreme Power speaks first in Destiny, though P2 has more fame.
    assert!(t.awaits(P2));
    assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
}

/// KB-3.1.c: a step is over for everybody before the next one begins.
#[test]
fn the_nine_steps_come_in_order() {
    let mut t = table(2)
        .troop(P1, "d_s", 4)
        .troop(P2, "d_t", 2)
        .troop(P2, "w_ti", 1)
        .with_veterans(P1, 4)
        .with_veterans(P2, 4);
    t.night();
    let mut seen = Vec::new();
    while t.is_night() {
        let seat = t.awaiting().lowest().expect("somebody chooses");
        let name = format!("{:?}", t.step().expect("a step"));
        seen.push((name.split(' ').next().map(str::to_owned), seat));
        let offers = t.offers(seat);
        let wanted = [
            "sacrifice",
            "veterans 1",
            "place w1a 1",
            "place w2a 1",
            "done",
            "position 1",
        ];
        let choice = wanted
            .iter()
            .find(|&&wish| offers.iter().any(|offer| offer == wish));
        t.act(seat, choice.expect("one of these"));
    }
    let names: Vec<(&str, Seat)> = seen
        .iter()
        .map(|(name, seat)| (name.as_deref().expect("a name"), *seat))
        .collect();
    assert_eq!(
        names,
        [
            ("Offering", P1),
            ("DeltaTemple", P2),
            ("Prayers", P1),
            ("Prayers", P2),
            ("NightDiTiles", P1),
            ("NightDiTiles", P2),
            ("Muster", P1),
            ("Muster", P2),
            ("Destiny", P1),
        ]
    );
}
