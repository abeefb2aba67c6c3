//! A small game of two secret choices, and how to mix one's own.

/// What each own choice brings against each of theirs, as means of what was
/// tried.
pub(super) struct Matrix {
    columns: usize,
    sums: Vec<f64>,
    counts: Vec<u32>,
}

/// Rounds of regret matching: enough for a mixture, not for a proof.
const ROUNDS: usize = 300;

/// Choices taken more rarely than this are not worth the risk.
const RARE: f64 = 0.08;

impl Matrix {
    pub(super) fn new(rows: usize, columns: usize) -> Matrix {
        Matrix {
            columns,
            sums: vec![0.0; rows * columns],
            counts: vec![0; rows * columns],
        }
    }

    /// One trial.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        let cell = row * self.columns + column;
        self.sums[cell] += value;
        self.counts[cell] += 1;
    }

    /// The rows of means, without columns that were never tried. Every row has
    /// been tried against the same columns.
    fn means(&self) -> Vec<Vec<f64>> {
        let rows = self.sums.chunks(self.columns);
        rows.zip(self.counts.chunks(self.columns))
            .map(|(sums, counts)| {
                let tried = sums.iter().zip(counts).filter(|(_, count)| **count > 0);
                tried.map(|(sum, &count)| sum / f64::from(count)).collect()
            })
            .collect()
    }

    /// How often to take each row against somebody who means the opposite, by
    /// regret matching: both sides take what they regret not having taken.
    pub(super) fn mixture(&self) -> Vec<f64> {
        let means = self.means();
        let columns = means.first().map_or(0, Vec::len);
        let mut own = Regret::new(means.len());
        let mut other = Regret::new(columns);
        for _ in 0..ROUNDS {
            let (mine, theirs) = (own.shares(), other.shares());
            let gains = means
                .iter()
                .map(|row| dot(row, &theirs))
                .collect::<Vec<_>>();
            let pains = (0..columns)
                .map(|column| -> f64 {
                    let values = means.iter().zip(&mine);
                    -values.map(|(row, share)| row[column] * share).sum::<f64>()
                })
                .collect::<Vec<_>>();
            own.learn(&gains, &mine);
            other.learn(&pains, &theirs);
        }
        without_rare(own.average())
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn without_rare(mut shares: Vec<f64>) -> Vec<f64> {
    shares.iter_mut().for_each(|share| {
        if *share < RARE {
            *share = 0.0;
        }
    });
    scaled(shares)
}

/// Shares that add up to one; equal ones if there are none.
fn scaled(shares: Vec<f64>) -> Vec<f64> {
    let sum: f64 = shares.iter().sum();
    let equal = 1.0 / shares.len() as f64;
    let part = |share: f64| if sum > 0.0 { share / sum } else { equal };
    shares.into_iter().map(part).collect()
}

/// What one side has learnt.
struct Regret {
    regrets: Vec<f64>,
    taken: Vec<f64>,
}

impl Regret {
    fn new(choices: usize) -> Regret {
        Regret {
            regrets: vec![0.0; choices],
            taken: vec![0.0; choices],
        }
    }

    fn shares(&self) -> Vec<f64> {
        scaled(self.regrets.iter().map(|regret| regret.max(0.0)).collect())
    }

    fn learn(&mut self, gains: &[f64], shares: &[f64]) {
        let got = dot(gains, shares);
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            // Forgetting old good luck makes it settle sooner.
            *regret = (*regret + gain - got).max(0.0);
        }
        for (taken, share) in self.taken.iter_mut().zip(shares) {
            *taken += share;
        }
    }

    fn average(self) -> Vec<f64> {
        scaled(self.taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mixture(rows: &[&[f64]]) -> Vec<f64> {
        let mut matrix = Matrix::new(rows.len(), 4);
        for (row, values) in rows.iter().enumerate() {
            for (column, &value) in values.iter().enumerate() {
                matrix.add(row, column, value);
            }
        }
        matrix.mixture()
    }

    #[test]
    fn a_choice_that_is_always_better_is_taken() {
        assert_eq!(mixture(&[&[1.0, 2.0], &[3.0, 4.0]]), [0.0, 1.0]);
    }

    #[test]
    fn matching_pennies_is_mixed() {
        let shares = mixture(&[&[1.0, -1.0], &[-1.0, 1.0]]);
        assert!((shares[0] - 0.5).abs() < 0.1, "{shares:?}");
    }

    #[test]
    fn against_one_known_card_the_best_answer_is_taken() {
        assert_eq!(mixture(&[&[1.0], &[5.0], &[2.0]]), [0.0, 1.0, 0.0]);
    }
}
