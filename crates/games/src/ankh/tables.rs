//! The tables of Ankh, and games that come further than random ones.

use std::ops::RangeInclusive;

use ankh::{Action, Ankh, Ending, God, Guardian, Scenario, Seating, Setup, View};
use rand::RngExt;
use tabletop::{Eye, Game, Seat};

use crate::{Book, Chance, Feat, Measured, Tables, Workload};

impl Tables for Ankh {
    const BOOKS: &'static [Book] = &[Book {
        name: "ankh",
        beginnings: &["A-", "C-", "T-", "U-"],
        pieces: &[],
        mark: "ankh:",
        tests: "crates/ankh",
    }];

    const MEASURED: Measured = Measured {
        counted: &[
            Workload {
                options: "",
                players: 3,
                bots: "random",
                games: 201,
            },
            Workload {
                options: "",
                players: 2,
                bots: "scribe",
                games: 11,
            },
            Workload {
                options: "",
                players: 2,
                bots: "priest:100",
                games: 3,
            },
        ],
        watched: &[
            "--players 2 --games 200",
            "--players 3 --games 400",
            "--players 2 --games 10 --bots scribe",
            "--players 2 --games 2 --bots priest:50",
        ],
        timed: &["--players 3 --games 8000"],
    };

    const PLAYERS: RangeInclusive<u8> = 2..=5;

    fn tables(players: u8) -> Vec<Setup> {
        let table = |(&scenario, seating)| Setup {
            scenario,
            seating,
            ..Setup::for_players(players)
        };
        [Seating::Choose, Seating::Random]
            .into_iter()
            .flat_map(|seating| {
                Scenario::ALL
                    .iter()
                    .map(move |scenario| (scenario, seating))
            })
            .map(table)
            .collect()
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn label(setup: &Setup) -> String {
        let lot = match setup.seating {
            Seating::Choose => "",
            Seating::Random => "-lot",
        };
        format!("{}p-{}{lot}", setup.players, setup.scenario)
    }

    fn is_recorded(setup: &Setup) -> bool {
        setup.seating == Seating::Choose
    }

    /// Random players hardly gather 21 devotion: in most games all are forgotten.
    fn feats() -> Vec<Feat<Ankh>> {
        let feat = |name, players, guardians: [Guardian; 3], done| Feat {
            name,
            setup: Setup {
                gods: God::ALL[..players].to_vec(),
                guardians: guardians.to_vec(),
                ..Setup::for_players(players as u8)
            },
            choose: by_playouts,
            done,
        };
        let first = [Guardian::CatMummy, Guardian::Mummy, Guardian::Scorpion];
        let second = [Guardian::Satet, Guardian::Apep, Guardian::Sphinx];
        vec![
            feat("2p-devotion", 2, first, |game| {
                matches!(end(game).ending, Some(Ending::Devotion(_)))
            }),
            feat("3p-survivors", 3, second, |game| {
                let view = end(game);
                matches!(view.ending, Some(Ending::Devotion(_))) && view.merger.is_some()
            }),
            feat("4p-forgotten", 4, first, |game| {
                let view = end(game);
                view.rank.len() >= 2 && !view.forgotten.is_empty()
            }),
            feat("4p-top", 4, second, |game| {
                matches!(end(game).ending, Some(Ending::Top(_)))
            }),
            feat("5p-last", 5, first, |game| {
                matches!(end(game).ending, Some(Ending::Last(_)))
            }),
        ]
    }
}

fn end(game: &Ankh) -> View {
    game.view(Eye::Spectator)
}

/// Random games played on from each choice.
const PLAYOUTS: usize = 4;

/// The fourth conflict is the sixteenth event.
const OBLIVION: u8 = 16;

/// The choice after which random games leave everybody the most devotion. They
/// all pull together, so that somebody is still there after oblivion.
fn by_playouts(game: &Ankh, seat: Seat, actions: &[Action], chance: &mut Chance) -> Option<Action> {
    let [only] = actions else {
        return actions.iter().copied().max_by_key(|&action| -> u32 {
            (0..PLAYOUTS)
                .map(|_| {
                    let mut game = game.clone();
                    game.apply_unchecked(seat, action);
                    play_on(&mut game, chance);
                    prospects(&game)
                })
                .sum()
        });
    };
    Some(*only)
}

fn play_on(game: &mut Ankh, chance: &mut Chance) {
    let mut actions = Vec::new();
    let until = if game.events() < OBLIVION {
        OBLIVION
    } else {
        u8::MAX
    };
    while let Some(seat) = game.awaiting().lowest().filter(|_| game.events() < until) {
        game.actions(seat, &mut actions);
        let nth = chance.random_range(0..actions.len() as u32);
        game.apply_unchecked(seat, actions[nth as usize]);
    }
}

/// The devotion of all gods, as far as it helps them over oblivion.
fn prospects(game: &Ankh) -> u32 {
    let view = end(game);
    let gods = view
        .players
        .iter()
        .filter(|player| player.side == player.seat);
    gods.map(|player| u32::from(player.devotion.min(26))).sum()
}
