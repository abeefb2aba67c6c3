//! After warm-up neither `actions` nor `apply_unchecked` touches the heap.

use ankh::{Action, Ankh, Scenario, Setup};
use tabletop::{Dice, Game, Seed};

/// Plays one random game to its end.
fn play(game: &mut Ankh, dice: &mut Dice, actions: &mut Vec<Action>) -> usize {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest() {
        game.actions(seat, actions);
        let choice = dice.roll(actions.len() as u32) as usize;
        game.apply_unchecked(seat, actions[choice]);
        decisions += 1;
    }
    decisions
}

#[test]
fn play_allocates_nothing() {
    for players in 2..=5 {
        for &scenario in Scenario::ALL {
            let setup = Setup {
                scenario,
                ..Setup::for_players(players)
            };
            let mut game = Ankh::start(&setup, Seed(u64::from(players))).expect("a plain setup");
            let mut dice = Dice::new(Seed(5));
            let mut actions = Vec::with_capacity(256);
            // What is drawn up once for all games.
            play(&mut game.clone(), &mut dice.clone(), &mut actions);
            let mut decisions = 0;
            let heap = allocation_counter::measure(|| {
                decisions = play(&mut game, &mut dice, &mut actions);
            });
            assert!(decisions > 60, "{decisions}");
            assert_eq!(heap.count_total, 0, "{players} players: {heap:?}");
        }
    }
    // The counter does count: a view is made of lists.
    let game = Ankh::start(&Setup::for_players(2), Seed(1)).expect("a plain setup");
    let heap = allocation_counter::measure(|| drop(game.view(tabletop::Eye::Spectator)));
    assert!(heap.count_total > 0);
}

/// A state is at most 2 KiB.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Ankh>() <= 2048, "{} bytes", size_of::<Ankh>());
    println!("{} bytes", size_of::<Ankh>());
}
