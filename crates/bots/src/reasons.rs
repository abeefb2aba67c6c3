//! Why an action looks good, in what the game itself notices: in which groups of
//! [`Insight::STANDING`] it leaves whoever takes it better off than others would.

use std::marker::PhantomData;
use std::sync::Arc;

use tabletop::{Axis, Block, Insight, MAX_SEATS, Seat};

use crate::habit::Habit;
use crate::judgement::leads;
use crate::{BotDice, Judgement};

/// In how many imagined worlds an action is looked at: one may be a fluke.
const WORLDS: usize = 4;

/// What moves the odds by less than this is not worth a word.
const LEAST_WORTH: f32 = 0.04;

/// With how many other actions one is compared at the most.
const MOST_COMPARED: usize = 12;

/// The most reasons given for one action.
const MOST_REASONS: usize = 3;

/// Something that gets better for who acts: for them, or worse for an opponent.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// Whose position it is.
    pub seat: Seat,
    /// The group of things noticed that changes.
    pub group: Block,
    /// What was there and no longer is, by its label.
    pub lost: Option<String>,
    /// What is there now, by its label.
    pub gained: Option<String>,
    /// How much it adds to the logarithm of the odds to win.
    pub worth: f32,
}

impl Reason {
    /// The figure before and after, where the group counts one thing.
    pub fn figures(&self) -> Option<(u32, u32)> {
        let [Axis::Count(_)] = self.group.axes else {
            return None;
        };
        let number = |label: &Option<String>| label.as_ref()?.parse().ok();
        Some((number(&self.lost)?, number(&self.gained)?))
    }
}

/// Why `seat`, who sees this, may want to take the action at `place` rather than
/// another: the best reason first, few of them, and none where nothing stands
/// out. Only positions in which nothing is half done are compared, as bots do:
/// before, there may be nothing yet that could be judged.
pub fn reasons<G: Insight>(
    judgement: &Arc<Judgement<G>>,
    mut view: G::View,
    seat: Seat,
    actions: &[G::Action],
    place: usize,
    dice: &mut BotDice,
) -> Vec<Reason> {
    let others: Vec<G::Action> = (actions.iter().enumerate())
        .filter_map(|(other, &action)| (other != place).then_some(action))
        .collect();
    let (Some(&chosen), false) = (actions.get(place), others.is_empty()) else {
        return Vec::new();
    };
    G::unseal(&mut view);
    let known = G::know(&view);
    let mut habit = Habit::new(judgement.clone(), 0.0);
    let mut found = Vec::new();
    let mut changes = Changes::<G>::default();
    for _ in 0..WORLDS {
        let world = G::imagine(&known, dice);
        let mut finished = |action| {
            let mut next = world.clone();
            next.apply_unchecked(seat, action);
            habit.finish(&mut next, dice);
            // What happens after the end is nobody's position any more.
            (!next.awaiting().is_empty()).then_some(next)
        };
        let Some(after) = finished(chosen) else {
            continue;
        };
        let step = others.len().div_ceil(MOST_COMPARED);
        let compared: Vec<G> = others
            .iter()
            .step_by(step)
            .filter_map(|&it| finished(it))
            .collect();
        changes.note(judgement, seat, &after, &compared);
    }
    for (seat, change, pull) in changes.means() {
        for group in G::STANDING {
            let reason = reason(judgement, seat, *group, &change, pull);
            found.extend(reason.filter(|reason| reason.worth >= LEAST_WORTH));
        }
    }
    found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    found.truncate(MOST_REASONS);
    found
}

/// How the position of each seat differs after one action from what it is after
/// others, summed up over worlds.
struct Changes<G> {
    worlds: f32,
    by: [Vec<f32>; MAX_SEATS],
    /// How the odds of who decides move with the score of each.
    pull: [f32; MAX_SEATS],
    game: PhantomData<fn(G)>,
}

impl<G> Default for Changes<G> {
    fn default() -> Self {
        Changes {
            worlds: 0.0,
            by: [const { Vec::new() }; MAX_SEATS],
            pull: [0.0; MAX_SEATS],
            game: PhantomData,
        }
    }
}

impl<G: Insight> Changes<G> {
    fn note(&mut self, judgement: &Judgement<G>, seat: Seat, after: &G, others: &[G]) {
        if others.is_empty() {
            return;
        }
        self.worlds += 1.0;
        let share = 1.0 / others.len() as f32;
        let chances = judgement.chances(after);
        let rest = (1.0 - chances[seat.index()]).max(f32::EPSILON);
        for one in after.seats().iter().filter(|&one| leads(after, one)) {
            let change = &mut self.by[one.index()];
            change.resize(Block::total(G::STANDING), 0.0);
            after.standing(one, |place, amount| change[place] += amount);
            for other in others {
                other.standing(one, |place, amount| change[place] -= amount * share);
            }
            self.pull[one.index()] += if after.allies(seat).contains(one) {
                1.0
            } else {
                -chances[one.index()] / rest
            };
        }
    }

    /// What changed for each seat in a world, on average.
    fn means(self) -> impl Iterator<Item = (Seat, Vec<f32>, f32)> {
        let worlds = self.worlds.max(1.0);
        let seats = (0..).map(Seat).zip(self.by.into_iter().zip(self.pull));
        seats
            .filter(|(_, (change, _))| !change.is_empty())
            .map(move |(seat, (change, pull))| {
                let mean = change.into_iter().map(|by| by / worlds).collect();
                (seat, mean, pull / worlds)
            })
    }
}

/// What the change of one group is worth; nothing if it did not change.
fn reason<G: Insight>(
    judgement: &Judgement<G>,
    seat: Seat,
    group: Block,
    change: &[f32],
    pull: f32,
) -> Option<Reason> {
    let part = &change[group.start..group.start + group.len];
    let weights = &judgement.standing_weights()[group.start..];
    let score: f32 = part
        .iter()
        .zip(weights)
        .map(|(by, weight)| by * weight)
        .sum();
    let places = || part.iter().copied().enumerate();
    let most = places().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let least = places().min_by(|a, b| a.1.total_cmp(&b.1))?;
    let label = |(nth, by): (usize, f32)| (by != 0.0).then(|| group.labels().nth(nth)).flatten();
    Some(Reason {
        seat,
        group,
        lost: label(least).filter(|_| least.1 < 0.0),
        gained: label(most).filter(|_| most.1 > 0.0),
        worth: score * pull,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kemet::{Kemet, Setup};
    use rand::SeedableRng;
    use tabletop::{Eye, Game, Seed};

    use super::*;
    use crate::Staffed;

    /// In a game that habit plays, many choices have a reason; all are
    /// sorted, and none speaks against the action.
    #[test]
    fn reasons_are_few_sorted_and_good() {
        let mut game = Kemet::start(&Setup::for_players(3), Seed(7)).expect("a plain setup");
        let judgement = Kemet::judgement();
        let mut habit = Habit::new(judgement.clone(), 0.3);
        let mut dice = BotDice::seed_from_u64(3);
        let (mut asked, mut given, mut groups) = (0, 0, BTreeSet::new());
        let mut actions = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.awaiting().lowest() else {
                break;
            };
            let Some(action) = habit.choose(&game, seat, false, &mut dice) else {
                break;
            };
            game.actions(seat, &mut actions);
            let place = actions.iter().position(|&one| one == action);
            let (view, place) = (game.view(Eye::Seat(seat)), place.expect("it was offered"));
            let told = reasons(&judgement, view, seat, &actions, place, &mut dice);
            asked += 1;
            given += usize::from(!told.is_empty());
            assert!(told.len() <= MOST_REASONS);
            assert!(told.iter().all(|reason| reason.worth >= LEAST_WORTH));
            assert!(told.is_sorted_by(|a, b| a.worth >= b.worth));
            groups.extend(told.iter().map(|reason| reason.group.name));
            game.apply_unchecked(seat, action);
        }
        println!("{given} of {asked} have a reason, out of {groups:?}");
        assert!(given * 4 > asked, "{given} of {asked}");
        assert!(groups.len() > 10);
    }

    /// The same question has the same answer, and hidden hands make none.
    #[test]
    fn reasons_come_from_the_view_alone() {
        let game = Kemet::start(&Setup::for_players(2), Seed(1)).expect("a plain setup");
        let seat = game.awaiting().lowest().expect("somebody decides");
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let ask = || {
            let mut dice = BotDice::seed_from_u64(9);
            reasons(
                &Kemet::judgement(),
                game.view(Eye::Seat(seat)),
                seat,
                &actions,
                0,
                &mut dice,
            )
        };
        assert_eq!(ask(), ask());
    }
}
