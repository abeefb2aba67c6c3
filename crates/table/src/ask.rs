//! What the house asks a table for.

use tabletop::{Eye, Seat};

use crate::Table;
use crate::change::{Change, Decided, Plan, Then};
use crate::entry::{Stored, What, ended};
use crate::error::check_bot;
use crate::facts::{Occupant, PersonId, StoredTable};
use crate::games;
use crate::info::people_of;
use crate::input::Wish;
use crate::names::Called;
use crate::output::{Output, Write};
use crate::session::{OpenError, Session, Study};
use crate::wire::RequestError;
use crate::wire::{ChangeSeat, Marks, Status, Unplayable};

/// Why facts change, and so what follows.
pub(crate) enum FactsChange {
    /// Nothing else does.
    Only,
    /// This person takes a seat or leaves one.
    Moved(PersonId),
    /// This person, or whoever is unknown, is sent away.
    SentAway(Option<PersonId>),
    /// The rules are those of today, and the host starts the game.
    Start(PersonId),
}

impl Table {
    /// Does what the house asks for.
    pub(crate) fn grant(&mut self, wish: Wish) {
        let granted = match wish {
            Wish::Sit {
                person,
                called,
                seat,
            } => self.sit(person, called, seat),
            Wish::Leave { person, seat } => self.leave(person, seat),
            Wish::ChangeSeat { me, seat, change } => self.change_seat(me, seat, change),
            Wish::Start { me, story } => self.start(me, &story),
            Wish::GiveUp { me } => self.give_up(me),
            Wish::Keep { me } => self.keep(me),
            Wish::Rematch(id) => {
                let mut facts = self.facts.clone();
                facts.rematch = Some(id);
                self.save_facts(facts, FactsChange::Only, Then::Grant);
                Ok(())
            }
            Wish::SendAway(person) => {
                self.empty_seats_of(person);
                Ok(())
            }
            Wish::HandOut => {
                self.hand_out();
                Ok(())
            }
        };
        // Who is refused is told so; whatever is saved is answered afterwards.
        if granted.is_err() || (self.saving.is_none() && !self.has_answered()) {
            self.out.push(Output::Granted(granted));
        }
    }

    fn has_answered(&self) -> bool {
        let answers = |output: &Output| matches!(output, Output::Granted(_));
        self.out.iter().any(answers)
    }

    pub(crate) fn check_gathering(&self) -> Result<(), RequestError> {
        match self.status() {
            Status::Gathering => Ok(()),
            _ => Err(RequestError::Begun),
        }
    }

    /// Refuses whoever is not host.
    pub fn check_host(&self, me: PersonId) -> Result<(), RequestError> {
        if self.facts.host == me {
            Ok(())
        } else {
            Err(RequestError::NotHost)
        }
    }

    /// Who holds this seat.
    fn occupant(&self, seat: Seat) -> Result<&Occupant, RequestError> {
        let seat = self.facts.seats.get(seat.index());
        seat.map(|seat| &seat.occupant)
            .ok_or(RequestError::NoSuchSeat)
    }

    /// Puts changed facts into the store, then shows them.
    pub(crate) fn save_facts(&mut self, mut facts: StoredTable, what: FactsChange, then: Then) {
        facts.summary.changed = self.now;
        let write = Write::Facts(Box::new(facts.clone()));
        self.save(write, Change::Facts(Box::new(facts), what), then);
    }

    pub(crate) fn enter_facts(&mut self, facts: StoredTable) {
        self.facts = facts;
        self.presence.follow_seats(
            &self.facts,
            crate::seating::Seating::new(&self.facts.seats, &self.away),
        );
        self.presence_changed();
        self.tell_table();
    }

    /// What follows from changed facts; whether something is still to be saved.
    pub(crate) fn follow_facts(&mut self, what: FactsChange) -> bool {
        match what {
            FactsChange::Only => {}
            FactsChange::Moved(person) => self.look_from_own_seats(person),
            FactsChange::SentAway(person) => {
                if let Some(person) = person {
                    self.look_from_own_seats(person);
                }
                self.close_sockets_of(person);
            }
            FactsChange::Start(me) => {
                let started = self.start(me, &[]);
                if started.is_err() {
                    self.out.push(Output::Granted(started));
                }
                return true;
            }
        }
        false
    }

    /// Somebody takes a free seat.
    fn sit(&mut self, person: PersonId, called: Called, seat: Seat) -> Result<(), RequestError> {
        self.check_gathering()?;
        match self.occupant(seat)? {
            Occupant::Open => {}
            Occupant::Person(holder) if *holder == person => return Ok(()),
            _ => return Err(RequestError::SeatTaken),
        }
        let mut facts = self.facts.clone();
        for held in &mut facts.seats {
            // Nobody holds two seats; who takes another gives the first back.
            if held.occupant == Occupant::Person(person) {
                held.occupant = Occupant::Open;
            }
        }
        facts.seats[seat.index()].occupant = Occupant::Person(person);
        self.names.learn(person, called);
        self.save_facts(facts, FactsChange::Moved(person), Then::Grant);
        Ok(())
    }

    /// Who took a seat looks from there, and who left it does not.
    fn look_from_own_seats(&mut self, person: PersonId) {
        let own = self.seating().of(person).lowest();
        let eye = own.map_or(Eye::Spectator, Eye::Seat);
        self.connections.set_eyes(person, eye);
    }

    /// Somebody leaves their seat.
    fn leave(&mut self, person: PersonId, seat: Seat) -> Result<(), RequestError> {
        self.check_gathering()?;
        if *self.occupant(seat)? != Occupant::Person(person) {
            return Err(RequestError::NotYourSeat);
        }
        self.put(seat, Occupant::Open);
        Ok(())
    }

    /// The host opens a seat or gives it to a bot.
    fn change_seat(
        &mut self,
        me: PersonId,
        seat: Seat,
        change: ChangeSeat,
    ) -> Result<(), RequestError> {
        self.check_host(me)?;
        self.check_gathering()?;
        self.occupant(seat)?;
        let occupant = match change {
            ChangeSeat::Open => Occupant::Open,
            ChangeSeat::Bot { bot } => {
                check_bot(&self.facts.game, &bot)?;
                Occupant::Bot(bot)
            }
        };
        self.put(seat, occupant);
        Ok(())
    }

    /// Changes who holds a seat.
    fn put(&mut self, seat: Seat, occupant: Occupant) {
        let before = self.seating().person(seat);
        let mut facts = self.facts.clone();
        facts.seats[seat.index()].occupant = occupant;
        facts.seats[seat.index()].label = None;
        let what = before.map_or(FactsChange::Only, FactsChange::Moved);
        self.save_facts(facts, what, Then::Grant);
    }

    /// Takes all seats from somebody who does not come back.
    fn empty_seats_of(&mut self, person: Option<PersonId>) {
        let seats = person.map(|person| self.seating().of(person));
        let seats = seats.filter(|seats| !seats.is_empty());
        let Some(seats) = seats else {
            self.close_sockets_of(person);
            return;
        };
        let mut facts = self.facts.clone();
        for seat in seats.iter() {
            facts.seats[seat.index()].occupant = Occupant::Open;
            facts.seats[seat.index()].label = None;
        }
        self.save_facts(facts, FactsChange::SentAway(person), Then::Grant);
    }

    /// The host starts the game.
    fn start(&mut self, me: PersonId, story: &[Stored]) -> Result<(), RequestError> {
        self.check_host(me)?;
        self.check_gathering()?;
        if self.stuck.is_some() {
            return Err(RequestError::CannotPlay);
        }
        let open = |seat: Seat| self.occupant(seat) == Ok(&Occupant::Open);
        if self.seating().all().any(open) {
            return Err(RequestError::SeatOpen);
        }
        let mut begun = vec![What::Began];
        let session = if self.takes_up_another() {
            let (session, dice) = self.taken_up(story)?;
            begun.push(dice);
            session
        } else if let Some(facts) = self.with_rules_of_today() {
            self.save_facts(facts, FactsChange::Start(me), Then::Grant);
            return Ok(());
        } else {
            self.begun()?
        };
        let plan = Plan {
            session: Some(session),
            ..Plan::new(None, begun)
        };
        self.undertake(Ok(Decided::Happens(plan)), Then::Grant);
        Ok(())
    }

    fn begun(&self) -> Result<Box<dyn Session>, OpenError> {
        let facts = &self.facts;
        games::start(&facts.game, facts.setup.get(), facts.seed)
    }

    /// Whether the game goes on from a moment of another: then its story is
    /// wanted for the start.
    pub fn takes_up_another(&self) -> bool {
        self.status() == Status::Gathering && self.story.version() > 0
    }

    /// People may have gathered since before the program was renewed.
    fn with_rules_of_today(&self) -> Option<StoredTable> {
        let rules = games::newest_rules(&self.facts.game);
        (self.facts.rules != rules).then(|| StoredTable {
            rules,
            ..self.facts.clone()
        })
    }

    /// The host puts the table away before the game; a game of bots alone ends,
    /// because nobody else could end it, or goes if it cannot be played on.
    fn give_up(&mut self, me: PersonId) -> Result<(), RequestError> {
        self.check_host(me)?;
        if self.status() == Status::Playing && people_of(&self.facts).is_empty() {
            if self.stuck.is_some() {
                self.save(Write::DropBotGame, Change::Gone, Then::Grant);
                return Ok(());
            }
            let closed = ended(self.ended(None, "closed"));
            let plan = Plan::new(None, vec![closed]);
            self.undertake(Ok(Decided::Happens(plan)), Then::Grant);
            return Ok(());
        }
        self.check_gathering()?;
        self.save(Write::Drop, Change::Gone, Then::Grant);
        Ok(())
    }

    /// Somebody who sits here wishes that the game stays: its time begins anew.
    fn keep(&mut self, me: PersonId) -> Result<(), RequestError> {
        if !self.seating().has(me) {
            return Err(RequestError::NotSeated);
        }
        if self.facts.ends.is_none() {
            return Ok(());
        }
        let mut summary = self.facts.summary.clone();
        summary.changed = self.now;
        let write = Write::Summary(self.stored_version(), summary.clone());
        self.save(write, Change::Kept(summary), Then::Grant);
        Ok(())
    }

    pub(crate) fn enter_kept(&mut self, summary: crate::facts::Summary) {
        self.facts.summary = summary;
        self.facts.ends = None;
        self.tell_table();
    }

    /// Something may have happened since the notice was given, so what the
    /// store says now is shown.
    pub(crate) fn note_notice(&mut self, ends: Option<i64>) {
        self.facts.ends = ends;
        self.tell_table();
    }

    /// Whether there is something to play again for this person; the table at
    /// which they do, as far as it is known.
    pub fn check_rematch(&self, me: PersonId) -> Result<Option<&str>, RequestError> {
        if self.status() != Status::Finished || self.facts.uploaded {
            return Err(RequestError::NothingToRepeat);
        }
        if !self.seating().has(me) {
            return Err(RequestError::NotPlayed);
        }
        Ok(self.facts.rematch.as_deref())
    }

    /// The record of a finished game, or where it comes from.
    pub fn record(&self, me: Option<PersonId>) -> Result<RecordFrom, RequestError> {
        let seated = me.is_some_and(|me| self.seating().has(me));
        match (self.status(), &self.session) {
            (Status::Finished, Some(session)) if self.stuck.is_none() => {
                Ok(RecordFrom::Game(session.record()))
            }
            (Status::Finished, _) => Ok(RecordFrom::Rows),
            // It has come to its end here, for those who played it.
            (Status::Playing, _) if self.stuck.is_some() && seated => Ok(RecordFrom::HandedOut),
            _ => Err(RequestError::RecordClosed),
        }
    }

    /// The record of a game that is not over is handed out, with all its
    /// secrets. Another program may be able to play it, and must not: that is
    /// written first.
    fn hand_out(&mut self) {
        if self.facts.disclosed.is_none() {
            let now = self.now;
            self.save(Write::Disclosed(now), Change::Disclosed(now), Then::Grant);
        }
    }

    pub(crate) fn enter_disclosed(&mut self, at: i64) {
        self.facts.disclosed = Some(at);
        self.stop(Unplayable::Disclosed);
        self.tell_table();
    }

    /// Where a replay may jump to.
    pub fn marks(&self) -> Result<Marks, RequestError> {
        let session = self.session.as_deref();
        Ok(session.map_or_else(Marks::default, |session| Marks {
            count: session.count(),
            marks: session.marks(),
        }))
    }

    /// A game that is over, to be read again.
    pub fn study(&self) -> Result<Box<dyn Study>, RequestError> {
        match (self.status(), &self.session) {
            (Status::Finished, Some(session)) if self.stuck.is_none() => {
                Ok(session.study(self.facts.summary.outcome.clone()))
            }
            _ => Err(RequestError::NotOver),
        }
    }

    /// Somebody has another name.
    pub(crate) fn renamed(&mut self, person: PersonId, called: Called) {
        if self.names.rename(person, called) {
            self.tell_table();
        }
    }
}

/// Where the record of a game comes from.
pub enum RecordFrom {
    /// It is this.
    Game(String),
    /// The rows that are stored, of a game that cannot be played.
    Rows,
    /// The same, of a game that is not over: it goes on nowhere from now on.
    HandedOut,
}
