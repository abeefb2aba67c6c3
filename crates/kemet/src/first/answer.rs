//! DI cards that answer another player's: Veto and Escape (DI12-13, DI12-14),
//! and what comes before a battle of the first edition (K1-B0).
//!
//! Everybody who might hold such a card is asked, whether they do or not, so
//! that the asking gives nothing away (K1-U38).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage, Staged};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Action, Di, Kemet, Power, Zone, ZoneSet, battle, day_cards};

impl Kemet {
    /// Whether the table must reckon with this card in the hand of `seat`: some
    /// cards are hidden there, and not all copies lie in the open.
    fn may_answer(&self, seat: Seat, card: Di) -> bool {
        self.may_hold_cards(seat) && self.discard.count(card) < card.face().copies
    }

    /// Zones a troop may give way to: next to it over land, without enemies, no
    /// district but its own city's, and within the limits (K1-U4, K1-U5, K1-U9).
    pub(crate) fn ways_out(&self, seat: Seat, zone: Zone) -> ZoneSet {
        let units = self.units_at(seat, zone);
        let companions = self.companions_at(seat, zone);
        let foreign = crate::map::DISTRICTS - self.own_districts(seat);
        let near = self.layout().neighbours(zone) - self.enemies_of(seat) - foreign;
        let friends = near & self.present[seat.index()];
        let full: ZoneSet = friends
            .iter()
            .filter(|&to| {
                self.units_at(seat, to) + units > self.limit(seat)
                    || !(self.companions_at(seat, to) | companions).fit_one_troop()
            })
            .collect();
        near - full
    }
}

/// A DI card was played: others may forbid it before it works.
pub(crate) fn invite_veto(game: &mut Kemet, by: Seat, card: Di) {
    game.steps.push(Step::Veto { card, by, asked: 0 });
}

/// Veto: in turn order from the active player, never on its own turn.
pub(crate) mod veto {
    use super::*;

    impl Stage<Kemet> for stage::Veto {
        fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
            let count = game.agreed.players;
            for ahead in self.asked + 1..count {
                let seat = game.seat_at((game.place + ahead) % count);
                if seat != self.by && game.may_answer(seat, Di::Veto) {
                    game.steps.turn_into(Step::Veto {
                        card: self.card,
                        by: self.by,
                        asked: ahead,
                    });
                    return Flow::ask(seat);
                }
            }
            game.steps.pop();
            Flow::Again
        }

        fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
            if game.player(seat).di.contains(Di::Veto) {
                out.offer(Action::PlayDi(Di::Veto));
            }
            out.offer(Action::Decline);
        }

        /// The step of the forbidden card lies right below (K1-U38: no Veto on a
        /// Veto; price and card stay lost).
        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            seat: Seat,
            action: Action,
            journal: &mut J,
        ) {
            match action {
                // The next one is asked when the step comes to the top again.
                Action::Decline => {}
                Action::PlayDi(veto) => {
                    tell(journal, || Event::PlayedDi { seat, card: veto });
                    game.discard_di(seat, veto, journal);
                    tell(journal, || Event::DiCancelled {
                        seat: self.by,
                        card: self.card,
                    });
                    game.steps.pop();
                    game.steps.pop();
                }
                _ => unreachable!("{self:?} does not offer {action}"),
            }
        }
    }
}

/// A DI card that nobody has forbidden works.
impl Automatic<Kemet> for stage::DiEffect {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let seat = game.active();
        day_cards::work(game, seat, self.card, journal);
    }
}

/// A troop has met an enemy in `zone`: the attacked may escape, Initiative
/// strikes, and then there is battle (K1-B0).
pub(crate) fn meet(game: &mut Kemet, zone: Zone) {
    // A creature that the attacker has left alone finds its home before that.
    let homecoming = |step: &Step| matches!(step, Step::Homecoming { .. });
    let first = game.step().filter(homecoming);
    if first.is_some() {
        game.steps.pop();
    }
    game.steps.push(Step::Clash { zone });
    if let Some(defender) = game.enemy_in(game.active(), zone)
        && game.may_answer(defender, Di::Escape)
        && !game.ways_out(defender, zone).is_empty()
    {
        game.steps.push(Step::Escape {
            seat: defender,
            zone,
        });
    }
    if let Some(step) = first {
        game.steps.push(step);
    }
}

/// Escape: the attacked troop slips away, and the attacker may move on.
pub(crate) mod escape {
    use super::*;

    impl Stage<Kemet> for stage::Escape {
        fn enter<J: Journal<Event>>(self, _: &mut Kemet, _: &mut J) -> Flow {
            Flow::ask(self.seat)
        }

        fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
            if game.player(seat).di.contains(Di::Escape) {
                out.offer_each(game.ways_out(seat, self.zone), Action::Flee);
            }
            out.offer(Action::Decline);
        }

        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            seat: Seat,
            action: Action,
            journal: &mut J,
        ) {
            game.steps.pop();
            match action {
                Action::Flee(to) => {
                    tell(journal, || Event::PlayedDi {
                        seat,
                        card: Di::Escape,
                    });
                    game.discard_di(seat, Di::Escape, journal);
                    let from = self.zone;
                    game.steps.push(Step::Flight { from, to });
                    invite_veto(game, seat, Di::Escape);
                }
                Action::Decline => {}
                _ => unreachable!("{self:?} does not offer {action}"),
            }
        }
    }

    /// The troop is gone before the battle.
    impl Automatic<Kemet> for stage::Flight {
        fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
            let stage::Flight { from, to } = self;
            game.steps.pop();
            if let Some(seat) = game.enemy_in(game.active(), from) {
                let units = game.units_at(seat, from);
                let companions = game.companions_at(seat, from);
                tell(journal, || Event::Escaped { seat, from, to });
                game.shift(seat, from, to, units, companions, journal);
                game.settle(seat, journal);
            }
        }
    }
}

/// Initiative, then the battle; none where nobody is left to fight (RED-4b,
/// K1-U10).
impl Automatic<Kemet> for stage::Clash {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        /// Units that Initiative destroys.
        const STRUCK: u8 = 2;
        game.steps.pop();
        let zone = self.zone;
        let attacker = game.active();
        let Some(defender) = game.enemy_in(attacker, zone) else {
            return;
        };
        if game.player(attacker).has(Power::FirstStrike) {
            let struck = STRUCK.min(game.units_at(defender, zone));
            tell(journal, || Event::StruckFirst {
                seat: attacker,
                zone,
            });
            game.take_off(defender, zone, struck, journal);
            if game.enemy_in(attacker, zone).is_none() {
                return;
            }
        }
        // A battle ends the Move (K1-5.8).
        if game.steps.last() == Some(&Step::March) {
            game.steps.pop();
        }
        battle::begin(game, attacker, zone, journal);
    }
}

/// A creature that is left alone goes to a troop at home, if there is one without
/// a creature (K1-9b.4, K1-U51, corrections:F-1).
pub(crate) mod homecoming {
    use super::*;
    use crate::{Companion, Companions};

    /// `creature` looks for a home.
    pub(crate) fn call(game: &mut Kemet, seat: Seat, creature: Companion) {
        // Where all that wait are asked about, once is enough.
        if game.agreed.house.eager_creatures
            && let Some(Step::Homecoming { seat: owner, .. }) = game.step()
            && owner == seat
        {
            return;
        }
        game.steps.push(Step::Homecoming { seat, creature });
    }

    /// Those that look for a home: the creature, or all that wait (K1-H6).
    fn strays(game: &Kemet, seat: Seat, creature: Companion) -> Companions {
        let waiting = game.companions_in_supply(seat);
        if game.agreed.house.eager_creatures {
            waiting
        } else {
            waiting & Companions::one(creature)
        }
    }

    fn homes(game: &Kemet, seat: Seat, creature: Companion) -> ZoneSet {
        let troops = game.own_districts(seat) & game.present[seat.index()];
        troops
            .iter()
            .filter(|&zone| game.may_join(seat, creature, zone))
            .collect()
    }

    impl Stage<Kemet> for stage::Homecoming {
        fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
            let homeless = |stray: Companion| homes(game, self.seat, stray).is_empty();
            if strays(game, self.seat, self.creature).iter().all(homeless) {
                game.steps.pop();
                return Flow::Again;
            }
            Flow::AskOrForce(self.seat)
        }

        fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
            for stray in strays(game, seat, self.creature).iter() {
                homes(game, seat, stray)
                    .iter()
                    .for_each(|zone| out.offer(Action::Attach(stray, zone)));
            }
        }

        /// The step goes when nobody is left who could go home.
        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            seat: Seat,
            action: Action,
            journal: &mut J,
        ) {
            let Action::Attach(creature, zone) = action else {
                unreachable!("{self:?} does not offer {action}");
            };
            game.attach(seat, creature, zone, journal);
        }
    }
}
