//! What belongs to one player, each thing once: its name, its type, and whether
//! the table sees it. Views show one half whole, and the other to its owner.

use serde::{Deserialize, Serialize};

use super::Pyramid;
use crate::edition::Rules;
use crate::{BattleCards, City, Colour, Colours, Companions, DiCards, God, Power, Spaces, TileSet};

/// Writes a struct of all fields, and one each of those that are `open` and
/// `secret`, between which whole halves can be copied. `told` fields are open,
/// too, but a view tells of them in its own way.
macro_rules! halves {
    (
        $whole:ident = $open:ident + $secret:ident;
        $($(#[$meta:meta])* $half:ident $field:ident: $type:ty,)*
    ) => {
        /// What belongs to one player.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(crate) struct $whole {
            $(pub $field: $type,)*
        }

        halves! {
            @sort $whole = $open [] + $secret [];
            $($(#[$meta])* $half $field: $type,)*
        }
    };
    (
        @sort $whole:ident = $open:ident [$($of:tt)*] + $secret:ident [$($sf:tt)*];
        $(#[$meta:meta])* open $field:ident: $type:ty, $($rest:tt)*
    ) => {
        halves! {
            @sort $whole = $open [$($of)* { $(#[$meta])* $field: $type }] + $secret [$($sf)*];
            $($rest)*
        }
    };
    (
        @sort $whole:ident = $open:ident [$($of:tt)*] + $secret:ident [$($sf:tt)*];
        $(#[$meta:meta])* secret $field:ident: $type:ty, $($rest:tt)*
    ) => {
        halves! {
            @sort $whole = $open [$($of)*] + $secret [$($sf)* { $(#[$meta])* $field: $type }];
            $($rest)*
        }
    };
    (
        @sort $whole:ident = $open:ident [$($of:tt)*] + $secret:ident [$($sf:tt)*];
        $(#[$meta:meta])* told $field:ident: $type:ty, $($rest:tt)*
    ) => {
        halves! { @sort $whole = $open [$($of)*] + $secret [$($sf)*]; $($rest)* }
    };
    (
        @sort $whole:ident = $open:ident [$({ $(#[$om:meta])* $of:ident: $ot:ty })*]
            + $secret:ident [$({ $(#[$sm:meta])* $sf:ident: $st:ty })*];
    ) => {
        /// What the table sees of a player (KB-HI-06).
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $open {
            $($(#[$om])* pub $of: $ot,)*
        }

        /// The faces of a player's cards, for the owner alone.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $secret {
            $($(#[$sm])* pub $sf: $st,)*
        }

        impl $whole {
            /// What the table sees.
            pub(crate) fn open(&self) -> $open {
                $open { $($of: self.$of,)* }
            }

            /// What only the owner sees.
            pub(crate) fn secret(&self) -> $secret {
                $secret { $($sf: self.$sf,)* }
            }

            /// Puts in all that the table sees.
            pub(crate) fn set_open(&mut self, open: $open) {
                $(self.$of = open.$of;)*
            }

            /// Puts in all that only the owner sees.
            pub(crate) fn set_secret(&mut self, secret: $secret) {
                $(self.$sf = secret.$sf;)*
            }
        }
    };
}

// In the order of the hashes that stored games carry.
halves! {
    Player = OpenPlayer + SecretView;

    /// The god they play for, once chosen.
    open god: Option<God>,
    /// The city they live in, once chosen.
    open city: Option<City>,
    /// Prayer points.
    open prayer: u8,
    /// Permanent fame won by fighting.
    open battle_fame: u8,
    /// Permanent fame given by tiles and at night.
    open divine_fame: u8,
    /// Veteran tokens.
    open veterans: u8,
    /// Units not on the board.
    open supply: u8,
    /// All units owned, on the board and off it: 12, and 3 for each mercenary tile
    /// (KB-LIM-04).
    open stock: u8,
    /// Power tiles they own.
    open tiles: TileSet,
    /// Companions they own, wherever those are.
    told companions: Companions,
    /// The pyramids of the districts a, b and c.
    open pyramids: [Pyramid; 3],
    /// The acquire token on each of the three Acquire spaces.
    open slots: [Option<Colour>; 3],
    /// Own-colour tokens not yet placed this round.
    open tokens: u8,
    /// Spaces with an own-colour token.
    open own_tokens: Spaces,
    /// Spaces with a silver token.
    open silver_tokens: Spaces,
    /// Whether they own a silver token.
    open has_silver: bool,
    /// Whether the gold token was used this round.
    open gold_used: bool,
    /// Colours acquired this round: no second tile of these (KB-3.4.3.b).
    open bought: Colours,
    /// Battle cards in hand, those of a war council included.
    #[serde(rename = "battle_hand")]
    secret hand: BattleCards,
    /// Battle cards discarded face up.
    open face_up: BattleCards,
    /// Battle cards discarded face down; the owner may look at them again
    /// (KB-AM-18).
    secret face_down: BattleCards,
    /// Battle cards given up for special ones.
    secret removed: BattleCards,
    /// DI cards in hand, those of a war council included.
    secret di: DiCards,
    /// Prayer points Energy Drain brought this day (REN-AME1).
    open drained: u8,
    /// Whether the Lord of Storms was called this day.
    open storm_used: bool,
    /// Whether the Temple Raiders drew their card this day.
    open raided: bool,
}

/// The colours of the Acquire spaces where they are printed (K1-4.1.4).
const PRINTED: [Option<Colour>; 3] = [
    Some(Colour::Diamond),
    Some(Colour::Ruby),
    Some(Colour::Sapphire),
];

impl Player {
    pub(crate) const fn new(rules: &Rules) -> Player {
        Player {
            god: None,
            city: None,
            prayer: rules.prayer,
            battle_fame: 0,
            divine_fame: 0,
            veterans: 0,
            supply: 12,
            stock: 12,
            tiles: TileSet::EMPTY,
            companions: Companions::EMPTY,
            pyramids: [Pyramid {
                level: 0,
                colour: None,
            }; 3],
            slots: if rules.printed_spaces {
                PRINTED
            } else {
                [None; 3]
            },
            tokens: 5,
            own_tokens: Spaces::EMPTY,
            silver_tokens: Spaces::EMPTY,
            has_silver: false,
            gold_used: false,
            bought: Colours::EMPTY,
            hand: rules.battle_cards,
            face_up: BattleCards::EMPTY,
            face_down: BattleCards::EMPTY,
            removed: BattleCards::EMPTY,
            di: DiCards::EMPTY,
            drained: 0,
            storm_used: false,
            raided: false,
        }
    }

    /// Whether a tile that works for all of the player's troops has this power.
    #[inline]
    pub(crate) fn has(&self, power: Power) -> bool {
        self.tiles.has(power)
    }

    /// All spaces that hold one of the player's tokens, gold aside.
    #[inline]
    pub(crate) fn taken(&self) -> Spaces {
        self.own_tokens | self.silver_tokens
    }

    /// Whether a silver token can still be played this round.
    #[inline]
    pub(crate) fn silver_ready(&self) -> bool {
        self.has_silver && self.silver_tokens.is_empty()
    }

    /// The slot with the acquire token of `colour`.
    #[inline]
    pub(crate) fn slot_of(&self, colour: Colour) -> Option<usize> {
        self.slots.iter().position(|&slot| slot == Some(colour))
    }

    /// The colours of the player's pyramids.
    pub(crate) fn pyramid_colours(&self) -> Colours {
        self.pyramids
            .iter()
            .filter_map(|pyramid| pyramid.colour)
            .collect()
    }

    /// How many pyramids stand in the city.
    pub(crate) fn pyramid_count(&self) -> usize {
        self.pyramids
            .iter()
            .filter(|pyramid| pyramid.level > 0)
            .count()
    }
}
