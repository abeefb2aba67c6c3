//! The tables of Kemet.

use std::ops::RangeInclusive;

use kemet::{Edition, HouseRules, Kemet, Mode, Seating, Setup};

use super::Tables;

impl Tables for Kemet {
    const PLAYERS: RangeInclusive<u8> = 2..=6;

    fn tables(players: u8) -> Vec<Setup> {
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
            .chain(teams(players))
            .collect()
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn label(setup: &Setup) -> String {
        let mut label = format!("{}p", setup.players);
        for (chosen, word) in [
            (setup.edition == Edition::Bs2021, "-bs-2021"),
            (setup.edition == Edition::First, "-first"),
            (setup.long, "-long"),
            (setup.beginner, "-beginner"),
            (setup.house != HouseRules::default(), "-house"),
            (setup.gods_of_egypt, "-gods"),
            (setup.renewal, "-renewal"),
            (setup.extra_di, "-extra"),
            (setup.seating == Seating::Random, "-lot"),
            (setup.mode == Mode::Teams, "-teams"),
            (setup.team_size == 3, "-of-3"),
        ] {
            label.push_str(if chosen { word } else { "" });
        }
        label
    }
}

/// 2 v 2, 2 v 2 v 2 and 3 v 3, plain and with everything.
fn teams(players: u8) -> impl Iterator<Item = Setup> {
    [2, 3]
        .into_iter()
        .filter(move |&size| players == 6 || players == 4 && size == 2)
        .flat_map(move |team_size| {
            [false, true].map(|all| Setup {
                mode: Mode::Teams,
                team_size,
                random_teams: all,
                renewal: all,
                extra_di: all,
                seating: seating(all),
                ..Setup::for_players(players)
            })
        })
}

fn seating(lot: bool) -> Seating {
    match lot {
        true => Seating::Random,
        false => Seating::Choose,
    }
}
