//! Every screen at its telling moments: for pictures, and for those who check what is shown.

use polis_web::game_kind::GameKind::{Akropolis, Architekton};
use polis_web::new_game::People;
use serde_json::json;

use crate::driver::Browser;
use crate::games::{DECISION, game};

/// A screen at a moment.
pub(crate) struct Scene {
    /// For files and messages.
    pub(crate) name: &'static str,
    hash: &'static str,
    /// The games that are kept, from number 1.
    games: Vec<String>,
    acts: &'static [Act],
}

/// What somebody does before one looks.
enum Act {
    Press(&'static str),
    Click(&'static str),
    /// Until there is such an element.
    Await(&'static str),
}

use Act::{Await, Click, Press};

/// How the page is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) theme: &'a str,
    pub(crate) language: &'a str,
}

/// A game that is nearly over.
const LATE: usize = 30;
/// More moves than a game has.
const WHOLE: usize = 1000;

const AT_TABLE: Act = Await("#board");
const TAB: &str = "\u{e004}";

/// Every screen.
pub(crate) fn scenes() -> Vec<Scene> {
    let page = |name, hash| Scene {
        name,
        hash,
        games: Vec::new(),
        acts: &[],
    };
    let table = |name, game, acts| Scene {
        name,
        hash: "#/play/1",
        games: vec![game],
        acts,
    };
    let hands = || game(Akropolis, People::Two, 3, 16);
    let town = || game(Architekton, People::Two, 2, 16);
    vec![
        page("home", "#/"),
        Scene {
            games: vec![hands(), town(), game(Akropolis, People::Four, 4, 24)],
            ..page("home-continue", "#/")
        },
        page("new-akropolis", "#/new/akropolis"),
        Scene {
            acts: &[Click("fieldset label:nth-of-type(4)")],
            ..page("new-akropolis-four", "#/new/akropolis")
        },
        page("new-architekton", "#/new/architekton"),
        table(
            "akropolis-opening",
            game(Akropolis, People::Two, 1, 0),
            &[AT_TABLE],
        ),
        table(
            "akropolis-preview",
            hands(),
            &[AT_TABLE, Press("1"), Press(TAB), Await("#place:enabled")],
        ),
        table(
            "akropolis-late",
            game(Akropolis, People::Two, 5, LATE),
            &[AT_TABLE],
        ),
        table(
            "akropolis-four",
            game(Akropolis, People::Four, 4, 24),
            &[AT_TABLE],
        ),
        table(
            "akropolis-solo",
            game(Akropolis, People::Alone, 6, 16),
            &[AT_TABLE],
        ),
        table(
            "akropolis-keys",
            hands(),
            &[AT_TABLE, Press("?"), Await("dialog[open]")],
        ),
        table(
            "akropolis-end",
            game(Akropolis, People::Two, 7, WHOLE),
            &[Await("dialog[open]")],
        ),
        table(
            "architekton-opening",
            game(Architekton, People::Two, 1, 0),
            &[AT_TABLE],
        ),
        table(
            "architekton-preview",
            town(),
            &[AT_TABLE, Press("1"), Press(TAB), Await("#place:enabled")],
        ),
        table(
            "architekton-late",
            game(Architekton, People::Two, 4, LATE),
            &[AT_TABLE],
        ),
        table("architekton-choice", DECISION.to_owned(), &[Await("#keep")]),
        table(
            "architekton-keys",
            town(),
            &[AT_TABLE, Press("?"), Await("dialog[open]")],
        ),
        table(
            "architekton-end",
            game(Architekton, People::Two, 5, WHOLE),
            &[Await("dialog[open]")],
        ),
        page("rules-akropolis", "#/rules/akropolis"),
        page("rules-architekton", "#/rules/architekton"),
        page("learn-akropolis", "#/learn/akropolis"),
        Scene {
            acts: &[
                Click("#go-on"),
                Click("#go-on"),
                Click(".from .tile"),
                Await(".scene.holding"),
            ],
            ..page("learn-akropolis-tile", "#/learn/akropolis")
        },
        page("learn-architekton", "#/learn/architekton"),
        page("settings", "#/settings"),
        page("bad-link", "#/nowhere"),
    ]
}

impl Scene {
    /// Shows it.
    pub(crate) fn show(&self, browser: &Browser, look: Look<'_>) {
        let settings = json!({"theme": look.theme, "language": look.language}).to_string();
        let games = json!(self.games);
        browser.visit("#/settings");
        browser.run(&format!(
            "localStorage.clear();
             localStorage.setItem('polis.settings', {});
             {games}.forEach((game, index) => localStorage.setItem(`polis.game.${{index + 1}}`, game))",
            json!(settings)
        ));
        browser.visit(self.hash);
        browser.reload();
        for act in self.acts {
            match act {
                Press(key) => browser.press(key),
                Click(selector) => browser.click(selector),
                Await(selector) => browser.wait(
                    selector,
                    &format!("return document.querySelector({}) != null", json!(selector)),
                ),
            }
        }
        // Until it is drawn, with its letters, and nothing moves that will come to rest.
        browser.run_async(
            "document.fonts.ready.then(() => new Promise(drawn =>
                 requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))))",
        );
        browser.wait(
            "rest",
            "return document.getAnimations().every(one =>
                 one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)",
        );
    }
}
