//! Step 6: DI cards, bought ones, and the tiles of this step.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::night::next_player;
use crate::solo::events::Disaster;
use crate::state::{tell, whisper};
use crate::step::{Step, stage};
use crate::{Action, Grant, Kemet, Power, TileSet};

/// What a player has done in this step.
const BOUGHT: u8 = 1;
const VISION: u8 = 2;
const CEREMONY: u8 = 4;
const ANNEXED: u8 = 8;

/// KB-3.6.6: one card, and more by tiles; they are seen before buying (KB-AM-33).
impl Automatic<Kemet> for stage::NightDi {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let place = self.place;
        let seat = game.seat_at(place);
        game.steps.push(Step::NightDiTiles { place, done: 0 });
        if game.suffers(Disaster::LongDarkness) {
            // DO04: no free card, only what veterans buy and tiles do by themselves.
        } else if game.player(seat).has(Power::Foresight) {
            foresee(game, seat, place, journal);
        } else {
            let cards = 1 + more_cards(game, seat);
            game.draw_di_by(seat, cards, journal, |game| {
                let own = Grant::Night { amount: 1 };
                [own].into_iter().chain(more_grants(game, seat)).collect()
            });
        }
    }
}

/// The cards of Divine Boon and the Mummy.
fn more_cards(game: &Kemet, seat: Seat) -> u8 {
    let player = game.player(seat);
    u8::from(player.has(Power::DivineBoon)) + u8::from(player.has(Power::Mummy))
}

/// The same by tile.
fn more_grants(game: &Kemet, seat: Seat) -> impl Iterator<Item = Grant> {
    let tiles = [Power::DivineBoon, Power::Mummy];
    tiles
        .into_iter()
        .filter_map(move |power| game.tile_grant(seat, power, 1))
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
        game.steps.push(Step::Foresight { place });
    }
}

impl Stage<Kemet> for stage::Foresight {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.seat_at(self.place))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        game.foreseen
            .faces()
            .for_each(|card| out.offer(Action::Keep(card)));
    }

    /// One stays, the others go back into the deck; what tiles add comes blind
    /// (K1-12.15).
    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        let Action::Keep(card) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let mut others = std::mem::take(&mut game.foreseen);
        others.remove(card);
        game.deck.add_all(&others);
        game.player_mut(seat).di.insert(card);
        whisper(journal, seat, || Event::CardKept { seat, card });
        tell(journal, || Event::DrewDi {
            seat,
            count: 1,
            by: game
                .tile_grant(seat, Power::Foresight, 1)
                .into_iter()
                .collect(),
        });
        let more = more_cards(game, seat);
        game.draw_di_by(seat, more, journal, |game| {
            more_grants(game, seat).collect()
        });
    }
}

/// Whether the player could still buy, foresee or hold a ceremony.
fn left_to_do(game: &Kemet, seat: Seat, done: u8) -> bool {
    let player = game.player(seat);
    done & BOUGHT == 0 && player.veterans >= 2
        || done & VISION == 0 && player.has(Power::Vision)
        || done & CEREMONY == 0 && player.has(Power::NightCeremony)
}

impl Stage<Kemet> for stage::NightDiTiles {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let Self { place, done } = self;
        let seat = game.seat_at(place);
        if left_to_do(game, seat, done) {
            return Flow::AskOrForce(seat);
        }
        if done & ANNEXED == 0 && game.player(seat).has(Power::Annexation) {
            game.steps.turn_into(Step::NightDiTiles {
                place,
                done: done | ANNEXED,
            });
            game.steps.push(Step::Annexation { place });
            return Flow::Again;
        }
        game.steps.pop();
        next_player(game, place, |place| Step::NightDi { place });
        Flow::Again
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let done = self.done;
        let player = game.player(seat);
        if done & BOUGHT == 0 && player.veterans >= 2 {
            (0..=player.veterans / 2).for_each(|pairs| out.offer(Action::Veterans(pairs)));
        }
        for (bit, power) in [(VISION, Power::Vision), (CEREMONY, Power::NightCeremony)] {
            let tiles = player.tiles & TileSet::with_power(power);
            if done & bit == 0 {
                out.offer_each(tiles, Action::Use);
            }
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Self { place, done } = self;
        let mark = |game: &mut Kemet, bit| {
            game.steps.turn_into(Step::NightDiTiles {
                place,
                done: done | bit,
            })
        };
        match action {
            Action::Veterans(pairs) => {
                mark(game, BOUGHT);
                game.spend_veterans(seat, 2 * pairs, journal);
                game.draw_di_by(seat, pairs, journal, |_| {
                    vec![Grant::Veterans { amount: pairs }]
                });
            }
            Action::Use(tile) if tile.row().power == Power::Vision => {
                mark(game, VISION);
                game.draw_di_by(seat, 4, journal, |_| vec![Grant::Tile { tile, amount: 4 }]);
                game.steps.push(Step::Vision { place, left: 4 });
            }
            Action::Use(tile) if tile.row().power == Power::NightCeremony => {
                mark(game, CEREMONY);
                game.steps.push(Step::NightCeremony {
                    place,
                    discarded: 0,
                });
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// Any DI card but Diversion (tiles:R9).
pub(crate) fn discard_options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    let hand = &game.player(seat).di;
    hand.faces()
        .filter(|card| card.is_loose())
        .for_each(|card| out.offer(Action::DiscardDi(card)));
}

impl Stage<Kemet> for stage::Vision {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let place = self.place;
        let seat = game.seat_at(place);
        if game.player(seat).di.loose() == 0 {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        discard_options(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Self { place, left } = self;
        let Action::DiscardDi(card) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.discard_di(seat, card, journal);
        if left > 1 {
            game.steps.turn_into(Step::Vision {
                place,
                left: left - 1,
            });
        } else {
            game.steps.pop();
        }
    }
}

impl Stage<Kemet> for stage::NightCeremony {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.seat_at(self.place))
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        discard_options(game, seat, out);
        out.offer(Action::Done);
    }

    /// REN-DIA2: X cards away, X prayer points and X + 1 cards: one effect.
    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Self { place, discarded } = self;
        match action {
            Action::DiscardDi(card) => {
                game.discard_di(seat, card, journal);
                game.steps.turn_into(Step::NightCeremony {
                    place,
                    discarded: discarded + 1,
                });
            }
            Action::Done => {
                game.steps.pop();
                let by = |amount: u8| {
                    move |game: &Kemet| -> Vec<Grant> {
                        let part = game.tile_grant(seat, Power::NightCeremony, amount);
                        part.into_iter().collect()
                    }
                };
                game.gain_by(seat, discarded, journal, by(discarded));
                game.draw_di_by(seat, discarded + 1, journal, by(discarded + 1));
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// Opponents with more loose DI cards (AME-2b).
fn richer(game: &Kemet, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let own = game.player(seat).di.loose();
    game.all_seats()
        .filter(move |&other| game.at_odds(seat, other) && game.player(other).di.loose() > own)
}

impl Stage<Kemet> for stage::Annexation {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let place = self.place;
        let seat = game.seat_at(place);
        if richer(game, seat).next().is_none() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        richer(game, seat).for_each(|victim| out.offer(Action::Victim(victim)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        let Action::Victim(victim) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.tell_tile(seat, Power::Annexation, journal);
        game.steal_di(seat, victim, journal);
    }
}
