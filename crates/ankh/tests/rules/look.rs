//! What tests look at.

use ankh::board::Side;
use ankh::scene::*;
use ankh::*;
use tabletop::{Eye, Seat};

/// What everybody sees.
pub fn open(t: &Scene) -> View {
    t.view(Eye::Spectator)
}

/// What everybody sees of a player.
pub fn player(t: &Scene, seat: Seat) -> PlayerView {
    open(t).players.swap_remove(seat.index())
}

/// Guardians of a kind in the pool of a seat.
pub fn pooled(t: &Scene, seat: Seat, guardian: Guardian) -> u8 {
    let pool = player(t, seat).guardians;
    pool.iter()
        .filter(|(kind, _)| *kind == guardian)
        .map(|(_, count)| count)
        .sum()
}

/// How a camel between two hexes is written.
pub fn camel(one: At, other: At) -> String {
    let side = Side::between(at(one), at(other)).expect("hexes that touch");
    format!("camel {} {}", side.hex, side.direction)
}

/// How going to a hex is written.
pub fn to(hex: At) -> String {
    format!("to {}", at(hex))
}

/// Where a seat may go now.
pub fn goals(t: &Scene, seat: Seat) -> Vec<String> {
    let offers = t.offers(seat);
    offers
        .into_iter()
        .filter(|offer| offer.starts_with("to "))
        .collect()
}

/// Summons a figure in a hex.
pub fn summon(t: &mut Scene, seat: Seat, figure: FigureKind, hex: At) {
    t.act(seat, &format!("summon {figure}"));
    if t.may(seat, &to(hex)) {
        t.act(seat, &to(hex));
    }
}

/// Devotion changes in order: who, from, to, why.
pub fn devotions(t: &Scene) -> Vec<(Seat, u8, u8, Why)> {
    let change = |event: &Event| match *event {
        Event::DevotionChanged {
            seat,
            from,
            to,
            why,
            ..
        } => Some((seat, from, to, why)),
        _ => None,
    };
    t.events().iter().filter_map(change).collect()
}

/// Where the first event of this kind stands.
pub fn place_of(t: &Scene, is: impl Fn(&Event) -> bool) -> usize {
    let place = t.events().iter().position(is);
    place.unwrap_or_else(|| panic!("no such event in {:?}", t.events()))
}
