//! Creatures and servants: pieces that go with a troop (KB-7.8.a, tiles:§4).

use crate::tile::{Boost, Power, Tile};
use tabletop::{members_where, rows};

rows! {
    /// One creature or servant piece.
    #[expect(missing_docs, reason = "named after their tiles")]
    pub enum Companion is "companion" with pub CompanionRow {
        Phoenix = "phoenix" => creature(Tile::Phoenix),
        RoyalScarab = "royal-scarab" => creature(Tile::RoyalScarab),
        GiantScorpion = "giant-scorpion" => creature(Tile::GiantScorpion),
        AncestralElephant = "ancestral-elephant" => creature(Tile::AncestralElephant),
        Sphinx = "sphinx" => creature(Tile::Sphinx),
        DeepDesertSnake = "deep-desert-snake" => creature(Tile::DeepDesertSnake),
        Mummy = "mummy" => creature(Tile::Mummy),
        KhnumsSphinx = "khnums-sphinx" => creature(Tile::KhnumsSphinx),
        GriffinSphinx = "griffin-sphinx" => creature(Tile::GriffinSphinx),
        SoulDevourer = "soul-devourer" => creature(Tile::SoulDevourer),
        Jackal = "jackal" => creature(Tile::Jackal),
        Cat = "cat" => creature(Tile::Cat),
        TyphonicBeast = "typhonic-beast" => creature(Tile::TyphonicBeast),
        SacredBull = "sacred-bull" => creature(Tile::SacredBull),
        GiantSandworm = "giant-sandworm" => creature(Tile::GiantSandworm),
        Hippopotamus = "hippopotamus" => creature(Tile::Hippopotamus),
        Harkhuf1 = "harkhuf-1" => servant(Tile::Harkhuf),
        Harkhuf2 = "harkhuf-2" => servant(Tile::Harkhuf),
        Masaharta1 = "masaharta-1" => servant(Tile::Masaharta),
        Masaharta2 = "masaharta-2" => servant(Tile::Masaharta),
        Heqaib = "heqaib" => servant(Tile::Heqaib),
        Bakatan = "bakatan" => servant(Tile::Bakatan),
        Ptahmose = "ptahmose" => servant(Tile::Ptahmose),
        Meryptah = "meryptah" => servant(Tile::Meryptah),
        FirstScarab = "first-scarab" => creature(Tile::FirstScarab),
        FirstScorpion = "first-scorpion" => creature(Tile::FirstScorpion),
        FirstPhoenix = "first-phoenix" => creature(Tile::FirstPhoenix),
        FirstElephant = "first-elephant" => creature(Tile::FirstElephant),
        FirstSnake = "first-snake" => creature(Tile::FirstSnake),
        FirstSphinx = "first-sphinx" => creature(Tile::FirstSphinx),
        FirstMummy = "first-mummy" => creature(Tile::FirstMummy),
    }
}

/// What a companion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompanionRow {
    /// Creature or servant.
    pub kind: CompanionKind,
    /// The tile it stands on until somebody buys it (KB-2.1.6). What the tile
    /// says is what the companion does.
    pub tile: Tile,
}

/// The two kinds of companions: a troop holds one of each (KB-LIM-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompanionKind {
    /// A creature.
    Creature,
    /// A servant.
    Servant,
}

const fn creature(tile: Tile) -> CompanionRow {
    CompanionRow {
        kind: CompanionKind::Creature,
        tile,
    }
}

const fn servant(tile: Tile) -> CompanionRow {
    CompanionRow {
        kind: CompanionKind::Servant,
        tile,
    }
}

impl Companion {
    /// The tile it stands on until somebody buys it (KB-2.1.6).
    #[inline]
    pub const fn tile(self) -> Tile {
        self.row().tile
    }

    /// Whether it is a servant; all others are creatures.
    #[inline]
    pub const fn is_servant(self) -> bool {
        matches!(self.row().kind, CompanionKind::Servant)
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
        members_where!(Companions of Companion, |companion| companion.is_servant());

    /// All creatures.
    pub const CREATURES: Companions =
        members_where!(Companions of Companion, |companion| !companion.is_servant());

    /// Those that lead a troop past walls.
    pub const PHOENIXES: Companions = Companions::with_power(Power::Phoenix);

    /// Those that silence the opposing creature.
    pub const SNAKES: Companions = Companions::with_power(Power::DeepDesertSnake);

    /// Those that land at military harbors.
    pub const HARKHUF: Companions = Companions::with_power(Power::Harkhuf);

    /// Those that may stand beside another servant (tiles:R18).
    const BESIDE_OTHERS: Companions = Companions::with_power(Power::Meryptah);

    /// The companions with this power.
    const fn with_power(power: Power) -> Companions {
        members_where!(Companions of Companion, |companion| companion.power() as u8 == power as u8)
    }

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
        let servants = self.intersection(Companions::SERVANTS);
        [
            self.intersection(Companions::CREATURES),
            servants.difference(Companions::BESIDE_OTHERS),
        ]
    }

    /// Those of a kind that has one too many for one troop.
    pub(crate) fn crowd(self) -> Companions {
        let crowded = self
            .by_kind()
            .into_iter()
            .filter(|kind| !kind.at_most_one());
        crowded.fold(Companions::default(), Companions::union)
    }

    /// Whether one troop may hold them all: one creature and one servant, or
    /// Meryptah beside another servant (KB-LIM-02, tiles:R18).
    #[inline]
    pub const fn fit_one_troop(self) -> bool {
        let [creatures, servants] = self.by_kind();
        creatures.at_most_one() && servants.at_most_one()
    }
}

impl Tile {
    /// The companions that come with it: one for each copy of the tile.
    #[inline]
    pub const fn pieces(self) -> Companions {
        PIECES[self as usize]
    }
}

const PIECES: [Companions; Tile::COUNT] = {
    let mut pieces = [Companions::EMPTY; Tile::COUNT];
    let mut index = 0;
    while index < Companion::COUNT {
        let companion = Companion::ALL[index];
        pieces[companion.tile() as usize].insert(companion);
        index += 1;
    }
    pieces
};
