//! A whole game, and everything that everybody was told compared with a game
//! that nobody sat at.

use std::collections::HashMap;

use serde_json::{Value, json};
use server::games;
use server::session::Session;
use server::wire::Options;
use tabletop::{Eye, Seat};

use crate::company::{Guest, SEED, Scene, setup};

/// What should have been told, by eye and version.
struct Truth {
    session: Box<dyn Session>,
    told: HashMap<(String, u64), Value>,
}

impl Truth {
    /// Follows the story: what was played, in order.
    fn of(scene: &Scene, id: &str) -> Truth {
        let setup = scene_setup();
        let session = games::start("kemet", &setup, SEED).unwrap();
        let mut truth = Truth {
            session,
            told: HashMap::new(),
        };
        for row in scene.store.rows(id) {
            if let server::entry::What::Acted { seat, action, .. } = &row.what {
                truth.session.act(*seat, &action.action).unwrap();
            }
            truth.note(u64::from(row.version));
        }
        truth
    }

    fn note(&mut self, version: u64) {
        let count = self.session.count();
        for eye in [Eye::Spectator, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
            let offers = match eye {
                Eye::Seat(seat) => {
                    let mut offers = self.session.offers(seat);
                    self.session.foretell(seat, &mut offers);
                    offers
                }
                _ => Vec::new(),
            };
            let events = match count {
                0 => Vec::new(),
                count => self.session.events(eye, count, count),
            };
            let told = json!({
                "view": self.session.view(eye),
                "offers": offers,
                "events": events,
                "odds": self.session.odds(eye),
            });
            self.told.insert((json!(eye).to_string(), version), told);
        }
    }

    fn check(&self, guest: &Guest) -> usize {
        let mut checked = 0;
        for update in guest.updates() {
            let version = update["version"].as_u64().unwrap();
            let told = &self.told[&(update["eye"].to_string(), version)];
            assert_eq!(update["view"], told["view"], "version {version}");
            assert_eq!(update["offers"], told["offers"], "version {version}");
            assert_eq!(update["odds"], told["odds"], "version {version}");
            let entry = update["entries"].as_array().unwrap().first();
            if let Some(entry) = entry.filter(|entry| entry["kind"]["type"] == "acted") {
                assert_eq!(
                    json!([entry["kind"]["events"]]),
                    told["events"],
                    "{version}"
                );
            }
            checked += 1;
        }
        checked
    }
}

fn scene_setup() -> String {
    setup(2).to_string()
}

/// No hand of anybody else anywhere in what this eye was told.
fn check_hands(guest: &Guest, own: Option<usize>) {
    for update in guest.updates() {
        for (seat, player) in update["view"]["players"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            let seen = !player["secret"].is_null();
            assert_eq!(
                seen,
                own == Some(seat),
                "seat {seat} at {}",
                update["version"]
            );
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_whole_game_tells_everybody_what_they_may_know_and_no_more() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = [
        scene.guest(&id, 1).await,
        scene.guest(&id, 2).await,
        scene.guest(&id, 3).await,
    ];
    let mut dice = 4711u64;
    let mut taken = 0;
    while guests[0].table()["status"] != "finished" {
        for guest in &mut guests {
            guest.listen().await;
        }
        let Some(seat) = guests[0].last["awaiting"][0].as_u64() else {
            continue;
        };
        let actor = &mut guests[seat as usize];
        let offers = actor.offers();
        dice = dice
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let action = offers[(dice >> 33) as usize % offers.len()].clone();
        actor.must_act(seat as u8, &action).await;
        taken += 1;
    }
    for guest in &mut guests {
        guest.listen().await;
    }
    let truth = Truth::of(&scene, &id);
    assert!(truth.session.outcome().is_some());
    assert!(taken > 60, "{taken}");
    for (guest, own) in guests.iter().zip([Some(0), Some(1), None]) {
        assert!(truth.check(guest) > taken, "every change was told");
        check_hands(guest, own);
    }
    // Over: any eye, any moment, the record.
    let spectator = &mut guests[2];
    spectator
        .tell(json!({"type": "look", "eye": "Archive"}))
        .await;
    spectator.listen().await;
    assert!(!spectator.last["view"]["players"][0]["secret"].is_null());
    spectator
        .tell(json!({"type": "moments", "ask": 5, "from": 0, "to": 9_999}))
        .await;
    let moments = spectator.wait_for("moments").await;
    assert_eq!(moments["moments"].as_array().unwrap().len(), 60);
    spectator
        .tell(json!({"type": "log", "ask": 6, "before": 20}))
        .await;
    let log = spectator.wait_for("log").await;
    assert_eq!(log["entries"].as_array().unwrap().len(), 19);
    let record = scene.house.record(&id, None).await.unwrap();
    assert_eq!(record, truth.session.record());
    assert!(!scene.house.marks(&id, None).await.unwrap().marks.is_empty());
    let uploaded = scene
        .house
        .upload(&crate::memory::person(9), &record)
        .await
        .unwrap();
    let watcher = scene.guest(&uploaded, 9).await;
    assert_eq!(watcher.table()["uploaded"], true);
    assert_eq!(watcher.count(), u64::from(truth.session.count()));
    assert!(
        scene
            .house
            .upload(&crate::memory::person(9), "no record")
            .await
            .is_err()
    );
}

#[tokio::test(start_paused = true)]
async fn moments_of_a_running_game_show_the_own_hand_only() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let asked = one.last["awaiting"][0].as_u64().unwrap();
    let actor = if asked == 0 { &mut one } else { &mut two };
    let action = actor.offers()[0].clone();
    actor.must_act(asked as u8, &action).await;
    one.tell(json!({"type": "moments", "ask": 1, "from": 0, "to": 1}))
        .await;
    let moments = one.wait_for("moments").await;
    let moments = moments["moments"].as_array().unwrap();
    assert_eq!(moments.len(), 2);
    for moment in moments {
        assert!(!moment["view"]["players"][0]["secret"].is_null());
        assert!(moment["view"]["players"][1]["secret"].is_null());
    }
    assert!(
        scene.house.record(&id, Some(1)).await.is_err(),
        "the seed is in the record"
    );
    one.tell(json!({"type": "why", "ask": 3, "seat": 1, "action": "end-turn"}))
        .await;
    assert_eq!(one.wait_for("why").await["reason"]["why"], "not_yours");
    one.tell(json!({"type": "why", "ask": 4, "seat": 0, "action": "end-turn"}))
        .await;
    assert!(one.wait_for("why").await["reason"]["why"].is_string());
}
