//! What the commands that look into a server's folder have in common.

use std::path::Path;

use tokio::runtime::{Builder, Runtime};

use crate::error::{CommandError, ProgramError};

/// Nobody keeps anything there.
pub fn nothing_there(folder: &Path) -> CommandError {
    let folder = folder.display().to_string();
    ProgramError::NothingThere { folder }.into()
}

/// What the store runs on.
pub fn runtime() -> Result<Runtime, CommandError> {
    let runtime = Builder::new_current_thread().enable_all().build();
    Ok(runtime.map_err(|error| ProgramError::NotStarted {
        detail: error.to_string(),
    })?)
}
