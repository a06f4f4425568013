//! The private board at an online table.

use serde_json::json;

use crate::check_console;
use crate::driver::{Browser, Server};
use crate::online::{await_text, await_turns, play, turns, two_at_a_table, whose_turn};

#[test]
fn moves_are_tried_out_unseen_until_the_game_moves_on() {
    let Some(server) = Server::start("trying") else {
        return;
    };
    let thalia = Browser::at(&server.url, "trying-thalia");
    let kleio = Browser::at(&server.url, "trying-kleio");
    kleio.resize(390, 844);
    two_at_a_table(&thalia, &kleio, &json!({"pace": "daily", "days": 2}));
    let players = [&thalia, &kleio];
    let mover = whose_turn(players);
    let other = if std::ptr::eq(mover, &raw const thalia) {
        &kleio
    } else {
        &thalia
    };

    // Both seats are played on the own board, until unseen tiles would come.
    mover.click("#try-out");
    await_text(mover, "#private-board", "only you see this");
    play(mover);
    await_turns(mover, 1);
    play(mover);
    await_turns(mover, 2);
    assert_eq!(turns(other), 0);
    while !mover.text("#private-board").contains("Nobody has seen") {
        let before = turns(mover);
        play(mover);
        mover.wait(
            "a move or the end of the line",
            &format!(
                "return +document.querySelector('[data-turns]').dataset.turns > {before}
                     || document.querySelector('#private-board').textContent.includes('Nobody has')"
            ),
        );
    }
    // It is kept when the page is loaded anew.
    let tried = turns(mover);
    mover.reload();
    await_turns(mover, 0);
    mover.click("#try-out");
    await_turns(mover, tried);
    mover.click("#try-back");
    await_turns(mover, tried - 1);
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(mover.run(fits), true);
    mover.click("#try-end");
    await_turns(mover, 0);
    assert_eq!(turns(other), 0);

    // Who waits tries out as well, until the game moves on.
    other.click("#try-out");
    play(other);
    await_turns(other, 1);
    play(other);
    await_turns(other, 2);
    play(mover);
    await_turns(mover, 1);
    await_turns(other, 1);
    other.wait(
        "the game",
        "return !document.querySelector('#private-board')",
    );
    for browser in players {
        check_console(browser);
    }
}
