//! A tournament by link: an organiser at a desk, a player with a phone.

use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};

const PASSWORD: &str = "rosy-fingered";

/// Waits until an element says something.
fn await_text(browser: &Browser, selector: &str, text: &str) {
    let (quoted, wanted) = (json!(selector), json!(text));
    browser.wait(
        text,
        &format!("return !!document.querySelector({quoted})?.textContent.includes({wanted})"),
    );
}

#[test]
fn two_browsers_play_a_tournament_by_link() {
    let Some(server) = Server::start("tournaments") else {
        return;
    };
    let thalia = Browser::at(&server.url, "tournaments-thalia");
    let kleio = Browser::at(&server.url, "tournaments-kleio");
    kleio.resize(390, 844);

    // Who has no account is told so, and makes one.
    thalia.visit("#/online");
    thalia.click("#to-tournaments");
    thalia.click("#new-tournament");
    thalia.await_element("#needs-account");
    thalia.visit("#/me");
    thalia.fill("#account-name", "Thalia");
    thalia.fill("#account-password", PASSWORD);
    thalia.click("#make-now");
    thalia.await_element("#sign-out-everywhere");
    thalia.visit("#/online/tournaments/new");
    thalia.fill("#tournament-name", "Thursday");
    thalia.run(
        "const rounds = document.querySelector('#rounds');
         rounds.value = 1;
         rounds.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    thalia.click("#hold-tournament:not(:disabled)");
    thalia.await_element(".qr");
    await_text(&thalia, "main", "Swiss, 1 round");
    thalia.click("#sign-up button[type=submit]");
    thalia.await_element("#signed-up");
    assert!(thalia.has("#start-tournament:disabled"));
    let link = thalia.run("return document.querySelector('#link').value");
    let link = link.as_str().unwrap();

    // The other comes by the link, as a guest with a phone.
    kleio.visit(&link[link.find('#').unwrap()..]);
    kleio.fill("#my-name", "Kleio");
    kleio.click("#sign-up button[type=submit]");
    kleio.await_element("#signed-up");
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(kleio.run(fits), true);
    await_text(&thalia, ".standings", "Kleio");

    // It starts, and both are led to their table.
    thalia.click("#start-tournament:not(:disabled)");
    for browser in [&thalia, &kleio] {
        browser.await_element(".akropolis-table");
        browser.await_element("#resign");
    }
    kleio.click("#resign");
    kleio.click("#resign-now");
    thalia.click(".early-end[open] .to-tournament");
    await_text(&thalia, "#tournament-state", "over");
    await_text(&thalia, ".standings tbody tr:first-child", "Thalia");
    await_text(&thalia, ".pairing .won", "Thalia");
    assert!(thalia.has("#records"));
    kleio.visit("#/online/tournaments");
    await_text(&kleio, "#mine", "Thursday");
    kleio.click("#mine .button");
    await_text(&kleio, ".standings tbody", "Kleio");
    assert_eq!(kleio.run(fits), true);
    for browser in [&thalia, &kleio] {
        check_console(browser);
    }
}
