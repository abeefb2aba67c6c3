//! Why not: the reason and its number. Reasons of single actions are tested
//! where the action is.

use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seat, Silent};
use words::Locale;

use crate::look::*;

fn two() -> Scene {
    table(&[God::Ra, God::Isis]).god(P1, (0, 4)).god(P2, (7, 3))
}

/// Strangers, those whose decision it is not, actions of another moment.
#[test]
fn not_you_not_now() {
    let t = two();
    assert_eq!(
        t.refusal(Seat(4), "do move-figures"),
        Refused::Stranger { seat: Seat(4) }.into()
    );
    assert_eq!(
        t.refusal(P2, "do move-figures"),
        Refused::NotAwaited { seat: P2 }.into()
    );
    let action = "decline".to_owned();
    assert_eq!(t.refusal(P1, "decline"), Refused::NotNow { action }.into());
}

/// Whatever is refused changes nothing.
#[test]
fn a_refusal_changes_nothing() {
    let t = two();
    let mut game = t.game().clone();
    let wish = Action::Move(at((0, 4)));
    assert!(game.apply(P1, wish, &mut Silent).is_err());
    assert_eq!(&game, t.game());
}

/// A-8.1: why not this power.
#[test]
fn why_not_this_power() {
    let mut t = two().with_powers(P1, &[Power::Commanding]);
    t.begin(P1, Deed::Unlock);
    assert_eq!(
        t.refusal(P1, "unlock commanding"),
        Refusal::Unlocked {
            power: Power::Commanding
        }
    );
    assert_eq!(
        t.refusal(P1, "unlock glorious"),
        Refusal::WrongLevel {
            power: Power::Glorious,
            level: 1
        }
    );
}

/// A-5.1: why not this figure.
#[test]
fn why_not_this_figure() {
    let mut t = two();
    t.begin(P1, Deed::Move);
    for hex in [(7, 3), (0, 1)] {
        let wish = format!("move {}", at(hex));
        assert_eq!(t.refusal(P1, &wish), Refusal::NoFigure { hex: at(hex) });
    }
}

/// A-6.1: why not there.
#[test]
fn why_not_there() {
    let mut t = two().underworld((0, 5));
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    let reason = |hex: At| t.refusal(P1, &to(hex));
    assert_eq!(reason((0, 7)), Refusal::NotBeside { hex: at((0, 7)) });
    assert_eq!(reason((7, 3)), Refusal::Taken { hex: at((7, 3)) });
    assert_eq!(reason((0, 5)), Refusal::Underworld { hex: at((0, 5)) });
    assert_eq!(reason((2, 4)), Refusal::Water { hex: at((2, 4)) });
}

/// The words of a refusal name its number; developers read its kind and figures.
#[test]
fn reasons_are_sentences() {
    let t = two();
    let words = Locale::of_the_tree().words_of(Ankh::NAME, None);
    let stranger = words.refusal(&t.refusal(Seat(4), "done"));
    assert_eq!(stranger.text, "P5 does not sit at this table.");
    let far = Refusal::TooFar {
        hex: at((0, 8)),
        limit: 3,
    };
    assert_eq!(words.refusal(&far).text, "A9 is more than 3 hexes away.");
    assert_eq!(far.to_string(), "TooFar { hex: a9, limit: 3 }");
}

/// On the wire nobody can tell what every game refuses from
/// what a rule of this one does.
#[test]
fn refusals_of_any_game_look_like_the_others() {
    let written = |refusal: &Refusal| serde_json::to_string(refusal).unwrap();
    let over = Refusal::from(Refused::GameOver);
    assert_eq!(written(&over), r#"{"why":"game_over"}"#);
    let not_awaited = Refusal::from(Refused::NotAwaited { seat: P2 });
    assert_eq!(written(&not_awaited), r#"{"why":"not_awaited","seat":1}"#);
    let not_now = Refusal::from(Refused::not_now(Action::Done));
    assert_eq!(written(&not_now), r#"{"why":"not_now","action":"done"}"#);
    assert_eq!(
        written(&Refusal::NeutralFirst),
        r#"{"why":"neutral_first"}"#
    );
}
