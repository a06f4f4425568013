//! Moves that are made without a network, and the page is closed before they are sent.

use serde_json::json;

use crate::driver::{Browser, Server};
use crate::online::{await_text, await_turns, play, turns, two_at_a_table, whose_turn};
use crate::proxy::Proxy;

/// The number of moves that the browser keeps.
const KEPT: &str =
    "return Object.keys(localStorage).filter(key => key.startsWith('polis.unsent')).length";

/// Plays a move without a network and closes the page.
fn play_and_close(kleio: &Browser, proxy: &Proxy) {
    proxy.cut();
    kleio.await_element(".banner.shown");
    play(kleio);
    kleio.await_element(".online-room.sent");
    kleio.devtools("Page.navigate", &json!({"url": "about:blank"}));
    kleio.wait("no page", "return location.href === 'about:blank'");
}

#[test]
fn a_move_made_offline_outlives_the_page() {
    let Some(server) = Server::start("unsent") else {
        return;
    };
    let proxy = Proxy::to(&server.url);
    let thalia = Browser::at(&server.url, "unsent-thalia");
    let kleio = Browser::at(&proxy.url, "unsent-kleio");
    kleio.resize(390, 844);
    let link = two_at_a_table(&thalia, &kleio, &json!({"pace": "daily", "days": 2}));
    let table = &link[link.find('#').unwrap()..];
    kleio.run_async("navigator.serviceWorker.ready.then(() => true)");
    let players = [&thalia, &kleio];
    if std::ptr::eq(whose_turn(players), &raw const thalia) {
        play(&thalia);
    }
    kleio.await_element("#place");
    let before = turns(&kleio);

    // The next page, still without a network, says that the move is kept.
    play_and_close(&kleio, &proxy);
    kleio.visit("");
    await_text(&kleio, "#moves-left", "is kept here");
    let width = kleio.run("return document.documentElement.scrollWidth");
    assert_eq!(width, 390);
    assert_eq!(turns(&thalia), before);
    proxy.mend();
    await_text(&kleio, "#late-move", "has been played");
    await_turns(&thalia, before + 1);
    assert_eq!(kleio.run(KEPT), 0);
    kleio.click("#late-move a");
    await_turns(&kleio, before + 1);

    // A move for which it is too late is told of, and not sent for ever.
    play(&thalia);
    await_turns(&kleio, before + 2);
    play_and_close(&kleio, &proxy);
    thalia.click("#resign");
    thalia.click("#resign-now");
    thalia.await_element(".early-end");
    proxy.mend();
    kleio.visit(table);
    await_text(&kleio, "#late-move", "came too late");
    assert_eq!(kleio.run(KEPT), 0);
    kleio.click("#late-move button");
    kleio.wait("calm", "return !document.querySelector('#late-move')");
}
