//! Reading a record: the shape only, nothing is played.

use super::{FORMAT, FreshDice, Mark, Record, RecordError};
use crate::{Game, Seat, Seed};

/// The game that a record is of, read from its first two lines, so that a
/// program knows which type to read the rest with.
pub fn game_name(text: &str) -> Result<&str, RecordError> {
    Lines::open(text)?.field("game")
}

impl<G: Game> Record<G> {
    /// Reads the text of a record. What it says is not checked against the
    /// rules; that is what [`Record::replay`] does.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = Lines::open(text)?;
        let game = lines.field("game")?;
        if game != G::NAME {
            let found = shown(game);
            let expected = G::NAME;
            return Err(RecordError::OtherGame { found, expected });
        }
        let rules = lines.field("rules")?;
        let rules = rules.parse::<u32>().map_err(|_| RecordError::BadRules {
            found: shown(rules),
        })?;
        parse_body(&mut lines, rules).map_err(|error| blame_rules::<G>(error, rules))
    }
}

/// Other rules may have other setups and other notation: then that is what is
/// wrong, not the line at hand.
fn blame_rules<G: Game>(error: RecordError, rules: u32) -> RecordError {
    match error {
        RecordError::BadSetup { .. } | RecordError::BadNotation { .. } if !G::plays(rules) => {
            RecordError::other_rules::<G>(rules)
        }
        other => other,
    }
}

/// Everything below the version of the rules.
fn parse_body<G: Game>(lines: &mut Lines<'_>, rules: u32) -> Result<Record<G>, RecordError> {
    let setup = lines.field("setup")?;
    let setup = serde_json::from_str(setup).map_err(|error| RecordError::BadSetup {
        detail: json_reason(&error),
    })?;
    let seed = lines.field("seed")?;
    let seed = seed
        .parse::<Seed>()
        .map_err(|_| RecordError::BadSeed { found: shown(seed) })?;
    let mut record = Record {
        setup,
        seed,
        rules,
        actions: Vec::new(),
        marks: Vec::new(),
        dice: FreshDice::default(),
        end: 0,
    };
    while let Some(line) = lines.next() {
        if let Some(mark) = line.strip_prefix("# ") {
            let mark = parse_mark(line, mark, lines.number)?;
            if mark.after != record.actions.len() {
                return Err(RecordError::MisplacedMark {
                    line: lines.number,
                    says: mark.after,
                    found: record.actions.len(),
                });
            }
            if record.dice.at(mark.after).is_some() {
                return Err(RecordError::MarkAfterDice { line: lines.number });
            }
            record.marks.push(mark);
        } else if let Some(seed) = line.strip_prefix("dice ") {
            parse_dice(&mut record, seed, lines.number)?;
        } else if let Some(end) = line.strip_prefix("end ") {
            let end = parse_mark(line, end, lines.number)?;
            return close(record, end, lines);
        } else {
            record.actions.push(parse_action::<G>(line, lines.number)?);
        }
    }
    Err(RecordError::Truncated { line: lines.number })
}

/// `P1 <notation>`
fn parse_action<G: Game>(line: &str, number: usize) -> Result<(Seat, G::Action), RecordError> {
    let (seat, notation) = line.split_once(' ').unwrap_or((line, ""));
    let seat = seat.parse().map_err(|_| RecordError::BadSeat {
        line: number,
        found: shown(line),
    })?;
    let action = notation
        .parse()
        .map_err(
            |error: <G::Action as std::str::FromStr>::Err| RecordError::BadNotation {
                line: number,
                notation: shown(notation),
                detail: error.to_string(),
            },
        )?;
    Ok((seat, action))
}

/// `dice <seed>`
fn parse_dice<G: Game>(record: &mut Record<G>, seed: &str, line: usize) -> Result<(), RecordError> {
    let seed = seed.parse().map_err(|_| RecordError::BadDice {
        line,
        found: shown(seed),
    })?;
    let actions = record.actions.len();
    if record.dice.at(actions).is_some() {
        return Err(RecordError::DiceTwice { line });
    }
    record.dice.set(actions, seed);
    Ok(())
}

/// A number of actions and a hash, as `#` and `end` lines have them.
fn parse_mark(line: &str, mark: &str, number: usize) -> Result<Mark, RecordError> {
    let parts = mark.split_once(' ').and_then(|(after, hash)| {
        let after = after.parse().ok()?;
        let hash = parse_hash(hash)?;
        Some(Mark { after, hash })
    });
    parts.ok_or_else(|| RecordError::BadMark {
        line: number,
        found: shown(line),
    })
}

/// Exactly sixteen digits, so that a hash that was cut is noticed.
fn parse_hash(text: &str) -> Option<u64> {
    let is_hash = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash.then(|| u64::from_str_radix(text, 16).ok())?
}

/// The `end` line is read: it must be right, and the last.
fn close<G: Game>(
    mut record: Record<G>,
    end: Mark,
    lines: &mut Lines<'_>,
) -> Result<Record<G>, RecordError> {
    if end.after != record.actions.len() {
        return Err(RecordError::CountDiffers {
            line: lines.number,
            says: end.after,
            found: record.actions.len(),
        });
    }
    while let Some(line) = lines.next() {
        if !line.trim().is_empty() {
            return Err(RecordError::AfterEnd { line: lines.number });
        }
    }
    record.end = end.hash;
    Ok(record)
}

/// The lines of a text, counted.
struct Lines<'t> {
    rest: std::str::Lines<'t>,
    /// The number of the line read last, from 1.
    number: usize,
}

impl<'t> Lines<'t> {
    /// Reads the first line and makes sure that this is a record.
    fn open(text: &'t str) -> Result<Lines<'t>, RecordError> {
        if text.trim().is_empty() {
            return Err(RecordError::Empty);
        }
        let mut lines = Lines {
            rest: text.lines(),
            number: 0,
        };
        let first = lines.next().unwrap_or_default();
        match first.strip_prefix("ennead record ") {
            Some(FORMAT) => Ok(lines),
            Some(other) => Err(RecordError::UnknownFormat {
                found: shown(other),
            }),
            None => Err(RecordError::NotARecord),
        }
    }

    fn next(&mut self) -> Option<&'t str> {
        let line = self.rest.next()?;
        self.number += 1;
        Some(line)
    }

    /// What follows `field` on the next line.
    fn field(&mut self, field: &'static str) -> Result<&'t str, RecordError> {
        let last = self.number;
        let line = self.next().ok_or(RecordError::Truncated { line: last })?;
        line.strip_prefix(field)
            .and_then(|rest| rest.strip_prefix(' '))
            .ok_or_else(|| RecordError::BadHeader {
                line: self.number,
                field,
                found: shown(line),
            })
    }
}

/// A piece of somebody's file, fit to stand in a message: short, on one line.
fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let mut chars = text.chars();
    let mut piece: String = chars
        .by_ref()
        .take(MOST)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if chars.next().is_some() {
        piece.push('…');
    }
    piece
}

/// What the JSON reader says, without its own line number: the setup is always
/// one line, and not the first of the file.
fn json_reason(error: &serde_json::Error) -> String {
    let place = format!(" at line {} column {}", error.line(), error.column());
    let text = error.to_string();
    let reason = text.strip_suffix(&place).unwrap_or(&text);
    format!("{reason} (character {} of the JSON)", error.column())
}
