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
    let mut cards: Vec<String> = truth.discard.iter().map(|card| card.to_string()).collect();
    let mut battle = |set: BattleCards| cards.extend(set.iter().map(|card| card.to_string()));
    for player in &truth.players {
        battle(player.face_up);
        if eye == Eye::Seat(player.seat) {
            let own = player.secret.as_ref().expect("the archive sees all");
            battle(own.battle_hand);
            battle(own.face_down);
            battle(own.removed);
        }
    }
    let Some(fight) = &truth.battle else {
        add_hands(truth, eye, &mut cards);
        return count(cards);
    };
    for side in [&fight.attacker, &fight.defender] {
        let own = eye == Eye::Seat(side.seat);
        let open = own || fight.revealed;
        let play = side.play.filter(|_| open || side.card_shown);
        let discard = side.discard.filter(|_| own || side.swapped);
        cards.extend(play.into_iter().chain(discard).map(|card| card.to_string()));
        let di = side
            .di
            .filter(|_| open || side.di_shown)
            .unwrap_or_default();
        cards.extend(
            di.iter()
                .chain(side.cancelled.iter())
                .map(|card| card.to_string()),
        );
    }
    add_hands(truth, eye, &mut cards);
    count(cards)
}

fn add_hands(truth: &View, eye: Eye, cards: &mut Vec<String>) {
    for player in truth
        .players
        .iter()
        .filter(|player| eye == Eye::Seat(player.seat))
    {
        let own = player.secret.as_ref().expect("the archive sees all");
        cards.extend(own.di.iter().map(|card| card.to_string()));
    }
}

fn count(cards: Vec<String>) -> Words {
    let mut words = Words::new();
    cards
        .into_iter()
        .for_each(|card| *words.entry(card).or_default() += 1);
    words
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
    OpenDi(Seat),
    /// Names battle cards of this seat that lie open now.
    OpenCards(Seat),
}

pub fn secrecy(event: &Event) -> Secrecy {
    match event {
        Event::DrewCard { seat, .. }
        | Event::LostCard { seat, .. }
        | Event::CardRemoved { seat, .. } => Secrecy::Private(*seat),
        Event::DiscardedDi { seat, .. }
        | Event::PlayedDi { seat, .. }
        | Event::DiShown { seat, .. }
        | Event::DiCancelled { seat, .. }
        | Event::DiLooted { seat, .. } => Secrecy::OpenDi(*seat),
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
    let told = format!("{audience:?} is told {event:?}");
    match secrecy(event) {
        Secrecy::Nothing if !named.is_empty() => Err(format!("{told}, which names {named:?}")),
        Secrecy::Private(seat) if audience != Audience::seat(seat) => {
            Err(format!("{told}, {seat}'s secret"))
        }
        Secrecy::OpenDi(_) => named
            .keys()
            .filter(|card| !is_open_di(card, before, after, page))
            .map(|card| Err(format!("{told}, but {card} lies nowhere open")))
            .collect(),
        Secrecy::OpenCards(seat) => named
            .keys()
            .filter_map(|card| card.parse::<BattleCard>().ok())
            .filter(|&card| is_hidden(card, seat, after))
            .map(|card| Err(format!("{told}, but {card} lies face down")))
            .collect(),
        _ => Ok(()),
    }
}

/// A DI card in the discard pile, in a battle after its reveal, or shown there.
fn is_open_di(card: &str, before: &View, after: &View, page: &[Event]) -> bool {
    let card: Di = card.parse().expect("a DI card");
    // The pile may have become the deck again, the battle may be over by now.
    let reshuffled = page.contains(&Event::DeckReshuffled);
    let open = |view: &View| {
        let fight = view
            .battle
            .iter()
            .flat_map(|fight| [&fight.attacker, &fight.defender]);
        let shown = fight
            .clone()
            .any(|side| side.di.is_some_and(|di| di.contains(card)));
        view.discard.contains(card)
            || shown
            || fight.clone().any(|side| side.cancelled.contains(card))
    };
    card == Di::Diversion || reshuffled || open(before) || open(after)
}

/// A battle card that its owner has put face down or means to.
fn is_hidden(card: BattleCard, seat: Seat, truth: &View) -> bool {
    let own = truth.players[seat.index()]
        .secret
        .as_ref()
        .expect("the archive sees all");
    let sides = truth
        .battle
        .iter()
        .flat_map(|fight| [&fight.attacker, &fight.defender]);
    let discarded = sides
        .filter(|side| side.seat == seat && !side.swapped)
        .any(|side| side.discard == Some(card) && side.play != Some(card));
    own.face_down.contains(card) || own.removed.contains(card) || discarded
}
