//! Objectives: how a game against Amon is won and lost (sections 5.1, 5.9,
//! solo:§11, solo:§12).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Journal, rows, vocabulary};

use super::story::{Story, tell_story};
use super::{AMON, PLAYER, SoloEnding};
use crate::event::Event;
use crate::state::Ending;
use crate::step::Step;
use crate::{District, Kemet, Ours, Zone, map};

/// When an objective is looked at (KB-AM-S8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Judged {
    /// After every card of Amon, every action and every effect of the night, with
    /// the battles it caused (corrections:S-2).
    Always,
    /// When a night ends.
    NightsEnd,
    /// When the last night ends.
    LastNight,
}

rows! {
    /// What the player must bring about in time (solo:§12).
    pub enum Objective is "objective" with pub(crate) ObjectiveRow {
        /// Regain the zeal: 5 permanent fame, and 2 temples in the night.
        Zeal = "CE01" => ObjectiveRow {
            rounds: 7,
            judged: Judged::NightsEnd,
            goals: &[(Goal::PermanentFame, 5), (Goal::Temples, 2)],
            fame_becomes_tokens: false,
            strength: 0,
            ours: None,
        },
        /// Topple the throne: both of Amon's pyramids in the night.
        Throne = "CE02" => ObjectiveRow {
            rounds: 8,
            judged: Judged::NightsEnd,
            goals: &[(Goal::AmonsPyramids, 2)],
            fame_becomes_tokens: false,
            strength: 0,
            ours: Some(Ours::Design),
        },
        /// Splendour of the black land: both own pyramids of level 4, 7 tiles.
        Splendour = "CE03" => ObjectiveRow {
            rounds: 7,
            judged: Judged::Always,
            goals: &[(Goal::Summits, 2), (Goal::Tiles, 7), (Goal::HighTiles, 1)],
            fame_becomes_tokens: false,
            strength: 0,
            ours: Some(Ours::Design),
        },
        /// Outlast the hidden god: stand when the last night ends.
        Outlast = "CE04" => ObjectiveRow {
            rounds: 8,
            judged: Judged::LastNight,
            goals: &[
                (Goal::Pyramids, 2),
                (Goal::Levels, 6),
                (Goal::Temples, 1),
                (Goal::FreeDistricts, 3),
            ],
            fame_becomes_tokens: false,
            strength: 1,
            ours: Some(Ours::Design),
        },
        /// Voice of the Delta: 5 divine fame.
        Voice = "CE05" => ObjectiveRow {
            rounds: 8,
            judged: Judged::Always,
            goals: &[(Goal::DivineFame, 5)],
            fame_becomes_tokens: true,
            strength: 0,
            ours: Some(Ours::Design),
        },
    }
}

/// What is printed on an objective.
pub(crate) struct ObjectiveRow {
    pub rounds: u8,
    pub judged: Judged,
    goals: &'static [(Goal, u8)],
    /// What would be battle fame becomes veteran tokens.
    fame_becomes_tokens: bool,
    /// Amon's strength on the War Table at the start.
    pub strength: i8,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

vocabulary! {
    /// A condition of an objective.
    pub enum Goal is "condition of an objective" {
        /// Permanent fame.
        PermanentFame = "permanent-fame",
        /// Divine fame.
        DivineFame = "divine-fame",
        /// Temples controlled.
        Temples = "temples",
        /// Amon's pyramids controlled.
        AmonsPyramids = "amons-pyramids",
        /// Own pyramids of level 4, controlled.
        Summits = "summits",
        /// Own pyramids controlled.
        Pyramids = "pyramids",
        /// The levels of the own pyramids together.
        Levels = "levels",
        /// Power tiles owned.
        Tiles = "tiles",
        /// Power tiles of level 4 owned.
        HighTiles = "high-tiles",
        /// Own districts without an Amon troop.
        FreeDistricts = "free-districts",
    }
}

/// How far a condition is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Progress {
    /// Which condition.
    pub goal: Goal,
    /// How much there is of it.
    pub have: u8,
    /// The least that is asked for (KB-5.9.c).
    pub need: u8,
    /// Whether it held when the objective was last looked at: not in the middle of
    /// something (corrections:S-2).
    pub met: bool,
}

impl Objective {
    /// The rounds it gives.
    pub fn rounds(self) -> u8 {
        self.row().rounds
    }

    /// What of it is our own (solo:§12).
    pub fn ours(self) -> Option<Ours> {
        self.row().ours
    }

    /// Events in the event deck: with the disasters, a card for each round.
    pub fn events(self) -> u8 {
        self.rounds() - super::events::DISASTERS as u8
    }
}

impl Kemet {
    /// How far each condition of the objective is.
    pub(crate) fn progress(&self) -> ArrayVec<Progress, 4> {
        let Some(objective) = self.agreed.objective else {
            return ArrayVec::new();
        };
        let goals = objective.row().goals.iter();
        goals
            .map(|&(goal, need)| {
                let have = self.have_of(goal);
                Progress {
                    goal,
                    have,
                    need,
                    met: have >= need,
                }
            })
            .collect()
    }

    /// The same as everybody sees it: a condition that holds in the middle of
    /// something is not met before that is over (corrections:S-2).
    pub(crate) fn progress_shown(&self) -> ArrayVec<Progress, 4> {
        let mut shown = self.progress();
        for (bit, progress) in shown.iter_mut().enumerate() {
            progress.met = self.amon.met & 1 << bit != 0;
        }
        shown
    }

    fn have_of(&self, goal: Goal) -> u8 {
        let player = self.player(PLAYER);
        let held = self.controlled[PLAYER.index()];
        let own = self.own_districts(PLAYER);
        let level = |zone: Zone| self.pyramid_at(zone).level;
        let count = |zones: crate::ZoneSet, least: u8| {
            zones.iter().filter(|&zone| level(zone) >= least).count() as u8
        };
        match goal {
            Goal::PermanentFame => player.battle_fame + player.divine_fame,
            Goal::DivineFame => player.divine_fame,
            Goal::Temples => (held & map::TEMPLES).len() as u8,
            Goal::AmonsPyramids => count(held & self.own_districts(AMON), 1),
            Goal::Summits => count(held & own, 4),
            Goal::Pyramids => count(held & own, 1),
            Goal::Levels => own.iter().map(level).sum(),
            Goal::Tiles => player.tiles.len() as u8,
            Goal::HighTiles => player.tiles.iter().filter(|tile| tile.level() == 4).count() as u8,
            Goal::FreeDistricts => {
                District::COUNT as u8 - (own & self.present[AMON.index()]).len() as u8
            }
        }
    }

    /// KB-5.9.c: all conditions hold at once.
    fn fulfilled(&self) -> bool {
        let progress = self.progress();
        !progress.is_empty() && progress.iter().all(|progress| progress.met)
    }

    /// Which conditions hold: a bit each.
    pub(crate) fn conditions_met(&self) -> u8 {
        let progress = self.progress();
        (progress.iter().enumerate()).fold(0, |met, (bit, progress)| {
            met | u8::from(progress.met) << bit
        })
    }

    /// CE05: what would be battle fame becomes veteran tokens.
    pub(crate) fn fame_becomes_tokens(&self) -> bool {
        let objective = self.agreed.objective;
        objective.is_some_and(|objective| objective.row().fame_becomes_tokens)
    }
}

/// No unit left is a loss at once (KB-5.1.b, KB-AM-S13). An objective may be
/// fulfilled at any time (KB-5.9.b), but never in the middle of something
/// (corrections:S-2).
pub(crate) fn decided<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> bool {
    // Before the first day the board is not laid out.
    if game.round == 0 {
        return false;
    }
    if game.present[PLAYER.index()].is_empty() {
        game.amon.met = game.conditions_met();
        game.end(Ending::Solo(SoloEnding::Wiped), journal);
        return true;
    }
    if is_half_done(game) {
        return false;
    }
    let met = game.conditions_met();
    if met != game.amon.met {
        game.amon.met = met;
        tell_progress(game, journal);
    }
    let always = |objective: Objective| objective.row().judged == Judged::Always;
    if game.agreed.objective.is_some_and(always) && game.fulfilled() {
        game.end(Ending::Solo(SoloEnding::Fulfilled), journal);
        return true;
    }
    false
}

/// Whether something was begun and is not over: a card of Amon's or of the player's,
/// an action, a battle they have led to. An action is one effect (KB-TM-01), and so
/// is a card with all its lines. What is left is the frame of a round: the turns and
/// the steps of the night.
pub(crate) fn is_half_done(game: &Kemet) -> bool {
    let frame = |step: &Step| {
        step.is_night()
            || matches!(
                step,
                Step::Dawn
                    | Step::TurnStart
                    | Step::BeforeToken
                    | Step::MoreTokens
                    | Step::Resolving
                    | Step::AfterActions
                    | Step::AmonsEvent
                    | Step::AmonsAction
                    | Step::Pestilence
                    | Step::VigilTemples
                    | Step::VigilLevy
                    | Step::RoundMarker
            )
    };
    !game.steps.iter().all(frame)
}

pub(crate) fn tell_progress<J: Journal<Event>>(game: &Kemet, journal: &mut J) {
    tell_story(journal, || Story::Objective {
        conditions: game.progress().to_vec(),
    });
}

/// When a night ends, before the round marker moves (KB-AM-S8).
pub(crate) fn fulfilled_at_nights_end(game: &Kemet) -> bool {
    let last = game.amon.rounds == 1;
    let judged = game
        .agreed
        .objective
        .is_some_and(|objective| match objective.row().judged {
            Judged::Always | Judged::NightsEnd => true,
            Judged::LastNight => last,
        });
    judged && game.fulfilled()
}
