//! Ankh at this table.

use ankh::{Ankh, Event, Setup, Step, View};
use serde_json::value::RawValue;
use tabletop::Seat;

use crate::served::lesson;
use crate::{LessonFiles, Served};

impl Served for Ankh {
    const FEWEST: u8 = 2;
    const MOST: u8 = 5;
    const LESSONS: &'static [LessonFiles] = &[lesson!("ankh")];

    fn plain_setup(players: u8) -> Setup {
        Setup {
            seating: ankh::Seating::Random,
            ..Setup::for_players(players)
        }
    }

    /// A battle of Ankh is added up line by line in the view itself.
    fn odds(_: &View) -> Option<Box<RawValue>> {
        None
    }

    fn figures() -> Vec<String> {
        ankh::God::ALL.iter().map(|god| god.to_string()).collect()
    }

    /// What is still to be done in a turn lies on its end.
    fn turn(view: &View) -> Option<Seat> {
        let in_turn = |step: &Step| {
            matches!(
                step,
                Step::FirstAction | Step::SecondAction { .. } | Step::TurnEnd
            )
        };
        view.steps.iter().any(in_turn).then_some(view.turn.seat)
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn mark(event: &Event) -> Option<&'static str> {
        match event {
            Event::TurnBegan { .. } => Some("turn"),
            Event::ConflictBegan { .. } => Some("conflict"),
            Event::BattleBegan { .. } => Some("battle"),
            Event::Merged { .. } => Some("merge"),
            _ => None,
        }
    }
}
