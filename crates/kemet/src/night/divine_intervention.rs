//! Step 6: DI cards, bought ones, and the tiles of this step.

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::night::next_player;
use crate::solo::events::Disaster;
use crate::state::{tell, whisper};
use crate::step::Step;
use crate::{Action, Kemet, Power, Tile};

/// What a player has done in this step.
const BOUGHT: u8 = 1;
const VISION: u8 = 2;
const CEREMONY: u8 = 4;
const ANNEXED: u8 = 8;

/// KB-3.6.6: one card, and more by tiles; they are seen before buying (KB-AM-33).
#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, place: u8, journal: &mut J) -> Flow {
    let seat = game.seat_at(place);
    game.push(Step::NightDiTiles { place, done: 0 });
    if game.suffers(Disaster::LongDarkness) {
        // DO04: no free card, only what veterans buy and tiles do by themselves.
    } else if game.player(seat).has(Power::Foresight) {
        foresee(game, seat, place, journal);
    } else {
        let cards = 1 + more_cards(game, seat);
        game.draw_di(seat, cards, journal);
    }
    Flow::Again
}

/// The cards of Divine Boon and the Mummy.
fn more_cards(game: &Kemet, seat: Seat) -> u8 {
    let player = game.player(seat);
    u8::from(player.has(Power::DivineBoon)) + u8::from(player.has(Power::Mummy))
}

/// WHI-3b: the player looks at five cards, as far as there are any.
fn foresee<J: Journal<Event>>(game: &mut Kemet, seat: Seat, place: u8, journal: &mut J) {
    for _ in 0..5 {
        if let Some(card) = game.draw_one(journal) {
            game.foreseen.insert(card);
        }
    }
    if !game.foreseen.is_empty() {
        let cards = game.foreseen;
        whisper(journal, seat, || Event::CardsForeseen {
            seat,
            cards: cards.iter().collect(),
        });
        game.push(Step::Foresight { place });
    }
}

#[inline(never)]
pub(crate) fn foresight_options(game: &Kemet, out: &mut impl Offers) {
    game.foreseen
        .faces()
        .for_each(|card| out.offer(Action::Keep(card)));
}

/// One stays, the others go back into the deck; what tiles add comes blind
/// (K1-12.15).
#[inline(never)]
pub(crate) fn take_foresight<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    let Action::Keep(card) = action else { return };
    let mut others = std::mem::take(&mut game.foreseen);
    others.remove(card);
    game.deck.add_all(&others);
    game.player_mut(seat).di.insert(card);
    whisper(journal, seat, || Event::CardKept { seat, card });
    tell(journal, || Event::DrewDi { seat, count: 1 });
    let more = more_cards(game, seat);
    game.draw_di(seat, more, journal);
}

/// Whether the player could still buy, foresee or hold a ceremony.
fn left_to_do(game: &Kemet, seat: Seat, done: u8) -> bool {
    let player = game.player(seat);
    done & BOUGHT == 0 && player.veterans >= 2
        || done & VISION == 0 && player.has(Power::Vision)
        || done & CEREMONY == 0 && player.has(Power::NightCeremony)
}

#[inline(never)]
pub(crate) fn enter_tiles(game: &mut Kemet, place: u8, done: u8) -> Flow {
    let seat = game.seat_at(place);
    if left_to_do(game, seat, done) {
        return Flow::AskOrForce(seat);
    }
    if done & ANNEXED == 0 && game.player(seat).has(Power::Annexation) {
        game.turn_into(Step::NightDiTiles {
            place,
            done: done | ANNEXED,
        });
        game.push(Step::Annexation { place });
        return Flow::Again;
    }
    game.pop();
    next_player(game, place, |place| Step::NightDi { place });
    Flow::Again
}

#[inline(never)]
pub(crate) fn tile_options(game: &Kemet, seat: Seat, done: u8, out: &mut impl Offers) {
    let player = game.player(seat);
    if done & BOUGHT == 0 && player.veterans >= 2 {
        (0..=player.veterans / 2).for_each(|pairs| out.offer(Action::Veterans(pairs)));
    }
    if done & VISION == 0 && player.has(Power::Vision) {
        out.offer(Action::Use(Tile::Vision));
    }
    if done & CEREMONY == 0 && player.has(Power::NightCeremony) {
        out.offer(Action::Use(Tile::NightCeremony));
    }
}

#[inline(never)]
pub(crate) fn take_tile<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    place: u8,
    done: u8,
    action: Action,
    journal: &mut J,
) {
    let mark = |game: &mut Kemet, bit| {
        game.turn_into(Step::NightDiTiles {
            place,
            done: done | bit,
        })
    };
    match action {
        Action::Veterans(pairs) => {
            mark(game, BOUGHT);
            game.spend_veterans(seat, 2 * pairs, journal);
            game.draw_di(seat, pairs, journal);
        }
        Action::Use(Tile::Vision) => {
            mark(game, VISION);
            game.draw_di(seat, 4, journal);
            game.push(Step::Vision { place, left: 4 });
        }
        _ => {
            mark(game, CEREMONY);
            game.push(Step::NightCeremony {
                place,
                discarded: 0,
            });
        }
    }
}

/// Any DI card but Diversion (tiles:R9).
#[inline(never)]
pub(crate) fn discard_options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    let hand = &game.player(seat).di;
    hand.faces()
        .filter(|card| card.is_loose())
        .for_each(|card| out.offer(Action::DiscardDi(card)));
}

#[inline(never)]
pub(crate) fn enter_vision(game: &mut Kemet, place: u8) -> Flow {
    let seat = game.seat_at(place);
    if game.player(seat).di.loose() == 0 {
        game.pop();
        return Flow::Again;
    }
    Flow::ask(seat)
}

#[inline(never)]
pub(crate) fn take_vision<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    place: u8,
    left: u8,
    action: Action,
    journal: &mut J,
) {
    if let Action::DiscardDi(card) = action {
        game.discard_di(seat, card, journal);
    }
    if left > 1 {
        game.turn_into(Step::Vision {
            place,
            left: left - 1,
        });
    } else {
        game.pop();
    }
}

/// REN-DIA2: X cards away, X prayer points and X + 1 cards: one effect.
#[inline(never)]
pub(crate) fn take_ceremony<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    place: u8,
    discarded: u8,
    action: Action,
    journal: &mut J,
) {
    if let Action::DiscardDi(card) = action {
        game.discard_di(seat, card, journal);
        game.turn_into(Step::NightCeremony {
            place,
            discarded: discarded + 1,
        });
    } else {
        game.pop();
        game.gain(seat, discarded, journal);
        game.draw_di(seat, discarded + 1, journal);
    }
}

/// Opponents with more loose DI cards (AME-2b).
fn richer(game: &Kemet, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let own = game.player(seat).di.loose();
    game.all_seats()
        .filter(move |&other| game.at_odds(seat, other) && game.player(other).di.loose() > own)
}

#[inline(never)]
pub(crate) fn enter_annexation(game: &mut Kemet, place: u8) -> Flow {
    let seat = game.seat_at(place);
    if richer(game, seat).next().is_none() {
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(seat)
}

#[inline(never)]
pub(crate) fn annexation_options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    richer(game, seat).for_each(|victim| out.offer(Action::Victim(victim)));
}

#[inline(never)]
pub(crate) fn take_annexation<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    if let Action::Victim(victim) = action {
        game.steal_di(seat, victim, journal);
    }
}
