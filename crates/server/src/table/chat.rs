//! Talk at the table.

use std::collections::VecDeque;

use super::Table;
use super::change::Happened;
use super::connections::{ConnectionId, text};
use super::play::check_id;
use crate::store::PersonId;
use crate::wire::{ChatLine, LONGEST_CHAT, Status, TableRefusal, ToClient};

/// How many lines somebody who comes can read.
const KEPT: usize = 200;

/// What was said, as far back as it is shown.
#[derive(Default)]
pub(super) struct Chat {
    /// Nothing before somebody wants to read it.
    lines: Option<VecDeque<ChatLine>>,
}

impl Chat {
    /// Adds a line; `false` if it is known already.
    fn add(&mut self, line: &ChatLine) -> bool {
        let lines = self.lines.get_or_insert_default();
        if lines.iter().any(|known| known.number == line.number) {
            return false;
        }
        if lines.len() >= KEPT {
            lines.pop_front();
        }
        lines.push_back(line.clone());
        true
    }
}

impl Table {
    /// Reads what was said before, once.
    pub(super) async fn load_chat(&mut self) {
        if self.chat.lines.is_some() {
            return;
        }
        match self.shared.store.chat(&self.facts.id, KEPT as u32).await {
            Ok(lines) => self.chat.lines = Some(lines.into()),
            Err(error) => tracing::error!(table = %self.facts.id, %error, "chat cannot be read"),
        }
    }

    /// Somebody says something.
    pub(super) async fn say(&mut self, from: ConnectionId, id: &str, said: &str) -> Happened {
        check_id(id)?;
        let now = self.now();
        let speaker = self.connections.get_mut(from);
        let Some((talk, Some(person))) = speaker.map(|one| (&mut one.talk, one.person)) else {
            return Err(TableRefusal::NotSeated.into());
        };
        let said = cleaned(said)?;
        if !talk.take(1, now) {
            return Err(TableRefusal::TooFast.into());
        }
        let mut line = ChatLine {
            number: 0,
            at: now,
            name: self.name_of(person).await,
            seat: self.seats_of(person).lowest(),
            text: said,
        };
        let store = &self.shared.store;
        line.number = store
            .say(&self.facts.id, person, id, &line)
            .await
            .map_err(|_| TableRefusal::CannotSave)?;
        if self.chat.add(&line) {
            self.pass_on(line);
        }
        Ok(self.story.version())
    }

    async fn name_of(&self, person: PersonId) -> String {
        let names = self.shared.names_of(&[person]).await;
        let mut names = names.unwrap_or_default();
        names.remove(&person).unwrap_or_default()
    }

    fn pass_on(&mut self, line: ChatLine) {
        let readers: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|one| self.may_read(one.person, &line))
            .map(|one| one.id)
            .collect();
        let text = text(&ToClient::Chat { lines: vec![line] });
        self.connections
            .send_where(|one| readers.binary_search(&one.id).is_ok(), &text);
    }

    /// What this person may read of what was said.
    pub(super) fn chat_for(&self, person: Option<PersonId>) -> Vec<ChatLine> {
        let lines = self.chat.lines.iter().flatten();
        lines
            .filter(|line| self.may_read(person, line))
            .cloned()
            .collect()
    }

    /// What players say can be hidden from spectators while the game is on.
    fn may_read(&self, person: Option<PersonId>, line: &ChatLine) -> bool {
        let hidden = self.facts.options.chat_hidden && self.status() == Status::Playing;
        let player = person.is_some_and(|person| !self.seats_of(person).is_empty());
        !hidden || player || line.seat.is_none()
    }

    /// The game is over: spectators read what was hidden from them.
    pub(super) fn open_chat(&mut self) {
        if !self.facts.options.chat_hidden {
            return;
        }
        let lines = self.chat_for(None);
        let players: Vec<Option<PersonId>> =
            self.all_seats().map(|seat| self.person(seat)).collect();
        let text = text(&ToClient::Chat { lines });
        let spectator = |person: Option<PersonId>| person.is_none() || !players.contains(&person);
        self.connections
            .send_where(|one| spectator(one.person), &text);
    }
}

/// What was said, fit to stand in a line.
fn cleaned(said: &str) -> Result<String, TableRefusal> {
    let line: String = said
        .trim()
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(LONGEST_CHAT + 1)
        .collect();
    match line.chars().count() {
        0 => Err(TableRefusal::Unreadable),
        1..=LONGEST_CHAT => Ok(line),
        _ => Err(TableRefusal::TooLong),
    }
}
