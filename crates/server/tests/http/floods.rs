//! Who sends or takes in a way nobody honest does is stopped, and nobody else.

use std::time::Duration;

use serde_json::{Value, json};
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

#[tokio::test]
async fn coming_back_does_not_make_anybody_more_talkative() {
    let house = house().await;
    let cookie = house.visitor().await;
    let table = house.table(&cookie).await;
    let mut said = 0;
    for visit in 0..5 {
        let mut socket = house.ask_socket(&table).cookie(&cookie).socket().await;
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
    }
    // Six at once, and one in two seconds.
    assert!((6..20).contains(&said), "{said} of 30 lines were said");
}

#[tokio::test]
async fn strangers_from_one_address_talk_as_few() {
    let house = house().await;
    let table = house.table(&house.visitor().await).await;
    let mut said = 0;
    for _ in 0..12 {
        let cookie = house.visitor().await;
        let mut socket = house.ask_socket(&table).cookie(&cookie).socket().await;
        for line in 0..6 {
            let id = format!("line {line}");
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
