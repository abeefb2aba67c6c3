//! Battle (section 3.5). Each step has its own file, named as in the rulebook.

pub(crate) mod aftermath;
pub(crate) mod casualties;
pub(crate) mod confrontation;
pub(crate) mod ending;
pub(crate) mod ledger;
pub(crate) mod resolution;
pub(crate) mod rewards;
pub(crate) mod war_council;

use std::hash::{Hash, Hasher};

use tabletop::{Journal, Seat};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Role, Step};
use crate::{
    BattleCard, BattleCards, CardFace, Companions, DiCards, God, Kemet, Points, Power, Zone,
};

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    pub seat: Seat,
    /// Where the side's troop is; a retreat changes it.
    pub zone: Zone,
    pub open: OpenSide,
    pub secret: SecretSide,
}

/// What everybody sees of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct OpenSide {
    /// A god fights, also when it has fallen since.
    pub figure: bool,
    /// The companions at the start; their effects last (KB-3.4.3.r).
    pub companions: Companions,
    pub declared: bool,
    /// Forced into the open by Spy or Omniscience.
    pub card_shown: bool,
    pub di_shown: bool,
    /// What the card in force says, once revealed.
    pub face: CardFace,
    /// DI cards played, Diversion included.
    pub played: u8,
    /// Cards cancelled by Mirage, for Spoils of War.
    pub cancelled: DiCards,
    pub wounds: u8,
    pub mirage_used: bool,
    pub swapped: bool,
    pub points: Points,
    /// Units removed by the other side's damage, and in all.
    pub killed: u8,
    pub lost: u8,
    pub fame: u8,
    pub recalled: bool,
    /// Hold the Ground: all battle cards come back (tiles:R10).
    pub take_back: bool,
}

/// What only its owner sees of a side until it comes to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SecretSide {
    /// The cards chance allows, where a house rule wants it (K1-H1).
    pub drawn: BattleCards,
    /// War council: the card kept and the card discarded.
    pub play: Option<BattleCard>,
    pub discard: Option<BattleCard>,
    /// DI cards added; after the reveal those still in force.
    pub di: DiCards,
    pub di_ready: bool,
}

/// A battle: it has a zone and two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Battle {
    pub revealed: bool,
    /// The cards of both sides are put away (KB-3.5.8.a to c).
    pub put_away: bool,
    pub zone: Zone,
    /// How many stages of the war council are over.
    pub stage: u8,
    pub sides: [Side; 2],
    pub winner: Option<Role>,
}

impl Battle {
    pub(crate) fn new(zone: Zone, sides: [Side; 2]) -> Battle {
        Battle {
            revealed: false,
            put_away: false,
            zone,
            stage: 0,
            sides,
            winner: None,
        }
    }

    #[inline]
    pub(crate) fn side(&self, role: Role) -> &Side {
        &self.sides[role as usize]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, role: Role) -> &mut Side {
        &mut self.sides[role as usize]
    }

    /// The seat of a side.
    #[inline]
    pub(crate) fn seat(&self, role: Role) -> Seat {
        self.side(role).seat
    }

    /// The side of a seat.
    #[inline]
    pub(crate) fn role_of(&self, seat: Seat) -> Option<Role> {
        Role::BOTH.into_iter().find(|&role| self.seat(role) == seat)
    }

    #[inline]
    pub(crate) fn won(&self, role: Role) -> bool {
        self.winner == Some(role)
    }
}

/// The battle under way, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fray(pub Option<Battle>);

impl Fray {
    /// The battle, where one must be under way.
    #[inline]
    pub(crate) fn battle(&self) -> &Battle {
        self.0.as_ref().expect("a battle is under way")
    }

    /// The DI cards a seat has declared in a battle and not yet revealed: they lie
    /// face down on the table (KB-HI-09).
    pub(crate) fn on_the_table(&self, seat: Seat) -> u8 {
        let sealed = self.0.as_ref().filter(|battle| !battle.revealed);
        let side = sealed.and_then(|battle| Some(battle.side(battle.role_of(seat)?)));
        match side {
            Some(side) if side.open.declared => side.secret.di.len(),
            _ => 0,
        }
    }

    #[inline]
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.0.as_mut().expect("a battle is under way")
    }
}

/// The hashes of stored games were taken when a battle was always there, of all
/// defaults where nobody fought, and had its fields in this order.
impl Hash for Fray {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let battle = self.0.as_ref();
        battle.is_some().hash(state);
        battle.is_some_and(|it| it.revealed).hash(state);
        battle.is_some_and(|it| it.put_away).hash(state);
        battle.map(|it| it.zone).hash(state);
        battle.map_or(0, |it| it.stage).hash(state);
        state.write_usize(Role::BOTH.len());
        for role in Role::BOTH {
            hash_side(battle.map(|it| it.side(role)), state);
        }
        battle.and_then(|it| it.winner).hash(state);
    }
}

fn hash_side(side: Option<&Side>, state: &mut impl Hasher) {
    let (open, secret) = side.map_or_else(Default::default, |it| (it.open, it.secret));
    side.map(|it| it.seat).hash(state);
    side.map(|it| it.zone).hash(state);
    (open.figure, open.companions).hash(state);
    (secret.drawn, secret.play, secret.discard).hash(state);
    (secret.di, secret.di_ready).hash(state);
    (open.declared, open.card_shown, open.di_shown).hash(state);
    (open.face, open.played, open.cancelled, open.wounds).hash(state);
    (open.mirage_used, open.swapped, open.points).hash(state);
    (open.killed, open.lost, open.fame).hash(state);
    (open.recalled, open.take_back).hash(state);
}

/// KB-3.5.a: who caused the battle attacks.
pub(crate) fn begin<J: Journal<Event>>(
    game: &mut Kemet,
    attacker: Seat,
    zone: Zone,
    journal: &mut J,
) {
    let Some(defender) = game.enemy_in(attacker, zone) else {
        return;
    };
    if game.owners_at(defender, zone).len() > 1 {
        game.steps.push(Step::Defender { attacker, zone });
    } else {
        between(game, attacker, defender, zone, journal);
    }
}

/// The two who fight are known (KB-4.9.b).
pub(crate) fn between<J: Journal<Event>>(
    game: &mut Kemet,
    attacker: Seat,
    defender: Seat,
    zone: Zone,
    journal: &mut J,
) {
    let side = |seat: Seat| Side {
        seat,
        zone,
        open: OpenSide {
            figure: game.is_god(seat, zone),
            companions: game.companions_at(seat, zone),
            ..OpenSide::default()
        },
        secret: SecretSide::default(),
    };
    game.fray.0 = Some(Battle::new(zone, [side(attacker), side(defender)]));
    tell(journal, || Event::BattleBegan {
        zone,
        attacker,
        defender,
    });
    push_from_confrontation(game);
    game.steps.push(Step::WarCouncil);
    game.steps.push(Step::CouncilStart);
}

/// All steps after the war council, the last one first (KB-3.5.d).
fn push_from_confrontation(game: &mut Kemet) {
    for step in [
        Step::BattleOver,
        Step::BattleEndTiles {
            role: Role::Defender,
            used: 0,
        },
        Step::BattleEndTiles {
            role: Role::Attacker,
            used: 0,
        },
        Step::BattleEnd,
        Step::WinnerAftermath,
        Step::LoserAftermath,
        Step::Rewards,
        Step::CasualtyEnd {
            role: Role::Defender,
        },
        Step::CasualtyEnd {
            role: Role::Attacker,
        },
        Step::Casualties,
        Step::CasualtyStart {
            role: Role::Defender,
        },
        Step::CasualtyStart {
            role: Role::Attacker,
        },
        Step::Resolution,
    ] {
        game.steps.push(step);
    }
    for role in [Role::Defender, Role::Attacker] {
        game.steps.push(Step::ConfrontationEnd { role });
        if game.god_fights(role, God::Seth) {
            game.steps.push(Step::SethsCards { role });
        }
    }
    game.steps.push(Step::Confrontation);
}

impl Kemet {
    /// The battle, where one must be under way.
    #[inline]
    pub(crate) fn battle(&self) -> &Battle {
        self.fray.battle()
    }

    #[inline]
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.fray.battle_mut()
    }

    /// Whether a battle is under way.
    #[inline]
    pub(crate) fn is_fighting(&self) -> bool {
        self.fray.0.is_some()
    }

    /// Units of the side's own player where its troop stands.
    pub(crate) fn own_units_of(&self, role: Role) -> u8 {
        let side = self.battle().side(role);
        self.units_at(side.seat, side.zone)
    }

    /// Units a side still has where it stands, whoever of the team owns them.
    pub(crate) fn units_of(&self, role: Role) -> u8 {
        let side = self.battle().side(role);
        self.troop_at(side.seat, side.zone)
    }

    /// Whether a side's troop has units of several teammates (KB-4.2.a).
    pub(crate) fn is_mixed(&self, role: Role) -> bool {
        self.units_of(role) != self.own_units_of(role)
    }

    /// The companions whose effects count: a Deep Desert Snake silences the
    /// opposing creature (DIA-2b, tiles:R7).
    pub(crate) fn effective_companions(&self, role: Role) -> Companions {
        let own = self.battle().side(role).open.companions;
        let other = self.battle().side(role.other()).open.companions;
        if other.meets(Companions::SNAKES) {
            own - Companions::CREATURES
        } else {
            own
        }
    }

    /// Whether a companion with this power works for a side.
    pub(crate) fn companion_works(&self, role: Role, power: Power) -> bool {
        crate::Companion::with_power(self.effective_companions(role), power).is_some()
    }

    /// Whose companion with this power works for a side: what it gains is its
    /// owner's, whoever fights (tiles:R19, corrections:T-2).
    pub(crate) fn companions_owner(&self, role: Role, power: Power) -> Option<Seat> {
        let companion = crate::Companion::with_power(self.effective_companions(role), power)?;
        Some(self.owner_of(self.battle().seat(role), companion))
    }

    pub(crate) fn side_has(&self, role: Role, power: Power) -> bool {
        self.player(self.battle().seat(role)).has(power)
    }
}
