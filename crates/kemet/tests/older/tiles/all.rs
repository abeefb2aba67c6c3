//! Tiles in general.

use std::collections::BTreeMap;

use kemet::scene::*;
use kemet::*;

use crate::named::names_of;

use crate::help::*;

/// K1-8.n1: every tile costs its level and needs a pyramid of that level.
#[test]
fn a_tile_costs_its_level() {
    for tile in tiles() {
        let level = tile.level();
        let mut t = bazaar(level);
        buy(&mut t, tile);
        assert_eq!(t.prayer(P1), 11 - level, "{tile}");
        assert!(t.tiles(P1).contains(tile));
        let mut poor = bazaar(level).with_prayer(P1, level - 1);
        poor.begin_on(P1, space_of(tile.colour()));
        assert!(!poor.can(P1, &format!("take {tile}")), "{tile}");
        if level > 1 {
            let mut low = bazaar(level - 1);
            low.begin_on(P1, space_of(tile.colour()));
            assert!(!low.can(P1, &format!("take {tile}")), "{tile}");
        }
    }
}

/// K1-8.n1: tiles of the night do nothing on the day they are bought.
#[test]
fn night_tiles_wait_for_the_night() {
    for tile in [
        Tile::HighPriest,
        Tile::FirstBoon,
        Tile::FirstHandOfGod,
        Tile::FirstVision,
        Tile::FirstPriestOfAmon,
        Tile::FirstReinforcements,
    ] {
        let mut t = bazaar(4);
        buy(&mut t, tile);
        assert!(t.awaits(P2), "{tile}");
        assert_eq!(
            (t.di(P1).len(), gains(&t, P1).len(), t.supply(P1)),
            (0, 0, 12)
        );
    }
}

/// K1-8.n2: powers work unasked; those that may be used can be declined.
#[test]
fn powers_must_be_used_unless_they_may() {
    let mut t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .owns(P1, Tile::HighPriest)
        .owns(P1, Tile::FirstBoon)
        .owns(P1, Tile::FirstHandOfGod)
        .owns(P1, Tile::FirstReinforcements)
        .with_prayer(P1, 0);
    t.night();
    assert_eq!((t.prayer(P1), t.di(P1).len()), (4, 2), "no question asked");
    assert!(t.awaits(P1));
    t.act(P1, "decline");
    t.act(P1, "done");
    assert_eq!((t.level("w1a"), t.supply(P1)), (1, 12));
    assert_eq!(t.step(), Some(Step::Decree { placed: 0 }));
}

/// K1-8.n3: four tiles of each colour and level; the doubles are the five of level 1.
#[test]
fn four_of_a_colour_and_level() {
    let name = names_of("tile", "first");
    let doubled: Vec<String> = tiles()
        .filter(|tile| tile.row().copies == 2)
        .map(|tile| name(&tile))
        .collect();
    assert_eq!(
        doubled,
        [
            "Charge!",
            "Recruiting Scribe",
            "Defense!",
            "Priest",
            "Priestess"
        ]
    );
    let mut counts: BTreeMap<(Colour, u8), u8> = BTreeMap::new();
    for tile in tiles() {
        assert!(tile.level() == 1 || tile.row().copies == 1, "{tile}");
        *counts.entry((tile.colour(), tile.level())).or_default() += tile.row().copies;
    }
    assert_eq!(counts.len(), 12);
    assert!(counts.values().all(|&copies| copies == 4));
}

/// The names, levels and colours of the facts.
const TABLE: &str = "\
RED-1a Charge! 1|RED-1b Stargate 1|RED-1c God Speed 1|RED-2a Carnage 2|RED-2b Offensive Strategy 2|\
RED-2c Open Gates 2|RED-2d Teleport 2|RED-3a Royal Scarab 3|RED-3b Blades of Neith 3|\
RED-3c Divine Wound 3|RED-3d Victory Point 3|RED-4a Giant Scorpion 4|RED-4b Initiative 4|\
RED-4c Phoenix 4|RED-4d Act of God 4|BLU-1a Recruiting Scribe 1|BLU-1b Defense! 1|BLU-2a Legion 2|\
BLU-2b Ancestral Elephant 2|BLU-2c Defensive Strategy 2|BLU-2d Deep Desert Snake 2|\
BLU-3a Shield of Neith 3|BLU-3b Defensive Victory 3|BLU-3c Prescience 3|BLU-3d Victory Point 3|\
BLU-4a Reinforcements 4|BLU-4b Sphinx 4|BLU-4c Divine Will 4|BLU-4d Act of God 4|WHI-1a Priest 1|\
WHI-1b Priestess 1|WHI-2a Slaves 2|WHI-2b High Priest 2|WHI-2c Crusade 2|WHI-2d Divine Boon 2|\
WHI-3a Hand of God 3|WHI-3b Vision 3|WHI-3c Holy War 3|WHI-3d Victory Point 3|WHI-4a Priest of Ra 4|\
WHI-4b Priest of Amon 4|WHI-4c The Mummy 4|WHI-4d Act of God 4";

/// K1-8.n3, K1-16.7: every tile has its name, level and colour.
#[test]
fn the_table_of_tiles() {
    let name = names_of("tile", "first");
    let found: Vec<String> = tiles()
        .map(|tile| format!("{} {} {}", tile.id(), name(&tile), tile.level()))
        .collect();
    assert_eq!(found.join("|"), TABLE);
    for tile in tiles() {
        let colour = match &tile.id()[..3] {
            "RED" => Colour::Ruby,
            "BLU" => Colour::Sapphire,
            _ => Colour::Diamond,
        };
        assert_eq!(tile.colour(), colour, "{tile}");
    }
}
