//! A battle worked out from a description of both sides, by the rules of the
//! game itself: the same steps run as in play.

mod check;
mod fight;
mod refusal;

use serde::{Deserialize, Serialize};

use crate::step::Role;
use crate::{BattleCard, BattleCards, CardFace, Companion, Di, God, Tile, Zone};
use check::{check_both, check_side};
use fight::fight;

pub(crate) use fight::clash;
pub use refusal::BattleRefusal;

/// Where the battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A desert zone outside the Delta.
    Desert,
    /// A temple outside the Delta.
    Temple,
    /// The Delta Temple.
    Delta,
    /// The Sanctuary of All Gods, which lies in the Delta.
    Sanctuary,
    /// A district of the attacker's city.
    AttackerCity,
    /// A district of the defender's city.
    DefenderCity,
}

impl Place {
    fn zone(self) -> Zone {
        match self {
            Place::Desert => Zone::WOn,
            Place::Temple => Zone::WTr,
            Place::Delta => Zone::DT,
            Place::Sanctuary => Zone::DS,
            Place::AttackerCity => Zone::W1a,
            Place::DefenderCity => Zone::W2a,
        }
    }
}

/// A battle card by its id, or by what is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Card {
    /// A card of the game.
    Known(BattleCard),
    /// Any numbers.
    Raw(CardFace),
}

impl Card {
    fn face(self) -> CardFace {
        match self {
            Card::Known(card) => card.face(),
            Card::Raw(face) => face,
        }
    }
}

/// Written by hand for its error: serde's own would not name the wrong id.
impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct CardVisitor;

        impl<'de> serde::de::Visitor<'de> for CardVisitor {
            type Value = Card;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a battle card id such as \"BC-2\", or its numbers")
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Card, E> {
                id.parse().map(Card::Known).map_err(E::custom)
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, map: A) -> Result<Card, A::Error> {
                CardFace::deserialize(serde::de::value::MapAccessDeserializer::new(map))
                    .map(Card::Raw)
            }
        }

        from.deserialize_any(CardVisitor)
    }
}

/// One side of the question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideQuestion {
    /// Units in the troop, or life points of the god.
    pub units: u8,
    /// The god that fights in the place of units (KB-6.3.b).
    #[serde(default)]
    pub god: Option<God>,
    /// The card played; left out: any card of `hand`, all equally likely.
    #[serde(default)]
    pub card: Option<Card>,
    /// The cards the side may still hold; left out: the eight it began with.
    #[serde(default)]
    pub hand: Option<Vec<BattleCard>>,
    /// Power tiles before the player.
    #[serde(default)]
    pub tiles: Vec<Tile>,
    /// DI cards played.
    #[serde(default)]
    pub di: Vec<Di>,
    /// The tile of the creature with the troop.
    #[serde(default)]
    pub creature: Option<Tile>,
    /// The tile of the servant with the troop.
    #[serde(default)]
    pub servant: Option<Tile>,
    /// DI cards discarded for Divine Wound (RUB-3c).
    #[serde(default)]
    pub wounds: u8,
    /// Shields that Bakatan turns into damage (AMB-2c).
    #[serde(default)]
    pub convert: u8,
}

/// A battle to be worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Where.
    pub zone: Place,
    /// Who caused it.
    pub attacker: SideQuestion,
    /// Who was there.
    pub defender: SideQuestion,
}

/// What becomes of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SideAnswer {
    /// Strength, units included.
    pub strength: u8,
    /// Damage dealt.
    pub damage: u8,
    /// Unblockable damage dealt.
    pub unblockable: u8,
    /// Shield.
    pub shield: u8,
    /// Units lost.
    pub lost: u8,
    /// Units left.
    pub left: u8,
    /// Battle fame of the Rewards step.
    pub fp: u8,
    /// Veteran tokens of the Rewards step.
    pub veterans: u8,
    /// Prayer points a recall would bring.
    pub recall_pp: u8,
}

/// One battle, worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// Who wins.
    pub winner: Role,
    /// The attacker.
    pub attacker: SideAnswer,
    /// The defender.
    pub defender: SideAnswer,
}

/// The mean of many battles for one side.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[expect(missing_docs, reason = "as in SideAnswer")]
pub struct SideMean {
    pub strength: f64,
    pub lost: f64,
    pub left: f64,
    pub fp: f64,
    pub veterans: f64,
    pub recall_pp: f64,
}

/// One combination of cards and what comes of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Case {
    /// The attacker's card; none where it was given as raw numbers.
    pub attacker_card: Option<BattleCard>,
    /// The defender's card.
    pub defender_card: Option<BattleCard>,
    /// The battle.
    #[serde(flatten)]
    pub answer: Answer,
}

/// The odds where a card is unknown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// Share of the cases the attacker wins.
    pub attacker_wins: f64,
    /// Share of the cases the defender wins.
    pub defender_wins: f64,
    /// Means for the attacker.
    pub attacker: SideMean,
    /// Means for the defender.
    pub defender: SideMean,
    /// Every combination, all equally likely.
    pub cases: Vec<Case>,
}

/// What comes of the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Reckoning {
    /// Both cards known: one battle.
    Certain(Answer),
    /// A card left out: the odds.
    Odds {
        /// The odds over the cards that may be held.
        odds: Odds,
    },
}

/// Works the battle out, or says what is wrong.
pub fn work_out(question: &Question) -> Result<Reckoning, BattleRefusal> {
    check_side(Role::Attacker, &question.attacker)?;
    check_side(Role::Defender, &question.defender)?;
    check_both(question)?;
    let [attacker, defender] = [&question.attacker, &question.defender].map(candidates);
    if question.attacker.card.is_some() && question.defender.card.is_some() {
        let answer = fight(question, attacker[0], defender[0]);
        return Ok(Reckoning::Certain(answer));
    }
    let mut cases = Vec::new();
    for &own in &attacker {
        for &other in &defender {
            let answer = fight(question, own, other);
            cases.push(Case {
                attacker_card: known(own),
                defender_card: known(other),
                answer,
            });
        }
    }
    Ok(Reckoning::Odds { odds: odds(cases) })
}

fn known(card: Card) -> Option<BattleCard> {
    match card {
        Card::Known(card) => Some(card),
        Card::Raw(_) => None,
    }
}

fn candidates(side: &SideQuestion) -> Vec<Card> {
    match (side.card, &side.hand) {
        (Some(card), _) => vec![card],
        (None, Some(hand)) => hand.iter().copied().map(Card::Known).collect(),
        (None, None) => BattleCards::STANDARD.iter().map(Card::Known).collect(),
    }
}

fn odds(cases: Vec<Case>) -> Odds {
    let count = cases.len() as f64;
    let won = cases
        .iter()
        .filter(|case| case.answer.winner == Role::Attacker)
        .count() as f64;
    let mean = |side: fn(&Answer) -> &SideAnswer| {
        let of = |field: fn(&SideAnswer) -> u8| {
            cases
                .iter()
                .map(|case| f64::from(field(side(&case.answer))))
                .sum::<f64>()
                / count
        };
        SideMean {
            strength: of(|side| side.strength),
            lost: of(|side| side.lost),
            left: of(|side| side.left),
            fp: of(|side| side.fp),
            veterans: of(|side| side.veterans),
            recall_pp: of(|side| side.recall_pp),
        }
    };
    Odds {
        attacker_wins: won / count,
        defender_wins: (count - won) / count,
        attacker: mean(|answer| &answer.attacker),
        defender: mean(|answer| &answer.defender),
        cases,
    }
}

fn companion_of(tile: Tile) -> Option<Companion> {
    tile.pieces().iter().next()
}
