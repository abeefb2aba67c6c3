//! KB-DP-S1: god, then city, in table order (KB-AM-36).

use super::*;

impl Stage<Kemet> for stage::ChooseGod {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if game.player(self.seat).god.is_some() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(self.seat)
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        game.free_gods().for_each(|god| out.offer(Action::God(god)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::God(god) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.player_mut(seat).god = Some(god);
        tell(journal, || Event::GodChosen { seat, god });
    }
}

impl Stage<Kemet> for stage::ChooseCity {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if game.player(self.seat).city.is_some() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(self.seat)
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        game.free_cities()
            .for_each(|city| out.offer(Action::City(city)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::City(city) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.give_city(seat, city);
        tell(journal, || Event::CityChosen { seat, city });
    }
}
