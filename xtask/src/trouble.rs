//! How a chore ends badly.

use std::fmt;
use std::process::ExitCode;

/// One sentence, and whose business it is.
#[derive(Debug)]
pub enum Trouble {
    /// A check found something wrong with the house.
    Failed(String),
    /// The chore could not be done at all.
    Cannot(String),
}

impl Trouble {
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Trouble::Failed(_) => ExitCode::from(1),
            Trouble::Cannot(_) => ExitCode::from(2),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Failed(sentence) | Trouble::Cannot(sentence) => f.write_str(sentence),
        }
    }
}
