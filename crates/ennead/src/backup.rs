//! `ennead backup`: a copy of everything, whether or not the server runs.

use std::path::PathBuf;

use crate::problem::Problem;

/// Copies everything the server keeps into one new file
#[derive(clap::Args)]
pub struct Args {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder the server keeps everything in
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
}

pub fn run(args: &Args) -> Result<String, Problem> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(Problem::new(format!(
            "there is nothing to copy in {}; name the server's folder with `--data`",
            args.data.display()
        )));
    }
    if args.file.exists() {
        return Err(Problem::new(format!(
            "{} is there already; a backup needs a new file",
            args.file.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Problem::new(format!("the copy cannot start: {error}")))?;
    runtime
        .block_on(server::store::backup(&store, &args.file))
        .map_err(|error| Problem::new(format!("the copy was not made: {error}")))?;
    Ok(format!("Everything is in {}\n", args.file.display()))
}
