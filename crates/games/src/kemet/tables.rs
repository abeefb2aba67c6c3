//! The tables of Kemet.

use std::ops::RangeInclusive;

use kemet::{Edition, HouseRules, Kemet, Mode, Objective, Seating, Setup};

use crate::{Book, Measured, Tables, Workload};

impl Tables for Kemet {
    const BOOKS: &'static [Book] = &[
        Book {
            name: "kemet",
            beginnings: &["KB-"],
            pieces: &[],
            mark: "",
            tests: "crates",
        },
        Book {
            name: "kemet-first",
            beginnings: &["K1-"],
            pieces: &["RED-", "BLU-", "WHI-", "BC12-", "SB12-", "DI12-"],
            mark: "",
            tests: "crates",
        },
    ];

    const MEASURED: Measured = Measured {
        counted: &[
            Workload {
                options: "",
                players: 2,
                bots: "random",
                games: 51,
            },
            Workload {
                options: "",
                players: 4,
                bots: "random",
                games: 51,
            },
            Workload {
                options: "--edition first",
                players: 2,
                bots: "random",
                games: 51,
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
            "--players 2 --games 300",
            "--players 3 --games 150 --renewal --extra-di",
            "--players 4 --games 150",
            "--players 5 --games 60 --gods-of-egypt",
            "--players 6 --games 60 --gods-of-egypt --renewal --extra-di --strict-actions",
            "--mode teams --players 4 --games 100",
            "--mode solo --games 100",
            "--edition bs-2021 --players 2 --games 150",
            "--edition bs-2021 --players 4 --games 60",
            "--edition first --players 2 --games 300",
            "--edition first --players 4 --games 100",
            "--players 2 --games 10 --bots scribe",
            "--players 3 --games 1 --bots priest:50",
        ],
        timed: &[
            "--players 2 --games 4000",
            "--players 4 --games 2000",
            "--edition first --players 2 --games 4000",
            "--players 2 --games 40 --bots scribe",
        ],
    };

    const PLAYERS: RangeInclusive<u8> = 1..=6;

    fn tables(players: u8) -> Vec<Setup> {
        if players == 1 {
            return against_amon();
        }
        let rise = (0..8).map(|options| Setup {
            renewal: options & 1 != 0,
            extra_di: options & 2 != 0,
            seating: seating(options & 4 != 0),
            ..Setup::for_players(players)
        });
        let gods = (0..8).map(|options| Setup {
            gods_of_egypt: true,
            renewal: options & 1 != 0,
            extra_di: options & 2 != 0,
            seating: seating(options & 4 != 0),
            ..Setup::for_players(players)
        });
        let strict = Setup {
            strict_actions: true,
            gods_of_egypt: true,
            renewal: true,
            extra_di: true,
            seating: Seating::Random,
            ..Setup::for_players(players)
        };
        let older = [Edition::Bs2021, Edition::First]
            .into_iter()
            .filter(|edition| players <= edition.most_players());
        let plain = older.flat_map(|edition| {
            [false, true].map(|lot| Setup {
                seating: seating(lot),
                ..Setup::of(edition, players)
            })
        });
        let first = || Setup::of(Edition::First, players);
        let variants = [
            Setup {
                long: true,
                ..first()
            },
            Setup {
                beginner: true,
                ..first()
            },
            Setup {
                house: HouseRules {
                    two_cards: true,
                    delta_price: true,
                    sanctuary_recall: true,
                    sudden_end: true,
                    free_garrison: true,
                    eager_creatures: true,
                    empty_retreat: true,
                    delta_returns: true,
                },
                ..first()
            },
        ];
        let variants = variants
            .into_iter()
            .filter(|setup| players <= setup.edition.most_players());
        rise.chain(plain)
            .chain(variants)
            .chain(gods)
            .chain([strict])
            .chain(teams(players))
            .collect()
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn kind(setup: &Setup) -> &'static str {
        match (setup.mode, setup.edition) {
            (Mode::Solo, _) => "solo",
            (Mode::Teams, _) => "teams",
            (Mode::Classic, Edition::Rise) => "rise",
            (Mode::Classic, Edition::Bs2021) => "bs-2021",
            (Mode::Classic, Edition::First) => "first",
        }
    }

    fn label(setup: &Setup) -> String {
        let mut label = format!("{}p", setup.players);
        if setup.mode == Mode::Solo {
            label.push_str("-solo");
            label.push_str(
                setup
                    .objective
                    .map_or("-drawn", |objective| match objective {
                        Objective::Zeal => "-zeal",
                        Objective::Throne => "-throne",
                        Objective::Splendour => "-splendour",
                        Objective::Outlast => "-outlast",
                        Objective::Voice => "-voice",
                    }),
            );
        }
        for (chosen, word) in [
            (setup.edition == Edition::Bs2021, "-bs-2021"),
            (setup.edition == Edition::First, "-first"),
            (setup.long, "-long"),
            (setup.beginner, "-beginner"),
            (setup.house != HouseRules::default(), "-house"),
            (setup.mode == Mode::Teams, "-teams"),
            (setup.team_size == 3, "-of-3"),
            (setup.gods_of_egypt, "-gods"),
            (setup.renewal, "-renewal"),
            (setup.extra_di, "-extra"),
            (setup.passing_events, "-passing"),
            (setup.strict_actions, "-strict"),
            (setup.seating == Seating::Random, "-lot"),
        ] {
            label.push_str(if chosen { word } else { "" });
        }
        label
    }
}

/// 2 v 2, 2 v 2 v 2 and 3 v 3, plain and with everything, without gods and with
/// them.
fn teams(players: u8) -> impl Iterator<Item = Setup> {
    [2, 3]
        .into_iter()
        .filter(move |&size| players == 6 || players == 4 && size == 2)
        .flat_map(move |team_size| {
            [(false, false), (true, false), (false, true), (true, true)].map(|(all, gods)| Setup {
                mode: Mode::Teams,
                team_size,
                gods_of_egypt: gods,
                random_teams: all,
                renewal: all,
                extra_di: all,
                seating: seating(all),
                ..Setup::for_players(players)
            })
        })
}

/// Each objective plain and with everything, and one that is drawn.
fn against_amon() -> Vec<Setup> {
    let plain = |objective: Option<Objective>| Setup {
        objective,
        ..Setup::solo()
    };
    let objectives = Objective::ALL.iter().copied().map(Some);
    let full = objectives.clone().map(|objective| Setup {
        renewal: true,
        extra_di: true,
        passing_events: true,
        seating: Seating::Random,
        ..plain(objective)
    });
    objectives.chain([None]).map(plain).chain(full).collect()
}

fn seating(lot: bool) -> Seating {
    if lot {
        Seating::Random
    } else {
        Seating::Choose
    }
}
