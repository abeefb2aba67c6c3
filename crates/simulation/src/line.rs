//! A line from somebody to a table: what a browser knows of the game, and what
//! it wished for and has no answer to.

use table::ConnectionId;
use table::facts::PersonId;
use tabletop::{Eye, Seat};
use wire::{AskedUndo, FreeUndo, Offer, ToClient, ToServer, Update};

use crate::Violation;
use crate::disk::Kept;
use crate::shadow::Shadow;

/// Somebody's line to a table.
pub struct Line {
    pub table: usize,
    pub person: Option<PersonId>,
    /// Their socket, while they look.
    pub socket: Option<ConnectionId>,
    /// The last version they were shown.
    pub version: Option<u32>,
    pub eye: Eye,
    pub offers: Vec<Offer>,
    pub count: u32,
    pub undo: FreeUndo,
    pub asked: Option<AskedUndo>,
    /// What they wished for and have no answer to.
    pub open: Vec<(String, ToServer)>,
    /// What they wished for lately, answered or not: to be sent again.
    pub lately: Vec<ToServer>,
}

impl Line {
    pub fn new(table: usize, person: Option<PersonId>) -> Line {
        Line {
            table,
            person,
            socket: None,
            version: None,
            eye: Eye::Spectator,
            offers: Vec::new(),
            count: 0,
            undo: FreeUndo::default(),
            asked: None,
            open: Vec::new(),
            lately: Vec::new(),
        }
    }

    /// They wish for something.
    pub fn wished(&mut self, id: &str, message: &ToServer) {
        self.open.retain(|(known, _)| known != id);
        self.open.push((id.to_owned(), message.clone()));
        if self.lately.len() >= 6 {
            self.lately.remove(0);
        }
        self.lately.push(message.clone());
    }

    /// They are told something; it is held to what is stored.
    pub fn told(
        &mut self,
        text: &str,
        kept: Option<&Kept>,
        shadow: &Shadow,
        in_doubt: bool,
    ) -> Result<(), Violation> {
        let message = ToClient::read(text)
            .map_err(|error| Violation::new(format!("what is told cannot be read: {error}")))?;
        match message {
            ToClient::Update { update } => {
                let kept = kept.ok_or_else(|| Violation::new("a table is shown that is gone"))?;
                self.updated(*update, kept, shadow)
            }
            ToClient::Done { id, version } => self.done(&id, version, kept),
            ToClient::Refused { id, reason } => {
                self.refused(id.as_deref(), reason.get(), kept, in_doubt)
            }
            ToClient::Chat { lines, .. } => {
                let said = kept.map_or(0, |kept| kept.chat.len() as u32);
                match lines.iter().find(|line| line.number > said) {
                    Some(line) => Err(Violation::new(format!(
                        "line {} is shown, and {said} are saved",
                        line.number
                    ))),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn updated(&mut self, update: Update, kept: &Kept, shadow: &Shadow) -> Result<(), Violation> {
        shadow.check(kept, &update)?;
        let before = self.version.unwrap_or(0);
        if update.version < before {
            return Err(Violation::new(format!(
                "version {} is shown after {before}",
                update.version
            )));
        }
        let mut last = if update.fresh { 0 } else { before };
        for entry in &update.entries {
            if entry.version <= last || entry.version > update.version {
                return Err(Violation::new(format!(
                    "entry {} comes after {last} in an update to {}",
                    entry.version, update.version
                )));
            }
            let stored = &kept.rows[entry.version as usize - 1];
            if stored.at != entry.at || stored.what.seat() != entry.kind.seat() {
                return Err(Violation::new(format!(
                    "entry {} is told otherwise than it is stored",
                    entry.version
                )));
            }
            last = entry.version;
        }
        self.version = Some(update.version);
        self.eye = update.eye;
        self.offers = update.offers;
        self.count = update.count;
        self.undo = update.undo;
        self.asked = update.asked_undo;
        Ok(())
    }

    fn done(&mut self, id: &str, version: u32, kept: Option<&Kept>) -> Result<(), Violation> {
        let wish = self.open.iter().position(|(known, _)| known == id);
        let Some((_, message)) = wish.map(|place| self.open.remove(place)) else {
            // Sent twice, and answered twice.
            return Ok(());
        };
        let Some(kept) = kept else {
            return Ok(());
        };
        if version > kept.rows.len() as u32 {
            return Err(Violation::new(format!(
                "{id} is said to be done in version {version}, and {} is saved",
                kept.rows.len()
            )));
        }
        if let ToServer::Act { seat, .. } | ToServer::Undo { seat, .. } = message
            && kept.deed(Some(seat), id) != Some(version)
        {
            return Err(Violation::new(format!(
                "{id} is said to be done in version {version}, and it is not there"
            )));
        }
        Ok(())
    }

    /// What was done is known to be done, however often it is wished for.
    fn refused(
        &mut self,
        id: Option<&str>,
        reason: &str,
        kept: Option<&Kept>,
        in_doubt: bool,
    ) -> Result<(), Violation> {
        let Some(id) = id else { return Ok(()) };
        let wish = self
            .lately
            .iter()
            .rev()
            .find(|wish| id_of(wish) == Some(id));
        let seat = wish.and_then(seat_of);
        self.open.retain(|(known, _)| known != id);
        let excused = ["cannot_save", "too_fast", "not_yours", "not_seated"];
        let excused = in_doubt || excused.iter().any(|why| reason.contains(why));
        if let Some(kept) = kept
            && seat.is_some()
            && !excused
            && let Some(version) = kept.deed(seat, id)
        {
            return Err(Violation::new(format!(
                "{id} was done in version {version} and is refused now: {reason}"
            )));
        }
        Ok(())
    }
}

/// The id of a wish.
pub fn id_of(wish: &ToServer) -> Option<&str> {
    match wish {
        ToServer::Act { id, .. }
        | ToServer::Undo { id, .. }
        | ToServer::AskUndo { id, .. }
        | ToServer::AnswerUndo { id, .. }
        | ToServer::Say { id, .. }
        | ToServer::HandOver { id, .. }
        | ToServer::TakeBack { id, .. }
        | ToServer::LetBotPlay { id, .. }
        | ToServer::Resign { id, .. } => Some(id),
        _ => None,
    }
}

fn seat_of(wish: &ToServer) -> Option<Seat> {
    match *wish {
        ToServer::Act { seat, .. }
        | ToServer::Undo { seat, .. }
        | ToServer::AskUndo { seat, .. }
        | ToServer::AnswerUndo { seat, .. }
        | ToServer::HandOver { seat, .. }
        | ToServer::TakeBack { seat, .. }
        | ToServer::Resign { seat, .. } => Some(seat),
        _ => None,
    }
}
