//! Talk at the table: with everybody, and of each team among themselves.

use std::collections::{HashMap, VecDeque};

use tabletop::{Seat, Seats};

use crate::Table;
use crate::change::{Change, Refusal, Then};
use crate::connections::{ConnectionId, text};
use crate::facts::{PersonId, Spoken};
use crate::letters::is_readable;
use crate::output::Write;
use crate::play::check_id;
use crate::thrift::Wish;
use crate::wire::{Channel, ChatLine, LONGEST_CHAT, Status, TableRefusal, ToClient};

/// How many lines of each kind somebody who comes can read.
const KEPT: usize = 200;

/// What was said, as far back as it is shown.
#[derive(Default)]
pub(crate) struct Chat {
    /// Nothing before somebody wants to read it.
    everybody: Option<Lines>,
    /// What each team says among themselves, by its lowest seat.
    teams: HashMap<Seat, Lines>,
}

/// Lines with rising numbers.
#[derive(Default)]
struct Lines(VecDeque<Spoken>);

impl Lines {
    /// Adds a line; `false` if it is known already.
    fn add(&mut self, spoken: &Spoken) -> bool {
        let number = spoken.line.number;
        if self.0.iter().any(|known| known.line.number == number) {
            return false;
        }
        if self.0.len() >= KEPT {
            self.0.pop_front();
        }
        self.0.push_back(spoken.clone());
        true
    }
}

impl Table {
    /// How many lines of chat are shown at most.
    pub const LINES: u32 = KEPT as u32;

    /// What is still to be read from the store before this person reads the
    /// chat: that of everybody, and that of the team with this lowest seat.
    pub fn chat_wanted(&self, person: Option<PersonId>) -> (bool, Option<Seat>) {
        let team = person.and_then(|person| self.team_of(person)?.lowest());
        let team = team.filter(|team| !self.chat.teams.contains_key(team));
        (self.chat.everybody.is_none(), team)
    }

    /// Takes in what was said before.
    pub(crate) fn learn_chat(
        &mut self,
        everybody: Option<Vec<Spoken>>,
        team: Option<(Seat, Vec<Spoken>)>,
    ) {
        if let Some(lines) = everybody
            && self.chat.everybody.is_none()
        {
            self.chat.everybody = Some(Lines(lines.into()));
        }
        if let Some((team, lines)) = team {
            self.chat.teams.entry(team).or_insert(Lines(lines.into()));
        }
    }

    /// Somebody says something.
    pub(crate) fn say(
        &mut self,
        from: ConnectionId,
        id: &str,
        said: &str,
        channel: Channel,
    ) -> Result<(), Refusal> {
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
            name: self.shown_name(person),
            seat: self.seating().of(person).lowest(),
            text: said,
        };
        let room = match team {
            None => None,
            Some(team) => Some(team.lowest().ok_or(TableRefusal::NoTeam)?),
        };
        let write = Write::Line {
            team: room,
            person,
            id: id.to_owned(),
            line: line.clone(),
        };
        let change = Change::Line(team, Spoken { person, line });
        self.save(write, change, Then::Answer(from, id.to_owned()));
        Ok(())
    }

    /// A line that was said has this number.
    pub(crate) fn enter_line(&mut self, team: Option<Seats>, number: u32, mut spoken: Spoken) {
        spoken.line.number = number;
        let Some(team) = team else {
            if self.chat.everybody.get_or_insert_default().add(&spoken) {
                self.pass_on(spoken);
            }
            return;
        };
        let Some(room) = team.lowest() else { return };
        if self.chat.teams.entry(room).or_default().add(&spoken) {
            self.pass_on_to(spoken, |table, person| table.team_of(person) == Some(team));
        }
    }

    fn pass_on(&mut self, spoken: Spoken) {
        let readers: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|one| self.may_read(one.person, &spoken.line))
            .filter(|one| !self.is_ignored(one.person, spoken.person))
            .map(|one| one.id)
            .collect();
        self.send_line(spoken.line, &readers);
    }

    /// Passes a line on to those people alone.
    fn pass_on_to(&mut self, spoken: Spoken, may: impl Fn(&Table, PersonId) -> bool) {
        let readers: Vec<ConnectionId> = self
            .connections
            .iter()
            .filter(|one| one.person.is_some_and(|person| may(self, person)))
            .filter(|one| !self.is_ignored(one.person, spoken.person))
            .map(|one| one.id)
            .collect();
        self.send_line(spoken.line, &readers);
    }

    fn send_line(&mut self, line: ChatLine, readers: &[ConnectionId]) {
        let lines = vec![line];
        let text = text(&ToClient::Chat {
            fresh: false,
            lines,
        });
        self.connections
            .send_where(|one| readers.binary_search(&one.id).is_ok(), &text);
    }

    /// What this person reads of what was said, in the order in which it was.
    pub(crate) fn chat_for(&self, person: Option<PersonId>) -> Vec<ChatLine> {
        let readable = self.readable_for(person).into_iter();
        readable
            .filter(|spoken| !self.is_ignored(person, spoken.person))
            .map(|spoken| spoken.line.clone())
            .collect()
    }

    /// What this person may read, also of those they ignore.
    pub(crate) fn readable_for(&self, person: Option<PersonId>) -> Vec<&Spoken> {
        let everybody = self.chat.everybody.iter().flat_map(|lines| &lines.0);
        let mut lines: Vec<&Spoken> = everybody
            .filter(|spoken| self.may_read(person, &spoken.line))
            .collect();
        let team = person.and_then(|person| self.team_of(person)?.lowest());
        let own = team.and_then(|team| self.chat.teams.get(&team));
        lines.extend(own.iter().flat_map(|lines| &lines.0));
        lines.sort_by_key(|spoken| spoken.line.at);
        lines
    }

    /// What players say can be hidden from spectators while the game is on.
    fn may_read(&self, person: Option<PersonId>, line: &ChatLine) -> bool {
        let hidden = self.facts.options.chat_hidden && self.status() == Status::Playing;
        let player = person.is_some_and(|person| self.seating().has(person));
        !hidden || player || line.seat.is_none()
    }

    /// The game is over: spectators read what was hidden from them.
    pub(crate) fn open_chat(&mut self) {
        if !self.facts.options.chat_hidden {
            return;
        }
        let seated = |person| self.seating().has(person);
        let spectators: Vec<(ConnectionId, Option<PersonId>)> = self
            .connections
            .iter()
            .filter(|one| !one.person.is_some_and(seated))
            .map(|one| (one.id, one.person))
            .collect();
        for (id, person) in spectators {
            let lines = self.chat_for(person);
            self.connections
                .send(id, &ToClient::Chat { fresh: true, lines });
        }
    }
}

/// What was said, fit to stand in a line.
fn cleaned(said: &str) -> Result<String, TableRefusal> {
    let line: String = said
        .trim()
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .take(LONGEST_CHAT + 1)
        .collect();
    match line.chars().count() {
        0 => Err(TableRefusal::Unreadable),
        1..=LONGEST_CHAT if !is_readable(&line) => Err(TableRefusal::Invisible),
        1..=LONGEST_CHAT => Ok(line),
        _ => Err(TableRefusal::TooLong),
    }
}
