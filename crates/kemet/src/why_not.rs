//! "Why can't I …?": the first condition that fails, with its number.

use tabletop::{Seat, Staged};

use crate::muster::Source;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::team::Goods;
use crate::{Action, Companion, Di, District, God, Icon, Kemet, Space, Zone};

/// The rule against an action that is not on the list of the step on top.
pub(crate) fn rule_against(game: &Kemet, seat: Seat, action: Action) -> Option<Refusal> {
    match (game.step()?, action) {
        (Step::BeforeToken | Step::Turn, Action::Token(space)) => game.token_reason(seat, space),
        (Step::MoreTokens | Step::Turn, Action::Silver(space)) => game.silver_reason(seat, space),
        (Step::MoreTokens | Step::Turn, Action::Gold) => {
            game.player(seat).gold_used.then_some(Refusal::GoldUsed)
        }
        (Step::Acquire { slot }, Action::Take(tile)) => game.acquire_refusal(seat, tile, slot),
        (Step::Acquire { slot }, Action::Rise) => game.rise_refusal(seat, slot),
        (Step::Muster | Step::Deploy, Action::Deploy(zone)) => game.deploy_reason(seat, zone),
        (Step::BeforeToken, Action::Repeat(space)) => game.repeat_reason(seat, space),
        (Step::Build { free }, Action::Build(district, level)) => {
            game.build_reason(seat, district, level, free)
        }
        (Step::Muster, Action::Place(zone, units)) => game.place_reason(seat, zone, units),
        (Step::March, Action::Step(to)) => game.step_reason(seat, to),
        (Step::March, Action::Teleport(to)) => game.teleport_reason(seat, to),
        (_, Action::Share(mate, _) | Action::CarryFor(mate, _)) if game.at_odds(seat, mate) => {
            Some(Refusal::NotOnYourTeam { seat: mate })
        }
        (Step::March, Action::Done) if game.march_is_strict() && !game.march.started => {
            Some(Refusal::MustAct)
        }
        (Step::Share { .. } | Step::HandOver { .. }, Action::Share(..)) => {
            Some(Refusal::TooMuchToShare)
        }
        (Step::BeforeToken, Action::HandPrayer) => game.hand_over_reason(seat, Goods::Prayer),
        (Step::BeforeToken, Action::HandVeterans) => game.hand_over_reason(seat, Goods::Veterans),
        (
            Step::March,
            Action::Bring(companion) | Action::Leave(companion) | Action::Exchange(companion, _),
        ) if game.belongs_to_mate(seat, companion) => Some(Refusal::FollowsOwner { companion }),
        (Step::March, Action::Exchange(_, companion)) if game.belongs_to_mate(seat, companion) => {
            Some(Refusal::FollowsOwner { companion })
        }
        (Step::March, Action::Carry(0)) => Some(Refusal::NoOwnTraveller),
        (Step::March, Action::Carry(_) | Action::CarryFor(..) | Action::Done) => {
            game.stay_reason(seat)
        }
        (Step::BeforeToken | Step::PlaceCompanion { .. }, Action::Attach(companion, zone)) => {
            Some(if game.god_zones(seat).contains(zone) {
                Refusal::GodAlone { zone }
            } else {
                Refusal::CannotJoin { companion, zone }
            })
        }
        (
            Step::Build { .. }
            | Step::Acquire { .. }
            | Step::Muster
            | Step::MoveStart
            | Step::DivinePower,
            Action::Decline | Action::Done,
        ) if game.agreed.strict_actions => Some(Refusal::MustAct),
        (Step::BeforeToken, Action::Exchange(incoming, outgoing)) => {
            game.exchange_reason(seat, incoming, outgoing)
        }
        (_, Action::PlayDi(card) | Action::Add(card)) => game.card_reason(seat, card),
        _ => None,
    }
}

impl Kemet {
    fn token_reason(&self, seat: Seat, space: Space) -> Option<Refusal> {
        if space == Space::Apex {
            return Some(Refusal::GoldOnly);
        }
        if self.turn.token_placed {
            return Some(Refusal::TokenPlaced);
        }
        let player = self.player(seat);
        if player.taken().contains(space) {
            return Some(Refusal::SpaceTaken { space });
        }
        let empty = player.taken().with(space).empty_floors();
        // Silver saves the balance where it can be placed in the same turn.
        let silver = player.silver_ready() && !self.rules().one_by_one;
        let left = player.tokens.saturating_sub(1) + u8::from(silver);
        Some(Refusal::Equilibrium { empty, left })
    }

    fn silver_reason(&self, seat: Seat, space: Space) -> Option<Refusal> {
        if space == Space::Apex {
            return Some(Refusal::GoldOnly);
        }
        let player = self.player(seat);
        if !player.silver_ready() {
            return Some(Refusal::NoSilver);
        }
        if player.taken().contains(space) {
            return Some(Refusal::SpaceTaken { space });
        }
        let empty = player.taken().with(space).empty_floors();
        Some(Refusal::Equilibrium {
            empty,
            left: player.tokens,
        })
    }

    fn build_reason(
        &self,
        seat: Seat,
        district: District,
        level: u8,
        free: bool,
    ) -> Option<Refusal> {
        let from = self.player(seat).pyramids[district.index()].level;
        if level <= from || level > self.top_level() {
            return Some(Refusal::PyramidLevel { level: from });
        }
        if from == 0 && !self.can_found(seat) {
            return Some(Refusal::NoRoomForPyramid {
                limit: self.pyramid_limit() as u8,
            });
        }
        if free {
            return None;
        }
        let need = self.price(seat, self.build_cost(seat, from, level));
        Some(Refusal::NeedsPrayer {
            need,
            have: self.player(seat).prayer,
        })
    }

    fn place_reason(&self, seat: Seat, zone: Zone, units: u8) -> Option<Refusal> {
        if !self.muster_zones().contains(zone) {
            let second = matches!(self.muster.source, Source::Enlistment | Source::NightLevy)
                && self.peaceful_zones(seat).contains(zone);
            return second.then_some(Refusal::OneTroop);
        }
        if self.god_zones(seat).contains(zone) {
            return Some(Refusal::GodAlone { zone });
        }
        if units > self.room_in(seat, zone) {
            return Some(Refusal::TroopLimit {
                limit: self.troop_limit(seat, zone),
            });
        }
        let player = self.player(seat);
        if units > player.supply {
            return Some(Refusal::SupplyEmpty {
                have: player.supply,
            });
        }
        let due = self.muster.paid + self.recruit_surcharge();
        let paid = due + units.saturating_sub(self.muster.free);
        Some(Refusal::NeedsPrayer {
            need: self.price(seat, paid),
            have: player.prayer,
        })
    }

    /// Creatures in two own districts, where they stay there (KB-ED-53).
    fn exchange_reason(
        &self,
        seat: Seat,
        incoming: Companion,
        outgoing: Companion,
    ) -> Option<Refusal> {
        let owned = self.player(seat).companions;
        let at_home = |companion| {
            let zone = self.companion_zone(companion);
            owned.contains(companion) && zone.is_some_and(|zone| self.is_own_district(seat, zone))
        };
        let bound = !self.rules().exchange_districts && at_home(incoming) && at_home(outgoing);
        bound.then_some(Refusal::ExchangeWithSupply)
    }

    /// Why nobody may end, or be left, where the travellers are.
    fn stay_reason(&self, seat: Seat) -> Option<Refusal> {
        let zone = self.march.place();
        Some(if self.march.figure || self.shunned(seat).contains(zone) {
            Refusal::GodAlone { zone }
        } else {
            Refusal::TroopLimit {
                limit: self.troop_limit(seat, zone),
            }
        })
    }

    fn deploy_reason(&self, seat: Seat, zone: Zone) -> Option<Refusal> {
        let figure = self.figure(seat);
        if !self.agreed.gods_of_egypt {
            None
        } else if !figure.acquired {
            Some(Refusal::GodNotAcquired)
        } else if figure.zone.is_some() {
            Some(Refusal::GodOnBoard)
        } else {
            Some(Refusal::NoPlaceForGod { zone })
        }
    }

    fn repeat_reason(&self, seat: Seat, space: Space) -> Option<Refusal> {
        let player = self.player(seat);
        if !self.has_god(seat, God::Wadjet) {
            return Some(Refusal::NoSecondToken);
        }
        if self.figure(seat).repeated.is_some() {
            return Some(Refusal::SecondTokenUsed);
        }
        if !player.own_tokens.contains(space) {
            return Some(Refusal::NoTokenThere { space });
        }
        Some(Refusal::Equilibrium {
            empty: player.taken().empty_floors(),
            left: player.tokens.saturating_sub(1) + u8::from(player.silver_ready()),
        })
    }

    fn step_reason(&self, seat: Seat, to: Zone) -> Option<Refusal> {
        let from = self.march.at?;
        let companions = self.march.companions;
        if self.march.land == 0 {
            return Some(Refusal::NoLandMoves);
        }
        if !self.land_targets(seat, from, companions).contains(to) {
            return Some(Refusal::NotNext { from, to });
        }
        if self
            .barred(seat, companions, self.march.breached)
            .contains(to)
        {
            let worm = companions.contains(crate::Companion::GiantSandworm);
            return Some(if worm {
                Refusal::WormOutside
            } else {
                Refusal::Wall { zone: to }
            });
        }
        self.entry_reason(seat, 0, to)
    }

    fn teleport_reason(&self, seat: Seat, to: Zone) -> Option<Refusal> {
        let from = self.march.at?;
        let companions = self.march.companions;
        if !self.march.allows_teleport() {
            return Some(Refusal::NoTeleport);
        }
        if self.march.teleported {
            return Some(Refusal::TeleportUsed);
        }
        if !self.can_teleport_from(seat, from, companions) {
            return Some(Refusal::NoTeleportFrom { zone: from });
        }
        if !self.teleport_targets(seat, from).contains(to) {
            return Some(Refusal::NoObelisk { zone: to });
        }
        let cost = self.teleport_cost(seat, from, to, companions);
        self.entry_reason(seat, cost, to)
    }

    /// Price and toll, else the limits.
    fn entry_reason(&self, seat: Seat, cost: u8, to: Zone) -> Option<Refusal> {
        let have = self.player(seat).prayer;
        let price = self.price(seat, cost);
        if price > have {
            return Some(Refusal::NeedsPrayer { need: price, have });
        }
        let need = price + self.price(seat, self.toll(seat, to));
        if need > have {
            return Some(Refusal::Toll {
                zone: to,
                need,
                have,
            });
        }
        if self.shunned(seat).contains(to) {
            return Some(Refusal::GodAlone { zone: to });
        }
        Some(Refusal::TroopLimit {
            limit: self.troop_limit(seat, to),
        })
    }

    fn card_reason(&self, seat: Seat, card: Di) -> Option<Refusal> {
        let player = self.player(seat);
        // What a war council has added is spoken for, and so is its price.
        let council = matches!(self.steps.last(), Some(Step::WarCouncil));
        let role = council.then(|| self.battle().role_of(seat)).flatten();
        let (added, spent) = role.map_or((0, 0), |role| {
            let added = self.battle().side(role).secret.di.count(card);
            (added, self.council_costs(seat, role))
        });
        if player.di.count(card) <= added {
            return Some(Refusal::NoSuchCard { card });
        }
        let need = spent + self.price(seat, card.face().cost);
        if need > player.prayer {
            return Some(Refusal::NeedsPrayer {
                need,
                have: player.prayer,
            });
        }
        let window = match self.steps.last() {
            Some(Step::BeforeToken | Step::Resolving | Step::AfterActions) => Some(Icon::Day),
            Some(Step::WarCouncil) => Some(Icon::Battle),
            _ => None,
        };
        if window == Some(card.face().icon) {
            None
        } else {
            Some(Refusal::WrongMoment { card })
        }
    }
}
