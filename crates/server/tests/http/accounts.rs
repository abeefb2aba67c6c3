use serde_json::{Value, json};
use server::Limits;

use crate::client::{House, Told};

fn account(name: &str, password: &str) -> Value {
    json!({"account": name, "password": password})
}

async fn log_in(house: &House, cookie: &str, name: &str, password: &str) -> Told {
    house
        .post("/api/login", cookie, account(name, password))
        .await
}

/// A house in which `Thoth` has an account; and that person's cookie.
async fn with_thoth() -> (House, String) {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let made = house
        .post("/api/account", &cookie, account("Thoth", "papyrus-reed"))
        .await;
    assert_eq!(made.status, 200, "{made:?}");
    assert_eq!(made.json()["account"], "Thoth");
    (house, cookie)
}

#[tokio::test]
async fn an_account_opens_on_another_device() {
    let (house, cookie) = with_thoth().await;
    let elsewhere = house.visitor().await;
    let told = log_in(&house, &elsewhere, "thoth", "papyrus-reed").await;
    assert_eq!(told.status, 200);
    assert_ne!(told.cookie(), cookie);
    assert_eq!(house.me(&told.cookie()).await, house.me(&cookie).await);
    // The visitor who never sat anywhere is gone.
    assert_ne!(house.me(&elsewhere).await["account"], "Thoth");
    let change = house.ask("PATCH", "/api/me").cookie(&elsewhere);
    let change = change.json(&json!({"name": "x"})).send().await;
    assert_eq!(change.why(401), "stranger");
}

#[tokio::test]
async fn a_wrong_password_and_no_account_sound_the_same() {
    let (house, _) = with_thoth().await;
    let wrong = log_in(&house, "", "Thoth", "papyrus-weed").await;
    let nobody = log_in(&house, "", "Seth", "papyrus-reed").await;
    assert_eq!(wrong.why(403), "wrong_password");
    assert_eq!(wrong.body, nobody.body);
    assert!(wrong.header("set-cookie").is_none());
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_ends_other_devices() {
    let (house, cookie) = with_thoth().await;
    let elsewhere = log_in(&house, "", "Thoth", "papyrus-reed").await.cookie();
    let change = async |old: Value| {
        let body = json!({"account": "Thoth", "password": "new-papyrus", "old_password": old});
        house.post("/api/account", &cookie, body).await
    };
    assert_eq!(change(Value::Null).await.why(403), "wrong_password");
    assert_eq!(change(json!("wrong-reed")).await.why(403), "wrong_password");
    assert_eq!(house.me(&elsewhere).await["account"], "Thoth");
    assert_eq!(change(json!("papyrus-reed")).await.status, 200);
    assert_eq!(house.me(&cookie).await["account"], "Thoth");
    assert!(house.me(&elsewhere).await["account"].is_null());
    assert_eq!(
        log_in(&house, "", "Thoth", "papyrus-reed").await.status,
        403
    );
    assert_eq!(log_in(&house, "", "Thoth", "new-papyrus").await.status, 200);
}

#[tokio::test]
async fn names_are_taken_once_and_follow_the_rules() {
    let (house, _) = with_thoth().await;
    let other = house.visitor().await;
    let make = async |name: &str, password: &str| {
        house
            .post("/api/account", &other, account(name, password))
            .await
    };
    assert_eq!(make("tHoTh", "papyrus-reed").await.why(409), "name_taken");
    assert_eq!(make("a b", "papyrus-reed").await.why(422), "bad_account");
    assert_eq!(make("Seth", "short").await.why(422), "bad_password");
    assert_eq!(make("Seth", "papyrus-reed").await.status, 200);
    let stranger = house
        .post("/api/account", "", account("Anubis", "papyrus-reed"))
        .await;
    assert_eq!(stranger.why(401), "stranger");
}

#[tokio::test]
async fn who_logs_out_is_a_stranger() {
    let (house, cookie) = with_thoth().await;
    let told = house
        .ask("POST", "/api/logout")
        .cookie(&cookie)
        .send()
        .await;
    assert_eq!(told.status, 204);
    assert!(
        told.header("set-cookie")
            .unwrap()
            .starts_with("ennead=; Max-Age=0;")
    );
    assert!(house.me(&cookie).await["account"].is_null());
    assert_eq!(
        log_in(&house, "", "Thoth", "papyrus-reed").await.status,
        200
    );
}

#[tokio::test]
async fn passwords_cannot_be_tried_for_long() {
    let house = House::with(|config| {
        config.limits = Limits {
            logins: 5,
            ..Limits::none()
        };
    })
    .await;
    for _ in 0..5 {
        let told = log_in(&house, "", "Thoth", "guess-guess").await;
        assert_eq!(told.why(403), "wrong_password");
    }
    assert_eq!(
        log_in(&house, "", "THOTH", "guess-guess").await.why(429),
        "too_fast"
    );
    assert_eq!(log_in(&house, "", "Seth", "guess-guess").await.status, 403);
}

#[tokio::test]
async fn nothing_stored_gives_a_secret_away() {
    let (house, cookie) = with_thoth().await;
    let secret = cookie.trim_start_matches("ennead=").to_owned();
    let data = house.folder.path().join("data");
    for entry in std::fs::read_dir(data).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        for hidden in [secret.as_bytes(), b"papyrus-reed"] {
            assert!(!bytes.windows(hidden.len()).any(|part| part == hidden));
        }
    }
}
