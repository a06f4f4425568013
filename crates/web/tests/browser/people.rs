//! Finding people: playing now, friends, challenges, blocking. Two browsers, one server.

use crate::check_console;
use crate::driver::{Browser, Server};

const PASSWORD: &str = "rosy-fingered";

/// Makes an account of the guest, on the page for it.
fn make_account(browser: &Browser, name: &str) {
    browser.visit("#/me");
    browser.fill("#account-name", name);
    browser.fill("#account-password", PASSWORD);
    browser.click("#make-now");
    browser.await_element("#sign-out-everywhere");
}

fn hash(browser: &Browser) -> String {
    let hash = browser.run("return location.hash");
    hash.as_str().unwrap().to_owned()
}

/// The profile of who is signed in.
fn profile(browser: &Browser) -> String {
    browser.run(
        "window.mine = null;
         fetch('api/v1/me').then(answer => answer.json()).then(me => window.mine = me.person.id)",
    );
    browser.wait("who one is", "return !!window.mine");
    let id = browser.run("return window.mine");
    format!("#/person/{}", id.as_str().unwrap())
}

fn fits(browser: &Browser) {
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(fits), true);
}

#[test]
fn two_browsers_find_each_other_and_become_friends() {
    let Some(server) = Server::start("people") else {
        return;
    };
    let thalia = Browser::at(&server.url, "people-thalia");
    let kleio = Browser::at(&server.url, "people-kleio");
    kleio.resize(390, 844);

    // A guest looks for a game, and nobody is there: the computer is offered.
    thalia.visit("#/online");
    thalia.click("[name=wish-game][value=architekton]");
    thalia.fill("#my-name", "Thalia");
    thalia.click("#search");
    thalia.await_element("#searching");
    // The page's clock is set forward instead of waiting.
    thalia.run(
        "const now = performance.now.bind(performance); performance.now = () => now() + 21000",
    );
    thalia.await_element("#meanwhile");
    thalia.click("#meanwhile");
    thalia.await_element("#searching");
    assert_eq!(hash(&thalia), "#/new/architekton");
    thalia.click("#stop-searching");
    thalia.wait("no search", "return !document.querySelector('#searching')");

    // The choice is kept, and one press on the first page is enough.
    thalia.visit("#/");
    thalia.click("#play-again");
    thalia.await_element("#searching");
    kleio.visit("#/online");
    kleio.click("[name=wish-game][value=architekton]");
    kleio.fill("#my-name", "Kleio");
    fits(&kleio);
    kleio.click("#search");
    for browser in [&thalia, &kleio] {
        browser.await_element(".architekton-table");
        assert!(!browser.has("#searching"));
    }
    assert_eq!(hash(&thalia), hash(&kleio));
    thalia.click("#resign");
    thalia.click("#resign-now");
    kleio.await_element(".rematch");

    // Both make accounts, which keep their games, and become friends.
    for (browser, name) in [(&thalia, "Thalia"), (&kleio, "Kleio")] {
        make_account(browser, name);
    }
    let (one, other) = (profile(&thalia), profile(&kleio));
    thalia.visit(&other);
    thalia.await_element("#together");
    assert!(thalia.text("#together").contains("lost 1"));
    thalia.click("#befriend");
    thalia.await_element(".asked");
    kleio.visit("#/online");
    kleio.click("#friends .asking .accept");
    kleio.await_element("#friends .friend.on");
    thalia.await_element(".is-friend");
    fits(&kleio);

    // One challenges; the other is told on whatever page they are, and declines, then accepts.
    kleio.visit("#/rules/akropolis");
    thalia.click("#challenge");
    thalia.await_element(".challenged");
    kleio.await_element(".challenge");
    assert!(kleio.text(".challenge").contains("Thalia"));
    fits(&kleio);
    kleio.click(".challenge .refuse");
    thalia.await_element(".declined");
    assert!(!thalia.has(".challenged"));
    thalia.click("#challenge");
    kleio.click(".challenge .accept");
    for browser in [&thalia, &kleio] {
        browser.await_element(".architekton-table");
    }
    assert_eq!(hash(&thalia), hash(&kleio));

    // One has had enough of the other.
    kleio.visit(&one);
    kleio.click("#block");
    kleio.await_element("#unblock");
    assert!(!kleio.has("#challenge"));
    thalia.visit(&other);
    thalia.await_element("#befriend");

    // The other tells the hosts, one of whom they become, and looks after it.
    thalia.click("#reporting summary");
    thalia.fill("#report-text", "Blocks <b>everybody</b>.");
    thalia.click("#send-report");
    thalia.wait(
        "the answer",
        "return document.querySelector('#report-done')?.textContent.includes('hosts')",
    );
    server.admin(&["host", "Thalia"]);
    thalia.visit("#/me");
    thalia.click("#sign-out");
    thalia.fill("#sign-in-name", "Thalia");
    thalia.fill("#sign-in-password", PASSWORD);
    thalia.click("#sign-in-now");
    thalia.click("#to-host");
    thalia.await_element("#reports .report[data-name=Kleio]");
    assert!(thalia.text("#reports .said").contains("<b>everybody</b>"));
    thalia.click("#reports .report .rename");
    thalia.await_element("#reports .report[data-name^=Player]");
    thalia.click("#reports .report .close");
    thalia.await_element("#reports .none");
    thalia.resize(390, 844);
    fits(&thalia);
    for browser in [&thalia, &kleio] {
        check_console(browser);
    }
}
