//! Setup: what the table agrees on, and how the board is laid out.

mod refusal;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{
    Automatic, Dice, Flow, Journal, Offers, Seat, Seats, Seed, SetupError, Silent, Stage, Staged,
    Steps,
};

pub use refusal::SetupRefusal;

use crate::Action;
use crate::battle::Fray;
use crate::board::{Hex, HexSet, Open, Side as BoardSide};
use crate::components::{FigureKind, God, Gods, Guardian, TOKENS};
use crate::event::Event;
use crate::scenario::{Layout, Scenario};
use crate::state::{Agreed, Ankh, MAX_PLAYERS, Side, Turn, tell};
use crate::step::{Step, stage};

/// How gods find their players when they are not given (U-28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// In table order, everybody chooses.
    #[default]
    Choose,
    /// By lot.
    Random,
}

/// What the table agrees on. May be nonsense until [`tabletop::Game::start`] has
/// looked at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// How the board is laid out.
    pub scenario: Scenario,
    /// The god of each seat; empty: see `seating`.
    pub gods: Vec<God>,
    /// What happens to gods that are not given.
    pub seating: Seating,
    /// The guardian of each level; empty: by lot.
    pub guardians: Vec<Guardian>,
    /// Who goes first; nobody: by lot.
    pub first: Option<Seat>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: 2,
            scenario: Scenario::MiddleKingdom,
            gods: Vec::new(),
            seating: Seating::Choose,
            guardians: Vec::new(),
            first: None,
        }
    }
}

impl Setup {
    /// A plain game for this many players.
    pub fn for_players(players: u8) -> Setup {
        Setup {
            players,
            ..Setup::default()
        }
    }

    fn check(&self) -> Result<(), SetupRefusal> {
        let players = self.players;
        if Layout::find(self.scenario, players).is_none() {
            return Err(SetupRefusal::PlayerCount { players });
        }
        let named = self.gods.len();
        if named != 0 && named != usize::from(players) {
            return Err(SetupRefusal::GodCount { players, named });
        }
        let gods: Gods = self.gods.iter().copied().collect();
        if gods.len() != named {
            return Err(SetupRefusal::GodTwice);
        }
        let levels = |guardians: &[Guardian]| {
            let level =
                |(place, guardian): (usize, &Guardian)| usize::from(guardian.level()) == place + 1;
            guardians.len() == 3 && guardians.iter().enumerate().all(level)
        };
        if !self.guardians.is_empty() && !levels(&self.guardians) {
            return Err(SetupRefusal::GuardianLevels);
        }
        match self.first {
            Some(seat) if seat.0 >= players => Err(SetupRefusal::FirstPlayer { seat, players }),
            _ => Ok(()),
        }
    }
}

pub(crate) fn start(setup: &Setup, seed: Seed) -> Result<Ankh, SetupError> {
    setup.check()?;
    let mut game = empty_table(setup.players, setup.scenario, seed);
    draw_lots(&mut game, setup);
    game.steps.push(Step::LayOut);
    match (setup.gods.is_empty(), setup.seating) {
        (false, _) => (0..)
            .zip(&setup.gods)
            .for_each(|(seat, &god)| game.give_god(Seat(seat), god)),
        (true, Seating::Random) => {
            let mut gods: ArrayVec<God, MAX_PLAYERS> = God::ALL.iter().copied().collect();
            game.dice.shuffle(&mut gods);
            (0..setup.players)
                .zip(gods)
                .for_each(|(seat, god)| game.give_god(Seat(seat), god));
        }
        (true, Seating::Choose) => {
            let seats = (0..setup.players).rev().map(Seat);
            seats.for_each(|seat| game.steps.push(Step::ChooseGod { seat }));
        }
    }
    game.advance(&mut Silent);
    Ok(game)
}

/// Guardians and the first player, by lot where they are not given.
fn draw_lots(game: &mut Ankh, setup: &Setup) {
    for place in 0..3 {
        let either = game.dice.roll(2) as usize;
        let by_lot = Guardian::ALL[2 * place + either];
        game.agreed.guardians[place] = setup.guardians.get(place).copied().unwrap_or(by_lot);
    }
    let players = game.agreed.players;
    let by_lot = Seat(game.dice.roll(u32::from(players)) as u8);
    game.first = setup.first.unwrap_or(by_lot);
    game.guardian_supply = game
        .agreed
        .guardians
        .map(|guardian| guardian.copies(players));
}

/// A table with nothing on it.
pub(crate) fn empty_table(players: u8, scenario: Scenario, seed: Seed) -> Ankh {
    Ankh {
        agreed: Agreed {
            players,
            scenario,
            guardians: [Guardian::CatMummy, Guardian::Mummy, Guardian::Scorpion],
        },
        dice: Dice::new(seed),
        reveals: 0,
        ending: None,
        awaiting: Seats::EMPTY,
        steps: Steps::new(),
        gods: [None; MAX_PLAYERS],
        first: Seat(0),
        merger: None,
        forgotten: Seats::EMPTY,
        sides: [Side::new(); MAX_PLAYERS],
        rank: ArrayVec::new(),
        figures: [HexSet::EMPTY; MAX_PLAYERS],
        god_at: [None; MAX_PLAYERS],
        guardians_at: [HexSet::EMPTY; Guardian::COUNT],
        facing: [None; 2],
        suns: HexSet::EMPTY,
        underworld: HexSet::EMPTY,
        monuments: Default::default(),
        controlled: [HexSet::EMPTY; MAX_PLAYERS],
        open: Open::PRINTED,
        regions: [HexSet::EMPTY; TOKENS],
        trapped: [0; MAX_PLAYERS],
        guardian_supply: [0; 3],
        advances: [0; 4],
        events: 0,
        conflicts: 0,
        tiebreaker: None,
        amun_ready: true,
        turn: Turn {
            seat: Seat(0),
            moved: HexSet::EMPTY,
            summons: Default::default(),
            caravan: Default::default(),
            split: [0; 2],
        },
        fray: Fray(None),
    }
}

impl Ankh {
    pub(crate) fn give_god(&mut self, seat: Seat, god: God) {
        self.gods[seat.index()] = Some(god);
        self.side_mut(seat).gods = Gods::one(god);
    }
}

impl Stage<Ankh> for stage::ChooseGod {
    /// The last one takes what is left.
    fn enter<J: Journal<Event>>(self, _: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(self.seat)
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let free = God::ALL
            .iter()
            .filter(|&&god| !game.gods.contains(&Some(god)));
        free.for_each(|&god| out.offer(Action::God(god)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        let Action::God(god) = action else {
            self.not_offered(action);
        };
        game.steps.pop();
        game.give_god(seat, god);
        tell(journal, || Event::GodChosen { seat, god });
    }
}

impl Automatic<Ankh> for stage::LayOut {
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        lay_out(game, journal);
        game.steps.turn_into(Step::TurnStart);
    }
}

/// Monuments, camels, tokens and figures.
fn lay_out<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let players = game.agreed.players;
    let Some(layout) = Layout::find(game.agreed.scenario, players) else {
        unreachable!("the setup was checked");
    };
    lay_board(game, layout);
    let first = game.first;
    let seat_at = |place: usize| Seat((first.0 + place as u8) % players);
    for (place, start) in layout.places.iter().enumerate() {
        let seat = seat_at(place);
        game.place(seat, FigureKind::God, start.god);
        game.place(seat, FigureKind::Warrior, start.warrior);
        let (monument, hex) = start.monument;
        game.monuments[monument.index()].insert(hex);
        game.controlled[seat.index()].insert(hex);
    }
    // The first player on top: has the most devotion.
    game.rank = (0..usize::from(players)).rev().map(seat_at).collect();
    game.turn.seat = first;
    game.reveals += 1;
    let guardians = game.agreed.guardians;
    tell(journal, || Event::GuardiansChosen {
        guardians: guardians.to_vec(),
    });
    tell(journal, || Event::FirstPlayer { seat: first });
}

/// What the scenario puts on the board besides what belongs to players.
pub(crate) fn lay_board(game: &mut Ankh, layout: &Layout) {
    for &(one, other) in layout.camels {
        if let Some(side) = BoardSide::between(one, other) {
            game.open.close(side);
        }
    }
    lay_tokens(game, layout.regions);
    for &(monument, hex) in layout.neutral {
        game.monuments[monument.index()].insert(hex);
    }
}

/// A token for the whole region of each hex, from 1 on.
pub(crate) fn lay_tokens(game: &mut Ankh, hexes: &[Hex]) {
    game.regions = [HexSet::EMPTY; TOKENS];
    for (region, &hex) in game.regions.iter_mut().zip(hexes) {
        *region = game.open.region(HexSet::one(hex));
    }
}
