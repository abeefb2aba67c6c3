//! A table from the inside: people, bots and clocks without sockets or disk.
//! Time is the runtime's and stands still while there is something to do.

mod analyses;
mod clocks;
mod company;
mod full_disk;
mod going_on;
mod hints;
mod hosting;
mod idling;
mod lessons;
mod levels;
mod memory;
mod outside;
mod passing;
mod people;
mod playing;
mod presence;
mod secrets;
mod solo;
mod storing;
mod teams;
mod thinking;
mod undoing;
mod upgrades;
mod waking;
