//! The HTTP part over real connections, as a browser or somebody who means
//! harm would use it.

mod client;

mod accounts;
mod analysis;
mod apart;
mod declared;
mod floods;
mod lobby;
mod logs;
mod metrics;
mod openings;
mod people;
mod revoking;
mod safety;
mod site;
mod tokens;
