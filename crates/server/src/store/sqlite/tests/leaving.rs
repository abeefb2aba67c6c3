//! What does not stay.

use super::*;
use crate::wire::Channel;

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
