//! Ankh for programs.

#[cfg(feature = "typescript")]
mod drawn;
mod hosted;
mod served;
mod show;
mod tables;
