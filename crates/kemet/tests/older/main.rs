//! The older editions of Kemet rule by rule: the first (2012), and what differs
//! in *Blood and Sand* (2021). The doc comment of a test names the ids it proves;
//! `cargo xtask rules` lists those that no test names.

#[path = "../shared/ledger.rs"]
mod ledger;
#[path = "../shared/move_help.rs"]
mod move_help;
#[path = "../shared/named.rs"]
mod named;
#[path = "../shared/random_games.rs"]
mod random_games;

mod creatures;
mod di_cards;
mod help;
mod night;
mod secrets;
mod victory;

/// What is in the box, and how it is laid out.
mod setup {
    mod laid_out;
    mod map;
    mod pieces;
    mod sums;
}

/// The day: turns, actions, and what is asked in between.
mod day {
    mod actions;
    mod answers;
    mod evening;
    mod movement;
    mod turns;
}

/// Battle.
mod battle {
    mod cards;
    mod retreat;
    mod steps;
    mod tiles;
}

/// Tiles outside battle, a file for each colour.
mod tiles {
    mod all;
    mod blue;
    mod red;
    mod white;
}

/// What sources left open or told in two ways, and what was decided.
mod rulings {
    mod free_units;
    mod house;
    mod recruits;
    mod rulebook;
    mod sources;
    mod ways;
    mod when;
}

/// *Blood and Sand* (2021).
mod bs_2021 {
    pub mod box_and_battles;
    mod creatures;
    mod turns_and_nights;
}

/// Whole games.
mod play {
    mod random;
    mod watch;
}
