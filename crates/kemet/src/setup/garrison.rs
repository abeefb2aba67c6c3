//! KB-2.3.2: five units in each of two own districts; with teams one of them is a
//! teammate's (KB-4.5.d, KB-4.5.e).

use super::*;

const UNITS: u8 = 5;

impl Stage<Kemet> for stage::Garrison {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.seat_at(self.place))
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        District::ALL
            .iter()
            .for_each(|&district| out.offer(Action::LeaveEmpty(district)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::LeaveEmpty(empty) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        man(game, seat, self.place, empty, journal);
    }
}

/// Units in the two other districts.
fn man<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    place: u8,
    empty: District,
    journal: &mut J,
) {
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
                game.steps.push(Step::Guest { place, district });
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

    impl Stage<Kemet> for stage::Guest {
        fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
            Flow::ask(game.seat_at(self.place))
        }

        fn options(self, game: &Kemet, host: Seat, out: &mut impl Offers<Action>) {
            let mates = game.mates(host).iter();
            mates.for_each(|mate| out.offer(Action::Name(mate)));
        }

        /// The named one here, the other one in the other district.
        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            host: Seat,
            action: Action,
            journal: &mut J,
        ) {
            let Action::Name(guest) = action else {
                unreachable!("{self:?} does not offer {action}");
            };
            game.steps.pop();
            join(game, host, guest, self.district, journal);
            let manned = |&other: &District| {
                other != self.district && game.units_at(host, game.district(host, other)) > 0
            };
            let other = District::ALL.into_iter().find(manned);
            let last = game.mates(host).without(guest).lowest();
            if let (Some(district), Some(guest)) = (other, last) {
                join(game, host, guest, district, journal);
            }
        }
    }
}
