//! What the house asks for: what must be read for it is, the table decides, and
//! the answer is handed back.

use ::table::{Beginning, Called, Input, RecordFrom, Wish};
use tabletop::Seat;

use super::Keeper;
use crate::course::Course;
use crate::house::new_table::rematch_of;
use crate::session::Study;
use crate::store::{Person, PersonId, TableId};
use crate::wire::RequestError;
use crate::wire::{ChangeSeat, Marks, TableInfo};

impl Keeper {
    /// Whether the table grants this, and it is saved.
    pub(super) async fn grant(&mut self, wish: Wish) -> Result<(), RequestError> {
        let heard = self.feed(Input::Wish(wish)).await;
        heard.granted.unwrap_or(Err(RequestError::Broken))
    }

    /// Somebody takes a free seat.
    pub async fn sit(&mut self, person: Person, seat: Seat) -> Result<(), RequestError> {
        self.check_open(Some(person.id)).await?;
        let called = Called::of(&person);
        let person = person.id;
        self.grant(Wish::Sit {
            person,
            called,
            seat,
        })
        .await?;
        self.part_from_blocked(person).await;
        Ok(())
    }

    /// Somebody leaves their seat.
    pub async fn leave(&mut self, person: PersonId, seat: Seat) -> Result<(), RequestError> {
        self.grant(Wish::Leave { person, seat }).await?;
        self.part_if_shut_out(person).await;
        Ok(())
    }

    /// The host opens a seat or gives it to a bot.
    pub async fn change_seat(
        &mut self,
        me: PersonId,
        seat: Seat,
        change: ChangeSeat,
    ) -> Result<(), RequestError> {
        let before = self.table.holder(seat);
        self.grant(Wish::ChangeSeat { me, seat, change }).await?;
        if let Some(person) = before {
            // Who has no seat any more only looks on, if they still may.
            self.part_if_shut_out(person).await;
        }
        Ok(())
    }

    /// The host starts the game.
    pub async fn start(&mut self, me: PersonId) -> Result<(), RequestError> {
        let story = if self.table.takes_up_another() {
            let id = self.id();
            self.shared.store.story(&id).await?
        } else {
            Vec::new()
        };
        self.grant(Wish::Start { me, story }).await
    }

    /// The host puts the table away before the game.
    pub async fn give_up(&mut self, me: PersonId) -> Result<(), RequestError> {
        self.grant(Wish::GiveUp { me }).await
    }

    /// Somebody who sits here wishes that the game stays: its time begins anew.
    pub async fn keep(&mut self, me: PersonId) -> Result<(), RequestError> {
        self.grant(Wish::Keep { me }).await
    }

    /// Something may have happened since the notice was given, so what the
    /// store says now is shown.
    pub async fn read_notice(&mut self) {
        let id = self.id();
        if let Ok(Some(stored)) = self.shared.store.table(&id).await {
            self.feed(Input::Notice(stored.ends)).await;
        }
    }

    /// A new table with the same agreement, once, as long as that is there.
    pub async fn rematch(&mut self, me: PersonId) -> Result<TableId, RequestError> {
        let known = self.table.check_rematch(me)?.map(str::to_owned);
        if let Some(id) = known
            && self.shared.store.table(&id).await?.is_some()
        {
            return Ok(id);
        }
        let facts = self.table.facts().clone();
        let id = rematch_of(&self.shared, &facts, me).await?;
        self.grant(Wish::Rematch(id.clone())).await?;
        Ok(id)
    }

    /// The record of a finished game, or of one that cannot be played on.
    pub async fn record(&mut self, me: Option<PersonId>) -> Result<String, RequestError> {
        match self.table.record(me)? {
            RecordFrom::Game(record) => Ok(record),
            RecordFrom::Rows => self.record_of_rows().await,
            RecordFrom::HandedOut => {
                let record = self.record_of_rows().await?;
                self.grant(Wish::HandOut).await?;
                Ok(record)
            }
        }
    }

    /// The record of a game that cannot be played, as it was stored.
    async fn record_of_rows(&mut self) -> Result<String, RequestError> {
        let id = self.id();
        let rows = self.shared.store.story(&id).await?;
        let record = Course::of(&rows).record(self.table.facts());
        record.ok_or(RequestError::NoRecord)
    }

    /// This table as `me` sees it from outside.
    pub fn info(&self, me: Option<PersonId>) -> TableInfo {
        self.table.info(me)
    }

    /// Where a replay may jump to.
    pub fn marks(&self) -> Result<Marks, RequestError> {
        self.table.marks()
    }

    /// A game that is over, to be read again.
    pub fn study(&self) -> Result<Box<dyn Study>, RequestError> {
        self.table.study()
    }

    /// The moment after `at` actions.
    pub fn moment_to_go_on_from(&self, at: u32) -> Result<Beginning, RequestError> {
        self.table.moment_to_go_on_from(at, self.now())
    }

    /// Somebody has another name.
    pub async fn renamed(&mut self, person: PersonId, called: Called) {
        self.feed(Input::Renamed(person, called)).await;
    }
}
