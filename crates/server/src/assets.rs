//! The files of the client, wherever they are kept.

use std::borrow::Cow;

use sha2::{Digest, Sha256};

/// A file of the client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What is in it.
    pub body: Cow<'static, [u8]>,
    /// What kind of file it is, such as `text/html`.
    pub kind: String,
    /// Changes whenever the file does: an entity tag, with its quotes.
    pub tag: String,
}

impl Asset {
    /// A file of this kind with a tag made from its hash. The tag is weak:
    /// compressed or not, the file is the same.
    pub fn new(body: Cow<'static, [u8]>, kind: &str, hash: &[u8]) -> Asset {
        use std::fmt::Write;
        let mut tag = String::from("W/\"");
        for byte in hash.iter().take(16) {
            let _ = write!(tag, "{byte:02x}");
        }
        tag.push('"');
        Asset {
            body,
            kind: kind.to_owned(),
            tag,
        }
    }
}

/// The files of the client.
pub trait Assets: Send + Sync + 'static {
    /// The file at this path, which has no slash in front.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// One plain page and nothing else.
pub struct PlainPage(pub &'static str);

impl Assets for PlainPage {
    fn get(&self, path: &str) -> Option<Asset> {
        (path == "index.html").then(|| {
            let body = Cow::Borrowed(self.0.as_bytes());
            Asset::new(body, "text/html; charset=utf-8", &Sha256::digest(self.0))
        })
    }
}
