//! Divine Power: the golden actions of tiles (KB-3.3.g).

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::muster::{self, Source};
use crate::state::tell;
use crate::step::Step;
use crate::{Action, Colour, Deed, District, Kemet, Power, Tile, TileSet, day, day_cards, march};

#[inline(never)]
pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    let golden = game.player(seat).tiles.and(TileSet::GOLDEN);
    golden
        .iter()
        .for_each(|tile| out.offer(Action::Golden(tile)));
    day_cards::window(game, seat, out);
    if game.may_leave_undone(!golden.is_empty()) {
        out.offer(Action::Decline);
    }
}

#[inline(never)]
pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    let Action::Golden(tile) = action else {
        if !day_cards::take_in_window(game, seat, action, journal) {
            day::lose(game, seat, Deed::DivinePower, journal);
        }
        return;
    };
    game.pop();
    tell(journal, || Event::GoldenAction { seat, tile });
    match tile.row().power {
        Power::SurpriseAttack => march::begin(
            game,
            march::Leave {
                pass_wall: true,
                ..march::Leave::default()
            },
        ),
        Power::ForcedMarch => march::begin(
            game,
            march::Leave {
                no_teleport: true,
                ..march::Leave::default()
            },
        ),
        Power::TwinCeremony => day::begin(game, seat, Deed::Acquire, None, journal),
        Power::WarriorsHomage => game.push(Step::Homage {
            recruit: true,
            march: true,
        }),
        Power::Restructuring => game.push(Step::Restructuring),
        _ => game.push(Step::GoldenChoice { tile }),
    }
}

/// Divine Will and Shadow Rite: one of two actions.
pub(crate) fn choice_options(tile: Tile, out: &mut impl Offers) {
    let deeds = match tile.row().power {
        Power::ShadowRite => [Deed::Pray, Deed::Build],
        _ => [Deed::Move, Deed::Recruit],
    };
    deeds
        .into_iter()
        .for_each(|deed| out.offer(Action::As(deed)));
}

/// Warriors' Homage: up to one Recruit and up to one Move, in either order.
pub(crate) mod homage {
    use super::*;

    pub(crate) fn enter(game: &mut Kemet, recruit: bool, march: bool) -> Flow {
        if recruit || march {
            return Flow::AskOrForce(game.active());
        }
        game.pop();
        Flow::Again
    }

    pub(crate) fn options(recruit: bool, march: bool, out: &mut impl Offers) {
        if recruit {
            out.offer(Action::As(Deed::Recruit));
        }
        if march {
            out.offer(Action::As(Deed::Move));
        }
        out.offer(Action::Decline);
    }

    pub(crate) fn take(game: &mut Kemet, seat: Seat, recruit: bool, march: bool, action: Action) {
        match action {
            Action::As(Deed::Recruit) => {
                game.turn_into(Step::Homage {
                    recruit: false,
                    march,
                });
                game.turn.bull_placed = false;
                game.push(Step::Bull);
                muster::begin(game, seat, Source::Homage);
            }
            Action::As(_) => {
                game.turn_into(Step::Homage {
                    recruit,
                    march: false,
                });
                march::begin(
                    game,
                    march::Leave {
                        needs_servant: true,
                        ..march::Leave::default()
                    },
                );
            }
            _ => game.pop(),
        }
    }
}

/// REN-AMB3: a pyramid gets another top; acquire tokens follow.
pub(crate) mod restructuring {
    use super::*;

    pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
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

    pub(crate) fn take<J: Journal<Event>>(
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Retop(district, colour) = action else {
            day::lose(game, seat, Deed::DivinePower, journal);
            return;
        };
        game.pop();
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
}
