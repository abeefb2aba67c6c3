//! A guest: plays what is offered, by chance, until the game is over, and
//! comes back with the last version known whenever the line is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::Seat;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};
use wire::{Channel, Offer, Scope, ToClient, ToServer, Update, What};

use crate::diary::{Deed, Diary};
use crate::error::{ClientError, Result};
use crate::line::{From, Line};
use crate::person::Person;
use crate::seen::{hands, is_over, why};

/// How long a table may stand still before the guest complains.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long the server may be away.
const ABSENCE: Duration = Duration::from_secs(60);

/// How many past moments are asked for at once.
const PAGE: u32 = 60;

/// How long a guest rests who asked too much.
const REST: Duration = Duration::from_secs(1);

/// For so many versions the server promises to know a retry for one. Later it
/// is refused as too late, which is as good: it happens once.
const REMEMBERED: u32 = 1_000;

/// How a guest behaves; one in so many decisions is of the kind named.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// Takes back a step.
    pub undo_one_in: u32,
    /// Says something first.
    pub chat_one_in: u32,
    /// Waits this long before deciding.
    pub think: Duration,
}

impl Default for Manners {
    fn default() -> Self {
        Manners {
            undo_one_in: 20,
            chat_one_in: 40,
            think: Duration::ZERO,
        }
    }
}

/// Beats with every deed that was done; shared by many guests.
#[derive(Clone, Debug, Default)]
pub struct Pulse(Arc<AtomicU64>);

impl Pulse {
    /// How many deeds so far.
    pub fn beats(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    fn beat(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// What a guest went through.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Lines lost and found again.
    pub reconnects: u64,
    /// Sent again after a lost line, and done (before or after).
    pub resent_done: u64,
    /// Sent again after a lost line, and refused.
    pub resent_refused: u64,
    /// Refused, such as for having been too late.
    pub refused: u64,
    /// Things long done, asked for again, and told to be done.
    pub repeated: u64,
}

/// What is to be decided, as far as known.
#[derive(Debug, Default)]
struct Situation {
    version: u32,
    count: u32,
    offers: Vec<Offer>,
    step_back: u32,
    others_decide: bool,
}

/// Sent, and not answered so far.
#[derive(Debug)]
struct Pending {
    id: String,
    message: ToServer,
    resent: bool,
}

/// Somebody at a table, seated or not.
pub struct Guest {
    /// Who they are.
    pub person: Person,
    /// Their seat; none for a spectator.
    pub seat: Option<Seat>,
    /// What they were shown.
    pub diary: Diary,
    /// What they went through.
    pub tally: Tally,
    /// Whether the game came to its end before their eyes.
    pub over: bool,
    table: String,
    manners: Manners,
    rng: Xoshiro256PlusPlus,
    now: Situation,
    pending: Option<Pending>,
    /// The version of the last deed: nothing new before it is on screen.
    effect: u32,
    ids: u32,
    /// When there last was a line.
    last_line: Instant,
    pulse: Pulse,
}

impl Guest {
    /// A guest of this table.
    pub fn new(
        person: Person,
        table: &str,
        seat: Option<Seat>,
        manners: Manners,
        seed: u64,
        pulse: Pulse,
    ) -> Guest {
        Guest {
            person,
            seat,
            diary: Diary::default(),
            tally: Tally::default(),
            over: false,
            table: table.to_owned(),
            manners,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            now: Situation::default(),
            pending: None,
            effect: 0,
            ids: 0,
            last_line: Instant::now(),
            pulse,
        }
    }

    /// Plays until the game is over or `stop` says so; then looks back at
    /// everything once more.
    pub async fn play(&mut self, stop: &watch::Receiver<bool>) -> Result<()> {
        self.last_line = Instant::now();
        loop {
            match self.attend(stop).await {
                Ok(()) => return Ok(()),
                Err(trouble) if trouble.passes() && self.last_line.elapsed() < ABSENCE => {}
                Err(trouble) => return Err(self.named(trouble)),
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    fn named(&self, trouble: ClientError) -> ClientError {
        match trouble {
            ClientError::Broken(sentence) => {
                let who = self
                    .seat
                    .map_or("a spectator".to_owned(), |seat| seat.to_string());
                ClientError::Broken(format!("{who} at table {}: {sentence}", self.table))
            }
            other => other,
        }
    }

    /// One line, from its beginning to its end.
    async fn attend(&mut self, stop: &watch::Receiver<bool>) -> Result<()> {
        let known = (self.diary.version > 0).then_some(self.diary.version);
        let from = From {
            since: known,
            seat: self.seat,
        };
        let mut line = Line::open(&self.person, &self.table, from).await?;
        self.last_line = Instant::now();
        if known.is_some() {
            self.tally.reconnects += 1;
            self.remember(&mut line).await?;
        }
        while !self.finished(stop) {
            self.decide(&mut line, stop).await?;
            self.listen(&mut line).await?;
        }
        self.look_back(&mut line).await
    }

    fn finished(&self, stop: &watch::Receiver<bool>) -> bool {
        let leaving = self.over || (*stop.borrow() && self.now.version > 0);
        leaving && self.pending.is_none() && self.now.version >= self.effect
    }

    /// After a lost line: what hung in the air is sent again, so is something
    /// long done, and the last page of the past must be as it was.
    async fn remember(&mut self, line: &mut Line) -> Result<()> {
        if let Some(pending) = &mut self.pending {
            pending.resent = true;
            line.say(&pending.message).await?;
        }
        if let Some(deed) = self.something_done() {
            line.say(&deed).await?;
        }
        let before = self.diary.version + 1;
        self.compare_page(line, before).await?;
        let last = self.now.count;
        self.compare_moments(line, last.saturating_sub(5), last)
            .await
    }

    /// Something the server has done and still knows for done.
    fn something_done(&mut self) -> Option<ToServer> {
        let known = self.diary.version.saturating_sub(REMEMBERED);
        let deeds = self.diary.deeds.values();
        let recent: Vec<&Deed> = deeds.filter(|deed| deed.version > known).collect();
        let nth = self.rng.random_range(0..recent.len().max(1) as u32);
        recent.get(nth as usize).map(|deed| deed.message.clone())
    }

    /// Everything that was ever shown, once more.
    async fn look_back(&mut self, line: &mut Line) -> Result<()> {
        let mut before = self.diary.version + 1;
        while before > 1 {
            let first = self.compare_page(line, before).await?;
            if first >= before {
                let sentence = format!("there is nothing in the log before {before}");
                return Err(ClientError::broken(sentence));
            }
            before = first;
        }
        self.diary.expect_nothing_missing()?;
        let counts = self.diary.counts();
        for page in counts.chunk_by(|a, b| b - a < PAGE / 2) {
            let (Some(&first), Some(&last)) = (page.first(), page.last()) else {
                continue;
            };
            for from in (first..=last).step_by(PAGE as usize) {
                self.compare_moments(line, from, last.min(from + PAGE - 1))
                    .await?;
            }
        }
        Ok(())
    }

    /// Gives the first version of the page.
    async fn compare_page(&mut self, line: &mut Line, before: u32) -> Result<u32> {
        let question = ToServer::Log { ask: 1, before };
        line.say(&question).await?;
        loop {
            match self.listen(line).await? {
                Some(ToClient::Log { entries, .. }) => {
                    self.diary.compare_log(before, &entries)?;
                    return Ok(entries.first().map_or(before, |line| line.version));
                }
                Some(ToClient::Refused { .. }) => ask_again(line, &question).await?,
                _ => {}
            }
        }
    }

    async fn compare_moments(&mut self, line: &mut Line, from: u32, to: u32) -> Result<()> {
        let question = ToServer::Moments { ask: 2, from, to };
        line.say(&question).await?;
        loop {
            match self.listen(line).await? {
                Some(ToClient::Moments { moments, .. }) => {
                    return self.diary.compare_moments(&moments);
                }
                Some(ToClient::Refused { .. }) => ask_again(line, &question).await?,
                _ => {}
            }
        }
    }

    /// Takes in the next message; hands back what it is not for this to judge.
    async fn listen(&mut self, line: &mut Line) -> Result<Option<ToClient>> {
        let late = Instant::now() + PATIENCE;
        let heard = timeout_at(late, line.hear())
            .await
            .map_err(|_| ClientError::broken("the table stands still"))??;
        match heard {
            ToClient::Update { update } => self.read(*update)?,
            ToClient::Done { id, version } => self.done(id, version)?,
            // A question, asked too soon after others.
            ToClient::Refused { id: None, reason } if why(&reason) == "too_fast" => {
                return Ok(Some(ToClient::Refused { id: None, reason }));
            }
            ToClient::Refused { id, reason } => self.refused(id, &why(&reason))?,
            ToClient::Chat { lines, .. } => self.diary.hear(lines)?,
            ToClient::Closing { reason } => return Err(ClientError::lost(format!("{reason:?}"))),
            other => return Ok(Some(other)),
        }
        Ok(None)
    }

    fn read(&mut self, news: Update) -> Result<()> {
        if hands(&news) > usize::from(self.seat.is_some()) && !is_over(&news) {
            return Err(ClientError::broken(format!(
                "somebody else's hand is shown: {}",
                news.view
            )));
        }
        self.over |= news
            .entries
            .iter()
            .any(|line| matches!(line.kind, What::Ended { .. }));
        self.now = Situation {
            version: news.version,
            count: news.count,
            offers: news.offers.clone(),
            step_back: news.undo.step,
            others_decide: !news.awaiting.is_empty(),
        };
        self.diary.note(news)
    }

    fn done(&mut self, id: String, version: u32) -> Result<()> {
        let message = match self.pending.take_if(|pending| pending.id == id) {
            Some(pending) => {
                self.pulse.beat();
                self.tally.resent_done += u64::from(pending.resent);
                // Chat has no version of the table.
                if !matches!(pending.message, ToServer::Say { .. }) {
                    self.effect = version;
                }
                pending.message
            }
            None => match self.diary.deeds.get(&id) {
                Some(deed) => {
                    self.tally.repeated += 1;
                    deed.message.clone()
                }
                None => {
                    return Err(ClientError::broken(format!(
                        "`{id}` was done and never asked for"
                    )));
                }
            },
        };
        // What is said has no version of its own: any will do.
        let version = match message {
            ToServer::Say { .. } => 0,
            _ => version,
        };
        self.diary.done(id, Deed { message, version })
    }

    fn refused(&mut self, id: Option<String>, why: &str) -> Result<()> {
        let id = id.unwrap_or_default();
        if let Some(Deed { message, version }) = self.diary.deeds.get(&id) {
            return Err(ClientError::broken(format!(
                "{message:?} was done in version {version} and is refused in {}: {why}",
                self.diary.version
            )));
        }
        match self.pending.take_if(|pending| pending.id == id) {
            Some(pending) => {
                self.tally.refused += 1;
                self.tally.resent_refused += u64::from(pending.resent);
                match why {
                    "stale" | "over" => Ok(()),
                    "too_fast" if matches!(pending.message, ToServer::Say { .. }) => Ok(()),
                    why if why.starts_with("undo") => Ok(()),
                    why => Err(ClientError::broken(format!(
                        "{:?} is refused: {why}",
                        pending.message
                    ))),
                }
            }
            None => Err(ClientError::broken(format!(
                "`{id}` is refused and was never asked for: {why}"
            ))),
        }
    }

    /// Does something if there is something to be done.
    async fn decide(&mut self, line: &mut Line, stop: &watch::Receiver<bool>) -> Result<()> {
        let wait = self.pending.is_some() || self.now.version < self.effect || self.over;
        let Some(seat) = self.seat else { return Ok(()) };
        if wait || *stop.borrow() || self.now.version == 0 {
            return Ok(());
        }
        if self.now.offers.is_empty() {
            return if self.now.others_decide {
                line.say(&ToServer::Hurry).await
            } else {
                Ok(())
            };
        }
        if !self.manners.think.is_zero() {
            sleep(self.manners.think).await;
        }
        let id = self.fresh_id();
        let message = self.choose(seat, id.clone());
        line.say(&message).await?;
        self.pending = Some(Pending {
            id,
            message,
            resent: false,
        });
        Ok(())
    }

    fn fresh_id(&mut self) -> String {
        self.ids += 1;
        format!("{}-{:08x}", self.ids, self.rng.random::<u32>())
    }

    fn choose(&mut self, seat: Seat, id: String) -> ToServer {
        let version = self.now.version;
        if self.now.step_back > 0 && self.one_in(self.manners.undo_one_in) {
            let scope = Scope::Step;
            return ToServer::Undo {
                id,
                version,
                seat,
                scope,
            };
        }
        if self.one_in(self.manners.chat_one_in) {
            let text = format!("I say {id} but once");
            let channel = Channel::default();
            return ToServer::Say { id, text, channel };
        }
        let nth = self.rng.random_range(0..self.now.offers.len() as u32);
        let action = self.now.offers[nth as usize].action.clone();
        ToServer::Act {
            id,
            version,
            seat,
            action,
        }
    }

    fn one_in(&mut self, many: u32) -> bool {
        many > 0 && self.rng.random_range(0..many) == 0
    }
}

async fn ask_again(line: &mut Line, question: &ToServer) -> Result<()> {
    sleep(REST).await;
    line.say(question).await
}
