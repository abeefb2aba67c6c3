//! The first edition of Kemet (2012) rule by rule. The doc comment of a test
//! names the ids it proves; `cargo xtask rules` lists those that no test names.

mod actions;
mod battle_tiles;
mod checks;
mod components;
mod day;
mod decided;
mod decided_more;
mod help;
mod house;
mod map;
mod movement;
mod night;
mod random_play;
mod setup;
mod temples;
mod tiles;
mod tiles_red;
mod tiles_white;
mod victory;
