//! A study by link: one leads at a desk, another follows with a phone, tries a move and offers it.

use polis_client::new_game::People;
use polis_notation::GameKind::Architekton;
use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::games::game;

const RIGHT: &str = "\u{e014}";
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";

fn wait_for_ply(browser: &Browser, ply: usize) {
    browser.wait(
        &format!("ply {ply}"),
        &format!("return +document.querySelector('#ply')?.value === {ply}"),
    );
}

/// Waits until an element says something.
fn await_text(browser: &Browser, selector: &str, text: &str) {
    let (quoted, wanted) = (json!(selector), json!(text));
    browser.wait(
        text,
        &format!("return !!document.querySelector({quoted})?.textContent.includes({wanted})"),
    );
}

/// Keeps a picture of the page, where somebody wants to look at it.
fn picture(browser: &Browser, name: &str) {
    if let Some(folder) = std::env::var_os("POLIS_STUDY_PICTURES") {
        let path = std::path::Path::new(&folder).join(format!("{name}.png"));
        std::fs::write(path, browser.picture()).unwrap();
    }
}

#[test]
fn two_browsers_study_a_game_together() {
    let Some(server) = Server::start("studies") else {
        return;
    };
    let thalia = Browser::at(&server.url, "studies-thalia");
    let kleio = Browser::at(&server.url, "studies-kleio");
    thalia.resize(1440, 900);
    kleio.resize(390, 844);

    // From a replay of a game that is kept here.
    let kept = game(Architekton, People::Two, 7, 1000);
    thalia.run(&format!(
        "localStorage.setItem('polis.game.1', {})",
        json!(kept)
    ));
    thalia.visit("#/replay/1");
    thalia.reload();
    thalia.await_element("#board");
    thalia.click("#share");
    thalia.click("#study-together");
    thalia.fill("#new-study-title", "Chequered towns");
    thalia.fill("#my-name", "Thalia");
    thalia.click("#create-study");
    thalia.await_element("#together");
    await_text(&thalia, "#my-part", "You lead");
    let address = thalia.run("return location.hash");
    let address = address.as_str().unwrap();
    assert!(address.starts_with("#/study/"), "{address}");
    assert!(thalia.has(".together .qr"));

    // Who has the link sees what the leader shows, without a name.
    thalia.press(RIGHT);
    thalia.press(RIGHT);
    wait_for_ply(&thalia, 2);
    kleio.visit(address);
    kleio.await_element("#together");
    await_text(&kleio, "#my-part", "You follow Thalia");
    wait_for_ply(&kleio, 2);
    await_text(&thalia, "#together", "one more without a name");
    thalia.press(RIGHT);
    wait_for_ply(&kleio, 3);
    // It is said, with the chapter.
    await_text(&kleio, ".replay > .unseen", "Move 3 of");

    // A move of one's own, by the keyboard: it is marked, and the leader's place is left.
    kleio.click("#tab-explore");
    kleio.press("1");
    kleio.press(TAB);
    kleio.press(TAB);
    kleio.await_element("#place:enabled");
    kleio.press(ENTER);
    kleio.await_element(".replay-moves .own");
    kleio.click("#tab-together");
    await_text(&kleio, "#my-part", "on your own");
    thalia.press(RIGHT);
    wait_for_ply(&thalia, 4);
    picture(&kleio, "phone-away");

    // It is offered, under a name, and accepted.
    kleio.fill("#my-name", "Kleio");
    kleio.click("#offer");
    await_text(&thalia, "#offers", "Kleio");
    await_text(&thalia, "#people", "Kleio");
    picture(&thalia, "desk-offer");
    thalia.click("#offers .accept");
    thalia.wait(
        "the variation",
        "return document.querySelectorAll('.replay-moves .begins').length === 1
             && !document.querySelector('#offers')",
    );
    kleio.wait(
        "the move of the study",
        "return !document.querySelector('.replay-moves .own')",
    );
    kleio.click("#follow");
    await_text(&kleio, "#my-part", "You follow Thalia");
    wait_for_ply(&kleio, 4);
    picture(&kleio, "phone-following");

    // The other leads, and gives it back.
    thalia.run(
        "[...document.querySelectorAll('#people button')]
             .find(button => button.textContent.includes('Kleio')).click()",
    );
    await_text(&kleio, "#my-part", "You lead");
    await_text(&thalia, "#my-part", "You follow Kleio");
    kleio.click("#back");
    wait_for_ply(&thalia, 3);
    kleio.click("#people button");
    await_text(&thalia, "#my-part", "You lead");

    // Where only the leader tries moves, nobody else does.
    thalia.click("#managing summary");
    thalia.click("#may-try");
    kleio.click("#forward");
    await_text(&kleio, "#together", "Only the leader tries moves");
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    for browser in [&thalia, &kleio] {
        assert_eq!(browser.run(fits), true);
    }
    picture(&thalia, "desk-managing");

    // One finds it again, until it is deleted.
    thalia.visit("#/study");
    await_text(&thalia, "#my-studies", "Chequered towns");
    picture(&thalia, "desk-list");
    thalia.click("#my-studies a");
    thalia.await_element("#together");
    thalia.click("#managing summary");
    thalia.click("#delete-study");
    thalia.click("#delete-study");
    await_text(&kleio, "h1", "does not exist");
    for browser in [&thalia, &kleio] {
        check_console(browser);
    }
}
