//! Tables that do something by themselves though nobody looks: they do not
//! sleep before, and are woken for it.

use std::sync::atomic::Ordering;
use std::time::Duration;

use server::entry::What;
use server::wire::{By, Options, Pace};

use crate::company::Scene;

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
        tokio::time::sleep(Duration::from_secs(1_800)).await;
        by_bots += bots_acted_last(&scene, &id);
        let asked = scene.store.summary(&id).awaiting.lowest();
        let seat = asked.expect("a bot is asked, nobody comes, and nothing goes on");
        let mut guest = scene.guest(&id, SEATS[seat.index()]).await;
        let action = guest.offers()[0].clone();
        guest.must_act(seat.0, &action).await;
    }
    assert!(by_bots > 12, "{by_bots}");
}

/// How many of the last actions bots took, without a person's in between.
fn bots_acted_last(scene: &Scene, id: &str) -> usize {
    let rows = scene.store.rows(id);
    let last = rows.iter().rev();
    last.take_while(|row| matches!(row.what, What::Acted { by: By::Bot, .. }))
        .count()
}
