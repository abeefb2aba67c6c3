//! What does not stay for ever: tables at which nobody is, games that nobody
//! goes on with, games of bots.

use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use server::retention::{Notice, Passing};
use server::store::{Store, TableId};
use server::wire::RequestError;
use server::wire::{NewTable, Options, SeatWish};

use crate::company::{MOMENT, Scene, setup};
use crate::memory::person;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// For every unfinished game, far in the future.
const NOTICE: Notice = Notice {
    before: i64::MAX,
    keep: 0,
    earliest: 2_000_000_000_000,
};

async fn pass(time: Duration) {
    tokio::time::sleep(time).await;
}

/// A listed table that waits for a second person.
async fn gathering(scene: &Scene) -> TableId {
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(2)).unwrap(),
        seats: vec![SeatWish::Me { label: None }, SeatWish::Open],
        options: Options {
            listed: true,
            ..Options::default()
        },
        start: false,
    };
    scene.house.open(&person(1), new).await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_gathering_table_ends_a_day_after_anybody_was_there() {
    let scene = Scene::new();
    tokio::spawn(scene.house.clone().keep_clean());
    let (left, looked_at, joined) = (
        gathering(&scene).await,
        gathering(&scene).await,
        gathering(&scene).await,
    );
    let watcher = scene.guest(&looked_at, 7).await;
    pass(DAY - HOUR).await;
    scene
        .house
        .sit(&joined, &person(2), tabletop::Seat(1))
        .await
        .unwrap();
    assert_eq!(scene.house.lobby(None).await.unwrap().open.len(), 2);
    pass(HOUR * 3).await;
    let gone = scene.house.visit(&left, Some(1), None, None).await;
    assert_eq!(gone.err(), Some(RequestError::NoSuchTable));
    assert_eq!(
        scene.house.info(&left, Some(1)).await.err(),
        Some(RequestError::NoSuchTable)
    );
    assert!(scene.store.table(&joined).await.unwrap().is_some());
    // Somebody looks for days: the table stays, and a day more once they went.
    pass(DAY * 3).await;
    assert!(scene.store.table(&joined).await.unwrap().is_none());
    drop(watcher);
    pass(DAY - HOUR).await;
    assert!(scene.store.table(&looked_at).await.unwrap().is_some());
    pass(HOUR * 3).await;
    assert!(scene.store.table(&looked_at).await.unwrap().is_none());
}

#[tokio::test(start_paused = true)]
async fn full_tables_blank_no_lobby_and_lists_go_on_page_by_page() {
    let scene = Scene::new();
    let mut open = Vec::new();
    for _ in 0..60 {
        open.push(gathering(&scene).await);
        pass(MOMENT).await;
    }
    // As many and more that are full, all of them newer.
    for _ in 0..60 {
        let full = gathering(&scene).await;
        scene
            .house
            .sit(&full, &person(2), tabletop::Seat(1))
            .await
            .unwrap();
    }
    let lobby = scene.house.lobby(None).await.unwrap();
    assert!(lobby.mine.is_empty() && lobby.more.mine.is_none());
    let mut seen: Vec<TableId> = lobby.open.into_iter().map(|table| table.id).collect();
    assert_eq!(seen.len(), 50);
    let next = lobby.more.open.unwrap();
    let list = server::wire::TableList::Open;
    let page = scene.house.more_tables(list, &next, None).await.unwrap();
    assert_eq!(page.next, None);
    seen.extend(page.tables.into_iter().map(|table| table.id));
    open.reverse();
    assert_eq!(seen, open);
    for garbage in ["", "x", "0.1.'", "0.9.\u{202e}", "1.2.3.4"] {
        let refused = scene.house.more_tables(list, garbage, None).await;
        assert!(matches!(refused, Err(RequestError::BadCursor)), "{garbage}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_live_stays_whatever_was_noted_of_it() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    let mut watcher = scene.guest(&id, 7).await;
    // Nobody notes who is where.
    pass(DAY * 2).await;
    assert!(scene.house.sweep().await.unwrap().is_nothing());
    watcher.listen().await;
    assert!(watcher.heard.iter().all(|said| said["type"] != "closing"));
    drop(watcher);
    pass(HOUR).await;
    let swept = scene.house.sweep().await.unwrap();
    assert_eq!(swept.of(Passing::Gathering), 1);
}

/// When the game ends, as somebody was told last.
fn ends(table: &Value) -> Option<i64> {
    table["ends"].as_i64()
}

#[tokio::test(start_paused = true)]
async fn people_are_told_before_their_game_goes_and_may_keep_it() {
    let scene = Scene::new();
    tokio::spawn(scene.house.clone().keep_clean());
    let id = scene.table(&[1, 2], Options::default()).await;
    pass(DAY * 160).await;
    let mine = async |me| {
        let lobby = scene.house.lobby(Some(me)).await.unwrap();
        lobby.mine.into_iter().find(|table| table.id == id)
    };
    assert_eq!(mine(1).await.unwrap().ends, None, "not yet");
    pass(DAY * 7).await;
    let table = mine(1).await.unwrap();
    let left = Duration::from_millis((table.ends.unwrap() - table.changed) as u64);
    assert_eq!(left.as_secs() / DAY.as_secs(), 180);
    let one = scene.guest(&id, 1).await;
    let stranger = scene.guest(&id, 3).await;
    assert_eq!(ends(one.table()), table.ends);
    assert_eq!(ends(stranger.table()), None, "nobody else's business");
    drop((one, stranger));

    let refused = scene.house.keep(&id, 3).await;
    assert_eq!(refused, Err(RequestError::NotSeated));
    scene.house.keep(&id, 2).await.unwrap();
    assert_eq!(mine(1).await.unwrap().ends, None);
    pass(DAY * 100).await;
    assert!(mine(1).await.is_some(), "it was kept");
    // Then nobody cares any more.
    pass(DAY * 67).await;
    assert!(mine(1).await.unwrap().ends.is_some());
    pass(DAY * 14).await;
    assert!(mine(1).await.is_none());
    let gone = scene.house.visit(&id, Some(1), None, None).await;
    assert_eq!(gone.err(), Some(RequestError::NoSuchTable));
}

#[tokio::test(start_paused = true)]
async fn no_game_goes_while_somebody_is_there() {
    let scene = Scene::new();
    tokio::spawn(scene.house.clone().keep_clean());
    let id = scene.table(&[1, 2], Options::default()).await;
    pass(DAY * 170).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let told = ends(one.table());
    assert!(told.is_some());
    pass(DAY * 12).await;
    assert!(scene.store.table(&id).await.unwrap().is_some());
    one.listen().await;
    two.listen().await;
    // Whoever goes on after all keeps it by doing so.
    let seat = one.last["awaiting"][0].as_u64().unwrap() as u8;
    let actor = if seat == 0 { &mut one } else { &mut two };
    let action = actor.offers()[0].clone();
    actor.must_act(seat, &action).await;
    assert_eq!(scene.house.info(&id, Some(1)).await.unwrap().ends, None);
    pass(HOUR * 2).await;
    one.listen().await;
    assert!(one.heard.iter().all(|said| said["type"] != "closing"));
    assert_eq!(ends(one.table()), None);
}

#[tokio::test(start_paused = true)]
async fn who_looks_when_the_notice_is_given_sees_it_at_once() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    pass(DAY * 167).await;
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(ends(one.table()), None);
    let swept = scene.house.sweep().await.unwrap();
    assert_eq!((swept.told, swept.of(Passing::Unfinished)), (1, 0));
    one.listen().await;
    assert!(ends(one.table()).is_some());
    one.ask(json!({"type": "hand_over", "seat": 0})).await;
    one.listen().await;
    assert_eq!(ends(one.table()), None, "something happened");
}

#[tokio::test(start_paused = true)]
async fn lessons_and_games_of_bots_stay_a_week() {
    let scene = Scene::new();
    let lesson = scene.house.lesson(&person(1), "first").await.unwrap();
    let bots = scene.table(&[0, 0], Options::default()).await;
    let people = scene.table(&[1, 2], Options::default()).await;
    pass(DAY * 6).await;
    assert!(scene.house.sweep().await.unwrap().is_nothing());
    pass(DAY * 2).await;
    let swept = scene.house.sweep().await.unwrap();
    assert_eq!(swept.of(Passing::Lessons), 1);
    assert_eq!(swept.of(Passing::BotGames), 1);
    assert_eq!(swept.tables.iter().sum::<u32>(), 2);
    for (id, stays) in [(&lesson, false), (&bots, false), (&people, true)] {
        assert_eq!(scene.store.table(id).await.unwrap().is_some(), stays);
    }
}

#[tokio::test(start_paused = true)]
async fn a_rematch_that_nobody_came_to_may_be_asked_for_again() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "resign", "seat": 0})).await;
    let first = scene.house.rematch(&id, &person(1)).await.unwrap();
    assert_eq!(scene.house.rematch(&id, &person(2)).await.unwrap(), first);
    scene.house.drop_table(&first, 1).await.unwrap();
    let second = scene.house.rematch(&id, &person(2)).await.unwrap();
    assert_ne!(second, first);
    assert!(scene.store.table(&second).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_table_that_merely_sleeps_keeps_its_notice() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    pass(HOUR).await;
    scene.store.give_notice(NOTICE, 9).await.unwrap();
    // Of when it is due the store knows something else.
    scene.store.set_due(&id, Some(0));
    let after = scene.restarted();
    drop(after.guest(&id, 7).await);
    pass(HOUR).await;
    assert_eq!(scene.store.summary(&id).due, None, "that was put right");
    assert_eq!(scene.store.facts(&id).ends, Some(NOTICE.earliest));
    // Who sits there takes it back.
    after.house.keep(&id, 1).await.unwrap();
    assert_eq!(scene.store.facts(&id).ends, None);
}

/// What a table in doubt holds for true is not written over what is true.
#[tokio::test(start_paused = true)]
async fn a_table_in_doubt_looks_before_it_keeps_anything() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    scene.store.give_notice(NOTICE, 9).await.unwrap();
    let scene = scene.restarted();
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let asked = guests[0].last["awaiting"][0].as_u64().unwrap();
    let offer = guests[asked as usize].offers()[0].clone();
    scene.store.fails_late.store(true, Ordering::Relaxed);
    guests[asked as usize].act(asked as u8, &offer).await;
    scene.store.fails_late.store(false, Ordering::Relaxed);
    let written = scene.store.summary(&id);
    // The table in memory thinks that nothing happened and the notice stands.
    let _ = scene.house.keep(&id, 1).await;
    assert_eq!(scene.store.summary(&id), written);
    assert_eq!(scene.guest(&id, 1).await.count(), 1);
}
