//! `GET /metrics`, on a port of its own: what a server counts is for whoever
//! runs it, not for those who play.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::gauge::Gauge;
use tokio::net::TcpListener;

use super::{Metrics, Purpose, metrics, process};
use crate::http::Front;
use crate::thinking::Urgency;

/// The form that Prometheus asks for.
const FORM: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is looked up when somebody asks.
struct Scraped {
    front: Arc<Front>,
    store: PathBuf,
}

/// Answers those who scrape, until it is dropped.
pub(crate) async fn answer_scrapes(listener: TcpListener, front: Arc<Front>, store: PathBuf) {
    let scraped = Arc::new(Scraped { front, store });
    let router = Router::new()
        .route("/metrics", get(figures))
        .with_state(scraped);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "metrics are served no longer");
    }
}

async fn figures(State(scraped): State<Arc<Scraped>>) -> Response {
    let metrics = metrics();
    metrics.look_up(&scraped);
    let mut text = String::new();
    match encode(&mut text, &metrics.registry) {
        Ok(()) => ([(header::CONTENT_TYPE, FORM)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

impl Metrics {
    /// Figures that nobody keeps, because they can be had when they are asked
    /// for.
    fn look_up(&self, Scraped { front, store }: &Scraped) {
        set(&self.people, front.doors.open_by.keys() as u64);
        let thinking = front.house.thinking();
        for (urgency, waiting) in Urgency::ALL.into_iter().zip(thinking.waiting) {
            let purpose = urgency.name();
            let gauge = self.thoughts_waiting.get_or_create(&Purpose { purpose });
            set(&gauge, waiting as u64);
        }
        set(&self.bot_memory, thinking.remembered as u64);
        set(&self.store_bytes, process::size_of(store));
        if let Some(memory) = process::memory() {
            set(&self.memory, memory);
        }
    }
}

fn set(gauge: &Gauge, value: u64) {
    gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
}
