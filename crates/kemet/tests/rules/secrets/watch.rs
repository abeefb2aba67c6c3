//! What may reach an eye: every card that a view or an event names, against the
//! rules of hidden information (section 10).

use std::collections::BTreeMap;

use kemet::*;
use serde::Serialize;
use tabletop::{Audience, Eye, Seat};

pub type Words = BTreeMap<String, usize>;

/// The ids of battle cards and DI cards in a text, counted.
pub fn cards_in(text: &str) -> Words {
    let mut words = Words::new();
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        let card = ["BC-", "SB-", "DI-", "DX-"]
            .iter()
            .any(|start| word.starts_with(start));
        if card && (word.parse::<Di>().is_ok() || word.parse::<BattleCard>().is_ok()) {
            *words.entry(word.to_owned()).or_default() += 1;
        }
    }
    words
}

pub fn json(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("it can be written")
}

/// The cards an eye may see, from the whole truth and section 10 of the rules.
fn may_see(truth: &View, eye: Eye) -> Words {
    let mut words = Words::new();
    let mut add = |card: String| *words.entry(card).or_default() += 1;
    truth.discard.iter().for_each(|card| add(card.to_string()));
    for player in &truth.players {
        let mut battle_cards = vec![player.face_up];
        if eye == Eye::Seat(player.seat) {
            let own = player.secret.as_ref().expect("the archive sees all");
            battle_cards.extend([own.hand, own.face_down, own.removed]);
            own.di.iter().for_each(|card| add(card.to_string()));
        }
        for card in battle_cards.into_iter().flat_map(BattleCards::iter) {
            add(card.to_string());
        }
    }
    for side in sides(truth) {
        let own = eye == Eye::Seat(side.seat);
        let open = own || truth.battle.as_ref().is_some_and(|battle| battle.revealed);
        let play = side.play.filter(|_| open || side.card_shown);
        let discard = side.discard.filter(|_| own || side.swapped);
        play.into_iter()
            .chain(discard)
            .for_each(|card| add(card.to_string()));
        let di = side
            .di
            .filter(|_| open || side.di_shown)
            .unwrap_or_default();
        // The sums have a line for each of them until the cards are put away.
        let times = 1 + usize::from(truth.steps.contains(&Step::BattleEnd));
        di.iter()
            .chain(side.cancelled.iter())
            .flat_map(|card| std::iter::repeat_n(card, times))
            .for_each(|card| add(card.to_string()));
    }
    words
}

/// Both sides of the battle under way, if there is one.
fn sides(view: &View) -> impl Iterator<Item = &SideView> {
    view.battle
        .iter()
        .flat_map(|battle| [&battle.attacker, &battle.defender])
}

/// Whether what reaches an eye names just the cards it may see.
pub fn check_seen(seen: &impl Serialize, truth: &View, eye: Eye) -> Result<(), String> {
    let (named, allowed) = (cards_in(&json(seen)), may_see(truth, eye));
    if named == allowed {
        Ok(())
    } else {
        Err(format!("{eye} sees {named:?} and may see {allowed:?}"))
    }
}

/// What the rules say of an event that names cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Names no card.
    Nothing,
    /// Names a card that only this seat may know.
    Private(Seat),
    /// Names DI cards that lie open now.
    OpenDi,
    /// Names battle cards of this seat that lie open now.
    OpenCards(Seat),
}

pub fn secrecy(event: &Event) -> Secrecy {
    match event {
        Event::DrewCard { seat, .. }
        | Event::LostCard { seat, .. }
        | Event::CardRemoved { seat, .. } => Secrecy::Private(*seat),
        Event::DiscardedDi { .. }
        | Event::PlayedDi { .. }
        | Event::DiShown { .. }
        | Event::DiCancelled { .. }
        | Event::DiLooted { .. } => Secrecy::OpenDi,
        Event::CardShown { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::CardSwapped { seat, .. }
        | Event::SpecialCardTaken { seat, .. } => Secrecy::OpenCards(*seat),
        _ => Secrecy::Nothing,
    }
}

/// Whether an event reaches only those who may know the cards it names.
pub fn check_told(
    audience: Audience,
    event: &Event,
    before: &View,
    after: &View,
    page: &[Event],
) -> Result<(), String> {
    let named = cards_in(&json(event));
    let leak = |why: String| Err(format!("{audience:?} is told {event:?}: {why}"));
    match secrecy(event) {
        Secrecy::Nothing if !named.is_empty() => leak(format!("it names {named:?}")),
        Secrecy::Private(seat) if audience != Audience::seat(seat) => {
            leak(format!("{seat}'s secret"))
        }
        Secrecy::OpenDi => {
            let mut cards = named
                .keys()
                .map(|card| card.parse::<Di>().expect("a DI card"));
            match cards.find(|&card| !is_open_di(card, before, after, page)) {
                Some(card) => leak(format!("{card} lies nowhere open")),
                None => Ok(()),
            }
        }
        Secrecy::OpenCards(seat) => {
            let mut cards = named
                .keys()
                .filter_map(|card| card.parse::<BattleCard>().ok());
            match cards.find(|&card| is_hidden(card, seat, after)) {
                Some(card) => leak(format!("{card} lies face down")),
                None => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// A DI card in the discard pile, in a battle after its reveal, or shown there.
fn is_open_di(card: Di, before: &View, after: &View, page: &[Event]) -> bool {
    let open = |view: &View| {
        let revealed = view.battle.as_ref().is_some_and(|battle| battle.revealed);
        let mut in_battle = sides(view).filter(|side| revealed || side.di_shown);
        view.discard.contains(card)
            || in_battle.any(|side| {
                side.di.is_some_and(|di| di.contains(card)) || side.cancelled.contains(card)
            })
    };
    // The pile may have become the deck again, the battle may be over by now.
    let reshuffled = page.contains(&Event::DeckReshuffled);
    card == Di::Diversion || reshuffled || open(before) || open(after)
}

/// A battle card that its owner has put face down or means to.
fn is_hidden(card: BattleCard, seat: Seat, truth: &View) -> bool {
    let own = truth.players[seat.index()]
        .secret
        .as_ref()
        .expect("the archive sees all");
    let discarded = sides(truth)
        .filter(|side| side.seat == seat && !side.swapped)
        .any(|side| side.discard == Some(card) && side.play != Some(card));
    own.face_down.contains(card) || own.removed.contains(card) || discarded
}
