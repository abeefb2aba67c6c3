//! The audit itself: it must let every limit be reached and none be passed, or
//! random play proves nothing.

use kemet::scene::*;
use kemet::*;
use tabletop::Game;

fn pantheon() -> Scene {
    table_for(&Setup {
        gods_of_egypt: true,
        ..Setup::for_players(3)
    })
}

/// P1 with a unit in the West Outer Temple.
fn outpost() -> Scene {
    table(3).troop(P1, "w_ti", 1)
}

/// A Phoenix of P1's, with the unit out there.
fn phoenix() -> Scene {
    outpost().companion(P1, Companion::Phoenix, "w_ti")
}

fn solo() -> Scene {
    solo_table(Objective::ALL[0])
}

/// Each of these cannot be, and the audit says so in these words.
fn found(cases: impl IntoIterator<Item = (&'static str, Scene)>) {
    for (words, scene) in cases {
        let verdict = scene.game().audit();
        let trouble = verdict.expect_err(words);
        assert!(trouble.contains(words), "`{trouble}` instead of `{words}`");
    }
}

/// KB-LIM-01, KB-LIM-02, KB-LIM-03, KB-LIM-07, KB-LIM-09, KB-LIM-13, KB-6.3.a: what
/// is full is in order.
#[test]
fn what_is_full_is_in_order() {
    let full = [
        outpost(),
        phoenix(),
        table(3).troop(P1, "w_ti", 5).with_prayer(P1, 11),
        table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 4)
            .pyramid(P1, "w1b", Colour::Sapphire, 4),
        table(3)
            .tokens_on(P1, &[Space::TopMove, Space::TopRecruit])
            .tokens_on(P1, &[Space::MiddlePray]),
        table(3)
            .owns(P1, Tile::RubyActOfGod)
            .owns(P2, Tile::SapphireActOfGod)
            .owns(P1, Tile::SwordMercenaries),
        phoenix().companion(P1, Companion::Harkhuf1, "w_ti"),
        pantheon().god(P1, God::Horus, "w_ti", 3),
        solo()
            .amon(TroopName::A, "w1a", 6)
            .war_table([5, -2, 5, -2]),
    ];
    for scene in full {
        assert_eq!(scene.game().audit(), Ok(()));
    }
}

/// KB-LIM-03, KB-LIM-04: units and prayer points.
#[test]
fn units_that_cannot_be_are_found() {
    found([
        ("units on the board", outpost().flawed(Flaw::UnitLost)),
        ("owns 13 units", outpost().flawed(Flaw::ThirteenUnits)),
        (
            "not where its units",
            outpost().flawed(Flaw::UnitsUnnoticed),
        ),
        ("out of play", table(2).troop(P1, "w3a", 1)),
        ("has 12 prayer points", table(3).with_prayer(P1, 12)),
    ]);
}

/// KB-6.3.a, KB-6.6.a, KB-6.6.e: gods.
#[test]
fn gods_that_cannot_be_are_found() {
    let god = || pantheon().god(P1, God::Horus, "w_ti", 3);
    found([
        ("a game without gods", table(3).risen()),
        ("a game without gods", table(3).acquired(P1, God::Horus)),
        ("before it is acquired", god().flawed(Flaw::GodNotAcquired)),
        ("has 3 life points", god().flawed(Flaw::GodWithoutAZone)),
        (
            "has 4 life points",
            pantheon().god(P1, God::Horus, "w_ti", 4),
        ),
        ("is not in d_t", god().flawed(Flaw::GodElsewhere)),
    ]);
}

/// KB-LIM-05: battle cards and DI cards.
#[test]
fn cards_that_cannot_be_are_found() {
    let all: Vec<BattleCard> = BattleCard::ALL[..8].to_vec();
    found([
        (
            "a battle card twice",
            table(3).flawed(Flaw::BattleCardTwice),
        ),
        ("has 7 battle cards", table(3).flawed(Flaw::BattleCardLost)),
        ("strange", table(3).flawed(Flaw::ForeignBattleCard)),
        ("no battle card in hand", table(3).used_cards(P1, &all, &[])),
        ("has no Diversion", table(3).flawed(Flaw::DiversionLost)),
        ("beside a discard pile", table(3).deck(&[])),
        ("copies of DI-09", table(3).flawed(Flaw::DiCardLost)),
        ("too many Assemble!", table(3).flawed(Flaw::AssembleAlone)),
    ]);
}

/// KB-3.4.3.a, KB-LIM-08: tiles and companions.
#[test]
fn tiles_that_cannot_be_are_found() {
    let carnage = || table(3).owns(P1, Tile::Carnage);
    found([
        (
            "without a first in the market",
            carnage().flawed(Flaw::SecondCopyOnly),
        ),
        (
            "the same picture 2 times",
            table(3)
                .owns(P1, Tile::RubyActOfGod)
                .owns(P1, Tile::SapphireActOfGod),
        ),
        ("tiles instead of", table(3).flawed(Flaw::TileLost)),
        ("too many copies of", carnage().for_sale(Tile::Carnage)),
        ("two owners", phoenix().flawed(Flaw::PhoenixWithTwoOwners)),
        (
            "without a troop",
            table(3).companion(P1, Companion::Phoenix, "w_ti"),
        ),
        (
            "on its tile and has an owner",
            phoenix().flawed(Flaw::PhoenixOnItsTile),
        ),
        (
            "on the board without an owner",
            phoenix().flawed(Flaw::PhoenixWithoutAnOwner),
        ),
        (
            "wrong companions",
            phoenix().flawed(Flaw::PhoenixNotHandedOut),
        ),
    ]);
}

/// KB-LIM-06, KB-LIM-07, KB-LIM-09, KB-3.3.eq: player boards.
#[test]
fn boards_that_cannot_be_are_found() {
    let middle = [Space::MiddleBuild, Space::MiddleMove, Space::MiddlePray];
    let ruby = |level| table(3).pyramid(P1, "w1a", Colour::Ruby, level);
    found([
        ("tokens left", table(3).flawed(Flaw::TokenLost)),
        (
            "too many silver tokens",
            table(3).flawed(Flaw::SilverFromNowhere),
        ),
        (
            "two tokens on one space",
            table(3)
                .tokens_on(P1, &middle[..1])
                .flawed(Flaw::TwoTokensOnASpace),
        ),
        (
            "keep equilibrium",
            table(3)
                .tokens_on(P1, &middle)
                .tokens_on(P1, &[Space::Acquire1, Space::Acquire2]),
        ),
        (
            "too many pyramids",
            table(2)
                .pyramid(P1, "w1a", Colour::Ruby, 1)
                .pyramid(P1, "w1b", Colour::Sapphire, 1)
                .pyramid(P1, "w1c", Colour::Diamond, 1),
        ),
        (
            "two pyramids of one colour",
            ruby(1).pyramid(P1, "w1b", Colour::Ruby, 1),
        ),
        (
            "unused colour",
            table(3).pyramid(P1, "w1a", Colour::Amethyst, 1),
        ),
        ("a pyramid of level 5", ruby(5)),
        (
            "without a top",
            ruby(1)
                .pyramid(P1, "w1b", Colour::Sapphire, 1)
                .flawed(Flaw::PyramidWithoutLevel),
        ),
        (
            "do not match its pyramids",
            ruby(1).flawed(Flaw::SpaceWithoutAColour),
        ),
        ("the summits are not", ruby(4).flawed(Flaw::SummitForgotten)),
    ]);
}

/// KB-LIM-10, KB-LIM-11, KB-7.4: who holds what.
#[test]
fn control_that_cannot_be_is_found() {
    found([
        ("two players control", outpost().flawed(Flaw::TempleOfTwo)),
        (
            "controls d_t without a troop",
            outpost().flawed(Flaw::TempleWithoutATroop),
        ),
        (
            "does not control a zone",
            outpost().flawed(Flaw::TroopWithoutItsZone),
        ),
        (
            "nobody controls the district w1a",
            outpost().flawed(Flaw::DistrictOfNobody),
        ),
        ("stand in one zone", outpost().troop(P2, "w_ti", 1)),
        (
            "a battle goes on",
            outpost().troop(P2, "w_ti", 1).flawed(Flaw::TurnInABattle),
        ),
    ]);
}

/// KB-LIM-01, KB-LIM-02, KB-6.3.d: troops between actions.
#[test]
fn troops_that_cannot_be_are_found() {
    let two = phoenix().companion(P1, Companion::RoyalScarab, "w_ti");
    found([
        ("a troop of 6 units", table(3).troop(P1, "w_ti", 6)),
        ("too many companions in w_ti", two),
        (
            "somebody with a god in w_ti",
            pantheon()
                .god(P1, God::Horus, "w_ti", 3)
                .troop(P1, "w_ti", 1),
        ),
    ]);
}

/// KB-4.1.a, KB-4.1.d, KB-AM-T2: sides and what may be shared out.
#[test]
fn sides_that_cannot_be_are_found() {
    found([
        (
            "are not on one team",
            table(3).flawed(Flaw::OneSidedAlliance),
        ),
        ("gains that nobody asks", table(3).flawed(Flaw::GainUnasked)),
        ("was not asked about", table(3).flawed(Flaw::GainUnnoticed)),
        (
            "share out more than it has",
            table(3).flawed(Flaw::PrayerThatIsNotThere),
        ),
        (
            "share out more than it has",
            table(3).flawed(Flaw::VeteransThatAreNotThere),
        ),
        (
            "to a teammate by day",
            outpost().flawed(Flaw::TempleYieldedByDay),
        ),
    ]);
}

/// KB-5.4.a, KB-5.5.b, KB-5.10.g, KB-LIM-13, KB-5.2.a, KB-HI-13: Amon's board.
#[test]
fn what_amon_cannot_have_is_found() {
    let event = EventCard::ALL[0];
    let disaster = Disaster::ALL[0];
    found([
        ("War Table has strength 6", solo().war_table([6, 0, 0, 0])),
        ("War Table has moves -3", solo().war_table([0, 0, 0, -3])),
        ("troop A has 7 units", solo().amon(TroopName::A, "w1a", 7)),
        ("outside his two troops", solo().troop(AMON, "w_ti", 1)),
        ("gained something", solo().with_prayer(AMON, 1)),
        ("gained something", solo().with_veterans(AMON, 1)),
        ("gained something", solo().with_fame(AMON, 1, 0)),
        ("gained something", solo().with_fame(AMON, 0, 1)),
        ("gained something", solo().holds(AMON, &[Di::Prayer])),
        (
            "no place in the grids",
            solo().for_sale(Tile::SwordMercenaries),
        ),
        (
            "in the event deck and outside",
            solo().event_deck(&[event], &[]).in_force(event),
        ),
        (
            "in the event deck and outside",
            solo().event_deck(&[], &[disaster]).struck_by(disaster),
        ),
    ]);
}
