//! What the server counts about itself, for whoever runs it.
//!
//! There is one set of figures for the process, as there is one process to
//! look at; counting is an atomic or two. Labels are words of our own: types
//! see to it that no table, no person and no address ever is one.

mod endpoint;
mod process;

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

pub(crate) use self::endpoint::answer_scrapes;

/// The figures of this process.
pub(crate) fn metrics() -> &'static Metrics {
    static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);
    &METRICS
}

/// Who acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Actor {
    Person,
    Bot,
    /// Nobody: there was one option only.
    OnlyOption,
}

impl Actor {
    fn name(self) -> &'static str {
        match self {
            Actor::Person => "person",
            Actor::Bot => "bot",
            Actor::OnlyOption => "only_option",
        }
    }
}

/// An action, by its game and by whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Action {
    game: &'static str,
    by: &'static str,
}

/// Where something was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    Http,
    Table,
}

impl Door {
    fn name(self) -> &'static str {
        match self {
            Door::Http => "http",
            Door::Table => "table",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Refused {
    door: &'static str,
    /// The short name for programs that every refusal has.
    why: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    /// The pattern of the route, never the path.
    route: String,
    method: &'static str,
    /// `2xx`
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Thought {
    /// `bot`, `hint` or `analysis`.
    purpose: &'static str,
    level: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Purpose {
    purpose: &'static str,
}

/// All figures.
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub live_tables: Gauge,
    /// Sockets at tables.
    pub sockets: Gauge,
    people: Gauge,
    actions: Family<Action, Counter>,
    action_latency: Histogram,
    save_latency: Histogram,
    save_batch: Histogram,
    thoughts_waiting: Family<Purpose, Gauge>,
    /// Thoughts under way.
    pub thoughts_running: Gauge,
    thought_wait: Family<Purpose, Histogram>,
    thought_time: Family<Thought, Histogram>,
    refusals: Family<Refused, Counter>,
    responses: Family<Answered, Counter>,
    /// Frames that were too many.
    pub frames_refused: Counter,
    /// Times the store could not do its work.
    pub store_errors: Counter,
    store_bytes: Gauge,
    bot_memory: Gauge,
    memory: Gauge,
}

/// Upper bounds in seconds for what should take milliseconds.
const QUICK: [f64; 13] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// Upper bounds in seconds for thoughts.
const SLOW: [f64; 11] = [
    0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 20.0,
];

fn quick() -> Histogram {
    Histogram::new(QUICK)
}

fn slow() -> Histogram {
    Histogram::new(SLOW)
}

impl Metrics {
    fn new() -> Metrics {
        let all = Metrics {
            registry: Registry::default(),
            live_tables: Gauge::default(),
            sockets: Gauge::default(),
            people: Gauge::default(),
            actions: Family::default(),
            action_latency: quick(),
            save_latency: quick(),
            save_batch: Histogram::new((0..10).map(|power| f64::from(1 << power))),
            thoughts_waiting: Family::default(),
            thoughts_running: Gauge::default(),
            thought_wait: Family::new_with_constructor(slow),
            thought_time: Family::new_with_constructor(slow),
            refusals: Family::default(),
            responses: Family::default(),
            frames_refused: Counter::default(),
            store_errors: Counter::default(),
            store_bytes: Gauge::default(),
            bot_memory: Gauge::default(),
            memory: Gauge::default(),
        };
        all.registered()
    }

    /// Each figure with its name and what it means.
    fn registered(mut self) -> Metrics {
        let registry = &mut self.registry;
        let house = registry.sub_registry_with_prefix("ennead");
        let gauges = [
            ("live_tables", "Tables in memory", &self.live_tables),
            ("sockets", "Sockets at tables", &self.sockets),
            (
                "people_connected",
                "People with a socket at a table",
                &self.people,
            ),
            (
                "thoughts_running",
                "Thoughts under way",
                &self.thoughts_running,
            ),
        ];
        for (name, help, gauge) in gauges {
            house.register(name, help, gauge.clone());
        }
        let bytes = [
            (
                "store",
                "Size of the database with its log",
                &self.store_bytes,
            ),
            (
                "bot_memory",
                "What bots remember between decisions",
                &self.bot_memory,
            ),
        ];
        for (name, help, gauge) in bytes {
            house.register_with_unit(name, help, Unit::Bytes, gauge.clone());
        }
        house.register(
            "thoughts_waiting",
            "Thoughts not begun yet",
            self.thoughts_waiting.clone(),
        );
        house.register(
            "actions",
            "Actions taken, by game and by whom",
            self.actions.clone(),
        );
        house.register(
            "refusals",
            "What was refused, and why",
            self.refusals.clone(),
        );
        house.register(
            "http_responses",
            "Answers to requests",
            self.responses.clone(),
        );
        house.register(
            "frames_refused",
            "Frames of sockets that were too many",
            self.frames_refused.clone(),
        );
        house.register(
            "store_errors",
            "Times the store could not do its work",
            self.store_errors.clone(),
        );
        house.register(
            "save_batch_size",
            "Pieces of work in one transaction",
            self.save_batch.clone(),
        );
        let seconds = [
            (
                "action",
                "From a person's action to the queues of all who look",
                &self.action_latency,
            ),
            (
                "save",
                "Until a change is on the disk, waiting included",
                &self.save_latency,
            ),
        ];
        for (name, help, histogram) in seconds {
            house.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        }
        house.register_with_unit(
            "thought_wait",
            "Until a thought began",
            Unit::Seconds,
            self.thought_wait.clone(),
        );
        house.register_with_unit(
            "thought",
            "How long thoughts took, by level",
            Unit::Seconds,
            self.thought_time.clone(),
        );
        registry.register_with_unit(
            "process_resident_memory",
            "Memory of the process",
            Unit::Bytes,
            self.memory.clone(),
        );
        self
    }

    /// Somebody acted.
    pub fn acted(&self, game: &'static str, by: Actor) {
        let by = by.name();
        self.actions.get_or_create(&Action { game, by }).inc();
    }

    /// A person's action has reached the queues of everybody who looks.
    pub fn shown_after(&self, took: Duration) {
        self.action_latency.observe(took.as_secs_f64());
    }

    /// A change was saved.
    pub fn saved_after(&self, took: Duration) {
        self.save_latency.observe(took.as_secs_f64());
    }

    /// So much went into one transaction.
    pub fn batch(&self, size: usize) {
        self.save_batch.observe(size as f64);
    }

    /// Something was refused. `why` is the name of a refusal, which are a few.
    pub fn refused(&self, door: Door, why: &str) {
        let (door, why) = (door.name(), why.to_owned());
        self.refusals.get_or_create(&Refused { door, why }).inc();
    }

    /// A request was answered.
    pub fn answered(&self, route: &str, method: &'static str, status: &'static str) {
        let route = route.to_owned();
        let answered = Answered {
            route,
            method,
            status,
        };
        self.responses.get_or_create(&answered).inc();
    }

    /// A thought begins.
    pub fn thought_waited(&self, purpose: &'static str, waited: Duration) {
        self.thought_wait
            .get_or_create(&Purpose { purpose })
            .observe(waited.as_secs_f64());
    }

    /// A thought is over.
    pub fn thought(&self, purpose: &'static str, level: &'static str, took: Duration) {
        self.thought_time
            .get_or_create(&Thought { purpose, level })
            .observe(took.as_secs_f64());
    }
}

/// Counts something as long as it is there.
pub(crate) struct Present(&'static Gauge);

impl Present {
    pub fn new(gauge: &'static Gauge) -> Present {
        gauge.inc();
        Present(gauge)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}
