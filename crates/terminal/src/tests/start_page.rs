//! The first page.

use ratatui::crossterm::event::KeyCode;

use super::TestGame;

#[test]
fn the_first_page_offers_a_game_against_the_computer() {
    insta::assert_snapshot!("start", TestGame::new("").screen());
}

#[test]
fn a_seat_is_for_a_person_or_any_level() {
    let mut seated = TestGame::new("--save FILE");
    seated.key(KeyCode::Up);
    seated.key(KeyCode::Up);
    seated.shows("◂ foreman ▸     ▏thinks of later, overlooks much");
    let offered = [
        "master",
        "daidalos",
        "companion",
        "person",
        "pupil",
        "mason",
        "foreman",
    ];
    for player in offered {
        seated.key(KeyCode::Right);
        seated.shows(&format!("◂ {player} ▸"));
    }
    for player in ["mason", "pupil", "person"] {
        seated.key(KeyCode::Left);
        seated.shows(&format!("◂ {player} ▸"));
    }
    seated.shows("▏type a name");
    seated.key(KeyCode::Left);
    seated.shows("◂ companion ▸   ▏finds your strength, and stays near it");
    seated.key(KeyCode::Left);
    seated.keys("Thalia");
    seated.shows("◂ daidalos ▸    Thalia▏  looks ahead");
    seated.keys(" of the twenty-two steps");
    seated.shows("Thalia of the twenty-two steps▏\n");
    seated.keys("\n");
    let record = seated.app.record_text().unwrap();
    assert!(record.contains("# computer 2:daidalos\n"), "{record}");
}

#[test]
fn the_first_page_starts_what_is_chosen() {
    let mut seated = TestGame::new("--save FILE");
    // Three players; the long game; the gardens variant; a name for the third seat.
    for (downs, keys) in [(1, " "), (1, " "), (5, " "), (3, "Anna")] {
        for _ in 0..downs {
            seated.key(KeyCode::Down);
        }
        seated.keys(keys);
    }
    seated.keys("\n");
    let record = seated.app.record_text().unwrap();
    for line in [
        "players 3",
        "length long",
        "variants gardens",
        "name 2 Foreman",
        "# computer 2:foreman",
        "name 3 Anna",
    ] {
        assert!(record.contains(line), "{record}");
    }
}
