//! What is thought about for a table, by those who think for all of them.

use std::pin::Pin;

use ::table::session::Opinion;
use ::table::{Input, Purpose, Task, ThoughtId, Work};
use bots::Level;
use futures_util::future::select_all;
use tokio::time::Instant;

use super::Keeper;
use crate::games;
use crate::tag::Tag;
use crate::thinking::{Errand, NoAnswer, Share, Urgency};

/// What is being thought about.
#[derive(Default)]
pub(super) struct Thoughts(Vec<Pondering>);

/// A thought under way. Let go of, it is not begun; once begun it ends by
/// itself soon.
struct Pondering {
    id: ThoughtId,
    /// What is learned from how long it takes, if anything.
    measured: Option<(Level, usize)>,
    begun: Instant,
    work: Pin<Box<dyn Future<Output = Result<Opinion, NoAnswer>> + Send>>,
}

/// A thought that has come to its end.
pub(super) struct Thunk {
    pondering: Pondering,
    opinion: Result<Opinion, NoAnswer>,
}

impl Thoughts {
    /// Waits for the next thought; for ever if there is none.
    pub async fn next(&mut self) -> Thunk {
        if self.0.is_empty() {
            return std::future::pending().await;
        }
        let works = self.0.iter_mut().map(|pondering| pondering.work.as_mut());
        let (opinion, place, _) = select_all(works).await;
        let pondering = self.0.swap_remove(place);
        Thunk { pondering, opinion }
    }

    /// Nobody needs this one any longer.
    pub fn let_go(&mut self, id: ThoughtId) {
        self.0.retain(|pondering| pondering.id != id);
    }
}

impl Keeper {
    /// Whose share of the thinkers this table's bots take.
    fn share(&self) -> Share {
        self.shared.whereabouts.share_of(self.table.facts().host)
    }

    /// Has something thought about.
    pub(super) fn think(&mut self, task: Task) {
        let Task {
            id,
            purpose,
            payer,
            level,
            options,
            work,
        } = task;
        let mut measured = None;
        let work: Pin<Box<dyn Future<Output = _> + Send>> = match work {
            Work::Pretend(choice) => {
                let game = games::name_of(&self.table.facts().game);
                let pretended = self.shared.tempo.draw(game, level);
                Box::pin(async move {
                    tokio::time::sleep(pretended).await;
                    Ok(Opinion {
                        choice,
                        options: Vec::new(),
                        simulations: 0,
                    })
                })
            }
            Work::Ponder(thought) => {
                let urgency = match purpose {
                    Purpose::Move => Urgency::Bot,
                    Purpose::Hint => Urgency::Hint,
                };
                if purpose == Purpose::Move {
                    measured = Some((level, options));
                }
                let errand = Errand {
                    urgency,
                    share: self.shared.whereabouts.share_of(payer),
                    level: level.name(),
                };
                Box::pin(self.shared.thinkers.think(errand, thought))
            }
        };
        self.thoughts.0.push(Pondering {
            id,
            measured,
            begun: Instant::now(),
            work,
        });
    }

    /// Takes down what came of a thought, and how long that took.
    pub(super) async fn note_thought(&mut self, thunk: Thunk) {
        let Thunk { pondering, opinion } = thunk;
        if let Err(error) = &opinion {
            let id = &self.table.facts().id;
            tracing::error!(table = %Tag(id), %error, "a bot broke down");
        }
        if let Some((level, options)) = pondering.measured {
            let game = games::name_of(&self.table.facts().game);
            let took = pondering.begun.elapsed();
            self.shared.tempo.note(game, level, options, took);
        }
        self.feed(Input::Thought(pondering.id, opinion.ok())).await;
        if pondering.measured.is_some() {
            self.keep_in_mind().await;
        }
    }

    /// What bots thought about is remembered where somebody looks and there is
    /// room for it.
    async fn keep_in_mind(&mut self) {
        self.kept = None;
        let bytes = self.table.remembered();
        if bytes == 0 {
            return;
        }
        if self.table.is_watched() {
            self.kept = self.shared.memories.keep(self.share(), bytes);
        }
        if self.kept.is_none() {
            self.feed(Input::Forget).await;
        }
    }

    /// Where nobody looks any more, nothing is kept.
    pub(super) async fn forget_unwatched(&mut self) {
        let needed = self.table.is_watched() && self.table.is_playing();
        if self.kept.is_some() && !needed {
            self.kept = None;
            self.feed(Input::Forget).await;
        }
    }
}
