//! Resolution: strengths are compared (section 3.5.3).

use tabletop::{Automatic, Journal};

use crate::battle::ledger::PointSource;
use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, stage};
use crate::tile::{Boost, When};
use crate::{CardFace, DiCards, God, Kemet, Points, TileSet};

impl Automatic<Kemet> for stage::Resolution {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        for role in Role::BOTH {
            let points = game.points(role);
            game.battle_mut().side_mut(role).open.points = points;
            let seat = game.battle().seat(role);
            tell(journal, || Event::BattlePoints { seat, points });
        }
        let [attacker, defender] =
            Role::BOTH.map(|role| game.battle().side(role).open.points.strength);
        // A tie is the defender's (KB-3.5.3.c).
        let winner = if attacker > defender {
            Role::Attacker
        } else {
            Role::Defender
        };
        game.battle_mut().winner = Some(winner);
        let seat = game.battle().seat(winner);
        tell(journal, || Event::BattleWon { seat });
    }
}

impl Kemet {
    /// Everything that counts for one side (KB-3.5.3.a, KB-3.5.4.a).
    pub(crate) fn points(&self, role: Role) -> Points {
        let side = self.battle().side(role);
        let mut total = Points::default();
        self.tally(role, side.open.face, &side.secret.di, |_, points| {
            total += points
        });
        if let Some(table) = self.table_points(role) {
            total.strength = total.strength.saturating_add_signed(table.strength);
            total.damage = total.damage.saturating_add_signed(table.damage);
            total.shield = total.shield.saturating_add_signed(table.shield);
        }
        total
    }

    /// Goes through everything that counts for one side with this card and
    /// these DI cards, source by source.
    #[inline]
    pub(crate) fn tally(
        &self,
        role: Role,
        face: CardFace,
        di: &DiCards,
        mut note: impl FnMut(PointSource, Points),
    ) {
        let seat = self.battle().seat(role);
        if self.battle().side(role).open.figure {
            note(PointSource::Figure, self.god_points(role));
        } else {
            note(PointSource::Units, Points::strength(self.units_of(role)));
        }
        note(PointSource::Card, face.points);
        let home = self.rules().home_strength;
        if home > 0 && self.is_own_district(seat, self.battle().zone) {
            note(PointSource::Home, Points::strength(home));
        }
        if self.anubis_at_home(role) {
            note(PointSource::God(God::Anubis), Points::strength(1));
        }
        for tile in (self.player(seat).tiles & TileSet::BOOSTING).iter() {
            self.tally_boosts(role, tile.row().boosts, |points| {
                note(PointSource::Tile(tile), points);
            });
        }
        for companion in self.effective_companions(role).iter() {
            self.tally_boosts(role, companion.boosts(), |points| {
                note(PointSource::Companion(companion), points);
            });
        }
        for card in di.iter() {
            note(PointSource::Di(card), card.row().points);
        }
        let wounds = self.battle().side(role).open.wounds;
        if wounds > 0 {
            note(PointSource::Wounds, Points::strength(wounds));
        }
    }

    /// The boosts of one source that count here; nothing if none does.
    #[inline]
    fn tally_boosts(&self, role: Role, boosts: &[Boost], note: impl FnOnce(Points)) {
        let mut total = Points::default();
        for boost in boosts.iter().filter(|boost| self.counts(role, boost.when)) {
            total += boost.points;
        }
        if total != Points::default() {
            note(total);
        }
    }

    /// Whether a bonus counts for `role` in this battle.
    pub(crate) fn counts(&self, role: Role, when: When) -> bool {
        let zone = self.battle().zone;
        match when {
            When::Always => true,
            When::Attacking => role == Role::Attacker,
            When::Defending => role == Role::Defender,
            When::InDesert => zone.is_desert(),
            When::InCity => zone.is_district(),
            When::AttackingForeignCity => {
                role == Role::Attacker
                    && zone.is_district()
                    && !self.is_friendly_district(self.battle().seat(Role::Attacker), zone)
            }
            When::InHolyPlace => zone.is_temple() || zone == crate::Zone::DS,
            When::InDelta => zone.in_delta(),
        }
    }
}
