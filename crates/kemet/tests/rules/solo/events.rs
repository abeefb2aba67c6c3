//! Solo: the War Table, events and disasters (sections 5.5 and 5.6).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game};

/// A table with a troop of 5 at home.
fn plain() -> Scene {
    solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .pyramid(P1, "w2a", Colour::Ruby, 2)
        .pyramid(P1, "w2c", Colour::Sapphire, 1)
        .without_gold(P1)
}

fn table_of(t: &Scene) -> [i8; 4] {
    let table = t.amons_board().table;
    [table.strength, table.damage, table.shield, table.moves]
}

/// What an offered action costs.
fn cost(t: &Scene, notation: &str) -> Option<u16> {
    Game::cost(t.game(), P1, notation.parse().expect("a notation"))
}

/// KB-5.5.b, KB-5.6.b, KB-5.6.d, KB-AM-S10, KB-AM-S11, KB-LIM-13: the excess is ignored, and covering an event undoes exactly what counted; black changes stay.
#[test]
fn the_war_table_keeps_its_range_and_undoes_what_counted() {
    let mut t = plain()
        .war_table([4, 0, 0, 0])
        .event_deck(&[EventCard::ThirstForRevenge], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [5, 2, 0, 0]);
    let change = Story::WarTable {
        column: Column::Strength,
        asked: 2,
        applied: 1,
        value: 5,
    };
    assert!(t.stories().contains(&change));
    let passing = t.amons_board().passing;
    assert_eq!((passing.strength, passing.damage), (1, 2));
    // Bloody skirmish covers it: back to 4 and 0, then +1 each for good.
    let mut t = t.event_deck(&[EventCard::BloodySkirmish], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [5, 1, 0, 1]);
    let mut t = t.event_deck(&[EventCard::TheGodTires], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [4, 0, 0, 1]);
    // The lower bound.
    let mut t = t
        .war_table([-2, -2, 0, 0])
        .event_deck(&[EventCard::TheGodTires], &[]);
    t.amons_event();
    assert_eq!(table_of(&t)[..2], [-2, -2]);
}

/// solo:§5, the option `passing_events`: what an event does to the War Table passes with it, whatever its colour.
#[test]
fn with_passing_events_black_changes_pass_too() {
    let setup = Setup {
        objective: Some(Objective::Zeal),
        passing_events: true,
        ..Setup::solo()
    };
    let mut t = solo_for(&setup)
        .troop(P1, "w2b", 5)
        .event_deck(&[EventCard::BloodySkirmish], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [1, 1, 0, 1]);
    let mut t = t.event_deck(&[EventCard::VigilOfAmon], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [0, 0, 1, 0]);
}

/// WY01, KB-EX-5.6-2: the player discards 2 DI cards of their choice, Diversion never; strength and damage +2 while it lies there.
#[test]
fn thirst_for_revenge() {
    let mut t = plain()
        .holds(P1, &[Di::Prayer, Di::WarRage, Di::Swiftness])
        .event_deck(&[EventCard::ThirstForRevenge], &[]);
    t.amons_event();
    assert_eq!(t.step(), Some(Step::Tribute { left: 2 }));
    assert_eq!(t.offers(P1).len(), 3);
    t.acts(P1, "discard DI-09, discard DI-01");
    assert_eq!(t.di(P1).loose(), 1);
    assert!(t.di(P1).contains(Di::Diversion));
    assert_eq!(table_of(&t), [2, 2, 0, 0]);
    // With fewer cards, all of them.
    let mut t = plain()
        .holds(P1, &[Di::Prayer])
        .event_deck(&[EventCard::ThirstForRevenge], &[]);
    t.amons_event();
    t.act(P1, "discard DI-09");
    assert_eq!(t.di(P1).loose(), 0);
    assert_eq!(t.step(), Some(Step::BeforeToken));
}

/// WY02, KB-EX-5.6-1: strength −1, shield +1, moves −1 for good, an action card at once; then a teleport costs 3 and nothing lowers it.
#[test]
fn buried() {
    let mut t = plain()
        .amon(TroopName::A, "w1a", 5)
        .owns(P1, Tile::Portal)
        .owns(P1, Tile::PriestOfRa)
        .holds(P1, &[Di::Transfer])
        .action_deck(&[ActionCard::LightReinforcements])
        .event_deck(&[EventCard::Buried], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [-1, 0, 1, -1]);
    assert_eq!(
        t.amons_board().last_action,
        Some(ActionCard::LightReinforcements)
    );
    assert_eq!((t.units(AMON, "w1a"), t.units(P1, "w2b")), (6, 4));
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2b, step w2a");
    assert_eq!(cost(&t, "teleport w_ti"), Some(3));
    t.act(P1, "play DI-10");
    assert_eq!(cost(&t, "teleport w_ti"), Some(3));
    t.act(P1, "teleport w_ti");
    assert_eq!(t.prayer(P1), 4);
    // Covered, it costs what it always did: Portal and Priest of Ra make it free.
    let mut t = plain()
        .troop(P1, "w2a", 2)
        .owns(P1, Tile::Portal)
        .in_force(EventCard::Buried)
        .event_deck(&[EventCard::DrumsOfWar], &[])
        .action_deck(&[ActionCard::HeavyReinforcements]);
    t.amons_event();
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w2a");
    assert_eq!(cost(&t, "teleport w_ti"), Some(1));
}

/// WY03: two plunders, and Acquire costs 1 more.
#[test]
fn tomb_robbers() {
    let mut t = plain().event_deck(&[EventCard::TombRobbers], &[]);
    t.amons_event();
    assert_eq!(t.amons_board().plundered, 4);
    t.begin_on(P1, Space::Acquire1);
    let tile = t
        .offers(P1)
        .into_iter()
        .find(|offer| offer.starts_with("take RUB-1"))
        .expect("a tile of level 1");
    assert_eq!(cost(&t, &tile), Some(2));
    t.act(P1, &tile);
    assert_eq!(t.prayer(P1), 5);
}

/// WY04, KB-5.11.a: shield +1; in the night two temples of Amon's cost a permanent fame point, battle before divine, and each of his troops gains a unit.
#[test]
fn vigil_of_amon() {
    let mut t = plain()
        .amon(TroopName::A, "w_ti", 5)
        .amon(TroopName::B, "w_tr", 4)
        .with_fame(P1, 1, 1)
        .event_deck(&[EventCard::VigilOfAmon], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [0, 0, 1, 0]);
    t.night();
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!((t.units(AMON, "w_ti"), t.units(AMON, "w_tr")), (6, 5));
    // Divine fame when there is no other; with one temple nothing is lost.
    t.night();
    assert_eq!(t.permanent_fame(P1), (0, 0));
    let mut t = plain()
        .amon(TroopName::A, "w_ti", 5)
        .with_fame(P1, 1, 1)
        .in_force(EventCard::VigilOfAmon);
    t.night();
    assert_eq!(t.permanent_fame(P1), (1, 1));
    // Without the card Amon has no night.
    let mut t = plain()
        .amon(TroopName::A, "w_ti", 5)
        .amon(TroopName::B, "w_tr", 4)
        .with_fame(P1, 1, 1);
    t.night();
    assert_eq!(t.permanent_fame(P1), (1, 1));
    assert_eq!((t.units(AMON, "w_ti"), t.prayer(AMON)), (5, 0));
}

/// WY05: shield +1, a plunder, and Moves have a land move fewer, never below 1.
#[test]
fn whirling_sands() {
    let mut t = plain()
        .owns(P1, Tile::BestialFury)
        .event_deck(&[EventCard::WhirlingSands], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [0, 0, 1, 0]);
    assert_eq!(t.amons_board().plundered, 2);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w2b");
    assert_eq!(t.land_moves(), 1);
    let mut t = plain().in_force(EventCard::WhirlingSands);
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w2b");
    assert_eq!(t.land_moves(), 1, "never below 1");
}

/// WY06: damage +1, 2 PP lost; each Recruit costs 1 more, and without that 1 there is none.
#[test]
fn scorching_sun() {
    let mut t = plain().event_deck(&[EventCard::ScorchingSun], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [0, 1, 0, 0]);
    assert_eq!(t.prayer(P1), 5);
    t.begin(P1, Deed::Recruit);
    assert_eq!(cost(&t, "place w2a 2"), Some(3));
    t.act(P1, "place w2a 2");
    assert_eq!(cost(&t, "place w2c 1"), Some(1));
    t.act(P1, "place w2c 1");
    assert_eq!(t.prayer(P1), 1);
    // Declined, it costs nothing.
    let mut t = plain().in_force(EventCard::ScorchingSun).with_prayer(P1, 3);
    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "done");
    assert_eq!(t.prayer(P1), 3);
    // Free units have their price, too.
    let mut t = plain()
        .owns(P1, Tile::RecruitingScribe)
        .in_force(EventCard::ScorchingSun)
        .with_prayer(P1, 1);
    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w2a 3") && !t.can(P1, "place w2a 4"));
    t.act(P1, "place w2a 3");
    assert_eq!(t.prayer(P1), 0);
    let mut t = plain()
        .owns(P1, Tile::RecruitingScribe)
        .in_force(EventCard::ScorchingSun)
        .with_prayer(P1, 0);
    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    assert_eq!(t.units(P1, "w2a"), 0);
    assert_ne!(t.step(), Some(Step::Muster), "nothing can be placed");
}

/// WY07: moves +1 and an action card.
#[test]
fn drums_of_war() {
    let mut t = plain()
        .action_deck(&[ActionCard::HeavyReinforcements])
        .amon(TroopName::A, "w1a", 3)
        .event_deck(&[EventCard::DrumsOfWar], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [0, 0, 0, 1]);
    assert_eq!(t.units(AMON, "w1a"), 6);
}

/// WY08: strength, damage and moves +1 for good.
#[test]
fn bloody_skirmish() {
    let mut t = plain().event_deck(&[EventCard::BloodySkirmish], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [1, 1, 0, 1]);
    assert_eq!(t.amons_board().passing, WarTable::default());
}

/// WY09: a unit of each player troop of 3 or more; a plunder.
#[test]
fn blood_tax() {
    let mut t = plain()
        .troop(P1, "w_ti", 3)
        .troop(P1, "w2f", 2)
        .event_deck(&[EventCard::BloodTax], &[]);
    t.amons_event();
    let left = ["w2b", "w_ti", "w2f"].map(|zone| t.units(P1, zone));
    assert_eq!(left, [4, 2, 2]);
    assert_eq!(t.amons_board().plundered, 2);
}

/// WY10: strength and damage −1, up to 2 units for each troop; a battle won against Amon pays 1.
#[test]
fn the_god_tires() {
    let mut t = plain()
        .amon(TroopName::A, "w1a", 3)
        .amon(TroopName::B, "w2f", 5)
        .troop(P1, "w2f", 5)
        .event_deck(&[EventCard::TheGodTires], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [-1, -1, 0, 0]);
    assert_eq!((t.units(AMON, "w1a"), t.units(AMON, "w2f")), (5, 6));
    t.battle(P1, "w2f");
    t.amon_turns(BattleCard::Bc8);
    t.council(P1, "BC-7", &[], "hide");
    // 5 + 5 against 6 + 1 - 1.
    assert_eq!(t.prayer(P1), 8);
}

/// DO01: each Pray gives 1 less. KB-5.6.c: a disaster covers no event and stays.
#[test]
fn locusts() {
    let mut t = plain()
        .in_force(EventCard::ThirstForRevenge)
        .event_deck(&[], &[Disaster::Locusts]);
    t.amons_event();
    assert_eq!(t.amons_board().event, Some(EventCard::ThirstForRevenge));
    assert_eq!(table_of(&t), [2, 2, 0, 0]);
    assert!(t.amons_board().disasters.contains(Disaster::Locusts));
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 8);
    let mut t = t.event_deck(&[EventCard::BloodySkirmish], &[]);
    t.amons_event();
    t.begin_on(P1, Space::BottomPray);
    assert_eq!(t.prayer(P1), 9, "it lasts beyond the next event");
}

/// DO02: in Adoration each temple pays 1 less.
#[test]
fn low_nile() {
    let mut t = plain()
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_tr", 2)
        .struck_by(Disaster::LowNile)
        .with_prayer(P1, 0);
    t.night_step(Step::Adoration);
    // 2 + 3 less 1 each.
    assert_eq!(t.prayer(P1), 3);
}

/// DO03: at nightfall the largest troop loses a unit, on a tie the one the player chooses; never the last unit.
#[test]
fn pestilence() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2a", 3)
        .troop(P1, "w2b", 3)
        .troop(P1, "w2f", 1)
        .struck_by(Disaster::Pestilence);
    t.night();
    assert_eq!(t.offers(P1), ["strike w2a", "strike w2b"]);
    t.act(P1, "strike w2b");
    assert_eq!((t.units(P1, "w2a"), t.units(P1, "w2b")), (3, 2));
    t.night();
    assert_eq!(
        t.units(P1, "w2a"),
        2,
        "one troop is the largest: no question"
    );
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2a", 1)
        .struck_by(Disaster::Pestilence);
    t.night();
    assert_eq!(t.units(P1, "w2a"), 1);
    assert_eq!(t.outcome(), None);
}

/// DO04: no free DI card in the night; veterans still buy some.
#[test]
fn long_darkness() {
    let mut t = plain()
        .owns(P1, Tile::DivineBoon)
        .struck_by(Disaster::LongDarkness)
        .with_veterans(P1, 2);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.di(P1).loose(), 0);
    t.act(P1, "veterans 1");
    assert_eq!(t.di(P1).loose(), 1);
}

/// DO05: strength and moves +1 to the end of the game.
#[test]
fn wrath_of_the_hidden_god() {
    let mut t = plain()
        .amon(TroopName::A, "w1a", 5)
        .event_deck(&[], &[Disaster::WrathOfTheHiddenGod]);
    t.amons_event();
    assert_eq!(table_of(&t), [1, 0, 0, 1]);
    // KB-5.7.f: disasters count for the land moves.
    assert_eq!(t.amons_moves(TroopName::A), 2);
    let mut t = t.event_deck(&[EventCard::VigilOfAmon], &[]);
    t.amons_event();
    assert_eq!(table_of(&t), [1, 0, 1, 1]);
}

/// KB-5.6.c: disasters add up, with each other and with the event.
#[test]
fn disasters_add_up() {
    let mut t = plain()
        .in_force(EventCard::WhirlingSands)
        .event_deck(&[], &[Disaster::Locusts]);
    t.amons_event();
    let mut t = t.event_deck(&[], &[Disaster::LowNile]);
    t.amons_event();
    let board = t.amons_board();
    assert_eq!(board.disasters.len(), 2);
    assert_eq!(board.event, Some(EventCard::WhirlingSands));
    assert!(t.view(Eye::Spectator).amon.expect("a board").event_lasting);
}
