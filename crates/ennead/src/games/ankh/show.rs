//! What an eye sees of a game of Ankh, as text.

use ankh::{BattleSideView, Deed, EVENT_TRACK, FigureKind, PlayerView, View};
use tabletop::Seat;

use crate::games::words::{self, list};

/// The whole table.
pub fn table(view: &View) -> String {
    let decision = words::decision(view.outcome.as_ref(), view.awaiting, view.steps.last());
    let mut lines = vec![moment(view), decision, markers(view), devotion(view)];
    for player in &view.players {
        lines.push(String::new());
        lines.extend(player_lines(view, player));
    }
    lines.push(String::new());
    lines.extend(region_lines(view));
    if let Some(battle) = &view.battle {
        lines.push(String::new());
        lines.push(format!("Battle in region {}.", battle.region));
        lines.extend(battle.sides.iter().map(side));
    }
    lines.join("\n") + "\n"
}

fn moment(view: &View) -> String {
    let next = EVENT_TRACK.get(usize::from(view.events));
    let next = next.map_or("none".to_owned(), ToString::to_string);
    let conflicts = view.conflicts;
    format!(
        "{}: event {} of {}, {conflicts} conflicts so far, next: {next}.",
        view.agreed.scenario,
        view.events,
        EVENT_TRACK.len()
    )
}

fn markers(view: &View) -> String {
    let marker = |(row, deed): (usize, &Deed)| {
        format!(
            "{deed} {}/{}",
            view.advances[row], view.advances_to_event[row]
        )
    };
    format!(
        "Actions: {}.",
        list(Deed::ALL.iter().enumerate().map(marker))
    )
}

fn devotion(view: &View) -> String {
    let space = |seat: &Seat| format!("{seat} {}", view.players[seat.index()].devotion);
    format!("Devotion: {}.", list(view.rank.iter().rev().map(space)))
}

fn player_lines(view: &View, player: &PlayerView) -> Vec<String> {
    let god = player
        .god
        .map_or("no god yet".to_owned(), |god| god.to_string());
    if view.forgotten.contains(player.seat) {
        return vec![format!("{} {god}: forgotten", player.seat)];
    }
    if player.side != player.seat {
        return vec![format!(
            "{} {god}: merged with {}",
            player.seat, player.side
        )];
    }
    let guardians = player
        .guardians
        .iter()
        .map(|(guardian, count)| format!("{count} {guardian}"));
    let figures = view
        .figures
        .iter()
        .filter(|figure| figure.seat == player.seat);
    let figures = figures.map(|figure| match figure.figure {
        FigureKind::Warrior => figure.hex.to_string(),
        kind => format!("{kind} {}", figure.hex),
    });
    vec![
        format!(
            "{} {god}  devotion {}  {} followers  {} Ankh tokens",
            player.seat, player.devotion, player.followers, player.ankhs
        ),
        format!("   powers: {}", list(player.powers.iter())),
        format!(
            "   pool: {} warriors, {}; trapped: {}",
            player.warriors,
            list(guardians),
            player.trapped
        ),
        format!(
            "   hand: {}; used: {}",
            list(player.hand.iter()),
            list(player.used.iter())
        ),
        format!("   figures: {}", list(figures)),
    ]
}

fn region_lines(view: &View) -> Vec<String> {
    view.regions
        .iter()
        .map(|region| {
            let here = view
                .monuments
                .iter()
                .filter(|stands| region.land.contains(stands.hex));
            let monuments = here.map(|stands| {
                let owner = stands
                    .seat
                    .map_or("neutral".to_owned(), |seat| seat.to_string());
                format!("{} {} ({owner})", stands.monument, stands.hex)
            });
            format!(
                "Region {}: {} hexes; {}",
                region.number,
                region.land.len(),
                list(monuments)
            )
        })
        .collect()
}

fn side(side: &BattleSideView) -> String {
    let cards = match (&side.cards, side.chosen) {
        (Some(cards), _) => list(cards.iter()),
        (None, true) => "hidden".to_owned(),
        (None, false) => "not chosen".to_owned(),
    };
    format!("   {}: {cards}; strength so far {}", side.seat, side.total)
}
