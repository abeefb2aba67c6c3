//! What the system says about this process and its files.

use std::path::Path;

/// The memory this process has of the machine, where the system tells.
pub(super) fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// How large the store is, with the log that is not folded into it yet.
pub(super) fn size_of(store: &Path) -> u64 {
    let log = store.with_extension("db-wal");
    let size = |file: &Path| std::fs::metadata(file).map_or(0, |data| data.len());
    size(store) + size(&log)
}
