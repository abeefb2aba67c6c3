//! The lines of event and action cards, and how each is done.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use super::story::{Story, tell_story};
use super::targets::Condition;
use super::war_table::{self, Column, Lasting};
use super::{AMON, PLAYER, TroopName, movement, plunder, recruit};
use crate::event::{Event, FameKind};
use crate::night::divine_intervention::discard_options;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Action, Kemet, map};

/// One line of a card, done at once when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A change of the War Table.
    Table(Column, i8),
    /// Draw and resolve so many action cards.
    Actions(u8),
    /// Resolve so many plunder cards.
    Plunder(u8),
    /// The player chooses and discards so many DI cards.
    Tribute(u8),
    /// So many DI cards are discarded at random.
    LoseDi(u8),
    /// The player loses so many prayer points.
    LosePrayer(u8),
    /// Up to so many units for each Amon troop.
    Reinforce(u8),
    /// Up to so many units for one Amon troop.
    ReinforceOne(TroopName, u8),
    /// One unit less in each player troop of at least this size.
    Decimate(u8),
    /// A troop moves by a list of targets.
    March(TroopName, &'static [Condition]),
    /// A troop does not move.
    Hold(TroopName),
    /// The player loses permanent fame where Amon holds what is holy to them.
    Profane,
}

/// Does one line of a card, which has this number; what it sets off comes on
/// top of the steps.
pub(crate) fn carry_out<J: Journal<Event>>(
    game: &mut Kemet,
    (card, number): (&'static str, u8),
    line: Line,
    lasting: Lasting,
    journal: &mut J,
) {
    tell_story(journal, || Story::Line {
        card: card.to_owned(),
        line: number,
    });
    match line {
        Line::Table(column, by) => war_table::change(game, column, by, lasting, journal),
        Line::Actions(count) => (0..count).for_each(|_| game.steps.push(Step::AmonsAction)),
        Line::Plunder(count) => (0..count).for_each(|_| plunder::resolve(game, journal)),
        Line::Tribute(count) => game.steps.push(Step::Tribute { left: count }),
        Line::LoseDi(count) => lose_di(game, count, journal),
        Line::LosePrayer(amount) => lose_prayer(game, amount, journal),
        Line::Reinforce(cap) => recruit::share_out(game, [cap; 2], journal),
        Line::ReinforceOne(troop, cap) => {
            let mut caps = [0; 2];
            caps[troop.index()] = cap;
            recruit::share_out(game, caps, journal);
        }
        Line::Decimate(least) => decimate(game, least, journal),
        Line::March(troop, list) => movement::go(game, troop, list, journal),
        Line::Hold(_) => {}
        Line::Profane => profane(game, journal),
    }
}

/// The choice is the player's (solo:§6).
impl Stage<Kemet> for stage::Tribute {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        if game.player(PLAYER).di.loose() == 0 {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::ask(PLAYER)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        discard_options(game, seat, out);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let left = self.left;
        let Action::DiscardDi(card) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.discard_di(PLAYER, card, journal);
        if left > 1 {
            game.steps.push(Step::Tribute { left: left - 1 });
        }
    }
}

fn lose_di<J: Journal<Event>>(game: &mut Kemet, count: u8, journal: &mut J) {
    for _ in 0..count {
        let loose = u32::from(game.player(PLAYER).di.loose());
        if loose == 0 {
            return;
        }
        let nth = game.roll(loose);
        if let Some(card) = game.player(PLAYER).di.nth_loose(nth) {
            game.discard_di(PLAYER, card, journal);
        }
    }
}

fn lose_prayer<J: Journal<Event>>(game: &mut Kemet, amount: u8, journal: &mut J) {
    let amount = amount.min(game.player(PLAYER).prayer);
    if amount > 0 {
        game.player_mut(PLAYER).prayer -= amount;
        tell(journal, || Event::PrayerLost {
            seat: PLAYER,
            amount,
        });
    }
}

fn decimate<J: Journal<Event>>(game: &mut Kemet, least: u8, journal: &mut J) {
    for zone in game.present[PLAYER.index()].iter() {
        if game.units_at(PLAYER, zone) >= least {
            game.remove_units(PLAYER, zone, 1, journal);
        }
    }
}

/// AK08: what Amon must hold for the player to lose fame.
fn profane<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let held = game.controlled[AMON.index()];
    let pyramid = (held & game.own_districts(PLAYER))
        .iter()
        .any(|zone| game.pyramid_at(zone).level > 0);
    if pyramid || (held & map::TEMPLES).len() >= 2 {
        lose_fame(game, journal);
    } else {
        tell_story(journal, || Story::FameSafe);
    }
}

/// One permanent fame point, battle before divine (solo:§11).
pub(crate) fn lose_fame<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let player = game.player_mut(PLAYER);
    let kind = if player.battle_fame > 0 {
        player.battle_fame -= 1;
        FameKind::Battle
    } else if player.divine_fame > 0 {
        player.divine_fame -= 1;
        FameKind::Divine
    } else {
        tell_story(journal, || Story::FameSafe);
        return;
    };
    tell_story(journal, || Story::FameLost { kind });
}
