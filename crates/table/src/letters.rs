//! Which characters may stand in what others read. Some cannot be seen, and
//! some turn the text around them: with either a name can pass for another, and
//! a line of chat for somebody else's.

use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

/// The sign that makes one picture of two.
const JOINER: char = '\u{200d}';
/// The sign that keeps two letters apart in scripts that join them.
const NON_JOINER: char = '\u{200c}';
/// Asks for the picture of a sign that has a plain form too.
const AS_PICTURE: char = '\u{fe0f}';

/// Whether a character can be seen, and leaves the text around it alone.
pub fn can_be_seen(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let category = letter.general_category();
    let hidden = matches!(
        category,
        // Bidirectional controls, zero-width signs and tags are formats; the
        // browser marks names inside sentences with private characters.
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    !hidden && !is_blank(letter)
}

/// Letters, marks and symbols that show nothing.
fn is_blank(letter: char) -> bool {
    matches!(letter,
        '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{1d159}'
        | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a text can be shown as it is. Signs that are invisible by themselves
/// are welcome where writing needs them: in pictures made of several, and in
/// scripts whose letters join.
pub fn is_readable(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let nothing = '\0';
    (0..letters.len()).all(|place| {
        let before = match place {
            0 => nothing,
            _ => letters[place - 1],
        };
        let after = letters.get(place + 1).copied().unwrap_or(nothing);
        match letters[place] {
            JOINER => (is_picture(before) && is_picture(after)) || is_joined(before),
            NON_JOINER => is_joined(before) && is_joined(after),
            AS_PICTURE => before.is_emoji_char(),
            // The flags of countries that are parts of others.
            '\u{e0020}'..='\u{e007f}' => is_flag_or_tag(before),
            letter => can_be_seen(letter),
        }
    })
}

fn is_picture(letter: char) -> bool {
    (letter.is_emoji_char() && !letter.is_ascii()) || letter == AS_PICTURE
}

fn is_flag_or_tag(letter: char) -> bool {
    matches!(letter, '\u{1f3f4}' | '\u{e0020}'..='\u{e007e}')
}

/// Letters and vowel signs of Arabic, Syriac and the scripts of India and its
/// neighbours.
fn is_joined(letter: char) -> bool {
    matches!(letter, '\u{620}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{17ff}')
        && can_be_seen(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hides_and_nothing_turns_the_text_around() {
        for letter in [
            '\u{0}',
            '\u{7}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{fff9}',
            '\u{e0041}',
            '\u{e0101}',
            '\u{f0000}',
        ] {
            assert!(!can_be_seen(letter), "{letter:?}");
            let hidden = format!("a{letter}b");
            assert!(!is_readable(&hidden), "{hidden:?}");
        }
    }

    #[test]
    fn every_way_to_write_is_welcome() {
        for text in [
            "Well played!",
            "Žluťoučký kůň",
            "نفرتاري",
            // Persian, with the sign that keeps two letters apart.
            "می\u{200c}خواهم",
            // Sinhala, with the one that joins them.
            "ශ්\u{200d}රී",
            "네페르타리",
            "👩\u{200d}👩\u{200d}👧\u{200d}👦 ❤\u{fe0f}\u{200d}🔥 👍🏽 🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "3\u{fe0f}\u{20e3}",
        ] {
            assert!(is_readable(text), "{text:?}");
        }
    }

    #[test]
    fn a_joiner_alone_joins_nothing() {
        for text in [
            "a\u{200d}b",
            "\u{200d}",
            "👍\u{200d}",
            "👍\u{200d}b",
            "می\u{200c}",
        ] {
            assert!(!is_readable(text), "{text:?}");
        }
    }
}
