//! The host of a table at which people gather, and who takes over.

use std::time::Duration;

use server::store::PersonId;
use server::wire::RequestError;
use server::wire::{NewTable, Options, SeatWish};
use tabletop::Seat;

use crate::company::{Guest, Scene, setup};
use crate::memory::person;

/// A table of four at which these sit down, one after the other; 1 opens it.
async fn gathering(scene: &Scene, people: &[(PersonId, u8)]) -> String {
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(4)).unwrap(),
        seats: vec![SeatWish::Open; 4],
        options: Options::default(),
        start: false,
    };
    let id = scene.house.open(&person(1), new).await.unwrap();
    for &(me, seat) in people {
        scene.house.sit(&id, &person(me), Seat(seat)).await.unwrap();
    }
    id
}

async fn is_host(guest: &mut Guest) -> bool {
    guest.listen().await;
    guest.table()["host"].as_bool().unwrap()
}

#[tokio::test(start_paused = true)]
async fn who_has_sat_there_longest_takes_over() {
    let scene = Scene::new();
    let id = gathering(&scene, &[(1, 0), (2, 3), (3, 2), (4, 1)]).await;
    let host = scene.guest(&id, 1).await;
    let mut third = scene.guest(&id, 3).await;
    let mut fourth = scene.guest(&id, 4).await;
    let mut spectator = scene.guest(&id, 9).await;
    tokio::time::sleep(Duration::from_secs(1_000)).await;
    assert!(!is_host(&mut third).await, "the host is there");
    drop(host);
    tokio::time::sleep(Duration::from_secs(290)).await;
    assert!(!is_host(&mut third).await);
    tokio::time::sleep(Duration::from_secs(20)).await;
    // The second sat down before, but does not look.
    assert!(is_host(&mut third).await);
    assert!(!is_host(&mut fourth).await && !is_host(&mut spectator).await);
    assert_eq!(spectator.table()["host_seat"], 2);
    assert_eq!(scene.store.host(&id), 3);

    let mut back = scene.guest(&id, 1).await;
    assert!(!is_host(&mut back).await, "who returns is a guest");
    let refused = scene.house.start(&id, 1).await;
    assert_eq!(refused, Err(RequestError::NotHost));
    scene.house.start(&id, 3).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_host_stays_host_while_nobody_else_could_be() {
    let scene = Scene::new();
    let id = gathering(&scene, &[(1, 0), (2, 1)]).await;
    let _spectator = scene.guest(&id, 9).await;
    tokio::time::sleep(Duration::from_secs(4_000)).await;
    assert_eq!(scene.store.host(&id), 1, "a spectator is no host");
    let mut second = scene.guest(&id, 2).await;
    assert!(is_host(&mut second).await, "and has been gone for an hour");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_looks_in_now_and_then_stays_host() {
    let scene = Scene::new();
    let id = gathering(&scene, &[(1, 0), (2, 1)]).await;
    let mut second = scene.guest(&id, 2).await;
    for _ in 0..5 {
        drop(scene.guest(&id, 1).await);
        tokio::time::sleep(Duration::from_secs(250)).await;
    }
    assert!(!is_host(&mut second).await);
    // In a game that is on there is nothing left to host.
    let _host = scene.guest(&id, 1).await;
    for seat in [2, 3] {
        scene
            .house
            .sit(&id, &person(seat + 10), Seat(seat as u8))
            .await
            .unwrap();
    }
    scene.house.start(&id, 1).await.unwrap();
    drop(_host);
    tokio::time::sleep(Duration::from_secs(1_000)).await;
    assert_eq!(scene.store.host(&id), 1);
}
