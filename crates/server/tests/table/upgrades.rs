//! Games that this program cannot play as they were played: an upgrade came in
//! between, or somebody had a hand in the store.

use serde_json::json;
use server::entry::{Stored, What, dice_set};
use server::store::StoredTable;
use server::wire::RequestError;
use server::wire::{By, Options, Unplayable};
use tabletop::{Record, Seat, Seed};

use crate::company::{Guest, Scene, why};

/// A table of two people after this many actions, and its house let go.
async fn played(scene: &Scene, actions: u64) -> String {
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    while guests[0].count() < actions {
        let seat = guests[0].last["awaiting"][0].as_u64().unwrap();
        let offers = guests[seat as usize].offers();
        let action = offers[guests[0].count() as usize * 7 % offers.len()].clone();
        guests[seat as usize].act(seat as u8, &action).await;
        for guest in &mut guests {
            guest.listen().await;
        }
    }
    id
}

/// The place of the row of the action with this number, from 1.
fn row_of(rows: &[Stored], number: usize) -> usize {
    let acted = |(_, row): &(usize, &Stored)| matches!(row.what, What::Acted { .. });
    rows.iter()
        .enumerate()
        .filter(acted)
        .nth(number - 1)
        .unwrap()
        .0
}

/// Changes the store, starts the house anew and looks at what became of it: so
/// many actions are still good, and nothing can be done.
async fn stuck_after(
    change: impl FnOnce(&mut StoredTable, &mut Vec<Stored>),
    unplayable: Unplayable,
    good: Option<u64>,
) -> (Scene, String) {
    let scene = Scene::new();
    let id = played(&scene, 70).await;
    let truth = scene.restarted().guest(&id, 1).await;
    assert!(truth.table()["unplayable"].is_null());
    drop(truth);
    scene.store.forge(&id, change);
    let after = scene.restarted();
    let rows = scene.store.rows(&id);
    let mut one = after.guest(&id, 1).await;
    let table = one.table().clone();
    assert_eq!(
        table["unplayable"],
        serde_json::to_value(unplayable).unwrap()
    );
    assert_eq!(
        (&table["my_turn"], &table["awaiting"]),
        (&json!(false), &json!([]))
    );
    assert_eq!(table["status"], "playing");
    match good {
        Some(good) => {
            assert_eq!(one.count(), good);
            assert_eq!(one.last["offers"], json!([]));
            assert_eq!(one.last["awaiting"], json!([]));
            one.tell(json!({"type": "moments", "ask": 1, "from": good, "to": 99}))
                .await;
            one.listen().await;
            let moments = one.heard.last().unwrap()["moments"].clone();
            assert_eq!(moments.as_array().unwrap().len(), 1);
            assert_eq!(moments[0]["view"], one.last["view"]);
        }
        None => assert!(one.last.is_null(), "there is nothing to see"),
    }
    refuses_everything(&mut one).await;
    // Time passes, people come and go, and nothing happens.
    tokio::time::sleep(std::time::Duration::from_secs(3_600)).await;
    drop(one);
    let one = after.guest(&id, 1).await;
    assert_eq!(one.table()["unplayable"], table["unplayable"]);
    assert_eq!(scene.store.rows(&id), rows, "not a row was written");
    let mine = after.house.lobby(Some(1)).await.unwrap().mine;
    assert_eq!(mine.len(), 1, "it stays listed");
    (after, id)
}

async fn refuses_everything(one: &mut Guest) {
    let version = one.last["version"].as_u64().unwrap_or(1);
    let deeds = [
        json!({"type": "act", "version": version, "seat": 0, "action": "pass"}),
        json!({"type": "undo", "version": version, "seat": 0, "scope": "turn"}),
        json!({"type": "ask_undo", "seat": 0, "to": 0}),
        json!({"type": "answer_undo", "seat": 0, "yes": true}),
        json!({"type": "hand_over", "seat": 0}),
        json!({"type": "take_back", "seat": 0}),
        json!({"type": "resign", "seat": 0}),
    ];
    for deed in deeds {
        assert_eq!(why(&one.ask(deed).await), "unplayable");
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_that_goes_otherwise_stops_where_it_is_certain() {
    let differs = Unplayable::Differs { good: 32 };
    let (after, id) = stuck_after(
        |_, rows| {
            let place = row_of(rows, 33);
            rows[place].hash = Some(1);
        },
        differs,
        Some(32),
    )
    .await;
    // Its record is whole, for those who sit there.
    let record = after.house.record(&id, Some(2)).await.unwrap();
    assert!(record.contains("\nend 70 "), "{record}");
    let spectator = after.house.record(&id, Some(9)).await;
    assert_eq!(spectator, Err(RequestError::RecordClosed));
    assert!(after.house.record(&id, None).await.is_err());
    assert!(
        Record::<kemet::Kemet>::parse(&record)
            .unwrap()
            .replay()
            .is_ok()
    );
}

/// Close to the end each row is looked at by itself: it must not matter.
#[tokio::test(start_paused = true)]
async fn it_is_noticed_in_the_last_rows_too() {
    for number in [1, 22, 23, 69, 70] {
        let good = number as u32 - 1;
        stuck_after(
            |_, rows| {
                let place = row_of(rows, number);
                rows[place].hash = Some(u64::MAX);
            },
            Unplayable::Differs { good },
            Some(good.into()),
        )
        .await;
    }
}

#[tokio::test(start_paused = true)]
async fn an_action_that_is_refused_stops_the_game() {
    for nonsense in ["pass", "no such thing", "", "god horus"] {
        for number in [5, 66] {
            let good = number as u32 - 1;
            let acted = What::Acted {
                seat: Seat(7),
                action: nonsense.into(),
                by: By::Person,
            };
            stuck_after(
                |_, rows| {
                    let place = row_of(rows, number);
                    rows[place].what = acted;
                },
                Unplayable::Differs { good },
                Some(good.into()),
            )
            .await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn rows_that_mean_nothing_stop_the_game() {
    let at = |rows: &[Stored]| row_of(rows, 41);
    let differs = Unplayable::Differs { good: 40 };
    stuck_after(
        |_, rows| {
            let place = at(rows);
            rows[place].what = What::Unreadable;
        },
        differs,
        Some(40),
    )
    .await;
    // One is missing.
    stuck_after(
        |_, rows| {
            let place = at(rows);
            rows.remove(place);
        },
        differs,
        Some(40),
    )
    .await;
    // Dice that nobody set.
    stuck_after(
        |_, rows| {
            let place = at(rows);
            rows[place].what = dice_set(Seed(1));
        },
        differs,
        Some(40),
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn other_rules_are_named() {
    for rules in [0, 1, 3, 5, u32::MAX] {
        let unplayable = Unplayable::OtherRules {
            rules,
            oldest: 4,
            newest: 4,
        };
        let (after, id) = stuck_after(|table, _| table.rules = rules, unplayable, None).await;
        // Lists know it without playing anything.
        let sleeping = after.restarted().house.lobby(Some(1)).await.unwrap();
        assert_eq!(sleeping.mine[0].unplayable, Some(unplayable));
        assert!(!sleeping.mine[0].my_turn);
        let record = after.house.record(&id, Some(1)).await.unwrap();
        assert!(record.contains(&format!("\nrules {rules}\n")));
        assert!(record.contains("\nend 70 "));
    }
}

#[tokio::test(start_paused = true)]
async fn a_setup_or_a_game_that_is_unknown_stops_it_too() {
    let nothing = Unplayable::Differs { good: 0 };
    let setup = |table: &mut StoredTable, _: &mut Vec<Stored>| {
        table.setup = serde_json::from_value(json!({"players": 99})).unwrap();
    };
    stuck_after(setup, nothing, None).await;
    let game = |table: &mut StoredTable, _: &mut Vec<Stored>| table.game = "chess".to_owned();
    stuck_after(game, nothing, None).await;
}

/// An undo that takes back more than there is, as nobody's program writes it.
#[tokio::test(start_paused = true)]
async fn an_undo_beyond_the_beginning_is_survived() {
    let scene = Scene::new();
    let id = played(&scene, 30).await;
    scene.store.forge(&id, |_, rows| {
        let undone = What::Undone {
            seat: Seat(0),
            back: u32::MAX,
            scope: server::wire::Scope::Table,
        };
        let version = rows.len() as u32 + 1;
        rows.push(Stored {
            version,
            at: 0,
            id: None,
            what: undone,
            hash: None,
        });
    });
    let one = scene.restarted().guest(&id, 1).await;
    assert_eq!(one.count(), 0);
    assert!(one.table()["unplayable"].is_null());
}

/// A finished game of other rules: whoever may read its record still may.
#[tokio::test(start_paused = true)]
async fn the_record_of_a_finished_game_outlives_its_rules() {
    let scene = Scene::new();
    let id = played(&scene, 40).await;
    let mut one = scene.guest(&id, 1).await;
    let resign = json!({"type": "resign", "seat": 0});
    assert_eq!(one.ask(resign).await["type"], "done");
    let record = scene.house.record(&id, None).await.unwrap();
    scene.store.forge(&id, |_, rows| rows[3].hash = Some(0));
    let after = scene.restarted();
    let two = after.guest(&id, 2).await;
    assert_eq!(two.table()["unplayable"]["why"], "differs");
    assert_eq!(after.house.record(&id, None).await.unwrap(), record);
    assert!(
        after
            .house
            .analysis(&id, None, crate::analyses::asker(1))
            .await
            .is_err()
    );
}

/// Every table carries its rules from the beginning, also one at which people
/// gathered before the program was renewed.
#[tokio::test(start_paused = true)]
async fn a_game_begins_under_the_rules_of_today() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    assert_eq!(scene.store.facts(&id).rules, 4);
    let rows = scene.store.rows(&id);
    assert!(rows[0].hash.is_some(), "the first state is known");
    let gathering = scene.gathering(&[1, 2]).await;
    scene.store.forge(&gathering, |table, _| table.rules = 3);
    let after = scene.restarted();
    let open = after.house.info(&gathering, Some(1)).await.unwrap();
    assert_eq!(open.unplayable, None);
    after.house.start(&gathering, 1).await.unwrap();
    assert_eq!(scene.store.facts(&gathering).rules, 4);
    let one = after.guest(&gathering, 1).await;
    assert!(one.table()["unplayable"].is_null());
}

/// The host of a game that bots would play alone, and cannot.
#[tokio::test(start_paused = true)]
async fn a_game_of_bots_that_cannot_be_played_can_be_dropped() {
    let scene = Scene::new();
    let id = scene.table(&[0, 0], Options::default()).await;
    let watcher = scene.guest(&id, 9).await;
    tokio::time::sleep(std::time::Duration::from_secs(60)).await;
    drop(watcher);
    tokio::time::sleep(std::time::Duration::from_secs(600)).await;
    assert!(scene.store.rows(&id).len() > 4);
    scene.store.forge(&id, |_, rows| rows[3].hash = Some(1));
    let after = scene.restarted();
    let mut watcher = after.guest(&id, 9).await;
    assert!(!watcher.table()["unplayable"].is_null());
    let stranger = after.house.drop_table(&id, 9).await;
    assert_eq!(stranger, Err(RequestError::NotHost));
    after.house.drop_table(&id, 99).await.unwrap();
    watcher.listen().await;
    assert_eq!(watcher.heard.last().unwrap()["reason"], "gone");
    let gone = after.house.info(&id, Some(99)).await;
    assert_eq!(gone.err(), Some(RequestError::NoSuchTable));
    assert_eq!(
        after.house.drop_table(&id, 99).await.err(),
        Some(RequestError::NoSuchTable)
    );
}

/// Who has read the record knows every card, so that a program which could
/// play the game does not go on with it.
#[tokio::test(start_paused = true)]
async fn a_game_whose_record_was_handed_out_goes_on_nowhere() {
    let scene = Scene::new();
    let id = played(&scene, 30).await;
    let rules = scene.store.facts(&id).rules;
    scene.store.forge(&id, |table, _| table.rules = 99);
    let after = scene.restarted();
    let mut two = after.guest(&id, 2).await;
    assert_eq!(two.table()["unplayable"]["why"], "other_rules");
    assert!(after.house.record(&id, None).await.is_err());
    assert!(after.house.record(&id, Some(9)).await.is_err());
    // Nobody has read it: back under the old program it goes on.
    scene.store.forge(&id, |table, _| table.rules = rules);
    let old = scene.restarted().guest(&id, 1).await;
    assert!(old.table()["unplayable"].is_null());
    assert!(!old.last["awaiting"].as_array().unwrap().is_empty());
    drop(old);
    // Now somebody does.
    after.house.record(&id, Some(1)).await.unwrap();
    two.listen().await;
    assert_eq!(
        two.table()["unplayable"]["why"],
        "disclosed",
        "all are told"
    );
    let back = scene.restarted();
    let mine = back.house.lobby(Some(1)).await.unwrap().mine;
    assert_eq!(mine[0].unplayable, Some(Unplayable::Disclosed));
    let mut one = back.guest(&id, 1).await;
    assert_eq!(one.table()["unplayable"]["why"], "disclosed");
    assert_eq!((one.count(), &one.last["awaiting"]), (30, &json!([])));
    refuses_everything(&mut one).await;
    assert!(back.house.record(&id, Some(2)).await.is_ok());
    assert!(back.house.record(&id, Some(9)).await.is_err());
}
