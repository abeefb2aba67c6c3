use std::sync::Arc;

use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats, Seed};
use tempfile::TempDir;

use super::*;
use crate::entry::What;
use crate::store::{Occupant, SoloGame, StoredSeat};
use crate::wire::{By, Channel, Options, Status};

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
            action: "pass".to_owned(),
            by: By::Person,
        },
        hash: Some(u64::MAX - u64::from(version)),
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
    assert_eq!(found.rules, kept.rules);
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
    let mut playing = summary(Status::Playing, 1);
    playing.due = Some(7);
    store.append("playing", &rows([1]), &playing).await.unwrap();
    let ids =
        |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(
        ids(store.tables_to_join(None, 9, None).await.unwrap()),
        ["open"]
    );
    assert_eq!(
        ids(store.games_to_watch(None, 9, None).await.unwrap()),
        ["playing"]
    );
    assert_eq!(store.due().await.unwrap(), [("playing".to_owned(), 7)]);
    playing.due = None;
    store.save_summary("playing", 1, &playing).await.unwrap();
    assert!(store.due().await.unwrap().is_empty());
    assert_eq!(store.tables_of(host.id, None, 2).await.unwrap().len(), 2);
    assert_eq!(
        ids(store.tables_of(host.id, None, 1).await.unwrap()),
        ["playing"]
    );
    assert!(store.tables_of(other.id, None, 9).await.unwrap().is_empty());
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
    assert_eq!(store.showing("t").await.unwrap(), Seats::EMPTY);
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

/// A note so long that it needs pages of its own.
fn long_note() -> String {
    "sand ".repeat(20_000)
}

#[tokio::test]
async fn after_a_full_disk_everything_is_written_again_once_there_is_room() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let pages = store.pages().await.unwrap();
    // Twice: the connection that follows the first meets the same disk.
    for _ in 0..2 {
        store.set_most_pages(Some(pages));
        for _ in 0..3 {
            let full = store.set_notes("t", host.id, &long_note()).await;
            assert!(matches!(full, Err(StoreError::Broken(_))), "{full:?}");
        }
        assert_eq!(store.notes("t", host.id).await.unwrap(), "");
        // What needs no room is written all the same.
        store.rename(host.id, "Proud Heron").await.unwrap();
        store.set_most_pages(None);
        store
            .save_summary("t", 0, &summary(Status::Playing, 7))
            .await
            .unwrap();
    }
    store.set_notes("t", host.id, &long_note()).await.unwrap();
    assert_eq!(store.notes("t", host.id).await.unwrap(), long_note());
}

#[tokio::test]
async fn a_summary_alone_keeps_a_notice_unless_something_happened() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let mut seated = table("t", host.id);
    seated.seats[0].occupant = Occupant::Person(host.id);
    store.new_table(&seated, &[]).await.unwrap();
    let mut playing = summary(Status::Playing, 1);
    store.append("t", &rows([1]), &playing).await.unwrap();
    let notice = Notice {
        before: i64::MAX,
        keep: 0,
        earliest: i64::MAX,
    };
    assert_eq!(store.give_notice(notice, 9).await.unwrap().len(), 1);
    let ends = async || store.table("t").await.unwrap().unwrap().ends;
    playing.due = Some(5);
    store.save_summary("t", 1, &playing).await.unwrap();
    assert_eq!(ends().await, Some(i64::MAX));
    // Who knows another story writes nothing.
    for version in [0, 2] {
        let other = summary(Status::Playing, 9);
        let refused = store.save_summary("t", version, &other).await;
        assert!(matches!(refused, Err(StoreError::Gap)), "{refused:?}");
    }
    let refused = store.append("t", &[], &playing).await;
    assert!(matches!(refused, Err(StoreError::Gap)), "{refused:?}");
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!(stored.summary, playing);
    playing.changed += 1;
    store.save_summary("t", 1, &playing).await.unwrap();
    assert_eq!(ends().await, None);
}

#[tokio::test]
async fn a_record_is_handed_out_once_and_for_all() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let disclosed = async || store.table("t").await.unwrap().unwrap().disclosed;
    assert_eq!(disclosed().await, None);
    for at in [7, 9] {
        store.disclose("t", at).await.unwrap();
        assert_eq!(disclosed().await, Some(7));
    }
    let kept = store.table("t").await.unwrap().unwrap();
    store.save_table(&kept).await.unwrap();
    assert_eq!(disclosed().await, Some(7));
    assert!(store.open_tables(host.id).await.unwrap()[0].disclosed);
    let nowhere = store.disclose("nowhere", 1).await;
    assert!(matches!(nowhere, Err(StoreError::Missing)), "{nowhere:?}");
}

#[tokio::test]
async fn only_a_game_of_bots_alone_is_dropped_while_it_is_on() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let bots = |id: &str| {
        let mut table = table(id, host.id);
        for seat in &mut table.seats {
            seat.occupant = Occupant::Bot("random".to_owned());
        }
        table
    };
    store.new_table(&bots("gathers"), &[]).await.unwrap();
    store.new_table(&bots("over"), &[]).await.unwrap();
    store.new_table(&bots("on"), &[]).await.unwrap();
    store
        .new_table(&table("people", host.id), &[])
        .await
        .unwrap();
    for (id, status) in [
        ("over", Status::Finished),
        ("on", Status::Playing),
        ("people", Status::Playing),
    ] {
        let summary = summary(status, 1);
        store.append(id, &rows([1]), &summary).await.unwrap();
    }
    let open = store.open_tables(host.id).await.unwrap();
    let on = open.iter().find(|table| table.id == "on").unwrap();
    assert_eq!((on.begun, &*on.game, on.rules), (true, "kemet", 4));
    for id in ["gathers", "over", "people", "nowhere"] {
        let refused = store.drop_bot_game(id).await;
        assert!(matches!(refused, Err(StoreError::Missing)), "{id}");
    }
    store.drop_bot_game("on").await.unwrap();
    assert!(store.table("on").await.unwrap().is_none());
    assert!(store.story("on").await.unwrap().is_empty());
}

#[tokio::test]
async fn who_shares_a_transaction_with_a_failure_is_told_and_may_try_again() {
    let folder = folder();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    store.set_most_pages(Some(store.pages().await.unwrap()));
    let (note, row, summary) = (long_note(), rows([1]), summary(Status::Playing, 1));
    let (full, other) = tokio::join!(
        store.set_notes("t", host.id, &note),
        store.append("t", &row, &summary),
    );
    assert!(full.is_err());
    // Whoever was told that it is written finds it, and who was not does not.
    let written = store.story("t").await.unwrap().len();
    assert_eq!(written, usize::from(other.is_ok()));
    store.set_most_pages(None);
    if other.is_err() {
        store.append("t", &row, &summary).await.unwrap();
    }
    assert_eq!(store.story("t").await.unwrap(), row);
}

/// As SQLite does when a disk fills up while it commits.
#[tokio::test]
async fn a_transaction_that_was_rolled_back_behind_our_back_ends_itself_alone() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for name in ["Proud Heron", "Quick Ibex", "Still Crane"] {
        let lost: Stores<()> = store
            .writer
            .write(|to| {
                Box::pin(async move {
                    sqlx::query("ROLLBACK").execute(&mut *to).await?;
                    Ok(())
                })
            })
            .await;
        assert!(matches!(lost, Err(StoreError::Broken(_))), "{lost:?}");
        store.rename(host.id, name).await.unwrap();
        assert_eq!(store.people(&[host.id]).await.unwrap()[0].name, name);
        assert!(store.healthy().await.is_ok());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files_whatever_made_them() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let rights = |name: &str| {
        let file = folder.path().join(name);
        file.metadata()
            .map(|facts| facts.permissions().mode() & 0o777)
    };
    let files = ["ennead.db", "ennead.db-wal", "ennead.db-shm"];
    let playing = store(&folder).await;
    somebody(&playing).await;
    for name in files {
        assert_eq!(rights(name).unwrap(), 0o600, "{name}");
    }
    playing
        .backup(&folder.path().join("copy.db"))
        .await
        .unwrap();
    assert_eq!(rights("copy.db").unwrap(), 0o600);
    // Left open to others by an older version, or by who copied it here.
    for name in files {
        set_permissions(folder.path().join(name), Permissions::from_mode(0o644)).unwrap();
    }
    let again = store(&folder).await;
    somebody(&again).await;
    for name in files {
        assert_eq!(rights(name).unwrap(), 0o600, "{name}");
    }
}

#[tokio::test]
async fn full_tables_hide_no_open_one_and_every_page_follows_the_last() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for number in 0..30_u32 {
        let mut table = table(&format!("t{number:02}"), host.id);
        // Two of three are full; some were changed at the same moment.
        if number % 3 != 0 {
            table.seats[2].occupant = Occupant::Bot("random".to_owned());
        }
        table.summary.changed = i64::from(number / 4);
        store.new_table(&table, &[]).await.unwrap();
    }
    let mut pages = Vec::new();
    let mut behind = None;
    loop {
        let page = store
            .tables_to_join(behind.as_ref(), 4, None)
            .await
            .unwrap();
        let Some(last) = page.last() else { break };
        behind = Some(Behind::table(last));
        pages.push(page.into_iter().map(|table| table.id).collect::<Vec<_>>());
    }
    let expected: Vec<String> = (0..30)
        .rev()
        .filter(|n| n % 3 == 0)
        .map(|n| format!("t{n:02}"))
        .collect();
    assert_eq!(pages.concat(), expected);
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 2]);
    // A seat that is taken closes the table, one that is left opens it.
    let mut first = store.table("t27").await.unwrap().unwrap();
    first.seats[2].occupant = Occupant::Person(host.id);
    first.summary.changed = 99;
    store.save_table(&first).await.unwrap();
    assert_eq!(
        store.tables_to_join(None, 1, None).await.unwrap()[0].id,
        "t24"
    );
    first.seats[2].occupant = Occupant::Open;
    store.save_table(&first).await.unwrap();
    let newest = &store.tables_to_join(None, 1, None).await.unwrap()[0];
    assert_eq!((newest.id.as_str(), newest.summary.changed), ("t27", 99));
}

#[tokio::test]
async fn what_is_mine_begins_with_what_is_not_finished() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for number in 0..9_u32 {
        let mut table = table(&format!("t{number}"), host.id);
        let status = [Status::Finished, Status::Playing, Status::Gathering][number as usize % 3];
        table.summary = summary(status, number);
        store.new_table(&table, &[]).await.unwrap();
    }
    let mut seen = Vec::new();
    while seen.len() < 9 {
        let behind = seen.last().map(Behind::table);
        let page = store.tables_of(host.id, behind.as_ref(), 2).await.unwrap();
        assert!(!page.is_empty());
        seen.extend(page);
    }
    let ids: Vec<&str> = seen.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["t8", "t7", "t5", "t4", "t2", "t1", "t6", "t3", "t0"]);
}

#[tokio::test]
async fn lists_are_read_from_an_index_in_their_order() {
    let folder = folder();
    let store = store(&folder).await;
    let mut reader = store.reader().await.unwrap();
    let mut questions = vec![tables::TO_JOIN.to_owned(), tables::TO_WATCH.to_owned()];
    questions.extend(Passing::ALL.map(passing::question));
    for question in questions {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain)
            .fetch_all(&mut *reader)
            .await
            .unwrap();
        let plan: Vec<String> = plan.into_iter().map(|(.., step)| step).collect();
        assert!(plan[0].starts_with("SEARCH tables USING INDEX"), "{plan:?}");
        let sorts = plan
            .iter()
            .any(|step| step == "USE TEMP B-TREE FOR ORDER BY");
        // Those that end now are few.
        assert!(!sorts || plan[0].contains("tables_ending"), "{plan:?}");
    }
}

#[tokio::test]
async fn visitors_go_when_they_left_nothing_and_were_not_here() {
    let folder = folder();
    let store = store(&folder).await;
    let mut people = Vec::new();
    for number in 0..6_i64 {
        let person = somebody(&store).await;
        store.note_seen(person.id, number * 10).await.unwrap();
        people.push(person.id);
    }
    let [gone, account, host, talker, late, never] = people[..] else {
        panic!("six people")
    };
    store.set_account(account, "Thoth", "hash").await.unwrap();
    store.new_table(&table("t", host), &[]).await.unwrap();
    let line = ChatLine {
        channel: Channel::Everybody,
        number: 0,
        at: 5,
        name: "Quiet Ibis".to_owned(),
        seat: None,
        text: "hello".to_owned(),
    };
    store.say("t", talker, "a", &line).await.unwrap();
    assert_eq!(store.passers_by(45, 0, 9).await.unwrap(), [gone, late]);
    assert_eq!(store.passers_by(45, gone, 9).await.unwrap(), [late]);
    // Somebody who comes back in between stays.
    store.note_seen(late, 46).await.unwrap();
    assert_eq!(store.forget_passers_by(&people, 45).await.unwrap(), 1);
    let left = store.people(&people).await.unwrap();
    assert_eq!(left.len(), 5);
    assert!(
        left.iter()
            .any(|person| person.id == never && person.seen == 50)
    );
    let forgotten = store.note_seen(gone, 50).await;
    assert!(matches!(forgotten, Err(StoreError::Missing)));
    // The talker goes once the table does.
    store.drop_table("t").await.unwrap();
    assert_eq!(store.forget_passers_by(&people, 45).await.unwrap(), 2);
}

/// One table of each kind, last changed at 100.
async fn one_of_each(store: &Sqlite, host: PersonId) {
    let bot = || Occupant::Bot("random".to_owned());
    for id in [
        "gathering",
        "playing",
        "finished",
        "lesson",
        "bots",
        "upload",
    ] {
        let mut table = table(id, host);
        table.summary.changed = 100;
        table.seats[2].occupant = bot();
        table.summary.status = match id {
            "gathering" => Status::Gathering,
            "finished" | "upload" => Status::Finished,
            _ => Status::Playing,
        };
        table.lesson = (id == "lesson").then(|| "kemet".to_owned());
        table.uploaded = id == "upload";
        match id {
            "bots" => table.seats[0].occupant = bot(),
            "upload" => table
                .seats
                .iter_mut()
                .for_each(|seat| seat.occupant = Occupant::Open),
            _ => {}
        }
        store.new_table(&table, &rows(1..=3)).await.unwrap();
        let line = ChatLine {
            channel: Channel::Everybody,
            number: 0,
            at: 5,
            name: "Quiet Ibis".to_owned(),
            seat: None,
            text: "hello".to_owned(),
        };
        store.say(id, host, "a", &line).await.unwrap();
        store.set_notes(id, host, "mine").await.unwrap();
        store.keep_analysis(id, "{}").await.unwrap();
        store.set_showing(id, seat(0), true).await.unwrap();
    }
}

#[tokio::test]
async fn each_kind_of_table_goes_in_its_own_time_and_with_all_of_it() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    one_of_each(&store, host.id).await;
    let list = async |kind, before| -> Vec<TableId> {
        let found = store.passing(kind, before, None, 9).await.unwrap();
        found.into_iter().map(|place| place.id).collect()
    };
    for (kind, id) in [
        (Passing::Gathering, "gathering"),
        (Passing::Lessons, "lesson"),
        (Passing::BotGames, "bots"),
        (Passing::Uploads, "upload"),
    ] {
        assert_eq!(list(kind, 100).await, [""; 0], "{kind:?}");
        assert_eq!(list(kind, 101).await, [id]);
        // Somebody looks.
        store.attend(&[id.to_owned()], 200).await.unwrap();
        assert_eq!(list(kind, 200).await, [""; 0]);
        assert!(!store.drop_passing(kind, 200, id).await.unwrap());
        assert_eq!(list(kind, 201).await, [id]);
        assert!(!store.drop_passing(kind, 201, "finished").await.unwrap());
        assert!(store.drop_passing(kind, 201, id).await.unwrap());
        assert!(store.table(id).await.unwrap().is_none());
        assert!(store.story(id).await.unwrap().is_empty());
        assert_eq!(store.notes(id, host.id).await.unwrap(), "");
        assert!(!store.drop_passing(kind, 201, id).await.unwrap());
    }
    for id in ["playing", "finished"] {
        assert!(store.table(id).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn an_unfinished_game_goes_after_a_notice_that_play_takes_back() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    one_of_each(&store, host.id).await;
    let hour = 3_600_000;
    let notice = Notice {
        before: 101,
        keep: 50,
        earliest: hour * 2,
    };
    let ends = async || store.table("playing").await.unwrap().unwrap().ends;
    assert_eq!(store.awaiting_notice(notice).await.unwrap(), 1);
    let told = store.give_notice(notice, 9).await.unwrap();
    assert_eq!(told, [("playing".to_owned(), hour * 2)]);
    assert_eq!(ends().await, Some(hour * 2));
    assert!(store.give_notice(notice, 9).await.unwrap().is_empty());
    // Something happens, or the host of the server lets games stay.
    let on = Summary {
        changed: 100,
        ..summary(Status::Playing, 1)
    };
    store.append("playing", &rows([4]), &on).await.unwrap();
    assert_eq!(ends().await, None);
    store.give_notice(notice, 9).await.unwrap();
    store.withdraw_notice(101).await.unwrap();
    assert_eq!(ends().await, Some(hour * 2));
    store.withdraw_notice(100).await.unwrap();
    assert_eq!(ends().await, None);
    store.give_notice(notice, 9).await.unwrap();
    let kind = Passing::Unfinished;
    let early = store.drop_passing(kind, hour * 2 - 1, "playing").await;
    assert!(!early.unwrap());
    store.attend(&["playing".to_owned()], hour).await.unwrap();
    assert!(
        store
            .passing(kind, hour * 2, None, 9)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        store
            .passing(kind, hour * 2 + 1, None, 9)
            .await
            .unwrap()
            .len(),
        1
    );
    assert!(
        store
            .drop_passing(kind, hour * 2 + 1, "playing")
            .await
            .unwrap()
    );
}

#[tokio::test]
async fn a_rematch_that_is_gone_is_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for next in ["given-up", "passed"] {
        let mut old = table("old", host.id);
        old.id = format!("before-{next}");
        old.summary = summary(Status::Finished, 3);
        old.rematch = Some(next.to_owned());
        store.new_table(&old, &[]).await.unwrap();
        store.new_table(&table(next, host.id), &[]).await.unwrap();
    }
    store.drop_table("given-up").await.unwrap();
    assert!(
        store
            .drop_passing(Passing::Gathering, 1, "passed")
            .await
            .unwrap()
    );
    for old in ["before-given-up", "before-passed"] {
        assert_eq!(store.table(old).await.unwrap().unwrap().rematch, None);
    }
}

/// A table of people that was left by the version before this one.
#[tokio::test]
async fn what_an_older_version_left_is_counted_once() {
    let folder = folder();
    let file = folder.path().join("ennead.db");
    let mut old = options(&file)
        .create_if_missing(true)
        .connect()
        .await
        .unwrap();
    let before: Vec<_> = MIGRATOR
        .iter()
        .filter(|step| step.version < 5)
        .cloned()
        .collect();
    let before = Migrator {
        migrations: before.into(),
        ..Migrator::DEFAULT
    };
    before.run(&mut old).await.unwrap();
    for row in [
        "INSERT INTO people (id, name, created) VALUES (1, 'Quiet Ibis', 1)",
        "INSERT INTO tables VALUES ('t', 'kemet', '{}', 1, '{}', 1, 1, 1, NULL, 0, NULL,
         'gathering', '[]', 0, 1, NULL, 0, NULL)",
        "INSERT INTO seats VALUES ('t', 0, 1, NULL, NULL), ('t', 1, NULL, NULL, NULL)",
    ] {
        sqlx::query(row).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    assert!(
        Sqlite::join(&file).await.is_err(),
        "nothing is changed unasked"
    );
    let store = store(&folder).await;
    assert_eq!(store.tables_to_join(None, 9, None).await.unwrap().len(), 1);
    let person = &store.people(&[1]).await.unwrap()[0];
    assert!(person.seen > 1_600_000_000_000, "their time begins now");
    assert!(
        store
            .passing(Passing::BotGames, 9, None, 9)
            .await
            .unwrap()
            .is_empty()
    );
    assert!(Sqlite::join(&file).await.is_ok());
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

#[tokio::test]
async fn who_logs_in_is_ignored_as_before_and_no_list_grows_without_end() {
    let folder = folder();
    let store = store(&folder).await;
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(somebody(&store).await.id);
    }
    let [victim, visitor, account, one, two, three] = people[..] else {
        panic!("six people");
    };
    let (mute, block) = (How::Mute, How::Block);
    for (person, other, how) in [
        (victim, account, mute),
        (victim, visitor, block),
        (visitor, one, block),
        (visitor, two, block),
        (visitor, three, mute),
        (account, one, mute),
        // A full list.
        (three, visitor, block),
        (three, one, mute),
    ] {
        let noted = store.ignore(person, other, how, "Somebody", 9).await;
        assert!(noted.unwrap());
    }
    store.go_on_as(visitor, account, 2).await.unwrap();
    let list = async |person| -> Vec<(PersonId, How)> {
        let ignored = store.ignored(person).await.unwrap();
        let mut list: Vec<(PersonId, How)> = ignored
            .iter()
            .map(|one| (one.other, one.entry.how))
            .collect();
        list.sort_by_key(|(other, _)| *other);
        list
    };
    // A block wins over a mute, on either side.
    assert_eq!(list(victim).await, [(visitor, block), (account, block)]);
    // Two fit: the one they had and, of the others, a block rather than a mute.
    assert_eq!(list(account).await, [(one, block), (two, block)]);
    // Where nothing fits any more the block goes along with whom it is for.
    assert_eq!(list(three).await, [(account, block), (one, mute)]);
}

#[tokio::test]
async fn reports_wait_in_bounds_and_go_some_time_after_they_were_dealt_with() {
    let folder = folder();
    let store = store(&folder).await;
    let file = folder.path().join("ennead.db");
    let (one, two, three) = (
        somebody(&store).await.id,
        somebody(&store).await.id,
        somebody(&store).await.id,
    );
    let most = MostReports {
        of_one: 2,
        in_all: 3,
    };
    let add = async |reporter| {
        let report = NewReport {
            at: 1,
            reporter,
            reporter_name: "Quiet Ibis".to_owned(),
            reported: None,
            reported_name: String::new(),
            table: "t".to_owned(),
            reason: crate::wire::Reason::Spam,
            text: String::new(),
            lines: Vec::new(),
        };
        store.add_report(&report, most).await.unwrap()
    };
    assert_eq!(add(one).await, Filed::Kept);
    assert_eq!(add(one).await, Filed::Kept);
    assert_eq!(add(one).await, Filed::EnoughOfTheirs);
    assert_eq!(add(two).await, Filed::Kept);
    assert_eq!(add(three).await, Filed::EnoughInAll);
    for id in [1, 2] {
        settle_report(&file, id).await.unwrap();
    }
    assert_eq!(add(three).await, Filed::Kept);

    // Only those that were dealt with go, and not at once.
    let prune = async |days: i64, rehearse| {
        let now = now() + days * 24 * 60 * 60 * 1000;
        let retention = crate::Retention::default();
        let pruned = crate::retention::prune(&store, &retention, now, rehearse).await;
        pruned.unwrap().reports
    };
    assert_eq!(prune(179, true).await, 0);
    assert_eq!(prune(181, true).await, 2);
    assert_eq!(prune(179, false).await, 0);
    assert_eq!(prune(181, false).await, 2);
    assert_eq!(prune(181, false).await, 0);
    let left = reports(&file).await.unwrap();
    let left: Vec<i64> = left.iter().map(|report| report.id).collect();
    assert_eq!(left, [3, 4], "those that wait stay, however long");
    // To forget somebody no report is looked at that is not theirs.
    let plan: Vec<(i64, i64, i64, String)> =
        sqlx::query_as("EXPLAIN QUERY PLAN SELECT id FROM reports WHERE reporter = 1")
            .fetch_all(&mut *store.reader().await.unwrap())
            .await
            .unwrap();
    assert!(plan[0].3.starts_with("SEARCH"), "{plan:?}");
}
