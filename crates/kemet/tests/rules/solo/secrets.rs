//! Solo: what nobody knows (KB-HI-13).

use std::collections::BTreeSet;

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game};

const EYES: [Eye; 3] = [Eye::Seat(P1), Eye::Spectator, Eye::Archive];

fn wire(t: &Scene, eye: Eye) -> String {
    serde_json::to_string(&t.view(eye)).expect("a view is JSON")
}

/// KB-HI-13, KB-5.2.5: which events and disasters are in the deck, and in which order anything comes, no eye can tell.
#[test]
fn the_event_deck_is_nobodys_to_know() {
    let decks = [
        ([EventCard::Buried, EventCard::BloodTax], Disaster::Locusts),
        (
            [EventCard::DrumsOfWar, EventCard::TheGodTires],
            Disaster::LowNile,
        ),
    ];
    let tables = decks.map(|(events, disaster)| {
        let mut t = solo_table(Objective::Zeal)
            .troop(P1, "w2b", 5)
            .in_force(EventCard::WhirlingSands)
            .event_deck(&events, &[disaster]);
        t.turn(P1);
        t
    });
    for eye in EYES {
        let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, eye)).collect();
        assert_eq!(seen.len(), 1, "{eye}");
    }
    let board = tables[0].amons_board();
    assert_eq!(
        (board.event_deck, board.events_left, board.disasters_left),
        (3, 2, 1)
    );
    assert_eq!(board.seen_events.len(), 1);
}

/// KB-HI-13: the deck is imagined anew each time, never with a card that was seen.
#[test]
fn the_event_deck_is_imagined() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .in_force(EventCard::WhirlingSands)
        .struck_by(Disaster::Locusts)
        .event_deck(&[EventCard::BloodySkirmish], &[Disaster::LowNile]);
    t.turn(P1);
    let view = t.view(Eye::Seat(P1));
    let known = Kemet::know(&view);
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        let imagined = Kemet::imagine(&known, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        assert_eq!(imagined.view(Eye::Seat(P1)), view);
        let mut after = imagined.clone();
        for _ in 0..3 {
            // Three turns to the event card: play the first action always.
            while after.view(Eye::Spectator).amon.expect("a board").event_deck == 2 {
                let mut actions = Vec::new();
                after.actions(P1, &mut actions);
                let last = *actions.last().expect("an action");
                after
                    .apply(P1, last, &mut tabletop::Silent)
                    .expect("offered");
            }
        }
        let board = after.view(Eye::Spectator).amon.expect("a board");
        assert_eq!(board.event_deck, 1);
        let new = board
            .event
            .filter(|&event| event != EventCard::WhirlingSands);
        drawn.insert(format!("{new:?} {:?}", board.disasters));
    }
    assert!(drawn.len() > 6, "many cards come up: {drawn:?}");
}

/// KB-HI-13: Amon's next battle card is unknown until it is turned up; all eight are in his hand.
#[test]
fn amons_next_battle_card_is_open() {
    let mut t = solo_table(Objective::Zeal)
        .amon(TroopName::A, "w_on", 5)
        .troop(P1, "w_on", 5)
        .troop(P1, "w2b", 2);
    t.battle(P1, "w_on");
    for eye in EYES {
        let battle = t.view(eye).battle.expect("a battle");
        assert_eq!((battle.defender.seat, battle.defender.play), (AMON, None));
    }
    let forecast = forecast(&t.view(Eye::Seat(P1))).expect("a war council");
    assert_eq!(forecast.cards.len(), 8);
    assert!((forecast.attacker_wins + forecast.defender_wins - 1.0).abs() < 1e-9);
}
