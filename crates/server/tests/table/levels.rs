//! Bots of every level: who plays, who is remembered, and what an undo or a
//! restart does to them.

use serde_json::json;
use server::store::{Occupant, Store};
use server::wire::{NewTable, Options, PlayNow, SeatWish};

use crate::company::{Scene, setup};
use crate::memory::person;

/// A started table of person 1 and these bots.
async fn against(scene: &Scene, bots: &[&str]) -> String {
    let bot = |bot: &&str| SeatWish::Bot {
        bot: (*bot).to_owned(),
    };
    let me = SeatWish::Me { label: None };
    let seats: Vec<SeatWish> = [me].into_iter().chain(bots.iter().map(bot)).collect();
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(seats.len())).unwrap(),
        seats,
        options: Options::default(),
        start: true,
    };
    scene.house.open(&person(1), new).await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn every_level_plays_and_goes_on_after_an_undo_and_a_restart() {
    let scene = Scene::new();
    let id = against(&scene, &["random", "scribe", "priest"]).await;
    let mut one = scene.guest(&id, 1).await;
    one.play_until(0, 25).await;
    let before = one.count();
    let back = json!({"type": "ask_undo", "seat": 0, "to": before - 10});
    assert_eq!(one.ask(back).await["type"], "done");
    one.listen().await;
    one.play_until(0, before + 10).await;
    drop(one);
    scene.house.close().await;
    let again = scene.restarted();
    let mut one = again.guest(&id, 1).await;
    one.play_until(0, before + 20).await;
    let acted = scene.store.story(&id).await.unwrap();
    assert!(acted.len() as u64 > before + 20);
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_is_gone_is_followed_by_a_scribe() {
    let scene = Scene::new();
    let id = against(&scene, &["random"]).await;
    let mut table = scene.store.table(&id).await.unwrap().unwrap();
    table.seats[1].occupant = Occupant::Bot("sensible".to_owned());
    scene.store.save_table(&table).await.unwrap();
    scene.house.close().await;
    let again = scene.restarted();
    let mut one = again.guest(&id, 1).await;
    let holder = &one.table()["seats"][1]["holder"];
    assert_eq!(*holder, json!({"type": "bot", "bot": "scribe"}));
    one.play_until(0, 30).await;
}

#[tokio::test(start_paused = true)]
async fn who_just_wants_to_play_meets_scribes() {
    let scene = Scene::new();
    let wish = |bot: Option<&str>| PlayNow {
        game: "kemet".to_owned(),
        players: 3,
        bot: bot.map(str::to_owned),
    };
    let seats = async |wish: PlayNow| {
        let id = scene.house.play_now(&person(1), wish).await.unwrap();
        scene.store.table(&id).await.unwrap().unwrap().seats
    };
    let scribe = Occupant::Bot("scribe".to_owned());
    assert_eq!(seats(wish(None)).await[2].occupant, scribe);
    let pharaoh = Occupant::Bot("pharaoh".to_owned());
    assert_eq!(seats(wish(Some("pharaoh"))).await[2].occupant, pharaoh);
    let host = person(1);
    let unknown = scene.house.play_now(&host, wish(Some("sensible"))).await;
    assert!(unknown.is_err(), "nobody new sits down under that name");
}
