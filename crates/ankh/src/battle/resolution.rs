//! Majorities, strengths, the tie, and what victory and defeat bring
//!

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::battle::killing;
use crate::board::{DESERT, HexSet};
use crate::components::{Card, Power};
use crate::conflict::{parts, radiance, radiance_grant};
use crate::event::{Event, Grant, Why};
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};
use crate::strength;

impl Automatic<Ankh> for stage::Majority {
    /// Those with a figure left gain one for each majority, lowest first.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        let region = game.battle().region;
        let land = game.land(region);
        let here = game.sides_in(region);
        for side in game.lowest_first(here) {
            let majorities = game.majorities(side, land);
            game.gain_devotion_by(side, majorities, Why::Majority, journal, |game| {
                (region, game.majority_grants(side, land))
            });
        }
    }
}

impl Automatic<Ankh> for stage::Strength {
    /// The strongest with figures wins, unless there is a tie.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let region = game.battle().region;
        add_up(game, region, journal);
        let strongest = strongest(game);
        match (strongest.len(), strongest.lowest()) {
            (1, winner) => {
                game.battle_mut().winner = winner;
                game.steps.turn_into(Step::Rewards);
            }
            (0, _) => {
                tell(journal, || Event::NobodyLeft { region });
                game.steps.turn_into(Step::Rewards);
            }
            _ => game.steps.turn_into(Step::Tie),
        }
    }
}

/// The strength of everybody.
fn add_up<J: Journal<Event>>(game: &mut Ankh, region: u8, journal: &mut J) {
    for side in game.lowest_first(game.battle().participants) {
        let cards = game.battle().played[side.index()];
        let total = strength::total(game, side, region, cards);
        game.battle_mut().strength[side.index()] = total;
        tell(journal, || Event::StrengthSummed {
            seat: side,
            total,
            lines: strength::lines(game, side, region, cards).to_vec(),
        });
    }
}

/// Participants with figures and the highest strength (A-13.5b).
fn strongest(game: &Ankh) -> Seats {
    let here = game.sides_in(game.battle().region);
    let standing = || {
        game.battle()
            .participants
            .iter()
            .filter(|&side| here.contains(side))
    };
    let strength = |side: Seat| game.battle().strength[side.index()];
    let highest = standing().map(strength).max();
    standing()
        .filter(|&side| Some(strength(side)) == highest)
        .collect()
}

impl Stage<Ankh> for stage::Tie {
    /// A tied holder of the tiebreaker may use it; else everybody loses
    /// (A-13.5c).
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) -> Flow {
        match game.tiebreaker {
            Some(token) if token.face_up && strongest(game).contains(token.seat) => {
                Flow::ask(token.seat)
            }
            _ => {
                tied(game, journal);
                Flow::Again
            }
        }
    }

    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Break);
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Break => break_tie(game, seat, journal),
            Action::Decline => tied(game, journal),
            _ => self.not_offered(action),
        }
    }
}

fn tied<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let region = game.battle().region;
    game.steps.turn_into(Step::Rewards);
    tell(journal, || Event::BattleTied { region });
}

fn break_tie<J: Journal<Event>>(game: &mut Ankh, seat: Seat, journal: &mut J) {
    if let Some(token) = &mut game.tiebreaker {
        token.face_up = false;
    }
    game.battle_mut().winner = Some(seat);
    game.steps.turn_into(Step::Rewards);
    tell(journal, || Event::TieBroken { seat });
}

impl Automatic<Ankh> for stage::Rewards {
    /// The winner's gain, then Magnanimous losers (A-13.5d, e).
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.turn_into(Step::Defeat);
        let region = game.battle().region;
        if let Some(winner) = game.battle().winner {
            tell(journal, || Event::BattleWon {
                seat: winner,
                region,
            });
            let reward = Reward::of(game, winner);
            if game.has(winner, Power::Commanding) {
                game.gain_followers(winner, 3, Why::Commanding, journal);
            }
            game.gain_devotion_by(winner, reward.sum(), Why::Victory, journal, |_| {
                (region, reward.grants())
            });
        }
        for side in game.lowest_first(game.battle().participants) {
            let many = game.present(side, region).len() >= 2;
            if game.battle().has_lost(side) && many && game.has(side, Power::Magnanimous) {
                game.gain_devotion(side, 2, Why::Magnanimous, journal);
            }
        }
    }
}

/// What a victory brings.
const VICTORY: u8 = 1;

/// What Glorious makes of it.
const GLORY: u8 = 3;

/// One instance: 1, or 3 with Glorious, and what Drought and Radiance add
///
struct Reward {
    glory: u8,
    drought: u8,
    radiance: u8,
}

impl Reward {
    fn of(game: &Ankh, winner: Seat) -> Reward {
        let region = game.battle().region;
        let drought = if game.plays(winner, Card::Drought) {
            let desert = DESERT - game.underworld;
            (game.present(winner, region) & desert).len() as u8
        } else {
            0
        };
        Reward {
            glory: if is_glorious(game, winner) {
                GLORY - VICTORY
            } else {
                0
            },
            drought,
            radiance: radiance(game, winner, region),
        }
    }

    fn sum(&self) -> u8 {
        VICTORY + self.glory + self.drought + self.radiance
    }

    fn grants(&self) -> Vec<Grant> {
        let glory = (self.glory > 0).then_some(Grant::Power {
            power: Power::Glorious,
            amount: self.glory,
        });
        let drought = (self.drought > 0).then_some(Grant::Card {
            card: Card::Drought,
            amount: self.drought,
        });
        parts(VICTORY, [glory, drought, radiance_grant(self.radiance)])
    }
}

/// At least 3 above the next strongest.
fn is_glorious(game: &Ankh, winner: Seat) -> bool {
    let strength = |side: Seat| game.battle().strength[side.index()];
    let others = game
        .battle()
        .participants
        .without(winner)
        .iter()
        .map(strength);
    game.has(winner, Power::Glorious) && strength(winner) >= others.max().unwrap_or(0) + 3
}

impl Automatic<Ankh> for stage::Defeat {
    /// All warriors and guardians of the losers are to die, but for those whom
    /// Flood keeps alive (A-13.5f).
    fn run<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) {
        let mut doomed = HexSet::EMPTY;
        for side in game.battle().participants.iter() {
            if game.battle().has_lost(side) {
                doomed |= killing::mortals(game, side);
            }
        }
        doomed -= game.battle().flooded;
        game.battle_mut().doomed = doomed;
        game.battle_mut().protected = killing::protected(game, doomed);
        game.steps.go_through(&[
            Step::Protect,
            Step::Lift,
            Step::Trap,
            Step::Rise,
            Step::Curse,
        ]);
    }
}
