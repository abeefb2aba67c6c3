//! Before and after the game: seats, lobby, chat, rematch, names.

use serde_json::{Value, json};
use server::wire::RequestError;
use server::wire::{ChangeSeat, NewTable, Notes, Options, PlayNow, SeatWish};
use tabletop::Seat;

use crate::company::{Scene, setup, why};
use crate::memory::person;

fn new_table(seats: Vec<SeatWish>, options: Options) -> NewTable {
    NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(seats.len())).unwrap(),
        seats,
        options,
        start: true,
    }
}

fn listed() -> Options {
    Options {
        listed: true,
        ..Options::default()
    }
}

#[tokio::test(start_paused = true)]
async fn people_take_and_leave_seats_and_the_host_starts() {
    let scene = Scene::new();
    let house = &scene.house;
    let me = || SeatWish::Me { label: None };
    let new = new_table(vec![me(), SeatWish::Open, SeatWish::Open], listed());
    let id = house.open(&person(1), new).await.unwrap();
    let mut watcher = scene.guest(&id, 2).await;
    assert_eq!(watcher.table()["status"], "gathering");
    assert!(watcher.last.is_null(), "nothing to see yet");
    let open = house.lobby(Some(2)).await.unwrap().open;
    assert_eq!(open.len(), 1);

    house.sit(&id, &person(2), Seat(1)).await.unwrap();
    house.sit(&id, &person(2), Seat(2)).await.unwrap();
    let taken = house.sit(&id, &person(3), Seat(2)).await;
    assert_eq!(taken, Err(RequestError::SeatTaken));
    assert!(house.start(&id, 2).await.is_err(), "only the host");
    assert!(house.start(&id, 1).await.is_err(), "a seat is open");
    assert!(house.leave(&id, 3, Seat(2)).await.is_err());
    let bot = |bot: &str| ChangeSeat::Bot {
        bot: bot.to_owned(),
    };
    assert!(
        house
            .change_seat(&id, 2, Seat(1), bot("random"))
            .await
            .is_err()
    );
    assert!(
        house
            .change_seat(&id, 1, Seat(1), bot("hal"))
            .await
            .is_err()
    );
    house
        .change_seat(&id, 1, Seat(1), bot("random"))
        .await
        .unwrap();
    house.start(&id, 1).await.unwrap();
    assert!(house.start(&id, 1).await.is_err(), "twice");
    assert!(house.leave(&id, 2, Seat(2)).await.is_err(), "it has begun");
    watcher.listen().await;
    assert_eq!(watcher.table()["status"], "playing");
    assert_eq!(
        watcher.last["eye"],
        json!({"Seat": 2}),
        "they look from the seat they took"
    );
    assert_eq!(watcher.table()["seats"][2]["holder"]["me"], true);
    let lobby = house.lobby(Some(1)).await.unwrap();
    assert_eq!(
        (lobby.open.len(), lobby.watch.len(), lobby.mine.len()),
        (0, 1, 1)
    );
    assert!(matches!(
        house.info("nowhere", None).await,
        Err(RequestError::NoSuchTable)
    ));
    assert!(matches!(
        house.visit("nowhere", None, None, None).await,
        Err(RequestError::NoSuchTable)
    ));
}

#[tokio::test(start_paused = true)]
async fn a_table_can_be_given_up_before_the_start_only() {
    let scene = Scene::new();
    let seats = vec![SeatWish::Me { label: None }, SeatWish::Open];
    let id = scene
        .house
        .open(&person(1), new_table(seats, listed()))
        .await
        .unwrap();
    let mut watcher = scene.guest(&id, 2).await;
    assert!(scene.house.drop_table(&id, 2).await.is_err());
    scene.house.drop_table(&id, 1).await.unwrap();
    watcher.listen().await;
    assert_eq!(
        *watcher.heard.last().unwrap(),
        json!({"type": "closing", "reason": "gone"})
    );
    assert!(matches!(
        scene.house.info(&id, None).await,
        Err(RequestError::NoSuchTable)
    ));
    let id = scene.table(&[1, 2], Options::default()).await;
    assert!(scene.house.drop_table(&id, 1).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn nonsense_is_not_opened() {
    let scene = Scene::new();
    let me = || SeatWish::Me { label: None };
    let open = async |new: NewTable| scene.house.open(&person(1), new).await;
    assert!(
        open(new_table(vec![me(), me()], Options::default()))
            .await
            .is_err()
    );
    assert!(
        open(new_table(vec![me()], Options::default()))
            .await
            .is_err()
    );
    let mut other = new_table(vec![me(), SeatWish::Open], Options::default());
    other.game = "chess".to_owned();
    assert!(open(other).await.is_err());
    let mut short = new_table(vec![me(), SeatWish::Open], Options::default());
    short.options.pace = server::wire::Pace::PerDecision { seconds: 1 };
    assert!(open(short).await.is_err());
    let mut wide = new_table(
        vec![me(), SeatWish::Open, SeatWish::Open],
        Options::default(),
    );
    wide.setup = serde_json::from_value(setup(2)).unwrap();
    assert!(open(wide).await.is_err());
    let wish = PlayNow {
        game: "kemet".to_owned(),
        players: 9,
        bot: None,
    };
    assert!(scene.house.play_now(&person(1), wish).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_made_once_and_seats_move_on() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut two = scene.guest(&id, 2).await;
    assert!(scene.house.rematch(&id, &person(1)).await.is_err());
    two.ask(json!({"type": "resign", "seat": 1})).await;
    assert!(scene.house.rematch(&id, &person(3)).await.is_err());
    let again = scene.house.rematch(&id, &person(1)).await.unwrap();
    assert_eq!(scene.house.rematch(&id, &person(2)).await.unwrap(), again);
    two.listen().await;
    assert_eq!(two.table()["rematch"], json!(again));
    let info = scene.house.info(&again, Some(2)).await.unwrap();
    let info = serde_json::to_value(info).unwrap();
    assert_eq!(info["seats"][0]["label"], "person 2");
    assert_eq!(info["status"], "gathering");
    scene.house.start(&again, 1).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn talk_is_heard_once_and_may_be_hidden_from_spectators() {
    let scene = Scene::new();
    let hidden = Options {
        chat_hidden: true,
        ..Options::default()
    };
    let id = scene.table(&[1, 2], hidden).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut watcher = scene.guest(&id, 3).await;
    let say = json!({"type": "say", "id": "a", "text": " hello\nthere "});
    assert_eq!(one.ask_with_id(say.clone()).await["type"], "done");
    assert_eq!(one.ask_with_id(say).await["type"], "done");
    watcher
        .ask(json!({"type": "say", "text": "who wins?"}))
        .await;
    let texts = |guest: &crate::company::Guest| -> Vec<String> {
        let said = guest.heard.iter().filter(|said| said["type"] == "chat");
        let lines = said.flat_map(|said| said["lines"].as_array().unwrap());
        lines
            .map(|line| line["text"].as_str().unwrap().to_owned())
            .collect()
    };
    for guest in [&mut one, &mut two, &mut watcher] {
        guest.listen().await;
    }
    assert_eq!(texts(&two), ["hello there", "who wins?"]);
    assert_eq!(texts(&watcher), ["who wins?"]);
    let long = "x".repeat(501);
    assert_eq!(
        why(&one.ask(json!({"type": "say", "text": long})).await),
        "too_long"
    );
    assert_eq!(
        why(&one.ask(json!({"type": "say", "text": "  "})).await),
        "unreadable"
    );
    let mut too_fast = 0;
    for number in 0..10 {
        let said = one
            .ask(json!({"type": "say", "text": format!("spam {number}")}))
            .await;
        too_fast += u32::from(said["type"] == "refused");
    }
    assert!(too_fast >= 4, "{too_fast}");
    one.ask(json!({"type": "resign", "seat": 0})).await;
    watcher.listen().await;
    assert!(
        texts(&watcher).contains(&"hello there".to_owned()),
        "after the end"
    );
    let late = scene.guest(&id, 4).await;
    assert!(texts(&late).contains(&"hello there".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn names_change_at_live_tables_and_notes_are_private() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut two = scene.guest(&id, 2).await;
    let mut renamed = person(1);
    renamed.name = "Nefertari".to_owned();
    scene.house.renamed(&renamed).await;
    two.listen().await;
    assert_eq!(two.table()["seats"][0]["label"], "Nefertari");
    let mine = Notes {
        text: "watch the delta".to_owned(),
    };
    scene.house.set_notes(&id, 1, mine.clone()).await.unwrap();
    assert_eq!(scene.house.notes(&id, 1).await.unwrap(), mine);
    assert_eq!(scene.house.notes(&id, 2).await.unwrap(), Notes::default());
    let long = Notes {
        text: "x".repeat(10_001),
    };
    assert!(scene.house.set_notes(&id, 1, long).await.is_err());
    assert!(scene.house.notes("nowhere", 1).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn people_who_come_and_go_are_shown() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let two = scene.guest(&id, 2).await;
    let three = scene.guest(&id, 3).await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    one.listen().await;
    assert_eq!(one.table()["seats"][1]["holder"]["online"], true);
    assert_eq!(one.table()["spectators"], 1);
    drop((two, three));
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    one.listen().await;
    assert_eq!(one.table()["seats"][1]["holder"]["online"], false);
    assert_eq!(one.table()["spectators"], 0);
    assert_eq!(one.last["deadline"], Value::Null);
}
