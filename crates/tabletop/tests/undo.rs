//! What may be taken back, and what may not.

mod toy;

use tabletop::{
    Eye, Game, Played, Record, RecordError, Rewound, Seat, Seats, Seed, Silent, UndoRefusal,
    state_hash,
};
use toy::{Move, Setup, Toy};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);
const P3: Seat = Seat(2);

fn table(seats: u8, cards: u8) -> Played<Toy> {
    let setup = Setup {
        seats,
        rounds: 8,
        cards,
    };
    Played::start(setup, Seed(11)).unwrap()
}

/// Takes the first action on the list of `seat`.
fn act(played: &mut Played<Toy>, seat: Seat) -> Move {
    let mut list = Vec::new();
    played.state().actions(seat, &mut list);
    played.act(seat, list[0], &mut Silent).unwrap();
    list[0]
}

/// Everybody bids; the winner of the round.
fn bid_all(played: &mut Played<Toy>) -> Seat {
    for seat in played.state().seats().iter() {
        act(played, seat);
    }
    played.state().awaiting().lowest().unwrap()
}

/// Nothing came to light, so nobody asks for other dice.
fn no_dice() -> Seed {
    unreachable!("nothing came to light")
}

/// The record is that of the state, however it came about.
fn check(played: &Played<Toy>) {
    let record = Record::<Toy>::parse(&played.record().write()).unwrap();
    assert_eq!(record.replay().unwrap(), *played.state());
    assert_eq!(record.end, state_hash(played.state()));
}

#[test]
fn nothing_is_taken_back_before_anything_is_played() {
    let mut played = table(2, 24);
    assert_eq!(played.free_undo(P1), None);
    assert_eq!(played.undo(P1), Err(UndoRefusal::NothingPlayed));
    assert_eq!(played.undo_all(P1), Err(UndoRefusal::NothingPlayed));
    assert_eq!(
        played.undo_with_consent(1, no_dice),
        Err(UndoRefusal::NothingPlayed)
    );
}

#[test]
fn a_sealed_choice_is_taken_back_while_the_others_choose() {
    let mut played = table(3, 24);
    let start = played.state().clone();
    act(&mut played, P2);
    assert_eq!(played.free_undo(P2), Some(1));
    assert_eq!(played.free_undo(P1), None);
    assert_eq!(played.undo(P1), Err(UndoRefusal::NotYours { by: P2 }));
    assert_eq!(played.undo(P2), Ok(1));
    assert_eq!(*played.state(), start);
    check(&played);
}

#[test]
fn a_sealed_choice_stands_once_somebody_else_has_chosen() {
    let mut played = table(3, 24);
    act(&mut played, P1);
    act(&mut played, P2);
    assert_eq!(played.undo(P1), Err(UndoRefusal::NotYours { by: P2 }));
    assert_eq!(played.free_undo(P2), Some(1));
    assert_eq!(played.undo_all(P2), Ok(1));
    // Now nobody has chosen since.
    assert_eq!(played.free_undo(P1), Some(1));
    check(&played);
}

#[test]
fn the_last_sealed_choice_brings_everything_to_light() {
    let mut played = table(3, 24);
    bid_all(&mut played);
    assert_eq!(played.undo(P3), Err(UndoRefusal::Revealed));
    assert_eq!(played.undo_all(P3), Err(UndoRefusal::Revealed));
    assert_eq!(played.undo(P1), Err(UndoRefusal::NotYours { by: P3 }));
    assert_eq!(played.free_undo(P3), None);
}

#[test]
fn a_turn_is_taken_back_step_by_step_or_whole() {
    let mut played = table(3, 24);
    let winner = bid_all(&mut played);
    let before = played.state().clone();
    act(&mut played, winner);
    let between = played.state().clone();
    act(&mut played, winner);
    assert_eq!(played.free_undo(winner), Some(2));
    assert_eq!(played.undo(winner), Ok(1));
    assert_eq!(*played.state(), between);
    act(&mut played, winner);
    assert_eq!(played.undo_all(winner), Ok(2));
    assert_eq!(*played.state(), before);
    assert_eq!(played.free_undo(winner), None, "the bids are in the open");
    check(&played);
}

#[test]
fn a_draw_closes_the_way_back() {
    let mut played = table(2, 24);
    let winner = bid_all(&mut played);
    played.act(winner, Move::Stop, &mut Silent).unwrap();
    assert_eq!(played.undo(winner), Err(UndoRefusal::Revealed));
}

#[test]
fn handing_the_decision_on_closes_the_way_back() {
    // Six cards: nothing to draw, so that nothing comes to light.
    let mut played = table(2, 6);
    let winner = bid_all(&mut played);
    act(&mut played, winner);
    played.act(winner, Move::Stop, &mut Silent).unwrap();
    assert_eq!(played.state().awaiting(), Seats::first(2));
    assert_eq!(played.undo(winner), Err(UndoRefusal::Passed));
    assert_eq!(played.undo_all(winner), Err(UndoRefusal::Passed));
    // The own bid after it can be taken back, the turn before it cannot.
    act(&mut played, winner);
    assert_eq!(played.free_undo(winner), Some(1));
    assert_eq!(played.undo_all(winner), Ok(1));
    assert_eq!(played.undo(winner), Err(UndoRefusal::Passed));
    check(&played);
}

#[test]
fn the_end_of_the_game_is_not_taken_back() {
    let mut played = table(2, 6);
    let mut last = P1;
    while let Some(seat) = played.state().awaiting().lowest() {
        match played.state().awaiting().len() {
            2 => act(&mut played, seat),
            _ if played.record().actions.len() % 3 == 2 => {
                played.act(seat, Move::Stop, &mut Silent).unwrap();
                Move::Stop
            }
            _ => act(&mut played, seat),
        };
        last = seat;
    }
    assert_eq!(played.free_undo(last), None);
    assert_eq!(played.undo(last), Err(UndoRefusal::Over));
    let rewound = played.undo_with_consent(1, no_dice).unwrap();
    assert_eq!((rewound.actions, rewound.dice), (1, None));
    assert!(played.state().outcome().is_none());
}

#[test]
fn the_table_may_agree_to_anything() {
    let mut played = table(4, 24);
    let start = played.state().clone();
    for _ in 0..6 {
        let winner = bid_all(&mut played);
        played.act(winner, Move::Stop, &mut Silent).unwrap();
        if played.state().outcome().is_some() {
            break;
        }
    }
    let total = played.record().actions.len();
    assert!(total > 20, "past the first hash of the record");
    let too_far = UndoRefusal::TooFar {
        asked: total + 1,
        played: total,
    };
    assert_eq!(played.undo_with_consent(total + 1, no_dice), Err(too_far));
    let rewound = Rewound {
        actions: total - 18,
        dice: Some(Seed(5)),
    };
    assert_eq!(
        played.undo_with_consent(total - 18, || Seed(5)),
        Ok(rewound)
    );
    assert_eq!(played.record().actions.len(), 18);
    assert_eq!(played.record().marks, []);
    check(&played);
    assert!(played.undo_with_consent(18, || Seed(6)).is_ok());
    assert_eq!(played.state().view(Eye::Archive), start.view(Eye::Archive));
    assert_ne!(*played.state(), start, "the dice are others");
    check(&played);
}

/// Plays rounds in which the winner takes nothing, until this many actions.
fn play_to(played: &mut Played<Toy>, actions: usize) {
    while played.record().actions.len() < actions {
        match played.state().awaiting().lowest() {
            Some(seat) if played.state().awaiting().len() == 1 => {
                let stops = played.act(seat, Move::Stop, &mut Silent);
                if stops.is_err() {
                    act(played, seat);
                }
            }
            Some(seat) => drop(act(played, seat)),
            None => return,
        }
    }
}

/// What everybody holds.
fn cards(played: &Played<Toy>) -> String {
    format!("{:?}", played.state().view(Eye::Archive).hands)
}

#[test]
fn what_was_drawn_is_drawn_otherwise_after_the_table_went_back() {
    let mut played = table(2, 24);
    play_to(&mut played, 3);
    let drawn = cards(&played);
    let others = (0..20)
        .filter(|&seed| {
            let mut again = played.clone();
            again.undo_with_consent(1, || Seed(seed)).unwrap();
            play_to(&mut again, 3);
            check(&again);
            cards(&again) != drawn
        })
        .count();
    assert!(others > 15, "{others} of 20 seeds draw other cards");
    // Without other dice the same cards would come.
    let mut unseen = played.clone();
    unseen.take_back_unseen();
    play_to(&mut unseen, 3);
    assert_eq!(cards(&unseen), drawn);
    assert_eq!(unseen.record().write(), played.record().write());
}

#[test]
fn dice_stay_set_anew_however_far_one_goes_back() {
    let mut played = table(2, 24);
    play_to(&mut played, 9);
    // Back to the first bid of the second round; then freely before that bid.
    let rewound = played.undo_with_consent(5, || Seed(99)).unwrap();
    assert_eq!(rewound.dice, Some(Seed(99)));
    let dice = |played: &Played<Toy>| played.record().dice.iter().collect::<Vec<_>>();
    assert_eq!(dice(&played), [(4, Seed(99))]);
    let bidder = played.record().actions[3].0;
    assert_eq!(played.undo(bidder), Ok(1));
    assert_eq!(dice(&played), [(3, Seed(99))], "nothing has fallen yet");
    check(&played);
    // Nothing came to light since, and still the old dice are known.
    play_to(&mut played, 4);
    let rewound = played.undo_with_consent(1, no_dice).unwrap();
    assert_eq!(rewound.dice, None);
    assert_eq!(dice(&played), [(3, Seed(99))]);
    check(&played);
    // Played on, taken up again, and back again: the last dice count.
    play_to(&mut played, 12);
    let text = played.record().write();
    let mut played = Played::resume(Record::<Toy>::parse(&text).unwrap()).unwrap();
    assert_eq!(played.record().write(), text);
    played.undo_with_consent(12, || Seed(7)).unwrap();
    assert_eq!(dice(&played), [(0, Seed(7))]);
    check(&played);
}

/// Whatever is played, nobody goes back freely across a reveal.
#[test]
fn free_undo_never_crosses_a_reveal() {
    for seats in 2..=4 {
        let mut played = table(seats, 24);
        let mut revealed = Vec::new();
        while let Some(seat) = played.state().awaiting().lowest() {
            let mut list = Vec::new();
            played.state().actions(seat, &mut list);
            let action = list[revealed.len() % list.len()];
            revealed.push(played.act(seat, action, &mut Silent).unwrap().revealed);
            for seat in played.state().seats().iter() {
                let free = played.free_undo(seat).unwrap_or(0);
                let taken_back = &revealed[revealed.len() - free..];
                assert!(taken_back.iter().all(|revealed| !revealed));
            }
        }
        assert!(revealed.iter().any(|revealed| *revealed));
    }
}

#[test]
fn a_refused_action_is_not_recorded() {
    let mut played = table(2, 24);
    let before = played.state().clone();
    assert!(played.act(P1, Move::Stop, &mut Silent).is_err());
    assert!(played.act(P3, Move::Bid(0), &mut Silent).is_err());
    assert_eq!(*played.state(), before);
    assert!(played.record().actions.is_empty());
}

#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let mut played = table(3, 24);
    let winner = bid_all(&mut played);
    act(&mut played, winner);
    act(&mut played, winner);

    let text = played.record().write();
    let mut resumed = Played::resume(Record::<Toy>::parse(&text).unwrap()).unwrap();
    assert_eq!(resumed.state(), played.state());
    assert_eq!(resumed.free_undo(winner), Some(2));
    resumed.undo(winner).unwrap();
    check(&resumed);

    let mut record = played.record().clone();
    let anew = Played::<Toy>::anew(record.clone()).unwrap();
    assert_eq!(anew.record().write(), text);
    assert_eq!(anew.free_undo(winner), Some(2));

    record.actions = vec![(P1, Move::Stop)];
    let error = Played::<Toy>::anew(record).unwrap_err();
    assert!(
        matches!(error, RecordError::Refused { line: 6, .. }),
        "{error}"
    );
}

#[test]
fn refusals_are_sentences() {
    let refusals = [
        (
            UndoRefusal::NothingPlayed,
            "there is nothing to take back yet",
        ),
        (
            UndoRefusal::NotYours { by: P2 },
            "P2 has acted since, so taking anything back needs the consent of the table",
        ),
        (
            UndoRefusal::TooFar {
                asked: 5,
                played: 3,
            },
            "only 3 actions have been taken, so 5 cannot be taken back",
        ),
    ];
    for (refusal, sentence) in refusals {
        assert_eq!(refusal.to_string(), sentence);
    }
}
