//! Who asks: a private cookie, or the token of a program, and the person behind
//! it.

mod names;
mod secret;

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum_extra::extract::CookieJar;

use crate::house::{KeyId, millis};
use crate::http::{Front, HttpError};
use crate::limits::named_by_proxy;
use crate::retention::SEEN_EVERY;
use crate::store::{Person, Store, StoreError};
use crate::wire::RequestError;

pub use ::table::letters::{can_be_seen, is_readable};
pub use ::table::likeness::{Likeness, Unlike};
pub use ::table::reserved::{figures, house_names};
pub use names::{BadName, checked as checked_name, chosen as chosen_name, fresh as fresh_name};
pub use secret::Secret;

/// The name of the cookie.
pub const COOKIE: &str = "ennead";

/// Somebody we know. Who changes something has passed the gate for changes.
pub struct Visitor {
    /// Who it is.
    pub person: Person,
    /// What they showed.
    pub key: Key,
}

/// What somebody shows to be known.
pub enum Key {
    /// The cookie of a device.
    Cookie(Secret),
    /// A token: a program that plays in its person's name.
    Token {
        /// Its number.
        id: i64,
        /// What the program showed.
        secret: Secret,
    },
}

impl Key {
    /// Which key it is, for the house.
    pub fn id(&self) -> KeyId {
        match self {
            Key::Cookie(secret) => KeyId::Cookie(secret.hash()),
            Key::Token { id, .. } => KeyId::Token(*id),
        }
    }

    /// Whose it is now; nobody's once it was taken back.
    pub async fn owner(&self, store: &dyn Store) -> Result<Option<Person>, StoreError> {
        match self {
            Key::Cookie(secret) => store.person_by_secret(&secret.hash()).await,
            Key::Token { secret, .. } => {
                let owner = store.person_by_token(&secret.hash()).await?;
                Ok(owner.map(|(person, _)| person))
            }
        }
    }
}

/// Somebody with their own device, who may do what a token may not: change the
/// account, make tokens and take them back. Who steals a token cannot lock its
/// person out.
pub struct Owner {
    /// Who it is.
    pub person: Person,
    /// The cookie they showed.
    pub secret: Secret,
}

/// Somebody, whether we know them or not.
pub struct MaybeVisitor(pub Option<Visitor>);

impl MaybeVisitor {
    /// Who it is, for the program.
    pub fn id(&self) -> Option<crate::store::PersonId> {
        self.0.as_ref().map(|visitor| visitor.person.id)
    }
}

impl FromRequestParts<Arc<Front>> for MaybeVisitor {
    type Rejection = HttpError;

    async fn from_request_parts(
        parts: &mut Parts,
        front: &Arc<Front>,
    ) -> Result<MaybeVisitor, HttpError> {
        if let Some(token) = bearer(&parts.headers) {
            return by_token(front, token).await;
        }
        let Some(secret) = shown(&parts.headers) else {
            return Ok(MaybeVisitor(None));
        };
        let person = front.store.person_by_secret(&secret.hash()).await?;
        let person = still_known(front, person).await;
        Ok(MaybeVisitor(person.map(|person| Visitor {
            person,
            key: Key::Cookie(secret),
        })))
    }
}

impl FromRequestParts<Arc<Front>> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(
        parts: &mut Parts,
        front: &Arc<Front>,
    ) -> Result<Visitor, HttpError> {
        let MaybeVisitor(visitor) = MaybeVisitor::from_request_parts(parts, front).await?;
        let visitor = visitor.ok_or(RequestError::Stranger)?;
        if !matches!(parts.method, Method::GET | Method::HEAD) {
            front.doors.changes.by(visitor.person.id)?;
        }
        Ok(visitor)
    }
}

impl FromRequestParts<Arc<Front>> for Owner {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Owner, HttpError> {
        let Visitor { person, key } = Visitor::from_request_parts(parts, front).await?;
        match key {
            Key::Cookie(secret) => Ok(Owner { person, secret }),
            Key::Token { .. } => Err(RequestError::TokenOnlyPlays.into()),
        }
    }
}

/// Whoever shows a token means to be somebody: one that is worth nothing makes
/// nobody a new visitor.
async fn by_token(front: &Front, token: &str) -> Result<MaybeVisitor, HttpError> {
    let secret = Secret::parse(token).ok_or(RequestError::NoSuchToken)?;
    let known = front.store.person_by_token(&secret.hash()).await?;
    let (person, id) = known.ok_or(RequestError::NoSuchToken)?;
    let person = still_known(front, Some(person)).await;
    let person = person.ok_or(RequestError::NoSuchToken)?;
    let key = Key::Token { id, secret };
    Ok(MaybeVisitor(Some(Visitor { person, key })))
}

/// Notes once a day that somebody was here, so that they are not forgotten.
/// Nobody, if they were at this very moment.
async fn still_known(front: &Front, person: Option<Person>) -> Option<Person> {
    let person = person?;
    let now = front.house.now();
    if now.saturating_sub(person.seen) < millis(SEEN_EVERY) {
        return Some(person);
    }
    match front.store.note_seen(person.id, now).await {
        Ok(()) => Some(person),
        Err(StoreError::Missing) => None,
        // A store that cannot write forgets nobody either.
        Err(error) => {
            tracing::warn!(%error, "that somebody was here could not be noted");
            Some(person)
        }
    }
}

/// Whether this request came over HTTPS as far as we know, so that its cookie
/// must stay there.
pub struct Secure(pub bool);

impl FromRequestParts<Arc<Front>> for Secure {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        front: &Arc<Front>,
    ) -> Result<Secure, Infallible> {
        let named = named_by_proxy("x-forwarded-proto", front.trust_proxy, &parts.headers);
        // Most proxies pass on what the one in front of them said.
        let scheme = named.or_else(|| {
            named_by_proxy(
                "x-forwarded-proto",
                front.trust_proxy.min(1),
                &parts.headers,
            )
        });
        Ok(Secure(front.secure_cookies || scheme == Some("https")))
    }
}

/// A new visitor with a pleasant name.
pub async fn welcome(store: &dyn Store) -> Result<Visitor, StoreError> {
    let secret = Secret::fresh();
    let person = store.new_person(&fresh_name(), &secret.hash()).await?;
    Ok(Visitor {
        person,
        key: Key::Cookie(secret),
    })
}

/// The header that sets the cookie.
pub type SetCookie = [(HeaderName, HeaderValue); 1];

/// The cookie that keeps a secret for a year.
pub fn cookie(secret: &Secret, secure: &Secure) -> SetCookie {
    set_cookie(&secret.reveal(), A_YEAR, secure)
}

/// The cookie that takes it away again.
pub fn no_cookie(secure: &Secure) -> SetCookie {
    set_cookie("", 0, secure)
}

const A_YEAR: u32 = 365 * 24 * 60 * 60;

fn set_cookie(value: &str, seconds: u32, Secure(secure): &Secure) -> SetCookie {
    let https = if *secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{https}");
    let mut value = HeaderValue::try_from(text).expect("a cookie of plain letters");
    value.set_sensitive(true);
    [(header::SET_COOKIE, value)]
}

fn shown(headers: &HeaderMap) -> Option<Secret> {
    let jar = CookieJar::from_headers(headers);
    Secret::parse(jar.get(COOKIE)?.value())
}

/// The token of a program. Other ways to authorise are for a proxy in front.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let shown = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = shown.split_once(' ').unwrap_or((shown, ""));
    scheme
        .eq_ignore_ascii_case("bearer")
        .then_some(token.trim())
}
