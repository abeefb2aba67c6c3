//! Hidden information over whole games: random play at every player count, and
//! every word that reaches an eye checked against what it may know.

use crate::secrets::watch::{Secrecy, Words, cards_in, check_seen, check_told, json, secrecy};
use kemet::scene::*;
use kemet::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use tabletop::{Audience, Eye, Game, Pages, Seat, Seed};

/// A seed too long to turn up in a view by chance.
const SEED: u64 = 9_876_543_210_123_456_789;

/// One action of a random game.
struct Moment<'a> {
    before: &'a Kemet,
    seat: Seat,
    action: Action,
    pages: &'a Pages<Event>,
    after: &'a Kemet,
}

/// What makes a random game lively: tiles, moves into the fray, DI cards.
fn is_eager(action: &Action) -> bool {
    use Action::*;
    matches!(
        action,
        Take(_)
            | Token(Space::TopMove | Space::MiddleMove)
            | Troop(_)
            | Step(_)
            | Teleport(_)
            | Add(_)
    )
}

/// Plays on at random, buying tiles and fighting when possible.
fn play(
    mut game: Kemet,
    rng: &mut Xoshiro256PlusPlus,
    mut look: impl FnMut(Moment, &mut Xoshiro256PlusPlus),
) {
    let mut actions = Vec::new();
    while !game.awaiting().is_empty() {
        let seats: Vec<Seat> = game.awaiting().iter().collect();
        let seat = seats[rng.random_range(0..seats.len() as u32) as usize];
        game.actions(seat, &mut actions);
        let eager: Vec<Action> = actions.iter().copied().filter(is_eager).collect();
        let pool = if !eager.is_empty() && rng.random_range(0..2u32) == 0 {
            &eager
        } else {
            &actions
        };
        let action = pool[rng.random_range(0..pool.len() as u32) as usize];
        let before = game.clone();
        let mut pages = Pages::new();
        game.apply(seat, action, &mut pages)
            .expect("it was offered");
        look(
            Moment {
                before: &before,
                seat,
                action,
                pages: &pages,
                after: &game,
            },
            rng,
        );
    }
}

/// Fresh games of all sizes and options, short ones.
fn fresh_games() -> impl Iterator<Item = (Kemet, Xoshiro256PlusPlus)> {
    (2..=6u8).flat_map(|players| {
        [(true, false), (false, true)].map(|(renewal, extra_di)| {
            let setup = Setup {
                renewal,
                extra_di,
                max_rounds: 4,
                ..Setup::for_players(players)
            };
            let game = Kemet::start(&setup, Seed(SEED + u64::from(players))).expect("a fair setup");
            let number = u64::from(players) * 2 + u64::from(renewal);
            (game, Xoshiro256PlusPlus::seed_from_u64(number))
        })
    })
}

/// Those, and games that begin in the thick of it: everybody owns tiles that
/// look into hands, trade, steal or discard cards.
fn games() -> impl Iterator<Item = (Kemet, Xoshiro256PlusPlus)> {
    use Tile::*;
    let hoards: [&[Tile]; 4] = [
        &[Spy, DivineWound, Annexation, Vision, Jackal, WrrytStorm],
        &[
            Omniscience,
            SpoilsOfWar,
            DoubleGame,
            NightCeremony,
            TyphonicBeast,
        ],
        &[PriestOfThoeris, Mirage, HoldTheGround, DivineSupport, Mummy],
        &[
            Spy,
            Mirage,
            SpoilsOfWar,
            DoubleGame,
            ShetywDefense,
            DivineBoon,
        ],
    ];
    let thick = (0..16u64).map(move |number| {
        let setup = Setup {
            extra_di: true,
            renewal: true,
            max_rounds: 4,
            ..Setup::for_players(4)
        };
        let mut scene = table_for(&setup);
        for (seat, city, field, temple) in [
            (P1, "w1a", "w_on", "w_ti"),
            (P2, "w2a", "w_r", "w_tr"),
            (P3, "e2a", "e_os", "e_ti"),
            (P4, "e3a", "e_r", "e_tr"),
        ] {
            let hoard = hoards[(seat.index() + number as usize) % hoards.len()];
            for &tile in hoard {
                if scene.copies(tile) > 0
                    || !scene
                        .game()
                        .seats()
                        .iter()
                        .any(|other| scene.tiles(other).contains(tile))
                {
                    scene = scene.owns(seat, tile);
                }
            }
            let colour = Colour::ALL[seat.index() % 3];
            scene = scene
                .troop(seat, city, 5)
                .troop(seat, field, 4)
                .troop(seat, temple, 3)
                .pyramid(seat, city, colour, 3)
                .holds(seat, &[Di::ALL[seat.index()], Di::ALL[seat.index() + 4]]);
        }
        (
            scene.game().clone(),
            Xoshiro256PlusPlus::seed_from_u64(number),
        )
    });
    fresh_games().chain(thick)
}

fn eyes(game: &Kemet) -> impl Iterator<Item = Eye> + use<> {
    game.seats()
        .iter()
        .map(Eye::Seat)
        .collect::<Vec<_>>()
        .into_iter()
        .chain([Eye::Spectator])
}

/// KB-HI-01, KB-HI-02, KB-HI-03, KB-HI-04, KB-HI-05, KB-HI-10, KB-HI-14: in whole games no view names a card its eye may not see, and every view names all those it may.
#[test]
fn views_name_the_cards_an_eye_may_see_and_no_other() {
    let mut battles = 0;
    for (game, mut rng) in games() {
        play(game, &mut rng, |moment, rng| {
            let truth = moment.after.view(Eye::Archive);
            if truth.battle.is_none() && rng.random_range(0..10u32) > 0 {
                return;
            }
            battles += usize::from(truth.battle.is_some());
            for eye in eyes(moment.after) {
                check_seen(&moment.after.view(eye), &truth, eye)
                    .unwrap_or_else(|leak| panic!("after `{}`: {leak}", moment.action));
            }
        });
    }
    assert!(battles > 1000, "only {battles} looks at a battle");
}

/// KB-HI-01, KB-HI-02, KB-HI-04, KB-HI-10: in whole games nobody is told of a card that is neither their own nor open at that moment, and council discards are named to nobody.
#[test]
fn events_name_own_cards_and_open_ones() {
    let mut named = Words::new();
    for (game, mut rng) in games() {
        play(game, &mut rng, |moment, _| {
            let (before, after) = (
                moment.before.view(Eye::Archive),
                moment.after.view(Eye::Archive),
            );
            let page: Vec<Event> = moment
                .pages
                .0
                .iter()
                .map(|(_, event)| event.clone())
                .collect();
            for (audience, event) in &moment.pages.0 {
                check_told(*audience, event, &before, &after, &page)
                    .unwrap_or_else(|leak| panic!("{} `{}`: {leak}", moment.seat, moment.action));
                if secrecy(event) != Secrecy::Nothing {
                    let text = json(event);
                    let what = text
                        .split('"')
                        .nth(3)
                        .expect("the kind of event")
                        .to_owned();
                    *named.entry(what).or_default() += 1;
                }
            }
        });
    }
    let kinds: Vec<&str> = named.keys().map(String::as_str).collect();
    assert_eq!(
        kinds, KINDS,
        "every kind of event that names a card has happened"
    );
}

/// The events that name cards.
const KINDS: [&str; 12] = [
    "card_removed",
    "card_shown",
    "card_swapped",
    "di_cancelled",
    "di_looted",
    "di_shown",
    "discarded_di",
    "drew_card",
    "lost_card",
    "played_di",
    "revealed",
    "special_card_taken",
];

/// KB-HI-14: no view and no event of a running game holds the seed.
#[test]
fn the_seed_is_nowhere() {
    for (game, mut rng) in fresh_games() {
        let seed = (SEED + game.seats().len() as u64).to_string();
        play(game, &mut rng, |moment, rng| {
            if rng.random_range(0..20u32) == 0 {
                for eye in eyes(moment.after) {
                    assert!(!json(&moment.after.view(eye)).contains(&seed));
                }
            }
            moment
                .pages
                .0
                .iter()
                .for_each(|(_, event)| assert!(!json(event).contains(&seed)));
        });
    }
}

/// KB-HI-04, KB-HI-14: a card of which there is one copy, held back by its owner, is never named to anybody else in a whole game.
#[test]
fn a_card_held_back_is_never_named() {
    let setup = Setup {
        extra_di: true,
        max_rounds: 6,
        ..Setup::for_players(3)
    };
    let scene = table_for(&setup)
        .holds(P2, &[Di::ProtectedAttack])
        .troop(P1, "w1a", 5)
        .troop(P1, "w_ti", 3)
        .troop(P2, "w2a", 5)
        .troop(P2, "w_on", 3)
        .troop(P3, "w3a", 5)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P2, "w2a", Colour::Sapphire, 2)
        .pyramid(P3, "w3a", Colour::Diamond, 2);
    assert_eq!(Di::ProtectedAttack.face().copies, 1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut game = scene.game().clone();
    let mut steps = 0;
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.actions(seat, &mut actions);
        actions.retain(|action| !action.to_string().contains("DX-3"));
        let action = actions[rng.random_range(0..actions.len() as u32) as usize];
        let mut pages = Pages::new();
        game.apply(seat, action, &mut pages)
            .expect("it was offered");
        for eye in [Eye::Seat(P1), Eye::Seat(P3), Eye::Spectator] {
            assert!(
                !json(&game.view(eye)).contains("DX-3"),
                "{eye} after `{action}`"
            );
            assert!(
                pages
                    .for_eye(eye)
                    .all(|event| !json(event).contains("DX-3")),
                "{eye} after `{action}`"
            );
        }
        assert!(
            json(&game.view(Eye::Seat(P2))).contains("DX-3"),
            "the owner still has it"
        );
        steps += 1;
    }
    assert!(steps > 200);
}

/// Names a card, or is part of a sealed choice, or brings hidden things out.
fn depends_on_a_hand(action: &Action) -> bool {
    let sealed = matches!(action, Action::Hide | Action::Declare | Action::DoubleGame);
    sealed || !cards_in(&action.to_string()).is_empty()
}

/// KB-HI-04, KB-HI-07, KB-HI-14: what is asked, what is offered beside cards, and what the table sees of it do not depend on hidden hands.
#[test]
fn hidden_hands_do_not_steer_what_the_table_sees() {
    let mut compared = 0;
    for (game, mut rng) in games() {
        play(game, &mut rng, |moment, rng| {
            let game = moment.after;
            let view = game.view(Eye::Spectator);
            if view.round == 0 || rng.random_range(0..3u32) > 0 {
                return;
            }
            let other = Kemet::imagine(&Kemet::know(&view), rng);
            assert_eq!(game.awaiting(), other.awaiting());
            for seat in game.awaiting().iter() {
                compared += compare(game, &other, seat, rng);
            }
        });
    }
    assert!(compared > 3000, "only {compared} actions compared");
}

/// Lets `seat` do the same in two states that differ in hidden cards only.
fn compare(game: &Kemet, other: &Kemet, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> usize {
    let open = |game: &Kemet| {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        actions.retain(|action| !depends_on_a_hand(action));
        actions
    };
    let offered = open(game);
    assert_eq!(
        offered,
        open(other),
        "{seat} at {:?}",
        game.view(Eye::Spectator).steps.last()
    );
    if offered.is_empty() {
        return 0;
    }
    let action = offered[rng.random_range(0..offered.len() as u32) as usize];
    let after = [game, other].map(|game| {
        let mut game = game.clone();
        let mut pages = Pages::new();
        game.apply(seat, action, &mut pages)
            .expect("it was offered");
        let told: Vec<&Event> = pages.for_eye(Eye::Spectator).collect();
        (json(&game.view(Eye::Spectator)), json(&told))
    });
    assert_eq!(after[0], after[1], "{seat} `{action}`");
    1
}

/// An honest view with something that does not belong there.
#[derive(Serialize)]
struct Leaky<T> {
    view: View,
    extra: T,
}

/// KB-HI-01, KB-HI-04, KB-HI-10, KB-HI-14: the checks of this file do fail on a planted leak.
#[test]
fn planted_leaks_are_found() {
    let mut t = table(2)
        .troop(P2, "w_ti", 3)
        .troop(P1, "w_ti", 4)
        .holds(P2, &[Di::Swiftness])
        .used_cards(P2, &[], &[BattleCard::Bc7]);
    t.battle(P1, "w_ti");
    t.acts(P2, "play-card BC-1, discard-card BC-2");
    let truth = t.view(Eye::Archive);
    let hand = truth.players[1].secret.expect("the archive sees all");
    let eye = Eye::Seat(P1);
    let leaky = |extra: String| Leaky {
        view: t.view(eye),
        extra,
    };
    assert_eq!(
        check_seen(&leaky("nothing".to_owned()), &truth, eye),
        Ok(())
    );
    for extra in [
        json(&hand.di),
        json(&hand.hand),
        json(&hand.face_down),
        "BC-1".to_owned(),
        "DI-D".to_owned(),
    ] {
        assert!(
            check_seen(&leaky(extra.clone()), &truth, eye).is_err(),
            "{extra}"
        );
    }
    // A view that hides too much is found as well, and so is somebody else's view.
    assert!(check_seen(&t.view(Eye::Spectator), &truth, eye).is_err());
    assert!(check_seen(&t.view(Eye::Archive), &truth, Eye::Spectator).is_err());

    let told = |audience, event: Event| {
        check_told(
            audience,
            &event,
            &truth,
            &truth,
            std::slice::from_ref(&event),
        )
    };
    let drew = Event::DrewCard {
        seat: P2,
        card: Di::Swiftness,
    };
    assert!(told(Audience::All, drew.clone()).is_err());
    assert!(told(Audience::seat(P1), drew.clone()).is_err());
    assert!(told(Audience::seat(P2), drew).is_ok());
    assert!(
        told(
            Audience::All,
            Event::DiscardedDi {
                seat: P2,
                card: Di::Swiftness
            }
        )
        .is_err()
    );
    assert!(
        told(
            Audience::All,
            Event::CardShown {
                seat: P2,
                card: BattleCard::Bc7
            }
        )
        .is_err()
    );
    assert!(
        told(
            Audience::All,
            Event::CardShown {
                seat: P2,
                card: BattleCard::Bc2
            }
        )
        .is_err()
    );
    assert!(
        told(
            Audience::All,
            Event::CardShown {
                seat: P2,
                card: BattleCard::Bc1
            }
        )
        .is_ok()
    );
    let automatic = Event::Automatic {
        seat: P2,
        action: "discard-card BC-2".to_owned(),
    };
    assert!(told(Audience::All, automatic).is_err());
}
