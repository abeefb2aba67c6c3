//! Analyses of finished games: made once, when somebody first asks, where
//! nobody waits for it; then kept.

use std::collections::HashMap;
use std::future::ready;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::value::RawValue;

use super::House;
use super::millis;
use super::shared::Shared;
use crate::session::{Study, raw};
use crate::store::{PersonId, TableId};
use crate::tag::Tag;
use crate::thinking::{Errand, Share, Urgency};
use crate::wire::AnalysisState;
use crate::wire::RequestError;

/// How many are made at the same time, for all shares together: each takes
/// memory. They take turns with thinking, so that none waits for all others.
const AT_ONCE: usize = 512;

/// An analysis that nobody has asked for this long is let go.
const INTEREST: Duration = Duration::from_secs(60);

/// Those that are being made.
#[derive(Default)]
pub(crate) struct Analyses(Mutex<HashMap<TableId, Arc<Progress>>>);

/// How far one has come.
struct Progress {
    done: AtomicU32,
    of: u32,
    /// When somebody last asked.
    asked: AtomicI64,
    /// Whose it is: who asked first.
    share: Share,
}

impl Progress {
    fn state(&self) -> AnalysisState {
        AnalysisState::Working {
            done: self.done.load(Ordering::Relaxed),
            of: self.of,
        }
    }
}

impl Analyses {
    fn under_way(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Progress>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far this one has come; notes that somebody wants it.
    fn asked(&self, id: &str, now: i64) -> Option<AnalysisState> {
        let under_way = self.under_way();
        let progress = under_way.get(id)?;
        progress.asked.store(now, Ordering::Relaxed);
        Some(progress.state())
    }

    /// Enters a new one, unless somebody else just did.
    fn begin(
        &self,
        id: &str,
        of: u32,
        now: i64,
        asker: Asker,
    ) -> Result<Option<Arc<Progress>>, RequestError> {
        let mut under_way = self.under_way();
        if under_way.contains_key(id) {
            return Ok(None);
        }
        check_room(&under_way, asker)?;
        let progress = Arc::new(Progress {
            done: AtomicU32::new(0),
            of,
            asked: AtomicI64::new(now),
            share: asker.share,
        });
        under_way.insert(id.to_owned(), Arc::clone(&progress));
        Ok(Some(progress))
    }

    fn end(&self, id: &str) {
        self.under_way().remove(id);
    }
}

/// Who asks for an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// Whose work it is,
    pub share: Share,
    /// and how many may be made for them at the same time; 0 for any number.
    pub most: u32,
}

fn check_room(
    under_way: &HashMap<TableId, Arc<Progress>>,
    asker: Asker,
) -> Result<(), RequestError> {
    let theirs = |progress: &&Arc<Progress>| progress.share == asker.share;
    if asker.most > 0 && under_way.values().filter(theirs).count() >= asker.most as usize {
        return Err(RequestError::TooManyAnalyses);
    }
    if under_way.len() < AT_ONCE {
        Ok(())
    } else {
        Err(RequestError::Busy)
    }
}

impl House {
    /// How the chances went through a finished game, or how far the work has
    /// come. Whoever knows the table's address may ask.
    pub async fn analysis(
        &self,
        id: &str,
        me: Option<PersonId>,
        asker: Asker,
    ) -> Result<AnalysisState, RequestError> {
        self.check_open(id, me).await?;
        if let Some(analysis) = self.kept_analysis(id).await? {
            return Ok(AnalysisState::Ready { analysis });
        }
        let (shared, now) = (self.shared(), self.now());
        if let Some(state) = shared.analyses.asked(id, now) {
            return Ok(state);
        }
        // Who has too many is told before a table is woken for it.
        check_room(&shared.analyses.under_way(), asker)?;
        let study = self
            .at(id, |keeper| Box::pin(ready(keeper.study())))
            .await?;
        let of = study.of();
        if let Some(progress) = shared.analyses.begin(id, of, now, asker)? {
            tokio::spawn(make(Arc::clone(shared), id.to_owned(), study, progress));
        }
        Ok(AnalysisState::Working { done: 0, of })
    }

    async fn kept_analysis(&self, id: &str) -> Result<Option<Box<RawValue>>, RequestError> {
        let kept = self.shared().store.analysis(id).await?;
        // One that cannot be read, or was made before decisions were weighed, is
        // made anew.
        let whole = kept.filter(|text| text.contains("\"accuracy\":"));
        Ok(whole.and_then(|text| RawValue::from_string(text).ok()))
    }
}

/// Makes an analysis piece by piece and keeps it.
async fn make(shared: Arc<Shared>, id: TableId, study: Box<dyn Study>, progress: Arc<Progress>) {
    if let Some(study) = study_through(&shared, &id, study, &progress).await {
        let text = raw(&study.finish());
        if let Err(error) = shared.store.keep_analysis(&id, text.get()).await {
            tracing::error!(table = %Tag(&id), %error, "an analysis could not be kept");
        }
    }
    shared.analyses.end(&id);
}

/// Reads the whole game; nothing if nobody wants to know any more.
async fn study_through(
    shared: &Shared,
    id: &str,
    mut study: Box<dyn Study>,
    progress: &Progress,
) -> Option<Box<dyn Study>> {
    let errand = Errand {
        urgency: Urgency::Analysis,
        share: progress.share,
        level: "analysis",
    };
    loop {
        let piece = move || {
            let more = study.go_on();
            (study, more)
        };
        let thought = shared.thinkers.think(errand, piece).await;
        let (back, more) = thought
            .inspect_err(|error| tracing::error!(table = %Tag(id), %error, "an analysis"))
            .ok()?;
        study = back;
        if !more {
            return Some(study);
        }
        progress.done.store(study.done(), Ordering::Relaxed);
        let asked = progress.asked.load(Ordering::Relaxed);
        if shared.now() - asked > millis(INTEREST) {
            return None;
        }
    }
}
