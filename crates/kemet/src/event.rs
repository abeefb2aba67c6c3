//! What happened: the log a person reads, and the source of every animation.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat};

use crate::solo::story::Story;
use crate::team::Goods;
use crate::{
    Action, BattleCard, City, Colour, Companion, Deed, Di, God, Grant, Points, Space, Tile, Zone,
};

/// The two kinds of permanent fame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FameKind {
    /// Won by fighting.
    Battle,
    /// Given by tiles and at night.
    Divine,
}

/// The kinds of action token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// One of the five.
    Own,
    /// From Act of God.
    Silver,
    /// For Divine Power.
    Gold,
}

/// How a troop got from one zone to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// On foot.
    Land,
    /// From harbor to harbor.
    Harbor,
    /// By teleport.
    Teleport,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "its sentence in locales/ says what each event is"
)]
pub enum Event {
    GodChosen {
        seat: Seat,
        god: God,
    },
    CityChosen {
        seat: Seat,
        city: City,
    },
    ColoursDrawn {
        colours: Vec<Colour>,
    },
    TurnOrder {
        order: Vec<Seat>,
    },
    PyramidRaised {
        seat: Seat,
        zone: Zone,
        colour: Colour,
        level: u8,
    },
    PyramidRetopped {
        seat: Seat,
        zone: Zone,
        colour: Colour,
    },
    AcquireToken {
        seat: Seat,
        space: Space,
        colour: Colour,
    },
    TileTaken {
        seat: Seat,
        tile: Tile,
    },
    SilverTaken {
        seat: Seat,
    },

    DayBroke {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    TokenPlaced {
        seat: Seat,
        space: Space,
        kind: TokenKind,
    },
    ActionBegan {
        seat: Seat,
        deed: Deed,
    },
    ActionLost {
        seat: Seat,
        deed: Deed,
    },
    GoldenAction {
        seat: Seat,
        tile: Tile,
    },
    Automatic {
        seat: Seat,
        action: String,
    },

    Paid {
        seat: Seat,
        amount: u8,
    },
    /// `by` is told of what a night brings; elsewhere what went before says it.
    Gained {
        seat: Seat,
        amount: u8,
        total: u8,
        by: Vec<Grant>,
    },
    PrayerLost {
        seat: Seat,
        amount: u8,
    },
    FameGained {
        seat: Seat,
        kind: FameKind,
        by: Vec<Grant>,
    },
    VeteransGained {
        seat: Seat,
        count: u8,
    },
    VeteransSpent {
        seat: Seat,
        count: u8,
    },

    UnitsAdded {
        seat: Seat,
        zone: Zone,
        units: u8,
        by: Vec<Grant>,
    },
    UnitsRemoved {
        seat: Seat,
        zone: Zone,
        units: u8,
    },
    MercenariesHired {
        seat: Seat,
        units: u8,
    },
    CompanionJoined {
        seat: Seat,
        companion: Companion,
        zone: Zone,
    },
    CompanionReturned {
        seat: Seat,
        companion: Companion,
    },
    Moved {
        seat: Seat,
        from: Zone,
        to: Zone,
        units: u8,
        companions: Vec<Companion>,
        way: Way,
    },
    ControlTaken {
        seat: Seat,
        zone: Zone,
    },
    /// A Move has come back to a zone that it began with (corrections:K-1).
    ControlResumed {
        seat: Seat,
        zone: Zone,
    },
    ControlLost {
        seat: Seat,
        zone: Zone,
    },

    DeckReshuffled,
    DrewDi {
        seat: Seat,
        count: u8,
        by: Vec<Grant>,
    },
    DrewCard {
        seat: Seat,
        card: Di,
    },
    LostCard {
        seat: Seat,
        card: Di,
    },
    DiscardedDi {
        seat: Seat,
        card: Di,
    },
    PlayedDi {
        seat: Seat,
        card: Di,
    },
    DiStolen {
        thief: Seat,
        victim: Seat,
    },
    StormCalled {
        seat: Seat,
    },

    BattleBegan {
        zone: Zone,
        attacker: Seat,
        defender: Seat,
    },
    CouncilReady {
        seat: Seat,
    },
    CardShown {
        seat: Seat,
        card: BattleCard,
    },
    DiShown {
        seat: Seat,
        cards: Vec<Di>,
    },
    DiDeclared {
        seat: Seat,
        count: u8,
    },
    Revealed {
        seat: Seat,
        card: BattleCard,
        cards: Vec<Di>,
    },
    DiCancelled {
        seat: Seat,
        card: Di,
    },
    CardSwapped {
        seat: Seat,
        old: BattleCard,
        new: BattleCard,
    },
    ShieldsConverted {
        seat: Seat,
        shields: u8,
    },
    BattlePoints {
        seat: Seat,
        points: Points,
    },
    BattleWon {
        seat: Seat,
    },
    Retreated {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    Escaped {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    StruckFirst {
        seat: Seat,
        zone: Zone,
    },
    CardsForeseen {
        seat: Seat,
        cards: Vec<Di>,
    },
    CardKept {
        seat: Seat,
        card: Di,
    },
    Recalled {
        seat: Seat,
        zone: Zone,
        units: u8,
    },
    Stayed {
        seat: Seat,
        zone: Zone,
    },
    CardsTakenBack {
        seat: Seat,
    },
    SpecialCardTaken {
        seat: Seat,
        card: BattleCard,
    },
    CardRemoved {
        seat: Seat,
        card: BattleCard,
    },
    DiLooted {
        seat: Seat,
        card: Di,
    },

    RiseReached {
        seat: Seat,
    },
    GodRose {
        seat: Seat,
        god: God,
    },
    GodDeployed {
        seat: Seat,
        zone: Zone,
        life: u8,
    },
    GodMoved {
        seat: Seat,
        from: Zone,
        to: Zone,
        way: Way,
    },
    LifeLost {
        seat: Seat,
        zone: Zone,
        points: u8,
        life: u8,
    },
    GodFell {
        seat: Seat,
        zone: Zone,
    },
    GodReturned {
        seat: Seat,
        zone: Zone,
    },
    GodHealed {
        seat: Seat,
        zone: Zone,
        life: u8,
    },
    SethDrew {
        seat: Seat,
        cards: Vec<Di>,
    },
    TokenRepeated {
        seat: Seat,
        space: Space,
    },

    NightFell {
        round: u8,
    },
    /// A tile does at night what the events after it tell.
    TileWorks {
        seat: Seat,
        tile: Tile,
    },
    Offered {
        seat: Seat,
        zone: Zone,
    },
    TokensReturned,
    PlaceTaken {
        seat: Seat,
        place: u8,
    },
    GameOver {
        outcome: Outcome,
    },

    MarkerPicked {
        seat: Seat,
    },
    Shared {
        seat: Seat,
        mate: Seat,
        goods: Goods,
        amount: u8,
    },
    Gathered {
        seat: Seat,
        from: Zone,
        to: Zone,
        units: u8,
    },
    Credited {
        seat: Seat,
        zone: Zone,
    },

    /// Solo: what Amon does, or what his cards do.
    Amon {
        story: Story,
    },
}

impl Event {
    /// The event of an option that was the only one (shown, not asked).
    pub(crate) fn automatic(seat: Seat, action: Action) -> Event {
        Event::Automatic {
            seat,
            action: action.to_string(),
        }
    }
}
