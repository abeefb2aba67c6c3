//! Prayer points, permanent fame and veteran tokens: what a player gains and pays.

use tabletop::{Journal, Seat};

use super::{MAX_PRAYER, tell};
use crate::event::{Event, FameKind};
use crate::grant::{Grant, untold};
use crate::team::Gain;
use crate::{Kemet, Power};

impl Kemet {
    /// What `amount` really costs: Priest of Ra comes last (tiles:R3, tiles:R4).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, amount: u8) -> u8 {
        if amount > 0 && self.player(seat).has(Power::PriestOfRa) {
            amount - 1
        } else {
            amount
        }
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, amount: u8) -> bool {
        self.price(seat, amount) <= self.player(seat).prayer
    }

    /// One payment for one effect (KB-TM-03).
    pub(crate) fn pay<J: Journal<Event>>(&mut self, seat: Seat, amount: u8, journal: &mut J) {
        self.spend(seat, self.price(seat, amount), journal);
    }

    /// Points leave a player. Every choice is offered only to those who can pay for
    /// it, and nothing that could take points away comes between the choice and its
    /// payment (corrections:S-1), so they are there.
    pub(crate) fn spend<J: Journal<Event>>(&mut self, seat: Seat, amount: u8, journal: &mut J) {
        let prayer = &mut self.player_mut(seat).prayer;
        let Some(left) = prayer.checked_sub(amount) else {
            unreachable!("{seat} was offered what costs {amount} PP and has {prayer}");
        };
        *prayer = left;
        if amount > 0 {
            tell(journal, || Event::Paid { seat, amount });
        }
    }

    pub(crate) fn gain<J: Journal<Event>>(&mut self, seat: Seat, amount: u8, journal: &mut J) {
        self.gain_by(seat, amount, journal, untold);
    }

    /// One gain from one effect: base, modifiers, then the bound (KB-TM-04). `by`
    /// says where it comes from, if anybody listens.
    pub(crate) fn gain_by<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        amount: u8,
        journal: &mut J,
        by: impl FnOnce(&Kemet) -> Vec<Grant>,
    ) {
        if amount == 0 {
            return;
        }
        // Divine Might carries the DAY icon: silent in battle (tiles:R5).
        let might = if !self.is_fighting() && self.player(seat).has(Power::DivineMight) {
            2
        } else {
            0
        };
        let amount = amount + might;
        let prayer = &mut self.player_mut(seat).prayer;
        let surplus = (*prayer + amount).saturating_sub(MAX_PRAYER);
        *prayer = (*prayer + amount).min(MAX_PRAYER);
        let total = *prayer;
        self.may_share(seat, Gain::prayer(amount, surplus));
        tell(journal, || {
            let mut by = by(self);
            if might > 0 && !by.is_empty() {
                by.extend(self.tile_grant(seat, Power::DivineMight, might));
            }
            Event::Gained {
                seat,
                amount,
                total,
                by,
            }
        });
    }

    pub(crate) fn gain_fame<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        kind: FameKind,
        journal: &mut J,
    ) {
        self.gain_fame_by(seat, kind, journal, untold);
    }

    pub(crate) fn gain_fame_by<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        kind: FameKind,
        journal: &mut J,
        by: impl FnOnce(&Kemet) -> Vec<Grant>,
    ) {
        match kind {
            FameKind::Battle => self.player_mut(seat).battle_fame += 1,
            FameKind::Divine => self.player_mut(seat).divine_fame += 1,
        }
        tell(journal, || Event::FameGained {
            seat,
            kind,
            by: by(self),
        });
    }

    pub(crate) fn gain_veterans<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
    ) {
        self.player_mut(seat).veterans += count;
        self.may_share(seat, Gain::veterans(count));
        tell(journal, || Event::VeteransGained { seat, count });
    }

    pub(crate) fn spend_veterans<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
    ) {
        if count > 0 {
            self.player_mut(seat).veterans -= count;
            tell(journal, || Event::VeteransSpent { seat, count });
        }
    }
}
