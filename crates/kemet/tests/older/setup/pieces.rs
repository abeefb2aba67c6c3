//! Components: what is in the box and which part of the map is used.

use std::collections::BTreeSet;

use kemet::scene::*;
use kemet::*;

use crate::named::names_of;

use crate::help::*;

/// K1-1.1.1: two and four players share a side, three and five the other one.
#[test]
fn the_board_has_two_sides() {
    for players in [2, 4] {
        assert!(!layout(players).zones().contains(Zone::DS), "{players}");
        assert!(layout(players).neighbours(Zone::DD).contains(Zone::DT));
    }
    for players in [3, 5] {
        assert!(layout(players).zones().contains(Zone::DS), "{players}");
        assert!(!layout(players).neighbours(Zone::DD).contains(Zone::DT));
    }
}

/// K1-1.1.2, K1-16.6: 48 tiles, sixteen of a colour, four of a colour and level.
#[test]
fn there_are_48_tiles() {
    for players in 2..=5 {
        let market = market(&start(players, 1));
        assert_eq!(market.values().sum::<u8>(), 48, "{players} players");
        for colour in [Colour::Ruby, Colour::Sapphire, Colour::Diamond] {
            for level in 1..=4 {
                let here = market.iter();
                let here =
                    here.filter(|(tile, _)| tile.colour() == colour && tile.level() == level);
                let copies: u8 = here.map(|(_, copies)| copies).sum();
                assert_eq!(copies, 4, "{colour} {level}");
            }
        }
    }
}

/// K1-1.1.3, K1-16.6: the seven creatures, each on its tile.
#[test]
fn there_are_seven_creatures() {
    let name = names_of("tile", "first");
    let creatures: BTreeSet<String> = tiles()
        .filter(|tile| !tile.pieces().is_empty())
        .map(|tile| name(&tile))
        .collect();
    let known = [
        "Ancestral Elephant",
        "Deep Desert Snake",
        "Giant Scorpion",
        "Phoenix",
        "Royal Scarab",
        "Sphinx",
        "The Mummy",
    ];
    assert_eq!(creatures.into_iter().collect::<Vec<_>>(), known);
}

/// K1-1.1.4, K1-16.8: 35 DI cards of 14 kinds, 15 of them at a price of 1.
#[test]
fn there_are_35_di_cards() {
    let deck = DiCards::of_decks(&[Deck::First]);
    assert_eq!((deck.len(), deck.faces().count()), (35, 14));
    let priced = deck.iter().filter(|card| card.face().cost == 1);
    assert_eq!(priced.count(), 15);
    assert!(deck.faces().all(|card| card.face().cost <= 1));
    // And that is what a game is played with.
    for players in 2..=5 {
        let (deck, discard) = first(players).di_piles();
        assert_eq!((deck.len(), discard.len()), (35, 0));
    }
}

/// K1-1.1.5, K1-1.1.12, K1-16.9: everybody has the same six battle cards, 15/8/4 together; two specials lie with their tiles.
#[test]
fn six_battle_cards_each_and_two_specials() {
    for players in 2..=5 {
        let t = first(players);
        let hands = [P1, P2, P3, P4, P5].map(|seat| t.battle_cards(seat)[0]);
        for hand in &hands[..usize::from(players)] {
            assert_eq!(*hand, hands[0]);
            assert_eq!(hand.len(), 6);
        }
        let faces = hands[0].iter().map(BattleCard::face);
        let sums = faces.fold([0; 3], |[s, d, p], face| {
            assert_eq!((face.self_loss, face.points.unblockable), (0, 0));
            let points = face.points;
            [s + points.strength, d + points.damage, p + points.shield]
        });
        assert_eq!(sums, [15, 8, 4]);
    }
    let specials: Vec<BattleCard> = tiles().filter_map(|tile| tile.row().card).collect();
    assert_eq!(
        specials,
        [BattleCard::WrrytStorm, BattleCard::ShetywDefense]
    );
}

/// K1-1.1.6, K1-11b.3, K1-U49: permanent and temporary points are told apart, and no number of them is too many.
#[test]
fn victory_points_of_two_kinds_without_limit() {
    let mut t = first(3)
        .with_fame(P1, 30, 40)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .troop(P1, "d_s", 2);
    assert_eq!((t.permanent_fame(P1), t.temporary_fame(P1)), ((30, 40), 2));
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (30, 42));
}

/// K1-1.1.7, K1-1.1.8: three tiles bring a silver token, one the golden one.
#[test]
fn three_silver_tokens_and_a_golden_one() {
    let silver = tiles().filter(|tile| tile.row().power == Power::ActOfGod);
    let silver: Vec<&str> = silver.map(Tile::id).collect();
    assert_eq!(silver, ["RED-4d", "BLU-4d", "WHI-4d"]);
    let gold = tiles().filter(|tile| tile.row().golden).map(Tile::id);
    assert_eq!(gold.collect::<Vec<_>>(), ["BLU-4c"]);
    // Nobody has either without the tile.
    let t = first(2);
    assert_eq!(t.refusal(P1, "silver m_pray"), Some(Refusal::NoSilver));
    assert!(!t.can(P1, "gold"));
}

/// K1-1.1.9: twelve units, and a Recruit beyond them is refused.
#[test]
fn twelve_units_and_never_more() {
    let t = first(2);
    assert_eq!(t.supply(P1), 12);
    let mut t = t
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5)
        .with_prayer(P1, 11);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1c 3"),
        Some(Refusal::SupplyEmpty { have: 2 })
    );
    t.act(P1, "place w1c 2");
    assert_eq!((t.units(P1, "w1c"), t.supply(P1)), (2, 0));
}

/// K1-1.1.10: five tokens, so five turns.
#[test]
fn five_action_tokens() {
    let mut t = first(2);
    for space in ["m_pray", "b_pray", "m_build", "t_recruit", "m_move"] {
        for seat in [P1, P2] {
            t.act(seat, &format!("token {space}"));
            for word in ["decline", "done"] {
                if t.awaits(seat) && t.can(seat, word) && t.step() != Some(Step::Turn) {
                    t.act(seat, word);
                }
            }
        }
    }
    assert!(t.is_night(), "the fifth turn was the last");
}

/// K1-1.1.11, K1-4.2.2: a pyramid of each colour, from level 0 to level 4.
#[test]
fn three_pyramids_of_level_0_to_4() {
    let mut t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P1, "w1b", Colour::Diamond, 1)
        .with_prayer(P1, 11);
    assert_eq!((t.level("w1c"), t.colour("w1c")), (0, None));
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 5"),
        Some(Refusal::PyramidLevel { level: 3 })
    );
    t.act(P1, "build c 1");
    assert_eq!(
        (t.level("w1c"), t.colour("w1c")),
        (1, Some(Colour::Sapphire)),
        "the one colour left"
    );
}

/// K1-1.1.13, K1-4.3.1: prayer runs from 0 to 11.
#[test]
fn the_prayer_track_ends_at_11() {
    let mut t = first(2).with_prayer(P1, 10);
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 11);
    let mut t = first(2).with_prayer(P1, 0);
    t.begin(P1, Deed::Recruit);
    assert!(!t.can(P1, "place w1a 1"), "and never below 0");
}

/// What is in play: cities, temples, Sanctuary, obelisks in deserts.
fn in_play(players: u8, cities: &str, temples: &str, sanctuary: bool, obelisks: &str) {
    let map = layout(players);
    let ids: Vec<&str> = map.cities().iter().map(|city| city.id()).collect();
    assert_eq!(ids.join(" "), cities, "{players} players");
    assert_eq!(map.temples(), zones(temples), "{players} players");
    assert_eq!(map.zones().contains(Zone::DS), sanctuary);
    let deserts: ZoneSet = map
        .obelisks()
        .iter()
        .filter(|zone| zone.is_desert())
        .collect();
    assert_eq!(deserts, zones(obelisks), "{players} players");
    let east = !(map.zones() & zones("e_on e_r e_ti e_tr e1f e2f")).is_empty();
    assert_eq!((east, map.east_open()), (players > 3, players > 3));
    assert!(map.zones().contains_all(zones("w_r w_ti w_tr d_t d_d")));
}

/// K1-1.2.1: what two players use.
#[test]
fn the_map_of_two() {
    in_play(2, "w1 w3", "w_ti w_tr d_t", false, "w_on");
}

/// K1-1.2.2: what three players use.
#[test]
fn the_map_of_three() {
    in_play(3, "w1 w2 w3", "w_ti w_tr d_t", true, "w_on w_os");
}

/// K1-1.2.3: what four players use.
#[test]
fn the_map_of_four() {
    in_play(
        4,
        "w1 w3 e1 e2",
        "w_ti w_tr e_ti e_tr d_t",
        false,
        "w_on e_on",
    );
}

/// K1-1.2.4: what five players use.
#[test]
fn the_map_of_five() {
    let temples = "w_ti w_tr e_ti e_tr d_t";
    in_play(5, "w1 w2 w3 e1 e2", temples, true, "w_on w_os e_on");
    assert!(Layout::of(Edition::First, 6).is_none());
}

/// K1-1.2.n1: at two or three players no way leads east, by land, harbour or teleport.
#[test]
fn few_players_never_go_east() {
    for players in [2, 3] {
        let map = layout(players);
        assert_eq!(map.arrows(Zone::WR), ZoneSet::EMPTY);
        let t = first(players)
            .owns(P1, Tile::Teleport)
            .owns(P1, Tile::GodSpeed)
            .troop(P1, "w_r", 3);
        let mut t = marching(t, "w_r");
        let steps = offered(&t, "step");
        assert!(steps.iter().all(|to| !to.starts_with('e')), "{steps:?}");
        t.act(P1, "step w_tr");
        let jumps = offered(&t, "teleport");
        assert!(!jumps.is_empty() && jumps.iter().all(|to| !to.starts_with('e')));
    }
}

/// K1-1.2.n2: tiles, prayer, cards, units and the goal are the same at every number of players.
#[test]
fn the_number_of_players_changes_nothing_else() {
    for players in 2..=5 {
        let mut t = first(players).with_fame(P1, 0, 8);
        assert_eq!((t.prayer(P1), t.supply(P1)), (5, 12));
        assert_eq!(t.battle_cards(P1)[0].len(), 6);
        for tile in tiles() {
            assert_eq!(t.copies(tile), tile.row().copies, "{tile}");
        }
        t.evening();
        assert_eq!(
            t.outcome().expect("8 points win").winners,
            tabletop::Seats::one(P1)
        );
    }
}
