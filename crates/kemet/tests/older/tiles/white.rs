//! White tiles outside battle.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// WHI-1a: with the Priest a Pray brings 3.
#[test]
fn the_priest_prays_for_three() {
    let mut t = first(2).owns(P1, Tile::FirstPriest);
    t.begin(P1, Deed::Pray);
    assert_eq!(gains(&t, P1), [3]);
}

/// WHI-1b: the Priestess takes 1 off every tile, down to nothing.
#[test]
fn the_priestess_makes_tiles_cheaper() {
    for (tile, price) in [
        (Tile::GodSpeed, 0),
        (Tile::FirstCarnage, 1),
        (Tile::FirstInitiative, 3),
    ] {
        let mut t = bazaar(4)
            .owns(P1, Tile::FirstPriestess)
            .with_prayer(P1, price);
        buy(&mut t, tile);
        assert_eq!(
            (t.prayer(P1), payments(&t, P1).iter().sum::<u8>()),
            (0, price)
        );
    }
}

/// WHI-2a: Slaves take 1 off every level.
#[test]
fn slaves_make_levels_cheaper() {
    let mut t = first(2)
        .owns(P1, Tile::Slaves)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 6);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!(payments(&t, P1), [6], "1 and 2 and 3");
    let mut free = first(2).owns(P1, Tile::Slaves).with_prayer(P1, 0);
    free.begin(P1, Deed::Build);
    free.acts(P1, "build b 1, top ruby");
    assert_eq!((free.level("w1b"), free.prayer(P1)), (1, 0));
}

/// WHI-2b, WHI-4b: their prayer comes with that of the night.
#[test]
fn priests_of_the_night() {
    for (tile, gain) in [(Tile::HighPriest, 4), (Tile::FirstPriestOfAmon, 7)] {
        let mut t = first(2).owns(P1, tile).with_prayer(P1, 0);
        t.night();
        assert_eq!((gains(&t, P1), gains(&t, P2)), (vec![gain], vec![2]));
    }
}

/// WHI-2d, WHI-4c: a DI card more each night; the Mummy draws in the reserve too.
#[test]
fn more_cards_at_night() {
    for (tile, more) in [
        (Tile::FirstBoon, 1),
        (Tile::FirstMummy, 1),
        (Tile::FirstPriest, 0),
    ] {
        let mut t = first(2).owns(P1, tile);
        t.night();
        assert_eq!((t.di(P1).len(), t.di(P2).len()), (1 + more, 1), "{tile}");
    }
}

/// WHI-3a, K1-U34: Hand of God raises one pyramid by one level for nothing, from 0 too, up to 4.
#[test]
fn hand_of_god_gives_a_level() {
    let mut t = first(2)
        .owns(P1, Tile::FirstHandOfGod)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .pyramid(P1, "w1b", Colour::Diamond, 2)
        .with_prayer(P1, 0);
    t.night();
    assert_eq!(t.offers(P1), ["build b 3", "build c 1", "decline"]);
    let mut third = t.clone();
    t.act(P1, "build b 3");
    assert_eq!((t.level("w1b"), t.prayer(P1)), (3, 2));
    third.act(P1, "build c 1");
    assert_eq!(
        (third.level("w1c"), third.colour("w1c")),
        (1, Some(Colour::Sapphire))
    );
    assert_eq!(third.prayer(P1), 2, "what the night has brought");
}

/// K1-U34: an occupied own pyramid may be raised by the Hand of God, for the occupier's good; a foreign one never.
#[test]
fn hand_of_god_on_an_occupied_pyramid() {
    let mut t = first(2)
        .owns(P1, Tile::FirstHandOfGod)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P2, "w3a", Colour::Ruby, 3)
        .troop(P2, "w1a", 1)
        .troop(P1, "w3a", 1);
    t.night();
    assert!(!t.can(P1, "raise w3a 4"));
    t.act(P1, "build a 4");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
}

/// WHI-3b: Vision picks the card of the night from five, and the other four go back.
#[test]
fn vision_picks_from_five() {
    let mut t = first(2).owns(P1, Tile::FirstVision);
    t.night();
    assert_eq!(t.step(), Some(Step::Foresight { place: 0 }));
    let shown = offered(&t, "keep");
    assert!(!shown.is_empty() && shown.len() <= 5);
    assert_eq!(t.di_piles().0.len(), 30, "five lie before P1");
    let card = shown.into_iter().next().unwrap();
    t.act(P1, &format!("keep {card}"));
    assert!(t.di(P1).contains(card.parse().unwrap()));
    assert_eq!((t.di(P1).len(), t.di(P2).len()), (1, 1));
    assert_eq!((t.di_piles().0.len(), t.di_piles().1.len()), (33, 0));
}

/// WHI-3b, WHI-2d: the card of Divine Boon comes unseen, after the choice.
#[test]
fn vision_comes_before_the_blind_cards() {
    let mut t = first(2)
        .owns(P1, Tile::FirstVision)
        .owns(P1, Tile::FirstBoon);
    t.night();
    assert_eq!((t.di(P1).len(), t.di_piles().0.len()), (0, 30));
    let card = offered(&t, "keep").into_iter().next().expect("a card");
    t.act(P1, &format!("keep {card}"));
    assert_eq!((t.di(P1).len(), t.di(P2).len()), (2, 1));
}

/// WHI-4a, K1-U35: the Priest of Ra takes 1 off every payment, once, down to nothing.
#[test]
fn the_priest_of_ra_on_every_payment() {
    let rich = || bazaar(4).owns(P1, Tile::FirstPriestOfRa);
    let mut tile = rich().with_prayer(P1, 3);
    buy(&mut tile, Tile::FirstInitiative);
    assert_eq!(tile.prayer(P1), 0);
    let mut free = rich().with_prayer(P1, 0);
    buy(&mut free, Tile::GodSpeed);
    assert_eq!(free.prayer(P1), 0);
    let mut levels = first(2)
        .owns(P1, Tile::FirstPriestOfRa)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 4);
    levels.begin(P1, Deed::Build);
    levels.act(P1, "build a 3");
    assert_eq!(levels.prayer(P1), 0, "2 and 3, less 1 altogether");
    let jumps = first(3)
        .owns(P1, Tile::FirstPriestOfRa)
        .owns(P1, Tile::Teleport)
        .troop(P1, "w_on", 1);
    let mut jumps = marching(jumps, "w_on");
    jumps.acts(P1, "teleport w_ti, teleport w_tr");
    assert_eq!(payments(&jumps, P1), [1, 1], "each teleport is a payment");
    let mut card = first(2)
        .owns(P1, Tile::FirstPriestOfRa)
        .holds(P1, &[Di::FirstRainingFire])
        .troop(P2, "w3a", 2)
        .with_prayer(P1, 0);
    card.act(P1, "play DI12-07");
    assert_eq!(card.prayer(P1), 0, "a card for nothing");
}

/// K1-U35: it adds to Priestess, Slaves and Stargate, never below 0.
#[test]
fn the_priest_of_ra_adds_up() {
    let mut tile = bazaar(4)
        .owns(P1, Tile::FirstPriestOfRa)
        .owns(P1, Tile::FirstPriestess)
        .with_prayer(P1, 2);
    buy(&mut tile, Tile::FirstInitiative);
    assert_eq!(tile.prayer(P1), 0);
    let mut cheap = bazaar(4)
        .owns(P1, Tile::FirstPriestOfRa)
        .owns(P1, Tile::FirstPriestess)
        .with_prayer(P1, 0);
    buy(&mut cheap, Tile::GodSpeed);
    assert_eq!(cheap.prayer(P1), 0);
    let mut levels = first(2)
        .owns(P1, Tile::FirstPriestOfRa)
        .owns(P1, Tile::Slaves)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 5);
    levels.begin(P1, Deed::Build);
    levels.act(P1, "build a 4");
    assert_eq!(levels.prayer(P1), 0, "1 and 2 and 3, less 1");
    let jump = first(3)
        .owns(P1, Tile::FirstPriestOfRa)
        .owns(P1, Tile::Stargate)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 1)
        .with_prayer(P1, 0);
    let mut jump = marching(jump, "w1a");
    jump.act(P1, "teleport w_ti");
    assert_eq!(jump.prayer(P1), 0);
}
