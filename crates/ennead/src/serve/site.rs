//! The client, inside the program: whatever `build.rs` made of `web/`.

use rust_embed::RustEmbed;
use server::{Asset, Assets};

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// The client.
pub struct Site;

impl Assets for Site {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = Files::get(path)?;
        let kind = kind(file.metadata.mimetype());
        let hash = file.metadata.sha256_hash();
        Some(Asset::new(file.data, &kind, &hash))
    }
}

/// Text is UTF-8 here, and says so.
fn kind(mime: &str) -> String {
    if mime.starts_with("text/") {
        format!("{mime}; charset=utf-8")
    } else {
        mime.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there() {
        let page = Site.get("index.html").expect("the page");
        assert_eq!(page.kind, "text/html; charset=utf-8");
        assert!(Site.get("../Cargo.toml").is_none());
        assert!(Site.get("no-such-file").is_none());
    }
}
