//! Casualties: shields, unblockable damage, damage (section 3.5.4).

use tabletop::{Flow, Journal};

use crate::acquire::escort;
use crate::action::Offers;
use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, Step};
use crate::{Action, Kemet, Power};

/// Bakatan may turn the card's shields into damage (AMB-2c).
#[inline(never)]
pub(crate) fn enter_start(game: &mut Kemet, role: Role) -> Flow {
    if game.companion_works(role, Power::Bakatan) && game.battle().side(role).open.face.shield > 0 {
        return Flow::ask(game.battle().seat(role));
    }
    game.pop();
    Flow::Again
}

#[inline(never)]
pub(crate) fn start_options(game: &Kemet, role: Role, out: &mut impl Offers) {
    (0..=game.battle().side(role).open.face.shield)
        .for_each(|shields| out.offer(Action::Convert(shields)));
}

#[inline(never)]
pub(crate) fn take_start<J: Journal<Event>>(
    game: &mut Kemet,
    role: Role,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    if let Action::Convert(shields) = action {
        let points = &mut game.battle_mut().side_mut(role).open.points;
        points.shield -= shields;
        points.damage += shields;
        let seat = game.battle().seat(role);
        tell(journal, || Event::ShieldsConverted { seat, shields });
    }
}

/// What one side loses: to the other side's damage, and to its own card.
pub(crate) struct Losses {
    pub to_enemy: u8,
    pub to_self: u8,
}

impl Kemet {
    /// KB-3.5.4.1 to KB-3.5.4.3 for one side, from full damage (KB-TM-10).
    pub(crate) fn losses(&self, role: Role) -> Losses {
        let own = self.battle().side(role);
        let other = self.battle().side(role.other());
        let units = self.units_of(role);
        let exposed = units - units.min(own.open.points.impenetrable);
        let unblockable = exposed.min(other.open.points.unblockable);
        let to_self = (exposed - unblockable).min(own.open.face.self_loss);
        let net = if own.open.face.wards_damage {
            0
        } else {
            other
                .open
                .points
                .damage
                .saturating_sub(own.open.points.shield)
        };
        let damage = (exposed - unblockable - to_self).min(net);
        Losses {
            to_enemy: unblockable + damage,
            to_self,
        }
    }
}

/// Attacker first; the numbers of both sides were fixed before.
#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    game.pop();
    let losses = Role::BOTH.map(|role| game.losses(role));
    for (role, losses) in Role::BOTH.into_iter().zip(losses) {
        let lost = losses.to_enemy + losses.to_self;
        let side = game.battle_mut().side_mut(role);
        side.open.killed = losses.to_enemy;
        side.open.lost = lost;
    }
    if Role::BOTH.into_iter().any(|role| game.is_mixed(role)) {
        push_losses(game);
        return Flow::Again;
    }
    for role in Role::BOTH {
        let (seat, lost) = (game.battle().seat(role), game.battle().side(role).open.lost);
        game.take_off(seat, game.battle().zone, lost, journal);
    }
    Flow::Again
}

/// KB-4.9.f, KB-DP-B4: where somebody may choose, the attacker is asked first.
fn push_losses(game: &mut Kemet) {
    for role in [Role::Defender, Role::Attacker] {
        game.push(Step::Losses {
            seat: game.battle().seat(role),
            zone: game.battle().zone,
            left: game.battle().side(role).open.lost,
        });
    }
}

/// What the dead bring: each gain is one effect (tiles:R12).
#[inline(never)]
pub(crate) fn enter_end<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) -> Flow {
    let seat = game.battle().seat(role);
    let kills = game.battle().side(role.other()).open.killed;
    if game.side_has(role, Power::DivineHunger) {
        game.gain(seat, 2 * kills, journal);
    }
    if game.side_has(role, Power::HonorInBattle) {
        let killed = game.battle().side(role).open.killed;
        game.gain(seat, killed, journal);
    }
    if corruptible(game, role) == 0 {
        game.pop();
        return Flow::Again;
    }
    if !game.gainers.is_empty() {
        // What was gained is shared out first, and gained once.
        game.turn_into(Step::CorruptedRecruits { role });
        return Flow::Again;
    }
    Flow::ask(seat)
}

/// Units that Corrupted Recruits may add (AME-3c).
fn corruptible(game: &Kemet, role: Role) -> u8 {
    if !game.side_has(role, Power::CorruptedRecruits) || game.own_units_of(role) == 0 {
        return 0;
    }
    let seat = game.battle().seat(role);
    let kills = game.battle().side(role.other()).open.killed;
    (kills / 2)
        .min(game.player(seat).supply)
        .min(game.room_in(seat, game.battle().zone))
}

#[inline(never)]
pub(crate) fn end_options(game: &Kemet, role: Role, out: &mut impl Offers) {
    (1..=corruptible(game, role)).for_each(|units| out.offer(Action::Reinforce(units)));
    out.offer(Action::Done);
}

#[inline(never)]
pub(crate) fn take_end<J: Journal<Event>>(
    game: &mut Kemet,
    role: Role,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    if let Action::Reinforce(units) = action {
        let (seat, zone) = (game.battle().seat(role), game.battle().zone);
        game.add_units(seat, zone, units, journal);
        escort::offer(game, seat, zone);
    }
}
