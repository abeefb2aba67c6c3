//! The HTTP part over real connections, as a browser or somebody who means
//! harm would use it.

mod client;

mod accounts;
mod analysis;
mod apart;
mod people;
mod safety;
mod site;
mod tokens;
