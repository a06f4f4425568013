//! Playing online: several browsers, one server.

use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::proxy::Proxy;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

/// Opens a table under a name, with choices beside the usual ones; its link.
fn open_table(browser: &Browser, name: &str, choices: &serde_json::Value) -> String {
    let choices = json!(choices.to_string());
    browser.run(&format!(
        "localStorage.setItem('polis.new-table', {choices})"
    ));
    browser.visit("#/online");
    browser.click("#new-table");
    browser.fill("#my-name", name);
    browser.click("#open-table");
    browser.await_element(".qr");
    let link = browser.run("return document.querySelector('#link').value");
    link.as_str().unwrap().to_owned()
}

/// Sits down at a table by its link, as a guest.
fn come_by_link(browser: &Browser, link: &str, name: &str) {
    let hash = &link[link.find('#').unwrap()..];
    browser.visit(hash);
    browser.fill("#my-name", name);
    browser.click("#sit");
}

/// How many moves were played, as one sees it.
fn turns(browser: &Browser) -> u64 {
    let turns = browser.run("return +document.querySelector('[data-turns]').dataset.turns");
    turns.as_u64().unwrap()
}

fn await_turns(browser: &Browser, number: u64) {
    browser.wait(
        "the move",
        &format!("return +document.querySelector('[data-turns]')?.dataset.turns === {number}"),
    );
}

/// Plays the free tile where it brings most, by keyboard.
fn play(browser: &Browser) {
    browser.await_element("#place");
    for key in ["1", TAB, ENTER] {
        browser.press(key);
    }
}

/// Plays so many moves, whoever's turn it is, until the game is over.
fn play_on(players: [&Browser; 2], number: usize) {
    for _ in 0..number {
        let before = turns(players[0]);
        players[1].wait(
            "the same game",
            &format!("return +document.querySelector('[data-turns]').dataset.turns === {before}"),
        );
        if players[0].has("#result") {
            return;
        }
        let mover = whose_turn(players);
        play(mover);
        for player in players {
            await_turns(player, before + 1);
        }
    }
}

/// Whose turn it is.
fn whose_turn(players: [&Browser; 2]) -> &Browser {
    for _ in 0..500 {
        if let Some(player) = players.into_iter().find(|player| player.has("#place")) {
            return player;
        }
    }
    panic!("it is nobody's turn: {}", players[0].text("body"));
}

/// Two who sit at a table of two.
fn two_at_a_table(thalia: &Browser, kleio: &Browser, choices: &serde_json::Value) -> String {
    let link = open_table(thalia, "Thalia", choices);
    come_by_link(kleio, &link, "Kleio");
    for player in [thalia, kleio] {
        player.await_element(".akropolis-table");
    }
    link
}

#[test]
fn two_browsers_play_a_whole_game_and_another() {
    let Some(server) = Server::start("whole") else {
        return;
    };
    let thalia = Browser::at(&server.url, "whole-thalia");
    let kleio = Browser::at(&server.url, "whole-kleio");
    kleio.resize(390, 844);
    two_at_a_table(&thalia, &kleio, &json!({"pace": "live"}));
    // Hints would be unfair, and the clock runs.
    assert_eq!(
        thalia.run("return document.querySelector('#hint').hidden"),
        true
    );
    assert!(thalia.has(".clock.runs"));
    let players = [&thalia, &kleio];
    play_on(players, 3);

    // One talks; markup stays text.
    thalia.click("#chat");
    thalia.fill("#chat-text", "<b>well</b> played");
    thalia.click("#chat-send");
    kleio.await_element(".unread");
    kleio.click("#chat");
    kleio.await_element(".lines-said li span");
    assert_eq!(kleio.text(".lines-said li span"), "<b>well</b> played");
    kleio.click("#chat");
    thalia.click("#chat");

    // Who moved last asks to take it back; the other agrees.
    let before = turns(&thalia);
    let asked = whose_turn(players);
    let asking = if std::ptr::eq(asked, &raw const thalia) {
        &kleio
    } else {
        &thalia
    };
    asking.click("#undo");
    asked.click("#agree");
    for player in players {
        await_turns(player, before - 1);
    }

    play_on(players, 100);
    assert_eq!(turns(&thalia), turns(&kleio));
    let points = |browser: &Browser| {
        let title = browser.text(".result-panel .title");
        title.split_once(", ").unwrap().1.to_owned()
    };
    assert_eq!(points(&thalia), points(&kleio));

    // Again, at once and by themselves.
    for player in players {
        player.click(".result-panel .rematch");
    }
    for player in players {
        await_turns(player, 0);
        player.wait(
            "a table without a result",
            "return document.querySelector('dialog[open]') == null",
        );
    }
    thalia.click("#resign");
    thalia.click("#resign-now");
    kleio.await_element(".rematch");
    assert_eq!(kleio.text(".question span"), "Thalia has resigned.");
    check_console(&thalia);
    check_console(&kleio);
}

#[test]
fn whoever_looks_elsewhere_is_told_of_his_turn() {
    let Some(server) = Server::start("notified") else {
        return;
    };
    let thalia = Browser::at(&server.url, "notified-thalia");
    let kleio = Browser::at(&server.url, "notified-kleio");
    let link = open_table(&thalia, "Thalia", &json!({}));
    // Notifications that are written down instead of shown.
    thalia.run(
        "window.told = [];
         window.Notification = function (title, { body }) { told.push(body) };
         Notification.permission = 'granted';",
    );
    come_by_link(&kleio, &link, "Kleio");
    thalia.click(".bell");
    thalia.await_element(".bell[aria-pressed='true']");
    let players = [&thalia, &kleio];
    kleio.await_element(".akropolis-table");
    play_on(players, 2);
    assert_eq!(thalia.run("return told.length"), 0, "he sees it himself");
    if std::ptr::eq(whose_turn(players), &raw const thalia) {
        play_on(players, 1);
    }
    thalia.run("Object.defineProperty(document, 'hidden', { get: () => true })");
    play_on(players, 1);
    thalia.wait("the notification", "return told.length === 1");
    assert_eq!(thalia.run("return told[0]"), "Your turn against Kleio");
    assert!(
        thalia
            .run("return document.title")
            .as_str()
            .unwrap()
            .starts_with("\u{25cf} Your turn")
    );
    check_console(&thalia);
}

#[test]
fn a_lost_network_returns_and_the_game_goes_on() {
    let Some(server) = Server::start("network") else {
        return;
    };
    let proxy = Proxy::to(&server.url);
    let thalia = Browser::at(&server.url, "network-thalia");
    let kleio = Browser::at(&proxy.url, "network-kleio");
    two_at_a_table(&thalia, &kleio, &json!({}));
    let players = [&thalia, &kleio];
    play_on(players, 2);
    if std::ptr::eq(whose_turn(players), &raw const thalia) {
        play_on(players, 1);
    }
    kleio.await_element("#place");

    proxy.cut();
    kleio.await_element(".banner.shown");
    thalia.await_element(".seat-chip.away");
    // What is played meanwhile is shown, and waits.
    let before = turns(&thalia);
    play(&kleio);
    kleio.await_element(".online-room.sent");
    assert!(kleio.text(".banner").contains("Your move is sent"));
    assert_eq!(turns(&thalia), before);

    proxy.mend();
    for player in players {
        await_turns(player, before + 1);
    }
    kleio.wait(
        "the calm",
        "return document.querySelector('.banner.shown') == null",
    );
    thalia.wait(
        "the other",
        "return document.querySelector('.seat-chip.away') == null",
    );

    // What the other played meanwhile comes, too.
    proxy.cut();
    kleio.await_element(".banner.shown");
    play(&thalia);
    await_turns(&thalia, before + 2);
    proxy.mend();
    await_turns(&kleio, before + 2);
    play_on(players, 4);
    check_console(&thalia);
}

#[test]
fn the_lobby_is_live_and_a_spectator_touches_nothing() {
    let Some(server) = Server::start("lobby") else {
        return;
    };
    let erato = Browser::at(&server.url, "lobby-erato");
    erato.visit("#/online");
    erato.await_element("#open .empty");
    let thalia = Browser::at(&server.url, "lobby-thalia");
    let kleio = Browser::at(&server.url, "lobby-kleio");
    let link = open_table(&thalia, "Thalia", &json!({"visibility": "public"}));
    erato.await_element("#open .row");
    assert!(erato.text("#open .row").contains("Thalia"));
    come_by_link(&kleio, &link, "Kleio");
    erato.await_element("#playing .row");
    assert!(!erato.has("#open .row"));

    erato.click("#playing .row a");
    erato.await_element(".watching");
    thalia.await_element(".watchers");
    assert!(!erato.has("#chat"));
    assert!(!erato.has("#resign"));
    let players = [&thalia, &kleio];
    play_on(players, 2);
    await_turns(&erato, 2);
    for key in ["1", TAB, ENTER, "z", "h"] {
        erato.press(key);
    }
    play_on(players, 1);
    await_turns(&erato, 3);
    assert!(!erato.has("#place"));
    for browser in [&erato, &thalia, &kleio] {
        check_console(browser);
    }
}

#[test]
fn an_account_is_made_from_a_guest_and_deleted() {
    let Some(browser) = Browser::start("account") else {
        return;
    };
    let choices = json!({"others": [{"computer": "pupil"}, "anybody", "anybody"]});
    browser.run(&format!(
        "localStorage.setItem('polis.new-table', {})",
        json!(choices.to_string())
    ));
    browser.visit("#/online/new");
    browser.fill("#my-name", "Erato");
    browser.click("#open-table");
    browser.await_element(".akropolis-table");

    browser.visit("#/me");
    browser.fill("#account-password", "rosy-fingered");
    browser.click("#make-now");
    browser.await_element("#tokens");
    browser.fill("#token-label", "a bot");
    browser.click("#make-token");
    browser.await_element("#secret");
    // The game that the guest began is the account's.
    browser.visit("#/online");
    browser.await_element("#mine .row");

    browser.visit("#/me");
    browser.click("#sign-out");
    browser.fill("#sign-in-name", "Erato");
    browser.fill("#sign-in-password", "rosy-fingered");
    browser.click("#sign-in-now");
    browser.await_element("#tokens");
    browser.click("a[href^='#/person/']");
    browser.await_element(".profile .list");
    assert_eq!(browser.text("h1"), "Erato");
    browser.visit("#/me");
    browser.click("#delete");
    browser.fill("#delete-password", "rosy-fingered");
    browser.click("#delete-now");
    browser.await_element("#sign-in");
    check_console(&browser);
}

#[test]
fn without_a_server_the_page_says_so() {
    let Some(mut browser) = Browser::start("serverless") else {
        return;
    };
    browser.run_async("navigator.serviceWorker.ready.then(() => true)");
    browser.cut_the_network();
    browser.visit("#/online");
    browser.await_element("#no-server");
    browser.visit("#/");
    assert_eq!(browser.text(".game .title"), "Akropolis");
}
