//! The client: its files, and one page for all of its own paths.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Front;
use super::error::HttpError;
use crate::assets::Asset;
use crate::wire::RequestError;

/// The page that everything else follows from.
const INDEX: &str = "index.html";

/// Paths that the page itself knows what to do with.
const ROUTES: [&str; 8] = [
    "", "new", "games", "account", "about", "ours", "learn", "upload",
];

/// Files here have a name that changes with what is in them.
const HASHED: &str = "assets/";

/// A file of the client, or its page. What neither knows is the page too, which
/// says so to whoever looks.
pub async fn page(State(front): State<Arc<Front>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return HttpError::from(RequestError::NoSuchMethod).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(asset) = front.assets.get(path) {
        return file(&front, asset, path.starts_with(HASHED), request.headers());
    }
    let Some(index) = front.assets.get(INDEX) else {
        return HttpError::from(RequestError::NoSuchPath).into_response();
    };
    let mut response = file(&front, index, false, request.headers());
    if !is_route(path) {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// A path below `/api` that does not exist.
pub async fn no_such_path() -> HttpError {
    RequestError::NoSuchPath.into()
}

/// A path that exists, but not with this method.
pub async fn no_such_method() -> HttpError {
    RequestError::NoSuchMethod.into()
}

fn is_route(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    let table = path.strip_prefix("table/");
    let table = table.map(|rest| rest.strip_suffix("/analysis").unwrap_or(rest));
    ROUTES.contains(&path) || table.is_some_and(|id| !id.contains('/'))
}

fn file(front: &Front, asset: Asset, forever: bool, asked: &HeaderMap) -> Response {
    let mut response = if has(asked, &asset.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        front.packed.answer(&asset.tag, asset.body, asked)
    };
    let lasting = if forever {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    for (name, value) in [
        (header::ETAG, &asset.tag),
        (header::CONTENT_TYPE, &asset.kind),
    ] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    response
}

/// Whether who asks has this file already.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|tags| tags.to_str().ok())
        .flat_map(|tags| tags.split(','))
        .any(|known| known.trim() == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_knows_its_own_paths_alone() {
        for path in ["", "new", "games/", "table/abc", "table/abc/analysis"] {
            assert!(is_route(path), "{path}");
        }
        for path in [
            "table",
            "table/a/b",
            "table/a/analysis/b",
            "wp-admin",
            "new/x",
        ] {
            assert!(!is_route(path), "{path}");
        }
    }
}
