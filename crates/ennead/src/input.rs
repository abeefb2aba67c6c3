//! Files that people name on the command line.

use std::fs;
use std::io::{self, ErrorKind, Read};

use crate::problem::Problem;

/// The text of a file, or of standard input for `-`.
pub fn read(path: &str) -> Result<String, Problem> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|error| match error.kind() {
        ErrorKind::NotFound => Problem::new(format!("there is no file `{path}`; check its name")),
        _ => Problem::new(format!(
            "the file `{path}` cannot be read, name another: {error}"
        )),
    })?;
    String::from_utf8(bytes)
        .map_err(|_| Problem::new(format!("the file `{path}` is not text; name another")))
}

/// What the reader of JSON says, in words of this program.
pub fn json_reason(error: &serde_json::Error) -> String {
    let number = format!("expected a whole number from 0 to {}", u8::MAX);
    error.to_string().replace("expected u8", &number)
}
