//! How the chances went through a game that is over.

use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};
use server::Share;
use server::house::Asker;
use server::store::Store;
use server::wire::{Options, RequestError, Status};

use crate::company::Scene;

/// Somebody for whom two are made at the same time.
pub fn asker(person: i64) -> Asker {
    let share = Share::Person(person);
    Asker { share, most: 2 }
}

async fn state(scene: &Scene, id: &str) -> Value {
    let state = scene.house.analysis(id, None, asker(1)).await.unwrap();
    serde_json::to_value(state).unwrap()
}

/// Asks until it is there.
pub async fn ready(scene: &Scene, id: &str) -> Value {
    for _ in 0..2_000 {
        let state = state(scene, id).await;
        if state["status"] == "ready" {
            return state["analysis"].clone();
        }
        assert_eq!(state["status"], "working");
        assert!(state["done"].as_u64() <= state["of"].as_u64());
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("it is never ready");
}

/// A game that bots have played to its end.
pub async fn finished(scene: &Scene) -> String {
    let id = scene.table(&[1, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "hand_over", "seat": 0})).await;
    // Bots alone go on as long as somebody looks.
    for _ in 0..2_000 {
        let info = scene.house.info(&id, None).await.unwrap();
        if info.status == Status::Finished {
            return id;
        }
        one.listen().await;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    panic!("it does not end");
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_is_judged_once_and_kept() {
    let scene = Scene::new();
    let id = finished(&scene).await;
    let analysis = ready(&scene, &id).await;
    let count = analysis["count"].as_u64().unwrap();
    let standings = analysis["standings"].as_array().unwrap();
    assert!(standings.len() > 10, "{}", standings.len());
    let mut last = None;
    for standing in standings {
        let at = standing["count"].as_u64();
        assert!(last < at || last.is_none(), "in order");
        last = at;
        let chances = standing["chances"].as_array().unwrap();
        let sum: f64 = chances.iter().map(|one| one.as_f64().unwrap()).sum();
        assert!(chances.len() == 2 && (sum - 1.0).abs() < 0.01, "{standing}");
    }
    assert_eq!(last, Some(count), "up to the end");
    let end = standings.last().unwrap()["chances"].as_array().unwrap();
    assert!(end.iter().any(|chance| chance.as_f64() > Some(0.4)));
    for swing in analysis["swings"].as_array().unwrap() {
        assert!(swing["from"].as_u64() < swing["to"].as_u64());
    }
    judges_decisions(&analysis, count);

    let loads = scene.store.loads.load(Ordering::Relaxed);
    let again = scene.restarted();
    assert_eq!(state(&again, &id).await["status"], "ready", "it is kept");
    let loaded = scene.store.loads.load(Ordering::Relaxed);
    assert_eq!(loaded, loads, "and the game is not even loaded");
}

/// Each decision has the best that was found and what was lost, and each player
/// how well they decided.
fn judges_decisions(analysis: &Value, count: u64) {
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10, "{}", decisions.len());
    for one in decisions {
        let (chance, lost) = (one["chance"].as_f64(), one["lost"].as_f64());
        assert!(one["count"].as_u64().unwrap() < count);
        assert!(
            lost >= Some(0.0) && lost <= chance && chance <= Some(1.0),
            "{one}"
        );
        let same = one["best"] == one["chosen"];
        assert!(!same || lost == Some(0.0), "the best loses nothing: {one}");
    }
    let lost = |one: &&Value| one["lost"].as_f64() > Some(0.0);
    assert!(
        decisions.iter().any(|one| lost(&one)),
        "bots of chance are perfect"
    );
    let accuracy = analysis["accuracy"].as_array().unwrap();
    assert_eq!(accuracy.len(), 2);
    for (seat, player) in accuracy.iter().enumerate() {
        let own = decisions.iter().filter(|one| one["seat"] == seat).count();
        assert_eq!(player["decisions"], own);
        let kept = player["kept"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&kept), "{player}");
        let best = player["best"].as_u64().unwrap();
        assert!(best <= own as u64, "{player}");
    }
}

/// What was kept before decisions were weighed is made once more.
#[tokio::test(start_paused = true)]
async fn an_analysis_of_before_is_made_anew() {
    let scene = Scene::new();
    let id = given_up(&scene).await;
    let old = r#"{"count":0,"standings":[],"swings":[]}"#;
    scene.store.keep_analysis(&id, old).await.unwrap();
    assert_eq!(state(&scene, &id).await["status"], "working");
    assert!(ready(&scene, &id).await["accuracy"].is_array());
}

#[tokio::test(start_paused = true)]
async fn a_game_in_progress_is_not_judged() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let refused = scene.house.analysis(&id, None, asker(1)).await.unwrap_err();
    assert_eq!(refused.to_string(), "NotOver");
    assert!(
        scene
            .house
            .analysis("nowhere", None, asker(1))
            .await
            .is_err()
    );
}

#[tokio::test(start_paused = true)]
async fn who_gave_up_has_lost_in_the_end() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "resign", "seat": 0})).await;
    let analysis = ready(&scene, &id).await;
    let end = analysis["standings"].as_array().unwrap().last().unwrap();
    assert_eq!(end["chances"], json!([0.0, 1.0]), "who stayed has won");
}

/// A game that ended as soon as it had begun.
async fn given_up(scene: &Scene) -> String {
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    one.ask(json!({"type": "resign", "seat": 0})).await;
    id
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_many_denies_them_to_nobody_else() {
    let slow = Duration::from_secs(30);
    let scene = Scene::with(|rules| rules.thought_lag = Some((slow, slow)));
    let mut games = Vec::new();
    for _ in 0..21 {
        games.push(given_up(&scene).await);
    }
    // Twenty askers with one each are more than were ever made at once.
    for (game, person) in games.iter().zip(10..30) {
        let state = scene.house.analysis(game, None, asker(person)).await;
        assert!(state.is_ok(), "{state:?}");
    }
    let of_mine = [&games[20], &given_up(&scene).await];
    for game in of_mine {
        assert!(scene.house.analysis(game, None, asker(1)).await.is_ok());
    }
    let third = given_up(&scene).await;
    let refused = scene
        .house
        .analysis(&third, None, asker(1))
        .await
        .unwrap_err();
    assert_eq!(refused, RequestError::TooManyAnalyses);
    // What is under way, everybody may ask about; and others have their own.
    assert!(
        scene
            .house
            .analysis(&games[0], None, asker(1))
            .await
            .is_ok()
    );
    assert!(scene.house.analysis(&third, None, asker(2)).await.is_ok());
    tokio::time::sleep(slow * 2).await;
    let fourth = given_up(&scene).await;
    assert!(scene.house.analysis(&fourth, None, asker(1)).await.is_ok());
}
