//! Who sends or takes in a way nobody honest does is stopped, and nobody else.

use std::time::Duration;

use serde_json::{Value, json};
use server::config::Rate;
use server::{Limits, SocketLimits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{House, Socket};

const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;
const FRAGMENT: u8 = 0x00;
const FIRST_FRAGMENT: u8 = 0x01;

/// A house whose sockets have the usual limits, and nothing else has.
async fn house() -> House {
    House::with(|config| config.limits = Limits::none()).await
}

/// Sends a frame until nobody takes it; gives the last word, if one came
/// through, and how many were sent.
async fn flood(mut socket: Socket, frame: Vec<u8>, most: usize) -> (Option<Value>, usize) {
    let limits = SocketLimits::default();
    let piece = 20;
    let mut sent = 0;
    while sent < most {
        if !socket.send(&frame.repeat(piece)).await {
            break;
        }
        sent += piece;
        if sent > (limits.burst + limits.too_many) as usize {
            tokio::task::yield_now().await;
        }
    }
    // Long before a socket that is only silent would end.
    let last = tokio::time::timeout(Duration::from_secs(30), socket.hear_of("closing"));
    (last.await.expect("the flood is stopped"), sent)
}

#[tokio::test]
async fn every_frame_counts() {
    let house = house().await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let mut honest = house.ask_socket(&table).cookie(&cookie).socket().await;
    for (first, content) in [
        (PING, &b""[..]),
        (PING, b"are you there"),
        (PONG, b""),
        (BINARY, b""),
        (TEXT, b""),
        (TEXT, b"rubbish"),
    ] {
        let socket = house.ask_socket(&table).socket().await;
        // As many as close it, and not many more: so that nothing unread is
        // left that would keep the last word from coming through.
        let SocketLimits {
            burst, too_many, ..
        } = SocketLimits::default();
        let enough = (burst + too_many) as usize * 2;
        let (last, _) = flood(socket, Socket::frame(first, content), enough).await;
        if let Some(last) = last {
            assert_eq!(last["reason"], "too_fast", "{first:x}");
        }
    }
    assert!(honest.is_open().await);
}

#[tokio::test]
async fn fragments_that_never_become_a_message_end() {
    let house = house().await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let mut socket = house.ask_socket(&table).socket().await;
    assert!(socket.is_open().await);
    assert!(socket.send(&Socket::frame(FIRST_FRAGMENT, b"")).await);
    let mut ends = false;
    for _ in 0..10_000 {
        ends = !socket.send(&Socket::frame(FRAGMENT, b"").repeat(100)).await;
        if ends {
            break;
        }
    }
    assert!(ends, "a million fragments were taken");
}

/// Says six lines at a table on a new socket; gives how many were heard. Lines
/// of another visit are others.
async fn six_lines(house: &House, table: &str, cookie: &str, visit: u32) -> u32 {
    let mut socket = house.ask_socket(table).cookie(cookie).socket().await;
    let mut said = 0;
    for line in 0..6 {
        let id = format!("{visit}-{line}");
        socket
            .say(&json!({"type": "say", "id": id, "text": "hello"}))
            .await;
        let answer = loop {
            let heard = socket.hear().await.unwrap();
            if heard["id"] == id.as_str() {
                break heard;
            }
        };
        said += u32::from(answer["type"] == "done");
    }
    said
}

#[tokio::test]
async fn coming_back_does_not_make_anybody_more_talkative() {
    let house = house().await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let mut said = 0;
    for visit in 0..5 {
        said += six_lines(&house, &table, &cookie, visit).await;
    }
    // Six at once, and one in two seconds.
    assert!((6..20).contains(&said), "{said} of 30 lines were said");
}

#[tokio::test]
async fn strangers_from_one_address_talk_as_few() {
    let house = house().await;
    let table = house.table(&house.visitor().await).await;
    let mut said = 0;
    for visit in 0..12 {
        said += six_lines(&house, &table, &house.visitor().await, visit).await;
    }
    assert!((18..60).contains(&said), "{said} of 72 lines were said");
}

#[tokio::test]
async fn connections_from_one_address_are_counted_unless_it_is_a_proxy() {
    for proxies in [0, 1] {
        let house = House::with(|config| {
            config.limits = Limits {
                connections: 3,
                ..Limits::none()
            };
            config.trust_proxy = proxies;
        })
        .await;
        let mut held = Vec::new();
        for _ in 0..3 {
            let mut stream = TcpStream::connect(house.address).await.unwrap();
            stream
                .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                .await
                .unwrap();
            stream.read_exact(&mut [0; 12]).await.unwrap();
            held.push(stream);
        }
        let mut one_more = TcpStream::connect(house.address).await.unwrap();
        // What is not sent cannot be left unread.
        let mut first = [0; 12];
        if proxies == 1 {
            one_more
                .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                .await
                .unwrap();
        }
        one_more.read_exact(&mut first).await.unwrap();
        let expected = if proxies == 1 {
            b"HTTP/1.1 200"
        } else {
            b"HTTP/1.1 429"
        };
        assert_eq!(&first, expected);
        drop(held);
        let again = async {
            loop {
                if house.get_or_lost("/healthz").await == Some(200) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), again)
            .await
            .expect("room again");
    }
}

#[tokio::test]
async fn behind_a_proxy_requests_under_way_are_counted_by_the_address_it_names() {
    let house = House::with(|config| {
        config.limits = Limits {
            under_way: 1,
            ..Limits::none()
        };
        config.trust_proxy = 1;
    })
    .await;
    let cookie = house.visitor().await;
    // A body that does not come keeps its request under way.
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: 10.0.0.1\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: 20\r\n\r\n",
        house.address
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    let from = |address: &str| {
        house
            .ask("GET", "/healthz")
            .header("X-Forwarded-For", address)
            .send()
    };
    let refused = async {
        while from("10.0.0.1").await.status != 429 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), refused)
        .await
        .expect("one too many");
    assert_eq!(from("10.0.0.1").await.why(429), "too_many_requests");
    assert_eq!(from("10.0.0.2").await.status, 200);
    slow.write_all(br#"{"name":"Nefertari"}"#).await.unwrap();
    let mut first = [0; 12];
    slow.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    assert_eq!(from("10.0.0.1").await.status, 200);
}

#[tokio::test]
async fn passwords_tried_from_one_address_are_counted_whatever_the_account() {
    let house = House::with(|config| {
        config.limits = Limits {
            passwords: 2,
            ..Limits::none()
        };
        config.trust_proxy = 1;
    })
    .await;
    let try_from = async |address: &str, account: &str| {
        let login = json!({"account": account, "password": "wrong and wrong"});
        let ask = house
            .ask("POST", "/api/login")
            .header("X-Forwarded-For", address);
        ask.json(&login).send().await.status
    };
    assert_eq!(try_from("10.0.0.1", "one").await, 403);
    assert_eq!(try_from("10.0.0.1", "two").await, 403);
    assert_eq!(try_from("10.0.0.1", "three").await, 429);
    assert_eq!(try_from("10.0.0.2", "one").await, 403);
}

/// Asks again and again on one connection and reads nothing of the answers,
/// which are far more than a connection takes without being read.
async fn read_nothing(house: &House, from: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = format!(
        "GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {from}\r\n\r\n",
        house.address
    );
    stream.write_all(head.repeat(20).as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_still_being_given() {
    let house = House::with(|config| {
        config.limits = Limits {
            under_way: 2,
            ..Limits::none()
        };
        config.trust_proxy = 1;
    })
    .await;
    let held = [
        read_nothing(&house, "10.0.0.1").await,
        read_nothing(&house, "10.0.0.1").await,
    ];
    let from = |address: &str| {
        let ask = house.ask("GET", "/healthz");
        ask.header("X-Forwarded-For", address).send()
    };
    let refused = async {
        while from("10.0.0.1").await.status != 429 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let refused = tokio::time::timeout(Duration::from_secs(10), refused).await;
    assert!(refused.is_ok(), "answers nobody reads were not counted");
    assert_eq!(from("10.0.0.2").await.status, 200);
    drop(held);
    let again = async {
        while from("10.0.0.1").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again)
        .await
        .expect("room again");
}

#[tokio::test]
async fn what_is_dear_to_answer_is_counted_over_all_sockets_of_an_address() {
    let house = House::with(|config| {
        config.limits = Limits {
            dear: 8,
            ..Limits::none()
        };
        config.trust_proxy = 1;
    })
    .await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let ask_from = async |address: &str| {
        let ask = house.ask_socket(&table);
        let mut socket = ask.header("X-Forwarded-For", address).socket().await;
        socket
            .say(&json!({"type": "moments", "ask": 1, "from": 0, "to": 0}))
            .await;
        loop {
            let heard = socket.hear().await.expect("an answer");
            match heard["type"].as_str() {
                Some("moments") => return true,
                Some("refused") => return false,
                _ => {}
            }
        }
    };
    let mut answered = 0;
    for _ in 0..12 {
        answered += u32::from(ask_from("10.0.0.1").await);
    }
    // Four at once, and one a second.
    assert!(
        (4..12).contains(&answered),
        "{answered} of 12 were answered"
    );
    assert!(ask_from("10.0.0.2").await, "from elsewhere");
}

/// A house behind a proxy with one limit.
async fn limited(limits: Limits) -> House {
    House::with(|config| {
        config.limits = limits;
        config.trust_proxy = 1;
    })
    .await
}

#[tokio::test]
async fn tables_and_records_are_counted_by_person_and_by_address() {
    let few = Rate::new(3, 2);
    let house = limited(Limits {
        tables: few,
        uploads: few,
        ..Limits::none()
    })
    .await;
    let play_now = json!({"game": "kemet", "players": 2, "bot": "random"}).to_string();
    for (path, kind, body, taken) in [
        ("/api/play-now", "application/json", play_now.as_str(), 201),
        ("/api/records", "text/plain", "this is no record", 409),
    ] {
        let ask = async |address: &str, cookie: &str| {
            let ask = house.ask("POST", path).cookie(cookie);
            let ask = ask.header("X-Forwarded-For", address);
            ask.body(kind, body).send().await.status
        };
        let (one, two) = (house.visitor().await, house.visitor().await);
        assert_eq!(ask("10.0.0.1", &one).await, taken, "{path}");
        assert_eq!(ask("10.0.0.1", &one).await, taken, "{path}");
        assert_eq!(ask("10.0.0.2", &one).await, 429, "{path}, by person");
        assert_eq!(ask("10.0.0.1", &two).await, taken, "{path}");
        assert_eq!(ask("10.0.0.1", &two).await, 429, "{path}, by address");
        assert_eq!(ask("10.0.0.2", &two).await, taken, "{path}, from elsewhere");
    }
}

#[tokio::test]
async fn sockets_opened_are_counted_even_if_they_end_at_once() {
    let house = limited(Limits {
        sockets: Rate::new(2, 0),
        ..Limits::none()
    })
    .await;
    let table = house.table(&house.visitor().await).await;
    let from = |address: &str| house.ask_socket(&table).header("X-Forwarded-For", address);
    for _ in 0..2 {
        drop(from("10.0.0.1").socket().await);
    }
    assert_eq!(from("10.0.0.1").send().await.status, 429);
    drop(from("10.0.0.2").socket().await);
}
