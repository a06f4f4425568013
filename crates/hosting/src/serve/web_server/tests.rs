use axum::body::to_bytes;
use axum::http::header::HeaderName;
use tower::ServiceExt;

use super::*;

/// A folder with a page and some code, which is gone at the end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder =
            std::env::temp_dir().join(format!("polis-serve-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("app-1")).unwrap();
        for (path, content) in [
            ("index.html", "the page"),
            ("app-1/polis.js", "the code"),
            ("app-1/polis.js.gz", "packed"),
            ("app-1/polis.js.br", "packed well"),
        ] {
            std::fs::write(folder.join(path), content).unwrap();
        }
        Folder(folder)
    }

    fn router(&self) -> Router {
        router(Site::in_folder(&self.0).unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

/// Asks for something; returns the status, the headers and the body.
async fn ask(
    router: &Router,
    method: Method,
    path: &str,
    header: Option<(HeaderName, &str)>,
) -> (StatusCode, HeaderMap, String) {
    let mut request = Request::builder().method(method).uri(path);
    if let Some((name, value)) = header {
        request = request.header(name, value);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1000).await.unwrap();
    let body = String::from_utf8(body.to_vec()).unwrap();
    (parts.status, parts.headers, body)
}

#[tokio::test]
async fn files_come_with_their_kind_and_how_long_to_keep_them() {
    let folder = Folder::new("files");
    let router = folder.router();
    for path in ["/", "/index.html"] {
        let (status, headers, body) = ask(&router, Method::GET, path, None).await;
        assert_eq!((status, body.as_str()), (StatusCode::OK, "the page"));
        assert_eq!(headers[CONTENT_TYPE], "text/html; charset=utf-8");
        assert_eq!(headers[CACHE_CONTROL], "no-cache");
    }
    let (_, headers, body) = ask(&router, Method::GET, "/app-1/polis.js", None).await;
    assert_eq!(body, "the code");
    assert_eq!(headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert!(
        headers[CACHE_CONTROL]
            .to_str()
            .unwrap()
            .ends_with("immutable")
    );
}

#[tokio::test]
async fn who_understands_it_gets_it_packed() {
    let folder = Folder::new("packed");
    let router = folder.router();
    let accepts = |value| Some((ACCEPT_ENCODING, value));
    for (value, expected) in [
        ("gzip, deflate, br", "packed well"),
        ("gzip, deflate", "packed"),
        ("deflate, gzip;q=0.8", "packed"),
        ("br", "packed well"),
        ("deflate", "the code"),
        ("br;q=0, gzip", "packed"),
        ("gzip;q=0.0", "the code"),
    ] {
        let (_, headers, body) = ask(&router, Method::GET, "/app-1/polis.js", accepts(value)).await;
        assert_eq!(body, expected);
        assert_eq!(
            body.starts_with("packed"),
            headers.contains_key(CONTENT_ENCODING)
        );
        assert_eq!(headers[VARY], "accept-encoding");
    }
    let (_, headers, _) = ask(&router, Method::GET, "/", accepts("gzip")).await;
    assert!(!headers.contains_key(CONTENT_ENCODING));
}

#[tokio::test]
async fn who_has_it_already_is_told_so() {
    let folder = Folder::new("tags");
    let router = folder.router();
    let (_, headers, _) = ask(&router, Method::GET, "/", None).await;
    let tag = headers[ETAG].to_str().unwrap();
    for (value, expected) in [
        (tag.to_owned(), StatusCode::NOT_MODIFIED),
        (format!("\"other\", W/{tag}"), StatusCode::NOT_MODIFIED),
        ("\"other\"".to_owned(), StatusCode::OK),
    ] {
        let header = Some((IF_NONE_MATCH, value.as_str()));
        let (status, _, _) = ask(&router, Method::GET, "/", header).await;
        assert_eq!(status, expected, "{value}");
    }
}

#[tokio::test]
async fn nothing_else_is_there() {
    let folder = Folder::new("else");
    let router = folder.router();
    for path in [
        "/nothing",
        "/app-1",
        "/../../etc/passwd",
        "/%2e%2e/x",
        "/app-1/polis.js.gz",
        "/app-1/polis.js.br",
    ] {
        let (status, _, _) = ask(&router, Method::GET, path, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    let (status, headers, _) = ask(&router, Method::POST, "/", None).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(headers[ALLOW], "GET, HEAD");
}

#[tokio::test]
async fn a_port_in_use_is_passed_over_only_where_nobody_asked_for_it() {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let first = bind(address, Ports::This).await.unwrap();
    let taken = first.local_addr().unwrap();
    let error = bind(taken, Ports::This).await.unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
    let next = bind(taken, Ports::NextFree).await.unwrap();
    assert!(next.local_addr().unwrap().port() > taken.port());
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = Folder::new("pageless");
    let error = Site::in_folder(&folder.0.join("app-1")).err().unwrap();
    assert!(error.to_string().contains("has no index.html"), "{error}");
    assert!(Site::in_folder(&folder.0.join("gone")).is_err());
}
