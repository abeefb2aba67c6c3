//! How many tables somebody may have open, by person and by address.

use serde_json::{Value, json};
use server::Config;
use server::config::Rate;

use crate::client::House;

fn few(config: &mut Config) {
    config.limits.bot_games = Rate::new(3, 2);
    config.limits.open_tables = Rate::new(7, 5);
}

fn wish(seats: [&str; 2], start: bool) -> Value {
    let seat = |kind: &str| match kind {
        "bot" => json!({"type": "bot", "bot": "random"}),
        kind => json!({"type": kind}),
    };
    json!({
        "game": "kemet",
        "setup": {"players": 2, "seating": "random"},
        "seats": seats.map(seat),
        "start": start,
    })
}

async fn open(house: &House, cookie: &str, wish: Value) -> Result<String, String> {
    let told = house.post("/api/tables", cookie, wish).await;
    match told.status {
        201 => Ok(told.json()["id"].as_str().unwrap().to_owned()),
        _ => Err(told.why(429)),
    }
}

async fn bots(house: &House, cookie: &str) -> Result<String, String> {
    open(house, cookie, wish(["bot", "bot"], true)).await
}

#[tokio::test]
async fn games_of_bots_alone_are_counted_by_person_and_by_address() {
    let house = House::with(few).await;
    let one = house.visitor().await;
    let first = bots(&house, &one).await.unwrap();
    bots(&house, &one).await.unwrap();
    let refused = Err("too_many_bot_games".to_owned());
    assert_eq!(bots(&house, &one).await, refused, "by person");
    // Another cookie is another person, and the same address.
    let two = house.visitor().await;
    bots(&house, &two).await.unwrap();
    assert_eq!(bots(&house, &two).await, refused, "by address");
    assert_eq!(bots(&house, &house.visitor().await).await, refused);

    // A table that gathers becomes such a game when it starts.
    let later = open(&house, &two, wish(["bot", "bot"], false)).await;
    let later = later.unwrap();
    let start = format!("/api/tables/{later}/start");
    let started = house.post(&start, &two, json!({})).await;
    assert_eq!(started.why(429), "too_many_bot_games");

    // Whoever opened one finds it again and can end it, and nobody else can.
    let mine = house.ask("GET", "/api/lobby").cookie(&one).send().await;
    let mine = mine.json()["mine"].as_array().unwrap().clone();
    assert!(mine.iter().any(|table| table["id"] == first.as_str()));
    let end = |cookie: &str| {
        let path = format!("/api/tables/{first}");
        house.ask("DELETE", &path).cookie(cookie).send()
    };
    assert_eq!(end(&two).await.why(403), "not_host");
    assert_eq!(end(&one).await.status, 204);
    let ended = house.get(&format!("/api/tables/{first}")).await.json();
    assert_eq!(ended["status"], "finished");
    assert_eq!(ended["outcome"]["reason"], "closed");
    let started = house.post(&start, &two, json!({})).await;
    assert_eq!(started.status, 204, "there is room again");
}

#[tokio::test]
async fn whose_tables_are_open_is_known_after_a_restart() {
    let house = House::with(few).await;
    let one = house.visitor().await;
    for _ in 0..2 {
        bots(&house, &one).await.unwrap();
    }
    let house = house.restart_with(few).await;
    let refused = Err("too_many_bot_games".to_owned());
    assert_eq!(bots(&house, &one).await, refused);
}

#[tokio::test]
async fn open_tables_are_counted_whoever_sits_there() {
    let house = House::with(few).await;
    let one = house.visitor().await;
    let gathers = || wish(["me", "open"], false);
    for _ in 0..3 {
        open(&house, &one, gathers()).await.unwrap();
    }
    for _ in 0..2 {
        let body = json!({"game": "kemet", "players": 2});
        let told = house.post("/api/play-now", &one, body).await;
        assert_eq!(told.status, 201);
    }
    let refused = Err("too_many_tables".to_owned());
    assert_eq!(open(&house, &one, gathers()).await, refused);
    let two = house.visitor().await;
    for _ in 0..2 {
        open(&house, &two, gathers()).await.unwrap();
    }
    let three = house.visitor().await;
    assert_eq!(open(&house, &three, gathers()).await, refused, "by address");
}

#[tokio::test]
async fn many_at_the_same_time_are_counted_too() {
    let house = House::with(few).await;
    let one = house.visitor().await;
    let all = futures_util::future::join_all((0..8).map(|_| bots(&house, &one))).await;
    let open = all.iter().filter(|told| told.is_ok()).count();
    assert!((1..=2).contains(&open), "{all:?}");
}

/// Playing on from a finished game is one more table, for whoever asks and from
/// where; nobody without a name gets one.
#[tokio::test]
async fn games_that_go_on_are_counted_like_tables() {
    let house = House::with(few).await;
    let one = house.visitor().await;
    let old = bots(&house, &one).await.unwrap();
    let path = format!("/api/tables/{old}/play-on");
    let wish = json!({"at": 0, "seats": [{"type": "me"}, {"type": "bot", "bot": "random"}]});
    let early = house.post(&path, &one, wish.clone()).await;
    assert_eq!(early.status, 409, "it is not over");
    let end = house.ask("DELETE", &format!("/api/tables/{old}"));
    assert_eq!(end.cookie(&one).send().await.status, 204);
    let nobody = house.ask("POST", &path).json(&wish).send().await;
    assert_eq!(nobody.status, 401);
    let strange = json!({"at": 0, "seats": [], "seed": 1});
    assert_eq!(house.post(&path, &one, strange).await.status, 422);
    for _ in 0..5 {
        let made = house.post(&path, &one, wish.clone()).await;
        assert_eq!(made.status, 201);
        let id = made.json()["id"].as_str().unwrap().to_owned();
        let record = house.get(&format!("/api/tables/{id}/record")).await;
        assert_eq!(record.status, 403, "its dice are nobody's to know");
    }
    let flood = house.post(&path, &one, wish.clone()).await;
    assert_eq!(flood.status, 429);
    // Whoever else comes may, until the address has too many.
    let two = house.visitor().await;
    assert_eq!(house.post(&path, &two, wish.clone()).await.status, 201);
}
