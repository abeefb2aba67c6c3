//! What came of the games that somebody played alone.

use std::collections::BTreeMap;

use super::House;
use crate::store::{PersonId, SoloEnd};
use crate::wire::RequestError;
use crate::wire::{SoloGames, SoloTally};

impl House {
    /// The games that `me` finished alone, by what was to be reached.
    pub async fn solo_games(&self, me: PersonId) -> Result<SoloGames, RequestError> {
        let ends = self.shared().store.solo_games(me).await?;
        Ok(tallied(ends))
    }
}

/// By game and objective; what was given up before anything was drawn last.
fn tallied(ends: Vec<SoloEnd>) -> SoloGames {
    let mut tallies: BTreeMap<(String, bool, Option<String>), SoloTally> = BTreeMap::new();
    for SoloEnd { game, solo, at } in ends {
        let key = (game, solo.objective.is_none(), solo.objective);
        let tally = tallies.entry(key).or_insert_with_key(|key| SoloTally {
            game: key.0.clone(),
            objective: key.2.clone(),
            played: 0,
            won: 0,
            best_round: None,
            last: at,
        });
        tally.played += 1;
        tally.last = tally.last.max(at);
        if solo.won {
            tally.won += 1;
            tally.best_round = Some(tally.best_round.unwrap_or(u32::MAX).min(solo.round));
        }
    }
    SoloGames {
        tallies: tallies.into_values().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SoloGame;

    fn end(objective: Option<&str>, round: u32, won: bool, at: i64) -> SoloEnd {
        SoloEnd {
            game: "kemet".to_owned(),
            solo: SoloGame {
                objective: objective.map(str::to_owned),
                round,
                won,
            },
            at,
        }
    }

    #[test]
    fn the_best_round_is_the_earliest_of_those_that_were_won() {
        let ends = vec![
            end(None, 0, false, 9),
            end(Some("CE02"), 5, true, 3),
            end(Some("CE01"), 2, false, 4),
            end(Some("CE02"), 4, true, 1),
            end(Some("CE02"), 1, false, 2),
        ];
        let SoloGames { tallies } = tallied(ends);
        let rows: Vec<_> = tallies
            .iter()
            .map(|t| {
                (
                    t.objective.as_deref(),
                    t.played,
                    t.won,
                    t.best_round,
                    t.last,
                )
            })
            .collect();
        assert_eq!(
            rows,
            [
                (Some("CE01"), 1, 0, None, 4),
                (Some("CE02"), 3, 2, Some(4), 3),
                (None, 1, 0, None, 9),
            ]
        );
    }
}
