//! Whether this program would play every stored game as it was played: what a
//! host wants to know before an upgrade.

use std::path::Path;

use ::table::{check_rows, people_of};
use serde::Serialize;

use crate::course::Course;
use crate::games;
use crate::store::{Occupant, Sqlite, Store, StoreError, StoredTable};
use crate::unplayable::{Obstacle, Stop};
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
    /// Why this program cannot play it as it was played.
    pub obstacle: Option<Obstacle>,
}

/// Plays every unfinished game in this store again, or every game at all. The
/// store is brought up to date first, so it should be a copy.
pub async fn check(file: &Path, all: bool) -> Result<Vec<Checked>, StoreError> {
    let store = Sqlite::open(file).await?;
    let checked = check_all(&store, all).await;
    store.close().await;
    checked
}

async fn check_all(store: &dyn Store, all: bool) -> Result<Vec<Checked>, StoreError> {
    let mut checked = Vec::new();
    for id in store.begun(all).await? {
        if let Some(table) = store.table(&id).await? {
            checked.push(check_one(store, &table).await?);
        }
    }
    checked.sort_by(|one, other| (one.created, &one.table).cmp(&(other.created, &other.table)));
    Ok(checked)
}

async fn check_one(store: &dyn Store, table: &StoredTable) -> Result<Checked, StoreError> {
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
        obstacle: replayed.err().map(|Stop { obstacle, .. }| obstacle),
    })
}

/// Who sits there, by name.
async fn players(store: &dyn Store, table: &StoredTable) -> Result<Vec<String>, StoreError> {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tempfile::TempDir;

    use super::*;
    use crate::house::{House, Pacing};
    use crate::wire::PlayNow;

    /// A store with a game that is on and one that is over.
    async fn kept(file: &Path) {
        let store = Arc::new(Sqlite::open(file).await.unwrap());
        let person = store.new_person("Anna", b"secret").await.unwrap();
        let house = House::new(store.clone(), Pacing::default());
        let wish = PlayNow {
            game: "kemet".to_owned(),
            players: 2,
            bot: None,
        };
        house.play_now(&person, wish).await.unwrap();
        let lesson = <ankh::Ankh as ::games::Served>::LESSONS[0].record;
        house.upload(&person, lesson).await.unwrap();
        house.close().await;
        store.close().await;
    }

    async fn run(file: &Path, sql: &str) {
        use sqlx::{Connection, SqliteConnection};
        let mut connection = SqliteConnection::connect(file.to_str().unwrap())
            .await
            .unwrap();
        sqlx::query(sqlx::AssertSqlSafe(sql.to_owned()))
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }

    async fn troubles(file: &Path) -> Vec<Obstacle> {
        let checked = check(file, true).await.unwrap();
        checked
            .into_iter()
            .filter_map(|game| game.obstacle)
            .collect()
    }

    #[tokio::test]
    async fn every_game_is_played_again() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("ennead.db");
        kept(&file).await;
        let unfinished = check(&file, false).await.unwrap();
        assert_eq!(unfinished.len(), 1);
        assert_eq!(
            (&*unfinished[0].game, unfinished[0].finished),
            ("kemet", false)
        );
        assert_eq!(unfinished[0].players, ["Anna", "scribe"]);
        assert_eq!(unfinished[0].table.len(), SHOWN);
        let all = check(&file, true).await.unwrap();
        assert_eq!(all.len(), 2);
        assert!(all.iter().all(|game| game.obstacle.is_none()), "{all:?}");
        // Somebody has a hand in it.
        run(
            &file,
            "UPDATE story SET hash = hash + 1 WHERE version = 9 AND table_id IN
             (SELECT id FROM tables WHERE game = 'ankh')",
        )
        .await;
        let differs = Obstacle::Differs { actions: 8 };
        assert_eq!(troubles(&file).await, [differs]);
        run(
            &file,
            "UPDATE story SET what = '{\"type\":\"of tomorrow\"}' WHERE version = 5",
        )
        .await;
        let mut troubles = troubles(&file).await;
        troubles.dedup();
        assert_eq!(troubles[0], Obstacle::Unreadable { version: 5 });
    }

    /// As a program of before these columns left it.
    #[tokio::test]
    async fn a_store_of_before_is_brought_up_to_date() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("ennead.db");
        kept(&file).await;
        run(&file, "ALTER TABLE tables DROP COLUMN rules").await;
        run(&file, "ALTER TABLE story DROP COLUMN hash").await;
        run(&file, "DELETE FROM _sqlx_migrations WHERE version = 6").await;
        let all = check(&file, true).await.unwrap();
        let rules = |game: &str| all.iter().find(|one| one.game == game).unwrap().rules;
        assert_eq!((rules("kemet"), rules("ankh")), (4, 2));
        assert!(all.iter().all(|game| game.obstacle.is_none()), "{all:?}");
    }
}
