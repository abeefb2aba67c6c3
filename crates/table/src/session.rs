//! A game in progress behind one face, whichever game it is.
//!
//! The table knows seats, notation and JSON; what they mean is known to the
//! rules alone. Everything here is plain computation: no clock, no disk.

mod minds;
mod study;

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Reason;
use games::{Served, SoloGame};
use serde_json::value::RawValue;
use tabletop::{
    Audience, Eye, FreshDice, Outcome, Pages, Played, Record, RecordError, Seat, Seats, Seed,
    SetupError, Silent, state_hash,
};

use self::minds::{Mind, Minds, Pondered};
use self::study::Reading;

use crate::course::{Course, Taken};
use crate::unplayable::{Obstacle, Stop};
use crate::wire::{AttackOdds, Mark, Moment, Offer};

/// A game in progress.
pub trait Session: Send + Sync {
    /// Everybody at the table.
    fn seats(&self) -> Seats;

    /// Who must decide.
    fn awaiting(&self) -> Seats;

    /// How many actions the record holds.
    fn count(&self) -> u32;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What `seat` may do, and what it costs.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Says of each of these offers of `seat` what it would close
    /// ([`games::closings`]).
    fn foretell(&self, seat: Seat, offers: &mut [Offer]);

    /// Whether everybody who is asked now answers in person, also with one
    /// option only.
    fn asked_in_person(&self) -> bool;

    /// Takes an action out of the offers of `seat`; anything else is refused
    /// and changes nothing.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<Told, NotTaken>;

    /// Why `seat` cannot do this; nothing if it can.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Box<RawValue>>, NotTaken>;

    /// How many of its own last actions `seat` may freely take back.
    fn free_undo(&self, seat: Seat) -> u32;

    /// Why `seat` cannot take back its last action; nothing if it can.
    fn undo_refusal(&self, seat: Seat) -> Option<tabletop::UndoRefusal>;

    /// Drops the last `back` actions, whoever took them. If something had come
    /// to light the dice are set anew from a `fresh` seed, which is given.
    fn rewind(&mut self, back: u32, fresh: &mut dyn FnMut() -> Seed) -> Option<Seed>;

    /// Sets the dice anew.
    fn renew_dice(&mut self, seed: Seed);

    /// Another session of the same game at the same moment, with the same bots.
    fn twin(&self) -> Box<dyn Session>;

    /// The hash of the state.
    fn hash(&self) -> u64;

    /// What `eye` sees.
    fn view(&self, eye: Eye) -> Box<RawValue>;

    /// Those who play together with `seat`, itself included.
    fn team(&self, seat: Seat) -> Seats;

    /// What `seat` may show to its team and everybody else must not see.
    fn hand(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// What came of a game that one person played alone and that ended like
    /// this; nothing for any other game.
    fn solo(&self, outcome: &Outcome) -> Option<SoloGame>;

    /// The odds `eye` can work out, where there are any.
    fn odds(&self, eye: Eye) -> Option<Box<RawValue>>;

    /// The odds `eye` can work out for each of its offers that attacks.
    fn attack_odds(&self, eye: Eye, offers: &[Offer]) -> Vec<AttackOdds>;

    /// The states after `from` to `to` actions as `eye` saw them.
    fn moments(&self, eye: Eye, from: u32, to: u32) -> Vec<Moment>;

    /// What the actions numbered `from` to `to` (from 1) told `eye`, one list
    /// per action.
    fn events(&self, eye: Eye, from: u32, to: u32) -> Vec<Vec<Box<RawValue>>>;

    /// Where turns, battles and nights begin.
    fn marks(&self) -> Vec<Mark>;

    /// Every action in order, in notation.
    fn actions(&self) -> Vec<(Seat, String)>;

    /// Where the dice were set anew.
    fn dice(&self) -> FreshDice;

    /// The hash of every state: before the first action and after each.
    fn hashes(&self) -> Vec<u64>;

    /// The record as text.
    fn record(&self) -> String;

    /// The thought of the bot at `seat` about what to do now; to be run where
    /// it may take its time. Nothing if the seat is not awaited.
    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Option<Thought>;

    /// How many bytes bots remember of their thoughts so far, about.
    fn remembered(&self) -> usize;

    /// Bots forget what they thought so far.
    fn forget(&mut self);

    /// What this bot would do at `seat`, if it sat there.
    fn advice(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought>;

    /// How the chances went, for a game that ended like this; to be worked out
    /// where it may take its time.
    fn study(&self, outcome: Option<Outcome>) -> Box<dyn Study>;
}

/// A bot's work: it holds what the seat sees and nothing else.
pub type Thought = Box<dyn FnOnce() -> Opinion + Send>;

/// What came of a thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion {
    /// The notation of one of the offers.
    pub choice: String,
    /// What was compared, the best first; empty if nothing was.
    pub options: Vec<Prospect>,
    /// How many simulations it rests on.
    pub simulations: u32,
}

impl Opinion {
    /// The opinion without these actions, unless nothing else was compared: then
    /// there is nothing better to say.
    fn without(mut self, unwanted: &HashSet<String>) -> Opinion {
        let wanted = |option: &Prospect| !unwanted.contains(&option.action);
        if self.options.iter().any(wanted) {
            self.options.retain(wanted);
        }
        self
    }
}

/// What a bot thinks of one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// Its notation.
    pub action: String,
    /// How much of the attention it got, or how often it would be taken.
    pub share: f32,
    /// The chance to win after it.
    pub chance: f32,
    /// What speaks for it, where somebody wants to know.
    pub reasons: Vec<Reason>,
}

/// What an action led to.
#[derive(Debug)]
pub struct Told {
    events: Vec<(Audience, Box<RawValue>)>,
}

impl Told {
    /// What `eye` may know of it.
    pub fn for_eye(&self, eye: Eye) -> Vec<Box<RawValue>> {
        self.events
            .iter()
            .filter(|(audience, _)| audience.includes(eye))
            .map(|(_, event)| event.clone())
            .collect()
    }
}

/// Why an action was not taken.
#[derive(Debug)]
pub enum NotTaken {
    /// The notation means nothing in this game.
    Unreadable,
    /// The game refuses; its reason as JSON.
    Refused(Box<RawValue>),
}

impl NotTaken {
    /// As what stands in the way of a stored game: the action with this number.
    pub(crate) fn as_obstacle(&self, number: usize) -> Obstacle {
        match self {
            NotTaken::Unreadable => Obstacle::BadAction {
                number,
                detail: String::new(),
            },
            NotTaken::Refused(reason) => Obstacle::Refused {
                number,
                refusal: serde_json::from_str(reason.get()).unwrap_or_default(),
            },
        }
    }
}

/// What was wrong with a game that should be opened or taken up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No such game.
    UnknownGame(String),
    /// The setup cannot be read; what its reader said.
    Unreadable(String),
    /// This game does not begin with the setup.
    Setup(&'static str, SetupError),
    /// The record does not follow the rules; its game, where that is known.
    Record(Option<&'static str>, RecordError),
}

pub use self::minds::level_of;
pub use self::study::Study;
pub use games::raw;

/// The one kind of session: a game with its record, and those who think
/// about it.
pub(crate) struct Live<G: Served> {
    played: Played<G>,
    minds: Minds<G>,
}

impl<G: Served> From<Played<G>> for Live<G> {
    fn from(played: Played<G>) -> Self {
        Live {
            played,
            minds: Minds::default(),
        }
    }
}

impl<G: Served> Live<G> {
    /// A new game.
    pub fn start(setup: &str, seed: Seed) -> Result<Live<G>, OpenError> {
        let setup = parse_setup::<G>(setup)?;
        let played =
            Played::start(setup, seed).map_err(|error| OpenError::Setup(G::NAME, error))?;
        Ok(played.into())
    }

    /// A game taken up from its stored course, under the rules it began with
    /// and held to its hashes; or the first row that cannot be followed.
    pub fn rebuild(rules: u32, setup: &str, seed: Seed, course: &Course) -> Result<Live<G>, Stop> {
        let mut played =
            begin::<G>(rules, setup, seed).map_err(|obstacle| Stop { row: 0, obstacle })?;
        for index in 0..=course.taken.len() {
            if let Some(seed) = course.dice.at(index) {
                played.renew_dice(seed);
            }
            if let Some(taken) = course.taken.get(index) {
                take(&mut played, index + 1, taken).map_err(|obstacle| Stop {
                    row: taken.row,
                    obstacle,
                })?;
            }
        }
        match course.last {
            Some((row, Some(hash))) if hash != played.record().end => Err(Stop {
                row,
                obstacle: Obstacle::Differs {
                    actions: course.taken.len(),
                },
            }),
            _ => Ok(played.into()),
        }
    }

    /// A game from the text of a record, checked line by line.
    pub fn from_record(text: &str) -> Result<Live<G>, OpenError> {
        let broken = |error| OpenError::Record(Some(G::NAME), error);
        let record = Record::<G>::parse(text).map_err(broken)?;
        Played::resume(record).map(Live::from).map_err(broken)
    }

    /// The setup as it is stored.
    pub fn setup_and_seed(&self) -> (Box<RawValue>, Seed) {
        let record = self.played.record();
        (raw(&record.setup), record.seed)
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> u32 {
        self.played.record().rules
    }

    /// The first state.
    fn first(&self) -> G {
        let record = self.played.record();
        record.start().expect("the game began with it")
    }

    fn state(&self) -> &G {
        self.played.state()
    }

    /// What `seat` must decide, through its own eyes.
    fn pondered(&self, seat: Seat, seed: u64) -> Option<Pondered<G>> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        (!actions.is_empty()).then(|| Pondered {
            seat,
            view: self.state().view(Eye::Seat(seat)),
            actions,
            seed,
        })
    }

    /// Those of these actions that the game warns of.
    fn warned(&self, seat: Seat, actions: &[G::Action]) -> HashSet<String> {
        let warned = actions
            .iter()
            .filter(|&&action| self.state().warning(seat, action).is_some());
        warned.map(ToString::to_string).collect()
    }

    /// Plays the record again up to action `to` and shows every action from
    /// number `from` on with what it told and the state after it.
    fn replay(&self, from: u32, to: u32, mut see: impl FnMut(u32, Seat, &Pages<G::Event>, &G)) {
        let record = self.played.record();
        let mut state = self.first();
        for (number, &(seat, action)) in (1..=to).zip(&record.actions) {
            if number < from {
                state.apply_unchecked(seat, action);
            } else {
                let mut pages = Pages::new();
                let taken = state.apply(seat, action, &mut pages);
                debug_assert!(taken.is_ok(), "an action of the record is refused");
                see(number, seat, &pages, &state);
            }
            record.roll_on(&mut state, number as usize);
        }
    }
}

impl<G: Served> Session for Live<G> {
    fn seats(&self) -> Seats {
        self.state().seats()
    }

    fn awaiting(&self) -> Seats {
        self.state().awaiting()
    }

    fn count(&self) -> u32 {
        self.played.record().actions.len() as u32
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions
            .into_iter()
            .map(|action| Offer {
                action: action.to_string(),
                cost: self.state().cost(seat, action),
                attack: self.state().is_attack(seat, action),
                remark: self.state().remark(seat, action).map(str::to_owned),
                warning: self.state().warning(seat, action).map(str::to_owned),
                closes: None,
            })
            .collect()
    }

    fn foretell(&self, seat: Seat, offers: &mut [Offer]) {
        let actions: Result<Vec<_>, _> = offers
            .iter()
            .map(|offer| parse_action::<G>(&offer.action))
            .collect();
        let view = self.state().view(Eye::Seat(seat));
        let closings = actions.map(|actions| games::closings::<G>(&view, seat, &actions));
        for (offer, closes) in offers.iter_mut().zip(closings.into_iter().flatten()) {
            offer.closes = closes;
        }
    }

    fn asked_in_person(&self) -> bool {
        G::asked_in_person(&self.state().view(Eye::Spectator))
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Told, NotTaken> {
        let action = parse_action::<G>(notation).map_err(|_| NotTaken::Unreadable)?;
        let mut pages = Pages::new();
        self.played
            .act(seat, action, &mut pages)
            .map_err(|refusal| NotTaken::Refused(raw(&refusal)))?;
        let events = pages
            .0
            .iter()
            .map(|(audience, event)| (*audience, raw(event)))
            .collect();
        Ok(Told { events })
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Box<RawValue>>, NotTaken> {
        let action = parse_action::<G>(notation).map_err(|_| NotTaken::Unreadable)?;
        Ok(self
            .state()
            .why_not(seat, action)
            .map(|refusal| raw(&refusal)))
    }

    fn free_undo(&self, seat: Seat) -> u32 {
        self.played.free_undo(seat).unwrap_or(0) as u32
    }

    fn undo_refusal(&self, seat: Seat) -> Option<tabletop::UndoRefusal> {
        self.played.undo_refusal(seat)
    }

    fn rewind(&mut self, back: u32, fresh: &mut dyn FnMut() -> Seed) -> Option<Seed> {
        self.minds = Minds::default();
        let rewound = self.played.undo_with_consent(back as usize, fresh);
        debug_assert!(rewound.is_ok(), "more was taken back than was played");
        rewound.ok()?.dice
    }

    fn renew_dice(&mut self, seed: Seed) {
        self.played.renew_dice(seed);
    }

    fn twin(&self) -> Box<dyn Session> {
        Box::new(Live {
            played: self.played.clone(),
            minds: self.minds.clone(),
        })
    }

    fn hash(&self) -> u64 {
        self.played.record().end
    }

    fn view(&self, eye: Eye) -> Box<RawValue> {
        raw(&self.state().view(eye))
    }

    fn team(&self, seat: Seat) -> Seats {
        self.state().team(seat)
    }

    fn hand(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.state().hand(seat)
    }

    fn solo(&self, outcome: &Outcome) -> Option<SoloGame> {
        self.state().solo(outcome)
    }

    fn odds(&self, eye: Eye) -> Option<Box<RawValue>> {
        G::odds(&self.state().view(eye))
    }

    fn attack_odds(&self, eye: Eye, offers: &[Offer]) -> Vec<AttackOdds> {
        let mut attacks = offers.iter().filter(|offer| offer.attack).peekable();
        if attacks.peek().is_none() {
            return Vec::new();
        }
        let view = self.state().view(eye);
        let odds = |offer: &Offer| {
            let action = parse_action::<G>(&offer.action).ok()?;
            Some(AttackOdds {
                action: offer.action.clone(),
                odds: G::attack_odds(&view, action)?,
            })
        };
        attacks.filter_map(odds).collect()
    }

    fn moments(&self, eye: Eye, from: u32, to: u32) -> Vec<Moment> {
        let mut moments = Vec::new();
        if from == 0 {
            moments.push(Moment {
                count: 0,
                seat: None,
                events: Vec::new(),
                view: raw(&self.first().view(eye)),
            });
        }
        self.replay(from.max(1), to, |count, seat, pages, state| {
            moments.push(Moment {
                count,
                seat: Some(seat),
                events: pages.for_eye(eye).map(raw).collect(),
                view: raw(&state.view(eye)),
            });
        });
        moments
    }

    fn events(&self, eye: Eye, from: u32, to: u32) -> Vec<Vec<Box<RawValue>>> {
        let mut events = Vec::new();
        self.replay(from, to, |_, _, pages, _| {
            events.push(pages.for_eye(eye).map(raw).collect());
        });
        events
    }

    fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        self.replay(1, self.count(), |count, _, pages, _| {
            let kinds = pages.for_eye(Eye::Spectator).filter_map(G::mark);
            marks.extend(kinds.map(|kind| Mark {
                count,
                kind: kind.to_owned(),
            }));
        });
        marks
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        self.played
            .record()
            .actions
            .iter()
            .map(|(seat, action)| (*seat, action.to_string()))
            .collect()
    }

    fn dice(&self) -> FreshDice {
        self.played.record().dice.clone()
    }

    fn hashes(&self) -> Vec<u64> {
        let record = self.played.record();
        let mut state = self.first();
        let mut hashes = vec![state_hash(&state)];
        for (&(seat, action), taken) in record.actions.iter().zip(1..) {
            state.apply_unchecked(seat, action);
            record.roll_on(&mut state, taken);
            hashes.push(state_hash(&state));
        }
        hashes
    }

    fn record(&self) -> String {
        self.played.record().write()
    }

    fn thought(&mut self, seat: Seat, bot: &str, seed: u64) -> Option<Thought> {
        let pondered = self.pondered(seat, seed)?;
        let level = level_of(bot);
        let mind = self.minds.of(seat, level);
        Some(Box::new(move || pondered.with(level, &mind)))
    }

    fn remembered(&self) -> usize {
        self.minds.remembered()
    }

    fn forget(&mut self) {
        self.minds = Minds::default();
    }

    fn advice(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought> {
        let pondered = self.pondered(seat, seed)?;
        let level = level_of(bot);
        let warned = self.warned(seat, &pondered.actions);
        Some(Box::new(move || {
            let opinion = Mind::new(level).consider(&pondered);
            pondered.with_reasons(opinion.without(&warned))
        }))
    }

    fn study(&self, outcome: Option<Outcome>) -> Box<dyn Study> {
        let record = self.played.record().clone();
        Box::new(Reading::new(self.first(), record, outcome))
    }
}

/// A stored game before its first action.
fn begin<G: Served>(rules: u32, setup: &str, seed: Seed) -> Result<Played<G>, Obstacle> {
    if !G::plays(rules) {
        return Err(Obstacle::OtherRules {
            found: rules,
            oldest: G::OLDEST_RULES,
            newest: G::RULES_VERSION,
        });
    }
    let setup = serde_json::from_str(setup).map_err(|error| Obstacle::BadSetup {
        detail: error.to_string(),
    })?;
    let started = unbroken(|| Played::start_under(rules, setup, seed))
        .ok_or(Obstacle::BrokeDown { number: 0 })?;
    started.map_err(|error| Obstacle::BadStart {
        record_error: serde_json::to_value(error).unwrap_or_default(),
    })
}

/// Takes a stored action, the one with this number, and looks whether it leads
/// to where it led.
fn take<G: Served>(played: &mut Played<G>, number: usize, taken: &Taken) -> Result<(), Obstacle> {
    let unknown = |detail| Obstacle::BadAction { number, detail };
    let action = parse_action::<G>(&taken.action).map_err(unknown)?;
    unbroken(|| played.act(taken.seat, action, &mut Silent))
        .ok_or(Obstacle::BrokeDown { number })?
        .map_err(|refusal| Obstacle::Refused {
            number,
            refusal: serde_json::to_value(refusal).unwrap_or_default(),
        })?;
    match taken.hash {
        Some(hash) if hash != played.record().end => Err(Obstacle::Differs { actions: number }),
        _ => Ok(()),
    }
}

/// What comes of it; nothing if it panics: a story that other rules wrote, or
/// nobody, may lead where no game does.
pub fn unbroken<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn parse_setup<G: Served>(text: &str) -> Result<G::Setup, OpenError> {
    serde_json::from_str(text).map_err(|error| OpenError::Unreadable(error.to_string()))
}

fn parse_action<G: Served>(text: &str) -> Result<G::Action, String> {
    text.parse::<G::Action>().map_err(|error| error.to_string())
}
