//! A secret choice at the root: a small guessing game, solved as one.
//!
//! Rows are the own actions, columns those of the other side; each cell is the
//! mean chance over worlds in which both are taken and habit does the rest.

use tabletop::{Insight, Seat};

use super::lane::Lane;
use crate::bot::best_first;
use crate::mixing::{Matrix, draw};
use crate::{Answer, BotDice, Meter, Prospect, Question};

impl<G: Insight> Lane<G> {
    pub(super) fn guess(
        &mut self,
        known: &G::Known,
        question: &Question<'_, G>,
        other: Seat,
        mut meter: Meter,
        dice: &mut BotDice,
    ) -> Answer {
        let rows = question.actions.len();
        let mut matrix = Matrix::new(rows);
        let mut columns: Vec<G::Action> = Vec::new();
        let (mut rounds, mut simulations) = (0, 0);
        // Whole rounds: every row meets the same worlds and the same answers.
        while meter.left() >= rows as u32 || rounds == 0 {
            let world = G::imagine(known, dice);
            let Some(theirs) = self.habit.in_turn(&world, other, rounds) else {
                break;
            };
            rounds += 1;
            let column = columns.iter().position(|&action| action == theirs);
            let column = column.unwrap_or_else(|| {
                columns.push(theirs);
                columns.len() - 1
            });
            for (row, &own) in question.actions.iter().enumerate() {
                let mut next = world.clone();
                next.apply_unchecked(question.seat, own);
                next.apply_unchecked(other, theirs);
                self.habit.finish(&mut next, dice);
                let chances = self.judgement().chances(&next);
                matrix.add(row, column, chances[question.seat.index()]);
                simulations += 1;
                meter.spend();
            }
        }
        let solved = matrix.solve();
        let mut options: Vec<Prospect> = (0..rows)
            .map(|place| Prospect {
                place,
                share: solved.shares[place],
                chance: solved.values[place],
            })
            .collect();
        best_first(&mut options);
        Answer {
            choice: draw(&solved.shares, dice),
            options,
            chances: Vec::new(),
            simulations,
        }
    }
}
