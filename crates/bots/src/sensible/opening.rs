//! Before the first day, and the place in the turn order.

use kemet::{Action, District, View};
use rand::{Rng, RngExt};
use tabletop::Seat;

/// God and city as it comes; one tall pyramid and one small one, both where
/// troops stand.
pub(super) fn choose(view: &View, me: Seat, actions: &[Action], dice: &mut impl Rng) -> usize {
    let mut best = (f64::MIN, 0);
    for (place, &action) in actions.iter().enumerate() {
        let liking = liking(view, me, action) + dice.random_range(0.0..1.0);
        if liking > best.0 {
            best = (liking, place);
        }
    }
    best.1
}

fn liking(view: &View, me: Seat, action: Action) -> f64 {
    match action {
        Action::Found(district, level, _) if has_troop(view, me, district) => {
            10.0 + f64::from(level)
        }
        Action::NoPyramid(district) if has_troop(view, me, district) => -10.0,
        Action::Found(..) => -5.0,
        _ => 0.0,
    }
}

fn has_troop(view: &View, me: Seat, district: District) -> bool {
    let player = &view.players[me.index()];
    let zone = player.city.map(|city| city.district(district));
    player.troops.iter().any(|troop| Some(troop.zone) == zone)
}

/// Fame from which the first turn of the day may win the game.
const WITHIN_REACH: u8 = 7;

/// The first place when victory is near, otherwise the last: who moves last
/// holds the temples at night.
pub(super) fn place_in_order(view: &View, me: Seat, actions: &[Action]) -> Option<usize> {
    let position = |action: &Action| match action {
        Action::Position(place) => Some(*place),
        _ => None,
    };
    let places: Vec<u8> = actions.iter().map(position).collect::<Option<_>>()?;
    let first = view.players[me.index()].fame >= WITHIN_REACH;
    let wanted = match first {
        true => places.iter().min(),
        false => places.iter().max(),
    };
    places.iter().position(|place| Some(place) == wanted)
}
