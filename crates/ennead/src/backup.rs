//! `ennead backup`: a copy of everything, whether or not the server runs.

use std::path::PathBuf;

use words::say;

use crate::error::{CommandError, ProgramError};
use crate::locale::words;
use crate::store::{nothing_there, runtime};

/// Copies everything the server keeps into one new file
#[derive(clap::Args)]
pub struct Args {
    /// The file to write; it must not be there yet
    file: PathBuf,
    /// The folder the server keeps everything in
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(nothing_there(&args.data));
    }
    if args.file.exists() {
        let path = args.file.display().to_string();
        return Err(ProgramError::FileExists { path }.into());
    }
    let copied = runtime()?.block_on(server::store::backup(&store, &args.file));
    copied.map_err(|error| ProgramError::NotCopied {
        detail: error.to_string(),
    })?;
    let file = args.file.display().to_string();
    Ok(say!(words(), "backup-done", file = file) + "\n")
}
