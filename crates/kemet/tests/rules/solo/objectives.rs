//! Solo: objectives, rounds, and the end (sections 5.1, 5.3, 5.9, 5.11).

use kemet::TroopName::{A, B};
use kemet::scene::*;
use kemet::*;
use tabletop::{Dice, Eye, Game, Outcome, Pages, Seats, Seed};

fn won(t: &Scene) -> bool {
    let outcome = t.outcome();
    let objective = |outcome: &Outcome| outcome.reason == "objective";
    if outcome.as_ref().is_some_and(objective) {
        let outcome = outcome.as_ref().expect("an outcome");
        assert_eq!(
            (outcome.winners, outcome.places.as_slice()),
            (Seats::one(P1), &[1][..])
        );
        true
    } else {
        false
    }
}

fn lost(t: &Scene, reason: &str) -> bool {
    t.outcome().is_some_and(|outcome| {
        assert_eq!(
            (outcome.winners, outcome.places.as_slice()),
            (Seats::EMPTY, &[2][..])
        );
        outcome.reason == reason
    })
}

/// CE01, KB-5.1.a, KB-5.9.b, KB-5.9.c, KB-EX-5.2-2, KB-AM-S8: 5 permanent fame and 2 temples, both at the end of a night, in any round.
#[test]
fn regain_the_zeal() {
    let zeal = || {
        solo_table(Objective::Zeal)
            .troop(P1, "w_ti", 2)
            .troop(P1, "w_tr", 2)
    };
    let mut t = zeal().with_fame(P1, 3, 2);
    t.turn(P1);
    assert_eq!(t.outcome(), None, "not by day");
    t.nights_end();
    assert!(won(&t));
    // More is as good.
    let mut t = zeal().with_fame(P1, 9, 2);
    t.turn(P1);
    assert_eq!(t.outcome(), None, "9 fame alone win nothing");
    t.nights_end();
    assert!(won(&t));
    // A point short, or a temple short.
    let mut t = zeal().with_fame(P1, 3, 1);
    t.nights_end();
    assert_eq!((t.outcome(), t.amons_board().rounds), (None, 6));
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w_ti", 2)
        .with_fame(P1, 3, 2);
    t.nights_end();
    assert_eq!(t.outcome(), None);
}

/// KB-EX-5.9-1: two temples at night, but Amon's action has cost a needed point; it must be won again.
#[test]
fn a_lost_point_must_be_won_again() {
    let mut t = solo_table(Objective::Zeal)
        .pyramid(P1, "w2a", Colour::Ruby, 2)
        .pyramid(P1, "w2c", Colour::Sapphire, 1)
        .troop(P1, "w_ti", 2)
        .troop(P1, "w_tr", 2)
        .amon(A, "w2f", 5)
        .with_fame(P1, 5, 0);
    t.amons_action(ActionCard::Profanation);
    assert!(t.controls(AMON, "w2a"));
    assert_eq!(t.permanent_fame(P1), (4, 0));
    let board = t.amons_board();
    let progress: Vec<_> = board
        .conditions
        .iter()
        .map(|condition| {
            (
                condition.goal,
                condition.have,
                condition.need,
                condition.met,
            )
        })
        .collect();
    assert_eq!(
        progress,
        [
            (Goal::PermanentFame, 4, 5, false),
            (Goal::Temples, 2, 2, true)
        ]
    );
    t.nights_end();
    assert_eq!(t.outcome(), None);
    let mut t = t.with_fame(P1, 5, 0);
    t.nights_end();
    assert!(won(&t));
}

/// CE02: both of Amon's pyramids at the end of a night.
#[test]
fn topple_the_throne() {
    let mut t = solo_table(Objective::Throne)
        .troop(P1, "w1a", 2)
        .troop(P1, "w2a", 2);
    t.nights_end();
    assert_eq!(t.outcome(), None);
    let mut t = t.troop(P1, "w1c", 1);
    t.turn(P1);
    assert_eq!(t.outcome(), None);
    t.nights_end();
    assert!(won(&t));
}

/// Seven tiles of the player, one of level 4 among them.
fn with_seven_tiles(scene: Scene) -> Scene {
    let tiles = [
        Tile::Charge,
        Tile::Portal,
        Tile::DivineWound,
        Tile::BladesOfNeith,
        Tile::RecruitingScribe,
        Tile::Defense,
        Tile::Initiative,
    ];
    tiles
        .into_iter()
        .fold(scene, |scene, tile| scene.owns(P1, tile))
}

/// CE03, KB-AM-S8: two own pyramids of level 4 held, 7 tiles, one of level 4: won at that moment.
#[test]
fn splendour_of_the_black_land() {
    let mut t = solo_table(Objective::Splendour)
        .troop(P1, "w2b", 5)
        .pyramid(P1, "w2a", Colour::Ruby, 4)
        .pyramid(P1, "w2c", Colour::Sapphire, 3)
        .without_gold(P1);
    t = with_seven_tiles(t);
    t.turn(P1);
    t.begin(P1, Deed::Build);
    assert_eq!(t.outcome(), None);
    t.act(P1, "build c 4");
    assert!(won(&t));
    // Not while Amon holds one of them.
    let mut t = solo_table(Objective::Splendour)
        .troop(P1, "w2b", 5)
        .pyramid(P1, "w2a", Colour::Ruby, 4)
        .pyramid(P1, "w2c", Colour::Sapphire, 4)
        .amon(A, "w2c", 5);
    t = with_seven_tiles(t);
    t.turn(P1);
    assert_eq!(t.outcome(), None);
}

/// CE03, KB-TM-01: the seventh tile does all it does before the game is won: the
/// mercenaries come.
#[test]
fn the_last_tile_does_its_work_first() {
    let setup = Setup {
        objective: Some(Objective::Splendour),
        colours: vec![Colour::Onyx, Colour::Ruby],
        ..Setup::solo()
    };
    let mut t = solo_for(&setup)
        .troop(P1, "w2b", 2)
        .pyramid(P1, "w2a", Colour::Onyx, 4)
        .pyramid(P1, "w2c", Colour::Ruby, 4)
        .for_sale(Tile::SwordMercenaries);
    for tile in [
        Tile::Charge,
        Tile::Portal,
        Tile::DivineWound,
        Tile::BladesOfNeith,
        Tile::Initiative,
        Tile::BestialFury,
    ] {
        t = t.owns(P1, tile);
    }
    t.turn(P1);
    t.begin(P1, Deed::Acquire);
    t.act(P1, "take ONY-1a");
    assert_eq!(t.outcome(), None);
    t.act(P1, "place w2b 3");
    assert!(won(&t));
    assert_eq!(t.units(P1, "w2b"), 5);
}

/// Both own pyramids of level 4, seven tiles; Amon's A stands in one of them.
fn all_but_one_district() -> Scene {
    let t = solo_table(Objective::Splendour)
        .pyramid(P1, "w2a", Colour::Ruby, 4)
        .pyramid(P1, "w2c", Colour::Sapphire, 4)
        .troop(P1, "w_tr", 1);
    with_seven_tiles(t).without_gold(P1)
}

fn told_of_progress(t: &Scene) -> bool {
    let told = |story: &Story| matches!(story, Story::Objective { .. });
    t.stories().iter().any(told)
}

/// corrections:S-2, CE03: a card of Amon's that gives a district back and attacks the
/// other is judged when its battle is over, not when the first is free.
#[test]
fn a_card_of_amons_is_judged_when_it_is_over() {
    let attacked = || {
        let mut t = all_but_one_district()
            .amon(A, "w2c", 5)
            .troop(P1, "w2a", 3)
            .war_table([0, 0, 0, 5]);
        t.turn(P1);
        t.clear_events();
        t.amons_action(ActionCard::Manhunt);
        assert_eq!(
            (t.amon_at(A).as_str(), t.step()),
            ("w2a", Some(Step::WarCouncil))
        );
        assert!(t.controls(P1, "w2c") && t.controls(P1, "w2a"));
        assert!(t.outcome().is_none() && !told_of_progress(&t));
        t
    };
    // He wins the other district.
    let mut t = attacked();
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "recall");
    assert_eq!(t.step(), Some(Step::BeforeToken));
    assert!(t.outcome().is_none() && t.controls(AMON, "w2a"));
    // He is beaten: now it is fulfilled.
    let mut t = attacked().owns(P1, Tile::Legion).troop(P1, "w2a", 6);
    t.amon_turns(BattleCard::Bc5);
    t.council(P1, "BC-1", &[], "hide");
    if t.step() == Some(Step::RetreatZone) {
        let first = t.offers(P1)[0].clone();
        t.act(P1, &first);
    }
    assert!(t.outcome().is_none(), "the battle is not over");
    t.act(P1, "stay");
    assert!(won(&t));
}

/// corrections:S-2: what the player does is judged with the battle it leads to, too: a
/// card that frees the district wakes an ambush first.
#[test]
fn a_card_of_the_players_is_judged_after_its_ambush() {
    let mut t = all_but_one_district()
        .amon(A, "w2c", 1)
        .troop(P1, "w2a", 2)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1c", 2)
        .holds(P1, &[Di::RainingFire]);
    t.turn(P1);
    t.clear_events();
    t.act(P1, "play DI-08");
    assert!(t.controls(P1, "w2c") && t.controls(P1, "w2a"));
    assert_eq!((t.step(), t.outcome()), (Some(Step::WarCouncil), None));
    assert!(!told_of_progress(&t));
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    assert_eq!(t.outcome(), None);
    t.act(P1, "recall");
    assert!(told_of_progress(&t) && won(&t));
}

/// CE04, KB-5.9.a, KB-5.9.b: judged when the last night ends and not before; strength +1 from the start.
#[test]
fn outlast_the_hidden_god() {
    let outlast = || {
        solo_table(Objective::Outlast)
            .pyramid(P1, "w2a", Colour::Ruby, 4)
            .pyramid(P1, "w2c", Colour::Sapphire, 2)
            .troop(P1, "w_ti", 2)
    };
    let mut t = outlast();
    assert_eq!(t.amons_board().table.strength, 1);
    t.turn(P1);
    assert_eq!(t.outcome(), None);
    t.nights_end();
    assert_eq!(t.outcome(), None, "too early");
    let mut t = outlast().rounds_left(1);
    t.nights_end();
    assert!(won(&t));
    // An Amon troop in the city, a level too few, no temple.
    let mut t = outlast().rounds_left(1).amon(B, "w2b", 3);
    t.nights_end();
    assert!(lost(&t, "rounds"));
    let mut t = outlast().rounds_left(1).pyramid(P1, "w2a", Colour::Ruby, 3);
    t.nights_end();
    assert!(lost(&t, "rounds"));
    let mut t = solo_table(Objective::Outlast)
        .pyramid(P1, "w2a", Colour::Ruby, 4)
        .pyramid(P1, "w2c", Colour::Sapphire, 2)
        .troop(P1, "w2b", 2)
        .rounds_left(1);
    t.nights_end();
    assert!(lost(&t, "rounds"));
}

/// CE05, KB-5.9.a: 5 divine fame, at once; battle fame becomes veteran tokens, so that a won attack gives two.
#[test]
fn voice_of_the_delta() {
    let mut t = solo_table(Objective::Voice)
        .troop(P1, "w2b", 2)
        .amon(A, "w_on", 6)
        .troop(P1, "w_on", 5);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc8);
    t.council(P1, "BC-7", &[], "hide");
    assert_eq!((t.permanent_fame(P1), t.veterans(P1)), ((0, 0), 2));
    let mut t = solo_table(Objective::Voice)
        .troop(P1, "d_s", 3)
        .with_fame(P1, 0, 4);
    t.night();
    t.act(P1, "sacrifice");
    assert!(won(&t));
}

/// KB-5.1.b, KB-AM-S13, KB-AM-S8: no unit on the board is a loss at that moment, also by the own choice.
#[test]
fn without_a_unit_all_is_lost() {
    let mut t = solo_table(Objective::Zeal)
        .amon(A, "w_on", 6)
        .troop(P1, "w_on", 5);
    t.battle(P1, "w_on");
    t.amon_turns(BattleCard::Bc1);
    t.council(P1, "BC-8", &[], "hide");
    t.act(P1, "recall");
    assert!(lost(&t, "no-units"));
    let mut t = solo_table(Objective::Zeal)
        .amon(A, "w1a", 5)
        .troop(P1, "w2b", 1);
    t.amons_action(ActionCard::LightReinforcements);
    assert!(lost(&t, "no-units"));
    // The last two units for the fifth point: too late.
    let mut t = solo_table(Objective::Voice)
        .troop(P1, "d_s", 2)
        .with_fame(P1, 0, 4);
    t.night();
    t.act(P1, "sacrifice");
    assert!(lost(&t, "no-units"));
}

/// KB-5.9.d, KB-5.11.b, KB-5.11.a: no turn order; the marker goes one left, and off the track is a loss.
#[test]
fn the_round_marker_ends_the_game() {
    let mut t = solo_table(Objective::Zeal)
        .troop(P1, "w2b", 5)
        .rounds_left(2);
    t.night();
    assert!(t.stories().contains(&Story::RoundMarker { rounds: 1 }));
    assert_eq!((t.round(), t.step()), (2, Some(Step::BeforeToken)));
    t.night();
    assert!(lost(&t, "rounds"));
    assert!(t.stories().contains(&Story::RoundMarker { rounds: 0 }));
    // What the table agreed on about long games does not count here.
    let setup = Setup {
        objective: Some(Objective::Zeal),
        max_rounds: 1,
        ..Setup::solo()
    };
    let mut t = solo_for(&setup).troop(P1, "w2b", 5);
    t.night();
    assert_eq!((t.outcome(), t.round()), (None, 2));
}

/// KB-5.3.a, KB-DP-SO0, KB-5.6.a, KB-5.7.a: three tokens, an event card, two tokens, an action card, the night, the marker; round by round.
#[test]
fn the_order_of_a_round() {
    let mut finished = 0;
    for seed in 0..6 {
        let mut game = Kemet::start(&Setup::solo(), Seed(seed)).expect("a plain setup");
        let mut dice = Dice::new(Seed(seed));
        let mut story = String::new();
        let mut actions = Vec::new();
        while game.awaiting() == Seats::one(P1) {
            game.actions(P1, &mut actions);
            let action = actions[dice.roll(actions.len() as u32) as usize];
            let mut pages = Pages::new();
            game.apply(P1, action, &mut pages).expect("offered");
            for event in pages.for_eye(Eye::Archive) {
                story.push_str(match event {
                    Event::TokenPlaced {
                        kind: TokenKind::Own,
                        ..
                    } => "t",
                    Event::Amon {
                        story: Story::EventDrawn { .. } | Story::DisasterDrawn { .. },
                    } => "E",
                    Event::Amon {
                        story: Story::ActionDrawn { .. },
                    } => "A",
                    Event::NightFell { .. } => "n",
                    Event::Amon {
                        story: Story::RoundMarker { .. },
                    } => "m\n",
                    _ => "",
                });
            }
        }
        // An event card may draw an action card of its own.
        for round in story.lines().filter(|round| round.ends_with('m')) {
            finished += 1;
            assert!(["tttEttAnm", "tttEAttAnm"].contains(&round), "{round}");
        }
    }
    assert!(finished > 10);
}

/// KB-5.3.b: silver and gold tokens and equilibrium as always.
#[test]
fn tokens_work_as_always() {
    let plain = || solo_table(Objective::Zeal).troop(P1, "w2b", 5);
    let mut t = plain().owns(P1, Tile::RubyActOfGod);
    t.turn(P1);
    t.act(P1, "token t_move");
    assert!(t.can(P1, "gold") && t.can(P1, "silver m_pray"));
    let mut t = plain().tokens_on(
        P1,
        &[
            Space::TopMove,
            Space::TopRecruit,
            Space::MiddleBuild,
            Space::MiddleMove,
        ],
    );
    t.turn(P1);
    assert!(matches!(
        t.refusal(P1, "token m_pray"),
        Some(Refusal::Equilibrium { .. })
    ));
    assert!(t.can(P1, "token b_pray"));
}
