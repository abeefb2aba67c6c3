//! The printings of the game. What is printed on the pieces is in their rows;
//! where the rules themselves differ, a switch here has a name and the ids of
//! the rules it stands for. Where the flow differs, it has steps of its own.

use serde::{Deserialize, Serialize};

use crate::divine::Deck;
use crate::{BattleCards, Colour, Colours};

/// The printings of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Edition {
    /// Rise of the Gods (2024).
    #[default]
    Rise,
    /// Blood and Sand (2021).
    #[serde(rename = "bs-2021")]
    Bs2021,
    /// The first edition (2012), base box.
    First,
}

impl Edition {
    /// All of them, the newest first.
    pub const ALL: [Edition; 3] = [Edition::Rise, Edition::Bs2021, Edition::First];

    /// The most players it is for.
    pub const fn most_players(self) -> u8 {
        self.rules().most_players
    }

    /// How many tile colours are in use (KB-2.1.3a to e, K1-1.1.2).
    pub const fn colour_count(self, players: u8) -> usize {
        match (self, players) {
            (Edition::First, _) => 3,
            (_, 0..=2) => 2,
            (_, 3 | 4) => 3,
            (_, 5) => 4,
            _ => 5,
        }
    }

    #[inline]
    pub(crate) const fn rules(self) -> &'static Rules {
        &RULES[self as usize]
    }
}

/// Where the editions differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    /// KB-ED-01, K1-1.2.4.
    pub most_players: u8,
    /// The tile colours there are (KB-ED-02, K1-1.1.2).
    pub colours: Colours,
    /// The DI cards there are; the optional sixteen come on top.
    pub decks: &'static [Deck],
    /// Everybody has a Diversion of their own (KB-2.2.2g).
    pub diversion: bool,
    /// DI cards dealt before the game (KB-2.2.3, K1-1.3.3).
    pub dealt: u8,
    /// Prayer points before the game (KB-2.2.2a, K1-1.3.4).
    pub prayer: u8,
    /// The battle cards of everybody (KB-2.2.2f, K1-1.1.5).
    pub battle_cards: BattleCards,
    /// With two players, two pyramids to a city, and Act of God and one of each
    /// pair of tiles stay in the box (KB-2.1.3f, KB-LIM-09). No such thing in
    /// 2012 (K1-1.2.n2).
    pub small_for_two: bool,
    /// The Acquire spaces have printed colours, so no acquire tokens are needed
    /// (K1-4.1.4).
    pub printed_spaces: bool,
    /// A tile of an opponent's pyramid may be bought on any Acquire space
    /// (KB-ED-17).
    pub any_space_abroad: bool,
    /// Tokens are placed one by one, each resolved before the next, and a game
    /// begins with a night, whose new order the last in victory points decides
    /// alone; who has reached the goal wins at the end of the day (K1-D1 to
    /// K1-D5, K1-N1 to K1-N4). If not, the tokens of a turn are placed together,
    /// the day comes first, and the own turn begins with the victory test.
    pub one_by_one: bool,
    /// Gold tokens belong to everybody from the start; if not, to who owns a
    /// tile with a golden action (KB-ED-04, BLU-4c).
    pub gold_from_start: bool,
    /// DAY cards may be played inside actions, too (KB-ED-13, K1-10b.2).
    pub cards_any_time: bool,
    /// Creatures may come out of the supply all through the own turn, and only
    /// then (KB-3.4.3.m, KB-ED-07, KB-ED-54).
    pub creatures_any_time: bool,
    /// Companions may change places between two own districts (KB-3.4.3.k). If
    /// not, one in a district changes with the supply only (KB-ED-53).
    pub exchange_districts: bool,
    /// A troop may walk away from its creature, which is then without it (KB-ED-55,
    /// K1-U51). If not, that is no legal Move (KB-3.4.5.i).
    pub creatures_left_alone: bool,
    /// Others may answer a DI card or an attack with one of their own
    /// (DI12-13, DI12-14).
    pub answers: bool,
    /// Creatures come into play with a Recruit, and must (K1-9b.5); one that is
    /// left alone goes to a troop at home (K1-9b.4, K1-U51).
    pub creatures_by_recruit: bool,
    /// Who occupies a pyramid may raise it (K1-4.4.5).
    pub occupiers_build: bool,
    /// Any number of teleports in one Move (K1-U25).
    pub many_teleports: bool,
    /// No zone is ever over the limit, not even in passing (K1-U22). If not,
    /// limits hold when the action ends (KB-3.4.5.h).
    pub never_overfull: bool,
    /// A wall is passed with the first step of a Move only (K1-5.9).
    pub walls_first_step: bool,
    /// Travellers may be left on the way (KB-ED-18, K1-5.3).
    pub drop_on_the_way: bool,
    /// A troop is stronger in its own city (KB-3.5.3.a).
    pub home_strength: u8,
    /// The number of DI cards may be declared (KB-ED-24).
    pub declare: bool,
    /// Fighting makes veterans (KB-3.5.5.2).
    pub veterans: bool,
    /// A retreat may join an own troop, within limits (KB-ED-30, K1-U4). If not,
    /// only empty zones will do.
    pub retreat_joins: bool,
    /// What the loser may do when the winner's troop is gone.
    pub unopposed_loser: Unopposed,
    /// A recall brings a point for each unit but this many (KB-3.5.6.g, K1-6.2.1).
    pub recall_keeps: u8,
    /// Who gives up the last unit at the Delta Temple keeps its point until
    /// somebody else comes (K1-2.4.3, K1-U14).
    pub delta_point_stays: bool,
}

/// What the loser may do when the winner's troop is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Unopposed {
    /// Retreat or recall as always (KB-3.5.6.b).
    AsAlways,
    /// Recall only (KB-ED-29).
    Recall,
    /// Stay or recall (K1-6.2.5, K1-U8).
    Stay,
}

const THREE_COLOURS: Colours = Colours::one(Colour::Ruby)
    .with(Colour::Sapphire)
    .with(Colour::Diamond);

const RISE: Rules = Rules {
    most_players: 6,
    colours: Colours::ALL,
    decks: &[Deck::Shared],
    diversion: true,
    dealt: 2,
    prayer: 7,
    battle_cards: BattleCards::STANDARD,
    small_for_two: true,
    printed_spaces: false,
    any_space_abroad: false,
    one_by_one: false,
    gold_from_start: true,
    cards_any_time: false,
    creatures_any_time: false,
    exchange_districts: true,
    creatures_left_alone: false,
    answers: false,
    creatures_by_recruit: false,
    occupiers_build: false,
    many_teleports: false,
    never_overfull: false,
    walls_first_step: false,
    drop_on_the_way: true,
    home_strength: 1,
    declare: true,
    veterans: true,
    retreat_joins: false,
    unopposed_loser: Unopposed::AsAlways,
    recall_keeps: 1,
    delta_point_stays: false,
};

const BS_2021: Rules = Rules {
    most_players: 5,
    colours: THREE_COLOURS.with(Colour::Onyx),
    any_space_abroad: true,
    gold_from_start: false,
    cards_any_time: true,
    creatures_any_time: true,
    exchange_districts: false,
    creatures_left_alone: true,
    drop_on_the_way: false,
    declare: false,
    retreat_joins: true,
    unopposed_loser: Unopposed::Recall,
    ..RISE
};

const FIRST: Rules = Rules {
    most_players: 5,
    colours: THREE_COLOURS,
    decks: &[Deck::First],
    diversion: false,
    dealt: 1,
    prayer: 5,
    battle_cards: BattleCards::FIRST,
    small_for_two: false,
    printed_spaces: true,
    one_by_one: true,
    gold_from_start: false,
    cards_any_time: true,
    creatures_left_alone: true,
    answers: true,
    creatures_by_recruit: true,
    occupiers_build: true,
    many_teleports: true,
    never_overfull: true,
    walls_first_step: true,
    home_strength: 0,
    declare: false,
    veterans: false,
    retreat_joins: true,
    unopposed_loser: Unopposed::Stay,
    recall_keeps: 0,
    delta_point_stays: true,
    ..RISE
};

static RULES: [Rules; 3] = [RISE, BS_2021, FIRST];

/// House rules that people have played the first edition with (K1-H1 to K1-H6),
/// and other readings of what its book leaves open (K1-U50); all off unless the
/// table wants them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Battle cards are chosen among two drawn by chance (K1-H1).
    pub two_cards: bool,
    /// The Delta Temple takes its unit when it is taken, and pays every day
    /// (K1-H2).
    pub delta_price: bool,
    /// Two units recalled from the Sanctuary bring a victory point (K1-H3).
    pub sanctuary_recall: bool,
    /// Who reaches the goal wins at once (K1-H4).
    pub sudden_end: bool,
    /// The first ten units may stand in any own district (K1-H5).
    pub free_garrison: bool,
    /// A waiting creature joins as soon as a unit appears in its city (K1-H6).
    pub eager_creatures: bool,
    /// A retreat needs a region without any units (the other reading of K1-U4).
    pub empty_retreat: bool,
    /// The point of the Delta Temple goes back with the last unit given up there
    /// (the other reading of K1-U14).
    pub delta_returns: bool,
}

impl HouseRules {
    /// The rules of an edition as this table reads them.
    pub(crate) const fn read(self, edition: Edition) -> Rules {
        let printed = edition.rules();
        Rules {
            retreat_joins: printed.retreat_joins && !self.empty_retreat,
            delta_point_stays: printed.delta_point_stays && !self.delta_returns,
            ..*printed
        }
    }
}
