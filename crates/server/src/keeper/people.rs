//! What the store knows of people, and what they want of each other.

use ::table::{Input, Known, MOST_IGNORED, Meant, Table, Wish};

use super::Keeper;
use crate::store::{Filed, MostReports, NewReport, Person, PersonId, StoreError};
use crate::wire::RequestError;
use crate::wire::{How, Ignore, LONGEST_REPORT, Report, Who};

/// How many reports may wait for the host of the server. All together, because
/// visitors cost nothing and the disk has an end.
const MOST_REPORTS: MostReports = MostReports {
    of_one: 20,
    in_all: 5_000,
};

impl Keeper {
    /// Refuses whoever was sent away, or is not to meet those who are here.
    pub(super) async fn check_open(
        &mut self,
        person: Option<PersonId>,
    ) -> Result<(), RequestError> {
        let id = self.id();
        if self.shared.store.is_shut_out(&id, person).await? {
            Err(RequestError::NotOpen)
        } else {
            Ok(())
        }
    }

    /// What the store knows of somebody who comes.
    pub(super) async fn known(&mut self, person: Option<PersonId>) -> Known {
        let mut known = self.chat_known(person).await;
        if let Some(person) = person {
            known.called = self.name_of(person).await;
            let ignored = self.shared.store.ignored(person).await;
            known.ignored = ignored
                .inspect_err(
                    |error| tracing::error!(%error, "whom somebody ignores cannot be read"),
                )
                .ok();
        }
        known
    }

    /// What this person may read of what was said before, as far as the table
    /// has not read it.
    async fn chat_known(&mut self, person: Option<PersonId>) -> Known {
        let unreadable = |error: &StoreError| tracing::error!(%error, "chat cannot be read");
        let (everybody, team) = self.table.chat_wanted(person);
        let (id, store) = (self.id(), &self.shared.store);
        let mut known = Known::default();
        if everybody {
            let chat = store.chat(&id, Table::LINES).await;
            known.chat = chat.inspect_err(unreadable).ok();
        }
        if let Some(team) = team {
            let chat = store.team_chat(&id, team, Table::LINES).await;
            let chat = chat.inspect_err(unreadable).ok();
            known.team_chat = chat.map(|lines| (team, lines));
        }
        known
    }

    async fn load_chat(&mut self, person: PersonId) {
        let known = self.chat_known(Some(person)).await;
        self.feed(Input::Known(person, known)).await;
    }

    /// What somebody calls themselves, unless the table knows.
    async fn name_of(&mut self, person: PersonId) -> Option<::table::Called> {
        if !self.table.wants_name(person) {
            return None;
        }
        match self.shared.names_of(&[person]).await {
            Ok(mut names) => names.remove(&person),
            Err(error) => {
                tracing::error!(%error, "a name cannot be read");
                None
            }
        }
    }

    pub(super) async fn learn_name(&mut self, person: PersonId) {
        if let Some(called) = self.name_of(person).await {
            let known = Known {
                called: Some(called),
                ..Known::default()
            };
            self.feed(Input::Known(person, known)).await;
        }
    }

    /// Who is meant, as far as `me` can see them.
    async fn meant(&mut self, me: PersonId, who: Who) -> Result<Meant, RequestError> {
        if let Who::Line { .. } = who {
            self.load_chat(me).await;
        }
        self.table.meant(me, who)
    }

    /// Somebody does not want to read or to meet another. Whoever opened a
    /// table that has not begun also sends away whom they block.
    pub async fn ignore(&mut self, me: PersonId, ignore: Ignore) -> Result<(), RequestError> {
        let Ignore { who, how } = ignore;
        let Meant::Person(other) = self.meant(me, who).await? else {
            return Err(RequestError::Nameless);
        };
        self.learn_name(other).await;
        let name = self.table.shown_name(other);
        let store = &self.shared.store;
        if !store.ignore(me, other, how, &name, MOST_IGNORED).await? {
            return Err(RequestError::IgnoresTooMany);
        }
        if how == How::Block && self.table.is_own_gathering(me) {
            self.shut_out(Meant::Person(other)).await?;
        }
        Ok(())
    }

    /// Whom somebody ignores has changed: they read other lines now.
    /// Whom they block does not look on where they sit or are host.
    pub async fn ignored_changed(&mut self, person: PersonId) {
        self.part_from_blocked(person).await;
        if self.table.is_here(person) {
            let known = self.known(Some(person)).await;
            self.feed(Input::Ignores(person, known)).await;
        }
    }

    /// Whom somebody blocks is sent away from where that one is host or sits,
    /// as far as they only look on.
    pub(super) async fn part_from_blocked(&mut self, person: PersonId) {
        if !self.table.is_kept_clear_for(person) {
            return;
        }
        match self.shared.store.ignored(person).await {
            Ok(ignored) => {
                for one in ignored {
                    if one.entry.how == How::Block {
                        self.part_if_shut_out(one.other).await;
                    }
                }
            }
            Err(error) => tracing::error!(%error, "whom somebody blocks cannot be read"),
        }
    }

    /// Closes the sockets of somebody who looks on and could not come now.
    pub(super) async fn part_if_shut_out(&mut self, person: PersonId) {
        if !self.table.only_looks_on(person) {
            return;
        }
        // Where the store does not answer they stay; whatever comes next asks.
        if self.check_open(Some(person)).await == Err(RequestError::NotOpen) {
            self.feed(Input::ShutOut(Some(person))).await;
        }
    }

    /// The host sends somebody away who does not play.
    pub async fn send_away(&mut self, me: PersonId, who: Who) -> Result<(), RequestError> {
        self.table.check_host(me)?;
        let meant = self.meant(me, who).await?;
        self.table.check_sending_away(me, meant)?;
        self.shut_out(meant).await
    }

    /// They do not come back. Of somebody unknown nothing is kept, not even an
    /// address, which whole households share: from then on the table takes
    /// nobody who does not say who they are.
    async fn shut_out(&mut self, meant: Meant) -> Result<(), RequestError> {
        let person = match meant {
            Meant::Person(person) => Some(person),
            Meant::Unknown(_) => None,
        };
        let id = self.id();
        self.shared.store.send_away(&id, person).await?;
        self.grant(Wish::SendAway(person)).await
    }

    /// Somebody tells the host of the server about another. What was said last,
    /// as far as the reporter could read it, goes with it.
    pub async fn report(&mut self, reporter: Person, report: Report) -> Result<(), RequestError> {
        let Report { who, reason, text } = report;
        let text = text.trim();
        if text.chars().count() > LONGEST_REPORT {
            return Err(RequestError::ReportTooLong {
                most: LONGEST_REPORT,
            });
        }
        let meant = self.meant(reporter.id, who).await?;
        self.load_chat(reporter.id).await;
        let reported = match meant {
            Meant::Person(person) => {
                self.learn_name(person).await;
                Some(person)
            }
            Meant::Unknown(_) => None,
        };
        let report = NewReport {
            at: self.now(),
            reporter: reporter.id,
            reporter_name: reporter.name,
            reported,
            reported_name: reported
                .map_or_else(String::new, |person| self.table.shown_name(person)),
            table: self.id(),
            reason,
            text: text.to_owned(),
            lines: self.table.last_lines_for(reporter.id),
        };
        match self.shared.store.add_report(&report, MOST_REPORTS).await? {
            Filed::Kept => Ok(()),
            Filed::EnoughOfTheirs => Err(RequestError::ReportsWait),
            Filed::EnoughInAll => Err(RequestError::ReportsFull),
        }
    }
}
