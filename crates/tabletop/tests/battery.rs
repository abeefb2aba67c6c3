//! The battery passes a sound game and finds every defect planted in one.

mod toy;

use tabletop::{Battery, Failure, Game, Record, Tally, check_game};
use toy::{Setup, Toy, flaw};

fn setup(seats: u8) -> Setup {
    Setup {
        seats,
        rounds: 8,
        cards: toy::CARDS,
    }
}

#[test]
fn a_sound_game_passes() {
    let mut sum = Tally::default();
    for seats in 2..=4 {
        let battery = Battery {
            games: 100,
            probe_every: 4,
            ..Battery::default()
        };
        sum += check_game::<Toy>(&setup(seats), &battery).unwrap();
    }
    assert_eq!(sum.games, 300);
    assert_eq!(sum.ends.values().sum::<usize>(), sum.games);
    assert_eq!(
        sum.ends.keys().collect::<Vec<_>>(),
        ["cards", "rounds"],
        "both ends are reached"
    );
    assert!(sum.longest <= Toy::<{ flaw::NONE }>::LONGEST);
    assert!(sum.decisions > 5_000 && sum.forced > 0 && sum.reveals > 0);
    assert!(sum.simultaneous > 0 && sum.widest > 3);
    assert!(sum.probes > 500 && sum.refused > 5_000);
    assert!(sum.rewound > 50 && sum.drawn_otherwise > sum.rewound / 2);
    assert!(sum.imagined > sum.probes && sum.imagined_otherwise > sum.imagined / 2);
}

#[test]
fn the_same_battery_plays_the_same_games() {
    let battery = Battery::default();
    let once = check_game::<Toy>(&setup(3), &battery).unwrap();
    let again = check_game::<Toy>(&setup(3), &battery).unwrap();
    assert_eq!(once, again);
    let other = Battery {
        seed: 2,
        ..Battery::default()
    };
    assert_ne!(once, check_game::<Toy>(&setup(3), &other).unwrap());
}

#[test]
fn parts_of_a_run_add_up_to_the_whole() {
    // Without probes: what those try depends on the games before.
    let part = |first, games| {
        let battery = Battery {
            first,
            games,
            probe_every: 0,
            refusals: 0,
            ..Battery::default()
        };
        check_game::<Toy>(&setup(4), &battery).unwrap()
    };
    let mut sum = part(0, 30);
    sum += part(30, 70);
    assert_eq!(sum, part(0, 100));
}

/// A failure is told by its seed and its number, so the games must stay what
/// they are; and everything the battery did is counted.
#[test]
fn a_run_adds_up_to_the_same_for_ever() {
    let battery = Battery {
        games: 20,
        probe_every: 4,
        ..Battery::default()
    };
    let tally = check_game::<Toy>(&setup(3), &battery).unwrap();
    assert_eq!(
        tally.to_string(),
        "20 games, 836 decisions (75 forced, 320 at once with others, 313 brought something to light)\n\
         longest game 44 actions, widest choice 6\n\
         229 probes: 9409 wrong actions refused, 916 states imagined (915 unlike the true one)\n\
         9 games taken back across a reveal (9 then went another way)\n\
         ends: rounds 20"
    );
}

#[test]
fn a_tally_reads_well() {
    let battery = Battery {
        games: 3,
        ..Battery::default()
    };
    let text = check_game::<Toy>(&setup(2), &battery).unwrap().to_string();
    assert!(text.starts_with("3 games, "), "{text}");
    assert!(text.contains("ends: "), "{text}");
}

/// What the battery says about a toy with this flaw.
fn find<const FLAW: u8>(seats: u8) -> Failure {
    let battery = Battery {
        games: 200,
        probe_every: 2,
        // Else an imagined game may stumble over the flaw first.
        ahead: 0,
        ..Battery::default()
    };
    check_game::<Toy<FLAW>>(&setup(seats), &battery)
        .expect_err("the battery should have found the flaw")
}

macro_rules! finds {
    ($($test:ident: $flaw:ident, $sentence:expr;)+) => {$(
        #[test]
        fn $test() {
            for seats in 2..=4 {
                let failure = find::<{ flaw::$flaw }>(seats);
                assert!(failure.what.contains($sentence), "{failure}");
            }
        }
    )+};
}

finds! {
    finds_a_leaked_card: LEAKED_CARD, "the view tells a secret";
    finds_the_seed_in_a_view: SEED_IN_VIEW, "to keep the seed secret";
    finds_an_offer_that_is_refused: OFFERS_TOO_MUCH, "which is offered to";
    finds_an_accepted_action_that_is_not_offered: ACCEPTS_TOO_MUCH,
        "which is not offered, to be refused, but it is accepted";
    finds_a_refusal_that_changes_the_state: REFUSAL_CHANGES, "to change nothing";
    finds_a_refusal_that_writes_an_event: REFUSAL_TALKS, "to write no event";
    finds_two_reasons_for_one_refusal: TWO_REASONS, "the same reason";
    finds_that_order_matters: ORDER_MATTERS, "the order of simultaneous choices not to matter";
    finds_a_lost_card: LOSES_CARD, "23 cards are left of 24";
    finds_notation_that_does_not_come_back: POOR_NOTATION,
        "expected the notation `stop` to be read as Halt, but it is Stop";
    finds_doors_that_differ: CARELESS_DOOR, "both doors to lead to the same state";
    finds_a_game_that_is_too_long: TOO_LONG, "to be over after 12 actions at most";
    finds_an_action_offered_twice: OFFERS_TWICE, "expected no action twice";
    finds_a_seat_without_a_choice: NO_CHOICE, "expected at least one action for";
    finds_a_view_that_does_not_come_back: UNTOLD, "to come back from its JSON";
    finds_an_imagination_that_forgets: FORGETFUL, "or imagining forgot something";
    finds_a_panic: PANICS, "the game panicked: planted";
    finds_a_draw_that_is_not_told: HUSHED_DRAW, "to be told as a reveal";
    finds_dice_that_stay_the_same: KEEPS_DICE, "expected dice that are set anew to be others";
    finds_a_poor_outcome: POOR_OUTCOME, "expected a place for each of";
}

#[test]
fn finds_dice_in_a_view() {
    // Two seats and six cards: the only secret left besides the dice is the
    // hand across the table, and that can be worked out.
    let setup = Setup {
        cards: 6,
        ..setup(2)
    };
    let battery = Battery::default();
    check_game::<Toy>(&setup, &battery).unwrap();
    let failure = check_game::<Toy<{ flaw::DICE_IN_VIEW }>>(&setup, &battery).unwrap_err();
    assert!(failure.what.contains("not to know the dice"), "{failure}");
}

#[test]
fn finds_an_imagined_state_that_cannot_be_played() {
    let battery = Battery {
        probe_every: 1,
        ..Battery::default()
    };
    let failure = check_game::<Toy<{ flaw::LOSES_CARD }>>(&setup(2), &battery).unwrap_err();
    assert_eq!(failure.step, 0, "{failure}");
    assert!(
        failure.what.contains("imagined by P1 to be playable"),
        "{failure}"
    );
}

#[test]
fn a_failure_can_be_seen_again() {
    type Flawed = Toy<{ flaw::LOSES_CARD }>;
    let battery = Battery {
        probe_every: 0,
        ..Battery::default()
    };
    let failure = check_game::<Flawed>(&setup(3), &battery).unwrap_err();
    assert!(
        failure.what.contains("the audit says: 23 cards are left"),
        "{failure}"
    );
    let record = Record::<Flawed>::parse(&failure.record).unwrap();
    assert_eq!(record.actions.len(), failure.step);
    assert_eq!(record.seed, failure.seed);
    assert!(record.replay().unwrap().audit().is_err());
    assert!(record.replay_to(failure.step - 1).unwrap().audit().is_ok());

    let alone = Battery {
        first: failure.game,
        games: 1,
        ..battery
    };
    assert_eq!(
        check_game::<Flawed>(&setup(3), &alone).unwrap_err(),
        failure
    );
}

#[test]
fn a_failure_prints_all_it_knows() {
    let failure = find::<{ flaw::LOSES_CARD }>(2);
    let text = format!("{failure:?}");
    assert_eq!(text, failure.to_string());
    assert!(text.starts_with(&format!("game {} (seed {})", failure.game, failure.seed)));
    assert!(text.contains("\nennead record 1\ngame spoils\n"), "{text}");
}

#[test]
fn a_setup_that_cannot_be_played_is_a_failure() {
    let failure = check_game::<Toy>(&setup(5), &Battery::default()).unwrap_err();
    assert!(
        failure.what.contains("5 cannot play, only 2 to 4"),
        "{failure}"
    );
    assert_eq!(failure.record, "");
}
