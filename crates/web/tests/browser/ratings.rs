//! Ratings of two who play many games with each other.

use serde_json::{Value, json};

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::online::{await_text, make_account};

/// Asks the server as the person in this browser.
fn ask(browser: &Browser, path: &str, body: &Value) -> Value {
    let (path, body) = (json!(format!("api/v1/{path}")), json!(body.to_string()));
    browser.run_async(&format!(
        "fetch({path}, {{ method: 'POST', body: {body}, headers: {{ 'content-type': 'application/json' }} }})
             .then(answer => answer.json())"
    ))
}

/// Begins a rated game; its table.
fn begin(first: &Browser, second: &Browser) -> String {
    let settings = json!({
        "game": {"akropolis": {"variants": [], "length": "standard"}}, "chairs": ["host", "open"],
        "seating": "drawn", "start": "when_full", "clock": "none", "time_out": "lost",
        "visibility": "private", "joining": "accounts", "live_scores": "shown",
        "takebacks": "never", "rated": "rated",
    });
    let opened = ask(first, "tables", &settings);
    let table = opened["id"].as_str().unwrap().to_owned();
    let joined = ask(
        second,
        &format!("tables/{table}/actions"),
        &json!({"join": {}}),
    );
    assert!(joined["seq"].is_u64(), "{joined}");
    table
}

#[test]
fn a_game_too_many_with_the_same_person_changes_no_rating_and_says_so() {
    let Some(server) = Server::start("ratings") else {
        return;
    };
    let thalia = Browser::at(&server.url, "ratings-thalia");
    let kleio = Browser::at(&server.url, "ratings-kleio");
    kleio.resize(390, 844);
    make_account(&thalia, "Thalia");
    make_account(&kleio, "Kleio");
    for _ in 0..6 {
        let table = begin(&thalia, &kleio);
        ask(&kleio, &format!("tables/{table}/actions"), &json!("resign"));
    }
    let table = begin(&thalia, &kleio);
    for browser in [&thalia, &kleio] {
        browser.visit(&format!("#/table/{table}"));
        browser.await_element("#resign");
    }
    kleio.click("#resign");
    kleio.click("#resign-now");
    for browser in [&thalia, &kleio] {
        await_text(browser, ".rating-result", "changed no rating");
        let fits = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.run(fits), true);
        check_console(browser);
    }
}
