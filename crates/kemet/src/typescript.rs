//! What Kemet sends to a browser, for the TypeScript of the house.

use tabletop::typescript::TypeBook;

/// Enters what Kemet sends.
pub fn typescript(book: &mut TypeBook) {
    book.add::<crate::View>()
        .kinds::<crate::Event>("EVENTS")
        .kinds::<crate::Grant>("GRANTS")
        .kinds::<crate::Refusal>("REFUSALS")
        .kinds::<crate::SetupRefusal>("SETUP_REFUSALS")
        .kinds::<crate::reckoning::BattleRefusal>("BATTLE_REFUSALS")
        .asking::<crate::Step>("STEPS")
        .kinds::<crate::EndReason>("END_REASONS")
        .kinds::<crate::Effect>("EFFECTS")
        .kinds::<crate::Story>("STORIES")
        .kinds::<crate::Condition>("CONDITIONS")
        .kinds::<crate::Decision>("DECISIONS")
        .kinds::<crate::WayReason>("WAY_REASONS")
        .kinds::<crate::HaltReason>("HALT_REASONS")
        .kinds::<crate::RespawnReason>("RESPAWN_REASONS")
        .kinds::<crate::BanishReason>("BANISH_REASONS")
        .kinds::<crate::Goal>("GOALS")
        .kinds::<crate::Column>("COLUMNS")
        .add::<crate::Forecast>()
        .add::<crate::Setup>()
        .add::<crate::box_contents::Components>()
        .add::<crate::box_contents::SetupChoices>();
}
