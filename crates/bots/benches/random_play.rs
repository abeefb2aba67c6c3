//! How fast the rules of each game are: copies, lists of actions, random
//! decisions. `cargo bench -p bots`; the allocation columns must be empty. One
//! game alone: `cargo bench -p bots -- random_games::Ankh`.

use ankh::Ankh;
use divan::Bencher;
use divan::counter::ItemsCount;
use kemet::Kemet;
use tabletop::{Dice, Eye, Game, Seat, Seed};

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

/// What is measured of a game.
trait Measured: Game {
    /// After how many random decisions a game is in its middle: from, and how
    /// many more at most.
    const MIDDLE: (u32, u32);

    /// A plain setup.
    fn setup(players: u8) -> Self::Setup;

    fn begin(players: u8, seed: u64) -> Self {
        Self::start(&Self::setup(players), Seed(seed)).expect("a plain setup")
    }
}

impl Measured for Kemet {
    const MIDDLE: (u32, u32) = (200, 300);

    fn setup(players: u8) -> kemet::Setup {
        kemet::Setup::for_players(players)
    }
}

impl Measured for Ankh {
    const MIDDLE: (u32, u32) = (100, 150);

    fn setup(players: u8) -> ankh::Setup {
        ankh::Setup::for_players(players)
    }
}

/// Plays on by chance, at most so many decisions; how many there were.
fn play_on<G: Game>(
    game: &mut G,
    choice: &mut Choice,
    actions: &mut Vec<G::Action>,
    most: usize,
) -> usize {
    for decision in 0..most {
        let Some(seat) = game.awaiting().lowest() else {
            return decision;
        };
        game.actions(seat, actions);
        game.apply_unchecked(seat, actions[choice.below(actions.len())]);
    }
    most
}

/// Positions from the middle of random games.
fn positions<G: Measured>(players: u8) -> Vec<G> {
    let mut actions = Vec::new();
    let (from, more) = G::MIDDLE;
    (0..64)
        .map(|seed| {
            let mut game = G::begin(players, seed);
            let decisions = from + Dice::new(Seed(seed)).roll(more);
            play_on(
                &mut game,
                &mut Choice(seed),
                &mut actions,
                decisions as usize,
            );
            game
        })
        .filter(|game| !game.awaiting().is_empty())
        .collect()
}

/// Many different random games from started tables, so that the processor
/// cannot learn one by heart; items are decisions.
#[divan::bench(types = [Kemet, Ankh], args = [2, 3, 4, 5], sample_count = 20)]
fn random_games<G: Measured>(bencher: Bencher, players: u8) {
    let games: Vec<G> = (0..64).map(|seed| G::begin(players, seed)).collect();
    let mut actions = Vec::with_capacity(256);
    let mut play_all = move || -> usize {
        let mut choice = Choice(1);
        let playing = games.iter().cloned();
        playing
            .map(|mut game| play_on(&mut game, &mut choice, &mut actions, G::LONGEST))
            .sum()
    };
    let decisions = play_all();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(play_all);
}

#[divan::bench(types = [Kemet, Ankh])]
fn clone<G: Measured>(bencher: Bencher) {
    let game = positions::<G>(4).swap_remove(0);
    bencher.bench_local(|| divan::black_box(&game).clone());
}

#[divan::bench(types = [Kemet, Ankh], args = [2, 4])]
fn actions<G: Measured>(bencher: Bencher, players: u8) {
    let positions = positions::<G>(players);
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

#[divan::bench(types = [Kemet, Ankh])]
fn view<G: Measured>(bencher: Bencher) {
    let game = positions::<G>(4).swap_remove(0);
    bencher.bench_local(|| divan::black_box(&game).view(Eye::Seat(Seat(0))));
}
