//! Divine Power: the golden actions of tiles (KB-3.3.g).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::muster::{self, Source};
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Action, Colour, Deed, District, Kemet, Power, Tile, TileSet, day, day_cards, march};

impl Stage<Kemet> for stage::DivinePower {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        day_cards::ask_or_force(game, game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let golden = game.player(seat).tiles & TileSet::GOLDEN;
        out.offer_each(golden, Action::Golden);
        day_cards::window(game, seat, out);
        if game.may_leave_undone(!golden.is_empty()) {
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
            Action::Golden(tile) => act(game, seat, tile, journal),
            Action::Decline => day::lose(game, seat, Deed::DivinePower, journal),
            _ => day_cards::take_in_window(game, seat, action, journal),
        }
    }
}

fn act<J: Journal<Event>>(game: &mut Kemet, seat: Seat, tile: Tile, journal: &mut J) {
    game.steps.pop();
    tell(journal, || Event::GoldenAction { seat, tile });
    match tile.row().power {
        Power::SurpriseAttack => march::begin(
            game,
            march::Terms {
                pass_wall: true,
                ..march::Terms::default()
            },
        ),
        Power::ForcedMarch => march::begin(
            game,
            march::Terms {
                no_teleport: true,
                ..march::Terms::default()
            },
        ),
        Power::TwinCeremony => day::begin(game, seat, Deed::Acquire, None, journal),
        Power::WarriorsHomage => game.steps.push(Step::Homage {
            recruit: true,
            march: true,
        }),
        Power::Restructuring => game.steps.push(Step::Restructuring),
        Power::DivineWill | Power::ShadowRite => game.steps.push(Step::GoldenChoice { tile }),
        power => unreachable!("{power:?} is no golden action"),
    }
}

/// Divine Will and Shadow Rite: one of two actions.
impl Stage<Kemet> for stage::GoldenChoice {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let deeds = match self.tile.row().power {
            Power::ShadowRite => [Deed::Pray, Deed::Build],
            _ => [Deed::Move, Deed::Recruit],
        };
        deeds
            .into_iter()
            .for_each(|deed| out.offer(Action::As(deed)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::As(deed) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        day::begin(game, seat, deed, None, journal);
    }
}

/// Warriors' Homage: up to one Recruit and up to one Move, in either order.
impl Stage<Kemet> for stage::Homage {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if self.recruit || self.march {
            return Flow::AskOrForce(game.active());
        }
        game.steps.pop();
        Flow::Again
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        if self.recruit {
            out.offer(Action::As(Deed::Recruit));
        }
        if self.march {
            out.offer(Action::As(Deed::Move));
        }
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, seat: Seat, action: Action, _: &mut J) {
        match action {
            Action::As(Deed::Recruit) => {
                game.steps.turn_into(Step::Homage {
                    recruit: false,
                    march: self.march,
                });
                game.turn.bull_placed = false;
                game.steps.push(Step::Bull);
                muster::begin(game, seat, Source::Homage);
            }
            Action::As(Deed::Move) => {
                game.steps.turn_into(Step::Homage {
                    recruit: self.recruit,
                    march: false,
                });
                march::begin(
                    game,
                    march::Terms {
                        needs_servant: true,
                        ..march::Terms::default()
                    },
                );
            }
            Action::Decline => game.steps.pop(),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// REN-AMB3: a pyramid gets another top; acquire tokens follow.
impl Stage<Kemet> for stage::Restructuring {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let pyramids = game.player(seat).pyramids;
        for district in District::ALL {
            let Some(old) = pyramids[district.index()].colour else {
                continue;
            };
            for colour in game.colours.iter().filter(|&colour| colour != old) {
                // A swap of two own tops is one option, not two.
                let other = pyramids
                    .iter()
                    .position(|pyramid| pyramid.colour == Some(colour));
                if other.is_none_or(|other| district.index() < other) {
                    out.offer(Action::Retop(district, colour));
                }
            }
        }
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Retop(district, colour) => restructure(game, seat, district, colour, journal),
            Action::Decline => day::lose(game, seat, Deed::DivinePower, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

fn restructure<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    district: District,
    colour: Colour,
    journal: &mut J,
) {
    game.steps.pop();
    let old = game.player(seat).pyramids[district.index()].colour;
    let other = game
        .player(seat)
        .pyramids
        .iter()
        .position(|pyramid| pyramid.colour == Some(colour));
    retop(game, seat, district, colour, journal);
    match (other.and_then(District::from_index), old) {
        (Some(other), Some(old)) => retop(game, seat, other, old, journal),
        (None, Some(old)) => {
            if let Some(space) = game.own_slot(seat, old) {
                game.set_slot(seat, space, colour, journal);
            }
        }
        (_, None) => {}
    }
}

fn retop<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    district: District,
    colour: Colour,
    journal: &mut J,
) {
    game.player_mut(seat).pyramids[district.index()].colour = Some(colour);
    let zone = game.district(seat, district);
    tell(journal, || Event::PyramidRetopped { seat, zone, colour });
}
