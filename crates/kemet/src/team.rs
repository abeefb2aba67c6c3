//! Teams (section 4): who plays together.

use tabletop::{Seat, Seats, SetupError};

use crate::{Kemet, Mode, Setup};

/// KB-4.0.a: 2 v 2, 2 v 2 v 2 or 3 v 3.
pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    let refuse = |sentence: String| Err(SetupError(sentence));
    let (players, size) = (setup.players, setup.team_size);
    if !matches!((players, size), (4, 2) | (6, 2) | (6, 3)) {
        return refuse(format!(
            "Teams are 2 v 2, 2 v 2 v 2 or 3 v 3: {players} players cannot form teams of {size}."
        ));
    }
    if setup.teams.is_empty() {
        return Ok(());
    }
    if setup.teams.len() != usize::from(players) {
        return refuse(format!(
            "{} seats were given a team, not {players}; name the team of each or of none.",
            setup.teams.len()
        ));
    }
    let fits = |team: u8| setup.teams.iter().filter(|&&of| of == team).count() == usize::from(size);
    if (0..players / size).all(fits) {
        Ok(())
    } else {
        refuse(format!(
            "Every team, from 0 to {}, needs {size} seats.",
            players / size - 1
        ))
    }
}

impl Kemet {
    /// KB-4.5.a: chosen, drawn by lot, or the seats in turn.
    pub(crate) fn form_teams(&mut self, setup: &Setup) {
        if setup.mode != Mode::Teams {
            return;
        }
        let count = setup.players / setup.team_size;
        let mut teams = match setup.teams.is_empty() {
            true => (0..setup.players).map(|seat| seat % count).collect(),
            false => setup.teams.clone(),
        };
        if setup.random_teams {
            self.dice.shuffle(&mut teams);
        }
        let seats = || (0..setup.players).map(Seat);
        for seat in seats() {
            let team = teams[seat.index()];
            let allies = seats().filter(|other| teams[other.index()] == team);
            self.allies[seat.index()] = allies.fold(Seats::NONE, Seats::with);
        }
    }
}
