//! Acting: who may, what is refused, and that nothing happens twice.

use serde_json::json;
use server::wire::Options;

use crate::company::{Scene, why};

#[tokio::test(start_paused = true)]
async fn a_double_click_acts_once_even_after_a_restart() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let seat = one.last["awaiting"][0].as_u64().unwrap();
    let actor = if seat == 0 { &mut one } else { &mut two };
    let action = actor.offers()[0].clone();
    let act = json!({
        "type": "act", "id": "same", "version": actor.version(), "seat": seat, "action": action,
    });
    let first = actor.ask_with_id(act.clone()).await;
    let second = actor.ask_with_id(act.clone()).await;
    assert_eq!(first["type"], "done");
    assert_eq!(first, second);
    assert_eq!(actor.count(), 1);

    let again = scene.restarted();
    let mut back = again.guest(&id, seat as i64 + 1).await;
    assert_eq!(back.ask_with_id(act).await, first);
    assert_eq!(back.count(), 1);
}

#[tokio::test(start_paused = true)]
async fn stale_answers_strangers_and_spectators_are_refused() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut stranger = scene.guest(&id, 3).await;
    let seat = one.last["awaiting"][0].as_u64().unwrap() as u8;
    let (actor, other) = match seat {
        0 => (&mut one, &mut two),
        _ => (&mut two, &mut one),
    };
    let offers = actor.offers();
    assert_eq!(why(&other.act(seat, &offers[0]).await), "not_yours");
    assert_eq!(why(&stranger.act(seat, &offers[0]).await), "not_seated");
    assert!(stranger.offers().is_empty() && other.offers().is_empty());
    assert_eq!(why(&actor.act(seat, "gibberish").await), "unreadable");
    assert_eq!(why(&actor.act(1 - seat, &offers[0]).await), "not_yours");
    assert_eq!(why(&actor.act(7, &offers[0]).await), "not_yours");
    assert_eq!(why(&other.act(1 - seat, "pray").await), "unreadable");
    let seen = actor.version();
    actor.must_act(seat, &offers[0]).await;
    let late = json!({"type": "act", "version": seen, "seat": seat, "action": offers[0]});
    assert_eq!(why(&actor.ask(late).await), "stale");
    let future = json!({"type": "act", "version": 999, "seat": seat, "action": offers[0]});
    assert_eq!(why(&actor.ask(future).await), "stale");
    let long = json!({
        "type": "act", "id": "x".repeat(65), "version": seen, "seat": seat, "action": "y",
    });
    actor.tell(long).await;
    assert_eq!(why(&actor.wait_for("refused").await), "too_long");
    assert_eq!(actor.count(), 1);
    stranger.listen().await;
    assert_eq!(stranger.count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_person_hands_over_and_takes_back() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    for (guest, seat) in [(&mut one, 0), (&mut two, 1)] {
        let done = guest.ask(json!({"type": "hand_over", "seat": seat})).await;
        assert_eq!(done["type"], "done");
    }
    tokio::time::sleep(std::time::Duration::from_secs(20)).await;
    one.listen().await;
    assert!(one.count() > 10, "{}", one.count());
    assert_eq!(one.table()["seats"][0]["holder"]["away"], "handed_over");
    assert_eq!(why(&one.act(0, "pray").await), "bot_plays");
    // Who handed over stays away until they say so, even if they come again.
    let mut again = scene.guest(&id, 1).await;
    assert_eq!(again.table()["seats"][0]["holder"]["away"], "handed_over");
    let back = again.ask(json!({"type": "take_back", "seat": 0})).await;
    assert_eq!(back["type"], "done");
    tokio::time::sleep(std::time::Duration::from_secs(60)).await;
    again.listen().await;
    assert_eq!(
        again.table()["seats"][0]["holder"]["away"],
        serde_json::Value::Null
    );
    let awaited = again.last["awaiting"].as_array().unwrap();
    assert!(
        awaited.contains(&json!(0)),
        "the bot has waited for its person"
    );
}

#[tokio::test(start_paused = true)]
async fn resigning_ends_a_game_of_two_people_and_not_one_with_bots() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(
        one.ask(json!({"type": "resign", "seat": 0})).await["type"],
        "done"
    );
    one.listen().await;
    let table = one.table();
    assert_eq!(table["status"], "finished");
    assert_eq!(table["outcome"]["reason"], "resignation");
    assert_eq!(table["outcome"]["winners"], json!([1]));
    assert_eq!(why(&one.act(0, "pray").await), "over");

    let id = scene.table(&[1, 2, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    assert_eq!(
        one.ask(json!({"type": "resign", "seat": 0})).await["type"],
        "done"
    );
    assert_eq!(one.table()["status"], "playing");
    assert_eq!(
        why(&one.ask(json!({"type": "take_back", "seat": 0})).await),
        "bot_plays"
    );
    assert_eq!(
        two.ask(json!({"type": "resign", "seat": 1})).await["type"],
        "done"
    );
    two.listen().await;
    assert_eq!(two.table()["outcome"]["reason"], "abandoned");
    assert_eq!(two.table()["outcome"]["winners"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn at_a_hot_seat_a_hand_is_shown_only_when_asked_for() {
    let scene = Scene::new();
    let hot = Options {
        hot_seat: true,
        ..Options::default()
    };
    let id = scene.table(&[1, 1], hot).await;
    let mut one = scene.guest(&id, 1).await;
    assert_eq!(one.last["eye"], "Spectator");
    assert!(one.offers().is_empty());
    for _ in 0..6 {
        let seat = one.last["awaiting"][0].as_u64().unwrap() as u8;
        one.tell(json!({"type": "look", "eye": {"Seat": seat}}))
            .await;
        one.listen().await;
        assert_eq!(one.last["eye"], json!({"Seat": seat}));
        assert!(one.last["view"]["players"][1 - usize::from(seat)]["secret"].is_null());
        let action = one.offers()[0].clone();
        one.must_act(seat, &action).await;
    }
    one.tell(json!({"type": "look", "eye": "Archive"})).await;
    assert_eq!(why(&one.wait_for("refused").await), "not_your_eyes");
    // One person: nobody else has to agree.
    let count = one.count();
    let back = one
        .ask(json!({"type": "ask_undo", "seat": 0, "to": 1}))
        .await;
    assert_eq!(back["type"], "done");
    assert!(count > 1 && one.count() == 1);
}

#[tokio::test(start_paused = true)]
async fn a_game_against_bots_goes_on_by_itself_and_can_be_hurried() {
    let scene = Scene::new();
    let id = scene.table(&[1, 0, 0], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let start = tokio::time::Instant::now();
    for _ in 0..30 {
        while one.offers().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            one.listen().await;
        }
        let action = one.offers()[0].clone();
        // What has one option may have been played by itself meanwhile.
        one.act(0, &action).await;
        one.listen().await;
    }
    let slow = start.elapsed();
    assert!(
        slow > std::time::Duration::from_secs(5),
        "bots take their time: {slow:?}"
    );
    let mut bots = 0;
    for update in one.updates() {
        for entry in update["entries"].as_array().unwrap() {
            bots += u32::from(entry["kind"]["by"] == "bot");
        }
    }
    assert!(bots > 20, "{bots}");
}

#[tokio::test(start_paused = true)]
async fn two_who_choose_at_once_do_not_disturb_each_other() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let mut dice = 12345u64;
    // Until both are asked at once.
    for _ in 0..3_000 {
        for guest in &mut guests {
            guest.listen().await;
        }
        let awaited = guests[0].last["awaiting"].as_array().unwrap().clone();
        assert!(!awaited.is_empty(), "no battle in a whole game");
        let seat = awaited[0].as_u64().unwrap() as usize;
        if awaited.len() == 2 && guests.iter().all(|guest| guest.offers().len() > 1) {
            break;
        }
        let offers = guests[seat].offers();
        dice = dice
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        // Moves make battles.
        let wanted = offers.iter().find(|offer| {
            let away = ["token move-1", "token move-2", "resolve move", "troop"];
            away.iter().any(|verb| offer.starts_with(verb))
        });
        let any = &offers[(dice >> 33) as usize % offers.len()];
        let action = wanted
            .filter(|_| dice & (1 << 40) != 0)
            .unwrap_or(any)
            .clone();
        guests[seat].act(seat as u8, &action).await;
    }
    let [one, two] = &mut guests;
    let seen = two.version();
    let theirs = two.offers()[0].clone();
    let mine = one.offers()[0].clone();
    one.must_act(0, &mine).await;
    let late = json!({"type": "act", "version": seen, "seat": 1, "action": theirs});
    assert_eq!(
        two.ask(late).await["type"],
        "done",
        "the first choice made the second stale"
    );
}
