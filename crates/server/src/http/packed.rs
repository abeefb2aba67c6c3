//! What never changes is compressed once, however often it is asked for: it
//! takes many milliseconds, and asking takes none.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// It must become smaller by one part in so many to be worth it: letters do,
/// pictures and fonts do not.
const WORTH: usize = 10;

/// What was compressed, by its entity tag; nothing where it was not worth it.
#[derive(Default)]
pub struct Packed(Mutex<HashMap<String, Option<Bytes>>>);

impl Packed {
    /// An answer with this in it, compressed if who asks can read that.
    pub fn answer(&self, tag: &str, body: Cow<'static, [u8]>, asked: &HeaderMap) -> Response {
        let packed = wanted(asked).then(|| self.get(tag, &body)).flatten();
        let (body, is_packed) = match packed {
            Some(packed) => (Body::from(packed), true),
            None => (Body::from(body), false),
        };
        let mut response = body.into_response();
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if is_packed {
            let gzip = HeaderValue::from_static("gzip");
            headers.insert(header::CONTENT_ENCODING, gzip);
        }
        response
    }

    fn get(&self, tag: &str, body: &[u8]) -> Option<Bytes> {
        if let Some(known) = self.known().get(tag) {
            return known.clone();
        }
        // Two who come first do it twice, and nobody waits for them.
        let packed = pack(body).filter(|packed| packed.len() + body.len() / WORTH < body.len());
        self.known().insert(tag.to_owned(), packed.clone());
        packed
    }

    fn known(&self) -> MutexGuard<'_, HashMap<String, Option<Bytes>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn pack(body: &[u8]) -> Option<Bytes> {
    let mut to = GzEncoder::new(Vec::new(), Compression::best());
    to.write_all(body).ok()?;
    to.finish().ok().map(Bytes::from)
}

/// Whether who asks can read it.
pub fn wanted(asked: &HeaderMap) -> bool {
    let lines = asked.get_all(header::ACCEPT_ENCODING).iter();
    let mut all = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','));
    all.any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=");
        let never = weight.is_some_and(|weight| weight.parse() == Ok(0.0_f32));
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(encodings: &'static str) -> HeaderMap {
        let value = HeaderValue::from_static(encodings);
        [(header::ACCEPT_ENCODING, value)].into_iter().collect()
    }

    #[test]
    fn only_who_can_read_it_gets_it_compressed() {
        for encodings in ["gzip", "br, GZIP;q=0.5", "deflate,gzip"] {
            assert!(wanted(&asked(encodings)), "{encodings}");
        }
        for encodings in ["", "br", "gzip;q=0", "gzip; q=0.0", "gzipped"] {
            assert!(!wanted(&asked(encodings)), "{encodings}");
        }
        assert!(!wanted(&HeaderMap::new()));
    }

    #[test]
    fn it_is_compressed_once_and_only_if_it_gets_smaller() {
        let packed = Packed::default();
        let text = "nefertari ".repeat(100);
        let first = packed.get("text", text.as_bytes()).expect("smaller");
        assert!(first.len() < 200);
        let again = packed.get("text", b"not looked at again").unwrap();
        assert_eq!(first.as_ptr(), again.as_ptr());
        assert_eq!(packed.get("short", b"ab"), None);
    }
}
