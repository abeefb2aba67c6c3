//! No answer has a status that the description of its route does not name.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::Limits;
use server::config::Rate;

use crate::client::{Ask, House, Told};

/// The statuses that each method of each path declares.
fn declared(document: &Value, path: &str, method: &str) -> Vec<u16> {
    let responses = &document["paths"][path][method]["responses"];
    let statuses = responses.as_object().unwrap().keys();
    statuses.map(|status| status.parse().unwrap()).collect()
}

/// Every operation: its path with what stands for a parameter filled in.
fn operations(document: &Value) -> Vec<(String, String)> {
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(|method| (path.clone(), method.clone()))
    });
    operations.collect()
}

/// Requests that go wrong in every way that needs no luck.
fn strange(house: &House, method: &str, path: &str, keys: &[String]) -> Vec<Ask> {
    let method = method.to_uppercase();
    let ask = |path: &str| house.ask(&method, path);
    let mut asks = Vec::new();
    for key in keys {
        asks.push(ask(path).cookie(key));
        asks.push(
            ask(path)
                .cookie(key)
                .header("Origin", "http://evil.example"),
        );
        for body in [
            "{",
            "null",
            "{}",
            r#"{"name":"x"}"#,
            r#"{"text":"x"}"#,
            r#"{"type":"open"}"#,
        ] {
            asks.push(ask(path).cookie(key).body("application/json", body));
        }
        asks.push(ask(path).cookie(key).body("text/plain", "rubbish"));
        asks.push(
            ask(path)
                .cookie(key)
                .body("application/json", vec![b'['; 20_000]),
        );
        asks.push(
            ask(path)
                .cookie(key)
                .body("application/json", vec![0xff; 9]),
        );
        asks.push(ask(&format!("{path}?since=x&seat=x&page=x")).cookie(key));
    }
    asks.push(ask(path));
    asks.push(ask(path).header("Authorization", "Bearer rubbish"));
    asks
}

/// Whether the answer is one of those declared; else a line that says so.
fn undeclared(document: &Value, operation: &(String, String), told: &Told) -> Option<String> {
    let (path, method) = operation;
    let status = told.status;
    let known = declared(document, path, method).contains(&status);
    (!known).then(|| format!("{method} {path} was answered {status}"))
}

#[tokio::test]
async fn every_status_is_declared() {
    let house = House::open().await;
    let (host, stranger) = (house.visitor().await, house.visitor().await);
    let document = house.get("/api/openapi.json").await.json();
    let table = house.table(&host).await;
    let mut found = BTreeSet::new();
    for operation in operations(&document) {
        let (path, method) = &operation;
        for id in [table.as_str(), "nowhere", "%ff"] {
            let path = path.replace("{id}", id);
            for seat in ["1", "9", "999", "x"] {
                let path = path.replace("{seat}", seat).replace("{name}", "none");
                for ask in strange(&house, method, &path, &[host.clone(), stranger.clone()]) {
                    found.extend(undeclared(&document, &operation, &ask.send().await));
                }
                if !operation.0.contains("{seat}") {
                    break;
                }
            }
            if !operation.0.contains("{id}") {
                break;
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn whoever_asks_too_often_is_refused_as_declared() {
    let limits = Limits {
        reads: 1,
        changes: Rate {
            per_address: 1,
            per_person: 1,
        },
        ..Limits::none()
    };
    let house = House::with(|config| config.limits = limits).await;
    let document: Value = serde_json::from_str(&server::openapi_json()).unwrap();
    let _ = house.get("/healthz").await;
    let _ = house.post("/api/logout", "", json!({})).await;
    for operation in operations(&document) {
        let told = house
            .ask(&operation.1.to_uppercase(), &operation.0)
            .send()
            .await;
        assert_eq!(told.status, 429, "{operation:?}");
        assert_eq!(undeclared(&document, &operation, &told), None);
    }
}

#[tokio::test]
async fn what_was_sent_is_not_sent_back() {
    let house = House::open().await;
    let cookie = house.visitor().await;
    let long = "x".repeat(10_000);
    let bodies = [
        ("/api/records", "text/plain", long.clone()),
        (
            "/api/records",
            "text/plain",
            format!("ennead record 1\ngame {long}\n"),
        ),
        (
            "/api/records",
            "text/plain",
            format!("ennead record 1\ngame kemet\nrules {long}\n"),
        ),
        (
            "/api/records",
            "text/plain",
            format!("ennead record 1\ngame kemet\nrules 1\nsetup \"{long}\"\n"),
        ),
        (
            "/api/tables",
            "application/json",
            format!(r#"{{"{long}":1}}"#),
        ),
        (
            "/api/play-now",
            "application/json",
            format!(r#"{{"game":"{long}","players":2}}"#),
        ),
        (
            "/api/play-now",
            "application/json",
            format!(r#"{{"game":"kemet","players":2,"bot":"{long}"}}"#),
        ),
    ];
    for (path, kind, body) in bodies {
        let told = house
            .ask("POST", path)
            .cookie(&cookie)
            .body(kind, body)
            .send()
            .await;
        assert!((400..500).contains(&told.status), "{path} {told:?}");
        assert!(
            told.body.len() < 1_000,
            "{path} sends {} bytes back",
            told.body.len()
        );
    }
}
