//! What Ankh sends to a browser, for the TypeScript of the house.

use tabletop::typescript::TypeBook;

/// Enters what Ankh sends.
pub fn typescript(book: &mut TypeBook) {
    book.add::<crate::View>()
        .add::<crate::Event>()
        .add::<crate::Refusal>()
        .add::<crate::Setup>()
        .add::<crate::box_contents::Components>();
}
