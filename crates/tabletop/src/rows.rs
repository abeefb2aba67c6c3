//! Printed pieces as rows: a vocabulary of which every member has all its
//! columns in the same line that names it.

/// An enum whose members have an id and a row.
///
/// The member, its id and its row are written together, so there is no second
/// list to keep in step: a member without a row cannot be written. `row()` gives
/// the row; sets of members are computed from columns by [`members_where!`].
///
/// ```
/// use tabletop::{members_where, rows};
///
/// /// What is printed on a card.
/// pub struct CardRow {
///     copies: u8,
/// }
///
/// rows! {
///     /// A card.
///     pub enum Card is "card" with pub CardRow {
///         /// Common.
///         Reed = "C-1" => CardRow { copies: 4 },
///         /// Rare.
///         Lotus = "C-2" => CardRow { copies: 1 },
///     }
/// }
///
/// tabletop::bit_set! {
///     /// Cards.
///     pub struct Cards(pub u8) of Card;
/// }
///
/// const RARE: Cards = members_where!(Cards of Card, |card| card.row().copies == 1);
///
/// assert_eq!(Card::Reed.row().copies, 4);
/// assert_eq!(RARE, Cards::one(Card::Lotus));
/// assert_eq!("C-3".parse::<Card>().unwrap_err(), "`C-3` is no card: use C-1 to C-2");
/// ```
///
/// [`members_where!`]: crate::members_where
#[macro_export]
macro_rules! rows {
    (
        $(#[$meta:meta])*
        pub enum $name:ident is $what:literal with $visible:vis $row:ty {
            $($(#[$doc:meta])* $member:ident = $id:literal => $columns:expr),* $(,)?
        }
    ) => {
        $crate::members! {
            $(#[$meta])*
            pub enum $name {
                $($(#[$doc])* $member = $id),*
            }
        }

        $crate::id_text!($name, $what, listed);

        impl $name {
            const ROWS: [$row; $name::COUNT] = [$($columns),*];

            /// What is printed on it.
            #[inline]
            $visible const fn row(self) -> &'static $row {
                &$name::ROWS[self as usize]
            }
        }
    };
}

/// The members that pass a test, as a set worked out by the compiler.
#[macro_export]
macro_rules! members_where {
    ($set:ident of $name:ident, |$member:ident| $test:expr) => {{
        let mut set = $set::EMPTY;
        let mut index = 0;
        while index < $name::COUNT {
            let $member = $name::ALL[index];
            if $test {
                set.insert($member);
            }
            index += 1;
        }
        set
    }};
}

/// A list of more parts than this helps nobody.
const MOST_PARTS: usize = 16;

/// Ids for a person to choose from: `: use A-1 to A-4, B or C`. Empty where
/// there are too many.
pub fn choice_of<'a>(ids: impl IntoIterator<Item = &'a str>) -> String {
    let mut runs: Vec<(&str, &str)> = Vec::new();
    for id in ids {
        match runs.last_mut() {
            Some((_, last)) if follows(last, id) => *last = id,
            _ => runs.push((id, id)),
        }
    }
    if runs.len() > MOST_PARTS {
        return String::new();
    }
    let part = |(first, last): &(&str, &str)| {
        if first == last {
            (*first).to_owned()
        } else {
            format!("{first} to {last}")
        }
    };
    let parts: Vec<String> = runs.iter().map(part).collect();
    match parts.split_last() {
        Some((last, [])) => format!(": use {last}"),
        Some((last, before)) => format!(": use {} or {last}", before.join(", ")),
        None => String::new(),
    }
}

/// Whether two ids are numbers of one series, one after the other.
fn follows(before: &str, id: &str) -> bool {
    let split = |id: &str| {
        let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let number = id[stem.len()..].parse::<u32>().ok();
        (stem.len(), number)
    };
    let ((stem, number), (next_stem, next)) = (split(before), split(id));
    before[..stem] == id[..next_stem]
        && number.is_some()
        && number.and_then(|number| number.checked_add(1)) == next
}

#[cfg(test)]
mod tests {
    use super::choice_of;

    #[test]
    fn ids_of_a_series_are_named_by_their_ends() {
        let ids = ["DI-01", "DI-02", "DI-03", "DX-1", "DI-D"];
        assert_eq!(choice_of(ids), ": use DI-01 to DI-03, DX-1 or DI-D");
        assert_eq!(choice_of(["a", "b"]), ": use a or b");
        assert_eq!(choice_of(["a"]), ": use a");
    }

    #[test]
    fn a_list_that_nobody_would_read_is_left_out() {
        let ids: Vec<String> = (0..17).map(|id| format!("tile {id} a")).collect();
        assert_eq!(choice_of(ids.iter().map(String::as_str)), "");
        assert_ne!(choice_of(ids.iter().skip(1).map(String::as_str)), "");
    }
}
