//! Outside battle nothing is hidden.

use ankh::scene::*;
use ankh::*;
use tabletop::{Audience, Dice, Eye, Game, Pages, Seed};

fn unsigned(game: &Ankh, eye: Eye) -> View {
    View {
        eye: Eye::Spectator,
        ..game.view(eye)
    }
}

/// U-34: in random games at every player count all eyes see the same
/// whenever no card and no bid is being chosen, and everybody is told the same.
#[test]
fn everybody_sees_the_same() {
    for players in 2..=5 {
        let mut game = Ankh::start(&Setup::for_players(players), Seed(9)).expect("a plain setup");
        let mut dice = Dice::new(Seed(u64::from(players)));
        let mut actions = Vec::new();
        let mut compared = 0;
        while let Some(seat) = game.awaiting().lowest() {
            let open = unsigned(&game, Eye::Spectator);
            let choosing = open.battle.as_ref().is_some_and(|battle| {
                let sealed =
                    |side: &BattleSideView| side.chosen && !battle.revealed || side.has_bid;
                battle.sides.iter().any(sealed)
            });
            if !choosing {
                for seat in game.seats().iter() {
                    assert_eq!(unsigned(&game, Eye::Seat(seat)), open);
                }
                compared += 1;
            }
            game.actions(seat, &mut actions);
            let action = actions[dice.roll(actions.len() as u32) as usize];
            let mut pages = Pages::new();
            game.apply(seat, action, &mut pages)
                .expect("an offered action");
            assert!(
                pages
                    .0
                    .iter()
                    .all(|(audience, _)| *audience == Audience::All)
            );
        }
        assert!(compared > 100, "{compared}");
    }
}

/// hands and used cards are open, also in battle; only the card that is
/// being chosen is not.
#[test]
fn hands_are_open() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (4, 6))
        .with_hand(P1, &[Card::Flood, Card::Cycle]);
    let seen = |t: &Scene| t.view(Eye::Seat(P2)).players.swap_remove(0);
    assert_eq!(seen(&t).hand.len(), 2);
    assert_eq!(seen(&t).used.len(), 5);
    t.battle(P1, 1);
    t.act(P1, "play flood");
    // Nothing tells that it is Flood: the hand looks as before.
    assert_eq!(seen(&t).hand.len(), 2);
    let cards = |eye| t.view(eye).battle.expect("a battle").sides[0].cards;
    assert_eq!(cards(Eye::Seat(P2)), None);
    assert_eq!(cards(Eye::Spectator), None);
    assert_eq!(cards(Eye::Seat(P1)), Some(Cards::one(Card::Flood)));
}
