//! After warm-up neither `actions` nor `apply_unchecked` touches the heap.

use kemet::{Action, God, Kemet, Setup};
use tabletop::{Dice, Game, Seed};

/// Plays one random game to its end.
fn play(game: &mut Kemet, dice: &mut Dice, actions: &mut Vec<Action>) -> usize {
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
    for players in 2..=6 {
        let setup = Setup {
            renewal: true,
            extra_di: true,
            ..Setup::for_players(players)
        };
        let mut game = Kemet::start(&setup, Seed(u64::from(players))).expect("a plain setup");
        let mut dice = Dice::new(Seed(5));
        let mut actions = Vec::with_capacity(256);
        let mut decisions = 0;
        let heap =
            allocation_counter::measure(|| decisions = play(&mut game, &mut dice, &mut actions));
        assert!(decisions > 300, "{decisions}");
        assert_eq!(heap.count_total, 0, "{players} players: {heap:?}");
    }
    for seed in 0..8 {
        let setup = Setup {
            gods: God::ALL[..2].to_vec(),
            ..Setup::solo()
        };
        let mut game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
        let mut dice = Dice::new(Seed(seed));
        let mut actions = Vec::with_capacity(256);
        let heap = allocation_counter::measure(|| {
            play(&mut game, &mut dice, &mut actions);
        });
        assert_eq!(heap.count_total, 0, "against Amon: {heap:?}");
    }
    // The counter does count: a view is made of lists.
    let game = Kemet::start(&Setup::for_players(2), Seed(1)).expect("a plain setup");
    let heap = allocation_counter::measure(|| drop(game.view(tabletop::Eye::Spectator)));
    assert!(heap.count_total > 0);
}
