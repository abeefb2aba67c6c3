//! When to stop: asked once, the server closes with care; twice, at once.

use std::io;

use tokio::signal;

/// What a shell gives a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Done when somebody asks the program to stop.
pub async fn asked() {
    if once().await.is_err() {
        // Without signals the server runs until it is killed, which loses
        // nothing either.
        std::future::pending::<()>().await;
    }
    tokio::spawn(async {
        if once().await.is_ok() {
            std::process::exit(INTERRUPTED);
        }
    });
}

#[cfg(unix)]
async fn once() -> io::Result<()> {
    let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
    tokio::select! {
        interrupted = signal::ctrl_c() => interrupted,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn once() -> io::Result<()> {
    signal::ctrl_c().await
}
