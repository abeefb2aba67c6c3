//! Plunder: tiles leave the game (section 5.8, solo:§8, solo:§16).

use tabletop::{Journal, rows, vocabulary};

use super::story::{Story, tell_story};
use crate::event::Event;
use crate::{Kemet, Tile};

rows! {
    /// A plunder card.
    #[expect(missing_docs, reason = "they have no names")]
    pub enum PlunderCard is "plunder card" with pub(crate) PlunderRow {
        G01 = "G01" => PlunderRow::new((2, 1), (4, 2)),
        G02 = "G02" => PlunderRow::new((3, 2), (2, 3)),
        G03 = "G03" => PlunderRow::new((4, 3), (3, 1)),
        G04 = "G04" => PlunderRow::new((2, 4), (3, 3)),
        G05 = "G05" => PlunderRow::new((3, 4), (4, 1)),
        G06 = "G06" => PlunderRow::new((4, 2), (2, 2)),
        G07 = "G07" => PlunderRow::new((3, 1), (4, 3)),
        G08 = "G08" => PlunderRow::new((4, 1), (3, 4)).printed(Half::Upper),
    }
}

/// What is on a plunder card.
pub(crate) struct PlunderRow {
    /// The place that each half names.
    places: [Place; Half::COUNT],
    /// The half that a rulebook shows; the others are our own (solo:§16).
    printed: Option<Half>,
}

impl PlunderRow {
    const fn new(upper: Place, lower: Place) -> PlunderRow {
        PlunderRow {
            places: [upper, lower],
            printed: None,
        }
    }

    const fn printed(self, half: Half) -> PlunderRow {
        PlunderRow {
            printed: Some(half),
            ..self
        }
    }
}

tabletop::bit_set! {
    /// A set of plunder cards.
    pub struct PlunderCards(pub u8) of PlunderCard;
}

vocabulary! {
    /// A half of a plunder card, and the colour of tiles it speaks of.
    pub enum Half is "half of a plunder card: use upper or lower" {
        /// The top colour.
        Upper = "upper",
        /// The bottom colour.
        Lower = "lower",
    }
}

/// A place of a grid: level and column, both from 1.
pub(crate) type Place = (u8, u8);

impl PlunderCard {
    /// The level and the column, from 1, that a half names.
    pub const fn place(self, half: Half) -> (u8, u8) {
        self.row().places[half as usize]
    }

    /// Whether a half is our own design.
    pub fn is_ours(self, half: Half) -> bool {
        self.row().printed != Some(half)
    }
}

impl Kemet {
    /// The tile a half points at: at its place, or below it in the column
    /// (KB-5.8.b). Gives its level, too.
    pub(crate) fn pointed_at(&self, card: PlunderCard, half: Half) -> Option<(Tile, u8)> {
        let (level, column) = card.place(half);
        let grid = &self.amon.grids[half.index()];
        (1..=level).rev().find_map(|level| {
            grid.places[usize::from(level) - 1][usize::from(column) - 1]
                .filter(|&tile| self.market.contains(tile))
                .map(|tile| (tile, level))
        })
    }

    /// A card of the plunder deck, to be carried out.
    fn draw_plunder<J: Journal<Event>>(
        &mut self,
        busy: Option<PlunderCard>,
        journal: &mut J,
    ) -> Option<PlunderCard> {
        let card = self.turn_plunder(busy, journal)?;
        tell_story(journal, || Story::PlunderDrawn { card });
        Some(card)
    }

    /// The next card of the plunder deck; when there is none, the discards become
    /// one, without the card still being resolved (KB-5.8.d).
    pub(crate) fn turn_plunder<J: Journal<Event>>(
        &mut self,
        busy: Option<PlunderCard>,
        journal: &mut J,
    ) -> Option<PlunderCard> {
        if self.amon.plunder.is_empty() {
            self.amon.plunder = PlunderCards::ALL;
            if let Some(card) = busy {
                self.amon.plunder.remove(card);
            }
            tell_story(journal, || Story::PlunderReshuffled);
        }
        let nth = self.roll(self.amon.plunder.len() as u32) as usize;
        let card = self.amon.plunder.iter().nth(nth)?;
        self.amon.plunder.remove(card);
        self.amon.last_plunder = Some(card);
        Some(card)
    }
}

/// KB-5.8.a, KB-DP-SO5: the upper half, then the lower half.
pub(crate) fn resolve<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let Some(card) = game.draw_plunder(None, journal) else {
        return;
    };
    for &half in Half::ALL {
        resolve_half(game, card, half, journal);
    }
}

/// KB-5.8.c: a half that finds nothing is resolved with another card, unless no
/// card would find anything for it.
fn resolve_half<J: Journal<Event>>(
    game: &mut Kemet,
    first: PlunderCard,
    half: Half,
    journal: &mut J,
) {
    let mut cards = PlunderCard::ALL.iter();
    if !cards.any(|&card| game.pointed_at(card, half).is_some()) {
        tell_story(journal, || Story::PlunderSkipped { half });
        return;
    }
    let mut card = first;
    loop {
        if let Some((tile, level)) = game.pointed_at(card, half) {
            take_away(game, card, half, tile, level, journal);
            return;
        }
        tell_story(journal, || Story::PlunderMissed { card, half });
        match game.draw_plunder(Some(first), journal) {
            Some(next) => card = next,
            None => return,
        }
    }
}

fn take_away<J: Journal<Event>>(
    game: &mut Kemet,
    card: PlunderCard,
    half: Half,
    tile: Tile,
    level: u8,
    journal: &mut J,
) {
    game.take_from_market(tile);
    game.amon.plundered += 1;
    let (asked, column) = card.place(half);
    tell_story(journal, || Story::Plundered {
        card,
        half,
        tile,
        asked,
        level,
        column,
    });
}
