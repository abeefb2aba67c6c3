//! What a bot would do in somebody's place: asked for on a socket, thought
//! about elsewhere, told to that socket alone.

use bots::Reason;
use tabletop::{MAX_SEATS, Seat};

use crate::Table;
use crate::bucket::Bucket;
use crate::change::{Decided, Plan, Then};
use crate::connections::ConnectionId;
use crate::entry::What;
use crate::facts::PersonId;
use crate::games;
use crate::info::{hints_allowed, people_of};
use crate::output::{Output, Purpose, Task, ThoughtId, Work};
use crate::session::{Opinion, Prospect, level_of};
use crate::wire::{
    A_SEARCH, Advice, Advised, Because, MOST_ADVISED, Status, TableRefusal, ToClient,
};

/// How many hints a seat gets at once,
const AT_ONCE: u32 = 6;

/// and how many a second after that.
const A_SECOND: f32 = 0.5;

/// Those who were asked and still think, and how often each seat may ask.
pub(crate) struct Advisers {
    asked: Vec<Asked>,
    allowed: [Bucket; MAX_SEATS],
}

/// Somebody waits for advice.
struct Asked {
    /// On this socket,
    to: ConnectionId,
    /// under this number,
    ask: u32,
    /// for this seat,
    seat: Seat,
    /// about the decision that came up in this version,
    since: u32,
    /// whether others choose at the same time,
    drawn: bool,
    /// by this bot.
    bot: String,
    thought: ThoughtId,
}

/// Advice that has arrived.
pub(crate) struct Given {
    asked: Asked,
    opinion: Opinion,
}

impl Given {
    /// Who waits for it.
    pub fn to(&self) -> Asker {
        (self.asked.to, self.asked.ask)
    }
}

/// On which socket somebody asked, and under which number.
pub(crate) type Asker = (ConnectionId, u32);

impl Advisers {
    pub fn new(now: i64) -> Advisers {
        Advisers {
            asked: Vec::new(),
            allowed: [Bucket::new(AT_ONCE, A_SECOND, now); MAX_SEATS],
        }
    }

    /// Takes away those for whom nobody waits like this.
    fn take_where(&mut self, unwanted: impl Fn(&Asked) -> bool) -> Vec<Asked> {
        let asked = std::mem::take(&mut self.asked);
        let (gone, kept) = asked.into_iter().partition(unwanted);
        self.asked = kept;
        gone
    }
}

impl Table {
    /// Somebody asks what a bot would do in their place.
    pub(crate) fn ask_advice(
        &mut self,
        to: ConnectionId,
        person: Option<PersonId>,
        ask: u32,
        seat: Seat,
        bot: String,
    ) {
        if let Err(refusal) = self.try_to_ask(to, person, ask, seat, bot) {
            self.refuse_advice((to, ask), refusal);
        }
    }

    fn try_to_ask(
        &mut self,
        to: ConnectionId,
        person: Option<PersonId>,
        ask: u32,
        seat: Seat,
        bot: String,
    ) -> Result<(), TableRefusal> {
        self.check_hint(person, seat)?;
        if !games::knows_bot(&self.facts.game, &bot) {
            return Err(TableRefusal::Unreadable);
        }
        let since = self.decisions.of(seat).ok_or(TableRefusal::Stale)?.since;
        let now = self.now();
        if !self.advisers.allowed[seat.index()].take(1, now) {
            return Err(TableRefusal::TooFast);
        }
        let id = self.bots.next_thought();
        let session = self.playing().ok_or(TableRefusal::NotBegun)?;
        let drawn = session.awaiting().len() > 1;
        let options = session.offers(seat).len();
        let thought = session.advice(seat, &bot, self.chance.thought(id));
        let thought = thought.ok_or(TableRefusal::Stale)?;
        let task = Task {
            id,
            purpose: Purpose::Hint,
            // Who asks pays, wherever they sit.
            payer: person.unwrap_or(self.facts.host),
            level: level_of(&bot),
            options,
            work: Work::Ponder(thought),
        };
        // Who asks again wants the new answer only.
        for old in self.advisers.take_where(|asked| asked.seat == seat) {
            self.let_go_of_advice(old);
        }
        self.out.push(Output::Think(task));
        self.advisers.asked.push(Asked {
            to,
            ask,
            seat,
            since,
            drawn,
            bot,
            thought: id,
        });
        Ok(())
    }

    /// Whether this person may have a hint for this seat now.
    fn check_hint(&self, person: Option<PersonId>, seat: Seat) -> Result<(), TableRefusal> {
        self.check_owner(person, seat)?;
        match self.status() {
            Status::Gathering => return Err(TableRefusal::NotBegun),
            Status::Finished => return Err(TableRefusal::Over),
            Status::Playing => {}
        }
        self.decides(seat)?;
        if self.scripted().is_some() {
            return Err(TableRefusal::Lesson);
        }
        if hints_allowed(&self.facts) {
            Ok(())
        } else {
            Err(TableRefusal::NoHints)
        }
    }

    /// Nobody needs this advice any longer.
    fn let_go_of_advice(&mut self, asked: Asked) {
        self.out.push(Output::Unthink(asked.thought));
        self.refuse_advice((asked.to, asked.ask), TableRefusal::Stale);
    }

    pub(crate) fn refuse_advice(&mut self, (to, ask): Asker, refusal: TableRefusal) {
        let refused = ToClient::Advice {
            ask,
            advice: None,
            reason: Some(refusal),
        };
        self.connections.send(to, &refused);
    }

    /// Lets go of advice about what is decided by now, or for who has left.
    pub(crate) fn drop_late_advice(&mut self) {
        let (decisions, connections) = (&self.decisions, &self.connections);
        let late = self.advisers.take_where(|asked| {
            let decision = decisions.of(asked.seat);
            decision.is_none_or(|decision| decision.since != asked.since)
                || connections.get(asked.to).is_none()
        });
        for asked in late {
            self.let_go_of_advice(asked);
        }
    }

    /// Passes advice on, and tells the others that it was given. A thought that
    /// nobody asked for, or no longer, is nobody's.
    pub(crate) fn give_advice(&mut self, id: ThoughtId, opinion: Option<Opinion>) {
        let Some(asked) = self.advisers.take_where(|asked| asked.thought == id).pop() else {
            return;
        };
        let Some(opinion) = opinion else {
            return self.refuse_advice((asked.to, asked.ask), TableRefusal::Stale);
        };
        let given = Given { asked, opinion };
        if people_of(&self.facts).len() > 1 {
            let advised = What::Advised {
                seat: given.asked.seat,
                bot: given.asked.bot.as_str().into(),
            };
            let plan = Plan::new(None, vec![advised]);
            self.undertake(Ok(Decided::Happens(plan)), Then::Advise(Box::new(given)));
        } else {
            self.pass_on_advice(given);
        }
    }

    pub(crate) fn pass_on_advice(&mut self, given: Given) {
        let Given { asked, opinion } = given;
        let advice = ToClient::Advice {
            ask: asked.ask,
            advice: Some(Advice {
                since: asked.since,
                seat: asked.seat,
                bot: asked.bot,
                simulations: opinion.simulations,
                options: best_of(opinion, asked.drawn),
                drawn: asked.drawn,
            }),
            reason: None,
        };
        self.connections.send(asked.to, &advice);
    }
}

/// What a search looked at less than so often it has no estimate of, only little
/// interest in.
const AN_ESTIMATE: f32 = 20.0;

/// The best options; the choice alone where nothing was compared. What was
/// looked at less is estimated roughly: a bot that left it does not think it
/// better, and the figures must not say so.
fn best_of(opinion: Opinion, drawn: bool) -> Vec<Advised> {
    let best = opinion.options.first().map_or(1.0, |best| best.chance);
    let simulations = opinion.simulations;
    let estimated = |option: &Prospect| {
        simulations < A_SEARCH || option.share * simulations as f32 >= AN_ESTIMATE
    };
    let advised = |option: Prospect| Advised {
        chance: estimated(&option).then_some(option.chance.min(best)),
        because: option.reasons.into_iter().map(because).collect(),
        action: option.action,
        share: option.share,
    };
    let compared = opinion.options.into_iter().take(MOST_ADVISED);
    let mut options: Vec<Advised> = compared.map(advised).collect();
    if options.is_empty() {
        options.push(Advised {
            action: opinion.choice,
            chance: None,
            share: 1.0,
            because: Vec::new(),
        });
    }
    // Below the choice people read chances, and expect the greatest first; what
    // has none comes last. A draw goes by shares.
    if !drawn && let [_, others @ ..] = &mut options[..] {
        let chance = |option: &Advised| option.chance.unwrap_or(-1.0);
        others.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
    }
    options
}

fn because(reason: Reason) -> Because {
    let figures = reason.figures();
    let is_figure = figures.is_some();
    Because {
        seat: reason.seat,
        what: reason.group.slug(),
        gained: reason.gained.filter(|_| !is_figure),
        lost: reason.lost.filter(|_| !is_figure),
        from: figures.map(|(from, _)| from),
        to: figures.map(|(_, to)| to),
        worth: reason.worth,
    }
}
