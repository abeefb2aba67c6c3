//! DI cards and battle cards: drawn, discarded, stolen, taken back.

use tabletop::{Journal, Seat};

use super::{tell, whisper};
use crate::event::Event;
use crate::grant::{Grant, untold, up_to};
use crate::{BattleCards, Di, Kemet};

impl Kemet {
    pub(crate) fn draw_di<J: Journal<Event>>(&mut self, seat: Seat, count: u8, journal: &mut J) {
        self.draw_di_by(seat, count, journal, untold);
    }

    /// Draws cards one by one; if there are none left nothing is drawn
    /// (KB-AM-35). `by` says what they come from, if anybody listens.
    pub(crate) fn draw_di_by<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
        by: impl FnOnce(&Kemet) -> Vec<Grant>,
    ) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.draw_one(journal) else {
                break;
            };
            self.player_mut(seat).di.insert(card);
            drawn += 1;
            whisper(journal, seat, || Event::DrewCard { seat, card });
        }
        if drawn > 0 {
            tell(journal, || Event::DrewDi {
                seat,
                count: drawn,
                by: up_to(drawn, by(self)),
            });
        }
    }

    /// The next card of the deck.
    pub(crate) fn draw_one<J: Journal<Event>>(&mut self, journal: &mut J) -> Option<Di> {
        if self.deck.is_empty() {
            return None;
        }
        let size = u32::from(self.deck.len());
        let nth = self.roll(size);
        let card = self
            .deck
            .nth_loose(nth)
            .expect("the roll is below the size");
        self.deck.remove(card);
        self.renew_deck(journal);
        Some(card)
    }

    /// Whenever the deck is empty the discards become a new one at once; what is
    /// discarded later is not part of it (KB-7.9.c, corrections:K-4).
    pub(crate) fn renew_deck<J: Journal<Event>>(&mut self, journal: &mut J) {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            tell(journal, || Event::DeckReshuffled);
        }
    }

    /// Puts a card of `seat` that is in nobody's hand any more face up on the
    /// discard pile.
    pub(crate) fn put_on_discards<J: Journal<Event>>(
        &mut self,
        card: Di,
        seat: Seat,
        journal: &mut J,
    ) {
        self.discard.insert(card);
        tell(journal, || Event::DiscardedDi { seat, card });
        self.renew_deck(journal);
    }

    /// Puts a card from a hand face up on the discard pile.
    pub(crate) fn discard_di<J: Journal<Event>>(&mut self, seat: Seat, card: Di, journal: &mut J) {
        self.player_mut(seat).di.remove(card);
        self.put_on_discards(card, seat, journal);
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
        self.player(seat).di.has_loose()
    }

    /// Battle cards of a player all come back to hand (KB-3.5.8.b, tiles:R10).
    pub(crate) fn take_back_cards<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let player = self.player_mut(seat);
        player.hand = player.hand | player.face_up | player.face_down;
        player.face_up = BattleCards::default();
        player.face_down = BattleCards::default();
        tell(journal, || Event::CardsTakenBack { seat });
    }
}
