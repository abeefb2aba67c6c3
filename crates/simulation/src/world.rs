//! A world: one house, its tables and its people, one clock, and what goes
//! wrong. It drives tables as the server does, only that it holds the clock.

use std::collections::{BTreeMap, VecDeque};

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::alarms::Alarms;
use table::entry::{Stored, What};
use table::facts::{Occupant, Person, PersonId, StoredSeat, StoredTable, Summary};
use table::games;
use table::session::Opinion;
use table::{
    AT_ONCE, Arrival, Called, Chance, ConnectionId, Input, Known, Loaded, NotSaved, Output,
    Patience, Save, Table, ThoughtId, Work, Write,
};
use tabletop::{Seat, Seats, Seed};
use wire::{Options, Pace, Status};

use crate::disk::{Disk, Kept};
use crate::line::Line;
use crate::shadow::Shadow;
use crate::{Tally, Violation};

/// When a world begins: some day.
const MORNING: i64 = 1_700_000_000_000;

/// How late a table may be with what it does by itself, in milliseconds: longer
/// than it waits for several thoughts that are lost one after the other.
const LATE: i64 = 7_200_000;

/// How long a table that failed may be left alone before somebody looks again.
const LOOKED_AGAIN: i64 = 3_700_000;

/// How many things may happen in one moment before it counts as without end.
const MOST_AT_ONCE: usize = 5_000;

/// Something that is made wrong on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Defect {
    /// Nothing is.
    #[default]
    None,
    /// What is to be saved is shown at once, and saved a moment later.
    ShownBeforeSaved,
    /// Nobody is told when a table that falls asleep is due.
    LostAlarm,
    /// A table that is loaded does not know which wishes were granted.
    DeedForgotten,
}

/// A table that lives.
struct Live {
    table: Table,
    saving: Option<Saving>,
    /// What waits while something is saved.
    waiting: VecDeque<Input>,
    thoughts: Vec<Thinking>,
    last: ConnectionId,
}

/// A save under way.
struct Saving {
    save: Save,
    /// When its answer comes.
    at: i64,
    fate: Fate,
    /// What came of it, where it is written before its answer comes.
    written: Option<Result<u32, NotSaved>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Saved,
    /// It fails, and nothing is written.
    Fails,
    /// It is written, and yet said to have failed.
    Secretly,
}

/// A thought under way.
struct Thinking {
    id: ThoughtId,
    at: i64,
    opinion: Option<Opinion>,
}

/// What happens next, in which order if at the same time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Next {
    Saved(usize),
    Thought(usize),
    Time(usize),
    Alarm,
}

pub struct World {
    pub now: i64,
    pub dice: ChaCha8Rng,
    disk: Disk,
    shadows: Vec<Shadow>,
    live: BTreeMap<usize, Live>,
    alarms: Alarms,
    pub lines: Vec<Line>,
    tables: usize,
    /// How many in a hundred saves fail now.
    trouble: u32,
    /// When the store last was in trouble.
    troubled: i64,
    /// Since when each table owes something, at which version.
    owes: Vec<Option<(u32, i64)>>,
    defect: Defect,
    telling: bool,
    pub told: Vec<String>,
    tally: Tally,
    ids: u64,
}

pub fn name(table: usize) -> String {
    format!("table{table}")
}

fn person(id: PersonId) -> Person {
    Person {
        id,
        name: format!("Person {id}"),
        account: None,
        seen: 0,
        named: id,
    }
}

impl World {
    pub fn new(seed: u64, defect: Defect, telling: bool) -> World {
        let mut world = World {
            now: MORNING,
            dice: ChaCha8Rng::seed_from_u64(seed ^ 0x5eed),
            disk: Disk::default(),
            shadows: Vec::new(),
            live: BTreeMap::new(),
            alarms: Alarms::default(),
            lines: Vec::new(),
            tables: 0,
            trouble: 0,
            troubled: i64::MIN,
            owes: Vec::new(),
            defect,
            telling,
            told: Vec::new(),
            tally: Tally {
                worlds: 1,
                ..Tally::default()
            },
            ids: 0,
        };
        for _ in 0..3 {
            world.lay_table();
        }
        world.restart();
        world
    }

    pub fn tally(&self) -> Tally {
        let kept = self.disk.tables.values();
        let ended = |kept: &&Kept| kept.facts.summary.status == Status::Finished;
        Tally {
            rows: kept.clone().map(|kept| kept.rows.len() as u64).sum(),
            ended: kept.clone().filter(ended).count() as u64,
            ..self.tally
        }
    }

    pub fn say(&mut self, what: impl FnOnce() -> String) {
        if self.telling {
            let at = self.now - MORNING;
            self.told.push(format!("{at:>12}  {}", what()));
        }
    }

    pub fn fresh_id(&mut self) -> String {
        self.ids += 1;
        format!("wish{}", self.ids)
    }

    pub fn count_step(&mut self) {
        self.tally.steps += 1;
    }

    pub fn kept(&self, table: usize) -> Option<&Kept> {
        self.disk.tables.get(&name(table))
    }

    /// One in so many.
    pub fn one_in(&mut self, many: u32) -> bool {
        self.dice.random_range(0..many) == 0
    }

    /// A new table, with whoever sits there, and lines to it.
    fn lay_table(&mut self) {
        let game = ["kemet", "ankh"][self.dice.random_range(0..2)];
        let players: u8 = self.dice.random_range(2..=4);
        let number = self.tables;
        let people: PersonId = self.dice.random_range(1..=i64::from(players));
        let seats: Vec<StoredSeat> = (0..i64::from(players))
            .map(|seat| StoredSeat {
                occupant: if seat < people {
                    Occupant::Person(seat + 1)
                } else {
                    Occupant::Bot(["random", "scribe"][self.dice.random_range(0..2)].to_owned())
                },
                label: None,
            })
            .collect();
        let pace = match self.dice.random_range(0..4) {
            0 => Pace::PerDecision { seconds: 3_600 },
            1 => Pace::Bank {
                bank: 600,
                increment: 10,
            },
            _ => Pace::Live,
        };
        let setup = games::plain_setup(game, players).expect("a plain setup");
        let seed = Seed(self.dice.next_u64());
        let session = games::start(game, setup.get(), seed).expect("a game begins");
        let facts = StoredTable {
            id: name(number),
            game: game.to_owned(),
            rules: games::newest_rules(game),
            setup,
            seed,
            options: Options {
                pace,
                ..Options::default()
            },
            host: 1,
            created: self.now,
            lesson: None,
            uploaded: false,
            rematch: None,
            seats,
            summary: Summary {
                status: Status::Playing,
                awaiting: Seats::EMPTY,
                count: 0,
                changed: self.now,
                outcome: None,
                solo: None,
                due: Some(AT_ONCE),
            },
            ends: None,
            disclosed: None,
        };
        let began = Stored {
            version: 1,
            at: self.now,
            id: None,
            what: What::Began,
            hash: Some(session.hash()),
        };
        let kept = Kept {
            facts,
            rows: vec![began],
            showing: Seats::EMPTY,
            chat: Vec::new(),
            grown: self.now,
        };
        let mut shadow = Shadow::default();
        shadow.follow(&kept).expect("a game that has begun");
        self.shadows.push(shadow);
        self.disk.tables.insert(name(number), kept);
        self.owes.push(None);
        self.tables += 1;
        for person in 1..=people {
            self.lines.push(Line::new(number, Some(person)));
        }
        // One of them has two windows, and strangers look on.
        self.lines.push(Line::new(number, Some(1)));
        self.lines.push(Line::new(number, Some(9)));
        self.lines.push(Line::new(number, None));
    }

    // ---- faults of the whole house

    /// Everything in memory is gone; what was being saved is saved or not.
    pub fn crash(&mut self) -> Result<(), Violation> {
        self.tally.crashes += 1;
        self.say(|| "the house crashes".to_owned());
        for (table, live) in std::mem::take(&mut self.live) {
            if let Some(saving) = live.saving
                && saving.written.is_none()
                && saving.fate != Fate::Fails
                && self.dice.random_range(0..2) == 0
            {
                let _ = self.write(table, &saving.save)?;
            }
        }
        for line in &mut self.lines {
            line.socket = None;
        }
        self.restart();
        Ok(())
    }

    /// Reads which tables are due, and loads none.
    fn restart(&mut self) {
        self.alarms.clear();
        for (id, kept) in &self.disk.tables {
            if kept.facts.summary.due.is_some() {
                self.alarms.set(id, kept.facts.summary.due);
            }
        }
    }

    /// From now on so many in a hundred saves fail.
    pub fn set_trouble(&mut self, percent: u32) {
        self.say(|| format!("{percent} of 100 saves fail from now on"));
        self.trouble = percent;
        self.troubled = self.now;
    }

    // ---- time

    fn next(&self) -> Option<(i64, Next)> {
        let mut next: Option<(i64, Next)> = None;
        let mut add = |at: i64, what: Next| {
            let one = (at, what);
            next = Some(next.map_or(one, |other| other.min(one)));
        };
        for (&table, live) in &self.live {
            for thinking in &live.thoughts {
                add(thinking.at, Next::Thought(table));
            }
            match &live.saving {
                Some(saving) => add(saving.at, Next::Saved(table)),
                None => {
                    if let Some(at) = live.table.next_time() {
                        add(at, Next::Time(table));
                    }
                }
            }
        }
        if let Some(at) = self.alarms.next() {
            add(at, Next::Alarm);
        }
        next
    }

    /// Lets the clock run to this time, and whatever happens until then happen.
    pub fn pass_until(&mut self, until: i64) -> Result<(), Violation> {
        let mut at_once = 0;
        while let Some((at, next)) = self.next()
            && at <= until
        {
            if at > self.now {
                self.now = at;
                at_once = 0;
            }
            at_once += 1;
            if at_once > MOST_AT_ONCE {
                return Err(Violation::new(format!(
                    "{next:?} happens again and again in one moment"
                )));
            }
            self.happen(next)?;
            self.check_all()?;
        }
        self.now = self.now.max(until);
        self.check_all()
    }

    /// Lets the next thing happen, however long that takes.
    pub fn pass_to_next(&mut self) -> Result<(), Violation> {
        match self.next() {
            Some((at, _)) => self.pass_until(at.max(self.now)),
            None => self.pass_until(self.now + 60_000),
        }
    }

    fn happen(&mut self, next: Next) -> Result<(), Violation> {
        match next {
            Next::Saved(table) => self.saved(table),
            Next::Thought(table) => self.thought(table),
            Next::Time(table) => self.feed(table, Input::Time),
            Next::Alarm => {
                if let Some(id) = self.alarms.take_due(self.now) {
                    let table = (0..self.tables).find(|&table| name(table) == id);
                    if let Some(table) = table {
                        self.wake(table)?;
                    }
                }
                Ok(())
            }
        }
    }

    // ---- driving a table

    /// Loads a table that does not live; whether it lives then.
    pub fn wake(&mut self, table: usize) -> Result<bool, Violation> {
        if self.live.contains_key(&table) {
            return Ok(true);
        }
        let id = name(table);
        let fails = self.dice.random_range(0..100) < self.trouble / 2;
        let Some(kept) = self.disk.tables.get(&id) else {
            self.alarms.set(&id, None);
            return Ok(false);
        };
        if fails {
            let now = self.now;
            self.alarms.set_after_failure(&id, now);
            self.say(|| format!("{id} cannot be loaded"));
            return Ok(false);
        }
        let mut rows = kept.rows.clone();
        if self.defect == Defect::DeedForgotten {
            for row in &mut rows {
                row.id = None;
            }
        }
        let names = (1..=9).map(|one| (one, Called::of(&person(one))));
        let loaded = Loaded {
            facts: kept.facts.clone(),
            rows,
            showing: kept.showing,
            names: names.collect(),
        };
        let mut secret = [0; 32];
        self.dice.fill_bytes(&mut secret);
        let (made, stop) = Table::load(loaded, Patience::default(), Chance::new(secret), self.now);
        if let Some(stop) = stop {
            return Err(Violation::new(format!(
                "a stored game cannot be played on: {}",
                stop.obstacle
            )));
        }
        self.say(|| format!("{id} is loaded"));
        self.live.insert(
            table,
            Live {
                table: made,
                saving: None,
                waiting: VecDeque::new(),
                thoughts: Vec::new(),
                last: 0,
            },
        );
        self.feed(table, Input::Awake)?;
        Ok(self.live.contains_key(&table))
    }

    /// Tells a table something, as soon as it is not busy.
    pub fn feed(&mut self, table: usize, input: Input) -> Result<(), Violation> {
        let Some(live) = self.live.get_mut(&table) else {
            return Ok(());
        };
        if live.saving.is_some() {
            live.waiting.push_back(input);
            return Ok(());
        }
        let outputs = live.table.hear(input, self.now);
        self.carry_out(table, outputs)?;
        self.go_on(table)
    }

    /// Sees to what waited, and to a table that shall end.
    fn go_on(&mut self, table: usize) -> Result<(), Violation> {
        let Some(live) = self.live.get_mut(&table) else {
            return Ok(());
        };
        if live.saving.is_some() {
            return Ok(());
        }
        if live.table.is_over() {
            return self.end(table);
        }
        match live.waiting.pop_front() {
            Some(input) => self.feed(table, input),
            None => Ok(()),
        }
    }

    /// A table leaves memory, and leaves an alarm.
    fn end(&mut self, table: usize) -> Result<(), Violation> {
        let Some(live) = self.live.remove(&table) else {
            return Ok(());
        };
        let id = name(table);
        for line in &mut self.lines {
            if line.table == table {
                line.socket = None;
            }
        }
        if live.table.is_in_doubt() {
            self.say(|| format!("{id} ends in doubt"));
            let now = self.now;
            self.alarms.set_after_failure(&id, now);
            return Ok(());
        }
        self.say(|| format!("{id} falls asleep"));
        if let Some((version, summary)) = live.table.due_to_keep()
            && self.dice.random_range(0..100) >= self.trouble
        {
            let save = Save {
                write: Write::Summary(version, summary),
                look_first: None,
            };
            let _ = self.write(table, &save)?;
        }
        if self.defect != Defect::LostAlarm {
            self.alarms.set(&id, live.table.due());
        }
        Ok(())
    }

    fn carry_out(&mut self, table: usize, outputs: Vec<Output>) -> Result<(), Violation> {
        for output in outputs {
            match output {
                Output::Tell(to, text) => self.tell(table, &to, &text)?,
                Output::Close(id, _) => self.drop_socket(table, id),
                Output::Save(save) => self.begin_saving(table, save)?,
                Output::Think(task) => self.think(table, task.id, task.work),
                Output::Unthink(id) => {
                    if let Some(live) = self.live.get_mut(&table) {
                        live.thoughts.retain(|thinking| thinking.id != id);
                    }
                }
                Output::Nonsense(_)
                | Output::Glance(_)
                | Output::Granted(_)
                | Output::Refused(_) => {}
            }
        }
        Ok(())
    }

    fn drop_socket(&mut self, table: usize, id: ConnectionId) {
        for line in &mut self.lines {
            if line.table == table && line.socket == Some(id) {
                line.socket = None;
            }
        }
    }

    fn tell(&mut self, table: usize, to: &[ConnectionId], text: &str) -> Result<(), Violation> {
        let in_doubt = self.live.get(&table);
        let in_doubt = in_doubt.is_some_and(|live| live.table.is_in_doubt());
        let kept = self.disk.tables.get(&name(table));
        for line in &mut self.lines {
            if line.table == table && line.socket.is_some_and(|id| to.contains(&id)) {
                self.tally.told += 1;
                line.told(text, kept, &self.shadows[table], in_doubt)?;
            }
        }
        Ok(())
    }

    fn begin_saving(&mut self, table: usize, save: Save) -> Result<(), Violation> {
        let fate = if self.dice.random_range(0..100) < self.trouble {
            self.tally.failed += 1;
            match self.dice.random_range(0..3) {
                0 => {
                    self.tally.secretly += 1;
                    Fate::Secretly
                }
                _ => Fate::Fails,
            }
        } else {
            Fate::Saved
        };
        let takes = match self.dice.random_range(0..200) {
            0 => 70_000,
            1..=20 => 500,
            number => number % 8,
        };
        if self.defect == Defect::ShownBeforeSaved {
            return self.show_before_saving(table, &save);
        }
        let early = fate != Fate::Fails && self.dice.random_range(0..2) == 0;
        let written = if early {
            Some(self.write(table, &save)?)
        } else {
            None
        };
        let at = self.now + takes;
        self.say(|| format!("{} saves {}: {fate:?}", name(table), described(&save)));
        if let Some(live) = self.live.get_mut(&table) {
            live.saving = Some(Saving {
                save,
                at,
                fate,
                written,
            });
        }
        Ok(())
    }

    fn show_before_saving(&mut self, table: usize, save: &Save) -> Result<(), Violation> {
        if let Some(live) = self.live.get_mut(&table) {
            let outputs = live.table.hear(Input::Saved(Ok(1)), self.now);
            self.carry_out(table, outputs)?;
        }
        self.write(table, save).map(drop)
    }

    fn write(&mut self, table: usize, save: &Save) -> Result<Result<u32, NotSaved>, Violation> {
        let written = self.disk.write(&name(table), save, self.now)?;
        if let Some(kept) = self.disk.tables.get(&name(table)) {
            self.shadows[table].follow(kept)?;
        }
        Ok(written)
    }

    /// The answer to a save comes.
    fn saved(&mut self, table: usize) -> Result<(), Violation> {
        let saving = self
            .live
            .get_mut(&table)
            .and_then(|live| live.saving.take());
        let Some(saving) = saving else { return Ok(()) };
        let result = match (saving.fate, saving.written) {
            (Fate::Saved, Some(written)) => written,
            (Fate::Saved, None) => self.write(table, &saving.save)?,
            (Fate::Secretly, written) => {
                if written.is_none() {
                    let _ = self.write(table, &saving.save)?;
                }
                Err(NotSaved::Failed)
            }
            // A store that cannot be written may not be readable either.
            (Fate::Fails, _) if saving.save.look_first.is_some() && saving.at % 2 == 0 => {
                Err(NotSaved::Unseen)
            }
            (Fate::Fails, _) => Err(NotSaved::Failed),
        };
        if let Some(live) = self.live.get_mut(&table) {
            let outputs = live.table.hear(Input::Saved(result), self.now);
            self.carry_out(table, outputs)?;
        }
        self.go_on(table)
    }

    fn think(&mut self, table: usize, id: ThoughtId, work: Work) {
        let number: u32 = self.dice.random_range(0..100);
        // One in fifty never comes back.
        if number < 2 {
            self.say(|| format!("a thought of {} is lost", name(table)));
            return;
        }
        let opinion = match (number, work) {
            // Some break down, some want nonsense.
            (2, _) => None,
            (3, _) => Some(opinion("nonsense".to_owned())),
            (_, Work::Pretend(choice)) => Some(opinion(choice)),
            (_, Work::Ponder(thought)) => Some(thought()),
        };
        let at = self.now
            + match number {
                4..=6 => 90_000,
                _ => i64::from(number),
            };
        if let Some(live) = self.live.get_mut(&table) {
            live.thoughts.push(Thinking { id, at, opinion });
        }
    }

    fn thought(&mut self, table: usize) -> Result<(), Violation> {
        let Some(live) = self.live.get_mut(&table) else {
            return Ok(());
        };
        let first = (0..live.thoughts.len()).min_by_key(|&place| live.thoughts[place].at);
        let Some(first) = first else { return Ok(()) };
        let Thinking { id, opinion, .. } = live.thoughts.remove(first);
        self.feed(table, Input::Thought(id, opinion))
    }

    // ---- people

    /// Somebody looks, from where they were or anew.
    pub fn come(&mut self, line: usize, afresh: bool) -> Result<(), Violation> {
        let table = self.lines[line].table;
        if self.lines[line].socket.is_some() || !self.wake(table)? {
            return Ok(());
        }
        let Some(kept) = self.disk.tables.get(&name(table)) else {
            return Ok(());
        };
        let chat = kept.last_lines(Table::LINES as usize);
        let Some(live) = self.live.get_mut(&table) else {
            return Ok(());
        };
        live.last += 1;
        let id = live.last;
        let who = self.lines[line].person;
        let since = self.lines[line].version.filter(|_| !afresh);
        if afresh {
            self.lines[line].version = None;
        }
        self.lines[line].socket = Some(id);
        self.say(|| format!("{who:?} comes to {} since {since:?}", name(table)));
        let arrival = Arrival {
            id,
            person: who,
            address: None,
            since,
            seat: None,
            known: Known {
                called: who.map(|who| Called::of(&person(who))),
                ignored: who.map(|_| Vec::new()),
                chat: Some(chat),
                team_chat: None,
            },
        };
        self.feed(table, Input::Arrived(arrival))
    }

    /// Somebody looks no longer; the table hears of it, or a little later.
    pub fn go(&mut self, line: usize) -> Result<(), Violation> {
        let table = self.lines[line].table;
        let Some(id) = self.lines[line].socket.take() else {
            return Ok(());
        };
        let who = self.lines[line].person;
        self.say(|| format!("{who:?} leaves {}", name(table)));
        self.feed(table, Input::Left(id))
    }

    /// Somebody says something.
    pub fn wish(&mut self, line: usize, message: wire::ToServer) -> Result<(), Violation> {
        let table = self.lines[line].table;
        let Some(socket) = self.lines[line].socket else {
            return Ok(());
        };
        if let Some(id) = crate::line::id_of(&message).map(str::to_owned) {
            self.lines[line].wished(&id, &message);
        }
        let who = self.lines[line].person;
        self.say(|| format!("{who:?} at {}: {message:?}", name(table)));
        self.feed(table, Input::Heard(socket, message))
    }

    // ---- what must hold

    /// No table that owes something is asleep without an alarm, and none that
    /// lives is late with it.
    fn check_all(&mut self) -> Result<(), Violation> {
        for table in 0..self.tables {
            let id = name(table);
            let Some(kept) = self.disk.tables.get(&id) else {
                continue;
            };
            let due = self.shadows[table].due(kept);
            let version = kept.rows.len() as u32;
            let Some(due) = due else {
                self.owes[table] = None;
                continue;
            };
            if !self.live.contains_key(&table) {
                let latest = due.max(self.now) + LOOKED_AGAIN;
                if self.alarms.of(&id).is_none_or(|alarm| alarm > latest) {
                    return Err(Violation::new(format!(
                        "{id} owes something and sleeps without an alarm"
                    )));
                }
            }
            self.check_in_time(table, version, due)?;
        }
        Ok(())
    }

    fn check_in_time(&mut self, table: usize, version: u32, due: i64) -> Result<(), Violation> {
        // Time that the store, or a rest after its troubles, takes is its own.
        let excused = self.troubled.saturating_add(2 * LOOKED_AGAIN) > self.now || self.trouble > 0;
        if excused {
            self.owes[table] = None;
            return Ok(());
        }
        let since = match self.owes[table] {
            Some((known, since)) if known == version => since,
            _ => due.max(self.now),
        };
        self.owes[table] = Some((version, since));
        if self.now > since + LATE {
            return Err(Violation::new(format!(
                "{} owes something and does nothing",
                name(table)
            )));
        }
        Ok(())
    }
}

fn opinion(choice: String) -> Opinion {
    Opinion {
        choice,
        options: Vec::new(),
        simulations: 0,
    }
}

fn described(save: &Save) -> String {
    match &save.write {
        Write::Rows(rows, _) => {
            let whats: Vec<String> = rows
                .iter()
                .map(|row| format!("{}: {:?}", row.version, row.what))
                .collect();
            whats.join(", ")
        }
        Write::Facts(_) => "facts".to_owned(),
        Write::Summary(..) => "a summary".to_owned(),
        Write::Line { line, .. } => format!("a line: {}", line.text),
        Write::Showing(seat, on) => format!("{seat} shows: {on}"),
        Write::Drop | Write::DropBotGame => "nothing any more".to_owned(),
        Write::Disclosed(_) => "that its record was handed out".to_owned(),
    }
}

/// Whose seat this is, for steps.
pub fn seat_of(kept: &Kept, person: PersonId) -> Option<Seat> {
    (0..kept.facts.seats.len() as u8)
        .map(Seat)
        .find(|&seat| kept.person(seat) == Some(person))
}
