//! What an eye is told. Worked out once per eye and change, and shared by all
//! sockets that look through it.

use serde_json::value::RawValue;
use tabletop::{Eye, Seat};

use crate::Table;
use crate::connections::text;
use crate::session::{Session, Told};
use crate::story::Line;
use crate::wire::{By, Entry, Events, MOST_ENTRIES, SeatClock, ToClient, Update, What};

impl Table {
    /// Tells every eye what happened after version `before`: at most one
    /// action, and that is what `told` is about.
    pub(crate) fn tell_since(&mut self, before: u32, told: Option<&Told>) {
        for eye in self.connections.eyes() {
            let events = told.map(|told| told.for_eye(eye)).unwrap_or_default();
            let entries = entries(self.story.since(before), eye, vec![events]);
            let fresh = before == 0;
            if let Some(text) = self.update_text(eye, fresh, entries) {
                self.connections.send_where(|one| one.eye == eye, &text);
            }
            self.tell_team(eye);
        }
    }

    /// The game as `eye` sees it and what happened since the version it had,
    /// or the last of it. Nothing before the game has begun.
    pub(crate) fn caught_up(&self, eye: Eye, since: Option<u32>) -> Option<String> {
        let version = self.story.version();
        let known = since.filter(|&since| {
            // A version from the future: the house was restored from a backup.
            since <= version && (version - since) as usize <= MOST_ENTRIES
        });
        let after = known.unwrap_or(version.saturating_sub(MOST_ENTRIES as u32));
        let entries = self.entries_between(after, version, eye);
        self.update_text(eye, known.is_none(), entries)
    }

    /// The entries above `after` up to `to`, without those taken back since.
    pub(crate) fn entries_between(&self, after: u32, to: u32, eye: Eye) -> Vec<Entry> {
        let Some(session) = self.session.as_deref() else {
            return Vec::new();
        };
        // The actions that stand are numbered without gaps, so those of a
        // stretch of the story are a stretch of the record.
        let standing =
            |(_, line): &(u32, &Line)| matches!(line.what, What::Acted { .. }) && !line.void;
        let first = self.story.between(after, to).find(standing);
        let last = self.story.between(after, to).rfind(standing);
        let events = match (first, last) {
            (Some((_, first)), Some((_, last))) => session.events(eye, first.count, last.count),
            _ => Vec::new(),
        };
        entries(self.story.between(after, to), eye, events)
    }

    fn update_text(&self, eye: Eye, fresh: bool, entries: Vec<Entry>) -> Option<String> {
        let session = self.session.as_deref()?;
        let update = Box::new(self.update(session, eye, fresh, entries));
        Some(text(&ToClient::Update { update }))
    }

    fn update(&self, session: &dyn Session, eye: Eye, fresh: bool, entries: Vec<Entry>) -> Update {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::Archive => None,
        };
        // Whoever let a bot play has nothing to decide.
        let own = seat.filter(|&seat| self.seating().bot(seat).is_none());
        let decision = own.and_then(|seat| self.decisions.of(seat));
        let mut offers = decision.map_or_else(Vec::new, |decision| decision.offers.clone());
        // What is not seen need not be known.
        if let Some(seat) = own.filter(|_| !offers.is_empty()) {
            session.foretell(seat, &mut offers);
        }
        Update {
            version: self.story.version(),
            count: session.count(),
            eye,
            fresh,
            entries,
            view: session.view(eye),
            awaiting: self.decisions.awaited(),
            offers,
            undo: own.map_or_else(Default::default, |seat| self.free_undo(seat)),
            asked_undo: self.question.open().cloned(),
            deadline: own.and_then(|seat| self.deadline(seat)),
            clocks: self.clocks(),
            odds: session.odds(eye),
            attacks: decision.map_or_else(Vec::new, |decision| {
                session.attack_odds(eye, &decision.offers)
            }),
            lesson: seat.and_then(|seat| self.hint(seat)),
        }
    }
}

impl Table {
    /// The clocks of the people who play, while the game is on.
    fn clocks(&self) -> Vec<SeatClock> {
        let banks = self.banks.as_ref().filter(|_| self.playing().is_some());
        let people = self
            .seating()
            .all()
            .filter(|&seat| self.seating().person(seat).is_some());
        banks.map_or_else(Vec::new, |banks| banks.shown(people, self.now()))
    }
}

/// The lines as entries; `events` has one list for each action that stands.
fn entries<'a>(
    lines: impl Iterator<Item = (u32, &'a Line)>,
    eye: Eye,
    events: Vec<Vec<Box<RawValue>>>,
) -> Vec<Entry> {
    let mut events = events.into_iter();
    lines
        .filter(|(_, line)| !line.void && line.what != What::Unreadable)
        .map(|(version, line)| {
            let mut kind = line.what.telling(|| Events {
                events: events.next().unwrap_or_default(),
            });
            if let What::Acted { seat, by, .. } = &mut kind {
                *by = by_as_told(*by, *seat, eye);
            }
            Entry {
                version,
                at: line.at,
                count: line.count,
                kind,
            }
        })
        .collect()
}

/// That there was one option only would tell others what a hand holds.
fn by_as_told(by: By, seat: Seat, eye: Eye) -> By {
    match by {
        By::OnlyOption if !eye.sees_hand_of(seat) => By::Person,
        by => by,
    }
}
