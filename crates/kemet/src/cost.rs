//! What a choice costs, told before it is made.
//!
//! Some things are paid later than they are chosen, in one payment: the units
//! of a Recruit and the DI cards of a war council. The cost is told where the
//! choice is, and the payment itself is announced no second time: what was told
//! and what is paid come out even when the effect is over. Nothing that an effect
//! causes comes before its payment (corrections:S-1).

use tabletop::Seat;

use crate::step::Step;
use crate::{Action, Di, Kemet, Zone, day_cards};

impl Kemet {
    /// The prayer points that an offered action adds to what `seat` pays;
    /// nothing where it adds none.
    pub fn cost(&self, seat: Seat, action: Action) -> Option<u8> {
        let price = match (*self.steps.last()?, action) {
            (Step::Acquire { slot }, Action::Take(tile)) => {
                self.price(seat, self.tile_cost(seat, tile, slot))
            }
            // Fixed: no tile changes it (KB-6.6.e).
            (Step::Acquire { .. }, Action::Rise) => Kemet::GOD_COST,
            (Step::Build { free: false }, Action::Build(district, level)) => {
                let from = self.player(seat).pyramids[district.index()].level;
                self.price(seat, self.build_cost(seat, from, level))
            }
            (Step::Build { free: false }, Action::Raise(zone, level)) => {
                let from = self.pyramid_at(zone).level;
                self.price(seat, self.build_cost(seat, from, level))
            }
            (Step::Muster, Action::Place(_, units)) => self.placing_price(seat, units),
            // The units that come with it are free (REN-SAP2).
            (Step::Muster, Action::Worm(..)) => self.placing_price(seat, 0),
            (Step::March, Action::Step(to)) => self.price(seat, self.toll(seat, to)),
            (Step::March, Action::Teleport(to)) => self.teleport_price(seat, to),
            // Who calls the storm strikes once at least (AME-4b).
            (_, Action::Storm) => self.price(seat, 1),
            (Step::Storm { strikes }, Action::Strike(_)) => {
                day_cards::storm::price(self, seat, strikes)
            }
            (Step::TacticalReinforcement { .. }, Action::Reinforce(units)) => {
                self.price(seat, units)
            }
            (Step::ConfrontationEnd { .. }, Action::DoubleGame) => {
                self.price(seat, Kemet::DOUBLE_GAME)
            }
            (_, Action::PlayDi(card) | Action::Add(card)) => self.card_price(seat, card),
            _ => 0,
        };
        (price > 0).then_some(price)
    }

    fn card_price(&self, seat: Seat, card: Di) -> u8 {
        self.price(seat, card.face().cost)
    }

    /// What more units add to the one payment of a Recruit (KB-TM-03).
    fn placing_price(&self, seat: Seat, units: u8) -> u8 {
        let surcharge = self.recruit_surcharge();
        let due = self.muster.paid + surcharge;
        let before = if self.muster_begun() { due } else { 0 };
        let after = due + units.saturating_sub(self.muster.free);
        self.price(seat, after) - self.price(seat, before)
    }

    /// The teleport and the toll are two effects, so two payments.
    fn teleport_price(&self, seat: Seat, to: Zone) -> u8 {
        let Some(from) = self.march.at else { return 0 };
        let teleport = self.teleport_cost(seat, from, to, self.march.companions);
        self.price(seat, teleport) + self.price(seat, self.toll(seat, to))
    }
}
