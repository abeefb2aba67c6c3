use std::time::Duration;

use kemet::Kemet;
use serde_json::{Value, json};
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
fn played() -> String {
    let setup = json!({"players": 2, "seating": "random", "max_rounds": 1});
    let setup = serde_json::from_value(setup).unwrap();
    let mut game = Played::<Kemet>::start(setup, Seed(7)).unwrap();
    while let Some(seat) = game.state().awaiting().lowest() {
        let mut offers = Vec::new();
        game.state().actions(seat, &mut offers);
        let action = offers[offers.len() / 2];
        game.act(seat, action, &mut Pages::new()).unwrap();
    }
    game.record().write()
}

#[tokio::test]
async fn the_chances_of_a_finished_game_are_worked_out_and_outlive_a_restart() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let made = house.ask("POST", "/api/records").cookie(&cookie);
    let made = made.body("text/plain", played()).send().await;
    assert_eq!(made.status, 201);
    let id = made.json()["id"].as_str().unwrap().to_owned();
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
