//! The table with just this battle on it, and its steps.

use tabletop::{Automatic, Seat, Seed, Silent, Stage, Staged};

use super::{Answer, Card, Question, SideAnswer, SideQuestion, companion_of};
use crate::battle::{Battle, OpenSide, SecretSide, Side};
use crate::gods::Figure;
use crate::setup::{Setup, empty_table};
use crate::state::Whereabouts;
use crate::step::{Role, Step, stage};
use crate::{Action, CardFace, Companions, Di, DiCards, God, Kemet, Zone};

const ATTACKER: Seat = Seat(0);
const DEFENDER: Seat = Seat(1);

/// Lays out a two-player table with just this battle and runs its steps.
pub(super) fn fight(question: &Question, attacker: Card, defender: Card) -> Answer {
    let mut game = empty_table(&Setup::for_players(2), Seed(0));
    let cities = game.layout().cities();
    for (&city, seat) in cities.iter().zip([ATTACKER, DEFENDER]) {
        game.give_city(seat, city);
    }
    let zone = question.zone.zone();
    let sides = [
        side(&mut game, ATTACKER, zone, &question.attacker, attacker),
        side(&mut game, DEFENDER, zone, &question.defender, defender),
    ];
    game.fray.0 = Some(Battle {
        revealed: true,
        ..Battle::new(zone, sides)
    });
    let convert = [question.attacker.convert, question.defender.convert];
    run(&mut game, convert)
}

/// The battle of `table` with these cards, DI cards as they lie there.
pub(crate) fn clash(table: &Kemet, [attacker, defender]: [CardFace; 2]) -> Answer {
    let mut game = table.clone();
    game.battle_mut().revealed = true;
    game.battle_mut().side_mut(Role::Attacker).open.face = attacker;
    game.battle_mut().side_mut(Role::Defender).open.face = defender;
    run(&mut game, [0, 0])
}

/// The steps of a revealed battle that decide it; `convert` is what Bakatan
/// turns of each side's shields.
fn run(game: &mut Kemet, convert: [u8; 2]) -> Answer {
    game.steps.clear();
    for step in [Step::Rewards, Step::Casualties, Step::Resolution] {
        game.steps.push(step);
    }
    // Resolution comes first; Bakatan acts between it and the casualties.
    stage::Resolution {}.run(game, &mut Silent);
    for (role, shields) in Role::BOTH.into_iter().zip(convert) {
        if shields > 0 {
            game.steps.push(Step::CasualtyStart { role });
            let (seat, action) = (game.battle().seat(role), Action::Convert(shields));
            stage::CasualtyStart { role }.take(game, seat, action, &mut Silent);
        }
    }
    game.advance(&mut Silent);
    decide(game);
    Answer {
        winner: game.winner(),
        attacker: answer(game, Role::Attacker),
        defender: answer(game, Role::Defender),
    }
}

/// Whose units of a mixed troop go, and who gets what was gained, changes
/// nothing for the sides: the first answer will do.
fn decide(game: &mut Kemet) {
    while let (Some(step), Some(seat)) = (game.step(), game.awaiting.lowest()) {
        let mut offers = tabletop::Counted::default();
        step.options(game, seat, &mut offers);
        let Some(action) = offers.first else { return };
        game.play(seat, action, &mut Silent);
    }
}

fn side(game: &mut Kemet, seat: Seat, zone: Zone, question: &SideQuestion, card: Card) -> Side {
    match question.god {
        Some(god) => bring_god(game, seat, zone, god, question.units),
        None => game.add_units(seat, zone, question.units, &mut Silent),
    }
    game.player_mut(seat).tiles = question.tiles.iter().copied().collect();
    let companions: Companions = [question.creature, question.servant]
        .into_iter()
        .flatten()
        .filter_map(companion_of)
        .collect();
    for companion in companions.iter() {
        game.companion_places.put(companion, Whereabouts::Supply);
    }
    let di: DiCards = question
        .di
        .iter()
        .copied()
        .filter(|&card| card != Di::Diversion)
        .collect();
    Side {
        seat,
        zone,
        open: OpenSide {
            figure: question.god.is_some(),
            companions,
            face: card.face(),
            played: question.di.len() as u8,
            wounds: question.wounds,
            ..OpenSide::default()
        },
        secret: SecretSide {
            di,
            ..SecretSide::default()
        },
    }
}

fn bring_god(game: &mut Kemet, seat: Seat, zone: Zone, god: God, life: u8) {
    game.agreed.gods_of_egypt = true;
    game.player_mut(seat).god = Some(god);
    *game.figure_mut(seat) = Figure {
        acquired: true,
        zone: Some(zone),
        life,
        repeated: None,
    };
    game.units[seat.index()][zone.index()] = life;
    game.present[seat.index()].insert(zone);
}

fn answer(game: &Kemet, role: Role) -> SideAnswer {
    let side = game.battle().side(role);
    let seat = game.battle().seat(role);
    let left = game.units_of(role);
    SideAnswer {
        strength: side.open.points.strength,
        damage: side.open.points.damage,
        unblockable: side.open.points.unblockable,
        shield: side.open.points.shield,
        lost: side.open.lost,
        left,
        fp: side.open.fame,
        veterans: game.player(seat).veterans,
        // A god is never recalled (KB-6.7.a).
        recall_pp: if left > 0 && !side.open.figure {
            game.recall_gain(seat, left)
        } else {
            0
        },
    }
}
