//! Concepts of the game and its end (sections 3.1 and 3.2).

use kemet::scene::*;
use kemet::*;
use tabletop::{Outcome, Seat, Seats};

use crate::ledger::{gains, payments};

fn winners(t: &Scene) -> Option<Seats> {
    t.outcome().map(|Outcome { winners, .. }| winners)
}

/// KB-3.1.a, KB-3.1.b: a Day of five tokens each, a Night, and a new round.
#[test]
fn day_night_and_day_again() {
    let mut t = table(2);
    t.clear_events();
    let spaces = [
        Space::BottomPray,
        Space::TopMove,
        Space::MiddlePray,
        Space::MiddleMove,
        Space::Acquire1,
    ];
    for space in spaces {
        for seat in [P1, P2] {
            assert_eq!((t.round(), t.is_night()), (1, false));
            t.begin_on(seat, space);
        }
    }
    assert!(t.is_night());
    t.act(P1, "position 2");
    assert_eq!((t.round(), t.is_night()), (2, false));
    assert!(t.awaits(P2));
    let story: Vec<Event> = t.events();
    let mut placed = Vec::new();
    let mut phases = Vec::new();
    for event in &story {
        match *event {
            Event::TokenPlaced { seat, kind, .. } => placed.push((seat, kind)),
            Event::NightFell { .. } => phases.push("night"),
            Event::DayBroke { .. } => phases.push("day"),
            _ => {}
        }
    }
    assert_eq!(phases, ["night", "day"]);
    assert_eq!(
        placed,
        [(P1, TokenKind::Own), (P2, TokenKind::Own)].repeat(5)
    );
}

/// KB-3.1.c: nine steps, each finished by everybody before the next.
#[test]
fn the_night_goes_step_by_step() {
    let mut t = table(2)
        .troop(P1, "d_s", 3)
        .troop(P1, "w_ti", 1)
        .troop(P2, "d_t", 2)
        .troop(P2, "w_tr", 1)
        .with_veterans(P1, 4)
        .with_veterans(P2, 4);
    t.clear_events();
    t.night();
    t.act(P1, "sacrifice");
    t.act(P2, "sacrifice");
    for seat in [P1, P2] {
        t.act(seat, "veterans 1");
    }
    for seat in [P1, P2] {
        t.act(seat, "veterans 1");
    }
    t.act(P1, "place w1a 1");
    t.act(P2, "place w2a 1");
    // P2 has the temple fame on top of two temples; P1 chooses first.
    t.act(P1, "position 1");
    let name = |event: &Event| {
        Some(match *event {
            Event::Offered { seat, zone } => (seat, format!("offering {zone}")),
            Event::FameGained { seat, .. } => (seat, "fame".to_owned()),
            Event::Gained { seat, amount, .. } => (seat, format!("gain {amount}")),
            Event::DrewDi { seat, count, .. } => (seat, format!("draw {count}")),
            Event::UnitsAdded { seat, .. } => (seat, "unit".to_owned()),
            Event::TokensReturned => (P1, "tokens".to_owned()),
            Event::PlaceTaken { seat, place } => (seat, format!("place {place}")),
            _ => return None,
        })
    };
    let story: Vec<(Seat, String)> = t.events().iter().filter_map(name).collect();
    let story: Vec<(Seat, &str)> = story.iter().map(|(seat, what)| (*seat, &**what)).collect();
    assert_eq!(
        story,
        [
            (P1, "offering d_s"),
            (P1, "fame"),
            (P2, "offering d_t"),
            (P2, "gain 5"),
            (P2, "fame"),
            (P1, "gain 2"),
            (P2, "gain 3"),
            (P1, "gain 3"),
            (P2, "gain 3"),
            (P1, "draw 1"),
            (P1, "draw 1"),
            (P2, "draw 1"),
            (P2, "draw 1"),
            (P1, "unit"),
            (P2, "unit"),
            (P1, "tokens"),
            (P1, "place 1"),
            (P2, "place 2"),
        ]
    );
}

/// KB-3.1.d: battles, tiles, two temples and the Sanctuary give permanent fame.
#[test]
fn where_permanent_fame_comes_from() {
    let mut battle = table(3).troop(P2, "w_on", 1).troop(P1, "w_on", 4);
    battle.battle(P1, "w_on");
    battle.clash("BC-1", "BC-5");
    battle.act(P2, "recall");
    battle.act(P1, "stay");
    assert_eq!(battle.permanent_fame(P1), (1, 0));

    let mut tile = table(3).pyramid(P1, "w1a", Colour::Ruby, 3);
    tile.begin(P1, Deed::Acquire);
    tile.act(P1, &format!("take {}", Tile::RubyDomination));
    assert_eq!(tile.permanent_fame(P1), (0, 1));

    let mut temples = table(3).troop(P1, "w_ti", 1).troop(P1, "w_tr", 1);
    temples.night_step(Step::Temples);
    assert_eq!(temples.permanent_fame(P1), (0, 1));

    let mut sanctuary = table(3).troop(P1, "d_s", 2);
    sanctuary.night_step(Step::Offering);
    sanctuary.act(P1, "sacrifice");
    assert_eq!(sanctuary.permanent_fame(P1), (0, 1));
    for t in [battle, tile, temples, sanctuary] {
        assert_eq!(t.permanent_fame(P2), (0, 0));
    }
}

/// KB-3.1.d, KB-3.1.e: losing everything costs the temporary fame only.
#[test]
fn permanent_fame_is_never_lost() {
    let mut t = table(3)
        .with_fame(P2, 2, 3)
        .troop(P2, "w_tr", 1)
        .troop(P1, "w_tr", 5);
    assert_eq!((t.fame(P2), t.temporary_fame(P2)), (6, 1));
    t.battle(P1, "w_tr");
    t.clash("BC-2", "BC-1");
    assert_eq!(t.units(P2, "w_tr"), 0);
    t.act(P1, "stay");
    assert_eq!(t.permanent_fame(P2), (2, 3));
    assert_eq!((t.fame(P2), t.temporary_fame(P2)), (5, 0));
}

/// KB-3.1.e: one for each temple and each level-four pyramid one controls; the
/// Sanctuary, lower pyramids and deserts give none.
#[test]
fn where_temporary_fame_comes_from() {
    let t = table(3)
        .troop(P1, "w_ti", 1)
        .troop(P1, "d_t", 1)
        .troop(P1, "d_s", 2)
        .troop(P1, "w_on", 1)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .pyramid(P1, "w1b", Colour::Sapphire, 3);
    assert_eq!((t.temporary_fame(P1), t.fame(P1)), (3, 3));
    assert_eq!(t.temporary_fame(P2), 0);
}

/// KB-3.1.e, KB-3.1.f, KB-3.1.g: a temple's fame comes off the zone, passes to
/// its conqueror, and lies on the zone again when all have gone.
#[test]
fn the_fame_of_a_temple_follows_control() {
    let fame = |t: &Scene| [P1, P2].map(|seat| t.temporary_fame(seat));
    let mut t = table(2)
        .troop(P1, "w_r", 2)
        .troop(P2, "w2f", 5)
        .owns(P2, Tile::PriestOfMafdet)
        .without_gold(P1)
        .without_gold(P2);
    t.acts(P1, "token t_move, troop w_r, step w_tr");
    assert_eq!(fame(&t), [1, 0]);
    t.acts(P2, "token t_move, troop w2f, step w_r, step w_tr");
    t.clash("BC-1", "BC-5");
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(fame(&t), [0, 1]);
    t.turn(P2);
    t.acts(P2, "token m_move, troop w_tr, step w_r");
    t.act(P2, "done");
    assert_eq!(fame(&t), [0, 0]);
    // It is there for the next who comes.
    let mut t = t.troop(P1, "w_on", 1).owns(P1, Tile::Portal);
    t.turn(P1);
    t.acts(P1, "token m_move, troop w_on, teleport w_tr, done");
    assert_eq!(fame(&t), [1, 0]);
}

/// KB-3.1.f, KB-3.1.g: a pyramid's fame is its district's controller's: the
/// owner's, the conqueror's, and the owner's again once the city is free.
#[test]
fn the_fame_of_a_pyramid_follows_control() {
    let fame = |t: &Scene| [P1, P2].map(|seat| t.temporary_fame(seat));
    let mut t = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .troop(P2, "w1f", 2)
        .without_gold(P2);
    assert_eq!(fame(&t), [1, 0]);
    t.turn(P2);
    t.acts(P2, "token t_move, troop w1f, step w1a, done");
    assert_eq!(fame(&t), [0, 1]);
    t.turn(P2);
    t.acts(P2, "token m_move, troop w1a, step w1f");
    assert_eq!(fame(&t), [1, 0]);
}

/// KB-3.1.j: what a tile adds to a gain belongs to that gain: one of five, not
/// of four and three (DIA-1a, ONY-4c).
#[test]
fn a_bonus_is_part_of_the_gain_it_follows() {
    let mut t = table(3)
        .owns(P1, Tile::Priest)
        .owns(P1, Tile::DivineMight)
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Pray);
    assert_eq!(gains(&t, P1), [5]);
    assert_eq!(t.prayer(P1), 5);
}

/// KB-3.1.i, KB-3.1.k: amounts of one source are one effect; another card,
/// action or step is another one (DIA-4a, ONY-4c).
#[test]
fn one_source_one_effect() {
    // Units for two districts: one Recruit, one point off.
    let mut recruit = table(3).owns(P1, Tile::PriestOfRa);
    recruit.begin(P1, Deed::Recruit);
    recruit.acts(P1, "place w1a 2, place w1b 2, done");
    assert_eq!(payments(&recruit, P1), [3]);

    // Two cards of the same name are two effects.
    let mut cards = table(3)
        .owns(P1, Tile::DivineMight)
        .holds(P1, &[Di::Prayer, Di::Prayer])
        .with_prayer(P1, 0);
    cards.acts(P1, "play DI-09, play DI-09");
    assert_eq!(gains(&cards, P1), [4, 4]);

    // Two temples are one step of the Night; the prayers after it another.
    let mut night = table(3)
        .owns(P1, Tile::DivineMight)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .with_prayer(P1, 0);
    night.night();
    assert_eq!(gains(&night, P1), [7, 4]);
}

/// KB-3.1.i: what another effect sets off is an effect of its own (AMB-2b).
#[test]
fn what_is_set_off_is_another_effect() {
    let mut t = table(3)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::Heqaib, "w1f")
        .owns(P1, Tile::DivineMight)
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_ti, collect w_ti");
    assert_eq!(gains(&t, P1), [4]);
}

/// KB-3.1.l: an effect must be carried out unless its text says "may"
/// (AME-1a, ONY-1a, DIA-2c; DIA-3a).
#[test]
fn effects_are_mandatory() {
    let mut thief = table(3)
        .owns(P1, Tile::TitheThief)
        .with_prayer(P1, 3)
        .with_prayer(P3, 2);
    let mut two = thief.clone().with_prayer(P3, 5);
    thief.begin(P1, Deed::Pray);
    // One victim: nobody is asked.
    assert_eq!((thief.prayer(P1), thief.prayer(P2)), (6, 6));
    two.begin(P1, Deed::Pray);
    assert_eq!(two.offers(P1), ["victim P2", "victim P3"]);

    let mut vision = table(2).owns(P1, Tile::Vision);
    vision.night_step(Step::NightDi { place: 0 });
    for _ in 0..4 {
        assert!(vision.awaits(P1));
        assert!(
            vision
                .offers(P1)
                .iter()
                .all(|offer| offer.starts_with("discard "))
        );
        let discard = vision.offers(P1)[0].clone();
        vision.act(P1, &discard);
    }
    assert_eq!(vision.di(P1).loose(), 1);

    let mut hand = table(2).owns(P1, Tile::HandOfGod);
    hand.night_step(Step::HandOfGod { place: 0 });
    assert!(hand.can(P1, "decline") && hand.can(P1, "build a 1"));
}

/// KB-3.1.m: a tile beats the rulebook (SAP-3a, RUB-2d), and so does a card
/// (DI-10).
#[test]
fn pieces_beat_the_rules() {
    let mut limit = table(3).owns(P1, Tile::Legion).troop(P1, "w1a", 5);
    limit.begin(P1, Deed::Recruit);
    assert!(limit.can(P1, "place w1a 2") && !limit.can(P1, "place w1a 3"));

    let desert = || table(3).troop(P1, "w_on", 2).with_prayer(P1, 1);
    let starting = |t: Scene| {
        let mut t = t;
        t.begin(P1, Deed::Move);
        t.act(P1, "troop w_on");
        t
    };
    assert_eq!(
        starting(desert()).refusal(P1, "teleport d_t"),
        Some(Refusal::NoTeleportFrom { zone: Zone::WOn })
    );
    let mut portal = starting(desert().owns(P1, Tile::Portal));
    portal.act(P1, "teleport d_t");
    assert_eq!((portal.units(P1, "d_t"), portal.prayer(P1)), (2, 0));
    let mut transfer = starting(desert().holds(P1, &[Di::Transfer]));
    assert!(!transfer.can(P1, "teleport d_t"));
    transfer.acts(P1, "play DI-10, teleport d_t");
    assert_eq!((transfer.units(P1, "d_t"), transfer.prayer(P1)), (2, 1));
}

/// KB-3.2.a: only the player whose turn begins is tested.
#[test]
fn only_the_active_player_is_tested() {
    let mut t = table(3).with_fame(P2, 9, 0).without_gold(P1);
    t.turn(P1);
    assert!(t.awaits(P1) && winners(&t).is_none());
    t.act(P1, "token b_pray");
    // P2's turn begins, and before any token the game is won.
    assert_eq!(winners(&t), Some(Seats::one(P2)));
    assert!(!t.events().contains(&Event::TurnBegan { seat: P2 }));
}

/// KB-3.2.b, KB-3.2.c, KB-EX-3.2-1: nine, with nobody strictly higher, of
/// whatever kind.
#[test]
fn nine_and_nobody_higher() {
    let at_turn = |own: u8, other: u8| {
        let mut t = table(3).with_fame(P1, own, 0).with_fame(P2, 0, other);
        t.turn(P1);
        winners(&t)
    };
    assert_eq!(at_turn(8, 0), None);
    assert_eq!(at_turn(9, 0), Some(Seats::one(P1)));
    assert_eq!(at_turn(9, 9), Some(Seats::one(P1)));
    assert_eq!(at_turn(9, 10), None);
    assert_eq!(at_turn(10, 9), Some(Seats::one(P1)));

    let mut mixed =
        table(3)
            .with_fame(P1, 3, 4)
            .troop(P1, "w_tr", 1)
            .pyramid(P1, "w1a", Colour::Ruby, 4);
    mixed.turn(P1);
    assert_eq!(winners(&mixed), Some(Seats::one(P1)));
    // Temporary fame of others counts against it.
    let mut higher = table(3)
        .with_fame(P1, 9, 0)
        .with_fame(P2, 9, 0)
        .troop(P2, "w_tr", 1);
    higher.turn(P1);
    assert_eq!(winners(&higher), None);
}

/// KB-3.2.d, KB-3.2.e: nine in the own turn ends nothing; all others have a
/// turn first, and may undo it.
#[test]
fn the_others_have_a_turn_to_answer() {
    let mut t = table(3)
        .with_fame(P1, 8, 0)
        .troop(P1, "w1f", 1)
        .troop(P3, "w_os", 5)
        .without_gold(P1)
        .without_gold(P2)
        .without_gold(P3);
    t.turn(P1);
    t.acts(P1, "token t_move, troop w1f, step w_ti");
    assert_eq!((t.fame(P1), winners(&t)), (9, None));
    t.act(P2, "token b_pray");
    let mut undone = t.clone();
    t.act(P3, "token b_pray");
    assert_eq!(winners(&t), Some(Seats::one(P1)));

    undone.acts(P3, "token t_move, troop w_os, step w_ti");
    undone.clash("BC-5", "BC-1");
    undone.act(P1, "recall");
    undone.act(P3, "stay");
    assert_eq!((undone.fame(P1), winners(&undone)), (8, None));
    assert!(undone.awaits(P1));
}

/// KB-3.2.d, KB-3.2.f: nine at night ends nothing; the first player of the new
/// Day may win before any token.
#[test]
fn fame_of_the_night_wins_at_dawn() {
    let evening = || {
        let mut t = table(2)
            .with_fame(P1, 6, 0)
            .troop(P1, "w_ti", 1)
            .troop(P1, "w_tr", 1);
        t.night();
        assert_eq!((t.fame(P1), winners(&t)), (9, None));
        assert!(t.is_night() && t.awaits(P2));
        t
    };
    let mut first = evening();
    first.act(P2, "position 2");
    assert_eq!(winners(&first), Some(Seats::one(P1)));
    assert_eq!(first.round(), 2);

    let mut second = evening();
    second.act(P2, "position 1");
    assert!(second.awaits(P2) && winners(&second).is_none());
}
