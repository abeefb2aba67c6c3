//! What is one of several, as a table: the name of each member, and its fields
//! with their types. Read out of what `ts_rs` declares, which knows every name
//! as JSON has it.

use std::fmt::Write;

use super::layout::split;

/// A field: its name, and its type as TypeScript writes it.
pub(super) type Field<'a> = (&'a str, &'a str);

/// One part of a union.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// A member and its fields.
    Member(&'a str, Vec<Field<'a>>),
    /// All members of another union.
    Union(&'a str),
}

/// The parts of a union: `"passed"`, `{ "what": "moved", to: Zone }` where a tag
/// names the member, `{ "moved": { to: Zone } }` where it is a key.
pub(super) fn parts(body: &str) -> Vec<Part<'_>> {
    split(body, '|').into_iter().map(part).collect()
}

fn part(text: &str) -> Part<'_> {
    let text = uncommented(text);
    if let Some(name) = quoted(text) {
        return Part::Member(name, Vec::new());
    }
    let Some(mut fields) = fields(text) else {
        return Part::Union(text);
    };
    match fields[..] {
        [(_, tagged), ..] if quoted(tagged).is_some() => {
            let (_, tagged) = fields.remove(0);
            Part::Member(tagged.trim_matches('"'), fields)
        }
        [(name, inner)] => Part::Member(name, self::fields(inner).unwrap_or_default()),
        _ => unreachable!("a member without a name: {text}"),
    }
}

/// The fields of a record; nothing where it is none, but one of several.
pub(super) fn fields(body: &str) -> Option<Vec<Field<'_>>> {
    let [record] = split(body, '|')[..] else {
        return None;
    };
    let inner = record.strip_prefix('{')?.strip_suffix('}')?;
    let fields = split(inner, ',').into_iter().map(uncommented);
    let fields = fields.filter_map(|field| field.split_once(':'));
    Some(
        fields
            .map(|(name, kind)| (name.trim_matches('"'), kind.trim()))
            .collect(),
    )
}

/// A list of something is written `Something[]`.
fn short(kind: &str) -> String {
    match kind
        .strip_prefix("Array<")
        .and_then(|it| it.strip_suffix('>'))
    {
        Some(item) => format!("{item}[]"),
        None => kind.to_owned(),
    }
}

/// A member as a row. A record among its fields, which `record` knows, is
/// written field by field.
pub(super) fn row<'a>(
    name: &str,
    fields: &[Field<'_>],
    record: &impl Fn(&str) -> Option<Vec<Field<'a>>>,
) -> String {
    let key = |name: &str| {
        let plain = name
            .chars()
            .all(|sign| sign.is_alphanumeric() || sign == '_');
        if plain {
            name.to_owned()
        } else {
            format!("'{name}'")
        }
    };
    let mut text = format!("{}: {{", key(name));
    for (number, (field, kind)) in fields.iter().enumerate() {
        let comma = if number == 0 { "" } else { "," };
        let _ = match record(kind) {
            Some(inner) => write!(text, "{comma} {}", row(field, &inner, record)),
            None => write!(text, "{comma} {}: '{}'", key(field), short(kind)),
        };
    }
    text.push_str(if fields.is_empty() { "}" } else { " }" });
    text
}

fn quoted(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    (!inner.contains('"')).then_some(inner)
}

/// What follows the comment that stands before it.
fn uncommented(text: &str) -> &str {
    let text = text.trim();
    match text.split_once("*/") {
        Some((_, rest)) if text.starts_with("/*") => rest.trim(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_named_by_tag_by_key_or_alone() {
        let body = "\"passed\" | { \"what\": \"moved\", \n/**\n * Where: there.\n */\nto: Zone, by: Array<Seat>, } | { \"asked\": { seat: Seat, } } | { \"near\": Zone } | Refused";
        assert_eq!(
            parts(body),
            [
                Part::Member("passed", vec![]),
                Part::Member("moved", vec![("to", "Zone"), ("by", "Array<Seat>")]),
                Part::Member("asked", vec![("seat", "Seat")]),
                Part::Member("near", vec![]),
                Part::Union("Refused"),
            ]
        );
    }

    #[test]
    fn a_union_is_no_record() {
        assert_eq!(fields("{ a: A, }"), Some(vec![("a", "A")]));
        assert_eq!(fields("{ \"did\": \"a\" } | { \"did\": \"b\" }"), None);
        assert_eq!(fields("number"), None);
    }

    #[test]
    fn a_row_says_lists_and_records() {
        let record = |kind: &str| (kind == "Points").then(|| vec![("damage", "number")]);
        let fields = [("cards", "Array<Di>"), ("points", "Points")];
        assert_eq!(
            row("shown", &fields, &record),
            "shown: { cards: 'Di[]', points: { damage: 'number' } }"
        );
        assert_eq!(row("no-units", &[], &record), "'no-units': {}");
    }
}
