//! The rules and the first games.

use crate::driver::Browser;
use crate::{GAMES, LANGUAGES, check_console, set_language};

/// The keys as the driver calls them.
const ARROWS: [&str; 4] = ["\u{e012}", "\u{e015}", "\u{e014}", "\u{e013}"];
const ENTER: &str = "\u{e007}";

/// Goes through a first game as one who has everything shown, up to the table.
fn watch(browser: &Browser, game: &str) {
    browser.visit("#/");
    browser.visit(&format!("#/learn/{game}"));
    browser.wait(
        "the table",
        "if (location.hash.startsWith('#/play/')) return true;
         const next = document.querySelector('#go-on');
         if (!next) return false;
         if (next.disabled) document.querySelector('.show').click();
         else next.click();
         return false",
    );
}

#[test]
fn the_rules_are_complete_in_every_language() {
    let Some(browser) = Browser::start("rules") else {
        return;
    };
    for language in LANGUAGES {
        browser.visit("#/");
        set_language(&browser, language);
        for (game, rules, rulings, figures) in [("akropolis", 14, 8, 19), ("architekton", 12, 9, 8)]
        {
            browser.visit(&format!("#/rules/{game}"));
            let count = |selector: &str| {
                browser.run(&format!(
                    "return document.querySelectorAll('{selector}').length"
                ))
            };
            assert_eq!(count(".book .rule"), rules, "{game} in {language}");
            assert_eq!(count(".book .ruling"), rulings, "{game} in {language}");
            assert_eq!(count(".book figcaption"), figures, "{game} in {language}");
            assert_eq!(count("h1"), 1, "{game} in {language}");
        }
    }
    browser.click(".contents li:last-child a");
    browser.wait(
        "the section",
        "return document.activeElement.id === 'match'
             && location.hash === '#/rules/architekton/match'",
    );
    check_console(&browser);
}

#[test]
fn a_first_game_leads_to_a_real_one() {
    let Some(browser) = Browser::start("lessons") else {
        return;
    };
    for game in GAMES {
        watch(&browser, game);
    }
    check_console(&browser);
}

#[test]
fn a_first_tile_is_found_by_keyboard() {
    let Some(browser) = Browser::start("first-tile") else {
        return;
    };
    browser.resize(1440, 900);
    browser.visit("#/learn/akropolis");
    browser.click("#go-on");
    browser.click("#go-on");
    // The second tile is not the one that is asked for, and it says so.
    browser.click(".from li:nth-child(2) .tile");
    assert!(!browser.text(".said .answer").is_empty());
    browser.click(".from li:first-child .tile");
    let title = browser.text(".said h2");
    browser.run("document.querySelector('.scene').focus()");
    browser.press("r");
    // Whatever does not do is answered; some place does.
    for arrow in ARROWS.into_iter().cycle().take(40) {
        if browser.text(".said h2") != title {
            break;
        }
        browser.press(arrow);
        browser.press(ENTER);
    }
    assert_ne!(browser.text(".said h2"), title);
    check_console(&browser);
}

#[test]
fn a_first_game_plays_by_itself() {
    let Some(browser) = Browser::start("by-itself") else {
        return;
    };
    browser.visit("#/learn/architekton");
    let title = browser.text(".said h2");
    browser.click(".by-itself");
    browser.wait(
        "the second step",
        &format!("return document.querySelector('.said h2').textContent !== '{title}'"),
    );
    check_console(&browser);
}
