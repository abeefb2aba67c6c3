//! What is on the disk, and what memory makes of it again.

use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Store;
use server::wire::Options;

use crate::company::{Guest, Scene, why};

/// Plays this many actions, the first offer each, or a later one.
async fn play(guests: &mut [Guest], actions: usize) {
    for number in 0..actions {
        for guest in guests.iter_mut() {
            guest.listen().await;
        }
        let Some(seat) = guests[0].last["awaiting"][0].as_u64() else {
            return;
        };
        let offers = guests[seat as usize].offers();
        let action = offers[number * 7 % offers.len()].clone();
        guests[seat as usize].act(seat as u8, &action).await;
    }
    for guest in guests.iter_mut() {
        guest.listen().await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_saved_has_not_happened() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = vec![scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    play(&mut guests, 12).await;
    let before: Vec<Value> = guests.iter().map(|guest| guest.last.clone()).collect();
    let heard: Vec<usize> = guests.iter().map(|guest| guest.heard.len()).collect();
    let rows = scene.store.rows(&id);

    scene.store.fails.store(true, Ordering::Relaxed);
    let seat = guests[0].last["awaiting"][0].as_u64().unwrap();
    let actor = &mut guests[seat as usize];
    for action in actor.offers() {
        assert_eq!(why(&actor.act(seat as u8, &action).await), "cannot_save");
    }
    let ask = json!({"type": "ask_undo", "seat": 0, "to": 1});
    assert_eq!(why(&guests[0].ask(ask).await), "cannot_save");
    let over = json!({"type": "hand_over", "seat": 1});
    assert_eq!(why(&guests[1].ask(over).await), "cannot_save");
    for (guest, heard) in guests.iter_mut().zip(heard) {
        guest.listen().await;
        let said = guest.heard[heard..].iter();
        assert!(
            said.clone().all(|said| said["type"] == "refused"),
            "{said:?}"
        );
    }
    assert_eq!(scene.store.rows(&id), rows);

    scene.store.fails.store(false, Ordering::Relaxed);
    for (guest, before) in guests.iter_mut().zip(before) {
        guest
            .tell(json!({"type": "look", "eye": before["eye"]}))
            .await;
        guest.listen().await;
        assert_eq!(guest.last["view"], before["view"]);
        assert_eq!(guest.last["offers"], before["offers"]);
        assert_eq!(guest.last["version"], before["version"]);
    }
    play(&mut guests, 5).await;
    assert!(scene.store.rows(&id).len() >= rows.len() + 5);
}

#[tokio::test(start_paused = true)]
async fn a_table_from_the_store_says_the_same() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = vec![scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    for _ in 0..6 {
        play(&mut guests, 9).await;
        for guest in &mut guests {
            let seat = guest.last["eye"]["Seat"].as_u64().unwrap();
            let version = guest.version();
            let undo = json!({"type": "undo", "version": version, "seat": seat, "scope": "step"});
            guest.ask(undo).await;
        }
    }
    // Two houses over one store: looking writes nothing.
    let again = scene.restarted();
    for me in [1, 2, 3] {
        for since in [None, Some(0), Some(7), Some(40), Some(9_999)] {
            let old = scene.guest_at(&id, me, since, None).await;
            let new = again.guest_at(&id, me, since, None).await;
            assert_eq!(old.last.to_string(), new.last.to_string(), "{me} {since:?}");
            assert_eq!(
                old.last["fresh"],
                json!(since.is_none() || since == Some(9_999))
            );
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_gap_and_a_fresh_view_lead_to_the_same() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = vec![scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    play(&mut guests, 25).await;
    let mut known: Vec<Value> = Vec::new();
    for update in guests[0].updates() {
        known.extend(update["entries"].as_array().unwrap().iter().cloned());
    }
    let fresh = scene.guest(&id, 1).await;
    assert_eq!(
        fresh.last["entries"],
        json!(known),
        "what came live is what a newcomer reads"
    );
    for since in 0..fresh.version() {
        let late = scene.guest_at(&id, 1, Some(since as u32), None).await;
        let gap = late.last["entries"].as_array().unwrap();
        assert_eq!(gap[..], known[since as usize..], "after {since}");
        assert_eq!(late.last["view"], fresh.last["view"]);
        assert_eq!(late.last["fresh"], false);
    }
}

#[tokio::test(start_paused = true)]
async fn many_who_come_at_once_find_one_table() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    // Unloaded when nobody looks.
    tokio::time::sleep(Duration::from_secs(130)).await;
    let loads = scene.store.loads.load(Ordering::Relaxed);
    let come = |me| {
        let (house, id) = (scene.house.clone(), id.clone());
        tokio::spawn(async move { house.visit(&id, Some(me), None, None).await.map(drop) })
    };
    let crowd: Vec<_> = (0..50).map(come).collect();
    for one in crowd {
        one.await.unwrap().unwrap();
    }
    assert_eq!(scene.store.loads.load(Ordering::Relaxed), loads + 1);
    // And after it has gone again it comes again.
    tokio::time::sleep(Duration::from_secs(130)).await;
    scene.guest(&id, 1).await;
    assert_eq!(scene.store.loads.load(Ordering::Relaxed), loads + 2);
}

#[tokio::test(start_paused = true)]
async fn a_closing_house_tells_everybody_and_opens_nothing() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    scene.house.close().await;
    one.listen().await;
    let last = one.heard.last().unwrap();
    assert_eq!(*last, json!({"type": "closing", "reason": "restart"}));
    assert!(scene.house.visit(&id, Some(1), None, None).await.is_err());
    assert!(scene.store.table(&id).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn who_does_not_listen_is_sent_away() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut deaf = scene.house.visit(&id, Some(5), None, None).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "hand_over", "seat": 0})).await;
    tokio::time::sleep(Duration::from_secs(200)).await;
    one.listen().await;
    let mut said = Vec::new();
    while let Some(one) = deaf.heard() {
        said.push(one);
    }
    let last = format!("{:?}", said.last().unwrap());
    assert!(last.contains("TooSlow"), "{last}");
    assert!(said.len() <= 64);
}
