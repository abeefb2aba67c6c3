//! The state of a game, and the few things every rule does with it: prayer
//! points, units, companions, control, cards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Audience, Dice, Journal, Seat, Seats};

use crate::battle::Battle;
use crate::event::{Event, FameKind};
use crate::march::March;
use crate::muster::Muster;
use crate::step::Step;
use crate::{
    BattleCards, City, Colour, Colours, Companion, Companions, Di, DiCards, District, God, Layout,
    Power, Space, Spaces, Tile, TileSet, Zone, ZoneSet,
};

/// The most players a game has.
pub const MAX_PLAYERS: usize = 6;

/// Prayer points never exceed this (KB-7.3.a).
pub const MAX_PRAYER: u8 = 11;

/// Where a companion is when it is with no troop.
pub(crate) const IN_SUPPLY: u8 = 0xFE;
/// Where a companion is while nobody owns it.
pub(crate) const IN_MARKET: u8 = 0xFF;

/// The pyramid of one district; level 0 is none (KB-1.6.a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pyramid {
    /// 0 to 4.
    pub level: u8,
    /// The colour of its top; none at level 0 (KB-1.6.b).
    pub colour: Option<Colour>,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub god: Option<God>,
    pub city: Option<City>,
    pub prayer: u8,
    pub battle_fame: u8,
    pub divine_fame: u8,
    pub veterans: u8,
    /// Units not on the board.
    pub supply: u8,
    /// All units owned: 12, and 3 for each mercenary tile (KB-LIM-04).
    pub stock: u8,
    pub tiles: TileSet,
    pub companions: Companions,
    pub pyramids: [Pyramid; 3],
    /// The acquire token on each Acquire space.
    pub slots: [Option<Colour>; 3],
    /// Own-colour tokens not yet placed this round.
    pub tokens: u8,
    /// Spaces taken this round, by own-colour and silver tokens.
    pub own_tokens: Spaces,
    pub silver_tokens: Spaces,
    pub has_silver: bool,
    pub gold_used: bool,
    /// Colours acquired this round (KB-3.4.3.b).
    pub bought: Colours,
    pub hand: BattleCards,
    pub face_up: BattleCards,
    pub face_down: BattleCards,
    /// Cards given up for special ones: known to their owner only.
    pub removed: BattleCards,
    pub di: DiCards,
    /// Prayer points Energy Drain brought this day (REN-AME1).
    pub drained: u8,
    pub storm_used: bool,
    pub raided: bool,
}

impl Player {
    pub(crate) const fn new() -> Player {
        Player {
            god: None,
            city: None,
            prayer: 7,
            battle_fame: 0,
            divine_fame: 0,
            veterans: 0,
            supply: 12,
            stock: 12,
            tiles: TileSet(0),
            companions: Companions(0),
            pyramids: [Pyramid {
                level: 0,
                colour: None,
            }; 3],
            slots: [None; 3],
            tokens: 5,
            own_tokens: Spaces(0),
            silver_tokens: Spaces(0),
            has_silver: false,
            gold_used: false,
            bought: Colours(0),
            hand: BattleCards::STANDARD,
            face_up: BattleCards(0),
            face_down: BattleCards(0),
            removed: BattleCards(0),
            di: DiCards([0; Di::COUNT]),
            drained: 0,
            storm_used: false,
            raided: false,
        }
    }

    /// Whether a tile that works for all of the player's troops has this power.
    #[inline]
    pub(crate) fn has(&self, power: Power) -> bool {
        self.tiles.has(power)
    }

    /// All spaces that hold one of the player's tokens, gold aside.
    #[inline]
    pub(crate) fn taken(&self) -> Spaces {
        self.own_tokens.or(self.silver_tokens)
    }

    /// Whether a silver token can still be played this round.
    #[inline]
    pub(crate) fn silver_ready(&self) -> bool {
        self.has_silver && self.silver_tokens.is_empty()
    }

    /// The slot with the acquire token of `colour`.
    #[inline]
    pub(crate) fn slot_of(&self, colour: Colour) -> Option<usize> {
        self.slots.iter().position(|&slot| slot == Some(colour))
    }

    /// The colours of the player's pyramids.
    pub(crate) fn pyramid_colours(&self) -> Colours {
        self.pyramids
            .iter()
            .filter_map(|pyramid| pyramid.colour)
            .collect()
    }

    /// How many pyramids stand in the city.
    pub(crate) fn pyramid_count(&self) -> usize {
        self.pyramids
            .iter()
            .filter(|pyramid| pyramid.level > 0)
            .count()
    }
}

/// What the table agreed on; never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Agreed {
    pub players: u8,
    pub extra_di: bool,
    pub renewal: bool,
    pub max_rounds: u8,
    /// Tiles in the market at the start; none is ever lost.
    pub tiles: u8,
}

/// What lasts for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// Tokens placed and not yet resolved.
    pub pending: Spaces,
    /// Companions that an exchange has put in their place this turn; they stay
    /// there, so that no arrangement comes twice (KB-DP-D1).
    pub settled: Companions,
    /// Temples where Heqaib collected (tiles:R17).
    pub collected: ZoneSet,
    /// The Sacred Bull was placed by the action under way.
    pub bull_placed: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    /// Somebody met the victory test (KB-3.2.b).
    Fame(Seat),
    /// The last round is over and nobody did.
    Rounds,
}

/// A game of Kemet: plain data, cloned by copying.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kemet {
    pub(crate) agreed: Agreed,
    pub(crate) colours: Colours,
    pub(crate) dice: Dice,
    /// Raised whenever something hidden came to light or chance decided.
    pub(crate) reveals: u32,
    pub(crate) round: u8,
    pub(crate) night: bool,
    pub(crate) ending: Option<Ending>,
    /// Seats in turn order.
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// The new turn order while it is being chosen (KB-3.6.9.2).
    pub(crate) destiny: [Option<Seat>; MAX_PLAYERS],
    /// The place in `order` of the player whose turn it is.
    pub(crate) place: u8,
    pub(crate) awaiting: Seats,
    pub(crate) turn: Turn,
    pub(crate) steps: ArrayVec<Step, 32>,
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) city_owner: [Option<Seat>; City::COUNT],
    pub(crate) units: [[u8; Zone::COUNT]; MAX_PLAYERS],
    /// Zones with units of a seat.
    pub(crate) present: [ZoneSet; MAX_PLAYERS],
    /// Zones a seat controls (KB-7.4).
    pub(crate) controlled: [ZoneSet; MAX_PLAYERS],
    pub(crate) companion_at: [u8; Companion::COUNT],
    /// Tiles of which at least one, and at least two, copies lie in the market.
    pub(crate) market: TileSet,
    pub(crate) market_twice: TileSet,
    pub(crate) deck: DiCards,
    pub(crate) discard: DiCards,
    pub(crate) fights: ZoneSet,
    pub(crate) march: March,
    pub(crate) muster: Muster,
    pub(crate) battle: Battle,
}

/// Tells the whole table.
#[inline]
pub(crate) fn tell<J: Journal<Event>>(journal: &mut J, event: impl FnOnce() -> Event) {
    if J::READ {
        journal.note(Audience::All, event());
    }
}

/// Tells one seat.
#[inline]
pub(crate) fn whisper<J: Journal<Event>>(
    journal: &mut J,
    seat: Seat,
    event: impl FnOnce() -> Event,
) {
    if J::READ {
        journal.note(Audience::seat(seat), event());
    }
}

/// The table and who sits where.
impl Kemet {
    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        Layout::get(self.agreed.players)
    }

    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.agreed.players)
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.agreed.players).map(Seat)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.order[usize::from(self.place)]
    }

    #[inline]
    pub(crate) fn seat_at(&self, place: u8) -> Seat {
        self.order[usize::from(place)]
    }

    /// The city of a seat. Called only once cities are chosen.
    #[inline]
    pub(crate) fn city(&self, seat: Seat) -> City {
        self.player(seat)
            .city
            .expect("cities are chosen before play")
    }

    /// Whether `zone` is a district of the city of `seat`.
    #[inline]
    pub(crate) fn is_own_district(&self, seat: Seat, zone: Zone) -> bool {
        zone.district_of()
            .is_some_and(|city| self.player(seat).city == Some(city))
    }

    #[inline]
    pub(crate) fn own_districts(&self, seat: Seat) -> ZoneSet {
        self.city(seat).wall() & crate::map::DISTRICTS
    }

    /// The pyramid in a district, whoever's city it is.
    #[inline]
    pub(crate) fn pyramid_at(&self, zone: Zone) -> Pyramid {
        match zone
            .district_of()
            .and_then(|city| self.city_owner[city.index()])
        {
            Some(owner) => self.player(owner).pyramids[zone.index() % 4],
            None => Pyramid::default(),
        }
    }

    /// The next free step.
    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Replaces the step on top.
    #[inline]
    pub(crate) fn turn_into(&mut self, step: Step) {
        self.steps.pop();
        self.steps.push(step);
    }

    pub(crate) fn roll(&mut self, below: u32) -> u32 {
        self.reveals += 1;
        self.dice.roll(below)
    }
}

/// Prayer points.
impl Kemet {
    /// What `amount` really costs: Priest of Ra comes last (tiles:R3, tiles:R4).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, amount: u8) -> u8 {
        if amount > 0 && self.player(seat).has(Power::PriestOfRa) {
            amount - 1
        } else {
            amount
        }
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, amount: u8) -> bool {
        self.price(seat, amount) <= self.player(seat).prayer
    }

    /// One payment for one effect (KB-TM-03).
    pub(crate) fn pay<J: Journal<Event>>(&mut self, seat: Seat, amount: u8, journal: &mut J) -> u8 {
        let price = self.price(seat, amount);
        let prayer = &mut self.player_mut(seat).prayer;
        debug_assert!(*prayer >= price, "{seat} cannot pay {price}");
        *prayer = prayer.saturating_sub(price);
        if price > 0 {
            tell(journal, || Event::Paid {
                seat,
                amount: price,
            });
        }
        price
    }

    /// One gain from one effect: base, modifiers, then the bound (KB-TM-04).
    pub(crate) fn gain<J: Journal<Event>>(&mut self, seat: Seat, amount: u8, journal: &mut J) {
        if amount == 0 {
            return;
        }
        // Divine Might carries the DAY icon: silent in battle (tiles:R5).
        let might = if !self.battle.active && self.player(seat).has(Power::DivineMight) {
            2
        } else {
            0
        };
        let amount = amount + might;
        let prayer = &mut self.player_mut(seat).prayer;
        *prayer = (*prayer + amount).min(MAX_PRAYER);
        let total = *prayer;
        tell(journal, || Event::Gained {
            seat,
            amount,
            total,
        });
    }

    pub(crate) fn gain_fame<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        kind: FameKind,
        journal: &mut J,
    ) {
        match kind {
            FameKind::Battle => self.player_mut(seat).battle_fame += 1,
            FameKind::Divine => self.player_mut(seat).divine_fame += 1,
        }
        tell(journal, || Event::FameGained { seat, kind });
    }

    pub(crate) fn gain_veterans<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
    ) {
        self.player_mut(seat).veterans += count;
        tell(journal, || Event::VeteransGained { seat, count });
    }

    pub(crate) fn spend_veterans<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
    ) {
        if count > 0 {
            self.player_mut(seat).veterans -= count;
            tell(journal, || Event::VeteransSpent { seat, count });
        }
    }
}

/// Fame (KB-3.1.d, KB-3.1.e).
impl Kemet {
    /// Temporary fame: temples and pyramids controlled.
    pub(crate) fn temporary_fame(&self, seat: Seat) -> u8 {
        let controlled = self.controlled[seat.index()];
        let temples = (controlled & crate::map::TEMPLES).len() as u8;
        let mut pyramids = 0;
        for owner in self.all_seats() {
            let Some(city) = self.player(owner).city else {
                continue;
            };
            // Perfect Architecture pays only its owner for own pyramids (REN-SAP1).
            let enough = if owner == seat && self.player(seat).has(Power::PerfectArchitecture) {
                3
            } else {
                4
            };
            for (district, pyramid) in city
                .districts()
                .into_iter()
                .zip(&self.player(owner).pyramids)
            {
                if pyramid.level >= enough && controlled.contains(district) {
                    pyramids += 1;
                }
            }
        }
        temples + pyramids
    }

    /// All fame of a seat; it counts at once (KB-AM-29).
    pub(crate) fn fame(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.battle_fame + player.divine_fame + self.temporary_fame(seat)
    }
}

/// Units.
impl Kemet {
    #[inline]
    pub(crate) fn units_at(&self, seat: Seat, zone: Zone) -> u8 {
        self.units[seat.index()][zone.index()]
    }

    /// The troop limit of a player (KB-7.7.a, tiles:R14).
    #[inline]
    pub(crate) fn limit(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        if player.has(Power::Legion) {
            7
        } else if player.has(Power::GatheredTribes) {
            6
        } else {
            5
        }
    }

    /// Zones with a troop of anybody but `seat`.
    #[inline]
    pub(crate) fn enemies_of(&self, seat: Seat) -> ZoneSet {
        let mut zones = ZoneSet::EMPTY;
        for other in self.all_seats() {
            if other != seat {
                zones = zones | self.present[other.index()];
            }
        }
        zones
    }

    /// Zones with a troop of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> ZoneSet {
        self.all_seats().fold(ZoneSet::EMPTY, |zones, seat| {
            zones | self.present[seat.index()]
        })
    }

    /// Whose troop other than that of `seat` stands in `zone`.
    #[inline]
    pub(crate) fn enemy_in(&self, seat: Seat, zone: Zone) -> Option<Seat> {
        self.all_seats()
            .find(|&other| other != seat && self.present[other.index()].contains(zone))
    }

    /// Units from the supply to the board.
    pub(crate) fn add_units<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        if units == 0 {
            return;
        }
        self.player_mut(seat).supply -= units;
        self.units[seat.index()][zone.index()] += units;
        self.present[seat.index()].insert(zone);
        tell(journal, || Event::UnitsAdded { seat, zone, units });
    }

    /// Units from the board to the supply; a troop that is gone loses its
    /// companions and its zone (KB-3.4.3.q, KB-7.4.c).
    pub(crate) fn remove_units<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        if units == 0 {
            return;
        }
        self.player_mut(seat).supply += units;
        self.units[seat.index()][zone.index()] -= units;
        tell(journal, || Event::UnitsRemoved { seat, zone, units });
        if self.units_at(seat, zone) == 0 {
            self.send_companions_home(seat, zone, journal);
            self.vacate(seat, zone, journal);
        }
    }

    /// Units and companions from zone to zone.
    pub(crate) fn shift<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        from: Zone,
        to: Zone,
        units: u8,
        companions: Companions,
        journal: &mut J,
    ) {
        let row = &mut self.units[seat.index()];
        row[from.index()] -= units;
        row[to.index()] += units;
        self.present[seat.index()].insert(to);
        for companion in companions.iter() {
            self.companion_at[companion.index()] = to.index() as u8;
        }
        if self.units_at(seat, from) == 0 {
            self.send_companions_home(seat, from, journal);
            self.vacate(seat, from, journal);
        }
    }

    /// The last unit has left: control goes at once (KB-TM-14), and a district
    /// in which no stranger stands belongs to its city again (KB-7.4.b).
    fn vacate<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        self.present[seat.index()].remove(zone);
        let at_home = self.is_own_district(seat, zone) && self.enemy_in(seat, zone).is_none();
        if self.controls(seat, zone) && !at_home {
            self.controlled[seat.index()].remove(zone);
            tell(journal, || Event::ControlLost { seat, zone });
        }
        if let Some(owner) = zone
            .district_of()
            .and_then(|city| self.city_owner[city.index()])
            && !self.controls(owner, zone)
            && self.enemy_in(owner, zone).is_none()
        {
            self.controlled[owner.index()].insert(zone);
            tell(journal, || Event::ControlTaken { seat: owner, zone });
        }
    }

    /// Units above the limit leave the board (KB-3.5.8.d, KB-3.6.8c).
    pub(crate) fn remove_surplus<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let limit = self.limit(seat);
        for zone in self.present[seat.index()].iter() {
            let units = self.units_at(seat, zone);
            if units > limit {
                self.remove_units(seat, zone, units - limit, journal);
            }
        }
    }
}

/// Companions.
impl Kemet {
    /// The companions of `seat` in `zone`.
    #[inline]
    pub(crate) fn companions_at(&self, seat: Seat, zone: Zone) -> Companions {
        self.companions_in(seat, zone.index() as u8)
    }

    /// The companions of `seat` that are in nobody's troop.
    #[inline]
    pub(crate) fn companions_in_supply(&self, seat: Seat) -> Companions {
        self.companions_in(seat, IN_SUPPLY)
    }

    #[inline]
    fn companions_in(&self, seat: Seat, place: u8) -> Companions {
        let owned = self.player(seat).companions;
        if owned.is_empty() {
            return owned;
        }
        owned
            .iter()
            .filter(|companion| self.companion_at[companion.index()] == place)
            .collect()
    }

    pub(crate) fn companion_zone(&self, companion: Companion) -> Option<Zone> {
        Zone::from_index(usize::from(self.companion_at[companion.index()]))
    }

    pub(crate) fn join<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        zone: Zone,
        journal: &mut J,
    ) {
        self.companion_at[companion.index()] = zone.index() as u8;
        if companion.power() == Power::SacredBull {
            self.turn.bull_placed = true;
        }
        tell(journal, || Event::CompanionJoined {
            seat,
            companion,
            zone,
        });
    }

    pub(crate) fn send_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        journal: &mut J,
    ) {
        self.companion_at[companion.index()] = IN_SUPPLY;
        tell(journal, || Event::CompanionReturned { seat, companion });
    }

    fn send_companions_home<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        for companion in self.companions_at(seat, zone).iter() {
            self.send_home(seat, companion, journal);
        }
    }

    /// Whether `companion` may join the companions of a troop in `zone`.
    pub(crate) fn may_join(&self, seat: Seat, companion: Companion, zone: Zone) -> bool {
        // The worm never enters a district (REN-SAP2).
        if companion.power() == Power::GiantSandworm && zone.is_district() {
            return false;
        }
        self.companions_at(seat, zone)
            .or(Companions::one(companion))
            .fit_one_troop()
    }
}

/// Control (KB-7.4).
impl Kemet {
    /// Whether `seat` controls `zone`.
    #[inline]
    pub(crate) fn controls(&self, seat: Seat, zone: Zone) -> bool {
        self.controlled[seat.index()].contains(zone)
    }

    /// Every zone where `seat` stands alone becomes its own (KB-3.4.5.q).
    pub(crate) fn settle<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let new = self.present[seat.index()] - self.controlled[seat.index()];
        for zone in new.iter() {
            if self.enemy_in(seat, zone).is_none() {
                self.take_control(seat, zone, journal);
            }
        }
    }

    pub(crate) fn take_control<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        for other in self.all_seats() {
            if other != seat && self.controlled[other.index()].contains(zone) {
                self.controlled[other.index()].remove(zone);
                tell(journal, || Event::ControlLost { seat: other, zone });
            }
        }
        self.controlled[seat.index()].insert(zone);
        tell(journal, || Event::ControlTaken { seat, zone });
        if zone.is_temple() {
            self.temple_taken(seat, zone, journal);
        }
    }

    /// What taking a temple sets off: Temple Raiders and Heqaib.
    fn temple_taken<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        if self.player(seat).has(Power::TempleRaiders) && !self.player(seat).raided && !self.night {
            self.player_mut(seat).raided = true;
            self.draw_di(seat, 1, journal);
        }
        let heqaib = Companion::with_power(self.companions_at(seat, zone), Power::Heqaib);
        if heqaib.is_some() && !self.turn.collected.contains(zone) {
            self.push(Step::Heqaib { zone });
        }
    }
}

/// Divine Intervention cards.
impl Kemet {
    /// Draws cards one by one; an empty deck takes the discards back
    /// (KB-7.9.c), and if there are none nothing is drawn (KB-AM-35).
    pub(crate) fn draw_di<J: Journal<Event>>(&mut self, seat: Seat, count: u8, journal: &mut J) {
        let mut drawn = 0;
        for _ in 0..count {
            if self.deck.is_empty() {
                if self.discard.is_empty() {
                    break;
                }
                self.deck = std::mem::take(&mut self.discard);
                tell(journal, || Event::DeckReshuffled);
            }
            let size = u32::from(self.deck.len());
            let nth = self.roll(size);
            let card = self
                .deck
                .nth_loose(nth)
                .expect("the roll is below the size");
            self.deck.remove(card);
            self.player_mut(seat).di.insert(card);
            drawn += 1;
            whisper(journal, seat, || Event::DrewCard { seat, card });
        }
        if drawn > 0 {
            tell(journal, || Event::DrewDi { seat, count: drawn });
        }
    }

    /// Puts a card from a hand face up on the discard pile.
    pub(crate) fn discard_di<J: Journal<Event>>(&mut self, seat: Seat, card: Di, journal: &mut J) {
        self.player_mut(seat).di.remove(card);
        self.discard.insert(card);
        tell(journal, || Event::DiscardedDi { seat, card });
    }

    /// A random loose card goes from one hand to another; only the two know it.
    pub(crate) fn steal_di<J: Journal<Event>>(
        &mut self,
        thief: Seat,
        victim: Seat,
        journal: &mut J,
    ) -> bool {
        let loose = u32::from(self.player(victim).di.loose());
        if loose == 0 {
            return false;
        }
        let nth = self.roll(loose);
        let card = self
            .player(victim)
            .di
            .nth_loose(nth)
            .expect("the roll is below the size");
        self.player_mut(victim).di.remove(card);
        self.player_mut(thief).di.insert(card);
        tell(journal, || Event::DiStolen { thief, victim });
        whisper(journal, thief, || Event::DrewCard { seat: thief, card });
        whisper(journal, victim, || Event::LostCard { seat: victim, card });
        true
    }

    /// Whether the others must reckon with a card in this hand: the public part
    /// of the question "could they play something?". Asking a player only when
    /// they really hold the card would give it away (KB-HI-04).
    #[inline]
    pub(crate) fn may_hold_cards(&self, seat: Seat) -> bool {
        self.player(seat).di.loose() > 0
    }

    /// Battle cards of a player all come back to hand (KB-3.5.8.b, tiles:R10).
    pub(crate) fn take_back_cards<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let player = self.player_mut(seat);
        player.hand = player.hand.or(player.face_up).or(player.face_down);
        player.face_up = BattleCards::default();
        player.face_down = BattleCards::default();
        tell(journal, || Event::CardsTakenBack { seat });
    }
}

/// The market.
impl Kemet {
    pub(crate) fn copies_left(&self, tile: Tile) -> u8 {
        u8::from(self.market.contains(tile)) + u8::from(self.market_twice.contains(tile))
    }

    /// One copy of `tile` leaves the market.
    pub(crate) fn take_from_market(&mut self, tile: Tile) {
        if self.market_twice.contains(tile) {
            self.market_twice.remove(tile);
        } else {
            debug_assert!(self.market.contains(tile));
            self.market.remove(tile);
        }
    }

    /// The highest level of each colour that `seat` may buy by the pyramids
    /// it controls (KB-3.4.3.c).
    pub(crate) fn reach(&self, seat: Seat) -> [u8; Colour::COUNT] {
        let mut reach = [0; Colour::COUNT];
        let districts = self.controlled[seat.index()] & crate::map::DISTRICTS;
        for zone in districts.iter() {
            let pyramid = self.pyramid_at(zone);
            if let Some(colour) = pyramid.colour {
                let level = &mut reach[colour.index()];
                *level = (*level).max(pyramid.level);
            }
        }
        reach
    }

    /// Puts an acquire token on its space.
    pub(crate) fn set_slot<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        space: Space,
        colour: Colour,
        journal: &mut J,
    ) {
        let slot = space.acquire_slot().expect("an Acquire space");
        self.player_mut(seat).slots[slot] = Some(colour);
        tell(journal, || Event::AcquireToken {
            seat,
            space,
            colour,
        });
    }
}

impl Kemet {
    /// The zone of a district of the city of `seat`.
    #[inline]
    pub(crate) fn district(&self, seat: Seat, district: District) -> Zone {
        self.city(seat).district(district)
    }
}
