//! What stands out to somebody who thinks about a position. No rule is here,
//! and no worth: how much each thing counts is fitted from games.

mod outlook;
mod promise;
mod standing;

use tabletop::{Block, Insight, Seat, Seats, Trained, members_where};

use crate::step::Step;
use crate::{
    Action, Companions, Edition, Kemet, Mode, Objective, Seating, Setup, Tile, TileSet, View, When,
    Zone,
};

/// The games with weights of their own: the later editions, the first one, and
/// the modes and the module of the newest. `Kemet::own_weights` knows their order.
const EDITIONS: [&str; 5] = ["", "first", "teams", "solo", "gods"];

impl Kemet {
    /// Where the weights of this kind of game begin.
    #[inline]
    fn own_weights(&self, blocks: &[Block]) -> usize {
        let nth = match (self.agreed.edition, self.agreed.mode) {
            (Edition::First, _) => 1,
            (_, Mode::Teams) => 2,
            (_, Mode::Solo) => 3,
            (_, Mode::Classic) if self.agreed.gods_of_egypt => 4,
            (_, Mode::Classic) => 0,
        };
        nth * Block::total(blocks)
    }
}

impl Insight for Kemet {
    const STANDING: &'static [Block] = &Block::for_each::<
        { EDITIONS.len() * standing::BLOCKS.len() },
    >(standing::BLOCKS, &EDITIONS);
    const PROMISE: &'static [Block] =
        &Block::for_each::<{ EDITIONS.len() * promise::BLOCKS.len() }>(promise::BLOCKS, &EDITIONS);

    fn standing(&self, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let shift = self.own_weights(standing::BLOCKS);
        standing::note(self, seat, &mut |thing, much| note(shift + thing, much));
    }

    fn promise(&self, seat: Seat, action: Action, mut note: impl FnMut(usize, f32)) {
        let shift = self.own_weights(promise::BLOCKS);
        promise::note(self, seat, action, &mut |thing, much| {
            note(shift + thing, much)
        });
    }

    fn allies(&self, seat: Seat) -> Seats {
        Kemet::allies(self, seat)
    }

    /// Turns begin with nothing half done.
    #[inline]
    fn at_rest(&self) -> bool {
        match self.steps.last() {
            // What a gift was good for shows after the token.
            Some(Step::BeforeToken) => !self.turn.prayer_handed && !self.turn.veterans_handed,
            Some(Step::Turn) => !self.turn.token_placed,
            _ => false,
        }
    }

    #[inline]
    fn outlook(&self, seat: Seat) -> u64 {
        outlook::outlook(self, seat)
    }

    /// Amon may win.
    fn against_the_game(&self) -> bool {
        self.agreed.mode == Mode::Solo
    }

    fn unseal(view: &mut View) {
        // Nothing is sealed where only one chooses.
        if view.amon.is_some() {
            return;
        }
        let Some(battle) = view.battle.as_mut().filter(|battle| !battle.revealed) else {
            return;
        };
        for side in [&mut battle.attacker, &mut battle.defender] {
            // Where Spy or Omniscience make one side go first, it has gone.
            if !view.eye.sees_hand_of(side.seat) && side.ready && battle.stage == 0 {
                side.ready = false;
                view.awaiting = view.awaiting.with(side.seat);
            }
        }
    }
}

impl Trained for Kemet {
    const WEIGHTS: &'static [&'static str] = &[
        include_str!("../weights/kemet.json"),
        include_str!("../weights/kemet-first.json"),
        include_str!("../weights/kemet-teams.json"),
        include_str!("../weights/kemet-solo.json"),
        include_str!("../weights/kemet-gods.json"),
    ];

    /// The edition of 2021 is judged like the newest.
    const EDITIONS: &'static [&'static str] = &EDITIONS;

    /// Mostly two and four, all numbers now and then, add-ons by turns.
    fn practice(edition: &str, number: u64) -> Setup {
        const PLAYERS: [u8; 8] = [2, 4, 2, 3, 2, 4, 2, 5];
        const TEAMS: [(u8, u8); 4] = [(4, 2), (4, 2), (6, 2), (6, 3)];
        let players = PLAYERS[(number % 8) as usize];
        let by_lot = Setup {
            seating: Seating::Random,
            ..Setup::default()
        };
        match edition {
            "first" => Setup {
                edition: Edition::First,
                players,
                long: number % 5 == 3,
                ..by_lot
            },
            "teams" => {
                let (players, team_size) = TEAMS[(number % 4) as usize];
                Setup {
                    mode: Mode::Teams,
                    players,
                    team_size,
                    gods_of_egypt: number % 3 == 1,
                    ..by_lot
                }
            }
            "solo" => Setup {
                mode: Mode::Solo,
                players: 1,
                objective: Objective::from_index((number % 5) as usize),
                ..by_lot
            },
            _ => Setup {
                players,
                gods_of_egypt: edition == "gods",
                renewal: number % 5 == 3,
                extra_di: number % 3 == 1,
                ..by_lot
            },
        }
    }
}

/// How much of a conditional bonus counts in an average battle, in quarters.
const fn share(when: When) -> u8 {
    match when {
        When::Always => 4,
        When::Attacking | When::Defending => 2,
        When::InDesert | When::InHolyPlace | When::InCity | When::InDelta => 1,
        When::AttackingForeignCity => 1,
    }
}

/// The strength a tile adds on average, in quarters, by its place in the
/// catalogue.
const QUARTERS: [u8; Tile::COUNT] = {
    let mut quarters = [0; Tile::COUNT];
    let mut tile = 0;
    while tile < Tile::COUNT {
        let boosts = Tile::ALL[tile].row().boosts;
        let mut boost = 0;
        while boost < boosts.len() {
            quarters[tile] += boosts[boost].points.strength * share(boosts[boost].when);
            boost += 1;
        }
        tile += 1;
    }
    quarters
};

/// Tiles that strengthen every troop of their owner, not a companion's alone.
const EVERYWHERE: TileSet = members_where!(TileSet of Tile, |tile| {
    QUARTERS[tile.index()] > 0 && tile.pieces().is_empty()
});

impl Kemet {
    /// What tiles add to the strength of any troop of a seat, in quarters.
    fn tile_quarters(&self, seat: Seat) -> u32 {
        let tiles = self.player(seat).tiles & EVERYWHERE;
        tiles
            .iter()
            .map(|tile| u32::from(QUARTERS[tile.index()]))
            .sum()
    }
}

impl Kemet {
    /// The strength of the troop of a seat in a zone, or of its god, in quarters.
    fn body_quarters(&self, seat: Seat, zone: Zone) -> u32 {
        4 * u32::from(if self.is_god(seat, zone) {
            self.god_row(seat).points.strength
        } else {
            self.troop_at(seat, zone)
        })
    }
}

/// What companions add, in quarters.
fn companion_quarters(companions: Companions) -> u32 {
    companions
        .iter()
        .map(|companion| u32::from(QUARTERS[companion.tile().index()]))
        .sum()
}
