//! Guests around a table, game after game; after each, everybody's diary and
//! the record must tell one and the same story.

use std::collections::BTreeMap;
use std::mem::discriminant;
use std::ops::AddAssign;
use std::time::Duration;

use kemet::Kemet;
use tabletop::{Game, Record, Seat};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use wire::{By, Entry, ToServer, What};

use crate::error::{ClientError, Result};
use crate::guest::{Guest, Manners, Pulse};
use crate::http::Web;
use crate::person::Person;
use crate::seen::{is_action, is_undo, written};
use crate::table_kind::TableKind;

/// How long it may take to get a table, restarts of the server included.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was seen at the tables of a party.
#[derive(Clone, Copy, Debug, Default)]
pub struct Story {
    /// Games begun.
    pub games: u64,
    /// Games played to their end, records replayed.
    pub finished: u64,
    /// Actions of persons.
    pub actions: u64,
    /// Steps taken back.
    pub undone: u64,
    /// Lines of chat.
    pub said: u64,
    /// Lines lost and found again.
    pub reconnects: u64,
    /// Sent again after a lost line and done, before or after.
    pub resent_done: u64,
    /// Sent again after a lost line and refused.
    pub resent_refused: u64,
    /// Things long done, asked for again, told to be done.
    pub repeated: u64,
    /// Lines of the log that were compared with what had been shown.
    pub lines: u64,
    /// Views that were.
    pub views: u64,
}

impl AddAssign for Story {
    fn add_assign(&mut self, more: Story) {
        for (sum, add) in [
            (&mut self.games, more.games),
            (&mut self.finished, more.finished),
            (&mut self.actions, more.actions),
            (&mut self.undone, more.undone),
            (&mut self.said, more.said),
            (&mut self.reconnects, more.reconnects),
            (&mut self.resent_done, more.resent_done),
            (&mut self.resent_refused, more.resent_refused),
            (&mut self.repeated, more.repeated),
            (&mut self.lines, more.lines),
            (&mut self.views, more.views),
        ] {
            *sum += add;
        }
    }
}

/// A group that plays one game after the other.
#[derive(Clone, Debug)]
pub struct Party {
    /// Where.
    pub web: Web,
    /// What.
    pub kind: TableKind,
    /// How they behave.
    pub manners: Manners,
    /// What their chance follows from.
    pub seed: u64,
    /// Beats with every action of theirs.
    pub pulse: Pulse,
}

/// A table that is being played at.
#[derive(Clone, Debug)]
pub struct Seating {
    /// Its address.
    pub table: String,
    /// Who sits there, in order.
    pub persons: Vec<Person>,
}

impl Party {
    /// Plays until `stop` says so. Every table begun is told to `opened`.
    pub async fn run(
        self,
        stop: watch::Receiver<bool>,
        opened: impl Fn(&Seating) + Send,
    ) -> Result<Story> {
        let mut story = Story::default();
        let mut game = 0;
        while !*stop.borrow() {
            game += 1;
            let seating = self.seat_everybody().await?;
            opened(&seating);
            let guests = self.play(&seating, game, &stop).await?;
            story += settle(&seating, &guests).await?;
        }
        Ok(story)
    }

    async fn play(
        &self,
        seating: &Seating,
        game: u64,
        stop: &watch::Receiver<bool>,
    ) -> Result<Vec<Guest>> {
        let spectator = Person::nobody(self.web.clone());
        let seats = (0..).map(|seat| Some(Seat(seat)));
        let seated = seating.persons.iter().cloned().zip(seats);
        let mut tasks = JoinSet::new();
        for (number, (person, seat)) in seated.chain([(spectator, None)]).enumerate() {
            let seed = self.seed << 32 | game << 8 | number as u64;
            let pulse = self.pulse.clone();
            let mut guest = Guest::new(person, &seating.table, seat, self.manners, seed, pulse);
            let stop = stop.clone();
            tasks.spawn(async move { guest.play(&stop).await.map(|()| guest) });
        }
        let mut guests = Vec::new();
        while let Some(done) = tasks.join_next().await {
            guests.push(
                done.map_err(|error| ClientError::Cannot(format!("A guest fell: {error}.")))??,
            );
        }
        Ok(guests)
    }

    /// A new table with everybody in their seats and the game begun. If the
    /// server goes away meanwhile, all over again.
    async fn seat_everybody(&self) -> Result<Seating> {
        let retry = Retry::new();
        loop {
            match self.try_to_seat().await {
                Ok(seating) => return Ok(seating),
                Err(trouble) => retry.after(trouble).await?,
            }
        }
    }

    /// One attempt at it.
    pub async fn try_to_seat(&self) -> Result<Seating> {
        let host = Person::arrive(self.web.clone()).await?;
        let table = self.kind.open(&host).await?;
        let mut persons = vec![host];
        for seat in 1..self.kind.persons() {
            let person = Person::arrive(self.web.clone()).await?;
            person.sit(&table, Seat(seat)).await?;
            persons.push(person);
        }
        persons[0].start(&table).await?;
        Ok(Seating { table, persons })
    }
}

/// For those who try again while the server is away.
struct Retry {
    begun: Instant,
}

impl Retry {
    fn new() -> Retry {
        Retry {
            begun: Instant::now(),
        }
    }

    /// Waits a moment before the next attempt; hands trouble that will not
    /// pass, or has lasted too long, back.
    async fn after(&self, trouble: ClientError) -> Result<()> {
        if !trouble.passes() || self.begun.elapsed() > PATIENCE {
            return Err(trouble);
        }
        sleep(Duration::from_millis(20)).await;
        Ok(())
    }
}

/// Holds everybody's diary against the others' and against the record.
async fn settle(seating: &Seating, guests: &[Guest]) -> Result<Story> {
    let at_table =
        |sentence: String| ClientError::broken(format!("table {}: {sentence}", seating.table));
    let mut story = Story {
        games: 1,
        ..Story::default()
    };
    let log = common_log(guests).map_err(at_table)?;
    only_play(&log).map_err(at_table)?;
    for guest in guests {
        story += account_of(guest, &log).map_err(at_table)?;
    }
    if guests.iter().all(|guest| guest.over) {
        let record = fetch_record(seating).await?;
        compare_record(&record, &line_of_play(&log, guests)).map_err(at_table)?;
        story.finished = 1;
    }
    Ok(story)
}

async fn fetch_record(seating: &Seating) -> Result<String> {
    let retry = Retry::new();
    loop {
        match seating.persons[0].record(&seating.table).await {
            Ok(record) => return Ok(record),
            Err(trouble) => retry.after(trouble).await?,
        }
    }
}

/// The log as all saw it: what happened and whose doing it was is no secret.
/// Who decided may be: that there was one option only is told to its seat.
fn common_log(guests: &[Guest]) -> std::result::Result<BTreeMap<u32, &Entry>, String> {
    let mut log: BTreeMap<u32, &Entry> = BTreeMap::new();
    for line in guests.iter().flat_map(|guest| guest.diary.lines.values()) {
        let known = log.entry(line.version).or_insert(line);
        let told = |line: &Entry| (line.count, discriminant(&line.kind), line.kind.seat());
        if told(known) != told(line) {
            return Err(format!("two saw line {} differently", line.version));
        }
    }
    Ok(log)
}

/// Nobody was sent away, gave up or was asked anything.
fn only_play(log: &BTreeMap<u32, &Entry>) -> std::result::Result<(), String> {
    let is_play = |line: &&&Entry| {
        matches!(
            line.kind,
            What::Began | What::Acted { .. } | What::Undone { .. } | What::Ended { .. }
        )
    };
    match log.values().find(|line| !is_play(line)) {
        Some(line) => Err(format!("nobody asked for `{}`", written(line))),
        None => Ok(()),
    }
}

/// Everything a guest was told to have done is in the log once, and nothing
/// else is there in the name of their seat.
fn account_of(guest: &Guest, log: &BTreeMap<u32, &Entry>) -> std::result::Result<Story, String> {
    let mut story = Story {
        reconnects: guest.tally.reconnects,
        resent_done: guest.tally.resent_done,
        resent_refused: guest.tally.resent_refused,
        repeated: guest.tally.repeated,
        lines: guest.diary.compared.lines,
        views: guest.diary.compared.views,
        ..Story::default()
    };
    let mut versions = BTreeMap::new();
    for (id, deed) in &guest.diary.deeds {
        let is_expected = match &deed.message {
            ToServer::Act { .. } => is_action,
            ToServer::Undo { .. } => is_undo,
            ToServer::Say { text, .. } => {
                story.said += 1;
                match guest.diary.times_said(text) {
                    1 => continue,
                    times => return Err(format!("`{text}` was said {times} times")),
                }
            }
            other => return Err(format!("{other:?} is no deed")),
        };
        let line = log.get(&deed.version);
        let fits = line.is_some_and(|line| is_expected(line) && line.kind.seat() == guest.seat);
        if !fits {
            return Err(format!(
                "{:?} was done, but line {} is {line:?}",
                deed.message, deed.version
            ));
        }
        if let Some(other) = versions.insert(deed.version, id) {
            return Err(format!("`{id}` and `{other}` are the same deed"));
        }
    }
    let own = guest.diary.lines.values().filter(|line| {
        let by_person = matches!(line.kind, What::Acted { by: By::Person, .. });
        let deed = by_person || is_undo(line);
        deed && guest.seat.is_some() && line.kind.seat() == guest.seat
    });
    for line in own {
        if !versions.contains_key(&line.version) {
            return Err(format!("nobody asked for `{}`", written(line)));
        }
        if is_undo(line) {
            story.undone += 1;
        } else {
            story.actions += 1;
        }
    }
    Ok(story)
}

/// An action of the game as it stood at the end: whose it was, and what a
/// person sent for it.
struct Played {
    seat: Option<Seat>,
    sent: Option<String>,
}

/// What is left of the log when all that was taken back is gone.
fn line_of_play(log: &BTreeMap<u32, &Entry>, guests: &[Guest]) -> Vec<Played> {
    let sent: BTreeMap<u32, &str> = guests
        .iter()
        .flat_map(|guest| guest.diary.deeds.values())
        .filter_map(|deed| match &deed.message {
            ToServer::Act { action, .. } => Some((deed.version, action.as_str())),
            _ => None,
        })
        .collect();
    let mut played = Vec::new();
    for line in log.values() {
        match line.kind {
            What::Acted { seat, .. } => played.push(Played {
                seat: Some(seat),
                sent: sent.get(&line.version).map(|&action| action.to_owned()),
            }),
            What::Undone { .. } => played.truncate(line.count as usize),
            _ => {}
        }
    }
    played
}

/// The record replays to an end, and holds what was played and nothing else.
fn compare_record(text: &str, played: &[Played]) -> std::result::Result<(), String> {
    let record = Record::<Kemet>::parse(text).map_err(|error| error.to_string())?;
    let end = record.replay().map_err(|error| error.to_string())?;
    if end.outcome().is_none() {
        return Err("the record of a finished game has no end".to_owned());
    }
    if record.actions.len() != played.len() {
        return Err(format!(
            "the record holds {} actions, but {} were played",
            record.actions.len(),
            played.len()
        ));
    }
    for (number, ((seat, action), played)) in record.actions.iter().zip(played).enumerate() {
        let sent = played.sent.as_deref();
        let notation = action.to_string();
        if played.seat != Some(*seat) || sent.is_some_and(|sent| sent != notation) {
            return Err(format!(
                "action {number} is `{seat} {notation}`, but {sent:?} was sent"
            ));
        }
    }
    Ok(())
}
