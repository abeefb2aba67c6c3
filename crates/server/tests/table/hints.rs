//! What a bot would do in somebody's place: who may ask, what they are told,
//! and what the others hear of it.

use std::time::Duration;

use serde_json::{Value, json};
use server::wire::Options;

use crate::company::{Guest, Scene};

/// Asks for a hint and waits for the answer.
async fn ask(guest: &mut Guest, seat: u8, bot: &str) -> Value {
    guest
        .tell(json!({"type": "advice", "ask": 7, "seat": seat, "bot": bot}))
        .await;
    guest.wait_for("advice").await
}

fn why(answer: &Value) -> &str {
    assert!(answer["advice"].is_null(), "{answer}");
    answer["reason"]["why"].as_str().unwrap()
}

fn hints(allowed: bool) -> Options {
    Options {
        hints: Some(allowed),
        ..Options::default()
    }
}

/// Waits until this guest must decide between several things.
async fn until_asked(guest: &mut Guest) {
    while guest.offers().len() < 2 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        guest.listen().await;
    }
}

#[tokio::test(start_paused = true)]
async fn who_plays_bots_is_told_what_each_level_would_do() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(one.table()["hints"], true);
    until_asked(&mut one).await;
    for bot in ["scribe", "priest"] {
        let answer = ask(&mut one, 0, bot).await;
        assert_eq!(answer["ask"], 7);
        let advice = &answer["advice"];
        assert_eq!((&advice["bot"], &advice["seat"]), (&json!(bot), &json!(0)));
        let options = advice["options"].as_array().unwrap();
        assert!((1..=4).contains(&options.len()), "{advice}");
        for (nth, option) in options.iter().enumerate() {
            let action = option["action"].as_str().unwrap().to_owned();
            assert!(one.offers().contains(&action), "{action}");
            // What a search hardly looked at has no estimate.
            let chance = option["chance"].as_f64();
            assert!(nth > 0 || chance.is_some(), "{advice}");
            assert!(chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
            let because = option["because"].as_array().cloned().unwrap_or_default();
            let worth: Vec<_> = because.iter().map(|one| one["worth"].as_f64()).collect();
            assert!(worth.is_sorted_by(|one, next| one >= next), "{because:?}");
            assert!(worth.iter().all(|worth| *worth > Some(0.0)));
        }
        let chances = options[1..].iter().map(|option| option["chance"].as_f64());
        assert!(chances.is_sorted_by(|one, next| one >= next), "{advice}");
    }
    let advice = ask(&mut one, 0, "priest").await;
    let best = advice["advice"]["options"][0]["action"].as_str().unwrap();
    one.must_act(0, best).await;
    one.listen().await;
    assert!(
        !one.kinds().contains(&"advised".to_owned()),
        "nobody else needs to know"
    );
}

/// Whoever asks hears of nothing that the table warns of, while there is anything else.
#[tokio::test(start_paused = true)]
async fn no_hint_proposes_what_the_table_warns_of() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut met = 0;
    for _ in 0..200 {
        until_asked(&mut one).await;
        let offers = one.last["offers"].as_array().unwrap().clone();
        let (warned, free): (Vec<_>, Vec<_>) = offers
            .iter()
            .partition(|offer| offer["warning"].is_string());
        let answer = ask(&mut one, 0, "scribe").await;
        let options = answer["advice"]["options"].as_array().unwrap();
        if !warned.is_empty() && !free.is_empty() {
            met += 1;
            for option in options {
                let proposed = |offer: &&Value| offer["action"] == option["action"];
                assert!(!warned.iter().any(proposed), "{option}");
            }
        }
        if met == 3 {
            return;
        }
        let best = options[0]["action"].as_str().unwrap().to_owned();
        // What has one option may have been played by itself meanwhile.
        drop(one.act(0, &best).await);
        tokio::time::sleep(Duration::from_secs(3)).await;
        one.listen().await;
    }
    panic!("nothing was warned of");
}

#[tokio::test(start_paused = true)]
async fn the_others_read_that_somebody_asked_and_nothing_more() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], hints(true)).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let mut watcher = scene.guest(&id, 3).await;
    let seat = guests[0].last["awaiting"][0].as_u64().unwrap() as u8;
    let before = guests[usize::from(seat)].version();
    let answer = ask(&mut guests[usize::from(seat)], seat, "scribe").await;
    let best = answer["advice"]["options"][0]["action"].as_str().unwrap();
    for guest in guests.iter_mut().chain([&mut watcher]) {
        guest.listen().await;
        assert_eq!(guest.kinds().last().unwrap(), "advised");
        assert_eq!(guest.version(), before + 1);
    }
    let others = [&guests[usize::from(1 - seat)], &watcher];
    for other in others {
        assert!(other.heard.iter().all(|said| said["type"] != "advice"));
    }
    // The decision is the same as before: the hint does not make it stale.
    let old = json!({"type": "act", "version": before, "seat": seat, "action": best});
    assert_eq!(guests[usize::from(seat)].ask(old).await["type"], "done");
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_refused_where_it_is_not_due() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    assert_eq!(one.table()["hints"], false, "two people play");
    assert_eq!(why(&ask(&mut one, 0, "priest").await), "no_hints");
    assert_eq!(why(&ask(&mut two, 0, "priest").await), "not_yours");

    let id = scene.table(&[1, 2], hints(true)).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let mut watcher = scene.guest(&id, 3).await;
    let awaited = guests[0].last["awaiting"][0].as_u64().unwrap() as u8;
    let other = 1 - awaited;
    let idle = &mut guests[usize::from(other)];
    assert_eq!(why(&ask(idle, other, "priest").await), "stale");
    assert_eq!(
        why(&ask(&mut watcher, awaited, "priest").await),
        "not_seated"
    );
    let asked = &mut guests[usize::from(awaited)];
    assert_eq!(why(&ask(asked, awaited, "hal").await), "unreadable");

    let id = scene.table(&[1, 0], hints(false)).await;
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(why(&ask(&mut one, 0, "priest").await), "no_hints");
}

#[tokio::test(start_paused = true)]
async fn nobody_asks_all_the_time() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    until_asked(&mut one).await;
    let mut refused = 0;
    for _ in 0..12 {
        let answer = ask(&mut one, 0, "scribe").await;
        refused += u32::from(answer["reason"]["why"] == "too_fast");
    }
    assert!(refused >= 4, "{refused}");
    tokio::time::sleep(Duration::from_secs(20)).await;
    one.listen().await;
    assert!(ask(&mut one, 0, "scribe").await["reason"].is_null());
}

#[tokio::test(start_paused = true)]
async fn a_lesson_gives_its_own_hints() {
    let scene = Scene::new();
    let id = scene
        .house
        .lesson(&crate::memory::person(1), "first")
        .await
        .unwrap();
    let mut one = scene.guest(&id, 1).await;
    until_asked(&mut one).await;
    assert_eq!(why(&ask(&mut one, 0, "scribe").await), "lesson");
}
