//! Questions and answers of the rulebook (K1-12).

use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::help::{first, fought, march};

/// K1-12.1, K1-5.14: a creature goes nowhere without a unit, by teleport neither.
#[test]
fn no_creature_alone() {
    let mut t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::FirstSphinx, "w1a");
    march(&mut t, "w1a", &[]);
    assert!(!t.can(P1, "carry 0"));
    t.acts(P1, "carry 1, teleport w_ti");
    assert!(t.companions(P1, "w_ti").contains(Companion::FirstSphinx));
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w_ti")), (1, 1));
}

/// K1-12.2, K1-5.3: a faster creature met on the way gives no more range.
#[test]
fn no_range_from_a_creature_on_the_way() {
    let mut t = first(3)
        .troop(P1, "w1f", 1)
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::FirstScarab, "w_r")
        .owns(P1, Tile::GodSpeed);
    march(&mut t, "w1f", &["w_r"]);
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "carry 2");
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "step w_tr");
    assert!(t.companions(P1, "w_tr").contains(Companion::FirstScarab));
    assert!(t.awaits(P2), "the range is used up");
}

/// K1-12.5, BLU-3b: a defence won by nobody gives no VP.
#[test]
fn defensive_victory_needs_a_survivor() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P2, Tile::FirstDefensiveVictory);
    let t = fought(t, "w_r", "BC-3", "BC-2");
    assert!(t.events().contains(&Event::BattleWon { seat: P2 }));
    assert_eq!(t.units(P2, "w_r"), 0);
    assert_eq!(t.permanent_fame(P2), (0, 0));
}

/// K1-12.11, K1-B4: cards that are in the battle are not in the hand for Divine Wound.
#[test]
fn divine_wound_takes_from_the_hand() {
    let mut t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::FirstWound)
        .holds(P1, &[Di::FirstRage, Di::FirstRage, Di::FirstFury]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &[Di::FirstRage, Di::FirstFury], "hide");
    t.council(P2, "BC-1", &[], "hide");
    assert_eq!(
        t.offers(P1),
        ["wound DI12-01", "done"],
        "the one that was kept"
    );
    t.act(P1, "wound DI12-01");
    assert_eq!(t.last_points(P1).strength, 3 + 4 + 1 + 2 + 1);
}

/// K1-12.13, BLU-3c: Prescience shows the battle card and no DI card.
#[test]
fn prescience_shows_one_card() {
    let mut t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::Prescience)
        .holds(P2, &[Di::FirstRage]);
    t.battle(P1, "w_r");
    t.act(P2, "decline");
    t.acts(P2, "play-card BC-4, discard-card BC-1, add DI12-01, hide");
    let side = t.view(Eye::Seat(P1)).battle.expect("a battle").defender;
    assert_eq!(side.play, Some(BattleCard::Bc4));
    assert_eq!((side.discard, side.di, side.declared), (None, None, None));
    assert_eq!(
        t.view(Eye::Seat(P1)).players[1].di,
        1,
        "still counted as in hand"
    );
}

/// K1-12.14, K1-D2, RED-4d, BLU-4c: an ordinary, the silver and the golden token: three actions in one turn.
#[test]
fn three_actions_in_one_turn() {
    let mut t = first(2)
        .owns(P1, Tile::RedActOfGod)
        .owns(P1, Tile::FirstDivineWill)
        .troop(P1, "w1f", 2)
        .with_prayer(P1, 0);
    t.act(P1, "token m_pray");
    assert!(!t.can(P1, "silver m_pray"), "a free space each");
    t.act(P1, "silver b_pray");
    assert_eq!(t.prayer(P1), 4);
    t.acts(P1, "gold, golden BLU-4c, as move, troop w1f, step w_r");
    assert_eq!(t.units(P1, "w_r"), 2);
    assert!(t.awaits(P2));
}

/// P1 has Vision and, if asked, Divine Boon and the Mummy; the night's cards are dealt.
fn vision(tiles: &[Tile]) -> Scene {
    let mut t = first(3).owns(P1, Tile::FirstVision);
    for &tile in tiles {
        t = t.owns(P1, tile);
    }
    t.clear_events();
    t.night_step(Step::NightDi { place: 0 });
    t
}

/// WHI-3b, K1-12.16: one of five is kept, the other four are in the deck again.
#[test]
fn vision_keeps_one_of_five() {
    let mut t = vision(&[]);
    let seen = t.view(Eye::Seat(P1)).foreseen_cards.expect("five cards");
    assert_eq!(
        (seen.len(), t.di_piles().0.len(), t.di(P1).len()),
        (5, 30, 0)
    );
    let keep = seen.faces().next().expect("a card");
    t.act(P1, &format!("keep {keep}"));
    assert_eq!(t.di(P1).len(), 1);
    assert!(t.di(P1).contains(keep));
    let (deck, pile) = t.di_piles();
    assert_eq!((deck.len(), pile.len()), (32, 0), "P2 and P3 have drawn");
}

/// K1-12.15, WHI-2d, WHI-4c: only the first card is picked; those of Divine Boon and the Mummy come unseen, after it.
#[test]
fn vision_for_the_first_card_only() {
    let mut t = vision(&[Tile::FirstBoon, Tile::FirstMummy]);
    assert_eq!(t.di(P1).len(), 0, "the picked card is the first");
    let keep = t.offers(P1)[0].clone();
    t.act(P1, &keep);
    assert_eq!(t.di(P1).len(), 3);
    let foreseen = |event: &&Event| matches!(event, Event::CardsForeseen { .. });
    assert_eq!(t.events().iter().filter(foreseen).count(), 1);
}

/// K1-12.17, WHI-1b, WHI-4a: Priestess or Priest of Ra may make a tile free.
#[test]
fn a_free_tile() {
    for tile in [Tile::FirstPriestess, Tile::FirstPriestOfRa] {
        let mut t = first(3)
            .owns(P1, tile)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .with_prayer(P1, 0);
        t.begin_on(P1, Space::Acquire2);
        t.act(P1, "take RED-1a");
        assert!(t.tiles(P1).contains(Tile::FirstCharge));
    }
}

/// K1-12.18, WHI-4a, K1-U35: a Raise by several levels is one payment.
#[test]
fn one_payment_for_a_raise() {
    let mut t = first(3)
        .owns(P1, Tile::FirstPriestOfRa)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 8);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!(t.prayer(P1), 0, "2 + 3 + 4 - 1");
}

/// K1-U4, K1-U22: what was decided is a switch of the edition: elsewhere the same position is played otherwise.
#[test]
fn decisions_are_switches() {
    let beaten = |t: Scene| {
        let t = t
            .troop(P2, "w_on", 1)
            .troop(P2, "w_r", 3)
            .troop(P1, "w_r", 5);
        let mut t = fought(t, "w_r", "BC-1", "BC-5");
        t.act(P2, "retreat");
        t.can(P1, "banish w_on")
    };
    assert!(beaten(first(3)));
    assert!(!beaten(table(3)));
    let crowded = |t: Scene| {
        let mut t =
            t.troop(P1, "w1f", 4)
                .troop(P1, "w_r", 4)
                .companion(P1, Companion::RoyalScarab, "w1f");
        march(&mut t, "w1f", &[]);
        t.can(P1, "step w_r")
    };
    assert!(crowded(table(3)));
    let mut t = first(3).troop(P1, "w1f", 4).troop(P1, "w_r", 4).companion(
        P1,
        Companion::FirstScarab,
        "w1f",
    );
    march(&mut t, "w1f", &[]);
    assert!(!t.can(P1, "step w_r"));
}
