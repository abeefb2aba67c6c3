//! KB-4.1.d, KB-DP-T1: whoever gains prayer points or veteran tokens may share
//! them out at that moment, and whoever owns some may hand them over before the
//! first token of the own turn (corrections:T-3).
//!
//! Gains happen deep inside effects. They are noted, and before anything else
//! goes on the gainer is asked. What is handed over is all one has, noted in the
//! same way; each of the two goods once a turn, and only by the active player, so
//! that nothing goes back and forth. Who begins to hand over gives something.

use serde::{Deserialize, Serialize};
use tabletop::{Flow, Journal, Offers, Seat, Seats, Stage};

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{MAX_PRAYER, tell};
use crate::step::{Step, stage};
use crate::{Action, Kemet};

/// What may be shared out or handed over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// Prayer points.
    Prayer,
    /// Veteran tokens.
    Veterans,
}

/// What of the latest gains may still be shared out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gain {
    /// Prayer points, those above the bound of the gainer among them.
    pub prayer: u8,
    /// Prayer points above the bound: lost unless a teammate takes them.
    pub surplus: u8,
    /// Veteran tokens.
    pub veterans: u8,
}

impl Gain {
    pub(crate) const fn prayer(prayer: u8, surplus: u8) -> Gain {
        Gain {
            prayer,
            surplus,
            veterans: 0,
        }
    }

    pub(crate) const fn veterans(veterans: u8) -> Gain {
        Gain {
            prayer: 0,
            surplus: 0,
            veterans,
        }
    }
}

impl Kemet {
    /// Somebody has gained something: teammates may get a part of it.
    #[inline]
    pub(crate) fn may_share(&mut self, seat: Seat, gain: Gain) {
        if self.mates(seat) == Seats::EMPTY {
            return;
        }
        let open = &mut self.gains[seat.index()];
        open.prayer += gain.prayer;
        open.surplus += gain.surplus;
        open.veterans += gain.veterans;
        self.gainers = self.gainers.with(seat);
    }

    /// How much of what `seat` has gained, or hands over, this teammate can take.
    fn acceptable(&self, seat: Seat, mate: Seat, goods: Goods) -> u8 {
        let gain = self.gains[seat.index()];
        match goods {
            Goods::Prayer => gain.prayer.min(MAX_PRAYER - self.player(mate).prayer),
            Goods::Veterans => gain.veterans,
        }
    }

    /// Why `seat` may not hand over any of these now (corrections:T-3).
    pub(crate) fn hand_over_reason(&self, seat: Seat, goods: Goods) -> Option<Refusal> {
        let mut mates = self.mates(seat).iter();
        let possible = match goods {
            Goods::Prayer => {
                self.player(seat).prayer > 0
                    && mates.any(|mate| self.player(mate).prayer < MAX_PRAYER)
            }
            Goods::Veterans => self.player(seat).veterans > 0 && mates.next().is_some(),
        };
        if self.turn.has_handed(goods) {
            Some(Refusal::HandedOver)
        } else {
            (!possible).then_some(Refusal::NothingToHandOver)
        }
    }
}

/// Before the first token: all that the active player owns may change hands.
#[inline]
pub(crate) fn hand_over_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    if !game.has_teams() {
        return;
    }
    for (goods, action) in [
        (Goods::Prayer, Action::HandPrayer),
        (Goods::Veterans, Action::HandVeterans),
    ] {
        if game.hand_over_reason(seat, goods).is_none() {
            out.offer(action);
        }
    }
}

/// The goods lie open like a gain, and the teammates get what they are given of it.
pub(crate) fn hand_over(game: &mut Kemet, seat: Seat, goods: Goods) {
    let (prayer, veterans) = (game.player(seat).prayer, game.player(seat).veterans);
    game.gains[seat.index()] = match goods {
        Goods::Prayer => Gain::prayer(prayer, 0),
        Goods::Veterans => Gain::veterans(veterans),
    };
    game.steps.push(Step::HandOver { goods });
}

/// The gainers are asked, in turn order, before the step on top goes on.
pub(crate) fn call(game: &mut Kemet) {
    let gainers = std::mem::take(&mut game.gainers);
    // Units that are the price of the gain leave before it is shared out
    // (corrections:S-1).
    let price = game.steps.top();
    let price = price.filter(|step| matches!(step, Step::Losses { .. }));
    if price.is_some() {
        game.steps.pop();
    }
    for place in (0..game.player_count()).rev() {
        let seat = game.order[place];
        if gainers.contains(seat) {
            for goods in [Goods::Veterans, Goods::Prayer] {
                game.steps.push(Step::Share { seat, goods });
            }
        }
    }
    if let Some(price) = price {
        game.steps.push(price);
    }
}

/// A gain may be kept.
impl Stage<Kemet> for stage::Share {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        ask(game, self.seat, self.goods)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Done);
        share_options(game, seat, self.goods, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Done => keep(game, seat, self.goods),
            Action::Share(mate, amount) => give(game, seat, mate, self.goods, amount, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// Who hands over something gives a part of it first.
impl Stage<Kemet> for stage::HandOver {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        ask(game, game.active(), self.goods)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        if game.turn.has_handed(self.goods) {
            out.offer(Action::Done);
        }
        share_options(game, seat, self.goods, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Done => keep(game, seat, self.goods),
            Action::Share(mate, amount) => {
                game.turn.note_handed(self.goods);
                give(game, seat, mate, self.goods, amount, journal);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

fn ask(game: &mut Kemet, seat: Seat, goods: Goods) -> Flow {
    let mut mates = game.mates(seat).iter();
    if mates.any(|mate| game.acceptable(seat, mate, goods) > 0) {
        return Flow::ask(seat);
    }
    keep(game, seat, goods);
    Flow::Again
}

fn share_options(game: &Kemet, seat: Seat, goods: Goods, out: &mut impl Offers<Action>) {
    for mate in game.mates(seat).iter() {
        for amount in 1..=game.acceptable(seat, mate, goods) {
            out.offer(Action::Share(mate, amount));
        }
    }
}

fn give<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    mate: Seat,
    goods: Goods,
    amount: u8,
    journal: &mut J,
) {
    match goods {
        Goods::Prayer => hand_prayer(game, seat, mate, amount),
        Goods::Veterans => {
            game.gains[seat.index()].veterans -= amount;
            game.player_mut(seat).veterans -= amount;
            game.player_mut(mate).veterans += amount;
        }
    }
    tell(journal, || Event::Shared {
        seat,
        mate,
        goods,
        amount,
    });
}

/// The rest stays where it is, what is above the bound is lost.
fn keep(game: &mut Kemet, seat: Seat, goods: Goods) {
    game.steps.pop();
    let gain = &mut game.gains[seat.index()];
    match goods {
        Goods::Prayer => (gain.prayer, gain.surplus) = (0, 0),
        Goods::Veterans => gain.veterans = 0,
    }
}

/// What would be lost goes first.
fn hand_prayer(game: &mut Kemet, seat: Seat, mate: Seat, amount: u8) {
    let gain = &mut game.gains[seat.index()];
    let spare = gain.surplus.min(amount);
    gain.prayer -= amount;
    gain.surplus -= spare;
    game.player_mut(seat).prayer -= amount - spare;
    game.player_mut(mate).prayer += amount;
}
