//! What must hold in every state.

use tabletop::{Seat, Seats};

use crate::board::{HexSet, LAND, MAP, WATER};
use crate::components::{
    ANKHS, BASES, CAMELS, Cards, FigureKind, God, Guardian, Monument, SPECIALS, TOP, WARRIORS,
};
use crate::state::Ankh;
use crate::step::Step;

/// Stops with a sentence unless the condition holds.
macro_rules! hold {
    ($holds:expr, $($sentence:tt)+) => {
        if !$holds {
            return Err(format!($($sentence)+));
        }
    };
}

pub(crate) fn audit(game: &Ankh) -> Result<(), String> {
    if game
        .steps
        .iter()
        .any(|step| matches!(step, Step::ChooseGod { .. }))
    {
        return Ok(());
    }
    standing(game)?;
    regions(game)?;
    for &side in &game.rank {
        belongings(game, side)?;
    }
    tokens(game)?;
    devotion(game)?;
    battle(game)
}

/// Nothing stands on anything else, and everything on the right ground.
fn standing(game: &Ankh) -> Result<(), String> {
    let mut taken = game.all_monuments();
    hold!(
        game.monuments.iter().map(|kind| kind.len()).sum::<usize>() == taken.len(),
        "two monuments on one hex"
    );
    hold!(LAND.contains_all(taken), "a monument on water");
    for figures in game.figures {
        hold!(!taken.meets(figures), "two things on one hex");
        taken |= figures;
    }
    hold!(MAP.contains_all(taken), "something outside the map");
    for hex in game.all_figures() & WATER {
        let kind = game.kind_at(hex);
        hold!(kind == FigureKind::Apep, "{kind} on the water of {hex}");
    }
    for kind in Monument::ALL {
        let count = game.monuments[kind.index()].len();
        hold!(
            count <= Monument::SUPPLY,
            "{count} monuments of kind {kind}"
        );
    }
    let guardians = game
        .guardians_at
        .iter()
        .copied()
        .fold(HexSet::EMPTY, HexSet::union);
    hold!(
        game.all_figures().contains_all(guardians),
        "a guardian that is nobody's"
    );
    let aiming = game
        .steps
        .iter()
        .any(|step| matches!(step, Step::Face { .. }));
    let scorpions = game.guardians_at[Guardian::Scorpion.index()];
    for hex in scorpions.iter() {
        hold!(
            aiming || game.facing_of(hex).is_some(),
            "an aimless scorpion in {hex}"
        );
    }
    for &(hex, _) in game.facing.iter().flatten() {
        hold!(scorpions.contains(hex), "somebody else aims in {hex}");
    }
    Ok(())
}

/// Regions are the connected components of the land.
fn regions(game: &Ankh) -> Result<(), String> {
    let mut seen = HexSet::EMPTY;
    for (number, &land) in (1..).zip(&game.regions) {
        let Some(first) = land.lowest() else {
            continue;
        };
        let connected = game.open.region(HexSet::one(first));
        hold!(
            connected == land,
            "region {number} is not what hangs together"
        );
        hold!(!seen.meets(land), "region {number} overlaps another");
        seen |= land;
    }
    let in_use = game.regions.iter().filter(|land| !land.is_empty()).count();
    hold!(
        game.regions_in_use().len() == in_use,
        "a lower token than those in use is in the supply"
    );
    hold!(seen == LAND, "land without a region: {:?}", LAND - seen);
    let camels = game.open.camel_count();
    hold!(camels <= CAMELS, "{camels} camels");
    Ok(())
}

/// The figures, tokens and cards of one side.
fn belongings(game: &Ankh, side: Seat) -> Result<(), String> {
    let figures = game.figures[side.index()];
    let god = game.god_at[side.index()];
    hold!(
        god.is_some_and(|god| figures.contains(god)),
        "the god of {side} is not on the board"
    );
    let warriors = game.warriors(side).len() as u8 + game.trapped[side.index()];
    hold!(warriors <= WARRIORS, "{side} has {warriors} warriors");
    let choosing = game.steps.contains(&Step::Guardians);
    for large in [false, true] {
        let used = game.bases_used(side, large);
        hold!(
            choosing || used <= BASES,
            "{side} has {used} guardians of one size"
        );
    }
    let controlled = game.controlled[side.index()];
    hold!(
        game.all_monuments().contains_all(controlled),
        "{side} controls something that is no monument"
    );
    hold!(
        controlled.len() <= usize::from(ANKHS),
        "{side} has too many monuments"
    );
    let state = game.side(side);
    let revealed = game.fray.0.as_ref().filter(|battle| battle.revealed);
    let played = revealed.map_or(Cards::EMPTY, |battle| battle.played[side.index()]);
    hold!(
        (state.hand | state.used | played) == Cards::ALL
            && state.hand.len() + state.used.len() + played.len() == Cards::ALL.len(),
        "the cards of {side} are not seven"
    );
    // Only Cycle of Ma'at brings cards back, and is never spent.
    hold!(
        revealed.is_some() || !state.hand.is_empty(),
        "the hand of {side} is empty"
    );
    Ok(())
}

fn tokens(game: &Ankh) -> Result<(), String> {
    let trapped: u8 = game.trapped.iter().sum();
    hold!(
        usize::from(trapped) <= SPECIALS,
        "Anubis holds {trapped} warriors"
    );
    hold!(
        trapped == 0 || game.side_with(God::Anubis).is_some(),
        "trapped warriors without Anubis"
    );
    hold!(game.suns.len() <= SPECIALS, "{} suns", game.suns.len());
    if !game.suns.is_empty() {
        let ra = game.side_with(God::Ra).ok_or("suns without Ra")?;
        hold!(
            game.figures[ra.index()].contains_all(game.suns),
            "a sun on a figure that is not Ra's"
        );
    }
    hold!(
        game.underworld.len() <= SPECIALS,
        "too many underworld tokens"
    );
    hold!(
        LAND.contains_all(game.underworld),
        "underworld in the water"
    );
    hold!(
        !game.underworld.meets(game.all_monuments()),
        "a monument on the underworld"
    );
    for (place, guardian) in game.agreed.guardians.into_iter().enumerate() {
        let pools: u8 = game
            .sides
            .iter()
            .map(|side| side.pool[guardian.index()])
            .sum();
        let rising: u8 = match guardian {
            Guardian::Mummy => {
                let battles = game.fray.0.iter();
                battles.flat_map(|battle| battle.rising).sum()
            }
            _ => 0,
        };
        let standing = game.guardians_at[guardian.index()].len() as u8;
        let all = pools + rising + standing + game.guardian_supply[place];
        let copies = guardian.copies(game.agreed.players);
        // Only a merge and oblivion take guardians out of the game.
        let whole = game.merger.is_none() && game.forgotten.is_empty();
        hold!(
            all == copies || all < copies && !whole,
            "{all} guardians of kind {guardian} of {copies}"
        );
    }
    Ok(())
}

fn devotion(game: &Ankh) -> Result<(), String> {
    let ranked: Seats = game.rank.iter().copied().collect();
    hold!(ranked.len() == game.rank.len(), "a god has two ranks");
    for seat in game.all_seats() {
        let in_play = !game.forgotten.contains(seat) && game.side_of(seat) == seat;
        hold!(
            ranked.contains(seat) == in_play,
            "{seat} and its god do not agree"
        );
        hold!(game.side(seat).devotion <= TOP, "{seat} is above the top");
        if !in_play {
            hold!(
                game.figures[seat.index()].is_empty() && game.controlled[seat.index()].is_empty(),
                "{seat} is gone and has left something"
            );
        }
    }
    let rising = game
        .rank
        .windows(2)
        .all(|pair| game.side(pair[0]).devotion <= game.side(pair[1]).devotion);
    hold!(rising, "the rank does not follow devotion");
    Ok(())
}

fn battle(game: &Ankh) -> Result<(), String> {
    let Some(battle) = &game.fray.0 else {
        return Ok(());
    };
    hold!(game.tiebreaker.is_some(), "a battle outside a conflict");
    hold!(battle.participants.len() >= 2, "a battle of one");
    for side in battle.participants.iter() {
        hold!(game.rank.contains(&side), "{side} fights and is gone");
        let (state, played) = (game.side(side), battle.played[side.index()]);
        hold!(
            battle.revealed || state.hand.contains_all(played),
            "{side} has chosen a card that is not in hand"
        );
        hold!(
            battle.bids[side.index()].is_none_or(|bid| bid <= state.followers),
            "{side} has bid more than there is"
        );
    }
    let figures = game.all_figures();
    hold!(
        figures.contains_all(battle.flooded) && figures.contains_all(battle.doomed),
        "a figure that is gone is kept alive or about to die"
    );
    hold!(
        battle.doomed.contains_all(battle.protected),
        "a figure is protected from nothing"
    );
    for god in game.god_at.into_iter().flatten() {
        hold!(!battle.doomed.contains(god), "a god is about to die");
    }
    Ok(())
}
