//! How much and how long: the constants of the wire, a line each. Clients in
//! Rust use them as they are, the browser gets them from `cargo xtask types`.

/// Constants, and the list of them with what each says.
macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty = $value:literal;)*) => {
        $($(#[doc = $doc])+ pub const $name: $type = $value;)*

        /// All of them: what it says, its name, its value.
        #[cfg(feature = "typescript")]
        pub const LIMITS: &[(&str, &str, u32)] =
            &[$((concat!($($doc),+), stringify!($name), $value)),*];
    };
}

limits! {
    /// How many moments can be asked for at once.
    MOST_MOMENTS: u32 = 60;
    /// How many entries come with a fresh view, and with one answer to `log`.
    MOST_ENTRIES: usize = 300;
    /// How long a line of chat may be, in characters.
    LONGEST_CHAT: usize = 500;
    /// How long the name of what somebody points at may be.
    LONGEST_POINT: usize = 32;
    /// How many of those who look on are named.
    MOST_GUESTS: usize = 40;
    /// How long a report may be, in characters.
    LONGEST_REPORT: usize = 500;
    /// How long private notes may be, in characters.
    LONGEST_NOTES: usize = 10_000;
    /// How long a name, a label of a seat or of a token may be, in characters.
    LONGEST_NAME: usize = 24;
    /// How long the name of an account must be.
    SHORTEST_ACCOUNT: usize = 3;
    /// How long it may be.
    LONGEST_ACCOUNT: usize = 24;
    /// How long a password must be, in characters.
    SHORTEST_PASSWORD: usize = 8;
    /// How long it may be, in bytes.
    LONGEST_PASSWORD: usize = 256;
    /// How long the id of a wish may be, in characters.
    LONGEST_ID: usize = 64;
    /// How many options an advice has.
    MOST_ADVISED: usize = 4;
    /// A bot that made fewer simulations than this did not search: the shares of
    /// its attention say nothing.
    A_SEARCH: u32 = 100;
}
