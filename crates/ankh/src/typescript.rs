//! What Ankh sends to a browser, for the TypeScript of the house.

use tabletop::typescript::TypeBook;

/// Enters what Ankh sends.
pub fn typescript(book: &mut TypeBook) {
    book.add::<crate::View>()
        .kinds::<crate::Event>("EVENTS")
        .kinds::<crate::Grant>("GRANTS")
        .kinds::<crate::Refusal>("REFUSALS")
        .kinds::<crate::SetupRefusal>("SETUP_REFUSALS")
        .asking::<crate::Step>("STEPS")
        .kinds::<crate::EndReason>("END_REASONS")
        .add::<crate::Setup>()
        .add::<crate::box_contents::Components>()
        .add::<crate::box_contents::SetupChoices>();
}
