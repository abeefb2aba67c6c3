//! The log: to standard error, as lines for people or as JSON for programs.

use std::io;

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// How a line looks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// What is worth a line.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Nothing.
    Off,
    /// What is broken.
    Error,
    /// What may become so.
    Warn,
    /// What the house does.
    Info,
    /// Every request.
    Debug,
}

/// From here on, what happens is written.
pub fn start(form: Form, level: Level) {
    let ours = match level {
        Level::Off => LevelFilter::OFF,
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    // Libraries talk about queries and frames below a warning.
    let filter = Targets::new()
        .with_default(ours.min(LevelFilter::WARN))
        .with_target("server", ours)
        .with_target("ennead", ours)
        .with_target("tower_http", ours);
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match form {
        Form::Text => lines.with_ansi(false).boxed(),
        Form::Json => lines.json().boxed(),
    };
    // A second log in one process stays the first.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .try_init();
}
