//! KB-2.3.3: three levels, at most two in a district, colours all different.

use super::*;

/// Whether `levels` more can still be placed in `districts` districts.
fn can_finish(game: &Kemet, pyramids: usize, levels: u8, districts: usize) -> bool {
    let room = districts.min(game.pyramid_limit() - pyramids);
    usize::from(levels) <= 2 * room
}

impl Stage<Kemet> for stage::Pyramids {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if self.levels == 3 {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(game.seat_at(self.place))
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        options(game, seat, self.district, self.levels, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let founded = match action {
            Action::NoPyramid(_) => None,
            Action::Found(_, level, colour) => Some((level, colour)),
            _ => unreachable!("{self:?} does not offer {action}"),
        };
        game.steps.pop();
        let placed = founded.map_or(0, |(level, _)| level);
        if let Some(district) = District::from_index(self.district.index() + 1) {
            game.steps.push(Step::Pyramids {
                place: self.place,
                district,
                levels: self.levels + placed,
            });
        }
        if let Some((level, colour)) = founded {
            found(game, seat, self.district, level, colour, journal);
        }
    }
}

fn options(
    game: &Kemet,
    seat: Seat,
    district: District,
    levels: u8,
    out: &mut impl Offers<Action>,
) {
    if game.is_solo() {
        return crate::solo::setup::pyramid_options(game, district, levels, out);
    }
    let player = game.player(seat);
    let pyramids = player.pyramid_count();
    let after = District::COUNT - 1 - district.index();
    let left = 3 - levels;
    if can_finish(game, pyramids, left, after) {
        out.offer(Action::NoPyramid(district));
    }
    if pyramids == game.pyramid_limit() {
        return;
    }
    for level in 1..=left.min(2) {
        if !can_finish(game, pyramids + 1, left - level, after) {
            continue;
        }
        for colour in game.colours - player.pyramid_colours() {
            out.offer(Action::Found(district, level, colour));
        }
    }
}

fn found<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    district: District,
    level: u8,
    colour: Colour,
    journal: &mut J,
) {
    game.set_pyramid(
        seat,
        district,
        Pyramid {
            level,
            colour: Some(colour),
        },
    );
    let zone = game.district(seat, district);
    tell(journal, || Event::PyramidRaised {
        seat,
        zone,
        colour,
        level,
    });
    // No action token lies anywhere yet, so all free spaces are alike.
    let free = game.player(seat).slots.iter().position(Option::is_none);
    if let Some(slot) = free {
        game.set_slot(seat, Space::ACQUIRE[slot], colour, journal);
    }
}
