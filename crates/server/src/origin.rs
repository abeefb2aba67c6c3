//! Whether a request comes from a page of our own.
//!
//! A browser sends our cookie along with whatever any page asks it to send. It
//! also says which page that was. Programs that are no browser say nothing and
//! have no cookie of somebody else.

use axum::http::{HeaderMap, Method, Uri, header};

/// Whether a request may change something or open a socket.
pub fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    match headers.get(header::ORIGIN) {
        Some(origin) => origin
            .to_str()
            .ok()
            .and_then(authority)
            .is_some_and(|origin| is_here(&origin, headers, public_url)),
        None => headers
            .get("sec-fetch-site")
            .is_none_or(|site| site != "cross-site"),
    }
}

/// Whether the origin of this request must be ours: it changes something, or
/// opens a socket.
pub fn matters(method: &Method, headers: &HeaderMap) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
        || headers.contains_key(header::UPGRADE)
}

fn is_here(origin: &str, headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    host.is_some_and(|host| host.eq_ignore_ascii_case(origin))
        || public_url
            .and_then(authority)
            .is_some_and(|public| public.eq_ignore_ascii_case(origin))
}

/// Host and port of an address such as `https://ennead.example:8000`.
fn authority(address: &str) -> Option<String> {
    let address = address.parse::<Uri>().ok()?;
    let web = matches!(address.scheme_str(), Some("http" | "https"));
    web.then(|| address.authority().map(ToString::to_string))?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn a_page_of_our_own_is_ours() {
        let headers = asked(&[
            ("origin", "http://localhost:8000"),
            ("host", "localhost:8000"),
        ]);
        assert!(is_ours(&headers, None));
    }

    #[test]
    fn another_page_is_not() {
        for origin in [
            "http://evil.example",
            "http://localhost:8001",
            "http://localhost:8000.evil.example",
            "null",
            "file://localhost:8000",
            "",
        ] {
            let headers = asked(&[("origin", origin), ("host", "localhost:8000")]);
            assert!(!is_ours(&headers, None), "{origin}");
        }
    }

    #[test]
    fn behind_a_proxy_the_public_address_is_ours() {
        let headers = asked(&[
            ("origin", "https://ennead.example"),
            ("host", "10.0.0.1:8000"),
        ]);
        assert!(is_ours(&headers, Some("https://ennead.example/")));
        assert!(!is_ours(&headers, None));
    }

    #[test]
    fn without_an_origin_only_what_is_called_cross_site_is_refused() {
        assert!(is_ours(&asked(&[("host", "localhost")]), None));
        assert!(is_ours(&asked(&[("sec-fetch-site", "same-origin")]), None));
        assert!(!is_ours(&asked(&[("sec-fetch-site", "cross-site")]), None));
    }

    #[test]
    fn asking_is_free_but_sockets_and_changes_are_not() {
        assert!(!matters(&Method::GET, &HeaderMap::new()));
        assert!(matters(&Method::GET, &asked(&[("upgrade", "websocket")])));
        assert!(matters(&Method::DELETE, &HeaderMap::new()));
    }
}
