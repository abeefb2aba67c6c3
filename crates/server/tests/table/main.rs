//! A table from the inside: people, bots and clocks without sockets or disk.
//! Time is the runtime's and stands still while there is something to do.

mod clocks;
mod company;
mod lessons;
mod memory;
mod outside;
mod playing;
mod secrets;
mod storing;
mod undoing;
