//! The schema is part of the program: a new migration is a new program.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
