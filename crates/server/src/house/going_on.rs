//! Games that go on from a moment of a finished one.

use std::future::ready;

use ::table::{AT_ONCE, Beginning};

use super::House;
use super::new_table::{of_people, wished_seats};
use crate::entry::{Stored, What, dice_set};
use crate::store::{Occupant, Person, PersonId, StoredTable, TableId};
use crate::wire::RequestError;
use crate::wire::{NewTable, Options, PlayOn, SeatWish, Status};

impl House {
    /// A game that goes on from a moment of a finished one, with other dice. It
    /// begins at once if nobody is missing.
    pub async fn play_on(
        &self,
        id: &str,
        host: &Person,
        wish: PlayOn,
    ) -> Result<TableId, RequestError> {
        self.check_open(id, Some(host.id)).await?;
        let at = wish.at;
        let beginning = self.at(id, move |keeper| {
            Box::pin(ready(keeper.moment_to_go_on_from(at)))
        });
        let (table, story) = self.taken_up(host.id, beginning.await?, wish.seats)?;
        self.shared().store.new_table(&table, &story).await?;
        if table.summary.status == Status::Playing {
            self.registry().live(&table.id).await?;
        }
        Ok(table.id)
    }

    fn taken_up(
        &self,
        host: PersonId,
        beginning: Beginning,
        wishes: Vec<SeatWish>,
    ) -> Result<(StoredTable, Vec<Stored>), RequestError> {
        let Beginning {
            game,
            rules,
            setup,
            seed,
            rows: mut story,
            mut moment,
        } = beginning;
        let players = moment.seats().len();
        if wishes.len() != players {
            return Err(RequestError::WrongSeats {
                players,
                seats: wishes.len(),
            });
        }
        let mine = |wish: &&SeatWish| matches!(wish, SeatWish::Me { .. });
        let mine = wishes.iter().filter(mine).count();
        if mine == 0 {
            return Err(RequestError::NoSeatOfYours);
        }
        let new = NewTable {
            game,
            setup,
            seats: wishes,
            options: Options {
                hot_seat: mine > 1,
                ..Options::default()
            },
            start: true,
        };
        let seats = wished_seats(host, &new)?;
        let complete = seats.iter().all(|seat| seat.occupant != Occupant::Open);
        let shared = self.shared();
        let mut table = shared.blank(&new.game, new.setup, host, new.options, seats);
        table.seed = seed;
        table.rules = rules;
        table.summary.count = moment.count();
        if complete {
            let dice = shared.fresh_seed();
            moment.renew_dice(dice);
            let version = story.len() as u32 + 1;
            let row = |version, what, hash| Stored {
                version,
                at: table.created,
                id: None,
                what,
                hash,
            };
            story.push(row(version, What::Began, None));
            story.push(row(version + 1, dice_set(dice), Some(moment.hash())));
            table.summary.status = Status::Playing;
            table.summary.awaiting = of_people(&table.seats, moment.awaiting());
            table.summary.due = Some(AT_ONCE);
        }
        Ok((table, story))
    }
}
