//! How the chances went through a game that is over.
//!
//! Everything is judged as a spectator could have: who draws or holds a card
//! that nobody sees has not yet become stronger for the table, and nobody is
//! blamed for what they could not know. With all cards open, every draw would
//! look like a blunder of somebody.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Bot, BotDice, Budget, Question, Search, Staffed, glance};
use games::Served;
use rand::SeedableRng;
use serde_json::value::RawValue;
use tabletop::{Eye, Outcome, Pages, Record, Seat};

use super::raw;
use crate::wire::{Accuracy, Analysis, Judged, Standing, Swing};

/// Simulations for one moment: a chance is then right to about two in a
/// hundred, and a whole game takes seconds.
const SIMULATIONS: u32 = 600;

/// How many swings are told.
const MOST_SWINGS: usize = 8;

/// A change of all chances together by less than this is nothing to tell of.
const LEAST_SWING: f32 = 0.04;

/// Simulations for one decision, through the eyes of who takes it.
const WEIGHED: u32 = 400;

/// What a search looked at less than so often it has no estimate of.
const AN_ESTIMATE: f32 = 20.0;

/// In how many worlds such an action is compared with the best.
const GLANCES: usize = 16;

/// Who loses less than this has chosen as well as could be.
const AS_GOOD: f32 = 0.01;

/// The work of an analysis, to be done in small pieces.
pub trait Study: Send {
    /// How many actions have been looked at,
    fn done(&self) -> u32;

    /// of how many.
    fn of(&self) -> u32;

    /// Goes on to the next moment and judges it; `false` after the last.
    fn go_on(&mut self) -> bool;

    /// What came of it.
    fn finish(self: Box<Self>) -> Analysis;
}

/// A game that is read again.
pub(super) struct Reading<G: Served> {
    state: G,
    record: Record<G>,
    outcome: Option<Outcome>,
    done: u32,
    /// What happened since the last standing, and who did it.
    since: Vec<(Seat, Vec<Box<RawValue>>)>,
    standings: Vec<Standing>,
    swings: Vec<Swing>,
    decisions: Vec<Judged>,
}

impl<G: Served> Reading<G> {
    /// `start` is the game before its first action; `outcome` is how the table
    /// ended it, which the game itself may not know.
    pub fn new(start: G, record: Record<G>, outcome: Option<Outcome>) -> Self {
        Reading {
            state: start,
            record,
            outcome,
            done: 0,
            since: Vec::new(),
            standings: Vec::new(),
            swings: Vec::new(),
            decisions: Vec::new(),
        }
    }

    /// Takes the next action of the record; nothing after the last.
    fn step(&mut self) -> Option<()> {
        let &(seat, action) = self.record.actions.get(self.done as usize)?;
        self.weigh(seat, action);
        let mut pages = Pages::new();
        let taken = self.state.apply(seat, action, &mut pages);
        debug_assert!(taken.is_ok(), "an action of the record is refused");
        self.done += 1;
        self.record.roll_on(&mut self.state, self.done as usize);
        let events = pages.for_eye(Eye::Archive).map(raw).collect();
        self.since.push((seat, events));
        Some(())
    }

    /// Compares the next action of the record with the best in its place, where
    /// somebody has a choice of their own.
    fn weigh(&mut self, seat: Seat, action: G::Action) {
        let weighed = catch_unwind(AssertUnwindSafe(|| self.weighed(seat, action)));
        match weighed {
            Ok(judged) => self.decisions.extend(judged),
            Err(_) => tracing::error!(at = self.done, "a decision could not be weighed"),
        }
    }

    fn weighed(&self, seat: Seat, chosen: G::Action) -> Option<Judged> {
        let mut dice = BotDice::seed_from_u64(u64::from(self.done) << 32);
        let spectator = self.state.view(Eye::Spectator);
        decides_alone::<G>(&spectator, &mut dice).filter(|&alone| alone == seat)?;
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        if actions.len() < 2 {
            return None;
        }
        let place = actions.iter().position(|&action| action == chosen)?;
        // What they knew is what they are judged by.
        let view = self.state.view(Eye::Seat(seat));
        let look = || view.clone();
        let question = Question::new(seat, &actions, Budget::simulations(WEIGHED), &look);
        let answer = Search::new(G::judgement(), WEIGHED).choose(&question, &mut dice);
        let best = answer.options.first()?;
        let taken = answer.options.iter().find(|option| option.place == place)?;
        let lost = if taken.share * answer.simulations as f32 >= AN_ESTIMATE {
            best.chance - taken.chance
        } else {
            let both = [actions[best.place], chosen];
            let judgement = G::judgement();
            let seen = glance(&judgement, view.clone(), seat, &both, GLANCES, &mut dice);
            seen[0] - seen[1]
        };
        Some(Judged {
            count: self.done,
            seat,
            chosen: chosen.to_string(),
            best: actions[best.place].to_string(),
            chance: rounded(best.chance),
            lost: rounded(lost.clamp(0.0, best.chance)),
        })
    }

    /// Everybody's chances now; nothing where there is nothing to compare, or
    /// where the judge breaks down: one moment less spoils no analysis.
    fn chances(&self) -> Option<Vec<f32>> {
        let judged = catch_unwind(AssertUnwindSafe(|| self.judge()));
        judged.unwrap_or_else(|_| {
            tracing::error!(after = self.done, "a moment of a game could not be judged");
            None
        })
    }

    fn judge(&self) -> Option<Vec<f32>> {
        // The same game is judged alike whenever it is read.
        let mut dice = BotDice::seed_from_u64(u64::from(self.done));
        let view = self.state.view(Eye::Spectator);
        let seat = decides_alone::<G>(&view, &mut dice)?;
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        if actions.len() < 2 {
            return None;
        }
        let look = || view.clone();
        let budget = Budget::simulations(SIMULATIONS);
        let question = Question::new(seat, &actions, budget, &look);
        let answer = Search::new(G::judgement(), SIMULATIONS).choose(&question, &mut dice);
        let seats = self.state.seats().len();
        let chances = answer.chances.get(..seats)?;
        Some(chances.iter().copied().map(rounded).collect())
    }

    /// Takes down how it stands, and how that came.
    fn note(&mut self, chances: Vec<f32>) {
        let since = std::mem::take(&mut self.since);
        if let Some(before) = self.standings.last()
            && !since.is_empty()
        {
            let actor = since[0].0;
            let alone = since.iter().all(|&(seat, _)| seat == actor);
            self.swings.push(Swing {
                from: before.count,
                to: self.done,
                seat: alone.then_some(actor),
                before: before.chances.clone(),
                after: chances.clone(),
                events: since.into_iter().flat_map(|(_, events)| events).collect(),
            });
        }
        self.standings.push(Standing {
            count: self.done,
            chances,
        });
    }

    /// The last standing: who won has won.
    fn note_outcome(&mut self) {
        let winners = self.outcome.as_ref().map(|outcome| outcome.winners);
        let Some(winners) = winners.filter(|winners| !winners.is_empty()) else {
            return;
        };
        let share = 1.0 / winners.len() as f32;
        let chance = |seat| if winners.contains(seat) { share } else { 0.0 };
        self.note(self.state.seats().iter().map(chance).collect());
    }
}

impl<G: Served> Study for Reading<G> {
    fn done(&self) -> u32 {
        self.done
    }

    fn of(&self) -> u32 {
        self.record.actions.len() as u32
    }

    fn go_on(&mut self) -> bool {
        // The beginning is a moment too.
        if self.standings.is_empty()
            && self.done == 0
            && let Some(chances) = self.chances()
        {
            self.note(chances);
        }
        while self.step().is_some() {
            if let Some(chances) = self.chances() {
                self.note(chances);
                return true;
            }
        }
        self.note_outcome();
        false
    }

    fn finish(self: Box<Self>) -> Analysis {
        let mut swings = self.swings;
        swings.retain(|swing| size(swing) >= LEAST_SWING);
        swings.sort_by(|one, other| size(other).total_cmp(&size(one)));
        swings.truncate(MOST_SWINGS);
        let seats = self.state.seats().iter();
        Analysis {
            count: self.record.actions.len() as u32,
            standings: self.standings,
            swings,
            accuracy: seats.map(|seat| accuracy(&self.decisions, seat)).collect(),
            decisions: self.decisions,
        }
    }
}

/// How well a seat decided.
fn accuracy(decisions: &[Judged], seat: Seat) -> Accuracy {
    let own = || decisions.iter().filter(|judged| judged.seat == seat);
    let kept = |judged: &Judged| {
        if judged.chance > 0.0 {
            1.0 - judged.lost / judged.chance
        } else {
            1.0
        }
    };
    let count = own().count();
    Accuracy {
        seat,
        decisions: count as u32,
        kept: (count > 0).then(|| rounded(own().map(kept).sum::<f32>() / count as f32)),
        best: own().filter(|judged| judged.lost < AS_GOOD).count() as u32,
    }
}

/// Who decides, if nobody chooses in secret at the same time, or has chosen:
/// that is judged when it has come to light.
fn decides_alone<G: Served>(view: &G::View, dice: &mut BotDice) -> Option<Seat> {
    let mut open = view.clone();
    G::unseal(&mut open);
    let world = G::imagine(&G::know(&open), dice);
    let awaiting = world.awaiting();
    awaiting.lowest().filter(|_| awaiting.len() == 1)
}

/// How much chances moved from some to others.
fn size(swing: &Swing) -> f32 {
    let pairs = swing.before.iter().zip(&swing.after);
    pairs
        .map(|(before, after)| (before - after).abs())
        .sum::<f32>()
        / 2.0
}

/// More digits would claim more than is known.
fn rounded(chance: f32) -> f32 {
    (chance * 1_000.0).round() / 1_000.0
}
