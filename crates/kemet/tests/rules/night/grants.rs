//! What a night brings is told by what it comes from.

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

/// What P1 gained, by what: prayer points, fame, cards, units.
fn grants(t: &Scene) -> Vec<Vec<Grant>> {
    let by = |event: Event| match event {
        Event::Gained { seat: P1, by, .. }
        | Event::FameGained { seat: P1, by, .. }
        | Event::DrewDi { seat: P1, by, .. }
        | Event::UnitsAdded { seat: P1, by, .. } => Some(by),
        _ => None,
    };
    t.events().into_iter().filter_map(by).collect()
}

fn zone(zone: Zone, amount: u8) -> Grant {
    Grant::Zone { zone, amount }
}

fn tile(tile: Tile, amount: u8) -> Grant {
    Grant::Tile { tile, amount }
}

/// KB-3.6.1 to KB-3.6.3: the Sanctuary, the Delta Temple, and two temples.
#[test]
fn offerings_and_temples_are_named() {
    let mut t = table(2)
        .troop(P1, "d_s", 3)
        .troop(P1, "d_t", 2)
        .troop(P1, "w_ti", 1);
    t.clear_events();
    t.night();
    t.acts(P1, "sacrifice, sacrifice");
    let told = grants(&t);
    let delta = Zone::DT.temple_pp();
    let both = Grant::Temples {
        zones: vec![Zone::WTi, Zone::DT],
        amount: 1,
    };
    assert_eq!(told[0], [zone(Zone::DS, 1)]);
    assert_eq!(told[1], [zone(Zone::DT, delta)]);
    assert_eq!(told[2], [both]);
}

/// KB-3.6.4, KB-3.6.5, tiles:R6: one gain each, made of temples, and of the night, veterans
/// and tiles; Divine Might adds to each (tiles:R5). All parts together are the gain.
#[test]
fn income_and_prayers_are_told_part_by_part() {
    let mut t = table(2)
        .owns(P1, Tile::PriestOfAmon)
        .owns(P1, Tile::DivineMight)
        .with_veterans(P1, 1)
        .with_prayer(P1, 0)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1);
    t.clear_events();
    t.night_step(Step::Adoration);
    let might = tile(Tile::DivineMight, 2);
    let temples = [Zone::WTi, Zone::WTr].map(|one| zone(one, one.temple_pp()));
    let [first, second] = temples;
    assert_eq!(grants(&t)[0], [first, second, might.clone()]);
    t.clear_events();
    t.night_step(Step::Prayers { place: 0 });
    t.act(P1, "veterans 1");
    let night = Tile::PriestOfAmon.row().night;
    let prayers = [
        Grant::Night { amount: 2 },
        Grant::Veterans { amount: 1 },
        tile(Tile::PriestOfAmon, night),
        might,
    ];
    assert_eq!(grants(&t)[0], prayers);
}

/// KB-3.6.6: one card for everybody, more by tiles, and bought ones.
#[test]
fn cards_are_told_by_what_they_come_from() {
    let mut t = table(2).owns(P1, Tile::DivineBoon).with_veterans(P1, 2);
    t.clear_events();
    t.night_step(Step::NightDi { place: 0 });
    t.act(P1, "veterans 1");
    let own = Grant::Night { amount: 1 };
    assert_eq!(
        grants(&t)[..2],
        [
            vec![own, tile(Tile::DivineBoon, 1)],
            vec![Grant::Veterans { amount: 1 }]
        ]
    );
}

/// DIA-3a, AME-2b: what a tile does by itself is told before it.
#[test]
fn tiles_that_work_at_night_are_named() {
    let works = |t: &Scene| -> Vec<(Seat, Tile)> {
        let tile = |event: Event| match event {
            Event::TileWorks { seat, tile } => Some((seat, tile)),
            _ => None,
        };
        t.events().into_iter().filter_map(tile).collect()
    };
    let mut t = table(2)
        .owns(P1, Tile::HandOfGod)
        .owns(P2, Tile::Annexation)
        .holds(P1, &[Di::Prayer, Di::RainingFire]);
    t.clear_events();
    t.night_step(Step::HandOfGod { place: 0 });
    assert_eq!(works(&t), [(P1, Tile::HandOfGod)]);
    t.clear_events();
    t.night_step(Step::Annexation { place: 1 });
    assert_eq!(works(&t), [(P2, Tile::Annexation)]);
}

/// Nothing of the day is put down to a night: what went before says it.
#[test]
fn by_day_nothing_is_told() {
    let mut t = table(2).owns(P1, Tile::PriestOfAmon).without_gold(P1);
    t.clear_events();
    t.begin(P1, Deed::Pray);
    assert_eq!(grants(&t), [vec![]]);
}
