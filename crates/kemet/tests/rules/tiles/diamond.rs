//! The Diamond tiles: prayer points and divine intervention.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;

/// DIA-1a, KB-TM-02: Priest makes a Pray one gain of three; the prayers of the night stay at two.
#[test]
fn priest() {
    let mut t = table(3).owns(P1, Tile::Priest).with_prayer(P1, 0);
    t.begin(P1, Deed::Pray);
    assert_eq!(gains(&t, P1), [3]);
    t.begin(P2, Deed::Pray);
    assert_eq!(gains(&t, P2), [2]);
    t.clear_events();
    t.night_step(Step::Prayers { place: 0 });
    assert_eq!(gains(&t, P1), [2]);
    assert_eq!(t.prayer(P1), 5);
}

/// DIA-1b, KB-3.4.3.e: Priestess takes a point off every tile, down to nothing.
#[test]
fn priestess() {
    for (level, tile, price) in [(1, "RUB-1a", 0), (2, "RUB-2a", 1), (4, "RUB-4b", 3)] {
        let t = bazaar(Colour::Ruby, level).owns(P1, Tile::Priestess);
        let mut exact = t.clone().with_prayer(P1, price);
        exact.begin_on(P1, Space::Acquire1);
        exact.act(P1, &format!("take {tile}"));
        assert_eq!(exact.prayer(P1), 0, "{tile}");
        if price > 0 {
            let have = price - 1;
            let mut poor = t.with_prayer(P1, have);
            poor.begin_on(P1, Space::Acquire1);
            let refusal = Refusal::NeedsPrayer { need: price, have };
            assert_eq!(poor.refusal(P1, &format!("take {tile}")), Some(refusal));
        }
    }
}

/// DIA-1b, tiles:R20, KB-TM-12: Priestess does not make herself cheaper, nor anything but tiles.
#[test]
fn priestess_pays_for_herself() {
    let mut t = bazaar(Colour::Diamond, 1);
    buy(&mut t, Tile::Priestess);
    assert_eq!(t.prayer(P1), 10);
    t.turn(P1);
    t.begin(P1, Deed::Build);
    t.act(P1, "build a 2");
    assert_eq!(t.prayer(P1), 8);
}

/// DIA-2a, KB-3.4.1.c: Magical Support makes each level of a Build a point cheaper, in one payment.
#[test]
fn magical_support() {
    let t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .owns(P1, Tile::MagicalSupport);
    let mut t = t.with_prayer(P1, 3);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 4"),
        Some(Refusal::NeedsPrayer { need: 6, have: 3 })
    );
    t.act(P1, "build a 3");
    assert_eq!((t.level("w1a"), t.prayer(P1)), (3, 0));
    assert!(t.events().contains(&Event::Paid {
        seat: P1,
        amount: 3
    }));
    t.begin(P2, Deed::Build);
    t.acts(P2, "build a 2, top ruby");
    assert_eq!(t.prayer(P2), 4, "others pay in full");
}

/// DIA-2a: a first level is free with Magical Support.
#[test]
fn magical_support_founds_for_nothing() {
    let mut t = table(3).owns(P1, Tile::MagicalSupport).with_prayer(P1, 0);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.offers(P1),
        ["build a 1", "build b 1", "build c 1", "decline"]
    );
    t.acts(P1, "build c 1, top diamond");
    assert_eq!((t.level("w1c"), t.prayer(P1)), (1, 0));
}

/// DIA-2b: the Deep Desert Snake gives its troop a land move and no strength.
#[test]
fn deep_desert_snake() {
    check_creature(Companion::DeepDesertSnake, 1, PLAIN);
}

const CREATURES: [Companion; 11] = [
    Companion::Phoenix,
    Companion::RoyalScarab,
    Companion::GiantScorpion,
    Companion::AncestralElephant,
    Companion::Sphinx,
    Companion::Mummy,
    Companion::KhnumsSphinx,
    Companion::GriffinSphinx,
    Companion::SoulDevourer,
    Companion::Jackal,
    Companion::Cat,
];

/// DIA-2b, tiles:R7: the creature that faces the Snake counts for nothing, in attack and defence.
#[test]
fn snake_silences_every_creature() {
    for creature in CREATURES {
        let attack = field().companion(P1, Companion::DeepDesertSnake, "w_r");
        assert_eq!(
            meet(attack.companion(P2, creature, "w_r")),
            [PLAIN, PLAIN],
            "{creature}"
        );
        let defence = field().companion(P2, Companion::DeepDesertSnake, "w_r");
        assert_eq!(
            meet(defence.companion(P1, creature, "w_r")),
            [PLAIN, PLAIN],
            "{creature}"
        );
    }
}

/// DIA-2b, AMB-4a, tiles:R7: servants, tiles and cards of the opponent are not silenced, and a Snake
/// in another zone silences nobody.
#[test]
fn snake_silences_nothing_else() {
    let t = field().companion(P1, Companion::DeepDesertSnake, "w_r");
    let served = t.clone().companion(P2, Companion::Meryptah, "w_r");
    assert_eq!(meet(served), [PLAIN, points(8, 0, 0, 1)]);
    assert_eq!(
        meet(t.owns(P2, Tile::BladesOfNeith)),
        [PLAIN, points(7, 0, 0, 1)]
    );

    let away = field().companion(P1, Companion::DeepDesertSnake, "w1a");
    let away = away.companion(P2, Companion::RoyalScarab, "w_r");
    assert_eq!(meet(away), [PLAIN, points(8, 0, 0, 1)]);
}

/// DIA-2b, ONY-4a, AMB-2a, tiles:R7, KB-3.4.3.r: silence lasts through the Rewards, though the
/// Snake's whole troop is dead by then.
#[test]
fn snake_silences_rewards() {
    for snake in [false, true] {
        for creature in [Companion::SoulDevourer, Companion::Jackal] {
            let mut t = table(3)
                .troop(P2, "w_r", 5)
                .troop(P1, "w_r", 2)
                .companion(P2, creature, "w_r");
            if snake {
                t = t.companion(P1, Companion::DeepDesertSnake, "w_r");
            }
            fight(&mut t, "BC-6", "BC-3");
            assert_eq!(t.units(P1, "w_r"), 0);
            let devoured = !snake && creature == Companion::SoulDevourer;
            assert_eq!(
                t.permanent_fame(P2),
                (u8::from(devoured), 0),
                "{creature}, {snake}"
            );
            assert_eq!(t.veterans(P2), 2 - u8::from(devoured));
            let drawn = !snake && creature == Companion::Jackal;
            assert_eq!(t.di(P2).len(), 1 + u8::from(drawn), "{creature}, {snake}");
        }
    }
}

/// DIA-2b, tiles:R7: land moves of the silenced creature were made before; they stay made.
#[test]
fn snake_does_not_undo_a_march() {
    let t = table(3)
        .troop(P1, "w1a", 3)
        .companion(P1, Companion::RoyalScarab, "w1a");
    let mut t = t
        .troop(P2, "w_tr", 3)
        .companion(P2, Companion::DeepDesertSnake, "w_tr");
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, step w1f, step w_r, step w_tr");
    t.clash("BC-6", "BC-6");
    assert_eq!(Role::BOTH.map(|role| t.points(role)), [PLAIN, PLAIN]);
}

/// DIA-2b, ONY-2c: the Snake works in battle only; it owes the toll of Khnum's Sphinx.
#[test]
fn snake_pays_tolls() {
    let t = table(3)
        .troop(P1, "w1f", 3)
        .companion(P1, Companion::DeepDesertSnake, "w1f");
    let t = t
        .troop(P2, "w_r", 3)
        .companion(P2, Companion::KhnumsSphinx, "w_r");
    let mut t = t.with_prayer(P1, 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1f, step w_r");
    assert_eq!(t.prayer(P1), 0);
}

/// DIA-2c, tiles:R9, KB-AM-25: Vision draws four cards more, then its owner picks four to discard,
/// old or new, never Diversion.
#[test]
fn vision() {
    let deck = [
        Di::WarRage,
        Di::WarRage,
        Di::Prayer,
        Di::Transfer,
        Di::Swiftness,
    ];
    let mut t = table(3)
        .owns(P1, Tile::Vision)
        .holds(P1, &[Di::BronzeWall])
        .deck(&deck);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.di(P1).len(), 7);
    let offers = [
        "discard DI-01",
        "discard DI-03",
        "discard DI-09",
        "discard DI-10",
        "discard DI-11",
    ];
    assert_eq!(t.offers(P1), offers, "no way round it");
    t.acts(
        P1,
        "discard DI-03, discard DI-10, discard DI-01, discard DI-11",
    );
    assert_eq!(
        t.di(P1),
        DiCards::from_iter([Di::WarRage, Di::Prayer, Di::Diversion])
    );
    assert_eq!((t.di(P2).len(), t.di(P3).len()), (2, 2));
    assert!(!t.is_night(), "four, and no more");
}

/// DIA-2c, KB-DP-N6: Vision may come before or after cards bought with veterans.
#[test]
fn vision_and_bought_cards() {
    let mut t = table(3).owns(P1, Tile::Vision).with_veterans(P1, 2);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.offers(P1), ["veterans 0", "veterans 1", "use DIA-2c"]);
    t.act(P1, "use DIA-2c");
    assert_eq!(t.di(P1).len(), 6);
    for _ in 0..4 {
        let first = t.offers(P1).remove(0);
        t.act(P1, &first);
    }
    t.act(P1, "veterans 1");
    assert_eq!((t.di(P1).len(), t.veterans(P1)), (3, 0));
}

/// DIA-2d: Divine Boon draws a second card at night, for its owner only.
#[test]
fn divine_boon() {
    let mut t = table(3).owns(P1, Tile::DivineBoon);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!([P1, P2, P3].map(|seat| t.di(seat).len()), [3, 2, 2]);
}

/// DIA-3a: at Awakening Hand of God builds exactly one level for nothing, before turn order is chosen.
#[test]
fn hand_of_god() {
    let t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .pyramid(P1, "w1b", Colour::Sapphire, 1);
    let mut t = t.owns(P1, Tile::HandOfGod).tokens_on(P1, &[Space::TopMove]);
    t.night();
    assert!(t.awaits(P1) && t.is_night());
    assert_eq!(t.prayer(P1), 9, "prayers are said");
    assert_eq!(
        t.view(tabletop::Eye::Spectator).players[0].tokens,
        5,
        "tokens are back"
    );
    assert_eq!(
        t.offers(P1),
        ["build a 4", "build b 2", "build c 1", "decline"]
    );
    t.act(P1, "build a 4");
    assert_eq!(
        (t.level("w1a"), t.prayer(P1), t.temporary_fame(P1)),
        (4, 9, 1)
    );
    assert!(t.awaits(P2), "one Build, and nobody else has one");
    assert_eq!(t.step(), Some(Step::Destiny { chosen: 0 }));
}

/// DIA-3a: a new pyramid is a level too; the offer may be refused; a Build by day costs as ever.
#[test]
fn hand_of_god_founds_or_rests() {
    let t = table(3).pyramid(P1, "w1a", Colour::Ruby, 1);
    let t = t.owns(P1, Tile::HandOfGod).with_prayer(P1, 1);
    let mut founds = t.clone();
    founds.night_step(Step::HandOfGod { place: 0 });
    assert!(!founds.can(P1, "build a 3") && !founds.can(P1, "build b 2"));
    founds.acts(P1, "build b 1, top diamond");
    assert_eq!((founds.level("w1b"), founds.prayer(P1)), (1, 1));
    let mut rests = t.clone();
    rests.night_step(Step::HandOfGod { place: 0 });
    rests.act(P1, "decline");
    assert_eq!(
        (rests.level("w1a"), rests.level("w1b"), rests.is_night()),
        (1, 0, false)
    );
    let mut day = t;
    day.begin(P1, Deed::Build);
    assert_eq!(
        day.refusal(P1, "build a 2"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
}

/// DIA-3b, tiles:R12: Divine Hunger pays two points for each unit its damage removed, as attacker and
/// as defender, won or lost.
#[test]
fn divine_hunger() {
    let mut lost = field().owns(P1, Tile::DivineHunger).with_prayer(P1, 0);
    fight(&mut lost, "BC-2", "BC-1");
    assert_eq!((lost.units(P2, "w_r"), lost.prayer(P1)), (1, 4));
    let mut won = field().owns(P2, Tile::DivineHunger).with_prayer(P2, 0);
    fight(&mut won, "BC-7", "BC-2");
    assert_eq!(
        (won.units(P1, "w_r"), won.prayer(P2)),
        (0, 2),
        "two of three fell by their own card"
    );
}

/// DIA-3b, RUB-4b, RUB-4a: unblockable damage counts, damage without a unit left to remove does not.
#[test]
fn divine_hunger_counts_units_not_damage() {
    let mut t = field()
        .owns(P1, Tile::DivineHunger)
        .owns(P1, Tile::Initiative);
    t = t
        .companion(P1, Companion::GiantScorpion, "w_r")
        .with_prayer(P1, 0);
    let [attack, _] = fight(&mut t, "BC-2", "BC-6");
    assert_eq!((attack.damage, attack.unblockable), (5, 1));
    assert_eq!(gains(&t, P1), [6], "one gain for three units");

    let mut shielded = field()
        .owns(P1, Tile::DivineHunger)
        .owns(P1, Tile::Initiative)
        .with_prayer(P1, 0);
    fight(&mut shielded, "BC-6", "BC-8");
    assert_eq!(shielded.prayer(P1), 2);
}

/// DIA-3b, ONY-4c, tiles:R5, KB-3.5.b: Divine Might adds nothing to the Hunger.
#[test]
fn divine_hunger_without_might() {
    let t = field()
        .owns(P1, Tile::DivineHunger)
        .owns(P1, Tile::DivineMight);
    let mut t = t.with_prayer(P1, 0);
    fight(&mut t, "BC-2", "BC-1");
    assert_eq!(t.prayer(P1), 4);
}

/// DIA-3c: an attacker with Priest of Thoeris draws a card before the war council and may play it there.
#[test]
fn priest_of_thoeris() {
    let mut t = field().owns(P1, Tile::PriestOfThoeris).deck(&[Di::WarFury]);
    t.battle(P1, "w_r");
    assert!(t.di(P1).contains(Di::WarFury));
    t.council(P1, "BC-6", &[Di::WarFury], "hide");
    t.council(P2, "BC-6", &[], "hide");
    assert_eq!(t.points(Role::Attacker), points(8, 0, 0, 1));

    let mut defends = field().owns(P2, Tile::PriestOfThoeris);
    defends.battle(P1, "w_r");
    assert_eq!((defends.di(P1).len(), defends.di(P2).len()), (1, 1));
}

/// DIA-3d, KB-3.4.3.a: Domination is worth a divine fame point; nobody owns two of them.
#[test]
fn diamond_domination() {
    check_domination(Tile::DiamondDomination, Tile::RubyDomination);
}

/// DIA-4b, tiles:R6, KB-3.6.5a: Priest of Amon makes the prayers of the night one gain of nine, and
/// veterans join it.
#[test]
fn priest_of_amon() {
    let mut t = table(3)
        .owns(P1, Tile::PriestOfAmon)
        .with_prayer(P1, 0)
        .with_veterans(P1, 2);
    t.night_step(Step::Prayers { place: 0 });
    t.act(P1, "veterans 1");
    assert_eq!(gains(&t, P1), [10]);
    assert_eq!(gains(&t, P2), [2]);
}

/// DIA-4b, KB-7.3.a: what exceeds eleven is lost; neither Pray nor temples give more.
#[test]
fn priest_of_amon_in_the_prayers_only() {
    let t = table(3)
        .owns(P1, Tile::PriestOfAmon)
        .troop(P1, "w_ti", 1)
        .with_prayer(P1, 5);
    let mut full = t.clone();
    full.night_step(Step::Prayers { place: 0 });
    assert_eq!(full.prayer(P1), 11);
    let mut temples = t.clone();
    temples.night_step(Step::Adoration);
    assert_eq!(temples.prayer(P1), 7);
    let mut pray = t;
    pray.begin(P1, Deed::Pray);
    assert_eq!(pray.prayer(P1), 7);
}

/// DIA-4c: The Mummy gives its troop a land move and two points of strength.
#[test]
fn the_mummy() {
    check_creature(Companion::Mummy, 1, points(8, 0, 0, 1));
}

/// DIA-4c, DIA-2d: the Mummy's owner draws a card more at night, wherever the Mummy is; Divine Boon
/// adds another.
#[test]
fn the_mummy_at_night() {
    let with_troop = table(3)
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::Mummy, "w_r");
    let in_supply = table(3).owns(P1, Tile::Mummy);
    for mut t in [with_troop, in_supply] {
        t.night_step(Step::NightDi { place: 0 });
        assert_eq!([P1, P2].map(|seat| t.di(seat).len()), [3, 2]);
    }
    let mut both = table(3).owns(P1, Tile::Mummy).owns(P1, Tile::DivineBoon);
    both.night_step(Step::NightDi { place: 0 });
    assert_eq!(both.di(P1).len(), 4);
}

/// DIA-4d, KB-AM-39, KB-3.3.2a, KB-3.3.s, KB-3.6.8b: Act of God brings a silver token for later turns.
#[test]
fn diamond_act_of_god() {
    check_act_of_god(Tile::DiamondActOfGod, Tile::RubyActOfGod);
}
