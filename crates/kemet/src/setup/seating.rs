//! KB-DP-S1: god, then city, in table order (KB-AM-36).

use super::*;

pub(crate) fn god_options(game: &Kemet, out: &mut impl Offers) {
    game.free_gods().for_each(|god| out.offer(Action::God(god)));
}

pub(crate) fn enter_god(game: &mut Kemet, seat: Seat) -> Flow {
    if game.player(seat).god.is_some() {
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(seat)
}

pub(crate) fn take_god<J: Journal<Event>>(game: &mut Kemet, seat: Seat, god: God, journal: &mut J) {
    game.pop();
    game.player_mut(seat).god = Some(god);
    tell(journal, || Event::GodChosen { seat, god });
}

pub(crate) fn city_options(game: &Kemet, out: &mut impl Offers) {
    game.free_cities()
        .for_each(|city| out.offer(Action::City(city)));
}

pub(crate) fn enter_city(game: &mut Kemet, seat: Seat) -> Flow {
    if game.player(seat).city.is_some() {
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(seat)
}

pub(crate) fn take_city<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    city: City,
    journal: &mut J,
) {
    game.pop();
    game.give_city(seat, city);
    tell(journal, || Event::CityChosen { seat, city });
}
