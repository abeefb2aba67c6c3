//! Playing on from a moment of a finished game.

use serde_json::json;
use server::entry::What;
use server::wire::RequestError;
use server::wire::{Options, PlayOn, SeatWish, Status};
use tabletop::Seat;

use crate::analyses::finished;
use crate::company::Scene;
use crate::memory::person;

fn me() -> SeatWish {
    SeatWish::Me { label: None }
}

fn bot() -> SeatWish {
    SeatWish::Bot {
        bot: "random".to_owned(),
    }
}

async fn play_on(
    scene: &Scene,
    id: &str,
    at: u32,
    seats: Vec<SeatWish>,
) -> Result<String, RequestError> {
    let wish = PlayOn { at, seats };
    scene.house.play_on(id, &person(7), wish).await
}

async fn count_of(scene: &Scene, id: &str) -> u32 {
    scene.house.marks(id, None).await.unwrap().count
}

#[tokio::test(start_paused = true)]
async fn a_game_goes_on_from_any_moment_with_other_dice() {
    let scene = Scene::new();
    let old = finished(&scene).await;
    let half = count_of(&scene, &old).await / 2;
    let mut seeds = Vec::new();
    for at in [0, half, half] {
        let id = play_on(&scene, &old, at, vec![me(), bot()]).await.unwrap();
        let mut guest = scene.guest(&id, 7).await;
        assert_eq!(guest.table()["status"], "playing");
        assert_eq!(guest.table()["options"]["listed"], false);
        assert!(guest.count() >= u64::from(at));
        let rows = scene.store.rows(&id);
        let dice = rows.iter().filter_map(|row| match row.what {
            What::DiceSet { dice } => Some(dice.seed),
            _ => None,
        });
        seeds.extend(dice);
        // It is played to its end like any other game, and its record replays.
        guest.ask(json!({"type": "hand_over", "seat": 0})).await;
        for _ in 0..4_000 {
            if scene.house.info(&id, None).await.unwrap().status == Status::Finished {
                break;
            }
            guest.listen().await;
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
        let record = scene.house.record(&id, None).await.unwrap();
        scene.house.upload(&person(8), &record).await.unwrap();
    }
    assert_eq!(seeds.len(), 3);
    assert!(
        seeds[0] != seeds[1] && seeds[1] != seeds[2],
        "nobody knows the dice"
    );
}

#[tokio::test(start_paused = true)]
async fn a_friend_comes_by_link_and_the_moment_waits_through_a_restart() {
    let scene = Scene::new();
    let old = finished(&scene).await;
    let at = count_of(&scene, &old).await / 3;
    let open = vec![SeatWish::Open, me()];
    let id = play_on(&scene, &old, at, open).await.unwrap();
    let info = scene.house.info(&id, Some(7)).await.unwrap();
    assert_eq!(info.status, Status::Gathering);
    assert!(scene.house.start(&id, 7).await.is_err(), "a seat is open");
    let scene = scene.restarted();
    scene.house.sit(&id, &person(9), Seat(0)).await.unwrap();
    scene.house.start(&id, 7).await.unwrap();
    let friend = scene.guest(&id, 9).await;
    assert_eq!(friend.table()["status"], "playing");
    assert!(friend.count() >= u64::from(at));
    let again = scene.restarted();
    let host = again.guest(&id, 7).await;
    assert_eq!(host.count(), friend.count(), "the story is whole");
    let kinds: Vec<bool> = scene
        .store
        .rows(&id)
        .iter()
        .map(|row| matches!(row.what, What::DiceSet { .. }))
        .collect();
    assert!(kinds.contains(&true), "the dice are others");
}

#[tokio::test(start_paused = true)]
async fn nobody_plays_on_from_where_there_is_nothing() {
    let scene = Scene::new();
    let running = scene.table(&[1, 2], Options::default()).await;
    let refused = play_on(&scene, &running, 0, vec![me(), bot()]).await;
    assert_eq!(refused.unwrap_err().to_string(), "CannotPlayOn");
    let old = finished(&scene).await;
    let count = count_of(&scene, &old).await;
    let tables = scene.store.tables();
    for (at, seats, why) in [
        (count + 1, vec![me(), bot()], "NoSuchMoment"),
        (u32::MAX, vec![me(), bot()], "NoSuchMoment"),
        (count, vec![me(), bot()], "AtTheEnd"),
        (1, vec![bot(), bot()], "NoSeatOfYours"),
        (1, vec![me()], "WrongSeats { players: 2, seats: 1 }"),
    ] {
        let refused = play_on(&scene, &old, at, seats).await;
        assert_eq!(refused.unwrap_err().to_string(), why);
    }
    let unknown = vec![
        me(),
        SeatWish::Bot {
            bot: "nobody".to_owned(),
        },
    ];
    assert!(play_on(&scene, &old, 1, unknown).await.is_err());
    assert!(
        play_on(&scene, "nowhere", 1, vec![me(), bot()])
            .await
            .is_err()
    );
    assert_eq!(scene.store.tables(), tables, "nothing was left behind");
}
