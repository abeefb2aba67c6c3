//! How a chore ends badly.

use std::fmt;
use std::process::ExitCode;

/// One sentence, and whose business it is.
#[derive(Debug)]
pub enum ChoreError {
    /// A check found something wrong with the house.
    Failed(String),
    /// The chore could not be done at all.
    Cannot(String),
}

impl ChoreError {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            ChoreError::Failed(_) => ExitCode::from(1),
            ChoreError::Cannot(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for ChoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChoreError::Failed(sentence) | ChoreError::Cannot(sentence) => f.write_str(sentence),
        }
    }
}
