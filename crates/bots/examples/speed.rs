//! How many simulations of the tree search a core makes in a second, in
//! positions of Kemet as they come up in play.
//!
//! `cargo run --release -p bots --example speed -- 2 20000`

use std::time::{Duration, Instant};

use bots::{Bot, BotDice, Budget, Level, Question, Scribe, Staffed, ask};
use kemet::{Kemet, Setup};
use rand::SeedableRng;
use tabletop::{Eye, Game, Seed};

/// Every so many decisions the search is asked; it begins with an empty tree.
const APART: u32 = 12;

const GAMES: u64 = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let word = |place: usize, otherwise| words.get(place).map_or(otherwise, String::as_str);
    let players: u8 = word(1, "2").parse()?;
    let simulations: u32 = word(2, "20000").parse()?;

    let (mut decisions, mut made, mut took) = (0, 0u64, Duration::ZERO);
    let mut actions = Vec::new();
    for number in 0..GAMES {
        let mut dice = BotDice::seed_from_u64(number);
        let mut game = Kemet::start(&Setup::for_players(players), Seed(number))?;
        let mut scribe = Scribe::new(Kemet::judgement());
        let mut turn = 0u32;
        while let Some(seat) = game.awaiting().lowest() {
            turn += 1;
            game.actions(seat, &mut actions);
            let alone = game.awaiting().len() == 1;
            if turn.is_multiple_of(APART) && alone && actions.len() > 1 {
                let look = || game.view(Eye::Seat(seat));
                let budget = Budget::simulations(simulations);
                let question = Question::new(seat, &actions, budget, &look);
                let mut search = Level::Pharaoh.seat_one::<Kemet>();
                let begun = Instant::now();
                made += u64::from(search.choose(&question, &mut dice).simulations);
                took += begun.elapsed();
                decisions += 1;
            }
            let action = ask(
                &mut scribe,
                &game,
                seat,
                &mut actions,
                Budget::default(),
                &mut dice,
            );
            game.apply_unchecked(seat, action.ok_or("an awaited seat has no action")?);
        }
    }
    let seconds = took.as_secs_f64();
    println!("{decisions} decisions of {players} players, {made} simulations in {seconds:.2} s");
    println!("{:.0} simulations a second", made as f64 / seconds);
    Ok(())
}
