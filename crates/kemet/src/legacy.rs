//! Passes questions and answers to the file of the step on top, for steps that
//! do not yet stand by themselves.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::step::{Step, is_battle, stage};
use crate::team::{assemble, defender, losses, share};
use crate::{
    Action, Companion, Kemet, acquire, answer, battle, build, day, day_cards, divine_power, gods,
    march, muster, night, pray, setup, solo, turn,
};

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
    ChooseGod { seat },
    ChooseCity { seat },
    Deal,
    Garrison { place },
    Pyramids { place, district, levels },
    FirstTile { place },
    Billet { place, district, left },
    Dawn,
    TurnStart,
    BeforeToken,
    MoreTokens,
    Resolving,
    AfterActions,
    Turn,
    Veto { card, by, asked },
    DiEffect { card },
    Escape { seat, zone },
    Flight { from, to },
    Clash { zone },
    Homecoming { seat, creature },
    Evening,
    Verdict,
    Build { free },
    BuildColour { district, level },
    AcquireSlot { colour },
    Muster,
    Fights,
    Pray,
    TitheThief,
    Acquire { slot },
    Acquired { tile },
    SpecialCard { tile },
    Deploy,
    SobeksCard,
    PlaceCompanion { tile },
    Escort { seat, zone, joined },
    Bull,
    MoveStart,
    March,
    MoveEnd,
    DivinePower,
    GoldenChoice { tile },
    Homage { recruit, march },
    Restructuring,
    Heqaib { zone },
    RainingFire,
    Storm { strikes },
    Ceremony,
    Settle,
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
    FirstMarker { captain },
    DrawTeams,
    Guest { place, district },
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
            Step::TurnStart => self.run(day::turn_start, journal),
            // Two spaces at least are always open (KB-AM-40).
            Step::BeforeToken => Flow::ask(self.active()),
            Step::MoreTokens => day::tokens::enter_more(self, journal),
            Step::Resolving => day::resolving::enter(self, journal),
            Step::AfterActions => day::resolving::enter_after(self, journal),
            Step::Turn => turn::enter(self),
            Step::Build { free: false } => day_cards::ask_or_force(self, self.active()),
            Step::Build { free: true } | Step::BuildColour { .. } => {
                Flow::AskOrForce(self.active())
            }
            Step::Muster => muster::enter(self),
            Step::Fights => muster::fights::enter(self, journal),
            Step::Settle => self.run(muster::settle, journal),
            Step::Pray => self.run(pray::enter, journal),
            Step::Acquire { .. } | Step::DivinePower => {
                day_cards::ask_or_force(self, self.active())
            }
            Step::Acquired { tile } => acquire::acquired(self, tile, journal),
            Step::Bull => acquire::bull(self),
            Step::MoveStart => march::start::enter(self),
            Step::March => march::enter(self),
            Step::MoveEnd => self.run(march::end, journal),

            _ if is_battle(step) => battle::enter(self, step, journal),
            _ if step.is_night() => night::enter(self, step, journal),
            _ => self.enter_rare(step, journal),
        }
    }

    /// The legal actions of `seat` at the step on top.
    fn legacy_options(&self, step: Step, seat: Seat, out: &mut impl Offers<Action>) {
        match step {
            Step::BeforeToken => day::tokens::options(self, seat, out),
            Step::MoreTokens => day::tokens::more_options(self, seat, out),
            Step::Resolving => day::resolving::options(self, seat, out),
            Step::AfterActions => day::resolving::after_options(self, seat, out),
            Step::Turn => turn::options(self, seat, out),
            Step::Build { free } => build::options(self, seat, free, out),
            Step::Muster => muster::options(self, out),
            Step::Acquire { slot } => acquire::options(self, seat, slot, out),
            Step::MoveStart => march::start::options(self, seat, out),
            Step::March => march::options(self, seat, out),
            Step::DivinePower => divine_power::options(self, seat, out),

            _ if is_battle(step) => battle::options(self, step, seat, out),
            _ if step.is_night() => night::options(self, step, seat, out),
            _ => self.rare_options(step, seat, out),
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
            Step::BeforeToken => day::tokens::take(self, seat, action, journal),
            Step::MoreTokens => day::tokens::take_more(self, seat, action, journal),
            Step::Resolving => day::resolving::take(self, seat, action, journal),
            Step::AfterActions => day::resolving::take_after(self, seat, action, journal),
            Step::Build { free } => build::take(self, seat, free, action, journal),
            Step::Muster => muster::take(self, action, journal),
            Step::Acquire { slot } => acquire::take(self, seat, slot, action, journal),
            Step::MoveStart => march::start::take(self, seat, action, journal),
            Step::March => march::take(self, seat, action, journal),
            Step::DivinePower => divine_power::take(self, seat, action, journal),
            Step::Turn => turn::take(self, seat, action, journal),

            _ if is_battle(step) => battle::take(self, step, seat, action, journal),
            _ if step.is_night() => night::take(self, step, seat, action, journal),
            _ => self.take_rare(step, seat, action, journal),
        }
    }
}

impl Kemet {
    /// What the other steps do: setup, what cards and tiles bring, answers, teams
    /// and Amon.
    #[inline(never)]
    fn enter_rare(&mut self, step: Step, journal: &mut impl Journal<Event>) -> Flow {
        match step {
            Step::ChooseGod { seat } => setup::seating::enter_god(self, seat),
            Step::ChooseCity { seat } => setup::seating::enter_city(self, seat),
            Step::Deal => self.run(setup::deal, journal),
            Step::Garrison { place } => Flow::ask(self.seat_at(place)),
            Step::Guest { place, .. } => Flow::ask(self.seat_at(place)),
            Step::FirstMarker { captain } => Flow::ask(captain),
            Step::DrawTeams => self.run(setup::markers::draw, journal),
            Step::Pyramids { place, levels, .. } => setup::pyramids::enter(self, place, levels),
            Step::FirstTile { place } => setup::first_tile::enter(self, place),
            Step::Billet { place, .. } => Flow::AskOrForce(self.seat_at(place)),
            Step::Dawn => self.run(day::dawn, journal),
            Step::Veto { card, by, asked } => answer::veto::enter(self, card, by, asked),
            Step::DiEffect { card } => answer::effect(self, card, journal),
            Step::Escape { seat, .. } => Flow::ask(seat),
            Step::Flight { from, to } => answer::escape::flight(self, from, to, journal),
            Step::Clash { zone } => answer::clash(self, zone, journal),
            Step::Homecoming { seat, creature } => answer::homecoming::enter(self, seat, creature),
            Step::Evening => turn::evening(self),
            Step::Verdict => turn::verdict(self, journal),
            Step::AcquireSlot { colour } => build::slot::enter(self, colour, journal),
            Step::TitheThief | Step::PlaceCompanion { .. } => Flow::AskOrForce(self.active()),
            Step::SpecialCard { .. } | Step::SobeksCard => Flow::ask(self.active()),
            Step::Deploy => gods::deploy::enter(self),
            Step::Escort { seat, zone, joined } => acquire::escort::enter(self, seat, zone, joined),
            Step::GoldenChoice { .. } | Step::Restructuring => Flow::AskOrForce(self.active()),
            Step::Homage { recruit, march } => divine_power::homage::enter(self, recruit, march),
            Step::Heqaib { zone } => day_cards::heqaib::enter(self, zone),
            Step::RainingFire | Step::Ceremony | Step::Storm { .. } => {
                Flow::AskOrForce(self.active())
            }
            Step::Share { seat, goods } => share::enter(self, seat, goods),
            Step::HandOver { goods } => share::enter(self, self.active(), goods),
            Step::Defender { attacker, zone } => defender::enter(self, attacker, zone),
            Step::Losses { seat, zone, left } => losses::enter(self, seat, zone, left, journal),
            Step::Assemble => Flow::AskOrForce(self.active()),

            _ => solo::enter(self, step, journal),
        }
    }

    #[inline(never)]
    fn rare_options(&self, step: Step, seat: Seat, out: &mut impl Offers<Action>) {
        match step {
            Step::ChooseGod { .. } => setup::seating::god_options(self, out),
            Step::ChooseCity { .. } => setup::seating::city_options(self, out),
            Step::Garrison { .. } => setup::garrison::options(out),
            Step::Guest { .. } => setup::garrison::guests::options(self, seat, out),
            Step::FirstMarker { .. } => setup::markers::options(self, seat, out),
            Step::Pyramids {
                district, levels, ..
            } => setup::pyramids::options(self, seat, district, levels, out),
            Step::FirstTile { .. } => setup::first_tile::options(self, seat, out),
            Step::Billet { district, left, .. } => {
                setup::billet::options(self, seat, district, left, out)
            }
            Step::Veto { .. } => answer::veto::options(self, seat, out),
            Step::Escape { zone, .. } => answer::escape::options(self, seat, zone, out),
            Step::Homecoming { creature, .. } => {
                answer::homecoming::options(self, seat, creature, out)
            }
            Step::BuildColour { .. } => build::colour_options(self, seat, out),
            Step::AcquireSlot { .. } => build::slot::options(self, seat, out),
            Step::Fights => muster::fights::options(self, out),
            Step::TitheThief => pray::tithe_options(self, seat, out),
            Step::SpecialCard { .. } | Step::SobeksCard => {
                acquire::special_card_options(self, seat, out)
            }
            Step::Deploy => gods::deploy::options(self, seat, out),
            Step::PlaceCompanion { tile } => acquire::companion_options(self, seat, tile, out),
            Step::Escort { zone, joined, .. } => {
                acquire::escort::options(self, seat, zone, joined, out)
            }
            Step::GoldenChoice { tile } => divine_power::choice_options(tile, out),
            Step::Homage { recruit, march } => divine_power::homage::options(recruit, march, out),
            Step::Restructuring => divine_power::restructuring::options(self, seat, out),
            Step::Heqaib { zone } => day_cards::heqaib::options(zone, out),
            Step::RainingFire => day_cards::raining_fire_options(self, seat, out),
            Step::Storm { strikes } => day_cards::storm::options(self, seat, strikes, out),
            Step::Ceremony => day_cards::ceremony_options(self, seat, out),
            Step::Share { goods, .. } | Step::HandOver { goods } => {
                share::options(self, step, seat, goods, out)
            }
            Step::Defender { attacker, zone } => defender::options(self, attacker, zone, out),
            Step::Losses { zone, .. } => losses::options(self, seat, zone, out),
            Step::Assemble => assemble::options(self, seat, out),

            _ => solo::options(self, step, seat, out),
        }
    }

    #[inline(never)]
    fn take_rare(
        &mut self,
        step: Step,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        match (step, action) {
            (Step::ChooseGod { .. }, Action::God(god)) => {
                setup::seating::take_god(self, seat, god, journal)
            }
            (Step::ChooseCity { .. }, Action::City(city)) => {
                setup::seating::take_city(self, seat, city, journal)
            }
            (Step::Garrison { place }, Action::LeaveEmpty(district)) => {
                setup::garrison::take(self, seat, place, district, journal);
            }
            (Step::Guest { district, .. }, _) => {
                setup::garrison::guests::take(self, seat, district, action, journal);
            }
            (Step::FirstMarker { .. }, _) => setup::markers::take(self, action, journal),
            (
                Step::Pyramids {
                    place,
                    district,
                    levels,
                },
                Action::NoPyramid(_),
            ) => {
                setup::pyramids::take(self, place, district, levels, None, journal);
            }
            (
                Step::Pyramids {
                    place,
                    district,
                    levels,
                },
                Action::Found(_, level, colour),
            ) => {
                setup::pyramids::take(
                    self,
                    place,
                    district,
                    levels,
                    Some((level, colour)),
                    journal,
                );
            }
            (Step::FirstTile { .. }, Action::Take(tile)) => {
                setup::first_tile::take(self, seat, tile, journal)
            }
            (Step::BuildColour { district, level }, Action::Top(colour)) => {
                self.pop();
                build::raise(self, seat, district, level, Some(colour), journal);
            }
            (Step::AcquireSlot { colour }, Action::Slot(space)) => {
                self.pop();
                self.set_slot(seat, space, colour, journal);
            }
            (Step::Fights, _) => muster::fights::take(self, action, journal),
            (Step::TitheThief, Action::Victim(victim)) => {
                pray::take_tithe(self, seat, victim, journal)
            }
            (Step::SpecialCard { tile }, Action::Remove(card)) => {
                acquire::take_special_card(self, seat, tile, card, journal);
            }
            (Step::SobeksCard, Action::Remove(card)) => {
                gods::sobek::take(self, seat, card, journal);
            }
            (Step::Deploy, Action::Deploy(zone)) => {
                self.pop();
                gods::deploy::place(self, seat, zone, journal);
            }
            (Step::PlaceCompanion { .. }, _) => {
                self.pop();
                if let Action::Attach(companion, zone) = action {
                    self.join(seat, companion, zone, journal);
                    self.turn.bull_placed |= companion == Companion::SacredBull;
                }
            }
            (Step::Escort { zone, joined, .. }, _) => {
                acquire::escort::take(self, seat, zone, joined, action, journal)
            }
            (Step::GoldenChoice { .. }, Action::As(deed)) => {
                self.pop();
                day::begin(self, seat, deed, None, journal);
            }
            (Step::Homage { recruit, march }, _) => {
                divine_power::homage::take(self, seat, recruit, march, action)
            }
            (Step::Restructuring, _) => {
                divine_power::restructuring::take(self, seat, action, journal)
            }
            (Step::Heqaib { zone }, _) => {
                day_cards::heqaib::take(self, seat, zone, action, journal)
            }
            (Step::RainingFire, Action::Strike(zone)) => {
                self.pop();
                day_cards::strike(self, seat, zone, journal);
            }
            (Step::Storm { strikes }, _) => {
                day_cards::storm::take(self, seat, strikes, action, journal)
            }
            (Step::Ceremony, Action::Collect(zone)) => {
                self.pop();
                day_cards::collect(self, seat, zone, journal);
            }
            (
                Step::Billet {
                    place,
                    district,
                    left,
                },
                _,
            ) => {
                setup::billet::take(self, place, district, left, action, journal);
            }
            (Step::Veto { card, by, .. }, _) => {
                answer::veto::take(self, seat, card, by, action, journal)
            }
            (Step::Escape { zone, .. }, _) => {
                answer::escape::take(self, seat, zone, action, journal)
            }
            // The step goes when nobody is left who could go home.
            (Step::Homecoming { .. }, Action::Attach(creature, zone)) => {
                self.attach(seat, creature, zone, journal);
            }
            (Step::Share { goods, .. } | Step::HandOver { goods }, _) => {
                share::take(self, step, seat, goods, action, journal)
            }
            (Step::Defender { attacker, zone }, _) => {
                defender::take(self, attacker, zone, action, journal)
            }
            (Step::Losses { zone, left, .. }, _) => {
                losses::take(self, seat, zone, left, action, journal)
            }
            (Step::Assemble, _) => assemble::take(self, seat, action, journal),

            _ => solo::take(self, step, action, journal),
        }
    }

    fn run<J: Journal<Event>>(
        &mut self,
        step: impl FnOnce(&mut Kemet, &mut J),
        journal: &mut J,
    ) -> Flow {
        step(self, journal);
        Flow::Again
    }
}
