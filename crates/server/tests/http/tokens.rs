use serde_json::{Value, json};
use server::Limits;
use server::config::Rate;

use crate::client::{Ask, House, Told};

/// Makes a token; its number and what is shown.
async fn make(house: &House, cookie: &str, label: &str) -> (i64, String) {
    let made = house
        .post("/api/tokens", cookie, json!({ "label": label }))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    assert_eq!(made["label"], label);
    let token = made["token"].as_str().unwrap().to_owned();
    assert_eq!(token.len(), 43, "32 bytes");
    (made["id"].as_i64().unwrap(), token)
}

fn show(ask: Ask, token: &str) -> Ask {
    ask.header("Authorization", &format!("Bearer {token}"))
}

async fn me(house: &House, token: &str) -> Told {
    show(house.ask("GET", "/api/me"), token).send().await
}

async fn list(house: &House, cookie: &str) -> Value {
    let told = house.ask("GET", "/api/tokens").cookie(cookie).send().await;
    told.json()["tokens"].clone()
}

#[tokio::test]
async fn a_token_is_its_person() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let (_, token) = make(&house, &cookie, "my bot").await;
    let told = me(&house, &token).await;
    assert_eq!(told.json(), house.me(&cookie).await);
    // It must not become the cookie of a browser.
    assert!(told.header("set-cookie").is_none());

    let body = json!({"game": "kemet", "players": 2, "bot": "random"});
    let made = show(house.ask("POST", "/api/play-now"), &token);
    let made = made.json(&body).send().await;
    assert_eq!(made.status, 201, "{made:?}");
    let path = format!("/api/tables/{}", made.json()["id"].as_str().unwrap());
    let table = house.ask("GET", &path).cookie(&cookie).send().await;
    assert_eq!(table.json()["host"], true);
    let table = show(house.ask("GET", &path), &token).send().await;
    assert_eq!(table.json()["seats"][0]["holder"]["me"], true);

    let house = house.restart().await;
    assert_eq!(me(&house, &token).await.status, 200);
}

#[tokio::test]
async fn a_token_opens_the_socket_of_a_table() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let (id, token) = make(&house, &cookie, "my bot").await;
    let body = json!({"game": "kemet", "players": 2, "bot": "random"});
    let made = house.post("/api/play-now", &cookie, body).await.json();
    let path = format!("/api/tables/{}/socket?seat=0", made["id"].as_str().unwrap());
    let upgrade = || {
        let ask = house.ask_upgrade(&path);
        let ask = ask.header("Upgrade", "websocket");
        let ask = ask.header("Sec-WebSocket-Version", "13");
        show(
            ask.header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            &token,
        )
    };
    drop(upgrade().open().await);
    let gone = house.ask("DELETE", &format!("/api/tokens/{id}"));
    assert_eq!(gone.cookie(&cookie).send().await.status, 204);
    assert_eq!(upgrade().send().await.why(401), "no_such_token");
}

#[tokio::test]
async fn tokens_are_listed_without_their_secret_and_taken_back() {
    let house = House::open().await;
    let (cookie, other) = (house.visitor().await, house.visitor().await);
    let (first, token) = make(&house, &cookie, "first").await;
    let (second, _) = make(&house, &cookie, "second").await;
    let listed = list(&house, &cookie).await;
    assert_eq!(listed[0]["id"], first);
    assert_eq!(listed[0]["label"], "first");
    assert!(listed[0]["created"].as_i64().unwrap() > 0);
    assert_eq!(listed[1]["id"], second);
    assert!(!listed.to_string().contains(&token));
    assert_eq!(list(&house, &other).await, json!([]));

    let path = format!("/api/tokens/{first}");
    let foreign = house.ask("DELETE", &path).cookie(&other).send().await;
    assert_eq!(foreign.why(404), "missing");
    assert_eq!(me(&house, &token).await.status, 200);
    let gone = house.ask("DELETE", &path).cookie(&cookie).send().await;
    assert_eq!(gone.status, 204);
    assert_eq!(me(&house, &token).await.why(401), "no_such_token");
    assert_eq!(list(&house, &cookie).await.as_array().unwrap().len(), 1);
    let again = house.ask("DELETE", &path).cookie(&cookie).send().await;
    assert_eq!(again.why(404), "missing");
}

/// Who steals a token cannot lock its person out or stay for good.
#[tokio::test]
async fn a_token_only_plays() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let (id, token) = make(&house, &cookie, "my bot").await;
    let account = json!({"account": "Thoth", "password": "papyrus-reed"});
    for (method, path, body) in [
        (
            "POST",
            "/api/tokens".to_owned(),
            json!({"label": "another"}),
        ),
        ("GET", "/api/tokens".to_owned(), Value::Null),
        ("DELETE", format!("/api/tokens/{id}"), Value::Null),
        ("POST", "/api/account".to_owned(), account.clone()),
    ] {
        let ask = show(house.ask(method, &path), &token);
        let told = ask.json(&body).send().await;
        assert_eq!(told.why(403), "token_only_plays", "{method} {path}");
    }
    // A cookie besides it changes nothing.
    let both = house.ask("GET", "/api/tokens").cookie(&cookie);
    assert_eq!(show(both, &token).send().await.why(403), "token_only_plays");
    let left = show(house.ask("POST", "/api/logout"), &token).send().await;
    assert_eq!(left.status, 204);
    assert_eq!(me(&house, &token).await.status, 200);

    // Whoever makes or changes a password is alone afterwards.
    let made = house.post("/api/account", &cookie, account).await;
    assert_eq!(made.status, 200, "{made:?}");
    assert_eq!(me(&house, &token).await.why(401), "no_such_token");
    assert_eq!(list(&house, &cookie).await, json!([]));
}

#[tokio::test]
async fn a_token_cannot_be_made_up_and_a_cookie_is_none() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let secret = cookie.strip_prefix("ennead=").unwrap();
    let (_, token) = make(&house, &cookie, "my bot").await;
    for wrong in [secret, "", "short", &"A".repeat(43), "' OR 1=1"] {
        assert_eq!(me(&house, wrong).await.why(401), "no_such_token", "{wrong}");
    }
    let told = house.me(&format!("ennead={token}")).await;
    assert_ne!(told, house.me(&cookie).await);
    // A proxy in front may have a password of its own.
    let proxied = house.ask("GET", "/api/me").cookie(&cookie);
    let proxied = proxied.header("Authorization", "Basic dGhvdGg6cmVlZA==");
    assert_eq!(proxied.send().await.json(), house.me(&cookie).await);
}

#[tokio::test]
async fn tokens_are_limited_like_everything() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    for number in 0..20 {
        make(&house, &cookie, &format!("bot {number}")).await;
    }
    let body = json!({"label": "one more"});
    let told = house.post("/api/tokens", &cookie, body.clone()).await;
    assert_eq!(told.why(409), "too_many_tokens");
    let long = json!({"label": "x".repeat(25)});
    assert_eq!(
        house.post("/api/tokens", &cookie, long).await.why(422),
        "bad_label"
    );
    assert_eq!(
        house.post("/api/tokens", "", body).await.why(401),
        "stranger"
    );

    let house = House::with(|config| {
        config.limits = Limits {
            changes: Rate {
                per_person: 2,
                per_address: 0,
            },
            ..Limits::none()
        };
    })
    .await;
    let cookie = house.visitor().await;
    let (_, token) = make(&house, &cookie, "my bot").await;
    let rename = async || {
        let ask = show(house.ask("PATCH", "/api/me"), &token);
        ask.json(&json!({"name": "Bastet"})).send().await
    };
    // The person and the program count as one.
    assert_eq!(rename().await.status, 200);
    assert_eq!(rename().await.why(429), "too_fast");
}
