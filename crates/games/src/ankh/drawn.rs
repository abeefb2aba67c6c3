//! Ankh in the browser.

use ankh::box_contents::{Components, SetupChoices};
use ankh::{Action, Ankh};
use serde::Serialize;
use tabletop::Verb;
use tabletop::typescript::TypeBook;

use crate::{Drawn, Tongue};

impl Drawn for Ankh {
    const ACTIONS: &'static [Verb] = Action::GRAMMAR;

    const TONGUE: Tongue = Tongue {
        things: &[
            ("Seat", "seat"),
            ("Hex", "hex"),
            ("God", "god"),
            ("Deed", "deed"),
            ("FigureKind", "figure"),
            ("Guardian", "figure"),
            ("Power", "power"),
            ("Card", "card"),
            ("Monument", "monument"),
            ("EventKind", "occasion"),
        ],
        words: &[],
        // Regions go by the numbers of their conflict tokens.
        numbers: &[
            ("Event.token_laid.number", "region"),
            ("Event.tokens_swapped.one", "region"),
            ("Event.tokens_swapped.other", "region"),
            ("Event.dominated.region", "region"),
            ("Event.battle_began.region", "region"),
            ("Event.devotion_changed.region", "region"),
            ("Event.battle_won.region", "region"),
            ("Event.battle_tied.region", "region"),
            ("Event.nobody_left.region", "region"),
            ("swap.one", "region"),
            ("swap.other", "region"),
        ],
    };

    fn types(book: &mut TypeBook) {
        ankh::typescript(book);
    }

    fn components() -> impl Serialize {
        Components::all()
    }

    fn setup_choices() -> impl Serialize {
        SetupChoices::all()
    }
}
