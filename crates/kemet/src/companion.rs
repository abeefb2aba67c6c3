//! Creatures and servants: pieces that go with a troop (KB-7.8.a, tiles:§4).

use crate::tile::{Boost, Power, Tile};
use tabletop::vocabulary;

vocabulary! {
    /// One creature or servant piece.
    #[expect(missing_docs, reason = "named after their tiles")]
    pub enum Companion is "companion" {
        Phoenix = "phoenix",
        RoyalScarab = "royal-scarab",
        GiantScorpion = "giant-scorpion",
        AncestralElephant = "ancestral-elephant",
        Sphinx = "sphinx",
        DeepDesertSnake = "deep-desert-snake",
        Mummy = "mummy",
        KhnumsSphinx = "khnums-sphinx",
        GriffinSphinx = "griffin-sphinx",
        SoulDevourer = "soul-devourer",
        Jackal = "jackal",
        Cat = "cat",
        TyphonicBeast = "typhonic-beast",
        SacredBull = "sacred-bull",
        GiantSandworm = "giant-sandworm",
        Hippopotamus = "hippopotamus",
        Harkhuf1 = "harkhuf-1",
        Harkhuf2 = "harkhuf-2",
        Masaharta1 = "masaharta-1",
        Masaharta2 = "masaharta-2",
        Heqaib = "heqaib",
        Bakatan = "bakatan",
        Ptahmose = "ptahmose",
        Meryptah = "meryptah",
        FirstScarab = "first-scarab",
        FirstScorpion = "first-scorpion",
        FirstPhoenix = "first-phoenix",
        FirstElephant = "first-elephant",
        FirstSnake = "first-snake",
        FirstSphinx = "first-sphinx",
        FirstMummy = "first-mummy",
    }
}

const TILES: [Tile; Companion::COUNT] = [
    Tile::Phoenix,
    Tile::RoyalScarab,
    Tile::GiantScorpion,
    Tile::AncestralElephant,
    Tile::Sphinx,
    Tile::DeepDesertSnake,
    Tile::Mummy,
    Tile::KhnumsSphinx,
    Tile::GriffinSphinx,
    Tile::SoulDevourer,
    Tile::Jackal,
    Tile::Cat,
    Tile::TyphonicBeast,
    Tile::SacredBull,
    Tile::GiantSandworm,
    Tile::Hippopotamus,
    Tile::Harkhuf,
    Tile::Harkhuf,
    Tile::Masaharta,
    Tile::Masaharta,
    Tile::Heqaib,
    Tile::Bakatan,
    Tile::Ptahmose,
    Tile::Meryptah,
    Tile::FirstScarab,
    Tile::FirstScorpion,
    Tile::FirstPhoenix,
    Tile::FirstElephant,
    Tile::FirstSnake,
    Tile::FirstSphinx,
    Tile::FirstMummy,
];

impl Companion {
    /// The tile it stands on until somebody buys it (KB-2.1.6).
    #[inline]
    pub const fn tile(self) -> Tile {
        TILES[self as usize]
    }

    /// Whether it is a servant; all others are creatures.
    #[inline]
    pub const fn is_servant(self) -> bool {
        self as u8 >= Companion::Harkhuf1 as u8 && self as u8 <= Companion::Meryptah as u8
    }

    /// What it does beyond plain bonuses.
    #[inline]
    pub const fn power(self) -> Power {
        self.tile().row().power
    }

    /// The points it adds to its troop in battle.
    #[inline]
    pub const fn boosts(self) -> &'static [Boost] {
        self.tile().row().boosts
    }

    /// The land moves it adds to its troop.
    #[inline]
    pub const fn moves(self) -> u8 {
        self.tile().row().moves
    }

    /// The companion with this power in `set`.
    #[inline]
    pub fn with_power(set: Companions, power: Power) -> Option<Companion> {
        set.iter().find(|companion| companion.power() == power)
    }
}

tabletop::bit_set! {
    /// A set of companions.
    pub struct Companions(pub u32) of Companion;
}

impl Companions {
    /// All servants.
    pub const SERVANTS: Companions =
        Companions((2 << Companion::Meryptah as u32) - (1 << Companion::Harkhuf1 as u32));

    /// All creatures.
    pub const CREATURES: Companions =
        Companions(((1 << Companion::COUNT) - 1) & !Companions::SERVANTS.0);

    /// Those that lead a troop past walls.
    pub const PHOENIXES: Companions =
        Companions::one(Companion::Phoenix).with(Companion::FirstPhoenix);

    /// Those that silence the opposing creature.
    pub const SNAKES: Companions =
        Companions::one(Companion::DeepDesertSnake).with(Companion::FirstSnake);

    /// The companions of one kind: that of `like`.
    #[inline]
    pub const fn kind_of(like: Companion) -> Companions {
        if like.is_servant() {
            Companions::SERVANTS
        } else {
            Companions::CREATURES
        }
    }

    /// By kind, those of which one troop holds one: Meryptah may stand beside
    /// another servant (tiles:R18).
    const fn by_kind(self) -> [Companions; 2] {
        let servants = self.and(Companions::SERVANTS);
        [
            self.and(Companions::CREATURES),
            servants.minus(Companions::one(Companion::Meryptah)),
        ]
    }

    /// Those of a kind that has one too many for one troop.
    pub(crate) fn crowd(self) -> Companions {
        let crowded = self
            .by_kind()
            .into_iter()
            .filter(|kind| !kind.at_most_one());
        crowded.fold(Companions::default(), Companions::or)
    }

    /// Whether one troop may hold them all: one creature and one servant, or
    /// Meryptah beside another servant (KB-LIM-02, tiles:R18).
    #[inline]
    pub const fn fit_one_troop(self) -> bool {
        let [creatures, servants] = self.by_kind();
        creatures.at_most_one() && servants.at_most_one()
    }
}
