//! What the Move tests share.

use std::collections::BTreeSet;

use kemet::scene::*;
use kemet::*;

/// P1 begins a Move of the troop in `zone`.
pub fn marching(mut t: Scene, zone: &str) -> Scene {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {zone}"));
    t
}

/// What P1 is offered with this word: `step`, `teleport`, `carry` …
pub fn offered(t: &Scene, word: &str) -> BTreeSet<String> {
    let offers = t.offers(P1);
    offers
        .iter()
        .filter_map(|offer| Some(offer.strip_prefix(word)?.trim().to_owned()))
        .collect()
}

/// The words of a line.
pub fn words(line: &str) -> BTreeSet<String> {
    line.split_whitespace().map(str::to_owned).collect()
}
