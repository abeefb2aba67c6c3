//! K1-1.3.7: ten units in own districts with a pyramid, at most five in each.

use super::*;

const MOST: u8 = 5;

fn may_house(game: &Kemet, seat: Seat, district: District) -> bool {
    game.agreed.house.free_garrison || game.player(seat).pyramids[district.index()].level > 0
}

/// Units the districts after this one can take.
fn room_after(game: &Kemet, seat: Seat, district: District) -> u8 {
    let later = &District::ALL[district.index() + 1..];
    let houses = later.iter().filter(|&&later| may_house(game, seat, later));
    MOST * houses.count() as u8
}

pub(crate) fn options(
    game: &Kemet,
    seat: Seat,
    district: District,
    left: u8,
    out: &mut impl Offers,
) {
    let zone = game.district(seat, district);
    let most = if may_house(game, seat, district) {
        left.min(MOST)
    } else {
        0
    };
    let least = left.saturating_sub(room_after(game, seat, district));
    (least..=most).for_each(|units| out.offer(Action::Place(zone, units)));
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    place: u8,
    district: District,
    left: u8,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    let Action::Place(zone, units) = action else {
        return;
    };
    game.add_units(game.seat_at(place), zone, units, journal);
    if let Some(next) = District::from_index(district.index() + 1)
        && left > units
    {
        game.push(Step::Billet {
            place,
            district: next,
            left: left - units,
        });
    }
}
