//! What those who play together say to each other alone, and who of them shows
//! their cards.

use sqlx::SqliteConnection;
use tabletop::{Seat, Seats};

use super::chat::{line, spoken};
use crate::store::{PersonId, Spoken, StoreError};
use crate::wire::{Channel, ChatLine};

pub async fn say(
    connection: &mut SqliteConnection,
    table: &str,
    team: Seat,
    person: PersonId,
    id: &str,
    line: &ChatLine,
) -> Result<u32, StoreError> {
    // A retry finds its line already there, as in the chat of everybody.
    let number = sqlx::query_scalar(
        "INSERT INTO team_chat (table_id, team, number, person, client_id, at, name, seat, text)
         VALUES (?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM team_chat
                          WHERE table_id = ?1 AND team = ?2),
                 ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (table_id, person, client_id) DO UPDATE SET number = number
         RETURNING number",
    )
    .bind(table)
    .bind(u8::from(team));
    Ok(spoken(number, person, id, line)
        .fetch_one(connection)
        .await?)
}

pub async fn last(
    connection: &mut SqliteConnection,
    table: &str,
    team: Seat,
    most: u32,
) -> Result<Vec<Spoken>, StoreError> {
    let rows = sqlx::query(
        "SELECT person, number, at, name, seat, text FROM team_chat WHERE table_id = ? AND team = ?
         ORDER BY number DESC LIMIT ?",
    )
    .bind(table)
    .bind(u8::from(team))
    .bind(most)
    .fetch_all(connection)
    .await?;
    let own = |row| line(Channel::Team, row);
    rows.iter().rev().map(own).collect()
}

pub async fn showing(connection: &mut SqliteConnection, table: &str) -> Result<Seats, StoreError> {
    let seats: Vec<u8> = sqlx::query_scalar("SELECT seat FROM showing WHERE table_id = ?")
        .bind(table)
        .fetch_all(connection)
        .await?;
    let seats = seats.into_iter().map(Seat::try_from);
    seats
        .collect::<Result<Seats, String>>()
        .map_err(StoreError::Broken)
}

pub async fn set_showing(
    connection: &mut SqliteConnection,
    table: &str,
    seat: Seat,
    on: bool,
) -> Result<(), StoreError> {
    let change = if on {
        "INSERT INTO showing (table_id, seat) VALUES (?, ?) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM showing WHERE table_id = ? AND seat = ?"
    };
    sqlx::query(change)
        .bind(table)
        .bind(u8::from(seat))
        .execute(connection)
        .await?;
    Ok(())
}
