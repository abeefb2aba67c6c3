//! `ennead prune`: what nobody needs any more goes, whether or not the server
//! runs.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};
use server::retention::{self, Passing, Pruned};
use server::store::{Sqlite, Stores};
use server::{Keep, Retention};

use crate::keep::{self, KeepArgs};
use crate::problem::Problem;

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

pub fn run(args: &Args) -> Result<String, Problem> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(Problem::new(format!(
            "there is nothing to prune in {}; name the server's folder with `--data`",
            args.data.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Problem::new(format!("nothing can be pruned: {error}")))?;
    let retention = args.keep.retention();
    let pruned = runtime
        .block_on(prune(&store, &retention, args.dry_run))
        .map_err(|error| Problem::new(format!("not everything was pruned: {error}")))?;
    Ok(if args.json {
        format!("{}\n", as_json(&pruned, &retention, args.dry_run))
    } else {
        as_table(&pruned, &retention, args.dry_run)
    })
}

async fn prune(file: &Path, retention: &Retention, rehearse: bool) -> Stores<Pruned> {
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
        let name = serde_json::to_value(kind).expect("a name");
        let name = name.as_str().expect("a name").to_owned();
        kinds.insert(name, line(pruned.of(kind), retention.of(kind)));
    }
    kinds.insert(
        "reports".to_owned(),
        line(pruned.reports, retention.reports),
    );
    json!({"dry_run": dry_run, "kinds": kinds, "given_notice": pruned.told})
}

fn as_table(pruned: &Pruned, retention: &Retention, dry_run: bool) -> String {
    let gone = if dry_run { "would go" } else { "gone" };
    let mut text = format!("{:<28}{:>10}{:>10}\n", "", "kept for", gone);
    let mut line = |name: &str, keep: Keep, gone: u32| {
        writeln!(text, "{name:<28}{:>10}{gone:>10}", keep.to_string()).expect("a string takes it");
    };
    line(
        "visitors without tables",
        retention.visitors,
        pruned.visitors,
    );
    for kind in Passing::ALL {
        line(keep::kind(kind), retention.of(kind), pruned.of(kind));
    }
    line("reports dealt with", retention.reports, pruned.reports);
    let told = pruned.told;
    let told = if dry_run {
        format!("{told} unfinished games would be given notice\n")
    } else {
        format!("{told} unfinished games were given notice\n")
    };
    text + &told
}
