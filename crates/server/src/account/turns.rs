//! Whose password is looked at next: a few at a time, the addresses in turn, so
//! that however many come from one, the others wait for one of them at most.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::Crowded;
use crate::limits::Address;

/// How many may wait from one address.
const FROM_ONE: usize = 4;

/// How many may wait in all.
const IN_ALL: usize = 64;

/// Turns at something that few can have at the same time.
#[derive(Clone)]
pub(super) struct Turns(Arc<Mutex<Line>>);

struct Line {
    /// Turns that nobody has.
    free: usize,
    /// Who comes next.
    order: VecDeque<Address>,
    waiting: HashMap<Address, VecDeque<oneshot::Sender<Turn>>>,
}

/// Somebody's turn, until it is dropped.
pub(super) struct Turn(Option<Turns>);

impl Turns {
    pub fn new(at_once: usize) -> Turns {
        Turns(Arc::new(Mutex::new(Line {
            free: at_once,
            order: VecDeque::new(),
            waiting: HashMap::new(),
        })))
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. Whoever has too many waiting already is refused, and
    /// so are the last of those when all together are too many.
    pub async fn take(&self, address: Address) -> Result<Turn, Crowded> {
        let turn = {
            let mut line = self.line();
            if line.free > 0 {
                line.free -= 1;
                return Ok(Turn(Some(self.clone())));
            }
            line.stand(address)?
        };
        // Sent away meanwhile to make room for somebody else.
        turn.await.map_err(|_| Crowded::You)
    }
}

impl Line {
    fn stand(&mut self, address: Address) -> Result<oneshot::Receiver<Turn>, Crowded> {
        self.forget_gone();
        let own = self.waiting.get(&address).map_or(0, VecDeque::len);
        if own >= FROM_ONE {
            return Err(Crowded::You);
        }
        if self.waiting.values().map(VecDeque::len).sum::<usize>() >= IN_ALL {
            self.make_room(own)?;
        }
        let (to, turn) = oneshot::channel();
        if own == 0 {
            self.order.push_back(address);
        }
        self.waiting.entry(address).or_default().push_back(to);
        Ok(turn)
    }

    /// Sends the last of those away who have more waiting than this and one.
    fn make_room(&mut self, own: usize) -> Result<(), Crowded> {
        let most = self.waiting.values_mut().max_by_key(|queue| queue.len());
        match most {
            Some(queue) if queue.len() > own + 1 => {
                queue.pop_back();
                Ok(())
            }
            _ => Err(Crowded::All),
        }
    }

    /// Those who hung up wait no longer.
    fn forget_gone(&mut self) {
        for queue in self.waiting.values_mut() {
            queue.retain(|to| !to.is_closed());
        }
        self.waiting.retain(|_, queue| !queue.is_empty());
        self.order
            .retain(|address| self.waiting.contains_key(address));
    }

    /// The next who waits; their address goes to the end of the line.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let address = self.order.pop_front()?;
        let queue = self.waiting.get_mut(&address)?;
        let next = queue.pop_front();
        if queue.is_empty() {
            drop(self.waiting.remove(&address))
        } else {
            self.order.push_back(address)
        }
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(turns) = self.0.take() else { return };
        let mut line = turns.line();
        let mut turn = Turn(Some(turns.clone()));
        while let Some(to) = line.next() {
            match to.send(turn) {
                Ok(()) => return,
                // They hung up.
                Err(back) => turn = back,
            }
        }
        turn.0 = None;
        line.free += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::pin::Pin;
    use std::task::Poll;

    use futures_util::{FutureExt, poll};

    use super::*;

    type Waits = Pin<Box<dyn Future<Output = Result<Turn, Crowded>>>>;

    fn address(last: u8) -> Address {
        Address::from(IpAddr::V4(Ipv4Addr::new(10, 0, 0, last)))
    }

    /// Stands in line; what is refused at once is given back as it is.
    async fn stand(turns: &Turns, last: u8) -> Result<Waits, Crowded> {
        let turns = turns.clone();
        let mut waits: Waits = Box::pin(async move { turns.take(address(last)).await });
        match poll!(&mut waits) {
            Poll::Ready(Err(crowded)) => Err(crowded),
            Poll::Ready(Ok(_)) => panic!("nobody else had a turn"),
            Poll::Pending => Ok(waits),
        }
    }

    #[tokio::test]
    async fn the_turns_go_round_the_addresses() {
        let turns = Turns::new(1);
        let mut turn = turns.take(address(0)).await.unwrap();
        let mut flood = Vec::new();
        for last in 1..=4 {
            for _ in 0..FROM_ONE {
                flood.push(stand(&turns, last).await.unwrap());
            }
            let refused = stand(&turns, last).await;
            assert_eq!(refused.err(), Some(Crowded::You), "one too many");
        }
        let mut honest = stand(&turns, 9).await.unwrap();
        let mut before = 0;
        turn = loop {
            drop(turn);
            if let Some(turn) = honest.as_mut().now_or_never() {
                break turn.unwrap();
            }
            before += 1;
            let mut next = None;
            flood.retain_mut(|waits| {
                let turn = waits.as_mut().now_or_never();
                let still_waits = turn.is_none();
                next = next.take().or(turn);
                still_waits
            });
            turn = next.expect("somebody has the turn").unwrap();
        };
        assert_eq!(before, 4, "one of each that came before");
        drop((turn, honest, flood));
        assert_eq!(turns.line().free, 1);
    }

    #[tokio::test]
    async fn room_is_made_by_those_who_take_most() {
        let turns = Turns::new(1);
        let turn = turns.take(address(0)).await.unwrap();
        let mut flood = Vec::new();
        for last in 1..=(IN_ALL / FROM_ONE) as u8 {
            for _ in 0..FROM_ONE {
                flood.push(stand(&turns, last).await.unwrap());
            }
        }
        let honest = stand(&turns, 200).await.unwrap();
        let sent_away: Vec<_> = flood
            .iter_mut()
            .filter_map(|waits| waits.as_mut().now_or_never())
            .collect();
        assert_eq!(sent_away.len(), 1);
        assert_eq!(sent_away[0].as_ref().err(), Some(&Crowded::You));
        drop((turn, honest, sent_away, flood));
        assert_eq!(turns.line().free, 1);
    }

    #[tokio::test]
    async fn many_with_one_each_are_refused_as_a_crowd() {
        let turns = Turns::new(1);
        let _turn = turns.take(address(0)).await.unwrap();
        let mut all = Vec::new();
        for last in 1..=IN_ALL as u8 {
            all.push(stand(&turns, last).await.unwrap());
        }
        assert_eq!(stand(&turns, 200).await.err(), Some(Crowded::All));
        all.pop();
        assert!(stand(&turns, 200).await.is_ok(), "somebody hung up");
    }
}
