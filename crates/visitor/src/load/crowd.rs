//! Those who only look on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::task::JoinSet;

use crate::error::Result;
use crate::http::Web;
use crate::line::{From, Line};
use crate::party::Seating;
use crate::person::Person;

/// How many come in at the same time.
const ENTERING: usize = 64;

/// Spectators of tables where nothing happens.
pub struct Crowd {
    lost: Arc<AtomicU32>,
    /// Ends with the crowd.
    _lines: JoinSet<()>,
}

impl Crowd {
    /// Lets `count` of them in, evenly over the tables.
    pub async fn gather(web: Web, tables: &[Seating], count: u32) -> Result<Crowd> {
        let nobody = Person::nobody(web);
        let places = tables.iter().cycle().take(count as usize);
        let lines: Vec<Line> = stream::iter(places)
            .map(|place| Line::open(&nobody, &place.table, From::default()))
            .buffer_unordered(ENTERING)
            .try_collect()
            .await?;
        let lost = Arc::new(AtomicU32::new(0));
        let mut tasks = JoinSet::new();
        for line in lines {
            tasks.spawn(look_on(line, Arc::clone(&lost)));
        }
        Ok(Crowd {
            lost,
            _lines: tasks,
        })
    }

    /// How many were sent away.
    pub fn lost(&self) -> u32 {
        self.lost.load(Ordering::Relaxed)
    }
}

async fn look_on(mut line: Line, lost: Arc<AtomicU32>) {
    while line.hear_text().await.is_ok() {}
    lost.fetch_add(1, Ordering::Relaxed);
}
