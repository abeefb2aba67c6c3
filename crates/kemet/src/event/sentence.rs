//! What happened, as a sentence of the log.

use std::fmt;

use tabletop::Seat;

use super::{Event, FameKind, TokenKind, Way};
use crate::Kemet;
use crate::solo::AMON;
use crate::team::Goods;

fn list<T: fmt::Display>(items: &[T]) -> String {
    items
        .iter()
        .map(T::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

fn plural(count: u8, one: &str) -> String {
    if count == 1 {
        format!("1 {one}")
    } else {
        format!("{count} {one}s")
    }
}

/// What a troop or a god does that goes this way.
fn verb(way: Way) -> &'static str {
    match way {
        Way::Land => "marches",
        Way::Harbor => "sails",
        Way::Teleport => "teleports",
    }
}

impl Kemet {
    /// The sentence of an event as it is told at this table: Amon has a seat like a
    /// player, but he goes by his name.
    pub fn sentence(&self, event: &Event) -> String {
        let sentence = event.to_string();
        if self.is_solo() {
            renamed(&sentence, &AMON.to_string(), "Amon")
        } else {
            sentence
        }
    }
}

/// The same with another word wherever `word` stands by itself.
fn renamed(sentence: &str, word: &str, name: &str) -> String {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    let words = sentence.split_inclusive(|sign| !is_part(sign));
    words
        .map(|part| match part.strip_prefix(word) {
            Some(rest) if !rest.starts_with(is_part) => format!("{name}{rest}"),
            _ => part.to_owned(),
        })
        .collect()
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::GodChosen { seat, god } => write!(f, "{seat} plays for {god}."),
            Event::CityChosen { seat, city } => write!(f, "{seat} lives in {city}."),
            Event::ColoursDrawn { colours } => write!(f, "Tile colours: {}.", list(colours)),
            Event::TurnOrder { order } => write!(f, "Turn order: {}.", list(order)),
            Event::PyramidRaised {
                seat,
                zone,
                colour,
                level,
            } => {
                write!(
                    f,
                    "The {colour} pyramid of {seat} in {zone} stands at level {level}."
                )
            }
            Event::PyramidRetopped { seat, zone, colour } => {
                write!(f, "{seat} gives the pyramid in {zone} a top of {colour}.")
            }
            Event::AcquireToken {
                seat,
                space,
                colour,
            } => {
                write!(f, "{seat} puts the {colour} acquire token on {space}.")
            }
            Event::TileTaken { seat, tile } => {
                write!(f, "{seat} takes {} ({tile}).", tile.row().name)
            }
            Event::SilverTaken { seat } => write!(f, "{seat} takes a silver token."),
            Event::DayBroke { round } => write!(f, "Round {round}: day breaks."),
            Event::TurnBegan { seat } => write!(f, "{seat}'s turn."),
            Event::TokenPlaced { seat, space, kind } => {
                let kind = match kind {
                    TokenKind::Own => "a",
                    TokenKind::Silver => "the silver",
                    TokenKind::Gold => "the gold",
                };
                write!(f, "{seat} puts {kind} token on {space}.")
            }
            Event::ActionBegan { seat, deed } => write!(f, "{seat}: {deed}."),
            Event::ActionLost { seat, deed } => write!(f, "{seat} does nothing with {deed}."),
            Event::GoldenAction { seat, tile } => {
                write!(f, "{seat} calls on {} ({tile}).", tile.row().name)
            }
            Event::Automatic { seat, action } => write!(f, "{seat} has one option only: {action}."),
            Event::Paid { seat, amount } => write!(f, "{seat} pays {amount} PP."),
            Event::Gained {
                seat,
                amount,
                total,
            } => write!(f, "{seat} gains {amount} PP and has {total}."),
            Event::PrayerLost { seat, amount } => write!(f, "{seat} loses {amount} PP."),
            Event::FameGained {
                seat,
                kind: FameKind::Battle,
            } => write!(f, "{seat} gains 1 battle FP."),
            Event::FameGained {
                seat,
                kind: FameKind::Divine,
            } => write!(f, "{seat} gains 1 divine FP."),
            Event::VeteransGained { seat, count } => {
                write!(f, "{seat} gains {}.", plural(*count, "veteran token"))
            }
            Event::VeteransSpent { seat, count } => {
                write!(f, "{seat} turns in {}.", plural(*count, "veteran token"))
            }
            Event::UnitsAdded { seat, zone, units } => {
                write!(f, "{seat} adds {} in {zone}.", plural(*units, "unit"))
            }
            Event::UnitsRemoved { seat, zone, units } => {
                write!(
                    f,
                    "{} of {seat} in {zone} return to the supply.",
                    plural(*units, "unit")
                )
            }
            Event::MercenariesHired { seat, units } => {
                write!(f, "{seat} hires {units} mercenaries.")
            }
            Event::CompanionJoined {
                seat,
                companion,
                zone,
            } => {
                write!(f, "{companion} joins {seat}'s troop in {zone}.")
            }
            Event::CompanionReturned { seat, companion } => {
                write!(f, "{companion} returns to {seat}'s supply.")
            }
            Event::Moved {
                seat,
                from,
                to,
                units,
                companions,
                way,
            } => {
                let goes = verb(*way);
                write!(
                    f,
                    "{seat} {goes} from {from} to {to} with {}",
                    plural(*units, "unit")
                )?;
                if !companions.is_empty() {
                    write!(f, " and {}", list(companions))?;
                }
                f.write_str(".")
            }
            Event::ControlTaken { seat, zone } => write!(f, "{seat} controls {zone}."),
            Event::ControlResumed { seat, zone } => write!(f, "{seat} controls {zone} again."),
            Event::ControlLost { seat, zone } => write!(f, "{seat} no longer controls {zone}."),
            Event::DeckReshuffled => write!(f, "The DI discards become a new deck."),
            Event::DrewDi { seat, count } => {
                write!(f, "{seat} draws {}.", plural(*count, "DI card"))
            }
            Event::DrewCard { seat, card } => {
                write!(f, "{seat} now holds {} ({card}).", card.face().name)
            }
            Event::LostCard { seat, card } => {
                write!(f, "{seat} loses {} ({card}).", card.face().name)
            }
            Event::DiscardedDi { seat, card } => {
                write!(f, "{seat} discards {} ({card}).", card.face().name)
            }
            Event::PlayedDi { seat, card } => {
                write!(f, "{seat} plays {} ({card}).", card.face().name)
            }
            Event::DiStolen { thief, victim } => {
                write!(f, "{thief} takes a DI card from {victim}.")
            }
            Event::StormCalled { seat } => write!(f, "{seat} calls upon the Lord of Storms."),
            Event::BattleBegan {
                zone,
                attacker,
                defender,
            } => {
                write!(f, "Battle in {zone}: {attacker} attacks {defender}.")
            }
            Event::CouncilReady { seat } => write!(f, "{seat} is ready."),
            Event::CardShown { seat, card } => write!(f, "{seat} must show {card}."),
            Event::DiShown { seat, cards } if cards.is_empty() => {
                write!(f, "{seat} shows that no DI card is played.")
            }
            Event::DiShown { seat, cards } => write!(f, "{seat} must show {}.", list(cards)),
            Event::DiDeclared { seat, count } => {
                write!(f, "{seat} declares {}.", plural(*count, "DI card"))
            }
            Event::Revealed { seat, card, cards } => {
                write!(f, "{seat} reveals {card}")?;
                if !cards.is_empty() {
                    write!(f, " with {}", list(cards))?;
                }
                f.write_str(".")
            }
            Event::DiCancelled { seat, card } => {
                write!(f, "{seat}'s {} ({card}) is cancelled.", card.face().name)
            }
            Event::CardSwapped { seat, old, new } => {
                write!(f, "{seat} plays {new} instead of {old}.")
            }
            Event::ShieldsConverted { seat, shields } => {
                write!(
                    f,
                    "{seat} turns {} into damage.",
                    plural(*shields, "shield")
                )
            }
            Event::BattlePoints { seat, points } => write!(
                f,
                "{seat}: strength {}, damage {}, unblockable {}, shield {}.",
                points.strength, points.damage, points.unblockable, points.shield
            ),
            Event::BattleWon { seat } => write!(f, "{seat} wins the battle."),
            Event::Retreated { seat, from, to } => {
                write!(f, "{seat} retreats from {from} to {to}.")
            }
            Event::Escaped { seat, from, to } => {
                write!(f, "{seat} escapes from {from} to {to}: there is no battle.")
            }
            Event::StruckFirst { seat, zone } => {
                write!(f, "{seat} strikes first in {zone}.")
            }
            Event::CardsForeseen { seat, cards } => {
                write!(f, "{seat} looks at {}.", list(cards))
            }
            Event::CardKept { seat, card } => {
                write!(f, "{seat} keeps {} ({card}).", card.face().name)
            }
            Event::Recalled { seat, zone, units } => {
                write!(f, "{seat} recalls {} from {zone}.", plural(*units, "unit"))
            }
            Event::Stayed { seat, zone } => write!(f, "{seat} stays in {zone}."),
            Event::CardsTakenBack { seat } => write!(f, "{seat} takes all battle cards back."),
            Event::SpecialCardTaken { seat, card } => {
                write!(f, "{seat} trades a battle card for {card}.")
            }
            Event::CardRemoved { seat, card } => write!(f, "{seat} removes {card} from the game."),
            Event::DiLooted { seat, card } => {
                write!(f, "{seat} keeps {} ({card}).", card.face().name)
            }
            Event::RiseReached { seat } => {
                write!(
                    f,
                    "{seat} reaches the rise marker: the gods of Egypt may rise."
                )
            }
            Event::GodRose { seat, god } => write!(f, "{seat} acquires the god {god}."),
            Event::GodDeployed { seat, zone, life } => {
                write!(f, "The god of {seat} comes to {zone} with {life} LP.")
            }
            Event::GodMoved {
                seat,
                from,
                to,
                way,
            } => {
                let goes = verb(*way);
                write!(f, "The god of {seat} {goes} from {from} to {to}.")
            }
            Event::LifeLost {
                seat,
                zone,
                points,
                life,
            } => write!(
                f,
                "The god of {seat} in {zone} loses {points} LP and has {life} left."
            ),
            Event::GodFell { seat, zone } => {
                write!(
                    f,
                    "The god of {seat} falls in {zone} and is back on its tile."
                )
            }
            Event::GodReturned { seat, zone } => {
                write!(
                    f,
                    "The god of {seat} cannot retreat from {zone} and returns to its tile."
                )
            }
            Event::GodHealed { seat, zone, life } => {
                write!(f, "The god of {seat} in {zone} is back at {life} LP.")
            }
            Event::SethDrew { seat, cards } if cards.is_empty() => {
                write!(f, "Seth finds no DI card for {seat}.")
            }
            Event::SethDrew { seat, cards } => {
                write!(f, "Seth draws {} for {seat}.", list(cards))
            }
            Event::TokenRepeated { seat, space } => {
                write!(f, "{seat} puts a second token on {space}.")
            }
            Event::NightFell { round } => write!(f, "Night falls on round {round}."),
            Event::Offered { seat, zone } => write!(f, "{seat} makes the offering in {zone}."),
            Event::TokensReturned => write!(f, "All action tokens return to their owners."),
            Event::PlaceTaken { seat, place } => {
                write!(f, "{seat} takes place {place} in turn order.")
            }
            Event::MarkerPicked { seat } => {
                write!(f, "{seat}'s order marker is the first of the team.")
            }
            Event::Shared {
                seat,
                mate,
                goods: Goods::Prayer,
                amount,
            } => write!(f, "{seat} gives {amount} PP to {mate}."),
            Event::Shared {
                seat,
                mate,
                goods: Goods::Veterans,
                amount,
            } => {
                let tokens = plural(*amount, "veteran token");
                write!(f, "{seat} gives {tokens} to {mate}.")
            }
            Event::Gathered {
                seat,
                from,
                to,
                units,
            } => {
                let units = plural(*units, "unit");
                write!(f, "{seat} gathers {units} from {from} in {to}.")
            }
            Event::Credited { seat, zone } => {
                write!(f, "{zone} counts for {seat} this night.")
            }
            Event::Amon { story } => story.fmt(f),
            Event::GameOver { outcome } => {
                if outcome.winners.is_empty() {
                    return write!(f, "The game is over: nobody wins.");
                }
                let winners: Vec<Seat> = outcome.winners.iter().collect();
                let win = match winners.len() {
                    1 => "wins",
                    _ => "win",
                };
                write!(
                    f,
                    "The game is over: {} {win} ({}).",
                    list(&winners),
                    outcome.reason
                )
            }
        }
    }
}
