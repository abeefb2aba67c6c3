//! Conflict: region after region, dominance or battle.

use tabletop::{Automatic, Journal, Seat};

use crate::battle;
use crate::board::HexSet;
use crate::components::{God, Power, TOKENS};
use crate::event::{Event, Grant, Why};
use crate::state::{Ankh, Tiebreaker, tell};
use crate::step::{Step, stage};

impl Automatic<Ankh> for stage::Conflict {
    /// The triggering god takes the tiebreaker; then what happens at the start
    /// of each conflict.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let seat = game.active_side();
        game.conflicts += 1;
        game.tiebreaker = Some(Tiebreaker {
            seat,
            face_up: true,
        });
        let number = game.conflicts;
        tell(journal, || Event::ConflictBegan { seat, number });
        game.steps.turn_into(Step::Region { number: 1 });
        omnipresent(game, journal);
        scorpions(game, journal);
    }
}

/// Omnipresent: a follower for each region with an own figure.
fn omnipresent<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    for side in game.rank.clone() {
        if game.has(side, Power::Omnipresent) {
            let here = |&number: &u8| !game.present(side, number).is_empty();
            let count = (1..=TOKENS as u8).filter(here).count() as u16;
            game.gain_followers(side, count, Why::Omnipresent, journal);
        }
    }
}

/// Scorpions destroy the monuments they point at, all at once: those
/// adjacent to them, so none behind a river or a camel.
fn scorpions<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let mut doomed = HexSet::EMPTY;
    for &(hex, facing) in game.facing.iter().flatten() {
        let scorpion = HexSet::one(hex);
        let pointed = facing
            .directions()
            .into_iter()
            .fold(HexSet::EMPTY, |set, direction| {
                set | scorpion.toward(direction)
            });
        doomed |= pointed & game.adjacent(scorpion);
    }
    for hex in doomed & game.all_monuments() {
        let owner = game.controller_at(hex);
        if let Some(monument) = game.monument_at(hex) {
            tell(journal, || Event::MonumentDestroyed {
                hex,
                monument,
                owner,
            });
        }
        game.remove_monument(hex);
    }
}

impl Automatic<Ankh> for stage::Region {
    /// Resolves the region with this token, judged now that it is reached
    ///
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let number = self.number;
        let next = number + 1;
        game.steps.turn_into(if usize::from(next) <= TOKENS {
            Step::Region { number: next }
        } else {
            Step::ConflictEnd
        });
        let sides = game.sides_in(number);
        match (sides.len(), sides.lowest()) {
            (0, _) | (_, None) => {}
            (1, Some(side)) => dominate(game, side, number, journal),
            _ => battle::begin(game, number, sides, journal),
        }
    }
}

/// Majorities, then dominance: two instances.
fn dominate<J: Journal<Event>>(game: &mut Ankh, side: Seat, region: u8, journal: &mut J) {
    tell(journal, || Event::Dominated { seat: side, region });
    let land = game.land(region);
    let majorities = game.majorities(side, land);
    game.gain_devotion_by(side, majorities, Why::Majority, journal, |game| {
        (region, game.majority_grants(side, land))
    });
    let radiant = radiance(game, side, region);
    game.gain_devotion_by(side, ALONE + radiant, Why::Dominance, journal, |_| {
        (region, parts(ALONE, [radiance_grant(radiant)]))
    });
}

/// What being alone in a region brings.
const ALONE: u8 = 1;

/// What is added to a plain gain, and that gain; nothing if nothing is added.
pub(crate) fn parts<const N: usize>(plain: u8, added: [Option<Grant>; N]) -> Vec<Grant> {
    let added: Vec<Grant> = added.into_iter().flatten().collect();
    let own = (!added.is_empty()).then_some(Grant::Plain { amount: plain });
    own.into_iter().chain(added).collect()
}

/// What Ra's light adds.
pub(crate) fn radiance_grant(amount: u8) -> Option<Grant> {
    let god = God::Ra;
    (amount > 0).then_some(Grant::God { god, amount })
}

/// One more where an own radiant figure stands.
pub(crate) fn radiance(game: &Ankh, side: Seat, region: u8) -> u8 {
    let radiant = game.is_god(side, God::Ra) && game.suns.meets(game.present(side, region));
    u8::from(radiant)
}

impl Automatic<Ankh> for stage::ConflictEnd {
    /// Tokens come back, and what follows the third, fourth and fifth conflict
    ///
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.amun_ready = true;
        game.tiebreaker = None;
        let number = game.conflicts;
        tell(journal, || Event::ConflictEnded { number });
        game.steps.pop();
        match number {
            3 if game.player_count() > 2 => game.steps.push(Step::Merge),
            4 => game.steps.push(Step::Oblivion),
            5 => game.steps.push(Step::Finish),
            _ => {}
        }
    }
}
