//! What people call themselves.

use rand::seq::IndexedRandom;

/// How long a name may be, in characters.
const LONGEST: usize = 24;

const MANNERS: [&str; 32] = [
    "Able",
    "Amber",
    "Bold",
    "Brave",
    "Bright",
    "Calm",
    "Clever",
    "Copper",
    "Curious",
    "Early",
    "Gentle",
    "Golden",
    "Happy",
    "Humble",
    "Jolly",
    "Keen",
    "Kind",
    "Lucky",
    "Lunar",
    "Merry",
    "Noble",
    "Patient",
    "Proud",
    "Quick",
    "Quiet",
    "River",
    "Silver",
    "Solar",
    "Steady",
    "Swift",
    "Wandering",
    "Wise",
];

const CREATURES: [&str; 32] = [
    "Baboon",
    "Bee",
    "Camel",
    "Catfish",
    "Cobra",
    "Crane",
    "Crocodile",
    "Dove",
    "Duck",
    "Egret",
    "Falcon",
    "Fennec",
    "Gazelle",
    "Goose",
    "Hare",
    "Hedgehog",
    "Heron",
    "Hippo",
    "Hoopoe",
    "Ibex",
    "Ibis",
    "Jackal",
    "Kingfisher",
    "Kite",
    "Lark",
    "Lion",
    "Lynx",
    "Mongoose",
    "Oryx",
    "Owl",
    "Scarab",
    "Swallow",
];

/// A pleasant name for somebody who has not said theirs.
pub fn fresh() -> String {
    let mut chance = rand::rng();
    let manner = MANNERS.choose(&mut chance).unwrap_or(&MANNERS[0]);
    let creature = CREATURES.choose(&mut chance).unwrap_or(&CREATURES[0]);
    format!("{manner} {creature}")
}

/// The name as it will be shown, if it can be: one line, not too long, nothing
/// that cannot be seen or that turns the text around it.
pub fn checked(wish: &str) -> Option<String> {
    let name = wish.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    (fits && name.chars().all(is_plain)).then_some(name)
}

fn is_plain(letter: char) -> bool {
    let hidden = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
    // The browser marks names inside sentences with private characters.
    let private = matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}');
    !letter.is_control() && !hidden && !private
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_we_give_is_one_we_take() {
        for manner in MANNERS {
            for creature in CREATURES {
                let name = format!("{manner} {creature}");
                assert_eq!(checked(&name).as_deref(), Some(name.as_str()));
            }
        }
        assert!(fresh().contains(' '));
    }

    #[test]
    fn a_name_is_one_tidy_line() {
        assert_eq!(checked("  Nefer \n tari ").as_deref(), Some("Nefer tari"));
        assert_eq!(checked("نفرتاري").as_deref(), Some("نفرتاري"));
        assert_eq!(checked(&"x".repeat(24)), Some("x".repeat(24)));
    }

    #[test]
    fn a_name_hides_nothing() {
        let too_long = "x".repeat(25);
        for wish in [
            "",
            " \t",
            &too_long,
            "a\u{202e}b",
            "\u{200b}",
            "a\u{0}",
            "\u{e000}seat:0\u{e001}",
        ] {
            assert_eq!(checked(wish), None, "{wish:?}");
        }
    }
}
