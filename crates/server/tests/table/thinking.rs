//! Who thinks when: bots that nobody looks at, what they remember, and what
//! the time they take tells.

use std::time::Duration;

use kemet::Kemet;
use serde_json::json;
use server::entry::{Stored, What};
use server::store::Store;
use server::wire::{NewTable, Options, Pace, SeatWish, Status};
use tabletop::{Game, Pages, Seed};

use crate::company::{Scene, setup};
use crate::memory::person;

const LONG: Duration = Duration::from_secs(600);

/// A game that bots of this level play alone, opened by person 1.
async fn bots_alone(scene: &Scene, level: &str) -> String {
    let bot = || SeatWish::Bot {
        bot: level.to_owned(),
    };
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(2)).unwrap(),
        seats: vec![bot(), bot()],
        options: Options::default(),
        start: true,
    };
    scene.house.open(&person(1), new).await.unwrap()
}

fn acted(rows: &[Stored]) -> usize {
    let acted = |row: &&Stored| matches!(row.what, What::Acted { .. });
    rows.iter().filter(acted).count()
}

#[tokio::test(start_paused = true)]
async fn bots_alone_wait_until_somebody_looks() {
    let scene = Scene::new();
    let id = bots_alone(&scene, "random").await;
    tokio::time::sleep(LONG).await;
    assert_eq!(acted(&scene.store.rows(&id)), 0, "nobody has looked");

    let mut guest = scene.guest(&id, 5).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    guest.listen().await;
    assert!(guest.count() > 5, "somebody looks: {}", guest.count());
    let shown = guest.count() as usize;
    drop(guest);
    tokio::time::sleep(LONG).await;
    let seen = acted(&scene.store.rows(&id));
    assert!((shown..=shown + 1).contains(&seen), "nobody looks any more");

    scene.house.close().await;
    let again = scene.restarted();
    again.house.wake().await.unwrap();
    tokio::time::sleep(LONG).await;
    assert_eq!(
        acted(&scene.store.rows(&id)),
        seen,
        "after a restart neither"
    );
    let mut guest = again.guest(&id, 5).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    guest.listen().await;
    assert!(acted(&scene.store.rows(&id)) > seen, "and it goes on");
}

#[tokio::test(start_paused = true)]
async fn a_game_that_its_people_handed_over_waits_as_well() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "hand_over", "seat": 0})).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    one.listen().await;
    assert!(one.count() > 2, "bots play while somebody looks");
    let seen = one.count() as usize;
    drop(one);
    tokio::time::sleep(LONG).await;
    let acted = acted(&scene.store.rows(&id));
    assert!((seen..=seen + 1).contains(&acted), "{acted} after {seen}");
}

#[tokio::test(start_paused = true)]
async fn by_correspondence_bots_go_on_until_no_person_is_left_to_be_asked() {
    let scene = Scene::new();
    let slow = Options {
        pace: Pace::PerDecision { seconds: 3_600 },
        ..Options::default()
    };
    let id = scene.table(&[1, 2, 0], slow).await;
    let timed_out = || {
        let rows = scene.store.rows(&id);
        let seated = |row: &&Stored| matches!(row.what, What::BotSeated { .. });
        rows.iter().filter(seated).count()
    };
    tokio::time::sleep(Duration::from_secs(3_610)).await;
    assert_eq!(timed_out(), 1, "the first has run out of time");
    let before = acted(&scene.store.rows(&id));
    assert!(before > 0, "and a bot has decided");
    tokio::time::sleep(Duration::from_secs(7_300)).await;
    assert_eq!(timed_out(), 2, "so has the second");
    let then = acted(&scene.store.rows(&id));
    tokio::time::sleep(Duration::from_secs(36_000)).await;
    assert_eq!(acted(&scene.store.rows(&id)), then, "the rest waits");
    let table = scene.store.table(&id).await.unwrap().unwrap();
    assert_eq!(table.summary.status, Status::Playing);
    // Whoever comes back finds the game as it was, and it goes on.
    let mut one = scene.guest(&id, 1).await;
    one.play_until(0, then as u64 + 2).await;
}

#[tokio::test(start_paused = true)]
async fn bots_remember_only_where_somebody_looks_and_there_is_room() {
    let scene = Scene::new();
    let id = bots_alone(&scene, "priest").await;
    let mut guest = scene.guest(&id, 5).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    guest.listen().await;
    assert!(guest.count() > 2);
    assert!(scene.house.thinking().remembered > 0, "they remember");
    drop(guest);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(scene.house.thinking().remembered, 0, "nobody looks");

    let small = Scene::with(|rules| rules.bot_memory = 1_000);
    let id = bots_alone(&small, "priest").await;
    let mut guest = small.guest(&id, 5).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    guest.listen().await;
    assert!(guest.count() > 2, "they play all the same");
    assert_eq!(small.house.thinking().remembered, 0, "there is no room");
}

/// How long each action of a bot took, in milliseconds, and whether there was
/// a choice.
fn times(rows: &[Stored], seed: Seed) -> Vec<(i64, bool)> {
    let setup = serde_json::from_value(setup(2)).unwrap();
    let mut game = Kemet::start(&setup, seed).unwrap();
    let mut last = rows[0].at;
    let mut times = Vec::new();
    for row in rows {
        let What::Acted { seat, action, .. } = &row.what else {
            continue;
        };
        let mut offers = Vec::new();
        game.actions(*seat, &mut offers);
        times.push((row.at - last, offers.len() > 1));
        last = row.at;
        let action = action.action.parse().unwrap();
        game.apply(*seat, action, &mut Pages::new()).unwrap();
    }
    times
}

#[tokio::test(start_paused = true)]
async fn how_long_a_bot_takes_does_not_tell_whether_it_had_a_choice() {
    let (least, most) = (300, 900);
    let mut all = Vec::new();
    for seed in 1..=6 {
        let seed = Seed(seed);
        let scene = Scene::with(|rules| {
            rules.seed = Some(seed);
            rules.patience.bot_pause = Duration::ZERO;
            let lag = [least, most].map(Duration::from_millis);
            rules.thought_lag = Some((lag[0], lag[1]));
        });
        let id = bots_alone(&scene, "random").await;
        let mut guest = scene.guest(&id, 5).await;
        for _ in 0..400 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            guest.listen().await;
            if guest.last["awaiting"] == json!([]) {
                break;
            }
        }
        // The first comes when somebody looks.
        all.extend(times(&scene.store.rows(&id), seed).into_iter().skip(1));
    }
    let of = |choice: bool| -> Vec<i64> {
        let those = all.iter().filter(|(_, had)| *had == choice);
        those.map(|(time, _)| *time).collect()
    };
    let (with, without) = (of(true), of(false));
    assert!(without.len() >= 20, "{} without a choice", without.len());
    let within = least as i64..=most as i64 + 5;
    assert!(
        without.iter().all(|time| within.contains(time)),
        "{without:?}"
    );
    let mean = |times: &[i64]| times.iter().sum::<i64>() / times.len() as i64;
    let spread = |times: &[i64]| {
        let mean = mean(times);
        let square: i64 = times.iter().map(|time| (time - mean).pow(2)).sum();
        (square / times.len() as i64).isqrt()
    };
    let apart = (mean(&with) - mean(&without)).abs();
    assert!(apart < 120, "{} and {}", mean(&with), mean(&without));
    let apart = (spread(&with) - spread(&without)).abs();
    assert!(apart < 80, "{} and {}", spread(&with), spread(&without));
}
