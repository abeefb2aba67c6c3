//! Files that people name on the command line.

use std::fs;
use std::io::{self, ErrorKind, Read};

use serde::Serialize;

use crate::error::{CommandError, ProgramError};

/// The text of a file, or of standard input for `-`.
pub fn read(path: &str) -> Result<String, CommandError> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|error| match error.kind() {
        ErrorKind::NotFound => ProgramError::NoFile {
            path: path.to_owned(),
        },
        _ => ProgramError::UnreadableFile {
            path: path.to_owned(),
            detail: error.to_string(),
        },
    })?;
    let text = String::from_utf8(bytes);
    Ok(text.map_err(|_| ProgramError::NotText {
        path: path.to_owned(),
    })?)
}

/// Something as one line of JSON.
pub fn to_json(what: &impl Serialize) -> Result<String, CommandError> {
    let json = serde_json::to_string(what).map_err(|error| ProgramError::NotJson {
        detail: error.to_string(),
    })?;
    Ok(json + "\n")
}

/// What the reader of JSON says; a byte is a number to people.
pub fn json_reason(error: &serde_json::Error) -> String {
    let number = format!("expected a whole number from 0 to {}", u8::MAX);
    error.to_string().replace("expected u8", &number)
}
