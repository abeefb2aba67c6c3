//! Rewards: fame, veterans, and what tiles add (section 3.5.5).

use tabletop::{Automatic, Journal};

use crate::event::{Event, FameKind};
use crate::solo::events::Ongoing;
use crate::state::tell;
use crate::step::{Role, stage};
use crate::{Kemet, Power};

impl Automatic<Kemet> for stage::Rewards {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        for role in Role::BOTH {
            let mut fame = game.reward_fame(role);
            if fame > 0 && game.fame_becomes_tokens() {
                game.gain_veterans(game.battle().seat(role), fame, journal);
                fame = 0;
            }
            game.battle_mut().side_mut(role).open.fame = fame;
            for _ in 0..fame {
                game.gain_fame(game.battle().seat(role), FameKind::Battle, journal);
            }
            tile_rewards(game, role, journal);
        }
        for role in Role::BOTH {
            if !game.rules().veterans {
                break;
            }
            let veterans = game.reward_veterans(role);
            if veterans > 0 {
                game.gain_veterans(game.battle().seat(role), veterans, journal);
            }
        }
    }
}

impl Kemet {
    /// Battle fame of this step, from the rules and from tiles.
    pub(crate) fn reward_fame(&self, role: Role) -> u8 {
        if !self.battle().won(role) || self.is_amon(self.battle().seat(role)) {
            return 0;
        }
        let standing = self.units_of(role) > 0;
        let kills = self.battle().side(role.other()).open.killed;
        let unharmed = self.battle().side(role).open.lost == 0;
        let attack = role == Role::Attacker && standing;
        let defence =
            role == Role::Defender && standing && self.side_has(role, Power::DefensiveVictory);
        let devoured = kills >= 2 && self.companion_works(role, Power::SoulDevourer);
        let cat = unharmed && self.companion_works(role, Power::Cat);
        // Attacking or defending: only the strength asks for an attack (AME-4c).
        let place = self.battle().zone;
        let abroad =
            place.is_district() && !self.is_friendly_district(self.battle().seat(role), place);
        let desecrated = standing && abroad && self.side_has(role, Power::Desecration);
        [attack, defence, devoured, cat, desecrated]
            .into_iter()
            .map(u8::from)
            .sum()
    }

    /// KB-3.5.5.2 and KB-3.5.5.3: fame of this step cancels the consolation.
    pub(crate) fn reward_veterans(&self, role: Role) -> u8 {
        // Amon gets none (KB-5.10.g).
        if self.is_amon(self.battle().seat(role)) {
            return 0;
        }
        let defended = role == Role::Defender && self.battle().won(role);
        u8::from(defended) + u8::from(self.battle().side(role).open.fame == 0)
    }
}

fn tile_rewards<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    let seat = game.battle().seat(role);
    let loser = game.battle().seat(role.other());
    // His creatures bring him neither cards nor points (KB-AM-S21).
    if game.is_amon(seat) {
        return;
    }
    if let Some(owner) = game.companions_owner(role, Power::Jackal) {
        let kills = game.battle().side(role.other()).open.killed;
        game.draw_di(owner, kills / 2, journal);
    }
    if !game.battle().won(role) {
        return;
    }
    if game.event_says(Ongoing::VictoryPays) {
        game.gain(seat, 1, journal);
    }
    if game.side_has(role, Power::HolyWar) {
        game.gain(seat, 4, journal);
    }
    if let Some(owner) = game.companions_owner(role, Power::TyphonicBeast)
        && !game.steal_di(owner, loser, journal)
    {
        game.gain(owner, 2, journal);
    }
    if game.side_has(role, Power::ForcedTribute) {
        let amount = game.player(loser).prayer.min(2);
        if amount > 0 {
            game.player_mut(loser).prayer -= amount;
            tell(journal, || Event::PrayerLost {
                seat: loser,
                amount,
            });
            game.gain(seat, amount, journal);
        }
    }
}
