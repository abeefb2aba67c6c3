//! What a power tile is: the columns of the catalogue and sets of tiles.

use serde::Serialize;
use tabletop::members_where;

pub use crate::catalogue::Tile;
use crate::{BattleCard, Colour, Ours, Points};

/// In which battles a bonus counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// In every battle.
    Always,
    /// When its owner attacks.
    Attacking,
    /// When its owner defends.
    Defending,
    /// In a desert zone.
    InDesert,
    /// In a district of any city.
    InCity,
    /// Attacking in a district of an opponent's city.
    AttackingForeignCity,
    /// In a temple zone or the Sanctuary.
    InHolyPlace,
    /// In the Delta.
    InDelta,
}

/// Points a tile adds in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Boost {
    /// In which battles.
    pub when: When,
    /// What it adds there.
    #[serde(flatten)]
    pub points: Points,
}

impl Boost {
    /// No points yet.
    pub const fn when(when: When) -> Boost {
        Boost {
            when,
            points: Points::NONE,
        }
    }

    pub(crate) const fn strength(mut self, strength: u8) -> Boost {
        self.points.strength = strength;
        self
    }

    pub(crate) const fn damage(mut self, damage: u8) -> Boost {
        self.points.damage = damage;
        self
    }

    pub(crate) const fn unblockable(mut self, unblockable: u8) -> Boost {
        self.points.unblockable = unblockable;
        self
    }

    pub(crate) const fn shield(mut self, shield: u8) -> Boost {
        self.points.shield = shield;
        self
    }

    pub(crate) const fn impenetrable(mut self, impenetrable: u8) -> Boost {
        self.points.impenetrable = impenetrable;
        self
    }
}

/// What a tile does beyond plain bonuses. Rule code asks for the power, never
/// for a tile by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is explained by its row in the catalogue")]
pub enum Power {
    None,
    Domination,
    ActOfGod,
    Phoenix,
    StreetFighting,
    Portal,
    DivineWound,
    SurpriseAttack,
    ReinforcementPrayer,
    Legion,
    DefensiveVictory,
    Spy,
    Reinforcements,
    DivineWill,
    Priest,
    Priestess,
    MagicalSupport,
    DeepDesertSnake,
    Vision,
    DivineBoon,
    HandOfGod,
    DivineHunger,
    PriestOfThoeris,
    PriestOfRa,
    Mummy,
    Mercenaries,
    LocalRecruitment,
    HonorInBattle,
    DedicationToBattle,
    KhnumsSphinx,
    TwinCeremony,
    GriffinSphinx,
    ForcedMarch,
    SoulDevourer,
    DivineMight,
    Harkhuf,
    Masaharta,
    Jackal,
    Heqaib,
    Bakatan,
    ForcedRecall,
    HoldTheGround,
    SpoilsOfWar,
    Ptahmose,
    Meryptah,
    Cat,
    WarriorsHomage,
    TitheThief,
    Annexation,
    Mirage,
    ShadowRite,
    DoubleGame,
    CorruptedRecruits,
    TyphonicBeast,
    LordOfStorms,
    Desecration,
    Omniscience,
    SacredBull,
    PerfectArchitecture,
    GiantSandworm,
    StrategicHold,
    NightCeremony,
    GatheredTribes,
    DivineSupport,
    TacticalReinforcement,
    SupremePower,
    Restructuring,
    EnergyDrain,
    TempleRaiders,
    ForcedTribute,
    OpenGates,
    Stargate,
    Teleport,
    FirstStrike,
    NightLevy,
    Foresight,
    HolyWar,
}

const POWERS: usize = Power::HolyWar as usize + 1;

/// One row of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// The colour.
    pub colour: Colour,
    /// The level, which is also the basic price (KB-1.3.a).
    pub level: u8,
    /// Copies of this picture in its colour.
    pub copies: u8,
    /// Land moves it adds.
    pub moves: u8,
    /// Points it adds in battle.
    pub boosts: &'static [Boost],
    /// What else it does.
    pub power: Power,
    /// Divine fame points its buyer gains.
    pub fame: u8,
    /// The special battle card it brings.
    pub card: Option<BattleCard>,
    /// Whether it offers a golden action.
    pub golden: bool,
    /// Prayer points it adds at night.
    pub night: u8,
    /// Units of each Recruit it makes free.
    pub recruits: u8,
    /// Where it comes from.
    pub origin: Origin,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// The box a tile comes out of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// *Blood and Sand* and *Rise of the Gods*.
    Later,
    /// The add-on Renewal.
    Renewal,
    /// The first edition (2012).
    First,
}

impl TileRow {
    pub(crate) const fn new(colour: Colour, level: u8) -> TileRow {
        TileRow {
            colour,
            level,
            copies: 1,
            moves: 0,
            boosts: &[],
            power: Power::None,
            fame: 0,
            card: None,
            golden: false,
            night: 0,
            recruits: 0,
            origin: Origin::Later,
            ours: None,
        }
    }

    pub(crate) const fn copies(self, copies: u8) -> TileRow {
        TileRow { copies, ..self }
    }

    pub(crate) const fn moves(self, moves: u8) -> TileRow {
        TileRow { moves, ..self }
    }

    pub(crate) const fn boosts(self, boosts: &'static [Boost]) -> TileRow {
        TileRow { boosts, ..self }
    }

    pub(crate) const fn power(self, power: Power) -> TileRow {
        TileRow { power, ..self }
    }

    pub(crate) const fn golden(self, power: Power) -> TileRow {
        TileRow {
            power,
            golden: true,
            ..self
        }
    }

    pub(crate) const fn fame(self, fame: u8) -> TileRow {
        TileRow { fame, ..self }
    }

    pub(crate) const fn card(self, card: BattleCard) -> TileRow {
        TileRow {
            card: Some(card),
            ..self
        }
    }

    pub(crate) const fn night(self, night: u8) -> TileRow {
        TileRow { night, ..self }
    }

    pub(crate) const fn recruits(self, recruits: u8) -> TileRow {
        TileRow { recruits, ..self }
    }

    pub(crate) const fn renewal(self) -> TileRow {
        TileRow {
            origin: Origin::Renewal,
            ..self
        }
    }

    pub(crate) const fn first(self) -> TileRow {
        TileRow {
            origin: Origin::First,
            ..self
        }
    }

    pub(crate) const fn ours(self, part: Ours) -> TileRow {
        TileRow {
            ours: Some(part),
            ..self
        }
    }
}

impl Tile {
    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        self.row().colour
    }

    /// The level.
    #[inline]
    pub const fn level(self) -> u8 {
        self.row().level
    }

    /// All tiles with this tile's picture: nobody owns two of them (KB-3.4.3.a).
    #[inline]
    pub const fn same_picture(self) -> TileSet {
        TileSet::one(self).same_pictures()
    }
}

tabletop::bit_set! {
    /// A set of tiles, by picture.
    pub struct TileSet(pub [u64; 3]) of Tile;
}

impl TileSet {
    /// The tiles with this power.
    #[inline]
    pub const fn with_power(power: Power) -> TileSet {
        BY_POWER[power as usize]
    }

    /// The tiles that add points in battle. A companion's points belong to its
    /// troop, not to its owner.
    pub const BOOSTING: TileSet = members_where!(TileSet of Tile, |tile| {
        !tile.row().boosts.is_empty() && tile.pieces().is_empty()
    });

    /// The tiles that add land moves to every troop of their owner.
    pub const MARCHING: TileSet = members_where!(TileSet of Tile, |tile| {
        tile.row().moves > 0 && tile.pieces().is_empty()
    });

    /// The tiles that add prayer points at night.
    pub const NIGHTLY: TileSet = members_where!(TileSet of Tile, |tile| tile.row().night > 0);

    /// The tiles that make units of a Recruit free.
    pub const RECRUITING: TileSet = members_where!(TileSet of Tile, |tile| tile.row().recruits > 0);

    /// The tiles of which there are two.
    pub const PAIRS: TileSet = members_where!(TileSet of Tile, |tile| tile.row().copies == 2);

    /// The tiles that come out of a box.
    pub const fn out_of(origin: Origin) -> TileSet {
        const LATER: TileSet =
            members_where!(TileSet of Tile, |tile| matches!(tile.row().origin, Origin::Later));
        const RENEWAL: TileSet =
            members_where!(TileSet of Tile, |tile| matches!(tile.row().origin, Origin::Renewal));
        const FIRST: TileSet =
            members_where!(TileSet of Tile, |tile| matches!(tile.row().origin, Origin::First));
        match origin {
            Origin::Later => LATER,
            Origin::Renewal => RENEWAL,
            Origin::First => FIRST,
        }
    }

    /// The tiles with a golden action.
    pub const GOLDEN: TileSet = members_where!(TileSet of Tile, |tile| tile.row().golden);

    /// The tiles of each colour and level.
    #[inline]
    pub const fn of(colour: Colour, level: u8) -> TileSet {
        BY_COLOUR_AND_LEVEL[colour as usize][level as usize]
    }

    /// The highest level there is.
    pub const TOP_LEVEL: u8 = 4;

    /// All tiles that have a picture in common with one of these.
    #[inline]
    pub const fn same_pictures(self) -> TileSet {
        let mut set = self;
        // These have several rows each; all other pictures have one.
        if self.has(Power::Domination) {
            set = set.union(TileSet::with_power(Power::Domination));
        }
        if self.has(Power::ActOfGod) {
            set = set.union(TileSet::with_power(Power::ActOfGod));
        }
        set
    }

    /// Whether a tile with this power is in the set.
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.meets(TileSet::with_power(power))
    }
}

const BY_POWER: [TileSet; POWERS] = {
    let mut sets = [TileSet::EMPTY; POWERS];
    let mut index = 0;
    while index < Tile::COUNT {
        let tile = Tile::ALL[index];
        sets[tile.row().power as usize].insert(tile);
        index += 1;
    }
    sets
};

const LEVELS: usize = TileSet::TOP_LEVEL as usize + 1;

const BY_COLOUR_AND_LEVEL: [[TileSet; LEVELS]; Colour::COUNT] = {
    let mut sets = [[TileSet::EMPTY; LEVELS]; Colour::COUNT];
    let mut index = 0;
    while index < Tile::COUNT {
        let tile = Tile::ALL[index];
        sets[tile.colour() as usize][tile.level() as usize].insert(tile);
        index += 1;
    }
    sets
};
