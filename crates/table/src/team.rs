//! What those who play together tell, point out and show to each other alone
//! (KB-4.1.b). Nobody else is sent any of it, and nothing that everybody sees,
//! no version and no number of a line, moves because of it (KB-HI-12).

use tabletop::{Eye, Seat, Seats};

use crate::Table;
use crate::change::{Change, Happened, Refusal, Then};
use crate::connections::{ConnectionId, text};
use crate::facts::PersonId;
use crate::output::Write;
use crate::thrift::Wish;
use crate::wire::{LONGEST_POINT, ShownHand, Status, TableRefusal, Team, ToClient};

impl Table {
    /// Everybody who plays together with this seat; nothing where nobody does.
    fn team(&self, seat: Seat) -> Option<Seats> {
        let team = self.session.as_deref()?.team(seat);
        (team.len() > 1).then_some(team)
    }

    /// The team all seats of this person belong to. Who holds seats of several
    /// teams, at a table where all share one screen, is of none.
    pub(crate) fn team_of(&self, person: PersonId) -> Option<Seats> {
        let own = self.seating().of(person);
        let team = self.team(own.lowest()?)?;
        own.iter().all(|seat| team.contains(seat)).then_some(team)
    }

    /// The team to which this person may say something.
    pub(crate) fn team_to_talk_to(&self, person: PersonId) -> Result<Seats, TableRefusal> {
        if self.seating().of(person).is_empty() {
            return Err(TableRefusal::NotSeated);
        }
        if self.session.is_none() {
            return Err(TableRefusal::NotBegun);
        }
        self.team_of(person).ok_or(TableRefusal::NoTeam)
    }

    /// Somebody points at something, for their team.
    pub(crate) fn point(
        &mut self,
        from: ConnectionId,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        at: String,
    ) -> Happened {
        self.entitled(person, id, seat)?;
        let team = self.team(seat).ok_or(TableRefusal::NoTeam)?;
        if !is_name(&at) {
            return Err(TableRefusal::Unreadable.into());
        }
        self.spend(from, Wish::Point)?;
        let text = text(&ToClient::Point { seat, at });
        self.connections
            .send_where(|one| looks_from(one.eye, team), &text);
        Ok(self.story.version())
    }

    /// Somebody shows their cards to their team from now on, or no longer.
    pub(crate) fn show(
        &mut self,
        from: ConnectionId,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        on: bool,
    ) -> Result<(), Refusal> {
        self.entitled(person, id, seat)?;
        self.team(seat).ok_or(TableRefusal::NoTeam)?;
        if self.showing.contains(seat) == on {
            self.answer(from, id.to_owned(), Ok(self.story.version()));
            return Ok(());
        }
        let then = Then::Answer(from, id.to_owned());
        self.save(Write::Showing(seat, on), Change::Showing(seat, on), then);
        Ok(())
    }

    pub(crate) fn enter_showing(&mut self, seat: Seat, on: bool) {
        self.showing = if on {
            self.showing.with(seat)
        } else {
            self.showing.without(seat)
        };
        let Some(team) = self.team(seat) else { return };
        for eye in self.connections.eyes() {
            if looks_from(eye, team) {
                self.tell_team(eye);
            }
        }
    }

    /// Tells the team behind these eyes how it stands, if there is one.
    pub(crate) fn tell_team(&mut self, eye: Eye) {
        if let Some(text) = self.team_text(eye) {
            self.connections.send_where(|one| one.eye == eye, &text);
        }
    }

    /// The team as these eyes see it. Once the game is over anybody may look
    /// through them: then nobody shows anything.
    pub(crate) fn team_text(&self, eye: Eye) -> Option<String> {
        let Eye::Seat(own) = eye else {
            return None;
        };
        let seats = self.team(own)?;
        let showing: Seats = match self.status() {
            Status::Playing => {
                let shown = self.showing.iter();
                shown.filter(|&seat| seats.contains(seat)).collect()
            }
            Status::Gathering | Status::Finished => Seats::EMPTY,
        };
        let session = self.session.as_deref()?;
        let hands = showing
            .iter()
            .filter(|&seat| seat != own)
            .filter_map(|seat| {
                let cards = session.hand(seat)?;
                Some(ShownHand { seat, cards })
            });
        let team = Team {
            seats,
            showing,
            hands: hands.collect(),
        };
        Some(text(&ToClient::Team { team }))
    }
}

/// Whether these are the eyes of one of these seats.
fn looks_from(eye: Eye, team: Seats) -> bool {
    matches!(eye, Eye::Seat(seat) if team.contains(seat))
}

/// What a game may call a thing on its board.
fn is_name(at: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    (1..=LONGEST_POINT).contains(&at.len()) && at.chars().all(plain)
}
