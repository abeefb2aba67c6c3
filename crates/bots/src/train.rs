//! Fitting a judgement to played games.
//!
//! The records of games are all there is to learn from: every position at rest
//! says who won from it, every choice says what somebody took out of what was
//! on offer. Both are the same kind of case, several candidates and the one
//! that turned out right, and both models are fitted by the same few lines:
//! each candidate scores the sum of its weights, and the right one should have
//! the greatest share of the exponentials (a conditional logit). No crate we
//! know fits this model.

use std::sync::Arc;

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tabletop::{Eye, Insight, Record, Seat, Seats, Seed};

use crate::judgement::leads;
use crate::{
    Answer, Bot, BotDice, Budget, Judgement, Question, Random, Scribe, Search, Staffed, dice_for,
};

/// Cases for one model.
#[derive(Default)]
pub struct Cases {
    notes: Vec<(u16, f32)>,
    /// Where the notes of each candidate end.
    ends: Vec<u32>,
    cases: Vec<Case>,
}

#[derive(Clone, Copy)]
struct Case {
    first: u32,
    candidates: u16,
    right: u16,
}

impl Cases {
    /// How many cases there are.
    pub fn len(&self) -> usize {
        self.cases.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cases.is_empty()
    }

    /// A case: `note` is called for each candidate with its place and where to
    /// write.
    fn add(
        &mut self,
        candidates: usize,
        right: usize,
        mut note: impl FnMut(usize, &mut Vec<(u16, f32)>),
    ) {
        let first = self.ends.len() as u32;
        for candidate in 0..candidates {
            note(candidate, &mut self.notes);
            self.ends.push(self.notes.len() as u32);
        }
        self.cases.push(Case {
            first,
            candidates: candidates as u16,
            right: right as u16,
        });
    }

    /// Says of all cases which candidate was right: the group with the winner, or
    /// without one the game itself.
    fn settle(&mut self, groups: &[Vec<Seats>], winner: Option<Seat>) {
        for (case, groups) in self.cases.iter_mut().zip(groups) {
            let is_right = |group: &Seats| match winner {
                Some(winner) => group.contains(winner),
                None => group.is_empty(),
            };
            case.right = groups.iter().position(is_right).unwrap_or(0) as u16;
        }
    }

    /// Adds the cases of another.
    pub fn append(&mut self, other: Cases) {
        let (notes, ends) = (self.notes.len() as u32, self.ends.len() as u32);
        self.notes.extend(other.notes);
        self.ends.extend(other.ends.iter().map(|end| end + notes));
        self.cases.extend(other.cases.iter().map(|case| Case {
            first: case.first + ends,
            ..*case
        }));
    }

    fn candidate(&self, place: u32) -> &[(u16, f32)] {
        let begin = match place {
            0 => 0,
            _ => self.ends[place as usize - 1],
        };
        &self.notes[begin as usize..self.ends[place as usize] as usize]
    }

    /// The share the model gives each candidate of a case.
    fn shares(&self, case: Case, weights: &[f32], shares: &mut Vec<f32>) {
        shares.clear();
        for nth in 0..u32::from(case.candidates) {
            let notes = self.candidate(case.first + nth);
            let score = notes
                .iter()
                .map(|&(place, amount)| weights[usize::from(place)] * amount);
            shares.push(score.sum());
        }
        crate::judgement::softmax(shares);
    }
}

/// What a model makes of cases it was not fitted to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fit {
    /// The mean surprise, in nats: the less the better.
    pub surprise: f64,
    /// How often the right candidate had the greatest share.
    pub right: f64,
    /// Cases it was measured on.
    pub cases: usize,
}

/// Fits weights to cases, from where they are. Each case pulls them back to
/// where they were, by `pull` times how far they have gone. The same cases and
/// seed give the same weights.
pub fn fit(cases: &Cases, weights: &mut [f32], pull: f32, passes: usize, seed: u64) {
    const RATE: f32 = 0.05;
    /// Steps between two looks at where the weights are.
    const APART: usize = 64;
    let mut order: Vec<usize> = (0..cases.len()).collect();
    let mut dice = BotDice::seed_from_u64(seed);
    let home = weights.to_vec();
    // Steps shrink for weights that have moved much already.
    let mut moved = vec![1e-2f32; weights.len()];
    let mut shares = Vec::new();
    // What single cases push to and fro is gone from the mean of where the
    // weights were in the second half.
    let mut means = vec![0.0f64; weights.len()];
    let mut looks = 0;
    for pass in 0..passes {
        order.shuffle(&mut dice);
        for (step, &nth) in order.iter().enumerate() {
            let case = cases.cases[nth];
            cases.shares(case, weights, &mut shares);
            for candidate in 0..u32::from(case.candidates) {
                let right = candidate == u32::from(case.right);
                let slope = shares[candidate as usize] - f32::from(u8::from(right));
                if slope.abs() < 1e-4 {
                    continue;
                }
                for &(place, amount) in cases.candidate(case.first + candidate) {
                    let place = usize::from(place);
                    let slope = slope * amount + pull * (weights[place] - home[place]);
                    moved[place] += slope * slope;
                    weights[place] -= RATE * slope / moved[place].sqrt();
                }
            }
            if 2 * pass >= passes && step % APART == 0 {
                looks += 1;
                for (mean, &weight) in means.iter_mut().zip(&*weights) {
                    *mean += (f64::from(weight) - *mean) / f64::from(looks);
                }
            }
        }
    }
    if looks > 0 {
        for (weight, mean) in weights.iter_mut().zip(means) {
            *weight = mean as f32;
        }
    }
}

/// What weights make of cases they were not fitted to.
pub fn measure(cases: &Cases, weights: &[f32]) -> Fit {
    let mut fit = Fit::default();
    let mut shares = Vec::new();
    for case in &cases.cases {
        cases.shares(*case, weights, &mut shares);
        let right = shares[usize::from(case.right)];
        fit.surprise -= f64::from(right.max(1e-9)).ln();
        fit.right += f64::from(u8::from(shares.iter().all(|&share| share <= right)));
        fit.cases += 1;
    }
    let count = fit.cases.max(1) as f64;
    fit.surprise /= count;
    fit.right /= count;
    fit
}

/// The cases of a record: positions with their winner, and choices.
#[derive(Default)]
pub struct Lesson {
    /// Candidates are seats, the right one won.
    pub positions: Cases,
    /// Candidates are actions, the right one was taken.
    pub choices: Cases,
}

/// What there is to learn from the record of the practice game with this number:
/// its positions, and the choices of its teachers. Of those one in `rarity` is
/// taken, since they are many.
pub fn learn<G: Insight>(record: &Record<G>, number: u64, rarity: u32) -> Lesson {
    let mut lesson = Lesson::default();
    let Ok(mut game) = record.start() else {
        return lesson;
    };
    let seats = game.seats();
    let teachers = teachers(number, seats);
    let mut dice = BotDice::seed_from_u64(record.seed.0);
    let mut actions = Vec::new();
    let mut rested = false;
    let mut groups = Vec::new();
    for (&(seat, action), taken) in record.actions.iter().zip(1..) {
        let at_rest = game.at_rest();
        // The first decision of a rest stands for all of them.
        if at_rest && !rested {
            // Who wins is seen at the end.
            let sides = sides(&game);
            lesson.positions.add(sides.len(), 0, |nth, notes| {
                // The game itself has nothing to note.
                if let Some(leader) = sides[nth].lowest() {
                    game.standing(leader, |place, amount| notes.push((place as u16, amount)));
                }
            });
            groups.push(sides);
        }
        rested = at_rest;
        game.actions(seat, &mut actions);
        let right = actions.iter().position(|&offered| offered == action);
        if let Some(right) = right
            && actions.len() > 1
            && teachers.contains(seat)
            && dice.random_range(0..rarity) == 0
        {
            lesson.choices.add(actions.len(), right, |nth, notes| {
                game.promise(seat, actions[nth], |place, amount| {
                    notes.push((place as u16, amount));
                });
            });
        }
        game.apply_unchecked(seat, action);
        record.roll_on(&mut game, taken);
    }
    match winner(&game, number) {
        None if !game.against_the_game() => lesson.positions = Cases::default(),
        winner => lesson.positions.settle(&groups, winner),
    }
    lesson
}

/// Who may win: allies together, and the game itself, which is nobody, where it
/// plays along.
fn sides<G: Insight>(game: &G) -> Vec<Seats> {
    let leaders = game.seats().iter().filter(|&seat| leads(game, seat));
    let itself = game.against_the_game().then_some(Seats::EMPTY);
    let sides = leaders.map(|leader| game.allies(leader));
    sides.chain(itself).collect()
}

/// Who won, if nobody but allies did. Where they were no allies from the start
/// the number of the game says who stands for them: each in their turn.
fn winner<G: Insight>(game: &G, number: u64) -> Option<Seat> {
    let winners = game.outcome()?.winners;
    let first = winners.lowest()?;
    let together = game.allies(first) == winners;
    let nth = number as usize % winners.len();
    winners.iter().nth(nth).filter(|_| together)
}

/// How practice games are played.
pub struct Practice<G: Insight> {
    /// What the bots think so far; nothing yet: they play at random.
    pub judgement: Option<Arc<Judgement<G>>>,
    /// The edition to practise.
    pub edition: String,
    /// Simulations for a decision; none: one look ahead.
    pub simulations: u32,
    /// What all chance follows from.
    pub seed: u64,
}

impl<G: Staffed> Practice<G> {
    /// Plays the practice game with this number.
    pub fn play(&self, number: u64) -> Record<G> {
        let mut dice = dice_for(self.seed, number, 0);
        let setup = G::practice(&self.edition, number);
        let seed = Seed(dice.random());
        let mut game = G::start(&setup, seed).expect("practice setups can be played");
        let mut record = Record::new(setup, seed, &game);
        let teachers = teachers(number, game.seats());
        let mut bots: Vec<_> = game
            .seats()
            .iter()
            .map(|seat| {
                if teachers.contains(seat) {
                    self.bot()
                } else {
                    self.pupil(number)
                }
            })
            .collect();
        let mut actions = Vec::new();
        while let Some(seat) = game.awaiting().lowest()
            && record.actions.len() < G::LONGEST
        {
            game.actions(seat, &mut actions);
            let look = || game.view(Eye::Seat(seat));
            let budget = Budget::simulations(self.simulations);
            let question = Question::new(seat, &actions, budget, &look);
            let answer = bots[seat.index()].choose(&question, &mut dice);
            let action = actions[explore(&answer, &mut dice)];
            game.apply_unchecked(seat, action);
            record.push(seat, action, &game);
        }
        record
    }

    /// One who plays worse.
    fn pupil(&self, number: u64) -> Box<dyn Bot<G>> {
        match &self.judgement {
            Some(judgement) if !(number / UNEQUAL).is_multiple_of(3) => {
                Box::new(Scribe::new(judgement.clone()))
            }
            _ => Box::new(Random),
        }
    }

    fn bot(&self) -> Box<dyn Bot<G>> {
        match &self.judgement {
            None => Box::new(Random),
            Some(judgement) if self.simulations == 0 => Box::new(Scribe::new(judgement.clone())),
            Some(judgement) => Box::new(Search::new(judgement.clone(), self.simulations)),
        }
    }
}

/// One game in so many has a single teacher, who plays pupils: bots must know
/// what a won position looks like, not only what equals leave each other. No
/// multiple of what practice tables repeat after, so that tables of every size
/// have their turn.
const UNEQUAL: u64 = 7;

/// The seats of a practice game from which there is something to learn.
fn teachers(number: u64, seats: Seats) -> Seats {
    if number % UNEQUAL != UNEQUAL - 1 {
        return seats;
    }
    let nth = (number / UNEQUAL) as usize % seats.len();
    seats.iter().skip(nth).take(1).collect()
}

/// How often something else than the best is tried.
const EXPLORE: f32 = 0.12;

/// Usually what the bot chose; now and then something that looked nearly as
/// good, so that there is something new to learn.
fn explore(answer: &Answer, dice: &mut BotDice) -> usize {
    const NEARLY: f32 = 0.04;
    if answer.options.is_empty() || dice.random_range(0.0..1.0) >= EXPLORE {
        return answer.choice;
    }
    let best = answer
        .options
        .iter()
        .map(|option| option.chance)
        .fold(0.0, f32::max);
    let weight = |option: &crate::Prospect| ((option.chance - best) / NEARLY).exp();
    let sum: f32 = answer.options.iter().map(weight).sum();
    let mut left = dice.random_range(0.0..1.0) * sum;
    for option in &answer.options {
        left -= weight(option);
        if left < 0.0 {
            return option.place;
        }
    }
    answer.choice
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Candidates with one note each; the one with the greater number is right
    /// three times out of four.
    fn lopsided() -> Cases {
        let mut cases = Cases::default();
        for nth in 0..4_000usize {
            let right = usize::from(nth % 4 != 3);
            cases.add(2, right, |candidate, notes| {
                notes.push((candidate as u16, 1.0))
            });
        }
        cases
    }

    #[test]
    fn shares_come_out_as_they_went_in() {
        let cases = lopsided();
        let mut weights = vec![0.0; 2];
        fit(&cases, &mut weights, 0.0, 20, 1);
        let fit = measure(&cases, &weights);
        // Three to one is the odds of a difference of ln 3.
        let difference = weights[1] - weights[0];
        assert!((difference - 3f32.ln()).abs() < 0.1, "{difference}");
        assert!((fit.right - 0.75).abs() < 0.05, "{fit:?}");
    }

    #[test]
    fn a_pull_keeps_weights_near_where_they_began() {
        let cases = lopsided();
        let mut weights = vec![0.0; 2];
        fit(&cases, &mut weights, 0.1, 20, 1);
        // Where the cases push as hard as the pull pulls: at a share of 0.706.
        let difference = weights[1] - weights[0];
        assert!((difference - 0.877).abs() < 0.1, "{difference}");
    }

    #[test]
    fn the_same_seed_fits_the_same_weights() {
        let cases = lopsided();
        let fitted = |seed| {
            let mut weights = vec![0.0; 2];
            fit(&cases, &mut weights, 0.0, 2, seed);
            weights
        };
        assert_eq!(fitted(1), fitted(1));
        assert_ne!(fitted(1), fitted(2));
    }

    #[test]
    fn appended_cases_mean_the_same() {
        let (mut both, other) = (lopsided(), lopsided());
        let once = measure(&both, &[0.0, 1.0]);
        both.append(other);
        let twice = measure(&both, &[0.0, 1.0]);
        assert_eq!(twice.cases, 2 * once.cases);
        assert!((once.surprise - twice.surprise).abs() < 1e-9);
    }

    #[test]
    fn one_game_in_seven_has_a_single_teacher() {
        let seats = Seats::first(4);
        let counts: Vec<usize> = (0..14).map(|n| teachers(n, seats).len()).collect();
        assert_eq!(counts, [4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 1]);
        assert_ne!(teachers(6, seats), teachers(13, seats));
    }
}
