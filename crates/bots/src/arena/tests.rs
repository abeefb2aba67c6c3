use kemet::{Kemet, Setup};
use rayon::ThreadPoolBuilder;
use tabletop::Seats;

use super::*;

fn arena(bots: &[&str], players: usize, style: Style, games: u64) -> Arena<Kemet> {
    let bots: Vec<Entrant> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let alone = Seats::first(players).iter().map(Seats::one).collect();
    Arena {
        setup: Setup::for_players(players as u8),
        schedule: Schedule::new(style, bots.len(), alone, games),
        bots,
        seed: 1,
        patience: Duration::from_secs(20),
    }
}

fn play(
    arena: &Arena<Kemet>,
    numbers: &[u64],
    threads: usize,
) -> Result<Vec<Finished>, ArenaError> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.expect("threads")
        .install(|| arena.play(numbers, |_| Ok(())))
}

/// Random under another name: the shell chooses by the seed it is given.
const CHANCE: &str = r#"cmd:sh -c 'while read -r line; do case "$line" in *question*) s=${line##*:}; echo "{\"choice\":$((${s%\}} % 2))}";; esac; done'"#;

#[test]
fn the_result_is_the_same_for_any_number_of_threads_and_any_order() {
    let arena = arena(&["random", CHANCE], 2, Style::RoundRobin, 4);
    let numbers: Vec<u64> = (0..arena.schedule.games()).collect();
    let one = play(&arena, &numbers, 1).expect("they play");
    assert_eq!(one, play(&arena, &numbers, 3).expect("they play"));

    let backwards: Vec<u64> = numbers.iter().rev().copied().collect();
    let other = play(&arena, &backwards, 2).expect("they play");
    assert_ne!(one, other);
    assert_eq!(arena.standings(&one), arena.standings(&other));
    // Told twice is told once.
    let twice = [&one[..], &other].concat();
    assert_eq!(arena.standings(&one), arena.standings(&twice));
}

#[test]
fn standings_add_up() {
    for (style, players) in [
        (Style::RoundRobin, 2),
        (Style::RoundRobin, 4),
        (Style::Gauntlet, 3),
    ] {
        let arena = arena(&["random", "cmd:nobody", "cmd:nothing"], players, style, 12);
        let games: Vec<Finished> = (0..arena.schedule.games())
            .map(|number| Finished {
                number,
                winners: tabletop::Seats::one(tabletop::Seat((number % 2) as u8)),
                decisions: 3,
            })
            .collect();
        let standings = arena.standings(&games);
        assert_eq!(standings.games, arena.schedule.games());
        assert_eq!(standings.decisions, 3 * standings.games);
        assert_eq!(standings.without_winner, 0);
        let wins: Wins = standings.bots.iter().map(|bot| bot.wins).sum();
        assert_eq!(wins.whole(), Some(standings.games));
        let tables: u64 = standings.bots.iter().map(|bot| bot.games).sum();
        assert_eq!(tables, 2 * standings.games);
        for pair in &standings.pairs {
            assert_eq!(pair.games, arena.schedule.games_each());
            assert!(pair.low <= pair.share && pair.share <= pair.high);
        }
        let ratings = standings.bots.iter().map(|bot| bot.rating);
        assert!(ratings.is_sorted_by(|a, b| a >= b));
    }
}

#[test]
fn a_bot_that_breaks_the_protocol_stops_the_tournament() {
    let arena = arena(&["random", "cmd:true"], 2, Style::Gauntlet, 4);
    let stop = play(&arena, &[0, 1, 2, 3], 2).expect_err("it ends at once");
    let sentence = stop.to_string();
    assert!(
        sentence.starts_with("Ended { bot: \"cmd:true\""),
        "{sentence}"
    );
}

#[test]
fn who_listens_may_stop_the_tournament() {
    let arena = arena(&["random", CHANCE], 2, Style::Gauntlet, 2);
    let objection = |_: &Finished| Err(ArenaError::Setup(SetupError::of(&"enough")));
    let stopped = arena.play(&[0, 1], objection);
    assert_eq!(stopped.expect_err("stopped").to_string(), "\"enough\"");
}
