//! Battle against Amon, as far as it differs (section 5.10).

use tabletop::Journal;

use super::story::{Story, tell_story};
use crate::event::Event;
use crate::step::Role;
use crate::{BattleCards, Kemet};

impl Kemet {
    /// Attacker, then defender; against Amon the player comes first (KB-5.10.b).
    pub(crate) fn order_of_reveal(&self) -> [Role; 2] {
        if self.is_amon(self.battle().seat(Role::Attacker)) {
            [Role::Defender, Role::Attacker]
        } else {
            Role::BOTH
        }
    }

    /// One of all eight, those used before too.
    pub(crate) fn turn_up_card<J: Journal<Event>>(&mut self, role: Role, journal: &mut J) {
        tell_story(journal, || Story::CardTurned);
        let cards = BattleCards::STANDARD;
        let nth = self.roll(cards.len() as u32) as usize;
        self.battle_mut().side_mut(role).secret.play = cards.iter().nth(nth);
    }
}
