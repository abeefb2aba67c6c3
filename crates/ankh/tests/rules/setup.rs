//! Setup.

use ankh::scene::*;
use ankh::*;
use tabletop::{Eye, Game, Seat, Seed, Staged};
use words::Locale;

fn start(setup: &Setup, seed: u64) -> View {
    let game = Ankh::start(setup, Seed(seed)).expect("a plain setup");
    game.view(Eye::Spectator)
}

fn named(players: u8) -> Setup {
    Setup {
        gods: God::ALL[..usize::from(players)].to_vec(),
        ..Setup::for_players(players)
    }
}

/// U-34: what everybody begins with, open to all: one
/// follower, no power, nine Ankh tokens of which one marks a monument, five
/// warriors in the pool, seven cards in hand.
#[test]
fn everybody_begins_alike() {
    for players in 2..=5 {
        let view = start(&named(players), 1);
        assert_eq!(view.players.len(), usize::from(players));
        for (player, god) in view.players.iter().zip(God::ALL) {
            assert_eq!(player.god, Some(*god));
            assert_eq!((player.devotion, player.followers), (0, 1));
            assert_eq!((player.warriors, player.ankhs, player.trapped), (5, 8, 0));
            assert_eq!((player.powers.len(), player.next_power), (0, Some(1)));
            assert_eq!((player.hand, player.used), (Cards::ALL, Cards::EMPTY));
            assert!(player.guardians.is_empty());
        }
    }
}

/// markers at their start, no tiebreaker, no event yet.
#[test]
fn the_shared_board_at_the_start() {
    for players in 2..=5 {
        let view = start(&named(players), 1);
        assert_eq!((view.events, view.conflicts), (0, 0));
        assert_eq!(view.advances, [0; 4]);
        let n = players;
        assert_eq!(view.advances_to_event, [n + 1, n + 1, n + 1, n]);
        assert_eq!((view.tiebreaker, view.amun_ready), (None, true));
        assert!(view.underworld.is_empty());
    }
}

/// the first player is drawn by lot unless the table names one; order
/// is clockwise from there.
#[test]
fn anybody_may_be_first() {
    for players in 2..=5 {
        let firsts: std::collections::BTreeSet<Seat> = (0..60)
            .map(|seed| start(&named(players), seed).first)
            .collect();
        assert_eq!(firsts.len(), usize::from(players));
    }
    let setup = Setup {
        first: Some(P3),
        ..named(4)
    };
    let mut game = Ankh::start(&setup, Seed(5)).expect("a plain setup");
    let mut order = Vec::new();
    while order.len() < 5 {
        let seat = game.awaiting().lowest().expect("somebody's turn");
        order.push(seat);
        game.apply_unchecked(seat, Action::Do(Deed::Unlock));
        if let Some(Step::Unlock) = game.step() {
            game.apply_unchecked(seat, Action::Unlock(Power::Revered));
        }
    }
    assert_eq!(order, [P3, P4, P1, P2, P3]);
}

/// all on space 0, the last player at the bottom, the first on top.
#[test]
fn the_first_player_has_the_most_devotion() {
    let setup = Setup {
        first: Some(P2),
        ..named(4)
    };
    assert_eq!(start(&setup, 1).rank, [P1, P4, P3, P2]);
}

/// the first player takes the first place of the scenario, the others
/// follow clockwise.
#[test]
fn places_follow_the_first_player() {
    let setup = Setup {
        first: Some(P2),
        ..named(3)
    };
    let view = start(&setup, 1);
    let god_at = |hex: At| {
        let here = |figure: &&FigureView| figure.hex == at(hex);
        view.figures.iter().find(here).map(|figure| figure.seat)
    };
    assert_eq!(
        [(3, 3), (6, 4), (5, 0)].map(god_at),
        [Some(P2), Some(P3), Some(P1)]
    );
}

/// C-11, U-28: one guardian of each level by lot, with as many figures
/// as the number of players asks for; or those the table names.
#[test]
fn guardians_are_drawn_one_of_each_level() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let view = start(&named(4), seed);
        let guardians = view.agreed.guardians;
        assert_eq!(guardians.map(Guardian::level), [1, 2, 3]);
        assert_eq!(view.guardian_supply, guardians.map(|kind| kind.copies(4)));
        seen.extend(guardians);
    }
    assert_eq!(seen.len(), 6);
    let chosen = [Guardian::Satet, Guardian::Apep, Guardian::Sphinx];
    let setup = Setup {
        guardians: chosen.to_vec(),
        ..named(2)
    };
    let view = start(&setup, 1);
    assert_eq!(
        (view.agreed.guardians, view.guardian_supply),
        (chosen, [1; 3])
    );
}

/// a token is for the whole region, wherever one looks; the tokens that
/// are left are taken in order.
#[test]
fn tokens_belong_to_whole_regions() {
    let mut t = table(&[God::Ra, God::Isis]);
    assert_eq!((t.regions(), t.region(1).len()), (3, 32));
    assert!(t.region(4).is_empty());
    t.event(P1, EventKind::Caravan);
    for camel in [((0, 4), (0, 5)), ((0, 5), (1, 4)), ((1, 4), (1, 5))] {
        t.act(P1, &crate::look::camel(camel.0, camel.1));
    }
    t.act(P1, &format!("token {}", at((0, 1))));
    assert_eq!((t.region(1).len(), t.region(4).len()), (16, 16));
}

/// U-28: gods by lot never repeat; gods chosen in turn are gone for the
/// next; gods named twice are refused.
#[test]
fn no_god_is_played_twice() {
    for seed in 0..20 {
        let setup = Setup {
            seating: Seating::Random,
            ..Setup::for_players(5)
        };
        let gods: Gods = start(&setup, seed)
            .players
            .iter()
            .filter_map(|player| player.god)
            .collect();
        assert_eq!(gods.len(), 5);
    }
    let mut game = Ankh::start(&Setup::for_players(3), Seed(1)).expect("a plain setup");
    game.apply_unchecked(P1, Action::God(God::Isis));
    assert_eq!(game.awaiting().lowest(), Some(P2));
    assert_eq!(
        game.why_not(P2, Action::God(God::Isis)),
        Some(Refusal::GodTaken { god: God::Isis })
    );
    let twice = Setup {
        gods: vec![God::Ra, God::Ra],
        ..Setup::for_players(2)
    };
    assert!(Ankh::start(&twice, Seed(1)).is_err());
}

/// The last of five takes the god that is left.
#[test]
fn the_last_god_needs_no_choice() {
    let mut game = Ankh::start(&Setup::for_players(5), Seed(1)).expect("a plain setup");
    for (seat, god) in [P1, P2, P3, P4].into_iter().zip(God::ALL) {
        game.apply_unchecked(seat, Action::God(*god));
    }
    let view = game.view(Eye::Spectator);
    assert_eq!(view.players[4].god, Some(God::Ra));
    assert_eq!(game.step(), Some(Step::FirstAction));
}

/// Setups that make no sense are refused with a sentence.
#[test]
fn setups_that_make_no_sense() {
    let wrong = [
        Setup::for_players(1),
        Setup::for_players(6),
        Setup {
            gods: vec![God::Ra],
            ..Setup::for_players(2)
        },
        Setup {
            guardians: vec![Guardian::Mummy, Guardian::CatMummy, Guardian::Sphinx],
            ..Setup::for_players(2)
        },
        Setup {
            first: Some(P3),
            ..Setup::for_players(2)
        },
    ];
    let words = Locale::of_the_tree().words_of(Ankh::NAME, None);
    for setup in wrong {
        let error = Ankh::start(&setup, Seed(1)).expect_err("nonsense");
        let sentence = words.setup_error(&error);
        assert_eq!(sentence.gaps, Vec::<String>::new(), "{error}");
        assert!(sentence.text.ends_with('.'), "{sentence}");
    }
}
