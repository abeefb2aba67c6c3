//! Resolution: strengths are compared (section 3.5.3).

use tabletop::Journal;

use crate::battle::Points;
use crate::event::Event;
use crate::flow::Flow;
use crate::state::tell;
use crate::step::Role;
use crate::tile::{Boost, When};
use crate::{Kemet, TileSet};

pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    game.pop();
    for role in Role::BOTH {
        let points = game.points(role);
        game.battle.side_mut(role).points = points;
        let seat = game.battle.seat(role);
        tell(journal, || Event::BattlePoints { seat, points });
    }
    let [attacker, defender] = Role::BOTH.map(|role| game.battle.side(role).points.strength);
    // A tie is the defender's (KB-3.5.3.c).
    let winner = if attacker > defender {
        Role::Attacker
    } else {
        Role::Defender
    };
    game.battle.winner = Some(winner);
    let seat = game.battle.seat(winner);
    tell(journal, || Event::BattleWon { seat });
    Flow::Again
}

impl Kemet {
    /// Everything that counts for one side (KB-3.5.3.a, KB-3.5.4.a).
    pub(crate) fn points(&self, role: Role) -> Points {
        let side = self.battle.side(role);
        let seat = self.battle.seat(role);
        let zone = self.battle.place();
        let home = u8::from(self.is_own_district(seat, zone));
        let mut points = Points {
            strength: self.units_of(role) + side.face.strength + side.wounds + home,
            damage: side.face.damage,
            unblockable: side.face.unblockable,
            shield: side.face.shield,
            impenetrable: 0,
        };
        for tile in self.player(seat).tiles.and(TileSet::BOOSTING).iter() {
            self.add_boosts(&mut points, role, tile.row().boosts);
        }
        for companion in self.effective_companions(role).iter() {
            self.add_boosts(&mut points, role, companion.boosts());
        }
        for card in side.di.iter() {
            let face = card.face();
            points.strength += face.strength;
            points.damage += face.damage;
            points.unblockable += face.unblockable;
            points.shield += face.shield;
            points.impenetrable += face.impenetrable;
        }
        points
    }

    fn add_boosts(&self, points: &mut Points, role: Role, boosts: &[Boost]) {
        for boost in boosts {
            if self.counts(role, boost.when) {
                points.strength += boost.strength;
                points.damage += boost.damage;
                points.unblockable += boost.unblockable;
                points.shield += boost.shield;
                points.impenetrable += boost.impenetrable;
            }
        }
    }

    /// Whether a bonus counts for `role` in this battle.
    pub(crate) fn counts(&self, role: Role, when: When) -> bool {
        let zone = self.battle.place();
        match when {
            When::Always => true,
            When::Attacking => role == Role::Attacker,
            When::Defending => role == Role::Defender,
            When::InDesert => zone.is_desert(),
            When::InCity => zone.is_district(),
            When::AttackingForeignCity => {
                role == Role::Attacker
                    && zone.is_district()
                    && !self.is_own_district(self.battle.seat(Role::Attacker), zone)
            }
            When::InHolyPlace => zone.is_temple() || zone == crate::Zone::DS,
            When::InDelta => zone.in_delta(),
        }
    }
}
