//! Lays a declaration out for a reader: a line per field, a line per variant.

/// Longer unions get a line per variant.
const WIDTH: usize = 100;

/// `docs` and `export type …`, on as many lines as it takes.
pub(super) fn declaration(docs: &str, declaration: &str) -> String {
    let (head, body) = halves(declaration);
    format!("{}export {head} ={};\n", comment(docs, ""), layout(body))
}

/// What a declaration declares, and as what.
pub(super) fn halves(declaration: &str) -> (&str, &str) {
    let (head, body) = declaration.split_once(" = ").unwrap_or((declaration, ""));
    (head, body.trim().trim_end_matches(';'))
}

fn layout(body: &str) -> String {
    let variants = split(body, '|');
    if let [only] = variants[..]
        && let Some(fields) = only.strip_prefix('{').and_then(|it| it.strip_suffix('}'))
        && !only.starts_with("{ [")
    {
        let fields: String = split(fields, ',').into_iter().map(field).collect();
        return format!(" {{\n{fields}}}");
    }
    let variants: Vec<String> = variants
        .into_iter()
        .map(|variant| variant.replace(", }", " }"))
        .collect();
    let line = variants.join(" | ");
    if line.len() <= WIDTH {
        return format!(" {line}");
    }
    variants
        .iter()
        .map(|variant| format!("\n  | {variant}"))
        .collect()
}

/// A field and what is said about it.
fn field(text: &str) -> String {
    let (docs, field) = match text.split_once("*/") {
        Some((docs, field)) => (docs, field),
        None => ("", text),
    };
    format!("{}  {};\n", comment(docs, "  "), field.trim())
}

/// The same comment with this indent, on one line if it is one.
pub(super) fn comment(docs: &str, indent: &str) -> String {
    let lines: Vec<&str> = docs
        .lines()
        .map(|line| line.trim().trim_start_matches("/**").trim_end_matches("*/"))
        .map(|line| line.trim().trim_start_matches('*').trim())
        .collect();
    let text = lines.join("\n");
    let lines: Vec<&str> = text.trim().lines().collect();
    match lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        _ => {
            let body: String = lines
                .iter()
                .map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n")
                .collect();
            format!("{indent}/**\n{body}{indent} */\n")
        }
    }
}

/// The parts between separators that stand outside brackets, strings and
/// comments.
pub(super) fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut begun, mut depth, mut at) = (0, 0, 0);
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        let step = match next {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ => next.len_utf8(),
        };
        match next {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ if next == separator && depth == 0 => {
                parts.push(text[begun..at].trim());
                begun = at + 1;
            }
            _ => {}
        }
        at += step;
    }
    parts.push(text[begun..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_struct_gets_a_line_for_each_field_with_its_comment() {
        let laid_out = declaration(
            "/**\n * A troop.\n */\n",
            "type Troop = { \n/**\n * Where, and \"when\".\n */\nzone: Zone, \n/**\n * One.\n *\n * Two.\n */\nunits: Array<[Zone, number]>, };",
        );
        assert_eq!(
            laid_out,
            "/** A troop. */\n\
             export type Troop = {\n  \
               /** Where, and \"when\". */\n  \
               zone: Zone;\n  \
               /**\n   \
                * One.\n   \
                *\n   \
                * Two.\n   \
                */\n  \
               units: Array<[Zone, number]>;\n\
             };\n"
        );
    }

    /// Signs inside strings and comments part nothing; a slash alone opens no
    /// comment.
    #[test]
    fn parts_stand_outside_strings_and_comments() {
        assert_eq!(split("A/B | C", '|'), ["A/B", "C"]);
        assert_eq!(split("\"a|b\" | C", '|'), ["\"a|b\"", "C"]);
        assert_eq!(split("/* a | b */ A | C", '|'), ["/* a | b */ A", "C"]);
        assert_eq!(
            split("[A | B] | (C | D) | <E | F> | é", '|'),
            ["[A | B]", "(C | D)", "<E | F>", "é"]
        );
        assert_eq!(split(" | A |", '|'), ["A"]);
    }

    /// A map from names is no list of fields.
    #[test]
    fn a_map_stays_on_its_line() {
        assert_eq!(
            declaration("", "type Ends = { [key in string]: number };"),
            "export type Ends = { [key in string]: number };\n"
        );
    }

    #[test]
    fn a_line_may_be_exactly_as_long_as_it_may() {
        let fits = format!("\"{}\" | B", "a".repeat(WIDTH - 6));
        assert_eq!(layout(&fits), format!(" {fits}"));
        let longer = format!("\"{}\" | B", "a".repeat(WIDTH - 5));
        assert!(layout(&longer).starts_with("\n  | "));
    }

    #[test]
    fn a_long_union_gets_a_line_for_each_variant() {
        let short = declaration("", "type Role = \"attacker\" | { \"at\": Zone, };");
        assert_eq!(
            short,
            "export type Role = \"attacker\" | { \"at\": Zone };\n"
        );
        let name = "a".repeat(WIDTH);
        let long = declaration(
            "",
            &format!("type Role = \"{name}\" | {{ \"b\": A | B, }};"),
        );
        assert_eq!(
            long,
            format!("export type Role =\n  | \"{name}\"\n  | {{ \"b\": A | B }};\n")
        );
    }
}
