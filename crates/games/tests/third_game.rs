//! A third game: what it must say to be put on the list, and nothing else.
//! `docs/errands.md` ("Add a game") names the files that it touches.

use bots::{Budget, Level, Staffed, ask, dice_for};
use games::{Hosted, Listed, Served, Tables};
use nim::{Heap, Nim};
use tabletop::{Battery, Eye, Game, Seed, Silent, check_game};

/// Programs ask for nothing that is not in [`Listed`].
#[test]
fn it_can_be_listed() {
    fn programs_take<G: Listed + Staffed>() -> &'static str {
        G::NAME
    }
    assert_eq!(programs_take::<Nim>(), "nim");
}

#[test]
fn it_holds_the_contract() {
    let battery = Battery {
        games: 20,
        ..Battery::default()
    };
    for setup in games::recorded::<Nim>() {
        let tally = check_game::<Nim>(&setup, &battery).unwrap_or_else(|failure| {
            panic!("{}: {failure:?}", Nim::label(&setup));
        });
        assert_eq!(tally.games, 20);
    }
}

/// The bots of the house, without a single weight.
#[test]
fn bots_of_every_level_play_it() {
    for level in Level::ALL {
        let mut game = Nim::start(&Heap { count: 9 }, Seed(1)).unwrap();
        let mut bots = [(); 2].map(|()| level.seat_one::<Nim>());
        let (mut dice, mut list) = (dice_for(1, 1, 1), Vec::new());
        while let Some(seat) = game.awaiting().lowest() {
            let bot = &mut *bots[seat.index()];
            let budget = Budget::simulations(100);
            let action = ask(bot, &game, seat, &mut list, budget, &mut dice).unwrap();
            game.apply(seat, action, &mut Silent).unwrap();
        }
        assert!(game.outcome().is_some(), "{level}");
    }
}

#[test]
fn it_is_told_as_text() {
    let setup = Nim::setup(
        Heap::default(),
        Some(2),
        &games::nim::Options { count: Some(12) },
    );
    let setup = setup.unwrap();
    let game = Nim::start(&setup, Seed(1)).unwrap();
    let locale = games::nim::locale();
    let words = Nim::words(&setup, &locale);
    let told = Nim::show(&game.view(Eye::Spectator), &words);
    assert_eq!(told, "12 on the heap.");
    assert_eq!(Nim::describe(&setup, &words), "Nim of 12");
    // Words that no game has to bring along are there, too.
    assert!(words.has("show-none"));
    assert_eq!(Nim::plain_setup(2), Heap::default());
}
