//! People at a table, for tests: who says things, and what they were told.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::house::{Clock, Heard, House, Pacing, Visit};
use server::store::{PersonId, TableId};
use server::wire::{NewTable, Options, SeatWish, ToServer};
use tabletop::{Seat, Seed};

use crate::memory::{Memory, person};

/// The seed of every game here.
pub const SEED: Seed = Seed(77);

/// A house whose clock is that of the runtime.
pub struct Scene {
    pub store: Arc<Memory>,
    pub house: House,
    pub clock: Clock,
}

impl Scene {
    pub fn new() -> Scene {
        Scene::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut Pacing)) -> Scene {
        let mut rules = Pacing {
            seed: Some(SEED),
            clock: Clock::of_runtime(1_000_000_000_000),
            ..Pacing::default()
        };
        change(&mut rules);
        let store = Arc::new(Memory::default());
        let clock = rules.clock.clone();
        let house = House::new(store.clone(), rules);
        Scene {
            store,
            house,
            clock,
        }
    }

    /// The same store, another house: as after a restart.
    pub fn restarted(&self) -> Scene {
        self.restarted_at(1_000_000_100_000)
    }

    /// The same when the clock on the wall shows this.
    pub fn restarted_at(&self, wall: i64) -> Scene {
        let clock = Clock::of_runtime(wall);
        let rules = Pacing {
            seed: Some(SEED),
            clock: clock.clone(),
            ..Pacing::default()
        };
        Scene {
            store: self.store.clone(),
            house: House::new(self.store.clone(), rules),
            clock,
        }
    }

    /// A started table; each seat is a person's number, or a bot where it is 0.
    pub async fn table(&self, seats: &[PersonId], options: Options) -> TableId {
        self.table_of(setup(seats.len()), seats, options).await
    }

    /// The same with a setup of its own.
    pub async fn table_of(&self, setup: Value, seats: &[PersonId], options: Options) -> TableId {
        started(&self.house, setup, seats, options).await
    }

    /// A table at which everybody sits, and that has not begun.
    pub async fn gathering(&self, seats: &[PersonId]) -> TableId {
        gathered(&self.house, setup(seats.len()), seats, Options::default()).await
    }

    /// Somebody comes to look.
    pub async fn guest(&self, id: &str, me: PersonId) -> Guest {
        self.guest_at(id, me, None, None).await
    }

    pub async fn guest_at(
        &self,
        id: &str,
        me: PersonId,
        since: Option<u32>,
        seat: Option<Seat>,
    ) -> Guest {
        Guest::come(&self.house, id, me, since, seat).await
    }
}

/// A started table in this house; each seat is a person's number, or a bot
/// where it is 0.
pub async fn started(house: &House, setup: Value, seats: &[PersonId], options: Options) -> TableId {
    let id = gathered(house, setup, seats, options).await;
    house.start(&id, host_of(seats)).await.unwrap();
    id
}

fn host_of(seats: &[PersonId]) -> PersonId {
    seats.iter().copied().find(|&id| id != 0).unwrap_or(99)
}

/// The same before the start.
async fn gathered(house: &House, setup: Value, seats: &[PersonId], options: Options) -> TableId {
    let host = person(host_of(seats));
    let hot_seat = options.hot_seat;
    let wish = |&id: &PersonId| match id {
        0 => SeatWish::Bot {
            bot: "random".to_owned(),
        },
        id if id == host.id => SeatWish::Me { label: None },
        _ => SeatWish::Open,
    };
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup).unwrap(),
        seats: seats.iter().map(wish).collect(),
        options,
        start: false,
    };
    let id = house.open(&host, new).await.unwrap();
    for (seat, &id_of) in (0..).map(Seat).zip(seats) {
        if id_of != 0 && id_of != host.id && !hot_seat {
            house.sit(&id, &person(id_of), seat).await.unwrap();
        }
    }
    id
}

/// A short game.
pub fn setup(players: usize) -> Value {
    json!({"players": players, "seating": "random", "max_rounds": 2})
}

/// Somebody who looks at a table.
pub struct Guest {
    visit: Visit,
    /// The last update.
    pub last: Value,
    /// Everything they were ever told.
    pub heard: Vec<Value>,
    me: PersonId,
}

impl Guest {
    /// Somebody who comes to look at a table of this house.
    pub async fn come(
        house: &House,
        id: &str,
        me: PersonId,
        since: Option<u32>,
        seat: Option<Seat>,
    ) -> Guest {
        let visit = house.visit(id, Some(me), since, seat).await.unwrap();
        let mut guest = Guest {
            visit,
            last: Value::Null,
            heard: Vec::new(),
            me,
        };
        guest.listen().await;
        guest
    }

    /// Takes in everything that was said until nothing comes for a moment.
    pub async fn listen(&mut self) {
        while let Ok(Some(said)) = tokio::time::timeout(MOMENT, self.visit.hear()).await {
            self.take(said);
        }
    }

    fn take(&mut self, said: Heard) {
        let said = match said {
            Heard::Text(text) => serde_json::from_str(&text).unwrap(),
            Heard::Close(reason) => json!({"type": "closing", "reason": reason}),
        };
        let said: Value = said;
        if said["type"] == "update" {
            self.last = said["update"].clone();
        }
        self.heard.push(said);
    }

    pub async fn tell(&self, message: Value) {
        let message: ToServer = serde_json::from_value(message).unwrap();
        assert!(self.visit.say(message).await);
    }

    /// Says something with a fresh id and waits for the answer.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        message["id"] = json!(format!("{}-{next}", self.me));
        self.ask_with_id(message).await
    }

    pub async fn ask_with_id(&mut self, message: Value) -> Value {
        let id = message["id"].clone();
        self.tell(message).await;
        loop {
            let said = self.visit.hear().await.expect("an answer");
            self.take(said);
            let last = self.heard.last().unwrap();
            let kind = last["type"].as_str().unwrap();
            if ["done", "refused"].contains(&kind) && last["id"] == id {
                return last.clone();
            }
        }
    }

    /// The answer to something without an id.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let said = self.visit.hear().await.expect("an answer");
            self.take(said);
            if self.heard.last().unwrap()["type"] == kind {
                return self.heard.last().unwrap().clone();
            }
        }
    }

    pub async fn act(&mut self, seat: u8, action: &str) -> Value {
        let version = self.version();
        self.ask(json!({"type": "act", "version": version, "seat": seat, "action": action}))
            .await
    }

    /// Acts and sees that it was done.
    pub async fn must_act(&mut self, seat: u8, action: &str) {
        let answer = self.act(seat, action).await;
        assert_eq!(answer["type"], "done", "{seat} {action}: {answer}");
    }

    /// Plays the first offer of `seat` whenever it is asked, until the record
    /// holds this many actions.
    pub async fn play_until(&mut self, seat: u8, count: u64) {
        for _ in 0..2_000 {
            if self.count() >= count {
                return;
            }
            match self.offers().first().cloned() {
                // What has one option may have been played by itself meanwhile.
                Some(action) => drop(self.act(seat, &action).await),
                None => tokio::time::sleep(Duration::from_millis(200)).await,
            }
            self.listen().await;
        }
        panic!("nothing goes on: {}", self.last);
    }

    pub fn version(&self) -> u64 {
        self.last["version"].as_u64().unwrap()
    }

    pub fn count(&self) -> u64 {
        self.last["count"].as_u64().unwrap()
    }

    pub fn offers(&self) -> Vec<String> {
        let offers = self.last["offers"].as_array().unwrap();
        let action = |offer: &Value| offer["action"].as_str().unwrap().to_owned();
        offers.iter().map(action).collect()
    }

    /// Who sits where, as they were told last.
    pub fn table(&self) -> &Value {
        let last = self.heard.iter().rev().find(|said| said["type"] == "table");
        &last.expect("a table")["table"]
    }

    /// All updates they got.
    pub fn updates(&self) -> impl Iterator<Item = &Value> {
        let updates = self.heard.iter().filter(|said| said["type"] == "update");
        updates.map(|said| &said["update"])
    }

    /// What the last entries say.
    pub fn kinds(&self) -> Vec<String> {
        let entries = self
            .updates()
            .flat_map(|update| update["entries"].as_array().unwrap());
        entries
            .map(|entry| entry["kind"]["type"].as_str().unwrap().to_owned())
            .collect()
    }
}

/// Shorter than anything at the table takes that is not answered at once.
pub const MOMENT: Duration = Duration::from_millis(20);

/// Why something was refused.
pub fn why(answer: &Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["reason"]["why"].as_str().unwrap()
}
