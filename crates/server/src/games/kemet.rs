//! Kemet at this table.

use kemet::{Event, Kemet, Setup};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats};

use super::Served;
use crate::session::raw;
use crate::store::SoloGame;
use crate::wire::MarkKind;

impl Served for Kemet {
    const FEWEST: u8 = 2;
    const MOST: u8 = 6;

    fn plain_setup(players: u8) -> Setup {
        Setup {
            seating: kemet::Seating::Random,
            ..Setup::for_players(players)
        }
    }

    fn odds(view: &kemet::View) -> Option<Box<RawValue>> {
        kemet::forecast(view).as_ref().map(raw)
    }

    /// The questions whether somebody plays a Veto or an Escape (E-26).
    fn asked_in_person(view: &kemet::View) -> bool {
        matches!(
            view.steps.last(),
            Some(kemet::Step::Veto { .. } | kemet::Step::Escape { .. })
        )
    }

    fn team(&self, seat: Seat) -> Seats {
        self.plays_with(seat)
    }

    fn hand(&self, seat: Seat) -> Option<Box<RawValue>> {
        Kemet::hand(self, seat).as_ref().map(raw)
    }

    fn solo(&self, outcome: &Outcome) -> Option<SoloGame> {
        self.alone().map(|(objective, round)| SoloGame {
            objective: objective.map(|objective| objective.to_string()),
            round: round.into(),
            won: !outcome.winners.is_empty(),
        })
    }

    fn figures() -> Vec<String> {
        kemet::God::ALL.iter().map(|god| god.to_string()).collect()
    }

    fn mark(event: &Event) -> Option<MarkKind> {
        match event {
            Event::TurnBegan { .. } => Some(MarkKind::Turn),
            Event::BattleBegan { .. } => Some(MarkKind::Battle),
            Event::NightFell { .. } => Some(MarkKind::Night),
            Event::DayBroke { .. } => Some(MarkKind::Day),
            _ => None,
        }
    }
}
