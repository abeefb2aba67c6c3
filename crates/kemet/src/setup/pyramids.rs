//! KB-2.3.3: three levels, at most two in a district, colours all different.

use super::*;

/// Whether `levels` more can still be placed in `districts` districts.
fn can_finish(game: &Kemet, pyramids: usize, levels: u8, districts: usize) -> bool {
    let room = districts.min(game.pyramid_limit() - pyramids);
    usize::from(levels) <= 2 * room
}

pub(crate) fn options(
    game: &Kemet,
    seat: Seat,
    district: District,
    levels: u8,
    out: &mut impl Offers,
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
        for colour in game.colours.minus(player.pyramid_colours()).iter() {
            out.offer(Action::Found(district, level, colour));
        }
    }
}

pub(crate) fn enter(game: &mut Kemet, place: u8, levels: u8) -> Flow {
    if levels == 3 {
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(game.seat_at(place))
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    place: u8,
    district: District,
    levels: u8,
    founded: Option<(u8, Colour)>,
    journal: &mut J,
) {
    let seat = game.seat_at(place);
    game.pop();
    let placed = founded.map_or(0, |(level, _)| level);
    if let Some(next) = District::from_index(district.index() + 1) {
        game.push(Step::Pyramids {
            place,
            district: next,
            levels: levels + placed,
        });
    }
    if let Some((level, colour)) = founded {
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
}
