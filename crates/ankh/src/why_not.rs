//! "Why can't I …?": the first condition that fails, with its number.

use tabletop::{Seat, Staged};

use crate::board::{Hex, HexSet, LAND, WATER};
use crate::components::{Cards, FigureKind, God, Power};
use crate::step::Step;
use crate::{Action, Ankh, Refusal, summon};

/// The rule against an action that is not on the list of the step on top.
pub(crate) fn rule_against(game: &Ankh, seat: Seat, action: Action) -> Option<Refusal> {
    let side = game.side_of(seat);
    match (game.step()?, action) {
        (Step::ChooseGod { .. }, Action::God(god)) => Some(Refusal::GodTaken { god }),
        (Step::SecondAction { after }, Action::Do(_)) => Some(Refusal::NotLower { after }),
        (Step::MoveFigures | Step::Obelisks, Action::Move(hex)) => game.move_reason(side, hex),
        (Step::MoveTo { from }, Action::To(hex)) => game.room_reason(side, hex).or_else(|| {
            let near = game.is_near(from, hex);
            (!near).then_some(Refusal::TooFar { hex, limit: 3 })
        }),
        (Step::Summon, Action::Summon(figure)) => game.pool_reason(side, figure),
        (Step::Summon, Action::Ransom) => game.ransom_reason(side),
        (Step::SummonTo { figure, .. }, Action::To(hex)) => game.summon_reason(side, figure, hex),
        (Step::Unlock, Action::Unlock(power)) => game.unlock_reason(side, power),
        (Step::Control, Action::Control(hex)) => game.control_reason(side, hex),
        (Step::Caravan, Action::Camel(..)) => Some(Refusal::NoLine),
        (Step::ChooseCards, Action::Play(card)) => {
            (!game.side(side).hand.contains(card)).then_some(Refusal::NotInHand { card })
        }
        (Step::Builds, Action::Build(monument)) => Some(Refusal::NoneLeft { monument }),
        (Step::ChooseCards, Action::PlayTwo(one, other)) => {
            let missing = Cards::one(one).with(other) - game.side(side).hand;
            let card = missing.iter().next();
            card.map(|card| Refusal::NotInHand { card })
        }
        (Step::ObeliskTo { .. }, Action::To(hex)) => game
            .region_reason(hex)
            .or_else(|| game.room_reason(side, hex))
            .or(Some(Refusal::NotAttuned { hex })),
        (Step::BuildAt { .. } | Step::Underworld | Step::UnderworldTo { .. }, Action::To(hex)) => {
            game.site_reason(hex)
        }
        (Step::Bids, Action::Bid(need)) => Some(Refusal::NeedsFollowers {
            need,
            have: game.side(side).followers,
        }),
        _ => None,
    }
}

impl Ankh {
    fn move_reason(&self, side: Seat, hex: Hex) -> Option<Refusal> {
        if !self.figures[side.index()].contains(hex) {
            return Some(Refusal::NoFigure { hex });
        }
        let in_battle = self
            .fray
            .0
            .as_ref()
            .map_or(HexSet::EMPTY, |battle| battle.moved);
        let moved = self.turn.moved | in_battle;
        moved.contains(hex).then_some(Refusal::HasMoved { hex })
    }

    /// Why nothing of this side can stand here.
    fn room_reason(&self, side: Seat, hex: Hex) -> Option<Refusal> {
        if WATER.contains(hex) {
            return Some(Refusal::Water { hex });
        }
        if !self.empty_land().contains(hex) {
            return Some(Refusal::Taken { hex });
        }
        let barred = self.underworld.contains(hex) && !self.is_god(side, God::Osiris);
        barred.then_some(Refusal::Underworld { hex })
    }

    fn is_near(&self, from: Hex, to: Hex) -> bool {
        let mut near = HexSet::one(from);
        for _ in 0..3 {
            near |= near.touching();
        }
        near.contains(to)
    }

    fn pool_reason(&self, side: Seat, figure: FigureKind) -> Option<Refusal> {
        let in_pool = match figure.guardian() {
            Some(guardian) => self.side(side).pool[guardian.index()],
            None if figure == FigureKind::Warrior => self.warrior_pool(side),
            None => 0,
        };
        (in_pool == 0).then_some(Refusal::NotInPool { figure })
    }

    fn ransom_reason(&self, side: Seat) -> Option<Refusal> {
        if self.trapped[side.index()] == 0 {
            return Some(Refusal::NobodyTrapped);
        }
        let have = self.side(side).followers;
        (have == 0).then_some(Refusal::NeedsFollowers { need: 1, have })
    }

    fn summon_reason(&self, side: Seat, figure: FigureKind, hex: Hex) -> Option<Refusal> {
        let reason = self.room_reason(side, hex);
        let swims = figure == FigureKind::Apep && WATER.contains(hex);
        if swims {
            return self
                .all_figures()
                .contains(hex)
                .then_some(Refusal::Taken { hex });
        }
        reason.or_else(|| {
            let beside = summon::targets(self, side, figure).contains(hex);
            (!beside).then_some(Refusal::NotBeside { hex })
        })
    }

    fn unlock_reason(&self, side: Seat, power: Power) -> Option<Refusal> {
        let powers = self.side(side).powers;
        if powers.contains(power) {
            return Some(Refusal::Unlocked { power });
        }
        let level = powers.next_level()?;
        (power.level() != level).then_some(Refusal::WrongLevel { power, level })
    }

    fn control_reason(&self, side: Seat, hex: Hex) -> Option<Refusal> {
        if self.monument_at(hex).is_none() {
            return Some(Refusal::NoMonument { hex });
        }
        let neutral = self.neutral_monuments();
        if !neutral.is_empty() && !neutral.contains(hex) {
            return Some(Refusal::NeutralFirst);
        }
        let beside = self.adjacent(self.figures[side.index()]);
        (!beside.contains(hex)).then_some(Refusal::NobodyBeside { hex })
    }

    /// Whether this is land of another region than the battle's.
    fn region_reason(&self, hex: Hex) -> Option<Refusal> {
        let outside = LAND.contains(hex) && !self.land(self.battle().region).contains(hex);
        outside.then_some(Refusal::OtherRegion { hex })
    }

    /// Why neither a monument nor an underworld token can go there in battle.
    fn site_reason(&self, hex: Hex) -> Option<Refusal> {
        if let Some(outside) = self.region_reason(hex) {
            return Some(outside);
        }
        if WATER.contains(hex) {
            return Some(Refusal::Water { hex });
        }
        if !self.empty_land().contains(hex) {
            return Some(Refusal::Taken { hex });
        }
        let open = self.underworld.contains(hex);
        open.then_some(Refusal::UnderworldOpen { hex })
    }
}
