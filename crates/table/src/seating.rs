//! Who sits where, and who plays for whom.

use tabletop::{MAX_SEATS, Seat, Seats};
use wire::Away;

use crate::entry::What;
use crate::facts::{Occupant, PersonId, StoredSeat};
use crate::games;

/// For whom a bot plays, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stand(pub [Option<Away>; MAX_SEATS]);

impl Stand {
    /// For whom a bot plays after this.
    pub fn follow(&mut self, what: &What) {
        let (seat, now) = match *what {
            What::BotSeated { seat, because } => (seat, Some(because)),
            What::PersonBack { seat } => (seat, None),
            What::Resigned { seat } => (seat, Some(Away::Resigned)),
            _ => return,
        };
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = now;
        }
    }

    /// Why a bot plays for the person of this seat.
    pub fn of(&self, seat: Seat) -> Option<Away> {
        self.0.get(seat.index()).copied().flatten()
    }
}

/// Who sits where, and for whom a bot plays.
#[derive(Clone, Copy)]
pub(crate) struct Seating<'t> {
    seats: &'t [StoredSeat],
    stand: &'t Stand,
}

impl<'t> Seating<'t> {
    pub fn new(seats: &'t [StoredSeat], stand: &'t Stand) -> Self {
        Seating { seats, stand }
    }

    /// The same people, if bots played for these.
    pub fn with(self, stand: &'t Stand) -> Self {
        Seating { stand, ..self }
    }

    /// Everybody's seat, in order.
    pub fn all(self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len().min(MAX_SEATS) as u8).map(Seat)
    }

    /// The person who holds this seat.
    pub fn person(self, seat: Seat) -> Option<PersonId> {
        match self.seats.get(seat.index())?.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// The seats this person holds.
    pub fn of(self, person: PersonId) -> Seats {
        self.all()
            .filter(|&seat| self.person(seat) == Some(person))
            .collect()
    }

    /// Whether this person holds a seat.
    pub fn has(self, person: PersonId) -> bool {
        !self.of(person).is_empty()
    }

    /// All seats of the person of this seat.
    pub fn same_person(self, seat: Seat) -> Seats {
        match self.person(seat) {
            Some(person) => self.of(person),
            None => Seats::one(seat),
        }
    }

    /// The bot that plays this seat now: its own, or the usual one for a
    /// person who is away.
    pub fn bot(self, seat: Seat) -> Option<String> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(bot) => Some(bot.clone()),
            Occupant::Person(_) => {
                self.away(seat)?;
                Some(games::usual_bot())
            }
            Occupant::Open => None,
        }
    }

    /// Why a bot plays for the person of this seat.
    pub fn away(self, seat: Seat) -> Option<Away> {
        self.stand.of(seat)
    }

    /// Whether a person decides for this seat.
    pub fn decides(self, seat: Seat) -> bool {
        self.person(seat).is_some() && self.away(seat).is_none()
    }

    /// Whether a person is still to be asked.
    pub fn asks_people(self) -> bool {
        self.all().any(|seat| self.decides(seat))
    }
}
