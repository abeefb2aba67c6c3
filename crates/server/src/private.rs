//! Files that nobody else on the machine may read, whatever made their folder.

use std::fs::OpenOptions;
use std::path::Path;

/// Options for a file to be written; if they make it, nobody else may read it.
pub fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes from others what they may do with a file, if it is there. Where that
/// cannot be (somebody else's file, a disk without such rights) the log says so.
#[cfg(unix)]
pub fn close(file: &Path) {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;
    let Ok(facts) = file.metadata() else {
        return;
    };
    if facts.permissions().mode() & 0o077 == 0 {
        return;
    }
    if let Err(error) = std::fs::set_permissions(file, Permissions::from_mode(0o600)) {
        tracing::warn!(file = %file.display(), %error, "others may read this file");
    }
}

/// Other systems keep the files of one person from another by themselves.
#[cfg(not(unix))]
pub fn close(_: &Path) {}
