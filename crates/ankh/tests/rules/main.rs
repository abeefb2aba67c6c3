//! Ankh rule by rule, all but what happens in battle. The doc comment of a
//! test names the ids it proves; `cargo xtask rules` lists the ids that no test
//! names. Hexes are written (q,r) as in the facts.

mod actions;
mod audit;
mod caravan;
mod components;
mod conflict;
mod control;
mod devotion;
mod look;
mod map;
mod merging;
mod moving;
mod oblivion;
mod refusals;
mod regions;
mod scenarios;
mod secrets;
mod setup;
mod summoning;
mod turn;
