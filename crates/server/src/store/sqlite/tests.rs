use std::sync::Arc;

use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats, Seed};
use tempfile::TempDir;

use super::*;
use crate::entry::What;
use crate::store::{Occupant, SoloGame, StoredSeat};
use crate::wire::{By, Channel, Options};

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
    }
}

fn row(version: u32) -> Stored {
    Stored {
        version,
        at: i64::from(version) * 10,
        id: Some(format!("client-{version}")),
        what: What::Acted {
            seat: seat(1),
            action: "pass".to_owned(),
            by: By::Person,
        },
    }
}

fn rows(versions: impl IntoIterator<Item = u32>) -> Vec<Stored> {
    versions.into_iter().map(row).collect()
}

#[tokio::test]
async fn people_are_known_by_their_secrets() {
    let folder = folder();
    let store = store(&folder).await;
    let person = store.new_person("Quiet Ibis", b"one").await.unwrap();
    store.add_secret(person.id, b"two").await.unwrap();
    store.rename(person.id, "Proud Heron").await.unwrap();
    for secret in [b"one", b"two"] {
        let found = store.person_by_secret(secret).await.unwrap().unwrap();
        assert_eq!((found.id, found.name.as_str()), (person.id, "Proud Heron"));
    }
    store.drop_other_secrets(person.id, b"two").await.unwrap();
    assert_eq!(store.person_by_secret(b"one").await.unwrap(), None);
    store.drop_secret(b"two").await.unwrap();
    assert_eq!(store.person_by_secret(b"two").await.unwrap(), None);
    let people = store.people(&[person.id, 999]).await.unwrap();
    assert_eq!(people.len(), 1);
    assert!(matches!(
        store.rename(999, "x").await,
        Err(StoreError::Missing)
    ));
}

#[tokio::test]
async fn an_account_has_one_owner_however_it_is_written() {
    let folder = folder();
    let store = store(&folder).await;
    let (one, two) = (somebody(&store).await, somebody(&store).await);
    store.set_account(one.id, "Thoth", "hash").await.unwrap();
    let taken = store.set_account(two.id, "tHOTH", "other").await;
    assert!(matches!(taken, Err(StoreError::Taken)));
    let (owner, hash) = store.account("THOTH").await.unwrap().unwrap();
    assert_eq!((owner.id, hash.as_str()), (one.id, "hash"));
    assert_eq!(owner.account.as_deref(), Some("Thoth"));
    assert!(store.account("nobody").await.unwrap().is_none());
}

#[tokio::test]
async fn only_those_who_left_no_trace_are_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let (passer_by, host, owner) = (
        somebody(&store).await,
        somebody(&store).await,
        somebody(&store).await,
    );
    store.set_account(owner.id, "owner", "hash").await.unwrap();
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    assert!(store.forget_passer_by(passer_by.id).await.unwrap());
    assert!(!store.forget_passer_by(host.id).await.unwrap());
    assert!(!store.forget_passer_by(owner.id).await.unwrap());
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_put_down() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let mut kept = table("t", host.id);
    store.new_table(&kept, &rows(1..=2)).await.unwrap();
    kept.seats[2].occupant = Occupant::Person(host.id);
    kept.rematch = Some("next".to_owned());
    store.save_table(&kept).await.unwrap();
    let found = store.table("t").await.unwrap().unwrap();
    assert_eq!(found.seed, kept.seed);
    assert_eq!(found.setup.get(), kept.setup.get());
    assert_eq!((found.seats, found.options), (kept.seats, kept.options));
    assert_eq!((found.summary, found.rematch), (kept.summary, kept.rematch));
    assert_eq!(store.story("t").await.unwrap(), rows(1..=2));
    assert!(store.table("other").await.unwrap().is_none());
}

#[tokio::test]
async fn lists_show_what_they_should() {
    let folder = folder();
    let store = store(&folder).await;
    let (host, other) = (somebody(&store).await, somebody(&store).await);
    for id in ["open", "hidden", "playing"] {
        let mut table = table(id, host.id);
        table.options.listed = id != "hidden";
        store.new_table(&table, &[]).await.unwrap();
    }
    let playing = summary(Status::Playing, 1);
    store.append("playing", &rows([1]), &playing).await.unwrap();
    let ids =
        |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(
        ids(store.listed(Status::Gathering, 9, None).await.unwrap()),
        ["open"]
    );
    assert_eq!(
        ids(store.listed(Status::Playing, 9, None).await.unwrap()),
        ["playing"]
    );
    assert_eq!(store.in_progress().await.unwrap(), ["playing"]);
    assert_eq!(store.tables_of(host.id, 2).await.unwrap().len(), 2);
    assert_eq!(ids(store.tables_of(host.id, 1).await.unwrap()), ["playing"]);
    assert!(store.tables_of(other.id, 9).await.unwrap().is_empty());
    store.drop_table("open").await.unwrap();
    let begun = store.drop_table("playing").await;
    assert!(matches!(begun, Err(StoreError::Missing)));
}

#[tokio::test]
async fn rows_are_appended_whole_and_in_order_or_not_at_all() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store
        .new_table(&table("t", host.id), &rows([1]))
        .await
        .unwrap();
    let after = summary(Status::Playing, 7);
    for wrong in [vec![1], vec![3], vec![2, 4], vec![2, 2], vec![2, 3, 1]] {
        let refused = store.append("t", &rows(wrong.clone()), &after).await;
        assert!(matches!(refused, Err(StoreError::Gap)), "{wrong:?}");
        assert_eq!(store.story("t").await.unwrap().len(), 1);
        let kept = store.table("t").await.unwrap().unwrap();
        assert_eq!(kept.summary.status, Status::Gathering, "{wrong:?}");
    }
    let nowhere = store.append("nowhere", &rows([1]), &after).await;
    assert!(nowhere.is_err());
    let outcome = Outcome {
        winners: Seats::from_iter([seat(1)]),
        places: vec![2, 1, 3],
        reason: "points".to_owned(),
    };
    let ended = Summary {
        outcome: Some(outcome),
        solo: Some(SoloGame {
            objective: Some("CE01".to_owned()),
            round: 4,
            won: true,
        }),
        ..summary(Status::Finished, 3)
    };
    store.append("t", &rows([2, 3]), &ended).await.unwrap();
    assert_eq!(store.story("t").await.unwrap(), rows(1..=3));
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, ended);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_append_at_once_and_a_wrong_one_fails_alone() {
    const TABLES: usize = 100;
    const ROWS: u32 = 20;
    let folder = folder();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    let tasks = (0..TABLES).map(|number| {
        let (store, host) = (Arc::clone(&store), host.id);
        tokio::spawn(async move {
            let id = format!("t{number}");
            store.new_table(&table(&id, host), &[]).await.unwrap();
            for version in 1..=ROWS {
                let after = summary(Status::Playing, version);
                let (right, wrong) = (rows([version]), rows([version + 5]));
                let (done, refused) = tokio::join!(
                    store.append(&id, &right, &after),
                    store.append(&id, &wrong, &after),
                );
                assert!(done.is_ok());
                assert!(matches!(refused, Err(StoreError::Gap)));
            }
        })
    });
    futures_util::future::join_all(tasks.collect::<Vec<_>>())
        .await
        .into_iter()
        .for_each(|task| task.unwrap());
    for number in 0..TABLES {
        let story = store.story(&format!("t{number}")).await.unwrap();
        assert_eq!(story, rows(1..=ROWS));
    }
}

#[tokio::test]
async fn a_line_said_twice_is_said_once() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let line = |text: &str| ChatLine {
        channel: Channel::Everybody,
        number: 0,
        at: 5,
        name: "Quiet Ibis".to_owned(),
        seat: Some(seat(2)),
        text: text.to_owned(),
    };
    let say = async |person, id, text| store.say("t", person, id, &line(text)).await.unwrap();
    assert_eq!(say(host.id, "a", "hello").await, 1);
    assert_eq!(say(host.id, "b", "well?").await, 2);
    assert_eq!(say(host.id, "a", "hello").await, 1);
    assert_eq!(say(other.id, "a", "hi").await, 3);
    let lines = store.chat("t", 2).await.unwrap();
    let texts: Vec<_> = lines
        .iter()
        .map(|spoken| (spoken.line.number, spoken.line.text.as_str()))
        .collect();
    assert_eq!(texts, [(2, "well?"), (3, "hi")]);
    assert_eq!(lines[0].line.seat, Some(seat(2)));
    store
        .set_notes("t", host.id, "watch the west")
        .await
        .unwrap();
    store
        .set_notes("t", host.id, "watch the east")
        .await
        .unwrap();
    assert_eq!(store.notes("t", host.id).await.unwrap(), "watch the east");
    assert_eq!(store.notes("t", other.id).await.unwrap(), "");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = folder();
    let first = store(&folder).await;
    let host = somebody(&first).await;
    first
        .new_table(&table("t", host.id), &rows(1..=50))
        .await
        .unwrap();
    first.close().await;
    assert!(first.rename(host.id, "late").await.is_err());
    let second = store(&folder).await;
    assert_eq!(second.story("t").await.unwrap(), rows(1..=50));
    assert_eq!(second.people(&[host.id]).await.unwrap(), [host]);
    assert!(second.healthy().await.is_ok());
}

#[tokio::test]
async fn a_backup_is_made_while_people_play_and_overwrites_nothing() {
    let folder = folder();
    let playing = store(&folder).await;
    let host = somebody(&playing).await;
    playing
        .new_table(&table("t", host.id), &rows(1..=9))
        .await
        .unwrap();
    let (inside, outside) = (folder.path().join("a.db"), folder.path().join("b.db"));
    playing.backup(&inside).await.unwrap();
    backup(&folder.path().join("ennead.db"), &outside)
        .await
        .unwrap();
    playing
        .append("t", &rows([10]), &summary(Status::Playing, 1))
        .await
        .unwrap();
    for copy in [&inside, &outside] {
        let copied = Sqlite::open(copy).await.unwrap();
        assert_eq!(copied.story("t").await.unwrap(), rows(1..=9));
        assert_eq!(
            copied.people(&[host.id]).await.unwrap(),
            std::slice::from_ref(&host)
        );
        assert!(playing.backup(copy).await.is_err());
        assert_eq!(copied.story("t").await.unwrap().len(), 9);
    }
}

/// Not a test of speed, but of the promise that many writers share the wait.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "prints figures; run by hand in release"]
async fn how_many_appends_a_second() {
    const TABLES: usize = 500;
    const ROWS: u32 = 40;
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    for number in 0..TABLES {
        store
            .new_table(&table(&format!("t{number}"), host.id), &[])
            .await
            .unwrap();
    }
    let began = std::time::Instant::now();
    let tasks = (0..TABLES).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut slowest = Duration::ZERO;
            for version in 1..=ROWS {
                let asked = std::time::Instant::now();
                let after = summary(Status::Playing, version);
                store
                    .append(&format!("t{number}"), &rows([version]), &after)
                    .await
                    .unwrap();
                slowest = slowest.max(asked.elapsed());
            }
            slowest
        })
    });
    let slowest = futures_util::future::join_all(tasks.collect::<Vec<_>>()).await;
    let slowest = slowest.into_iter().map(Result::unwrap).max();
    let second = f64::from(TABLES as u32 * ROWS) / began.elapsed().as_secs_f64();
    println!("{second:.0} appends a second, the slowest took {slowest:?}");
}

#[tokio::test]
async fn each_team_counts_its_own_lines_and_nobody_elses_move() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let line = |text: &str| ChatLine {
        channel: Channel::Team,
        number: 0,
        at: 5,
        name: "Quiet Ibis".to_owned(),
        seat: Some(seat(2)),
        text: text.to_owned(),
    };
    let say = async |team, person, id, text| {
        let line = line(text);
        let said = store.say_to_team("t", seat(team), person, id, &line);
        said.await.unwrap()
    };
    assert_eq!(say(0, host.id, "a", "west?").await, 1);
    assert_eq!(say(1, other.id, "a", "east?").await, 1);
    assert_eq!(say(0, host.id, "b", "yes").await, 2);
    assert_eq!(say(0, host.id, "a", "west?").await, 1);
    let everybody = store.say("t", host.id, "c", &line("hello")).await.unwrap();
    assert_eq!(everybody, 1);
    let read = async |team| -> Vec<(u32, String)> {
        let lines = store.team_chat("t", seat(team), 9).await.unwrap();
        assert!(
            lines
                .iter()
                .all(|spoken| spoken.line.channel == Channel::Team)
        );
        lines
            .into_iter()
            .map(|spoken| (spoken.line.number, spoken.line.text))
            .collect()
    };
    assert_eq!(
        read(0).await,
        [(1, "west?".to_owned()), (2, "yes".to_owned())]
    );
    assert_eq!(read(1).await, [(1, "east?".to_owned())]);
    assert_eq!(store.chat("t", 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn who_shows_their_cards_is_kept_and_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    assert_eq!(store.showing("t").await.unwrap(), Seats::NONE);
    for (number, on) in [(1, true), (2, true), (1, true), (2, false), (0, false)] {
        store.set_showing("t", seat(number), on).await.unwrap();
    }
    assert_eq!(store.showing("t").await.unwrap(), Seats::one(seat(1)));
}

#[tokio::test]
async fn games_finished_alone_are_found_by_who_played_them() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    let solo = SoloGame {
        objective: Some("CE03".to_owned()),
        round: 5,
        won: false,
    };
    let mut alone = table("alone", host.id);
    alone.seats.truncate(1);
    alone.seats[0].occupant = Occupant::Person(host.id);
    alone.summary.solo = Some(solo.clone());
    store.new_table(&alone, &[]).await.unwrap();
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let found = store.solo_games(host.id).await.unwrap();
    let at = alone.summary.changed;
    let game = alone.game;
    assert_eq!(found, [SoloEnd { game, solo, at }]);
    assert_eq!(store.solo_games(other.id).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_says_their_name_again_has_not_taken_it_later() {
    let folder = folder();
    let store = store(&folder).await;
    let person = somebody(&store).await;
    assert!(person.named > 0);
    let again = store.rename(person.id, &person.name).await.unwrap();
    assert_eq!(again, person.named);
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let other = store.rename(person.id, "Proud Heron").await.unwrap();
    assert!(other > person.named);
    assert_eq!(store.people(&[person.id]).await.unwrap()[0].named, other);
}

#[tokio::test]
async fn who_is_blocked_stays_so_and_nobody_ignores_everybody() {
    let folder = folder();
    let store = store(&folder).await;
    let (me, one, two) = (
        somebody(&store).await.id,
        somebody(&store).await.id,
        somebody(&store).await.id,
    );
    assert!(store.ignore(me, one, How::Block, "One", 1).await.unwrap());
    assert!(store.ignore(me, one, How::Mute, "Later", 1).await.unwrap());
    let ignored = store.ignored(me).await.unwrap();
    assert_eq!(ignored[0].entry.how, How::Block);
    assert_eq!(ignored[0].entry.name, "One");
    assert!(!store.ignore(me, two, How::Mute, "Two", 1).await.unwrap());
    // Whoever is forgotten is on no list.
    assert!(store.forget_passer_by(one).await.unwrap());
    assert!(store.ignored(me).await.unwrap().is_empty());
}
