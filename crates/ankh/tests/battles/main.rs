//! Battles of Ankh rule by rule: A-13, the powers, cards, gods and guardians
//! that matter there, and what each eye sees. The doc comment of a test names
//! the ids it proves.

mod cards;
mod decisions;
mod endings;
mod gods;
mod guardians;
mod help;
mod locusts;
mod merged;
mod powers;
mod refusals;
mod secrets;
mod steps;
mod subtle;
