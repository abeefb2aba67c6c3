//! The body of an answer that holds something until all of it was taken.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

/// It is handed on in pieces of so many bytes. The next is asked for when the
/// one before is on its way, so that the body is there as long as much of it
/// is not.
const PIECE: usize = 16 * 1024;

/// A body, and what is held as long as there is more of it to send.
pub struct Held<T> {
    body: Body,
    /// What was taken from it and not handed on.
    rest: Bytes,
    _held: T,
}

impl<T> Held<T> {
    pub fn new(body: Body, held: T) -> Held<T> {
        Held {
            body,
            rest: Bytes::new(),
            _held: held,
        }
    }

    fn piece(&mut self) -> Frame<Bytes> {
        let length = self.rest.len().min(PIECE);
        Frame::data(self.rest.split_to(length))
    }
}

impl<T: Unpin> HttpBody for Held<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if !self.rest.is_empty() {
            return Poll::Ready(Some(Ok(self.piece())));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context)).transpose()?;
        Poll::Ready(frame.map(|frame| {
            Ok(match frame.into_data() {
                Ok(data) => {
                    self.rest = data;
                    self.piece()
                }
                Err(trailers) => trailers,
            })
        }))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.rest.len() as u64;
        let inner = self.body.size_hint();
        let mut all = SizeHint::new();
        all.set_lower(inner.lower() + rest);
        if let Some(upper) = inner.upper() {
            all.set_upper(upper + rest);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[tokio::test]
    async fn it_comes_whole_in_pieces_and_holds_until_the_last() {
        let held = Arc::new(());
        let all: Vec<u8> = (0..40_000_u32).map(|byte| byte as u8).collect();
        let mut body = Held::new(Body::from(all.clone()), Arc::clone(&held));
        let mut came = Vec::new();
        while !body.is_end_stream() {
            let left = (all.len() - came.len()) as u64;
            assert_eq!(body.size_hint().exact(), Some(left));
            let next = std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context));
            let piece = next.await.unwrap().unwrap().into_data().unwrap();
            assert!(piece.len() <= PIECE);
            came.extend(piece);
        }
        assert_eq!(came, all);
        assert_eq!(Arc::strong_count(&held), 2);
        drop(body);
        assert_eq!(Arc::strong_count(&held), 1);
    }
}
