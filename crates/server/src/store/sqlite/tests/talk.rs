//! What is said, and shown to a team.

use super::*;
use crate::wire::Channel;

#[tokio::test]
async fn a_line_said_twice_is_said_once() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let line = |text: &str| ChatLine {
        channel: Channel::Everybody,
        number: 0,
        at: 5,
        name: "Quiet Ibis".to_owned(),
        seat: Some(seat(2)),
        text: text.to_owned(),
    };
    let say = async |person, id, text| store.say("t", person, id, &line(text)).await.unwrap();
    assert_eq!(say(host.id, "a", "hello").await, 1);
    assert_eq!(say(host.id, "b", "well?").await, 2);
    assert_eq!(say(host.id, "a", "hello").await, 1);
    assert_eq!(say(other.id, "a", "hi").await, 3);
    let lines = store.chat("t", 2).await.unwrap();
    let texts: Vec<_> = lines
        .iter()
        .map(|spoken| (spoken.line.number, spoken.line.text.as_str()))
        .collect();
    assert_eq!(texts, [(2, "well?"), (3, "hi")]);
    assert_eq!(lines[0].line.seat, Some(seat(2)));
    store
        .set_notes("t", host.id, "watch the west")
        .await
        .unwrap();
    store
        .set_notes("t", host.id, "watch the east")
        .await
        .unwrap();
    assert_eq!(store.notes("t", host.id).await.unwrap(), "watch the east");
    assert_eq!(store.notes("t", other.id).await.unwrap(), "");
}

#[tokio::test]
async fn each_team_counts_its_own_lines_and_nobody_elses_move() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    let other = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let line = |text: &str| ChatLine {
        channel: Channel::Team,
        number: 0,
        at: 5,
        name: "Quiet Ibis".to_owned(),
        seat: Some(seat(2)),
        text: text.to_owned(),
    };
    let say = async |team, person, id, text| {
        let line = line(text);
        let said = store.say_to_team("t", seat(team), person, id, &line);
        said.await.unwrap()
    };
    assert_eq!(say(0, host.id, "a", "west?").await, 1);
    assert_eq!(say(1, other.id, "a", "east?").await, 1);
    assert_eq!(say(0, host.id, "b", "yes").await, 2);
    assert_eq!(say(0, host.id, "a", "west?").await, 1);
    let everybody = store.say("t", host.id, "c", &line("hello")).await.unwrap();
    assert_eq!(everybody, 1);
    let read = async |team| -> Vec<(u32, String)> {
        let lines = store.team_chat("t", seat(team), 9).await.unwrap();
        assert!(
            lines
                .iter()
                .all(|spoken| spoken.line.channel == Channel::Team)
        );
        lines
            .into_iter()
            .map(|spoken| (spoken.line.number, spoken.line.text))
            .collect()
    };
    assert_eq!(
        read(0).await,
        [(1, "west?".to_owned()), (2, "yes".to_owned())]
    );
    assert_eq!(read(1).await, [(1, "east?".to_owned())]);
    assert_eq!(store.chat("t", 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn who_shows_their_cards_is_kept_and_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    assert_eq!(store.showing("t").await.unwrap(), Seats::EMPTY);
    for (number, on) in [(1, true), (2, true), (1, true), (2, false), (0, false)] {
        store.set_showing("t", seat(number), on).await.unwrap();
    }
    assert_eq!(store.showing("t").await.unwrap(), Seats::one(seat(1)));
}
