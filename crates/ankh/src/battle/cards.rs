//! Choosing and revealing battle cards, Amun's two of them.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::board::FERTILE;
use crate::components::{Card, Cards, God};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::stage;

/// Amun, if he may declare two cards.
fn may_declare(game: &Ankh) -> Option<Seat> {
    let amun = game.side_with(God::Amun)?;
    let may = game.amun_ready
        && game.battle().participants.contains(amun)
        && game.side(amun).hand.len() >= 2;
    may.then_some(amun)
}

impl Stage<Ankh> for stage::TwoCards {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        match may_declare(game) {
            Some(amun) => Flow::ask(amun),
            None => {
                game.turn_into_cards();
                Flow::Again
            }
        }
    }

    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Two);
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Two => {
                game.battle_mut().two_cards = true;
                game.amun_ready = false;
                tell(journal, || Event::TwoCards { seat });
            }
            Action::Decline => {}
            _ => self.not_offered(action),
        }
        game.turn_into_cards();
    }
}

impl Ankh {
    /// Everybody is to choose.
    fn turn_into_cards(&mut self) {
        self.steps.pop();
        self.battle_mut().pending = self.battle().participants;
    }

    /// How many cards a side plays in this battle.
    pub(crate) fn cards_to_play(&self, side: Seat) -> usize {
        if self.battle().two_cards && self.is_god(side, God::Amun) {
            2
        } else {
            1
        }
    }
}

impl Stage<Ankh> for stage::ChooseCards {
    /// Hands are open: who has no choice is not asked.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let mut asked = Seats::EMPTY;
        for side in game.battle().pending.iter() {
            let hand = game.side(side).hand;
            if hand.len() <= game.cards_to_play(side) {
                game.battle_mut().played[side.index()] = hand;
                game.battle_mut().pending.remove(side);
            } else {
                asked = asked.with(side);
            }
        }
        if asked.is_empty() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::Ask(asked)
    }

    fn options(self, game: &Ankh, side: Seat, out: &mut impl Offers<Action>) {
        let hand = game.side(side).hand;
        if game.cards_to_play(side) == 1 {
            out.offer_each(hand, Action::Play);
            return;
        }
        for one in hand.iter() {
            for other in hand.iter().filter(|&other| other > one) {
                out.offer(Action::PlayTwo(one, other));
            }
        }
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, journal: &mut J) {
        game.battle_mut().played[side.index()] = match action {
            Action::Play(card) => Cards::one(card),
            Action::PlayTwo(one, other) => Cards::one(one).with(other),
            _ => self.not_offered(action),
        };
        game.battle_mut().pending.remove(side);
        tell(journal, || Event::CardChosen { seat: side });
    }
}

impl Automatic<Ankh> for stage::Reveal {
    /// All together; Flood pays now.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        game.reveals += 1;
        game.battle_mut().revealed = true;
        let sides = game.lowest_first(game.battle().participants);
        for &side in &sides {
            let cards = game.battle().played[side.index()];
            let side_state = game.side_mut(side);
            side_state.hand -= cards;
            tell(journal, || Event::CardsRevealed { seat: side, cards });
        }
        for &side in &sides {
            if game.plays(side, Card::Flood) {
                flood(game, side, journal);
            }
        }
        game.battle_mut().pending = game.players_of(Card::Build);
    }
}

/// A follower for each own figure on fertile ground, which cannot be killed in
/// battle resolution. The underworld is not fertile.
fn flood<J: Journal<Event>>(game: &mut Ankh, side: Seat, journal: &mut J) {
    let fertile = FERTILE - game.underworld;
    let figures = game.present(side, game.battle().region) & fertile;
    game.battle_mut().flooded |= figures;
    game.gain_followers(side, figures.len() as u16, Why::Flood, journal);
}

impl Ankh {
    /// Whether a side has this card on the table.
    #[inline]
    pub(crate) fn plays(&self, side: Seat, card: Card) -> bool {
        self.battle().played[side.index()].contains(card)
    }

    /// Participants who play this card.
    pub(crate) fn players_of(&self, card: Card) -> Seats {
        let plays = |side: &Seat| self.plays(*side, card);
        self.battle().participants.iter().filter(plays).collect()
    }
}
