//! Acquire: power tiles, what they bring, and companions (section 3.4.3).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::{Event, FameKind};
use crate::muster::{self, Source};
use crate::refusal::Refusal;
use crate::solo::events::Ongoing;
use crate::state::{Whereabouts, tell, whisper};
use crate::step::{Step, stage};
use crate::{
    Action, BattleCard, Colour, Companion, Companions, Deed, Kemet, Power, Space, Tile, TileSet,
    Zone, day, day_cards, gods, march,
};

/// The slot number of an Acquire without a space: the Twin Ceremony.
pub(crate) const NO_SLOT: u8 = 3;

impl Kemet {
    /// The price of a tile before the Priest of Ra: discounts, then surcharges
    /// (tiles:R4).
    pub(crate) fn tile_cost(&self, seat: Seat, tile: Tile, slot: u8) -> u8 {
        self.level_cost(seat, tile.level(), slot)
    }

    fn level_cost(&self, seat: Seat, level: u8, slot: u8) -> u8 {
        let discount = u8::from(self.player(seat).has(Power::Priestess));
        let surcharges = u8::from(slot == NO_SLOT) + u8::from(self.event_says(Ongoing::DearTiles));
        level.saturating_sub(discount) + surcharges
    }

    /// The highest level of tiles that the player can pay; 0 where it is none.
    fn affordable_level(&self, seat: Seat, slot: u8) -> u8 {
        let affords = |level: &u8| self.can_pay(seat, self.level_cost(seat, *level, slot));
        (1..=TileSet::TOP_LEVEL).rev().find(affords).unwrap_or(0)
    }

    /// The highest level of each colour that may be bought on this Acquire
    /// space (KB-3.4.3.b to d).
    fn reach_on(&self, seat: Seat, slot: u8) -> [u8; Colour::COUNT] {
        let mut reach = self.reach(seat);
        if slot == NO_SLOT {
            return reach;
        }
        let player = self.player(seat);
        for (space, colour) in player.slots.iter().enumerate() {
            if space != usize::from(slot)
                && let Some(colour) = colour
            {
                // The token of the colour lies elsewhere; what opponents have
                // built may not need it (KB-ED-17).
                reach[colour.index()] = if self.rules().any_space_abroad {
                    self.reach_abroad(seat)[colour.index()]
                } else {
                    0
                };
            }
        }
        for colour in player.bought.iter() {
            reach[colour.index()] = 0;
        }
        reach
    }

    /// The first of the five conditions of KB-3.4.3 that fails.
    pub(crate) fn acquire_refusal(&self, seat: Seat, tile: Tile, slot: u8) -> Option<Refusal> {
        let player = self.player(seat);
        let colour = tile.colour();
        if !self.market.contains(tile) {
            return Some(Refusal::NotInMarket { tile });
        }
        if player.tiles.meets(tile.same_picture()) {
            return Some(Refusal::SamePicture { tile });
        }
        if slot != NO_SLOT && player.bought.contains(colour) {
            return Some(Refusal::ColourBought { colour });
        }
        let level = self.reach(seat)[colour.index()];
        if level < tile.level() {
            return Some(Refusal::PyramidTooLow {
                colour,
                need: tile.level(),
                have: level,
            });
        }
        if slot != NO_SLOT && self.reach_on(seat, slot)[colour.index()] < tile.level() {
            let space = player
                .slot_of(colour)
                .map_or(Space::Acquire1, |own| Space::ACQUIRE[own]);
            return Some(Refusal::WrongAcquireSpace { colour, space });
        }
        let need = self.price(seat, self.tile_cost(seat, tile, slot));
        if need > player.prayer {
            return Some(Refusal::NeedsPrayer {
                need,
                have: player.prayer,
            });
        }
        None
    }
}

impl Stage<Kemet> for stage::Acquire {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        day_cards::ask_or_force(game, game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        options(game, seat, self.slot, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Take(tile) => buy(game, seat, tile, self.slot, journal),
            Action::Rise => gods::rise::take(game, seat, journal),
            Action::Decline => day::lose(game, seat, Deed::Acquire, journal),
            _ => day_cards::take_in_window(game, seat, action, journal),
        }
    }
}

fn options(game: &Kemet, seat: Seat, slot: u8, out: &mut impl Offers<Action>) {
    let reach = game.reach_on(seat, slot);
    let affordable = game.affordable_level(seat, slot);
    let new = game.market - game.player(seat).tiles.same_pictures();
    let mut possible = false;
    for colour in game.colours.iter() {
        for level in 1..=reach[colour.index()].min(affordable) {
            if out.has_enough_with(u32::from(game.may_leave_undone(true))) {
                return;
            }
            for tile in (new & TileSet::of(colour, level)).iter() {
                out.offer(Action::Take(tile));
                possible = true;
            }
        }
    }
    gods::rise::options(game, seat, slot, out);
    possible |= game.may_rise(seat, slot);
    day_cards::window(game, seat, out);
    if game.may_leave_undone(possible) {
        out.offer(Action::Decline);
    }
}

fn buy<J: Journal<Event>>(game: &mut Kemet, seat: Seat, tile: Tile, slot: u8, journal: &mut J) {
    game.steps.pop();
    let cost = game.tile_cost(seat, tile, slot);
    game.pay(seat, cost, journal);
    game.player_mut(seat).bought.insert(tile.colour());
    hand_over(game, seat, tile, journal);
    game.steps.push(Step::Acquired { tile });
}

/// The tile, and the companion standing on it, change hands.
pub(crate) fn hand_over<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    tile: Tile,
    journal: &mut J,
) {
    game.take_from_market(tile);
    game.player_mut(seat).tiles.insert(tile);
    tell(journal, || Event::TileTaken { seat, tile });
    if let Some(companion) = game.unowned_piece(tile) {
        game.companion_places.put(companion, Whereabouts::Supply);
        game.player_mut(seat).companions.insert(companion);
    }
}

/// What a tile does when its Acquire ends (KB-TM-12, tiles:R20).
impl Automatic<Kemet> for stage::Acquired {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let seat = game.active();
        let tile = self.tile;
        let row = tile.row();
        for _ in 0..row.fame {
            game.gain_fame(seat, FameKind::Divine, journal);
        }
        if row.power == Power::ActOfGod {
            game.player_mut(seat).has_silver = true;
            tell(journal, || Event::SilverTaken { seat });
        }
        if row.power == Power::Mercenaries {
            let player = game.player_mut(seat);
            player.stock += 3;
            player.supply += 3;
            tell(journal, || Event::MercenariesHired { seat, units: 3 });
            muster::begin(game, seat, Source::Mercenaries);
        }
        if row.card.is_some() {
            game.take_back_cards(seat, journal);
            game.steps.push(Step::SpecialCard { tile });
        }
        // The worm waits in the supply for a Recruit (REN-SAP2).
        if !tile.pieces().is_empty() && row.power != Power::GiantSandworm {
            game.steps.push(Step::PlaceCompanion { tile });
        }
    }
}

/// The cards that may go for a special one.
pub(crate) fn removable(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    game.player(seat)
        .hand
        .iter()
        .for_each(|card| out.offer(Action::Remove(card)));
}

impl Stage<Kemet> for stage::SpecialCard {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        removable(game, seat, out);
    }

    /// tiles:§7: the removed card stays secret, the new one is no secret.
    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Remove(removed) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        if let Some(card) = self.tile.row().card {
            trade_card(game, seat, removed, card, journal);
        }
    }
}

/// One battle card for another, for good.
pub(crate) fn trade_card<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    removed: BattleCard,
    card: BattleCard,
    journal: &mut J,
) {
    let player = game.player_mut(seat);
    player.hand.remove(removed);
    player.removed.insert(removed);
    player.hand.insert(card);
    tell(journal, || Event::SpecialCardTaken { seat, card });
    whisper(journal, seat, || Event::CardRemoved {
        seat,
        card: removed,
    });
}

/// KB-3.4.3.j: with a troop in one of the own districts, or in the supply.
impl Stage<Kemet> for stage::PlaceCompanion {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let supply = game.companions_in_supply(seat);
        if let Some(companion) = self
            .tile
            .pieces()
            .iter()
            .find(|&piece| supply.contains(piece))
        {
            attach_options(game, seat, companion, out);
        }
        out.offer(Action::Decline);
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
            Action::Attach(companion, zone) => {
                game.join(seat, companion, zone, journal);
                game.turn.bull_placed |= companion == Companion::SacredBull;
            }
            Action::Decline => {}
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

fn attach_options(game: &Kemet, seat: Seat, companion: Companion, out: &mut impl Offers<Action>) {
    let troops = game.own_districts(seat) & game.present[seat.index()];
    for zone in troops.iter() {
        if game.may_join(seat, companion, zone) {
            out.offer(Action::Attach(companion, zone));
        }
    }
}

/// KB-3.4.3.m: out of the supply to a troop at home.
pub(crate) fn supply_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    for companion in game.companions_in_supply(seat).iter() {
        attach_options(game, seat, companion, out);
    }
}

/// Whether there is one that could go to a troop at home.
pub(crate) fn creature_waits(game: &Kemet, seat: Seat) -> bool {
    let troops = game.own_districts(seat) & game.present[seat.index()];
    game.companions_in_supply(seat).iter().any(|companion| {
        troops
            .iter()
            .any(|zone| game.may_join(seat, companion, zone))
    })
}

/// Where a player's companions are, as far as arranging them goes.
struct Home {
    supply: Companions,
    /// Those with a troop in each of the own districts.
    districts: [Companions; 3],
    /// Teammates' ones with those troops: they stay as they are (KB-4.2.c).
    guests: [Companions; 3],
}

impl Home {
    fn of(game: &Kemet, seat: Seat) -> Home {
        let city = game.city(seat);
        let own = game.player(seat).companions;
        let theirs = game.companions_of(game.mates(seat));
        let there = city
            .districts()
            .map(|district| game.companion_places.in_zone(district));
        Home {
            supply: game.companions_in_supply(seat),
            districts: there.map(|companions| companions & own),
            guests: there.map(|companions| companions & theirs),
        }
    }

    /// Whether a district may hold `incoming` in the place of `outgoing`.
    fn fits(&self, district: usize, incoming: Companion, outgoing: Companion) -> bool {
        // One creature for another never changes their number.
        if !incoming.is_servant() {
            return true;
        }
        let mut after = self.districts[district] | self.guests[district];
        after.remove(outgoing);
        after.insert(incoming);
        after.fit_one_troop()
    }
}

/// KB-3.4.3.k: before a token, exchange and attach companions in own districts.
pub(crate) fn arrange_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    let troops = (game.own_districts(seat) & game.present[seat.index()]) - game.god_zones(seat);
    if game.player(seat).companions.is_empty() || troops.is_empty() {
        return;
    }
    let mut home = Home::of(game, seat);
    // The worm never enters a district (REN-SAP2).
    home.supply.remove(Companion::GiantSandworm);
    for companion in home.supply.iter() {
        for zone in troops.iter() {
            let district = zone.index() % 4;
            let there = home.districts[district] | home.guests[district];
            if there.with(companion).fit_one_troop() {
                out.offer(Action::Attach(companion, zone));
            }
        }
    }
    // An exchange needs two of a kind.
    let own = game.player(seat).companions;
    if !(own & Companions::CREATURES).at_most_one() || !(own & Companions::SERVANTS).at_most_one() {
        exchange_options(game, &home, out);
    }
}

fn exchange_options(game: &Kemet, home: &Home, out: &mut impl Offers<Action>) {
    let settled = game.turn.settled;
    for (to, &there) in home.districts.iter().enumerate() {
        for outgoing in (there - settled).iter() {
            let kind = Companions::kind_of(outgoing) - settled;
            for incoming in (home.supply & kind)
                .iter()
                .filter(|&incoming| home.fits(to, incoming, outgoing))
            {
                out.offer(Action::Exchange(incoming, outgoing));
            }
            if !game.rules().exchange_districts {
                continue;
            }
            for (from, &elsewhere) in home
                .districts
                .iter()
                .enumerate()
                .filter(|&(from, _)| from != to)
            {
                for incoming in (elsewhere & kind).iter() {
                    if home.fits(to, incoming, outgoing) && home.fits(from, outgoing, incoming) {
                        out.offer(Action::Exchange(incoming, outgoing));
                    }
                }
            }
        }
    }
}

pub(crate) fn exchange<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    incoming: Companion,
    outgoing: Companion,
    journal: &mut J,
) {
    let from = game.companion_zone(incoming);
    let to = game.companion_zone(outgoing);
    game.turn.settled.insert(incoming);
    match from {
        Some(zone) => game.join(seat, outgoing, zone, journal),
        None => game.send_home(seat, outgoing, journal),
    }
    if let Some(zone) = to {
        game.join(seat, incoming, zone, journal);
    }
}

/// REN-RUB2: an action that placed the Bull ends with a Move of its troop.
impl Automatic<Kemet> for stage::Bull {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) {
        game.steps.pop();
        if game.turn.bull_placed
            && let Some(zone) = game.companion_zone(Companion::SacredBull)
        {
            game.turn.bull_placed = false;
            march::begin(
                game,
                march::Terms {
                    only: Some(zone),
                    ..march::Terms::default()
                },
            );
        }
    }
}

impl Kemet {
    /// The Acquire space with the acquire token of `colour`.
    pub(crate) fn own_slot(&self, seat: Seat, colour: Colour) -> Option<Space> {
        self.player(seat)
            .slot_of(colour)
            .map(|slot| Space::ACQUIRE[slot])
    }
}

/// KB-3.4.3.l: units added to an own district may bring companions from the
/// supply, one of each kind. A muster asks by itself; this is for the rest.
pub(crate) mod escort {
    use super::*;

    fn kind_bit(companion: Companion) -> u8 {
        1 << u8::from(companion.is_servant())
    }

    /// Units were added to the troop of `seat` in `zone`.
    pub(crate) fn offer(game: &mut Kemet, seat: Seat, zone: Zone) {
        if game.is_own_district(seat, zone) && !game.companions_in_supply(seat).is_empty() {
            game.steps.push(Step::Escort {
                seat,
                zone,
                joined: 0,
            });
        }
    }

    fn candidates(
        game: &Kemet,
        seat: Seat,
        zone: Zone,
        joined: u8,
    ) -> impl Iterator<Item = Companion> + use<'_> {
        game.companions_in_supply(seat)
            .iter()
            .filter(move |&companion| {
                joined & kind_bit(companion) == 0 && game.may_join(seat, companion, zone)
            })
    }

    impl Stage<Kemet> for stage::Escort {
        fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
            if candidates(game, self.seat, self.zone, self.joined)
                .next()
                .is_none()
            {
                game.steps.pop();
                return Flow::Again;
            }
            Flow::ask(self.seat)
        }

        fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
            candidates(game, seat, self.zone, self.joined)
                .for_each(|companion| out.offer(Action::Attach(companion, self.zone)));
            out.offer(Action::Done);
        }

        fn take<J: Journal<Event>>(
            self,
            game: &mut Kemet,
            seat: Seat,
            action: Action,
            journal: &mut J,
        ) {
            match action {
                Action::Attach(companion, zone) => {
                    game.join(seat, companion, zone, journal);
                    game.steps.turn_into(Step::Escort {
                        seat,
                        zone,
                        joined: self.joined | kind_bit(companion),
                    });
                }
                Action::Done => game.steps.pop(),
                _ => unreachable!("{self:?} does not offer {action}"),
            }
        }
    }
}
