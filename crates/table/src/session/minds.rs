//! The bots of a game in progress: what each remembers, and how long it may
//! think.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{Answer, Bot, BotDice, Budget, Level, Question, Staffed, reasons};
use rand::SeedableRng;
use tabletop::{MAX_SEATS, Seat};

use super::{Opinion, Prospect};
use crate::wire::MOST_ADVISED;

/// The longest thought about one decision: people wait for it, and a turn has
/// several.
const LONGEST_THOUGHT: Duration = Duration::from_secs(1);

/// A bot that remembers more than this, in bytes, begins anew with its next
/// decision: so it remembers the decisions of a turn.
const MOST_REMEMBERED: usize = 25 << 20;

/// How long a level thinks about one decision at a table: as long as it is
/// known for, but nobody waits for more than a second.
fn budget(level: Level) -> Budget {
    match level {
        // They do not count, and answer at once.
        Level::Random | Level::Scribe => Budget::default(),
        Level::Priest | Level::Pharaoh => Budget {
            simulations: Some(level.simulations()),
            time: Some(LONGEST_THOUGHT),
        },
    }
}

/// The level with this name. Tables outlive bots: one that sat here and is
/// gone since goes on as a scribe.
pub fn level_of(bot: &str) -> Level {
    bot.parse().unwrap_or(Level::Scribe)
}

/// The bots of a game, by seat.
///
/// A bot remembers what it thought about, which makes it stronger for the
/// same time. It must forget all of it when actions are taken back: it may
/// have seen what was not to be seen at that point.
pub(crate) struct Minds<G: Staffed>([Option<(Level, SharedMind<G>)>; MAX_SEATS]);

/// Held by the game, and by the thought under way.
type SharedMind<G> = Arc<Mutex<Mind<G>>>;

impl<G: Staffed> Default for Minds<G> {
    fn default() -> Self {
        Minds([const { None }; MAX_SEATS])
    }
}

/// The same minds, at two moments of a game.
impl<G: Staffed> Clone for Minds<G> {
    fn clone(&self) -> Self {
        Minds(self.0.clone())
    }
}

impl<G: Staffed> Minds<G> {
    /// The mind of this seat, a fresh one where there is none of this level.
    pub fn of(&mut self, seat: Seat, level: Level) -> SharedMind<G> {
        let place = &mut self.0[seat.index()];
        let known = place.as_ref().filter(|(known, _)| *known == level);
        let mind = known.map(|(_, mind)| Arc::clone(mind));
        mind.unwrap_or_else(|| {
            let fresh = Arc::new(Mutex::new(Mind::new(level)));
            *place = Some((level, Arc::clone(&fresh)));
            fresh
        })
    }

    /// How many bytes all of them remember, about.
    pub fn remembered(&self) -> usize {
        let bytes = |(_, mind): &(Level, SharedMind<G>)| match mind.try_lock() {
            Ok(mind) => mind.bot.remembers(),
            // A thought that nobody waits for any more is still at it.
            Err(_) => MOST_REMEMBERED,
        };
        self.0.iter().flatten().map(bytes).sum()
    }
}

/// One bot, and what it thought about so far.
pub(crate) struct Mind<G: Staffed> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: Staffed> Mind<G> {
    pub fn new(level: Level) -> Self {
        Mind {
            level,
            bot: level.seat_one(),
        }
    }

    /// What it thinks of a decision.
    pub fn consider(&mut self, decision: &Pondered<G>) -> Opinion {
        if self.bot.remembers() > MOST_REMEMBERED {
            *self = Mind::new(self.level);
        }
        let look = || decision.view.clone();
        let question = Question::new(decision.seat, &decision.actions, budget(self.level), &look);
        let mut dice = BotDice::seed_from_u64(decision.seed);
        let answer = self.bot.choose(&question, &mut dice);
        decision.in_words(&answer)
    }
}

/// A decision to be thought about: what its seat sees, and nothing else.
pub(crate) struct Pondered<G: Staffed> {
    pub seat: Seat,
    pub view: G::View,
    /// What may be chosen; never empty.
    pub actions: Vec<G::Action>,
    pub seed: u64,
}

impl<G: Staffed> Pondered<G> {
    /// Thinks with this mind. A thought that nobody waits for any more may
    /// still have it, or have broken down in it: then with a fresh one.
    pub fn with(&self, level: Level, mind: &SharedMind<G>) -> Opinion {
        match mind.try_lock() {
            Ok(mut mind) => mind.consider(self),
            Err(_) => Mind::new(level).consider(self),
        }
    }

    /// The opinion with what speaks for each of the best options.
    pub fn with_reasons(&self, mut opinion: Opinion) -> Opinion {
        let mut dice = BotDice::seed_from_u64(self.seed);
        for option in opinion.options.iter_mut().take(MOST_ADVISED) {
            let named = |action: &G::Action| action.to_string() == option.action;
            if let Some(place) = self.actions.iter().position(named) {
                let (view, actions) = (self.view.clone(), &self.actions);
                let judgement = G::judgement();
                option.reasons = reasons(&judgement, view, self.seat, actions, place, &mut dice);
            }
        }
        opinion
    }

    fn in_words(&self, answer: &Answer) -> Opinion {
        let notation = |place: usize| self.actions.get(place).map(ToString::to_string);
        let compared = answer
            .options
            .iter()
            .filter(|option| option.share > 0.0 || option.chance > 0.0);
        Opinion {
            choice: notation(answer.choice).unwrap_or_default(),
            options: compared
                .filter_map(|option| {
                    Some(Prospect {
                        action: notation(option.place)?,
                        share: option.share,
                        chance: option.chance,
                        reasons: Vec::new(),
                    })
                })
                .collect(),
            simulations: answer.simulations,
        }
    }
}
