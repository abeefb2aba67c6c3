//! The lessons, from their first hint to their last.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use crate::company::{Guest, Scene, why};
use crate::memory::person;

/// The messages that the words of a lesson have.
fn messages(words: &str) -> BTreeSet<String> {
    let ids = words.lines().filter_map(|line| line.split_once(" ="));
    ids.map(|(id, _)| id.to_owned()).collect()
}

/// Plays a lesson as it says, and all it says must be in `words`. Gives the
/// learner, how many decisions were theirs, and what was said.
async fn learn(scene: &Scene, name: &str, words: &str) -> (Guest, i32, BTreeSet<String>) {
    let welcome = match name {
        "amon" => "lesson-amon-welcome",
        "teams" => "lesson-team-welcome",
        "gods" => "lesson-god-welcome",
        "blood-and-sand" => "lesson-sand-welcome",
        "edition-2012" => "lesson-old-welcome",
        _ => "lesson-welcome",
    };
    let id = scene.house.lesson(&person(1), name).await.unwrap();
    tokio::time::sleep(Duration::from_secs(300)).await;
    assert_eq!(scene.store.rows(&id).len(), 1, "it waits for its learner");
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(one.last["lesson"]["words"], welcome);
    let mut said = BTreeSet::new();
    let mut steps = 0;
    while one.last["lesson"]["words"] != "lesson-free" {
        let hint = one.last["lesson"].clone();
        if let Some(words) = hint["words"].as_str() {
            said.insert(words.to_owned());
        }
        match hint["action"].as_str() {
            Some(action) => {
                steps += 1;
                assert_eq!(hint["step"], steps, "{hint}");
                let other = one.offers().into_iter().find(|offer| offer != action);
                assert_eq!(why(&one.act(0, &other.expect("a choice")).await), "lesson");
                one.must_act(0, action).await;
            }
            None => tokio::time::sleep(Duration::from_millis(500)).await,
        }
        one.listen().await;
    }
    said.insert("lesson-free".to_owned());
    assert_eq!(json!(steps), one.last["lesson"]["steps"]);
    let missing: Vec<_> = said.difference(&messages(words)).cloned().collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
    (one, steps, said)
}

/// After its last hint a lesson is an ordinary game. The hint stays until the
/// learner decides something, whatever happens by itself.
async fn goes_on(one: &mut Guest) {
    tokio::time::sleep(Duration::from_secs(30)).await;
    one.listen().await;
    assert_eq!(one.last["lesson"]["words"], "lesson-free");
    while one.offers().is_empty() {
        tokio::time::sleep(Duration::from_millis(500)).await;
        one.listen().await;
    }
    let action = one.offers().last().unwrap().clone();
    one.must_act(0, &action).await;
    assert_eq!(one.last["lesson"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn the_first_lesson_is_played_to_its_end_and_goes_on_freely() {
    let scene = Scene::new();
    let words = include_str!("../../../../locales/en/kemet-lesson.ftl");
    let (mut one, steps, said) = learn(&scene, "first", words).await;
    assert!((25..=45).contains(&steps), "{steps}");
    for id in [
        "tokens", "floors", "build", "acquire", "recruit", "pray", "move", "night",
    ] {
        assert!(said.contains(&format!("lesson-{id}")), "{id}");
    }
    assert_eq!(
        one.last["view"]["players"][0]["battle_fame"], 1,
        "a battle was won"
    );
    goes_on(&mut one).await;
}

#[tokio::test(start_paused = true)]
async fn the_lesson_against_amon_is_played_to_its_end_and_goes_on_freely() {
    let scene = Scene::new();
    let words = include_str!("../../../../locales/en/kemet-lesson.ftl");
    let (mut one, steps, said) = learn(&scene, "amon", words).await;
    assert!((20..=40).contains(&steps), "{steps}");
    let own = messages(words).into_iter();
    let unsaid: Vec<_> = own
        .filter(|id| id.starts_with("lesson-amon-") && !said.contains(id))
        .collect();
    assert!(unsaid.is_empty(), "nothing is left unsaid: {unsaid:?}");
    let view = &one.last["view"];
    assert_eq!(view["amon"]["rounds"], 6, "a night has passed");
    assert_eq!(view["amon"]["event"], "WY03", "an event lies there");
    assert_eq!(view["players"][0]["battle_fame"], 1, "a battle was won");
    goes_on(&mut one).await;
}

#[tokio::test(start_paused = true)]
async fn the_short_lessons_are_played_to_their_ends_and_go_on_freely() {
    let words = include_str!("../../../../locales/en/kemet-lesson.ftl");
    for (name, prefix) in [
        ("teams", "lesson-team-"),
        ("gods", "lesson-god-"),
        ("blood-and-sand", "lesson-sand-"),
        ("edition-2012", "lesson-old-"),
    ] {
        let scene = Scene::new();
        let (mut one, _, said) = learn(&scene, name, words).await;
        let own = messages(words).into_iter();
        let unsaid: Vec<_> = own
            .filter(|id| id.starts_with(prefix) && !said.contains(id))
            .collect();
        assert!(unsaid.is_empty(), "{name} leaves unsaid: {unsaid:?}");
        goes_on(&mut one).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_lesson_of_ankh_is_played_to_its_end_and_goes_on_freely() {
    let scene = Scene::new();
    let words = include_str!("../../../../locales/en/ankh-lesson.ftl");
    let (mut one, steps, said) = learn(&scene, "ankh", words).await;
    assert!((12..=25).contains(&steps), "{steps}");
    assert_eq!(said, messages(words), "nothing is left unsaid");
    let view = &one.last["view"];
    assert_eq!(view["conflicts"], 1, "there was a conflict");
    assert_eq!(view["players"][0]["devotion"], 7, "which the learner won");
    goes_on(&mut one).await;
}

#[tokio::test(start_paused = true)]
async fn a_lesson_can_be_skipped_and_taken_up_again() {
    let scene = Scene::new();
    let id = scene.house.lesson(&person(1), "first").await.unwrap();
    assert!(scene.house.lesson(&person(1), "second").await.is_err());
    let mut one = scene.guest(&id, 1).await;
    one.tell(json!({"type": "hurry"})).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    one.listen().await;
    assert_eq!(
        one.last["lesson"]["words"], "lesson-setup-troops",
        "no need to wait"
    );
    let hint = one.last["lesson"].clone();
    let again = scene.restarted();
    assert_eq!(again.guest(&id, 1).await.last["lesson"], hint);
    let mut stranger = scene.guest(&id, 2).await;
    assert_eq!(
        stranger.last["lesson"],
        Value::Null,
        "hints are the learner's"
    );
    let skip = json!({"type": "skip_lesson", "seat": 0});
    assert_eq!(why(&stranger.ask(skip.clone()).await), "not_seated");
    assert_eq!(one.ask(skip).await["type"], "done");
    assert_eq!(one.last["lesson"], Value::Null);
    one.must_act(0, "leave-empty a").await;
    let late = scene.restarted().guest(&id, 1).await;
    assert_eq!(late.last["lesson"], Value::Null);
}
