//! The odds of a battle while both sides still choose, from what an eye may
//! know. Each battle is fought by the rules themselves (`reckoning`).

use serde::Serialize;
use tabletop::{Eye, Seed};

use crate::imagine;
use crate::reckoning::{self, Answer};
use crate::step::Role;
use crate::view::{BattleView, SideView, View};
use crate::{BattleCard, BattleCards, Kemet};

/// What may be expected of a battle that is not yet revealed.
///
/// The cards that a side may still play are taken as equally likely. DI cards
/// that the eye does not see count for nothing, and so do effects that wait
/// for the reveal.
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
    /// How each card of the own hand would fare; empty for those who do not fight.
    pub cards: Vec<CardForecast>,
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
    /// Own units lost, on average.
    pub lost: f64,
    /// Units the other side loses, on average.
    pub killed: f64,
}

/// The odds for the eye whose view it is; nothing outside a war council.
pub fn forecast(view: &View) -> Option<Forecast> {
    let battle = view.battle.as_ref().filter(|battle| !battle.revealed)?;
    let table = table(view, battle);
    let sides = [&battle.attacker, &battle.defender];
    let hands = sides.map(|side| possible_cards(view, side));
    // A card that was chosen, and may be known, is the only one left.
    let plays = [0, 1].map(|side| sides[side].play.map_or(hands[side], BattleCards::one));
    let overall = Tally::of(&table, plays)?;
    let own = Role::BOTH
        .into_iter()
        .find(|&role| view.eye == Eye::Seat(sides[role as usize].seat));
    let fare = |role: Role, card: BattleCard| {
        let mut plays = plays;
        plays[role as usize] = BattleCards::one(card);
        Tally::of(&table, plays).map(|tally| tally.for_card(role, card))
    };
    Some(Forecast {
        attacker_wins: overall.share_won(Role::Attacker),
        defender_wins: overall.share_won(Role::Defender),
        attacker_lost: overall.mean_lost(Role::Attacker),
        defender_lost: overall.mean_lost(Role::Defender),
        cards: own.map_or(Vec::new(), |role| {
            let hand = hands[role as usize].iter();
            hand.filter_map(|card| fare(role, card)).collect()
        }),
    })
}

/// Everything the view shows, with the battle ready to be fought.
fn table(view: &View, battle: &BattleView) -> Kemet {
    let mut game = imagine::public_part(view, [Seed(0); 2]);
    game.fray.0 = Some(imagine::public_battle(battle));
    for side in &mut game.battle_mut().sides {
        side.open.played = side.secret.di.len();
        // A bluff has no points and goes back to its owner (KB-3.5.2.b).
        side.secret.di = side
            .secret
            .di
            .iter()
            .filter(|card| card.is_loose())
            .collect();
    }
    game
}

/// The cards that a side may still play, as far as the eye can tell: its own
/// hand, or all cards of the other side that do not lie face up (KB-HI-01).
fn possible_cards(view: &View, side: &SideView) -> BattleCards {
    let player = &view.players[side.seat.index()];
    match &player.secret {
        Some(secret) => secret.hand,
        None => {
            (view.agreed.edition.rules().battle_cards | imagine::specials(view, player))
                - player.face_up
        }
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
    /// Every card of one side against every card of the other.
    fn of(table: &Kemet, plays: [BattleCards; 2]) -> Option<Tally> {
        let mut tally = Tally::default();
        for attacker in plays[0].iter() {
            for defender in plays[1].iter() {
                let faces = [attacker.face(), defender.face()];
                tally.add(&reckoning::clash(table, faces));
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

    fn for_card(&self, role: Role, card: BattleCard) -> CardForecast {
        CardForecast {
            card,
            wins: self.share_won(role),
            loses: self.share_won(role.other()),
            lost: self.mean_lost(role),
            killed: self.mean_lost(role.other()),
        }
    }
}
