//! What an eye is told. Worked out once per eye and change, and shared by all
//! sockets that look through it.

use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use tabletop::{Eye, Seat};

use super::Table;
use super::connections::text;
use super::story::{Kind, Line};
use crate::entry::What;
use crate::session::{Session, Told};
use crate::wire::{By, Entry, EntryKind, MOST_ENTRIES, ToClient, Update};

impl Table {
    /// Tells every eye what happened after version `before`: at most one
    /// action, and that is what `told` is about.
    pub(super) fn tell_since(&mut self, before: u32, told: Option<&Told>) {
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
    pub(super) fn caught_up(&self, eye: Eye, since: Option<u32>) -> Option<Utf8Bytes> {
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
    pub(super) fn entries_between(&self, after: u32, to: u32, eye: Eye) -> Vec<Entry> {
        let Some(session) = self.session.as_deref() else {
            return Vec::new();
        };
        // The actions that stand are numbered without gaps, so those of a
        // stretch of the story are a stretch of the record.
        let standing =
            |(_, line): &(u32, &Line)| matches!(line.kind, Kind::Acted { .. }) && !line.void;
        let first = self.story.between(after, to).find(standing);
        let last = self.story.between(after, to).rfind(standing);
        let events = match (first, last) {
            (Some((_, first)), Some((_, last))) => session.events(eye, first.count, last.count),
            _ => Vec::new(),
        };
        entries(self.story.between(after, to), eye, events)
    }

    fn update_text(&self, eye: Eye, fresh: bool, entries: Vec<Entry>) -> Option<Utf8Bytes> {
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
        let own = seat.filter(|&seat| self.bot_of(seat).is_none());
        let decision = own.and_then(|seat| self.decisions.of(seat));
        Update {
            version: self.story.version(),
            count: session.count(),
            eye,
            fresh,
            entries,
            view: session.view(eye),
            awaiting: self.decisions.awaited(),
            offers: decision.map_or_else(Vec::new, |decision| decision.offers.clone()),
            undo: own.map_or_else(Default::default, |seat| self.free_undo(seat)),
            asked_undo: self.asked.as_ref().map(|asked| asked.question.clone()),
            deadline: own.and_then(|seat| self.deadline(seat)),
            odds: session.odds(eye),
            lesson: seat.and_then(|seat| self.hint(seat)),
        }
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
        .filter(|(_, line)| !line.void)
        .filter_map(|(version, line)| {
            let kind = match &line.kind {
                Kind::Acted { seat, by } => EntryKind::Acted {
                    seat: *seat,
                    by: by_as_told(*by, *seat, eye),
                    events: events.next().unwrap_or_default(),
                },
                Kind::Other(what) => other_kind(what)?,
            };
            Some(Entry {
                version,
                at: line.at,
                count: line.count,
                kind,
            })
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

/// As everybody may read it: a seed is nobody's business.
fn other_kind(what: &What) -> Option<EntryKind> {
    let kind = match *what {
        What::Began => EntryKind::Began,
        What::Acted { seat, by, .. } => EntryKind::Acted {
            seat,
            by,
            events: Vec::new(),
        },
        What::Undone { seat, back, scope } => EntryKind::Undone { seat, back, scope },
        What::DiceSet { .. } => EntryKind::DiceSet,
        What::UndoAsked { seat, to } => EntryKind::UndoAsked { seat, to },
        What::UndoAnswered { seat, yes } => EntryKind::UndoAnswered { seat, yes },
        What::BotSeated { seat, because } => EntryKind::BotSeated { seat, because },
        What::PersonBack { seat } => EntryKind::PersonBack { seat },
        What::Resigned { seat } => EntryKind::Resigned { seat },
        What::LessonSkipped { seat } => EntryKind::LessonSkipped { seat },
        What::Advised { seat, ref bot } => EntryKind::Advised {
            seat,
            bot: bot.clone(),
        },
        What::Ended { ref outcome } => EntryKind::Ended {
            outcome: outcome.clone(),
        },
        What::Unreadable => return None,
    };
    Some(kind)
}
