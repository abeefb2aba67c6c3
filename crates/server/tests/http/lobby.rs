//! The lobby: page by page, for whoever asks for it in whatever way.

use serde_json::{Value, json};

use crate::client::House;

/// Opens a listed table with a free seat.
async fn table(house: &House, cookie: &str) -> String {
    let table = json!({
        "game": "kemet",
        "setup": {"players": 2, "seating": "random"},
        "seats": [{"type": "me"}, {"type": "open"}],
        "options": {"listed": true},
    });
    let made = house.post("/api/tables", cookie, table).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.json()["id"].as_str().unwrap().to_owned()
}

fn ids(tables: &Value) -> Vec<String> {
    let tables = tables.as_array().unwrap().iter();
    tables
        .map(|table| table["id"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn lists_go_on_where_they_ended() {
    let house = House::open().await;
    let me = house.visitor().await;
    let mut made = Vec::new();
    for _ in 0..53 {
        made.push(table(&house, &me).await);
    }
    let lobby = house
        .ask("GET", "/api/lobby")
        .cookie(&me)
        .send()
        .await
        .json();
    for list in ["open", "mine"] {
        let mut seen = ids(&lobby[list]);
        assert_eq!(seen.len(), 50);
        let next = lobby["more"][list].as_str().unwrap();
        let path = format!("/api/lobby/{list}?after={next}");
        let page = house.ask("GET", &path).cookie(&me).send().await.json();
        assert_eq!(page["next"], Value::Null);
        seen.extend(ids(&page["tables"]));
        seen.sort();
        let mut all = made.clone();
        all.sort();
        assert_eq!(seen, all, "{list}");
        // What is mine is nobody else's.
        if list == "mine" {
            let stranger = house.get(&path).await.json();
            assert_eq!(ids(&stranger["tables"]), [""; 0]);
        }
    }
    assert_eq!(lobby["more"]["watch"], Value::Null);
}

#[tokio::test]
async fn a_cursor_that_is_none_is_refused_in_one_sentence() {
    let house = House::open().await;
    for cursor in [
        "x",
        "0.1",
        "0.1.%27%20OR%201=1",
        "9.1.a",
        "0.1e9.a",
        "0.1.%00",
        "%E2%80%AE",
    ] {
        let told = house.get(&format!("/api/lobby/open?after={cursor}")).await;
        assert_eq!(told.why(409), "bad_cursor", "{cursor}");
        assert!(told.body.len() < 200, "nothing is echoed");
    }
    assert_eq!(house.get("/api/lobby/open").await.why(400), "unreadable");
    assert_eq!(
        house.get("/api/lobby/all?after=0.1.a").await.why(400),
        "unreadable"
    );
    let long = format!("/api/lobby/open?after=0.1.{}", "a".repeat(4_000));
    assert_eq!(house.get(&long).await.why(409), "bad_cursor");
    // Far behind the end, and before the beginning.
    for cursor in [
        "1.0.a",
        "0.-9223372036854775808.a",
        "0.9223372036854775807.a",
    ] {
        let page = house.get(&format!("/api/lobby/watch?after={cursor}")).await;
        assert_eq!(
            (page.status, page.json()),
            (200, json!({"tables": [], "next": null}))
        );
    }
}

#[tokio::test]
async fn only_those_who_sit_there_keep_a_game() {
    let house = House::open().await;
    let (me, other) = (house.visitor().await, house.visitor().await);
    let made = house
        .post("/api/play-now", &me, json!({"game": "kemet", "players": 2}))
        .await;
    let path = format!("/api/tables/{}/keep", made.json()["id"].as_str().unwrap());
    assert_eq!(house.ask("POST", &path).send().await.why(401), "stranger");
    assert_eq!(
        house.post(&path, &other, json!({})).await.why(403),
        "not_seated"
    );
    assert_eq!(house.post(&path, &me, json!({})).await.status, 204);
    let nowhere = house.post("/api/tables/nowhere/keep", &me, json!({})).await;
    assert_eq!(nowhere.status, 404);
}
