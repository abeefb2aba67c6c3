//! Kemet at this table.

use std::time::Duration;

use bots::{BotDice, Budget, Level, Question};
use kemet::{Event, Kemet, Setup};
use rand::SeedableRng;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::Served;
use crate::session::{Thought, raw};
use crate::wire::MarkKind;

/// How long a bot thinks about one decision: less than anybody notices.
const THINKING: Duration = Duration::from_millis(50);

impl Served for Kemet {
    const FEWEST: u8 = 2;
    const MOST: u8 = 6;

    fn bots() -> Vec<String> {
        Level::ALL.map(|level| level.name().to_owned()).to_vec()
    }

    fn plain_setup(players: u8) -> Setup {
        Setup {
            seating: kemet::Seating::Random,
            ..Setup::for_players(players)
        }
    }

    fn odds(view: &kemet::View) -> Option<Box<RawValue>> {
        kemet::forecast(view).as_ref().map(raw)
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

    fn thought(
        view: kemet::View,
        seat: Seat,
        actions: Vec<kemet::Action>,
        bot: &str,
        seed: u64,
    ) -> Thought {
        let level: Result<Level, _> = bot.parse();
        Box::new(move || {
            // Who wrote the name down knew the bot; it may be gone since.
            let Ok(level) = level else {
                return String::new();
            };
            let look = || view.clone();
            let question: Question<'_, Kemet> =
                Question::new(seat, &actions, Budget::time(THINKING), &look);
            let mut dice = BotDice::seed_from_u64(seed);
            let chosen = level.seat_one().choose(&question, &mut dice).choice;
            actions
                .get(chosen)
                .map_or_else(String::new, ToString::to_string)
        })
    }
}
