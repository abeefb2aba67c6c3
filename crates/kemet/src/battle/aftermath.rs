//! Aftermath: the loser leaves, the winner decides (sections 3.5.6, 3.5.7).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::acquire::escort;
use crate::edition::Unopposed;
use crate::event::{Event, FameKind};
use crate::state::{Whereabouts, tell};
use crate::step::{Role, Step, stage};
use crate::{Action, Companion, Companions, Kemet, Power, Zone, ZoneSet, map, solo};

impl Kemet {
    pub(crate) fn loser(&self) -> Role {
        self.winner().other()
    }

    pub(crate) fn winner(&self) -> Role {
        self.battle().winner.expect("strengths were compared")
    }

    /// KB-3.5.6.c to e: adjacent, empty, no district but the loser's own; the
    /// Sandworm enters none at all.
    pub(crate) fn retreat_zones(&self) -> ZoneSet {
        let seat = self.battle().seat(self.loser());
        let zone = self.battle().zone;
        let worm = self
            .companions_at(seat, zone)
            .contains(Companion::GiantSandworm);
        // Of a creature of Amon's only the numbers work (KB-AM-S21).
        let own = if worm && !self.is_amon(seat) {
            ZoneSet::EMPTY
        } else {
            self.own_districts(seat)
        };
        if self.rules().retreat_joins {
            return self.ways_out(seat, zone);
        }
        let walls = map::DISTRICTS - own;
        self.layout().neighbours(zone) - self.occupied() - walls
    }

    /// Whether the winner's troop is gone and the edition has a rule for that.
    fn unopposed(&self) -> Option<Unopposed> {
        let rule = self.rules().unopposed_loser;
        (rule != Unopposed::AsAlways && self.units_of(self.winner()) == 0).then_some(rule)
    }

    /// Own districts without opposing units and without the god, for Masaharta
    /// (AMB-1b, tiles:R25, KB-6.3.d).
    fn shelters(&self) -> ZoneSet {
        let seat = self.battle().seat(self.loser());
        let zone = self.battle().zone;
        let companions = self.companions_at(seat, zone);
        if Companion::with_power(companions, Power::Masaharta).is_none()
            || companions.contains(Companion::GiantSandworm)
        {
            return ZoneSet::EMPTY;
        }
        (self.own_districts(seat) - self.enemies_of(seat) - self.god_zones(seat)).without(zone)
    }

    /// What a recall brings: its units, or one less, more with Forced Recall.
    pub(crate) fn recall_gain(&self, seat: Seat, units: u8) -> u8 {
        units - self.rules().recall_keeps + 2 * u8::from(self.player(seat).has(Power::ForcedRecall))
    }
}

impl Stage<Kemet> for stage::LoserAftermath {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let role = game.loser();
        if game.is_amon(game.battle().seat(role)) {
            return solo::respawn::after_defeat(game, journal);
        }
        if game.units_of(role) == 0 {
            game.steps.pop();
            gone(game, role);
            return Flow::Again;
        }
        if game.battle().side(role).open.figure && game.retreat_zones().is_empty() {
            game.steps.pop();
            gone(game, role);
            let (seat, zone) = (game.battle().seat(role), game.battle().zone);
            game.send_god_home(seat, zone, journal);
            return Flow::Again;
        }
        Flow::AskOrForce(game.battle().seat(role))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        if let Some(rule) = game.unopposed() {
            if rule == Unopposed::Stay {
                out.offer(Action::Stay);
            }
            out.offer(Action::Recall);
            return;
        }
        if !game.retreat_zones().is_empty() {
            out.offer(Action::Retreat);
        }
        out.offer_each(game.shelters(), Action::Shelter);
        // A god is never recalled (KB-6.7.a).
        if !game.battle().side(game.loser()).open.figure {
            out.offer(Action::Recall);
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let role = game.loser();
        game.steps.pop();
        match action {
            Action::Retreat => game.steps.push(Step::RetreatZone),
            Action::Shelter(zone) => retreat(game, role, zone, journal),
            Action::Stay => {
                let zone = game.battle().zone;
                tell(journal, || Event::Stayed { seat, zone });
            }
            Action::Recall => recall(game, role, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// The winner picks the zone, also one whose troop is gone (KB-AM-26).
impl Stage<Kemet> for stage::RetreatZone {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let winner = game.battle().seat(game.winner());
        if game.is_amon(winner) {
            game.steps.pop();
            if let Some(zone) = solo::retreat::choose(game, game.retreat_zones(), journal) {
                retreat(game, game.loser(), zone, journal);
            }
            return Flow::Again;
        }
        Flow::AskOrForce(winner)
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(game.retreat_zones(), Action::Banish);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        game.steps.pop();
        let Action::Banish(zone) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        retreat(game, game.loser(), zone, journal);
    }
}

/// The whole troop goes, whoever owns its units, with its companions, and holds its new zone at once
/// (KB-3.5.6.h, KB-AM-16).
fn retreat<J: Journal<Event>>(game: &mut Kemet, role: Role, to: Zone, journal: &mut J) {
    let seat = game.battle().seat(role);
    let from = game.battle().zone;
    let companions = game.companions_at(seat, from);
    if game.side_has(role, Power::HoldTheGround) {
        game.steps.push(Step::HoldTheGround { role });
    }
    if !(companions | game.companions_at(seat, to)).fit_one_troop() {
        game.steps.push(Step::CrowdedCompanions { seat, zone: to });
    }
    tell(journal, || Event::Retreated { seat, from, to });
    for companion in companions.iter() {
        game.companion_places.put(companion, Whereabouts::Zone(to));
    }
    for owner in game.owners_at(seat, from).iter() {
        let units = game.units_at(owner, from);
        game.shift(owner, from, to, units, Companions::default(), journal);
    }
    game.battle_mut().side_mut(role).zone = to;
    if game.battle().side(role).open.figure {
        game.figure_mut(seat).zone = Some(to);
    }
    game.hold(seat, to, journal);
}

/// The companions of a kind that has one too many here.
fn crowd(game: &Kemet, seat: Seat, zone: Zone) -> Companions {
    game.companions_at(seat, zone).crowd()
}

/// Where the troop has joined another, a second companion of a kind goes to the
/// supply; their owner says which (tiles:R25, corrections:K-5).
impl Stage<Kemet> for stage::CrowdedCompanions {
    /// Where they have several owners the one whose troop came here chooses.
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let Self { seat, zone } = self;
        let crowd = crowd(game, seat, zone);
        if crowd.is_empty() {
            game.steps.pop();
            return Flow::Again;
        }
        let owns_all = |owner: &Seat| game.player(*owner).companions.contains_all(crowd);
        Flow::ask(game.allies(seat).iter().find(owns_all).unwrap_or(seat))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let crowd = crowd(game, self.seat, self.zone).iter();
        crowd.for_each(|companion| out.offer(Action::Dismiss(companion)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Dismiss(companion) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.send_home(seat, companion, journal);
    }
}

/// KB-3.5.6.g: one less than the units that leave, each of them to its owner
/// (KB-AM-T4).
fn recall<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    let seat = game.battle().seat(role);
    let zone = game.battle().zone;
    let units = game.troop_at(seat, zone);
    tell(journal, || Event::Recalled { seat, zone, units });
    let gain = game.recall_gain(seat, units);
    game.battle_mut().side_mut(role).open.recalled = true;
    for owner in game.owners_at(seat, zone).iter() {
        game.remove_units(owner, zone, game.units_at(owner, zone), journal);
    }
    game.gain(seat, gain, journal);
    if game.agreed.house.sanctuary_recall && zone == Zone::DS {
        for _ in 0..units / 2 {
            game.gain_fame(seat, FameKind::Divine, journal);
        }
    }
}

impl Stage<Kemet> for stage::WinnerAftermath {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let role = game.winner();
        if game.units_of(role) == 0 {
            game.steps.pop();
            gone(game, role);
            return Flow::Again;
        }
        if game.battle().side(role).open.figure || game.is_amon(game.battle().seat(role)) {
            // A god must stay (KB-6.7.c), and Amon does (KB-AM-S14).
            stay(game, journal);
            return Flow::Again;
        }
        Flow::ask(game.battle().seat(role))
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Stay);
        out.offer(Action::Recall);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Stay => stay(game, journal),
            Action::Recall => {
                game.steps.pop();
                recall(game, game.winner(), journal);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// The winner's troop stays where it is.
fn stay<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    game.steps.pop();
    let role = game.winner();
    let (seat, zone) = (game.battle().seat(role), game.battle().zone);
    tell(journal, || Event::Stayed { seat, zone });
    if game.side_has(role, Power::HoldTheGround) {
        game.steps.push(Step::HoldTheGround { role });
    }
}

/// AMB-3a: whoever has no troop left does not recall either, and the cards come
/// back (corrections:K-7).
fn gone(game: &mut Kemet, role: Role) {
    game.battle_mut().side_mut(role).open.take_back |= game.side_has(role, Power::HoldTheGround);
}

/// AMB-3a: cards come back when they are put away; a unit may join now.
impl Stage<Kemet> for stage::HoldTheGround {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let role = self.role;
        game.battle_mut().side_mut(role).open.take_back = true;
        Flow::AskOrForce(game.battle().seat(role))
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let zone = game.battle().side(self.role).zone;
        // Heqaib may have offered the last unit of a retreat into the Delta Temple.
        if game.units_at(seat, zone) > 0
            && game.player(seat).supply > 0
            && game.room_in(seat, zone) > 0
        {
            out.offer(Action::Reinforce(1));
        }
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        match action {
            Action::Reinforce(units) => {
                let zone = game.battle().side(self.role).zone;
                game.add_units(seat, zone, units, journal);
                escort::offer(game, seat, zone);
            }
            Action::Done => {}
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}
