//! What happened: the log a person reads, and the source of every animation.

use serde::Serialize;
use tabletop::{Outcome, Seat};

use crate::Action;
use crate::board::{Hex, Side};
use crate::components::{
    Card, Cards, Deed, EventKind, Facing, FigureKind, God, Guardian, Monument, Power,
};
use crate::strength::StrengthLine;

tabletop::vocabulary! {
    /// What devotion or followers came from, or went to.
    pub enum Why is "reason" {
        /// The Gain Followers action.
        Gain = "gain",
        /// Monument majority.
        Majority = "majority",
        /// Nobody else was there.
        Dominance = "dominance",
        /// A battle won.
        Victory = "victory",
        /// See [`Power::Magnanimous`].
        Magnanimous = "magnanimous",
        /// See [`Card::Miracle`].
        Miracle = "miracle",
        /// See [`Power::Worshipful`].
        Worshipful = "worshipful",
        /// See [`Guardian::CatMummy`].
        CatMummy = "cat-mummy",
        /// See [`Power::Omnipresent`].
        Omnipresent = "omnipresent",
        /// See [`Power::Commanding`].
        Commanding = "commanding",
        /// See [`Card::Flood`].
        Flood = "flood",
        /// See [`Card::Build`].
        Build = "build",
        /// A bid against the locusts.
        Bid = "bid",
        /// An Ankh power.
        Unlock = "unlock",
        /// A trapped warrior bought free.
        Ransom = "ransom",
        /// Two gods became one.
        Merge = "merge",
    }
}

/// A part of a gain of devotion, by what it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "its sentence in locales/ says what each part is"
)]
pub enum Grant {
    /// What winning, or being alone, brings by itself.
    Plain {
        amount: u8,
    },
    /// A majority of these.
    Monument {
        monument: Monument,
        amount: u8,
    },
    Power {
        power: Power,
        amount: u8,
    },
    Card {
        card: Card,
        amount: u8,
    },
    /// What the nature of a god adds.
    God {
        god: God,
        amount: u8,
    },
}

/// Something that happened. A `seat` is the player who did it, also where two
/// play one god. Where nobody did anything, and where figures, monuments
/// or devotion are a god's (`owner`, the dead, the winner), it is the seat that
/// leads that god.
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
    FirstPlayer {
        seat: Seat,
    },
    GuardiansChosen {
        guardians: Vec<Guardian>,
    },

    TurnBegan {
        seat: Seat,
    },
    ActionBegan {
        seat: Seat,
        deed: Deed,
    },
    Automatic {
        seat: Seat,
        action: String,
    },
    Moved {
        seat: Seat,
        figure: FigureKind,
        from: Hex,
        to: Hex,
    },
    Pushed {
        seat: Seat,
        owner: Seat,
        figure: FigureKind,
        from: Hex,
        to: Hex,
    },
    Aimed {
        seat: Seat,
        hex: Hex,
        facing: Facing,
    },
    Summoned {
        seat: Seat,
        figure: FigureKind,
        hex: Hex,
    },
    Ransomed {
        seat: Seat,
        to: Seat,
    },
    SunGiven {
        seat: Seat,
        hex: Hex,
    },
    FollowersGained {
        seat: Seat,
        count: u16,
        now: u16,
        why: Why,
    },
    FollowersPaid {
        seat: Seat,
        count: u16,
        now: u16,
        why: Why,
    },
    PowerUnlocked {
        seat: Seat,
        power: Power,
    },
    GuardianJoined {
        seat: Seat,
        guardian: Guardian,
    },

    EventReached {
        seat: Seat,
        event: EventKind,
        number: u8,
    },
    MonumentTaken {
        seat: Seat,
        hex: Hex,
        monument: Monument,
        from: Option<Seat>,
    },
    NothingToControl {
        seat: Seat,
    },
    CaravanLaid {
        seat: Seat,
        sides: Vec<Side>,
    },
    NoCaravan {
        seat: Seat,
    },
    TokenLaid {
        number: u8,
        hex: Hex,
    },
    TokensSwapped {
        seat: Seat,
        one: u8,
        other: u8,
    },

    ConflictBegan {
        seat: Seat,
        number: u8,
    },
    MonumentDestroyed {
        hex: Hex,
        monument: Monument,
        owner: Option<Seat>,
    },
    Dominated {
        seat: Seat,
        region: u8,
    },
    BattleBegan {
        region: u8,
        seats: Vec<Seat>,
    },
    Attuned {
        seat: Seat,
        figure: FigureKind,
        from: Hex,
        to: Hex,
    },
    TwoCards {
        seat: Seat,
    },
    CardChosen {
        seat: Seat,
    },
    CardsRevealed {
        seat: Seat,
        cards: Cards,
    },
    MonumentBuilt {
        seat: Seat,
        hex: Hex,
        monument: Monument,
    },
    BidMade {
        seat: Seat,
    },
    BidRevealed {
        seat: Seat,
        followers: u16,
    },
    Spared {
        seat: Option<Seat>,
    },
    StrengthSummed {
        seat: Seat,
        total: u8,
        lines: Vec<StrengthLine>,
    },
    BattleWon {
        seat: Seat,
        region: u8,
    },
    BattleTied {
        region: u8,
    },
    TieBroken {
        seat: Seat,
    },
    NobodyLeft {
        region: u8,
    },
    Saved {
        seat: Seat,
        figure: FigureKind,
        hex: Hex,
    },
    Killed {
        seat: Seat,
        figure: FigureKind,
        hex: Hex,
    },
    Trapped {
        seat: Seat,
        owner: Seat,
    },
    Rose {
        seat: Seat,
        hex: Hex,
    },
    FoundNoGrave {
        seat: Seat,
    },
    /// `region` is where it was earned, `by` what it is made of where that is more
    /// than `why` says.
    DevotionChanged {
        seat: Seat,
        from: u8,
        to: u8,
        why: Why,
        region: Option<u8>,
        by: Vec<Grant>,
    },
    UnderworldPlaced {
        seat: Seat,
        hex: Hex,
        from: Option<Hex>,
    },
    CardsReturned {
        seat: Seat,
    },
    ConflictEnded {
        number: u8,
    },

    Merged {
        higher: Seat,
        lower: Seat,
        devotion: u8,
    },
    GuardianLeft {
        seat: Seat,
        guardian: Guardian,
        hex: Option<Hex>,
    },
    Forgotten {
        seat: Seat,
    },
    GameEnded {
        outcome: Outcome,
    },
}

impl Event {
    pub(crate) fn automatic(seat: Seat, action: Action) -> Event {
        Event::Automatic {
            seat,
            action: action.to_string(),
        }
    }
}
