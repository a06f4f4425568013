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
pub(crate) fn turns(browser: &Browser) -> u64 {
    let turns = browser.run("return +document.querySelector('[data-turns]').dataset.turns");
    turns.as_u64().unwrap()
}

pub(crate) fn await_turns(browser: &Browser, number: u64) {
    browser.wait(
        "the move",
        &format!("return +document.querySelector('[data-turns]')?.dataset.turns === {number}"),
    );
}

/// Plays the free tile where it brings most, by keyboard.
pub(crate) fn play(browser: &Browser) {
    browser.await_element("#place");
    for key in ["1", TAB, ENTER] {
        browser.press(key);
    }
}

/// Plays so many moves, whoever's turn it is, until the game is over.
pub(crate) fn play_on(players: [&Browser; 2], number: usize) {
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
pub(crate) fn whose_turn(players: [&Browser; 2]) -> &Browser {
    for _ in 0..500 {
        if let Some(player) = players.into_iter().find(|player| player.has("#place")) {
            return player;
        }
    }
    panic!("it is nobody's turn: {}", players[0].text("body"));
}

/// Two who sit at a table of two.
pub(crate) fn two_at_a_table(
    thalia: &Browser,
    kleio: &Browser,
    choices: &serde_json::Value,
) -> String {
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
    // The order of the tiles is fixed; what it is, is told after the end.
    assert!(thalia.has(".shuffle-proof[data-verdict='fixed']"));

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
        browser.await_element(".result-panel[open] .ending:not(.telling)");
        let title = browser.text(".result-panel .title");
        title.split_once(", ").unwrap().1.to_owned()
    };
    assert_eq!(points(&thalia), points(&kleio));
    for player in players {
        player.await_element(".shuffle-proof[data-verdict='proven']");
    }

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
    assert_eq!(kleio.text(".question b"), "You win");
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
    assert!(!erato.has("#resign"));
    // Whoever watches sees no button that cannot be pressed.
    let dead = erato.run(
        "return [...document.querySelectorAll('button:disabled')]
             .filter(one => one.checkVisibility()).map(one => one.outerHTML)",
    );
    assert_eq!(dead, json!([]));
    let players = [&thalia, &kleio];
    play_on(players, 2);
    await_turns(&erato, 2);
    for key in ["1", TAB, ENTER, "z", "h"] {
        erato.press(key);
    }
    play_on(players, 1);
    await_turns(&erato, 3);
    assert!(!erato.has("#place"));
    // The city of who moves is on the stage.
    let follows = "const name = text => text.split('’')[0];
        return name(document.querySelector('.whose').textContent)
            === name(document.querySelector('#board').ariaLabel)";
    erato.wait("the city of who moves", follows);
    play_on(players, 1);
    await_turns(&erato, 4);
    erato.wait("the city of who moves", follows);
    erato.resize(390, 844);
    erato.wait(
        "a word about it on a phone",
        "return document.querySelector('.watches').checkVisibility()",
    );
    erato.resize(1440, 900);

    // Who gives a name is listed, and talks where the players do not hear it.
    erato.click("#chat");
    let is_whole = "const box = document.querySelector('.chat-panel').getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth";
    assert_eq!(erato.run(is_whole), true, "the panel of the chat");
    erato.fill("#my-name", "Erato");
    for text in ["bold <i>move</i>", "and another"] {
        erato.fill("#chat-text", text);
        erato.click("#chat-send");
        let said = json!(text);
        let last = "[...document.querySelectorAll('.lines-said li span')].at(-1)?.textContent";
        erato.wait("the line", &format!("return {last} === {said}"));
    }
    thalia.click("#spectators summary");
    thalia.wait(
        "the name of who watches",
        "return document.querySelector('#spectators ul').textContent.includes('Erato')",
    );
    thalia.click("#spectators summary");
    thalia.click("#chat");
    thalia.fill("#chat-text", "hello");
    thalia.click("#chat-send");
    thalia.await_element(".lines-said li.mine");
    kleio.await_element(".unread");
    assert!(!thalia.text(".lines-said").contains("bold"));
    assert!(!erato.text(".lines-said").contains("hello"));
    thalia.click("#chat");
    // When the game has ended, everybody reads everything.
    kleio.click("#resign");
    kleio.click("#resign-now");
    for browser in [&thalia, &kleio, &erato] {
        browser.wait(
            "both chats",
            "const said = document.querySelector('.lines-said')?.textContent ?? '';
             return said.includes('bold <i>move</i>') && said.includes('hello')",
        );
    }
    for browser in [&erato, &thalia, &kleio] {
        check_console(browser);
    }
}

#[test]
fn a_turn_is_planned_on_the_table_and_played_at_once() {
    let Some(server) = Server::start("plans") else {
        return;
    };
    let thalia = Browser::at(&server.url, "plans-thalia");
    let kleio = Browser::at(&server.url, "plans-kleio");
    two_at_a_table(&thalia, &kleio, &json!({}));
    let players = [&thalia, &kleio];
    let mover = whose_turn(players);
    let waits = if std::ptr::eq(mover, &raw const thalia) {
        &kleio
    } else {
        &thalia
    };
    // As if it were their turn, twice; one of both is taken off again.
    for key in ["2", "1"] {
        waits.click("#plans");
        waits.click("#plan-turn");
        waits.await_element("#place");
        for key in [key, TAB, ENTER] {
            waits.press(key);
        }
        waits.wait_while(
            "the plan",
            "return document.querySelector('#place') !== null",
        );
    }
    let planned = "return document.querySelectorAll('.planned-turns li').length";
    waits.wait("both plans", &format!("{planned} === 2"));
    waits.click("#plans");
    waits.click(".planned-turns li:last-child button");
    waits.wait("one plan", &format!("{planned} === 1"));
    waits.run("location.reload()");
    waits.wait("the plan again", &format!("{planned} === 1"));
    assert_eq!(turns(waits), 0);
    // The other takes the free tile, and the answer is there.
    play(mover);
    for player in players {
        await_turns(player, 2);
    }
    assert!(!waits.has(".planned-turns"));
    play(mover);
    await_turns(waits, 3);
    for browser in players {
        check_console(browser);
    }
}

#[test]
fn an_account_is_made_from_a_guest_and_deleted() {
    let Some(browser) = Browser::start("account") else {
        return;
    };
    browser.visit("#/online/new");
    browser.fill("#my-name", "Erato");
    browser.run(
        "const select = document.querySelector('.seat-line select'); select.value = 'pupil';
         select.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    browser.click("#open-table");
    browser.await_element(".akropolis-table");

    browser.visit("#/me");
    browser.fill("#account-password", "rosy-fingered");
    browser.click("#make-now");
    // The recovery code is shown once, and put away when it is kept.
    browser.await_element("#tokens");
    let code = browser.text("#recovery-code");
    assert_eq!(code.len(), 29, "{code}");
    browser.click("#recovery-kept");
    browser.wait_while(
        "the code",
        "return document.querySelector('#recovery-code') !== null",
    );
    browser.fill("#token-label", "a bot");
    browser.click("#make-token");
    browser.await_element("#secret");
    // The game that the guest began is the account's.
    browser.visit("#/online");
    browser.await_element("#mine .row");

    browser.visit("#/me");
    browser.click("#sign-out");
    // The password is forgotten: with the code there is another one, and another code.
    browser.click("#forgot");
    browser.fill("#recover-name", "Erato");
    browser.fill("#recover-code", &code.to_lowercase());
    browser.fill("#recover-password", "wine-dark sea");
    browser.click("#recover-now");
    browser.await_element("#tokens");
    assert_ne!(browser.text("#recovery-code"), code);
    browser.click("#sign-out");
    browser.fill("#sign-in-name", "Erato");
    browser.fill("#sign-in-password", "wine-dark sea");
    browser.click("#sign-in-now");
    browser.await_element("#tokens");
    browser.click("a[href^='#/person/']");
    browser.await_element(".profile .list");
    assert_eq!(browser.text("h1"), "Erato");
    browser.visit("#/me");
    browser.click("#delete");
    browser.fill("#delete-password", "wine-dark sea");
    browser.click("#delete-now");
    browser.await_element("#sign-in");
    check_console(&browser);
}

/// Makes an account and stays where one is told of it.
pub(crate) fn make_account(browser: &Browser, name: &str) {
    browser.visit("#/me");
    browser.fill("#account-name", name);
    browser.fill("#account-password", "rosy-fingered");
    browser.click("#make-now");
    browser.await_element("#tokens");
}

pub(crate) fn await_text(browser: &Browser, selector: &str, text: &str) {
    browser.wait(
        text,
        &format!(
            "return document.querySelector({})?.textContent.includes({}) ?? false",
            json!(selector),
            json!(text)
        ),
    );
}

#[test]
#[allow(clippy::too_many_lines, reason = "one story")]
fn a_rated_match_is_won_and_seen_everywhere() {
    let Some(server) = Server::start("rated") else {
        return;
    };
    let thalia = Browser::at(&server.url, "rated-thalia");
    let kleio = Browser::at(&server.url, "rated-kleio");
    kleio.resize(390, 844);
    make_account(&thalia, "Thalia");
    make_account(&kleio, "Kleio");
    assert_eq!(thalia.text(".bar .who .name"), "Thalia");

    // A computer player who sat there last time does not take the friend's chair.
    let choices = json!({"game": "architekton", "contest": "match", "rated": "rated",
        "others": [{"computer": "pupil"}, "anybody", "anybody"]});
    thalia.run(&format!(
        "localStorage.setItem('polis.new-table', {})",
        json!(choices.to_string())
    ));
    thalia.visit("#/online/new");
    thalia.click("#open-table");
    thalia.await_element(".qr");
    let link = thalia.run("return document.querySelector('#link').value");
    let link = link.as_str().unwrap();
    // Whoever is invited reads what it is about, and where to learn it.
    kleio.visit(&link[link.find('#').unwrap()..]);
    kleio.await_element(".about-game a[href='#/rules/architekton']");
    assert!(kleio.has(".about-game a[href='#/learn/architekton']"));
    kleio.click("#sit");
    let players = [&thalia, &kleio];
    for player in players {
        player.await_element(".architekton-table");
        assert_eq!(player.text(".seat-chip .rating"), "1500?");
    }

    // Whoever's turn it is is told so on the first page, with the way back.
    let is_called = |player: &Browser| {
        let title = player.run("return document.title");
        title.as_str().unwrap().starts_with('\u{25cf}')
    };
    let mover = loop {
        if let Some(mover) = players.into_iter().find(|player| is_called(player)) {
            break mover;
        }
    };
    mover.visit("#/");
    mover.await_element("#mine .row.on");
    assert!(mover.text(".turn-call").contains("(1)"));
    assert!(is_called(mover));
    mover.click(".turn-call");
    mover.await_element(".architekton-table");

    for game in 1..=2 {
        kleio.click("#resign");
        kleio.click("#resign-now");
        for player in players {
            player.await_element(".early-end[open] .rating-result b");
        }
        assert_eq!(thalia.text(".early-end h2"), "You win");
        assert_eq!(thalia.text(".early-end .reason"), "Kleio has resigned.");
        assert_eq!(kleio.text(".early-end h2"), "Thalia wins");
        if game == 2 {
            await_text(&thalia, ".early-end", "You win the match.");
            await_text(&kleio, ".early-end", "Thalia wins the match.");
            break;
        }
        await_text(&thalia, ".rating-result", "1500 \u{2192} 1662? (+162)");
        await_text(
            &thalia,
            ".rating-result",
            "Expected against this company: 50",
        );
        await_text(&kleio, ".rating-result", "Thalia 1662? (+162)");
        // The next game waits for both.
        await_text(&kleio, ".early-end .pause", "The next game begins in");
        let before = thalia.run("return location.hash");
        thalia.click(".early-end .rematch");
        await_text(&kleio, ".early-end", "Thalia is ready.");
        assert_eq!(thalia.run("return location.hash"), before);
        kleio.click(".early-end .rematch");
        for player in players {
            player.wait(
                "the next game",
                &format!(
                    "return location.hash !== {before}
                         && document.querySelector('dialog[open]') == null
                         && document.querySelector('#resign') != null"
                ),
            );
        }
    }

    // The board, the profile and the screen of study tell of it.
    thalia.visit("#/online/best");
    thalia.await_element(".best .none");
    thalia.click(".pools label:nth-child(4)");
    thalia.await_element(".leaderboard tbody tr:nth-child(2)");
    assert_eq!(thalia.text(".leaderboard tbody th"), "Thalia");
    assert!(thalia.text(".leaderboard .rating").ends_with('?'));
    thalia.click(".leaderboard tbody a");
    thalia.await_element(".rating-graph");
    await_text(&thalia, ".profile .list", "Kleio has resigned.");
    assert!(thalia.text(".rating-step").contains('+'));
    thalia.visit("#/study");
    thalia.await_element("#online-games li a");

    // A wrong old password is called that, and a new one is confirmed.
    thalia.visit("#/me");
    thalia.fill("#old-password", "grey-eyed");
    thalia.fill("#new-password", "wine-dark sea");
    thalia.click("#password-now");
    await_text(&thalia, ".account .error", "The current password is wrong.");
    let complaints = thalia.complaints();
    assert!(
        complaints.iter().all(|one| one.contains("401")),
        "{complaints:?}"
    );
    thalia.fill("#old-password", "rosy-fingered");
    thalia.click("#password-now");
    await_text(&thalia, ".account .done", "The password is changed.");
    // The name of an account is not proposed for another one.
    thalia.click("#sign-out");
    thalia.await_element("#make-account");
    assert_eq!(
        thalia.run("return document.querySelector('#account-name').value"),
        ""
    );
    check_console(&thalia);
    check_console(&kleio);
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
