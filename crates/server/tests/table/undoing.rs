//! Taking back.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::entry::{Stored, What};
use server::wire::Options;
use tabletop::Record;

use crate::company::{Guest, Scene, why};
use crate::memory::person;

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

/// Three actions by two people, whoever is asked.
async fn play_three(one: &mut Guest, two: &mut Guest) {
    for _ in 0..3 {
        one.listen().await;
        two.listen().await;
        let (seat, actor, _) = split(one, two);
        let action = actor.offers()[0].clone();
        actor.must_act(seat, &action).await;
    }
    one.listen().await;
    two.listen().await;
}

fn ask_undo(seat: u8, to: u32) -> Value {
    json!({"type": "ask_undo", "seat": seat, "to": to})
}

/// Nobody agrees for somebody who is away, however they went.
#[tokio::test(start_paused = true)]
async fn who_is_away_is_asked_all_the_same() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    play_three(&mut one, &mut two).await;
    let hand_over = json!({"type": "hand_over", "seat": 1});
    // Asked first, then away.
    assert_eq!(one.ask(ask_undo(0, 0)).await["type"], "done");
    assert_eq!(two.ask(hand_over.clone()).await["type"], "done");
    one.listen().await;
    assert!(!one.kinds().contains(&"undone".to_owned()));
    assert_eq!(one.last["asked_undo"]["open"], json!([1]));
    // They may answer while the bot plays.
    let no = json!({"type": "answer_undo", "seat": 1, "yes": false});
    assert_eq!(two.ask(no).await["type"], "done");
    // Away first, then asked.
    assert_eq!(one.ask(ask_undo(0, 0)).await["type"], "done");
    one.listen().await;
    assert!(!one.kinds().contains(&"undone".to_owned()));
    assert_eq!(one.last["asked_undo"]["open"], json!([1]));
    let take_back = json!({"type": "take_back", "seat": 1});
    assert_eq!(two.ask(take_back).await["type"], "done");
    assert_eq!(two.last["asked_undo"]["open"], json!([1]), "still asked");
    let yes = json!({"type": "answer_undo", "seat": 1, "yes": true});
    assert_eq!(two.ask(yes).await["type"], "done");
    one.listen().await;
    assert!(one.kinds().contains(&"undone".to_owned()));
    assert_eq!(one.count(), 0);
}

#[tokio::test(start_paused = true)]
async fn who_left_is_asked_when_they_come_back() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 3], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let three = scene.guest(&id, 3).await;
    drop(three);
    // The others wait until a bot plays for who left.
    for _ in 0..400 {
        one.listen().await;
        two.listen().await;
        if one.kinds().contains(&"bot_seated".to_owned()) {
            break;
        }
        for (seat, guest) in [(0, &mut one), (1, &mut two)] {
            if let Some(action) = guest.offers().first().cloned() {
                guest.act(seat, &action).await;
            }
        }
        tokio::time::sleep(std::time::Duration::from_secs(10)).await;
    }
    assert!(one.kinds().contains(&"bot_seated".to_owned()));
    assert_eq!(one.ask(ask_undo(0, 0)).await["type"], "done");
    let yes = json!({"type": "answer_undo", "seat": 1, "yes": true});
    assert_eq!(two.ask(yes).await["type"], "done");
    one.listen().await;
    assert_eq!(one.last["asked_undo"]["open"], json!([2]));
    assert!(!one.kinds().contains(&"undone".to_owned()));
    // A house that reads the rows again says the same.
    let again = scene.restarted().guest(&id, 1).await;
    assert_eq!(again.last["asked_undo"]["open"], json!([2]));
}

#[tokio::test(start_paused = true)]
async fn who_gave_up_for_good_is_not_waited_for() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 3], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut three = scene.guest(&id, 3).await;
    while one.count() < 2 {
        for (seat, guest) in [(0, &mut one), (1, &mut two), (2, &mut three)] {
            guest.listen().await;
            if let Some(action) = guest.offers().first().cloned() {
                guest.act(seat, &action).await;
            }
        }
        one.listen().await;
    }
    assert_eq!(one.ask(ask_undo(0, 0)).await["type"], "done");
    let yes = json!({"type": "answer_undo", "seat": 1, "yes": true});
    assert_eq!(two.ask(yes).await["type"], "done");
    let resign = json!({"type": "resign", "seat": 2});
    assert_eq!(three.ask(resign).await["type"], "done");
    one.listen().await;
    assert!(one.kinds().contains(&"undone".to_owned()));
}

/// Rows that set the dice anew.
fn dice_rows(scene: &Scene, id: &str) -> Vec<u64> {
    let rows = scene.store.rows(id);
    let seed = |row: &Stored| match row.what {
        What::DiceSet { dice } => Some(dice.seed.0),
        _ => None,
    };
    rows.iter().filter_map(seed).collect()
}

/// A person and a bot, who agrees to everything: back to the beginning, across
/// everything that was drawn.
#[tokio::test(start_paused = true)]
async fn across_a_draw_the_dice_are_set_anew() {
    let scene = Scene::new();
    let setup = json!({"players": 2, "seating": "random"});
    let id = scene.table_of(setup, &[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.play_until(0, 150).await;
    assert_eq!(one.ask(ask_undo(0, 0)).await["type"], "done");
    let [seed] = dice_rows(&scene, &id)[..] else {
        panic!("once");
    };
    assert!(one.kinds().contains(&"dice_set".to_owned()));
    one.play_until(0, 140).await;
    // Again, not so far.
    let ask = ask_undo(0, 3);
    assert_eq!(one.ask(ask).await["type"], "done");
    let seeds = dice_rows(&scene, &id);
    assert!(seeds.len() == 2 && seeds[1] != seed, "{seeds:?}");
    one.play_until(0, 130).await;
    // Nobody is ever told a seed, in a log, a view or anything else.
    let told = serde_json::to_string(&one.heard).unwrap();
    assert!(told.contains("dice_set"));
    for seed in seeds {
        assert!(!told.contains(&seed.to_string()), "{seed} was told");
    }
    // The table that is read again is the same, and its moments are.
    let resign = json!({"type": "resign", "seat": 0});
    assert_eq!(one.ask(resign).await["type"], "done");
    one.listen().await;
    let mut again = scene.restarted().guest(&id, 1).await;
    assert_eq!(again.last["view"], one.last["view"]);
    let moments = json!({"type": "moments", "ask": 1, "from": 100, "to": 159});
    one.tell(moments.clone()).await;
    again.tell(moments).await;
    one.listen().await;
    again.listen().await;
    let moments = one.heard.last().unwrap();
    assert_eq!(moments["type"], "moments");
    assert_eq!(moments, again.heard.last().unwrap());
    let last = moments["moments"].as_array().unwrap().last().unwrap();
    assert_eq!(last["count"], one.last["count"]);
    assert_eq!(last["view"], one.last["view"]);
    // So is the record, wherever it is read.
    let record = scene.house.record(&id, None).await.unwrap();
    assert_eq!(record.matches("\ndice ").count(), 2);
    let record_read = Record::<kemet::Kemet>::parse(&record).unwrap();
    assert!(record_read.replay().is_ok());
    let uploaded = scene.house.upload(&person(5), &record).await.unwrap();
    assert_eq!(scene.house.record(&uploaded, None).await.unwrap(), record);
    let elsewhere = scene.restarted();
    assert_eq!(
        elsewhere.house.record(&uploaded, None).await.unwrap(),
        record
    );
}

/// A rewind that cannot be saved leaves everything, the dice too.
#[tokio::test(start_paused = true)]
async fn a_rewind_that_cannot_be_saved_has_not_happened() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.play_until(0, 30).await;
    one.listen().await;
    let (before, rows) = (one.last.clone(), scene.store.rows(&id));
    scene.store.fails.store(true, Ordering::Relaxed);
    assert_eq!(why(&one.ask(ask_undo(0, 0)).await), "cannot_save");
    assert_eq!(scene.store.rows(&id), rows);
    scene.store.fails.store(false, Ordering::Relaxed);
    one.tell(json!({"type": "look", "eye": before["eye"]}))
        .await;
    one.listen().await;
    assert_eq!(one.last["view"], before["view"]);
    one.play_until(0, 40).await;
    let again = scene.restarted().guest(&id, 1).await;
    assert!(again.last["count"].as_u64() >= Some(40), "the rows agree");
}

/// Act and undo, again and again: the story must not grow for ever.
#[tokio::test(start_paused = true)]
async fn second_thoughts_end_until_the_game_gets_further() {
    let scene = Scene::with(|rules| rules.patience.second_thoughts = 5);
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
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
    let (seat, actor, _) = split(&mut one, &mut two);
    for _ in 0..5 {
        actor.must_act(seat, "token m_pray").await;
        let undo =
            json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "step"});
        assert_eq!(actor.ask(undo).await["type"], "done");
    }
    actor.must_act(seat, "token m_pray").await;
    let rows = scene.store.rows(&id).len();
    let undo = json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "step"});
    assert_eq!(why(&actor.ask(undo.clone()).await), "second_thoughts");
    assert_eq!(why(&actor.ask(ask_undo(seat, 0)).await), "second_thoughts");
    let over = json!({"type": "hand_over", "seat": seat});
    assert_eq!(why(&actor.ask(over).await), "second_thoughts");
    assert_eq!(scene.store.rows(&id).len(), rows, "nothing was written");
    // Playing on is always possible, and then all is forgiven.
    actor.must_act(seat, "resolve m_pray").await;
    let undo = json!({"type": "undo", "version": actor.version(), "seat": seat, "scope": "step"});
    assert_eq!(actor.ask(undo).await["type"], "done");
}
