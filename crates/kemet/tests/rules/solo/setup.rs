//! Solo: how a game against Amon is laid out (section 5.2).

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game, Played, Seats, Seed, Silent, UndoRefusal};
use words::Locale;

/// A table as it is when the player begins to set up.
fn laid_out(objective: Objective, seed: u64) -> Kemet {
    let setup = Setup {
        objective: Some(objective),
        gods: God::ALL[..2].to_vec(),
        ..Setup::solo()
    };
    Kemet::start(&setup, Seed(seed)).expect("a plain setup")
}

fn board(game: &Kemet) -> AmonView {
    game.view(Eye::Spectator).amon.expect("a game against Amon")
}

/// KB-5.2.a, KB-AM-S19: a grid for each colour, a row for each level filled from the left, every tile of the market in its place; places never shift.
#[test]
fn the_tiles_lie_in_two_fixed_grids() {
    let mut layouts = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut game = laid_out(Objective::Zeal, seed);
        let before = board(&game).grids;
        let mut lying = 0;
        for grid in &before {
            for (level, row) in (1..).zip(&grid.rows) {
                let filled = row.iter().take_while(|place| place.is_some()).count();
                assert!(row[filled..].iter().all(Option::is_none));
                for place in row.iter().flatten() {
                    assert_eq!(place.tile.level(), level);
                    assert_eq!(Some(place.tile.colour()), grid.colour);
                    lying += usize::from(place.here);
                }
            }
        }
        assert_eq!(lying, game.view(Eye::Spectator).market.len());
        layouts.insert(format!("{before:?}"));
        // The player's first tile leaves a gap and moves nothing.
        while game.round() == 0 {
            let mut actions = Vec::new();
            game.actions(P1, &mut actions);
            game.apply(P1, actions[0], &mut Silent).expect("offered");
        }
        let taken = game.view(Eye::Spectator).players[0].tiles;
        let tiles = |grids: &[GridView]| -> Vec<_> {
            let rows = grids.iter().flat_map(|grid| grid.rows.iter().flatten());
            rows.map(|place| place.as_ref().map(|place| place.tile))
                .collect()
        };
        let after = board(&game).grids;
        assert_eq!(tiles(&before), tiles(&after));
        let gone = after.iter().flat_map(|grid| grid.rows.iter().flatten());
        let gone = gone.flatten().filter(|place| taken.contains(place.tile));
        assert!(gone.map(|place| place.here).all(|here| !here));
    }
    assert!(layouts.len() > 6, "the columns are shuffled");
}

/// solo:§3, KB-5.2.a: the tiles of each level are shuffled: in many games every tile of a
/// row lies in every column of it.
#[test]
fn the_rows_are_shuffled() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..200 {
        let setup = Setup {
            objective: Some(Objective::Zeal),
            gods: God::ALL[..2].to_vec(),
            colours: vec![Colour::Ruby, Colour::Sapphire],
            ..Setup::solo()
        };
        let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
        for grid in &board(&game).grids {
            for row in &grid.rows {
                let filled = row.iter().flatten().count();
                for (column, place) in row.iter().flatten().enumerate() {
                    let columns: &mut (usize, u8) = seen.entry(place.tile).or_insert((filled, 0));
                    columns.1 |= 1 << column;
                }
            }
        }
    }
    assert!(seen.len() > 20);
    for (tile, (filled, columns)) in seen {
        assert_eq!(columns, (1 << filled) - 1, "{tile} of a row of {filled}");
    }
}

/// KB-5.2.10: cards are turned up to find the creatures; that is told as what it is and
/// not as plunder, and Amon is called by his name.
#[test]
fn the_setup_is_no_plunder() {
    let mut game = Kemet::start(&Setup::solo(), Seed(3)).expect("a plain setup");
    let mut pages = tabletop::Pages::new();
    let mut actions = Vec::new();
    while game.round() == 0 {
        game.actions(P1, &mut actions);
        game.apply(P1, actions[0], &mut pages).expect("offered");
    }
    let told: Vec<Event> = pages.for_eye(Eye::Spectator).cloned().collect();
    let story = |event: &Event| match event {
        Event::Amon { story } => Some(story.clone()),
        _ => None,
    };
    let stories: Vec<Story> = told.iter().filter_map(story).collect();
    let turned = |story: &&Story| matches!(story, Story::CreatureCard { .. });
    assert!(stories.iter().filter(turned).count() >= 2);
    let plunder = |story: &Story| {
        matches!(
            story,
            Story::PlunderDrawn { .. } | Story::Plundered { .. } | Story::PlunderReshuffled
        )
    };
    assert!(!stories.iter().any(plunder));
    let words = Locale::of_the_tree().words_of(Kemet::NAME, None);
    let words = words.calling(AMON.0, "Amon");
    let sentences: Vec<String> = told.iter().map(|event| words.event(event).text).collect();
    let adds = "Amon adds 5 units in the Northwest Sunset Quarter.".to_owned();
    assert!(sentences.contains(&adds), "{sentences:?}");
    assert!(sentences.iter().all(|sentence| !sentence.contains("P2")));
}

/// KB-5.2.b, KB-5.2.8, KB-5.2.9, KB-5.2.10, KB-5.2.10a, KB-5.2.11, KB-5.2.d: before the player sets up Amon has the north city with two pyramids of level 4, 5 units and a creature in each, eight battle cards, and no tile but the creatures'.
#[test]
fn amon_is_set_up_first() {
    for seed in 0..12 {
        let game = laid_out(Objective::Zeal, seed);
        assert_eq!(game.seats(), Seats::one(P1));
        let view = game.view(Eye::Spectator);
        assert_eq!(view.steps.last(), Some(&Step::Garrison { place: 0 }));
        let (player, amon) = (&view.players[0], &view.players[1]);
        assert_eq!((player.city, amon.city), (Some(City::W2), Some(City::W1)));
        let shown = board(&game);
        let colours = [0, 1].map(|half| shown.grids[half].colour);
        let pyramid = |district: usize| amon.pyramids[district];
        assert_eq!((pyramid(0).level, pyramid(0).colour), (4, colours[0]));
        assert_eq!(pyramid(1).level, 0);
        assert_eq!((pyramid(2).level, pyramid(2).colour), (4, colours[1]));
        assert_eq!(shown.troops[0].zone, Some(Zone::W1a));
        assert_eq!(shown.troops[1].zone, Some(Zone::W1c));
        for troop in &shown.troops {
            assert_eq!(troop.units, 5);
            let creature = troop.creature.expect("a creature each");
            assert!(!creature.is_servant());
            let place = amon
                .troops
                .iter()
                .find(|shown| Some(shown.zone) == troop.zone);
            assert!(place.expect("a troop").companions.contains(creature));
            assert!(amon.tiles.contains(creature.tile()));
            assert!(view.market.iter().all(|&(tile, _)| tile != creature.tile()));
        }
        assert_eq!(amon.tiles.len(), 2);
        assert_eq!((amon.battle_hand, amon.prayer, amon.di), (8, 0, 0));
        // What the cards pointed at besides stays: 26 tiles less two.
        assert_eq!(view.market.len(), 24);
        assert_eq!((player.prayer, player.di, player.supply), (7, 3, 12));
    }
}

/// KB-5.2.1, KB-5.2.2, KB-5.2.3, KB-5.2.4, KB-5.2.5, KB-5.2.6, KB-5.2.7, KB-5.1.d, KB-EX-5.2-1, KB-EX-5.2-2, KB-DP-SO1: objective, round marker, War Table and decks.
#[test]
fn amons_board_is_laid_out() {
    assert_eq!(Objective::COUNT, 5);
    assert_eq!((EventCard::COUNT, Disaster::COUNT), (10, 5));
    assert_eq!((ActionCard::COUNT, PlunderCard::COUNT), (9, 8));
    for (&objective, rounds) in Objective::ALL.iter().zip([7, 8, 7, 8, 8]) {
        let shown = board(&laid_out(objective, 3));
        assert_eq!(shown.objective, Some(objective));
        assert_eq!((shown.rounds, shown.event_deck), (rounds, rounds));
        assert_eq!((shown.events_left, shown.disasters_left), (rounds - 2, 2));
        assert_eq!((shown.action_deck, shown.plunder_deck), (9, 8));
        let strength = i8::from(objective == Objective::Outlast);
        let table = WarTable {
            strength,
            ..WarTable::default()
        };
        assert_eq!(shown.table, table);
    }
    // The order marker is put aside: there is nobody to wait for.
    let game = laid_out(Objective::Zeal, 3);
    assert_eq!(game.view(Eye::Spectator).order, [P1]);
    // Drawn where nobody chose it.
    let drawn: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| {
            let setup = Setup {
                gods: God::ALL[..1].to_vec(),
                ..Setup::solo()
            };
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            let view = game.view(Eye::Spectator);
            assert_eq!(view.players[0].god, Some(God::ALL[0]));
            assert_ne!(view.players[1].god, Some(God::ALL[0]));
            assert!(view.players[1].god.is_some());
            board(&game).objective
        })
        .collect();
    assert_eq!(drawn.len(), 5);
    assert!(!drawn.contains(&None));
    // Amon's colour as named.
    let view = laid_out(Objective::Zeal, 3).view(Eye::Spectator);
    assert_eq!(view.players[1].god, Some(God::ALL[1]));
}

/// KB-5.2.1: until the board is laid out the objective lies face down; the choice that brings it to light cannot be taken back.
#[test]
fn the_objective_comes_to_light_with_the_board() {
    let by_lot = (0..12).map(|seed| (None, seed));
    let chosen = Objective::ALL.iter().map(|&objective| (Some(objective), 5));
    let mut rounds_told = std::collections::BTreeSet::new();
    for (objective, seed) in by_lot.chain(chosen) {
        let setup = Setup {
            objective,
            ..Setup::solo()
        };
        let mut played = Played::<Kemet>::start(setup, Seed(seed)).expect("a plain setup");
        assert_eq!(played.state().alone(), Some((None, 0)));
        for eye in [Eye::Spectator, Eye::Seat(P1)] {
            let view = played.state().view(eye);
            let board = view.amon.as_ref().expect("a game against Amon");
            assert_eq!((board.objective, board.rounds), (None, 0));
            assert!(board.conditions.is_empty());
            let told = serde_json::to_value(&view).expect("plain data");
            assert_eq!(told["agreed"]["objective"], serde_json::Value::Null);
            rounds_told.insert(told["agreed"]["max_rounds"].to_string());
        }
        // Whoever thinks ahead of it imagines all of them.
        let imagined: std::collections::BTreeSet<_> = (0..40)
            .map(|seed| {
                let known = Kemet::know(&played.state().view(Eye::Seat(P1)));
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut game = Kemet::imagine(&known, &mut rng);
                let action = first_action(&game);
                game.apply(P1, action, &mut Silent).expect("an offer");
                board(&game).objective
            })
            .collect();
        assert_eq!(imagined.len(), Objective::COUNT);
        while board(played.state()).objective.is_none() {
            let action = first_action(played.state());
            let step = played.act(P1, action, &mut Silent).expect("an offer");
            let open = board(played.state()).objective;
            assert_eq!(step.revealed, open.is_some());
        }
        let open = board(played.state()).objective;
        assert!(objective.is_none() || open == objective);
        assert_eq!(played.state().alone(), Some((open, 0)));
        assert_eq!(played.undo_refusal(P1), Some(UndoRefusal::Revealed));
        assert_eq!(played.undo(P1), Err(UndoRefusal::Revealed));
    }
    assert_eq!(rounds_told.len(), 1, "the rounds do not tell it either");
}

fn first_action(game: &Kemet) -> Action {
    let mut actions = Vec::new();
    game.actions(P1, &mut actions);
    actions[0]
}

/// KB-5.2.c: the player's two pyramids stand in the west and the east district, of levels 2 and 1 in the order and the colours the player likes.
#[test]
fn the_players_pyramids_stand_west_and_east() {
    let mut game = laid_out(Objective::Zeal, 5);
    let act = |game: &mut Kemet, notation: &str| {
        let action: Action = notation.parse().expect("a notation");
        game.apply(P1, action, &mut Silent)
            .unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
    };
    act(&mut game, "leave-empty b");
    let mut offers = Vec::new();
    game.actions(P1, &mut offers);
    assert_eq!(offers.len(), 4);
    let found = |action: &Action| matches!(action, Action::Found(District::A, 1 | 2, _));
    assert!(offers.iter().all(found));
    let colour = board(&game).grids[1].colour.expect("a colour");
    act(&mut game, &format!("found a 2 {colour}"));
    // The rest has no choice in it.
    let player = &game.view(Eye::Spectator).players[0];
    let other = board(&game).grids[0].colour;
    let shape = player
        .pyramids
        .map(|pyramid| (pyramid.level, pyramid.colour));
    assert_eq!(shape, [(2, Some(colour)), (0, None), (1, other)]);
    assert_eq!(
        game.view(Eye::Spectator).steps.last(),
        Some(&Step::FirstTile { place: 0 })
    );
}

/// KB-5.1.c: not with Gods of Egypt; for one; in the south city.
#[test]
fn what_solo_refuses() {
    let refused = |setup: Setup| Kemet::start(&setup, Seed(1)).is_err();
    assert!(!refused(Setup::solo()));
    assert!(refused(Setup {
        gods_of_egypt: true,
        ..Setup::solo()
    }));
    assert!(refused(Setup {
        players: 2,
        ..Setup::solo()
    }));
    assert!(refused(Setup {
        cities: vec![City::W1],
        ..Setup::solo()
    }));
    assert!(refused(Setup {
        gods: God::ALL[..3].to_vec(),
        ..Setup::solo()
    }));
    assert!(refused(Setup {
        edition: Edition::Bs2021,
        ..Setup::solo()
    }));
}

/// KB-AM-S7: where the colours have one creature only, troop A has it and troop B none; without any, nobody has one.
#[test]
fn the_search_for_creatures_ends() {
    let colours = vec![Colour::Ruby, Colour::Sapphire];
    let creatures = [
        Tile::Phoenix,
        Tile::RoyalScarab,
        Tile::GiantScorpion,
        Tile::AncestralElephant,
        Tile::Sphinx,
    ];
    for (left, expected) in [(0, [false, false]), (1, [true, false]), (2, [true, true])] {
        for seed in 0..8 {
            let setup = Setup {
                colours: colours.clone(),
                without: creatures[left..].to_vec(),
                gods: God::ALL[..2].to_vec(),
                ..Setup::solo()
            };
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            let found: Vec<bool> = board(&game)
                .troops
                .iter()
                .map(|troop| troop.creature.is_some())
                .collect();
            assert_eq!(found, expected, "{left} creatures");
            assert_eq!(board(&game).plunder_deck, 8);
        }
    }
}
