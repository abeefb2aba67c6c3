//! What people ask for on their sockets.

use tabletop::{Eye, Seat};

use crate::Table;
use crate::change::{Decision, Happened, Refusal, Then};
use crate::connections::{Connection, ConnectionId};
use crate::facts::PersonId;
use crate::input::Arrival;
use crate::output::Output;
use crate::session::raw;
use crate::thrift::Wish;
use crate::wire::{Status, TableRefusal, ToClient, ToServer};

impl Table {
    /// Somebody looks: they are told everything, and may get their seat back.
    pub(crate) fn join(&mut self, arrival: Arrival) {
        let Arrival {
            id,
            person,
            address,
            since,
            seat,
            known,
        } = arrival;
        self.learn_all(person, known);
        let eye = self.first_eye(person, seat);
        if self.lesson_waits() {
            // The lesson begins, or goes on, when its learner can see it.
            self.set_pace(None);
        }
        if since.is_none() {
            // Somebody opened the page; a browser that lost its line comes back
            // by itself.
            self.is_there(person);
        }
        self.connections.add(Connection {
            id,
            person,
            eye,
            address,
        });
        self.greet(id, person, eye, since);
        self.presence_changed();
        if let Some(person) = person {
            self.welcome_back(person, since.is_none());
        }
    }

    fn greet(&mut self, id: ConnectionId, person: Option<PersonId>, eye: Eye, since: Option<u32>) {
        let table = Box::new(self.info(person));
        self.connections.send(id, &ToClient::Table { table });
        let lines = self.chat_for(person);
        self.connections
            .send(id, &ToClient::Chat { fresh: true, lines });
        self.greet_with_people(id, person);
        if let Some(update) = self.caught_up(eye, since) {
            self.connections.send_where(|one| one.id == id, &update);
        }
        if let Some(team) = self.team_text(eye) {
            self.connections.send_where(|one| one.id == id, &team);
        }
        self.greet_with_idlers(id);
    }

    /// Through which eye a new socket looks: the seat it asked for, if it is
    /// its own; else its lowest. Where several share one screen, no hand is
    /// shown before somebody asked for it.
    fn first_eye(&self, person: Option<PersonId>, asked: Option<Seat>) -> Eye {
        let Some(person) = person else {
            return Eye::Spectator;
        };
        let own = self.seating().of(person);
        if let Some(seat) = asked.filter(|&seat| own.contains(seat)) {
            return Eye::Seat(seat);
        }
        if self.facts.options.hot_seat && own.len() > 1 {
            return Eye::Spectator;
        }
        own.lowest().map_or(Eye::Spectator, Eye::Seat)
    }

    /// Somebody looks no longer.
    pub(crate) fn left(&mut self, id: ConnectionId) {
        if self.connections.remove(id).is_some() {
            self.somebody_left();
        }
    }

    pub(crate) fn somebody_left(&mut self) {
        self.forget_names();
        self.forget_ignored();
        self.presence_changed();
    }

    /// Does what a message asks for, and answers it.
    pub(crate) fn heard(&mut self, from: ConnectionId, message: ToServer) {
        let Some(one) = self.connections.get(from) else {
            return;
        };
        let (person, eye) = (one.person, one.eye);
        if let Some(id) = manner_of(&message)
            && person.is_some()
            && let Err(refusal) = self.spend(from, Wish::Manner)
        {
            return self.answer(from, id.to_owned(), Err(refusal.into()));
        }
        self.note_deed(person, &message);
        match message {
            ToServer::Act {
                id,
                version,
                seat,
                action,
            } => {
                let decision = self.act(person, &id, version, seat, &action);
                self.undertake_for(from, id, decision);
            }
            ToServer::Undo {
                id,
                version,
                seat,
                scope,
            } => {
                let decision = self.undo(person, &id, version, seat, scope);
                self.undertake_for(from, id, decision);
            }
            ToServer::AskUndo { id, seat, to } => {
                let decision = self.ask_undo(person, &id, seat, to);
                self.undertake_for(from, id, decision);
            }
            ToServer::AnswerUndo { id, seat, yes } => {
                let decision = self.answer_undo(person, &id, seat, yes);
                self.undertake_for(from, id, decision);
            }
            ToServer::Say { id, text, channel } => {
                if let Err(refusal) = self.say(from, &id, &text, channel) {
                    self.answer(from, id, Err(refusal));
                }
            }
            ToServer::Point { id, seat, at } => {
                let happened = self.point(from, person, &id, seat, at);
                self.answer(from, id, happened);
            }
            ToServer::Show { id, seat, on } => {
                if let Err(refusal) = self.show(from, person, &id, seat, on) {
                    self.answer(from, id, Err(refusal));
                }
            }
            ToServer::HandOver { id, seat } => {
                let decision = self.hand_over(person, &id, seat);
                self.undertake_for(from, id, decision);
            }
            ToServer::TakeBack { id, seat } => {
                let decision = self.take_back(person, &id, seat);
                self.undertake_for(from, id, decision);
            }
            ToServer::LetBotPlay {
                id,
                seat,
                idle,
                yes,
            } => {
                let happened = self.let_bot_play(person, &id, seat, idle, yes);
                self.answer(from, id, happened);
            }
            ToServer::Resign { id, seat } => {
                let decision = self.resign(person, &id, seat);
                self.undertake_for(from, id, decision);
            }
            ToServer::SkipLesson { id, seat } => {
                let decision = self.skip_lesson(person, &id, seat);
                self.undertake_for(from, id, decision);
            }
            ToServer::Look { eye } => self.look(from, person, eye),
            ToServer::Why { ask, seat, action } => {
                let reason = self.why(person, seat, &action);
                self.connections.send(from, &ToClient::Why { ask, reason });
            }
            ToServer::Advice { ask, seat, bot } => self.ask_advice(from, person, ask, seat, bot),
            ToServer::Moments {
                ask,
                from: first,
                to,
            } => {
                let moments = self.moments(eye, first, to);
                self.connections
                    .send(from, &ToClient::Moments { ask, moments });
            }
            ToServer::Log { ask, before } => {
                let entries = self.log(eye, before);
                self.connections.send(from, &ToClient::Log { ask, entries });
            }
            ToServer::Hurry => self.hurry(person),
            // That it was said is all there is to it.
            ToServer::Here => {}
            ToServer::Ping => self.connections.send(from, &ToClient::Pong),
        }
    }

    /// Does what was decided, and answers whoever wished it.
    fn undertake_for(&mut self, from: ConnectionId, id: String, decision: Decision) {
        self.undertake(decision, Then::Answer(from, id));
    }

    /// Lets the person behind this socket have one more wish of this kind.
    pub(crate) fn spend(&mut self, from: ConnectionId, wish: Wish) -> Result<(), TableRefusal> {
        let one = self.connections.get(from).ok_or(TableRefusal::NotSeated)?;
        let seating = crate::seating::Seating::new(&self.facts.seats, &self.away);
        self.thrift.spend(one, wish, seating, self.now)
    }

    pub(crate) fn answer(&mut self, to: ConnectionId, id: String, happened: Happened) {
        let answer = match happened {
            Ok(version) => ToClient::Done { id, version },
            Err(refusal) => {
                self.out.push(Output::Refused(refusal.name()));
                ToClient::Refused {
                    id: Some(short(id)),
                    reason: refusal.reason(),
                }
            }
        };
        self.connections.send(to, &answer);
    }

    /// Other eyes for this socket, and all they see.
    fn look(&mut self, from: ConnectionId, person: Option<PersonId>, eye: Eye) {
        if !self.may_look(person, eye) {
            let refusal = Refusal::from(TableRefusal::NotYourEyes);
            let refused = ToClient::Refused {
                id: None,
                reason: refusal.reason(),
            };
            return self.connections.send(from, &refused);
        }
        if let Some(one) = self.connections.get_mut(from) {
            one.eye = eye;
        }
        if let Some(update) = self.caught_up(eye, None) {
            self.connections.send_where(|one| one.id == from, &update);
        }
        if let Some(team) = self.team_text(eye) {
            self.connections.send_where(|one| one.id == from, &team);
        }
    }

    /// While the game is on, nobody looks into other people's hands.
    fn may_look(&self, person: Option<PersonId>, eye: Eye) -> bool {
        let finished = self.status() == Status::Finished;
        match eye {
            Eye::Spectator => true,
            Eye::Archive => finished,
            Eye::Seat(seat) => {
                let exists = seat.index() < self.facts.seats.len();
                let own = person.is_some_and(|person| self.seating().of(person).contains(seat));
                exists && (finished || own)
            }
        }
    }

    /// Bots shall not wait until a person must decide. Only players may wish so.
    fn hurry(&mut self, person: Option<PersonId>) {
        let seated = person.is_some_and(|person| self.seating().has(person));
        if seated {
            self.bots.hurry = true;
        }
    }

    /// Why this person cannot do this; nothing if they can.
    fn why(
        &self,
        person: Option<PersonId>,
        seat: Seat,
        action: &str,
    ) -> Option<Box<serde_json::value::RawValue>> {
        if let Err(refusal) = self.check_owner(person, seat) {
            return Some(raw(&refusal));
        }
        match self.playing() {
            Some(session) => session
                .why_not(seat, action)
                .unwrap_or_else(|refused| Some(Refusal::from(refused).reason())),
            None if self.status() == Status::Finished => Some(raw(&TableRefusal::Over)),
            None => Some(raw(&TableRefusal::NotBegun)),
        }
    }
}

/// The id of a wish that is cheap to have and a nuisance to everybody else.
fn manner_of(message: &ToServer) -> Option<&str> {
    match message {
        ToServer::AskUndo { id, .. }
        | ToServer::Show { id, .. }
        | ToServer::HandOver { id, .. }
        | ToServer::TakeBack { id, .. }
        | ToServer::LetBotPlay { id, .. } => Some(id),
        _ => None,
    }
}

/// An id that is sent back need not be longer than one that is allowed.
fn short(id: String) -> String {
    match id.char_indices().nth(64) {
        Some((end, _)) => id[..end].to_owned(),
        None => id,
    }
}
