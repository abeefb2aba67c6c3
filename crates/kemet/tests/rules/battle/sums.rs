//! The sums of a battle line by line: whole once all is known, and no more than
//! an eye may know before.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game};

use crate::battle::help::{begun, meet, side, standoff};
use crate::random_play::watch_games;

fn line(side: &SideView, source: PointSource) -> LedgerLine {
    let mut lines = side.lines.iter().filter(|line| line.source == source);
    let line = lines
        .next()
        .unwrap_or_else(|| panic!("no line for {source:?} in {:?}", side.lines));
    assert_eq!(lines.next(), None, "two lines for {source:?}");
    *line
}

fn has_line(side: &SideView, source: PointSource) -> bool {
    side.lines.iter().any(|line| line.source == source)
}

fn total(side: &SideView) -> [i8; 5] {
    let lines = side.lines.iter().map(|line| columns(line.points));
    lines.fold([0; 5], |sum, line| {
        std::array::from_fn(|column| sum[column] + line[column])
    })
}

fn columns<N: TryInto<i8>>(points: Points<N>) -> [i8; 5] {
    let number = |number: N| number.try_into().ok().expect("no battle is that large");
    [
        number(points.strength),
        number(points.damage),
        number(points.unblockable),
        number(points.shield),
        number(points.impenetrable),
    ]
}

fn both(view: &View) -> impl Iterator<Item = &SideView> {
    let battle = view.battle.as_ref();
    battle
        .into_iter()
        .flat_map(|battle| [&battle.attacker, &battle.defender])
}

/// KB-3.5.3.a, KB-3.5.4.a: in random games the lines add up to the points, for
/// every eye, from the comparison until the cards are put away; and what the
/// lines say when nothing is left to choose is what is compared.
#[test]
fn the_lines_are_the_points() {
    let mut compared = 0;
    watch_games(40, |played| {
        let before = played.before.view(Eye::Spectator);
        // Seth's cards come between the last choice and the comparison.
        let drawn = |event: &Event| matches!(event, Event::SethDrew { .. });
        let settled = played.action == Action::Done && !played.events.iter().any(drawn);
        let foretold = both(&before).filter(|_| settled);
        let foretold: Vec<_> = foretold
            .filter(|side| side.face != CardFace::default())
            .map(|side| (side.seat, total(side)))
            .collect();
        for event in played.events {
            if let Event::BattlePoints { seat, points } = *event
                && let Some((_, lines)) = foretold.iter().find(|(side, _)| *side == seat)
            {
                assert_eq!(*lines, columns(points), "{seat} before the comparison");
                compared += 1;
            }
        }
        let public = played.after.view(Eye::Spectator);
        let resolved = public.battle.as_ref().is_some_and(|it| it.winner.is_some());
        if resolved && public.steps.contains(&Step::BattleEnd) {
            for side in both(&public) {
                assert_eq!(total(side), columns(side.points), "{:?}", side.lines);
                compared += 1;
            }
            let own = played.after.view(Eye::Seat(played.seat));
            assert!(both(&public).eq(both(&own)) || both(&own).any(|side| side.discard.is_some()));
        }
    });
    assert!(compared > 2_000, "only {compared} sides were compared");
}

/// KB-HI-07: until the reveal a stranger knows units, tiles and companions; the
/// own side knows its card and its DI cards too.
#[test]
fn hidden_cards_have_no_line() {
    let mut t = begun(
        standoff()
            .owns(P1, Tile::BladesOfNeith)
            .holds(P1, &[Di::WarRage, Di::WarFury]),
    );
    t.acts(
        P1,
        "play-card BC-1, discard-card BC-2, add DI-01, add DI-04, hide",
    );
    for eye in [Eye::Spectator, Eye::Seat(P2), Eye::Seat(P3)] {
        let seen = side(&t, eye, Role::Attacker);
        assert_eq!(line(&seen, PointSource::Units).points.strength, 5);
        assert_eq!(
            line(&seen, PointSource::Tile(Tile::BladesOfNeith))
                .points
                .strength,
            1
        );
        assert_eq!(seen.lines.len(), 2, "{eye}");
    }
    let own = side(&t, Eye::Seat(P1), Role::Attacker);
    assert_eq!(line(&own, PointSource::Card).points.strength, 4);
    assert_eq!(line(&own, PointSource::Card).points.damage, 1);
    assert_eq!(line(&own, PointSource::Di(Di::WarFury)).points.strength, 2);
    assert_eq!(total(&own), [13, 1, 0, 0, 0]);
}

/// KB-3.5.4.b, DIA-2b: what a card does to its own troop, and a creature that
/// the Snake silences, are said.
#[test]
fn special_effects_are_said() {
    let mut t = meet("w_tr", 5, 4)
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .companion(P2, Companion::DeepDesertSnake, "w_tr");
    t.battle(P1, "w_tr");
    t.act(P1, "play-card BC-7");
    let own = side(&t, Eye::Seat(P1), Role::Attacker);
    assert_eq!(line(&own, PointSource::Card).self_loss, 2);
    let scarab = line(&own, PointSource::Companion(Companion::RoyalScarab));
    assert!(scarab.cancelled && scarab.points.strength == 0);
    assert!(!has_line(&own, PointSource::Home));
}

/// KB-3.5.3.a: fighting at home is a line of its own.
#[test]
fn home_is_a_line() {
    let mut t = table(2).troop(P2, "w2a", 3).troop(P1, "w2a", 3);
    t.battle(P1, "w2a");
    let home = side(&t, Eye::Spectator, Role::Defender);
    assert_eq!(line(&home, PointSource::Home).points.strength, 1);
    assert!(!has_line(
        &side(&t, Eye::Spectator, Role::Attacker),
        PointSource::Home
    ));
}

/// AMB-2c, KB-TM-10: shields that Bakatan turns into damage, and the dead, are
/// in the sums to the end.
#[test]
fn bakatan_and_the_dead() {
    let mut t = meet("w_tr", 5, 5).companion(P1, Companion::Bakatan, "w_tr");
    t.battle(P1, "w_tr");
    t.clash("BC-8", "BC-3");
    t.act(P1, "convert 2");
    let own = side(&t, Eye::Spectator, Role::Attacker);
    let bakatan = line(&own, PointSource::Companion(Companion::Bakatan));
    assert_eq!((bakatan.points.damage, bakatan.points.shield), (2, -2));
    assert_eq!(own.lost, 2);
    assert_eq!(line(&own, PointSource::Units).points.strength, 5);
    assert_eq!(total(&own), columns(own.points));
}

/// AME-2c: a cancelled DI card keeps its line and loses its points.
#[test]
fn a_cancelled_card_keeps_its_line() {
    let mut t = begun(
        standoff()
            .owns(P1, Tile::Mirage)
            .holds(P1, &[Di::Prayer])
            .holds(P2, &[Di::WarFury]),
    );
    t.council(P1, "BC-1", &[], "hide");
    t.council(P2, "BC-2", &[Di::WarFury], "hide");
    t.act(P1, "mirage DI-09 DI-04");
    let other = t.view(Eye::Spectator).battle.expect("a battle").defender;
    let fury = line(&other, PointSource::Di(Di::WarFury));
    assert!(fury.cancelled && fury.points.strength == 0);
}
