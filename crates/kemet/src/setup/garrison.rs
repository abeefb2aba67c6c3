//! KB-2.3.2: five units in each of two own districts.

use super::*;

pub(crate) fn options(out: &mut impl Offers) {
    District::ALL
        .iter()
        .for_each(|&district| out.offer(Action::LeaveEmpty(district)));
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    empty: District,
    journal: &mut J,
) {
    game.pop();
    for &district in District::ALL.iter().filter(|&&district| district != empty) {
        let zone = game.district(seat, district);
        game.add_units(seat, zone, 5, journal);
    }
}
