//! A table from the inside: people, bots and clocks without sockets or disk.
//! Time is the runtime's and stands still while there is something to do.

mod analyses;
mod clocks;
mod company;
mod hints;
mod lessons;
mod levels;
mod memory;
mod outside;
mod people;
mod playing;
mod secrets;
mod solo;
mod storing;
mod teams;
mod undoing;
