//! One connection, watched from below: whoever takes nothing of an answer for
//! too long is let go, and what comes in on a socket is counted before anything
//! is made of it.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Within this time
const PATIENCE: Duration = Duration::from_secs(20);

/// somebody who is sent something must take at least so much of it, in bytes.
const AT_LEAST: usize = 16 * 1024;

/// How much may come in on a socket, in bytes, without one whole message in it:
/// many times the longest message, cut up as badly as anybody honest would.
/// Fragments without content never become a message, and nobody but us sees
/// them.
const MOST_UNHEARD: usize = 32 * 1024;

/// What goes on in a connection that became a socket.
#[derive(Clone, Default)]
pub struct Traffic(Arc<Counts>);

#[derive(Default)]
struct Counts {
    is_socket: AtomicBool,
    unheard: AtomicUsize,
}

impl Traffic {
    /// From here on it is a socket, which has a rule of its own for those who
    /// do not read.
    pub fn becomes_socket(&self) {
        self.0.is_socket.store(true, Ordering::Relaxed);
    }

    /// A message was heard. Gives how many bytes came in since the last one.
    pub fn heard(&self) -> usize {
        self.0.unheard.swap(0, Ordering::Relaxed)
    }

    /// Whether it was closed because so much came in and none of it was a
    /// message.
    pub fn is_noise(&self) -> bool {
        self.0.unheard.load(Ordering::Relaxed) > MOST_UNHEARD
    }

    fn is_socket(&self) -> bool {
        self.0.is_socket.load(Ordering::Relaxed)
    }

    fn count(&self, bytes: usize) {
        self.0.unheard.fetch_add(bytes, Ordering::Relaxed);
    }
}

/// A connection with somebody watching.
pub struct Watched<S> {
    stream: S,
    traffic: Traffic,
    waiting: Option<Waiting>,
}

/// Somebody does not take what they are sent.
struct Waiting {
    until: Pin<Box<Sleep>>,
    /// How much they took meanwhile.
    taken: usize,
}

impl<S> Watched<S> {
    /// Watches over a connection.
    pub fn new(stream: S, traffic: Traffic) -> Watched<S> {
        Watched {
            stream,
            traffic,
            waiting: None,
        }
    }

    /// Gives up on somebody who takes too little.
    fn judge(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if self.traffic.is_socket() {
            return written;
        }
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.taken += bytes;
                }
                self.waiting.take_if(|waiting| waiting.taken >= AT_LEAST);
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let waiting = self.waiting.get_or_insert_with(|| Waiting {
                    until: Box::pin(sleep(PATIENCE)),
                    taken: 0,
                });
                ready!(waiting.until.as_mut().poll(context));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.traffic.is_socket() {
            return Pin::new(&mut self.stream).poll_read(context, buffer);
        }
        if self.traffic.is_noise() {
            return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.traffic.count(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// All is written when this is asked for: nobody keeps us waiting.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.waiting = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_let_go() {
        let (_theirs, ours) = duplex(1024);
        let mut ours = Watched::new(ours, Traffic::default());
        let begun = Instant::now();
        let error = ours.write_all(&[0; 4096]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed(), PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_drop_now_and_then_is_nothing() {
        let (mut theirs, ours) = duplex(1024);
        let mut ours = Watched::new(ours, Traffic::default());
        tokio::spawn(async move {
            let mut drop = [0; 1];
            while theirs.read_exact(&mut drop).await.is_ok() {
                sleep(Duration::from_secs(1)).await;
            }
        });
        assert!(ours.write_all(&[0; 4096]).await.is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_gets_everything_and_may_rest_between_answers() {
        let (mut theirs, ours) = duplex(1024);
        let mut ours = Watched::new(ours, Traffic::default());
        let reader = tokio::spawn(async move {
            let mut all = 0;
            let mut some = [0; 1024];
            while let Ok(bytes @ 1..) = theirs.read(&mut some).await {
                all += bytes;
                sleep(Duration::from_secs(1)).await;
            }
            all
        });
        for _ in 0..3 {
            ours.write_all(&[0; 100_000]).await.unwrap();
            ours.flush().await.unwrap();
            sleep(4 * PATIENCE).await;
        }
        drop(ours);
        assert_eq!(reader.await.unwrap(), 300_000);
    }

    #[tokio::test(start_paused = true)]
    async fn a_socket_is_judged_by_its_own_rule() {
        let (_theirs, ours) = duplex(1024);
        let traffic = Traffic::default();
        traffic.becomes_socket();
        let mut ours = Watched::new(ours, traffic);
        let writing = ours.write_all(&[0; 4096]);
        assert!(tokio::time::timeout(4 * PATIENCE, writing).await.is_err());
    }

    #[tokio::test]
    async fn what_never_becomes_a_message_ends() {
        let (mut theirs, ours) = duplex(1024);
        let traffic = Traffic::default();
        let mut ours = Watched::new(ours, traffic.clone());
        tokio::spawn(async move { while theirs.write_all(&[0; 1024]).await.is_ok() {} });
        let mut some = [0; 1024];
        for _ in 0..100 {
            ours.read_exact(&mut some).await.unwrap();
        }
        traffic.becomes_socket();
        for _ in 0..100 {
            ours.read_exact(&mut some).await.unwrap();
            assert_eq!(traffic.heard(), 1024);
        }
        assert!(!traffic.is_noise());
        let mut unheard = 0;
        while ours.read_exact(&mut some).await.is_ok() {
            unheard += some.len();
        }
        assert!(traffic.is_noise());
        assert_eq!(unheard, MOST_UNHEARD + 1024);
    }
}
