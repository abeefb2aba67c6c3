//! Kemet rule by rule. The doc comment of a test names the ids it proves;
//! `cargo xtask rules` lists the ids that no test names.

#[path = "../shared/ledger.rs"]
mod ledger;
#[path = "../shared/move_help.rs"]
mod move_help;
#[path = "../shared/named.rs"]
mod named;
#[path = "../shared/random_games.rs"]
mod random_games;

mod concepts;
mod glossary;
mod random_play;
mod timing;

/// What is in the box, row by row.
mod components {
    mod ours;
    mod rows;
    mod tables;
}

/// The board.
mod map {
    mod adjacency;
    mod drawing;
    mod words;
    mod zones;
}

/// Setup (chapter 2).
mod setup {
    mod agreement;
    mod before_play;
    mod laid_out;
    pub mod table;
}

/// The Day phase (3.3).
mod day {
    mod companions;
    mod tokens;
    mod turns;
}

/// The actions but Move (3.4.1 to 3.4.4).
mod actions {
    mod acquire;
    mod build;
    mod companions;
    mod costs;
    mod pray;
    mod recruit;
}

/// Move (3.4.5).
mod moving {
    mod ends;
    mod model;
    mod parts;
    mod walls;
    mod ways;
    mod who_goes;
}

/// Battle (3.5).
mod battle {
    mod aftermath;
    mod bounds;
    mod by_hand;
    mod council;
    mod forecasts;
    pub mod help;
    mod numbers;
    mod rewards;
    mod spies;
    mod sums;
    mod unknown_cards;
}

/// The Night phase.
mod night {
    mod cards_to_destiny;
    mod grants;
    mod offerings_to_prayers;
}

/// Tiles, a file for each colour.
mod tiles {
    mod amber;
    mod amber_servants;
    mod amethyst;
    mod diamond;
    pub mod help;
    mod onyx;
    mod onyx_creatures;
    mod priest_of_ra;
    mod ruby;
    mod sapphire;

    /// The tiles of Renewal.
    mod renewal {
        mod giant_sandworm;
        mod onyx_amber_amethyst;
        mod ruby_sapphire_diamond;
    }
}

/// DI cards.
mod di_cards {
    mod battle;
    mod day_move_recruit;
}

/// Limits of everything.
mod limits {
    mod audit;
    mod boards_and_tiles;
    mod troops_and_cards;
}

/// Team mode (chapter 4).
mod team {
    mod battle;
    mod cards;
    pub mod help;
    mod moves;
    mod night;
    mod setup;
    mod sharing;
    mod tiles;
    mod troops;
}

/// Against Amon (chapter 5).
mod solo {
    mod actions;
    mod battle;
    mod events;
    mod example;
    mod objectives;
    mod plunder;
    mod secrets;
    mod setup;
}

/// Gods of Egypt (chapter 6).
mod gods {
    mod battle;
    pub mod help;
    mod pieces;
    mod powers;
    mod rise;
    mod ways;
}

/// Hidden information (section 10).
mod secrets {
    mod council;
    mod in_play;
    mod views;
    pub mod watch;
}
