//! What is stored of a table besides its story, and of the people there.

use games::SoloGame;
use serde_json::value::RawValue;
use tabletop::{Outcome, Seats, Seed};
use wire::{ChatLine, IgnoredPerson, Options, Status};

/// Who somebody is, for the program.
pub type PersonId = i64;

/// The address of a table: random, so that a link cannot be guessed.
pub type TableId = String;

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Which.
    pub id: PersonId,
    /// What they call themselves.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// When they were last here, to the day.
    pub seen: i64,
    /// Since when they are called so.
    pub named: i64,
}

/// Somebody whom a person does not want to read or to meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IgnoredBy {
    /// Who it is.
    pub other: PersonId,
    /// What the person is shown of it.
    pub entry: IgnoredPerson,
}

/// A line of chat, and who said it.
#[derive(Clone, PartialEq, Debug)]
pub struct Spoken {
    /// Who it is, for the program.
    pub person: PersonId,
    /// What everybody reads.
    pub line: ChatLine,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A bot, by its name.
    Bot(String),
    /// A person.
    Person(PersonId),
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Who holds it.
    pub occupant: Occupant,
    /// Its name in a hot-seat game.
    pub label: Option<String>,
}

/// A table as it is stored, without its story.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its address.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules it began under; while people gather, of those
    /// it would begin under.
    pub rules: u32,
    /// Its setup as JSON.
    pub setup: Box<RawValue>,
    /// Its seed: as secret as every card.
    pub seed: Seed,
    /// What else was agreed.
    pub options: Options,
    /// Who opened it.
    pub host: PersonId,
    /// When it was opened.
    pub created: i64,
    /// The lesson it is, if it is one.
    pub lesson: Option<String>,
    /// Nobody played it here.
    pub uploaded: bool,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// One per player, in order.
    pub seats: Vec<StoredSeat>,
    /// What a list of tables shows.
    pub summary: Summary,
    /// When it is deleted if nothing happens until then, once its people are
    /// told. The store's own: changing the table does not change it.
    pub ends: Option<i64>,
    /// When its record was handed out though it was not over. The store's own,
    /// too.
    pub disclosed: Option<i64>,
}

/// What a list of tables shows of one, kept in step with its story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it has come.
    pub status: Status,
    /// Who must decide.
    pub awaiting: Seats,
    /// How many actions were taken.
    pub count: u32,
    /// When something last happened.
    pub changed: i64,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What came of it, if one person played it alone.
    pub solo: Option<SoloGame>,
    /// When the table must do something by itself though nobody comes: a bot
    /// moves, a clock runs out. What is past means at once; nothing that it
    /// waits until somebody comes.
    pub due: Option<i64>,
}
