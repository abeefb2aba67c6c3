//! Casualties: shields, unblockable damage, damage (section 3.5.4).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::acquire::escort;
use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, Step, stage};
use crate::{Action, Kemet, Power};

/// Bakatan may turn the card's shields into damage (AMB-2c).
impl Stage<Kemet> for stage::CasualtyStart {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let role = self.role;
        if game.companion_works(role, Power::Bakatan)
            && game.battle().side(role).open.face.points.shield > 0
        {
            return Flow::ask(game.battle().seat(role));
        }
        game.steps.pop();
        Flow::Again
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let role = self.role;
        (0..=game.battle().side(role).open.face.points.shield)
            .for_each(|shields| out.offer(Action::Convert(shields)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let role = self.role;
        game.steps.pop();
        let Action::Convert(shields) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let points = &mut game.battle_mut().side_mut(role).open.points;
        points.shield -= shields;
        points.damage += shields;
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
impl Automatic<Kemet> for stage::Casualties {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let losses = Role::BOTH.map(|role| game.losses(role));
        for (role, losses) in Role::BOTH.into_iter().zip(losses) {
            let lost = losses.to_enemy + losses.to_self;
            let side = game.battle_mut().side_mut(role);
            side.open.killed = losses.to_enemy;
            side.open.lost = lost;
        }
        if Role::BOTH.into_iter().any(|role| game.is_mixed(role)) {
            push_losses(game);
            return;
        }
        for role in Role::BOTH {
            let (seat, lost) = (game.battle().seat(role), game.battle().side(role).open.lost);
            game.take_off(seat, game.battle().zone, lost, journal);
        }
    }
}

/// KB-4.9.f, KB-DP-B4: where somebody may choose, the attacker is asked first.
fn push_losses(game: &mut Kemet) {
    for role in [Role::Defender, Role::Attacker] {
        game.steps.push(Step::Losses {
            seat: game.battle().seat(role),
            zone: game.battle().zone,
            left: game.battle().side(role).open.lost,
        });
    }
}

/// What the dead bring: each gain is one effect (tiles:R12).
impl Stage<Kemet> for stage::CasualtyEnd {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let role = self.role;
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
            game.steps.pop();
            return Flow::Again;
        }
        if !game.gainers.is_empty() {
            // What was gained is shared out first, and gained once.
            game.steps.turn_into(Step::CorruptedRecruits { role });
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        stage::CorruptedRecruits { role: self.role }.options(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        stage::CorruptedRecruits { role: self.role }.take(game, seat, action, journal);
    }
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

impl Stage<Kemet> for stage::CorruptedRecruits {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.battle().seat(self.role))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let role = self.role;
        (1..=corruptible(game, role)).for_each(|units| out.offer(Action::Reinforce(units)));
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        match action {
            Action::Done => {}
            Action::Reinforce(units) => {
                let zone = game.battle().zone;
                game.add_units(seat, zone, units, journal);
                escort::offer(game, seat, zone);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}
