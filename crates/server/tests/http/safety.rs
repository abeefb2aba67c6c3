use serde_json::json;
use server::Limits;
use server::config::Rate;
use tokio::io::AsyncReadExt;

use crate::client::{Ask, House};

fn rename(house: &House, cookie: &str) -> Ask {
    let body = json!({"name": "Nefertari"});
    house.ask("PATCH", "/api/me").cookie(cookie).json(&body)
}

fn upgrade(house: &House, cookie: &str, table: &str) -> Ask {
    house.ask_socket(table).cookie(cookie)
}

#[tokio::test]
async fn another_site_changes_nothing() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    for (name, value) in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
    ] {
        let told = rename(&house, &cookie).header(name, value).send().await;
        assert_eq!(told.why(403), "other_origin", "{name}: {value}");
        let told = upgrade(&house, &cookie, "any")
            .header(name, value)
            .send()
            .await;
        assert_eq!(told.why(403), "other_origin", "{name}: {value}");
    }
    assert_ne!(house.me(&cookie).await["name"], "Nefertari");
    let ours = format!("http://{}", house.address);
    let told = rename(&house, &cookie).header("Origin", &ours).send().await;
    assert_eq!(told.status, 200);
    assert_eq!(rename(&house, &cookie).send().await.status, 200);
}

#[tokio::test]
async fn the_public_address_is_ours_too() {
    let house = House::with(|config| {
        config.public_url = Some("https://ennead.example".to_owned());
    })
    .await;
    let cookie = house.visitor().await;
    let ask = rename(&house, &cookie).header("Origin", "https://ennead.example");
    assert_eq!(ask.send().await.status, 200);
}

#[tokio::test]
async fn bodies_are_bounded() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let large = json!({"name": "x".repeat(17 * 1024)});
    let told = house.ask("PATCH", "/api/me").cookie(&cookie).json(&large);
    assert_eq!(told.send().await.why(413), "too_large");
    let record = house.ask("POST", "/api/records").cookie(&cookie);
    let record = record.body("text/plain", vec![b'x'; 2 * 1024 * 1024 + 1]);
    assert_eq!(record.send().await.why(413), "too_large");
    let record = house.ask("POST", "/api/records").cookie(&cookie);
    let record = record.body("text/plain", vec![b'x'; 100 * 1024]);
    assert_eq!(record.send().await.why(409), "record_refused");
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_in_words() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let patch = |kind: &str, body: &str| {
        house
            .ask("PATCH", "/api/me")
            .cookie(&cookie)
            .body(kind, body)
    };
    for (kind, body, status) in [
        ("application/json", "{", 400),
        ("application/json", r#"{"name": 5}"#, 422),
        ("application/json", r#"{"name": "x", "id": 1}"#, 422),
        ("text/plain", r#"{"name": "x"}"#, 415),
    ] {
        let told = patch(kind, body).send().await;
        assert_eq!(told.status, status, "{body}");
        assert_eq!(told.json()["why"], "unreadable");
    }
    let seat = house.ask("POST", "/api/tables/x/seats/999").cookie(&cookie);
    assert_eq!(seat.send().await.status, 400);
}

#[tokio::test]
async fn too_much_from_one_person_or_address_is_refused() {
    for rate in [(2, 0), (0, 2)] {
        let house = House::with(|config| {
            config.limits = Limits {
                changes: Rate {
                    per_address: rate.0,
                    per_person: rate.1,
                },
                ..Limits::none()
            };
        })
        .await;
        let cookie = house.visitor().await;
        for _ in 0..2 {
            assert_eq!(rename(&house, &cookie).send().await.status, 200);
        }
        let told = rename(&house, &cookie).send().await;
        assert_eq!(told.why(429), "too_fast");
        let wait: u64 = told.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=60).contains(&wait));
        assert_eq!(house.get("/api/lobby").await.status, 200);
        let other = house.visitor().await;
        let free = rename(&house, &other).send().await.status == 200;
        assert_eq!(free, rate.0 == 0);
    }
}

#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let house = House::open().await;
    for path in ["/", "/api/me", "/api/nothing", "/healthz", "/no/such/page"] {
        let told = house.get(path).await;
        let policy = told.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"));
        assert_eq!(told.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(told.header("referrer-policy"), Some("same-origin"));
        assert_eq!(
            told.header("cross-origin-opener-policy"),
            Some("same-origin")
        );
        assert!(told.header("permissions-policy").is_some());
    }
}

#[tokio::test]
async fn sockets_are_counted() {
    let house = House::with(|config| {
        config.limits = Limits {
            open_sockets: Rate {
                per_address: 1,
                per_person: 0,
            },
            ..Limits::none()
        };
    })
    .await;
    let cookie = house.visitor().await;
    assert_eq!(
        upgrade(&house, &cookie, "any").send().await.why(404),
        "no_such_table"
    );
    let body = json!({"game": "kemet", "players": 2});
    let made = house.post("/api/play-now", &cookie, body).await.json();
    let table = made["id"].as_str().unwrap();
    let plain = house.get(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(plain.why(422), "no_upgrade");
    let held = upgrade(&house, &cookie, table).open().await;
    let refused = upgrade(&house, &cookie, table).send().await;
    assert_eq!(refused.why(429), "too_many_sockets");
    drop(held);
}

/// What a client reads that looks at nothing but the close frame.
#[tokio::test]
async fn a_socket_is_closed_with_a_code() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let wish = json!({"game": "kemet", "players": 2});
    let table = house.post("/api/play-now", &cookie, wish).await.json();
    let id = table["id"].as_str().unwrap();
    let mut stream = upgrade(&house, &cookie, id).open().await;
    let mut told = [0; 256];
    stream.read_exact(&mut told).await.unwrap();
    let _house = house.restart().await;
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest).await;
    let [high, low] = 1012_u16.to_be_bytes();
    let close = [0x88, 2, high, low];
    assert!(rest.ends_with(&close), "come back later");
}
