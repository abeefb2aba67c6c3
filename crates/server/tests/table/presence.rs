//! Who is there, and for how long a table stays in memory for nobody.

use std::sync::atomic::Ordering;
use std::time::Duration;

use server::store::{Person, PersonId};
use server::wire::Options;

use crate::company::{Guest, Scene};
use crate::memory::person;

#[tokio::test(start_paused = true)]
async fn what_people_elsewhere_do_keeps_no_table_in_memory() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_secs(50)).await;
        // Everybody's live tables hear of these.
        scene.house.renamed(&person(9)).await;
        scene.house.ignored_changed(9).await;
        scene.house.lobby(Some(1)).await.unwrap();
    }
    let loads = scene.store.loads.load(Ordering::Relaxed);
    scene.guest(&id, 1).await;
    let again = scene.store.loads.load(Ordering::Relaxed) - loads;
    assert_eq!(again, 1, "it was in memory all the time");
}

/// Enough that everybody is told to fill the way to who does not read; nobody
/// comes or goes meanwhile.
async fn fill_ways(scene: &Scene, reader: &mut Guest, number: PersonId) {
    for name in 0..80 {
        let renamed = Person {
            name: format!("Heron {name}"),
            ..person(number)
        };
        scene.house.renamed(&renamed).await;
        reader.listen().await;
    }
}

#[tokio::test(start_paused = true)]
async fn who_reads_nothing_any_more_counts_as_gone() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let asked = guests[0].last["awaiting"][0].as_u64().unwrap() as usize;
    let other = 1 - asked;
    // Who is asked keeps their socket and does not read it.
    fill_ways(&scene, &mut guests[other], other as PersonId + 1).await;
    let seat = |table: &serde_json::Value| table["seats"][asked]["holder"].clone();
    assert_eq!(seat(guests[other].table())["online"], false);
    assert!(seat(guests[other].table())["away"].is_null());
    tokio::time::sleep(Duration::from_secs(130)).await;
    guests[other].listen().await;
    assert_eq!(seat(guests[other].table())["away"], "left");
    guests[asked].listen().await;
    let closed = guests[asked].heard.last().unwrap();
    assert_eq!(closed["reason"], "too_slow");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_reads_nothing_any_more_is_replaced() {
    let scene = Scene::new();
    let id = scene.gathering(&[1, 2]).await;
    let _host = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    fill_ways(&scene, &mut two, 2).await;
    for _ in 0..60 {
        tokio::time::sleep(Duration::from_secs(60)).await;
        two.listen().await;
    }
    assert_eq!(scene.store.host(&id), 2);
}
