//! Accounts: made, changed, entered and left.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Front;
use super::body::Body;
use super::error::HttpError;
use super::me::me;
use crate::account::{Password, is_account_name};
use crate::house::KeyId;
use crate::limits::Address;
use crate::people::{self, Key, MaybeVisitor, Owner, Secret, Secure, SetCookie, Visitor};
use crate::store::Person;
use crate::wire::{
    Account, LONGEST_ACCOUNT, LONGEST_PASSWORD, Login, Me, RequestError, SHORTEST_ACCOUNT,
    SHORTEST_PASSWORD,
};
use ::table::MOST_IGNORED;

/// Makes me permanent, or changes the name or password of my account. Changing
/// it needs the password so far and logs my other devices out.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Account, responses(
    (status = 200, description = "Me", body = Me),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "The password so far is wrong", body = RequestError),
    (status = 409, description = "Another account has this name", body = RequestError),
    (status = 422, description = "The name or password cannot be used", body = RequestError),
    (status = 429, description = "Too many tries", body = RequestError),
))]
pub async fn set(
    State(front): State<Arc<Front>>,
    address: Address,
    Owner { mut person, secret }: Owner,
    Body(wish): Body<Account>,
) -> Result<Json<Me>, HttpError> {
    let password = checked(&wish)?;
    if let Some(account) = &person.account {
        let old = Password::claimed(wish.old_password.as_deref().unwrap_or_default());
        let owner = owner(&front, address, account, old).await?;
        if owner.id != person.id {
            return Err(RequestError::WrongPassword.into());
        }
    }
    front.doors.passwords.pass(&address)?;
    let hash = front.passwords.hash(address, password).await?;
    front
        .store
        .set_account(person.id, &wish.account, &hash)
        .await?;
    front
        .store
        .drop_other_secrets(person.id, &secret.hash())
        .await?;
    let own = KeyId::Cookie(secret.hash());
    front.house.badges().revoke(person.id, |&key| key != own);
    person.account = Some(wish.account);
    Ok(Json(me(person)))
}

/// I am this account, on this device too. A visitor who never sat at a table is
/// forgotten.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Login, responses(
    (status = 200, description = "Me; the cookie `ennead` is set", body = Me),
    (status = 403, description = "No account with this name and password", body = RequestError),
    (status = 429, description = "Too many tries", body = RequestError),
))]
pub async fn log_in(
    State(front): State<Arc<Front>>,
    address: Address,
    secure: Secure,
    MaybeVisitor(before): MaybeVisitor,
    Body(login): Body<Login>,
) -> Result<(SetCookie, Json<Me>), HttpError> {
    let password = Password::claimed(&login.password);
    let person = owner(&front, address, &login.account, password).await?;
    let secret = Secret::fresh();
    front.store.add_secret(person.id, &secret.hash()).await?;
    if let Some(before) = before {
        // Nobody gets rid of a block by logging in.
        if before.person.account.is_none() {
            front
                .store
                .go_on_as(before.person.id, person.id, MOST_IGNORED)
                .await?;
        }
        forget(&front, &before).await?;
    }
    Ok((people::cookie(&secret, &secure), Json(me(person))))
}

/// This device knows me no longer.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses(
    (status = 204, description = "The cookie is gone"),
))]
pub async fn log_out(
    State(front): State<Arc<Front>>,
    secure: Secure,
    MaybeVisitor(visitor): MaybeVisitor,
) -> Result<(StatusCode, SetCookie), HttpError> {
    if let Some(visitor) = visitor {
        forget(&front, &visitor).await?;
    }
    Ok((StatusCode::NO_CONTENT, people::no_cookie(&secure)))
}

/// Forgets a secret, with the sockets that were opened with it and a passer-by
/// who has nothing else. A program
/// that shows a token has no device to be forgotten.
async fn forget(front: &Front, visitor: &Visitor) -> Result<(), HttpError> {
    if let Key::Cookie(secret) = &visitor.key {
        front.store.drop_secret(&secret.hash()).await?;
        let gone = visitor.key.id();
        let badges = front.house.badges();
        badges.revoke(visitor.person.id, |&key| key == gone);
        front.store.forget_passer_by(visitor.person.id).await?;
    }
    Ok(())
}

/// Whose account this is, if the password fits.
async fn owner(
    front: &Front,
    address: Address,
    account: &str,
    password: Password,
) -> Result<Person, HttpError> {
    // Nothing longer is the name of an account; the gate need not remember it.
    if !is_account_name(account) {
        return Err(RequestError::WrongPassword.into());
    }
    let key = (account.to_ascii_lowercase(), address);
    front.doors.logins.pass(&key)?;
    front.doors.passwords.pass(&address)?;
    let kept = front.store.account(account).await?;
    let hash = kept.as_ref().map(|(_, hash)| hash.as_str());
    let fits = front.passwords.fits(address, password, hash).await?;
    let person = kept.filter(|_| fits).map(|(person, _)| person);
    Ok(person.ok_or(RequestError::WrongPassword)?)
}

fn checked(wish: &Account) -> Result<Password, RequestError> {
    if !is_account_name(&wish.account) {
        return Err(RequestError::BadAccount {
            least: SHORTEST_ACCOUNT,
            most: LONGEST_ACCOUNT,
        });
    }
    Password::chosen(&wish.password).ok_or(RequestError::BadPassword {
        least: SHORTEST_PASSWORD,
        most: LONGEST_PASSWORD,
    })
}
