//! Move: one troop, step by step (section 3.4.5).

mod company;
mod look_ahead;
pub(crate) mod start;
mod terrain;
mod troop;

use serde::{Deserialize, Serialize};
use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::divine::Faces;
use crate::event::{Event, Way};
use crate::first::answer;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{
    Action, Companion, Companions, Di, Effect, Icon, Kemet, Zone, ZoneSet, day_cards, map,
};
use look_ahead::{Group, LOOK_AHEAD, Road, Want};
use start::has_servant;
use troop::{MATES, Troop};

/// What kind of Move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Leave"))]
pub struct Terms {
    /// Only the troop here may move (REN-RUB2).
    pub only: Option<Zone>,
    /// One wall may be passed from afar (RUB-4c).
    pub pass_wall: bool,
    /// No teleport (ONY-3b).
    pub no_teleport: bool,
    /// The moving troop must have a servant (AMB-4c).
    pub needs_servant: bool,
}

/// A Move under way. The travellers stand in `at`, among those who stay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct March {
    /// What kind of Move it is.
    #[serde(rename = "leave")]
    pub terms: Terms,
    /// A god moves: it goes alone, as a whole.
    pub figure: bool,
    /// Zones that the mover's side controlled when the action began: coming back
    /// to them takes nothing (corrections:K-1).
    pub held: ZoneSet,
    /// Where it began; none while no troop is chosen.
    pub origin: Option<Zone>,
    /// Where the travellers are.
    pub at: Option<Zone>,
    /// How many of the own units in `at` travel on.
    pub units: u8,
    /// How many of each teammate's, in the order of seats (KB-4.8.e).
    pub mates: [u8; MATES],
    /// Which of the companions in `at` travel on.
    pub companions: Companions,
    /// Land moves left; fixed at the start (KB-3.4.5.b).
    pub land: u8,
    /// The first step was made.
    pub started: bool,
    /// The one teleport was used.
    pub teleported: bool,
    /// A card lets the next teleport start anywhere, for nothing more.
    pub transfer: bool,
    /// Open Gates was played (DI12-12).
    pub gates_open: bool,
    /// An opponent's district was entered (KB-3.4.5.o).
    pub breached: bool,
    /// The number of travellers was chosen in this zone.
    pub counted: bool,
    /// The same for each teammate's: a bit each.
    pub mates_counted: u8,
    /// Companions taken along or left in this zone.
    pub touched: Companions,
}

impl March {
    /// Whether the action allows a teleport at all: a Forced March only by the
    /// card (ONY-3b, KB-3.1.m, corrections:K-3).
    pub(crate) fn allows_teleport(&self) -> bool {
        !self.terms.no_teleport || self.transfer
    }

    /// Where the travellers are. Only asked while a troop is on its way.
    #[inline]
    pub(crate) fn place(&self) -> Zone {
        self.at.expect("a troop is on its way")
    }

    /// All units that travel on.
    pub(crate) fn travellers(&self) -> u8 {
        self.units + self.mates.iter().sum::<u8>()
    }

    /// Units have come to the zone: who travels on is chosen again
    /// (corrections:F-4).
    pub(crate) fn sort_anew(&mut self) {
        self.counted = false;
        self.touched = Companions::default();
    }
}

pub(crate) fn begin(game: &mut Kemet, terms: Terms) {
    game.march = March {
        terms,
        held: game.controlled_together(game.active()),
        ..March::default()
    };
    game.steps.push(Step::MoveEnd);
    game.steps.push(Step::MoveStart);
}

/// Whether the table must reckon with a MOVE card here.
fn may_play_card(game: &Kemet, seat: Seat) -> bool {
    let march = &game.march;
    let teleport = !march.teleported && !march.transfer;
    (teleport || !march.started || game.rules().cards_any_time) && game.may_hold_cards(seat)
}

impl Stage<Kemet> for stage::March {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        if may_play_card(game, seat) {
            return Flow::ask(seat);
        }
        let group = game.group();
        let can_teleport = !group.teleported
            && game.can_teleport_from(seat, group.at, game.companions_at(seat, group.at));
        if group.land == 0 && !can_teleport {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        options(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Step(to) => {
                game.march.land -= 1;
                go(game, seat, to, None, journal);
            }
            Action::Teleport(to) => go(game, seat, to, Some(Way::Teleport), journal),
            Action::Carry(units) => {
                game.march.counted = true;
                game.march.units = units;
                gather_companions(game, seat);
            }
            Action::CarryFor(mate, units) => {
                if let Some(nth) = game.mates(seat).iter().position(|other| other == mate) {
                    game.march.mates_counted |= 1 << nth;
                    game.march.mates[nth] = units;
                }
                gather_companions(game, seat);
            }
            Action::Bring(companion) => sort(game, Some(companion), None),
            Action::Leave(companion) => sort(game, None, Some(companion)),
            Action::Exchange(incoming, outgoing) => sort(game, Some(incoming), Some(outgoing)),
            Action::Done => game.steps.pop(),
            _ => day_cards::take_in_window(game, seat, action, journal),
        }
    }
}

/// KB-DP-A6: who travels, and where.
fn options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    let group = game.group();
    let road = game.road(seat, &group);
    let here = road.here.companions;
    let passing = road.shunned.contains(group.at);
    let must_go = !game.march.started && game.march_is_strict() && game.may_set_out(&road, &group);
    let may_stop = !passing && !must_go && road.allows(road.here.units, here);
    let servant = !game.march.terms.needs_servant || has_servant(group.companions);
    let mut mobile = false;
    if servant && game.may_leave_behind(&road, &group) {
        let steps = game.good_steps(&road, &group, road.depth, Want::All);
        out.offer_each(steps, Action::Step);
        if out.has_enough_with(u32::from(may_stop)) {
            return;
        }
        let teleports = game.good_teleports(&road, &group, road.depth, Want::All);
        out.offer_each(teleports, Action::Teleport);
        mobile = !steps.is_empty() || !teleports.is_empty();
    }
    if out.has_enough_with(u32::from(may_stop)) {
        return;
    }
    // A god goes as a whole; where it and units pass each other nobody changes
    // company (KB-AM-G3).
    let whole = passing || game.march.figure;
    if whole {
        // Nothing to sort.
    } else if !road.here.units.is_own() || road.own(here) != here {
        // Units or companions of teammates stand here, too.
        if mobile || !may_stop || game.another_company_may_go(&road, &group) {
            company::options(game, &road, &group, here, may_stop, out);
        }
    } else if mobile || !may_stop || game.a_part_may_go(&road, &group) {
        sorting_options(game, &road, &group, here, may_stop, out);
    }
    card_options(game, &road, &group, out);
    if may_stop {
        // Where a zone is overfull the way out must stay open: cards can wait.
        day_cards::window(game, seat, out);
        out.offer(Action::Done);
    }
}

/// Who travels on: each thing is chosen once in a zone, so that choosing ends.
fn sorting_options(
    game: &Kemet,
    road: &Road,
    group: &Group,
    here: Companions,
    may_stop: bool,
    out: &mut impl Offers<Action>,
) {
    let total = road.here.units.of_mover();
    let touched = game.march.touched;
    let must_go = game.fewest_onward(group);
    let travelling = group.units.of_mover();
    let counts = || (must_go..=total).filter(|&units| units != travelling);
    if here.is_empty() && may_stop {
        // The common case: a plain troop, any part of which may go.
        if !game.march.counted {
            counts().for_each(|units| out.offer(Action::Carry(units)));
        }
        return;
    }
    // Where stopping is illegal, a choice must leave a way out.
    let leads_on = |next: &Group| {
        game.may_leave_behind(road, next)
            && (may_stop || {
                let taken = next.companions - group.companions;
                let left = group.companions - next.companions;
                game.way_out(road, next, touched | taken | left)
            })
    };
    if !game.march.counted && touched.is_empty() {
        let carrying = |units| Group {
            units: Troop::own(units),
            companions: if units == total {
                here
            } else {
                group.companions
            },
            ..*group
        };
        // Where so many can go, fewer can: look for the most.
        let most = (must_go..total)
            .rev()
            .find(|&units| leads_on(&carrying(units)));
        for units in counts() {
            let possible = if units == total {
                leads_on(&carrying(units))
            } else {
                most.is_some_and(|most| units <= most) && total - units <= road.limits[0]
            };
            if possible {
                out.offer(Action::Carry(units));
            }
        }
    }
    // Nobody stays: then no companion does, unless it may be left alone.
    if total == travelling && !game.rules().creatures_left_alone {
        return;
    }
    companion_options(game, road, group, here, may_stop, leads_on, out);
}

/// Which of the mover's companions here travel on.
fn companion_options(
    game: &Kemet,
    road: &Road,
    group: &Group,
    here: Companions,
    may_stop: bool,
    leads_on: impl Fn(&Group) -> bool,
    out: &mut impl Offers<Action>,
) {
    let touched = game.march.touched;
    for companion in (road.own(here) - touched).iter() {
        let mut next = *group;
        if group.companions.contains(companion) {
            if !game.may_leave_companions(road, group) {
                continue;
            }
            next.companions.remove(companion);
            let servantless = game.march.terms.needs_servant && !has_servant(next.companions);
            if !servantless && leads_on(&next) {
                out.offer(Action::Leave(companion));
            }
        } else {
            next.companions.insert(companion);
            let fits = !may_stop
                || next.companions.fit_one_troop()
                || game.any_step(road, &next, LOOK_AHEAD);
            if fits && leads_on(&next) {
                out.offer(Action::Bring(companion));
            }
            if !game.must_stay_together() {
                exchange_options(road, group, companion, touched, &leads_on, out);
            }
        }
    }
}

/// Take `incoming` along and leave one of its kind in its place.
fn exchange_options(
    road: &Road,
    group: &Group,
    incoming: Companion,
    touched: Companions,
    leads_on: impl Fn(&Group) -> bool,
    out: &mut impl Offers<Action>,
) {
    let own = road.own(group.companions);
    let same_kind = (own & Companions::kind_of(incoming)) - touched;
    for outgoing in same_kind.iter() {
        let mut next = *group;
        next.companions.insert(incoming);
        next.companions.remove(outgoing);
        if next.companions.fit_one_troop() && leads_on(&next) {
            out.offer(Action::Exchange(incoming, outgoing));
        }
    }
}

impl Kemet {
    /// Whether those who have set out must go on together (KB-ED-18).
    pub(super) fn must_stay_together(&self) -> bool {
        self.march.started && !self.rules().drop_on_the_way
    }

    /// Whether companions may be left where the group is. Those who have set out
    /// go on together, but a troop may walk away from its creature (KB-ED-55).
    fn may_leave_companions(&self, road: &Road, group: &Group) -> bool {
        let alone = self.rules().creatures_left_alone && road.here.units == group.units;
        alone || !self.must_stay_together()
    }

    /// How many must go on, if any do.
    fn fewest_onward(&self, group: &Group) -> u8 {
        if self.must_stay_together() {
            group.units.of_mover()
        } else {
            1
        }
    }

    /// Whether a Teleportation card would lead anywhere.
    fn card_teleports(&self, road: &Road, group: &Group) -> bool {
        let targets = self.layout().obelisks().without(group.at);
        targets.iter().any(|to| self.may_enter(road, group, to))
    }
}

/// KB-3.4.5.j, KB-AM-13: Swiftness at the start, Transfer while a teleport is
/// left; DI12-11 and DI12-12 at any time.
fn card_options(game: &Kemet, road: &Road, group: &Group, out: &mut impl Offers<Action>) {
    let hand = game.player(road.seat).di;
    for faces in [&Faces::MOVE_START, &Faces::MOVE] {
        hand.among(faces)
            .faces()
            .filter(|&card| card_works(game, road, group, card))
            .for_each(|card| out.offer(Action::PlayDi(card)));
    }
}

/// Whether the price of a card can be paid and this Move has a use for it.
fn card_works(game: &Kemet, road: &Road, group: &Group, card: Di) -> bool {
    let march = &game.march;
    let face = card.row();
    game.can_pay(road.seat, face.cost)
        && (face.icon != Icon::MoveStart || !march.started)
        && match face.effect {
            // The card beats a tile that forbids the teleport (KB-3.1.m, corrections:K-3).
            Effect::Transfer => !march.teleported && !march.transfer,
            Effect::Teleportation => !march.transfer && game.card_teleports(road, group),
            Effect::OpenGates => !march.gates_open && group.land > 0,
            _ => true,
        }
}

/// Who takes everybody along takes all companions along; those of teammates follow
/// their owners (corrections:T-1).
fn gather_companions(game: &mut Kemet, seat: Seat) {
    let group = game.group();
    if group.units == game.troop_in(seat, group.at) {
        game.march.companions = game.companions_at(seat, group.at);
    } else if game.has_teams() {
        let road = game.road(seat, &group);
        game.march.companions = road.company(group.units, group.companions);
    }
}

fn sort(game: &mut Kemet, along: Option<Companion>, behind: Option<Companion>) {
    let mut travelling = game.march.companions;
    let mut touched = game.march.touched;
    if let Some(companion) = along {
        travelling.insert(companion);
        touched.insert(companion);
    }
    if let Some(companion) = behind {
        travelling.remove(companion);
        touched.insert(companion);
    }
    game.march.companions = travelling;
    game.march.touched = touched;
}

/// One step of the group; an enemy at its end means battle (KB-3.4.5.k).
fn go<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    to: Zone,
    teleport: Option<Way>,
    journal: &mut J,
) {
    let group = game.group();
    let from = group.at;
    if teleport.is_some() {
        let cost = game.teleport_cost(seat, from, to, group.companions);
        game.pay(seat, cost, journal);
        if game.rules().many_teleports {
            game.march.transfer = false;
        } else {
            game.march.teleported = true;
        }
    }
    let toll = game.toll(seat, to);
    game.pay(seat, toll, journal);
    let way = teleport.unwrap_or(if game.layout().neighbours(from).contains(to) {
        Way::Land
    } else {
        Way::Harbor
    });
    let figure = game.march.figure;
    tell(journal, || {
        if figure {
            Event::GodMoved {
                seat,
                from,
                to,
                way,
            }
        } else {
            Event::Moved {
                seat,
                from,
                to,
                units: group.units.of_mover(),
                companions: group.companions.iter().collect(),
                way,
            }
        }
    });
    let own = group.units.of_mover();
    game.shift(seat, from, to, own, group.companions, journal);
    take_mates_along(game, seat, from, to, way, journal);
    if figure {
        game.figure_mut(seat).zone = Some(to);
    }
    let march = &mut game.march;
    march.started = true;
    march.counted = false;
    march.mates_counted = 0;
    march.touched = Companions::default();
    march.at = Some(to);
    // Where a god and units pass each other nobody changes company (KB-AM-G3).
    if game.has_teams() && !game.shunned(seat).contains(to) {
        gather_companions(game, seat);
    }
    if map::DISTRICTS.contains(to) && !game.is_friendly_district(seat, to) {
        game.march.breached = true;
    }
    if game.enemy_in(seat, to).is_some() {
        if game.rules().answers {
            answer::meet(game, to);
        } else {
            // The Move has ended: what was left on the way is taken before the
            // battle (corrections:K-8).
            game.steps.turn_into(Step::Clash { zone: to });
            game.settle(seat, journal);
        }
    }
}

/// The travellers of teammates go the same way (KB-4.8.e).
fn take_mates_along<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    from: Zone,
    to: Zone,
    way: Way,
    journal: &mut J,
) {
    let travelling = game.march.mates;
    for (mate, units) in game.mates(seat).iter().zip(travelling) {
        if units > 0 {
            tell(journal, || Event::Moved {
                seat: mate,
                from,
                to,
                units,
                companions: Vec::new(),
                way,
            });
            game.shift(mate, from, to, units, Companions::default(), journal);
        }
    }
}

/// KB-3.4.5.q: the Move and its battle are over.
impl Automatic<Kemet> for stage::MoveEnd {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let seat = game.active();
        game.settle(seat, journal);
        game.march = March::default();
    }
}
