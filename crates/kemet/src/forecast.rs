//! The odds of a battle while both sides still choose, or before somebody
//! attacks, from what an eye may know. Each battle is fought by the rules
//! themselves (`reckoning`).

mod attack;
mod unknown;

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::Eye;

use crate::imagine::{self, Hidden};
use crate::reckoning::{self, Answer};
use crate::state::MAX_PLAYERS;
use crate::step::Role;
use crate::view::View;
use crate::{Action, BattleCard, BattleCards, Kemet};
use unknown::Reinforcement;

/// What may be expected of a battle that is not yet revealed.
///
/// The cards that a side may still play are taken as equally likely. The plain
/// shares count no DI card that the eye does not see, and no effect that waits
/// for the reveal; the bounds say how far both could move them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// Share of all combinations that the attacker wins, from 0 to 1.
    pub attacker_wins: f64,
    /// Share of all combinations that the defender wins.
    pub defender_wins: f64,
    /// Units the attacker loses, on average.
    pub attacker_lost: f64,
    /// Units the defender loses, on average.
    pub defender_lost: f64,
    /// How many DI cards the attacker may add that this eye does not know.
    pub attacker_unknown: u8,
    /// How many the defender may add.
    pub defender_unknown: u8,
    /// What the attacker's share may become by unknown cards.
    pub attacker_bounds: Bounds,
    /// What the defender's may become.
    pub defender_bounds: Bounds,
    /// How each card of the own hand would fare; empty for those who do not fight.
    pub cards: Vec<CardForecast>,
}

/// A share in the worst case and in the best: unknown cards, and what Divine
/// Wound, Mirage and Seth may do with them after the reveal.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bounds {
    /// With the worst of the unknown cards.
    pub least: f64,
    /// With the best of them.
    pub most: f64,
}

/// How one card would fare against all that the other side may play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardForecast {
    /// The card.
    pub card: BattleCard,
    /// Share of the other side's cards it wins against, from 0 to 1.
    pub wins: f64,
    /// Share of the other side's cards it loses against.
    pub loses: f64,
    /// What the share it wins against may become by unknown cards.
    pub bounds: Bounds,
    /// Own units lost, on average.
    pub lost: f64,
    /// Units the other side loses, on average.
    pub killed: f64,
}

/// The odds for the eye whose view it is; nothing outside a war council.
pub fn forecast(view: &View) -> Option<Forecast> {
    view.battle.as_ref().filter(|battle| !battle.revealed)?;
    let (mut table, hidden) = imagine::known_table(view);
    for side in &mut table.battle_mut().sides {
        side.open.played = side.secret.di.len();
        // A bluff has no points and goes back to its owner (KB-3.5.2.b).
        let points = side.secret.di.iter().filter(|card| card.is_loose());
        side.secret.di = points.collect();
    }
    odds(view, &table, &hidden)
}

/// The odds of the battle that this action of the eye's own seat leads into;
/// nothing if it leads into none.
pub fn forecast_attack(view: &View, action: Action) -> Option<Forecast> {
    let Eye::Seat(seat) = view.eye else {
        return None;
    };
    let (table, hidden) = imagine::known_table(view);
    let table = attack::met(table, seat, action)?;
    odds(view, &table, &hidden)
}

/// The odds of the battle on this table.
fn odds(view: &View, table: &Kemet, hidden: &ArrayVec<Hidden, MAX_PLAYERS>) -> Option<Forecast> {
    let sides = &table.battle().sides;
    let hands = [0, 1].map(|side| possible_cards(view, sides[side].seat.index()));
    // A card that was chosen, and may be known, is the only one left.
    let plays = [0, 1].map(|side| {
        sides[side]
            .secret
            .play
            .map_or(hands[side], BattleCards::one)
    });
    let own = Role::BOTH
        .into_iter()
        .find(|&role| view.eye == Eye::Seat(sides[role as usize].seat));
    let mut fought = plays;
    if let Some(role) = own {
        fought[role as usize] = hands[role as usize] | plays[role as usize];
    }
    let plain = Duels::of(table, fought);
    let overall = Tally::of(&plain, plays)?;
    let reinforced = Role::BOTH.map(|role| Reinforcement::of(table, role, hidden));
    // What each side has with the best it may add, the other with nothing more.
    let [attacker_best, defender_best] = Role::BOTH.map(|role| {
        let with = &reinforced[role as usize];
        (!with.is_nothing()).then(|| Duels::of(&with.added_to(table, role), fought))
    });
    let bounds = |role: Role, plays| {
        let share = |duels: &Option<Duels>| {
            Tally::of(duels.as_ref().unwrap_or(&plain), plays).map_or(0.0, |it| it.share_won(role))
        };
        let [own, other] = match role {
            Role::Attacker => [&attacker_best, &defender_best],
            Role::Defender => [&defender_best, &attacker_best],
        };
        Bounds {
            least: share(other),
            most: share(own),
        }
    };
    let fare = |role: Role, card: BattleCard| {
        let mut plays = plays;
        plays[role as usize] = BattleCards::one(card);
        let tally = Tally::of(&plain, plays)?;
        Some(tally.for_card(role, card, bounds(role, plays)))
    };
    let [attacker_unknown, defender_unknown] = reinforced.map(|it| it.unknown);
    Some(Forecast {
        attacker_wins: overall.share_won(Role::Attacker),
        defender_wins: overall.share_won(Role::Defender),
        attacker_lost: overall.mean_lost(Role::Attacker),
        defender_lost: overall.mean_lost(Role::Defender),
        attacker_unknown,
        defender_unknown,
        attacker_bounds: bounds(Role::Attacker, plays),
        defender_bounds: bounds(Role::Defender, plays),
        cards: own.map_or(Vec::new(), |role| {
            let hand = hands[role as usize].iter();
            hand.filter_map(|card| fare(role, card)).collect()
        }),
    })
}

/// The cards that a seat may still play, as far as the eye can tell: its own
/// hand, or all cards of the other side that do not lie face up (KB-HI-01).
fn possible_cards(view: &View, seat: usize) -> BattleCards {
    let player = &view.players[seat];
    match &player.secret {
        Some(secret) => secret.hand,
        None => {
            (view.agreed.edition.rules().battle_cards | imagine::specials(view, player))
                - player.face_up
        }
    }
}

/// Every card of one side against every card of the other, fought.
struct Duels(Vec<(BattleCard, BattleCard, Answer)>);

impl Duels {
    fn of(table: &Kemet, plays: [BattleCards; 2]) -> Duels {
        let mut duels = Vec::with_capacity(plays[0].len() * plays[1].len());
        for attacker in plays[0].iter() {
            for defender in plays[1].iter() {
                let faces = [attacker.face(), defender.face()];
                duels.push((attacker, defender, reckoning::clash(table, faces)));
            }
        }
        Duels(duels)
    }
}

/// What came of many battles.
#[derive(Default)]
struct Tally {
    battles: u32,
    won: [u32; 2],
    lost: [u32; 2],
}

impl Tally {
    /// Those among the duels in which these cards are played.
    fn of(duels: &Duels, plays: [BattleCards; 2]) -> Option<Tally> {
        let mut tally = Tally::default();
        for (attacker, defender, answer) in &duels.0 {
            if plays[0].contains(*attacker) && plays[1].contains(*defender) {
                tally.add(answer);
            }
        }
        (tally.battles > 0).then_some(tally)
    }

    fn add(&mut self, answer: &Answer) {
        self.battles += 1;
        self.won[answer.winner as usize] += 1;
        self.lost[0] += u32::from(answer.attacker.lost);
        self.lost[1] += u32::from(answer.defender.lost);
    }

    fn share_won(&self, role: Role) -> f64 {
        f64::from(self.won[role as usize]) / f64::from(self.battles)
    }

    fn mean_lost(&self, role: Role) -> f64 {
        f64::from(self.lost[role as usize]) / f64::from(self.battles)
    }

    fn for_card(&self, role: Role, card: BattleCard, bounds: Bounds) -> CardForecast {
        CardForecast {
            card,
            wins: self.share_won(role),
            loses: self.share_won(role.other()),
            bounds,
            lost: self.mean_lost(role),
            killed: self.mean_lost(role.other()),
        }
    }
}
