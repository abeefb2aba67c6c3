//! Spy and Omniscience: who must show what before the other side chooses
//! (section 3.5.1, tiles:R8, tiles:R21).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seat, Silent};

use crate::battle::help::{begun, shown_hand, side, standoff};

fn reveals(events: &[Event]) -> Vec<Seat> {
    let seat = |event: &Event| match event {
        Event::Revealed { seat, .. } => Some(*seat),
        _ => None,
    };
    events.iter().filter_map(seat).collect()
}

/// Plays a council to its end and tells who chose what at each stage, and what
/// had to be shown. On the bare game: two owners of one Spy would not pass the
/// scene's audit.
fn staged(t: &Scene) -> String {
    let mut game = t.game().clone();
    let table = |game: &Kemet| game.view(Eye::Spectator);
    let in_council = |game: &Kemet| table(game).steps.last() == Some(&Step::WarCouncil);
    let stage = |game: &Kemet| table(game).battle.map(|battle| battle.stage);
    let mut story = Vec::new();
    let mut shown = Vec::new();
    while in_council(&game) {
        let (now, waiting) = (stage(&game), game.awaiting());
        for (name, seat) in [("A", P1), ("D", P2)] {
            if !waiting.contains(seat) {
                continue;
            }
            let mut parts = String::from(name);
            while in_council(&game) && stage(&game) == now && game.awaiting().contains(seat) {
                let mut offers = Vec::new();
                game.actions(seat, &mut offers);
                let (part, action) = match offers[0] {
                    Action::Play(_) => (" card", offers[0]),
                    Action::Discard(_) => (" discard", offers[0]),
                    _ => (" di", Action::Hide),
                };
                parts += part;
                game.apply(seat, action, &mut Silent)
                    .expect("it was offered");
            }
            story.push(parts);
        }
        if !in_council(&game) {
            break;
        }
        let battle = table(&game).battle.expect("a battle");
        for (name, side) in [("A", battle.attacker), ("D", battle.defender)] {
            assert_eq!(
                (side.play.is_some(), side.di.is_some()),
                (side.card_shown, side.di_shown)
            );
            for (what, open) in [("card", side.card_shown), ("di", side.di_shown)] {
                let line = format!("{name} shows {what}");
                if open && !shown.contains(&line) {
                    story.push(line.clone());
                    shown.push(line);
                }
            }
        }
    }
    story.join(", ")
}

/// tiles:R8, tiles:R21, KB-AM-19, KB-DP-B1, SAP-3c, REN-RUB1: Spy and
/// Omniscience in every combination of the two sides.
#[test]
fn who_shows_what_before_whom() {
    const SEALED: &str = "A card discard di, D card discard di";
    const D_SHOWS_CARD: &str = "D card discard di, D shows card, A card discard di";
    const D_SHOWS_DI: &str = "D card discard di, D shows di, A card discard di";
    const D_SHOWS_BOTH: &str = "D card discard di, D shows card, D shows di, A card discard di";
    const A_SHOWS_CARD: &str = "A card discard di, A shows card, D card discard di";
    const A_SHOWS_DI: &str = "A card discard di, A shows di, D card discard di";
    const A_SHOWS_BOTH: &str = "A card discard di, A shows card, A shows di, D card discard di";
    const SPY_FIRST: &str = "D card, D shows card, A di, A shows di, A card discard, D discard di";
    const OMNISCIENCE_FIRST: &str =
        "D di, D shows di, A card, A shows card, A discard di, D card discard";

    let none: &[Tile] = &[];
    let spy: &[Tile] = &[Tile::Spy];
    let all_knowing: &[Tile] = &[Tile::Omniscience];
    let both: &[Tile] = &[Tile::Spy, Tile::Omniscience];
    let cases = [
        (none, none, SEALED),
        (spy, none, D_SHOWS_CARD),
        (all_knowing, none, D_SHOWS_DI),
        (both, none, D_SHOWS_BOTH),
        (none, spy, A_SHOWS_CARD),
        (none, all_knowing, A_SHOWS_DI),
        (none, both, A_SHOWS_BOTH),
        (spy, spy, SEALED),
        (all_knowing, all_knowing, SEALED),
        (both, both, SEALED),
        (spy, all_knowing, SPY_FIRST),
        (all_knowing, spy, OMNISCIENCE_FIRST),
        (both, spy, D_SHOWS_DI),
        (both, all_knowing, D_SHOWS_CARD),
        (spy, both, A_SHOWS_DI),
        (all_knowing, both, A_SHOWS_CARD),
    ];
    for (attacker, defender, expected) in cases {
        let mut t = standoff();
        for (seat, tiles) in [(P1, attacker), (P2, defender)] {
            for &tile in tiles {
                t = t.owns(seat, tile);
            }
        }
        assert_eq!(
            staged(&begun(t)),
            expected,
            "{attacker:?} against {defender:?}"
        );
    }
}

/// tiles:R21, SAP-3c: Spy shows the kept card to the table and neither the
/// discard nor the DI cards; what is shown can no longer be changed.
#[test]
fn spy_shows_the_card_alone() {
    let mut t = begun(standoff().owns(P1, Tile::Spy).holds(P2, &[Di::WarRage]));
    assert!(t.awaits(P2));
    assert_eq!(
        t.refusal(P1, "play-card BC-1"),
        Some(Refused::NotAwaited { seat: P1 }.into())
    );
    t.council(P2, "BC-5", &[Di::WarRage], "hide");
    assert!(t.awaits(P1));
    for eye in [Eye::Seat(P1), Eye::Spectator] {
        let seen = side(&t, eye, Role::Defender);
        assert_eq!(
            (seen.play, seen.discard, seen.di),
            (Some(BattleCard::Bc5), None, None)
        );
        assert_eq!(shown_hand(&t, eye, P2), 2);
        assert!(t.told(eye).contains(&Event::CardShown {
            seat: P2,
            card: BattleCard::Bc5
        }));
        assert!(
            !t.told(eye)
                .iter()
                .any(|e| matches!(e, Event::DiShown { .. }))
        );
    }
    assert_eq!(
        t.refusal(P2, "play-card BC-1"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    assert!(reveals(&t.events()).is_empty());
    t.council(P1, "BC-6", &[], "hide");
    assert_eq!(reveals(&t.events()), [P1, P2]);
}

/// tiles:R21, REN-RUB1: Omniscience shows the DI cards, a Diversion among
/// them, and not the battle card; there is nothing left to declare.
#[test]
fn omniscience_shows_the_di_cards_alone() {
    let mut t = begun(
        standoff()
            .owns(P1, Tile::Omniscience)
            .holds(P2, &[Di::WarRage]),
    );
    assert!(t.awaits(P2));
    t.acts(P2, "play-card BC-5, discard-card BC-1, add DI-01, add DI-D");
    assert!(!t.can(P2, "declare"));
    t.act(P2, "hide");
    for eye in [Eye::Seat(P1), Eye::Spectator] {
        let seen = side(&t, eye, Role::Defender);
        let cards = [Di::WarRage, Di::Diversion];
        assert_eq!((seen.play, seen.discard), (None, None));
        assert_eq!(seen.di, Some(cards.into_iter().collect()));
        assert!(t.told(eye).contains(&Event::DiShown {
            seat: P2,
            cards: cards.to_vec()
        }));
        assert!(
            !t.told(eye)
                .iter()
                .any(|e| matches!(e, Event::CardShown { .. }))
        );
    }
    assert!(t.awaits(P1) && t.can(P1, "play-card BC-1"));
}
