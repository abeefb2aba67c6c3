//! Who I am.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::Front;
use super::body::Body;
use super::error::HttpError;
use crate::limits::Address;
use crate::people::{self, BadName, Key, MaybeVisitor, Secure, SetCookie, Visitor};
use crate::store::Person;
use crate::wire::{ChangeMe, LONGEST_NAME, Me, RequestError};

/// Who I am. Somebody new gets a name and a cookie at once.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, description = "Me; the cookie `ennead` is set", body = Me),
    (status = 429, description = "Too many visitors from this address", body = RequestError),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    address: Address,
    secure: Secure,
    MaybeVisitor(visitor): MaybeVisitor,
) -> Result<(Option<SetCookie>, Json<Me>), HttpError> {
    let visitor = match visitor {
        Some(visitor) => visitor,
        None => {
            front.doors.visitors.pass(&address)?;
            people::welcome(&*front.store).await?
        }
    };
    let cookie = match &visitor.key {
        // Set again, so that its year begins again.
        Key::Cookie(secret) => Some(people::cookie(secret, &secure)),
        Key::Token { .. } => None,
    };
    Ok((cookie, Json(me(visitor.person))))
}

/// Changes what I call myself.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe, responses(
    (status = 200, description = "Me", body = Me),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 422, description = "The name cannot be shown", body = RequestError),
))]
pub async fn change(
    State(front): State<Arc<Front>>,
    Visitor { mut person, .. }: Visitor,
    Body(wish): Body<ChangeMe>,
) -> Result<Json<Me>, HttpError> {
    person.name = people::chosen_name(&wish.name).map_err(|bad| match bad {
        BadName::Unfit => RequestError::BadName { most: LONGEST_NAME },
        BadName::OfTheHouse => RequestError::HouseName,
    })?;
    person.named = front.store.rename(person.id, &person.name).await?;
    front.house.renamed(&person).await;
    Ok(Json(me(person)))
}

pub fn me(person: Person) -> Me {
    Me {
        name: person.name,
        account: person.account,
    }
}
