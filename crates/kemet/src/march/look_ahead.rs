//! Looking ahead in a Move: a step is offered only if a legal end can still be
//! reached after it (KB-3.4.5.h, KB-3.4.5.i).

use tabletop::Seat;

use crate::{Companion, Companions, Kemet, Zone, ZoneSet, map};

/// Where a group of travellers is, for looking ahead.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub at: Zone,
    pub units: u8,
    pub companions: Companions,
    pub land: u8,
    pub teleported: bool,
    pub breached: bool,
    /// Prayer points left for teleport and toll.
    pub purse: u8,
}

/// What a Move meets everywhere on its way.
#[derive(Clone, Copy)]
pub(super) struct Road {
    pub seat: Seat,
    pub limit: u8,
    pub friends: ZoneSet,
    pub enemies: ZoneSet,
}

impl Road {
    /// Whether a troop of this size with these companions is within the limits.
    #[inline]
    pub(super) fn allows(&self, units: u8, companions: Companions) -> bool {
        units <= self.limit && companions.fit_one_troop()
    }
}

/// Whether all good zones are asked for, or just whether there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Want {
    All,
    Any,
}

/// How many steps ahead a legal end is looked for when a zone is overfull.
/// Going further is never needed: surplus can be dropped in any free zone.
pub(super) const LOOK_AHEAD: u8 = 3;

/// Looking ahead: a step is good if a legal end can still be reached.
impl Kemet {
    pub(super) fn group(&self) -> Group {
        let march = &self.march;
        Group {
            at: march.at.unwrap_or(Zone::W1a),
            units: march.units,
            companions: march.companions,
            land: march.land,
            teleported: march.teleported || march.leave.no_teleport,
            breached: march.breached,
            purse: self.player(self.active()).prayer,
        }
    }

    pub(super) fn road(&self, seat: Seat) -> Road {
        Road {
            seat,
            limit: self.limit(seat),
            friends: self.present[seat.index()],
            enemies: self.enemies_of(seat),
        }
    }

    /// Whether those who do not travel may be left like this: limits hold, and
    /// no companion stays without a unit (KB-3.4.5.i).
    pub(super) fn may_leave_behind(&self, road: &Road, group: &Group) -> bool {
        let units = self.units_at(road.seat, group.at) - group.units;
        let companions = self
            .companions_at(road.seat, group.at)
            .minus(group.companions);
        road.allows(units, companions) && (units > 0 || companions.is_empty())
    }

    /// Zones one land move away that the group may go to.
    pub(super) fn good_steps(&self, road: &Road, group: &Group, depth: u8, want: Want) -> ZoneSet {
        if group.land == 0 {
            return ZoneSet::EMPTY;
        }
        let targets = self.land_targets(road.seat, group.at, group.companions)
            - self.barred(road.seat, group.companions, group.breached);
        let next = Group {
            land: group.land - 1,
            ..*group
        };
        self.good_ends(road, targets, &next, depth, want)
    }

    /// Zones the group may teleport to.
    pub(super) fn good_teleports(
        &self,
        road: &Road,
        group: &Group,
        depth: u8,
        want: Want,
    ) -> ZoneSet {
        let from = group.at;
        if group.teleported || !self.can_teleport_from(road.seat, from, group.companions) {
            return ZoneSet::EMPTY;
        }
        let targets = self.layout().obelisks().without(from);
        // Only the Delta may have a price of its own (AMB-3c).
        [
            (targets - map::DELTA, Zone::WTr),
            (targets & map::DELTA, Zone::DT),
        ]
        .into_iter()
        .fold(ZoneSet::EMPTY, |good, (targets, sample)| {
            let cost = self.teleport_cost(road.seat, from, sample, group.companions);
            match group.purse.checked_sub(self.price(road.seat, cost)) {
                Some(purse) => {
                    let next = Group {
                        teleported: true,
                        purse,
                        ..*group
                    };
                    good | self.good_ends(road, targets, &next, depth, want)
                }
                None => good,
            }
        })
    }

    /// Those of `targets` from which the group can still end legally
    /// (KB-3.4.5.h). Entering an enemy's zone ends the Move there and then.
    fn good_ends(
        &self,
        road: &Road,
        targets: ZoneSet,
        group: &Group,
        depth: u8,
        want: Want,
    ) -> ZoneSet {
        let crowded = targets & road.friends;
        let mut good = ZoneSet::EMPTY;
        let mut unsure = crowded;
        if road.allows(group.units, group.companions) {
            good = targets - crowded;
            if let Some(zone) = self.companion_zone(Companion::KhnumsSphinx)
                && self.price(road.seat, self.toll(road.seat, zone)) > group.purse
            {
                good.remove(zone);
            }
        } else {
            unsure = targets - road.enemies;
        }
        for to in unsure.iter() {
            if want == Want::Any && !good.is_empty() {
                break;
            }
            let foreign = to.is_district() && !self.is_own_district(road.seat, to);
            let next = Group {
                at: to,
                breached: group.breached || foreign,
                ..*group
            };
            if self.end_in_reach(road, &next, depth) {
                good.insert(to);
            }
        }
        good
    }

    /// Whether the group, come to a zone without enemies, can end there or go on
    /// to a legal end after leaving what fits.
    fn end_in_reach(&self, road: &Road, group: &Group, depth: u8) -> bool {
        let here = self.units_at(road.seat, group.at);
        let friends = self
            .companions_at(road.seat, group.at)
            .minus(group.companions);
        let together = friends.or(group.companions);
        let total = here + group.units;
        if road.allows(total, together) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let mut onward = *group;
        onward.units = total.saturating_sub(road.limit).max(1);
        onward.companions = shed(friends, group.companions, Companions::default());
        let staying = together.minus(onward.companions);
        if total == onward.units && !staying.is_empty() {
            // Somebody must stay with the companion that is left.
            if onward.units == 1 {
                return false;
            }
            onward.units -= 1;
        }
        self.any_step(road, &onward, depth - 1)
    }

    /// Whether some step of the group leads to a legal end.
    pub(super) fn any_step(&self, road: &Road, group: &Group, depth: u8) -> bool {
        !self.good_steps(road, group, depth, Want::Any).is_empty()
            || !self
                .good_teleports(road, group, depth, Want::Any)
                .is_empty()
    }

    /// Whether the group can go on to a legal end from where it stands, as it
    /// is or after leaving surplus companions, but for `touched` ones, with
    /// those who stay.
    pub(super) fn way_out(&self, road: &Road, group: &Group, touched: Companions) -> bool {
        if self.any_step(road, group, LOOK_AHEAD) {
            return true;
        }
        let staying = self
            .companions_at(road.seat, group.at)
            .minus(group.companions);
        let lighter = Group {
            companions: shed(staying, group.companions, touched),
            ..*group
        };
        lighter.companions != group.companions
            && self.units_at(road.seat, group.at) > group.units
            && self.any_step(road, &lighter, LOOK_AHEAD)
    }
}

/// What is left of `travelling` when surplus companions join `staying`; those
/// in `fixed` go on in any case.
fn shed(mut staying: Companions, mut travelling: Companions, fixed: Companions) -> Companions {
    for companion in travelling.minus(fixed).iter() {
        if travelling.fit_one_troop() {
            break;
        }
        if staying.or(Companions::one(companion)).fit_one_troop() {
            staying.insert(companion);
            travelling.remove(companion);
        }
    }
    travelling
}
