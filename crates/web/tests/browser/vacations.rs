//! Vacations: one browser goes, the other sees it at the table and on the profile.

use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::online::{await_text, make_account, two_at_a_table};

#[test]
fn a_vacation_is_seen_at_the_table_until_one_is_back() {
    let Some(server) = Server::start("vacation") else {
        return;
    };
    let thalia = Browser::at(&server.url, "vacation-thalia");
    let kleio = Browser::at(&server.url, "vacation-kleio");
    kleio.resize(390, 844);
    let choices = json!({"pace": "daily", "days": 2});
    two_at_a_table(&thalia, &kleio, &choices);
    make_account(&thalia, "Thalia");
    await_text(&thalia, "#vacation", "30 days left");
    thalia.click("#vacation-begin");
    await_text(&thalia, "#vacation", "On vacation until");
    // The other sees it without doing anything.
    await_text(&kleio, ".seat-chip .on-vacation", "On vacation until");
    let is_seen = "return document.querySelector('.seat-chip .on-vacation').checkVisibility()";
    assert_eq!(kleio.run(is_seen), true, "on a phone, too");
    kleio.click(".seat-chip a[href^='#/person/']");
    kleio.wait(
        "a profile",
        "return !!document.querySelector('.profile h1')",
    );
    thalia.click("#vacation-end");
    await_text(&thalia, "#vacation", "29 days left");
    kleio.run("history.back()");
    kleio.await_element(".akropolis-table");
    kleio.wait(
        "nobody away",
        "return !document.querySelector('.seat-chip .on-vacation')",
    );
    for browser in [&thalia, &kleio] {
        check_console(browser);
    }
}
