//! Kemet in the browser.

use kemet::box_contents::{Components, SetupChoices};
use kemet::{Action, Kemet};
use serde::Serialize;
use tabletop::Verb;
use tabletop::typescript::TypeBook;

use crate::{Drawn, Tongue};

impl Drawn for Kemet {
    const ACTIONS: &'static [Verb] = Action::GRAMMAR;

    const TONGUE: Tongue = Tongue {
        things: &[
            ("Seat", "seat"),
            ("Zone", "zone"),
            ("Tile", "tile"),
            ("Di", "di"),
            ("BattleCard", "card"),
            ("Companion", "companion"),
            ("Colour", "colour"),
            ("God", "god"),
            ("City", "city"),
            ("Space", "space"),
            ("Deed", "deed"),
            ("Objective", "objective"),
            ("EventCard", "omen"),
            ("Disaster", "disaster"),
            ("ActionCard", "command"),
            ("PlunderCard", "plunder"),
        ],
        words: &[
            ("Role", "role"),
            ("Column", "war"),
            ("WayReason", "solo-way"),
            ("HaltReason", "solo-halt"),
            ("RespawnReason", "solo-respawn"),
            ("BanishReason", "solo-banish"),
            ("Decision", "solo-decision"),
        ],
        numbers: &[],
    };

    fn types(book: &mut TypeBook) {
        kemet::typescript(book);
    }

    fn components() -> impl Serialize {
        Components::all()
    }

    fn setup_choices() -> impl Serialize {
        SetupChoices::all()
    }
}
