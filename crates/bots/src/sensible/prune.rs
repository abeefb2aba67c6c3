//! Which of the legal actions are worth a thought.

use kemet::{Action, Deed, PlayerView, Space, Spaces, Zone};

/// Lists of placements longer than this are thinned out.
const MANY_PLACES: usize = 12;

/// Inside a line of thought.
pub(super) fn inner(actions: &mut Vec<Action>) {
    keep_if_any(actions, |action| matches!(action, Action::Resolve(_)));
    thin_out(actions);
}

/// Parts of troops and heaps of units: all, all but one, half.
pub(super) fn thin_out(actions: &mut Vec<Action>) {
    keep_if_any(actions, |action| {
        !matches!(
            action,
            Action::Bring(_) | Action::Leave(_) | Action::Exchange(..)
        )
    });
    let most = actions.iter().filter_map(carried).max().unwrap_or(0);
    actions.retain(|action| {
        carried(action).is_none_or(|units| units == most || units == most.div_ceil(2))
    });
    let places = actions.iter().filter(|action| placed(action).is_some());
    if places.count() > MANY_PLACES {
        let all = actions.clone();
        actions.retain(|action| {
            placed(action).is_none_or(|(zone, units)| {
                let most = most_in(&all, zone);
                units == most || units == most.div_ceil(2)
            })
        });
    }
}

fn carried(action: &Action) -> Option<u8> {
    match action {
        Action::Carry(units) => Some(*units),
        _ => None,
    }
}

fn placed(action: &Action) -> Option<(Zone, u8)> {
    match action {
        Action::Place(zone, units) => Some((*zone, *units)),
        _ => None,
    }
}

fn most_in(actions: &[Action], zone: Zone) -> u8 {
    let here = actions.iter().filter_map(placed);
    let units = here
        .filter(|(place, _)| *place == zone)
        .map(|(_, units)| units);
    units.max().unwrap_or(0)
}

/// More tokens, or the order of actions: gold only for those who have a use
/// for it, cards when the actions are done.
pub(super) fn more_tokens(actions: &mut Vec<Action>, player: &PlayerView) {
    let golden = player.tiles.iter().any(|tile| tile.row().golden);
    keep_if_any(actions, |action| match action {
        Action::Resolve(_) | Action::Silver(_) => true,
        Action::Gold => golden,
        _ => false,
    });
}

/// The spaces for a token, one of each pair that does the same.
pub(super) fn tokens(actions: &[Action], player: &PlayerView) -> Vec<Action> {
    let mut spaces: Vec<Space> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Token(space) => Some(*space),
            _ => None,
        })
        .collect();
    let taken = player.own_tokens.or(player.silver_tokens);
    for deed in [Deed::Move, Deed::Pray] {
        let pair: Vec<Space> = spaces
            .iter()
            .copied()
            .filter(|s| s.deed() == deed)
            .collect();
        // On a floor without a token it also serves the rule of floors.
        if let [first, second] = pair[..] {
            let drop = match floor_is_empty(taken, first) || !floor_is_empty(taken, second) {
                true => second,
                false => first,
            };
            spaces.retain(|&space| space != drop);
        }
    }
    spaces.into_iter().map(Action::Token).collect()
}

fn floor_is_empty(taken: Spaces, space: Space) -> bool {
    Spaces::FLOORS
        .into_iter()
        .any(|floor| floor.contains(space) && floor.and(taken).is_empty())
}

fn keep_if_any(actions: &mut Vec<Action>, wanted: impl Fn(&Action) -> bool) {
    if actions.iter().any(&wanted) {
        actions.retain(wanted);
    }
}
