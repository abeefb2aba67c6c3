//! Finds the rule ids that tests name.
//!
//! An id counts where it can be seen to belong to a test: in the comments and
//! attributes right above a `#[test]` function, or in its body. Not elsewhere,
//! and not above an ignored test, which proves nothing. The id of a piece does
//! not count in the body, where it is mostly a move.

use super::lex::{Kind, Token, lex};
use super::list::CORRECTION;

/// An id, and the test that names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Named {
    pub id: String,
    pub test: String,
}

/// How the ids look for which a search is made.
#[derive(Clone, Copy)]
pub struct Sought<'b> {
    pub beginnings: &'b [&'b str],
    pub pieces: &'b [&'b str],
}

/// All such ids that the tests in this source text name.
pub fn named_in(source: &str, sought: Sought<'_>) -> Vec<Named> {
    let tokens = lex(source);
    let mut found = Vec::new();
    let mut block = Block::default();
    let mut next = 0;
    while let Some(token) = tokens.get(next) {
        if block.last_line.is_some_and(|last| token.line > last + 1) {
            block = Block::default();
        }
        let text = token.text(source);
        next = match token.kind {
            Kind::Comment => {
                if token.first_on_line || block.last_line.is_some() {
                    block.add(text, token.last_line);
                }
                next + 1
            }
            Kind::Other if text == "#" => attribute(source, &tokens, next, &mut block),
            Kind::Other if ["pub", "async", "const", "unsafe", "extern"].contains(&text) => {
                next + 1
            }
            Kind::Other if text == "(" && block.last_line.is_some() => {
                // `pub(crate)`
                closing(source, &tokens, next) + 1
            }
            Kind::Other if text == "fn" && block.is_test => {
                let end = test(source, &tokens, next, &block, sought, &mut found);
                block = Block::default();
                end
            }
            _ => {
                block = Block::default();
                next + 1
            }
        };
    }
    found
}

/// The comments and attributes right above something.
#[derive(Default)]
struct Block<'s> {
    texts: Vec<&'s str>,
    /// The line it ends on; none if there is no block.
    last_line: Option<usize>,
    is_test: bool,
    is_ignored: bool,
}

impl<'s> Block<'s> {
    fn add(&mut self, text: &'s str, last_line: usize) {
        self.texts.push(text);
        self.last_line = Some(last_line);
    }
}

/// Reads the attribute that begins at `start`; gives what comes after it.
fn attribute<'s>(source: &'s str, tokens: &[Token], start: usize, block: &mut Block<'s>) -> usize {
    if tokens.get(start + 1).map(|token| token.text(source)) != Some("[") {
        // `#![…]` belongs to what is around it.
        *block = Block::default();
        return start + 1;
    }
    let end = closing(source, tokens, start + 1);
    let Some(last) = tokens.get(end) else {
        return tokens.len();
    };
    let name: String = tokens[start + 2..end]
        .iter()
        .map(|token| token.text(source))
        .take_while(|text| *text != "(" && *text != "=")
        .collect();
    let name = name.rsplit("::").next().unwrap_or_default();
    block.is_test |= name == "test";
    block.is_ignored |= name == "ignore";
    block.add(&source[tokens[start].start..last.end], last.last_line);
    end + 1
}

/// Reads the test function whose `fn` is at `start`; gives what comes after it.
fn test(
    source: &str,
    tokens: &[Token],
    start: usize,
    block: &Block<'_>,
    sought: Sought<'_>,
    found: &mut Vec<Named>,
) -> usize {
    let name = tokens.get(start + 1).map_or("", |token| token.text(source));
    let body = (start..tokens.len()).find(|&at| tokens[at].text(source) == "{");
    let Some(body) = body else {
        return tokens.len();
    };
    let end = closing(source, tokens, body).min(tokens.len() - 1);
    if !block.is_ignored {
        let body = &source[tokens[body].start..tokens[end].end];
        let texts = block.texts.iter().chain([&body]);
        let rules = texts.flat_map(|text| ids_in(text, sought.beginnings));
        let texts = block.texts.iter();
        let pieces = texts.flat_map(|text| ids_in(text, sought.pieces));
        found.extend(rules.chain(pieces).map(|id| Named {
            id: id.to_owned(),
            test: name.to_owned(),
        }));
    }
    end + 1
}

/// The token that closes the bracket at `open`, or the number of tokens.
fn closing(source: &str, tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        if token.kind == Kind::Other {
            match token.text(source) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len()
}

/// Everything that looks like a rule id. Ranges such as `KB-3.1.a-c` come out
/// whole, so that they are noticed as ids that do not exist.
fn ids_in<'t>(text: &'t str, beginnings: &[&str]) -> impl Iterator<Item = &'t str> {
    let starts = beginnings.iter().flat_map(move |beginning| {
        text.match_indices(beginning)
            .map(move |(at, _)| (at, at + beginning.len()))
    });
    starts.filter_map(move |(at, rest)| id_at(text, at, rest))
}

/// The id at `at`, whose beginning ends at `rest`.
fn id_at(text: &str, at: usize, rest: usize) -> Option<&str> {
    const JOINS: [char; 3] = ['.', '-', '–'];
    let before = text[..at].chars().next_back();
    if before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
        return None;
    }
    if text[..at].ends_with(CORRECTION) {
        return None;
    }
    let next = text[rest..].chars().next()?;
    if !next.is_ascii_digit() && !next.is_ascii_uppercase() {
        return None;
    }
    let end = text[rest..]
        .find(|c: char| !c.is_ascii_alphanumeric() && !JOINS.contains(&c))
        .map_or(text.len(), |length| rest + length);
    Some(text[at..end].trim_end_matches(JOINS))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KB: [&str; 1] = ["KB-"];

    const RULES: Sought<'_> = Sought {
        beginnings: &KB,
        pieces: &["RED-", "DI12-"],
    };

    fn ids(source: &str) -> Vec<String> {
        named_in(source, RULES)
            .into_iter()
            .map(|named| named.id)
            .collect()
    }

    #[test]
    fn comments_attributes_and_body_of_a_test_count() {
        let source = r##"
            //! KB-1.0.a: of the file, not of a test

            /// KB-1.1.a, KB-1.1.b.
            // and KB-1.1.c;
            #[test] // KB-1.1.d
            #[should_panic(expected = "KB-1.1.e")]
            /* KB-1.1.f */
            pub(crate) async fn walks() {
                // KB-1.1.g
                let text = "} KB-1.1.h {";
                let raw = r#"" } KB-1.1.i"#;
                let brace = '}'; let life: &'static str = "\"}"; /* } /* } */ */
                assert!(true, "KB-EX-3.5-1: {text}{raw}{brace}");
            }
        "##;
        let expected = [
            "KB-1.1.a",
            "KB-1.1.b",
            "KB-1.1.c",
            "KB-1.1.d",
            "KB-1.1.e",
            "KB-1.1.f",
            "KB-1.1.g",
            "KB-1.1.h",
            "KB-1.1.i",
            "KB-EX-3.5-1",
        ];
        assert_eq!(ids(source), expected);
        assert!(
            named_in(source, RULES)
                .iter()
                .all(|named| named.test == "walks")
        );
    }

    #[test]
    fn pieces_count_above_a_test_only() {
        let source = r#"
            /// RED-1a, DI12-07, KB-1.1.a: it burns.
            #[test]
            fn burns() { act("take RED-2b"); refused("DI12-99"); /* KB-1.1.b */ }
        "#;
        assert_eq!(ids(source), ["KB-1.1.a", "KB-1.1.b", "RED-1a", "DI12-07"]);
    }

    #[test]
    fn nothing_else_counts() {
        let source = r#"
            /// KB-1.0.a
            fn helper() { /* KB-1.0.b */ }

            // KB-1.0.c: a blank line parts it from the test

            #[test]
            fn one() {} // KB-1.0.d: trails
            #[test]
            fn two() {}
            // KB-1.0.e
            const X: u8 = 1;
            #[test]
            fn three() {}

            /// KB-1.0.f
            #[test]
            #[ignore = "not yet"]
            fn four() { /* KB-1.0.g */ }

            /// KB-1.0.h
            #[testing]
            fn five() {}
        "#;
        assert_eq!(ids(source), Vec::<String>::new());
    }

    #[test]
    fn tests_inside_modules_and_macros_count() {
        let source = "
            #[cfg(test)]
            mod tests {
                /// KB-3.1.a
                #[tokio::test]
                async fn inner() { let _ = 'a'; }

                proptest! {
                    /// KB-3.1.b
                    #[test]
                    fn generated(x in 0..5u8) { helper::<'_>(x, b'{'); }
                }
            }
        ";
        assert_eq!(ids(source), ["KB-3.1.a", "KB-3.1.b"]);
    }

    #[test]
    fn ids_end_where_they_end() {
        let found: Vec<&str> =
            ids_in("`KB-3.4.5.a`. (KB-2.1.3f, KB-TM-01: KB-HI-02.) XKB-1", &KB).collect();
        assert_eq!(found, ["KB-3.4.5.a", "KB-2.1.3f", "KB-TM-01", "KB-HI-02"]);
        // A range names nothing that exists.
        let found: Vec<&str> = ids_in("KB-3.1.a-c KB-3.1.a–c KB-3.1.a..c", &KB).collect();
        assert_eq!(found, ["KB-3.1.a-c", "KB-3.1.a–c", "KB-3.1.a..c"]);
    }

    #[test]
    fn short_beginnings_are_not_found_in_words() {
        let text = "A-13.5a: (C-6) ankh:T-3; E-A1 BA-2 A-star U-shaped A- C-";
        let found: Vec<&str> = ids_in(text, &["A-", "C-", "T-", "U-"]).collect();
        assert_eq!(found, ["A-13.5a", "C-6", "T-3"]);
    }

    #[test]
    fn corrections_are_not_rules_of_ankh() {
        let text = "A-4.2, corrections:A-1: (corrections:T-3)";
        let found: Vec<&str> = ids_in(text, &["A-", "T-"]).collect();
        assert_eq!(found, ["A-4.2"]);
        let found: Vec<&str> = ids_in(text, &[CORRECTION]).collect();
        assert_eq!(found, ["corrections:A-1", "corrections:T-3"]);
    }

    #[test]
    fn text_that_ends_too_early_is_no_trouble() {
        for source in [
            "#[test] fn x() {",
            "#[test",
            "#[test] fn",
            "/* KB-",
            "\"",
            "r#\"",
            "'",
            "#",
        ] {
            named_in(source, RULES);
        }
    }
}
