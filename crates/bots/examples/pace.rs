//! How long a bot thinks: plays games of Kemet with one bot in every seat and
//! prints mean and worst time of a decision.
//!
//! `cargo run --release -p bots --example pace -- scribe 4 20`

use std::time::{Duration, Instant};

use bots::{BotDice, Contestant, ask};
use kemet::{Kemet, Setup};
use rand::SeedableRng;
use tabletop::{Game, Seed};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let word = |place: usize, otherwise| words.get(place).map_or(otherwise, String::as_str);
    let bot: Contestant = word(1, "scribe").parse()?;
    let players: u8 = word(2, "2").parse()?;
    let games: u64 = word(3, "20").parse()?;

    let (mut decisions, mut worst, mut sum) = (0u32, Duration::ZERO, Duration::ZERO);
    let mut question = String::new();
    let mut actions = Vec::new();
    for number in 0..games {
        let mut dice = BotDice::seed_from_u64(number);
        let mut game = Kemet::start(&Setup::for_players(players), Seed(number))?;
        let mut seated: Vec<_> = (0..players).map(|_| bot.seat_one::<Kemet>()).collect();
        while let Some(seat) = game.awaiting().lowest() {
            let player = &mut *seated[seat.index()];
            let begun = Instant::now();
            let action = ask(player, &game, seat, &mut actions, bot.budget(), &mut dice);
            let took = begun.elapsed();
            if took > worst {
                worst = took;
                question = format!("{} choices, first `{}`", actions.len(), actions[0]);
            }
            sum += took;
            decisions += 1;
            game.apply_unchecked(seat, action.ok_or("an awaited seat has no action")?);
        }
    }
    println!("{decisions} decisions in {games} games of {players}");
    println!("mean {:.2?}", sum / decisions);
    println!("worst {worst:.2?} ({question})");
    Ok(())
}
