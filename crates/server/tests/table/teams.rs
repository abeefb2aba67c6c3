//! Two teams of three and somebody who looks on: what teammates tell, point out
//! and show to each other, compared with what every socket received (KB-4.1.b,
//! KB-HI-12).

use serde_json::{Value, json};
use server::wire::Options;

use crate::company::{Guest, Scene, why};

/// Persons 1, 3 and 5 against 2, 4 and 6; 7 looks on.
struct Match {
    scene: Scene,
    id: String,
    guests: Vec<Guest>,
}

const ON_LOOKER: usize = 6;

fn three_against_three() -> Value {
    json!({
        "mode": "teams", "players": 6, "team_size": 3, "teams": [0, 1, 0, 1, 0, 1],
        "seating": "random", "max_rounds": 2,
    })
}

impl Match {
    async fn begin() -> Match {
        let scene = Scene::new();
        let people = [1, 2, 3, 4, 5, 6];
        let id = scene
            .table_of(three_against_three(), &people, Options::default())
            .await;
        let mut guests = Vec::new();
        for person in 1..=7 {
            guests.push(scene.guest(&id, person).await);
        }
        let mut game = Match { scene, id, guests };
        game.settle().await;
        game
    }

    /// Everybody reads what there is, and forgets it.
    async fn settle(&mut self) {
        // Who sits where is told a moment after somebody came.
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        for guest in &mut self.guests {
            guest.listen().await;
            guest.heard.clear();
        }
    }

    /// What everybody heard since, but for the answer to whoever asked.
    async fn heard(&mut self) -> Vec<Vec<Value>> {
        let mut all = Vec::new();
        for guest in &mut self.guests {
            guest.listen().await;
            let heard = guest.heard.drain(..);
            let answers = ["done", "refused"];
            let kind = |said: &Value| said["type"].as_str().unwrap().to_owned();
            all.push(
                heard
                    .filter(|said| !answers.contains(&&*kind(said)))
                    .collect(),
            );
        }
        all
    }

    /// Seats 0, 2 and 4 heard this and nobody else heard anything.
    async fn only_the_first_team_heard(&mut self, kind: &str) -> Vec<Value> {
        let all = self.heard().await;
        for (seat, heard) in all.iter().enumerate() {
            let expected = usize::from([0, 2, 4].contains(&seat));
            assert_eq!(heard.len(), expected, "seat {seat}: {heard:?}");
            assert!(heard.iter().all(|said| said["type"] == kind), "{heard:?}");
        }
        all.into_iter().flatten().collect()
    }

    /// Somebody whose turn it is acts.
    async fn somebody_acts(&mut self) {
        let seat = self.guests[0].last["awaiting"][0].as_u64().unwrap();
        let actor = &mut self.guests[seat as usize];
        let offer = actor.offers()[0].clone();
        actor.must_act(seat as u8, &offer).await;
    }
}

fn lines(guest: &Guest) -> Vec<(String, u64, String)> {
    let chat = guest.heard.iter().filter(|said| said["type"] == "chat");
    let lines = chat.flat_map(|said| said["lines"].as_array().unwrap().clone());
    lines
        .map(|line| {
            let word = |key: &str| line[key].as_str().unwrap().to_owned();
            (
                word("channel"),
                line["number"].as_u64().unwrap(),
                word("text"),
            )
        })
        .collect()
}

fn line(channel: &str, number: u64, text: &str) -> (String, u64, String) {
    (channel.to_owned(), number, text.to_owned())
}

// KB-4.1.b: secretly among the team. KB-HI-12: no gap in what others read.
#[tokio::test(start_paused = true)]
async fn what_is_said_to_the_team_reaches_the_team_alone() {
    let mut game = Match::begin().await;
    let version = game.guests[1].version();
    let said = game.guests[0]
        .ask(json!({"type": "say", "text": "the west?", "channel": "team"}))
        .await;
    assert_eq!(said["type"], "done");
    let heard = game.only_the_first_team_heard("chat").await;
    assert_eq!(heard[0]["lines"][0]["text"], "the west?");
    assert_eq!(heard[0]["lines"][0]["channel"], "team");
    // Others talk, a little later: their numbers know nothing of it.
    let moment = std::time::Duration::from_millis(5);
    tokio::time::sleep(moment).await;
    game.guests[3]
        .ask(json!({"type": "say", "text": "ours", "channel": "team"}))
        .await;
    tokio::time::sleep(moment).await;
    game.guests[1]
        .ask(json!({"type": "say", "text": "good luck"}))
        .await;
    for (seat, heard) in game.heard().await.iter().enumerate() {
        let all = heard
            .iter()
            .flat_map(|said| said["lines"].as_array().unwrap());
        let numbers: Vec<_> = all
            .map(|line| (&line["channel"], &line["number"]))
            .collect();
        let (team, everybody) = (json!("team"), json!("everybody"));
        match seat {
            1 | 3 | 5 => assert_eq!(numbers, [(&team, &json!(1)), (&everybody, &json!(1))]),
            _ => assert_eq!(numbers, [(&everybody, &json!(1))], "seat {seat}"),
        }
    }
    // Who comes later reads the same, and the same after a restart.
    let restarted = game.scene.restarted();
    for scene in [&game.scene, &restarted] {
        let ours = vec![
            line("team", 1, "the west?"),
            line("everybody", 1, "good luck"),
        ];
        let theirs = vec![line("team", 1, "ours"), line("everybody", 1, "good luck")];
        assert_eq!(lines(&scene.guest(&game.id, 5).await), ours);
        assert_eq!(lines(&scene.guest(&game.id, 2).await), theirs);
        let others = vec![line("everybody", 1, "good luck")];
        assert_eq!(lines(&scene.guest(&game.id, 7).await), others);
        assert_eq!(lines(&scene.guest(&game.id, 8).await), others);
    }
    // No version of the table has moved because of it.
    assert_eq!(game.guests[1].version(), version);
}

#[tokio::test(start_paused = true)]
async fn a_team_keeps_its_talk_to_itself_when_the_game_is_over() {
    let mut game = Match::begin().await;
    game.guests[0]
        .ask(json!({"type": "say", "text": "the west?", "channel": "team"}))
        .await;
    for seat in 0..6 {
        let resigned = json!({"type": "resign", "seat": seat});
        game.guests[seat].ask(resigned).await;
    }
    game.settle().await;
    let mut enemy = game.scene.guest(&game.id, 2).await;
    assert_eq!(enemy.table()["status"], "finished");
    enemy
        .tell(json!({"type": "look", "eye": {"Seat": 0}}))
        .await;
    enemy.listen().await;
    assert_eq!(lines(&enemy), []);
    let shown = enemy.heard.iter().filter(|said| said["type"] == "team");
    assert!(
        shown
            .into_iter()
            .all(|said| said["team"]["showing"] == json!([]))
    );
    assert_eq!(lines(&game.scene.guest(&game.id, 3).await).len(), 1);
}

// KB-4.1.b: pointing is talk, too.
#[tokio::test(start_paused = true)]
async fn pointing_reaches_the_team_alone_and_not_too_often() {
    let mut game = Match::begin().await;
    let pointed = game.guests[2]
        .ask(json!({"type": "point", "seat": 2, "at": "TM-I"}))
        .await;
    assert_eq!(pointed["type"], "done");
    let heard = game.only_the_first_team_heard("point").await;
    assert_eq!(heard[0], json!({"type": "point", "seat": 2, "at": "TM-I"}));
    let mut refused = 0;
    for _ in 0..8 {
        let point = json!({"type": "point", "seat": 2, "at": "TM-I"});
        let answer = game.guests[2].ask(point).await;
        if answer["type"] == "refused" {
            assert_eq!(why(&answer), "too_fast");
            refused += 1;
        }
    }
    assert!((4..8).contains(&refused), "{refused}");
    // It is not stored: who comes later sees nothing of it.
    game.settle().await;
    let late = game.scene.guest(&game.id, 5).await;
    assert!(late.heard.iter().all(|said| said["type"] != "point"));
}

// KB-4.1.b, KB-HI-12: cards are shown to the team, and nobody else notices.
#[tokio::test(start_paused = true)]
async fn cards_are_shown_to_the_team_alone_and_only_while_they_are() {
    let mut game = Match::begin().await;
    let own = game.guests[0].last["view"]["players"][0]["secret"].clone();
    assert!(own["di"].is_array() || own["di"].is_object(), "{own}");
    game.guests[0]
        .ask(json!({"type": "show", "seat": 0, "on": true}))
        .await;
    let all = game.heard().await;
    for (seat, heard) in all.iter().enumerate() {
        match seat {
            0 => {
                assert_eq!(heard[0]["team"]["showing"], json!([0]));
                assert_eq!(heard[0]["team"]["hands"], json!([]), "one knows one's own");
            }
            2 | 4 => {
                let hands = json!([{"seat": 0, "cards": own}]);
                assert_eq!(heard[0]["team"]["hands"], hands);
                assert_eq!(heard[0]["team"]["seats"], json!([0, 2, 4]));
            }
            _ => assert!(heard.is_empty(), "seat {seat}: {heard:?}"),
        }
    }
    // With everything that happens it comes again, and after coming back, and
    // after a restart; others get what they always get.
    game.somebody_acts().await;
    let hands_of = |heard: &[Value]| {
        let mut teams = heard.iter().filter(|said| said["type"] == "team");
        teams
            .next_back()
            .map(|said| said["team"]["hands"].as_array().unwrap().len())
    };
    for (seat, heard) in game.heard().await.iter().enumerate() {
        let expected = match seat {
            2 | 4 => Some(1),
            ON_LOOKER => None,
            _ => Some(0),
        };
        assert_eq!(hands_of(heard), expected, "seat {seat}");
        let updates = heard.iter().filter(|said| said["type"] == "update").count();
        assert_eq!(updates, 1, "seat {seat}");
    }
    let restarted = game.scene.restarted();
    for scene in [&game.scene, &restarted] {
        assert_eq!(hands_of(&scene.guest(&game.id, 3).await.heard), Some(1));
        assert_eq!(hands_of(&scene.guest(&game.id, 4).await.heard), Some(0));
        assert_eq!(hands_of(&scene.guest(&game.id, 9).await.heard), None);
    }
    // No view of anybody ever held a hand of another.
    game.settle().await;
    for (seat, guest) in game.guests.iter().enumerate() {
        for (place, player) in guest.last["view"]["players"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            assert_eq!(!player["secret"].is_null(), place == seat);
        }
    }
    // Off again: nothing more arrives.
    game.guests[0]
        .ask(json!({"type": "show", "seat": 0, "on": false}))
        .await;
    for said in game.only_the_first_team_heard("team").await {
        assert_eq!(said["team"]["hands"], json!([]));
        assert_eq!(said["team"]["showing"], json!([]));
    }
    game.somebody_acts().await;
    let all = game.heard().await;
    assert_eq!(hands_of(&all[2]), Some(0));
}

#[tokio::test(start_paused = true)]
async fn whoever_is_of_no_team_is_told_so_and_changes_nothing() {
    let mut game = Match::begin().await;
    let wishes = [
        (
            ON_LOOKER,
            json!({"type": "say", "text": "psst", "channel": "team"}),
            "not_seated",
        ),
        (
            ON_LOOKER,
            json!({"type": "point", "seat": 0, "at": "TM-I"}),
            "not_seated",
        ),
        (
            ON_LOOKER,
            json!({"type": "show", "seat": 0, "on": true}),
            "not_seated",
        ),
        (
            1,
            json!({"type": "point", "seat": 0, "at": "TM-I"}),
            "not_yours",
        ),
        (
            1,
            json!({"type": "show", "seat": 0, "on": true}),
            "not_yours",
        ),
        (
            0,
            json!({"type": "point", "seat": 0, "at": "a b"}),
            "unreadable",
        ),
        (
            0,
            json!({"type": "point", "seat": 0, "at": "x".repeat(33)}),
            "unreadable",
        ),
        (
            0,
            json!({"type": "say", "text": " ", "channel": "team"}),
            "unreadable",
        ),
    ];
    for (who, wish, reason) in wishes {
        let answer = game.guests[who].ask(wish.clone()).await;
        assert_eq!(why(&answer), reason, "{wish}");
    }
    for (seat, heard) in game.heard().await.iter().enumerate() {
        assert!(heard.is_empty(), "seat {seat}: {heard:?}");
    }
    // A channel that does not exist cannot even be read.
    let strange = json!({"type": "say", "id": "1", "text": "psst", "channel": "enemies"});
    assert!(serde_json::from_value::<server::wire::ToServer>(strange).is_err());
}

#[tokio::test(start_paused = true)]
async fn a_table_without_teams_has_no_team_to_talk_to() {
    let scene = Scene::new();
    let id = scene.table(&[1, 2], Options::default()).await;
    let mut one = scene.guest(&id, 1).await;
    let mut two = scene.guest(&id, 2).await;
    two.listen().await;
    two.heard.clear();
    for wish in [
        json!({"type": "say", "text": "psst", "channel": "team"}),
        json!({"type": "point", "seat": 0, "at": "TM-I"}),
        json!({"type": "show", "seat": 0, "on": true}),
    ] {
        assert_eq!(why(&one.ask(wish).await), "no_team");
    }
    assert!(one.heard.iter().all(|said| said["type"] != "team"));
    two.listen().await;
    assert!(
        two.heard.iter().all(|said| said["type"] == "table"),
        "{:?}",
        two.heard
    );
}

#[tokio::test(start_paused = true)]
async fn bots_are_teammates_to_whom_nothing_is_sent() {
    let scene = Scene::new();
    let setup = json!({
        "mode": "teams", "players": 4, "team_size": 2, "teams": [0, 0, 1, 1],
        "seating": "random", "max_rounds": 2,
    });
    let id = scene
        .table_of(setup, &[1, 0, 2, 0], Options::default())
        .await;
    let mut one = scene.guest(&id, 1).await;
    for wish in [
        json!({"type": "say", "text": "come", "channel": "team"}),
        json!({"type": "point", "seat": 0, "at": "TM-I"}),
        json!({"type": "show", "seat": 0, "on": true}),
    ] {
        assert_eq!(one.ask(wish).await["type"], "done");
    }
    let count = one.count();
    one.play_until(0, count + 1).await;
}

/// Who holds seats of both teams talks to everybody only.
#[tokio::test(start_paused = true)]
async fn one_screen_for_both_teams_has_no_secrets_from_itself() {
    let scene = Scene::new();
    let setup = json!({"mode": "teams", "players": 4, "team_size": 2, "seating": "random"});
    let options = Options {
        hot_seat: true,
        ..Options::default()
    };
    let id = scene.table_of(setup, &[1, 1, 1, 1], options).await;
    let mut one = scene.guest(&id, 1).await;
    let answer = one
        .ask(json!({"type": "say", "text": "psst", "channel": "team"}))
        .await;
    assert_eq!(why(&answer), "no_team");
}
