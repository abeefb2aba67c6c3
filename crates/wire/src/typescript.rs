//! What the table sends and hears, for the TypeScript of the house. What a game
//! says of itself (its setup, its views, its odds) is unknown here: the client
//! narrows it where it knows which game it is.

use tabletop::typescript::TypeBook;
use ts_rs::TS;

/// What happened, as the game tells it: `what` names it, everything else about
/// it is the game's own.
#[derive(TS)]
#[expect(dead_code, reason = "only its type is written")]
pub(crate) struct GameEvent {
    what: String,
}

/// Why a game says no: `why` names the rule, everything else about it is the
/// game's own.
#[derive(TS)]
#[expect(dead_code, reason = "only its type is written")]
pub(crate) struct GameRefusal {
    why: String,
}

/// Whoever refuses: the game or the table.
#[derive(TS)]
#[ts(untagged)]
#[expect(dead_code, reason = "only its type is written")]
pub(crate) enum AnyRefusal {
    Game(GameRefusal),
    Table(crate::TableRefusal),
}

/// Enters what goes over the wire.
pub fn typescript(book: &mut TypeBook) {
    book.kinds::<crate::TableRefusal>("TABLE_REFUSALS")
        .kinds::<crate::RequestError>("REQUEST_ERRORS")
        .kinds::<crate::Reason>("REPORT_REASONS")
        .add::<crate::ToServer>()
        .add::<crate::ToClient>()
        .add::<crate::Me>()
        .add::<crate::ChangeMe>()
        .add::<crate::Account>()
        .add::<crate::Login>()
        .add::<crate::NewToken>()
        .add::<crate::FreshToken>()
        .add::<crate::Tokens>()
        .add::<crate::NewTable>()
        .add::<crate::PlayNow>()
        .add::<crate::PlayOn>()
        .add::<crate::Created>()
        .add::<crate::ChangeSeat>()
        .add::<crate::Lobby>()
        .add::<crate::TableList>()
        .add::<crate::TablePage>()
        .add::<crate::Catalogue>()
        .add::<crate::SoloGames>()
        .add::<crate::Notes>()
        .add::<crate::Marks>()
        .add::<crate::AnalysisState>()
        .add::<crate::Analysis>()
        .add::<crate::Ignore>()
        .add::<crate::Ignored>()
        .add::<crate::Remove>()
        .add::<crate::Report>();
}
