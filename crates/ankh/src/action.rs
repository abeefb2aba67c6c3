//! Every choice a player can make, with a compact code and readable notation.

use tabletop::Seat;

use crate::board::{Direction, Hex};
use crate::components::{Card, Deed, Facing, FigureKind, God, Guardian, Monument, Power};

tabletop::actions! {
    /// One choice out of a short list. Compound moves are several of them.
    pub enum Action is "Ankh action" {
        /// Setup: play this god.
        God "god" (god: God);

        /// Take this action.
        Do "do" (deed: Deed);
        /// Move the figure or the token here.
        Move "move" (from: Hex);
        /// It goes there.
        To "to" (hex: Hex);
        /// The figure that Satet found there is pushed here.
        Push "push" (hex: Hex);
        /// The Giant Scorpion points there.
        Face "face" (facing: Facing);
        /// Summon this figure from the pool.
        Summon "summon" (figure: FigureKind);
        /// Pay Anubis a follower and summon a trapped warrior.
        Ransom "ransom";
        /// The new figure gets a sun.
        Sun "sun";
        /// Unlock this power.
        Unlock "unlock" (power: Power);
        /// Control the monument here.
        Control "control" (hex: Hex);
        /// A camel on the side of this hex.
        Camel "camel" (hex: Hex, direction: Direction);
        /// The old token goes to the part with this hex.
        Token "token" (hex: Hex);
        /// Two conflict tokens change places.
        Swap "swap" (one: u8, other: u8);

        /// Amun will play two cards.
        Two "two-cards";
        /// Battle: this card, in secret.
        Play "play" (card: Card);
        /// Battle: both these cards, in secret.
        PlayTwo "play-two" (one: Card, other: Card);
        /// Build a monument of this kind.
        Build "build" (monument: Monument);
        /// Bid this many followers, in secret.
        Bid "bid" (followers: u16);
        /// Turn the tiebreaker down and win (A-13.5c).
        Break "break-tie";
        /// Isis saves the figure here.
        Save "save" (hex: Hex);
        /// Anubis traps a warrior of this player's god.
        Trap "trap" (seat: Seat);
        /// The Mummy rises here.
        Rise "rise" (hex: Hex);
        /// Sacrifice two followers for devotion.
        Worship "worship";

        /// Merge: the guardian here leaves the game.
        Dismiss "dismiss" (hex: Hex);
        /// Merge: this guardian of the pool leaves the game.
        Release "release" (guardian: Guardian);

        /// Enough.
        Done "done";
        /// Not now.
        Decline "decline";
    }
}
