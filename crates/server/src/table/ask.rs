//! What the house asks a table for.

use tabletop::Seat;

use super::info::people_of;
use super::{Command, Table};
use crate::course::Course;
use crate::entry::What;
use crate::games;
use crate::house::Called;
use crate::house::new_table::rematch_of;
use crate::house::trouble::{HouseTrouble, Houses, check_bot};
use crate::session::Study;
use crate::store::{Occupant, Person, PersonId, StoredTable, TableId};
use crate::wire::{ChangeSeat, Marks, Status, Unplayable};

impl Table {
    /// Does what it is asked for. Who asked may be gone: then nobody hears
    /// the answer, and what was done is done.
    pub(super) async fn obey(&mut self, command: Command) {
        if command.is_of_people_here() {
            self.quiet_since = self.now();
        }
        match command {
            Command::Join(arrival, reply) => {
                let joined = self.join(arrival).await;
                let id = joined.as_ref().ok().copied();
                if let (Err(_), Some(id)) = (reply.send(joined), id) {
                    self.left(id);
                }
            }
            Command::Heard(from, message, since) => self.hear(from, message, since).await,
            Command::Left(id) => self.left(id),
            Command::Info(me, reply) => {
                let _ = reply.send(Ok(self.info(me)));
            }
            Command::Sit(person, seat, reply) => {
                let _ = reply.send(self.sit(person, seat).await);
            }
            Command::Leave(person, seat, reply) => {
                let _ = reply.send(self.leave(person, seat).await);
            }
            Command::ChangeSeat(me, seat, change, reply) => {
                let _ = reply.send(self.change_seat(me, seat, change).await);
            }
            Command::Start(me, reply) => {
                let _ = reply.send(self.start(me).await);
            }
            Command::Drop(me, reply) => {
                let _ = reply.send(self.give_up(me).await);
            }
            Command::Keep(me, reply) => {
                let _ = reply.send(self.keep(me).await);
            }
            Command::NoticeGiven => self.read_notice().await,
            Command::Rematch(me, reply) => {
                let _ = reply.send(self.rematch(me).await);
            }
            Command::Record(me, reply) => {
                let _ = reply.send(self.record(me).await);
            }
            Command::Marks(reply) => {
                let _ = reply.send(self.marks());
            }
            Command::Study(reply) => {
                let _ = reply.send(self.study());
            }
            Command::Renamed(person, called) => self.renamed(person, called),
            Command::Ignore(me, ignore, reply) => {
                let _ = reply.send(self.ignore(me, ignore).await);
            }
            Command::IgnoredChanged(person) => self.ignored_changed(person).await,
            Command::Remove(me, who, reply) => {
                let _ = reply.send(self.send_away(me, who).await);
            }
            Command::Report(reporter, report, reply) => {
                let _ = reply.send(self.report(reporter, report).await);
            }
            Command::Close => self.close(),
        }
    }

    pub(super) fn check_gathering(&self) -> Houses<()> {
        match self.status() {
            Status::Gathering => Ok(()),
            _ => Err(HouseTrouble::refused("The game has begun.")),
        }
    }

    pub(super) fn check_host(&self, me: PersonId) -> Houses<()> {
        if self.facts.host == me {
            Ok(())
        } else {
            Err(HouseTrouble::NOT_HOST)
        }
    }

    /// Who holds this seat.
    fn occupant(&self, seat: Seat) -> Houses<&Occupant> {
        let seat = self.facts.seats.get(seat.index());
        seat.map(|seat| &seat.occupant)
            .ok_or_else(|| HouseTrouble::refused("There is no such seat."))
    }

    /// After a failure what is in memory may not be what is on the disk.
    async fn look_before_writing(&mut self) -> Houses<()> {
        let doubt = self.dispel_doubt().await;
        doubt.map_err(|_| HouseTrouble::Broken)
    }

    /// Puts changed facts on the disk, then shows them.
    pub(super) async fn save_facts(&mut self, mut facts: StoredTable) -> Houses<()> {
        self.look_before_writing().await?;
        facts.summary.changed = self.now();
        self.shared.store.save_table(&facts).await?;
        self.facts = facts;
        self.follow_seats();
        self.presence_changed();
        self.tell_table();
        Ok(())
    }

    async fn sit(&mut self, person: Person, seat: Seat) -> Houses<()> {
        self.check_open(Some(person.id)).await?;
        self.check_gathering()?;
        match self.occupant(seat)? {
            Occupant::Open => {}
            Occupant::Person(holder) if *holder == person.id => return Ok(()),
            _ => return Err(HouseTrouble::refused("That seat is taken.")),
        }
        let mut facts = self.facts.clone();
        for held in &mut facts.seats {
            // Nobody holds two seats; who takes another gives the first back.
            if held.occupant == Occupant::Person(person.id) {
                held.occupant = Occupant::Open;
            }
        }
        facts.seats[seat.index()].occupant = Occupant::Person(person.id);
        self.names.insert(person.id, Called::of(&person));
        self.save_facts(facts).await?;
        self.look_from_own_seats(person.id);
        self.part_from_blocked(person.id).await;
        Ok(())
    }

    /// Who took a seat looks from there, and who left it does not.
    fn look_from_own_seats(&mut self, person: PersonId) {
        let own = self.seats_of(person).lowest();
        let eye = own.map_or(tabletop::Eye::Spectator, tabletop::Eye::Seat);
        self.connections.set_eyes(person, eye);
    }

    async fn leave(&mut self, person: PersonId, seat: Seat) -> Houses<()> {
        self.check_gathering()?;
        if *self.occupant(seat)? != Occupant::Person(person) {
            return Err(HouseTrouble::NotAllowed("That seat is not yours."));
        }
        self.put(seat, Occupant::Open).await
    }

    async fn change_seat(&mut self, me: PersonId, seat: Seat, change: ChangeSeat) -> Houses<()> {
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
        self.put(seat, occupant).await
    }

    /// Changes who holds a seat.
    pub(super) async fn put(&mut self, seat: Seat, occupant: Occupant) -> Houses<()> {
        let before = self.person(seat);
        let mut facts = self.facts.clone();
        facts.seats[seat.index()].occupant = occupant;
        facts.seats[seat.index()].label = None;
        self.save_facts(facts).await?;
        if let Some(person) = before {
            self.look_from_own_seats(person);
            // Who has no seat any more only looks on, if they still may.
            self.part_if_shut_out(person).await;
        }
        Ok(())
    }

    async fn start(&mut self, me: PersonId) -> Houses<()> {
        self.check_host(me)?;
        self.check_gathering()?;
        if self.stuck.is_some() {
            return Err(HouseTrouble::refused("This server cannot play this game."));
        }
        let open = |seat: Seat| self.occupant(seat) == Ok(&Occupant::Open);
        if self.all_seats().any(open) {
            return Err(HouseTrouble::refused(
                "A seat is still open; fill it with a bot or wait for somebody.",
            ));
        }
        self.take_rules_of_today().await?;
        let facts = &self.facts;
        let session = games::start(&facts.game, facts.setup.get(), facts.seed)?;
        self.session = Some(session);
        if self.happen(None, vec![What::Began]).await.is_err() {
            self.session = None;
            return Err(HouseTrouble::Broken);
        }
        Ok(())
    }

    /// People may have gathered since before the program was renewed.
    async fn take_rules_of_today(&mut self) -> Houses<()> {
        let rules = games::newest_rules(&self.facts.game);
        if self.facts.rules == rules {
            return Ok(());
        }
        self.look_before_writing().await?;
        let facts = StoredTable {
            rules,
            ..self.facts.clone()
        };
        self.shared.store.save_table(&facts).await?;
        self.facts = facts;
        Ok(())
    }

    /// The host puts the table away before the game; a game of bots alone ends,
    /// because nobody else could end it, or goes if it cannot be played on.
    async fn give_up(&mut self, me: PersonId) -> Houses<()> {
        self.check_host(me)?;
        if self.status() == Status::Playing && people_of(&self.facts).is_empty() {
            if self.stuck.is_some() {
                self.shared.store.drop_bot_game(&self.facts.id).await?;
                self.over = true;
                return Ok(());
            }
            let outcome = self.ended(None, "closed");
            let ended = self.happen(None, vec![What::Ended { outcome }]).await;
            return ended.map(drop).map_err(|_| HouseTrouble::Broken);
        }
        self.check_gathering()?;
        self.shared.store.drop_table(&self.facts.id).await?;
        self.over = true;
        Ok(())
    }

    /// Somebody who sits here wishes that the game stays: its time begins anew.
    async fn keep(&mut self, me: PersonId) -> Houses<()> {
        if self.seats_of(me).is_empty() {
            return Err(HouseTrouble::NotAllowed("You do not sit at this table."));
        }
        if self.facts.ends.is_none() {
            return Ok(());
        }
        self.look_before_writing().await?;
        let mut summary = self.facts.summary.clone();
        summary.changed = self.now();
        let (id, version) = (&self.facts.id, self.stored_version());
        self.shared
            .store
            .save_summary(id, version, &summary)
            .await?;
        self.facts.summary = summary;
        self.facts.ends = None;
        self.tell_table();
        Ok(())
    }

    /// Something may have happened since the notice was given, so what the
    /// store says now is shown.
    async fn read_notice(&mut self) {
        if let Ok(Some(stored)) = self.shared.store.table(&self.facts.id).await {
            self.facts.ends = stored.ends;
            self.tell_table();
        }
    }

    /// A new table with the same agreement, once, as long as that is there.
    async fn rematch(&mut self, me: PersonId) -> Houses<TableId> {
        if self.status() != Status::Finished || self.facts.uploaded {
            return Err(HouseTrouble::refused("There is nothing to play again yet."));
        }
        if self.seats_of(me).is_empty() {
            return Err(HouseTrouble::NotAllowed(
                "Only those who played may ask for more.",
            ));
        }
        if let Some(id) = &self.facts.rematch
            && self.shared.store.table(id).await?.is_some()
        {
            return Ok(id.clone());
        }
        let id = rematch_of(&self.shared, &self.facts, me).await?;
        let mut facts = self.facts.clone();
        facts.rematch = Some(id.clone());
        self.save_facts(facts).await?;
        Ok(id)
    }

    async fn record(&mut self, me: Option<PersonId>) -> Houses<String> {
        let seated = me.is_some_and(|me| !self.seats_of(me).is_empty());
        match (self.status(), &self.session) {
            (Status::Finished, Some(session)) if self.stuck.is_none() => Ok(session.record()),
            (Status::Finished, _) => self.record_of_rows().await,
            // It has come to its end here, for those who played it.
            (Status::Playing, _) if self.stuck.is_some() && seated => self.hand_out().await,
            _ => Err(HouseTrouble::NotAllowed(
                "The record is open when the game is over.",
            )),
        }
    }

    /// The record of a game that is not over, with all its secrets. Another
    /// program may be able to play it, and must not: that is written first.
    async fn hand_out(&mut self) -> Houses<String> {
        let record = self.record_of_rows().await?;
        if self.facts.disclosed.is_none() {
            let now = self.now();
            self.shared.store.disclose(&self.facts.id, now).await?;
            self.facts.disclosed = Some(now);
            self.stop(Unplayable::Disclosed);
            self.tell_table();
        }
        Ok(record)
    }

    /// The record of a game that cannot be played, as it was stored.
    async fn record_of_rows(&self) -> Houses<String> {
        let rows = self.shared.store.story(&self.facts.id).await?;
        let record = Course::of(&rows).record(&self.facts);
        record.ok_or_else(|| {
            HouseTrouble::refused("This game was stored without what its record needs.")
        })
    }

    fn marks(&self) -> Houses<Marks> {
        let session = self.session.as_deref();
        Ok(session.map_or_else(Marks::default, |session| Marks {
            count: session.count(),
            marks: session.marks(),
        }))
    }

    /// A game that is over, to be read again.
    fn study(&self) -> Houses<Box<dyn Study>> {
        match (self.status(), &self.session) {
            (Status::Finished, Some(session)) if self.stuck.is_none() => {
                Ok(session.study(self.facts.summary.outcome.clone()))
            }
            _ => Err(HouseTrouble::refused(
                "The analysis is made when the game is over.",
            )),
        }
    }

    fn renamed(&mut self, person: PersonId, called: Called) {
        if let Some(known) = self.names.get_mut(&person)
            && *known != called
        {
            *known = called;
            self.tell_table();
        }
    }
}
