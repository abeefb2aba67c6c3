//! The store over real files; one file of tests for each subject.

mod accounts;
mod disk;
mod leaving;
mod lists;
mod stories;
mod talk;

use serde_json::value::RawValue;
use tabletop::{Seat, Seats, Seed};
use tempfile::TempDir;

use super::*;
use crate::entry::What;
use crate::store::{Occupant, StoredSeat};
use crate::wire::{By, Options, Status};

async fn store(folder: &TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("ennead.db"))
        .await
        .unwrap()
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

async fn somebody(store: &Sqlite) -> Person {
    let secret = crate::people::Secret::fresh();
    store
        .new_person("Quiet Ibis", &secret.hash())
        .await
        .unwrap()
}

fn table(id: &str, host: PersonId) -> StoredTable {
    let open = StoredSeat {
        occupant: Occupant::Open,
        label: None,
    };
    StoredTable {
        id: id.to_owned(),
        game: "kemet".to_owned(),
        setup: RawValue::from_string(r#"{"players":3}"#.to_owned()).unwrap(),
        rules: 4,
        seed: Seed(u64::MAX - 1),
        options: Options {
            listed: true,
            ..Options::default()
        },
        host,
        created: 1,
        lesson: None,
        uploaded: false,
        rematch: None,
        seats: vec![
            StoredSeat {
                occupant: Occupant::Person(host),
                label: Some("Left".to_owned()),
            },
            StoredSeat {
                occupant: Occupant::Bot("random".to_owned()),
                label: None,
            },
            open,
        ],
        summary: summary(Status::Gathering, 0),
        ends: None,
        disclosed: None,
    }
}

fn summary(status: Status, count: u32) -> Summary {
    Summary {
        status,
        awaiting: [seat(1), seat(2)].into_iter().collect::<Seats>(),
        count,
        changed: i64::from(count),
        outcome: None,
        solo: None,
        due: None,
    }
}

fn row(version: u32) -> Stored {
    Stored {
        version,
        at: i64::from(version) * 10,
        id: Some(format!("client-{version}")),
        what: What::Acted {
            seat: seat(1),
            action: "pass".into(),
            by: By::Person,
        },
        hash: Some(u64::MAX - u64::from(version)),
    }
}

fn rows(versions: impl IntoIterator<Item = u32>) -> Vec<Stored> {
    versions.into_iter().map(row).collect()
}
