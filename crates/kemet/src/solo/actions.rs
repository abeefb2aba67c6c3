//! Action cards (section 5.7, solo:§15).

use tabletop::{Automatic, Journal, rows};

use super::TroopName::{A, B};
use super::lines::{self, Line};
use super::story::{Story, tell_story};
use super::targets::Condition::*;
use super::war_table::Lasting;
use crate::event::Event;
use crate::step::{Step, stage};
use crate::{Kemet, Ours, Zone};

rows! {
    /// An action card.
    #[expect(missing_docs, reason = "named as on the card")]
    pub enum ActionCard is "action card" with pub(crate) ActionRow {
        Surge = "AK01" => ActionRow {
            lines: &[
                Line::March(A, &[HighestPyramid, OccupiedPyramid, WesternPyramid]),
                Line::March(B, &[SmallestTroop, NearestTroop, RichestTemple]),
            ],
            ours: None,
        },
        Manhunt = "AK02" => ActionRow {
            lines: &[
                Line::March(A, &[LargestTroop, NearestTroop, EasternPyramid]),
                Line::March(B, &[EscortedTroop, NearestTroop, WesternPyramid]),
            ],
            ours: Some(Ours::Design),
        },
        KeepersOfTheShrines = "AK03" => ActionRow {
            lines: &[
                Line::March(A, &[YourRichestTemple, NearestEmptyTemple, RichestTemple]),
                Line::March(B, &[YourNearestTemple, NearestEmptyTemple, WesternTemple]),
            ],
            ours: Some(Ours::Design),
        },
        Raiders = "AK04" => ActionRow {
            lines: &[
                Line::Plunder(1),
                Line::Hold(A),
                Line::March(B, &[LowestPyramid, UnoccupiedPyramid, EasternPyramid]),
            ],
            ours: Some(Ours::Design),
        },
        LightReinforcements = "AK05" => ActionRow {
            lines: &[Line::Reinforce(2), Line::Decimate(1)],
            ours: None,
        },
        HeavyReinforcements = "AK06" => ActionRow {
            lines: &[Line::Reinforce(super::TROOP_LIMIT), Line::LoseDi(1)],
            ours: Some(Ours::Design),
        },
        Pincers = "AK07" => ActionRow {
            lines: &[
                Line::March(
                    A,
                    &[TroopNearestTo(Zone::W1f), SmallestTroop, WesternPyramid],
                ),
                Line::March(
                    B,
                    &[TroopNearestTo(Zone::W1f), SmallestTroop, EasternPyramid],
                ),
            ],
            ours: Some(Ours::Design),
        },
        Profanation = "AK08" => ActionRow {
            lines: &[
                Line::March(A, &[HighestPyramid, UnoccupiedPyramid, EasternPyramid]),
                Line::March(B, &[YourNearestTemple, NearestEmptyTemple, WesternTemple]),
                Line::Profane,
            ],
            ours: Some(Ours::Design),
        },
        MarchOnTheDelta = "AK09" => ActionRow {
            lines: &[
                Line::ReinforceOne(B, 1),
                Line::March(A, &[LargestDeltaTroop, DeltaTemple]),
                Line::March(B, &[NearestTroop, PoorestTemple]),
            ],
            ours: Some(Ours::Design),
        },
    }
}

tabletop::bit_set! {
    /// A set of action cards.
    pub struct ActionCards(pub u16) of ActionCard;
}

/// What is printed on an action card.
pub(crate) struct ActionRow {
    pub lines: &'static [Line],
    /// What of it is our own.
    pub ours: Option<Ours>,
}

impl ActionCard {
    /// What of it is our own (solo:§15).
    pub fn ours(self) -> Option<Ours> {
        self.row().ours
    }

    /// How many lines it has.
    pub fn lines(self) -> u8 {
        self.row().lines.len() as u8
    }
}

/// KB-5.7.a: a card is drawn, resolved and discarded; an empty deck takes the
/// discards back (KB-AM-S6).
impl Automatic<Kemet> for stage::AmonsAction {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        if game.amon.actions.is_empty() {
            game.amon.actions = ActionCards::ALL;
            tell_story(journal, || Story::ActionsReshuffled);
        }
        let nth = game.roll(game.amon.actions.len() as u32) as usize;
        let card = game.amon.actions.iter().nth(nth);
        let card = card.expect("the deck has so many cards");
        game.amon.actions.remove(card);
        game.amon.last_action = Some(card);
        tell_story(journal, || Story::ActionDrawn { card });
        game.steps.push(Step::ActionLine { card, line: 0 });
    }
}

/// KB-AM-S18: line by line, A before B; a battle is fought out before the next.
impl Automatic<Kemet> for stage::ActionLine {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let Self { card, line } = self;
        game.steps.pop();
        if let Some(&next) = card.row().lines.get(usize::from(line)) {
            game.steps.push(Step::ActionLine {
                card,
                line: line + 1,
            });
            lines::carry_out(game, (card.id(), line + 1), next, Lasting::ForGood, journal);
        }
    }
}
