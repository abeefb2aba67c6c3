//! Taking back.

use serde_json::json;
use server::wire::Options;

use crate::company::{Guest, Scene, why};

/// Who is asked, and who is not.
fn split<'g>(one: &'g mut Guest, two: &'g mut Guest) -> (u8, &'g mut Guest, &'g mut Guest) {
    match one.last["awaiting"][0].as_u64().unwrap() as u8 {
        0 => (0, one, two),
        seat => (seat, two, one),
    }
}

#[tokio::test(start_paused = true)]
async fn own_decisions_are_taken_back_one_by_one_or_all() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    // A token and its action are two decisions, and praying reveals nothing.
    let before_token = |guest: &Guest| {
        let steps = guest.last["view"]["steps"].as_array().unwrap();
        steps.last() == Some(&json!("before_token"))
    };
    while !before_token(&one) {
        let (seat, actor, other) = split(&mut one, &mut two);
        let action = actor.offers()[0].clone();
        actor.must_act(seat, &action).await;
        other.listen().await;
    }
    let (seat, actor, other) = split(&mut one, &mut two);
    let before = actor.last["view"].clone();
    let count = actor.count();
    let free = actor.last["undo"]["turn"].as_u64().unwrap();
    actor.must_act(seat, "token m_pray").await;
    assert_eq!(actor.last["undo"], json!({"step": 1, "turn": free + 1}));
    actor.must_act(seat, "resolve m_pray").await;
    assert_eq!(actor.last["undo"], json!({"step": 1, "turn": free + 2}));
    let seen = actor.version();
    let undo = json!({"type": "undo", "version": seen, "seat": seat, "scope": "step"});
    assert_eq!(actor.ask(undo.clone()).await["type"], "done");
    assert_eq!(actor.count(), count + 1);
    // A second click on what was seen before does not go further.
    assert_eq!(why(&actor.ask(undo).await), "stale");
    let undo = json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "step"});
    assert_eq!(actor.ask(undo).await["type"], "done");
    assert_eq!(actor.count(), count);
    assert_eq!(actor.last["view"], before);
    actor.must_act(seat, "token m_pray").await;
    let undo = json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "turn"});
    assert_eq!(actor.ask(undo).await["type"], "done");
    assert_eq!(actor.count(), count - free);
    other.listen().await;
    assert!(
        other.kinds().contains(&"undone".to_owned()),
        "everybody sees it"
    );
    let undo =
        json!({"type": "undo", "version": other.version(), "seat": 1 - seat, "scope": "step"});
    assert!(why(&other.ask(undo).await).starts_with("undo_"));
    let table = json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "table"});
    assert_eq!(why(&actor.ask(table).await), "undo_question");
}

#[tokio::test(start_paused = true)]
async fn further_back_needs_everybody() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    while one.count() < 6 {
        one.listen().await;
        two.listen().await;
        for (seat, guest) in [(0, &mut one), (1, &mut two)] {
            if let Some(action) = guest.offers().first().cloned() {
                guest.act(seat, &action).await;
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        one.listen().await;
    }
    let ask = |to: u64| json!({"type": "ask_undo", "seat": 0, "to": to});
    let answer = |yes: bool| json!({"type": "answer_undo", "seat": 1, "yes": yes});
    assert_eq!(why(&two.ask(answer(true)).await), "undo_question");
    let count = one.count();
    assert_eq!(why(&one.ask(ask(count + 1)).await), "undo_too_far");
    assert_eq!(one.ask(ask(2)).await["type"], "done");
    two.listen().await;
    assert_eq!(
        two.last["asked_undo"],
        json!({"by": 0, "to": 2, "yes": [0], "open": [1]})
    );
    assert_eq!(
        why(&two
            .ask(json!({"type": "ask_undo", "seat": 1, "to": 1}))
            .await),
        "undo_question"
    );
    assert_eq!(two.ask(answer(false)).await["type"], "done");
    assert!(two.last["asked_undo"].is_null());
    one.listen().await;
    assert!(one.count() >= count);
    assert_eq!(one.ask(ask(2)).await["type"], "done");
    // The question is remembered by the story alone.
    let mut again = scene.restarted().guest(&id, 1).await;
    again.listen().await;
    assert_eq!(again.last["asked_undo"]["open"], json!([1]));
    drop(again);
    assert_eq!(two.ask(answer(true)).await["type"], "done");
    assert_eq!(two.count(), 2);
    assert!(two.last["asked_undo"].is_null());
    one.listen().await;
    assert_eq!(one.count(), 2);
    assert_eq!(one.last["view"]["round"], two.last["view"]["round"]);
}

#[tokio::test(start_paused = true)]
async fn who_is_asked_and_goes_away_is_not_waited_for() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    for _ in 0..3 {
        one.listen().await;
        two.listen().await;
        let (seat, actor, _) = split(&mut one, &mut two);
        let action = actor.offers()[0].clone();
        actor.must_act(seat, &action).await;
    }
    one.listen().await;
    assert_eq!(
        one.ask(json!({"type": "ask_undo", "seat": 0, "to": 0}))
            .await["type"],
        "done"
    );
    assert_eq!(
        two.ask(json!({"type": "hand_over", "seat": 1})).await["type"],
        "done"
    );
    one.listen().await;
    assert!(one.kinds().contains(&"undone".to_owned()));
}
