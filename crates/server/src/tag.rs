//! What stands for a table in the log. The address itself is an invitation:
//! who reads the log has not been invited.

use std::fmt;

use sha2::{Digest, Sha256};

/// Stands for the table at this address, the same at every time, and does not
/// lead back to it: addresses have too many letters to be tried.
///
/// Every line of the log that speaks of a table writes `table = %Tag(id)`; a
/// test looks for those that do not.
#[derive(Clone, Copy)]
pub struct Tag<'a>(pub &'a str);

impl fmt::Display for Tag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hash = Sha256::digest(self.0);
        hash[..4]
            .iter()
            .try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Whoever prints it for programmers learns no more.
impl fmt::Debug for Tag<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn a_tag_is_short_and_always_the_same() {
        let address = "abcdefghijkmnpqrstuv";
        let tag = Tag(address).to_string();
        assert_eq!(tag, Tag(address).to_string());
        assert_eq!(tag.len(), 8);
        assert_ne!(tag, Tag("abcdefghijkmnpqrstuw").to_string());
        assert_eq!(format!("{:?}", Tag(address)), tag);
    }

    /// All fields called `table` that are logged anywhere in this crate.
    fn logged(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                logged(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for (mark, _) in text.match_indices("tracing::") {
                let call = text[mark..].split(';').next().unwrap_or_default();
                if call.starts_with("tracing::") && call.contains("!(") {
                    found.push((path.display().to_string(), call.to_owned()));
                }
            }
        }
    }

    #[test]
    fn no_line_of_the_log_names_a_table_but_by_its_tag() {
        let mut calls = Vec::new();
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        logged(&here, &mut calls);
        let mut tagged = 0;
        for (file, call) in calls {
            if file.ends_with("tag.rs") {
                continue;
            }
            let named = call.contains("table = ") || call.contains("facts.id");
            let by_tag = call.contains("table = %Tag(");
            assert!(
                !named || by_tag,
                "{file}: write `table = %Tag(…)` in {call}"
            );
            assert!(
                !["%id", "?id", "%table", "?table"]
                    .iter()
                    .any(|field| call.contains(field)),
                "{file}: an address may be in {call}"
            );
            tagged += u32::from(by_tag);
        }
        assert!(tagged >= 8, "{tagged} lines speak of a table");
    }
}
