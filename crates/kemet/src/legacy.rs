//! Passes questions and answers to the file of the step on top, for steps that
//! do not yet stand by themselves.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::step::{Step, is_battle, stage};
use crate::team::{assemble, defender, losses, share};
use crate::{Action, Kemet, battle, night, solo};

/// Steps that are still reached by the functions below.
macro_rules! legacy {
    ($($name:ident $({ $($field:ident),* })?),* $(,)?) => {
        $(
            impl Stage<Kemet> for stage::$name {
                fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
                    let stage::$name { $($($field),*)? } = self;
                    game.enter_legacy(Step::$name { $($($field),*)? }, journal)
                }

                fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
                    let stage::$name { $($($field),*)? } = self;
                    game.legacy_options(Step::$name { $($($field),*)? }, seat, out);
                }

                fn take<J: Journal<Event>>(
                    self,
                    game: &mut Kemet,
                    seat: Seat,
                    action: Action,
                    journal: &mut J,
                ) {
                    let stage::$name { $($($field),*)? } = self;
                    game.take_legacy(Step::$name { $($($field),*)? }, seat, action, journal);
                }
            }
        )*
    };
}

legacy! {
    CouncilStart,
    WarCouncil,
    Confrontation,
    ConfrontationEnd { role },
    SethsCards { role },
    Resolution,
    CasualtyStart { role },
    Casualties,
    CasualtyEnd { role },
    Rewards,
    LoserAftermath,
    RetreatZone,
    WinnerAftermath,
    CrowdedCompanions { seat, zone },
    HoldTheGround { role },
    BattleEnd,
    BattleEndTiles { role, used },
    Spoils { role },
    TacticalReinforcement { role },
    AnubisUnits { role, left },
    BattleOver,
    Nightfall,
    Offering,
    DeltaTemple,
    Temples,
    Adoration,
    Prayers { place },
    NightDi { place },
    NightDiTiles { place, done },
    Vision { place, left },
    NightCeremony { place, discarded },
    Annexation { place },
    Conscription { place },
    Awakening,
    HandOfGod { place },
    Destiny { chosen },
    Foresight { place },
    NightTiles { place },
    Decree { placed },
    Share { seat, goods },
    HandOver { goods },
    Defender { attacker, zone },
    Losses { seat, zone, left },
    CorruptedRecruits { role },
    Assemble,
    Credit { zone },
    TeamDestiny { placed },
    TeamPlace { placed, seat },
    AmonsEvent,
    EventLine { card, line },
    AmonsAction,
    ActionLine { card, line },
    Tribute { left },
    Ambush { zone },
    Pestilence,
    VigilTemples,
    VigilLevy,
    RoundMarker,
}

impl Kemet {
    fn enter_legacy(&mut self, step: Step, journal: &mut impl Journal<Event>) -> Flow {
        match step {
            _ if is_battle(step) => battle::enter(self, step, journal),
            _ if step.is_night() => night::enter(self, step, journal),
            Step::Share { seat, goods } => share::enter(self, seat, goods),
            Step::HandOver { goods } => share::enter(self, self.active(), goods),
            Step::Defender { attacker, zone } => defender::enter(self, attacker, zone),
            Step::Losses { seat, zone, left } => losses::enter(self, seat, zone, left, journal),
            Step::Assemble => Flow::AskOrForce(self.active()),
            _ => solo::enter(self, step, journal),
        }
    }

    /// The legal actions of `seat` at the step on top.
    fn legacy_options(&self, step: Step, seat: Seat, out: &mut impl Offers<Action>) {
        match step {
            _ if is_battle(step) => battle::options(self, step, seat, out),
            _ if step.is_night() => night::options(self, step, seat, out),
            Step::Share { goods, .. } | Step::HandOver { goods } => {
                share::options(self, step, seat, goods, out)
            }
            Step::Defender { attacker, zone } => defender::options(self, attacker, zone, out),
            Step::Losses { zone, .. } => losses::options(self, seat, zone, out),
            Step::Assemble => assemble::options(self, seat, out),
            _ => solo::options(self, step, seat, out),
        }
    }

    /// Does what `seat` chose at the step on top.
    fn take_legacy(
        &mut self,
        step: Step,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        match step {
            _ if is_battle(step) => battle::take(self, step, seat, action, journal),
            _ if step.is_night() => night::take(self, step, seat, action, journal),
            Step::Share { goods, .. } | Step::HandOver { goods } => {
                share::take(self, step, seat, goods, action, journal)
            }
            Step::Defender { attacker, zone } => {
                defender::take(self, attacker, zone, action, journal)
            }
            Step::Losses { zone, left, .. } => {
                losses::take(self, seat, zone, left, action, journal)
            }
            Step::Assemble => assemble::take(self, seat, action, journal),
            _ => solo::take(self, step, action, journal),
        }
    }
}
