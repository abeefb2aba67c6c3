//! How a position stands, and how an action looks, by weights fitted from
//! games.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use tabletop::{Block, Insight, MAX_SEATS, Seat};

/// Everybody's chance to win, by seat.
pub type Chances = [f32; MAX_SEATS];

/// A fitted opinion about a game: one weight for each thing that may be
/// noticed.
///
/// The chance of a seat is a logistic model over the whole table: everybody's
/// weights add up to a score, and the chances are in the proportion of the
/// exponentials of the scores.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<G> {
    standing: Vec<f32>,
    promise: Vec<f32>,
    game: PhantomData<fn(G)>,
}

impl<G: Insight> Judgement<G> {
    /// No opinion at all: every action looks as good as the others, everybody's
    /// chances are the same.
    pub fn blank() -> Self {
        Judgement {
            standing: vec![0.0; Block::total(G::STANDING)],
            promise: vec![0.0; Block::total(G::PROMISE)],
            game: PhantomData,
        }
    }

    /// The weights of positions, to be fitted.
    pub fn standing_mut(&mut self) -> &mut [f32] {
        &mut self.standing
    }

    /// The weights of actions, to be fitted.
    pub fn promise_mut(&mut self) -> &mut [f32] {
        &mut self.promise
    }

    /// Everybody's chance to win; certain once it is over. Allies have one
    /// chance together, and each of them has all of it.
    pub fn chances(&self, game: &G) -> Chances {
        let mut chances = [0.0; MAX_SEATS];
        if game.awaiting().is_empty()
            && let Some(outcome) = game.outcome()
        {
            let winners = outcome.winners;
            let groups = winners.iter().filter(|&seat| leads(game, seat)).count();
            for seat in winners.iter() {
                chances[seat.index()] = 1.0 / groups.max(1) as f32;
            }
            return chances;
        }
        let seats = game.seats();
        let mut scores = [0.0; MAX_SEATS + 1];
        let mut groups = 0;
        for seat in seats.iter().filter(|&seat| leads(game, seat)) {
            scores[groups] = self.score(game, seat);
            groups += 1;
        }
        if game.against_the_game() {
            // The game itself scores nothing.
            groups += 1;
        }
        softmax(&mut scores[..groups]);
        let leaders = seats.iter().filter(|&seat| leads(game, seat));
        for (leader, chance) in leaders.zip(scores) {
            for seat in game.allies(leader).iter() {
                chances[seat.index()] = chance;
            }
        }
        chances
    }

    /// How far `seat` is ahead of all others together: the logarithm of the odds
    /// that it wins. Where chances are all but certain, this still tells better
    /// from worse.
    pub fn lead(&self, game: &G, seat: Seat) -> f32 {
        const CERTAIN: f32 = 50.0;
        if game.awaiting().is_empty()
            && let Some(outcome) = game.outcome()
        {
            return if outcome.won(seat) { CERTAIN } else { -CERTAIN };
        }
        // The logarithm of a sum of exponentials, one by one.
        let mut together = match game.against_the_game() {
            true => 0.0,
            false => f32::NEG_INFINITY,
        };
        let allies = game.allies(seat);
        let others = game.seats().iter().filter(|&other| leads(game, other));
        for other in others.filter(|&other| !allies.contains(other)) {
            let score = self.score(game, other);
            let (more, less) = (together.max(score), together.min(score));
            together = more + (less - more).exp().ln_1p();
        }
        self.score(game, seat) - together
    }

    /// The score of one seat.
    fn score(&self, game: &G, seat: Seat) -> f32 {
        let mut score = 0.0;
        game.standing(seat, |place, amount| {
            score += self.standing[place] * amount;
        });
        score
    }

    /// How an action looks at first sight: the greater the better.
    #[inline]
    pub fn hunch(&self, game: &G, seat: Seat, action: G::Action) -> f32 {
        let mut hunch = 0.0;
        game.promise(seat, action, |place, amount| {
            hunch += self.promise[place] * amount;
        });
        hunch
    }
}

/// Whether a seat stands for itself and its allies.
pub(crate) fn leads<G: Insight>(game: &G, seat: Seat) -> bool {
    game.allies(seat).lowest() == Some(seat)
}

/// Turns scores into shares of one.
pub(crate) fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - most).exp();
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// A judgement as a file: weights by group, with the story of how they were
/// made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// The game.
    pub game: String,
    /// The edition, where it has weights of its own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub edition: String,
    /// The command that made them.
    pub command: String,
    /// What was measured when they were made.
    pub figures: BTreeMap<String, f64>,
    standing: BTreeMap<String, Vec<f32>>,
    promise: BTreeMap<String, Vec<f32>>,
}

impl Weights {
    /// A judgement, to be written down.
    pub fn of<G: Insight>(
        judgement: &Judgement<G>,
        edition: &str,
        command: String,
        figures: BTreeMap<String, f64>,
    ) -> Weights {
        Weights {
            game: G::NAME.to_owned(),
            edition: edition.to_owned(),
            command,
            figures,
            standing: by_group(G::STANDING, edition, &judgement.standing),
            promise: by_group(G::PROMISE, edition, &judgement.promise),
        }
    }

    /// The same opinion about another edition, to begin with.
    #[must_use]
    pub fn about(self, edition: &str) -> Weights {
        Weights {
            edition: edition.to_owned(),
            ..self
        }
    }

    /// The judgement, if it is about this game as it is now; no opinion about
    /// other editions.
    pub fn judgement<G: Insight>(&self) -> Result<Judgement<G>, String> {
        let mut judgement = Judgement::blank();
        self.fill(&mut judgement)?;
        Ok(judgement)
    }

    /// Puts the opinion about an edition into a judgement.
    pub fn fill<G: Insight>(&self, judgement: &mut Judgement<G>) -> Result<(), String> {
        if self.game != G::NAME {
            return Err(format!(
                "these are weights for {}, not for {}",
                self.game,
                G::NAME
            ));
        }
        self.put(G::STANDING, &self.standing, &mut judgement.standing)?;
        self.put(G::PROMISE, &self.promise, &mut judgement.promise)
    }

    fn put(
        &self,
        blocks: &[Block],
        groups: &BTreeMap<String, Vec<f32>>,
        all: &mut [f32],
    ) -> Result<(), String> {
        for block in blocks.iter().filter(|block| block.edition == self.edition) {
            let weights = groups
                .get(block.name)
                .filter(|weights| weights.len() == block.len)
                .ok_or_else(|| {
                    format!(
                        "the weights for \"{}\" do not fit: they were made for other rules",
                        block.name
                    )
                })?;
            all[block.start..block.start + block.len].copy_from_slice(weights);
        }
        Ok(())
    }
}

fn by_group(blocks: &[Block], edition: &str, weights: &[f32]) -> BTreeMap<String, Vec<f32>> {
    let rounded = |weight: &f32| (weight * 1e4).round() / 1e4;
    let group = |block: &Block| {
        let weights = &weights[block.start..block.start + block.len];
        (block.name.to_owned(), weights.iter().map(rounded).collect())
    };
    let of_edition = blocks.iter().filter(|block| block.edition == edition);
    of_edition.map(group).collect()
}
