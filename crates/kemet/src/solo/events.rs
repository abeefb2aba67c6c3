//! Event cards and disasters (section 5.6, solo:§6, solo:§13, solo:§14).

use tabletop::{Automatic, Journal, rows};

use super::lines::{self, Line};
use super::story::{Story, tell_story};
use super::war_table::Column::{Damage, Moves, Shield, Strength};
use super::war_table::{self, Column, Lasting};
use crate::event::Event;
use crate::step::{Step, stage};
use crate::{Kemet, Ours};

rows! {
    /// An event card.
    pub enum EventCard is "event card" with pub(crate) EventRow {
        /// Thirst for revenge.
        ThirstForRevenge = "WY01" => row(&[Line::Tribute(2)],
            &[Ongoing::Table(Strength, 2), Ongoing::Table(Damage, 2)]),
        /// Buried.
        Buried = "WY02" => row(&[
                Line::Table(Strength, -1),
                Line::Table(Shield, 1),
                Line::Table(Moves, -1),
                Line::Actions(1),
            ],
            &[Ongoing::DearTeleport]),
        /// Tomb robbers.
        TombRobbers = "WY03" => row(&[Line::Plunder(2)],
            &[Ongoing::DearTiles]).ours(),
        /// Vigil of Amon.
        VigilOfAmon = "WY04" => row(&[Line::Table(Shield, 1)],
            &[Ongoing::Vigil]).ours(),
        /// Whirling sands.
        WhirlingSands = "WY05" => row(&[Line::Table(Shield, 1), Line::Plunder(1)],
            &[Ongoing::HeavySand]).ours(),
        /// Scorching sun.
        ScorchingSun = "WY06" => row(&[Line::Table(Damage, 1), Line::LosePrayer(2)],
            &[Ongoing::DearRecruits]).ours(),
        /// Drums of war.
        DrumsOfWar = "WY07" => row(&[Line::Table(Moves, 1), Line::Actions(1)],
            &[]).ours(),
        /// Bloody skirmish.
        BloodySkirmish = "WY08" => row(&[
                Line::Table(Strength, 1),
                Line::Table(Damage, 1),
                Line::Table(Moves, 1),
            ],
            &[]),
        /// Blood tax.
        BloodTax = "WY09" => row(&[Line::Decimate(3), Line::Plunder(1)], &[]).ours(),
        /// The god tires.
        TheGodTires = "WY10" => row(&[
                Line::Table(Strength, -1),
                Line::Table(Damage, -1),
                Line::Reinforce(2),
            ],
            &[Ongoing::VictoryPays]).ours(),
    }
}

tabletop::bit_set! {
    /// A set of event cards.
    pub struct EventCards(pub u16) of EventCard;
}

rows! {
    /// A disaster.
    pub enum Disaster is "disaster" with pub(crate) DisasterRow {
        /// Each Pray action gives you 1 PP less.
        Locusts = "DO01" => DisasterRow::ours(),
        /// In Adoration each temple pays you 1 PP less.
        LowNile = "DO02" => DisasterRow::ours(),
        /// At the start of each night your largest troop loses a unit, never your last one.
        Pestilence = "DO03" => DisasterRow::ours(),
        /// No free DI card at night; veterans still buy them.
        LongDarkness = "DO04" => DisasterRow::ours(),
        /// War Table: strength +1, moves +1.
        WrathOfTheHiddenGod = "DO05" => DisasterRow::ours().table(&[Strength, Moves]),
    }
}

tabletop::bit_set! {
    /// A set of disasters.
    pub struct Disasters(pub u8) of Disaster;
}

/// Disasters in the event deck at the start (KB-5.2.5).
pub(crate) const DISASTERS: usize = 2;

/// What a card says while it is the visible event (the red text).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ongoing {
    /// A change of the War Table, undone when the card is covered.
    Table(Column, i8),
    /// A teleport costs the player 3, and nothing lowers it.
    DearTeleport,
    /// Acquire costs 1 more.
    DearTiles,
    /// Amon has a night.
    Vigil,
    /// The player's Moves have a land move fewer, never below 1.
    HeavySand,
    /// Each Recruit costs 1 more.
    DearRecruits,
    /// A battle won against Amon pays 1.
    VictoryPays,
}

/// What is printed on an event card.
pub(crate) struct EventRow {
    pub once: &'static [Line],
    pub ongoing: &'static [Ongoing],
    /// What of it is our own.
    pub ours: Option<Ours>,
}

const fn row(once: &'static [Line], ongoing: &'static [Ongoing]) -> EventRow {
    EventRow {
        once,
        ongoing,
        ours: None,
    }
}

impl EventRow {
    /// The same card as our own design.
    const fn ours(self) -> EventRow {
        EventRow {
            ours: Some(Ours::Design),
            ..self
        }
    }
}

impl EventCard {
    /// How many lines it does once.
    pub fn lines(self) -> u8 {
        self.row().once.len() as u8
    }

    /// What of it is our own (solo:§13).
    pub fn ours(self) -> Option<Ours> {
        self.row().ours
    }

    /// Whether something holds while it is the visible event.
    pub fn lasts(self) -> bool {
        !self.row().ongoing.is_empty()
    }
}

/// What is on a disaster. No rulebook shows one.
pub(crate) struct DisasterRow {
    /// The columns of the War Table that rise by 1 when it comes.
    table: &'static [Column],
    /// What of it is our own.
    pub ours: Option<Ours>,
}

impl DisasterRow {
    /// Our own design.
    const fn ours() -> DisasterRow {
        DisasterRow {
            table: &[],
            ours: Some(Ours::Design),
        }
    }

    const fn table(self, table: &'static [Column]) -> DisasterRow {
        DisasterRow { table, ..self }
    }
}

impl Disaster {
    /// What of it is our own (solo:§14).
    pub fn ours(self) -> Option<Ours> {
        self.row().ours
    }
}

/// KB-5.6.a: one card of the event deck. There is no order: chance picks.
impl Automatic<Kemet> for stage::AmonsEvent {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let events = game.amon.hidden_events.len() as u32;
        let disasters = game.amon.hidden_disasters.len() as u32;
        if events + disasters == 0 {
            return;
        }
        let nth = game.roll(events + disasters);
        if nth < events {
            if let Some(card) = game.amon.hidden_events.iter().nth(nth as usize) {
                reveal(game, card, journal);
            }
        } else if let Some(card) = game
            .amon
            .hidden_disasters
            .iter()
            .nth((nth - events) as usize)
        {
            befall(game, card, journal);
        }
    }
}

/// An event: the one it covers ends, then its once lines, top to bottom.
fn reveal<J: Journal<Event>>(game: &mut Kemet, card: EventCard, journal: &mut J) {
    let amon = &mut game.amon;
    amon.hidden_events.remove(card);
    amon.seen_events.insert(card);
    let covered = amon.event.replace(card);
    tell_story(journal, || Story::EventDrawn { card });
    if let Some(card) = covered {
        tell_story(journal, || Story::EventCovered { card });
        war_table::take_back(game, journal);
    }
    game.steps.push(Step::EventLine { card, line: 0 });
}

/// KB-5.6.c: it lies beside the board to the end and covers nothing.
fn befall<J: Journal<Event>>(game: &mut Kemet, card: Disaster, journal: &mut J) {
    game.amon.hidden_disasters.remove(card);
    game.amon.disasters.insert(card);
    tell_story(journal, || Story::DisasterDrawn { card });
    for &column in card.row().table {
        war_table::change(game, column, 1, Lasting::ForGood, journal);
    }
}

/// The next once line; after the last one the ongoing lines begin.
impl Automatic<Kemet> for stage::EventLine {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let Self { card, line } = self;
        game.steps.pop();
        // Where the table wants it, what events do to the War Table passes with
        // them, whatever the colour of its print (solo:§5).
        let lasting = if game.agreed.passing_events {
            Lasting::UntilCovered
        } else {
            Lasting::ForGood
        };
        if let Some(&once) = card.row().once.get(usize::from(line)) {
            game.steps.push(Step::EventLine {
                card,
                line: line + 1,
            });
            lines::carry_out(game, (card.id(), line + 1), once, lasting, journal);
            return;
        }
        if card.lasts() {
            tell_story(journal, || Story::Line {
                card: card.id().to_owned(),
                line: 0,
            });
        }
        for &rule in card.row().ongoing {
            if let Ongoing::Table(column, by) = rule {
                war_table::change(game, column, by, Lasting::UntilCovered, journal);
            }
        }
    }
}
