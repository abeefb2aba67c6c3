//! Tables of one: opened, started at once, given up, counted, played again.

use std::time::Duration;

use serde_json::json;
use server::wire::{NewTable, Options, Pace, SeatWish, SoloTally};

use crate::company::Scene;
use crate::memory::person;

fn new_table(start: bool) -> NewTable {
    let setup = json!({
        "mode": "solo", "players": 1, "objective": "CE02", "seating": "random",
    });
    NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup).unwrap(),
        seats: vec![SeatWish::Me { label: None }],
        options: Options::default(),
        start,
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_of_one_starts_at_once_and_waits_for_its_player() {
    let scene = Scene::new();
    let id = scene.house.open(&person(1), new_table(true)).await.unwrap();
    let one = scene.guest(&id, 1).await;
    assert_eq!(one.table()["status"], "playing");
    assert_eq!(one.table()["seats"].as_array().unwrap().len(), 1);
    assert_eq!(one.table()["hints"], true, "nobody is the worse for it");
    assert_eq!(one.last["awaiting"], json!([0]));
    let lobby = scene.house.lobby(Some(1)).await.unwrap();
    assert!(lobby.mine[0].my_turn);
    assert_eq!(lobby.open.len(), 0);
    // Started by hand, it is the same.
    let id = scene
        .house
        .open(&person(1), new_table(false))
        .await
        .unwrap();
    scene.house.start(&id, 1).await.unwrap();
    assert_eq!(scene.guest(&id, 1).await.last["awaiting"], json!([0]));
    // Nobody else has a seat there, nor can there be more of them.
    let mut crowd = new_table(true);
    crowd.seats.push(SeatWish::Open);
    assert!(scene.house.open(&person(1), crowd).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn what_was_given_up_is_counted_and_can_be_played_again() {
    let scene = Scene::new();
    let id = scene.house.open(&person(1), new_table(true)).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(scene.house.solo_games(1).await.unwrap().tallies, []);
    let resigned = one.ask(json!({"type": "resign", "seat": 0})).await;
    assert_eq!(resigned["type"], "done");
    one.listen().await;
    assert_eq!(one.table()["status"], "finished");
    let tallies = scene.house.solo_games(1).await.unwrap().tallies;
    let last = tallies[0].last;
    let given_up = SoloTally {
        game: "kemet".to_owned(),
        objective: Some("CE02".to_owned()),
        played: 1,
        won: 0,
        best_round: None,
        last,
    };
    assert_eq!(tallies, [given_up]);
    assert_eq!(scene.house.solo_games(2).await.unwrap().tallies, []);
    assert!(scene.house.record(&id, Some(1)).await.is_ok());
    let again = scene.house.rematch(&id, &person(1)).await.unwrap();
    assert_eq!(scene.guest(&again, 1).await.table()["status"], "playing");
}

#[tokio::test(start_paused = true)]
async fn games_of_several_are_not_among_those_played_alone() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "resign", "seat": 0})).await;
    one.listen().await;
    assert_eq!(one.table()["status"], "finished");
    assert_eq!(scene.house.solo_games(1).await.unwrap().tallies, []);
}

#[tokio::test(start_paused = true)]
async fn nobody_else_need_agree_when_one_goes_back() {
    let scene = Scene::new();
    let id = scene.house.open(&person(1), new_table(true)).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    let before = one.last["view"].clone();
    let offer = one.offers()[0].clone();
    one.must_act(0, &offer).await;
    one.listen().await;
    assert!(one.count() > 0);
    let back = json!({"type": "ask_undo", "seat": 0, "to": 0});
    assert_eq!(one.ask(back).await["type"], "done");
    one.listen().await;
    assert_eq!((one.count(), &one.last["view"]), (0, &before));
    // The table remembers all of it.
    let again = scene.restarted().guest(&id, 1).await;
    assert_eq!(again.last["view"], before);
    assert!(again.kinds().contains(&"undone".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_clock_runs_for_one_as_for_many() {
    let scene = Scene::new();
    let mut new = new_table(true);
    new.options.pace = Pace::PerDecision { seconds: 60 };
    let id = scene.house.open(&person(1), new).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    assert!(one.last["deadline"].is_number());
    tokio::time::sleep(Duration::from_secs(62)).await;
    one.listen().await;
    assert!(one.kinds().contains(&"bot_seated".to_owned()));
    assert_eq!(one.table()["seats"][0]["holder"]["away"], "out_of_time");
    let back = json!({"type": "take_back", "seat": 0});
    assert_eq!(one.ask(back).await["type"], "done");
}

/// Who goes back across a draw knows more than the rules allow.
#[tokio::test(start_paused = true)]
async fn a_game_that_was_taken_back_across_a_draw_is_not_counted() {
    let scene = Scene::new();
    let id = scene.house.open(&person(1), new_table(true)).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    let drawn = |scene: &Scene| {
        let rows = scene.store.rows(&id);
        rows.iter()
            .any(|row| matches!(row.what, server::entry::What::DiceSet { .. }))
    };
    one.play_until(0, 80).await;
    let back = json!({"type": "ask_undo", "seat": 0, "to": 0});
    assert_eq!(one.ask(back).await["type"], "done");
    assert!(drawn(&scene), "something was drawn within so many actions");
    // Also when the table was loaded anew since.
    let after = scene.restarted();
    let mut one = after.guest(&id, 1).await;
    let resigned = one.ask(json!({"type": "resign", "seat": 0})).await;
    assert_eq!(resigned["type"], "done");
    one.listen().await;
    assert_eq!(one.table()["status"], "finished");
    assert_eq!(after.house.solo_games(1).await.unwrap().tallies, []);
}
