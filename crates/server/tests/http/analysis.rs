use std::time::Duration;

use kemet::Kemet;
use serde_json::{Value, json};
use server::Limits;
use server::config::Rate;
use tabletop::{Game, Pages, Played, Seed};

use crate::client::House;

/// Asks until the answer is no longer what it was.
async fn until(house: &House, path: &str, field: &str, wanted: &str) -> Value {
    for _ in 0..600 {
        let told = house.get(path).await;
        assert_eq!(told.status, 200);
        let told = told.json();
        if told[field] == wanted {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} never has {wanted}");
}

/// The record of a short game.
fn played(seed: u64) -> String {
    let setup = json!({"players": 2, "seating": "random", "max_rounds": 1});
    let setup = serde_json::from_value(setup).unwrap();
    let mut game = Played::<Kemet>::start(setup, Seed(seed)).unwrap();
    while let Some(seat) = game.state().awaiting().lowest() {
        let mut offers = Vec::new();
        game.state().actions(seat, &mut offers);
        let action = offers[offers.len() / 2];
        game.act(seat, action, &mut Pages::new()).unwrap();
    }
    game.record().write()
}

/// A table with the record of a short game on it.
async fn uploaded(house: &House, seed: u64) -> String {
    let cookie = house.visitor().await;
    let made = house.ask("POST", "/api/records").cookie(&cookie);
    let made = made.body("text/plain", played(seed)).send().await;
    assert_eq!(made.status, 201);
    made.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn nobody_takes_all_analyses() {
    let house = House::with(|config| {
        config.limits = Limits {
            analyses: Rate::new(1, 1),
            ..Limits::none()
        };
        config.trust_proxy = 1;
    })
    .await;
    let (first, second) = (uploaded(&house, 7).await, uploaded(&house, 8).await);
    let ask = async |table: &str, address: &str| {
        let ask = house.ask("GET", &format!("/api/tables/{table}/analysis"));
        ask.header("X-Forwarded-For", address).send().await
    };
    assert_eq!(ask(&first, "10.0.0.1").await.json()["status"], "working");
    assert_eq!(ask(&second, "10.0.0.1").await.why(429), "too_many_analyses");
    assert_eq!(ask(&second, "10.0.0.2").await.status, 200);
}

#[tokio::test]
async fn the_chances_of_a_finished_game_are_worked_out_and_outlive_a_restart() {
    let house = House::open().await;
    let id = uploaded(&house, 7).await;
    let analysis = format!("/api/tables/{id}/analysis");
    let first = until(&house, &analysis, "status", "ready").await;
    assert!(first["analysis"]["standings"].as_array().unwrap().len() > 5);

    let house = house.restart().await;
    assert_eq!(house.get(&analysis).await.json(), first, "it is kept");
    assert_eq!(
        house.get("/api/tables/nothing/analysis").await.why(404),
        "no_such_table"
    );
}
