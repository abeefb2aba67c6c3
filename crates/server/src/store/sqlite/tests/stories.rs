//! Tables, and the rows of their stories.

use std::sync::Arc;

use tabletop::Outcome;

use super::*;
use crate::store::SoloGame;

#[tokio::test]
async fn a_table_comes_back_as_it_was_put_down() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let mut kept = table("t", host.id);
    store.new_table(&kept, &rows(1..=2)).await.unwrap();
    kept.seats[2].occupant = Occupant::Person(host.id);
    kept.rematch = Some("next".to_owned());
    store.save_table(&kept).await.unwrap();
    let found = store.table("t").await.unwrap().unwrap();
    assert_eq!(found.seed, kept.seed);
    assert_eq!(found.rules, kept.rules);
    assert_eq!(found.setup.get(), kept.setup.get());
    assert_eq!((found.seats, found.options), (kept.seats, kept.options));
    assert_eq!((found.summary, found.rematch), (kept.summary, kept.rematch));
    assert_eq!(store.story("t").await.unwrap(), rows(1..=2));
    assert!(store.table("other").await.unwrap().is_none());
}

#[tokio::test]
async fn rows_are_appended_whole_and_in_order_or_not_at_all() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store
        .new_table(&table("t", host.id), &rows([1]))
        .await
        .unwrap();
    let after = summary(Status::Playing, 7);
    for wrong in [vec![1], vec![3], vec![2, 4], vec![2, 2], vec![2, 3, 1]] {
        let refused = store.append("t", &rows(wrong.clone()), &after).await;
        assert!(matches!(refused, Err(StoreError::Gap)), "{wrong:?}");
        assert_eq!(store.story("t").await.unwrap().len(), 1);
        let kept = store.table("t").await.unwrap().unwrap();
        assert_eq!(kept.summary.status, Status::Gathering, "{wrong:?}");
    }
    let nowhere = store.append("nowhere", &rows([1]), &after).await;
    assert!(nowhere.is_err());
    let outcome = Outcome {
        winners: Seats::from_iter([seat(1)]),
        places: vec![2, 1, 3],
        reason: "points".to_owned(),
    };
    let ended = Summary {
        outcome: Some(outcome),
        solo: Some(SoloGame {
            objective: Some("CE01".to_owned()),
            round: 4,
            won: true,
        }),
        ..summary(Status::Finished, 3)
    };
    store.append("t", &rows([2, 3]), &ended).await.unwrap();
    assert_eq!(store.story("t").await.unwrap(), rows(1..=3));
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, ended);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_append_at_once_and_a_wrong_one_fails_alone() {
    const TABLES: usize = 100;
    const ROWS: u32 = 20;
    let folder = folder();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    let tasks = (0..TABLES).map(|number| {
        let (store, host) = (Arc::clone(&store), host.id);
        tokio::spawn(async move {
            let id = format!("t{number}");
            store.new_table(&table(&id, host), &[]).await.unwrap();
            for version in 1..=ROWS {
                let after = summary(Status::Playing, version);
                let (right, wrong) = (rows([version]), rows([version + 5]));
                let (done, refused) = tokio::join!(
                    store.append(&id, &right, &after),
                    store.append(&id, &wrong, &after),
                );
                assert!(done.is_ok());
                assert!(matches!(refused, Err(StoreError::Gap)));
            }
        })
    });
    futures_util::future::join_all(tasks.collect::<Vec<_>>())
        .await
        .into_iter()
        .for_each(|task| task.unwrap());
    for number in 0..TABLES {
        let story = store.story(&format!("t{number}")).await.unwrap();
        assert_eq!(story, rows(1..=ROWS));
    }
}

#[tokio::test]
async fn games_finished_alone_are_found_by_who_played_them() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    let solo = SoloGame {
        objective: Some("CE03".to_owned()),
        round: 5,
        won: false,
    };
    let mut alone = table("alone", host.id);
    alone.seats.truncate(1);
    alone.seats[0].occupant = Occupant::Person(host.id);
    alone.summary.solo = Some(solo.clone());
    store.new_table(&alone, &[]).await.unwrap();
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let found = store.solo_games(host.id).await.unwrap();
    let at = alone.summary.changed;
    let game = alone.game;
    assert_eq!(found, [SoloEnd { game, solo, at }]);
    assert_eq!(store.solo_games(other.id).await.unwrap(), []);
}

#[tokio::test]
async fn a_record_is_handed_out_once_and_for_all() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let disclosed = async || store.table("t").await.unwrap().unwrap().disclosed;
    assert_eq!(disclosed().await, None);
    for at in [7, 9] {
        store.disclose("t", at).await.unwrap();
        assert_eq!(disclosed().await, Some(7));
    }
    let kept = store.table("t").await.unwrap().unwrap();
    store.save_table(&kept).await.unwrap();
    assert_eq!(disclosed().await, Some(7));
    assert!(store.open_tables(host.id).await.unwrap()[0].disclosed);
    let nowhere = store.disclose("nowhere", 1).await;
    assert!(matches!(nowhere, Err(StoreError::Missing)), "{nowhere:?}");
}

#[tokio::test]
async fn only_a_game_of_bots_alone_is_dropped_while_it_is_on() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let bots = |id: &str| {
        let mut table = table(id, host.id);
        for seat in &mut table.seats {
            seat.occupant = Occupant::Bot("random".to_owned());
        }
        table
    };
    store.new_table(&bots("gathers"), &[]).await.unwrap();
    store.new_table(&bots("over"), &[]).await.unwrap();
    store.new_table(&bots("on"), &[]).await.unwrap();
    store
        .new_table(&table("people", host.id), &[])
        .await
        .unwrap();
    for (id, status) in [
        ("over", Status::Finished),
        ("on", Status::Playing),
        ("people", Status::Playing),
    ] {
        let summary = summary(status, 1);
        store.append(id, &rows([1]), &summary).await.unwrap();
    }
    let open = store.open_tables(host.id).await.unwrap();
    let on = open.iter().find(|table| table.id == "on").unwrap();
    assert_eq!((on.begun, &*on.game, on.rules), (true, "kemet", 4));
    for id in ["gathers", "over", "people", "nowhere"] {
        let refused = store.drop_bot_game(id).await;
        assert!(matches!(refused, Err(StoreError::Missing)), "{id}");
    }
    store.drop_bot_game("on").await.unwrap();
    assert!(store.table("on").await.unwrap().is_none());
    assert!(store.story("on").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_rematch_that_is_gone_is_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for next in ["given-up", "passed"] {
        let mut old = table("old", host.id);
        old.id = format!("before-{next}");
        old.summary = summary(Status::Finished, 3);
        old.rematch = Some(next.to_owned());
        store.new_table(&old, &[]).await.unwrap();
        store.new_table(&table(next, host.id), &[]).await.unwrap();
    }
    store.drop_table("given-up").await.unwrap();
    assert!(
        store
            .drop_passing(Passing::Gathering, 1, "passed")
            .await
            .unwrap()
    );
    for old in ["before-given-up", "before-passed"] {
        assert_eq!(store.table(old).await.unwrap().unwrap().rematch, None);
    }
}
