//! A small language for positions: set one up in a few lines, play a few
//! actions in notation, look at the result. Tests read like the rulebook with
//! it. Only with the feature `scene`, which the tests of this crate have.
//!
//! ```
//! use kemet::scene::{P1, P2, table};
//! use kemet::{Colour, Deed, Tile};
//!
//! // KB-EX-3.4.1-2: levels 2 and 3 in one Build cost 5 in one payment.
//! let mut t = table(2).pyramid(P1, "w1a", Colour::Ruby, 1).with_prayer(P1, 5);
//! t.begin(P1, Deed::Build);
//! t.act(P1, "build a 3");
//! assert_eq!(t.level("w1a"), 3);
//! assert_eq!(t.prayer(P1), 0);
//! # let _ = (P2, Tile::Charge);
//! ```

mod flaw;
mod gods;
mod solo;

pub use crate::solo::AMON;
pub use flaw::Flaw;
pub use solo::{solo_for, solo_table};

use tabletop::{Eye, Game, Outcome, Pages, Seat, Seats, Seed, Staged};

use crate::first::answer;
use crate::setup::empty_table;
use crate::state::Whereabouts;
use crate::step::{Role, Step};
use crate::{
    Action, BattleCard, BattleCards, Colour, Companion, Companions, Deed, Di, DiCards, Event, God,
    Kemet, Power, Pyramid, Refusal, Setup, Space, Tile, TileSet, View, Zone, ZoneSet, battle,
};

/// The first seat.
pub const P1: Seat = Seat(0);
/// The second seat.
pub const P2: Seat = Seat(1);
/// The third seat.
pub const P3: Seat = Seat(2);
/// The fourth seat.
pub const P4: Seat = Seat(3);
/// The fifth seat.
pub const P5: Seat = Seat(4);
/// The sixth seat.
pub const P6: Seat = Seat(5);

/// A position, and what has happened in it.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Kemet,
    pages: Pages<Event>,
}

/// A table for this many players, nothing on the board: P1 to move in round 1,
/// turn order P1, P2, …; cities in the order of the map (P1 has `w1`); the prayer
/// points (7, or 5 in 2012), units and battle cards of the start, and Diversion
/// in hand if the edition has it; the first colours of the catalogue in use.
pub fn table(players: u8) -> Scene {
    table_for(&Setup::for_players(players))
}

/// The same for a setup with options.
///
/// # Panics
/// If the setup cannot be played.
pub fn table_for(setup: &Setup) -> Scene {
    let mut setup = setup.clone();
    if setup.colours.is_empty() {
        setup.colours = Colour::ALL[..setup.colour_count()].to_vec();
    }
    let started = Kemet::start(&setup, Seed(1)).unwrap_or_else(|error| panic!("{error}"));
    let mut game = empty_table(&setup, Seed(1));
    game.agreed = started.agreed;
    game.allies = started.allies;
    game.colours = started.colours;
    game.market = started.market;
    game.market_twice = started.market_twice;
    game.round = 1;
    let cities = game.layout().cities();
    for (index, &city) in cities.iter().enumerate() {
        let seat = Seat(index as u8);
        game.give_city(seat, city);
        game.player_mut(seat).god = God::from_index(index);
        if game.rules().diversion {
            game.player_mut(seat).di.insert(Di::Diversion);
        }
    }
    let mut scene = Scene {
        game,
        pages: Pages::new(),
    };
    scene.turn(P1);
    scene
}

fn zone_named(id: &str) -> Zone {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Setting up.
impl Scene {
    /// Units from the supply to a zone; a troop alone in its zone controls it.
    #[must_use]
    pub fn troop(mut self, seat: Seat, zone: &str, units: u8) -> Scene {
        let zone = zone_named(zone);
        self.game.add_units(seat, zone, units, &mut self.pages);
        self.hold(seat, zone);
        self
    }

    /// Who is alone in a zone controls it.
    fn hold(&mut self, seat: Seat, zone: Zone) {
        if self.game.enemy_in(seat, zone).is_none() {
            for other in self.game.all_seats() {
                if self.game.at_odds(seat, other) {
                    self.game.controlled[other.index()].remove(zone);
                }
            }
            self.game.controlled[seat.index()].insert(zone);
        }
    }

    /// The last of the eight battle cards in hand goes for a special one.
    fn trade(&mut self, seat: Seat, special: BattleCard) {
        let player = self.game.player_mut(seat);
        let given = player
            .hand
            .iter()
            .filter(|card| card.index() < 8)
            .last()
            .expect("a card to trade");
        player.hand.remove(given);
        player.removed.insert(given);
        player.hand.insert(special);
    }

    /// A tile before a player: out of the market if it lies there, its
    /// companion in the supply, its units hired, its special card traded for
    /// BC-8, its silver token taken.
    #[must_use]
    pub fn owns(mut self, seat: Seat, tile: Tile) -> Scene {
        let game = &mut self.game;
        if game.market.contains(tile) {
            game.take_from_market(tile);
        } else {
            game.agreed.tiles += 1;
        }
        let companion = game.unowned_piece(tile);
        let player = game.player_mut(seat);
        player.tiles.insert(tile);
        match tile.row().power {
            Power::Mercenaries => {
                player.stock += 3;
                player.supply += 3;
            }
            Power::ActOfGod => player.has_silver = true,
            _ => {}
        }
        if let Some(companion) = companion {
            player.companions.insert(companion);
            game.companion_places.put(companion, Whereabouts::Supply);
        }
        if let Some(special) = tile.row().card {
            self.trade(seat, special);
        }
        self
    }

    /// A companion, with its tile, in the player's troop in a zone.
    #[must_use]
    pub fn companion(mut self, seat: Seat, companion: Companion, zone: &str) -> Scene {
        if !self.game.player(seat).companions.contains(companion) {
            self = self.owns(seat, companion.tile());
        }
        let there = Whereabouts::Zone(zone_named(zone));
        self.game.companion_places.put(companion, there);
        self
    }

    /// A pyramid in an own district, its acquire token on the first free slot.
    #[must_use]
    pub fn pyramid(mut self, seat: Seat, zone: &str, colour: Colour, level: u8) -> Scene {
        let zone = zone_named(zone);
        assert!(
            self.game.is_own_district(seat, zone),
            "{zone} is no district of {seat}"
        );
        let pyramid = Pyramid {
            level,
            colour: Some(colour),
        };
        let district = zone.district().expect("a district");
        self.game.set_pyramid(seat, district, pyramid);
        let player = self.game.player_mut(seat);
        if player.slot_of(colour).is_none() {
            let slot = player
                .slots
                .iter()
                .position(Option::is_none)
                .expect("a free slot");
            player.slots[slot] = Some(colour);
        }
        self
    }

    /// Prayer points.
    #[must_use]
    pub fn with_prayer(mut self, seat: Seat, prayer: u8) -> Scene {
        self.game.player_mut(seat).prayer = prayer;
        self
    }

    /// Permanent fame, battle and divine.
    #[must_use]
    pub fn with_fame(mut self, seat: Seat, battle: u8, divine: u8) -> Scene {
        self.game.player_mut(seat).battle_fame = battle;
        self.game.player_mut(seat).divine_fame = divine;
        self
    }

    /// Veteran tokens.
    #[must_use]
    pub fn with_veterans(mut self, seat: Seat, veterans: u8) -> Scene {
        self.game.player_mut(seat).veterans = veterans;
        self
    }

    /// DI cards from the deck to a hand.
    #[must_use]
    pub fn holds(mut self, seat: Seat, cards: &[Di]) -> Scene {
        for &card in cards {
            if card.is_loose() {
                self.game.deck.remove(card);
            }
            self.game.player_mut(seat).di.insert(card);
        }
        self
    }

    /// Just these cards in the deck, the others on the discard pile: the next
    /// draws are known.
    #[must_use]
    pub fn deck(mut self, cards: &[Di]) -> Scene {
        let all = std::mem::take(&mut self.game.deck);
        self.game.discard.add_all(&all);
        for &card in cards {
            self.game.discard.remove(card);
            self.game.deck.insert(card);
        }
        self
    }

    /// Battle cards already used: face up and face down.
    #[must_use]
    pub fn used_cards(
        mut self,
        seat: Seat,
        face_up: &[BattleCard],
        face_down: &[BattleCard],
    ) -> Scene {
        let player = self.game.player_mut(seat);
        player.face_up = face_up.iter().copied().collect();
        player.face_down = face_down.iter().copied().collect();
        player.hand = player.hand - player.face_up - player.face_down;
        self
    }

    /// Own-colour tokens already on the board.
    #[must_use]
    pub fn tokens_on(mut self, seat: Seat, spaces: &[Space]) -> Scene {
        let player = self.game.player_mut(seat);
        for &space in spaces {
            player.own_tokens.insert(space);
            player.tokens -= 1;
        }
        self
    }

    /// The gold token is used already: one question less in every turn.
    #[must_use]
    pub fn without_gold(mut self, seat: Seat) -> Scene {
        self.game.player_mut(seat).gold_used = true;
        self
    }

    /// The turn order.
    #[must_use]
    pub fn order(mut self, seats: &[Seat]) -> Scene {
        self.game.order[..seats.len()].copy_from_slice(seats);
        self
    }

    /// A tile lies in the market, whatever the setup put there.
    #[must_use]
    pub fn for_sale(mut self, tile: Tile) -> Scene {
        if !self.game.market.contains(tile) {
            self.game.market.insert(tile);
            self.game.agreed.tiles += 1;
        }
        self
    }
}

/// Playing.
impl Scene {
    /// The turn of `seat` begins, victory test included.
    pub fn turn(&mut self, seat: Seat) {
        self.game.place = self
            .game
            .order
            .iter()
            .position(|&other| other == seat)
            .expect("a seat at the table") as u8;
        self.go_to(&[Step::TurnStart]);
    }

    /// Night falls.
    pub fn night(&mut self) {
        self.go_to(&[Step::Nightfall]);
    }

    /// Only these steps of the night, in this order.
    pub fn night_step(&mut self, step: Step) {
        self.game.night = true;
        self.go_to(&[Step::Dawn, step]);
    }

    /// The day of 2012 ends with what the map brings.
    pub fn evening(&mut self) {
        self.go_to(&[Step::Evening]);
    }

    /// `attacker` attacks in a zone where both sides stand; in 2012 with what
    /// comes before a battle (K1-B0).
    pub fn battle(&mut self, attacker: Seat, zone: &str) {
        self.game.place = self
            .game
            .order
            .iter()
            .position(|&seat| seat == attacker)
            .expect("a seat") as u8;
        self.game.steps.clear();
        if self.game.rules().one_by_one {
            self.game.turn.token_placed = true;
            self.game.steps.push(Step::Turn);
            self.game.steps.push(Step::MoveEnd);
            answer::meet(&mut self.game, zone_named(zone));
        } else {
            self.game.steps.push(Step::AfterActions);
            self.game.steps.push(Step::MoveEnd);
            battle::begin(&mut self.game, attacker, zone_named(zone), &mut self.pages);
        }
        self.game.advance(&mut self.pages);
    }

    /// Both sides choose cards, discard any other, and hide no DI card.
    pub fn clash(&mut self, attacker: &str, defender: &str) {
        for (role, card) in [(Role::Attacker, attacker), (Role::Defender, defender)] {
            let seat = self.game.battle().seat(role);
            self.council(seat, card, &[], "hide");
        }
    }

    /// One side's war council: the card, any other as discard, DI cards, then
    /// `hide` or `declare`.
    pub fn council(&mut self, seat: Seat, card: &str, di: &[Di], ready: &str) {
        self.act(seat, &format!("play-card {card}"));
        let discard = self
            .offers(seat)
            .into_iter()
            .next()
            .expect("a card to discard");
        self.act(seat, &discard);
        let mut di = di.to_vec();
        di.sort();
        for card in di {
            self.act(seat, &format!("add {card}"));
        }
        self.act(seat, ready);
    }

    /// Places a token on the first free space of this action and begins it.
    pub fn begin(&mut self, seat: Seat, deed: Deed) {
        let space = Space::NORMAL
            .into_iter()
            .find(|&space| space.deed() == deed && self.can(seat, &format!("token {space}")))
            .unwrap_or_else(|| panic!("{seat} has no free space for {deed}"));
        self.begin_on(seat, space);
    }

    /// Places a token on this space and begins its action.
    pub fn begin_on(&mut self, seat: Seat, space: Space) {
        self.act(seat, &format!("token {space}"));
        let resolve = format!("resolve {space}");
        if self.can(seat, &resolve) {
            self.act(seat, &resolve);
        }
    }

    /// One action in notation, through the checked door.
    ///
    /// # Panics
    /// If it is refused, or leaves the game unsound.
    pub fn act(&mut self, seat: Seat, notation: &str) {
        let action: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        if let Err(refusal) = self.game.apply(seat, action, &mut self.pages) {
            panic!(
                "{seat} cannot `{notation}`: {refusal} Offered: {:?}",
                self.offers(seat)
            );
        }
        if let Err(wrong) = self.game.audit() {
            panic!("after {seat} `{notation}`: {wrong}");
        }
    }

    /// Several actions, separated by commas.
    pub fn acts(&mut self, seat: Seat, notations: &str) {
        notations
            .split(',')
            .for_each(|notation| self.act(seat, notation.trim()));
    }

    fn go_to(&mut self, steps: &[Step]) {
        self.game.steps.clear();
        steps.iter().for_each(|&step| self.game.steps.push(step));
        self.game.advance(&mut self.pages);
    }
}

/// Looking.
impl Scene {
    /// The game itself.
    pub fn game(&self) -> &Kemet {
        &self.game
    }

    /// What `eye` sees.
    pub fn view(&self, eye: Eye) -> View {
        self.game.view(eye)
    }

    /// Everything that happened since the table was laid.
    pub fn events(&self) -> Vec<Event> {
        self.pages.for_eye(Eye::Archive).cloned().collect()
    }

    /// What `eye` was told of it.
    pub fn told(&self, eye: Eye) -> Vec<Event> {
        self.pages.for_eye(eye).cloned().collect()
    }

    /// Forgets what has happened so far.
    pub fn clear_events(&mut self) {
        self.pages = Pages::new();
    }

    /// The legal actions of a seat, in notation.
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Whether an action is offered.
    pub fn can(&self, seat: Seat, notation: &str) -> bool {
        self.refusal(seat, notation).is_none()
    }

    /// Why an action is refused, if it is.
    pub fn refusal(&self, seat: Seat, notation: &str) -> Option<Refusal> {
        let action: Action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        self.game.why_not(seat, action)
    }

    /// Who must decide.
    pub fn awaiting(&self) -> Seats {
        self.game.awaiting()
    }

    /// Whether just this seat must decide.
    pub fn awaits(&self, seat: Seat) -> bool {
        self.game.awaiting() == Seats::one(seat)
    }

    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.game.steps.last().copied()
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Prayer points.
    pub fn prayer(&self, seat: Seat) -> u8 {
        self.game.player(seat).prayer
    }

    /// All fame.
    pub fn fame(&self, seat: Seat) -> u8 {
        self.game.fame(seat)
    }

    /// All fame of the team of a seat (KB-4.1.c).
    pub fn team_fame(&self, seat: Seat) -> u8 {
        self.game.team_fame(seat)
    }

    /// Permanent fame, battle and divine.
    pub fn permanent_fame(&self, seat: Seat) -> (u8, u8) {
        let player = self.game.player(seat);
        (player.battle_fame, player.divine_fame)
    }

    /// Fame from temples and pyramids.
    pub fn temporary_fame(&self, seat: Seat) -> u8 {
        self.game.temporary_fame(seat)
    }

    /// Veteran tokens.
    pub fn veterans(&self, seat: Seat) -> u8 {
        self.game.player(seat).veterans
    }

    /// Units in supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.game.player(seat).supply
    }

    /// Units of a seat in a zone.
    pub fn units(&self, seat: Seat, zone: &str) -> u8 {
        self.game.units_at(seat, zone_named(zone))
    }

    /// Whether a seat controls a zone.
    pub fn controls(&self, seat: Seat, zone: &str) -> bool {
        self.game.controls(seat, zone_named(zone))
    }

    /// All zones a seat controls.
    pub fn controlled(&self, seat: Seat) -> ZoneSet {
        self.game.controlled[seat.index()]
    }

    /// The level of the pyramid in a district.
    pub fn level(&self, zone: &str) -> u8 {
        self.game.pyramid_at(zone_named(zone)).level
    }

    /// The colour of the pyramid in a district.
    pub fn colour(&self, zone: &str) -> Option<Colour> {
        self.game.pyramid_at(zone_named(zone)).colour
    }

    /// Tiles owned.
    pub fn tiles(&self, seat: Seat) -> TileSet {
        self.game.player(seat).tiles
    }

    /// Copies of a tile in the market.
    pub fn copies(&self, tile: Tile) -> u8 {
        self.game.copies_left(tile)
    }

    /// DI cards in hand.
    pub fn di(&self, seat: Seat) -> DiCards {
        self.game.player(seat).di
    }

    /// The DI deck and the DI discard pile.
    pub fn di_piles(&self) -> (DiCards, DiCards) {
        (self.game.deck, self.game.discard)
    }

    /// Battle cards: in hand, face up, face down, removed.
    pub fn battle_cards(&self, seat: Seat) -> [BattleCards; 4] {
        let player = self.game.player(seat);
        [
            player.hand,
            player.face_up,
            player.face_down,
            player.removed,
        ]
    }

    /// The companions of a seat in a zone.
    pub fn companions(&self, seat: Seat, zone: &str) -> Companions {
        self.game.companions_at(seat, zone_named(zone))
    }

    /// The companions of a seat in its supply.
    pub fn companions_in_supply(&self, seat: Seat) -> Companions {
        self.game.companions_in_supply(seat)
    }

    /// The seats in turn order.
    pub fn turn_order(&self) -> Vec<Seat> {
        self.game.order[..self.game.player_count()].to_vec()
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// Whether it is night.
    pub fn is_night(&self) -> bool {
        self.game.night
    }

    /// The points of a side of the battle, once it is resolved.
    pub fn points(&self, role: Role) -> crate::Points {
        self.game.battle().side(role).open.points
    }

    /// The points of a seat in its latest battle, also when that is over.
    ///
    /// # Panics
    /// If it has fought none.
    pub fn last_points(&self, seat: Seat) -> crate::Points {
        let fought = |event: &Event| match *event {
            Event::BattlePoints {
                seat: other,
                points,
            } if other == seat => Some(points),
            _ => None,
        };
        self.events()
            .iter()
            .rev()
            .find_map(fought)
            .expect("a battle")
    }

    /// How many land moves the moving troop has left.
    pub fn land_moves(&self) -> u8 {
        self.game.march.land
    }
}
