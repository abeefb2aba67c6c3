//! A key that is taken back ends the sockets that came with it, and no others.

use serde_json::{Value, json};

use crate::client::{Ask, House, Socket};

const PASSWORD: &str = "papyrus and reed";

async fn ended(socket: &mut Socket) -> Value {
    let closing = socket.hear_of("closing").await;
    closing.expect("a last word")["reason"].clone()
}

fn shows(ask: Ask, token: &str) -> Ask {
    ask.header("Authorization", &format!("Bearer {token}"))
}

async fn token(house: &House, cookie: &str) -> (i64, String) {
    let made = house.post("/api/tokens", cookie, json!({"label": "bot"}));
    let made = made.await.json();
    let token = made["token"].as_str().unwrap().to_owned();
    (made["id"].as_i64().unwrap(), token)
}

async fn account(house: &House, cookie: &str, wish: Value) {
    let told = house.post("/api/account", cookie, wish).await;
    assert_eq!(told.status, 200, "{told:?}");
}

async fn log_in(house: &House, before: &str, account: &str) -> String {
    let login = json!({"account": account, "password": PASSWORD});
    let told = house.post("/api/login", before, login).await;
    assert_eq!(told.status, 200, "{told:?}");
    told.cookie()
}

#[tokio::test]
async fn a_token_taken_back_ends_its_sockets_alone() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let (one, first) = token(&house, &cookie).await;
    let (_, second) = token(&house, &cookie).await;
    let mut own = house.ask_socket(&table).cookie(&cookie).socket().await;
    let mut gone = shows(house.ask_socket(&table), &first).socket().await;
    let mut other = shows(house.ask_socket(&table), &second).socket().await;
    let path = format!("/api/tokens/{one}");
    let told = house.ask("DELETE", &path).cookie(&cookie).send().await;
    assert_eq!(told.status, 204);
    assert_eq!(ended(&mut gone).await, "logged_out");
    assert!(!gone.is_open().await);
    assert!(own.is_open().await && other.is_open().await);
}

#[tokio::test]
async fn another_password_ends_all_sockets_but_those_of_the_device_at_hand() {
    let house = House::open().await;
    let here = house.visitor().await;
    account(
        &house,
        &here,
        json!({"account": "nefertari", "password": PASSWORD}),
    )
    .await;
    let table = house.table(&here).await;
    let elsewhere = log_in(&house, &house.visitor().await, "nefertari").await;
    let (_, program) = token(&house, &here).await;
    let stranger = house.visitor().await;
    let mut own = house.ask_socket(&table).cookie(&here).socket().await;
    let mut phone = house.ask_socket(&table).cookie(&elsewhere).socket().await;
    let mut bot = shows(house.ask_socket(&table), &program).socket().await;
    let mut other = house.ask_socket(&table).cookie(&stranger).socket().await;
    let mut nobody = house.ask_socket(&table).socket().await;
    let wish = json!({
        "account": "nefertari", "password": "reed and papyrus", "old_password": PASSWORD,
    });
    account(&house, &here, wish).await;
    assert_eq!(ended(&mut phone).await, "logged_out");
    assert_eq!(ended(&mut bot).await, "logged_out");
    for still in [&mut own, &mut other, &mut nobody] {
        assert!(still.is_open().await);
    }
}

#[tokio::test]
async fn logging_out_ends_the_sockets_of_that_device() {
    let house = House::open().await;
    let here = house.visitor().await;
    account(
        &house,
        &here,
        json!({"account": "ramses", "password": PASSWORD}),
    )
    .await;
    let table = house.table(&here).await;
    let elsewhere = log_in(&house, &house.visitor().await, "ramses").await;
    let mut own = house.ask_socket(&table).cookie(&here).socket().await;
    let mut phone = house.ask_socket(&table).cookie(&elsewhere).socket().await;
    let told = house.post("/api/logout", &elsewhere, json!({})).await;
    assert_eq!(told.status, 204);
    assert_eq!(ended(&mut phone).await, "logged_out");
    assert!(own.is_open().await);
}

#[tokio::test]
async fn logging_in_ends_the_sockets_of_who_one_was_before() {
    let house = House::open().await;
    let there = house.visitor().await;
    account(
        &house,
        &there,
        json!({"account": "hatshepsut", "password": PASSWORD}),
    )
    .await;
    let before = house.visitor().await;
    let table = house.table(&before).await;
    let mut socket = house.ask_socket(&table).cookie(&before).socket().await;
    log_in(&house, &before, "hatshepsut").await;
    assert_eq!(ended(&mut socket).await, "logged_out");
}
