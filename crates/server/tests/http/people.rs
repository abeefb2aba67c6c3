use serde_json::json;
use server::Limits;

use crate::client::House;

#[tokio::test]
async fn a_visitor_is_known_again() {
    let house = House::open().await;
    let first = house.get("/api/me").await;
    assert_eq!(first.status, 200);
    assert!(first.json()["name"].as_str().unwrap().contains(' '));
    assert!(first.json()["account"].is_null());
    let again = house.me(&first.cookie()).await;
    assert_eq!(again, first.json());
    let other = house.visitor().await;
    assert_ne!(other, first.cookie());
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let house = House::open().await;
    let told = house.get("/api/me").await;
    let cookie = told.header("set-cookie").unwrap();
    let (value, attributes) = cookie.split_once("; ").unwrap();
    assert_eq!(value.len(), "ennead=".len() + 43, "32 bytes");
    assert_eq!(
        attributes,
        "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"
    );
}

#[tokio::test]
async fn the_cookie_stays_on_https_where_there_is_https() {
    let secure =
        |told: crate::client::Told| told.header("set-cookie").unwrap().ends_with("; Secure");
    let always = House::with(|config| config.secure_cookies = true).await;
    assert!(secure(always.get("/api/me").await));
    for trusted in [true, false] {
        let house = House::with(|config| config.trust_proxy = trusted.into()).await;
        let ask = house
            .ask("GET", "/api/me")
            .header("X-Forwarded-Proto", "https");
        assert_eq!(secure(ask.send().await), trusted);
        assert!(!secure(house.get("/api/me").await));
    }
}

#[tokio::test]
async fn somebody_elses_cookie_cannot_be_made_up() {
    let house = House::open().await;
    for cookie in [
        "ennead=",
        "ennead=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "ennead=' OR 1=1",
        "other=1",
    ] {
        let told = house.ask("PATCH", "/api/me").cookie(cookie);
        let told = told.json(&json!({"name": "x"})).send().await;
        assert_eq!(told.why(401), "stranger", "{cookie}");
    }
}

#[tokio::test]
async fn a_name_can_be_changed_to_one_that_can_be_seen() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let rename = async |name: &str| {
        let ask = house.ask("PATCH", "/api/me").cookie(&cookie);
        ask.json(&json!({ "name": name })).send().await
    };
    assert_eq!(rename(" Nefertari ").await.json()["name"], "Nefertari");
    assert_eq!(rename("\u{202e}x").await.why(422), "bad_name");
    assert_eq!(rename(&"x".repeat(25)).await.why(422), "bad_name");
    assert_eq!(house.me(&cookie).await["name"], "Nefertari");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let before = house.me(&cookie).await;
    let body = json!({"game": "kemet", "players": 2});
    let made = house.post("/api/play-now", &cookie, body).await;
    assert_eq!(made.status, 201, "{made:?}");
    let path = format!("/api/tables/{}", made.json()["id"].as_str().unwrap());
    let house = house.restart().await;
    assert_eq!(house.me(&cookie).await, before);
    let table = house.get(&path).await;
    assert_eq!(table.json()["status"], "playing");
}

#[tokio::test]
async fn visitors_from_one_address_are_limited() {
    let house = House::with(|config| {
        config.limits = Limits {
            visitors: 2,
            ..Limits::none()
        };
    })
    .await;
    let first = house.visitor().await;
    house.visitor().await;
    let third = house.get("/api/me").await;
    assert_eq!(third.why(429), "too_fast");
    assert!(third.header("retry-after").is_some());
    assert!(house.me(&first).await["name"].is_string());
}

#[tokio::test]
async fn games_alone_are_opened_by_anybody_and_counted_for_their_player() {
    let house = House::open().await;
    let me = house.visitor().await;
    let table = json!({
        "game": "kemet",
        "setup": {"mode": "solo", "players": 1, "seating": "random"},
        "seats": [{"type": "me"}],
        "start": true,
    });
    let made = house.post("/api/tables", &me, table).await;
    assert_eq!(made.status, 201);
    // Nothing is counted before it is over, and for a stranger nothing ever.
    let mine = house.ask("GET", "/api/me/solo").cookie(&me).send().await;
    assert_eq!(mine.json(), json!({"tallies": []}));
    let stranger = house.get("/api/me/solo").await;
    assert_eq!(
        (stranger.status, stranger.json()),
        (200, json!({"tallies": []}))
    );
    let gods = json!({
        "game": "kemet",
        "setup": {"mode": "solo", "players": 1, "gods_of_egypt": true},
        "seats": [{"type": "me"}],
    });
    let refused = house.post("/api/tables", &me, gods).await;
    assert_eq!(refused.why(409), "setup_refused");
    let why = refused.json()["setup_refusal"].to_string();
    assert!(why.contains("gods"), "{why}");
}
