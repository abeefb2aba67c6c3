//! A step as a thing of its own: what it does, what it offers and what a choice
//! does stand together, and a step without them does not compile.

use std::fmt::Debug;

use crate::{Flow, Game, Journal, Offers, Seat};

/// A step of the game `G`.
pub trait Stage<G: Game>: Copy + Debug {
    /// Whether somebody is asked here.
    const ASKS: bool = true;

    /// What it does when it comes to the top.
    fn enter<J: Journal<G::Event>>(self, game: &mut G, journal: &mut J) -> Flow;

    /// The legal actions of `seat`, who is asked here.
    fn options(self, game: &G, seat: Seat, out: &mut impl Offers<G::Action>);

    /// Does what `seat` chose. The action is one that was offered.
    fn take<J: Journal<G::Event>>(
        self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        journal: &mut J,
    );

    /// Where an action is not among those offered: this cannot happen.
    #[cold]
    #[inline(never)]
    fn not_offered(self, action: G::Action) -> ! {
        unreachable!("{self:?} does not offer {action:?}");
    }
}

/// A step at which nobody is asked: it does its work and gives way.
pub trait Automatic<G: Game>: Copy + Debug {
    /// Does the work; what comes next is on top when it returns.
    fn run<J: Journal<G::Event>>(self, game: &mut G, journal: &mut J);
}

impl<G: Game, S: Automatic<G>> Stage<G> for S {
    const ASKS: bool = false;

    #[inline]
    fn enter<J: Journal<G::Event>>(self, game: &mut G, journal: &mut J) -> Flow {
        self.run(game, journal);
        Flow::Again
    }

    fn options(self, _: &G, seat: Seat, _: &mut impl Offers<G::Action>) {
        unreachable!("{self:?} asks nobody, not {seat}");
    }

    fn take<J: Journal<G::Event>>(self, _: &mut G, seat: Seat, action: G::Action, _: &mut J) {
        unreachable!("{self:?} asks nobody, and {seat} chose {action:?}");
    }
}

/// What is known of all steps of a game; [`steps!`](crate::steps) writes it.
pub trait StepTable {
    /// Whether somebody is asked, step by step in the order of the table.
    const ASKS: &'static [bool];
}

/// The steps of a game, written out of one table: the enum that lies on the
/// stack, and a struct of the same name and fields for each step in a module
/// `stage`, for which the step's own file says what it does ([`Stage`], or
/// [`Automatic`]). The enum passes on to them, so that a step nobody has written
/// does not compile.
///
/// Steps stand in groups. Those of an `often` group are reached by one jump;
/// those of a `rare` group by two, which keeps what they need out of the way of
/// the others. A group that is asked for has a test: `rare night as is_night`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../nim/src/nim.rs"));
/// use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage, steps};
///
/// steps! {
///     #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
///     pub enum Step of Nim {
///         often turns {
///             /// Somebody takes one or two.
///             Turn { seat: Seat },
///         }
///         rare ends {
///             /// Nothing is left.
///             End { winner: Seat },
///         }
///     }
/// }
///
/// impl Stage<Nim> for stage::Turn {
///     fn enter<J: Journal<String>>(self, _: &mut Nim, _: &mut J) -> Flow {
///         Flow::AskOrForce(self.seat)
///     }
///
///     fn options(self, nim: &Nim, _: Seat, out: &mut impl Offers<Action>) {
///         (1..=nim.heap.min(2)).for_each(|count| out.offer(Action::Take(count)));
///     }
///
///     fn take<J: Journal<String>>(self, nim: &mut Nim, seat: Seat, action: Action, _: &mut J) {
///         let Action::Take(count) = action;
///         nim.heap -= count;
///         nim.steps.turn_into(match nim.heap {
///             0 => Step::End { winner: seat },
///             _ => Step::Turn { seat: Seat(1 - seat.0) },
///         });
///     }
/// }
///
/// impl Automatic<Nim> for stage::End {
///     fn run<J: Journal<String>>(self, nim: &mut Nim, _: &mut J) {
///         nim.winner = Some(self.winner);
///         nim.steps.clear();
///     }
/// }
/// # fn main() {
/// # let mut nim = Nim::start(&Heap { count: 4 }, Seed(0)).unwrap();
/// # let mut list = Vec::new();
/// # nim.actions(Seat(0), &mut list);
/// # assert_eq!(list, [Action::Take(1), Action::Take(2)]);
/// # nim.apply(Seat(0), Action::Take(1), &mut Silent).unwrap();
/// # let again = nim.apply(Seat(0), Action::Take(1), &mut Silent);
/// # assert_eq!(again, Err(Refused::NotAwaited { seat: Seat(0) }));
/// # // The last one is taken by itself.
/// # nim.apply(Seat(1), Action::Take(2), &mut Silent).unwrap();
/// # assert_eq!(nim.outcome().unwrap().winners, Seats::one(Seat(0)));
/// # }
/// ```
///
/// The same without what `End` does is no program:
///
/// ```compile_fail,E0277
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../nim/src/nim.rs"));
/// use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage, steps};
///
/// steps! {
///     #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
///     pub enum Step of Nim {
///         often turns {
///             /// Somebody takes one or two.
///             Turn { seat: Seat },
///         }
///         rare ends {
///             /// Nothing is left.
///             End { winner: Seat },
///         }
///     }
/// }
///
/// impl Stage<Nim> for stage::Turn {
///     fn enter<J: Journal<String>>(self, _: &mut Nim, _: &mut J) -> Flow {
///         Flow::AskOrForce(self.seat)
///     }
///
///     fn options(self, nim: &Nim, _: Seat, out: &mut impl Offers<Action>) {
///         (1..=nim.heap.min(2)).for_each(|count| out.offer(Action::Take(count)));
///     }
///
///     fn take<J: Journal<String>>(self, nim: &mut Nim, seat: Seat, action: Action, _: &mut J) {
///         let Action::Take(count) = action;
///         nim.heap -= count;
///         nim.steps.turn_into(match nim.heap {
///             0 => Step::End { winner: seat },
///             _ => Step::Turn { seat: Seat(1 - seat.0) },
///         });
///     }
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! steps {
    (
        $(#[$meta:meta])*
        pub enum $step:ident of $game:ty {
            $(
                $often:ident $group:ident $(as $is:ident)? {
                    $(
                        $(#[$doc:meta])*
                        $name:ident $({ $($field:ident: $type:ty),* $(,)? })?
                    ),* $(,)?
                }
            )*
        }
    ) => {
        $(#[$meta])*
        pub enum $step {
            $($($(#[$doc])* $name $({ $($field: $type),* })?,)*)*
        }

        /// Each step by itself.
        pub(crate) mod stage {
            use super::*;

            $($(
                $(#[$doc])*
                #[derive(Clone, Copy, Debug)]
                pub(crate) struct $name { $($(pub $field: $type),*)? }
            )*)*
        }

        impl $step {
            $($crate::group_test! { ($($is)?) $group $step { $($name)* } })*
        }

        impl $crate::StepTable for $step {
            const ASKS: &'static [bool] =
                &[$($(<stage::$name as $crate::Stage<$game>>::ASKS,)*)*];
        }

        impl $crate::Stage<$game> for $step {
            #[inline]
            fn enter<J: $crate::Journal<<$game as $crate::Game>::Event>>(
                self,
                game: &mut $game,
                journal: &mut J,
            ) -> $crate::Flow {
                match self {
                    $($($step::$name { $($($field),*)? } => $crate::reach!(
                        $often $group enter,
                        self,
                        stage::$name { $($($field),*)? },
                        (game, journal)
                    ),)*)*
                }
            }

            #[inline]
            fn options(
                self,
                game: &$game,
                seat: $crate::Seat,
                out: &mut impl $crate::Offers<<$game as $crate::Game>::Action>,
            ) {
                match self {
                    $($($step::$name { $($($field),*)? } => $crate::reach!(
                        $often $group options,
                        self,
                        stage::$name { $($($field),*)? },
                        (game, seat, out)
                    ),)*)*
                }
            }

            #[inline]
            fn take<J: $crate::Journal<<$game as $crate::Game>::Event>>(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                journal: &mut J,
            ) {
                match self {
                    $($($step::$name { $($($field),*)? } => $crate::reach!(
                        $often $group take,
                        self,
                        stage::$name { $($($field),*)? },
                        (game, seat, action, journal)
                    ),)*)*
                }
            }
        }

        /// The way to the steps of a rare group.
        mod group {
            $($crate::rare_group! {
                $often $group $step of $game { $($name { $($($field),*)? })* }
            })*
        }
    };
}

/// What [`steps!`](crate::steps) writes for a group: a way of its own if it is
/// rare. It is never inlined: what rare steps need on the stack would cost the
/// others 4 to 8 % of the instructions of random play.
#[doc(hidden)]
#[macro_export]
macro_rules! rare_group {
    (often $group:ident $($rest:tt)*) => {};
    (
        rare $group:ident $step:ident of $game:ty {
            $($name:ident { $($field:ident),* })*
        }
    ) => {
        pub(super) mod $group {
            use super::super::*;

            #[inline(never)]
            pub(in super::super) fn enter<J: $crate::Journal<<$game as $crate::Game>::Event>>(
                step: $step,
                game: &mut $game,
                journal: &mut J,
            ) -> $crate::Flow {
                match step {
                    $($step::$name { $($field),* } => {
                        $crate::Stage::enter(stage::$name { $($field),* }, game, journal)
                    })*
                    _ => unreachable!("{step:?} is of another group"),
                }
            }

            #[inline(never)]
            pub(in super::super) fn options(
                step: $step,
                game: &$game,
                seat: $crate::Seat,
                out: &mut impl $crate::Offers<<$game as $crate::Game>::Action>,
            ) {
                match step {
                    $($step::$name { $($field),* } => {
                        $crate::Stage::options(stage::$name { $($field),* }, game, seat, out)
                    })*
                    _ => unreachable!("{step:?} is of another group"),
                }
            }

            #[inline(never)]
            pub(in super::super) fn take<J: $crate::Journal<<$game as $crate::Game>::Event>>(
                step: $step,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                journal: &mut J,
            ) {
                match step {
                    $($step::$name { $($field),* } => {
                        $crate::Stage::take(stage::$name { $($field),* }, game, seat, action, journal)
                    })*
                    _ => unreachable!("{step:?} is of another group"),
                }
            }
        }
    };
}

/// Whether a step is of a group, where [`steps!`](crate::steps) is told to say it.
#[doc(hidden)]
#[macro_export]
macro_rules! group_test {
    (() $($rest:tt)*) => {};
    (($is:ident) $group:ident $step:ident { $($name:ident)* }) => {
        #[doc = concat!("Whether it is of the group `", stringify!($group), "`.")]
        #[inline]
        pub(crate) const fn $is(self) -> bool {
            matches!(self, $($step::$name { .. })|*)
        }
    };
}

/// How [`steps!`](crate::steps) reaches a step: at once, or through its group.
#[doc(hidden)]
#[macro_export]
macro_rules! reach {
    (often $group:ident $what:ident, $step:expr, $stage:expr, ($($pass:expr),*)) => {
        $crate::Stage::$what($stage, $($pass),*)
    };
    (rare $group:ident $what:ident, $step:expr, $stage:expr, ($($pass:expr),*)) => {{
        let _ = $stage;
        group::$group::$what($step, $($pass),*)
    }};
}
