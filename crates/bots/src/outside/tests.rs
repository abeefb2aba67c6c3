//! Programs that behave and programs that do not. They are small scripts of the
//! shell, which is everywhere these tests run.

use std::thread::sleep;
use std::time::{Duration, Instant};

use super::*;

/// Answers every question with `$1`, or does whatever that is.
fn answering(answer: &str) -> Program {
    let script =
        format!("while read -r line; do case \"$line\" in *question*) {answer};; esac; done");
    format!("cmd:sh -c {}", shlex::try_quote(&script).expect("no NUL"))
        .parse()
        .expect("a program")
}

fn ask(program: &Program, patience: Duration) -> Result<usize, OutsideBotError> {
    let mut outside = Outside::start(program, patience)?;
    outside.begin(Beginning {
        game: "nim",
        seat: Seat(1),
        players: 2,
        seed: 7,
    });
    let actions = ["take 1".to_owned(), "take 2".to_owned()];
    let asked = Asked {
        game: "nim",
        seat: Seat(1),
        view: &serde_json::json!({"heap": 3}),
        actions: &actions,
        budget: Budget::simulations(5),
        seed: 9,
    };
    let first = outside.answer(&asked)?;
    // What it says unasked must have come in before the next question.
    sleep(BREATH);
    let second = outside.answer(&asked)?;
    assert_eq!(first, second);
    outside.end(None);
    Ok(first)
}

const SOON: Duration = Duration::from_secs(20);
const BREATH: Duration = Duration::from_millis(500);

#[track_caller]
fn complaint(program: &Program, patience: Duration) -> String {
    let begun = Instant::now();
    let fault = ask(program, patience).expect_err("it misbehaves");
    assert!(begun.elapsed() < SOON, "{fault}");
    let fault = serde_json::to_string(&fault).expect("plain data");
    assert!(fault.contains(r#""bot":"cmd:"#), "{fault}");
    fault
}

#[test]
fn names_are_read_and_written() {
    let name = "cmd:python3 'my bot.py' --fast";
    let program: Program = name.parse().expect("a program");
    assert_eq!(program.to_string(), name);
    assert_eq!(program.words, ["python3", "my bot.py", "--fast"]);
    for wrong in ["", "cmd:", "cmd:  ", "python3 mybot.py", "cmd:sh 'oh"] {
        assert!(wrong.parse::<Program>().is_err(), "{wrong}");
    }
}

#[test]
fn a_program_is_told_and_answers() {
    let by_place = answering(r#"echo "{\"choice\":1}""#);
    assert_eq!(ask(&by_place, SOON), Ok(1));
    let by_notation = answering(r#"echo "{\"action\":\"take 1\"}""#);
    assert_eq!(ask(&by_notation, SOON), Ok(0));
}

#[test]
fn what_is_said_is_held_against_the_list() {
    let fault = complaint(&answering(r#"echo "{\"choice\":2}""#), SOON);
    assert!(fault.contains(r#""choice":"2","offers":2"#), "{fault}");
    let fault = complaint(&answering("echo Hello, I am a bot"), SOON);
    assert!(fault.contains(r#""said":"Hello, I am a bot""#), "{fault}");
    let twice = answering(r#"echo "{\"choice\":1}"; echo "{\"choice\":1}""#);
    let fault = complaint(&twice, SOON);
    assert!(fault.contains(r#""why":"unasked""#), "{fault}");
}

#[test]
fn a_program_that_dies_is_quoted() {
    let fault = complaint(&answering("echo Oh no >&2; exit 3"), SOON);
    assert!(fault.contains("exit status: 3"), "{fault}");
    assert!(fault.contains(r#""complaint":"Oh no""#), "{fault}");
    let missing: Program = "cmd:no-such-program-here".parse().expect("a name");
    let fault = complaint(&missing, SOON);
    assert!(
        fault.contains(r#""program":"no-such-program-here""#),
        "{fault}"
    );
}

/// Silence, and a program that never reads while it is told more than a pipe
/// holds.
#[test]
fn nobody_waits_for_ever() {
    let patience = Duration::from_millis(200);
    let fault = complaint(&answering("sleep 100"), patience);
    assert!(fault.contains(r#""seconds":"0.2""#), "{fault}");

    let deaf: Program = "cmd:sleep 100".parse().expect("a program");
    let begun = Instant::now();
    let mut outside = Outside::start(&deaf, patience).expect("it starts");
    let asked = Asked {
        game: "nim",
        seat: Seat(0),
        view: &"x".repeat(1 << 20),
        actions: &["a".to_owned(), "b".to_owned()],
        budget: Budget::default(),
        seed: 1,
    };
    assert!(outside.answer(&asked).is_err());
    drop(outside);
    assert!(begun.elapsed() < SOON);
}

#[test]
fn a_line_without_end_is_cut() {
    let endless = answering("yes | tr -d '\\n'");
    let fault = complaint(&endless, SOON);
    assert!(fault.contains(r#""why":"endless""#), "{fault}");
}

/// Nothing is left behind, not even a process that nobody has waited for.
#[test]
#[cfg(target_os = "linux")]
fn a_process_is_gone_when_its_bot_is() {
    let mut outside = Outside::start(&answering("sleep 100"), SOON).expect("it starts");
    outside.end(None);
    let place = format!("/proc/{}", outside.process.id());
    assert!(std::path::Path::new(&place).exists());
    drop(outside);
    assert!(!std::path::Path::new(&place).exists());
}
