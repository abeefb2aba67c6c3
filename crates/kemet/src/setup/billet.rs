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

impl Stage<Kemet> for stage::Billet {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.seat_at(self.place))
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let zone = game.district(seat, self.district);
        let most = if may_house(game, seat, self.district) {
            self.left.min(MOST)
        } else {
            0
        };
        let least = self
            .left
            .saturating_sub(room_after(game, seat, self.district));
        (least..=most).for_each(|units| out.offer(Action::Place(zone, units)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Place(zone, units) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.add_units(seat, zone, units, journal);
        if let Some(next) = District::from_index(self.district.index() + 1)
            && self.left > units
        {
            game.steps.push(Step::Billet {
                place: self.place,
                district: next,
                left: self.left - units,
            });
        }
    }
}
