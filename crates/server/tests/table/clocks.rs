//! Time that runs out, and people who come and go.

use std::time::Duration;

use serde_json::{Value, json};
use server::wire::{Options, Pace};

use crate::company::{Guest, Scene};

fn slow() -> Options {
    Options {
        pace: Pace::PerDecision { seconds: 3_600 },
        ..Options::default()
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_time_is_over_a_bot_decides_and_the_game_goes_on() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], slow()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let seat = one.last["awaiting"][0].as_u64().unwrap() as usize;
    let (asked, other) = match seat {
        0 => (&mut one, &mut two),
        _ => (&mut two, &mut one),
    };
    assert!(asked.last["deadline"].is_u64() && other.last["deadline"].is_null());
    tokio::time::sleep(Duration::from_secs(3_590)).await;
    other.listen().await;
    assert_eq!(other.count(), 0);
    tokio::time::sleep(Duration::from_secs(30)).await;
    other.listen().await;
    assert!(other.count() > 0, "a bot has decided");
    assert_eq!(
        other.table()["seats"][seat]["holder"]["away"],
        "out_of_time"
    );
    // Coming again gives the seat back.
    let me = seat as i64 + 1;
    let back = scene.guest(&id, me).await;
    assert_eq!(back.table()["seats"][seat]["holder"]["away"], Value::Null);
    assert!(back.kinds().contains(&"person_back".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_clock_runs_while_the_table_sleeps() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], slow()).await;
    tokio::time::sleep(Duration::from_secs(300)).await;
    let rows = scene.store.rows(&id).len();
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert!(scene.store.rows(&id).len() > rows, "nobody woke the table");
    let kinds = format!("{:?}", scene.store.rows(&id));
    assert!(kinds.contains("OutOfTime"), "{kinds}");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_while_others_wait_is_replaced_and_comes_back() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let one = scene.guest(&id, 1).await;
    let two = scene.guest(&id, 2).await;
    let seat = one.last["awaiting"][0].as_u64().unwrap() as usize;
    let (leaver, mut stays) = match seat {
        0 => (one, two),
        _ => (two, one),
    };
    drop(leaver);
    tokio::time::sleep(Duration::from_secs(100)).await;
    stays.listen().await;
    assert_eq!(stays.count(), 0);
    assert_eq!(stays.table()["seats"][seat]["holder"]["online"], false);
    tokio::time::sleep(Duration::from_secs(30)).await;
    stays.listen().await;
    assert_eq!(stays.table()["seats"][seat]["holder"]["away"], "left");
    assert!(stays.count() > 0);
    let back = scene.guest(&id, seat as i64 + 1).await;
    assert_eq!(back.table()["seats"][seat]["holder"]["away"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn if_nobody_waits_the_game_does() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    drop(scene.guest(&id, 1).await);
    drop(scene.guest(&id, 2).await);
    tokio::time::sleep(Duration::from_secs(10_000)).await;
    assert_eq!(scene.store.rows(&id).len(), 1, "it has only begun");
}

#[tokio::test(start_paused = true)]
async fn a_choice_of_one_is_taken_by_itself_and_others_do_not_learn_it() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let mut dice = 1u64;
    let mut only = None;
    for _ in 0..4_000 {
        for guest in &mut guests {
            guest.listen().await;
        }
        let Some(seat) = guests[0].last["awaiting"][0].as_u64() else {
            break;
        };
        let seat = seat as usize;
        let offers = guests[seat].offers();
        if offers.len() == 1 {
            only = Some(seat);
            break;
        }
        dice = dice
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let action = offers[(dice >> 33) as usize % offers.len()].clone();
        guests[seat].act(seat as u8, &action).await;
    }
    let Some(seat) = only else {
        panic!("no choice of one in a whole game");
    };
    tokio::time::sleep(Duration::from_secs(3)).await;
    for guest in &mut guests {
        guest.listen().await;
    }
    let by = |guest: &crate::company::Guest| {
        let mut updates: Vec<Value> = guest.updates().cloned().collect();
        let mut entries = updates
            .drain(..)
            .flat_map(|update| update["entries"].as_array().unwrap().clone());
        entries.any(|entry| entry["kind"]["by"] == "only_option")
    };
    assert!(by(&guests[seat]), "its owner is told");
    assert!(!by(&guests[1 - seat]), "nobody else is");
    assert_eq!(json!(null), guests[0].last["lesson"]);
}

/// Five minutes back or ahead.
const JUMPS: [i64; 2] = [-300_000, 300_000];

#[tokio::test(start_paused = true)]
async fn bots_do_not_notice_that_the_clock_on_the_wall_is_set() {
    for jump in JUMPS {
        let scene = Scene::new();
        let id = scene.table(&[1, 0, 0, 0], Options::default()).await;
        let mut one = scene.guest(&id, 1).await;
        one.ask(json!({"type": "hand_over", "seat": 0})).await;
        tokio::time::sleep(Duration::from_secs(5)).await;
        one.listen().await;
        let before = one.count();
        scene.clock.set_wall(jump);
        tokio::time::sleep(Duration::from_secs(10)).await;
        one.listen().await;
        let acted = one.count() - before;
        // One each 700 ms, and quiet ones a little sooner.
        assert!((10..60).contains(&acted), "{jump}: {acted} actions in 10 s");
    }
}

/// The one who is asked, and the other.
fn asked_first(one: Guest, two: Guest) -> (usize, Guest, Guest) {
    match one.last["awaiting"][0].as_u64().unwrap() {
        0 => (0, one, two),
        seat => (seat as usize, two, one),
    }
}

#[tokio::test(start_paused = true)]
async fn patience_is_the_same_when_the_clock_on_the_wall_is_set() {
    for jump in JUMPS {
        let scene = Scene::new();
        let id = scene.table(&[1, 2], Options::default()).await;
        let (one, two) = (scene.guest(&id, 1).await, scene.guest(&id, 2).await);
        let (seat, leaver, mut stays) = asked_first(one, two);
        drop(leaver);
        stays.listen().await;
        scene.clock.set_wall(jump);
        tokio::time::sleep(Duration::from_secs(110)).await;
        stays.listen().await;
        let away = |stays: &Guest| stays.table()["seats"][seat]["holder"]["away"].clone();
        assert_eq!(away(&stays), Value::Null, "{jump}");
        assert_eq!(stays.table()["seats"][seat]["holder"]["online"], false);
        tokio::time::sleep(Duration::from_secs(20)).await;
        stays.listen().await;
        assert_eq!(away(&stays), "left", "{jump}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_comes_when_it_was_promised_though_the_wall_is_set() {
    for jump in JUMPS {
        for watched in [true, false] {
            let scene = Scene::new();
            let id = scene.table(&[1, 2], slow()).await;
            let guest = scene.guest(&id, 1).await;
            let guest = watched.then_some(guest);
            // In the second case the table sleeps when it happens.
            tokio::time::sleep(Duration::from_secs(600)).await;
            scene.clock.set_wall(jump);
            tokio::time::sleep(Duration::from_secs(2_700)).await;
            assert_eq!(scene.store.rows(&id).len(), 1, "{jump} {watched}: too soon");
            tokio::time::sleep(Duration::from_secs(600)).await;
            assert!(
                scene.store.rows(&id).len() > 1,
                "{jump} {watched}: it froze"
            );
            drop(guest);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_deadline_outlives_a_restart_though_the_wall_was_wrong_before() {
    // What happened in a run whose clock was a year ahead happened now at the
    // latest.
    let scene = Scene::new();
    let id = scene.table(&[1, 2], slow()).await;
    scene.house.close().await;
    let again = scene.restarted_at(1_000_000_000_000 - 31_536_000_000);
    again.house.wake().await.unwrap();
    drop(again.guest(&id, 1).await);
    tokio::time::sleep(Duration::from_secs(3_500)).await;
    assert_eq!(scene.store.rows(&id).len(), 1);
    tokio::time::sleep(Duration::from_secs(200)).await;
    assert!(scene.store.rows(&id).len() > 1, "it froze");
}

fn banks() -> Options {
    Options {
        pace: Pace::Bank {
            bank: 600,
            increment: 10,
        },
        ..Options::default()
    }
}

/// What the clock of a seat showed in the last update, in seconds.
fn shown(guest: &Guest, seat: usize) -> (u64, bool) {
    let clock = &guest.last["clocks"][seat];
    assert_eq!(clock["seat"], seat);
    let left = clock["left"].as_u64().expect("a clock") / 1_000;
    (left, clock["runs"].as_bool().expect("it runs or not"))
}

/// Whoever is asked first, and their seat.
fn first_asked(guests: &mut [Guest; 2]) -> usize {
    guests[0].last["awaiting"][0].as_u64().unwrap() as usize
}

#[tokio::test(start_paused = true)]
async fn a_bank_runs_while_one_is_asked_and_survives_a_restart() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], banks()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let seat = first_asked(&mut guests);
    assert_eq!(shown(&guests[0], seat), (600, true));
    assert_eq!(shown(&guests[0], 1 - seat), (600, false));
    tokio::time::sleep(Duration::from_secs(100)).await;
    // One acts until somebody else is asked: the turn cost 100 seconds and
    // brought 10.
    for _ in 0..60 {
        if first_asked(&mut guests) != seat {
            break;
        }
        let action = guests[seat].offers()[0].clone();
        guests[seat].act(seat as u8, &action).await;
        for guest in &mut guests {
            guest.listen().await;
        }
    }
    assert_ne!(first_asked(&mut guests), seat, "the turn goes on and on");
    let (left, runs) = shown(&guests[0], seat);
    assert!((509..=510).contains(&left) && !runs, "{left}");
    assert!(shown(&guests[0], 1 - seat).1);
    // The clock of the other runs on while nobody looks and the table sleeps.
    drop(guests);
    tokio::time::sleep(Duration::from_secs(300)).await;
    let again = scene.guest(&id, 1).await;
    let (left, runs) = shown(&again, seat);
    assert!((509..=510).contains(&left) && !runs, "{left}");
    let (left, runs) = shown(&again, 1 - seat);
    assert!((295..=300).contains(&left) && runs, "{left}");
}

#[tokio::test(start_paused = true)]
async fn an_empty_bank_is_a_bot_until_its_person_comes_back() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], banks()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let seat = first_asked(&mut guests);
    tokio::time::sleep(Duration::from_secs(590)).await;
    guests[1 - seat].listen().await;
    assert_eq!(guests[1 - seat].count(), 0);
    tokio::time::sleep(Duration::from_secs(30)).await;
    guests[1 - seat].listen().await;
    assert!(guests[1 - seat].count() > 0, "a bot has decided");
    let away = |guest: &Guest| guest.table()["seats"][seat]["holder"]["away"].clone();
    assert_eq!(away(&guests[1 - seat]), "out_of_time");
    assert_eq!(shown(&guests[1 - seat], seat).0, 0);
    let back = scene.guest(&id, seat as i64 + 1).await;
    assert_eq!(away(&back), Value::Null);
    assert!(
        shown(&back, seat).0 <= 10,
        "no more than what a turn brings"
    );
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_banks_runs_while_the_table_sleeps() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], banks()).await;
    tokio::time::sleep(Duration::from_secs(700)).await;
    let kinds = format!("{:?}", scene.store.rows(&id));
    assert!(kinds.contains("OutOfTime"), "{kinds}");
}
