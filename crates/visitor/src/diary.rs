//! What a guest was shown, and whether the server still says the same.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::value::RawValue;
use wire::{ChatLine, Entry, Moment, ToServer, Update, What};
use xxhash_rust::xxh3::xxh3_64;

use crate::error::{ClientError, Result};
use crate::seen::{is_action, is_undo, written};

/// Something the guest asked for and the server did.
#[derive(Clone, Debug)]
pub struct Deed {
    /// What was sent.
    pub message: ToServer,
    /// The version in which it happened, as the server told.
    pub version: u32,
}

/// What one guest was shown at one table.
#[derive(Debug, Default)]
pub struct Diary {
    /// The last version shown.
    pub version: u32,
    /// Every line of the log, by version.
    pub lines: BTreeMap<u32, Entry>,
    /// Those of them that were taken back since: nobody is told of them again.
    void: BTreeSet<u32>,
    /// Everything done, by the guest's own id.
    pub deeds: BTreeMap<String, Deed>,
    /// Chat by number.
    chat: BTreeMap<u32, String>,
    /// The view on screen.
    screen: Option<Box<RawValue>>,
    /// Hashes of the views shown, by number of actions; those that were taken
    /// back are gone.
    views: BTreeMap<u32, u64>,
    /// How much was compared.
    pub compared: Compared,
}

/// How much was held against what had been shown before.
#[derive(Clone, Copy, Debug, Default)]
pub struct Compared {
    /// Lines of the log.
    pub lines: u64,
    /// Views.
    pub views: u64,
}

impl Diary {
    /// Writes down an update; it must go on from what is known.
    pub fn note(&mut self, news: Update) -> Result<()> {
        if news.version < self.version {
            return Err(ClientError::broken(format!(
                "the version went back from {} to {}",
                self.version, news.version
            )));
        }
        if news.version == self.version {
            return self.compare_screen(&news);
        }
        self.expect_no_gap(&news)?;
        for line in news.entries {
            self.learn(line)?;
        }
        self.version = news.version;
        self.views.insert(news.count, hash(&news.view));
        self.screen = Some(news.view);
        Ok(())
    }

    fn compare_screen(&mut self, news: &Update) -> Result<()> {
        match &self.screen {
            Some(shown) if shown.get() != news.view.get() => Err(ClientError::broken(format!(
                "version {} looks different now:\n{}\n{}",
                news.version, shown, news.view
            ))),
            Some(_) => {
                self.compared.views += 1;
                Ok(())
            }
            None => {
                self.screen = Some(news.view.clone());
                Ok(())
            }
        }
    }

    fn expect_no_gap(&mut self, news: &Update) -> Result<()> {
        if news.fresh {
            let first = news
                .entries
                .first()
                .map_or(news.version, |line| line.version);
            if first > self.version + 1 {
                self.views.clear();
            }
            return Ok(());
        }
        let told: Vec<u32> = news.entries.iter().map(|line| line.version).collect();
        let whole = told.last().copied().unwrap_or(self.version) == news.version;
        if whole && told.is_sorted() && self.only_void_missing(&news.entries) {
            Ok(())
        } else {
            Err(ClientError::broken(format!(
                "after version {} came an update to {} with the lines {told:?}",
                self.version, news.version,
            )))
        }
    }

    /// Lines that come after what is known may leave out what was taken back
    /// before it was told: then the line that took it back is among them.
    fn only_void_missing(&self, lines: &[Entry]) -> bool {
        let mut expected = self.version + 1;
        for (place, line) in lines.iter().enumerate() {
            let taken_back = lines[place..].iter().any(is_undo);
            if line.version != expected && !taken_back {
                return false;
            }
            expected = line.version + 1;
        }
        true
    }

    fn learn(&mut self, line: Entry) -> Result<()> {
        if self.lines.contains_key(&line.version) {
            return self.compare_line(&line);
        }
        if is_undo(&line) {
            self.views.retain(|&count, _| count <= line.count);
            let acted = self.lines.values().filter(|known| is_action(known));
            let taken_back = acted.filter(|known| known.count > line.count);
            self.void.extend(taken_back.map(|known| known.version));
        }
        self.lines.insert(line.version, line);
        Ok(())
    }

    fn compare_line(&mut self, line: &Entry) -> Result<()> {
        match self.lines.get(&line.version) {
            Some(known) if written(known) != written(line) => Err(ClientError::broken(format!(
                "line {} was `{}` and is now `{}`",
                line.version,
                written(known),
                written(line)
            ))),
            Some(_) => {
                self.compared.lines += 1;
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// A page of the log before `before`: all that was shown must be there,
    /// but for what was taken back.
    pub fn compare_log(&mut self, before: u32, page: &[Entry]) -> Result<()> {
        let first = page.first().map_or(before, |line| line.version);
        let told: BTreeSet<u32> = page.iter().map(|line| line.version).collect();
        let known = self.lines.range(first..before).map(|(version, _)| version);
        let lost = known.filter(|version| !told.contains(version) && !self.void.contains(version));
        let lost: Vec<u32> = lost.copied().collect();
        if !lost.is_empty() {
            return Err(ClientError::broken(format!(
                "the log before {before} has lost {lost:?}"
            )));
        }
        if let Some(version) = told.intersection(&self.void).next() {
            return Err(ClientError::broken(format!(
                "line {version} was taken back and is there"
            )));
        }
        page.iter().try_for_each(|line| self.compare_line(line))
    }

    /// At the end: every version was shown, or taken back by one that was.
    pub fn expect_nothing_missing(&self) -> Result<()> {
        let taken_back = self.lines.values().filter_map(|line| match line.kind {
            What::Undone { back, .. } => Some(back),
            _ => None,
        });
        let back: u32 = taken_back.sum();
        let unseen = self.version - self.lines.len() as u32;
        if unseen + self.void.len() as u32 == back {
            Ok(())
        } else {
            Err(ClientError::broken(format!(
                "{unseen} lines were never shown and {} are void, but {back} were taken back",
                self.void.len()
            )))
        }
    }

    /// Past moments must look as they did.
    pub fn compare_moments(&mut self, moments: &[Moment]) -> Result<()> {
        for moment in moments {
            match self.views.get(&moment.count) {
                Some(&shown) if shown != hash(&moment.view) => {
                    return Err(ClientError::broken(format!(
                        "the moment after {} actions looks different now: {}",
                        moment.count, moment.view
                    )));
                }
                Some(_) => self.compared.views += 1,
                None => {}
            }
        }
        Ok(())
    }

    /// The numbers of actions whose views are known, in order.
    pub fn counts(&self) -> Vec<u32> {
        self.views.keys().copied().collect()
    }

    /// Chat keeps its numbers, and nothing is said twice.
    pub fn hear(&mut self, lines: Vec<ChatLine>) -> Result<()> {
        for ChatLine { number, text, .. } in lines {
            let twice = self
                .chat
                .iter()
                .any(|(&at, said)| at != number && *said == text);
            let known = self.chat.entry(number).or_insert_with(|| text.clone());
            if *known != text || twice {
                return Err(ClientError::broken(format!(
                    "line {number} of the chat is now `{text}`"
                )));
            }
        }
        Ok(())
    }

    /// Something was done. Told again, it must be the same.
    pub fn done(&mut self, id: String, deed: Deed) -> Result<()> {
        let version = deed.version;
        let known = self.deeds.entry(id).or_insert(deed);
        if known.version == version {
            Ok(())
        } else {
            Err(ClientError::broken(format!(
                "{:?} was done in version {} and again in {version}",
                known.message, known.version
            )))
        }
    }

    /// How many lines of the chat say this.
    pub fn times_said(&self, text: &str) -> usize {
        self.chat.values().filter(|said| *said == text).count()
    }
}

fn hash(view: &RawValue) -> u64 {
    xxh3_64(view.get().as_bytes())
}

#[cfg(test)]
mod tests {
    use tabletop::{Eye, Seat, Seats};
    use wire::{By, Events, FreeUndo, Scope};

    use super::*;

    fn line(version: u32, what: &str, count: u32) -> Entry {
        let seat = Seat(0);
        let kind = match what {
            "began" => What::Began,
            "acted" => What::Acted {
                seat,
                action: Events::default(),
                by: By::Person,
            },
            _ => What::Undone {
                seat,
                back: 1,
                scope: Scope::Step,
            },
        };
        Entry {
            version,
            at: 0,
            count,
            kind,
        }
    }

    fn news(version: u32, count: u32, view: &str, entries: Vec<Entry>) -> Update {
        Update {
            version,
            count,
            eye: Eye::Spectator,
            fresh: false,
            entries,
            view: RawValue::from_string(view.to_owned()).expect("JSON"),
            awaiting: Seats::EMPTY,
            offers: Vec::new(),
            undo: FreeUndo::default(),
            asked_undo: None,
            deadline: None,
            clocks: Vec::new(),
            odds: None,
            attacks: Vec::new(),
            lesson: None,
        }
    }

    fn diary() -> Diary {
        let mut diary = Diary::default();
        diary
            .note(news(1, 0, "[1]", vec![line(1, "began", 0)]))
            .expect("a beginning");
        diary
            .note(news(2, 1, "[2]", vec![line(2, "acted", 1)]))
            .expect("an action");
        diary
    }

    #[test]
    fn a_lost_version_is_noticed() {
        let back = diary().note(news(1, 0, "[1]", vec![]));
        assert!(matches!(back, Err(ClientError::Broken(_))), "{back:?}");
        let gap = diary().note(news(4, 3, "[4]", vec![line(4, "acted", 3)]));
        assert!(matches!(gap, Err(ClientError::Broken(_))), "{gap:?}");
    }

    #[test]
    fn another_past_is_noticed() {
        assert!(diary().note(news(2, 1, "[2]", vec![])).is_ok());
        assert!(diary().note(news(2, 1, "[9]", vec![])).is_err());
        let page = [line(1, "began", 0), line(2, "acted", 1)];
        assert!(diary().compare_log(3, &page).is_ok());
        assert!(diary().compare_log(3, &page[..1]).is_err());
        assert!(diary().compare_log(3, &[line(2, "undone", 1)]).is_err());
        let fourth = [line(4, "acted", 3)];
        assert!(diary().note(news(4, 3, "[4]", fourth.to_vec())).is_err());
        let moment = |view: &str| Moment {
            count: 1,
            seat: None,
            events: Vec::new(),
            view: RawValue::from_string(view.to_owned()).expect("JSON"),
        };
        assert!(diary().compare_moments(&[moment("[2]")]).is_ok());
        assert!(diary().compare_moments(&[moment("[3]")]).is_err());
    }

    #[test]
    fn what_was_taken_back_may_look_different() {
        let mut diary = diary();
        diary
            .note(news(3, 0, "[1]", vec![line(3, "undone", 0)]))
            .expect("an undo");
        assert_eq!(diary.counts(), [0]);
        diary
            .note(news(4, 1, "[7]", vec![line(4, "acted", 1)]))
            .expect("another action");
        assert_eq!(diary.counts(), [0, 1]);
        let page = [
            line(1, "began", 0),
            line(3, "undone", 0),
            line(4, "acted", 1),
        ];
        assert!(diary.compare_log(5, &page).is_ok());
    }

    #[test]
    fn what_was_taken_back_unseen_need_not_be_told() {
        let lines = vec![line(4, "undone", 1), line(5, "acted", 2)];
        assert!(diary().note(news(5, 2, "[5]", lines)).is_ok());
        let lines = vec![line(3, "undone", 0), line(5, "acted", 2)];
        assert!(diary().note(news(5, 2, "[5]", lines)).is_err());
    }

    #[test]
    fn a_deed_done_twice_is_noticed() {
        let deed = |version| Deed {
            message: ToServer::Ping,
            version,
        };
        let mut diary = diary();
        assert!(diary.done("a".to_owned(), deed(2)).is_ok());
        assert!(diary.done("a".to_owned(), deed(2)).is_ok());
        assert!(diary.done("a".to_owned(), deed(3)).is_err());
    }
}
