//! The flow of the game is a stack of these: what is still to be done, the next
//! thing on top. A step that needs somebody's choice waits on top until it has it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, steps};

use crate::Ankh;
use crate::board::Hex;
use crate::components::{Deed, FigureKind, Monument};

steps! {
    /// A step of the game.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "fields are what their types say")]
    // Three bytes would be pushed as two and one and read as one and two, so that
    // every step had to wait for the push before it: a tenth of random play.
    #[repr(align(4))]
    pub enum Step of Ankh {
        // Setup.
        rare setup {
            /// A seat chooses a god.
            ChooseGod { seat: Seat },
            /// The board is laid out.
            LayOut,
        }

        // Turn.
        often turn {
            /// A turn begins.
            TurnStart,
            /// The first action.
            FirstAction,
            /// The second action, of a lower row.
            SecondAction { after: Deed },
            /// The action is done: perhaps an event.
            ActionEnd { deed: Deed },
            /// The next player's turn.
            TurnEnd,
        }

        // Actions.
        often actions {
            /// Pick a figure to move, or enough.
            MoveFigures,
            /// Where the figure goes.
            MoveTo { from: Hex },
            /// Where Satet pushes the figure it found here.
            Push { hex: Hex, from: Hex },
            /// Where the Scorpion here points.
            Face { hex: Hex },
            /// Pick a figure to summon, or enough.
            Summon,
            /// Where the new figure goes.
            SummonTo { figure: FigureKind, ransomed: bool },
            /// Whether the new figure here gets a sun.
            Sun { hex: Hex },
            /// Pick a power, or none.
            Unlock,
        }

        // Events.
        rare events {
            /// The event marker goes on.
            Event,
            /// Pick a monument.
            Control,
            /// Lay a line of camels, side by side.
            Caravan,
            /// Which part keeps the token.
            CaravanToken,
            /// Swap a token.
            CaravanSwap,
            /// A conflict begins.
            Conflict,
            /// The region with this token is next.
            Region { number: u8 },
            /// The conflict is over.
            ConflictEnd,
        }

        // Battle.
        rare battle {
            /// Figures come to obelisks, one each in rotation.
            Obelisks,
            /// Where the figure goes.
            ObeliskTo { from: Hex },
            /// Whether Amun plays two cards.
            TwoCards,
            /// Everybody chooses.
            ChooseCards,
            /// Cards are turned over.
            Reveal,
            /// Build Monument cards.
            Builds,
            /// Where the monument goes.
            BuildAt { seat: Seat, monument: Monument },
            /// Plague of Locusts cards.
            Plagues,
            /// Everybody bids.
            Bids,
            /// Bids are turned over.
            Locusts,
            /// Monument majority.
            Majority,
            /// Who is strongest.
            Strength,
            /// Whether the tiebreaker is used.
            Tie,
            /// What victory and defeat bring.
            Rewards,
            /// The losers' figures are to die.
            Defeat,
            /// Whom Isis saves.
            Protect,
            /// The dead are lifted from the board.
            Lift,
            /// Whom Anubis traps.
            Trap,
            /// Mummies rise.
            Rise,
            /// Cat-Mummies cost devotion.
            Curse,
            /// Miracles.
            Miracles,
            /// Osiris places a token.
            Underworld,
            /// Where the lifted token goes.
            UnderworldTo { from: Hex },
            /// Worshipful.
            Worship,
            /// Cards are put away.
            BattleEnd,
        }

        // After a conflict.
        rare after_conflict {
            /// Two gods become one.
            Merge,
            /// Which guardians go.
            Guardians,
            /// Gods are forgotten.
            Oblivion,
            /// The last conflict is over.
            Finish,
        }
    }
}

// The stack is copied with every clone: keep its entries small.
const _: () = assert!(std::mem::size_of::<Step>() <= 4);
