//! Plague of Locusts: everybody bids in secret for the lives
//! of their figures.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::battle::killing;
use crate::board::HexSet;
use crate::event::{Event, Why};
use crate::state::{Ankh, MAX_PLAYERS, tell};
use crate::step::{Step, stage};

impl Automatic<Ankh> for stage::Plagues {
    /// One full bid for each card, owners lowest devotion first.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) {
        let Some(owner) = game.lowest(game.battle().pending) else {
            game.steps.pop();
            return;
        };
        game.battle_mut().pending.remove(owner);
        game.battle_mut().bids = [None; MAX_PLAYERS];
        game.steps.push(Step::Bids);
    }
}

/// The sides that bid: those that still have figures there.
fn bidders(game: &Ankh) -> Seats {
    game.sides_in(game.battle().region)
}

impl Stage<Ankh> for stage::Bids {
    /// Followers are open: who has none, and who is alone, bids nothing unasked.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let bidders = bidders(game);
        let mut asked = Seats::EMPTY;
        for side in bidders.iter() {
            if game.battle().bids[side.index()].is_some() {
                continue;
            }
            if game.side(side).followers == 0 || bidders.len() == 1 {
                game.battle_mut().bids[side.index()] = Some(0);
            } else {
                asked = asked.with(side);
            }
        }
        if asked.is_empty() {
            game.steps.turn_into(Step::Locusts);
            return Flow::Again;
        }
        Flow::Ask(asked)
    }

    fn options(self, game: &Ankh, side: Seat, out: &mut impl Offers<Action>) {
        let followers = game.side(side).followers;
        (0..=followers).for_each(|bid| out.offer(Action::Bid(bid)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, journal: &mut J) {
        let Action::Bid(bid) = action else {
            self.not_offered(action);
        };
        game.battle_mut().bids[side.index()] = Some(bid);
        tell(journal, || Event::BidMade { seat: side });
    }
}

impl Automatic<Ankh> for stage::Locusts {
    /// Neither Flood nor Isis protects here.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        swarm(game, journal);
        game.steps
            .go_through(&[Step::Lift, Step::Trap, Step::Rise, Step::Curse]);
    }
}

/// Bids are paid. A single highest bidder is spared; on a tie nobody is.
fn swarm<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    game.reveals += 1;
    let bidders = game.lowest_first(bidders(game));
    let bids = std::mem::take(&mut game.battle_mut().bids);
    let mut doomed = HexSet::EMPTY;
    for &side in &bidders {
        let bid = bids[side.index()].expect("everybody there has bid");
        tell(journal, || Event::BidRevealed {
            seat: side,
            followers: bid,
        });
        game.pay_followers(side, bid, Why::Bid, journal);
    }
    let spared = single_highest(&bidders, &bids);
    if !bidders.is_empty() {
        tell(journal, || Event::Spared { seat: spared });
    }
    for &side in bidders.iter().filter(|&&side| Some(side) != spared) {
        doomed |= killing::mortals(game, side);
    }
    game.battle_mut().doomed = doomed;
}

fn single_highest(bidders: &[Seat], bids: &[Option<u16>; MAX_PLAYERS]) -> Option<Seat> {
    let bid = |side: &Seat| bids[side.index()];
    let highest = bidders.iter().map(bid).max()?;
    let mut top = bidders.iter().filter(|side| bid(side) == highest);
    let first = top.next()?;
    top.next().is_none().then_some(*first)
}
