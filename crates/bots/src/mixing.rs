//! A small game of two secret choices, and how to mix one's own.

use rand::{Rng, RngExt};

/// What each own choice brings against each of theirs, as means of what was
/// tried.
pub(crate) struct Matrix {
    rows: usize,
    /// By column, then by row.
    cells: Vec<Cell>,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    sum: f32,
    count: u32,
}

impl Cell {
    fn mean(self) -> f32 {
        self.sum / self.count.max(1) as f32
    }
}

/// How to choose.
pub(crate) struct Solved {
    /// How often to take each row.
    pub shares: Vec<f32>,
    /// What each row brings against the other side's best mixture.
    pub values: Vec<f32>,
}

/// Rounds of regret matching: enough for a mixture, not for a proof.
const ROUNDS: usize = 2_000;

/// Choices taken more rarely than this are noise of the trials.
const RARE: f32 = 0.04;

impl Matrix {
    pub(crate) fn new(rows: usize) -> Matrix {
        Matrix {
            rows,
            cells: Vec::new(),
        }
    }

    /// One trial.
    pub(crate) fn add(&mut self, row: usize, column: usize, value: f32) {
        let place = column * self.rows + row;
        if place >= self.cells.len() {
            let columns = column + 1;
            self.cells.resize(columns * self.rows, Cell::default());
        }
        let cell = &mut self.cells[place];
        cell.sum += value;
        cell.count += 1;
    }

    /// How often to take each row against somebody who means the opposite, by
    /// regret matching: both sides take what they regret not having taken.
    pub(crate) fn solve(&self) -> Solved {
        let means: Vec<f32> = self.cells.iter().map(|cell| cell.mean()).collect();
        let columns = means.len() / self.rows;
        let mut own = Regret::new(self.rows);
        let mut other = Regret::new(columns);
        let (mut gains, mut pains) = (vec![0.0; self.rows], vec![0.0; columns]);
        for _ in 0..ROUNDS {
            let (mine, theirs) = (own.shares(), other.shares());
            gains.fill(0.0);
            for (column, cells) in means.chunks(self.rows).enumerate() {
                pains[column] = -dot(cells, &mine);
                for (gain, value) in gains.iter_mut().zip(cells) {
                    *gain += theirs[column] * value;
                }
            }
            own.learn(&gains, &mine);
            other.learn(&pains, &theirs);
        }
        let theirs = other.average();
        let value = |row: usize| {
            let cells = means.chunks(self.rows).map(|cells| cells[row]);
            cells.zip(&theirs).map(|(value, share)| value * share).sum()
        };
        Solved {
            values: (0..self.rows).map(value).collect(),
            shares: without_rare(own.average()),
        }
    }
}

/// One place, by its share.
pub(crate) fn draw(shares: &[f32], dice: &mut impl Rng) -> usize {
    let mut left = dice.random_range(0.0..1.0);
    for (place, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return place;
        }
    }
    shares.iter().rposition(|&share| share > 0.0).unwrap_or(0)
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn without_rare(mut shares: Vec<f32>) -> Vec<f32> {
    shares.iter_mut().for_each(|share| {
        if *share < RARE {
            *share = 0.0;
        }
    });
    scaled(shares)
}

/// Shares that add up to one; equal ones if there are none.
fn scaled(mut shares: Vec<f32>) -> Vec<f32> {
    let sum: f32 = shares.iter().sum();
    let equal = 1.0 / shares.len() as f32;
    for share in &mut shares {
        *share = if sum > 0.0 { *share / sum } else { equal };
    }
    shares
}

/// What one side has learnt.
struct Regret {
    regrets: Vec<f32>,
    taken: Vec<f32>,
    rounds: f32,
}

impl Regret {
    fn new(choices: usize) -> Regret {
        Regret {
            regrets: vec![0.0; choices],
            taken: vec![0.0; choices],
            rounds: 0.0,
        }
    }

    fn shares(&self) -> Vec<f32> {
        scaled(self.regrets.clone())
    }

    fn learn(&mut self, gains: &[f32], shares: &[f32]) {
        let got = dot(gains, shares);
        self.rounds += 1.0;
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            // Forgetting old good luck makes it settle sooner.
            *regret = (*regret + gain - got).max(0.0);
        }
        for (taken, share) in self.taken.iter_mut().zip(shares) {
            // Later rounds know more.
            *taken += share * self.rounds;
        }
    }

    fn average(self) -> Vec<f32> {
        scaled(self.taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(rows: &[&[f32]]) -> Vec<f32> {
        let mut matrix = Matrix::new(rows.len());
        for (row, values) in rows.iter().enumerate() {
            for (column, &value) in values.iter().enumerate() {
                matrix.add(row, column, value);
            }
        }
        matrix.solve().shares
    }

    #[test]
    fn a_choice_that_is_always_better_is_taken() {
        assert_eq!(shares(&[&[0.1, 0.2], &[0.3, 0.4]]), [0.0, 1.0]);
    }

    #[test]
    fn matching_pennies_is_mixed() {
        let shares = shares(&[&[1.0, 0.0], &[0.0, 1.0]]);
        assert!((shares[0] - 0.5).abs() < 0.02, "{shares:?}");
    }

    /// Winning twice as much on heads makes it rarer: two thirds tails.
    #[test]
    fn an_uneven_game_is_mixed_by_its_stakes() {
        let shares = shares(&[&[1.0, 0.0], &[0.0, 0.5]]);
        assert!((shares[0] - 1.0 / 3.0).abs() < 0.02, "{shares:?}");
    }

    #[test]
    fn against_one_known_card_the_best_answer_is_taken() {
        assert_eq!(shares(&[&[0.1], &[0.5], &[0.2]]), [0.0, 1.0, 0.0]);
    }
}
