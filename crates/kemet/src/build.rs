//! Build: raise one pyramid (section 3.4.1).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{
    Action, Colour, Colours, Deed, District, Kemet, Power, Pyramid, Space, Zone, day, day_cards,
    map,
};

impl Kemet {
    /// What raising a pyramid costs before the Priest of Ra: the sum of its new
    /// levels (KB-3.4.1.b), each 1 less with Magical Support.
    pub(crate) fn build_cost(&self, seat: Seat, from: u8, to: u8) -> u8 {
        let discount = u8::from(self.player(seat).has(Power::MagicalSupport));
        (from + 1..=to).map(|level| level - discount).sum()
    }

    /// Colours a new pyramid of `seat` may have (KB-3.4.1.d).
    pub(crate) fn unused_colours(&self, seat: Seat) -> Colours {
        self.colours - self.player(seat).pyramid_colours()
    }

    /// Whether the city has room for another pyramid.
    pub(crate) fn can_found(&self, seat: Seat) -> bool {
        self.player(seat).pyramid_count() < self.pyramid_limit()
            && !self.unused_colours(seat).is_empty()
    }
}

impl Stage<Kemet> for stage::Build {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        if self.free {
            Flow::AskOrForce(seat)
        } else {
            day_cards::ask_or_force(game, seat)
        }
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let can_found = game.can_found(seat);
        let mut possible = false;
        for district in District::ALL {
            let level = game.player(seat).pyramids[district.index()].level;
            if level == 0 && !can_found {
                continue;
            }
            let top = game.top_level();
            let highest = if self.free { top.min(level + 1) } else { top };
            for target in level + 1..=highest {
                if self.free || game.can_pay(seat, game.build_cost(seat, level, target)) {
                    out.offer(Action::Build(district, target));
                    possible = true;
                }
            }
        }
        if !self.free {
            occupied_options(game, seat, out);
            day_cards::window(game, seat, out);
        }
        // The Hand of God is an offer, no action (DIA-4a).
        if self.free || game.may_leave_undone(possible) {
            out.offer(Action::Decline);
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Build(district, level) => {
                build(game, seat, self.free, district, level, journal)
            }
            Action::Raise(zone, level) => {
                game.steps.pop();
                raise_occupied(game, seat, zone, level, journal);
            }
            Action::Decline => day::lose(game, seat, Deed::Build, journal),
            _ => day_cards::take_in_window(game, seat, action, journal),
        }
    }
}

fn build<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    free: bool,
    district: District,
    level: u8,
    journal: &mut J,
) {
    let from = game.player(seat).pyramids[district.index()].level;
    if !free {
        // Several levels are one payment (KB-3.4.1.c), before the colour is asked
        // for (corrections:S-1).
        let cost = game.build_cost(seat, from, level);
        game.pay(seat, cost, journal);
    }
    if from == 0 {
        game.steps.turn_into(Step::BuildColour { district, level });
    } else {
        game.steps.pop();
        raise(game, seat, district, level, None, journal);
    }
}

/// K1-4.4.5: pyramids held in other cities.
fn occupied_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    if !game.rules().occupiers_build {
        return;
    }
    let held = (game.controlled[seat.index()] & map::DISTRICTS) - game.own_districts(seat);
    for zone in held.iter() {
        let level = game.pyramid_at(zone).level;
        if level == 0 {
            continue;
        }
        for target in level + 1..=game.top_level() {
            if game.can_pay(seat, game.build_cost(seat, level, target)) {
                out.offer(Action::Raise(zone, target));
            }
        }
    }
}

/// The occupier pays, the city keeps the pyramid.
fn raise_occupied<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    zone: Zone,
    level: u8,
    journal: &mut J,
) {
    let pyramid = game.pyramid_at(zone);
    let owner = zone
        .district_of()
        .and_then(|city| game.city_owner[city.index()]);
    let (Some(owner), Some(district), Some(colour)) = (owner, zone.district(), pyramid.colour)
    else {
        return;
    };
    let cost = game.build_cost(seat, pyramid.level, level);
    game.pay(seat, cost, journal);
    game.set_pyramid(owner, district, Pyramid { level, ..pyramid });
    tell(journal, || Event::PyramidRaised {
        seat,
        zone,
        colour,
        level,
    });
}

impl Stage<Kemet> for stage::BuildColour {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(game.unused_colours(seat), Action::Top);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Top(colour) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        raise(game, seat, self.district, self.level, Some(colour), journal);
    }
}

/// Raises what is paid for.
fn raise<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    district: District,
    level: u8,
    new_colour: Option<Colour>,
    journal: &mut J,
) {
    let zone = game.district(seat, district);
    let colour = game.player(seat).pyramids[district.index()]
        .colour
        .or(new_colour);
    game.set_pyramid(seat, district, Pyramid { level, colour });
    if let Some(colour) = colour {
        tell(journal, || Event::PyramidRaised {
            seat,
            zone,
            colour,
            level,
        });
    }
    if let Some(colour) = new_colour
        && game.player(seat).slot_of(colour).is_none()
    {
        game.steps.push(Step::AcquireSlot { colour });
    }
}

/// Where the acquire token of a new colour goes (KB-1.2.c, KB-AM-08).
impl Stage<Kemet> for stage::AcquireSlot {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let seat = game.active();
        let player = game.player(seat);
        let taken = player.taken();
        let mut free = Space::ACQUIRE
            .into_iter()
            .zip(player.slots)
            .filter(|(_, token)| token.is_none());
        let Some((first, _)) = free.next() else {
            unreachable!("a city has no more pyramids than its board has Acquire spaces");
        };
        // Spaces differ only in whether an action token lies on them.
        if free.all(|(space, _)| taken.contains(space) == taken.contains(first)) {
            game.steps.pop();
            game.set_slot(seat, first, self.colour, journal);
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        for (slot, token) in game.player(seat).slots.iter().enumerate() {
            if token.is_none() {
                out.offer(Action::Slot(Space::ACQUIRE[slot]));
            }
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Slot(space) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.set_slot(seat, space, self.colour, journal);
    }
}
