//! Looking ahead in a Move: a step is offered only if a legal end can still be
//! reached after it (KB-3.4.5.h, KB-3.4.5.i).

use std::hint::select_unpredictable;

use tabletop::{Seat, Seats};

use super::terrain::TOLL;
use super::troop::{MATES, Troop};
use crate::{Companions, Kemet, Zone, ZoneSet, map};

/// Where a group of travellers is, for looking ahead.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub at: Zone,
    pub units: Troop,
    pub companions: Companions,
    pub land: u8,
    pub teleported: bool,
    pub breached: bool,
    /// Prayer points left for teleport and toll.
    pub purse: u8,
    /// Who stays in the zones left so far, while looking ahead.
    pub trail: Option<&'a Trail<'a>>,
}

/// The units and companions in one zone.
#[derive(Clone, Copy)]
pub(super) struct Camp {
    pub zone: Zone,
    pub units: Troop,
    pub companions: Companions,
}

/// The camps that a group of travellers leaves behind, the latest first. Each
/// stands where the search has left it, so that going on copies none of them.
#[derive(Clone, Copy)]
pub(super) struct Trail<'a> {
    camp: Camp,
    before: Option<&'a Trail<'a>>,
}

impl Group<'_> {
    /// The camps on the way so far, the latest first.
    #[inline]
    fn camps(&self) -> impl Iterator<Item = &Camp> {
        std::iter::successors(self.trail, |trail| trail.before).map(|trail| &trail.camp)
    }
}

/// What a Move meets everywhere on its way.
#[derive(Clone, Copy)]
pub(super) struct Road {
    pub seat: Seat,
    /// All who stand where the Move is now, whether they travel on or not.
    pub here: Camp,
    /// The limits of the mover and of teammates.
    pub limits: [u8; MATES + 1],
    /// The companions that each teammate owns.
    pub theirs: [Companions; MATES],
    pub friends: ZoneSet,
    pub enemies: ZoneSet,
    /// Where the group may pass but not end (KB-AM-G3).
    pub shunned: ZoneSet,
    /// How many steps ahead a legal end is looked for.
    pub depth: u8,
}

impl Road {
    /// Whether a troop of this size with these companions is within the limits.
    #[inline]
    pub(super) fn allows(&self, units: Troop, companions: Companions) -> bool {
        units.fits(self.limits) && companions.fit_one_troop()
    }

    /// The companions that are the mover's to take along or to leave.
    #[inline]
    pub(super) fn own(&self, companions: Companions) -> Companions {
        self.theirs
            .into_iter()
            .fold(companions, Companions::difference)
    }

    /// Which of `companions`, with all of `total`, follow their owners when `part`
    /// of it goes on: a teammate's companion goes with the last unit of its owner,
    /// and one whose owner has no unit there with the last unit of all
    /// (corrections:T-1).
    #[inline]
    pub(super) fn followers(
        &self,
        total: Troop,
        companions: Companions,
        part: Troop,
    ) -> Companions {
        if self.own(companions) == companions {
            return Companions::default();
        }
        let (there, rest) = (total.of_mates(), (total - part).of_mates());
        let goes = |mate: usize| match there[mate] {
            0 => total == part,
            _ => rest[mate] == 0,
        };
        (0..MATES)
            .filter(|&mate| goes(mate))
            .fold(Companions::default(), |all, mate| {
                all | (companions & self.theirs[mate])
            })
    }

    /// Those who do not travel on when the group sets out.
    #[inline]
    fn left_behind(&self, group: &Group) -> Camp {
        Camp {
            zone: self.here.zone,
            units: self.here.units - group.units,
            companions: self.here.companions - group.companions,
        }
    }

    /// The fewest own units, `least` among them, that must go on for the others to
    /// be within the limit.
    fn fewest(&self, total: Troop, least: Troop) -> Troop {
        let surplus = total.of_mover().saturating_sub(self.limits[0]);
        Troop::own(surplus.max(least.of_mover()))
    }

    /// The same of a mixed troop, or of one with companions of teammates, where there
    /// may be several such parts: one for each company of followers.
    fn fewest_mixed(
        &self,
        total: Troop,
        companions: Companions,
        least: Troop,
    ) -> impl Iterator<Item = Troop> + use<'_> {
        let goes = move |part: Troop| least.is_part_of(part) && (total - part).fits(self.limits);
        let followers = move |part: Troop| self.followers(total, companions, part);
        let minimal = move |part: &Troop| {
            let mut fewer = part.smaller().filter(|&fewer| goes(fewer));
            goes(*part) && !fewer.any(|fewer| followers(fewer) == followers(*part))
        };
        total.led_parts().filter(minimal)
    }
}

/// Whether all good zones are asked for, or just whether there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Want {
    All,
    Any,
}

/// How many steps ahead a legal end is looked for when a zone is overfull.
/// Three are enough on this map; `tests/rules/moving/model.rs` compares the ends
/// with those of a search without any such limit.
pub(super) const LOOK_AHEAD: u8 = 3;

/// The same for a god, which may have to pass one troop after another; nobody
/// ever joins or leaves it, so that looking far is cheap.
const GOD_LOOK_AHEAD: u8 = 6;

/// Looking ahead: a step is good if a legal end can still be reached.
impl Kemet {
    pub(super) fn group(&self) -> Group<'static> {
        let march = &self.march;
        Group {
            at: march.place(),
            units: Troop::mixed(march.units, march.mates),
            companions: march.companions,
            land: march.land,
            teleported: march.teleported || !march.allows_teleport(),
            breached: march.breached,
            purse: self.player(self.active()).prayer,
            trail: None,
        }
    }

    pub(super) fn road(&self, seat: Seat, group: &Group) -> Road {
        let mut limits = [self.limit(seat); MATES + 1];
        let mut theirs = [Companions::default(); MATES];
        for (nth, mate) in self.mates(seat).iter().enumerate() {
            limits[nth + 1] = self.limit(mate);
            theirs[nth] = self.player(mate).companions;
        }
        Road {
            seat,
            here: self.camp_in(seat, group.at),
            limits,
            theirs,
            friends: self.friends_of(seat),
            enemies: self.enemies_of(seat),
            shunned: self.shunned(seat),
            depth: if self.march.figure {
                GOD_LOOK_AHEAD
            } else {
                LOOK_AHEAD
            },
        }
    }

    /// The troop of `seat` in `zone` with its companions.
    fn camp_in(&self, seat: Seat, zone: Zone) -> Camp {
        Camp {
            zone,
            units: self.troop_in(seat, zone),
            companions: self.companions_at(seat, zone),
        }
    }

    /// The troop of `seat` in `zone`, by owner.
    #[inline]
    pub(super) fn troop_in(&self, seat: Seat, zone: Zone) -> Troop {
        let own = self.units_at(seat, zone);
        match self.mates(seat) {
            Seats::EMPTY => Troop::own(own),
            mates => {
                let mut theirs = [0; MATES];
                for (units, mate) in theirs.iter_mut().zip(mates.iter()) {
                    *units = self.units_at(mate, zone);
                }
                Troop::mixed(own, theirs)
            }
        }
    }

    /// Whether those who do not travel may be left like this: limits hold, and
    /// no companion stays without a unit (KB-3.4.5.i), if it may not (KB-ED-55).
    pub(super) fn may_leave_behind(&self, road: &Road, group: &Group) -> bool {
        // Nobody is ever overfull there, and a creature may be left alone.
        if self.rules().never_overfull {
            return true;
        }
        let left = road.left_behind(group);
        if left.units.is_empty() {
            left.companions.is_empty() || self.rules().creatures_left_alone
        } else {
            road.allows(left.units, left.companions)
        }
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
        let targets = self.teleport_targets(road.seat, from);
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
        if self.rules().never_overfull {
            return self.free_ends(road, targets, group);
        }
        let camps: ZoneSet = group.camps().map(|camp| camp.zone).collect();
        let crowded = targets & (road.friends | camps | road.shunned);
        let mut good = ZoneSet::EMPTY;
        let mut unsure = crowded;
        if road.allows(group.units, group.companions) {
            good = targets - crowded;
            let tolled = self.tolled(road.enemies) & good;
            if !tolled.is_empty() && self.price(road.seat, TOLL) > group.purse {
                good -= tolled;
            }
        } else {
            unsure = targets - road.enemies;
        }
        // On the way, who stands in a zone is a matter of the trail.
        let fresh = group.trail.is_none();
        let last_step = fresh && (depth == 0 || group.land == 0 && group.teleported);
        if unsure.is_empty() {
            return good;
        }
        if fresh {
            let joined = self.open_camps(road, group, unsure);
            good |= joined;
            unsure -= joined;
        }
        if last_step {
            return good;
        }
        for to in unsure.iter() {
            if want == Want::Any && !good.is_empty() {
                break;
            }
            if self.passes_through(road, group, to, depth) {
                good.insert(to);
            }
        }
        good
    }

    /// Those of `zones` in which the group may end beside those who stand there
    /// now.
    fn open_camps(&self, road: &Road, group: &Group, zones: ZoneSet) -> ZoneSet {
        if self.has_teams() {
            let may_join = |&to: &Zone| self.may_join_camp(road, group, to);
            return zones.iter().filter(may_join).collect();
        }
        if !road.allows(group.units, group.companions) {
            return ZoneSet::EMPTY;
        }
        let room = road.limits[0] - group.units.of_mover();
        let full = self.more_than(road.seat, room);
        zones - road.shunned - full - self.rivals(road.seat, group.companions)
    }

    /// Zones with a companion of `seat` that would be one too many beside these.
    fn rivals(&self, seat: Seat, company: Companions) -> ZoneSet {
        let own = self.player(seat).companions.iter();
        own.fold(ZoneSet::EMPTY, |rivals, companion| {
            let fits = company.with(companion).fit_one_troop();
            let there = self.companion_places.zones_of(companion);
            rivals | select_unpredictable(fits, ZoneSet::EMPTY, there)
        })
    }

    /// Those of `targets` the group may enter where no zone may be overfull for a
    /// moment (K1-U22).
    fn free_ends(&self, road: &Road, targets: ZoneSet, group: &Group) -> ZoneSet {
        let crowded = targets & road.friends;
        targets - (crowded - self.open_camps(road, group, crowded))
    }

    /// The same for one zone.
    pub(super) fn may_enter(&self, road: &Road, group: &Group, to: Zone) -> bool {
        !road.friends.contains(to) || self.may_join_camp(road, group, to)
    }

    /// Whether the group may end in `to` beside those who stand there now.
    fn may_join_camp(&self, road: &Road, group: &Group, to: Zone) -> bool {
        let units = self.troop_in(road.seat, to) + group.units;
        !road.shunned.contains(to)
            && units.fits(road.limits)
            && (self.companions_at(road.seat, to) | group.companions).fit_one_troop()
    }

    /// Whether the group can end in or beyond `to`.
    fn passes_through(&self, road: &Road, group: &Group, to: Zone, depth: u8) -> bool {
        let foreign = to.is_district() && !self.is_friendly_district(road.seat, to);
        let next = Group {
            at: to,
            breached: group.breached || foreign,
            ..*group
        };
        if group.trail.is_some() {
            // `goes_on` has noted who stays.
            return self.end_in_reach(road, &next, depth);
        }
        let start = Trail {
            camp: road.left_behind(group),
            before: None,
        };
        let trail = Some(&start);
        self.end_in_reach(road, &Group { trail, ..next }, depth)
    }

    /// Whether the group, come to a zone without enemies, can end there or go on
    /// to a legal end after leaving what fits.
    fn end_in_reach(&self, road: &Road, group: &Group, depth: u8) -> bool {
        if road.shunned.contains(group.at) {
            return depth > 0 && self.any_step(road, group, depth - 1);
        }
        let (here, friends) = match group.camps().find(|camp| camp.zone == group.at) {
            Some(camp) => (camp.units, camp.companions),
            None => {
                let camp = self.camp_in(road.seat, group.at);
                (camp.units, camp.companions - group.companions)
            }
        };
        let together = friends | group.companions;
        let total = here + group.units;
        if road.allows(total, together) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        // Leave as much as fits, unless all must go on together (KB-ED-18);
        // whoever helps may come along.
        let least = if self.rules().drop_on_the_way {
            Troop::own(1)
        } else {
            group.units
        };
        let goes_on = |units| self.goes_on(road, group, total, together, units, depth);
        if total.is_own() && road.own(together) == together {
            goes_on(road.fewest(total, least))
        } else {
            road.fewest_mixed(total, together, least).any(goes_on)
        }
    }

    /// Whether these units of all who are here can go on to a legal end, with some
    /// of the companions.
    fn goes_on(
        &self,
        road: &Road,
        group: &Group,
        total: Troop,
        together: Companions,
        units: Troop,
        depth: u8,
    ) -> bool {
        let together_on = !self.rules().drop_on_the_way;
        let followers = road.followers(total, together, units);
        let nobody_stays = total == units;
        parts(road.own(together)).any(|own| {
            let companions = own | followers;
            let staying = together - companions;
            let may_stay = if nobody_stays {
                staying.is_empty() || self.rules().creatures_left_alone
            } else {
                let splits = !companions.contains_all(group.companions);
                staying.fit_one_troop() && !(together_on && splits)
            };
            if !may_stay || !self.may_lead(companions) {
                return false;
            }
            // Whoever is left alone is gone.
            let staying = if nobody_stays {
                Companions::default()
            } else {
                staying
            };
            let trail = Trail {
                camp: Camp {
                    zone: group.at,
                    units: total - units,
                    companions: staying,
                },
                before: group.trail,
            };
            let onward = Group {
                units,
                companions,
                trail: Some(&trail),
                ..*group
            };
            self.any_step(road, &onward, depth - 1)
        })
    }

    /// AMB-4c: whether a group with these companions may go at all.
    fn may_lead(&self, companions: Companions) -> bool {
        !self.march.terms.needs_servant || super::start::has_servant(companions)
    }

    /// Whether some step of the group leads to a legal end.
    pub(super) fn any_step(&self, road: &Road, group: &Group, depth: u8) -> bool {
        !self.good_steps(road, group, depth, Want::Any).is_empty()
            || !self
                .good_teleports(road, group, depth, Want::Any)
                .is_empty()
    }

    /// Whether the group can go on to a legal end from where it stands, as it
    /// is or with other companions, `touched` ones left as they are.
    pub(super) fn way_out(&self, road: &Road, group: &Group, touched: Companions) -> bool {
        if self.may_lead(group.companions) && self.any_step(road, group, LOOK_AHEAD) {
            return true;
        }
        (road.here.units != group.units || self.may_leave_alone(road))
            && self.some_part(road, group, touched)
    }

    /// Whether the group may leave companions alone here (KB-ED-55).
    fn may_leave_alone(&self, road: &Road) -> bool {
        self.rules().creatures_left_alone && !road.here.companions.is_empty()
    }

    /// Whether fewer units, or other companions, could go where the whole group
    /// as it is cannot.
    pub(super) fn a_part_may_go(&self, road: &Road, group: &Group) -> bool {
        let fixed = self.march.counted || !self.march.touched.is_empty();
        let units = if fixed || self.must_stay_together() {
            group.units
        } else {
            Troop::own(1)
        };
        (road.here.units != units || self.may_leave_alone(road))
            && self.some_part(road, &Group { units, ..*group }, self.march.touched)
    }

    /// Whether this many units can go with some of the companions here.
    fn some_part(&self, road: &Road, group: &Group, touched: Companions) -> bool {
        let fixed = group.companions & touched;
        parts(road.here.companions - touched).any(|along| {
            let companions = fixed | along;
            let splits = !companions.contains_all(group.companions);
            if splits && !self.may_leave_companions(road, group) {
                return false;
            }
            let part = Group {
                companions,
                ..*group
            };
            self.may_lead(companions)
                && self.may_leave_behind(road, &part)
                && self.any_step(road, &part, LOOK_AHEAD)
        })
    }
}

/// Every part of a set, from none to all.
pub(super) fn parts(all: Companions) -> impl Iterator<Item = Companions> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let part: u32 = next?;
        next = (part != all.0).then(|| part.wrapping_sub(all.0) & all.0);
        Some(Companions(part))
    })
}
