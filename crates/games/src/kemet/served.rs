//! Kemet at this table.

use kemet::{Event, Kemet, Setup};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats};

use crate::served::lesson;
use crate::{LessonFiles, Served, SoloGame, raw};

impl Served for Kemet {
    const FEWEST: u8 = 2;
    const MOST: u8 = 6;
    const LESSONS: &'static [LessonFiles] = &[
        lesson!("first"),
        lesson!("amon"),
        lesson!("teams"),
        lesson!("gods"),
        lesson!("blood-and-sand"),
        lesson!("edition-2012"),
    ];

    fn plain_setup(players: u8) -> Setup {
        Setup {
            seating: kemet::Seating::Random,
            ..Setup::for_players(players)
        }
    }

    fn odds(view: &kemet::View) -> Option<Box<RawValue>> {
        kemet::forecast(view).as_ref().map(raw)
    }

    fn attack_odds(view: &kemet::View, action: kemet::Action) -> Option<Box<RawValue>> {
        kemet::forecast_attack(view, action).as_ref().map(raw)
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

    fn turn(view: &kemet::View) -> Option<Seat> {
        let by_day = view.round > 0 && !view.night;
        let active = view.order.get(usize::from(view.place)).copied();
        active.filter(|_| by_day)
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::NightFell { .. })
    }

    fn mark(event: &Event) -> Option<&'static str> {
        match event {
            Event::TurnBegan { .. } => Some("turn"),
            Event::BattleBegan { .. } => Some("battle"),
            Event::NightFell { .. } => Some("night"),
            Event::DayBroke { .. } => Some("day"),
            _ => None,
        }
    }
}
