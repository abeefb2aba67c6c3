//! The process of an outside bot.
//!
//! Three threads stand between it and us, one for each of its streams: a
//! program that does not read, does not write or writes without end keeps its
//! thread waiting, never the game. They end with the process.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::error::{LastWords, Misdeed};

/// How long a line of a program may be.
const LONGEST_LINE: usize = 64 * 1024;

/// How long a program may take to leave after its input is closed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
pub(super) struct Process {
    child: Child,
    /// Closed first when it is time to go.
    to: Option<Sender<String>>,
    from: Receiver<Said>,
    errors: JoinHandle<()>,
    complaint: Arc<Mutex<Option<String>>>,
}

/// What comes out of a program.
enum Said {
    Line(String),
    TooLong,
}

impl Process {
    pub(super) fn start(words: &[String]) -> Result<Process, Misdeed> {
        let [program, arguments @ ..] = words else {
            return Err(Misdeed::NoProgram(String::new()));
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(program, &error))?;
        let (to, lines) = mpsc::channel();
        let (said, from) = mpsc::channel();
        let complaint = Arc::default();
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = streams else {
            let _ = child.kill().and_then(|()| child.wait());
            return Err(Misdeed::NotStarted("its streams are missing".to_owned()));
        };
        thread::spawn(move || write_all(input, &lines));
        thread::spawn(move || read_answers(output, &said));
        let heard = Arc::clone(&complaint);
        Ok(Process {
            child,
            to: Some(to),
            from,
            errors: thread::spawn(move || read_complaints(errors, &heard)),
            complaint,
        })
    }

    #[cfg(all(test, target_os = "linux"))]
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line. A program that is gone is noticed when it is listened to.
    pub(super) fn tell(&self, line: &impl Serialize) {
        let text = serde_json::to_string(line).expect("a line is plain data");
        if let Some(to) = &self.to {
            let _ = to.send(text + "\n");
        }
    }

    /// Complains about whatever was said without a question: it would be taken
    /// for the answer to the next one.
    pub(super) fn must_be_quiet(&self) -> Result<(), Misdeed> {
        match self.from.try_recv() {
            Ok(Said::Line(line)) => Err(Misdeed::unasked(&line)),
            Ok(Said::TooLong) => Err(Misdeed::Endless(LONGEST_LINE)),
            Err(_) => Ok(()),
        }
    }

    /// The next line it says.
    pub(super) fn listen(&mut self, patience: Duration) -> Result<String, Misdeed> {
        match self.from.recv_timeout(patience) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooLong) => Err(Misdeed::Endless(LONGEST_LINE)),
            Err(RecvTimeoutError::Timeout) => Err(Misdeed::Silent(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(Misdeed::Ended(self.last_words())),
        }
    }

    /// How it ended, and the last it wrote to standard error.
    fn last_words(&mut self) -> LastWords {
        let status = self.ended(FAREWELL);
        // The stream ends with the program, unless it left a child behind.
        within(FAREWELL, || self.errors.is_finished().then_some(()));
        let complaint = self.complaint.lock();
        LastWords {
            status,
            complaint: complaint.unwrap_or_else(PoisonError::into_inner).take(),
        }
    }

    /// How it ended, if it does within this time.
    fn ended(&mut self, patience: Duration) -> Option<String> {
        within(patience, || match self.child.try_wait() {
            Ok(status) => status.map(|status| status.to_string()),
            Err(error) => Some(error.to_string()),
        })
    }
}

/// Looks again and again, until there is something to see or time is up.
fn within<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let seen = look();
        if seen.is_some() || begun.elapsed() > patience {
            return seen;
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Leaves no process behind: it is asked to go, then made to.
impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.ended(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn not_started(program: &str, error: &std::io::Error) -> Misdeed {
    match error.kind() {
        ErrorKind::NotFound => Misdeed::NoProgram(program.to_owned()),
        _ => Misdeed::NotStarted(error.to_string()),
    }
}

/// Writes until nobody sends any more, or nobody reads.
fn write_all(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).is_err() || input.flush().is_err() {
            return;
        }
    }
}

fn read_answers(output: impl Read, said: &Sender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let next = match next_line(&mut output) {
            Ok(Some(line)) => Said::Line(line),
            Err(TooLong) => Said::TooLong,
            Ok(None) => return,
        };
        let last = matches!(next, Said::TooLong);
        if said.send(next).is_err() || last {
            return;
        }
    }
}

/// Remembers the last line that says something.
fn read_complaints(errors: impl Read, last: &Mutex<Option<String>>) {
    let mut errors = BufReader::new(errors);
    loop {
        match next_line(&mut errors) {
            Ok(Some(line)) if line.trim().is_empty() => {}
            Ok(Some(line)) => *last.lock().unwrap_or_else(PoisonError::into_inner) = Some(line),
            Err(TooLong) => {}
            Ok(None) => return,
        }
    }
}

struct TooLong;

/// The next line, nothing at the end.
fn next_line(from: &mut impl BufRead) -> Result<Option<String>, TooLong> {
    let mut bytes = Vec::new();
    let mut limited = from.take(LONGEST_LINE as u64);
    match limited.read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => Ok(None),
        Ok(LONGEST_LINE) if bytes.last() != Some(&b'\n') => Err(TooLong),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}
