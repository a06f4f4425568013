//! The host's page, and what others see of what is done there.

use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};

const PASSWORD: &str = "rosy-fingered";

/// Makes an account on the account page, as far as the server allows.
fn make_account(browser: &Browser, name: &str) {
    browser.fill("#account-name", name);
    browser.fill("#account-password", PASSWORD);
    browser.click("#make-now");
}

/// Waits until an element says something.
fn await_text(browser: &Browser, selector: &str, text: &str) {
    let (quoted, wanted) = (json!(selector), json!(text));
    browser.wait(
        text,
        &format!("return !!document.querySelector({quoted})?.textContent.includes({wanted})"),
    );
}

#[test]
fn a_host_looks_after_the_site() {
    let Some(server) = Server::start("host") else {
        return;
    };
    let thalia = Browser::at(&server.url, "host-thalia");
    thalia.visit("#/me");
    make_account(&thalia, "Thalia");
    thalia.await_element("#sign-out-everywhere");
    thalia.visit("#/host");
    await_text(&thalia, "main", "Only the hosts");
    server.admin(&["host", "Thalia"]);
    // A server believes what it knows of somebody for half a minute; another sign-in is news.
    thalia.visit("#/me");
    thalia.click("#sign-out");
    thalia.fill("#sign-in-name", "Thalia");
    thalia.fill("#sign-in-password", PASSWORD);
    thalia.click("#sign-in-now");
    thalia.click("#to-host");
    await_text(&thalia, "#people-figures", "Accounts1");
    await_text(&thalia, "#storage-figures", "SQLite");
    await_text(&thalia, "#deeds", "Named host: Thalia");

    // A line for everybody.
    let kleio = Browser::at(&server.url, "host-kleio");
    kleio.resize(390, 844);
    kleio.visit("#/online");
    thalia.fill("#announcement-text", "We are away <b>tonight</b>.");
    thalia.click("#announce");
    for browser in [&thalia, &kleio] {
        await_text(browser, "#announcement", "We are away <b>tonight</b>.");
    }
    let width = kleio.run("return document.documentElement.scrollWidth");
    assert_eq!(width, 390);
    thalia.click("#end-announcement");
    kleio.wait(
        "the end of the line",
        "return document.querySelector('#announcement') == null",
    );

    // By invitation only.
    thalia.click("#inviting .segments label:last-child");
    await_text(&thalia, "#deeds", "By invitation only");
    thalia.fill("#invitation-note", "Kleio");
    thalia.click("#invite");
    thalia.await_element("#inviting .code");
    let code = thalia.text("#inviting .code");
    kleio.visit("#/me");
    kleio.await_element("#invitation-code");
    kleio.visit(&format!("#/invited/{code}"));
    kleio.wait(
        "the code",
        &format!("return document.querySelector('#invitation-code')?.value === '{code}'"),
    );
    make_account(&kleio, "Kleio");
    kleio.await_element("#sign-out-everywhere");
    thalia.wait(
        "the used invitation to go",
        "return document.querySelector('#inviting .code') == null",
    );

    // Somebody is kept out.
    thalia.fill("#person-name", "klei");
    thalia.click("#people li[data-name=Kleio] .suspend");
    await_text(&thalia, "#people li[data-name=Kleio]", "Kept out");
    kleio.reload();
    kleio.await_element("#sign-in");

    // The page fits on a phone, in every language.
    thalia.resize(390, 844);
    for language in crate::LANGUAGES {
        crate::set_language(&thalia, language);
        thalia.await_element("#people-figures");
        let width = thalia.run("return document.documentElement.scrollWidth");
        assert_eq!(width, 390, "the host's page in {language}");
    }
    check_console(&thalia);
}

#[test]
fn a_sign_of_engine_help_is_told_to_hosts_as_advice() {
    let Some(server) = Server::start("engine-sign") else {
        return;
    };
    let kleio = Browser::at(&server.url, "engine-sign-kleio");
    kleio.visit("#/me");
    make_account(&kleio, "Kleio");
    kleio.await_element("#sign-out-everywhere");
    kleio.visit("#/online/best");
    kleio.click(".pools label:nth-child(5)");
    kleio.click("#begin-solo button[type=submit]");
    kleio.await_element(".akropolis-table");
    crate::deals::play_out(&kleio);

    let thalia = Browser::at(&server.url, "engine-sign-thalia");
    thalia.visit("#/me");
    make_account(&thalia, "Thalia");
    thalia.await_element("#sign-out-everywhere");
    server.admin(&["host", "Thalia"]);
    thalia.click("#sign-out");
    thalia.fill("#sign-in-name", "Thalia");
    thalia.fill("#sign-in-password", PASSWORD);
    thalia.click("#sign-in-now");
    thalia.click("#to-host");
    // Who has finished no game says nothing.
    thalia.click("#people li[data-name=Thalia] .engine");
    await_text(&thalia, "#people li[data-name=Thalia]", "no whole game");
    // One game is looked at, and it is said what it means and what it does not.
    thalia.click("#people li[data-name=Kleio] .engine");
    let row = "document.querySelector('#people li[data-name=Kleio] .engine-sign')";
    thalia.await_element("#people li[data-name=Kleio] .engine-sign");
    thalia.wait_while(
        "what was found",
        &format!("return {row}.querySelector('li') == null"),
    );
    let found = thalia.text("#people li[data-name=Kleio] .engine-sign");
    for said in ["Akropolis", "Master", "never a proof"] {
        assert!(found.contains(said), "{said}: {found}");
    }
    assert!(!thalia.has("#people li[data-name=Kleio] .engine-sign b"));
    // It is kept: whoever asks again is told at once, on a phone, too.
    thalia.resize(390, 844);
    thalia.reload();
    thalia.click("#people li[data-name=Kleio] .engine");
    await_text(
        &thalia,
        "#people li[data-name=Kleio] .engine-sign",
        "Master",
    );
    let width = thalia.run("return document.documentElement.scrollWidth");
    assert_eq!(width, 390);
    check_console(&thalia);
}
