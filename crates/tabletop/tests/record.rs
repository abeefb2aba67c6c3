//! Records: written, read, replayed, and every way in which one can be broken.

mod toy;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabletop::{
    Eye, Game, Mark, Played, Record, RecordError, Seat, Seed, Silent, game_name, state_hash,
};
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

/// Each kind of broken file, and what is told of it.
#[test]
fn broken_headers_are_told_apart() {
    let cases = [
        (1, "hello", r#""why":"not_a_record""#),
        (
            1,
            "ennead record 2",
            r#""why":"unknown_format","found":"2""#,
        ),
        (
            2,
            "games",
            r#""why":"bad_header","line":2,"field":"game","found":"games""#,
        ),
        (
            2,
            "game kemet",
            r#""why":"other_game","found":"kemet","expected":"spoils""#,
        ),
        (3, "rules three", r#""why":"bad_rules","found":"three""#),
        (
            3,
            "rules 4",
            r#""why":"other_rules","found":4,"oldest":2,"newest":3"#,
        ),
        (3, "rules 0", r#""other_rules","found":0"#),
        (3, "rules 1", r#""other_rules","found":1"#),
        (3, "rules 4294967295", r#""other_rules","found":4294967295"#),
        (3, "rules 4294967296", r#""bad_rules","found":"4294967296""#),
        (3, "rules -1", r#""bad_rules","found":"-1""#),
        (
            4,
            "setup {",
            r#""why":"bad_setup","detail":"EOF while parsing an object"#,
        ),
        (
            4,
            r#"setup {"seats":2,"rounds":8}"#,
            "missing field `cards`",
        ),
        (
            4,
            r#"setup {"seats":9,"rounds":8,"cards":24}"#,
            r#""why":"setup_refused","setup_refusal":"9 cannot play"#,
        ),
        (5, "seed -1", r#""why":"bad_seed","found":"-1""#),
        (
            5,
            "P1 bid 3",
            r#""bad_header","line":5,"field":"seed","found":"P1 bid 3""#,
        ),
    ];
    for (number, line, figures) in cases {
        let error = serde_json::to_string(&with_line(number, line)).unwrap();
        assert!(error.contains(figures), "{line}: {error}");
    }
}

#[test]
fn broken_actions_are_told_apart() {
    let cases = [
        (6, "", r#""why":"bad_seat","line":6,"found":"""#),
        (6, "P9 bid 1", r#""bad_seat","line":6"#),
        (
            7,
            "P2 fold",
            r#""why":"bad_notation","line":7,"notation":"fold","detail":"actions are `bid CARD`"#,
        ),
        (7, "P2", r#""bad_notation","line":7,"notation":"""#),
        (
            7,
            "P2 stop",
            r#""why":"refused","line":7,"seat":"P2","notation":"stop","refusal":"#,
        ),
        (
            7,
            "P8 bid 1",
            r#""refused","line":7,"seat":"P8","notation":"bid 1""#,
        ),
        (26, "# 20", r##""why":"bad_mark","line":26,"found":"# 20""##),
        (26, "# 20 +f3a0c11d2e4b566", r#""bad_mark","line":26"#),
        (
            26,
            "# 21 9f3a0c11d2e4b566",
            r#""why":"misplaced_mark","line":26,"says":21,"found":20"#,
        ),
        (
            26,
            "# 20 9f3a0c11d2e4b566",
            r#""hash_differs","line":26,"after":20,"expected":"9f3a0c11d2e4b566""#,
        ),
        (27, "end", r#""bad_seat","line":27"#),
        (
            37,
            "end 29 9f3a0c11d2e4b566",
            r#""why":"count_differs","line":37,"says":29,"found":30"#,
        ),
        (
            37,
            "end 30 9f3a0c11d2e4b566",
            r#""hash_differs","line":37,"after":30,"expected":"9f3a0c11d2e4b566""#,
        ),
        (37, "end 30 9f3a0c11d2e4b56", r#""bad_mark","line":37"#),
        (37, "P1 stop", r#""why":"truncated","line":37"#),
    ];
    for (number, line, figures) in cases {
        let error = serde_json::to_string(&with_line(number, line)).unwrap();
        assert!(error.contains(figures), "{line}: {error}");
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
        .replace("rules 3", "rules 1")
        .replace("P1 bid", "P1 offer");
    let error = Record::<Toy>::parse(&old).unwrap_err();
    assert_eq!(
        error,
        RecordError::OtherRules {
            found: 1,
            oldest: 2,
            newest: 3
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

/// A game that was taken back to its 20th action across a draw.
fn rewound() -> Record<Toy> {
    let mut played = Played::resume(played(2, 42, 30)).unwrap();
    played.undo_with_consent(10, || Seed(77)).unwrap();
    let mut list = Vec::new();
    for _ in 0..3 {
        let seat = played.state().awaiting().lowest().unwrap();
        played.state().actions(seat, &mut list);
        played.act(seat, list[0], &mut Silent).unwrap();
    }
    played.record().clone()
}

#[test]
fn dice_set_anew_stand_where_it_happened() {
    let record = rewound();
    let text = record.write();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[25].starts_with("# 20 "), "{text}");
    assert_eq!(lines[26], "dice 77", "{text}");
    assert!(lines[27].starts_with('P') && lines[30].starts_with("end 23 "));
    let back = Record::<Toy>::parse(&text).unwrap();
    assert_eq!((back.write(), &back.dice), (text.clone(), &record.dice));
    let end = back.replay().unwrap();
    assert_eq!(state_hash(&end), record.end);
    // Every visit sees the same states as going there.
    back.replay_with(|moment| {
        assert_eq!(*moment.before, back.replay_to(moment.number - 1).unwrap());
        assert_eq!(*moment.after, back.replay_to(moment.number).unwrap());
    })
    .unwrap();
    // By hand, as whoever walks through the actions alone does it.
    let mut state = back.start().unwrap();
    for (&(seat, action), taken) in back.actions.iter().zip(1..) {
        state.apply(seat, action, &mut Silent).unwrap();
        back.roll_on(&mut state, taken);
    }
    assert_eq!(state, end);
    let anew = Played::anew(back).unwrap();
    assert_eq!(anew.record().write(), text);
    for end in 0..text.len() - 1 {
        assert!(verdict(&text[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn dice_in_odd_places_are_told_apart() {
    let text = rewound().write();
    let with = |change: &dyn Fn(&mut Vec<&str>)| {
        let mut lines: Vec<&str> = text.lines().collect();
        change(&mut lines);
        verdict(&lines.join("\n")).map_err(|error| serde_json::to_string(&error).unwrap())
    };
    assert!(with(&|_| ()).is_ok());
    let wrong = |change: &dyn Fn(&mut Vec<&str>), sentence: &str| {
        let error = with(change).unwrap_err();
        assert!(error.contains(sentence), "{error}");
    };
    for nonsense in [
        "dice -1",
        "dice 18446744073709551616",
        "dice x",
        "dice ",
        "dice 1 2",
    ] {
        wrong(
            &|lines| lines[26] = nonsense,
            r#""why":"bad_dice","line":27"#,
        );
    }
    wrong(&|lines| lines[26] = "dice", r#""bad_seat","line":27"#);
    wrong(
        &|lines| lines.insert(27, "dice 77"),
        r#""why":"dice_twice","line":28"#,
    );
    wrong(
        &|lines| lines.swap(25, 26),
        r#""why":"mark_after_dice","line":27"#,
    );
    // Other dice, none, or more of them lead to another game.
    wrong(
        &|lines| lines[26] = "dice 78",
        r#""hash_differs","line":31"#,
    );
    wrong(
        &|lines| {
            lines.remove(26);
        },
        r#""hash_differs","line":30"#,
    );
    wrong(&|lines| lines.insert(5, "dice 1"), r#""line":2"#);
    wrong(
        &|lines| lines.insert(30, "dice 1"),
        r#""hash_differs","line":32"#,
    );
    wrong(
        &|lines| lines.push("dice 1"),
        r#""why":"after_end","line":32"#,
    );
    wrong(
        &|lines| lines.insert(4, "dice 1"),
        r#""bad_header","line":5,"field":"seed""#,
    );
    // An action that is refused below such a line is named by its own line.
    wrong(
        &|lines| lines[28] = "P2 bid 99",
        r#""bad_notation","line":29"#,
    );
    wrong(&|lines| lines[27] = "P1 stop", r#""refused","line":28"#);
}

/// Before the first action, and after the last.
#[test]
fn dice_are_set_anew_at_both_ends() {
    let mut game = Played::resume(played(2, 42, 30)).unwrap();
    game.undo_with_consent(30, || Seed(1)).unwrap();
    let text = game.record().write();
    assert!(text.contains("\nseed 42\ndice 1\nend 0 "), "{text}");
    assert_eq!(verdict(&text).unwrap(), *game.state());
    assert_eq!(
        Record::<Toy>::parse(&text).unwrap().start().unwrap(),
        *game.state()
    );
}

/// Old records are played by old rules, new games by new ones.
#[test]
fn a_game_goes_on_under_the_rules_it_began_with() {
    let setup = Setup {
        seats: 2,
        rounds: 8,
        cards: toy::CARDS,
    };
    let most_taken = |rules| {
        let mut game = Played::<Toy>::start_under(rules, setup.clone(), Seed(1)).unwrap();
        let mut list = Vec::new();
        let mut taken = 0;
        loop {
            let seat = game.state().awaiting().lowest().unwrap();
            game.state().actions(seat, &mut list);
            taken += usize::from(matches!(list[0], toy::Move::Take(_)));
            if list[0] == toy::Move::Stop {
                break (taken, game);
            }
            game.act(seat, list[0], &mut Silent).unwrap();
        }
    };
    let ((two, new), (one, old)) = (most_taken(3), most_taken(2));
    assert_eq!((one, two), (1, 2));
    assert!(new.record().write().contains("\nrules 3\n"));
    let text = old.record().write();
    assert!(text.contains("\nrules 2\n"), "{text}");
    assert_eq!(verdict(&text).unwrap(), *old.state());
    let mut resumed = Played::resume(Record::<Toy>::parse(&text).unwrap()).unwrap();
    let winner = resumed.state().awaiting().lowest().unwrap();
    assert!(resumed.undo(winner).is_ok());
    assert!(resumed.record().write().contains("\nrules 2\n"));
    // By the other rules it is another game.
    let error = verdict(&text.replace("rules 2", "rules 3")).unwrap_err();
    assert!(matches!(error, RecordError::HashDiffers { .. }), "{error}");
    let today = Played::<Toy>::anew(Record::parse(&text).unwrap()).unwrap();
    assert!(today.record().write().contains("\nrules 3\n"));
    for unknown in [0, 1, 4, u32::MAX] {
        let error = Played::<Toy>::start_under(unknown, setup.clone(), Seed(1)).unwrap_err();
        assert!(matches!(error, RecordError::OtherRules { .. }), "{error}");
    }
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
        .chain([rewound().write()])
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
