//! What the tests of battle share.

use ankh::scene::*;
use ankh::*;
use tabletop::{Eye, Game, Seat, Seats};
use words::Locale;

/// P1 with three figures in the desert of the West, P2 with two; nobody is
/// adjacent to an enemy. Give gods that are not asked anything unless the test
/// is about them: Ra and Isis.
pub fn meet(gods: &[God]) -> Scene {
    table(gods)
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)])
}

/// Ra with three figures against Isis with two.
pub fn duel() -> Scene {
    meet(&[God::Ra, God::Isis])
}

/// A battle in the West up to the reveal. P1 has brought the conflict.
pub fn fight(t: Scene, cards: &[(Seat, Card)]) -> Scene {
    fight_of(t, P1, cards)
}

/// A battle in the West, in a conflict that somebody else has brought.
pub fn fight_of(mut t: Scene, seat: Seat, cards: &[(Seat, Card)]) -> Scene {
    t.battle(seat, 1);
    t.play(cards);
    t
}

/// A word of the notation and a hex.
pub fn on(word: &str, hex: At) -> String {
    format!("{word} {}", at(hex))
}

/// All that was told, line by line.
pub fn log(t: &Scene) -> Vec<String> {
    let words = Locale::of_the_tree().words_of(Ankh::NAME, None);
    let said = |event: &Event| words.event(event).text;
    t.events().iter().map(said).collect()
}

/// Whether something was told.
pub fn told(t: &Scene, part: &str) -> bool {
    log(t).iter().any(|line| line.contains(part))
}

/// These things were told in this order.
pub fn told_in_order(t: &Scene, parts: &[&str]) {
    let log = log(t);
    let mut lines = log.iter();
    for part in parts {
        assert!(
            lines.any(|line| line.contains(part)),
            "`{part}` is missing or too early in {log:#?}"
        );
    }
}

/// What a seat fought with.
pub fn strength(t: &Scene, side: Seat) -> u8 {
    let sum = |event: Event| match event {
        Event::StrengthSummed { seat, total, .. } if seat == side => Some(total),
        _ => None,
    };
    let sum = t.events().into_iter().rev().find_map(sum);
    sum.expect("nobody has counted yet")
}

/// Who won the last battle.
pub fn winner(t: &Scene) -> Option<Seat> {
    let won = |event: Event| match event {
        Event::BattleWon { seat, .. } => Some(seat),
        _ => None,
    };
    t.events().into_iter().rev().find_map(won)
}

/// Devotion that a seat has gained or lost, one entry for each instance.
pub fn gains(t: &Scene, side: Seat) -> Vec<(Why, i8)> {
    let gain = |event: Event| match event {
        Event::DevotionChanged {
            seat,
            from,
            to,
            why,
            ..
        } if seat == side => Some((why, to as i8 - from as i8)),
        _ => None,
    };
    t.events().into_iter().filter_map(gain).collect()
}

/// Figures killed, in order.
pub fn killed(t: &Scene) -> Vec<(Seat, FigureKind)> {
    let death = |event: Event| match event {
        Event::Killed { seat, figure, .. } => Some((seat, figure)),
        _ => None,
    };
    t.events().into_iter().filter_map(death).collect()
}

/// What everybody at the table sees.
pub fn seen(t: &Scene) -> View {
    t.view(Eye::Spectator)
}

/// Used cards of a seat.
pub fn used(t: &Scene, seat: Seat) -> Cards {
    seen(t).players[seat.index()].used
}

/// Warriors of a seat that Anubis holds.
pub fn held(t: &Scene, seat: Seat) -> u8 {
    seen(t).players[seat.index()].trapped
}

/// How many guardians of a kind are in the pool of a seat.
pub fn in_pool(t: &Scene, seat: Seat, kind: Guardian) -> u8 {
    let guardians = &seen(t).players[seat.index()].guardians;
    let mine = guardians.iter().find(|(guardian, _)| *guardian == kind);
    mine.map_or(0, |(_, count)| *count)
}

/// A set of cards.
pub fn cards(of: &[Card]) -> Cards {
    of.iter().copied().collect()
}

/// A set of seats.
pub fn seats(of: &[Seat]) -> Seats {
    of.iter().copied().collect()
}

/// The hexes that a seat is offered after a word of the notation.
pub fn offered(t: &Scene, seat: Seat, word: &str) -> Vec<String> {
    let mut hexes: Vec<String> = t
        .offers(seat)
        .iter()
        .filter_map(|offer| offer.strip_prefix(word)?.strip_prefix(' '))
        .map(str::to_owned)
        .collect();
    hexes.sort_unstable();
    hexes
}

/// The notation of hexes, sorted.
pub fn hexes(of: &[At]) -> Vec<String> {
    let mut hexes: Vec<String> = of.iter().map(|&hex| at(hex).to_string()).collect();
    hexes.sort_unstable();
    hexes
}
