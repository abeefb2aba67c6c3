//! When to stop: asked once, the server closes with care; twice, at once.

use std::io;

/// What a shell gives a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Who asks the program to stop is heard from here on, not only once the
/// server waits for it: it may be asked as soon as it says that it is open.
pub fn asked() -> impl Future<Output = ()> {
    let signals = Signals::listen();
    async move {
        let Ok(mut signals) = signals else {
            // Without signals the server runs until it is killed, which loses
            // nothing either.
            return std::future::pending().await;
        };
        signals.next().await;
        tokio::spawn(async move {
            signals.next().await;
            std::process::exit(INTERRUPTED);
        });
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    async fn next(&mut self) {
        self.0.recv().await;
    }
}
