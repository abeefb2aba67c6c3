//! `ennead prune`: what nobody needs any more goes, whether or not the server
//! runs.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};
use server::retention::{self, Passing, Pruned};
use server::store::{Sqlite, StoreError};
use server::{Keep, Retention};
use words::say;

use crate::error::{CommandError, ProgramError};
use crate::keep::KeepArgs;
use crate::locale::words;
use crate::store::{nothing_there, runtime};

/// Deletes what nobody needs any more, or tells what would go
#[derive(clap::Args)]
pub struct Args {
    /// The folder the server keeps everything in
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
    /// Change nothing, and tell what would go
    #[arg(long)]
    dry_run: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    keep: KeepArgs,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(nothing_there(&args.data));
    }
    let retention = args.keep.retention();
    let pruned = runtime()?.block_on(prune(&store, &retention, args.dry_run));
    let pruned = pruned.map_err(|error| ProgramError::NotPruned {
        detail: error.to_string(),
    })?;
    Ok(if args.json {
        format!("{}\n", as_json(&pruned, &retention, args.dry_run))
    } else {
        as_table(&pruned, &retention, args.dry_run)
    })
}

async fn prune(file: &Path, retention: &Retention, rehearse: bool) -> Result<Pruned, StoreError> {
    let store = Sqlite::join(file).await?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |since| since.as_millis() as i64);
    let pruned = retention::prune(&store, retention, now, rehearse).await;
    store.close().await;
    pruned
}

fn as_json(pruned: &Pruned, retention: &Retention, dry_run: bool) -> Value {
    let line = |gone: u32, keep: Keep| json!({"gone": gone, "keep": keep.to_string()});
    let mut kinds = Map::new();
    kinds.insert(
        "visitors".to_owned(),
        line(pruned.visitors, retention.visitors),
    );
    for kind in Passing::ALL {
        kinds.insert(name(kind), line(pruned.of(kind), retention.of(kind)));
    }
    kinds.insert(
        "reports".to_owned(),
        line(pruned.reports, retention.reports),
    );
    json!({"dry_run": dry_run, "kinds": kinds, "given_notice": pruned.told})
}

/// A kind of table as JSON has it.
fn name(kind: Passing) -> String {
    let name = serde_json::to_value(kind).expect("a name");
    name.as_str().expect("a name").to_owned()
}

fn as_table(pruned: &Pruned, retention: &Retention, dry_run: bool) -> String {
    let gone = if dry_run {
        say!(words(), "prune-would-go")
    } else {
        say!(words(), "prune-gone")
    };
    let kept = say!(words(), "prune-kept");
    let mut text = format!("{:<28}{kept:>10}{gone:>10}\n", "");
    let mut line = |kind: &str, keep: Keep, gone: u32| {
        let name = say!(words(), &format!("prune-{}", kind.replace('_', "-")));
        writeln!(text, "{name:<28}{:>10}{gone:>10}", keep.to_string()).expect("a string takes it");
    };
    line("visitors", retention.visitors, pruned.visitors);
    for kind in Passing::ALL {
        line(&name(kind), retention.of(kind), pruned.of(kind));
    }
    line("reports", retention.reports, pruned.reports);
    let told = if dry_run {
        say!(words(), "prune-would-tell", games = pruned.told)
    } else {
        say!(words(), "prune-told", games = pruned.told)
    };
    text + &told + "\n"
}
