//! What is printed and what is ours: the pieces for which no source was found.
//! The lists are those marked PROPOSED in the facts; they must not rot.

use kemet::*;

/// The ids of those that have a part of our own, with the part.
fn ours<T: Copy + ToString>(all: &[T], part: impl Fn(T) -> Option<Ours>) -> Vec<(String, Ours)> {
    all.iter()
        .filter_map(|&piece| Some((piece.to_string(), part(piece)?)))
        .collect()
}

/// The same where all of them are our own designs.
fn designs<T: Copy + ToString>(all: &[T], part: impl Fn(T) -> Option<Ours>) -> Vec<String> {
    ours(all, part)
        .into_iter()
        .map(|(id, part)| {
            assert_eq!(part, Ours::Design, "{id}");
            id
        })
        .collect()
}

/// tiles:§2.6, tiles:§3, tiles:§2.5: of the 14 designs of Amethyst 12, which are 14 of its 16 tiles,
/// and its three of Renewal; every colour has Domination and Act of God. Of AMB-1a the name.
#[test]
fn amethyst_is_ours_but_for_its_frame() {
    let tiles = ours(Tile::ALL, |tile| tile.row().ours);
    let (names, designs): (Vec<_>, Vec<_>) =
        tiles.into_iter().partition(|(_, part)| *part == Ours::Name);
    assert_eq!(names, [("AMB-1a".to_owned(), Ours::Name)]);
    assert!(designs.iter().all(|(_, part)| *part == Ours::Design));
    let designs: Vec<&str> = designs.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(
        designs,
        [
            "AME-1a", "AME-1b", "AME-2a", "AME-2b", "AME-2c", "AME-2d", "AME-3a", "AME-3b",
            "AME-3c", "AME-4a", "AME-4b", "AME-4c", "REN-AME1", "REN-AME2", "REN-AME3",
        ]
    );
    let copies = |ours: bool| -> u8 {
        Tile::ALL
            .iter()
            .map(|tile| tile.row())
            .filter(|row| row.colour == Colour::Amethyst && row.origin == Origin::Later)
            .filter(|row| row.ours.is_some() == ours)
            .map(|row| row.copies)
            .sum()
    };
    assert_eq!((copies(true), copies(false)), (14, 2));
}

/// tiles:§8.2, tiles:§8.3: the prices of the nine faces of the optional sixteen, and what Assemble!
/// does; everything on the other cards is printed.
#[test]
fn prices_of_the_extra_cards_are_ours() {
    let cards = ours(Di::ALL, Di::ours);
    let costs: Vec<&str> = cards
        .iter()
        .filter(|(_, part)| *part == Ours::Cost)
        .map(|(id, _)| id.as_str())
        .collect();
    assert_eq!(
        costs,
        [
            "DX-1", "DX-2", "DX-3", "DX-4", "DX-5", "DX-6", "DX-7", "DX-8", "DX-9"
        ]
    );
    assert_eq!(cards.last(), Some(&("DI-A".to_owned(), Ours::Text)));
    assert_eq!(cards.len(), costs.len() + 1);
}

/// solo:§12, solo:§13, solo:§14, solo:§15: 4 of 5 objectives, 7 of 10 events, all 5 disasters,
/// 7 of 9 action cards.
#[test]
fn most_cards_of_amon_are_ours() {
    assert_eq!(
        designs(Objective::ALL, Objective::ours),
        ["CE02", "CE03", "CE04", "CE05"]
    );
    assert_eq!(
        designs(EventCard::ALL, EventCard::ours),
        ["WY03", "WY04", "WY05", "WY06", "WY07", "WY09", "WY10"]
    );
    assert_eq!(
        designs(Disaster::ALL, Disaster::ours),
        ["DO01", "DO02", "DO03", "DO04", "DO05"]
    );
    assert_eq!(
        designs(ActionCard::ALL, ActionCard::ours),
        ["AK02", "AK03", "AK04", "AK06", "AK07", "AK08", "AK09"]
    );
}

/// solo:§16: 15 of the 16 halves of the plunder cards; the rulebooks show the upper half of G08.
#[test]
fn one_half_of_a_plunder_card_is_printed() {
    let printed: Vec<(PlunderCard, Half)> = PlunderCard::ALL
        .iter()
        .flat_map(|&card| Half::ALL.iter().map(move |&half| (card, half)))
        .filter(|&(card, half)| !card.is_ours(half))
        .collect();
    assert_eq!(printed, [(PlunderCard::G08, Half::Upper)]);
}
