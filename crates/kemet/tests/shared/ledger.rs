//! What players gained and paid, read off the events: one entry for an effect.

use kemet::Event;
use kemet::scene::Scene;
use tabletop::Seat;

/// Every gain of prayer points by `of`.
pub fn gains(t: &Scene, of: Seat) -> Vec<u8> {
    let gained = |event: &Event| match *event {
        Event::Gained { seat, amount, .. } if seat == of => Some(amount),
        _ => None,
    };
    t.events().iter().filter_map(gained).collect()
}

/// Every payment of prayer points by `of`.
pub fn payments(t: &Scene, of: Seat) -> Vec<u8> {
    let paid = |event: &Event| match *event {
        Event::Paid { seat, amount } if seat == of => Some(amount),
        _ => None,
    };
    t.events().iter().filter_map(paid).collect()
}
