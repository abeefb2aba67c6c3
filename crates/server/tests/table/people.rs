//! People among themselves: muted, sent away, blocked, reported; and what they
//! are called.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::store::{NewReport, PersonId, Store};
use server::wire::RequestError;
use server::wire::{Channel, How, Ignore, NewTable, Notes, Options, Reason, Report, SeatWish, Who};
use tabletop::Seat;

use crate::company::{Guest, Scene, setup, why};
use crate::memory::person;

/// What a guest would have on screen of the chat.
fn texts(guest: &Guest) -> Vec<String> {
    let mut shown: Vec<String> = Vec::new();
    for said in guest.heard.iter().filter(|said| said["type"] == "chat") {
        if said["fresh"] == true {
            shown.clear();
        }
        let lines = said["lines"].as_array().unwrap().iter();
        shown.extend(lines.map(|line| line["text"].as_str().unwrap().to_owned()));
    }
    shown
}

fn last<'a>(guest: &'a Guest, kind: &str) -> &'a Value {
    let said = guest.heard.iter().rev().find(|said| said["type"] == kind);
    said.unwrap_or(&Value::Null)
}

async fn say(guest: &mut Guest, text: &str) {
    let said = guest.ask(json!({"type": "say", "text": text})).await;
    assert_eq!(said["type"], "done", "{said}");
}

async fn settle(guests: &mut [&mut Guest]) {
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    for guest in guests {
        guest.listen().await;
    }
}

fn seat(seat: u8) -> Who {
    Who::Seat { seat: Seat(seat) }
}

const fn mute(who: Who) -> Ignore {
    Ignore {
        who,
        how: How::Mute,
    }
}

const fn block(who: Who) -> Ignore {
    Ignore {
        who,
        how: How::Block,
    }
}

/// A table of person 1 that waits for two others.
async fn gathering(scene: &Scene) -> String {
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(3)).unwrap(),
        seats: vec![SeatWish::Me { label: None }, SeatWish::Open, SeatWish::Open],
        options: Options::default(),
        start: false,
    };
    scene.house.open(&person(1), new).await.unwrap()
}

fn refused(trouble: Result<(), RequestError>) -> String {
    trouble.unwrap_err().to_string()
}

#[tokio::test(start_paused = true)]
async fn who_is_muted_is_not_read_and_does_not_notice() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 3], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut three = scene.guest(&id, 3).await;
    say(&mut two, "before").await;
    settle(&mut [&mut one, &mut two, &mut three]).await;
    let heard = two.heard.len();
    scene.house.ignore(&id, 1, mute(seat(1))).await.unwrap();
    settle(&mut [&mut one, &mut two, &mut three]).await;
    assert_eq!(two.heard.len(), heard, "nothing tells of it");
    assert_eq!(texts(&one), Vec::<String>::new());
    say(&mut two, "after").await;
    say(&mut three, "from another").await;
    settle(&mut [&mut one, &mut two, &mut three]).await;
    assert_eq!(texts(&one), ["from another"]);
    assert_eq!(texts(&three), ["before", "after", "from another"]);
    let ignored = &last(&one, "ignored")["people"];
    assert_eq!(ignored[0]["seat"], 1);
    assert_eq!(ignored[0]["how"], "mute");
    assert_eq!(last(&two, "ignored")["people"], json!([]));

    // It follows me: to another socket, and over a restart.
    let scene = scene.restarted();
    let mut again = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    assert_eq!(texts(&again), ["from another"]);
    let number = last(&again, "ignored")["people"][0]["id"].as_i64().unwrap();
    scene.store.stop_ignoring(1, number).await.unwrap();
    scene.house.ignored_changed(1).await;
    settle(&mut [&mut again, &mut two]).await;
    assert_eq!(texts(&again), ["before", "after", "from another"]);
    assert_eq!(last(&again, "ignored")["people"], json!([]));
    say(&mut two, "once more").await;
    settle(&mut [&mut again]).await;
    assert_eq!(texts(&again).last().unwrap(), "once more");
}

#[tokio::test(start_paused = true)]
async fn a_teammate_is_muted_in_the_talk_of_the_team_too() {
    let scene = Scene::new();
    let teams = json!({
        "mode": "teams", "players": 4, "team_size": 2, "teams": [0, 1, 0, 1],
        "seating": "random", "max_rounds": 2,
    });
    let id = scene
        .table_of(teams, &[1, 2, 3, 4], Options::default())
        .await;
    let mut one = scene.guest(&id, 1).await;
    let mut three = scene.guest(&id, 3).await;
    scene.house.ignore(&id, 1, mute(seat(2))).await.unwrap();
    let team = json!({"type": "say", "text": "psst", "channel": "team"});
    assert_eq!(three.ask(team).await["type"], "done");
    settle(&mut [&mut one, &mut three]).await;
    assert_eq!(texts(&one), Vec::<String>::new());
    assert_eq!(texts(&three), ["psst"]);
    assert_eq!(texts(&scene.guest(&id, 1).await), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn who_is_muted_stays_so_when_hidden_talk_comes_to_light() {
    let scene = Scene::new();
    let hidden = Options {
        chat_hidden: true,
        ..Options::default()
    };
    let id = scene.table(&[1, 2], hidden).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut nine = scene.guest(&id, 9).await;
    scene.house.ignore(&id, 9, mute(seat(1))).await.unwrap();
    say(&mut one, "hello").await;
    say(&mut two, "rude").await;
    two.ask(json!({"type": "resign", "seat": 1})).await;
    settle(&mut [&mut one, &mut two, &mut nine]).await;
    assert_eq!(texts(&nine), ["hello"]);
}

#[tokio::test(start_paused = true)]
async fn a_spectator_can_be_muted_by_a_line_and_by_their_place() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut nine = scene.guest(&id, 9).await;
    say(&mut nine, "boo").await;
    settle(&mut [&mut one, &mut nine]).await;
    let line = Who::Line {
        channel: Channel::Everybody,
        number: 1,
    };
    scene.house.ignore(&id, 1, mute(line)).await.unwrap();
    settle(&mut [&mut one]).await;
    assert_eq!(texts(&one), Vec::<String>::new());
    let guest = last(&one, "guests")["guests"][0].clone();
    assert_eq!(guest["name"], "person 9");
    assert_eq!(last(&one, "ignored")["people"][0]["guest"], guest["guest"]);
    assert_eq!(last(&nine, "ignored")["guest"], guest["guest"]);
    // Nobody ignores themselves, nor whom they cannot see.
    let me = scene.house.ignore(&id, 1, mute(seat(0))).await;
    assert_eq!(refused(me), "Yourself");
    let nobody = "NobodyThere";
    let team = Who::Line {
        channel: Channel::Team,
        number: 1,
    };
    for who in [seat(7), team, Who::Guest { guest: 99 }] {
        assert_eq!(refused(scene.house.ignore(&id, 1, mute(who)).await), nobody);
    }
}

#[tokio::test(start_paused = true)]
async fn the_host_sends_a_guest_away_for_good() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    scene.house.sit(&id, &person(2), Seat(1)).await.unwrap();
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut three = scene.guest(&id, 3).await;
    settle(&mut [&mut one]).await;
    let guest = last(&one, "guests")["guests"][0]["guest"].as_u64().unwrap() as u32;
    let guest = Who::Guest { guest };
    let not_host = scene.house.send_away(&id, 2, guest).await;
    assert_eq!(refused(not_host), "NotHost");
    let me = scene.house.send_away(&id, 1, seat(0)).await;
    assert_eq!(refused(me), "Yourself");
    scene.house.send_away(&id, 1, guest).await.unwrap();
    scene.house.send_away(&id, 1, seat(1)).await.unwrap();
    settle(&mut [&mut one, &mut two, &mut three]).await;
    for gone in [&two, &three] {
        assert_eq!(last(gone, "closing")["reason"], "not_open");
    }
    assert_eq!(one.table()["seats"][1]["holder"]["type"], "open");
    assert_eq!(last(&one, "guests")["guests"], json!([]));
    for gone in [2, 3] {
        let back = scene.house.visit(&id, Some(gone), None, None).await;
        assert_eq!(back.err(), Some(RequestError::NotOpen));
        let back = scene.house.sit(&id, &person(gone), Seat(2)).await;
        assert_eq!(refused(back), "NotOpen");
        let info = scene.house.info(&id, Some(gone)).await;
        assert_eq!(info.err(), Some(RequestError::NotOpen));
    }
    // Also after a restart, and nobody else is meant.
    let scene = scene.restarted();
    assert!(scene.house.visit(&id, Some(2), None, None).await.is_err());
    assert!(scene.house.visit(&id, Some(4), None, None).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn who_plays_is_not_sent_away() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut two = scene.guest(&id, 2).await;
    say(&mut two, "here I am").await;
    let line = Who::Line {
        channel: Channel::Everybody,
        number: 1,
    };
    for who in [seat(1), line] {
        let away = scene.house.send_away(&id, 1, who).await;
        let sentence = "PlaysNow";
        assert_eq!(refused(away), sentence);
    }
    // Nor by blocking them.
    scene.house.ignore(&id, 1, block(seat(1))).await.unwrap();
    assert!(scene.house.visit(&id, Some(2), None, None).await.is_ok());
    two.listen().await;
    assert_eq!(last(&two, "closing"), &Value::Null);
}

#[tokio::test(start_paused = true)]
async fn of_those_without_a_name_one_stands_for_all() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    let mut one = scene.guest(&id, 1).await;
    let mut visit = scene.house.visit(&id, None, None, None).await.unwrap();
    settle(&mut [&mut one]).await;
    let guest = &last(&one, "guests")["guests"][0];
    assert_eq!(guest["name"], Value::Null);
    let guest = guest["guest"].as_u64().unwrap() as u32;
    scene
        .house
        .send_away(&id, 1, Who::Guest { guest })
        .await
        .unwrap();
    let mut end = None;
    while let Some(said) = visit.heard() {
        end = Some(said);
    }
    let end = format!("{end:?}");
    assert!(end.contains("NotOpen"), "{end}");
    assert!(scene.house.visit(&id, None, None, None).await.is_err());
    assert!(scene.house.visit(&id, Some(5), None, None).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn who_is_blocked_does_not_come_to_tables_of_those_who_block_them() {
    let scene = Scene::new();
    let first = scene.table(&[1, 2], Options::default()).await;
    scene.house.ignore(&first, 1, block(seat(1))).await.unwrap();
    let mine = gathering(&scene).await;
    let closed = "NotOpen";
    let sit = scene.house.sit(&mine, &person(2), Seat(1)).await;
    assert_eq!(refused(sit), closed);
    assert!(scene.house.visit(&mine, Some(2), None, None).await.is_err());
    // A new name does not help.
    scene.store.rename(2, "somebody new").await.unwrap();
    let sit = scene
        .house
        .sit(&mine, &scene.store.person(2), Seat(1))
        .await;
    assert_eq!(refused(sit), closed);
    // They come and go as they like where the other is not.
    let new = NewTable {
        game: "kemet".to_owned(),
        setup: serde_json::from_value(setup(2)).unwrap(),
        seats: vec![SeatWish::Me { label: None }, SeatWish::Open],
        options: Options::default(),
        start: false,
    };
    let theirs = scene.house.open(&person(2), new).await.unwrap();
    assert!(scene.house.sit(&theirs, &person(3), Seat(1)).await.is_ok());
    // The game that both play goes on.
    assert!(scene.house.visit(&first, Some(2), None, None).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn who_opened_a_table_sends_away_whom_they_block() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    scene.house.sit(&id, &person(2), Seat(1)).await.unwrap();
    let mut two = scene.guest(&id, 2).await;
    scene.house.ignore(&id, 1, block(seat(1))).await.unwrap();
    two.listen().await;
    assert_eq!(last(&two, "closing")["reason"], "not_open");
    let told = serde_json::to_string(&two.heard).unwrap();
    assert!(!told.contains("block"), "nobody is told that");
    let info = scene.house.info(&id, Some(1)).await.unwrap();
    assert_eq!(info.seats[1].label, "");
}

#[tokio::test(start_paused = true)]
async fn whom_one_blocks_is_not_asked_for_a_rematch() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 3], Options::default()).await;
    scene.house.ignore(&id, 1, block(seat(1))).await.unwrap();
    let mut guests = Vec::new();
    for (seat, me) in [(0, 1), (1, 2), (2, 3)] {
        let mut guest = scene.guest(&id, me).await;
        guest.ask(json!({"type": "resign", "seat": seat})).await;
        guests.push(guest);
    }
    let again = scene.house.rematch(&id, &person(1)).await.unwrap();
    let info = scene.house.info(&again, Some(1)).await.unwrap();
    let labels: Vec<&str> = info.seats.iter().map(|seat| seat.label.as_str()).collect();
    assert_eq!(labels, ["person 3", "person 1", ""]);
}

fn report(who: Who, text: &str) -> Report {
    Report {
        who,
        reason: Reason::Abuse,
        text: text.to_owned(),
    }
}

#[tokio::test(start_paused = true)]
async fn a_report_has_what_the_reporter_could_read_and_nothing_else() {
    let scene = Scene::new();
    let teams = json!({
        "mode": "teams", "players": 4, "team_size": 2, "teams": [0, 1, 0, 1],
        "seating": "random", "max_rounds": 2,
    });
    let hidden = Options {
        chat_hidden: true,
        ..Options::default()
    };
    let id = scene.table_of(teams, &[1, 2, 3, 4], hidden).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    let mut nine = scene.guest(&id, 9).await;
    say(&mut one, "for all").await;
    for (guest, text) in [(&mut one, "for us"), (&mut two, "for them")] {
        let said = json!({"type": "say", "text": text, "channel": "team"});
        assert_eq!(guest.ask(said).await["type"], "done");
    }
    say(&mut nine, "from outside").await;
    // What was hidden from me is told nevertheless.
    scene.house.ignore(&id, 3, mute(seat(0))).await.unwrap();
    settle(&mut [&mut one, &mut two, &mut nine]).await;
    let heard = one.heard.len();
    for reporter in [3, 9] {
        let reporter = person(reporter);
        let report = report(seat(0), " he shouts ");
        scene.house.report(&id, &reporter, &report).await.unwrap();
    }
    one.listen().await;
    assert_eq!(one.heard[heard..].len(), 0, "nobody is told");
    let reports = scene.store.reports.lock().unwrap().clone();
    // All of it was said in the same moment of the clock of this test.
    let lines = |report: &NewReport| -> BTreeSet<String> {
        report.lines.iter().map(|line| line.text.clone()).collect()
    };
    let expected = |texts: &[&str]| -> BTreeSet<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    };
    let for_three = expected(&["for all", "for us", "from outside"]);
    assert_eq!(lines(&reports[0]), for_three);
    assert_eq!(lines(&reports[1]), expected(&["from outside"]));
    assert_eq!(reports[0].reported, Some(1));
    assert_eq!(reports[0].reported_name, "person 1");
    assert_eq!(reports[0].text, "he shouts");
}

#[tokio::test(start_paused = true)]
async fn a_report_is_short_and_of_somebody_else() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let long = "x".repeat(501);
    let told = scene
        .house
        .report(&id, &person(1), &report(seat(1), &long))
        .await;
    assert_eq!(refused(told), "ReportTooLong { most: 500 }");
    let told = scene
        .house
        .report(&id, &person(1), &report(seat(0), ""))
        .await;
    assert_eq!(refused(told), "Yourself");
    assert!(scene.store.reports.lock().unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn nobody_passes_for_somebody_else_at_a_table() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    // Cyrillic letters, then a god of this game.
    scene.store.rename(2, "p\u{435}rson 1").await.unwrap();
    scene.store.rename(3, "Anubis").await.unwrap();
    for (seat, id_of) in [(2, 2), (1, 3)] {
        let sits: PersonId = id_of;
        let sits = scene.store.person(sits);
        scene.house.sit(&id, &sits, Seat(seat)).await.unwrap();
    }
    let labels = async || -> Vec<String> {
        let info = scene.house.info(&id, Some(1)).await.unwrap();
        info.seats.into_iter().map(|seat| seat.label).collect()
    };
    let shown = ["person 1", "Anubis 2", "p\u{435}rson 1 2"];
    assert_eq!(labels().await, shown);
    // Who renames themselves is the later one, also if they came first.
    scene.store.rename(1, "ANUBIS").await.unwrap();
    scene.house.renamed(&scene.store.person(1)).await;
    assert_eq!(labels().await, ["ANUBIS 3", "Anubis 2", "p\u{435}rson 1"]);
    // Who looks on comes after those who sit, in the chat too.
    scene.store.rename(9, "anubis 2").await.unwrap();
    let mut nine = scene.guest(&id, 9).await;
    say(&mut nine, "it is me").await;
    settle(&mut [&mut nine]).await;
    let chat = last(&nine, "chat");
    assert_eq!(chat["lines"][0]["name"], "anubis 2 2");
    assert_eq!(last(&nine, "guests")["guests"][0]["name"], "anubis 2 2");
    // The lists say the same when the table sleeps.
    let scene = scene.restarted();
    let info = scene.house.info(&id, Some(1)).await.unwrap();
    assert_eq!(info.seats[0].label, "ANUBIS 3");
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_seen_is_not_said() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    for text in [
        "a\u{202e}b",
        "\u{200b}",
        "x\u{2066}y",
        "bell\u{7}",
        "p\u{e000}",
    ] {
        let said = one.ask(json!({"type": "say", "text": text})).await;
        assert_eq!(why(&said), "invisible", "{text:?}");
    }
    say(&mut one, "two\nlines \u{1f469}\u{200d}\u{1f4bb}").await;
    settle(&mut [&mut one]).await;
    assert_eq!(texts(&one), ["two lines \u{1f469}\u{200d}\u{1f4bb}"]);
}

/// The number of the guest who is called so.
fn guest_called(guest: &Guest, name: &str) -> Who {
    let guests = last(guest, "guests")["guests"].as_array().unwrap();
    let one = guests.iter().find(|one| one["name"] == name).unwrap();
    Who::Guest {
        guest: one["guest"].as_u64().unwrap() as u32,
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_blocked_is_sent_away_from_where_they_look_on() {
    let scene = Scene::new();
    let game = scene.table(&[1, 2], Options::default()).await;
    let other = scene.table(&[2, 3], Options::default()).await;
    let mut one = scene.guest(&game, 1).await;
    let mut two = scene.guest(&game, 2).await;
    let mut nine = scene.guest(&game, 9).await;
    let mut nine_too = scene.guest(&game, 9).await;
    let mut eight = scene.guest(&game, 8).await;
    // At another table person 2 sits too, but looks at it no longer.
    let mut elsewhere = scene.guest(&other, 9).await;
    settle(&mut [&mut one, &mut two]).await;
    let who = guest_called(&two, "person 9");
    // To be muted is no reason to go.
    scene.house.ignore(&game, 2, mute(who)).await.unwrap();
    settle(&mut [&mut nine]).await;
    assert_eq!(last(&nine, "closing"), &Value::Null);
    scene.house.ignore(&game, 2, block(who)).await.unwrap();
    let everybody = &mut [
        &mut one,
        &mut two,
        &mut nine,
        &mut nine_too,
        &mut eight,
        &mut elsewhere,
    ];
    settle(everybody).await;
    for gone in [&nine, &nine_too, &elsewhere] {
        assert_eq!(last(gone, "closing")["reason"], "not_open");
    }
    for here in [&one, &two, &eight] {
        assert_eq!(last(here, "closing"), &Value::Null);
    }
    let guests = last(&one, "guests")["guests"].as_array().unwrap().clone();
    assert_eq!(guests.len(), 1, "{guests:?}");
    // Whoever looks on sends nobody away, whom they block or not.
    let mut seven = scene.guest(&game, 7).await;
    settle(&mut [&mut seven]).await;
    let who = guest_called(&seven, "person 8");
    scene.house.ignore(&game, 7, block(who)).await.unwrap();
    settle(&mut [&mut eight]).await;
    assert_eq!(last(&eight, "closing"), &Value::Null);
}

#[tokio::test(start_paused = true)]
async fn whoever_sits_down_sends_away_whom_they_blocked() {
    let scene = Scene::new();
    let first = scene.table(&[2, 3], Options::default()).await;
    scene.house.ignore(&first, 2, block(seat(1))).await.unwrap();
    let id = gathering(&scene).await;
    let mut three = scene.guest(&id, 3).await;
    let mut four = scene.guest(&id, 4).await;
    scene.house.sit(&id, &person(2), Seat(1)).await.unwrap();
    settle(&mut [&mut three, &mut four]).await;
    assert_eq!(last(&three, "closing")["reason"], "not_open");
    assert_eq!(last(&four, "closing"), &Value::Null);
}

#[tokio::test(start_paused = true)]
async fn who_gives_up_a_seat_beside_somebody_who_blocks_them_goes() {
    let scene = Scene::new();
    let id = gathering(&scene).await;
    for (sits, seat) in [(2, 1), (3, 2)] {
        let sat = scene.house.sit(&id, &person(sits), Seat(seat)).await;
        sat.unwrap();
    }
    let mut three = scene.guest(&id, 3).await;
    scene.house.ignore(&id, 2, block(seat(2))).await.unwrap();
    settle(&mut [&mut three]).await;
    assert_eq!(last(&three, "closing"), &Value::Null, "they sit there");
    scene.house.leave(&id, 3, Seat(2)).await.unwrap();
    settle(&mut [&mut three]).await;
    assert_eq!(last(&three, "closing")["reason"], "not_open");
}

/// What each door of a table says to somebody.
async fn doors(scene: &Scene, id: &str, me: PersonId) -> Vec<(&'static str, bool)> {
    let house = &scene.house;
    let asker = crate::analyses::asker(me);
    let text = "mine".to_owned();
    let not_open = Some(RequestError::NotOpen);
    vec![
        ("info", house.info(id, Some(me)).await.err() == not_open),
        ("record", house.record(id, Some(me)).await.err() == not_open),
        ("marks", house.marks(id, Some(me)).await.err() == not_open),
        ("notes", house.notes(id, me).await.err() == not_open),
        (
            "set notes",
            house.set_notes(id, me, Notes { text }).await.err() == not_open,
        ),
        (
            "analysis",
            house.analysis(id, Some(me), asker).await.err() == not_open,
        ),
        (
            "ignore",
            house.ignore(id, me, mute(seat(0))).await.err() == not_open,
        ),
        (
            "report",
            house.report(id, &person(me), &report(seat(0), "")).await == Err(RequestError::NotOpen),
        ),
    ]
}

#[tokio::test(start_paused = true)]
async fn every_door_is_closed_to_who_is_shut_out() {
    let scene = Scene::new();
    let before = scene.table(&[1, 9], Options::default()).await;
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let _eight = scene.guest(&id, 8).await;
    settle(&mut [&mut one]).await;
    let eight = guest_called(&one, "person 8");
    scene.house.send_away(&id, 1, eight).await.unwrap();
    let blocked = scene.house.ignore(&before, 1, block(seat(1))).await;
    blocked.unwrap();
    for shut_out in [8, 9] {
        for (door, shut) in doors(&scene, &id, shut_out).await {
            assert!(shut, "{door} is open to {shut_out}");
        }
        let notes = scene.store.notes(&id, shut_out).await.unwrap();
        assert_eq!(notes, "");
    }
    for (door, shut) in doors(&scene, &id, 7).await {
        assert!(!shut, "{door} is closed to somebody else");
    }
    // A block ends with the game; who was sent away stays away.
    one.ask(json!({"type": "resign", "seat": 0})).await;
    settle(&mut [&mut one]).await;
    for (door, shut) in doors(&scene, &id, 9).await {
        assert!(!shut, "{door} of a game that is over");
    }
    for (door, shut) in doors(&scene, &id, 8).await {
        assert!(shut, "{door} is open again");
    }
}

#[tokio::test(start_paused = true)]
async fn who_blocks_one_is_not_asked_for_a_rematch() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2, 3], Options::default()).await;
    scene.house.ignore(&id, 2, block(seat(0))).await.unwrap();
    scene.house.ignore(&id, 3, mute(seat(0))).await.unwrap();
    for (seat, me) in [(0, 1), (1, 2), (2, 3)] {
        let mut guest = scene.guest(&id, me).await;
        guest.ask(json!({"type": "resign", "seat": seat})).await;
    }
    let again = scene.house.rematch(&id, &person(1)).await.unwrap();
    let info = scene.house.info(&again, Some(1)).await.unwrap();
    let labels: Vec<&str> = info.seats.iter().map(|seat| seat.label.as_str()).collect();
    assert_eq!(labels, ["person 3", "person 1", ""]);
}

#[tokio::test(start_paused = true)]
async fn in_a_crowd_of_one_name_nobody_is_another() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut crowd = Vec::new();
    for me in 100..145 {
        scene.store.rename(me, "Anna").await.unwrap();
        crowd.push(scene.guest(&id, me).await);
    }
    let mut one = scene.guest(&id, 1).await;
    settle(&mut [&mut one]).await;
    let guests = last(&one, "guests");
    assert_eq!(guests["more"], 5);
    let guests = guests["guests"].as_array().unwrap().iter();
    let mut names: BTreeSet<String> = guests
        .map(|guest| guest["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(names.len(), 40);
    // Two speak who are not on the list, one of them twice.
    for speaker in [44, 42, 44] {
        say(&mut crowd[speaker], "it is me, Anna").await;
    }
    settle(&mut [&mut one]).await;
    let said = one.heard.iter().filter(|said| said["type"] == "chat");
    let lines = said.flat_map(|said| said["lines"].as_array().unwrap());
    let spoke: Vec<&str> = lines.map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(spoke[0], spoke[2]);
    names.extend(spoke.iter().map(|&name| name.to_owned()));
    assert_eq!(names.len(), 42, "{spoke:?}");
}

#[tokio::test(start_paused = true)]
async fn reports_do_not_fill_the_disk() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let told = async |me| {
        let report = report(seat(1), "he shouts");
        scene.house.report(&id, &person(me), &report).await
    };
    for _ in 0..20 {
        told(1).await.unwrap();
    }
    let enough = refused(told(1).await);
    assert_eq!(enough, "ReportsWait");
    // Others may, until very many wait.
    told(3).await.unwrap();
    let strangers = (10_000..14_979).map(|reporter| {
        let one = scene.store.reports.lock().unwrap()[0].clone();
        NewReport { reporter, ..one }
    });
    let strangers: Vec<NewReport> = strangers.collect();
    scene.store.reports.lock().unwrap().extend(strangers);
    let enough = refused(told(4).await);
    assert_eq!(enough, "ReportsFull");
    scene.store.reports.lock().unwrap().pop();
    told(4).await.unwrap();
}
