//! What happened: the log a person reads, and the source of every animation.

use std::fmt;

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

/// Something that happened. A `seat` is the player who did it, also where two
/// play one god. Where nobody did anything, and where figures, monuments
/// or devotion are a god's (`owner`, the dead, the winner), it is the seat that
/// leads that god.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the sentence of each event, below, says what it is"
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
    DevotionChanged {
        seat: Seat,
        from: u8,
        to: u8,
        why: Why,
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

/// The line a person reads.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::GodChosen { seat, god } => write!(f, "{seat} plays {god}."),
            Event::FirstPlayer { seat } => write!(f, "{seat} goes first."),
            Event::GuardiansChosen { guardians } => {
                write!(f, "Guardians of this game: {}.", list(guardians))
            }
            Event::TurnBegan { seat } => write!(f, "{seat} is to act."),
            Event::ActionBegan { seat, deed } => write!(f, "{seat} takes the action {deed}."),
            Event::Automatic { seat, action } => write!(f, "{seat} has no choice: {action}."),
            Event::Moved {
                seat,
                figure,
                from,
                to,
            } => {
                write!(f, "{seat} moves {figure} from {from} to {to}.")
            }
            Event::Pushed {
                seat,
                owner,
                figure,
                from,
                to,
            } => {
                write!(f, "{seat} pushes {figure} of {owner} from {from} to {to}.")
            }
            Event::Aimed { seat, hex, facing } => {
                write!(f, "The scorpion of {seat} in {hex} points {facing}.")
            }
            Event::Summoned { seat, figure, hex } => write!(f, "{seat} summons {figure} in {hex}."),
            Event::Ransomed { seat, to } => write!(f, "{seat} pays {to} for a trapped warrior."),
            Event::SunGiven { seat, hex } => write!(f, "{seat} gives the figure in {hex} a sun."),
            Event::FollowersGained {
                seat,
                count,
                now,
                why,
            } => {
                write!(f, "{seat} gains {count} followers ({why}) and has {now}.")
            }
            Event::FollowersPaid {
                seat,
                count,
                now,
                why,
            } => {
                write!(f, "{seat} gives {count} followers ({why}) and has {now}.")
            }
            Event::PowerUnlocked { seat, power } => write!(f, "{seat} unlocks {power}."),
            Event::GuardianJoined { seat, guardian } => write!(f, "{guardian} joins {seat}."),
            Event::EventReached {
                seat,
                event,
                number,
            } => {
                write!(f, "{seat} brings event {number}: {event}.")
            }
            Event::MonumentTaken {
                seat,
                hex,
                monument,
                from: None,
            } => {
                write!(f, "{seat} takes control of the {monument} in {hex}.")
            }
            Event::MonumentTaken {
                seat,
                hex,
                monument,
                from: Some(from),
            } => {
                write!(f, "{seat} takes the {monument} in {hex} from {from}.")
            }
            Event::NothingToControl { seat } => write!(f, "{seat} finds no monument to control."),
            Event::CaravanLaid { seat, sides } => {
                write!(f, "{seat} lays a caravan of {} camels.", sides.len())
            }
            Event::NoCaravan { seat } => write!(f, "{seat} lays no caravan."),
            Event::TokenLaid { number, hex } => {
                write!(f, "Conflict token {number} goes to the region of {hex}.")
            }
            Event::TokensSwapped { seat, one, other } => {
                write!(f, "{seat} swaps the conflict tokens {one} and {other}.")
            }
            Event::ConflictBegan { seat, number } => {
                write!(f, "Conflict {number} begins; {seat} holds the tiebreaker.")
            }
            Event::MonumentDestroyed {
                hex,
                monument,
                owner: None,
            } => {
                write!(f, "A scorpion destroys the {monument} in {hex}.")
            }
            Event::MonumentDestroyed {
                hex,
                monument,
                owner: Some(owner),
            } => {
                write!(f, "A scorpion destroys the {monument} of {owner} in {hex}.")
            }
            Event::Dominated { seat, region } => write!(f, "{seat} dominates region {region}."),
            Event::BattleBegan { region, seats } => {
                write!(f, "Battle in region {region}: {}.", list(seats))
            }
            Event::Attuned {
                seat,
                figure,
                from,
                to,
            } => {
                write!(
                    f,
                    "{seat} calls {figure} from {from} to an obelisk, to {to}."
                )
            }
            Event::TwoCards { seat } => write!(f, "{seat} will play two cards."),
            Event::CardChosen { seat } => write!(f, "{seat} has chosen."),
            Event::CardsRevealed { seat, cards } => {
                write!(
                    f,
                    "{seat} plays {}.",
                    list(&cards.iter().collect::<Vec<Card>>())
                )
            }
            Event::MonumentBuilt {
                seat,
                hex,
                monument,
            } => {
                write!(f, "{seat} builds a {monument} in {hex}.")
            }
            Event::BidMade { seat } => write!(f, "{seat} has made a bid."),
            Event::BidRevealed { seat, followers } => {
                write!(f, "{seat} bids {followers} followers against the locusts.")
            }
            Event::Spared { seat: Some(seat) } => write!(f, "The locusts spare {seat}."),
            Event::Spared { seat: None } => f.write_str("The locusts spare nobody."),
            Event::StrengthSummed { seat, total, .. } => {
                write!(f, "{seat} fights with strength {total}.")
            }
            Event::BattleWon { seat, region } => write!(f, "{seat} wins in region {region}."),
            Event::BattleTied { region } => {
                write!(f, "A tie in region {region}: everybody loses.")
            }
            Event::TieBroken { seat } => write!(f, "{seat} uses the tiebreaker."),
            Event::NobodyLeft { region } => write!(f, "Nobody is left in region {region}."),
            Event::Saved { seat, figure, hex } => {
                write!(f, "{figure} of {seat} in {hex} is saved.")
            }
            Event::Killed { seat, figure, hex } => write!(f, "{figure} of {seat} dies in {hex}."),
            Event::Trapped { seat, owner } => write!(f, "{seat} traps a warrior of {owner}."),
            Event::Rose { seat, hex } => write!(f, "The mummy of {seat} rises in {hex}."),
            Event::FoundNoGrave { seat } => {
                write!(f, "The mummy of {seat} finds no room to rise.")
            }
            Event::DevotionChanged {
                seat,
                from,
                to,
                why,
            } => {
                write!(
                    f,
                    "The devotion of {seat} goes from {from} to {to} ({why})."
                )
            }
            Event::UnderworldPlaced {
                seat,
                hex,
                from: None,
            } => {
                write!(f, "{seat} opens the underworld in {hex}.")
            }
            Event::UnderworldPlaced {
                seat,
                hex,
                from: Some(from),
            } => {
                write!(f, "{seat} moves the underworld from {from} to {hex}.")
            }
            Event::CardsReturned { seat } => write!(f, "{seat} takes all battle cards back."),
            Event::ConflictEnded { number } => write!(f, "Conflict {number} is over."),
            Event::Merged {
                higher,
                lower,
                devotion,
            } => write!(
                f,
                "{lower} merges into {higher}: one god of two players, at devotion {devotion}."
            ),
            Event::GuardianLeft {
                seat,
                guardian,
                hex: Some(hex),
            } => {
                write!(f, "{guardian} of {seat} in {hex} leaves the game.")
            }
            Event::GuardianLeft {
                seat,
                guardian,
                hex: None,
            } => {
                write!(f, "{guardian} of {seat} leaves the game.")
            }
            Event::Forgotten { seat } => write!(f, "The god of {seat} is forgotten."),
            Event::GameEnded { outcome } => {
                if outcome.winners.is_empty() {
                    f.write_str("The game is over: nobody wins.")
                } else {
                    let winners: Vec<Seat> = outcome.winners.iter().collect();
                    write!(f, "The game is over: {} wins.", list(&winners))
                }
            }
        }
    }
}

/// `a, b and c`.
fn list<T: fmt::Display>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(T::to_string).collect();
    match words.split_last() {
        None => "nobody".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}
