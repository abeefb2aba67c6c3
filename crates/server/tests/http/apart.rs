//! Keeping people apart over HTTP, with the store on disk: lists without those
//! who do not want to meet, reports, and what a token may not do.

use serde_json::{Value, json};
use server::config::Rate;
use server::store::reports;
use server::{Config, Limits};

use crate::client::{House, Told};

/// Opens a listed table that waits for somebody; gives its path.
async fn open(house: &House, cookie: &str) -> String {
    let table = json!({
        "game": "kemet",
        "setup": {"players": 2, "seating": "random"},
        "seats": [{"type": "me"}, {"type": "open"}],
        "options": {"listed": true},
    });
    let made = house.post("/api/tables", cookie, table).await;
    assert_eq!(made.status, 201, "{made:?}");
    format!("/api/tables/{}", made.json()["id"].as_str().unwrap())
}

async fn sit(house: &House, table: &str, cookie: &str) -> Told {
    let path = format!("{table}/seats/1");
    house.ask("POST", &path).cookie(cookie).send().await
}

/// A running game of these two; gives its path.
async fn game(house: &House, host: &str, other: &str) -> String {
    let table = open(house, host).await;
    assert_eq!(sit(house, &table, other).await.status, 204);
    let start = house.ask("POST", &format!("{table}/start")).cookie(host);
    assert_eq!(start.send().await.status, 204);
    table
}

async fn lobby(house: &House, cookie: &str, list: &str) -> Vec<String> {
    let lobby = house.ask("GET", "/api/lobby").cookie(cookie).send().await;
    let lobby = lobby.json();
    let tables = lobby[list].as_array().unwrap().iter();
    tables
        .map(|table| format!("/api/tables/{}", table["id"].as_str().unwrap()))
        .collect()
}

async fn ignored(house: &House, cookie: &str) -> Value {
    let told = house.ask("GET", "/api/me/ignored").cookie(cookie).send();
    told.await.json()["people"].clone()
}

fn block(seat: u8) -> Value {
    json!({"who": {"type": "seat", "seat": seat}, "how": "block"})
}

#[tokio::test]
async fn those_who_block_each_other_do_not_meet() {
    let house = House::open().await;
    let (a, b, c) = (
        house.visitor().await,
        house.visitor().await,
        house.visitor().await,
    );
    let both = game(&house, &a, &b).await;
    let told = house.post(&format!("{both}/ignored"), &a, block(1)).await;
    assert_eq!(told.status, 204, "{told:?}");
    let of_a = open(&house, &a).await;
    let of_b = open(&house, &b).await;
    let of_c = open(&house, &c).await;
    assert_eq!(lobby(&house, &c, "open").await.len(), 3);
    assert!(lobby(&house, &c, "watch").await.contains(&both));
    // Neither sees the other's; each still sees their own and third people's.
    assert!(!lobby(&house, &a, "open").await.contains(&of_b));
    assert!(!lobby(&house, &b, "open").await.contains(&of_a));
    assert!(lobby(&house, &b, "open").await.contains(&of_c));
    assert!(lobby(&house, &a, "mine").await.contains(&both));
    // Where the other sits is the same as where they are host.
    assert_eq!(sit(&house, &of_c, &a).await.status, 204);
    let refused = sit(&house, &of_a, &b).await;
    assert_eq!(refused.why(403), "not_open");
    for closed in [&of_a, &of_c] {
        let look = house.ask("GET", closed).cookie(&b).send().await;
        assert_eq!(look.why(403), "not_open");
    }
    let look = house.ask("GET", &both).cookie(&b).send().await;
    assert_eq!(look.status, 200, "their own game goes on");
    // A new name changes nothing, and nothing of it is told to the other.
    let rename = house.ask("PATCH", "/api/me").cookie(&b);
    rename.json(&json!({"name": "Somebody Else"})).send().await;
    assert_eq!(sit(&house, &of_a, &b).await.why(403), "not_open");
    assert_eq!(ignored(&house, &b).await, json!([]));
    // The list has the name of then, and takes them back.
    let list = ignored(&house, &a).await;
    assert_ne!(list[0]["name"], "Somebody Else");
    assert_eq!(list[0]["how"], "block");
    let house = house.restart().await;
    let path = format!("/api/me/ignored/{}", list[0]["id"]);
    let theirs = house.ask("DELETE", &path).cookie(&b).send().await;
    assert_eq!(theirs.status, 404, "it is not theirs");
    let mine = house.ask("DELETE", &path).cookie(&a).send().await;
    assert_eq!(mine.status, 204);
    assert_eq!(ignored(&house, &a).await, json!([]));
    assert_eq!(sit(&house, &of_a, &b).await.status, 204);
}

#[tokio::test]
async fn nobody_gets_rid_of_a_block_by_logging_in() {
    let house = House::open().await;
    let (a, b) = (house.visitor().await, house.visitor().await);
    let account = json!({"account": "nefer", "password": "tari-tari"});
    let device = house.visitor().await;
    assert_eq!(
        house
            .post("/api/account", &device, account.clone())
            .await
            .status,
        200
    );
    let table = open(&house, &a).await;
    assert_eq!(sit(&house, &table, &b).await.status, 204);
    assert_eq!(
        house
            .post(&format!("{table}/ignored"), &a, block(1))
            .await
            .status,
        204
    );
    let logged_in = house.post("/api/login", &b, account).await;
    assert_eq!(logged_in.status, 200);
    let b = logged_in.cookie();
    let other = open(&house, &a).await;
    for closed in [&table, &other] {
        assert_eq!(sit(&house, closed, &b).await.why(403), "not_open");
    }
}

#[tokio::test]
async fn a_token_neither_blocks_nor_reports() {
    let house = House::open().await;
    let (a, b) = (house.visitor().await, house.visitor().await);
    let table = game(&house, &a, &b).await;
    let made = house.post("/api/tokens", &a, json!({"label": "bot"})).await;
    let token = format!("Bearer {}", made.json()["token"].as_str().unwrap());
    let report = json!({"who": {"type": "seat", "seat": 1}, "reason": "spam"});
    for (path, body) in [("ignored", block(1)), ("reports", report)] {
        let ask = house.ask("POST", &format!("{table}/{path}"));
        let ask = ask.header("Authorization", &token).json(&body);
        assert_eq!(ask.send().await.why(403), "token_only_plays");
    }
}

#[tokio::test]
async fn reports_wait_for_the_host_of_the_server() {
    let house = House::with(|config: &mut Config| {
        config.limits = Limits {
            reports: Rate {
                per_address: 0,
                per_person: 22,
            },
            ..Limits::none()
        };
    })
    .await;
    let (a, b) = (house.visitor().await, house.visitor().await);
    let table = game(&house, &a, &b).await;
    let path = format!("{table}/reports");
    let report = |text: &str, reason: &str| json!({"who": {"type": "seat", "seat": 1}, "reason": reason, "text": text});
    let told = house.post(&path, &a, report("shouts", "abuse")).await;
    assert_eq!(told.status, 204, "{told:?}");
    let long = house
        .post(&path, &a, report(&"x".repeat(501), "abuse"))
        .await;
    assert_eq!(long.status, 409);
    let huge = house
        .post(&path, &a, report(&"x".repeat(100_000), "abuse"))
        .await;
    assert_eq!(huge.why(413), "too_large");
    let strange = house.post(&path, &a, report("", "because")).await;
    assert_eq!(strange.status, 422);
    let file = house.folder.path().join("data").join("ennead.db");
    let kept = reports(&file).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].reason.as_str(), kept[0].text.as_str()),
        ("abuse", "shouts")
    );
    assert_eq!(kept[0].done, None);
    // Nobody fills the disk: twenty wait at most, and not all at once.
    for _ in 0..19 {
        assert_eq!(house.post(&path, &a, report("", "spam")).await.status, 204);
    }
    let enough = house.post(&path, &a, report("", "spam")).await;
    assert_eq!(enough.status, 409);
    let fast = house.post(&path, &a, report("", "spam")).await;
    assert_eq!(fast.why(429), "too_fast");
    assert_eq!(reports(&file).await.unwrap().len(), 20);
    server::store::settle_report(&file, kept[0].id)
        .await
        .unwrap();
    assert!(reports(&file).await.unwrap()[0].done.is_some());
    assert!(server::store::settle_report(&file, 999).await.is_err());
}

#[tokio::test]
async fn nobody_is_called_like_a_bot() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    for name in ["Pharaoh", "Pri\u{435}st 2", "AMON"] {
        let ask = house.ask("PATCH", "/api/me").cookie(&cookie);
        let told = ask.json(&json!({ "name": name })).send().await;
        assert_eq!(told.why(422), "house_name", "{name}");
    }
}

#[tokio::test]
async fn a_seat_has_a_name_that_can_be_seen() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let table = |label: &str| {
        json!({
            "game": "kemet",
            "setup": {"players": 2, "seating": "random"},
            "seats": [{"type": "me", "label": label}, {"type": "me"}],
            "options": {"hot_seat": true},
        })
    };
    let hidden = house
        .post("/api/tables", &cookie, table("a\u{202e}b"))
        .await;
    assert_eq!(hidden.status, 409);
    let plain = house.post("/api/tables", &cookie, table(" Nefer ")).await;
    assert_eq!(plain.status, 201);
}
