//! What tiles and cards are worth to their owner.

use kemet::{BattleCard, Companions, Di, PlayerView, Power, Tile, TileRow, When};

/// How much of a conditional bonus counts on average.
fn share(when: When) -> f64 {
    match when {
        When::Always => 1.0,
        When::Attacking => 0.6,
        When::Defending => 0.45,
        When::InDesert | When::InHolyPlace => 0.4,
        When::InCity | When::InDelta => 0.3,
        When::AttackingForeignCity => 0.25,
    }
}

/// The strength of a troop before cards, on average.
pub(super) fn strength(player: &PlayerView, units: u8, companions: Companions) -> f64 {
    let of_row = |row: &TileRow| -> f64 {
        row.boosts
            .iter()
            .map(|boost| share(boost.when) * f64::from(boost.strength))
            .sum()
    };
    let own = player.tiles.iter().filter(|tile| works_alone(*tile));
    let by_tiles: f64 = own.map(|tile| of_row(tile.row())).sum();
    let by_companions: f64 = companions
        .iter()
        .map(|companion| of_row(companion.tile().row()))
        .sum();
    f64::from(units) + by_tiles + by_companions
}

/// Whether a tile works for every troop, not for a companion's only.
fn works_alone(tile: Tile) -> bool {
    tile.row().companion.is_none()
}

/// All tiles of a player.
pub(super) fn worth_of_all(player: &PlayerView) -> f64 {
    player.tiles.iter().map(worth_of).sum()
}

/// A tile: a part for its level, a part for its points, a part for its power.
/// The fame some bring is counted as fame.
pub(super) fn worth_of(tile: Tile) -> f64 {
    let row = tile.row();
    let points: f64 = row
        .boosts
        .iter()
        .map(|boost| {
            let sum = 1.0 * f64::from(boost.strength)
                + 0.7 * f64::from(boost.damage)
                + 1.0 * f64::from(boost.unblockable)
                + 0.8 * f64::from(boost.shield)
                + 1.0 * f64::from(boost.impenetrable);
            share(boost.when) * sum
        })
        .sum();
    let fame_only = f64::from(row.fame) * 2.0;
    0.8 + 1.1 * f64::from(row.level) + points + 0.7 * f64::from(row.moves) + of_power(row.power)
        - fame_only
}

/// What a power adds to the worth of an average tile of its level.
fn of_power(power: Power) -> f64 {
    match power {
        Power::ActOfGod => 5.0,
        Power::PriestOfAmon | Power::PriestOfRa | Power::Reinforcements => 3.0,
        Power::DivineWill | Power::DivineMight | Power::Legion | Power::HandOfGod => 2.5,
        Power::Priest | Power::Priestess | Power::RecruitingScribe | Power::Mercenaries => 2.0,
        Power::TwinCeremony
        | Power::ForcedMarch
        | Power::SurpriseAttack
        | Power::WarriorsHomage
        | Power::ShadowRite
        | Power::Portal
        | Power::DefensiveVictory
        | Power::Spy
        | Power::ReinforcementPrayer
        | Power::MagicalSupport
        | Power::PerfectArchitecture => 1.5,
        Power::DivineBoon
        | Power::Vision
        | Power::DivineHunger
        | Power::Desecration
        | Power::TitheThief
        | Power::SoulDevourer
        | Power::Cat
        | Power::TyphonicBeast
        | Power::GatheredTribes
        | Power::Ptahmose => 1.0,
        Power::Restructuring | Power::Annexation | Power::Bakatan => -0.5,
        _ => 0.5,
    }
}

/// A DI card kept in hand.
pub(super) fn worth_of_card(card: Di) -> f64 {
    match card {
        Di::Diversion => 0.0,
        Di::WarFury | Di::PlannedAttack | Di::UnhopedAssistance | Di::BloodyAttack => 1.3,
        Di::WarRage | Di::Prayer | Di::TacticalSupport | Di::Transfer | Di::Bloodbath => 1.0,
        Di::RainingFire | Di::IronWall | Di::ProtectedAttack | Di::DeadlyWound => 0.9,
        _ => 0.7,
    }
}

/// How well a battle card serves in most battles: the least goes first.
pub(super) fn worth_of_battle_card(card: BattleCard) -> f64 {
    let face = card.face();
    let ward = if face.wards_damage { 2.0 } else { 0.0 };
    1.2 * f64::from(face.strength)
        + 0.7 * f64::from(face.damage)
        + 0.8 * f64::from(face.shield)
        + 1.0 * f64::from(face.unblockable)
        + ward
        - 1.4 * f64::from(face.self_loss)
}
