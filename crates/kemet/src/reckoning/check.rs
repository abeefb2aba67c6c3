//! What cannot lie on a table is refused, in one sentence.

use super::{Card, Question, SideQuestion, candidates, companion_of};
use crate::divine::Deck;
use crate::tile::Origin;
use crate::{BattleCard, BattleCards, CardFace, Di, DiCards, God, Icon, Power, Tile, TileSet};

/// The most that a card given by its numbers may say: far above anything
/// printed, and all sums of a battle still fit.
const MOST_ON_A_CARD: u8 = 99;

/// What one side says must be possible by itself.
pub(super) fn check_side(name: &str, side: &SideQuestion) -> Result<(), String> {
    let tiles = check_tiles(name, side)?;
    match side.god {
        Some(god) => check_god(name, side, god)?,
        None => check_units(name, side.units, tiles)?,
    }
    check_cards(name, side)?;
    check_companions(side)?;
    if side.wounds > 0 && !tiles.has(Power::DivineWound) {
        return Err(format!(
            "The {name} needs Divine Wound (RUB-3c) to discard DI cards for strength."
        ));
    }
    check_conversion(name, side)
}

/// Tiles of this edition, each picture once (KB-3.4.3.a).
fn check_tiles(name: &str, side: &SideQuestion) -> Result<TileSet, String> {
    let mut tiles = TileSet::EMPTY;
    for &tile in &side.tiles {
        check_origin(tile)?;
        if tiles.contains(tile) {
            return Err(format!(
                "The {name} owns {tile} twice; name each tile once."
            ));
        }
        if let Some(twin) = (tiles & tile.same_picture()).lowest() {
            return Err(format!(
                "The {name} owns {twin} and {tile}; nobody owns two tiles with one picture ({}).",
                tile.row().name
            ));
        }
        tiles.insert(tile);
    }
    Ok(tiles)
}

fn check_origin(tile: Tile) -> Result<(), String> {
    match tile.row().origin {
        Origin::Later | Origin::Renewal => Ok(()),
        Origin::First => Err(of_another_edition(&tile, tile.row().name)),
    }
}

fn of_another_edition(id: &dyn std::fmt::Display, name: &str) -> String {
    format!("{id} ({name}) is of the edition of 2012; this is a battle of Rise of the Gods.")
}

/// KB-LIM-01: what a zone holds of one player.
fn check_units(name: &str, units: u8, tiles: TileSet) -> Result<(), String> {
    let limit = if tiles.has(Power::Legion) {
        7
    } else if tiles.has(Power::GatheredTribes) {
        6
    } else {
        5
    };
    if (1..=limit).contains(&units) {
        Ok(())
    } else {
        Err(format!(
            "The {name} has {units} units; a troop has 1 to {limit}."
        ))
    }
}

/// A card or a hand, but not both; DI cards that are played in a battle.
fn check_cards(name: &str, side: &SideQuestion) -> Result<(), String> {
    match (side.card, &side.hand) {
        (Some(_), Some(_)) => {
            return Err(format!(
                "The {name} has a card and a hand; name the card played or the cards it may be."
            ));
        }
        (Some(Card::Raw(face)), None) => check_face(name, face)?,
        (None, Some(hand)) => check_hand(name, hand)?,
        (Some(Card::Known(_)), None) | (None, None) => {}
    }
    for card in &side.di {
        if card.deck() == Deck::First {
            return Err(of_another_edition(card, card.face().name));
        }
        if card.face().icon != Icon::Battle {
            return Err(format!(
                "{card} ({}) cannot be played in a battle.",
                card.face().name
            ));
        }
    }
    // KB-2.2.3: everybody has one.
    if side
        .di
        .iter()
        .filter(|card| **card == Di::Diversion)
        .count()
        > 1
    {
        return Err(format!(
            "The {name} plays Diversion (DI-D) twice; everybody has one."
        ));
    }
    Ok(())
}

fn check_face(name: &str, face: CardFace) -> Result<(), String> {
    let CardFace {
        points,
        self_loss,
        wards_damage: _,
    } = face;
    let most = points.greatest().max(self_loss);
    if most <= MOST_ON_A_CARD {
        Ok(())
    } else {
        Err(format!(
            "The {name}'s card says {most}; its numbers go from 0 to {MOST_ON_A_CARD}."
        ))
    }
}

/// Which of the eight a special card came for is its owner's secret (tiles:§7), so
/// all of them may be named beside it.
fn check_hand(name: &str, hand: &[BattleCard]) -> Result<(), String> {
    let cards: BattleCards = hand.iter().copied().collect();
    if hand.is_empty() {
        return Err(format!(
            "The {name}'s hand is empty; name at least one battle card or leave it out."
        ));
    }
    if cards.len() == hand.len() {
        Ok(())
    } else {
        Err(format!(
            "The {name} holds a battle card twice; name each card once."
        ))
    }
}

fn check_companions(side: &SideQuestion) -> Result<(), String> {
    for (tile, servant) in [(side.creature, false), (side.servant, true)] {
        let wanted = if servant { "servant" } else { "creature" };
        let Some(tile) = tile else { continue };
        check_origin(tile)?;
        if companion_of(tile).is_none_or(|companion| companion.is_servant() != servant) {
            return Err(format!("{tile} ({}) brings no {wanted}.", tile.row().name));
        }
    }
    Ok(())
}

/// AMB-2c: no more shields than every card has that may be played.
fn check_conversion(name: &str, side: &SideQuestion) -> Result<(), String> {
    if side.convert == 0 {
        return Ok(());
    }
    if side
        .servant
        .is_none_or(|tile| tile.row().power != Power::Bakatan)
    {
        return Err(format!(
            "The {name} needs the servant Bakatan (AMB-2c) to turn shields into damage."
        ));
    }
    let shields = candidates(side)
        .iter()
        .map(|card| card.face().points.shield)
        .min();
    match shields {
        Some(shields) if side.convert > shields => Err(format!(
            "The {name}'s Bakatan cannot turn {} shields into damage; the card has {shields}.",
            side.convert
        )),
        _ => Ok(()),
    }
}

/// KB-6.3.a, KB-6.3.d: a god has its life points, and nobody is with it.
fn check_god(name: &str, side: &SideQuestion, god: God) -> Result<(), String> {
    let most = god.row().life;
    if side.units == 0 || side.units > most {
        return Err(format!(
            "The {name} fights with {god} and {} life points; it has 1 to {most}.",
            side.units
        ));
    }
    if side.creature.is_some() || side.servant.is_some() {
        return Err(format!(
            "The {name} fights with {god}; nobody is with a god."
        ));
    }
    if god != God::Sobek && candidates(side).contains(&Card::Known(BattleCard::SobeksWrath)) {
        return Err(format!(
            "The {name} plays for {god}; Sobek's Wrath (SB-S) is Sobek's."
        ));
    }
    Ok(())
}

/// What both sides say must be possible together: no more pieces than there are.
pub(super) fn check_both(question: &Question) -> Result<(), String> {
    let [attacker, defender] = [&question.attacker, &question.defender].map(owned);
    let on_both_sides = attacker & defender;
    if let Some(tile) = on_both_sides.iter().find(|tile| tile.row().copies == 1) {
        return Err(format!(
            "{tile} ({}) is on both sides; there is only one.",
            tile.row().name
        ));
    }
    let [attacker, defender] = [&question.attacker, &question.defender].map(god_of);
    if let (Some(god), Some(other)) = (attacker, defender)
        && god == other
    {
        return Err(format!("Both sides play for {god}; there is only one."));
    }
    check_di(question)
}

/// The tiles of a side, those of its companions and special cards among them.
fn owned(side: &SideQuestion) -> TileSet {
    let cards = candidates(side);
    let with_card = Tile::ALL.iter().copied().filter(|tile| {
        let card = tile.row().card;
        card.is_some_and(|card| cards.contains(&Card::Known(card)))
            && tile.row().origin != Origin::First
    });
    let named = side.tiles.iter().copied();
    let companions = [side.creature, side.servant].into_iter().flatten();
    named.chain(companions).chain(with_card).collect()
}

/// The god that fights, or whose card may be played.
fn god_of(side: &SideQuestion) -> Option<God> {
    let wrath = candidates(side).contains(&Card::Known(BattleCard::SobeksWrath));
    side.god.or(wrath.then_some(God::Sobek))
}

/// No more copies of a DI card than there are, and no more cards than the decks
/// hold, discarded ones counted.
fn check_di(question: &Question) -> Result<(), String> {
    let sides = [&question.attacker, &question.defender];
    let played = || sides.into_iter().flat_map(|side| side.di.iter().copied());
    for card in played().filter(|card| card.is_loose()) {
        let copies = usize::from(card.face().copies);
        let count = played().filter(|other| *other == card).count();
        if count > copies {
            return Err(format!(
                "{card} ({}) exists {copies} times, not {count}.",
                card.face().name,
            ));
        }
    }
    let wounds: usize = sides.iter().map(|side| usize::from(side.wounds)).sum();
    let rest = usize::from(DiCards::of_decks(&[Deck::Shared, Deck::Extra]).len())
        - played().filter(|card| card.is_loose()).count();
    if wounds <= rest {
        Ok(())
    } else {
        Err(format!(
            "{wounds} DI cards are discarded for Divine Wound; there are only {rest} more."
        ))
    }
}
