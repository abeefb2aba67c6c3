//! The client: inside the program, whatever `build.rs` made of `web/`, or in a
//! folder.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rust_embed::{EmbeddedFile, RustEmbed, utils};
use server::{Asset, Assets};

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Files;

/// The client in this folder, read whenever it is asked for, or else the one
/// inside the program.
pub fn client(folder: Option<&Path>) -> Arc<dyn Assets> {
    match folder {
        Some(folder) => Arc::new(Folder(folder.to_owned())),
        None => Arc::new(Embedded),
    }
}

struct Embedded;

impl Assets for Embedded {
    fn get(&self, path: &str) -> Option<Asset> {
        Files::get(path).map(asset)
    }
}

struct Folder(PathBuf);

impl Assets for Folder {
    fn get(&self, path: &str) -> Option<Asset> {
        let path = Path::new(path);
        let within = path
            .components()
            .all(|part| matches!(part, Component::Normal(_)));
        let file = self.0.join(path);
        if !within || !file.is_file() {
            return None;
        }
        utils::read_file_from_fs(&file).ok().map(asset)
    }
}

fn asset(file: EmbeddedFile) -> Asset {
    let kind = kind(file.metadata.mimetype());
    let hash = file.metadata.sha256_hash();
    Asset::new(file.data, &kind, &hash)
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
        let client = client(None);
        let page = client.get("index.html").expect("the page");
        assert_eq!(page.kind, "text/html; charset=utf-8");
        assert!(client.get("../Cargo.toml").is_none());
        assert!(client.get("no-such-file").is_none());
    }

    #[test]
    fn a_folder_gives_its_files_and_no_others() {
        let around = tempfile::tempdir().expect("a folder");
        let folder = around.path().join("client");
        std::fs::create_dir_all(folder.join("assets")).expect("a folder");
        std::fs::write(folder.join("assets/page.html"), "hello").expect("a file");
        std::fs::write(around.path().join("secret"), "no").expect("a file");
        let client = client(Some(&folder));
        let page = client.get("assets/page.html").expect("the page");
        assert_eq!(page.kind, "text/html; charset=utf-8");
        let secret = around.path().join("secret");
        for path in ["assets", "../secret", "assets/../../secret", "nothing", ""] {
            assert!(client.get(path).is_none(), "{path}");
        }
        assert!(client.get(secret.to_str().expect("a path")).is_none());
    }
}
