//! Tables that do something by themselves though nobody looks: they do not
//! sleep before, and are woken for it.

use std::sync::atomic::Ordering;
use std::time::Duration;

use server::entry::What;
use server::store::Store;
use server::wire::{By, Options, Pace};
use tabletop::Seat;

use crate::company::{Scene, why};

fn days() -> Options {
    Options {
        pace: Pace::PerDecision { seconds: 86_400 },
        ..Options::default()
    }
}

/// Whose seat it is; 0 is a bot.
const SEATS: [i64; 5] = [1, 0, 2, 0, 0];

#[tokio::test(start_paused = true)]
async fn bots_that_take_their_time_play_on_until_a_person_is_asked() {
    let scene = Scene::new();
    let id = scene.table(&SEATS, days()).await;
    // One turn of a bot takes longer than a table at which nobody looks stays.
    scene.store.seconds.store(70, Ordering::Relaxed);
    let mut by_bots = 0;
    for _ in 0..12 {
        let seat = until_a_person_is_asked(&scene, &id).await;
        by_bots += bots_acted_last(&scene, &id);
        let mut guest = scene.guest(&id, SEATS[seat.index()]).await;
        let action = guest.offers()[0].clone();
        guest.must_act(seat.0, &action).await;
    }
    assert!(by_bots > 12, "{by_bots}");
}

#[tokio::test(start_paused = true)]
async fn what_was_written_though_saving_failed_goes_on_by_itself() {
    let scene = Scene::new();
    let id = scene.table(&SEATS, days()).await;
    let mut by_bots = 0;
    for _ in 0..12 {
        let seat = until_a_person_is_asked(&scene, &id).await;
        by_bots += bots_acted_last(&scene, &id);
        let mut guest = scene.guest(&id, SEATS[seat.index()]).await;
        let action = guest.offers()[0].clone();
        scene.store.fails_late.store(true, Ordering::Relaxed);
        assert_eq!(why(&guest.act(seat.0, &action).await), "cannot_save");
        scene.store.fails_late.store(false, Ordering::Relaxed);
    }
    assert!(by_bots > 12, "{by_bots}");
}

/// Whoever looks at a table in doubt comes back to the one that follows it;
/// `gone` would send them away for good.
#[tokio::test(start_paused = true)]
async fn a_table_in_doubt_asks_everybody_to_come_back() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guest = scene.guest(&id, 1).await;
    let mut other = scene.guest(&id, 2).await;
    let (actor, seat) = if guest.offers().is_empty() {
        (&mut other, 1)
    } else {
        (&mut guest, 0)
    };
    let action = actor.offers()[0].clone();
    scene.store.fails_late.store(true, Ordering::Relaxed);
    actor.act(seat, &action).await;
    scene.store.fails_late.store(false, Ordering::Relaxed);
    // The next wish finds that it was written after all.
    actor.act(seat, &action).await;
    assert_eq!(actor.wait_for("closing").await["reason"], "restart");
}

#[tokio::test(start_paused = true)]
async fn a_store_that_works_again_is_enough() {
    let scene = Scene::new();
    let id = scene.table(&SEATS, days()).await;
    for _ in 0..6 {
        let seat = until_a_person_is_asked(&scene, &id).await;
        let mut guest = scene.guest(&id, SEATS[seat.index()]).await;
        // The person's action is saved, and nothing that bots do after it.
        let action = guest.offers()[0].clone();
        guest.must_act(seat.0, &action).await;
        scene.store.fails.store(true, Ordering::Relaxed);
        drop(guest);
        tokio::time::sleep(Duration::from_secs(600)).await;
        scene.store.fails.store(false, Ordering::Relaxed);
    }
    until_a_person_is_asked(&scene, &id).await;
}

#[tokio::test(start_paused = true)]
async fn a_table_that_panics_is_looked_at_again() {
    let scene = Scene::new();
    let id = scene.table(&SEATS, days()).await;
    let mut panicked = 0;
    for _ in 0..12 {
        let seat = until_a_person_is_asked(&scene, &id).await;
        if !scene.store.panics.swap(false, Ordering::Relaxed) {
            panicked += 1;
        }
        let mut guest = scene.guest(&id, SEATS[seat.index()]).await;
        let action = guest.offers()[0].clone();
        guest.must_act(seat.0, &action).await;
        scene.store.panics.store(true, Ordering::Relaxed);
    }
    until_a_person_is_asked(&scene, &id).await;
    assert!(panicked > 3, "{panicked}");
}

#[tokio::test(start_paused = true)]
async fn a_story_that_cannot_be_read_when_time_is_over_is_read_later() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], days()).await;
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    scene.store.unreadable.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(86_400)).await;
    let tries = scene.store.loads.load(Ordering::Relaxed);
    assert!((3..40).contains(&tries), "{tries}");
    assert_eq!(scene.store.rows(&id).len(), 1);
    scene.store.unreadable.store(false, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3_700)).await;
    assert!(scene.store.rows(&id).len() > 1, "nobody looks again");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_woken_in_a_closed_house() {
    let scene = Scene::new();
    let asleep = scene.table(&[1, 2], days()).await;
    tokio::time::sleep(Duration::from_secs(300)).await;
    // This one is closed in the middle of a bot's turn.
    let awake = bot_asked(&scene).await;
    scene.house.close().await;
    scene.store.nobody_acts.store(false, Ordering::Relaxed);
    let loads = scene.store.loads.load(Ordering::Relaxed);
    let rows = scene.store.rows(&awake).len();
    tokio::time::sleep(Duration::from_secs(100_000)).await;
    assert_eq!(scene.store.loads.load(Ordering::Relaxed), loads);
    assert_eq!(scene.store.rows(&awake).len(), rows);
    assert_eq!(scene.store.rows(&asleep).len(), 1);
    // The next house takes both up.
    let again = scene.restarted_at(1_000_100_400_000);
    again.house.wake().await.unwrap();
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(scene.store.rows(&awake).len() > rows);
    assert!(scene.store.rows(&asleep).len() > 1);
}

#[tokio::test(start_paused = true)]
async fn a_start_loads_no_game_but_those_that_are_due() {
    let scene = Scene::new();
    // People are asked: at live tables nothing happens until somebody comes, in
    // slow games not before the time is over.
    for number in 0..60 {
        let options = match number % 2 {
            0 => Options::default(),
            _ => days(),
        };
        scene.table(&[1, 2], options).await;
    }
    // At these a bot is asked.
    let mut due = Vec::new();
    for _ in 0..3 {
        due.push(bot_asked(&scene).await);
    }
    // And at these, but for the eyes of others.
    scene.table(&[0, 0, 0], days()).await;
    let begun: Vec<usize> = due.iter().map(|id| scene.store.rows(id).len()).collect();
    scene.house.close().await;
    scene.store.nobody_acts.store(false, Ordering::Relaxed);

    let again = scene.restarted();
    let loads = || scene.store.loads.load(Ordering::Relaxed);
    let before = loads();
    again.house.wake().await.unwrap();
    assert_eq!(loads(), before, "waking loads nothing itself");
    tokio::time::sleep(Duration::from_secs(3_600)).await;
    assert_eq!(loads() - before, 3);
    for (id, begun) in due.iter().zip(begun) {
        assert!(scene.store.rows(id).len() > begun, "a bot was asked");
    }
    // Now people are asked in all slow games, and their time will be over.
    let slow = scene.store.due().await.unwrap().len() as u32;
    assert!(slow >= 30 + 3, "{slow}");
    tokio::time::sleep(Duration::from_secs(86_400)).await;
    assert_eq!(loads() - before, 3 + slow);
}

#[tokio::test(start_paused = true)]
async fn a_game_of_which_nobody_knows_is_looked_at_once() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    scene.house.close().await;
    assert_eq!(scene.store.summary(&id).due, None);
    scene.store.set_due(&id, Some(0));
    for looked_at in [1, 0] {
        let again = scene.restarted();
        let before = scene.store.loads.load(Ordering::Relaxed);
        again.house.wake().await.unwrap();
        tokio::time::sleep(Duration::from_secs(600)).await;
        let loads = scene.store.loads.load(Ordering::Relaxed) - before;
        assert_eq!(loads, looked_at);
        again.house.close().await;
    }
    assert_eq!(scene.store.summary(&id).due, None);
}

/// A slow game of a person and a bot, who is asked first and cannot act until
/// the store lets it.
async fn bot_asked(scene: &Scene) -> String {
    scene.store.nobody_acts.store(true, Ordering::Relaxed);
    for seats in [[0, 1], [1, 0]] {
        let id = scene.table(&seats, days()).await;
        if scene.store.summary(&id).due == Some(0) {
            return id;
        }
    }
    panic!("a person is asked first on either seat");
}

/// How many of the last actions bots took, without a person's in between.
fn bots_acted_last(scene: &Scene, id: &str) -> usize {
    let rows = scene.store.rows(id);
    let last = rows.iter().rev();
    last.take_while(|row| matches!(row.what, What::Acted { by: By::Bot, .. }))
        .count()
}

/// Waits until nobody but people can do anything, and gives whose turn it is.
async fn until_a_person_is_asked(scene: &Scene, id: &str) -> Seat {
    tokio::time::sleep(Duration::from_secs(1_800)).await;
    let asked = scene.store.summary(id).awaiting.lowest();
    asked.expect("a bot is asked, nobody comes, and nothing goes on")
}
