//! The devotion track and followers.

use tabletop::{Journal, Seat};

use crate::components::{LAST_RED, Power, TOP};
use crate::event::{Event, Grant, Why};
use crate::state::{Ankh, Ending, tell};

impl Ankh {
    /// Whether the token of a side is on a red space (C-18).
    pub(crate) fn is_red(&self, side: Seat) -> bool {
        self.side(side).devotion <= LAST_RED
    }

    /// Devotion earned in the battle under way.
    pub(crate) fn gain_devotion<J: Journal<Event>>(
        &mut self,
        side: Seat,
        amount: u8,
        why: Why,
        journal: &mut J,
    ) {
        self.gain_devotion_by(side, amount, why, journal, |game| {
            (game.battle().region, Vec::new())
        });
    }

    /// One instance of gaining devotion. `by` says in which region
    /// it is earned and what it is made of, if anybody listens.
    pub(crate) fn gain_devotion_by<J: Journal<Event>>(
        &mut self,
        side: Seat,
        amount: u8,
        why: Why,
        journal: &mut J,
        by: impl FnOnce(&Ankh) -> (u8, Vec<Grant>),
    ) {
        if amount == 0 || self.ending.is_some() {
            return;
        }
        let bountiful = self.has(side, Power::Bountiful) && self.is_red(side);
        let amount = amount + u8::from(bountiful);
        let from = self.side(side).devotion;
        let to = from.saturating_add(amount).min(TOP);
        self.move_token(side, to);
        tell(journal, || {
            let (region, mut by) = by(self);
            if bountiful {
                if by.is_empty() {
                    by.push(Grant::Plain { amount: amount - 1 });
                }
                by.push(Grant::Power {
                    power: Power::Bountiful,
                    amount: 1,
                });
            }
            Event::DevotionChanged {
                seat: side,
                from,
                to,
                why,
                region: Some(region),
                by,
            }
        });
        if to == TOP {
            self.finish(Ending::Top(side));
        }
    }

    /// Loses one devotion; on space 0 nothing happens.
    pub(crate) fn lose_devotion<J: Journal<Event>>(&mut self, side: Seat, journal: &mut J) {
        let from = self.side(side).devotion;
        if from == 0 || self.ending.is_some() {
            return;
        }
        self.move_token(side, from - 1);
        tell(journal, || Event::DevotionChanged {
            seat: side,
            from,
            to: from - 1,
            why: Why::CatMummy,
            region: None,
            by: Vec::new(),
        });
    }

    /// Puts the token of a side on top of the stack of a space.
    pub(crate) fn move_token(&mut self, side: Seat, to: u8) {
        self.side_mut(side).devotion = to;
        self.rank.retain(|other| *other != side);
        let above = self
            .rank
            .iter()
            .position(|&other| self.sides[other.index()].devotion > to);
        self.rank.insert(above.unwrap_or(self.rank.len()), side);
    }

    /// Gains followers from the supply, which never ends (C-3). The number has
    /// room for ten times what the longest game could bring (corrections:A-3).
    pub(crate) fn gain_followers<J: Journal<Event>>(
        &mut self,
        side: Seat,
        count: u16,
        why: Why,
        journal: &mut J,
    ) {
        if count == 0 {
            return;
        }
        let side_state = self.side_mut(side);
        side_state.followers += count;
        let now = side_state.followers;
        tell(journal, || Event::FollowersGained {
            seat: self.voice(side),
            count,
            now,
            why,
        });
    }

    /// Sacrifices followers.
    pub(crate) fn pay_followers<J: Journal<Event>>(
        &mut self,
        side: Seat,
        count: u16,
        why: Why,
        journal: &mut J,
    ) {
        if count == 0 {
            return;
        }
        let side_state = self.side_mut(side);
        side_state.followers -= count;
        let now = side_state.followers;
        tell(journal, || Event::FollowersPaid {
            seat: self.voice(side),
            count,
            now,
            why,
        });
    }
}
