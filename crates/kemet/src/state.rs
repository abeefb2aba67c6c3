//! The state of a game, and the few things every rule does with it, a file for
//! each.

mod cards;
mod companions;
mod control;
mod fame;
mod market;
mod player;
mod prayer;
mod units;
mod whereabouts;

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat, Seats, Steps, vocabulary};
pub(crate) use tabletop::{tell, whisper};

use crate::battle::Fray;
use crate::edition::Rules;
use crate::gods::Figure;
use crate::march::March;
use crate::muster::Muster;
use crate::solo::{Amon, SoloEnding};
use crate::step::Step;
use crate::team::{Gain, Goods};
use crate::{
    City, Colour, Colours, Companions, DiCards, District, Edition, HouseRules, Layout, Mode,
    Objective, Spaces, TileSet, Zone, ZoneSet,
};
pub(crate) use player::Player;
pub use player::{OpenPlayer, SecretView};
pub(crate) use whereabouts::{CompanionPlaces, Whereabouts};

/// The most players a game has.
pub const MAX_PLAYERS: usize = 6;

/// Prayer points never exceed this (KB-7.3.a).
pub const MAX_PRAYER: u8 = 11;

/// The pyramid of one district; level 0 is none (KB-1.6.a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pyramid {
    /// 0 to 4.
    pub level: u8,
    /// The colour of its top; none at level 0 (KB-1.6.b).
    pub colour: Option<Colour>,
}

/// What the table agreed on; never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Agreed {
    /// Which printing.
    pub edition: Edition,
    /// Which way to play.
    pub mode: Mode,
    /// How many cities are in play: one for each player, and one for Amon.
    pub players: u8,
    /// Gods of Egypt is in play (section 6).
    pub gods_of_egypt: bool,
    /// Solo: what must be brought about (solo:§12).
    pub objective: Option<Objective>,
    /// Solo: the War Table lines of events pass with them (solo:§5).
    pub passing_events: bool,
    /// The fame, or victory points, that win (KB-3.2.b, K1-1.3.8).
    pub goal: u8,
    /// The beginner variant of 2012 (K1-1.3.B).
    pub beginner: bool,
    /// House rules of 2012.
    pub house: HouseRules,
    /// The sixteen extra DI cards are in the deck.
    pub extra_di: bool,
    /// The add-on Renewal is in the market.
    pub renewal: bool,
    /// Actions that can be done must be done (corrections:K-9).
    pub strict_actions: bool,
    /// The game ends after this many rounds if nobody has won before.
    pub max_rounds: u8,
    /// Tiles in the market at the start; none is ever lost.
    pub tiles: u8,
}

/// What lasts for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// Tokens placed and not yet resolved.
    pub pending: Spaces,
    /// Companions that an exchange has put in their place this turn; they stay
    /// there, so that no arrangement comes twice (KB-DP-D1).
    pub settled: Companions,
    /// The Sacred Bull was placed by the action under way.
    pub bull_placed: bool,
    /// The own-colour token of this turn is placed (K1-D1).
    pub token_placed: bool,
    /// Teams: prayer points were handed over in this turn (corrections:T-3).
    pub prayer_handed: bool,
    /// The same of veteran tokens.
    pub veterans_handed: bool,
}

impl Turn {
    /// Whether some of these were handed over in this turn.
    pub(crate) fn has_handed(&self, goods: Goods) -> bool {
        match goods {
            Goods::Prayer => self.prayer_handed,
            Goods::Veterans => self.veterans_handed,
        }
    }

    pub(crate) fn note_handed(&mut self, goods: Goods) {
        match goods {
            Goods::Prayer => self.prayer_handed = true,
            Goods::Veterans => self.veterans_handed = true,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This seat met the victory test (KB-3.2.b).
    Fame(Seat),
    /// The last round is over and nobody did.
    Rounds,
    /// The game against Amon is won or lost.
    Solo(SoloEnding),
}

vocabulary! {
    /// Why a game ended: the key that an outcome carries, and scripts rely on.
    pub enum EndReason is "reason for an end" {
        /// Somebody met the victory test.
        Fame = "fame",
        /// The last round is over.
        Rounds = "rounds",
        /// Solo: everything the objective asks for holds.
        Objective = "objective",
        /// Solo: no unit of the player is left.
        NoUnits = "no-units",
    }
}

impl Ending {
    /// Why it ended.
    pub const fn reason(self) -> EndReason {
        match self {
            Ending::Fame(_) => EndReason::Fame,
            Ending::Rounds | Ending::Solo(SoloEnding::TooLate) => EndReason::Rounds,
            Ending::Solo(SoloEnding::Fulfilled) => EndReason::Objective,
            Ending::Solo(SoloEnding::Wiped) => EndReason::NoUnits,
        }
    }
}

/// A game of Kemet: plain data, cloned by copying.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kemet {
    /// The rules of the edition, at hand: they are asked all the time.
    pub(crate) rules: Rules,
    pub(crate) agreed: Agreed,
    pub(crate) colours: Colours,
    pub(crate) dice: Dice,
    /// Raised whenever something hidden came to light or chance decided.
    pub(crate) reveals: u32,
    pub(crate) round: u8,
    pub(crate) night: bool,
    pub(crate) ending: Option<Ending>,
    /// Seats in turn order.
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// The new turn order while it is being chosen (KB-3.6.9.2).
    pub(crate) destiny: [Option<Seat>; MAX_PLAYERS],
    /// The place in `order` of the player whose turn it is.
    pub(crate) place: u8,
    pub(crate) awaiting: Seats,
    pub(crate) turn: Turn,
    pub(crate) steps: Steps<Step, 24>,
    /// Who plays together with a seat, itself included (KB-4.1.a).
    pub(crate) allies: [Seats; MAX_PLAYERS],
    /// Seats whose latest gains may be shared out and were not yet (KB-4.1.d).
    pub(crate) gainers: Seats,
    /// What of its latest gains a seat may still share out.
    pub(crate) gains: [Gain; MAX_PLAYERS],
    /// Holy places whose rewards of this night a seat leaves to a teammate
    /// (KB-AM-T2).
    pub(crate) yielded: [ZoneSet; MAX_PLAYERS],
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Gods of Egypt: the god of each seat.
    pub(crate) figures: [Figure; MAX_PLAYERS],
    /// Gods of Egypt: somebody has reached the rise marker (KB-6.6.a).
    pub(crate) risen: bool,
    pub(crate) city_owner: [Option<Seat>; City::COUNT],
    pub(crate) units: [[u8; Zone::COUNT]; MAX_PLAYERS],
    /// Zones with units of a seat.
    pub(crate) present: [ZoneSet; MAX_PLAYERS],
    /// Zones a seat controls (KB-7.4).
    pub(crate) controlled: [ZoneSet; MAX_PLAYERS],
    /// Districts with a pyramid of level 4, whoever built it.
    pub(crate) summits: ZoneSet,
    pub(crate) companion_places: CompanionPlaces,
    /// Tiles of which at least one, and at least two, copies lie in the market.
    pub(crate) market: TileSet,
    pub(crate) market_twice: TileSet,
    pub(crate) deck: DiCards,
    pub(crate) discard: DiCards,
    /// The cards Vision shows, while one is being chosen (WHI-3b).
    pub(crate) foreseen: DiCards,
    pub(crate) fights: ZoneSet,
    pub(crate) march: March,
    pub(crate) muster: Muster,
    pub(crate) fray: Fray,
    /// Amon's board; nothing on it unless somebody plays against him.
    pub(crate) amon: Amon,
}

// The search copies states by the million. (32 bytes of it are the place of each
// companion beside the companions of each place: they save 2 % of the instructions
// of random play.)
const _: () = assert!(std::mem::size_of::<Kemet>() <= 2080);

/// The table and who sits where.
impl Kemet {
    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        Layout::get(self.agreed.edition, self.agreed.players)
    }

    /// The rules of the edition.
    #[inline]
    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The highest a pyramid gets (KB-1.6.a, K1-1.3.B).
    #[inline]
    pub(crate) fn top_level(&self) -> u8 {
        if self.agreed.beginner { 2 } else { 4 }
    }

    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.agreed.players)
    }

    /// The seats at which somebody plays; Amon's is none of them.
    pub(crate) fn people(&self) -> Seats {
        match self.agreed.mode {
            Mode::Solo => Seats::one(Seat(0)),
            Mode::Classic | Mode::Teams => Seats::first(self.player_count()),
        }
    }

    /// Those who play together with `seat`, itself included.
    #[inline]
    pub(crate) fn allies(&self, seat: Seat) -> Seats {
        self.allies[seat.index()]
    }

    /// Those who play against `seat`.
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        Seats::first(self.player_count()) - self.allies(seat)
    }

    /// Whether the two are on different sides.
    #[inline]
    pub(crate) fn at_odds(&self, seat: Seat, other: Seat) -> bool {
        !self.allies(seat).contains(other)
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.players).map(Seat)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.place)]
    }

    #[inline]
    pub(crate) fn seat_at(&self, place: u8) -> Seat {
        self.order[usize::from(place)]
    }

    /// The city of a seat. Called only once cities are chosen.
    #[inline]
    pub(crate) fn city(&self, seat: Seat) -> City {
        self.player(seat)
            .city
            .expect("cities are chosen before play")
    }

    /// Whether `zone` is a district of the city of `seat`.
    #[inline]
    pub(crate) fn is_own_district(&self, seat: Seat, zone: Zone) -> bool {
        zone.district_of()
            .is_some_and(|city| self.player(seat).city == Some(city))
    }

    #[inline]
    pub(crate) fn own_districts(&self, seat: Seat) -> ZoneSet {
        self.city(seat).wall() & crate::map::DISTRICTS
    }

    /// The pyramid in a district, whoever's city it is.
    #[inline]
    pub(crate) fn pyramid_at(&self, zone: Zone) -> Pyramid {
        match zone
            .district_of()
            .and_then(|city| self.city_owner[city.index()])
        {
            Some(owner) => self.player(owner).pyramids[zone.index() % 4],
            None => Pyramid::default(),
        }
    }

    pub(crate) fn roll(&mut self, below: u32) -> u32 {
        self.reveals += 1;
        self.dice.roll(below)
    }

    /// The zone of a district of the city of `seat`.
    #[inline]
    pub(crate) fn district(&self, seat: Seat, district: District) -> Zone {
        self.city(seat).district(district)
    }
}
