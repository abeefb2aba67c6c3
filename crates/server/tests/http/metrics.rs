//! Figures for whoever runs the server, on a port of their own.

use serde_json::json;
use tabletop::Seed;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::House;

async fn scrape(house: &House) -> String {
    let mut stream = TcpStream::connect(house.metrics.unwrap()).await.unwrap();
    let ask = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(ask).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 200"), "{text}");
    text
}

/// The figure on the line that begins like this.
fn figure(text: &str, line: &str) -> f64 {
    let found = text.lines().find_map(|one| one.strip_prefix(line));
    let found = found.unwrap_or_else(|| panic!("no {line} in {text}"));
    found.trim().parse().unwrap()
}

#[tokio::test]
async fn figures_are_told_on_a_port_of_their_own_and_name_nobody() {
    let house = House::with(|config| {
        config.metrics = Some(("127.0.0.1".to_owned(), 0));
        config.rules.seed = Some(Seed(1));
    })
    .await;
    let cookie = house.visitor().await;
    let wish = json!({"game": "kemet", "players": 5, "bot": "scribe"});
    let made = house.post("/api/play-now", &cookie, wish).await;
    let id = made.json()["id"].as_str().unwrap().to_owned();
    house.get(&format!("/api/tables/{id}")).await;
    assert_eq!(house.get("/api/tables/nowhere").await.status, 404);
    let strange = house.ask("BREW", "/api/tables").send().await;
    assert_eq!(strange.status, 405);
    let mut text = scrape(&house).await;
    for _ in 0..200 {
        if text.contains("ennead_actions_total") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        text = scrape(&house).await;
    }
    let made = r#"ennead_http_responses_total{route="/api/play-now",method="POST",status="2xx"}"#;
    assert_eq!(figure(&text, made), 1.0);
    let strange = r#"ennead_http_responses_total{route="/api/tables",method="other",status="4xx"}"#;
    assert_eq!(figure(&text, strange), 1.0);
    let missing = r#"ennead_refusals_total{door="http",why="no_such_table"}"#;
    assert_eq!(figure(&text, missing), 1.0);
    assert!(figure(&text, r#"ennead_actions_total{game="kemet",by="bot"}"#) >= 1.0);
    assert!(
        figure(
            &text,
            r#"ennead_thought_seconds_count{purpose="bot",level="scribe"}"#
        ) >= 1.0
    );
    assert!(figure(&text, "ennead_live_tables") >= 1.0);
    assert_eq!(figure(&text, "ennead_sockets"), 0.0);
    assert_eq!(figure(&text, "ennead_people_connected"), 0.0);
    assert_eq!(
        figure(&text, r#"ennead_thoughts_waiting{purpose="hint"}"#),
        0.0
    );
    assert!(figure(&text, "ennead_save_batch_size_count") >= 1.0);
    assert!(figure(&text, "ennead_save_seconds_count") >= 1.0);
    assert!(figure(&text, "ennead_store_bytes") > 1_000.0);
    assert_eq!(figure(&text, "ennead_store_errors_total"), 0.0);
    #[cfg(target_os = "linux")]
    assert!(figure(&text, "process_resident_memory_bytes") > 1_000_000.0);
    let secret = cookie.split('=').nth(1).unwrap();
    for private in [id.as_str(), secret, "nowhere", "127.0.0.1", "BREW"] {
        assert!(!text.contains(private), "{private} in {text}");
    }
    let public = house.get("/metrics").await;
    assert_eq!(public.status, 404);
    assert!(!String::from_utf8_lossy(&public.body).contains("ennead_"));
}

#[tokio::test]
async fn nobody_tells_figures_unless_asked_to() {
    assert_eq!(House::open().await.metrics, None);
}
