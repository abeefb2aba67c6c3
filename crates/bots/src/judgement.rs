//! How a position stands, and how an action looks, by weights fitted from
//! games.

use std::collections::{BTreeMap, BTreeSet};
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

    /// The weights of positions.
    pub(crate) fn standing_weights(&self) -> &[f32] {
        &self.standing
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
        let mut together = if game.against_the_game() {
            0.0
        } else {
            f32::NEG_INFINITY
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

/// Weights by group, and in each by label.
type Groups = BTreeMap<String, BTreeMap<String, f32>>;

/// A judgement as a file: weights by group and label, with the story of how
/// they were made.
///
/// What a game has learned to notice since has no weight there and counts for
/// nothing; what it has forgotten is passed over. So a new card does not break
/// the bots: they play on, and [`Weights::gaps`] says what is to be trained.
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
    standing: Groups,
    promise: Groups,
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

    /// The judgement, if it is about this game; no opinion about other editions.
    pub fn judgement<G: Insight>(&self) -> Result<Judgement<G>, WeightsError> {
        let mut judgement = Judgement::blank();
        self.fill(&mut judgement)?;
        Ok(judgement)
    }

    /// Puts the opinion about an edition into a judgement.
    pub fn fill<G: Insight>(&self, judgement: &mut Judgement<G>) -> Result<(), WeightsError> {
        if self.game != G::NAME {
            return Err(WeightsError::OtherGame {
                found: self.game.clone(),
                expected: G::NAME,
            });
        }
        self.put(G::STANDING, &self.standing, &mut judgement.standing);
        self.put(G::PROMISE, &self.promise, &mut judgement.promise);
        Ok(())
    }

    fn put(&self, blocks: &[Block], groups: &Groups, all: &mut [f32]) {
        for block in of_edition(blocks, &self.edition) {
            let group = groups.get(block.name);
            let weight = |label| group.and_then(|group| group.get(&label)).copied();
            for (place, label) in all[block.start..].iter_mut().zip(block.labels()) {
                *place = weight(label).unwrap_or(0.0);
            }
        }
    }

    /// Where these weights and the game have parted: what the game notices without
    /// a weight for it, and weights for what it does not notice.
    pub fn gaps<G: Insight>(&self) -> Vec<WeightGap> {
        let mut gaps = Vec::new();
        for (blocks, groups) in [(G::STANDING, &self.standing), (G::PROMISE, &self.promise)] {
            let noticed = labels(blocks, &self.edition);
            let weighed: BTreeSet<(&str, &str)> = groups
                .iter()
                .flat_map(|(name, group)| group.keys().map(|label| (name.as_str(), label.as_str())))
                .collect();
            let noticed: BTreeSet<(&str, &str)> = noticed
                .iter()
                .map(|(name, label)| (*name, label.as_str()))
                .collect();
            let thing = |(name, label): &(&str, &str)| format!("{name}: {label}");
            gaps.extend(
                noticed
                    .difference(&weighed)
                    .map(|it| WeightGap::Missing { thing: thing(it) }),
            );
            gaps.extend(
                weighed
                    .difference(&noticed)
                    .map(|it| WeightGap::Unknown { thing: thing(it) }),
            );
        }
        gaps
    }
}

tabletop::kinds! {
    /// Why weights are of no use here.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum WeightsError, said as "weights-error" {
        /// They are about another game.
        OtherGame { found: String, expected: &'static str },
    }
}

tabletop::kinds! {
    /// Where weights and a game have parted.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum WeightGap, said as "weight-gap" {
        /// Something has no weight, and counts for nothing.
        Missing { thing: String },
        /// A weight is for something the game does not know.
        Unknown { thing: String },
    }
}

fn of_edition<'a>(blocks: &'a [Block], edition: &'a str) -> impl Iterator<Item = &'a Block> {
    blocks.iter().filter(move |block| block.edition == edition)
}

/// Everything noticed about an edition, by group and label.
fn labels(blocks: &[Block], edition: &str) -> Vec<(&'static str, String)> {
    of_edition(blocks, edition)
        .flat_map(|block| block.labels().map(|label| (block.name, label)))
        .collect()
}

fn by_group(blocks: &[Block], edition: &str, weights: &[f32]) -> Groups {
    let rounded = |weight: &f32| (weight * 1e4).round() / 1e4;
    let group = |block: &Block| {
        let weights = weights[block.start..].iter().map(rounded);
        (block.name.to_owned(), block.labels().zip(weights).collect())
    };
    of_edition(blocks, edition).map(group).collect()
}

#[cfg(test)]
mod tests {
    use ankh::Ankh;
    use kemet::Kemet;
    use tabletop::Trained;

    use super::*;
    use crate::Staffed;

    /// Weights as a file has them, with some labels changed.
    fn weights(change: impl FnOnce(&mut Groups)) -> Weights {
        let mut weights = Weights::of(
            &Judgement::<Kemet>::blank(),
            "",
            String::new(),
            BTreeMap::new(),
        );
        change(&mut weights.standing);
        weights
    }

    fn labels_are_unique<G: Insight>() {
        for block in G::STANDING.iter().chain(G::PROMISE) {
            let labels: BTreeSet<String> = block.labels().collect();
            assert_eq!(labels.len(), block.len, "{} of {}", block.name, G::NAME);
        }
        for blocks in [G::STANDING, G::PROMISE] {
            let names: BTreeSet<_> = blocks.iter().map(|b| (b.edition, b.name)).collect();
            assert_eq!(names.len(), blocks.len(), "{}", G::NAME);
        }
    }

    #[test]
    fn labels_of_a_group_are_unique() {
        labels_are_unique::<Kemet>();
        labels_are_unique::<Ankh>();
    }

    /// A card the weights have never heard of counts for nothing, and so does a
    /// whole group; train says so.
    #[test]
    fn what_has_no_weight_counts_for_nothing() {
        let weights = weights(|standing| {
            for group in standing.values_mut() {
                group.values_mut().for_each(|weight| *weight = 1.0);
            }
            let cards = standing.get_mut("divine card in hand").expect("a group");
            cards.remove("DX-9");
            standing.remove("companion idle");
        });
        assert_eq!(
            weights.gaps::<Kemet>(),
            [
                WeightGap::Missing {
                    thing: "companion idle: 0".to_owned()
                },
                WeightGap::Missing {
                    thing: "divine card in hand: DX-9".to_owned()
                },
            ]
        );
        let judgement = weights.judgement::<Kemet>().expect("weights for Kemet");
        let noticed: usize = of_edition(Kemet::STANDING, "").map(|block| block.len).sum();
        assert_eq!(judgement.standing.iter().sum::<f32>(), (noticed - 2) as f32);
    }

    /// A label the game does not know is passed over; train says so.
    #[test]
    fn a_weight_for_nothing_is_passed_over() {
        let strange = weights(|standing| {
            let cards = standing.get_mut("divine card in hand").expect("a group");
            cards.insert("DX-99".to_owned(), 7.0);
        });
        assert_eq!(
            strange.gaps::<Kemet>(),
            [WeightGap::Unknown {
                thing: "divine card in hand: DX-99".to_owned()
            }]
        );
        let judgement = strange.judgement::<Kemet>().expect("weights for Kemet");
        assert_eq!(judgement, Judgement::blank());
    }

    /// What is written down comes back.
    #[test]
    fn weights_come_back_as_they_were_written() {
        let judgement = Kemet::judgement();
        let mut back = Judgement::blank();
        for &edition in Kemet::EDITIONS {
            let weights = Weights::of(&judgement, edition, String::new(), BTreeMap::new());
            let json = serde_json::to_string(&weights).expect("plain data");
            let read: Weights = serde_json::from_str(&json).expect("what was written");
            assert_eq!(read.gaps::<Kemet>(), []);
            read.fill(&mut back).expect("weights for Kemet");
        }
        assert_eq!(back, *judgement);
    }
}
