//! Setup: what the table agrees on, and chapter 2 of the rules.

pub(crate) mod billet;
pub(crate) mod first_tile;
pub(crate) mod garrison;
pub(crate) mod markers;
pub(crate) mod pyramids;
mod refusal;
pub(crate) mod seating;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{
    Automatic, Dice, Flow, Journal, Offers, Seat, Seats, Seed, SetupError, Stage, Staged, Steps,
};

pub use refusal::{SetupOption, SetupRefusal};

use crate::battle::Fray;
use crate::event::Event;
use crate::gods::Figure;
use crate::march::March;
use crate::muster::Muster;
use crate::solo::{self, Amon};
use crate::state::{Agreed, CompanionPlaces, MAX_PLAYERS, Player, Pyramid, Turn, tell};
use crate::step::{Step, stage};
use crate::team::Gain;
use crate::{
    Action, City, Colour, Colours, Deck, Di, DiCards, District, Edition, God, HouseRules, Kemet,
    Layout, Objective, Origin, Power, Space, Tile, TileSet, Zone, ZoneSet,
};

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Everybody for themselves.
    #[default]
    Classic,
    /// Two or three play together (section 4).
    Teams,
    /// One against Amon (section 5).
    Solo,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 3] = [Mode::Classic, Mode::Teams, Mode::Solo];
}

/// How gods and cities find their players when they are not given (KB-AM-36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// In table order, everybody chooses.
    #[default]
    Choose,
    /// By lot.
    Random,
}

/// What the table agrees on before the first shuffle. May be nonsense until
/// [`tabletop::Game::start`] has looked at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Which printing.
    pub edition: Edition,
    /// Which mode.
    pub mode: Mode,
    /// 2 to 6; the older editions 2 to 5. Teams: 4 or 6. Solo: 1.
    pub players: u8,
    /// Teams: how many play together, 2 or 3 (KB-4.0.a).
    pub team_size: u8,
    /// Teams: the team of each seat, from 0; empty: the teams take the seats in
    /// turn, or, where `random_teams` says so, by lot (KB-4.5.a).
    pub teams: Vec<u8>,
    /// Teams: who plays together is drawn by lot.
    pub random_teams: bool,
    /// The module Gods of Egypt (section 6).
    pub gods_of_egypt: bool,
    /// Solo: the objective; none: drawn (KB-5.2.1).
    pub objective: Option<Objective>,
    /// Solo: what events do to the War Table lasts until they are covered
    /// (solo:§5).
    pub passing_events: bool,
    /// The god of each seat; empty: see `seating`.
    pub gods: Vec<God>,
    /// The city of each seat; empty: see `seating`.
    pub cities: Vec<City>,
    /// What happens to gods and cities that are not given.
    pub seating: Seating,
    /// The tile colours in use; empty: drawn at random (KB-2.1.3).
    pub colours: Vec<Colour>,
    /// The add-on Renewal (KB-2.1.10).
    pub renewal: bool,
    /// The sixteen extra DI cards (tiles:§8.3).
    pub extra_di: bool,
    /// Whoever places a token must do its action if they can (corrections:K-9);
    /// otherwise it may be declined (KB-AM-04).
    pub strict_actions: bool,
    /// Tiles the table agrees to leave in the box.
    pub without: Vec<Tile>,
    /// 2012: the long game, to 10 victory points instead of 8 (K1-1.3.8).
    pub long: bool,
    /// 2012: the beginner variant: levels 1 and 2, to 4 points (K1-1.3.B).
    pub beginner: bool,
    /// 2012: house rules.
    pub house: HouseRules,
    /// The game ends after this many rounds if nobody has won before.
    pub max_rounds: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            edition: Edition::Rise,
            mode: Mode::Classic,
            players: 2,
            team_size: 2,
            teams: Vec::new(),
            random_teams: false,
            gods_of_egypt: false,
            objective: None,
            passing_events: false,
            gods: Vec::new(),
            cities: Vec::new(),
            seating: Seating::Choose,
            colours: Vec::new(),
            renewal: false,
            extra_di: false,
            strict_actions: false,
            without: Vec::new(),
            long: false,
            beginner: false,
            house: HouseRules::default(),
            max_rounds: 40,
        }
    }
}

impl Setup {
    /// A plain game for this many players.
    pub fn for_players(players: u8) -> Setup {
        Setup {
            players,
            ..Setup::default()
        }
    }

    /// A plain game against Amon.
    pub fn solo() -> Setup {
        Setup {
            mode: Mode::Solo,
            ..Setup::for_players(1)
        }
    }

    /// A plain game in this mode, for as few as can play it.
    pub fn plain(mode: Mode) -> Setup {
        match mode {
            Mode::Classic => Setup::default(),
            Mode::Teams => Setup {
                mode,
                ..Setup::for_players(4)
            },
            Mode::Solo => Setup::solo(),
        }
    }

    /// Why it cannot be played; nothing if it can.
    pub fn refusal(&self) -> Option<SetupRefusal> {
        self.check().err()
    }

    /// A plain game of an edition.
    pub fn of(edition: Edition, players: u8) -> Setup {
        Setup {
            edition,
            ..Setup::for_players(players)
        }
    }

    /// How many cities are in play: Amon has one, too.
    pub(crate) const fn table_players(&self) -> u8 {
        match self.mode {
            Mode::Solo => 2,
            Mode::Classic | Mode::Teams => self.players,
        }
    }

    /// How many tile colours are in use.
    pub const fn colour_count(&self) -> usize {
        self.edition.colour_count(self.table_players())
    }

    /// The fame that wins: 9, for a team 12 (KB-4.4.a), in 2012 the target of the
    /// chosen length.
    const fn goal(&self) -> u8 {
        match (self.edition, self.beginner, self.long) {
            (Edition::First, true, _) => 4,
            (Edition::First, false, false) => 8,
            (Edition::First, false, true) => 10,
            _ if matches!(self.mode, Mode::Teams) => 12,
            _ => 9,
        }
    }

    /// What belongs to another edition.
    fn check_edition(&self) -> Result<(), SetupRefusal> {
        let strange = match self.edition {
            Edition::First => [
                (self.renewal, SetupOption::Renewal),
                (self.extra_di, SetupOption::ExtraDi),
                (self.beginner && self.long, SetupOption::LongBeginner),
            ],
            Edition::Bs2021 | Edition::Rise => [
                (self.long, SetupOption::Long),
                (self.beginner, SetupOption::Beginner),
                (self.house != HouseRules::default(), SetupOption::House),
            ],
        };
        let later = [
            (self.renewal, SetupOption::Renewal),
            (self.extra_di, SetupOption::ExtraDi),
        ];
        let newer = later
            .into_iter()
            .filter(|_| self.edition == Edition::Bs2021);
        let newest = (self.edition != Edition::Rise)
            .then_some((self.strict_actions, SetupOption::StrictActions));
        match strange
            .into_iter()
            .chain(newer)
            .chain(newest)
            .find(|(asked, _)| *asked)
        {
            Some((_, option)) => Err(SetupRefusal::EditionLacks { option }),
            None => Ok(()),
        }
    }

    /// Modes and modules of *Rise of the Gods* (KB-4.0.a, KB-5.1.c, KB-6.1.a).
    fn check_mode(&self) -> Result<(), SetupRefusal> {
        let newest = self.edition == Edition::Rise;
        match self.mode {
            Mode::Classic if self.gods_of_egypt && !newest => {
                Err(SetupRefusal::GodsOfEgyptOutsideRise)
            }
            Mode::Classic => Ok(()),
            _ if !newest => Err(SetupRefusal::ModeOutsideRise),
            Mode::Teams => crate::team::check(self),
            Mode::Solo if self.players != 1 => Err(SetupRefusal::SoloIsForOne),
            Mode::Solo if self.gods_of_egypt => Err(SetupRefusal::SoloWithGods),
            Mode::Solo => solo::setup::check(self),
        }
    }

    fn check(&self) -> Result<&'static Layout, SetupRefusal> {
        self.check_edition()?;
        self.check_mode()?;
        let players = self.players;
        let Some(layout) = Layout::of(self.edition, self.table_players()) else {
            return Err(SetupRefusal::PlayerCount {
                players,
                most: self.edition.most_players(),
            });
        };
        self.check_gods()?;
        self.check_cities(layout)?;
        self.check_colours()?;
        if self.max_rounds == 0 {
            return Err(SetupRefusal::NoRounds);
        }
        Ok(layout)
    }

    fn check_gods(&self) -> Result<(), SetupRefusal> {
        let (players, named) = (self.players, self.gods.len());
        // A solo player may name Amon's colour, too (KB-DP-SO1).
        let fits = usize::from(players)..=usize::from(self.table_players());
        if named != 0 && !fits.contains(&named) {
            return Err(SetupRefusal::GodCount { players, named });
        }
        twice(&self.gods).map_or(Ok(()), |god| Err(SetupRefusal::GodTwice { god }))
    }

    fn check_cities(&self, layout: &Layout) -> Result<(), SetupRefusal> {
        let (players, named) = (self.players, self.cities.len());
        if named != 0 && named != usize::from(players) {
            return Err(SetupRefusal::CityCount { players, named });
        }
        if let Some(city) = twice(&self.cities) {
            return Err(SetupRefusal::CityTwice { city });
        }
        let mut cities = self.cities.iter();
        match cities.find(|city| !layout.cities().contains(city)) {
            Some(&city) => Err(SetupRefusal::CityNotInPlay { city, players }),
            None => Ok(()),
        }
    }

    fn check_colours(&self) -> Result<(), SetupRefusal> {
        let (wanted, named) = (self.colour_count(), self.colours.len());
        if named != 0 && named != wanted {
            return Err(SetupRefusal::ColourCount {
                players: self.players,
                wanted,
                named,
            });
        }
        let pool = self.edition.rules().colours;
        if let Some(&colour) = self.colours.iter().find(|&&colour| !pool.contains(colour)) {
            return Err(SetupRefusal::NoSuchColour { colour });
        }
        twice(&self.colours).map_or(Ok(()), |colour| Err(SetupRefusal::ColourTwice { colour }))
    }
}

fn twice<T: PartialEq + Copy>(items: &[T]) -> Option<T> {
    items
        .iter()
        .enumerate()
        .find(|(index, item)| items[..*index].contains(item))
        .map(|(_, &item)| item)
}

/// A new game, ready for its first decision.
pub(crate) fn start(setup: &Setup, seed: Seed) -> Result<Kemet, SetupError> {
    setup.check()?;
    let players = setup.players;
    let mut game = empty_table(setup, seed);
    game.form_teams(setup);
    game.draw_colours(setup);
    game.lay_out_market(setup);
    if game.is_solo() {
        solo::setup::prepare(&mut game, setup);
    }
    for (seat, &god) in setup.gods.iter().enumerate() {
        game.players[seat].god = Some(god);
    }
    for (seat, &city) in setup.cities.iter().enumerate() {
        game.give_city(Seat(seat as u8), city);
    }
    if setup.seating == Seating::Random {
        game.seat_at_random();
    }
    game.steps.push(Step::Deal);
    for seat in (0..players).rev().map(Seat) {
        game.steps.push(Step::ChooseCity { seat });
        game.steps.push(Step::ChooseGod { seat });
    }
    game.advance(&mut tabletop::Silent);
    Ok(game)
}

/// A table with nothing on it yet.
pub(crate) fn empty_table(setup: &Setup, seed: Seed) -> Kemet {
    let rules = &setup.house.read(setup.edition);
    Kemet {
        rules: *rules,
        agreed: Agreed {
            edition: setup.edition,
            mode: setup.mode,
            players: setup.table_players(),
            gods_of_egypt: setup.gods_of_egypt,
            objective: setup.objective,
            passing_events: setup.passing_events,
            goal: setup.goal(),
            beginner: setup.beginner,
            house: setup.house,
            extra_di: setup.extra_di,
            renewal: setup.renewal,
            strict_actions: setup.strict_actions,
            max_rounds: setup.max_rounds,
            tiles: 0,
        },
        colours: Colours::default(),
        dice: Dice::new(seed),
        reveals: 0,
        round: 0,
        night: false,
        ending: None,
        order: std::array::from_fn(|seat| Seat(seat as u8)),
        destiny: [None; MAX_PLAYERS],
        place: 0,
        awaiting: Seats::EMPTY,
        turn: Turn::default(),
        steps: Steps::new(),
        allies: std::array::from_fn(|seat| Seats::one(Seat(seat as u8))),
        gainers: Seats::EMPTY,
        gains: [Gain::default(); MAX_PLAYERS],
        yielded: [ZoneSet::EMPTY; MAX_PLAYERS],
        players: [Player::new(rules); MAX_PLAYERS],
        figures: [Figure::default(); MAX_PLAYERS],
        risen: false,
        city_owner: [None; City::COUNT],
        units: [[0; Zone::COUNT]; MAX_PLAYERS],
        present: [ZoneSet::EMPTY; MAX_PLAYERS],
        controlled: [ZoneSet::EMPTY; MAX_PLAYERS],
        summits: ZoneSet::EMPTY,
        companion_places: CompanionPlaces::IN_MARKET,
        market: TileSet::default(),
        market_twice: TileSet::default(),
        deck: whole_deck(setup.edition, setup.extra_di),
        discard: DiCards::default(),
        foreseen: DiCards::default(),
        fights: ZoneSet::EMPTY,
        march: March::default(),
        muster: Muster::default(),
        fray: Fray::default(),
        amon: Amon::default(),
    }
}

/// All DI cards of a game, Diversions aside.
pub(crate) fn whole_deck(edition: Edition, extra: bool) -> DiCards {
    let mut cards = DiCards::of_decks(edition.rules().decks);
    if extra {
        cards.add_all(&DiCards::of_decks(&[Deck::Extra]));
    }
    cards
}

/// Common setup (KB-2.1).
impl Kemet {
    fn draw_colours(&mut self, setup: &Setup) {
        self.colours = if setup.colours.is_empty() {
            let mut colours: ArrayVec<Colour, { Colour::COUNT }> =
                self.rules().colours.iter().collect();
            self.dice.shuffle(&mut colours);
            colours.into_iter().take(setup.colour_count()).collect()
        } else {
            setup.colours.iter().copied().collect()
        };
    }

    fn lay_out_market(&mut self, setup: &Setup) {
        let few_tiles = self.rules().small_for_two && self.agreed.players == 2;
        let origin = match setup.edition {
            Edition::First => Origin::First,
            Edition::Rise | Edition::Bs2021 => Origin::Later,
        };
        for colour in self.colours.iter() {
            // Beginners get higher levels later, or never (K1-1.3.B).
            let top = if setup.beginner {
                1
            } else {
                TileSet::TOP_LEVEL
            };
            let of_colour = (1..=top).fold(TileSet::EMPTY, |tiles, level| {
                tiles | TileSet::of(colour, level)
            });
            let mut tiles = of_colour & TileSet::out_of(origin);
            if setup.renewal {
                self.renew(colour, &mut tiles);
            }
            let mut twice = tiles & TileSet::PAIRS;
            if few_tiles {
                // Act of God and one copy of every pair stay in the box (KB-2.1.3f).
                tiles -= TileSet::with_power(Power::ActOfGod);
                twice = TileSet::default();
                // The two mercenary tiles are Onyx's second pair (tiles:§2.7).
                let mercenaries = tiles & TileSet::with_power(Power::Mercenaries);
                if !mercenaries.is_empty() {
                    let nth = self.dice.roll(mercenaries.len() as u32) as usize;
                    mercenaries
                        .iter()
                        .skip(nth)
                        .take(1)
                        .for_each(|gone| tiles.remove(gone));
                }
            }
            self.market |= tiles;
            self.market_twice |= twice;
        }
        for &tile in &setup.without {
            self.market.remove(tile);
            self.market_twice.remove(tile);
        }
        self.agreed.tiles = (self.market.len() + self.market_twice.len()) as u8;
    }

    /// One of Domination and the three Renewal tiles takes its place (KB-2.1.10).
    fn renew(&mut self, colour: Colour, tiles: &mut TileSet) {
        let domination = (*tiles & TileSet::with_power(Power::Domination)).lowest();
        let mut candidates: ArrayVec<Tile, 4> = domination.into_iter().collect();
        candidates.extend(
            Tile::ALL
                .iter()
                .copied()
                .filter(|tile| tile.colour() == colour && tile.row().origin == Origin::Renewal),
        );
        let chosen = candidates[self.dice.roll(candidates.len() as u32) as usize];
        *tiles -= TileSet::with_power(Power::Domination);
        tiles.insert(chosen);
    }

    fn seat_at_random(&mut self) {
        let mut gods: ArrayVec<God, 6> = self.free_gods().collect();
        self.dice.shuffle(&mut gods);
        let mut cities: ArrayVec<City, 6> = self.free_cities().collect();
        self.dice.shuffle(&mut cities);
        for seat in self.all_seats() {
            if self.player(seat).god.is_none() {
                self.player_mut(seat).god = gods.pop();
            }
            if self.player(seat).city.is_none() {
                let city = cities.pop().expect("a city for everybody");
                self.give_city(seat, city);
            }
        }
    }

    pub(crate) fn free_gods(&self) -> impl Iterator<Item = God> + use<'_> {
        God::ALL.iter().copied().filter(|&god| {
            self.all_seats()
                .all(|seat| self.player(seat).god != Some(god))
        })
    }

    fn free_cities(&self) -> impl Iterator<Item = City> + use<'_> {
        self.layout()
            .cities()
            .iter()
            .copied()
            .filter(|city| self.city_owner[city.index()].is_none())
    }

    pub(crate) fn give_city(&mut self, seat: Seat, city: City) {
        self.player_mut(seat).city = Some(city);
        self.city_owner[city.index()] = Some(seat);
        self.controlled[seat.index()] = city.districts().into_iter().collect();
    }
}

/// KB-2.2.3, KB-2.3.1, K1-1.3.3 to K1-1.3.9: DI cards, the first turn order, and
/// what everybody does before the first day.
impl Automatic<Kemet> for stage::Deal {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        deal(game, journal);
    }
}

fn deal<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    game.steps.pop();
    let rules = *game.rules();
    if game.is_solo() {
        solo::setup::lay_out(game, journal);
    }
    for seat in game.people().iter() {
        if rules.diversion {
            game.player_mut(seat).di.insert(Di::Diversion);
        }
        if game.has_teams() {
            // KB-4.5.g.
            game.player_mut(seat).di.insert(Di::Assemble);
        }
        game.draw_di(seat, rules.dealt, journal);
    }
    if !game.has_teams() {
        draw_order(game);
    }
    tell(journal, || Event::ColoursDrawn {
        colours: game.colours.iter().collect(),
    });
    if !game.has_teams() {
        tell(journal, || Event::TurnOrder {
            order: game.order[..usize::from(game.places())].to_vec(),
        });
    }
    if rules.one_by_one {
        push_before_first_night(game);
    } else {
        push_before_first_day(game);
    }
    if game.has_teams() {
        markers::push(game);
    }
}

/// KB-2.3.1: everybody by lot.
fn draw_order(game: &mut Kemet) {
    let count = usize::from(game.places());
    let mut order = game.order;
    game.dice.shuffle(&mut order[..count]);
    game.order = order;
    game.reveals += 1;
}

fn push_before_first_day(game: &mut Kemet) {
    let players = game.places();
    game.steps.push(Step::Dawn);
    for place in 0..players {
        // The last in turn order takes the first tile (KB-2.3.4).
        game.steps.push(Step::FirstTile { place });
    }
    push_pyramids(game);
    for place in (0..players).rev() {
        game.steps.push(Step::Garrison { place });
    }
}

/// K1-1.3.6 to K1-1.3.9: pyramids, then units beside them, then a night.
fn push_before_first_night(game: &mut Kemet) {
    game.steps.push(Step::Nightfall);
    for place in (0..game.agreed.players).rev() {
        game.steps.push(Step::Billet {
            place,
            district: District::A,
            left: FIRST_UNITS,
        });
    }
    push_pyramids(game);
}

fn push_pyramids(game: &mut Kemet) {
    for place in (0..game.places()).rev() {
        game.steps.push(Step::Pyramids {
            place,
            district: District::A,
            levels: 0,
        });
    }
}

/// The units that stand in the city at the start of a game of 2012 (K1-1.3.7).
const FIRST_UNITS: u8 = 10;

impl Kemet {
    /// How many pyramids a city may have (KB-LIM-09).
    #[inline]
    pub(crate) fn pyramid_limit(&self) -> usize {
        if self.rules().small_for_two && self.agreed.players == 2 {
            2
        } else {
            3
        }
    }
}
