//! Summon Figure: one figure, and one more at each own pyramid
//! and on an own underworld token, in any order.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Counted, Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::board::{Hex, HexSet, WATER};
use crate::components::{FigureKind, God, Guardian, Monument, Power};
use crate::event::{Event, Why};
use crate::move_figures::aim_next;
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

/// What allows a summon, a bit for each: the action itself, an underworld
/// token, and each own pyramid.
type Grants = u16;

/// The summon that the action itself allows.
const REGULAR: Grants = 1;
/// The one on an underworld token.
const TOKEN: Grants = 1 << 1;
/// The one at the first pyramid; those of the others follow.
const FIRST_PYRAMID: u32 = 2;

/// The summons made in this action, each with everything that could have
/// allowed it. Which of them did is left open, so that no order of summons is
/// worse than another.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Summons {
    /// For each summon what could have allowed it.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Grants>"))]
    pub made: ArrayVec<Grants, 12>,
}

impl Summons {
    /// The grants of `all` that one more summon could use: those not needed by
    /// the summons made so far, however these are shared out.
    fn left(&self, all: Grants) -> Grants {
        let mut holders: ArrayVec<(usize, Grants), 12> = ArrayVec::new();
        for summon in 0..self.made.len() {
            self.give(summon, all, 0, &mut holders);
        }
        let taken = holders.iter().fold(0, |taken, (_, grant)| taken | grant);
        // A grant in use is to be had as well if its summon can use another.
        let mut left = all & !taken;
        loop {
            let freed = holders
                .iter()
                .filter(|(summon, _)| self.made[*summon] & left != 0)
                .fold(left, |freed, (_, grant)| freed | grant);
            if freed == left {
                return left;
            }
            left = freed;
        }
    }

    /// Finds a grant for a summon, moving others to another one if need be.
    fn give(
        &self,
        summon: usize,
        all: Grants,
        mut tried: Grants,
        holders: &mut ArrayVec<(usize, Grants), 12>,
    ) -> bool {
        let mut choice = self.made[summon] & all;
        while choice != 0 {
            let grant = choice & choice.wrapping_neg();
            choice &= choice - 1;
            if tried & grant != 0 {
                continue;
            }
            tried |= grant;
            match holders.iter().position(|&(_, held)| held == grant) {
                None => {
                    holders.push((summon, grant));
                    return true;
                }
                Some(place) => {
                    let (other, _) = holders.swap_remove(place);
                    holders.push((summon, grant));
                    if self.give(other, all, tried, holders) {
                        return true;
                    }
                    if let Some(place) = holders.iter().position(|&held| held == (summon, grant)) {
                        holders[place] = (other, grant);
                    }
                }
            }
        }
        false
    }
}

fn end(game: &mut Ankh) {
    game.steps.pop();
    game.turn.summons = Summons::default();
}

/// Own pyramids that give a summon each.
fn pyramids(game: &Ankh, side: Seat) -> HexSet {
    if game.has(side, Power::PyramidAttuned) {
        game.controlled_of(side, Monument::Pyramid)
    } else {
        HexSet::EMPTY
    }
}

/// Everything that allows a summon in this action.
fn grants(game: &Ankh, side: Seat) -> Grants {
    let pyramids = pyramids(game, side).len() as u32;
    let token = if game.is_god(side, God::Osiris) {
        TOKEN
    } else {
        0
    };
    REGULAR | token | ((1 << pyramids) - 1) << FIRST_PYRAMID
}

/// What allows this figure to be summoned in each of the hexes: the hexes for
/// one grant after the other.
fn places(game: &Ankh, side: Seat, figure: FigureKind, mut visit: impl FnMut(Grants, HexSet)) {
    let own = game.figures[side.index()] | game.controlled[side.index()];
    let mut room = game.standing_room(side);
    let mut anywhere = HexSet::EMPTY;
    if figure == FigureKind::Apep {
        // On any empty water of the map, without adjacency.
        anywhere = WATER - game.all_figures();
        room |= anywhere;
    }
    visit(REGULAR, (game.adjacent(own) & room) | anywhere);
    if game.is_god(side, God::Osiris) {
        visit(TOKEN, game.underworld - game.all_figures());
    }
    for (nth, pyramid) in pyramids(game, side).iter().enumerate() {
        let beside = game.adjacent(HexSet::one(pyramid)) & room;
        visit(1 << (FIRST_PYRAMID + nth as u32), beside);
    }
}

/// Where this figure can be summoned now.
pub(crate) fn targets(game: &Ankh, side: Seat, figure: FigureKind) -> HexSet {
    let left = game.turn.summons.left(grants(game, side));
    let mut targets = HexSet::EMPTY;
    if left != 0 {
        places(game, side, figure, |grant, hexes| {
            if grant & left != 0 {
                targets |= hexes;
            }
        });
    }
    targets
}

/// Whether a trapped warrior can be bought free: by anybody but Anubis.
fn can_ransom(game: &Ankh, side: Seat) -> bool {
    game.trapped[side.index()] > 0 && game.side(side).followers > 0
}

/// The figures of the pool, one of each kind.
fn pool(game: &Ankh, side: Seat) -> impl Iterator<Item = FigureKind> + '_ {
    let warrior = (game.warrior_pool(side) > 0).then_some(FigureKind::Warrior);
    let guardians = Guardian::ALL
        .iter()
        .filter(move |guardian| game.side(side).pool[guardian.index()] > 0)
        .map(|&guardian| FigureKind::from(guardian));
    warrior.into_iter().chain(guardians)
}

/// Whether nothing could be summoned, wherever there is room.
pub(crate) fn is_pool_empty(game: &Ankh, side: Seat) -> bool {
    pool(game, side).next().is_none() && !can_ransom(game, side)
}

impl Stage<Ankh> for stage::Summon {
    /// The action ends by itself where nothing more can be summoned.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let mut offers = Counted::default();
        self.options(game, game.active(), &mut offers);
        if offers.count == 1 {
            end(game);
            return Flow::Again;
        }
        Flow::ask(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let side = game.active_side();
        // Apep alone can go where a warrior cannot.
        let room = !targets(game, side, FigureKind::Warrior).is_empty();
        for figure in pool(game, side) {
            if room || figure == FigureKind::Apep && !targets(game, side, figure).is_empty() {
                out.offer(Action::Summon(figure));
            }
        }
        if room && can_ransom(game, side) {
            out.offer(Action::Ransom);
        }
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, _: &mut J) {
        let to = |figure, ransomed| Step::SummonTo { figure, ransomed };
        match action {
            Action::Summon(figure) => game.steps.push(to(figure, false)),
            Action::Ransom => game.steps.push(to(FigureKind::Warrior, true)),
            Action::Done => end(game),
            _ => self.not_offered(action),
        }
    }
}

impl Stage<Ankh> for stage::SummonTo {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let targets = targets(game, game.active_side(), self.figure);
        out.offer_each(targets, Action::To);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::To(hex) = action else {
            self.not_offered(action);
        };
        let (figure, side) = (self.figure, game.active_side());
        game.steps.pop();
        note(game, side, figure, hex);
        if self.ransomed {
            pay_ransom(game, side, journal);
        } else if let Some(guardian) = figure.guardian() {
            game.side_mut(side).pool[guardian.index()] -= 1;
        }
        game.place(side, figure, hex);
        tell(journal, || Event::Summoned {
            seat: game.active(),
            figure,
            hex,
        });
        arrived(game, side, figure, hex);
    }
}

/// Remembers what could have allowed this summon.
fn note(game: &mut Ankh, side: Seat, figure: FigureKind, hex: Hex) {
    let mut allowed = 0;
    places(game, side, figure, |grant, hexes| {
        if hexes.contains(hex) {
            allowed |= grant;
        }
    });
    game.turn.summons.made.push(allowed);
}

/// The follower goes to Anubis, not to the supply.
fn pay_ransom<J: Journal<Event>>(game: &mut Ankh, side: Seat, journal: &mut J) {
    game.trapped[side.index()] -= 1;
    if let Some(anubis) = game.side_with(God::Anubis) {
        tell(journal, || Event::Ransomed {
            seat: game.active(),
            to: anubis,
        });
        game.pay_followers(side, 1, Why::Ransom, journal);
        game.gain_followers(anubis, 1, Why::Ransom, journal);
    }
}

/// What is asked about a figure that was just summoned: its aim, its sun.
pub(crate) fn arrived(game: &mut Ankh, side: Seat, figure: FigureKind, hex: Hex) {
    if game.is_god(side, God::Ra) && game.free_suns() > 0 {
        game.steps.push(Step::Sun { hex });
    }
    aim_next(game, figure, hex);
}

impl Stage<Ankh> for stage::Sun {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let owner = game.owner_at(self.hex).expect("a figure came here");
        Flow::ask(game.voice(owner))
    }

    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        out.offer(Action::Sun);
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        let hex = self.hex;
        game.steps.pop();
        match action {
            Action::Sun => {
                game.suns.insert(hex);
                tell(journal, || Event::SunGiven { seat, hex });
            }
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}
