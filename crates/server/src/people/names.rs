//! What people call themselves.

use rand::seq::IndexedRandom;

use super::{Likeness, can_be_seen, house_names};
use crate::wire::LONGEST_NAME;

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

/// Why a name cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// Too long, empty, or with something in it that cannot be seen.
    Unfit,
    /// It is that of a bot, or of who plays against people in a game alone.
    OfTheHouse,
}

/// The name as it will be shown, if it can be: one line, not too long, nothing
/// that cannot be seen or that turns the text around it.
pub fn checked(wish: &str) -> Option<String> {
    let name = wish.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && name.chars().all(can_be_seen)).then_some(name)
}

/// The name somebody wishes to have, if they may have it.
pub fn chosen(wish: &str) -> Result<String, BadName> {
    let name = checked(wish).ok_or(BadName::Unfit)?;
    let likeness = Likeness::without_number(&name);
    let mut kept = house_names().iter();
    if kept.any(|kept| kept.is_like(&likeness)) {
        Err(BadName::OfTheHouse)
    } else {
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_we_give_is_one_we_take() {
        for manner in MANNERS {
            for creature in CREATURES {
                let name = format!("{manner} {creature}");
                assert_eq!(chosen(&name).as_deref(), Ok(name.as_str()));
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

    #[test]
    fn nobody_is_called_like_a_bot() {
        for wish in [
            "Pharaoh",
            "PRIEST 2",
            "Scr\u{456}be",
            "Random bot",
            "Amon",
            "\u{391}mon",
        ] {
            assert_eq!(chosen(wish), Err(BadName::OfTheHouse), "{wish:?}");
        }
        for wish in ["Pharaoh's cat", "Amona", "Seth", "Priestess"] {
            assert_eq!(chosen(wish).as_deref(), Ok(wish));
        }
        assert_eq!(chosen("\u{202e}Amon"), Err(BadName::Unfit));
    }
}
