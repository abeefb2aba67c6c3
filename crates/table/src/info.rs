//! How a table looks from outside, and who is told.

use std::collections::{BTreeMap, HashMap};

use tabletop::{MAX_SEATS, Seat, Seats};

use crate::Table;
use crate::connections::text;
use crate::facts::{Occupant, PersonId, StoredSeat, StoredTable};
use crate::games;
use crate::names::Called;
use crate::names::names_of_those_who_belong;
use crate::output::Output;
use crate::seating::Seating;
use crate::wire::{Away, Holder, SeatInfo, Status, TableInfo, ToClient, Unplayable};

/// A table as `me` sees it from outside.
pub fn table_info(
    facts: &StoredTable,
    names: &HashMap<PersonId, Called>,
    glance: &Glance,
    awaiting: Seats,
    unplayable: Option<Unplayable>,
    me: Option<PersonId>,
) -> TableInfo {
    // Nobody must decide where nothing can be decided.
    let awaiting = unplayable.map_or(awaiting, |_| Seats::EMPTY);
    let names = names_of_those_who_belong(facts, names);
    let seats: Vec<SeatInfo> = (0..MAX_SEATS as u8)
        .map(Seat)
        .zip(&facts.seats)
        .map(|(seat, held)| seat_info(seat, held, &names, glance, me))
        .collect();
    TableInfo {
        id: facts.id.clone(),
        game: facts.game.clone(),
        setup: facts.setup.clone(),
        options: facts.options.clone(),
        hints: hints_allowed(facts),
        status: facts.summary.status,
        host: me == Some(facts.host),
        host_seat: seats
            .iter()
            .zip(&facts.seats)
            .find(|(_, held)| held.occupant == Occupant::Person(facts.host))
            .map(|(seat, _)| seat.seat),
        my_turn: seats.iter().any(|seat| is_my_turn(seat, awaiting)),
        seats,
        awaiting,
        spectators: glance.spectators,
        count: facts.summary.count,
        created: facts.created,
        changed: facts.summary.changed,
        outcome: facts.summary.outcome.clone(),
        lesson: facts.lesson.clone(),
        uploaded: facts.uploaded,
        rematch: facts.rematch.clone(),
        // News for those whose game it is.
        ends: facts
            .ends
            .filter(|_| me.is_some_and(|me| people_of(facts).contains(&me))),
        unplayable,
    }
}

/// Why this game cannot be played on here, as far as can be told without
/// playing it again.
pub fn known_obstacle(facts: &StoredTable) -> Option<Unplayable> {
    if facts.summary.status == Status::Gathering {
        return None;
    }
    if let Some(disclosed) = disclosed(facts) {
        return Some(disclosed);
    }
    let obstacle = games::obstacle(&facts.game, facts.rules)?;
    Some(obstacle.told(0))
}

/// That it goes on nowhere because its record was handed out before its end.
pub(crate) fn disclosed(facts: &StoredTable) -> Option<Unplayable> {
    let open = facts.disclosed.is_some() && facts.summary.status == Status::Playing;
    open.then_some(Unplayable::Disclosed)
}

/// Whether one may ask what a bot would do. Where nothing was agreed, if
/// nobody else is the worse for it.
pub(crate) fn hints_allowed(facts: &StoredTable) -> bool {
    let alone = || {
        let open = |seat: &StoredSeat| seat.occupant == Occupant::Open;
        people_of(facts).len() == 1 && !facts.options.hot_seat && !facts.seats.iter().any(open)
    };
    facts.options.hints.unwrap_or_else(alone)
}

fn seat_info(
    seat: Seat,
    held: &StoredSeat,
    names: &HashMap<PersonId, String>,
    glance: &Glance,
    me: Option<PersonId>,
) -> SeatInfo {
    let holder = match &held.occupant {
        Occupant::Open => Holder::Open,
        Occupant::Bot(bot) => Holder::Bot {
            bot: games::present_bot(bot),
        },
        Occupant::Person(person) => Holder::Person {
            name: names.get(person).cloned().unwrap_or_default(),
            me: me == Some(*person),
            online: glance.online.contains(person),
            away: glance.away[seat.index()],
        },
    };
    let name = match &holder {
        Holder::Open => String::new(),
        Holder::Bot { bot } => bot.clone(),
        Holder::Person { name, .. } => name.clone(),
    };
    SeatInfo {
        seat,
        label: held.label.clone().unwrap_or(name),
        holder,
    }
}

fn is_my_turn(seat: &SeatInfo, awaiting: Seats) -> bool {
    let mine = matches!(
        seat.holder,
        Holder::Person {
            me: true,
            away: None,
            ..
        }
    );
    mine && awaiting.contains(seat.seat)
}

/// All people a table names.
pub fn people_of(facts: &StoredTable) -> Vec<PersonId> {
    let seated = facts.seats.iter().filter_map(|seat| match seat.occupant {
        Occupant::Person(person) => Some(person),
        Occupant::Open | Occupant::Bot(_) => None,
    });
    let mut people: Vec<PersonId> = seated.collect();
    people.sort_unstable();
    people.dedup();
    people
}

impl Table {
    /// This table as `me` sees it from outside.
    pub fn info(&self, me: Option<PersonId>) -> TableInfo {
        let awaiting = self.decisions.awaited();
        let (facts, glance) = (&self.facts, self.glance());
        table_info(
            facts,
            self.names.called(),
            &glance,
            awaiting,
            self.stuck,
            me,
        )
    }

    /// What only a live table knows of itself.
    pub fn glance(&self) -> Glance {
        let seated = people_of(&self.facts);
        let spectators = self
            .connections
            .iter()
            .filter(|one| one.person.is_none_or(|person| !seated.contains(&person)));
        Glance {
            spectators: spectators.count() as u32,
            online: seated
                .into_iter()
                .filter(|&person| self.connections.has(person))
                .collect(),
            away: self.away.0,
        }
    }

    /// The lobby may show how it looks now.
    pub(crate) fn show_glance(&mut self) {
        let glance = self.glance();
        self.out.push(Output::Glance(glance));
    }

    /// Tells everybody who sits where. Those to whom it looks the same get
    /// the same text.
    pub(crate) fn tell_table(&mut self) {
        self.presence.info_due = None;
        self.show_glance();
        let mut named = people_of(&self.facts);
        named.push(self.facts.host);
        let as_seen_by = |person: Option<PersonId>| person.filter(|person| named.contains(person));
        let mut texts: BTreeMap<Option<PersonId>, String> = BTreeMap::new();
        for one in self.connections.iter() {
            texts
                .entry(as_seen_by(one.person))
                .or_insert_with_key(|me| {
                    let table = Box::new(self.info(*me));
                    text(&ToClient::Table { table })
                });
        }
        for (me, text) in &texts {
            self.connections
                .send_where(|one| as_seen_by(one.person) == *me, text);
        }
        self.tell_guests();
    }

    /// Somebody came or went.
    pub(crate) fn presence_changed(&mut self) {
        let seating = Seating::new(&self.facts.seats, &self.away);
        let host = self.facts.host;
        self.presence
            .changed(host, seating, &self.connections, self.now);
        self.show_glance();
    }
}

/// What only a live table knows of itself, for the lists of the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glance {
    /// Who looks at it, of those who sit there.
    pub online: Vec<PersonId>,
    /// How many others do.
    pub spectators: u32,
    /// For whom a bot plays.
    pub away: [Option<Away>; MAX_SEATS],
}
