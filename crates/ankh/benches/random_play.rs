//! How fast the rules are: copies, lists of actions, random decisions.
//! `cargo bench -p ankh`; the allocation columns must be empty.

use ankh::{Action, Ankh, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;
use tabletop::{Dice, Game, Seat, Seed};

#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// A small generator that costs next to nothing (SplitMix64).
struct Choice(u64);

impl Choice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (((mixed >> 32) * count as u64) >> 32) as usize
    }
}

fn start(players: u8, seed: u64) -> Ankh {
    Ankh::start(&Setup::for_players(players), Seed(seed)).expect("a plain setup")
}

/// Plays to the end; the number of decisions.
fn play_out(game: &mut Ankh, choice: &mut Choice, actions: &mut Vec<Action>) -> usize {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest() {
        game.actions(seat, actions);
        game.apply_unchecked(seat, actions[choice.below(actions.len())]);
        decisions += 1;
    }
    decisions
}

/// Positions from the middle of random games.
fn positions(players: u8) -> Vec<Ankh> {
    let mut actions = Vec::new();
    (0..64)
        .map(|seed| {
            let mut game = start(players, seed);
            let mut choice = Choice(seed);
            let mut dice = Dice::new(Seed(seed));
            for _ in 0..100 + dice.roll(150) {
                let Some(seat) = game.awaiting().lowest() else {
                    break;
                };
                game.actions(seat, &mut actions);
                game.apply_unchecked(seat, actions[choice.below(actions.len())]);
            }
            game
        })
        .filter(|game| !game.awaiting().is_empty())
        .collect()
}

/// Many different random games from started tables, so that the processor
/// cannot learn one by heart; items are decisions.
#[divan::bench(args = [2, 3, 4, 5], sample_count = 20)]
fn random_games(bencher: Bencher, players: u8) {
    let games: Vec<Ankh> = (0..64).map(|seed| start(players, seed)).collect();
    let mut actions = Vec::with_capacity(256);
    let mut play_all = move || -> usize {
        let mut choice = Choice(1);
        let playing = games.iter().cloned();
        playing
            .map(|mut game| play_out(&mut game, &mut choice, &mut actions))
            .sum()
    };
    let decisions = play_all();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(play_all);
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let game = positions(4).swap_remove(0);
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench(args = [2, 4])]
fn actions(bencher: Bencher, players: u8) {
    let positions = positions(players);
    let mut list = Vec::with_capacity(128);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(move || {
            for game in &positions {
                let seat = game.awaiting().lowest().unwrap_or(Seat(0));
                divan::black_box(game).actions(seat, &mut list);
            }
            list.len()
        });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = positions(4).swap_remove(0);
    bencher.bench_local(|| divan::black_box(&game).view(tabletop::Eye::Seat(Seat(0))));
}
