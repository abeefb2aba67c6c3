//! Whether this program would play every stored game as it was played: what a
//! host wants to know before an upgrade.

use std::path::Path;

use serde::Serialize;

use crate::course::Course;
use crate::games;
use crate::store::{Occupant, Sqlite, Store, StoredTable, Stores};
use crate::table::{check_rows, people_of};
use crate::unplayable::Stop;
use crate::wire::Status;

/// How much of a table's address is told: enough to find it in the store, too
/// little to go there.
const SHOWN: usize = 4;

/// What came of one stored game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The first letters of its address. All of them would be an invitation.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of the rules it began under.
    pub rules: u32,
    /// Who plays, by name.
    pub players: Vec<String>,
    /// When the table was opened, in milliseconds since 1970.
    pub created: i64,
    /// Whether it is over.
    pub finished: bool,
    /// How many actions stand.
    pub actions: usize,
    /// Why this program cannot play it as it was played, in one sentence.
    pub why: Option<String>,
}

/// Plays every unfinished game in this store again, or every game at all. The
/// store is brought up to date first, so it should be a copy.
pub async fn check(file: &Path, all: bool) -> Stores<Vec<Checked>> {
    let store = Sqlite::open(file).await?;
    let checked = check_all(&store, all).await;
    store.close().await;
    checked
}

async fn check_all(store: &dyn Store, all: bool) -> Stores<Vec<Checked>> {
    let mut checked = Vec::new();
    for id in store.begun(all).await? {
        if let Some(table) = store.table(&id).await? {
            checked.push(check_one(store, &table).await?);
        }
    }
    checked.sort_by(|one, other| (one.created, &one.table).cmp(&(other.created, &other.table)));
    Ok(checked)
}

async fn check_one(store: &dyn Store, table: &StoredTable) -> Stores<Checked> {
    let rows = store.story(&table.id).await?;
    let course = Course::of(&rows);
    let setup = table.setup.get();
    let replayed = check_rows(&rows).and_then(|()| {
        games::rebuild(&table.game, table.rules, setup, table.seed, &course).map(drop)
    });
    Ok(Checked {
        table: table.id.chars().take(SHOWN).collect(),
        game: table.game.clone(),
        rules: table.rules,
        players: players(store, table).await?,
        created: table.created,
        finished: table.summary.status == Status::Finished,
        actions: course.taken.len(),
        why: replayed
            .err()
            .map(|Stop { obstacle, .. }| obstacle.to_string()),
    })
}

/// Who sits there, by name.
async fn players(store: &dyn Store, table: &StoredTable) -> Stores<Vec<String>> {
    let people = store.people(&people_of(table)).await?;
    let named = |occupant: &Occupant| match occupant {
        Occupant::Open => None,
        Occupant::Bot(bot) => Some(bot.clone()),
        Occupant::Person(id) => {
            let person = people.iter().find(|person| person.id == *id);
            person.map(|person| person.name.clone())
        }
    };
    let seats = table.seats.iter();
    Ok(seats.filter_map(|seat| named(&seat.occupant)).collect())
}
