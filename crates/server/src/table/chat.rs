//! Talk at the table: with everybody, and of each team among themselves.

use std::collections::{HashMap, VecDeque};

use tabletop::{Seat, Seats};

use super::Table;
use super::change::Happened;
use super::connections::{ConnectionId, text};
use super::play::check_id;
use super::thrift::Wish;
use crate::store::PersonId;
use crate::wire::{Channel, ChatLine, LONGEST_CHAT, Status, TableRefusal, ToClient};

/// How many lines of each kind somebody who comes can read.
const KEPT: usize = 200;

/// What was said, as far back as it is shown.
#[derive(Default)]
pub(super) struct Chat {
    /// Nothing before somebody wants to read it.
    everybody: Option<Lines>,
    /// What each team says among themselves, by its lowest seat.
    teams: HashMap<Seat, Lines>,
}

/// Lines with rising numbers.
#[derive(Default)]
struct Lines(VecDeque<ChatLine>);

impl Lines {
    /// Adds a line; `false` if it is known already.
    fn add(&mut self, line: &ChatLine) -> bool {
        if self.0.iter().any(|known| known.number == line.number) {
            return false;
        }
        if self.0.len() >= KEPT {
            self.0.pop_front();
        }
        self.0.push_back(line.clone());
        true
    }
}

impl Table {
    /// Reads what this person may read of what was said before, once.
    pub(super) async fn load_chat(&mut self, person: Option<PersonId>) {
        let most = KEPT as u32;
        let unreadable = |error| tracing::error!(%error, "chat cannot be read");
        if self.chat.everybody.is_none() {
            match self.shared.store.chat(&self.facts.id, most).await {
                Ok(lines) => self.chat.everybody = Some(Lines(lines.into())),
                Err(error) => unreadable(error),
            }
        }
        let team = person.and_then(|person| self.team_of(person)?.lowest());
        if let Some(team) = team.filter(|team| !self.chat.teams.contains_key(team)) {
            let store = &self.shared.store;
            match store.team_chat(&self.facts.id, team, most).await {
                Ok(lines) => drop(self.chat.teams.insert(team, Lines(lines.into()))),
                Err(error) => unreadable(error),
            }
        }
    }

    /// Somebody says something.
    pub(super) async fn say(
        &mut self,
        from: ConnectionId,
        id: &str,
        said: &str,
        channel: Channel,
    ) -> Happened {
        check_id(id)?;
        let now = self.now();
        let speaker = self.connections.get(from);
        let Some(person) = speaker.and_then(|one| one.person) else {
            return Err(TableRefusal::NotSeated.into());
        };
        let team = match channel {
            Channel::Everybody => None,
            Channel::Team => Some(self.team_to_talk_to(person)?),
        };
        let said = cleaned(said)?;
        self.spend(from, Wish::Talk)?;
        let line = ChatLine {
            channel,
            number: 0,
            at: now,
            name: self.name_of(person).await,
            seat: self.seats_of(person).lowest(),
            text: said,
        };
        match team {
            None => self.say_to_everybody(person, id, line).await?,
            Some(team) => self.say_to_team(team, person, id, line).await?,
        }
        Ok(self.story.version())
    }

    async fn say_to_everybody(
        &mut self,
        person: PersonId,
        id: &str,
        mut line: ChatLine,
    ) -> Result<(), TableRefusal> {
        let said = self.shared.store.say(&self.facts.id, person, id, &line);
        line.number = said.await.map_err(|_| TableRefusal::CannotSave)?;
        if self.chat.everybody.get_or_insert_default().add(&line) {
            self.pass_on(line);
        }
        Ok(())
    }

    async fn say_to_team(
        &mut self,
        team: Seats,
        person: PersonId,
        id: &str,
        mut line: ChatLine,
    ) -> Result<(), TableRefusal> {
        let Some(room) = team.lowest() else {
            return Err(TableRefusal::NoTeam);
        };
        let store = &self.shared.store;
        let said = store.say_to_team(&self.facts.id, room, person, id, &line);
        line.number = said.await.map_err(|_| TableRefusal::CannotSave)?;
        if self.chat.teams.entry(room).or_default().add(&line) {
            self.pass_on_to(line, |table, person| table.team_of(person) == Some(team));
        }
        Ok(())
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
        self.send_line(line, &readers);
    }

    /// Passes a line on to those people alone.
    fn pass_on_to(&mut self, line: ChatLine, may: impl Fn(&Table, PersonId) -> bool) {
        let readers: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|one| one.person.is_some_and(|person| may(self, person)))
            .map(|one| one.id)
            .collect();
        self.send_line(line, &readers);
    }

    fn send_line(&mut self, line: ChatLine, readers: &[ConnectionId]) {
        let text = text(&ToClient::Chat { lines: vec![line] });
        self.connections
            .send_where(|one| readers.binary_search(&one.id).is_ok(), &text);
    }

    /// What this person may read of what was said, in the order in which it
    /// was.
    pub(super) fn chat_for(&self, person: Option<PersonId>) -> Vec<ChatLine> {
        let everybody = self.chat.everybody.iter().flat_map(|lines| &lines.0);
        let mut lines: Vec<ChatLine> = everybody
            .filter(|line| self.may_read(person, line))
            .cloned()
            .collect();
        let team = person.and_then(|person| self.team_of(person)?.lowest());
        let own = team.and_then(|team| self.chat.teams.get(&team));
        lines.extend(own.iter().flat_map(|lines| &lines.0).cloned());
        lines.sort_by_key(|line| line.at);
        lines
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
