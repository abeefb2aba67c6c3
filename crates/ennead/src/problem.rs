//! Why something that was asked for cannot be done.

use std::fmt;

use bots::arena::Stop;
use tabletop::{RecordError, SetupError};

/// One sentence for the person who asked, with what to do. Ends the program
/// with exit code 2.
#[derive(Debug)]
pub struct Problem(String);

impl Problem {
    pub fn new(sentence: impl Into<String>) -> Problem {
        Problem(sentence.into())
    }
}

/// The sentence on one line, with its full stop.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.split_whitespace().collect();
        let sentence = words.join(" ");
        f.write_str(sentence.trim_end_matches('.'))?;
        f.write_str(".")
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem(error.0)
    }
}

impl From<Stop> for Problem {
    fn from(stop: Stop) -> Problem {
        Problem(stop.to_string())
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        Problem(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_one_line_with_one_full_stop() {
        for text in ["two\n  lines", "two lines."] {
            assert_eq!(Problem::new(text).to_string(), "two lines.");
        }
    }
}
