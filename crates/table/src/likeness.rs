//! Which names look alike, so that nobody passes for somebody else.

use std::collections::HashMap;

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
        #[cfg(test)]
        tests::COMPARED.with(|count| count.set(count.get() + 1));
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

/// Names of which no two look alike.
#[derive(Default)]
pub struct Unlike {
    /// What is taken, and the number to try next for who looks the same.
    to_the_eye: HashMap<String, u32>,
    to_the_reader: HashMap<String, u32>,
}

impl Unlike {
    /// The first number that is put behind a name.
    const FIRST: u32 = 2;

    /// Takes this name, or with a number behind it the first that looks like
    /// none that was taken before or is `reserved`. Of those who look alike
    /// nobody tries a number again that another has tried: however many they
    /// are, each is soon done.
    pub fn take(&mut self, name: &str, likeness: &Likeness, reserved: &[&[Likeness]]) -> String {
        if !self.is_taken(likeness, reserved) {
            self.note(likeness, Unlike::FIRST);
            return name.to_owned();
        }
        let mut number = self.next_number(likeness);
        loop {
            let numbered = format!("{name} {number}");
            let its = Likeness::of(&numbered);
            number += 1;
            if !self.is_taken(&its, reserved) {
                self.note(&its, Unlike::FIRST);
                self.note(likeness, number);
                return numbered;
            }
        }
    }

    fn is_taken(&self, likeness: &Likeness, reserved: &[&[Likeness]]) -> bool {
        let mut reserved = reserved.iter().flat_map(|names| names.iter());
        self.to_the_eye.contains_key(&likeness.to_the_eye)
            || self.to_the_reader.contains_key(&likeness.to_the_reader)
            || reserved.any(|other| other.is_like(likeness))
    }

    fn next_number(&self, likeness: &Likeness) -> u32 {
        let eye = self.to_the_eye.get(&likeness.to_the_eye);
        let reader = self.to_the_reader.get(&likeness.to_the_reader);
        eye.max(reader).copied().unwrap_or(Unlike::FIRST)
    }

    fn note(&mut self, likeness: &Likeness, number: u32) {
        let Likeness {
            to_the_eye,
            to_the_reader,
        } = likeness.clone();
        self.to_the_eye.insert(to_the_eye, number);
        self.to_the_reader.insert(to_the_reader, number);
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
    if letters.is_empty() {
        plain.filter(|letter| !letter.is_whitespace()).collect()
    } else {
        letters
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        /// How many names this thread has looked at closely.
        pub static COMPARED: Cell<usize> = const { Cell::new(0) };
    }

    /// How many names are looked at closely to do this.
    pub fn compared(work: impl FnOnce()) -> usize {
        let before = COMPARED.get();
        work();
        COMPARED.get() - before
    }

    #[test]
    fn the_later_of_two_gets_a_number() {
        let reserved = [Likeness::of("anubis")];
        let mut unlike = Unlike::default();
        let mut take = |name| unlike.take(name, &Likeness::of(name), &[&reserved]);
        assert_eq!(take("Nefertari"), "Nefertari");
        assert_eq!(take("N\u{435}fertari"), "N\u{435}fertari 2");
        assert_eq!(take("NEFERTARI"), "NEFERTARI 3");
        // Who takes the number for a name gets one as well.
        assert_eq!(take("Nefertari 2"), "Nefertari 2 2");
        assert_eq!(take("Anubis"), "Anubis 2");
        assert_eq!(take("ANUBIS"), "ANUBIS 3");
    }

    #[test]
    fn a_crowd_of_one_name_is_no_work() {
        const CROWD: usize = 400;
        // All the same; and all alike to the eye, though none to the reader.
        let same = vec!["Anna".to_owned(); CROWD];
        let letters = |one: usize| (0..9).map(move |bit| ['I', 'l'][one >> bit & 1]);
        let alike: Vec<String> = (0..CROWD).map(|one| letters(one).collect()).collect();
        for crowd in [same, alike] {
            let looks: Vec<Likeness> = crowd.iter().map(|name| Likeness::of(name)).collect();
            let mut unlike = Unlike::default();
            let mut names = std::collections::HashSet::new();
            let looked_at = compared(|| {
                for (name, likeness) in crowd.iter().zip(&looks) {
                    names.insert(unlike.take(name, likeness, &[]));
                }
            });
            assert_eq!(names.len(), CROWD);
            assert!(looked_at <= 2 * CROWD, "{looked_at}");
        }
    }

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
