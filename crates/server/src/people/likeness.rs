//! Which names look alike, so that nobody passes for somebody else.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// What a name looks like at a glance: without case, width, accents, spaces and
/// signs, each letter standing for all that look like it (UTS #39).
///
/// There are two ways to it, because a capital may look like another small
/// letter: `I` is `l` to the eye and `i` to the reader. Names that meet on
/// either are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Likeness {
    to_the_eye: String,
    to_the_reader: String,
}

impl Likeness {
    /// What this name looks like.
    pub fn of(name: &str) -> Likeness {
        let plain = bare(name);
        let to_the_eye = bare(&skeleton(&plain).collect::<String>()).to_lowercase();
        let read = bare(&plain.to_lowercase());
        let to_the_reader = bare(&skeleton(&read).collect::<String>());
        Likeness {
            to_the_eye: settled(&to_the_eye),
            to_the_reader,
        }
    }

    /// What this name looks like without a number behind it, if it has one.
    pub fn without_number(name: &str) -> Likeness {
        let digit = |letter: char| letter.is_numeric() || !letter.is_alphanumeric();
        Likeness::of(name.trim_end_matches(digit))
    }

    /// Whether one could be taken for the other.
    pub fn is_like(&self, other: &Likeness) -> bool {
        self.to_the_eye == other.to_the_eye || self.to_the_reader == other.to_the_reader
    }
}

/// A skeleton of small letters, so that those which became small only now are
/// compared by their looks too.
fn settled(small: &str) -> String {
    bare(&skeleton(small).collect::<String>())
}

/// Letters and digits in their plain width, without accents. A name of nothing
/// but signs is compared as it is.
fn bare(name: &str) -> String {
    let plain = name.nfkd().filter(|&letter| !is_combining_mark(letter));
    let letters: String = plain
        .clone()
        .filter(|letter| letter.is_alphanumeric())
        .collect();
    match letters.is_empty() {
        true => plain.filter(|letter| !letter.is_whitespace()).collect(),
        false => letters,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(a: &str, b: &str) -> bool {
        Likeness::of(a).is_like(&Likeness::of(b))
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        for (a, b) in [
            ("Nefertari", "nefertari"),
            ("Nefertari", "NEFERTARI"),
            // Cyrillic е, а, і.
            ("Nefertari", "N\u{435}fert\u{430}r\u{456}"),
            // Greek ο, Α.
            ("Solon", "S\u{3bf}l\u{3bf}n"),
            ("Anna", "\u{391}nna"),
            ("Nefertari", "Ｎｅｆｅｒｔａｒｉ"),
            ("Nefertari", "𝐍𝐞𝐟𝐞𝐫𝐭𝐚𝐫𝐢"),
            ("Nefertari", "Nefe\u{301}rtari"),
            ("Zoë", "Zoe"),
            ("Ilya", "llya"),
            ("Ilya", "ilya"),
            ("Bob", "B0b"),
            ("Paul", "Pau1"),
            ("Martin", "Rnartin"),
            ("Quiet Ibis", "QuietIbis"),
            ("Quiet Ibis", "Quiet-Ibis."),
            ("Quiet Ibis", "Quiet\u{a0}Ibis"),
            ("★", " ★"),
        ] {
            assert!(alike(a, b), "{a:?} {b:?}");
            assert!(alike(b, a), "{b:?} {a:?}");
        }
    }

    #[test]
    fn other_names_are_not() {
        for (a, b) in [
            ("Quiet Ibis", "Quiet Ibex"),
            ("Nefertari", "Nefertiti"),
            ("Bob 2", "Bob"),
            ("Bob 2", "Bob 3"),
            ("نفرتاري", "نفرتيتي"),
            ("★", "☆"),
            ("Anna", "Hanna"),
        ] {
            assert!(!alike(a, b), "{a:?} {b:?}");
        }
    }

    #[test]
    fn a_number_behind_a_name_hides_nothing() {
        let pharaoh = Likeness::of("pharaoh");
        for name in ["Pharaoh", "Pharaoh 2", "PHARAOH-12", "Ph\u{430}raoh ②"] {
            assert!(Likeness::without_number(name).is_like(&pharaoh), "{name}");
        }
        assert!(!Likeness::without_number("Pharaoh's cat").is_like(&pharaoh));
    }
}
