//! The games, and what programs must know of each beyond the rules.
//!
//! A game more is a folder here and a line in [`list!`]: then the server opens
//! tables of it, the command line plays it, and the chores fuzz, record and
//! count it. Whoever does something with a game by its name uses
//! [`with_game!`], whoever does it with all of them [`each_game!`].
//!
//! | for whom | what a game says |
//! | --- | --- |
//! | the server | [`Served`] |
//! | the command line | [`Hosted`], [`TableOptions`] |
//! | chores | [`Tables`] |
//! | the browser | `Drawn`, with the feature `typescript` |
//! | bots | [`tabletop::Trained`], in its own crate |

mod closing;
#[cfg(feature = "typescript")]
mod drawn;
mod hosted;
mod served;
mod tables;
pub mod text;

mod ankh;
mod kemet;
#[cfg(feature = "toy")]
pub mod nim;

pub use closing::closings;
#[cfg(feature = "typescript")]
pub use drawn::{Drawn, Tongue};
pub use hosted::{Hosted, OptionError, OwnOptions, TableOptions};
pub use served::{LessonFiles, Served, SoloGame, raw};
pub use tables::{Book, Chance, Choose, Feat, Measured, Tables, Workload, recorded};

#[doc(hidden)]
pub use tabletop::Game as GameOfTheList;

/// The games: hands a list of them, a name and a type each, to another macro,
/// and after it whatever else that macro wants.
#[macro_export]
macro_rules! list {
    ([$($then:tt)+] $($more:tt)*) => {
        $($then)+! {
            [
                kemet: $crate::Kemet,
                ankh: $crate::Ankh,
            ]
            $($more)*
        }
    };
}

#[doc(hidden)]
pub use ::{ankh::Ankh, kemet::Kemet};

/// A game of the list: everything that programs ask of it.
pub trait Listed: Served + Hosted + Tables {}

impl<G: Served + Hosted + Tables> Listed for G {}

/// Goes on with `$G` standing for the game with this name, or with the name,
/// if no game has it.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $G:ident => $then:expr, $other:pat => $else:expr) => {
        $crate::list!([$crate::__with_game] ($name), $G => ($then), $other => ($else))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __with_game {
    (
        [$($id:ident: $Game:ty,)+]
        ($name:expr), $G:ident => ($then:expr), $other:pat => ($else:expr)
    ) => {
        match $name {
            $(
                <$Game as $crate::GameOfTheList>::NAME => {
                    type $G = $Game;
                    $then
                }
            )+
            $other => $else,
        }
    };
}

/// Does something with every game in turn, with `$G` standing for it.
#[macro_export]
macro_rules! each_game {
    ($G:ident => $then:expr) => {
        $crate::list!([$crate::__each_game] $G => ($then))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __each_game {
    ([$($id:ident: $Game:ty,)+] $G:ident => ($then:expr)) => {
        $(
            {
                type $G = $Game;
                $then
            }
        )+
    };
}

/// The names of all games, in the order of the list.
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    each_game!(G => names.push(<G as GameOfTheList>::NAME));
    names
}
