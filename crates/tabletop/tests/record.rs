//! Records: written, read, replayed, and every way in which one can be broken.

mod toy;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabletop::{Eye, Game, Mark, Record, RecordError, Seat, Seed, Silent, game_name, state_hash};
use toy::{Event, Setup, Toy};

/// A random game from start to end, or its first `most` actions.
fn played(seats: u8, seed: u64, most: usize) -> Record<Toy> {
    let setup = Setup {
        seats,
        rounds: 8,
        cards: toy::CARDS,
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Toy::start(&setup, Seed(seed)).unwrap();
    let mut record = Record::new(setup, Seed(seed), &state);
    let mut list = Vec::new();
    while let Some(seat) = state.awaiting().lowest()
        && record.actions.len() < most
    {
        state.actions(seat, &mut list);
        let action = list[rng.random_range(0..list.len() as u32) as usize];
        state.apply(seat, action, &mut Silent).unwrap();
        record.push(seat, action, &state);
    }
    record
}

/// What reading and replaying `text` comes to.
fn verdict(text: &str) -> Result<Toy, RecordError> {
    Record::<Toy>::parse(text)?.replay()
}

/// What a record with line `number` replaced by `line` comes to.
fn with_line(number: usize, line: &str) -> RecordError {
    let text = played(2, 42, 30).write();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    verdict(&lines.join("\n")).unwrap_err()
}

#[test]
fn the_format_is_as_documented() {
    let text = played(2, 42, 21).write();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..5],
        [
            "ennead record 1",
            "game spoils",
            "rules 3",
            r#"setup {"seats":2,"rounds":8,"cards":24}"#,
            "seed 42",
        ]
    );
    assert_eq!(lines.len(), 5 + 21 + 1 + 1);
    assert!(lines[5].starts_with("P1 bid "), "{text}");
    assert!(
        lines[25].starts_with("# 20 ") && lines[25].len() == 5 + 16,
        "{text}"
    );
    assert!(
        lines[27].starts_with("end 21 ") && lines[27].len() == 7 + 16,
        "{text}"
    );
    assert!(text.ends_with('\n'));
}

#[test]
fn records_come_back_as_they_were() {
    for seats in 2..=4 {
        for most in [0, 1, 19, 20, 21, usize::MAX] {
            let record = played(seats, 7, most);
            let text = record.write();
            let back = Record::<Toy>::parse(&text).unwrap();
            assert_eq!(back.write(), text);
            assert_eq!(back.actions, record.actions);
            assert_eq!(back.marks, record.marks);
            assert_eq!((back.seed, back.end), (record.seed, record.end));
            assert_eq!(back.setup, record.setup);
            assert_eq!(state_hash(&back.replay().unwrap()), record.end);
        }
    }
}

#[test]
fn other_line_ends_and_blank_lines_at_the_end_do_no_harm() {
    let text = played(3, 1, 25).write();
    assert!(verdict(&text.replace('\n', "\r\n")).is_ok());
    assert!(verdict(text.trim_end()).is_ok());
    assert!(verdict(&format!("{text}\n\n  \n")).is_ok());
}

#[test]
fn every_moment_can_be_visited() {
    let record = played(3, 5, usize::MAX);
    let mut visited = 0;
    let end = record
        .replay_with(|moment| {
            assert_eq!(moment.number, visited + 1);
            assert_eq!((moment.seat, moment.action), record.actions[visited]);
            assert_eq!(*moment.before, record.replay_to(visited).unwrap());
            assert_eq!(*moment.after, record.replay_to(visited + 1).unwrap());
            let sealed = |event: &&Event| matches!(event, Event::Sealed(..));
            assert_eq!(moment.events.for_eye(Eye::Spectator).find(sealed), None);
            visited += 1;
        })
        .unwrap();
    assert_eq!(visited, record.actions.len());
    assert!(end.outcome().is_some());
    let beyond = record.replay_to(visited + 1).unwrap_err();
    assert!(matches!(beyond, RecordError::TooFar { .. }), "{beyond}");
}

#[test]
fn the_game_is_read_from_the_first_lines() {
    let text = played(2, 1, 3).write();
    assert_eq!(game_name(&text), Ok("spoils"));
    assert_eq!(
        game_name("ennead record 1\ngame kemet\nnonsense"),
        Ok("kemet")
    );
    assert_eq!(game_name(""), Err(RecordError::Empty));
    assert_eq!(
        game_name("ennead record 1"),
        Err(RecordError::Truncated { line: 1 })
    );
    assert!(game_name("ennead record 2\ngame kemet").is_err());
}

/// Each kind of broken file, and the sentence it gets.
#[test]
fn broken_headers_are_told_apart() {
    let cases = [
        (
            1,
            "hello",
            "line 1 is not `ennead record 1`: this file is not a record of a game",
        ),
        (
            1,
            "ennead record 2",
            "line 1 names format `2`, but this program reads only format 1",
        ),
        (
            2,
            "games",
            "line 2 should begin with `game`, but it reads `games`",
        ),
        (
            2,
            "game kemet",
            "line 2 says that this is a game of `kemet`, not of `spoils`",
        ),
        (
            3,
            "rules three",
            "line 3 should hold the version of the rules, but `three` is not",
        ),
        (
            3,
            "rules 4",
            "line 3 says that the game was played by version 4 of the rules, but this",
        ),
        (
            4,
            "setup {",
            "line 4 does not hold a setup as JSON: EOF while parsing an object",
        ),
        (
            4,
            r#"setup {"seats":2,"rounds":8}"#,
            "missing field `cards`",
        ),
        (
            4,
            r#"setup {"seats":9,"rounds":8,"cards":24}"#,
            "cannot be played: 9 cannot play",
        ),
        (
            5,
            "seed -1",
            "line 5 does not hold a seed: `-1` is no seed: a seed is a whole number",
        ),
        (
            5,
            "P1 bid 3",
            "line 5 should begin with `seed`, but it reads `P1 bid 3`",
        ),
    ];
    for (number, line, sentence) in cases {
        let error = with_line(number, line).to_string();
        assert!(error.contains(sentence), "{line}: {error}");
        assert!(error.starts_with(&format!("line {number} ")), "{error}");
    }
}

#[test]
fn broken_actions_are_told_apart() {
    let cases = [
        (
            6,
            "",
            "line 6 should begin with a seat such as P1, a hash (`#`) or `end`, but it reads",
        ),
        (6, "P9 bid 1", "line 6 should begin with a seat"),
        (
            7,
            "P2 fold",
            "`fold` is wrong, actions are `bid CARD`, `take CARD` and `stop`",
        ),
        (7, "P2", "line 7 holds no action of this game: `` is wrong"),
        (
            7,
            "P2 stop",
            "not allowed: P2 cannot `stop`, this is not the time for that",
        ),
        (
            7,
            "P8 bid 1",
            "not allowed: P8 cannot `bid 1`, it is not your decision",
        ),
        (
            26,
            "# 20",
            "line 26 should hold a number of actions and a hash of 16",
        ),
        (
            26,
            "# 20 +f3a0c11d2e4b566",
            "line 26 should hold a number of actions and a hash",
        ),
        (
            26,
            "# 21 9f3a0c11d2e4b566",
            "line 26 stands after 20 actions, but it speaks of 21",
        ),
        (
            26,
            "# 20 9f3a0c11d2e4b566",
            "line 26 has hash 9f3a0c11d2e4b566 for the state after 20",
        ),
        (27, "end", "line 27 should begin with a seat"),
        (
            37,
            "end 29 9f3a0c11d2e4b566",
            "line 37 ends a record of 29 actions, but 30 stand above",
        ),
        (
            37,
            "end 30 9f3a0c11d2e4b566",
            "line 37 has hash 9f3a0c11d2e4b566 for the state after 30",
        ),
        (
            37,
            "end 30 9f3a0c11d2e4b56",
            "line 37 should hold a number of actions and a hash",
        ),
        (
            37,
            "P1 stop",
            "line 37 is the last, but a record closes with an `end` line",
        ),
    ];
    for (number, line, sentence) in cases {
        let error = with_line(number, line).to_string();
        assert!(error.contains(sentence), "{line}: {error}");
        assert!(error.starts_with(&format!("line {number} ")), "{error}");
    }
}

#[test]
fn an_empty_file_and_text_after_the_end_are_noticed() {
    assert_eq!(verdict("").unwrap_err(), RecordError::Empty);
    assert_eq!(verdict(" \n\n").unwrap_err(), RecordError::Empty);
    let text = played(2, 42, 3).write();
    let error = verdict(&format!("{text}\nP1 stop\n")).unwrap_err();
    assert_eq!(error, RecordError::AfterEnd { line: 11 });
}

#[test]
fn an_action_lost_or_changed_is_noticed() {
    let text = played(2, 42, 30).write();
    let lines: Vec<&str> = text.lines().collect();
    for lost in 5..lines.len() - 1 {
        // The hashes on the way are a help, not a promise: only actions count.
        if lines[lost].starts_with('#') {
            continue;
        }
        let mut fewer = lines.clone();
        fewer.remove(lost);
        assert!(
            verdict(&fewer.join("\n")).is_err(),
            "without line {}",
            lost + 1
        );
    }
}

#[test]
fn other_rules_are_blamed_before_the_notation_they_brought() {
    let text = played(2, 42, 5).write();
    let old = text
        .replace("rules 3", "rules 2")
        .replace("P1 bid", "P1 offer");
    let error = Record::<Toy>::parse(&old).unwrap_err();
    assert_eq!(
        error,
        RecordError::OtherRules {
            found: 2,
            expected: 3
        }
    );
}

#[test]
fn marks_may_stand_anywhere_and_are_compared() {
    let mut record = played(2, 42, 4);
    for after in 0..=4 {
        let hash = state_hash(&record.replay_to(after).unwrap());
        record.marks.insert(after, Mark { after, hash });
    }
    let text = record.write();
    assert!(verdict(&text).is_ok());
    record.marks[2].hash ^= 1;
    let error = verdict(&record.write()).unwrap_err();
    let RecordError::HashDiffers { line, after, .. } = error else {
        panic!("{error}");
    };
    assert_eq!((line, after), (6 + 2 + 2, 2));
    record.marks[2].hash ^= 1;
    record.actions[3] = (Seat(0), toy::Move::Stop);
    let error = verdict(&record.write()).unwrap_err();
    assert!(
        matches!(error, RecordError::Refused { line: 13, .. }),
        "{error}"
    );
}

#[test]
fn messages_stay_short_and_on_one_line() {
    let long = "x".repeat(100_000);
    for line in [&long, "P1\tbid\u{7}1"] {
        for number in 1..10 {
            let error = with_line(number, line).to_string();
            assert!(
                error.len() < 250 && !error.contains(char::is_control),
                "{error}"
            );
        }
    }
}

/// A text with a few random changes.
fn mutated(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..4u32) {
        let place = rng.random_range(0..bytes.len() as u32) as usize;
        match rng.random_range(0..6u32) {
            0 => bytes[place] = rng.random(),
            1 => bytes[place] ^= 1 << rng.random_range(0..7u32),
            2 if bytes.len() > 1 => drop(bytes.remove(place)),
            3 => bytes.insert(place, rng.random_range(b' '..b'~')),
            4 => bytes.truncate(place.max(1)),
            _ => bytes.extend_from_within(place..),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn no_text_makes_it_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let texts: Vec<String> = (0..8)
        .map(|seed| played(2 + seed as u8 % 3, seed, 45).write())
        .collect();
    for round in 0..20_000 {
        let text = mutated(&texts[round % texts.len()], &mut rng);
        let _ = game_name(&text);
        if let Ok(record) = Record::<Toy>::parse(&text) {
            // What can be read can be written and read again.
            let again = Record::<Toy>::parse(&record.write()).unwrap();
            assert_eq!(again.actions, record.actions);
            let _ = record.replay();
        }
    }
    for _ in 0..5_000 {
        let length = rng.random_range(0..200u32);
        let noise: String = (0..length).map(|_| rng.random::<char>()).collect();
        assert!(verdict(&noise).is_err());
        assert!(verdict(&format!("ennead record 1\ngame spoils\n{noise}")).is_err());
    }
}

#[test]
fn no_cut_goes_unnoticed() {
    let text = played(3, 9, 45).write();
    for end in 0..text.len() - 1 {
        assert!(verdict(&text[..end]).is_err(), "cut at {end}");
    }
}
