//! Reads the declarations that `ts-rs` writes: as much of TypeScript as they use.

use std::collections::BTreeMap;

/// The shape of a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// `"upper"`.
    Literal(String),
    /// `Seat`, `Array<Seat>`.
    Name(String, Vec<Shape>),
    /// `{ seat: Seat, tile: Tile }`.
    Record(Vec<(String, Shape)>),
    /// `Tile | null`.
    Union(Vec<Shape>),
    /// Whatever no sentence has a use for.
    Other,
}

impl Shape {
    /// The name of what a field holds, and whether it holds a list of it; none
    /// where it has no name.
    pub fn holds(&self) -> Option<(&str, bool)> {
        match self {
            Shape::Name(name, inner) if name == "Array" => {
                inner.first()?.holds().map(|(name, _)| (name, true))
            }
            Shape::Name(name, _) => Some((name, false)),
            Shape::Union(members) => {
                let is_null = |one: &Shape| matches!(one, Shape::Name(name, _) if name == "null");
                let mut members = members.iter().filter(|one| !is_null(one));
                let first = members.next()?.holds()?;
                members.next().is_none().then_some(first)
            }
            Shape::Literal(_) | Shape::Record(_) | Shape::Other => None,
        }
    }

    /// Whether it has fields, whichever variant it is.
    pub fn is_record(&self) -> bool {
        match self {
            Shape::Record(_) => true,
            Shape::Union(members) => members.iter().all(Shape::is_record),
            Shape::Literal(_) | Shape::Name(..) | Shape::Other => false,
        }
    }
}

/// Every type that a text declares, by name.
pub fn declared(text: &str) -> BTreeMap<String, Shape> {
    let tokens = tokens(text);
    let mut types = BTreeMap::new();
    let mut at = 0;
    while at < tokens.len() {
        if let [
            Token::Word(export),
            Token::Word(kind),
            Token::Word(name),
            Token::Sign('='),
            ..,
        ] = &tokens[at..]
            && export == "export"
            && kind == "type"
        {
            let mut reader = Reader {
                tokens: &tokens,
                at: at + 4,
            };
            let shape = reader.union();
            types.insert(name.clone(), shape);
            at = reader.at;
        }
        at += 1;
    }
    types
}

#[derive(PartialEq, Eq, Debug)]
enum Token {
    Word(String),
    Quoted(String),
    Sign(char),
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if next == '"' || next == '\'' {
            let inner = &rest[1..];
            let end = inner.find(next).unwrap_or(inner.len());
            tokens.push(Token::Quoted(inner[..end].to_owned()));
            (end + 2).min(rest.len())
        } else if is_word(next) {
            let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_owned()));
            end
        } else {
            if !next.is_whitespace() {
                tokens.push(Token::Sign(next));
            }
            next.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

struct Reader<'t> {
    tokens: &'t [Token],
    at: usize,
}

impl Reader<'_> {
    fn is(&self, sign: char) -> bool {
        self.tokens.get(self.at) == Some(&Token::Sign(sign))
    }

    fn take(&mut self, sign: char) -> bool {
        let found = self.is(sign);
        self.at += usize::from(found);
        found
    }

    fn union(&mut self) -> Shape {
        self.take('|');
        let mut members = vec![self.one()];
        while self.take('|') {
            members.push(self.one());
        }
        match members.len() {
            1 => members.remove(0),
            _ => Shape::Union(members),
        }
    }

    fn one(&mut self) -> Shape {
        let token = self.tokens.get(self.at);
        self.at += 1;
        match token {
            Some(Token::Quoted(text)) => Shape::Literal(text.clone()),
            Some(Token::Word(name)) => {
                let mut inner = Vec::new();
                if self.take('<') {
                    while self.at < self.tokens.len() && !self.take('>') {
                        inner.push(self.union());
                        self.take(',');
                    }
                }
                Shape::Name(name.clone(), inner)
            }
            Some(Token::Sign('{')) => self.record(),
            Some(Token::Sign('[')) => self.skip('[', ']'),
            Some(Token::Sign('(')) => {
                let inner = self.union();
                self.take(')');
                inner
            }
            _ => Shape::Other,
        }
    }

    fn record(&mut self) -> Shape {
        let mut fields = Vec::new();
        while !self.take('}') {
            let name = match self.tokens.get(self.at) {
                Some(Token::Word(name) | Token::Quoted(name)) => name.clone(),
                // `{ [key in Zone]?: … }` has no fields by name.
                _ => return self.skip('{', '}'),
            };
            self.at += 1;
            self.take('?');
            self.take(':');
            fields.push((name, self.union()));
            while self.take(',') || self.take(';') {}
        }
        Shape::Record(fields)
    }

    /// Past the end of a bracket that is open.
    fn skip(&mut self, open: char, close: char) -> Shape {
        let mut depth = 1;
        while depth > 0 && self.at < self.tokens.len() {
            if self.is(open) {
                depth += 1;
            } else if self.is(close) {
                depth -= 1;
            }
            self.at += 1;
        }
        Shape::Other
    }
}
