//! Pray (section 3.4.4).

use kemet::scene::*;
use kemet::*;

/// KB-3.4.4.a, KB-DP-A4: two prayer points on either space, nothing to decide,
/// nothing for the others.
#[test]
fn pray_gives_two() {
    for space in [Space::MiddlePray, Space::BottomPray] {
        let mut t = table(3).with_prayer(P1, 4).without_gold(P1);
        t.act(P1, &format!("token {space}"));
        assert_eq!(t.prayer(P1), 6);
        assert_eq!((t.prayer(P2), t.prayer(P3)), (7, 7));
        assert!(t.awaits(P2));
        assert!(t.events().contains(&Event::Gained {
            seat: P1,
            amount: 2,
            total: 6,
            by: Vec::new(),
        }));
    }
}

/// KB-3.4.4.a, KB-7.3.a: above eleven the surplus is lost.
#[test]
fn pray_stops_at_eleven() {
    for (before, after) in [(9, 11), (10, 11), (11, 11)] {
        let mut t = table(3).with_prayer(P1, before);
        t.begin(P1, Deed::Pray);
        assert_eq!(t.prayer(P1), after);
    }
}
