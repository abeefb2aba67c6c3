//! Tokens: what a program shows to play in somebody's name.

use serde::{Deserialize, Serialize};

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, 1 to 24 characters.
    pub label: String,
}

/// A token that was made just now: the only time it is told.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FreshToken {
    /// Its number.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// To be sent as `Authorization: Bearer <token>`.
    pub token: String,
}

/// A token, without what makes it one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenInfo {
    /// Its number.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// When it was made.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
}

/// My tokens.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tokens {
    /// The oldest first.
    pub tokens: Vec<TokenInfo>,
}
