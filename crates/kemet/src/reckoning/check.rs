//! What cannot lie on a table is refused.

use super::{BattleRefusal, Card, Question, SideQuestion, candidates, companion_of};
use crate::divine::Deck;
use crate::step::Role;
use crate::tile::Origin;
use crate::{BattleCard, BattleCards, CardFace, Di, DiCards, God, Icon, Power, Tile, TileSet};

/// The most that a card given by its numbers may say: far above anything
/// printed, and all sums of a battle still fit.
const MOST_ON_A_CARD: u8 = 99;

/// What one side says must be possible by itself.
pub(super) fn check_side(role: Role, side: &SideQuestion) -> Result<(), BattleRefusal> {
    let tiles = check_tiles(role, side)?;
    match side.god {
        Some(god) => check_god(role, side, god)?,
        None => check_units(role, side.units, tiles)?,
    }
    check_cards(role, side)?;
    check_companions(side)?;
    if side.wounds > 0 && !tiles.has(Power::DivineWound) {
        let tile = Tile::DivineWound;
        return Err(BattleRefusal::NeedsDivineWound { side: role, tile });
    }
    check_conversion(role, side)
}

/// Tiles of this edition, each picture once (KB-3.4.3.a).
fn check_tiles(role: Role, side: &SideQuestion) -> Result<TileSet, BattleRefusal> {
    let mut tiles = TileSet::EMPTY;
    for &tile in &side.tiles {
        check_origin(tile)?;
        if tiles.contains(tile) {
            return Err(BattleRefusal::TileTwice { side: role, tile });
        }
        if tiles.meets(tile.same_picture()) {
            return Err(BattleRefusal::SamePicture { side: role, tile });
        }
        tiles.insert(tile);
    }
    Ok(tiles)
}

fn check_origin(tile: Tile) -> Result<(), BattleRefusal> {
    match tile.row().origin {
        Origin::Later | Origin::Renewal => Ok(()),
        Origin::First => Err(BattleRefusal::TileOfFirst { tile }),
    }
}

/// KB-LIM-01: what a zone holds of one player.
fn check_units(role: Role, units: u8, tiles: TileSet) -> Result<(), BattleRefusal> {
    let most = if tiles.has(Power::Legion) {
        7
    } else if tiles.has(Power::GatheredTribes) {
        6
    } else {
        5
    };
    if (1..=most).contains(&units) {
        Ok(())
    } else {
        Err(BattleRefusal::TroopSize {
            side: role,
            units,
            most,
        })
    }
}

/// A card or a hand, but not both; DI cards that are played in a battle.
fn check_cards(role: Role, side: &SideQuestion) -> Result<(), BattleRefusal> {
    match (side.card, &side.hand) {
        (Some(_), Some(_)) => {
            return Err(BattleRefusal::CardAndHand { side: role });
        }
        (Some(Card::Raw(face)), None) => check_face(role, face)?,
        (None, Some(hand)) => check_hand(role, hand)?,
        (Some(Card::Known(_)), None) | (None, None) => {}
    }
    for &card in &side.di {
        if card.deck() == Deck::First {
            return Err(BattleRefusal::CardOfFirst { card });
        }
        if card.face().icon != Icon::Battle {
            return Err(BattleRefusal::NotInBattle { card });
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
        return Err(BattleRefusal::DiversionTwice { side: role });
    }
    Ok(())
}

fn check_face(role: Role, face: CardFace) -> Result<(), BattleRefusal> {
    let CardFace {
        points,
        self_loss,
        wards_damage: _,
    } = face;
    let number = points.greatest().max(self_loss);
    if number <= MOST_ON_A_CARD {
        Ok(())
    } else {
        Err(BattleRefusal::NumberTooBig {
            side: role,
            number,
            most: MOST_ON_A_CARD,
        })
    }
}

/// Which of the eight a special card came for is its owner's secret (tiles:§7), so
/// all of them may be named beside it.
fn check_hand(role: Role, hand: &[BattleCard]) -> Result<(), BattleRefusal> {
    let cards: BattleCards = hand.iter().copied().collect();
    if hand.is_empty() {
        return Err(BattleRefusal::EmptyHand { side: role });
    }
    if cards.len() == hand.len() {
        Ok(())
    } else {
        Err(BattleRefusal::CardTwice { side: role })
    }
}

fn check_companions(side: &SideQuestion) -> Result<(), BattleRefusal> {
    for (tile, servant) in [(side.creature, false), (side.servant, true)] {
        let Some(tile) = tile else { continue };
        check_origin(tile)?;
        if companion_of(tile).is_none_or(|companion| companion.is_servant() != servant) {
            return Err(if servant {
                BattleRefusal::NoServant { tile }
            } else {
                BattleRefusal::NoCreature { tile }
            });
        }
    }
    Ok(())
}

/// AMB-2c: no more shields than every card has that may be played.
fn check_conversion(role: Role, side: &SideQuestion) -> Result<(), BattleRefusal> {
    if side.convert == 0 {
        return Ok(());
    }
    if side
        .servant
        .is_none_or(|tile| tile.row().power != Power::Bakatan)
    {
        let tile = Tile::Bakatan;
        return Err(BattleRefusal::NeedsBakatan { side: role, tile });
    }
    let shields = candidates(side)
        .iter()
        .map(|card| card.face().points.shield)
        .min();
    match shields {
        Some(shields) if side.convert > shields => Err(BattleRefusal::TooManyShields {
            side: role,
            asked: side.convert,
            shields,
        }),
        _ => Ok(()),
    }
}

/// KB-6.3.a, KB-6.3.d: a god has its life points, and nobody is with it.
fn check_god(role: Role, side: &SideQuestion, god: God) -> Result<(), BattleRefusal> {
    let most = god.row().life;
    if side.units == 0 || side.units > most {
        return Err(BattleRefusal::GodLife {
            side: role,
            god,
            life: side.units,
            most,
        });
    }
    if side.creature.is_some() || side.servant.is_some() {
        return Err(BattleRefusal::GodAlone { side: role, god });
    }
    if god != God::Sobek && candidates(side).contains(&Card::Known(BattleCard::SobeksWrath)) {
        return Err(BattleRefusal::SobeksWrath { side: role, god });
    }
    Ok(())
}

/// What both sides say must be possible together: no more pieces than there are.
pub(super) fn check_both(question: &Question) -> Result<(), BattleRefusal> {
    let [attacker, defender] = [&question.attacker, &question.defender].map(owned);
    let on_both_sides = attacker & defender;
    if let Some(tile) = on_both_sides.iter().find(|tile| tile.row().copies == 1) {
        return Err(BattleRefusal::TileOnBothSides { tile });
    }
    let [attacker, defender] = [&question.attacker, &question.defender].map(god_of);
    if let (Some(god), Some(other)) = (attacker, defender)
        && god == other
    {
        return Err(BattleRefusal::GodOnBothSides { god });
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
fn check_di(question: &Question) -> Result<(), BattleRefusal> {
    let sides = [&question.attacker, &question.defender];
    let played = || sides.into_iter().flat_map(|side| side.di.iter().copied());
    for card in played().filter(|card| card.is_loose()) {
        let copies = usize::from(card.face().copies);
        let count = played().filter(|other| *other == card).count();
        if count > copies {
            return Err(BattleRefusal::CardCopies {
                card,
                copies,
                count,
            });
        }
    }
    let wounds: usize = sides.iter().map(|side| usize::from(side.wounds)).sum();
    let rest = usize::from(DiCards::of_decks(&[Deck::Shared, Deck::Extra]).len())
        - played().filter(|card| card.is_loose()).count();
    if wounds <= rest {
        Ok(())
    } else {
        Err(BattleRefusal::TooManyWounds { wounds, rest })
    }
}
