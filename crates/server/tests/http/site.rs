use crate::client::House;

#[tokio::test]
async fn the_page_is_there_for_all_its_paths() {
    let house = House::open().await;
    for path in [
        "/",
        "/new",
        "/games",
        "/table/abc",
        "/table/abc/analysis",
        "/account",
        "/about",
        "/ours",
        "/learn",
        "/upload",
    ] {
        let told = house.get(path).await;
        assert_eq!(told.status, 200, "{path}");
        assert_eq!(
            told.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(told.header("cache-control"), Some("no-cache"));
    }
    let lost = house.get("/wp-login.php").await;
    assert_eq!(lost.status, 404);
    assert_eq!(
        lost.header("content-type"),
        Some("text/html; charset=utf-8")
    );
}

#[tokio::test]
async fn who_has_the_page_is_not_sent_it_again() {
    let house = House::open().await;
    let first = house.get("/").await;
    let tag = first.header("etag").unwrap();
    let again = house
        .ask("GET", "/")
        .header("If-None-Match", tag)
        .send()
        .await;
    assert_eq!(again.status, 304);
    assert!(again.body.is_empty());
    let other = house
        .ask("GET", "/")
        .header("If-None-Match", "\"x\"")
        .send()
        .await;
    assert_eq!(other.body, first.body);
}

#[tokio::test]
async fn unknown_paths_of_the_interface_are_refused_in_its_own_way() {
    let house = House::open().await;
    assert_eq!(house.get("/api/nothing").await.why(404), "no_such_path");
    assert_eq!(
        house.get("/api/tables/nothing").await.why(404),
        "no_such_table"
    );
    let told = house.ask("DELETE", "/api/lobby").send().await;
    assert_eq!(told.why(405), "no_such_method");
    let told = house.ask("POST", "/new").send().await;
    assert_eq!(told.why(405), "no_such_method");
    assert_eq!(
        house.get("/api/me").await.header("cache-control"),
        Some("no-store")
    );
}

#[tokio::test]
async fn it_says_how_it_is_and_what_can_be_played() {
    let house = House::open().await;
    let health = house.get("/healthz").await;
    assert_eq!(
        (health.status, health.json()["status"].as_str()),
        (200, Some("ok"))
    );
    assert_eq!(house.get("/api/games").await.json()[0]["game"], "kemet");
    let description = house.get("/api/openapi.json").await.json();
    assert!(description["paths"]["/api/tables/{id}/socket"].is_object());
}

#[tokio::test]
async fn what_is_large_is_compressed_for_those_who_like_that() {
    let house = House::open().await;
    let ask = house
        .ask("GET", "/api/openapi.json")
        .header("Accept-Encoding", "gzip");
    let small = ask.send().await;
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    assert_eq!(small.header("vary"), Some("accept-encoding"));
    let large = house.get("/api/openapi.json").await;
    assert_eq!(large.header("content-encoding"), None);
    assert!(small.body.len() * 3 < large.body.len());
    // What is compressed while it is sent has no length yet.
    let length = small.body.len().to_string();
    assert_eq!(small.header("content-length"), Some(length.as_str()));
}

/// Rewritten with `ENNEAD_WRITE=1 cargo test -p server --test http`.
#[test]
fn the_description_in_the_docs_is_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let current = server::openapi_json();
    if std::env::var_os("ENNEAD_WRITE").is_some() {
        std::fs::write(file, &current).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        kept == current,
        "docs/openapi.json is old; rewrite it with `ENNEAD_WRITE=1 cargo test -p server --test http`"
    );
}
