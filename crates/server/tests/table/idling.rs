//! Somebody who is there, is asked and does nothing: the others may let a bot
//! play on, and nobody else may.

use std::time::Duration;

use serde_json::{Value, json};
use server::wire::{Options, Pace};

use crate::company::{Guest, Scene, why};

/// As long as two who wait need to wait, with a little more.
const TWO_WAIT: Duration = Duration::from_secs(125);
/// As long as one who waits alone does.
const ONE_WAITS: Duration = Duration::from_secs(245);
/// More than the warning.
const WARNED: Duration = Duration::from_secs(27);

struct Party {
    scene: Scene,
    id: String,
    /// By seat.
    guests: Vec<Guest>,
    /// The one seat that is asked.
    idle: usize,
}

/// A live table of this many people, all of whom look.
async fn party(people: i64) -> Party {
    let scene = Scene::new();
    let seats: Vec<i64> = (1..=people).collect();
    let id = scene.table(&seats, Options::default()).await;
    let mut guests = Vec::new();
    for &me in &seats {
        guests.push(scene.guest(&id, me).await);
    }
    let asked = guests[0].last["awaiting"].as_array().unwrap().clone();
    assert_eq!(asked.len(), 1);
    let idle = asked[0].as_u64().unwrap() as usize;
    Party {
        scene,
        id,
        guests,
        idle,
    }
}

impl Party {
    /// Everybody but the idle one.
    fn others(&self) -> Vec<usize> {
        let seats = 0..self.guests.len();
        seats.filter(|&seat| seat != self.idle).collect()
    }

    async fn vote(&mut self, seat: usize, yes: bool) -> Value {
        let idle = self.idle;
        let vote = json!({"type": "let_bot_play", "seat": seat, "idle": idle, "yes": yes});
        self.guests[seat].ask(vote).await
    }

    async fn must_vote(&mut self, seat: usize) {
        assert_eq!(self.vote(seat, true).await["type"], "done");
    }

    /// What this one was last told of those who do nothing.
    async fn told(&mut self, seat: usize) -> Value {
        let guest = &mut self.guests[seat];
        guest.listen().await;
        let last = guest.heard.iter().rev().find(|said| said["type"] == "idle");
        last.map_or(json!([]), |said| said["idle"].clone())
    }

    /// Why a bot plays for the idle one.
    async fn away(&mut self) -> Value {
        let seat = self.others()[0];
        self.guests[seat].listen().await;
        self.guests[seat].table()["seats"][self.idle]["holder"]["away"].clone()
    }
}

async fn pass(time: Duration) {
    tokio::time::sleep(time).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_changes_their_mind_without_end() {
    let mut party = party(3).await;
    let other = party.others()[0];
    pass(TWO_WAIT).await;
    let mut refused = Value::Null;
    for time in 0..20 {
        refused = party.vote(other, time % 2 == 0).await;
        if refused["type"] != "done" {
            break;
        }
    }
    assert_eq!(why(&refused), "too_fast");
    pass(Duration::from_secs(10)).await;
    party.must_vote(other).await;
}

#[tokio::test(start_paused = true)]
async fn all_who_wait_agree_and_a_bot_plays_on() {
    let mut party = party(3).await;
    let (idle, others) = (party.idle, party.others());
    pass(Duration::from_secs(100)).await;
    assert_eq!(party.told(others[0]).await, json!([]));
    assert_eq!(why(&party.vote(others[0], true).await), "not_idle");
    pass(TWO_WAIT - Duration::from_secs(100)).await;
    let told = party.told(others[0]).await;
    assert_eq!(told[0]["seat"], idle);
    assert_eq!(told[0]["open"], json!(others));
    assert!(told[0]["idle_for"].as_u64().unwrap() >= 120_000);

    party.must_vote(others[0]).await;
    party.must_vote(others[0]).await;
    let told = party.told(idle).await;
    assert_eq!(told[0]["yes"], json!([others[0]]), "one vote each");
    assert_eq!(told[0]["bot_in"], Value::Null);
    pass(Duration::from_secs(600)).await;
    assert_eq!(party.away().await, Value::Null, "not all agree");

    party.must_vote(others[1]).await;
    let left = party.told(idle).await[0]["bot_in"].as_u64().unwrap();
    assert!((24_000..=25_000).contains(&left), "{left}");
    pass(Duration::from_secs(20)).await;
    assert_eq!(party.away().await, Value::Null, "they are warned first");
    pass(WARNED - Duration::from_secs(20)).await;
    assert_eq!(party.away().await, "idle");
    assert_eq!(party.told(others[0]).await, json!([]));
    assert!(
        party.guests[others[0]]
            .kinds()
            .contains(&"bot_seated".to_owned())
    );

    // Their browser comes back by itself: it is still the bot that plays.
    let me = idle as i64 + 1;
    let version = party.guests[idle].version() as u32;
    let back = party
        .scene
        .guest_at(&party.id, me, Some(version), None)
        .await;
    assert_eq!(back.table()["seats"][idle]["holder"]["away"], "idle");
    drop(back);
    // They ask for it, or open the page again.
    let take = json!({"type": "take_back", "seat": idle});
    assert_eq!(party.guests[idle].ask(take).await["type"], "done");
    assert_eq!(party.away().await, Value::Null);
}

#[tokio::test(start_paused = true)]
async fn who_opens_the_page_again_has_their_seat() {
    let mut party = party(3).await;
    let (idle, others) = (party.idle, party.others());
    pass(TWO_WAIT).await;
    party.must_vote(others[0]).await;
    party.must_vote(others[1]).await;
    pass(WARNED).await;
    assert_eq!(party.away().await, "idle");
    let me = idle as i64 + 1;
    let back = party.scene.guest(&party.id, me).await;
    assert_eq!(back.table()["seats"][idle]["holder"]["away"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn whatever_they_do_keeps_them_their_seat_and_the_wait_begins_anew() {
    let log = json!({"type": "log", "ask": 1, "before": 1});
    for deed in [json!({"type": "here"}), log] {
        let mut party = party(3).await;
        let (idle, others) = (party.idle, party.others());
        pass(TWO_WAIT).await;
        party.must_vote(others[0]).await;
        party.must_vote(others[1]).await;
        pass(Duration::from_secs(15)).await;
        assert_eq!(party.told(idle).await.as_array().unwrap().len(), 1);
        party.guests[idle].tell(deed).await;
        assert_eq!(party.told(idle).await, json!([]));
        pass(Duration::from_secs(100)).await;
        assert_eq!(party.away().await, Value::Null);
        assert_eq!(why(&party.vote(others[0], true).await), "not_idle");
        // Votes from before do not count again.
        pass(Duration::from_secs(30)).await;
        assert_eq!(party.told(others[0]).await[0]["yes"], json!([]));
        pass(Duration::from_secs(600)).await;
        assert_eq!(party.away().await, Value::Null);
    }
}

#[tokio::test(start_paused = true)]
async fn a_ping_is_no_deed_and_a_move_ends_it() {
    let mut party = party(3).await;
    let (idle, others) = (party.idle, party.others());
    for _ in 0..25 {
        party.guests[idle].tell(json!({"type": "ping"})).await;
        pass(Duration::from_secs(5)).await;
    }
    party.must_vote(others[0]).await;
    party.must_vote(others[1]).await;
    party.guests[idle].listen().await;
    let action = party.guests[idle].offers()[0].clone();
    party.guests[idle].must_act(idle as u8, &action).await;
    pass(WARNED).await;
    assert_eq!(party.away().await, Value::Null);
}

#[tokio::test(start_paused = true)]
async fn one_who_waits_alone_waits_longer() {
    let mut party = party(2).await;
    let other = party.others()[0];
    pass(TWO_WAIT).await;
    assert_eq!(why(&party.vote(other, true).await), "not_idle");
    pass(ONE_WAITS - TWO_WAIT).await;
    party.must_vote(other).await;
    // Thinks better of it.
    assert_eq!(party.vote(other, false).await["type"], "done");
    pass(WARNED).await;
    assert_eq!(party.away().await, Value::Null);
    party.must_vote(other).await;
    pass(WARNED).await;
    assert_eq!(party.away().await, "idle");
}

#[tokio::test(start_paused = true)]
async fn those_who_do_not_wait_have_no_say() {
    let mut party = party(4).await;
    let (idle, others) = (party.idle, party.others());
    // One resigned, one lets a bot play.
    let resign = json!({"type": "resign", "seat": others[0]});
    assert_eq!(party.guests[others[0]].ask(resign).await["type"], "done");
    let over = json!({"type": "hand_over", "seat": others[1]});
    assert_eq!(party.guests[others[1]].ask(over).await["type"], "done");
    pass(ONE_WAITS).await;
    for seat in [others[0], others[1]] {
        assert_eq!(why(&party.vote(seat, true).await), "bot_plays");
    }
    // Nobody votes for another's seat, nor on oneself, nor on one who is not asked.
    let mut spectator = party.scene.guest(&party.id, 9).await;
    let vote = |seat: usize, of: usize| json!({"type": "let_bot_play", "seat": seat, "idle": of, "yes": true});
    assert_eq!(
        why(&spectator.ask(vote(others[2], idle)).await),
        "not_seated"
    );
    let guest = &mut party.guests[others[2]];
    assert_eq!(why(&guest.ask(vote(others[1], idle)).await), "not_yours");
    assert_eq!(
        why(&guest.ask(vote(others[2], others[2])).await),
        "not_idle"
    );
    assert_eq!(
        why(&guest.ask(vote(others[2], others[1])).await),
        "not_idle"
    );
    assert_eq!(why(&guest.ask(vote(others[2], 7)).await), "not_idle");
    let own = party.guests[idle].ask(vote(idle, idle)).await;
    assert_eq!(why(&own), "not_idle");
    // The last of them waits alone and decides alone; what the idle one said
    // was a deed.
    assert_eq!(why(&party.vote(others[2], true).await), "not_idle");
    pass(ONE_WAITS).await;
    assert_eq!(party.told(others[2]).await[0]["open"], json!([others[2]]));
    party.must_vote(others[2]).await;
    pass(WARNED).await;
    assert_eq!(party.away().await, "idle");
}

#[tokio::test(start_paused = true)]
async fn a_vote_counts_as_long_as_who_gave_it_waits() {
    let mut party = party(3).await;
    let (idle, others) = (party.idle, party.others());
    pass(TWO_WAIT).await;
    party.must_vote(others[0]).await;
    party.must_vote(others[1]).await;
    pass(Duration::from_secs(10)).await;
    // Who comes back was never asked: the warning ends.
    let away = party.guests.remove(others[1]);
    drop(away);
    pass(Duration::from_secs(1)).await;
    let me = others[1] as i64 + 1;
    let back = party.scene.guest(&party.id, me).await;
    party.guests.insert(others[1], back);
    let told = party.told(idle).await;
    assert_eq!(told[0]["open"], json!([others[1]]));
    assert_eq!(told[0]["bot_in"], Value::Null);
    pass(WARNED).await;
    assert_eq!(party.away().await, Value::Null);
}

#[tokio::test(start_paused = true)]
async fn where_a_clock_runs_nobody_votes() {
    let scene = Scene::new();
    let slow = Options {
        pace: Pace::PerDecision { seconds: 3_600 },
        ..Options::default()
    };
    let id = scene.table(&[1, 2], slow).await;
    let mut guests = [scene.guest(&id, 1).await, scene.guest(&id, 2).await];
    let idle = guests[0].last["awaiting"][0].as_u64().unwrap() as usize;
    pass(Duration::from_secs(1_200)).await;
    let other = 1 - idle;
    let vote = json!({"type": "let_bot_play", "seat": other, "idle": idle, "yes": true});
    assert_eq!(why(&guests[other].ask(vote).await), "not_idle");
}
