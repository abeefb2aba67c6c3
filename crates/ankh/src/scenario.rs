//! How the board is laid out at the start: section 4 of docs/rules-ankh.md. Of the ten
//! printed scenarios two are here, those without special rules (U-6); the third
//! is our own.

use Monument::{Obelisk, Pyramid, Temple};

use crate::board::Hex;
use crate::components::Monument;

tabletop::vocabulary! {
    /// The scenarios.
    pub enum Scenario is "scenario" {
        /// Everybody beside their own: monuments of all kinds.
        MiddleKingdom = "middle-kingdom",
        /// Obelisks owned, temples free; gods start far from their armies.
        OldKingdom = "old-kingdom",
        /// The same way for everybody to what is free.
        BalanceOfMaat = "balance-of-maat",
    }
}

impl Scenario {
    /// Whether it is our own design and not one of the printed ten.
    pub const fn is_ours(self) -> bool {
        match self {
            Scenario::MiddleKingdom | Scenario::OldKingdom => false,
            Scenario::BalanceOfMaat => true,
        }
    }
}

/// Where one player begins.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The god.
    pub god: Hex,
    /// The first warrior.
    pub warrior: Hex,
    /// The monument that is theirs.
    pub monument: (Monument, Hex),
}

/// A scenario for a number of players.
#[derive(Debug)]
pub struct Layout {
    /// Which scenario.
    pub scenario: Scenario,
    /// For how many.
    pub players: u8,
    /// A hex of each region, in the order of the conflict tokens from 1.
    pub regions: &'static [Hex],
    /// Camels, as the hexes they stand between.
    pub camels: &'static [(Hex, Hex)],
    /// Where everybody begins, the first player first.
    pub places: &'static [Place],
    /// Monuments that are nobody's.
    pub neutral: &'static [(Monument, Hex)],
}

impl Layout {
    /// The layout of a scenario, if there is one for so many players.
    pub fn find(scenario: Scenario, players: u8) -> Option<&'static Layout> {
        LAYOUTS
            .iter()
            .find(|layout| layout.scenario == scenario && layout.players == players)
    }
}

const fn at(q: i8, r: i8) -> Hex {
    Hex::at(q, r)
}

const fn place(god: Hex, warrior: Hex, monument: Monument, hex: Hex) -> Place {
    Place {
        god,
        warrior,
        monument: (monument, hex),
    }
}

/// Every layout.
pub const LAYOUTS: &[Layout] = &[
    Layout {
        scenario: Scenario::MiddleKingdom,
        players: 2,
        regions: &[at(5, 2), at(6, 1), at(5, 1)],
        camels: &[],
        places: &[
            place(at(1, 5), at(1, 4), Obelisk, at(0, 5)),
            place(at(6, 4), at(6, 3), Temple, at(5, 4)),
        ],
        neutral: &[
            (Obelisk, at(8, -3)),
            (Pyramid, at(1, 8)),
            (Pyramid, at(5, 0)),
            (Pyramid, at(8, 1)),
            (Temple, at(3, -1)),
        ],
    },
    Layout {
        scenario: Scenario::MiddleKingdom,
        players: 3,
        regions: &[at(5, 2), at(6, 1), at(5, 1)],
        camels: &[],
        places: &[
            place(at(3, 3), at(4, 2), Temple, at(4, 3)),
            place(at(6, 4), at(6, 3), Obelisk, at(5, 4)),
            place(at(5, 0), at(4, 1), Pyramid, at(4, 0)),
        ],
        neutral: &[
            (Obelisk, at(2, 6)),
            (Obelisk, at(8, -3)),
            (Pyramid, at(0, 3)),
            (Pyramid, at(7, 0)),
            (Temple, at(5, 1)),
            (Temple, at(9, 1)),
        ],
    },
    Layout {
        scenario: Scenario::MiddleKingdom,
        players: 4,
        regions: &[at(0, 4), at(5, 2), at(5, 1), at(6, 1)],
        camels: &[
            (at(0, 3), at(0, 4)),
            (at(0, 4), at(1, 3)),
            (at(1, 3), at(1, 4)),
            (at(1, 4), at(2, 3)),
        ],
        places: &[
            place(at(1, 3), at(2, 2), Temple, at(2, 3)),
            place(at(3, 6), at(4, 5), Temple, at(4, 6)),
            place(at(5, 0), at(4, 1), Obelisk, at(5, 1)),
            place(at(7, 1), at(6, 2), Pyramid, at(7, 2)),
        ],
        neutral: &[
            (Obelisk, at(1, 4)),
            (Obelisk, at(8, -1)),
            (Pyramid, at(0, 7)),
            (Pyramid, at(5, 3)),
            (Pyramid, at(8, -2)),
            (Temple, at(3, 0)),
            (Temple, at(6, 5)),
        ],
    },
    Layout {
        scenario: Scenario::MiddleKingdom,
        players: 5,
        regions: &[at(5, 2), at(6, 1), at(5, 5), at(5, 1), at(0, 4)],
        camels: &[
            (at(5, 4), at(5, 5)),
            (at(5, 4), at(6, 4)),
            (at(6, 3), at(6, 4)),
            (at(6, 3), at(7, 3)),
            (at(7, 2), at(7, 3)),
            (at(7, 3), at(8, 2)),
            (at(0, 3), at(0, 4)),
            (at(0, 4), at(1, 3)),
            (at(1, 3), at(1, 4)),
            (at(1, 4), at(2, 3)),
        ],
        places: &[
            place(at(1, 3), at(2, 2), Temple, at(1, 2)),
            place(at(8, 0), at(7, 0), Obelisk, at(8, -1)),
            place(at(8, 4), at(7, 5), Temple, at(9, 4)),
            place(at(4, 1), at(5, 0), Pyramid, at(5, 1)),
            place(at(1, 6), at(2, 6), Pyramid, at(1, 7)),
        ],
        neutral: &[
            (Obelisk, at(1, 4)),
            (Obelisk, at(6, 4)),
            (Pyramid, at(5, 2)),
            (Pyramid, at(6, 3)),
            (Temple, at(2, -1)),
            (Temple, at(4, 6)),
            (Temple, at(6, -2)),
        ],
    },
    Layout {
        scenario: Scenario::OldKingdom,
        players: 2,
        regions: &[at(4, 2), at(6, 1), at(5, -1)],
        camels: &[],
        places: &[
            place(at(7, 2), at(1, 5), Obelisk, at(0, 5)),
            place(at(1, 4), at(7, 3), Obelisk, at(8, 2)),
        ],
        neutral: &[
            (Temple, at(2, 7)),
            (Temple, at(4, 3)),
            (Temple, at(5, 0)),
            (Temple, at(6, 5)),
            (Temple, at(9, -2)),
        ],
    },
    Layout {
        scenario: Scenario::OldKingdom,
        players: 3,
        regions: &[at(5, -1), at(6, 1), at(4, 2)],
        camels: &[],
        places: &[
            place(at(5, 5), at(8, -2), Obelisk, at(8, -3)),
            place(at(1, 4), at(6, 5), Obelisk, at(5, 6)),
            place(at(7, -2), at(1, 5), Obelisk, at(0, 5)),
        ],
        neutral: &[
            (Temple, at(1, 7)),
            (Temple, at(2, 0)),
            (Temple, at(4, 3)),
            (Temple, at(5, -1)),
            (Temple, at(6, 2)),
            (Temple, at(9, -2)),
        ],
    },
    Layout {
        scenario: Scenario::OldKingdom,
        players: 4,
        regions: &[at(7, 4), at(4, 2), at(5, -1), at(6, 3)],
        camels: &[
            (at(5, 4), at(6, 3)),
            (at(6, 3), at(6, 4)),
            (at(6, 4), at(7, 3)),
            (at(7, 3), at(7, 4)),
        ],
        places: &[
            place(at(1, 4), at(6, 5), Obelisk, at(5, 6)),
            place(at(4, 0), at(1, 5), Obelisk, at(0, 5)),
            place(at(9, 0), at(5, -1), Obelisk, at(4, -1)),
            place(at(5, 5), at(8, 1), Obelisk, at(9, 1)),
        ],
        neutral: &[
            (Temple, at(1, 0)),
            (Temple, at(2, 6)),
            (Temple, at(4, 3)),
            (Temple, at(6, 2)),
            (Temple, at(7, -2)),
            (Temple, at(9, -2)),
            (Temple, at(9, 4)),
        ],
    },
    Layout {
        scenario: Scenario::OldKingdom,
        players: 5,
        regions: &[at(7, 4), at(0, 6), at(4, 2), at(5, -1), at(6, 1)],
        camels: &[
            (at(5, 4), at(6, 3)),
            (at(6, 3), at(6, 4)),
            (at(6, 4), at(7, 3)),
            (at(7, 3), at(7, 4)),
            (at(0, 5), at(0, 6)),
            (at(0, 5), at(1, 5)),
            (at(1, 4), at(1, 5)),
        ],
        places: &[
            place(at(1, 6), at(6, 5), Obelisk, at(5, 6)),
            place(at(1, 3), at(1, 5), Obelisk, at(0, 6)),
            place(at(4, 0), at(2, 3), Obelisk, at(1, 4)),
            place(at(9, 0), at(5, -1), Obelisk, at(4, -1)),
            place(at(5, 5), at(8, 1), Obelisk, at(9, 1)),
        ],
        neutral: &[
            (Temple, at(1, 0)),
            (Temple, at(4, 2)),
            (Temple, at(4, 6)),
            (Temple, at(6, 2)),
            (Temple, at(7, -2)),
            (Temple, at(9, -2)),
            (Temple, at(9, 4)),
        ],
    },
    Layout {
        scenario: Scenario::BalanceOfMaat,
        players: 2,
        regions: &[at(5, 2), at(6, 1), at(5, 1)],
        camels: &[],
        places: &[
            place(at(3, 0), at(3, -1), Temple, at(4, -1)),
            place(at(1, 8), at(2, 7), Temple, at(2, 8)),
        ],
        neutral: &[
            (Obelisk, at(0, 7)),
            (Obelisk, at(1, 0)),
            (Obelisk, at(7, 5)),
            (Pyramid, at(0, 5)),
            (Pyramid, at(6, 2)),
            (Pyramid, at(7, -2)),
        ],
    },
    Layout {
        scenario: Scenario::BalanceOfMaat,
        players: 3,
        regions: &[at(5, 2), at(6, 1), at(5, 1)],
        camels: &[],
        places: &[
            place(at(2, 3), at(2, 2), Obelisk, at(3, 2)),
            place(at(6, 3), at(6, 4), Temple, at(5, 4)),
            place(at(5, -1), at(4, -1), Pyramid, at(4, 0)),
        ],
        neutral: &[
            (Obelisk, at(7, 1)),
            (Obelisk, at(9, -3)),
            (Pyramid, at(0, 4)),
            (Pyramid, at(10, -2)),
            (Temple, at(2, 7)),
            (Temple, at(7, -1)),
        ],
    },
    Layout {
        scenario: Scenario::BalanceOfMaat,
        players: 4,
        regions: &[at(5, 2), at(6, 1), at(7, 4), at(5, 1)],
        camels: &[
            (at(5, 4), at(6, 3)),
            (at(6, 3), at(6, 4)),
            (at(6, 4), at(7, 3)),
            (at(7, 3), at(7, 4)),
        ],
        places: &[
            place(at(0, 4), at(0, 5), Obelisk, at(1, 4)),
            place(at(8, 0), at(7, 1), Temple, at(7, 0)),
            place(at(6, 5), at(6, 4), Pyramid, at(7, 4)),
            place(at(5, -1), at(4, -1), Temple, at(4, 0)),
        ],
        neutral: &[
            (Obelisk, at(2, 1)),
            (Obelisk, at(2, 7)),
            (Obelisk, at(9, 4)),
            (Pyramid, at(3, 2)),
            (Pyramid, at(8, -3)),
            (Pyramid, at(8, 2)),
            (Temple, at(0, 2)),
            (Temple, at(4, 3)),
        ],
    },
    Layout {
        scenario: Scenario::BalanceOfMaat,
        players: 5,
        regions: &[at(5, 2), at(6, 1), at(5, 5), at(5, 1), at(0, 4)],
        camels: &[
            (at(5, 4), at(5, 5)),
            (at(5, 4), at(6, 4)),
            (at(6, 3), at(6, 4)),
            (at(6, 3), at(7, 3)),
            (at(7, 2), at(7, 3)),
            (at(7, 3), at(8, 2)),
            (at(0, 3), at(0, 4)),
            (at(0, 4), at(1, 3)),
            (at(1, 3), at(1, 4)),
            (at(1, 4), at(2, 3)),
        ],
        places: &[
            place(at(0, 3), at(1, 2), Obelisk, at(1, 3)),
            place(at(9, 1), at(8, 2), Temple, at(8, 1)),
            place(at(6, 5), at(6, 6), Pyramid, at(7, 5)),
            place(at(4, 1), at(5, 0), Temple, at(5, 1)),
            place(at(1, 7), at(2, 6), Pyramid, at(2, 7)),
        ],
        neutral: &[
            (Obelisk, at(1, 0)),
            (Obelisk, at(4, 6)),
            (Obelisk, at(8, -1)),
            (Obelisk, at(9, 3)),
            (Pyramid, at(3, 0)),
            (Pyramid, at(6, 2)),
            (Pyramid, at(9, -3)),
            (Temple, at(0, 6)),
            (Temple, at(3, 3)),
            (Temple, at(5, 4)),
        ],
    },
];
