//! The older editions of Kemet rule by rule: the first (2012), and what differs
//! in *Blood and Sand* (2021). The doc comment of a test names the ids it proves;
//! `cargo xtask rules` lists those that no test names.

#[path = "../shared/ledger.rs"]
mod ledger;
#[path = "../shared/move_help.rs"]
mod move_help;
#[path = "../shared/random_games.rs"]
mod random_games;

mod actions;
mod answers;
mod battle;
mod battle_cards;
mod battle_tiles;
mod bs_2021;
mod bs_2021_creatures;
mod bs_2021_turn;
mod checks;
mod components;
mod conflicts;
mod creatures;
mod day;
mod decided;
mod decided_more;
mod di_cards;
mod help;
mod house;
mod map;
mod movement;
mod night;
mod questions;
mod random_play;
mod retreat;
mod secrets;
mod setup;
mod temples;
mod tiles;
mod tiles_blue;
mod tiles_red;
mod tiles_white;
mod victory;
mod watch;
