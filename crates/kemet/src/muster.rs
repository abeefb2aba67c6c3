//! Putting units on the board: Recruit (section 3.4.2) and every effect that
//! works like it (tiles:R26), with the battles that follow.

use serde::{Deserialize, Serialize};
use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::first::answer;
use crate::solo::events::Ongoing;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{
    Action, Companion, Companions, Deed, Icon, Kemet, Power, TileSet, Zone, ZoneSet, battle,
    day_cards, gods,
};

/// Where the units come from, which decides where they may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The Recruit action.
    #[default]
    Recruit,
    /// The Recruit of Warriors' Homage (AMB-4c).
    Homage,
    /// Reinforcement Prayer (SAP-2a).
    Prayer,
    /// Tactical Support (DI-07).
    Support,
    /// Unhoped Assistance (DX-8).
    Assistance,
    /// A mercenary tile (ONY-1a, ONY-1b).
    Mercenaries,
    /// Veterans at night (KB-3.6.7).
    Conscription,
    /// Enlistment (DI12-09).
    Enlistment,
    /// Reinforcements of 2012, at night (BLU-4a).
    NightLevy,
}

/// Units being placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Muster {
    /// Who places them.
    pub seat: Option<Seat>,
    /// Where they come from.
    pub source: Source,
    /// Free units left; more than anybody has where all are free.
    pub free: u8,
    /// Units to be paid in one payment at the end (KB-TM-03).
    pub paid: u8,
    /// Zones that got units.
    pub placed: ZoneSet,
    /// Districts that got a creature in this effect (KB-3.4.3.l).
    pub creatures: ZoneSet,
    /// Districts that got a servant in this effect.
    pub servants: ZoneSet,
    /// A district that must get a servant with its new units (AMB-4c).
    pub owes_servant: Option<Zone>,
    /// Where the Giant Sandworm has risen.
    pub worm: Option<Zone>,
}

/// More units than anybody has. (A number and not a word for it: it goes down with
/// each unit, and stored games carry hashes of what is left.)
const ALL_FREE: u8 = 99;

pub(crate) fn begin(game: &mut Kemet, seat: Seat, source: Source) {
    let player = game.player(seat);
    let free = match source {
        Source::Recruit | Source::Homage => {
            if player.has(Power::Reinforcements) {
                ALL_FREE
            } else {
                // Free units add up (tiles:R15).
                let tiles = player.tiles & TileSet::RECRUITING;
                tiles.iter().map(|tile| tile.row().recruits).sum()
            }
        }
        Source::Prayer | Source::Support | Source::Enlistment => 2,
        Source::Assistance | Source::NightLevy => 4,
        Source::Mercenaries => 3,
        Source::Conscription => player.veterans,
    };
    game.muster = Muster {
        seat: Some(seat),
        source,
        free,
        ..Muster::default()
    };
    // A card before the battles of a Recruit: they wait, with its own.
    if game.steps.last() != Some(&Step::Fights) {
        game.steps.push(Step::Settle);
        game.steps.push(Step::Fights);
    }
    game.steps.push(Step::Muster);
}

impl Source {
    /// REN-RUB2 speaks of Recruit and Acquire only; mercenaries come by an Acquire
    /// (corrections:K-6).
    fn places_bull(self) -> bool {
        self.is_recruit() || self == Source::Mercenaries
    }

    fn is_recruit(self) -> bool {
        matches!(self, Source::Recruit | Source::Homage)
    }
}

impl Kemet {
    /// Who places units, or has placed those that fight and settle now.
    fn mustering(&self) -> Seat {
        self.muster.seat.expect("somebody places units")
    }

    /// Units that can still be added, by supply and by price.
    fn muster_budget(&self) -> u8 {
        let muster = &self.muster;
        let player = self.player(self.mustering());
        let paid = if muster.source.is_recruit() {
            let due = muster.paid + self.recruit_surcharge();
            if !self.can_pay(self.mustering(), due) {
                return 0;
            }
            // Priest of Ra takes 1 off the whole payment.
            (player.prayer + u8::from(player.has(Power::PriestOfRa))).saturating_sub(due)
        } else {
            0
        };
        player.supply.min(muster.free.saturating_add(paid))
    }

    /// WY06: what each Recruit costs on top.
    pub(crate) fn recruit_surcharge(&self) -> u8 {
        u8::from(self.muster.source.is_recruit() && self.event_says(Ongoing::DearRecruits))
    }

    /// Whether the muster has put anything on the board.
    pub(crate) fn muster_begun(&self) -> bool {
        let muster = &self.muster;
        !muster.placed.is_empty() || !muster.creatures.is_empty() || muster.worm.is_some()
    }

    /// Zones where units of this muster may be put.
    pub(crate) fn muster_zones(&self) -> ZoneSet {
        let muster = &self.muster;
        let seat = self.mustering();
        let own = self.own_districts(seat);
        let troops = self.present[seat.index()];
        let zones = match muster.source {
            Source::Recruit if self.player(seat).has(Power::LocalRecruitment) => own | troops,
            Source::Recruit | Source::Prayer | Source::Mercenaries => own,
            Source::Support | Source::Assistance => own | troops,
            Source::Conscription => own - self.enemies_of(seat),
            Source::Homage => self.homage_zones(seat, own, troops),
            Source::Enlistment => self.enlistment_zones(seat),
            Source::NightLevy => self.levy_zones(seat),
        };
        match muster.worm {
            Some(zone) => zones | ZoneSet::one(zone),
            None => zones,
        }
    }

    /// Own troops, and own districts that no enemy holds (K1-U31, K1-U32).
    pub(crate) fn peaceful_zones(&self, seat: Seat) -> ZoneSet {
        self.free_districts(seat) | self.present[seat.index()]
    }

    fn free_districts(&self, seat: Seat) -> ZoneSet {
        self.own_districts(seat) - self.enemies_of(seat)
    }

    /// Enlistment: the own city or one troop (DI12-09, corrections:F-2).
    fn enlistment_zones(&self, seat: Seat) -> ZoneSet {
        let (placed, home) = (self.muster.placed, self.free_districts(seat));
        if placed.is_empty() {
            self.peaceful_zones(seat)
        } else if (placed - home).is_empty() {
            home
        } else {
            ZoneSet::EMPTY
        }
    }

    /// Reinforcements: the own city, and one troop (BLU-4a, corrections:F-2).
    fn levy_zones(&self, seat: Seat) -> ZoneSet {
        let home = self.free_districts(seat);
        if (self.muster.placed - home).is_empty() {
            self.peaceful_zones(seat)
        } else {
            home
        }
    }

    /// Troops with a servant, and own districts that can get one with the units.
    fn homage_zones(&self, seat: Seat, own: ZoneSet, troops: ZoneSet) -> ZoneSet {
        let has_servant = |zone: Zone| self.companions_at(seat, zone).meets(Companions::SERVANTS);
        let spare = self.companions_in_supply(seat).meets(Companions::SERVANTS);
        let with_servant: ZoneSet = troops.iter().filter(|&zone| has_servant(zone)).collect();
        if spare {
            with_servant | own
        } else {
            with_servant
        }
    }

    /// Whether companions may come with the units: not in 2012 (K1-9b.5), and in
    /// 2021 in the own turn only (KB-ED-54).
    fn muster_brings_companions(&self, seat: Seat) -> bool {
        let rules = self.rules();
        let own_turn = self.active() == seat && !self.night;
        !rules.creatures_by_recruit && (!rules.creatures_any_time || own_turn)
    }

    /// Units of `seat` that still fit into `zone`.
    pub(crate) fn room_in(&self, seat: Seat, zone: Zone) -> u8 {
        // Units stay out of a god's zone (KB-AM-G9).
        if self.god_zones(seat).contains(zone) {
            return 0;
        }
        let limit = self.troop_limit(seat, zone);
        limit.saturating_sub(self.troop_at(seat, zone))
    }
}

impl Stage<Kemet> for stage::Muster {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.mustering();
        let muster = &game.muster;
        if muster.owes_servant.is_some() || muster.source == Source::Mercenaries {
            return Flow::AskOrForce(seat);
        }
        // A zone with room makes two options: to place and to be done.
        let room = || {
            (game.muster_zones() - muster.placed)
                .iter()
                .any(|zone| game.room_in(seat, zone) > 0)
        };
        let cards = game.agreed.extra_di || game.rules().cards_any_time;
        let secret = muster.source.is_recruit() && cards && game.may_hold_cards(seat);
        let certain = secret || game.muster_budget() > 0 && room();
        game.ask_unless_forced(seat, certain)
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        options(game, out);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let seat = game.mustering();
        match action {
            Action::Place(zone, units) => place(game, seat, zone, units, journal),
            Action::Worm(zone, units) => {
                game.add_units(seat, zone, units, journal);
                game.join(seat, Companion::GiantSandworm, zone, journal);
                game.muster.worm = Some(zone);
            }
            Action::Attach(companion, zone) => {
                game.attach(seat, companion, zone, journal);
                game.turn.bull_placed |=
                    companion == Companion::SacredBull && game.muster.source.places_bull();
                if companion.is_servant() {
                    game.muster.servants.insert(zone);
                    game.muster.owes_servant = None;
                } else {
                    game.muster.creatures.insert(zone);
                }
            }
            Action::Deploy(zone) => {
                game.muster.placed.insert(zone);
                gods::deploy::place(game, seat, zone, journal);
            }
            Action::PlayDi(card) => day_cards::play(game, seat, card, journal),
            Action::Done => finish(game, seat, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

fn options(game: &Kemet, out: &mut impl Offers<Action>) {
    let muster = &game.muster;
    let seat = game.mustering();
    let supply = game.companions_in_supply(seat);
    if let Some(zone) = muster.owes_servant {
        for servant in supply & Companions::SERVANTS {
            out.offer(Action::Attach(servant, zone));
        }
        return;
    }
    let budget = game.muster_budget();
    let mut offered = false;
    if budget > 0 {
        let mut zones = game.muster_zones();
        if muster.source != Source::Mercenaries {
            zones -= muster.placed;
        }
        for zone in zones.iter() {
            for units in 1..=budget.min(game.room_in(seat, zone)) {
                out.offer(Action::Place(zone, units));
                offered = true;
            }
        }
    }
    if muster.source == Source::Recruit && supply.contains(Companion::GiantSandworm) {
        offered |= worm_options(game, seat, out);
    }
    if muster.source == Source::Recruit {
        gods::deploy::options(game, seat, out);
        offered |= !game.deploy_zones(seat).is_empty();
    }
    if out.has_enough() {
        return;
    }
    let must_enter = game.rules().creatures_by_recruit
        && muster.source.is_recruit()
        && entry_options(game, seat, supply, out);
    for companion in supply.iter() {
        if !game.muster_brings_companions(seat) {
            break;
        }
        let done = if companion.is_servant() {
            muster.servants
        } else {
            muster.creatures
        };
        let fresh = (muster.placed & game.own_districts(seat)) - done;
        for zone in fresh.iter() {
            if game.may_join(seat, companion, zone) {
                out.offer(Action::Attach(companion, zone));
            }
        }
    }
    if muster.source.is_recruit() && game.agreed.extra_di {
        for card in game.player(seat).di.faces() {
            if card.face().icon == Icon::Recruit
                && game.can_pay(seat, card.face().cost + muster.paid)
            {
                out.offer(Action::PlayDi(card));
            }
        }
    }
    if muster.source.is_recruit() {
        day_cards::window_in_muster(game, seat, out);
    }
    // Mercenaries must be placed as far as they fit (KB-3.1.l), and a waiting
    // creature must enter if it can (K1-9b.5).
    let must_place = match muster.source {
        Source::Mercenaries => offered,
        Source::Recruit => !game.may_leave_undone(offered && !game.muster_begun()),
        _ => false,
    };
    if !must_place && !must_enter {
        out.offer(Action::Done);
    }
}

/// K1-U20: waiting creatures enter beside own units at home, one to a district.
fn entry_options(
    game: &Kemet,
    seat: Seat,
    waiting: Companions,
    out: &mut impl Offers<Action>,
) -> bool {
    let troops = game.own_districts(seat) & game.present[seat.index()];
    let mut offered = false;
    for creature in waiting.iter() {
        for zone in troops.iter() {
            if game.may_join(seat, creature, zone) {
                out.offer(Action::Attach(creature, zone));
                offered = true;
            }
        }
    }
    offered
}

/// DX-7: units already placed in this Recruit may be the free ones.
pub(crate) fn reinforce(game: &mut Kemet) {
    let covered = game.muster.paid.min(3);
    game.muster.paid -= covered;
    game.muster.free = game.muster.free.saturating_add(3 - covered);
}

/// REN-SAP2: an empty zone outside every city, with one or two free units.
fn worm_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) -> bool {
    if !game.can_pay(seat, game.muster.paid + game.recruit_surcharge()) {
        return false;
    }
    let supply = game.player(seat).supply;
    let zones = game.layout().zones() - crate::map::DISTRICTS - game.occupied();
    for zone in zones.iter() {
        for units in 1..=supply.min(2) {
            out.offer(Action::Worm(zone, units));
        }
    }
    supply > 0 && !zones.is_empty()
}

fn place<J: Journal<Event>>(game: &mut Kemet, seat: Seat, zone: Zone, units: u8, journal: &mut J) {
    let free = units.min(game.muster.free);
    game.muster.free -= free;
    game.muster.paid += units - free;
    game.muster.placed.insert(zone);
    if game.muster.source == Source::Conscription {
        game.spend_veterans(seat, units, journal);
    }
    game.add_units(seat, zone, units, journal);
    if game.march.at == Some(zone) {
        game.march.sort_anew();
    }
    if game.enemy_in(seat, zone).is_some() {
        game.fights.insert(zone);
    }
    let servants = game.companions_at(seat, zone) & Companions::SERVANTS;
    if game.muster.source == Source::Homage && servants.is_empty() {
        game.muster.owes_servant = Some(zone);
    }
}

fn finish<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    game.steps.pop();
    let muster = game.muster;
    if muster.source.is_recruit() {
        if game.muster_begun() {
            game.pay(seat, muster.paid + game.recruit_surcharge(), journal);
        } else {
            tell(journal, || Event::ActionLost {
                seat,
                deed: Deed::Recruit,
            });
        }
    }
    // The muster is over; the seat stays for the fights and the settling.
    game.muster = Muster {
        seat: Some(seat),
        ..Muster::default()
    };
}

/// Control of zones where new troops stand (the worm's).
impl Automatic<Kemet> for stage::Settle {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let seat = game.mustering();
        // A card in the middle of a Move: zones are taken when the Move ends.
        if game.march.at.is_none() {
            game.settle(seat, journal);
        }
    }
}

/// KB-3.4.2.c, KB-3.4.2.d: battles in own districts held by others, in the
/// order the recruiter likes; before each of them DAY cards, where the edition
/// allows them inside actions (corrections:B-5).
impl Stage<Kemet> for stage::Fights {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if !game.fights.is_empty() {
            // A card may have removed the last enemy.
            game.fights &= game.enemies_of(game.mustering());
        }
        if game.fights.is_empty() {
            game.steps.pop();
            return Flow::Again;
        }
        day_cards::ask_or_force(game, game.mustering())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(game.fights, Action::Fight);
        day_cards::window(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Fight(zone) = action else {
            return day_cards::take_in_window(game, seat, action, journal);
        };
        game.fights.remove(zone);
        if game.rules().answers {
            answer::meet(game, zone);
        } else {
            battle::begin(game, seat, zone, journal);
        }
    }
}
