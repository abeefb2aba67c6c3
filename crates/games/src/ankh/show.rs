//! What an eye sees of a game of Ankh, as text.

use ankh::{BattleSideView, Deed, EVENT_TRACK, FigureKind, PlayerView, View};
use tabletop::Seat;
use words::{Words, say};

use crate::text::{self, list, names};

/// The whole table.
pub fn table(view: &View, words: &Words) -> String {
    let step = view.steps.last();
    let decision = text::decision(words, view.outcome.as_ref(), view.awaiting, step);
    let mut lines = vec![
        moment(view, words),
        decision,
        markers(view, words),
        devotion(view, words),
    ];
    for player in &view.players {
        lines.push(String::new());
        lines.extend(player_lines(view, player, words));
    }
    lines.push(String::new());
    lines.extend(region_lines(view, words));
    if let Some(battle) = &view.battle {
        lines.push(String::new());
        lines.push(say!(words, "show-battle", region = battle.region));
        lines.extend(battle.sides.iter().map(|one| side(one, words)));
    }
    lines.join("\n") + "\n"
}

fn moment(view: &View, words: &Words) -> String {
    let next = EVENT_TRACK.get(usize::from(view.events));
    say!(
        words,
        "show-moment",
        scenario = view.agreed.scenario.to_string(),
        event = view.events,
        of = EVENT_TRACK.len(),
        conflicts = view.conflicts,
        next = next.map_or_else(
            || say!(words, "show-none"),
            |next| words.name("occasion", next)
        )
    )
}

fn markers(view: &View, words: &Words) -> String {
    let marker = |(row, deed): (usize, &Deed)| {
        format!(
            "{} {}/{}",
            words.name("deed", deed),
            view.advances[row],
            view.advances_to_event[row]
        )
    };
    let markers = list(words, Deed::ALL.iter().enumerate().map(marker));
    say!(words, "show-actions", markers = markers)
}

fn devotion(view: &View, words: &Words) -> String {
    let space = |seat: &Seat| format!("{seat} {}", view.players[seat.index()].devotion);
    let spaces = list(words, view.rank.iter().rev().map(space));
    say!(words, "show-devotion", spaces = spaces)
}

fn player_lines(view: &View, player: &PlayerView, words: &Words) -> Vec<String> {
    let seat = player.seat.to_string();
    let god = player
        .god
        .map_or_else(|| say!(words, "show-no-god"), |god| words.name("god", god));
    if view.forgotten.contains(player.seat) {
        return vec![say!(words, "show-forgotten", seat = seat, god = god)];
    }
    if player.side != player.seat {
        let side = player.side.to_string();
        return vec![say!(
            words,
            "show-merged",
            seat = seat,
            god = god,
            side = side
        )];
    }
    let guardians = player
        .guardians
        .iter()
        .map(|(guardian, count)| format!("{count} {}", words.name("figure", guardian)));
    let figures = view
        .figures
        .iter()
        .filter(|figure| figure.seat == player.seat);
    let figures = figures.map(|figure| match figure.figure {
        FigureKind::Warrior => figure.hex.to_string(),
        kind => format!("{} {}", words.name("figure", kind), figure.hex),
    });
    let powers = names(words, "power", player.powers.iter());
    let more = [
        say!(words, "show-powers", powers = powers),
        say!(
            words,
            "show-pool",
            warriors = player.warriors,
            guardians = list(words, guardians),
            trapped = player.trapped
        ),
        say!(
            words,
            "show-hand",
            hand = names(words, "card", player.hand.iter()),
            used = names(words, "card", player.used.iter())
        ),
        say!(words, "show-figures", figures = list(words, figures)),
    ];
    let mut lines = vec![say!(
        words,
        "show-player",
        seat = seat,
        god = god,
        devotion = player.devotion,
        followers = player.followers,
        ankhs = player.ankhs
    )];
    lines.extend(more.map(|line| format!("   {line}")));
    lines
}

fn region_lines(view: &View, words: &Words) -> Vec<String> {
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
                    .map_or_else(|| say!(words, "show-neutral"), |seat| seat.to_string());
                let monument = words.name("monument", stands.monument);
                format!("{monument} {} ({owner})", stands.hex)
            });
            say!(
                words,
                "show-region",
                number = region.number,
                hexes = region.land.len(),
                monuments = list(words, monuments)
            )
        })
        .collect()
}

fn side(side: &BattleSideView, words: &Words) -> String {
    let cards = match (&side.cards, side.chosen) {
        (Some(cards), _) => names(words, "card", cards.iter()),
        (None, true) => say!(words, "show-hidden"),
        (None, false) => say!(words, "show-not-chosen"),
    };
    let told = say!(
        words,
        "show-side",
        seat = side.seat.to_string(),
        cards = cards,
        strength = side.total
    );
    format!("   {told}")
}
