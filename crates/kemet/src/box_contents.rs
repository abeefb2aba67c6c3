//! What is in the box, for a browser to draw: rows of the catalogue and the
//! shapes of the board, without a word of text.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::map::drawing::{Drawing, GRID, Harbor, Point, ZoneSketch};
use crate::map::{Bank, Layout, Port, Storm};
use crate::solo::components::AmonComponents;
use crate::team::{FORMATIONS, MIXED_LIMIT};
use crate::{
    BattleCard, BattleCards, Boost, CardFace, City, Colour, Companion, Companions, Deck, Deed, Di,
    District, Edition, Effect, God, Icon, MAX_PRAYER, Mode, Objective, Origin, Ours, Points, Setup,
    SetupOption, Space, Spaces, Tile, Zone, ZoneKind, ZoneSet,
};

/// Everything in the box.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Components {
    /// Nobody has more prayer points.
    pub max_prayer: u8,
    /// A troop of several teammates has no more units (KB-4.2.b).
    pub mixed_limit: u8,
    /// The gods people play for.
    pub gods: &'static [God],
    /// Gods of Egypt: what is printed on the tile of each god.
    pub god_tiles: Vec<GodInfo>,
    /// The colours of tiles and pyramids.
    pub colours: &'static [Colour],
    /// The actions.
    pub deeds: &'static [Deed],
    /// The spaces of the player board.
    pub spaces: Vec<SpaceInfo>,
    /// The power tiles, in the order of the catalogue.
    pub tiles: Vec<TileInfo>,
    /// The creatures and servants.
    pub companions: Vec<CompanionInfo>,
    /// The Divine Intervention cards.
    pub di: Vec<DiInfo>,
    /// The battle cards.
    pub battle_cards: Vec<BattleCardInfo>,
    /// The zones of the board.
    pub zones: Vec<ZoneInfo>,
    /// The cities of the board.
    pub cities: Vec<CityInfo>,
    /// The board as each number of players uses it.
    pub layouts: BTreeMap<u8, LayoutInfo>,
    /// The boards of the first edition as each number of players uses them.
    pub first_layouts: BTreeMap<u8, LayoutInfo>,
    /// The storm tiles.
    pub storms: Vec<StormInfo>,
    /// The width and the height of a drawing; x runs east and y south.
    pub grid: i16,
    /// The boards.
    pub drawings: Drawings,
    /// What belongs to the game against Amon.
    pub amon: AmonComponents,
}

/// What can be agreed on before a game, for a form: small, because the front page
/// has it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoices {
    /// A plain game.
    pub plain: Setup,
    /// The printings, the newest first.
    pub editions: Vec<EditionInfo>,
    /// The ways to play.
    pub modes: [Mode; 3],
    /// Who can play against whom.
    pub formations: Vec<FormationInfo>,
    /// The objectives of a game alone.
    pub objectives: &'static [Objective],
}

/// A printing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EditionInfo {
    /// Which one.
    pub id: Edition,
    /// The most players it is for.
    pub most_players: u8,
    /// The ways to play it.
    pub modes: Vec<Mode>,
    /// What can be agreed on in it.
    pub options: Vec<SetupOption>,
    /// The modes in which the gods themselves can be on the board.
    pub gods_of_egypt: Vec<Mode>,
}

/// A way to form teams.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FormationInfo {
    /// How many play.
    pub players: u8,
    /// How many of them together.
    pub team_size: u8,
}

/// The boards.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drawings {
    /// Of *Blood and Sand* and *Rise of the Gods*.
    pub rise: DrawingInfo,
    /// Of the first edition, for 2 and 4 players.
    pub first_even: DrawingInfo,
    /// Of the first edition, for 3 and 5 players.
    pub first_odd: DrawingInfo,
}

/// A board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DrawingInfo {
    /// The zones it has.
    pub zones: &'static [ZoneSketch],
    /// The Nile with the waters around the Delta; the Delta lies on top of it.
    pub nile: &'static [Point],
    /// The cover of the east bank where it is closed.
    pub closed_east: &'static [Point],
    /// The corners of the storm tiles that may lie on it.
    pub storms: BTreeMap<Storm, &'static [Point]>,
    /// The place of the statue of the god whose city it is.
    pub statues: BTreeMap<City, Point>,
    /// The ways for ships that are printed on it.
    pub harbors: &'static [Harbor],
}

/// A space of the player board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpaceInfo {
    /// Which space.
    pub id: Space,
    /// The action it gives.
    pub deed: Deed,
    /// 0 for the top floor, 1 for the middle, 2 for the bottom; the apex is on none.
    pub floor: Option<u8>,
}

/// A power tile.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TileInfo {
    /// Which tile.
    pub id: Tile,
    /// Its colour.
    pub colour: Colour,
    /// Its level, which is also its price before reductions.
    pub level: u8,
    /// How many there are of it.
    pub copies: u8,
    /// Whether it belongs to the add-on Renewal.
    pub renewal: bool,
    /// Whether it belongs to the first edition.
    pub first: bool,
    /// Whether it offers a golden action.
    pub golden: bool,
    /// The pieces it brings; several when there are several copies.
    pub companions: Vec<Companion>,
    /// The special battle card it brings.
    pub card: Option<BattleCard>,
    /// The land moves it adds.
    pub moves: u8,
    /// The divine fame it brings.
    pub fame: u8,
    /// The points it adds in battle.
    pub boosts: &'static [Boost],
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// The tile of a god (Gods of Egypt).
#[derive(Clone, Debug, Serialize, TS)]
pub struct GodInfo {
    /// Which god.
    pub id: God,
    /// Its life points.
    pub life: u8,
    /// Its strength in battle, instead of a count of units.
    pub strength: u8,
    /// The land moves it has more than a troop.
    pub moves: u8,
    /// Its shield in battle.
    pub shield: u8,
    /// Its damage in battle as attacker.
    pub attack: u8,
}

/// A creature or a servant.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CompanionInfo {
    /// Which piece.
    pub id: Companion,
    /// The tile it comes with.
    pub tile: Tile,
    /// Whether it is a servant; all others are creatures.
    pub servant: bool,
}

/// A Divine Intervention card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DiInfo {
    /// Which card.
    pub id: Di,
    /// How many there are in the deck; Diversion is never there.
    pub copies: u8,
    /// Its price in prayer points.
    pub cost: u8,
    /// When it may be played.
    pub icon: Icon,
    /// Whether it belongs to the optional sixteen.
    pub extra: bool,
    /// Whether it belongs to the first edition.
    pub first: bool,
    /// What it gives in battle.
    #[serde(flatten)]
    pub points: Points,
    /// What else it does.
    pub effect: Effect,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// A battle card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BattleCardInfo {
    /// Which card.
    pub id: BattleCard,
    /// Whether a tile brings it; everybody has all others from the start.
    pub special: bool,
    /// What is printed on it.
    pub face: CardFace,
}

/// A zone of the board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ZoneInfo {
    /// Which zone.
    pub id: Zone,
    /// What it is.
    pub kind: ZoneKind,
    /// The land it belongs to.
    pub bank: Bank,
    /// The city it belongs to, as a district or as the desert around it.
    pub city: Option<City>,
    /// Which district of its city it is.
    pub district: Option<District>,
    /// Its port.
    pub port: Option<Port>,
    /// Whether an obelisk stands in it.
    pub obelisk: bool,
    /// The prayer points its temple pays at night; 0 where there is none.
    pub temple_pp: u8,
}

/// A city of the board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CityInfo {
    /// Which city.
    pub id: City,
    /// The bank of the Nile it stands on.
    pub bank: Bank,
    /// Its districts: west, centre, east.
    pub districts: [Zone; 3],
    /// The desert around it.
    pub desert: Zone,
    /// The zones next to its wall: its districts and its desert.
    pub wall: ZoneSet,
}

/// The board as one number of players uses it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LayoutInfo {
    /// How many tile colours are in use.
    pub colours: usize,
    /// The zones in play.
    pub zones: ZoneSet,
    /// The cities in play, one for each player.
    pub cities: Vec<City>,
    /// The storm tiles that lie on it.
    pub storms: &'static [Storm],
    /// Whether the east bank is in play.
    pub east_open: bool,
    /// The zones that border each zone in play over land, walls included.
    pub neighbours: BTreeMap<Zone, ZoneSet>,
    /// The zones that a printed arrow joins.
    pub arrows: BTreeMap<Zone, ZoneSet>,
    /// The ports at which a ship of each city may arrive, out of any port.
    pub arrivals: BTreeMap<City, ZoneSet>,
}

/// A storm tile.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StormInfo {
    /// Which tile.
    pub id: Storm,
    /// The zones under it.
    pub covers: ZoneSet,
}

impl Components {
    /// All of it.
    pub fn all() -> Components {
        Components {
            max_prayer: MAX_PRAYER,
            mixed_limit: MIXED_LIMIT,
            gods: God::ALL,
            god_tiles: rows(God::ALL, god_tile),
            colours: Colour::ALL,
            deeds: Deed::ALL,
            spaces: rows(Space::ALL, space),
            tiles: rows(Tile::ALL, tile),
            companions: rows(Companion::ALL, companion),
            di: rows(Di::ALL, di),
            battle_cards: rows(BattleCard::ALL, battle_card),
            zones: rows(&Zone::ALL, zone),
            cities: rows(&City::ALL, city),
            layouts: layouts(Edition::Rise),
            first_layouts: layouts(Edition::First),
            storms: rows(&Storm::ALL, storm),
            grid: GRID,
            drawings: Drawings {
                rise: drawing(Drawing::RISE),
                first_even: drawing(Drawing::FIRST_EVEN),
                first_odd: drawing(Drawing::FIRST_ODD),
            },
            amon: AmonComponents::all(),
        }
    }
}

impl SetupChoices {
    /// All of it.
    pub fn all() -> SetupChoices {
        SetupChoices {
            plain: Setup::default(),
            editions: rows(&Edition::ALL, |id| EditionInfo {
                id,
                most_players: id.most_players(),
                modes: Mode::ALL
                    .into_iter()
                    .filter(|&mode| plays(id, mode, false))
                    .collect(),
                options: SetupOption::ALL
                    .into_iter()
                    .filter(|&option| has(id, option))
                    .collect(),
                gods_of_egypt: Mode::ALL
                    .into_iter()
                    .filter(|&mode| plays(id, mode, true))
                    .collect(),
            }),
            modes: Mode::ALL,
            formations: rows(&FORMATIONS, |(players, team_size)| FormationInfo {
                players,
                team_size,
            }),
            objectives: Objective::ALL,
        }
    }
}

/// Whether an edition can be played in a mode: the check of a setup says so.
fn plays(edition: Edition, mode: Mode, gods_of_egypt: bool) -> bool {
    let setup = Setup {
        edition,
        gods_of_egypt,
        ..Setup::plain(mode)
    };
    setup.refusal().is_none()
}

/// Whether an edition has an option.
fn has(edition: Edition, option: SetupOption) -> bool {
    let mut setup = Setup {
        edition,
        ..Setup::default()
    };
    option.choose(&mut setup);
    setup.refusal().is_none()
}

fn rows<T: Copy, R>(all: &[T], row: fn(T) -> R) -> Vec<R> {
    all.iter().copied().map(row).collect()
}

fn space(id: Space) -> SpaceInfo {
    let mut floors = Spaces::FLOORS.iter();
    SpaceInfo {
        id,
        deed: id.deed(),
        floor: floors
            .position(|floor| floor.contains(id))
            .map(|floor| floor as u8),
    }
}

fn god_tile(id: God) -> GodInfo {
    let row = id.row();
    GodInfo {
        id,
        life: row.life,
        strength: row.points.strength,
        moves: row.moves,
        shield: row.points.shield,
        attack: row.attack,
    }
}

fn tile(id: Tile) -> TileInfo {
    let row = id.row();
    TileInfo {
        id,
        colour: row.colour,
        level: row.level,
        copies: row.copies,
        renewal: row.origin == Origin::Renewal,
        first: row.origin == Origin::First,
        golden: row.golden,
        companions: id.pieces().iter().collect(),
        card: row.card,
        moves: row.moves,
        fame: row.fame,
        boosts: row.boosts,
        ours: row.ours,
    }
}

fn companion(id: Companion) -> CompanionInfo {
    CompanionInfo {
        id,
        tile: id.tile(),
        servant: Companions::SERVANTS.contains(id),
    }
}

fn di(id: Di) -> DiInfo {
    let face = id.face();
    DiInfo {
        id,
        copies: face.copies,
        cost: face.cost,
        icon: face.icon,
        extra: id.deck() == Deck::Extra,
        first: id.deck() == Deck::First,
        points: face.points,
        effect: face.effect,
        ours: id.ours(),
    }
}

fn battle_card(id: BattleCard) -> BattleCardInfo {
    BattleCardInfo {
        id,
        special: !BattleCards::STANDARD.contains(id),
        face: id.face(),
    }
}

fn zone(id: Zone) -> ZoneInfo {
    ZoneInfo {
        id,
        kind: id.kind(),
        bank: id.bank(),
        city: id.city(),
        district: id.district(),
        port: id.port(),
        obelisk: id.obelisk(),
        temple_pp: id.temple_pp(),
    }
}

fn city(id: City) -> CityInfo {
    CityInfo {
        id,
        bank: id.bank(),
        districts: id.districts(),
        desert: id.desert(),
        wall: id.wall(),
    }
}

fn layouts(edition: Edition) -> BTreeMap<u8, LayoutInfo> {
    (2..=edition.most_players())
        .map(|players| (players, layout(edition, players)))
        .collect()
}

fn layout(edition: Edition, players: u8) -> LayoutInfo {
    let layout = Layout::get(edition, players);
    let zones = layout.zones();
    LayoutInfo {
        colours: edition.colour_count(players),
        zones: layout.zones(),
        cities: layout.cities().to_vec(),
        storms: layout.storms(),
        east_open: layout.east_open(),
        neighbours: zones
            .iter()
            .map(|zone| (zone, layout.neighbours(zone)))
            .collect(),
        arrows: zones
            .iter()
            .filter(|&zone| !layout.arrows(zone).is_empty())
            .map(|zone| (zone, layout.arrows(zone)))
            .collect(),
        arrivals: layout
            .cities()
            .iter()
            .map(|&city| (city, layout.arrivals(city)))
            .filter(|(_, ports)| !ports.is_empty())
            .collect(),
    }
}

fn storm(id: Storm) -> StormInfo {
    StormInfo {
        id,
        covers: id.covers(),
    }
}

fn drawing(board: &Drawing) -> DrawingInfo {
    DrawingInfo {
        zones: board.sketches,
        nile: board.nile,
        closed_east: board.closed_east,
        storms: board.storms.iter().copied().collect(),
        statues: board.statues.iter().copied().collect(),
        harbors: board.harbors,
    }
}
