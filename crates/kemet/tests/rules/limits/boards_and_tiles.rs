//! Limits of the player boards, tiles, pyramids, fame and moves.

use std::collections::BTreeMap;

use kemet::scene::*;
use kemet::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::{Eye, Game, Pages, Seat, Seed};

/// KB-LIM-06: one own-colour token a turn, and at most one silver and one gold with it.
#[test]
fn one_token_of_each_kind_a_turn() {
    let mut t = table(3).owns(P1, Tile::RubyActOfGod);
    t.turn(P1);
    assert!(
        !t.can(P1, "gold") && !t.can(P1, "silver m_pray"),
        "never without an own token"
    );
    t.act(P1, "token m_pray");
    assert!(!t.can(P1, "token t_move"), "the turn's token is placed");
    t.act(P1, "silver t_move");
    assert_eq!(t.refusal(P1, "silver b_pray"), Some(Refusal::NoSilver));
    t.act(P1, "gold");
    assert_eq!(t.refusal(P1, "gold"), Some(Refusal::GoldUsed));
    let board = &t.view(Eye::Spectator).players[0];
    assert_eq!(
        (
            board.tokens,
            board.own_tokens.len(),
            board.silver_tokens.len()
        ),
        (4, 1, 1)
    );
}

/// KB-LIM-06: the gold token, and the silver one, serve once in a round.
#[test]
fn gold_and_silver_serve_once_a_round() {
    let mut t = table(2).owns(P1, Tile::RubyActOfGod).without_gold(P2);
    t.turn(P1);
    t.acts(
        P1,
        "token m_pray, silver b_pray, gold, resolve apex, resolve m_pray",
    );
    t.act(P2, "token m_pray");
    assert!(t.awaits(P1));
    t.act(P1, "token b_acq1");
    // Nothing else could be placed, so the action is under way already.
    assert!(!t.can(P1, "gold") && !t.can(P1, "silver t_move"));
    assert!(t.awaits(P2));
    t.night();
    t.act(P1, "position 1");
    t.act(P1, "token m_pray");
    assert!(t.can(P1, "gold") && t.can(P1, "silver t_move"));
}

/// KB-LIM-06, KB-LIM-15: five turns with one token each, for everybody, then the night.
#[test]
fn five_turns_each_and_the_day_is_over() {
    for players in 2..=6 {
        let setup = Setup {
            max_rounds: 3,
            ..Setup::for_players(players)
        };
        let mut game = Kemet::start(&setup, Seed(5)).expect("a fair setup");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(players));
        let mut pages = Pages::new();
        let mut actions = Vec::new();
        while let Some(seat) = game.awaiting().lowest() {
            game.actions(seat, &mut actions);
            let action = actions[rng.random_range(0..actions.len() as u32) as usize];
            game.apply(seat, action, &mut pages)
                .expect("it was offered");
        }
        let mut turns: BTreeMap<Seat, (u8, u8)> = BTreeMap::new();
        let mut nights = 0;
        for (_, event) in &pages.0 {
            match event {
                Event::TurnBegan { seat } => turns.entry(*seat).or_default().0 += 1,
                Event::TokenPlaced {
                    seat,
                    kind: TokenKind::Own,
                    ..
                } => {
                    let (began, placed) = turns.entry(*seat).or_default();
                    *placed += 1;
                    assert_eq!(began, placed, "one token in each turn");
                }
                Event::NightFell { .. } => {
                    assert_eq!(turns.len(), usize::from(players));
                    assert!(turns.values().all(|&count| count == (5, 5)), "{turns:?}");
                    turns.clear();
                    nights += 1;
                }
                _ => {}
            }
        }
        assert_eq!(nights, 3);
    }
}

/// KB-LIM-07: a space takes one token in a round, of whatever kind.
#[test]
fn one_token_per_space() {
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .tokens_on(P1, &[Space::MiddlePray]);
    t.turn(P1);
    let taken = |space| Some(Refusal::SpaceTaken { space });
    assert_eq!(t.refusal(P1, "token m_pray"), taken(Space::MiddlePray));
    t.act(P1, "token t_move");
    for (no, space) in [
        ("silver m_pray", Space::MiddlePray),
        ("silver t_move", Space::TopMove),
    ] {
        assert_eq!(t.refusal(P1, no), taken(space));
    }
    t.acts(P1, "silver b_pray, resolve b_pray");
    assert!(t.awaits(P2), "no troop, no move: the turn is over");
    t.turn(P1);
    assert_eq!(t.refusal(P1, "token b_pray"), taken(Space::BottomPray));
    // Boards are separate.
    t.turn(P2);
    assert!(t.can(P2, "token m_pray"));
}

/// KB-LIM-08: one tile of a colour in a round by Acquire, though any space would do; in the next round the colour is open again.
#[test]
fn one_tile_per_colour_and_round() {
    let mut t = table(3)
        .pyramid(P2, "w2a", Colour::Ruby, 2)
        .pyramid(P3, "w3a", Colour::Diamond, 1)
        .troop(P1, "w2a", 1)
        .troop(P1, "w3a", 1)
        .with_prayer(P1, 11)
        .without_gold(P1)
        .without_gold(P2)
        .without_gold(P3);
    t.act(P1, "token b_acq1");
    t.act(P1, "take RUB-1a");
    t.act(P2, "token m_pray");
    t.act(P3, "token m_pray");
    t.act(P1, "token b_acq2");
    let bought = Some(Refusal::ColourBought {
        colour: Colour::Ruby,
    });
    assert_eq!(t.refusal(P1, "take RUB-1b"), bought);
    assert!(t.can(P1, "take DIA-1a"));
    t.night();
    t.acts(P1, "position 1");
    t.acts(P2, "position 2");
    t.acts(P1, "token b_acq1, resolve b_acq1");
    assert!(t.can(P1, "take RUB-1b"));
}

/// KB-LIM-08, ONY-2d, tiles:R22: Twin Ceremony may take a second tile of the colour; a later Acquire of the round may not.
#[test]
fn twin_ceremony_takes_a_second_tile_of_a_colour() {
    let mut t = table(3)
        .owns(P1, Tile::TwinCeremony)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .with_prayer(P1, 11)
        .without_gold(P2)
        .without_gold(P3);
    t.acts(P1, "token b_acq1, gold, resolve b_acq1, take RUB-1a");
    t.act(P1, "golden ONY-2d");
    t.act(P1, "take RUB-1b");
    assert!(t.tiles(P1).contains(Tile::Charge) && t.tiles(P1).contains(Tile::PriestOfMafdet));
    t.act(P2, "token m_pray");
    t.act(P3, "token m_pray");
    t.act(P1, "token b_acq2");
    assert_eq!(
        t.refusal(P1, "take RUB-2a"),
        Some(Refusal::ColourBought {
            colour: Colour::Ruby
        })
    );
    assert!(t.can(P1, "take SAP-1a"));
}

/// KB-LIM-08: nobody owns the same picture twice, in one colour or in two.
#[test]
fn no_picture_twice() {
    let mut t = table(3)
        .owns(P1, Tile::RubyDomination)
        .owns(P1, Tile::Charge)
        .owns(P1, Tile::RubyActOfGod)
        .pyramid(P1, "w1a", Colour::Sapphire, 4)
        .pyramid(P1, "w1b", Colour::Ruby, 4)
        .with_prayer(P1, 11);
    t.begin_on(P1, Space::Acquire1);
    for tile in [Tile::SapphireDomination, Tile::SapphireActOfGod] {
        let no = format!("take {tile}");
        assert_eq!(t.refusal(P1, &no), Some(Refusal::SamePicture { tile }));
    }
    assert!(t.can(P1, "take SAP-1a"));
    let mut same = table(3)
        .owns(P1, Tile::Charge)
        .pyramid(P1, "w1b", Colour::Ruby, 1)
        .with_prayer(P1, 11);
    assert_eq!(
        same.copies(Tile::Charge),
        1,
        "a second copy is in the market"
    );
    same.begin_on(P1, Space::Acquire1);
    assert_eq!(
        same.refusal(P1, "take RUB-1a"),
        Some(Refusal::SamePicture { tile: Tile::Charge })
    );
}

/// KB-LIM-09: three pyramids in a city, two with two players, none above level 4, no colour twice.
#[test]
fn pyramids_are_limited() {
    let mut two = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 4)
        .with_prayer(P1, 11);
    two.begin(P1, Deed::Build);
    assert_eq!(
        two.refusal(P1, "build c 1"),
        Some(Refusal::NoRoomForPyramid { limit: 2 })
    );
    assert_eq!(
        two.refusal(P1, "build b 5"),
        Some(Refusal::PyramidLevel { level: 4 })
    );
    assert_eq!(
        two.refusal(P1, "build b 4"),
        Some(Refusal::PyramidLevel { level: 4 })
    );
    assert_eq!(
        two.offers(P1),
        ["build a 2", "build a 3", "build a 4", "decline"]
    );

    let mut three = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 1)
        .with_prayer(P1, 11)
        .without_gold(P1);
    let spare = three
        .view(Eye::Spectator)
        .colours
        .iter()
        .find(|colour| ![Colour::Ruby, Colour::Sapphire].contains(colour));
    three.begin(P1, Deed::Build);
    three.act(P1, "build c 1");
    // Just one colour is left for the third, so nobody is asked.
    assert_eq!((three.level("w1c"), three.colour("w1c")), (1, spare));
}

/// KB-LIM-10: each temple and each level-4 pyramid is worth one point to one player, and changes hands.
#[test]
fn temporary_fame_has_one_holder() {
    let mut t = table(3)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .pyramid(P2, "w2b", Colour::Sapphire, 3)
        .troop(P1, "w_ti", 4)
        .troop(P3, "w_tr", 1)
        .troop(P1, "w2f", 2)
        .without_gold(P1)
        .without_gold(P2);
    let fame = |t: &Scene| [P1, P2, P3].map(|seat| t.temporary_fame(seat));
    assert_eq!(fame(&t), [1, 1, 1]);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2f, step w2a, done");
    assert_eq!(
        fame(&t),
        [2, 0, 1],
        "the pyramid's point goes to whoever holds the district"
    );
    t.turn(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w2a, step w2b, done");
    assert_eq!(
        fame(&t),
        [1, 1, 1],
        "and comes back; level 3 is worth nothing"
    );
}

/// KB-LIM-10: a temple won in battle takes its one point along.
#[test]
fn a_temple_taken_changes_hands() {
    let mut t = table(3).troop(P2, "w_ti", 1).troop(P1, "w_ti", 5);
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    t.battle(P1, "w_ti");
    t.clash("BC-6", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
}

/// KB-LIM-10, REN-SAP1: Perfect Architecture pays its owner for own level-3 pyramids, and only while the owner controls them.
#[test]
fn perfect_architecture_pays_for_level_three() {
    let scene = || {
        table(3)
            .owns(P1, Tile::PerfectArchitecture)
            .pyramid(P1, "w1a", Colour::Ruby, 3)
            .pyramid(P1, "w1b", Colour::Sapphire, 4)
            .pyramid(P2, "w2a", Colour::Ruby, 3)
    };
    assert_eq!(
        (scene().temporary_fame(P1), scene().temporary_fame(P2)),
        (2, 0)
    );
    let held = scene().troop(P2, "w1a", 1);
    assert_eq!((held.temporary_fame(P1), held.temporary_fame(P2)), (1, 0));
    let abroad = scene().troop(P1, "w2a", 1);
    assert_eq!(
        abroad.temporary_fame(P1),
        2,
        "not for other people's pyramids"
    );
}

/// KB-LIM-11: however a battle ends, nobody shares a zone afterwards.
#[test]
fn no_zone_holds_two_sides_after_a_battle() {
    // Attacker wins, defender wins, both die.
    for (ours, theirs, card, answer) in [
        (5, 3, "BC-1", "BC-5"),
        (2, 5, "BC-5", "BC-6"),
        (1, 1, "BC-7", "BC-7"),
    ] {
        for loser in ["recall", "retreat"] {
            for winner in ["stay", "recall"] {
                let mut t = table(3)
                    .troop(P2, "w_ti", theirs)
                    .troop(P1, "w_ti", ours)
                    .without_gold(P1);
                t.battle(P1, "w_ti");
                t.clash(card, answer);
                while t.step() != Some(Step::BeforeToken) {
                    let seat = t.awaiting().lowest().expect("somebody chooses");
                    let offers = t.offers(seat);
                    let wish = offers
                        .iter()
                        .find(|offer| [loser, winner].contains(&offer.as_str()));
                    let choice = wish.unwrap_or(&offers[0]).clone();
                    t.act(seat, &choice);
                }
                for zone in Zone::ALL {
                    let zone = zone.to_string();
                    let sides = [P1, P2, P3]
                        .into_iter()
                        .filter(|&seat| t.units(seat, &zone) > 0);
                    assert!(sides.count() <= 1, "{zone} after {loser} and {winner}");
                }
            }
        }
    }
}

/// KB-LIM-11: entering an enemy's zone, or recruiting into it, means battle at once.
#[test]
fn sharing_a_zone_means_battle() {
    let mut t = table(3).troop(P1, "w1f", 2).troop(P2, "w_ti", 2);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_ti");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    let mut t = table(3).troop(P2, "w1b", 2);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1b 3, done");
    assert_eq!(t.step(), Some(Step::WarCouncil));
}

/// KB-LIM-12: one teleport in a Move, even where a second could start.
#[test]
fn one_teleport_a_move() {
    let mut t = table(3)
        .owns(P1, Tile::Portal)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 2)
        .without_gold(P1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, teleport w_ti");
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::TeleportUsed));
    assert_eq!(t.prayer(P1), 6);
    t.act(P1, "step w_on");
    assert_eq!(t.units(P1, "w_on"), 2);
}

/// KB-LIM-12: one enemy district in a Move, also by way of the desert before it; own ones are not counted.
#[test]
fn one_enemy_district_a_move() {
    let fast = |scene: Scene| {
        scene
            .owns(P1, Tile::PriestOfMafdet)
            .owns(P1, Tile::BestialFury)
            .without_gold(P1)
    };
    let mut t = fast(table(3)).troop(P1, "w2f", 2);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w2f");
    assert_eq!(t.land_moves(), 3);
    t.act(P1, "step w2a");
    assert_eq!(
        t.refusal(P1, "step w2b"),
        Some(Refusal::Wall { zone: Zone::W2b })
    );
    t.act(P1, "step w2f");
    for zone in [Zone::W2a, Zone::W2b, Zone::W2c] {
        assert_eq!(
            t.refusal(P1, &format!("step {zone}")),
            Some(Refusal::Wall { zone })
        );
    }
    let mut home = fast(table(3)).troop(P1, "w1a", 2);
    home.begin(P1, Deed::Move);
    home.acts(P1, "troop w1a, step w1b, step w1c, step w1a");
    assert_eq!(home.units(P1, "w1a"), 2);
}
