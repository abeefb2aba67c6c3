//! Scenes against Amon: the player has the south city, Amon the north one.

use tabletop::{Dice, Pages, Seed};

use super::{AMON, P1, Scene, zone_named};
use crate::setup::empty_table;
use crate::solo::events::Ongoing;
use crate::solo::war_table::{self, Lasting};
use crate::solo::{self, Grid};
use crate::state::Whereabouts;
use crate::step::Step;
use crate::{
    ActionCard, AmonView, BattleCard, City, Colour, Companion, Di, Disaster, Event, EventCard, God,
    Kemet, Objective, PlunderCard, Setup, Story, Tile, TileSet, TroopName, WarTable,
};
use tabletop::{Eye, Game};

/// A table for one, nothing on the board but Amon's pyramids: round 1, Ruby above
/// Sapphire, tiles by catalogue and not shuffled, an empty event deck, whole
/// decks of actions and plunder, no creatures. Nothing begins by itself.
pub fn solo_table(objective: Objective) -> Scene {
    solo_for(&Setup {
        objective: Some(objective),
        ..Setup::solo()
    })
}

/// The same for a setup with options.
///
/// # Panics
/// If the setup cannot be played.
pub fn solo_for(setup: &Setup) -> Scene {
    let mut setup = setup.clone();
    if setup.colours.is_empty() {
        setup.colours = Colour::ALL[..2].to_vec();
    }
    setup.gods = God::ALL[..2].to_vec();
    let started = Kemet::start(&setup, Seed(1)).unwrap_or_else(|error| panic!("{error}"));
    let mut game = empty_table(&setup, Seed(1));
    game.agreed = started.agreed;
    game.colours = started.colours;
    game.market = started.market | started.player(AMON).tiles;
    game.round = 1;
    game.give_city(P1, City::W2);
    game.give_city(AMON, City::W1);
    for (seat, &god) in setup.gods.iter().enumerate() {
        game.players[seat].god = Some(god);
    }
    game.player_mut(P1).di.insert(Di::Diversion);
    game.player_mut(AMON).prayer = 0;
    for (half, &colour) in setup.colours.iter().enumerate() {
        game.amon.grids[half] = in_order(&game, colour);
    }
    let mut pages = Pages::new();
    solo::setup::set_board(&mut game, &mut pages);
    solo::setup::found_city(&mut game, &mut pages);
    game.amon.actions = crate::ActionCards::ALL;
    game.amon.plunder = crate::PlunderCards::ALL;
    Scene { game, pages }
}

/// The tiles of a colour, not shuffled.
fn in_order(game: &Kemet, colour: Colour) -> Grid {
    let mut grid = Grid {
        colour: Some(colour),
        ..Grid::default()
    };
    for level in 1..=4 {
        let tiles = game.market & TileSet::of(colour, level);
        for (column, tile) in tiles.iter().enumerate() {
            grid.places[usize::from(level) - 1][column] = Some(tile);
        }
    }
    grid
}

/// Setting up.
impl Scene {
    /// One of Amon's troops.
    #[must_use]
    pub fn amon(mut self, name: TroopName, zone: &str, units: u8) -> Scene {
        let zone = zone_named(zone);
        solo::setup::place_troop(&mut self.game, name, zone, units, &mut self.pages);
        self
    }

    /// The creature one of Amon's troops was set up with.
    #[must_use]
    pub fn creature(mut self, name: TroopName, creature: Companion) -> Scene {
        self = self.owns(AMON, creature.tile());
        self.game.amon.troop_mut(name).creature = Some(creature);
        if let Some(zone) = self.game.troop_zone(name) {
            let there = Whereabouts::Zone(zone);
            self.game.companion_places.put(creature, there);
        }
        self
    }

    /// The War Table: strength, damage, shield, moves.
    #[must_use]
    pub fn war_table(mut self, [strength, damage, shield, moves]: [i8; 4]) -> Scene {
        self.game.amon.table = WarTable {
            strength,
            damage,
            shield,
            moves,
        };
        self
    }

    /// Just these cards in the event deck.
    #[must_use]
    pub fn event_deck(mut self, events: &[EventCard], disasters: &[Disaster]) -> Scene {
        self.game.amon.hidden_events = events.iter().copied().collect();
        self.game.amon.hidden_disasters = disasters.iter().copied().collect();
        self
    }

    /// An event lies on the board; of its lines only the lasting ones count.
    #[must_use]
    pub fn in_force(mut self, event: EventCard) -> Scene {
        self.game.amon.event = Some(event);
        self.game.amon.seen_events.insert(event);
        for &rule in event.row().ongoing {
            if let Ongoing::Table(column, by) = rule {
                let lasting = Lasting::UntilCovered;
                war_table::change(&mut self.game, column, by, lasting, &mut self.pages);
            }
        }
        self
    }

    /// A disaster has come.
    #[must_use]
    pub fn struck_by(mut self, disaster: Disaster) -> Scene {
        self.game.amon.disasters.insert(disaster);
        self
    }

    /// Just these action cards in the deck.
    #[must_use]
    pub fn action_deck(mut self, cards: &[ActionCard]) -> Scene {
        self.game.amon.actions = cards.iter().copied().collect();
        self
    }

    /// Just these plunder cards in the deck.
    #[must_use]
    pub fn plunder_deck(mut self, cards: &[PlunderCard]) -> Scene {
        self.game.amon.plunder = cards.iter().copied().collect();
        self
    }

    /// A tile has been plundered.
    #[must_use]
    pub fn without_tile(mut self, tile: Tile) -> Scene {
        self.game.take_from_market(tile);
        self.game.amon.plundered += 1;
        self
    }

    /// Amon has just so many units left in his supply.
    #[must_use]
    pub fn amons_supply(mut self, units: u8) -> Scene {
        let amon = self.game.player_mut(AMON);
        amon.stock = amon.stock - amon.supply + units;
        amon.supply = units;
        self
    }

    /// Where the round marker stands.
    #[must_use]
    pub fn rounds_left(mut self, rounds: u8) -> Scene {
        self.game.amon.rounds = rounds;
        self
    }
}

/// Playing.
impl Scene {
    /// The next roll of a die with so many sides shows this number.
    ///
    /// # Panics
    /// If no die does.
    pub fn fate(&mut self, sides: u32, number: u32) {
        let dice = (0..10_000).map(|seed| Dice::new(Seed(seed)));
        self.game.dice = dice
            .into_iter()
            .find(|dice| dice.clone().roll(sides) == number)
            .expect("some die shows it");
    }

    /// All chance from here on comes of this seed.
    pub fn set_seed(&mut self, seed: u64) {
        self.game.dice = Dice::new(Seed(seed));
    }

    /// Amon will turn up this battle card, if chance decides nothing before.
    pub fn amon_turns(&mut self, card: BattleCard) {
        self.fate(8, card.index() as u32);
    }

    /// A card of the event deck, then the player's turn.
    pub fn amons_event(&mut self) {
        self.go_to(&[Step::TurnStart, Step::AmonsEvent]);
    }

    /// This action card, then the player's turn.
    pub fn amons_action(&mut self, card: ActionCard) {
        self.game.amon.actions = crate::ActionCards::one(card);
        self.go_to(&[Step::TurnStart, Step::AmonsAction]);
    }

    /// The night ends.
    pub fn nights_end(&mut self) {
        self.go_to(&[Step::RoundMarker]);
    }
}

/// Looking.
impl Scene {
    /// What Amon did since the events were last cleared.
    pub fn stories(&self) -> Vec<Story> {
        let story = |event: Event| match event {
            Event::Amon { story } => Some(story),
            _ => None,
        };
        self.events().into_iter().filter_map(story).collect()
    }

    /// Amon's board.
    ///
    /// # Panics
    /// If nobody plays against him.
    pub fn amons_board(&self) -> AmonView {
        self.view(Eye::Spectator).amon.expect("a game against Amon")
    }

    /// Where one of Amon's troops is.
    pub fn amon_at(&self, name: TroopName) -> String {
        let zone = self.game.troop_zone(name);
        zone.map_or(String::new(), |zone| zone.to_string())
    }

    /// The land moves of one of Amon's troops.
    pub fn amons_moves(&self, name: TroopName) -> u8 {
        self.game.amons_moves(name)
    }
}
