//! `ennead` and `ennead serve`: the table in the browser.

mod log;
mod site;
mod stop;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use server::{Config, Limits, Pacing, Patience, SocketLimits};

use words::say;

use crate::error::{CommandError, ProgramError};
use crate::keep::KeepArgs;
use crate::locale::words;

/// Opens the table: players come with a browser.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    host: String,
    /// The port to listen at; 0 takes any that is free
    #[arg(long, default_value_t = 8000)]
    port: u16,
    /// The folder that keeps everything; made if it is not there
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
    /// Serve the client in this folder instead of the one inside the program
    #[arg(long, value_name = "DIR")]
    client: Option<PathBuf>,
    /// What people type to come here, if a proxy stands in front, such as `https://ennead.example`
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Send cookies over HTTPS only
    #[arg(long)]
    secure_cookies: bool,
    /// Believe X-Forwarded-For and X-Forwarded-Proto of so many proxies in front, one if no number is given; only behind proxies that set them
    #[arg(long, value_name = "HOPS", num_args = 0..=1, default_value_t = 0, default_missing_value = "1")]
    trust_proxy: u8,
    /// Tell figures for Prometheus at this port, under /metrics; 0 takes any that is free
    #[arg(long, value_name = "PORT")]
    metrics_port: Option<u16>,
    /// The address of that port; keep it from the public
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    metrics_host: String,
    /// How often anybody may ask: `off` is for load tests
    #[arg(long, value_enum, default_value_t = Switch::On)]
    limits: Switch,
    /// Milliseconds between two actions of bots, so that people can follow
    #[arg(long, value_name = "MS")]
    bot_pause: Option<u64>,
    /// Megabytes that bots may remember between their decisions, all together
    #[arg(long, value_name = "MB")]
    bot_memory: Option<usize>,
    /// Seconds until a bot plays for somebody who went away while others wait
    #[arg(long, value_name = "SECONDS")]
    away_after: Option<u64>,
    /// Seconds until the others may let a bot play for somebody who is there and does not move
    #[arg(long, value_name = "SECONDS")]
    idle_after: Option<u64>,
    #[command(flatten)]
    keep: KeepArgs,
    /// How the log is written to standard error
    #[arg(long, value_enum, default_value_t = log::Form::Text)]
    log: log::Form,
    /// How much of it
    #[arg(long, value_enum, default_value_t = log::Level::Info)]
    log_level: log::Level,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    log::start(args.log, args.log_level);
    // A socket is a file for the system, which often allows a thousand only.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| ProgramError::NotStarted {
            detail: error.to_string(),
        })?;
    let _within = runtime.enter();
    let served = runtime.block_on(server::serve(
        config(args),
        site::client(args.client.as_deref()),
        |address| announce(&args.host, address),
        stop::asked(),
    ));
    served?;
    Ok(String::new())
}

fn config(args: &Args) -> Config {
    let usual = Pacing::default();
    let patience = Patience::default();
    let bot_pause = args.bot_pause.map(Duration::from_millis);
    let bot_memory = args.bot_memory.map(|megabytes| megabytes << 20);
    let away_after = args.away_after.map(Duration::from_secs);
    let idle_after = args.idle_after.map(Duration::from_secs);
    let (limits, socket) = match args.limits {
        Switch::On => (Limits::default(), SocketLimits::default()),
        Switch::Off => (Limits::none(), server::config::FREE_SOCKET),
    };
    Config {
        host: args.host.clone(),
        port: args.port,
        data: args.data.clone(),
        public_url: args.public_url.clone(),
        secure_cookies: args.secure_cookies,
        trust_proxy: args.trust_proxy,
        metrics: args
            .metrics_port
            .map(|port| (args.metrics_host.clone(), port)),
        limits,
        socket,
        rules: Pacing {
            bot_memory: bot_memory.unwrap_or(usual.bot_memory),
            patience: Patience {
                bot_pause: bot_pause.unwrap_or(patience.bot_pause),
                away_after: away_after.unwrap_or(patience.away_after),
                idle_after: idle_after.unwrap_or(patience.idle_after),
                ..patience
            },
            retention: args.keep.retention(),
            ..usual
        },
    }
}

/// Says where to point the browser, as soon as somebody listens there.
fn announce(host: &str, address: SocketAddr) {
    let ip = address.ip();
    let name = if ip.is_loopback() || ip.is_unspecified() {
        "localhost"
    } else {
        host
    };
    let port = address.port();
    // Whoever started the server without a terminal need not hear it.
    let site = format!("http://{name}:{port}");
    let _ = writeln!(
        std::io::stdout(),
        "{}",
        say!(words(), "serve-open", site = site)
    );
    tracing::info!(%address, "open");
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = ["https://", "http://"]
        .iter()
        .find_map(|scheme| text.strip_prefix(scheme));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("a public address looks like https://ennead.example".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_site_and_nothing_more() {
        for (text, read) in [
            ("https://ennead.example/", "https://ennead.example"),
            ("http://localhost:9000", "http://localhost:9000"),
        ] {
            assert_eq!(public_url(text).as_deref(), Ok(read));
        }
        for text in [
            "ennead.example",
            "ftp://x",
            "https://",
            "https://a/b",
            "https://u@a",
        ] {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
