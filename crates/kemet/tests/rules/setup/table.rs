//! Playing a real setup, decision by decision.

use std::collections::BTreeMap;

use kemet::*;
use tabletop::{Eye, Game, Seat, Seats, Seed, Silent};
use words::Locale;

pub fn start(setup: &Setup, seed: u64) -> Kemet {
    Kemet::start(setup, Seed(seed)).unwrap_or_else(|error| panic!("{error}"))
}

/// Why a setup cannot be played, in words.
pub fn refused(setup: &Setup) -> String {
    let words = Locale::of_the_tree().words_of(Kemet::NAME, None);
    let error = Kemet::start(setup, Seed(1)).expect_err("a refusal");
    let sentence = words.setup_error(&error);
    assert_eq!(sentence.gaps, Vec::<String>::new(), "{error}");
    sentence.text
}

/// Gods and cities by lot: the next question is about garrisons.
pub fn seated(players: u8) -> Setup {
    Setup {
        seating: Seating::Random,
        ..Setup::for_players(players)
    }
}

pub fn with_colours(players: u8, colours: &[Colour]) -> Setup {
    Setup {
        colours: colours.to_vec(),
        ..seated(players)
    }
}

pub fn public(game: &Kemet) -> View {
    game.view(Eye::Spectator)
}

pub fn player(game: &Kemet, seat: Seat) -> PlayerView {
    game.view(Eye::Archive).players[seat.index()].clone()
}

/// The one seat that must decide.
pub fn asked(game: &Kemet) -> Seat {
    let seat = game.awaiting().lowest().expect("somebody must decide");
    assert_eq!(game.awaiting(), Seats::one(seat));
    seat
}

pub fn offers(game: &Kemet) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(asked(game), &mut actions);
    actions.iter().map(Action::to_string).collect()
}

pub fn act(game: &mut Kemet, notation: &str) {
    let seat = asked(game);
    if let Err(refusal) = game.apply(seat, notation.parse().unwrap(), &mut Silent) {
        panic!("{seat} cannot `{notation}`: {refusal}");
    }
    game.audit().unwrap();
}

pub fn refusal(game: &Kemet, notation: &str) -> Option<Refusal> {
    game.why_not(asked(game), notation.parse().unwrap())
}

/// Takes the first offer while the question on top is one of these.
pub fn pass(game: &mut Kemet, these: impl Fn(Step) -> bool) {
    while public(game).steps.last().is_some_and(|&step| these(step)) {
        let first = offers(game)[0].clone();
        act(game, &first);
    }
}

pub fn pass_garrisons(game: &mut Kemet) {
    pass(game, |step| matches!(step, Step::Garrison { .. }));
}

pub fn pass_pyramids(game: &mut Kemet) {
    pass_garrisons(game);
    pass(game, |step| matches!(step, Step::Pyramids { .. }));
}

pub fn pass_setup(game: &mut Kemet) {
    while public(game).round == 0 {
        let first = offers(game)[0].clone();
        act(game, &first);
    }
}

pub fn market(game: &Kemet) -> BTreeMap<Tile, u8> {
    public(game).market.into_iter().collect()
}

pub fn tiles_in(market: &BTreeMap<Tile, u8>) -> u8 {
    market.values().sum()
}
