//! KB-2.3.2: five units in each of two own districts; with teams one of them is a
//! teammate's (KB-4.5.d, KB-4.5.e).

use super::*;

const UNITS: u8 = 5;

pub(crate) fn options(out: &mut impl Offers) {
    District::ALL
        .iter()
        .for_each(|&district| out.offer(Action::LeaveEmpty(district)));
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    place: u8,
    empty: District,
    journal: &mut J,
) {
    game.pop();
    let guests = game.mates(seat);
    let guest = u8::from(!guests.is_empty());
    let manned = || {
        District::ALL
            .into_iter()
            .filter(|&district| district != empty)
    };
    for district in manned() {
        let zone = game.district(seat, district);
        game.add_units(seat, zone, UNITS - guest, journal);
    }
    match guests.lowest() {
        Some(_) if guests.len() > 1 => {
            if let Some(district) = manned().next() {
                game.push(Step::Guest { place, district });
            }
        }
        Some(mate) => {
            manned().for_each(|district| guests::join(game, seat, mate, district, journal))
        }
        None => {}
    }
}

/// Whose unit guards which district: KB-DP-T2, in teams of three.
pub(crate) mod guests {
    use super::*;

    pub(super) fn join<J: Journal<Event>>(
        game: &mut Kemet,
        host: Seat,
        guest: Seat,
        district: District,
        journal: &mut J,
    ) {
        let zone = game.district(host, district);
        game.add_units(guest, zone, 1, journal);
        game.hold(guest, zone, journal);
    }

    pub(crate) fn options(game: &Kemet, host: Seat, out: &mut impl Offers) {
        let mates = game.mates(host).iter();
        mates.for_each(|mate| out.offer(Action::Name(mate)));
    }

    /// The named one here, the other one in the other district.
    pub(crate) fn take<J: Journal<Event>>(
        game: &mut Kemet,
        host: Seat,
        district: District,
        action: Action,
        journal: &mut J,
    ) {
        game.pop();
        let Action::Name(guest) = action else { return };
        join(game, host, guest, district, journal);
        let manned = |&other: &District| {
            other != district && game.units_at(host, game.district(host, other)) > 0
        };
        let other = District::ALL.into_iter().find(manned);
        let last = game.mates(host).without(guest).lowest();
        if let (Some(district), Some(guest)) = (other, last) {
            join(game, host, guest, district, journal);
        }
    }
}
