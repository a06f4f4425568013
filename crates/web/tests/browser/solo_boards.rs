//! The boards of the best solo games.

use crate::check_console;
use crate::deals::play_out;
use crate::driver::{Browser, Server};
use crate::online::{await_text, make_account};

#[test]
fn a_solo_game_gets_on_the_board_and_is_replayed() {
    let Some(server) = Server::start("solo") else {
        return;
    };
    let thalia = Browser::at(&server.url, "solo-thalia");
    make_account(&thalia, "Thalia");
    thalia.visit("#/online/best");
    thalia.click(".pools label:nth-child(5)");
    await_text(&thalia, ".best .none", "solo game");
    thalia.click("#begin-solo button[type=submit]");
    thalia.await_element(".akropolis-table");
    // It counts, so it is played without help.
    let hidden = thalia.run("return document.querySelector('#hint').hidden");
    assert_eq!(hidden, true);
    play_out(&thalia);

    // It counts among one's games, which are those of the account as there are none on the device.
    thalia.visit("#/statistics");
    thalia.await_element("#stat-from");
    await_text(&thalia, ".heading .small", "1 finished game");

    // On a phone, too.
    thalia.resize(390, 844);
    thalia.visit("#/online/best");
    thalia.click(".pools label:nth-child(5)");
    await_text(&thalia, ".leaderboard.solo tbody th", "Thalia");
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(thalia.run(fits), true);
    thalia.click(".leaderboard.solo tbody td a");
    thalia.await_element(".akropolis-table");
    let hash = thalia.run("return location.hash");
    assert!(hash.as_str().unwrap().starts_with("#/replay/table/"));
    check_console(&thalia);
}
