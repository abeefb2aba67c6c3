//! A bot in its seat: hears what the table says, thinks when it is asked, and
//! comes back when the line is lost.

use std::time::Duration;

use client::ClientError;
use client::line::{From, Line};
use client::person::Person;
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{Instant, sleep};
use wire::{Closing, Status, TableRefusal, ToClient, ToServer, Update};

use super::mind::{Decision, Mind};
use crate::error::{CommandError, ProgramError};
use crate::locale::locale;

/// How long the server may be away.
const ABSENCE: Duration = Duration::from_secs(120);

/// How long to wait before coming back, and after being too fast.
const PAUSE: Duration = Duration::from_millis(500);

/// What is known of the table, and what is under way.
pub struct Sitting {
    /// Asks the bots of the house not to wait for people to follow.
    pub hurry: bool,
    /// Has asked since the last own deed.
    hurried: bool,
    person: Person,
    table: String,
    game: String,
    seat: Seat,
    /// At home, or away thinking.
    mind: Option<Mind>,
    thinking: Option<JoinHandle<Thought>>,
    now: Option<Box<Update>>,
    /// Sent and not answered so far.
    pending: Option<Sent>,
    /// Nothing is decided before the table has come to this version: an earlier
    /// one does not show what the last deed came to.
    wait_for: u32,
    /// Tells the wishes of this run from those of any other.
    run: u64,
    wishes: u32,
}

/// A wish that was sent.
struct Sent {
    id: String,
    version: u32,
    message: ToServer,
}

/// What thinking brings back.
struct Thought {
    mind: Mind,
    decision: Decision,
    choice: Result<usize, CommandError>,
}

/// Why a line ended.
enum End {
    /// The game is over.
    Over,
    /// It cannot go on.
    CommandError(CommandError),
    /// It was lost.
    Failed(ClientError),
}

impl std::convert::From<ClientError> for End {
    fn from(trouble: ClientError) -> End {
        End::Failed(trouble)
    }
}

impl Sitting {
    pub fn new(person: Person, table: &str, game: &str, seat: Seat, mind: Mind) -> Sitting {
        Sitting {
            hurry: false,
            hurried: false,
            person,
            table: table.to_owned(),
            game: game.to_owned(),
            seat,
            mind: Some(mind),
            thinking: None,
            now: None,
            pending: None,
            wait_for: 0,
            run: rand::random(),
            wishes: 0,
        }
    }

    /// Plays until the game is over.
    pub async fn play(&mut self) -> Result<(), CommandError> {
        let mut last_line = Instant::now();
        loop {
            match self.attend(&mut last_line).await {
                End::Over => return Ok(()),
                End::CommandError(problem) => return Err(problem),
                End::Failed(trouble) => {
                    if !trouble.passes() || last_line.elapsed() > ABSENCE {
                        return Err(super::told(trouble));
                    }
                }
            }
            sleep(PAUSE).await;
        }
    }

    /// Tells the bot how it ended.
    pub fn leave(&mut self, outcome: Option<&Outcome>) {
        if let Some(mind) = &mut self.mind {
            mind.end(outcome);
        }
    }

    /// One line, from its beginning to its end.
    async fn attend(&mut self, last_line: &mut Instant) -> End {
        let from = From {
            since: None,
            seat: Some(self.seat),
        };
        let mut line = match self.open(from).await {
            Ok(line) => line,
            Err(trouble) => return trouble.into(),
        };
        *last_line = Instant::now();
        // Until the new line has told how things stand.
        self.now = None;
        loop {
            match self.step(&mut line).await {
                Ok(()) => *last_line = Instant::now(),
                Err(end) => return end,
            }
        }
    }

    /// Asks for the table first: a request says why there is no line, such as a
    /// token that was taken back.
    async fn open(&self, from: From) -> Result<Line, ClientError> {
        self.person.table(&self.table).await?;
        Line::open(&self.person, &self.table, from).await
    }

    /// Whatever happens next. The line is listened to while the bot thinks: the
    /// server wants to know that we are there.
    async fn step(&mut self, line: &mut Line) -> Result<(), End> {
        self.consider();
        tokio::select! {
            heard = line.hear() => self.hear(line, heard?).await,
            thought = thought(&mut self.thinking) => self.decide(line, thought?).await,
        }
    }

    /// Begins to think, if there is something to think about.
    fn consider(&mut self) {
        let Some(news) = &self.now else { return };
        // The table itself plays where there is one choice, after a pause that
        // tells people nothing.
        let fewest = if self.hurry { 1 } else { 2 };
        let asked = news.offers.len() >= fewest && news.version >= self.wait_for;
        if !asked || self.pending.is_some() {
            return;
        }
        let Some(mut mind) = self.mind.take() else {
            return;
        };
        let decision = Decision {
            game: self.game.clone(),
            seat: self.seat,
            view: news.view.clone(),
            actions: offered(news),
        };
        self.thinking = Some(spawn_blocking(move || {
            let choice = mind.choose(&decision);
            Thought {
                mind,
                decision,
                choice,
            }
        }));
    }

    /// Sends what was thought of, unless the question has changed meanwhile.
    async fn decide(&mut self, line: &mut Line, thought: Thought) -> Result<(), End> {
        self.mind = Some(thought.mind);
        let choice = thought.choice.map_err(End::CommandError)?;
        let Some(news) = &self.now else {
            return Ok(());
        };
        if offered(news) != thought.decision.actions {
            return Ok(());
        }
        self.wishes += 1;
        self.hurried = false;
        let id = format!("{:016x}-{}", self.run, self.wishes);
        let version = news.version;
        let message = ToServer::Act {
            id: id.clone(),
            version,
            seat: self.seat,
            action: thought.decision.actions[choice].clone(),
        };
        let sent = self.pending.insert(Sent {
            id,
            version,
            message,
        });
        Ok(line.say(&sent.message).await?)
    }

    async fn hear(&mut self, line: &mut Line, heard: ToClient) -> Result<(), End> {
        match heard {
            ToClient::Update { update } => {
                let first = self.now.is_none();
                let others = update.offers.is_empty() && !update.awaiting.is_empty();
                self.now = Some(update);
                if first {
                    self.send_again(line).await?;
                }
                if others && self.hurry && !std::mem::replace(&mut self.hurried, true) {
                    line.say(&ToServer::Hurry).await?;
                }
            }
            ToClient::Table { table } if table.status == Status::Finished => {
                return Err(End::Over);
            }
            ToClient::Done { id, version } => self.done(&id, version),
            ToClient::Refused { id, reason } => self.refused(line, id, &reason).await?,
            ToClient::Closing { reason } => return Err(closed(reason)),
            _ => {}
        }
        Ok(())
    }

    fn done(&mut self, id: &str, version: u32) {
        if self.pending.take_if(|sent| sent.id == id).is_some() {
            self.wait_for = version;
        }
    }

    async fn refused(
        &mut self,
        line: &mut Line,
        id: Option<String>,
        reason: &RawValue,
    ) -> Result<(), End> {
        let Some(sent) = self.pending.take_if(|sent| Some(&sent.id) == id.as_ref()) else {
            return Ok(());
        };
        match serde_json::from_str(reason.get()) {
            Ok(TableRefusal::TooFast | TableRefusal::CannotSave) => {
                sleep(PAUSE).await;
                self.pending = Some(sent);
                self.send_again(line).await
            }
            // The table moved on, or a bot of the house plays while we were away:
            // the next update tells.
            Ok(
                TableRefusal::Stale
                | TableRefusal::BotPlays
                | TableRefusal::Over
                | TableRefusal::NotBegun,
            ) => {
                self.wait_for = sent.version + 1;
                Ok(())
            }
            _ => {
                let words = locale().words_of(&self.game, None);
                let refused = ProgramError::TableRefuses {
                    says: words.refusal(&reason).text,
                    wish: format!("{:?}", sent.message),
                };
                Err(End::CommandError(refused.into()))
            }
        }
    }

    /// What was not answered: the table does it once, however often it hears it.
    async fn send_again(&mut self, line: &mut Line) -> Result<(), End> {
        if let Some(sent) = &self.pending {
            line.say(&sent.message).await?;
        }
        Ok(())
    }
}

/// Why the table hangs up, and whether it is worth coming again.
fn closed(reason: Closing) -> End {
    let error = match reason {
        Closing::Gone => ProgramError::TableGone,
        Closing::Broken => ProgramError::TableBroken,
        Closing::NotOpen => ProgramError::TableNotOpen,
        reason => return ClientError::lost(format!("{reason:?}")).into(),
    };
    End::CommandError(error.into())
}

fn offered(news: &Update) -> Vec<String> {
    let offers = news.offers.iter();
    offers.map(|offer| offer.action.clone()).collect()
}

/// The thought under way; waits for ever if there is none.
async fn thought(thinking: &mut Option<JoinHandle<Thought>>) -> Result<Thought, End> {
    let Some(handle) = thinking else {
        return std::future::pending().await;
    };
    let thought = handle.await;
    *thinking = None;
    thought.map_err(|error| {
        let fell = ProgramError::BotFell {
            detail: error.to_string(),
        };
        End::CommandError(fell.into())
    })
}
