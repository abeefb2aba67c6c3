//! Why the house does not do what it was asked for: the reasons of the wire.

use crate::games;
use crate::session::OpenError;
use crate::wire::RequestError;

/// What was wrong with something a person sent.
impl From<OpenError> for RequestError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::UnknownGame(game) => RequestError::NoSuchGame {
                game: beginning(&game),
            },
            OpenError::Unreadable(detail) => RequestError::BadSetup {
                detail: beginning(&detail),
            },
            OpenError::Setup(game, error) => RequestError::SetupRefused {
                game: game.to_owned(),
                setup_refusal: error.0,
            },
            OpenError::Record(game, error) => RequestError::RecordRefused {
                game: game.map(str::to_owned),
                record_error: serde_json::to_value(error).unwrap_or_default(),
            },
        }
    }
}

/// Refuses a bot that the game does not have.
pub fn check_bot(game: &str, bot: &str) -> Result<(), RequestError> {
    if games::knows_bot(game, bot) {
        return Ok(());
    }
    Err(RequestError::NoSuchBot {
        bot: beginning(bot),
        game: game.to_owned(),
    })
}

/// How much of what somebody sent they are told again, in characters.
const QUOTED: usize = 120;

/// The beginning of what somebody sent, which may be megabytes.
pub fn beginning(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_told_megabytes_of_their_own() {
        assert_eq!(beginning("line 1"), "line 1");
        let told = beginning(&"é".repeat(100_000));
        assert_eq!(told.chars().count(), QUOTED + 1);
        assert!(told.ends_with("é…"));
    }
}
