//! Rust source as tokens, just well enough to tell code, comments and literals
//! apart. A parser would drop the comments, and they are what we look for.

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `// …` or `/* … */`, also where it documents something.
    Comment,
    /// A string or a character.
    Literal,
    /// A word, a number or a single sign.
    Other,
}

/// A piece of source text.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
    /// Lines count from 1.
    pub line: usize,
    pub last_line: usize,
    /// Nothing stands before it on its line.
    pub first_on_line: bool,
}

impl Token {
    pub fn text<'s>(&self, source: &'s str) -> &'s str {
        &source[self.start..self.end]
    }
}

/// Takes source text apart. Text that is no Rust gives some tokens or other.
pub fn lex(source: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    let mut line = 1;
    while let Some(first) = source[at..].chars().next() {
        if first.is_whitespace() {
            line += usize::from(first == '\n');
            at += first.len_utf8();
            continue;
        }
        let (kind, length) = token(&source[at..], first);
        let end = at + length;
        let last_line = line + source[at..end].matches('\n').count();
        tokens.push(Token {
            kind,
            start: at,
            end,
            line,
            last_line,
            first_on_line: tokens.last().is_none_or(|last| last.last_line < line),
        });
        at = end;
        line = last_line;
    }
    tokens
}

/// The kind and length of the token that `rest` begins with.
fn token(rest: &str, first: char) -> (Kind, usize) {
    if rest.starts_with("//") {
        let end = rest.find('\n').unwrap_or(rest.len());
        return (Kind::Comment, end);
    }
    if rest.starts_with("/*") {
        return (Kind::Comment, block_comment(rest));
    }
    if first == '"' {
        return (Kind::Literal, string(rest));
    }
    if first == '\'' {
        return quote(rest);
    }
    if is_word(first) {
        let word = word_length(rest);
        return match &rest[..word] {
            "r" | "br" | "cr" if raw_string(&rest[word..]) > 0 => {
                (Kind::Literal, word + raw_string(&rest[word..]))
            }
            "b" | "c" if rest[word..].starts_with('"') => {
                (Kind::Literal, word + string(&rest[word..]))
            }
            _ => (Kind::Other, word),
        };
    }
    (Kind::Other, first.len_utf8())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn word_length(text: &str) -> usize {
    text.find(|c| !is_word(c)).unwrap_or(text.len())
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// From one `"` to the next that is not escaped.
fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `#"…"#` with any number of signs; 0 if this is none.
fn raw_string(rest: &str) -> usize {
    let signs = rest.len() - rest.trim_start_matches('#').len();
    if !rest[signs..].starts_with('"') {
        return 0;
    }
    let close = format!("\"{}", "#".repeat(signs));
    let inside = signs + 1;
    rest[inside..]
        .find(&close)
        .map_or(rest.len(), |at| inside + at + close.len())
}

/// A character such as `'a'`, or a lifetime such as `'a`.
fn quote(rest: &str) -> (Kind, usize) {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next().unwrap_or((1, ' '));
    if first == '\\' {
        // The escaped sign itself may be a quote.
        let close = rest.char_indices().skip(3).find(|&(_, c)| c == '\'');
        return (Kind::Literal, close.map_or(rest.len(), |(at, _)| at + 1));
    }
    match chars.next() {
        Some((at, '\'')) => (Kind::Literal, at + 1),
        _ => (Kind::Other, 1 + word_length(&rest[1..])),
    }
}
