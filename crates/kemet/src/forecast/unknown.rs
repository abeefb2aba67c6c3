//! The most that a side may add to its strength by cards that an eye does not
//! know, and by effects that wait for the reveal.

use crate::battle::Side;
use crate::divine::Faces;
use crate::imagine::Hidden;
use crate::step::Role;
use crate::{Di, DiCards, God, Kemet, Power};

/// What a side may bring to the comparison of strengths beside its battle card
/// and what is known.
#[derive(Clone, Copy, Default)]
pub(super) struct Reinforcement {
    /// How many DI cards it may add that the eye does not know.
    pub unknown: u8,
    /// The strongest among them that it can pay.
    cards: DiCards,
    /// The others, discarded for Divine Wound (RUB-3c).
    wounds: u8,
    /// What Mirage cancels of the other side (AME-2c).
    cancelled: Option<Di>,
}

impl Reinforcement {
    /// The best that `role` could have in store.
    pub fn of(table: &Kemet, role: Role, hidden: &[Hidden]) -> Reinforcement {
        let battle = table.battle();
        let side = battle.side(role);
        let wounding = table.side_has(role, Power::DivineWound);
        let Some(hand) = hidden.iter().find(|hand| hand.seat == side.seat) else {
            let held = table.player(side.seat).di.loose();
            let own = Reinforcement {
                wounds: held.saturating_sub(side.secret.di.loose()) * u8::from(wounding),
                ..Reinforcement::default()
            };
            return called_by_seth(table, role, own);
        };
        let playable = playable(side, hand);
        let mirage = table.side_has(role, Power::Mirage) && !side.open.mirage_used;
        let other = &battle.side(role.other()).secret.di;
        let declared = hand.declared.map_or(0, |(_, count)| count.min(hand.divine));
        let target = strongest(other).filter(|_| mirage && hand.divine > declared);
        let mut best = (0, Reinforcement::default());
        for cancelled in [None, target] {
            let spent = u8::from(cancelled.is_some());
            for played in 0..=playable.min(hand.divine - spent) {
                let cards = strongest_payable(table, side, played);
                // Only what stays in hand can be discarded.
                let wounds = if wounding {
                    hand.divine - spent - played.max(declared)
                } else {
                    0
                };
                let gained = strength(&cards) + wounds + cancelled.map_or(0, power);
                if gained > best.0 {
                    let with = Reinforcement {
                        unknown: 0,
                        cards,
                        wounds,
                        cancelled,
                    };
                    best = (gained, with);
                }
            }
        }
        let unknown = if wounding || mirage {
            hand.divine
        } else {
            playable
        };
        let with = Reinforcement { unknown, ..best.1 };
        called_by_seth(table, role, with)
    }

    /// Whether it changes no strength.
    pub fn is_nothing(&self) -> bool {
        self.cards.is_empty() && self.wounds == 0 && self.cancelled.is_none()
    }

    /// The table on which `role` has all of it.
    pub fn added_to(&self, table: &Kemet, role: Role) -> Kemet {
        let mut table = table.clone();
        let battle = table.battle_mut();
        let side = battle.side_mut(role);
        side.secret.di.add_all(&self.cards);
        side.open.played += self.cards.len();
        side.open.wounds += self.wounds;
        if let Some(card) = self.cancelled {
            battle.side_mut(role.other()).secret.di.remove(card);
        }
        table
    }
}

/// How many of the unknown cards may still come into the battle.
fn playable(side: &Side, hand: &Hidden) -> u8 {
    match hand.declared {
        _ if side.open.di_shown => 0,
        Some((_, count)) => count.min(hand.divine),
        None => hand.divine,
    }
}

/// GOD-SET: he calls on cards of the deck, for nothing.
fn called_by_seth(table: &Kemet, role: Role, with: Reinforcement) -> Reinforcement {
    if !table.god_fights(role, God::Seth) {
        return with;
    }
    let mut left = table.deck.among(&Faces::BATTLE);
    with.cards.iter().for_each(|card| left.remove(card));
    let mut called = with;
    called.unknown += 1;
    if let Some(card) = strongest(&left) {
        called.cards.insert(card);
    }
    called
}

fn power(card: Di) -> u8 {
    card.row().points.strength
}

fn strength(cards: &DiCards) -> u8 {
    cards.iter().map(power).sum()
}

/// The card that gives most strength, if one gives any.
fn strongest(cards: &DiCards) -> Option<Di> {
    let strong = cards.faces().filter(|&card| power(card) > 0);
    strong.max_by_key(|&card| power(card))
}

/// The strongest `count` cards of the deck that the side can pay together;
/// cards without strength do not help, so there may be fewer in it.
fn strongest_payable(table: &Kemet, side: &Side, count: u8) -> DiCards {
    let pool = table.deck.among(&Faces::BATTLE);
    let purse = table.player(side.seat).prayer;
    let price = |card: Di| table.price(side.seat, card.face().cost);
    // The best choice of so many cards for so much, card after card.
    let places = usize::from(purse) + 1;
    let mut best = vec![Some(DiCards::default()); places];
    best.resize(places * (usize::from(count) + 1), None);
    let place = |cards: u8, spent: u8| usize::from(cards) * places + usize::from(spent);
    for card in pool.iter().filter(|&card| power(card) > 0) {
        let cost = price(card);
        for cards in (1..=count).rev() {
            for spent in (cost..=purse).rev() {
                let Some(mut with) = best[place(cards - 1, spent - cost)] else {
                    continue;
                };
                with.insert(card);
                let known = &mut best[place(cards, spent)];
                if known.is_none_or(|known| strength(&known) < strength(&with)) {
                    *known = Some(with);
                }
            }
        }
    }
    let best = best.into_iter().flatten().max_by_key(strength);
    best.unwrap_or_default()
}
