//! A disk that is full, through the table: what cannot be saved is refused and
//! shown to nobody, and play goes on when there is room again.

use std::sync::Arc;

use server::house::{House, Pacing};
use server::store::{Sqlite, Store};
use server::wire::Options;

use crate::company::{Guest, SEED, setup, started, why};

#[tokio::test]
async fn play_goes_on_when_there_is_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("ennead.db")).await;
    let store = Arc::new(store.unwrap());
    for name in ["one", "two"] {
        store.new_person(name, name.as_bytes()).await.unwrap();
    }
    let rules = Pacing {
        seed: Some(SEED),
        ..Pacing::default()
    };
    let house = House::new(store.clone(), rules);
    let id = started(&house, setup(2), &[1, 2], Options::default()).await;
    let mut guests = vec![
        Guest::come(&house, &id, 1, None, None).await,
        Guest::come(&house, &id, 2, None, None).await,
    ];
    for round in 0..2 {
        store.set_most_pages(Some(store.pages().await.unwrap()));
        let (seat, action) = act_until_refused(&mut guests).await;
        let rows = store.story(&id).await.unwrap().len() as u64;
        for guest in &mut guests {
            guest.listen().await;
            assert_eq!(guest.version(), rows, "nobody saw what was not saved");
        }
        // The same wish again, while nothing has changed: refused again.
        let actor = &mut guests[usize::from(seat)];
        assert_eq!(why(&actor.act(seat, &action).await), "cannot_save");
        assert_eq!(store.story(&id).await.unwrap().len() as u64, rows);

        store.set_most_pages(None);
        actor.must_act(seat, &action).await;
        for guest in &mut guests {
            guest.listen().await;
            assert!(guest.version() > rows, "round {round}");
        }
    }
    let rows = store.story(&id).await.unwrap().len() as u64;
    assert_eq!(guests[0].version(), rows);
}

/// Plays until something cannot be saved; gives who wished what.
async fn act_until_refused(guests: &mut [Guest]) -> (u8, String) {
    for number in 0..400 {
        for guest in guests.iter_mut() {
            guest.listen().await;
        }
        let seat = guests[0].last["awaiting"][0]
            .as_u64()
            .expect("a game that is on") as u8;
        let actor = &mut guests[usize::from(seat)];
        let offers = actor.offers();
        let Some(action) = offers.get(number * 7 % offers.len().max(1)).cloned() else {
            continue;
        };
        let answer = actor.act(seat, &action).await;
        if answer["type"] == "refused" && answer["reason"]["why"] == "cannot_save" {
            return (seat, action);
        }
    }
    panic!("the disk is never full");
}
