//! Components: every tile, card, companion and board space, row by row.

use std::collections::BTreeMap;

use kemet::map::Storm;
use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::named::names_of;

use super::tables;

fn tile(id: &str) -> Tile {
    id.parse().unwrap()
}

/// What a tile is, in the words of the table.
fn kind(tile: Tile) -> String {
    let row = tile.row();
    let mut words = Vec::new();
    if let Some(first) = tile.pieces().iter().next() {
        let pieces = tile.pieces().len();
        assert_eq!(
            pieces,
            usize::from(row.copies),
            "{tile}: a piece for each copy"
        );
        let kind = if first.is_servant() {
            "servant"
        } else {
            "creature"
        };
        words.push(format!("{kind} {first}"));
    }
    if let Some(card) = row.card {
        words.push(format!("card {card}"));
    }
    if row.fame > 0 {
        assert_eq!(row.fame, 1, "{tile}");
        words.push("fame".into());
    }
    if row.golden {
        words.push("gold".into());
    }
    match row.power {
        Power::Mercenaries => words.push("units".into()),
        Power::ActOfGod => words.push("silver".into()),
        _ => {}
    }
    if words.is_empty() {
        words.push("power".into());
    }
    words.join(" ")
}

/// Strength, damage, unblockable damage, shield, impenetrable shield.
type Numbers = [u8; 5];

fn numbers(points: Points) -> Numbers {
    [
        points.strength,
        points.damage,
        points.unblockable,
        points.shield,
        points.impenetrable,
    ]
}

fn sum(boosts: &[Boost], counts: impl Fn(When) -> bool) -> Numbers {
    let mut sum = [0; 5];
    for boost in boosts.iter().filter(|boost| counts(boost.when)) {
        for (total, more) in sum.iter_mut().zip(numbers(boost.points)) {
            *total += more;
        }
    }
    sum
}

/// KB-1.0.b, KB-1.3.a, KB-2.1.10: all 96 tiles and the 18 of Renewal, each with its colour,
/// level, copies, name and kind.
#[test]
fn every_tile_is_in_the_catalogue() {
    let name = names_of("tile", "rise");
    let catalogue: Vec<String> = Tile::ALL
        .iter()
        .filter(|tile| tile.row().origin != Origin::First)
        .map(|&tile| {
            let row = tile.row();
            let renewal = row.origin == Origin::Renewal;
            assert_eq!(renewal, tile.id().starts_with("REN-"), "{tile}");
            format!(
                "{tile} {} {} x{} | {} | {}",
                tile.colour(),
                tile.level(),
                row.copies,
                kind(tile),
                name(&tile).replace('’', "'")
            )
        })
        .collect();
    let expected: Vec<&str> = tables::TILES.lines().collect();
    assert_eq!(expected.len(), 85 + 18);
    for (mine, expected) in catalogue.iter().zip(&expected) {
        assert_eq!(mine, expected);
    }
    assert_eq!(catalogue.len(), expected.len());
}

/// KB-1.0.b, KB-7.2.a: six colours of sixteen tiles, four on each of four levels.
#[test]
fn a_colour_has_four_tiles_on_each_of_four_levels() {
    assert_eq!(Colour::COUNT, 6);
    let mut heap: BTreeMap<(Colour, u8), u8> = BTreeMap::new();
    for tile in Tile::ALL
        .iter()
        .filter(|tile| tile.row().origin == Origin::Later)
    {
        *heap.entry((tile.colour(), tile.level())).or_default() += tile.row().copies;
    }
    for &colour in Colour::ALL {
        let levels: Vec<_> = (1..=4).map(|level| heap[&(colour, level)]).collect();
        assert_eq!(levels, [4, 4, 4, 4], "{colour}");
    }
    assert_eq!(heap.len(), 24, "no fifth level");
    assert_eq!(heap.values().sum::<u8>(), 96);
    let renewal: Vec<_> = Tile::ALL
        .iter()
        .filter(|tile| tile.row().origin == Origin::Renewal)
        .collect();
    assert_eq!(renewal.len(), 18);
    for &colour in Colour::ALL {
        let of_colour = renewal.iter().filter(|tile| tile.colour() == colour);
        assert_eq!(of_colour.count(), 3, "{colour}");
    }
}

/// KB-1.0.b: the plain numbers of the tiles that work for all troops of their owner.
#[test]
fn tiles_have_their_printed_bonuses() {
    for (id, moves, attacking, defending) in tables::BONUSES {
        let row = tile(id).row();
        assert_eq!(row.moves, moves, "{id}: land moves");
        let attack = sum(row.boosts, |when| {
            matches!(when, When::Always | When::Attacking)
        });
        assert_eq!(attack, attacking, "{id}: attacking");
        let defence = sum(row.boosts, |when| {
            matches!(when, When::Always | When::Defending)
        });
        assert_eq!(defence, defending, "{id}: defending");
    }
    for (id, when) in tables::STRENGTH_ELSEWHERE {
        let [boost] = tile(id).row().boosts else {
            panic!("{id} has one bonus");
        };
        assert_eq!(
            (boost.when, numbers(boost.points)),
            (when, [1, 0, 0, 0, 0]),
            "{id}"
        );
    }
    let listed: Vec<Tile> = tables::BONUSES
        .iter()
        .map(|row| tile(row.0))
        .chain(tables::STRENGTH_ELSEWHERE.iter().map(|row| tile(row.0)))
        .collect();
    let later = Tile::ALL
        .iter()
        .filter(|tile| tile.row().origin != Origin::First);
    for &tile in later.filter(|tile| !listed.contains(tile)) {
        let row = tile.row();
        let plain = !tile.pieces().is_empty() || row.moves == 0 && row.boosts.is_empty();
        assert!(plain, "{tile} has bonuses that no table lists");
    }
}

/// KB-1.0.b: thirteen creatures in the box and three of Renewal, with what they give.
#[test]
fn creatures_have_their_printed_numbers() {
    let creatures: Vec<Companion> = Companions::CREATURES
        .iter()
        .filter(|one| one.tile().row().origin != Origin::First)
        .collect();
    assert_eq!(creatures.len(), tables::CREATURES.len());
    for (creature, (id, on, moves, points)) in creatures.iter().zip(tables::CREATURES) {
        assert_eq!(creature.to_string(), id);
        assert_eq!(creature.tile(), tile(on), "{id}");
        assert_eq!(creature.moves(), moves, "{id}: land moves");
        let [strength, damage, unblockable, shield] = points;
        let expected = [strength, damage, unblockable, shield, 0];
        assert_eq!(sum(creature.boosts(), |_| true), expected, "{id}");
        assert_eq!(
            sum(creature.boosts(), |when| when == When::Always),
            expected,
            "{id}: in every battle"
        );
    }
    let in_the_box = creatures
        .iter()
        .filter(|one| one.tile().row().origin == Origin::Later);
    assert_eq!(in_the_box.count(), 13);
}

/// KB-AM-44: eight servant pieces, all Amber, one for every copy of their tiles; they are
/// companions, with their own small bonuses.
#[test]
fn servants_are_eight_amber_companions() {
    let servants: Vec<Companion> = Companions::SERVANTS.iter().collect();
    let expected = [
        ("harkhuf-1", "AMB-1a", 1, 0, 0),
        ("harkhuf-2", "AMB-1a", 1, 0, 0),
        ("masaharta-1", "AMB-1b", 0, 0, 1),
        ("masaharta-2", "AMB-1b", 0, 0, 1),
        ("heqaib", "AMB-2b", 0, 0, 0),
        ("bakatan", "AMB-2c", 0, 0, 0),
        ("ptahmose", "AMB-3c", 0, 1, 0),
        ("meryptah", "AMB-4a", 0, 2, 0),
    ];
    assert_eq!(servants.len(), expected.len());
    for (servant, (id, on, moves, strength, shield)) in servants.iter().zip(expected) {
        assert_eq!(servant.to_string(), id);
        assert_eq!(servant.tile(), tile(on), "{id}");
        assert_eq!(servant.tile().colour(), Colour::Amber, "{id}");
        assert_eq!(servant.moves(), moves, "{id}: land moves");
        let points = sum(servant.boosts(), |_| true);
        assert_eq!(points, [strength, 0, 0, shield, 0], "{id}");
    }
    // Ptahmose is strong in the Delta only; Meryptah and Masaharta everywhere.
    assert_eq!(Companion::Ptahmose.boosts()[0].when, When::InDelta);
    assert_eq!(Companion::Meryptah.boosts()[0].when, When::Always);
    assert_eq!(Companion::Masaharta1.boosts()[0].when, When::Always);
}

/// KB-AM-44: a troop takes one creature and one servant, and Meryptah besides; never two
/// creatures, never three servants.
#[test]
fn a_troop_has_room_for_one_companion_of_each_kind() {
    let fits = |ids: &str| {
        let set: Companions = ids.split(' ').map(|id| id.parse().unwrap()).collect();
        set.fit_one_troop()
    };
    assert!(fits("phoenix heqaib"));
    assert!(!fits("phoenix cat"));
    assert!(!fits("heqaib bakatan"));
    assert!(!fits("harkhuf-1 harkhuf-2"));
    assert!(fits("phoenix heqaib meryptah"));
    assert!(!fits("heqaib bakatan meryptah"));
}

/// KB-1.0.b, KB-AM-44: the two mercenary tiles bring three units each on top of the twelve;
/// in a troop they count like any other.
#[test]
fn mercenaries_are_six_more_units() {
    let mut t = table_for(&Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Diamond],
        ..Setup::for_players(3)
    })
    .pyramid(P1, "w1a", Colour::Onyx, 1)
    .troop(P1, "w1a", 4)
    .troop(P1, "w1b", 5)
    .troop(P1, "w1c", 3);
    t.begin(P1, Deed::Acquire);
    t.act(P1, "take ONY-1a");
    // One place is left in w1a, none in w1b, two in w1c.
    assert_eq!(t.offers(P1), ["place w1a 1", "place w1c 1", "place w1c 2"]);
    assert_eq!(
        t.refusal(P1, "place w1a 2"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "place w1a 1, place w1c 2");
    let player = t.view(Eye::Spectator).players[0].clone();
    assert_eq!((player.stock, player.supply), (15, 0));

    // With both tiles a player commands eighteen.
    let t = table(2)
        .owns(P1, Tile::SwordMercenaries)
        .owns(P1, Tile::SpearMercenaries);
    assert_eq!(t.supply(P1), 18);
    assert_eq!(t.supply(P2), 12);
}

/// KB-1.5.a, BC-1, BC-2, BC-3, BC-4, BC-5, BC-6, BC-7, BC-8, SB-1, SB-2, SB-3, SB-S: what
/// stands on the eight battle cards and on the special ones; what is absent is 0.
#[test]
fn battle_cards_have_their_printed_values() {
    assert_eq!(BattleCard::COUNT, tables::BATTLE_CARDS.len());
    for (id, strength, damage, shield, self_loss) in tables::BATTLE_CARDS {
        let card: BattleCard = id.parse().unwrap();
        let expected = CardFace {
            points: Points {
                strength,
                damage,
                shield,
                ..Points::NONE
            },
            self_loss,
            wards_damage: id == "SB-3",
        };
        assert_eq!(card.face(), expected, "{id}");
    }
}

/// KB-1.5.a: battle cards belong to one player; what one has used the other still has.
#[test]
fn everybody_has_their_own_battle_cards() {
    let mut t = table(2).troop(P2, "w_tr", 3).troop(P1, "w_tr", 3);
    t.battle(P1, "w_tr");
    t.clash("BC-1", "BC-1");
    let card = BattleCards::one(BattleCard::Bc1);
    assert_eq!(
        t.view(Eye::Spectator).battle.unwrap().attacker.play,
        Some(BattleCard::Bc1)
    );
    assert_eq!(
        t.view(Eye::Spectator).battle.unwrap().defender.play,
        Some(BattleCard::Bc1)
    );
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(t.battle_cards(P1)[1], card);
    assert_eq!(t.battle_cards(P2)[1], card);
}

/// KB-1.5.a: impenetrable shields exist; Ward of Chaos and Ultimate Shield give them.
#[test]
fn impenetrable_shields_are_known() {
    let tiles = Tile::ALL.iter().filter(|tile| {
        let boosts = tile.row().boosts;
        boosts.iter().any(|boost| boost.points.impenetrable > 0)
    });
    assert_eq!(tiles.collect::<Vec<_>>(), [&Tile::WardOfChaos]);
    let cards = Di::ALL
        .iter()
        .filter(|card| card.face().points.impenetrable > 0);
    assert_eq!(cards.collect::<Vec<_>>(), [&Di::UltimateShield]);
}

/// KB-1.0.b, KB-2.1.5: three special battle cards, each brought by one tile, and the
/// one of a god (KB-6.1.b).
#[test]
fn special_battle_cards_come_by_their_tiles() {
    let cards = BattleCard::ALL.iter();
    let special = cards.filter(|card| card.row().dealt == Dealt::Never);
    let special: Vec<&str> = special.map(|card| card.id()).collect();
    assert_eq!(special, ["SB-1", "SB-2", "SB-3", "SB-S"]);
    assert_eq!(BattleCards::STANDARD.len(), 8);
    for (card, on) in [("SB-1", "RUB-2b"), ("SB-2", "SAP-2c"), ("SB-3", "REN-ONY3")] {
        let bringing = Tile::ALL
            .iter()
            .filter(|tile| tile.row().origin != Origin::First)
            .filter(|tile| tile.row().card == Some(card.parse().unwrap()));
        assert_eq!(bringing.collect::<Vec<_>>(), [&tile(on)]);
    }
    // Whoever takes the tile gives one of the eight away for the card.
    let mut t = table(2).pyramid(P1, "w1a", Colour::Ruby, 2);
    t.begin(P1, Deed::Acquire);
    t.acts(P1, "take RUB-2b, remove BC-8");
    let [hand, .., removed] = t.battle_cards(P1);
    assert!(hand.contains(BattleCard::WrrytStorm));
    assert_eq!(
        (hand.len(), removed),
        (8, BattleCards::one(BattleCard::Bc8))
    );
    assert_eq!(t.battle_cards(P2)[0], BattleCards::STANDARD);
}

/// KB-1.4.a, KB-1.0.b: name, copies, cost, icon and points of every DI card; 33 in the shared
/// deck, 16 optional ones, Diversion and Assemble! in neither.
#[test]
fn di_cards_have_their_printed_values() {
    let name_of = names_of("di", "rise");
    let later = Di::ALL
        .iter()
        .filter(|card| card.deck() != kemet::Deck::First);
    assert_eq!(later.count(), tables::DI_CARDS.len());
    for (id, name, copies, cost, icon, points) in tables::DI_CARDS {
        let card: Di = id.parse().unwrap();
        let face = card.face();
        assert_eq!(
            (
                name_of(&card).replace('’', "'"),
                face.copies,
                face.cost,
                face.icon
            ),
            (name.to_owned(), copies, cost, icon),
            "{id}"
        );
        assert_eq!(numbers(face.points), points, "{id}");
        assert_eq!(
            card.deck() == kemet::Deck::Extra,
            id.starts_with("DX-"),
            "{id}"
        );
    }
    assert_eq!(DiCards::of_decks(&[kemet::Deck::Shared]).len(), 33);
    assert_eq!(
        DiCards::of_decks(&[kemet::Deck::Shared, kemet::Deck::Extra]).len(),
        33 + 16
    );
    assert_eq!(
        DiCards::of_decks(&[kemet::Deck::Shared, kemet::Deck::Extra]).count(Di::Diversion),
        0
    );
    // Nor is Assemble!, which every player of a team has (KB-4.5.g).
    assert_eq!(
        DiCards::of_decks(&[kemet::Deck::Shared]).count(Di::Assemble),
        0
    );
}

/// KB-1.4.a: the icon says when a card may be played.
#[test]
fn di_icons_name_the_moment() {
    let mut t = table(2)
        .without_gold(P1)
        .troop(P1, "w_on", 3)
        .troop(P2, "w_r", 2)
        .holds(P1, &[Di::WarRage, Di::Prayer, Di::Transfer, Di::Swiftness]);
    let wrong = |card| Some(Refusal::WrongMoment { card });
    // Before the token: DAY.
    assert!(t.can(P1, "play DI-09"));
    assert_eq!(t.refusal(P1, "play DI-01"), wrong(Di::WarRage));
    assert_eq!(t.refusal(P1, "play DI-10"), wrong(Di::Transfer));
    assert_eq!(t.refusal(P1, "play DI-11"), wrong(Di::Swiftness));
    // In the Move: MOVE, and Swiftness at its start only.
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_on");
    assert!(t.can(P1, "play DI-10") && t.can(P1, "play DI-11"));
    assert_eq!(t.refusal(P1, "play DI-09"), wrong(Di::Prayer));
    assert_eq!(t.refusal(P1, "play DI-01"), wrong(Di::WarRage));
    // In the war council: BATTLE.
    t.act(P1, "step w_r");
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    assert!(t.can(P1, "add DI-01"));
    assert_eq!(t.refusal(P1, "add DI-09"), wrong(Di::Prayer));
    assert_eq!(t.refusal(P1, "add DI-10"), wrong(Di::Transfer));
}

/// KB-1.3.a: the level is the basic price.
#[test]
fn a_tile_costs_its_level() {
    for (level, id) in [(1, "RUB-1b"), (2, "RUB-2a"), (3, "RUB-3b"), (4, "RUB-4b")] {
        let poor = table(2).pyramid(P1, "w1a", Colour::Ruby, 4);
        let mut rich = poor.clone().with_prayer(P1, level);
        let mut poor = poor.with_prayer(P1, level - 1);
        poor.begin(P1, Deed::Acquire);
        if level > 1 {
            assert_eq!(
                poor.refusal(P1, &format!("take {id}")),
                Some(Refusal::NeedsPrayer {
                    need: level,
                    have: level - 1
                })
            );
        } else {
            // Nothing is that cheap: the action is lost without a question.
            let lost = Event::ActionLost {
                seat: P1,
                deed: Deed::Acquire,
            };
            assert!(poor.events().contains(&lost));
            assert!(poor.tiles(P1).is_empty());
        }
        rich.begin(P1, Deed::Acquire);
        rich.act(P1, &format!("take {id}"));
        assert_eq!(rich.prayer(P1), 0, "{id}");
    }
}

/// KB-1.0.b, KB-1.0.e: two storm tiles; six gods, Seth among them.
#[test]
fn storms_and_gods() {
    assert_eq!(Storm::ALL.len(), 2);
    let gods: Vec<&str> = God::ALL.iter().map(|god| god.id()).collect();
    assert_eq!(
        gods,
        ["anubis", "bastet", "horus", "wadjet", "sobek", "seth"]
    );
}

/// KB-1.2.a, KB-1.2.b, KB-AM-01, KB-7.1.a: the spaces of the player board, floor by floor; the
/// five actions and, above all floors, Divine Power.
#[test]
fn the_player_board_has_three_floors() {
    let floor = |index: usize| -> Vec<String> {
        Spaces::FLOORS[index]
            .iter()
            .map(|space| format!("{space} {}", space.deed()))
            .collect()
    };
    assert_eq!(floor(0), ["t_move move", "t_recruit recruit"]);
    assert_eq!(floor(1), ["m_build build", "m_move move", "m_pray pray"]);
    assert_eq!(
        floor(2),
        [
            "b_acq1 acquire",
            "b_acq2 acquire",
            "b_acq3 acquire",
            "b_pray pray"
        ]
    );
    assert_eq!(Spaces::FLOORS.map(Spaces::len).iter().sum::<usize>(), 9);
    assert!(
        Spaces::FLOORS
            .iter()
            .all(|floor| !floor.contains(Space::Apex))
    );
    assert_eq!(Space::Apex.deed(), Deed::DivinePower);
    assert_eq!(Space::COUNT, 10);
    assert_eq!(MAX_PRAYER, 11);
    // A fresh board takes a token on each of the nine, and nowhere else.
    let t = table(2);
    let tokens: Vec<String> = Space::NORMAL.iter().map(|s| format!("token {s}")).collect();
    assert_eq!(t.offers(P1), tokens);
}

/// KB-7.1.a: every normal space gives one of five actions.
#[test]
fn there_are_five_actions() {
    let mut deeds: Vec<Deed> = Space::NORMAL.iter().map(|space| space.deed()).collect();
    deeds.sort();
    deeds.dedup();
    let five = [
        Deed::Build,
        Deed::Recruit,
        Deed::Acquire,
        Deed::Pray,
        Deed::Move,
    ];
    assert_eq!(deeds, five);
}

/// KB-1.2.c: the acquire token of a new colour goes on an Acquire space that has none.
#[test]
fn a_new_colour_brings_its_acquire_token() {
    let slots = |t: &Scene| t.view(Eye::Spectator).players[0].slots;
    let (ruby, sapphire) = (Some(Colour::Ruby), Some(Colour::Sapphire));
    let start = table(3).pyramid(P1, "w1a", Colour::Ruby, 1);
    assert_eq!(slots(&start), [ruby, None, None]);
    let mut t = start.clone();
    t.begin(P1, Deed::Build);
    t.acts(P1, "build b 1, top sapphire");
    assert_eq!(slots(&t), [ruby, sapphire, None]);
    assert_eq!(t.view(Eye::Spectator).players[1].slots, [None; 3]);

    // Where one of the free spaces is taken this round, the builder chooses.
    let mut t = start.clone().tokens_on(P1, &[Space::Acquire2]);
    t.begin(P1, Deed::Build);
    t.acts(P1, "build b 1, top sapphire");
    assert_eq!(t.offers(P1), ["slot b_acq2", "slot b_acq3"]);
    t.act(P1, "slot b_acq3");
    assert_eq!(slots(&t), [ruby, None, sapphire]);

    // A colour the city already has brings nothing.
    let mut t = start;
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 2");
    assert_eq!(slots(&t), [ruby, None, None]);
}

/// KB-1.2.d: neither an own-colour nor a silver token goes on Divine Power; the gold one does.
#[test]
fn divine_power_takes_the_gold_token_only() {
    let mut t = table(3)
        .owns(P1, Tile::RubyActOfGod)
        .owns(P1, Tile::DivineWill)
        .troop(P1, "w1a", 2);
    assert_eq!(t.refusal(P1, "token apex"), Some(Refusal::GoldOnly));
    t.act(P1, "token m_pray");
    assert_eq!(t.refusal(P1, "silver apex"), Some(Refusal::GoldOnly));
    assert!(t.can(P1, "silver t_move") && t.can(P1, "gold"));
    t.act(P1, "gold");
    let player = t.view(Eye::Spectator).players[0].clone();
    assert!(player.gold_used && player.silver_tokens.is_empty());
    assert!(t.can(P1, "resolve apex"));
}

/// KB-1.6.a, KB-1.6.b: no pyramid is level 0 without a colour; the top chosen with level 1
/// stays through levels 2 to 4, and there is no fifth.
#[test]
fn a_pyramid_gets_its_colour_with_its_first_level() {
    let mut t = table(2).with_prayer(P1, 11).troop(P2, "w2a", 1);
    assert_eq!((t.level("w1b"), t.colour("w1b")), (0, None));
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build b 0"),
        Some(Refusal::PyramidLevel { level: 0 })
    );
    assert_eq!(
        t.refusal(P1, "build b 5"),
        Some(Refusal::PyramidLevel { level: 0 })
    );
    t.act(P1, "build b 1");
    assert_eq!(t.offers(P1), ["top ruby", "top sapphire"]);
    t.act(P1, "top sapphire");
    assert_eq!(
        (t.level("w1b"), t.colour("w1b")),
        (1, Some(Colour::Sapphire))
    );
    for level in 2..=4 {
        let mut t = table(2)
            .with_prayer(P1, 11)
            .pyramid(P1, "w1b", Colour::Sapphire, 1);
        t.begin(P1, Deed::Build);
        t.act(P1, &format!("build b {level}"));
        assert_eq!(
            (t.level("w1b"), t.colour("w1b")),
            (level, Some(Colour::Sapphire))
        );
    }
}

/// KB-1.0.d, KB-2.2.2a, KB-2.2.2c, KB-2.2.2d, KB-2.2.2e, KB-2.2.2f: what every player has
/// before play: 12 units in supply, 5 tokens and the gold one, 8 battle cards, three places for
/// pyramids, the prayer marker on 7.
#[test]
fn the_stock_of_a_player() {
    for players in 2..=6 {
        let setup = Setup {
            seating: Seating::Random,
            ..Setup::for_players(players)
        };
        let game = <Kemet as tabletop::Game>::start(&setup, tabletop::Seed(5)).unwrap();
        let view = tabletop::Game::view(&game, Eye::Archive);
        assert_eq!(view.players.len(), usize::from(players));
        for player in &view.players {
            assert_eq!((player.stock, player.supply), (12, 12));
            assert!(player.troops.is_empty());
            assert_eq!(player.tokens, 5);
            assert!(!player.gold_used && !player.has_silver);
            assert_eq!(player.prayer, 7);
            let secret = player.secret.as_ref().unwrap();
            assert_eq!(secret.hand, BattleCards::STANDARD);
            assert!(player.face_up.is_empty() && player.face_down == 0 && player.removed == 0);
            assert_eq!(player.pyramids, [Pyramid::default(); 3]);
            assert_eq!(player.slots, [None; 3]);
            assert!(player.tiles.is_empty() && player.companions.is_empty());
        }
    }
}

/// A DI card is in the deck its row names, as often as the row says, and in no other:
/// 33 in the shared deck, 16 optional ones, 35 of the first edition.
#[test]
fn a_di_card_is_in_the_deck_of_its_row() {
    let decks = [(Deck::Shared, 33), (Deck::Extra, 16), (Deck::First, 35)];
    for (deck, size) in decks {
        let cards = DiCards::of_decks(&[deck]);
        assert_eq!(cards.len(), size, "{deck:?}");
        for &card in Di::ALL {
            let copies = if card.row().deck == deck {
                card.row().copies
            } else {
                0
            };
            assert_eq!(cards.count(card), copies, "{card} in {deck:?}");
        }
    }
}

/// Who begins with a battle card is said by its row.
#[test]
fn battle_cards_are_dealt_by_their_rows() {
    for &card in BattleCard::ALL {
        let dealt = card.row().dealt;
        let standard = BattleCards::STANDARD.contains(card);
        let first = BattleCards::FIRST.contains(card);
        assert_eq!(standard, dealt != Dealt::Never, "{card}");
        assert_eq!(first, dealt == Dealt::Always, "{card}");
        assert_eq!(card.id().starts_with("BC-"), standard, "{card}");
    }
    assert_eq!(BattleCards::FIRST.len(), 6);
}

/// Servants are those whose rows say so; a companion is a piece of the tile its row names.
#[test]
fn companions_are_what_their_rows_say() {
    for &companion in Companion::ALL {
        let row = companion.row();
        let servant = row.kind == CompanionKind::Servant;
        assert_eq!(Companions::SERVANTS.contains(companion), servant);
        assert_eq!(Companions::CREATURES.contains(companion), !servant);
        for &tile in Tile::ALL {
            let here = tile.pieces().contains(companion);
            assert_eq!(here, tile == row.tile, "{companion} on {tile}");
        }
    }
    assert_eq!(Companions::SERVANTS.len(), 8);
}
