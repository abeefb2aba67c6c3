//! End of battle: cards are put away, the last tiles act (section 3.5.8).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::acquire::escort;
use crate::battle::{Fray, Side};
use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, Step, stage};
use crate::{Action, BattleCard, Kemet, Power, Tile, TileSet, gods, solo};

/// KB-3.5.8.a to c: battle cards and DI cards are put away, before any tile of
/// this step draws (corrections:K-12).
impl Automatic<Kemet> for stage::BattleEnd {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        for role in Role::BOTH {
            let side = *game.battle().side(role);
            let seat = game.battle().seat(role);
            if game.is_amon(seat) {
                // All eight are shuffled again for the next battle (KB-5.10.b).
                continue;
            }
            let player = game.player_mut(seat);
            if let Some(card) = side.secret.play {
                player.hand.remove(card);
                player.face_up.insert(card);
            }
            if let Some(card) = side.secret.discard {
                player.hand.remove(card);
                // Double Game shows the card it gives up (AME-3a).
                if side.open.swapped {
                    player.face_up.insert(card);
                } else {
                    player.face_down.insert(card);
                }
            }
            // SB-S, in the battle in which it was played.
            let wrath = side.secret.play == Some(BattleCard::SobeksWrath);
            if player.hand.is_empty() || side.open.take_back || wrath {
                game.take_back_cards(seat, journal);
            }
        }
        game.battle_mut().put_away = true;
        for side in &game.fray.battle().sides {
            game.discard.add_all(&side.secret.di);
            game.discard.add_all(&side.open.cancelled);
        }
        game.renew_deck(journal);
    }
}

/// The powers that work at the end of battle, in the order of their bits.
const POWERS: [Power; 4] = [
    Power::StrategicHold,
    Power::DivineSupport,
    Power::TacticalReinforcement,
    Power::SpoilsOfWar,
];

/// The tiles of `role` that still have something to do.
fn waiting(game: &Kemet, role: Role, used: u8) -> impl Iterator<Item = Tile> {
    // They ask for a unit, and a god is none (KB-6.3.c).
    let standing = game.own_units_of(role) > 0 && !game.battle().side(role).open.figure;
    let other = game.battle().side(role.other());
    let spoils = game.battle().won(role) && other.open.played > 0;
    let tiles = game.player(game.battle().seat(role)).tiles;
    let open = POWERS.into_iter().enumerate().filter(move |&(bit, power)| {
        let ready = match power {
            Power::SpoilsOfWar => spoils,
            _ => standing,
        };
        ready && used & (1 << bit) == 0
    });
    open.flat_map(move |(_, power)| (tiles & TileSet::with_power(power)).iter())
}

/// The bit of the god that fought: it comes before the tiles.
const GOD: u8 = 1 << POWERS.len();

impl Stage<Kemet> for stage::BattleEndTiles {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let Self { role, used } = self;
        if game.battle().side(role).open.figure && used & GOD == 0 {
            game.steps.turn_into(Step::BattleEndTiles {
                role,
                used: used | GOD,
            });
            gods::battle_end(game, role, journal);
            return Flow::Again;
        }
        if waiting(game, role, used).next().is_none() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(game.battle().seat(role))
    }

    /// KB-3.4.3.i: the owner orders them.
    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let Self { role, used } = self;
        waiting(game, role, used).for_each(|tile| out.offer(Action::Use(tile)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Self { role, used } = self;
        let Action::Use(tile) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let power = tile.row().power;
        let bit = POWERS.iter().position(|&known| known == power);
        let bit = bit.expect("the tile is one of those that act here");
        game.steps.turn_into(Step::BattleEndTiles {
            role,
            used: used | 1 << bit,
        });
        match power {
            Power::StrategicHold => {
                let units = game.units_of(role);
                game.gain(seat, units, journal);
            }
            Power::DivineSupport => game.draw_di(seat, 1, journal),
            Power::TacticalReinforcement => game.steps.push(Step::TacticalReinforcement { role }),
            Power::SpoilsOfWar => game.steps.push(Step::Spoils { role }),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// AMB-3b: one of the opponent's played DI cards, or two from the deck.
impl Stage<Kemet> for stage::Spoils {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let role = self.role;
        Flow::AskOrForce(game.battle().seat(role))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let role = self.role;
        let other = game.battle().side(role.other());
        let mut cards = other.secret.di;
        cards.add_all(&other.open.cancelled);
        // What a new deck has swallowed cannot be found in it any more.
        cards
            .faces()
            .filter(|&card| game.discard.contains(card))
            .for_each(|card| out.offer(Action::Loot(card)));
        out.offer(Action::DrawTwo);
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
            Action::Loot(card) => {
                game.discard.remove(card);
                game.player_mut(seat).di.insert(card);
                tell(journal, || Event::DiLooted { seat, card });
            }
            Action::DrawTwo => game.draw_di(seat, 2, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// REN-ONY2: X prayer points for X units.
fn reinforcement_limit(game: &Kemet, role: Role) -> u8 {
    let Side { seat, zone, .. } = *game.battle().side(role);
    let player = game.player(seat);
    let payable = player.prayer + u8::from(player.has(Power::PriestOfRa));
    payable.min(player.supply).min(game.room_in(seat, zone))
}

impl Stage<Kemet> for stage::TacticalReinforcement {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let role = self.role;
        Flow::AskOrForce(game.battle().seat(role))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let role = self.role;
        (1..=reinforcement_limit(game, role)).for_each(|units| out.offer(Action::Reinforce(units)));
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
                let zone = game.battle().side(self.role).zone;
                game.pay(seat, units, journal);
                game.add_units(seat, zone, units, journal);
                escort::offer(game, seat, zone);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// KB-3.5.8.d, KB-3.5.8.e: surplus and control.
impl Automatic<Kemet> for stage::BattleOver {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let [attacker, defender] = Role::BOTH.map(|role| game.battle().seat(role));
        let zone = game.battle().zone;
        game.fray = Fray::default();
        for seat in [attacker, defender] {
            game.remove_surplus(seat, journal);
        }
        // An attacker who has lost may stay where nobody is left (K1-U8).
        for seat in [attacker, defender] {
            if game.enemy_in(seat, zone).is_none() {
                game.hold(seat, zone, journal);
            }
        }
        if game.is_solo() {
            solo::respawn::restore(game, journal);
        }
    }
}
