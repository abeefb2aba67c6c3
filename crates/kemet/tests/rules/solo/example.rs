//! The worked example of the solo rules from start to end (solo:§17).

use kemet::TroopName::{A, B};
use kemet::scene::*;
use kemet::*;

/// KB-EX-5.10-1, KB-EX-5.10-2, KB-EX-5.10-3, KB-EX-5.10-4, KB-5.10.c, KB-5.10.e, KB-AM-S9, corrections:S-3: round 2 of
/// the example from the printed position: A in the westernmost temple, B with Amout in
/// the desert beside it.
#[test]
fn the_second_round_of_the_example() {
    let setup = Setup {
        objective: Some(Objective::Zeal),
        colours: vec![Colour::Onyx, Colour::Sapphire],
        ..Setup::solo()
    };
    let mut t = solo_for(&setup)
        .pyramid(P1, "w2a", Colour::Onyx, 3)
        .pyramid(P1, "w2c", Colour::Sapphire, 1)
        .with_prayer(P1, 9)
        .without_gold(P1)
        .troop(P1, "w2f", 5)
        .troop(P1, "w2b", 3)
        .companion(P1, Companion::GriffinSphinx, "w2f")
        .holds(P1, &[Di::BronzeWall])
        .amon(A, "w_ti", 5)
        .creature(A, Companion::AncestralElephant)
        .amon(B, "w_on", 5)
        .creature(B, Companion::SoulDevourer)
        .event_deck(&[EventCard::BloodySkirmish], &[])
        .action_deck(&[ActionCard::LightReinforcements]);
    // KB-EX-5.10-1: build, acquire, pray; then the event.
    t.turn(P1);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 4");
    assert_eq!(t.prayer(P1), 5);
    t.act(P1, "end-turn");
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take ONY-4b");
    assert_eq!(t.prayer(P1), 1);
    t.act(P1, "end-turn");
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 3);
    assert_eq!(t.amons_board().table, WarTable::default());
    t.act(P1, "end-turn");
    let table = WarTable {
        strength: 1,
        damage: 1,
        shield: 0,
        moves: 1,
    };
    assert_eq!(t.amons_board().table, table);
    // KB-EX-5.10-2: the attack on troop A.
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2f, step w_ti");
    t.acts(P1, "play-card BC-1, discard-card BC-4, add DI-03");
    t.amon_turns(BattleCard::Bc3);
    t.act(P1, "hide");
    let (own, amons) = (t.last_points(P1), t.last_points(AMON));
    assert_eq!((own.strength, own.damage, own.shield), (12, 2, 1));
    assert_eq!((amons.strength, amons.damage, amons.shield), (8, 4, 1));
    // KB-EX-5.10-3: casualties, the retreat as the player says, a point, a recall.
    assert_eq!((t.units(P1, "w_ti"), t.units(AMON, "w_ti")), (2, 4));
    assert_eq!(t.step(), Some(Step::RetreatZone));
    assert_eq!(
        t.offers(P1),
        ["banish w1f", "banish w2f"],
        "B stands in the desert"
    );
    t.act(P1, "banish w1f");
    assert_eq!(t.permanent_fame(P1), (1, 0));
    t.act(P1, "recall");
    assert_eq!(t.prayer(P1), 4);
    // KB-EX-5.10-4: pray, then the action card.
    t.begin(P1, Deed::Pray);
    let prayed = Event::Gained {
        seat: P1,
        amount: 2,
        total: 6,
        by: Vec::new(),
    };
    assert!(t.events().contains(&prayed));
    assert_eq!(t.prayer(P1), 8, "and 2 in the night");
    assert_eq!((t.units(AMON, "w1f"), t.units(AMON, "w_on")), (6, 6));
    assert!(t.companions(AMON, "w_on").contains(Companion::SoulDevourer));
    assert_eq!(t.supply(AMON), 0);
    assert_eq!(t.units(P1, "w2b"), 2);
    assert_eq!(
        t.amons_board().last_action,
        Some(ActionCard::LightReinforcements)
    );
    assert_eq!(t.round(), 2, "the night has passed");
}
