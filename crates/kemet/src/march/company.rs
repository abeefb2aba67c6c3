//! Who travels on where teammates' units or companions stand, too: own units and
//! theirs, own companions, and those of teammates as they follow their owners
//! (KB-4.8.d, KB-4.8.e, corrections:T-1).

use super::companion_options;
use super::look_ahead::{Group, LOOK_AHEAD, Road, parts};
use super::start::has_servant;
use super::troop::{MATES, Troop};
use tabletop::Offers;

use crate::{Action, Companions, Kemet};

/// Which numbers of travellers are still to be chosen in this zone.
#[derive(Clone, Copy)]
struct Open {
    own: bool,
    mates: [bool; MATES],
}

impl Kemet {
    /// Numbers are chosen before companions, and each once.
    fn open_numbers(&self) -> Open {
        let march = &self.march;
        let open = march.touched.is_empty();
        Open {
            own: open && !march.counted,
            mates: std::array::from_fn(|mate| open && march.mates_counted & 1 << mate == 0),
        }
    }

    /// Whether some choice of what is open leads on to a legal end.
    fn can_go_on(&self, road: &Road, group: &Group, open: Open, touched: Companions) -> bool {
        let (total, own) = (road.here.units, road.own(road.here.companions));
        let chosen = |part: Troop| {
            let (theirs, fixed) = (part.of_mates(), group.units.of_mates());
            (open.own || part.of_mover() == group.units.of_mover())
                && (0..MATES).all(|mate| open.mates[mate] || theirs[mate] == fixed[mate])
        };
        total.led_parts().filter(|&part| chosen(part)).any(|units| {
            // Who takes everybody along takes all companions along.
            let fixed = if units == total && units != group.units {
                own
            } else {
                group.companions & touched
            };
            let followers = road.followers(total, road.here.companions, units);
            parts(own - touched - fixed).any(|along| {
                let next = Group {
                    units,
                    companions: fixed | along | followers,
                    ..*group
                };
                let servant = !self.march.terms.needs_servant || has_servant(next.companions);
                servant
                    && self.may_leave_behind(road, &next)
                    && self.any_step(road, &next, LOOK_AHEAD)
            })
        })
    }

    /// Whether others than those who travel now could go on.
    pub(super) fn another_company_may_go(&self, road: &Road, group: &Group) -> bool {
        self.can_go_on(road, group, self.open_numbers(), self.march.touched)
    }
}

impl Road {
    /// The companions that go on with these units: who takes everybody along takes
    /// all along, otherwise the mover's own go as chosen.
    pub(super) fn company(&self, units: Troop, chosen: Companions) -> Companions {
        let here = self.here.companions;
        if units == self.here.units {
            here
        } else {
            self.own(chosen) | self.followers(self.here.units, here, units)
        }
    }
}

/// The group with these numbers, as it is when they are chosen.
fn renumbered<'a>(road: &Road, group: &Group<'a>, units: Troop) -> Group<'a> {
    Group {
        units,
        companions: road.company(units, group.companions),
        ..*group
    }
}

pub(super) fn options(
    game: &Kemet,
    road: &Road,
    group: &Group,
    here: Companions,
    may_stop: bool,
    out: &mut impl Offers<Action>,
) {
    let total = road.here.units;
    let open = game.open_numbers();
    // Where stopping is illegal, a choice must leave a way out.
    let leads_on = |next: &Group, open: Open| {
        if may_stop {
            game.may_leave_behind(road, next)
        } else {
            let changed = Companions(next.companions.0 ^ group.companions.0);
            let touched = if next.units == group.units {
                game.march.touched | changed
            } else {
                game.march.touched
            };
            game.can_go_on(road, next, open, touched)
        }
    };
    let (own, mates) = (group.units.of_mover(), group.units.of_mates());
    if open.own {
        let rest = Open { own: false, ..open };
        for units in (1..=total.of_mover()).filter(|&units| units != own) {
            let next = renumbered(road, group, Troop::mixed(units, mates));
            if leads_on(&next, rest) {
                out.offer(Action::Carry(units));
            }
        }
    }
    for (nth, mate) in game.mates(road.seat).iter().enumerate() {
        if !open.mates[nth] {
            continue;
        }
        let mut rest = open;
        rest.mates[nth] = false;
        for units in (0..=total.of_mates()[nth]).filter(|&units| units != mates[nth]) {
            let mut with = mates;
            with[nth] = units;
            let next = renumbered(road, group, Troop::mixed(own, with));
            if leads_on(&next, rest) {
                out.offer(Action::CarryFor(mate, units));
            }
        }
    }
    if total != group.units {
        let closed = Open {
            own: false,
            mates: [false; MATES],
        };
        let leads_on = |next: &Group| leads_on(next, closed);
        companion_options(game, road, group, here, may_stop, leads_on, out);
    }
}
