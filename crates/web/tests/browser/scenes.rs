//! Every screen at its telling moments: for pictures, and for those who check what is shown.

use polis_client::new_game::People;
use polis_notation::GameKind::{Akropolis, Architekton};
use serde_json::{Value, json};

use crate::driver::Browser;
use crate::games::{DECISION, game};
use crate::scorepad;

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
    /// Under a key, from the last time.
    Keep(&'static str, fn() -> String),
}

use Act::{Await, Click, Keep, Press};

/// How the page is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) theme: &'a str,
    pub(crate) language: &'a str,
}

impl Look<'_> {
    /// The same as the page keeps it.
    pub(crate) fn settings(self) -> Value {
        json!({"theme": self.theme, "language": self.language})
    }
}

/// A game that is nearly over.
const LATE: usize = 30;
/// More moves than a game has.
const WHOLE: usize = 1000;

const AT_TABLE: Act = Await("#board");
const OVER_TABLE: Act = Await("dialog[open]");
/// The last button of the bar.
const MENU: &str = "header.bar button.icon:last-child";
const TAB: &str = "\u{e004}";

/// Every screen.
pub(crate) fn scenes() -> Vec<Scene> {
    [
        pages(),
        akropolis(),
        architekton(),
        lessons(),
        statistics(),
        pads(),
        editors(),
        puzzles(),
        studies(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn page(name: &'static str, hash: &'static str) -> Scene {
    Scene {
        name,
        hash,
        games: Vec::new(),
        acts: &[],
    }
}

fn table(name: &'static str, game: String, acts: &'static [Act]) -> Scene {
    Scene {
        name,
        hash: "#/play/1",
        games: vec![game],
        acts,
    }
}

fn city() -> String {
    game(Akropolis, People::Two, 3, 16)
}

fn four() -> String {
    game(Akropolis, People::Four, 4, 24)
}

fn town() -> String {
    game(Architekton, People::Two, 2, 16)
}

fn pages() -> Vec<Scene> {
    vec![
        page("home", "#/"),
        Scene {
            games: vec![city(), town(), four()],
            ..page("home-continue", "#/")
        },
        page("new-akropolis", "#/new/akropolis"),
        Scene {
            acts: &[Click("fieldset label:nth-of-type(4)")],
            ..page("new-akropolis-four", "#/new/akropolis")
        },
        page("new-architekton", "#/new/architekton"),
        page("settings", "#/settings"),
        page("bad-link", "#/nowhere"),
    ]
}

fn editors() -> Vec<Scene> {
    const TAKEN_UP: Act = Click("#from-game button");
    const HAND: Act = Click(".pool .offer:nth-child(3)");
    const ON_BOARD: Act = Press("\u{e015}");
    const READY: Act = Await("#place:enabled");
    vec![
        page("editor-akropolis", "#/editor/akropolis"),
        Scene {
            games: vec![city()],
            acts: &[TAKEN_UP, HAND, ON_BOARD, READY],
            ..page("editor-akropolis-hand", "#/editor/akropolis")
        },
        page("editor-architekton", "#/editor/architekton"),
        Scene {
            games: vec![town()],
            acts: &[TAKEN_UP, HAND, ON_BOARD, READY],
            ..page("editor-architekton-hand", "#/editor/architekton")
        },
    ]
}

fn akropolis() -> Vec<Scene> {
    let two = |seed, moves| game(Akropolis, People::Two, seed, moves);
    vec![
        table("akropolis-opening", two(1, 0), &[AT_TABLE]),
        table(
            "akropolis-preview",
            city(),
            &[AT_TABLE, Press("1"), Press(TAB), Await("#place:enabled")],
        ),
        table("akropolis-late", two(5, LATE), &[AT_TABLE]),
        table("akropolis-four", four(), &[AT_TABLE]),
        table(
            "akropolis-solo",
            game(Akropolis, People::Alone, 6, 16),
            &[AT_TABLE],
        ),
        table(
            "akropolis-keys",
            city(),
            &[AT_TABLE, Press("?"), OVER_TABLE],
        ),
        table(
            "akropolis-menu",
            city(),
            &[AT_TABLE, Click(MENU), OVER_TABLE],
        ),
        table("akropolis-end", two(7, WHOLE), &[OVER_TABLE]),
    ]
}

fn architekton() -> Vec<Scene> {
    let two = |seed, moves| game(Architekton, People::Two, seed, moves);
    vec![
        table("architekton-opening", two(1, 0), &[AT_TABLE]),
        table(
            "architekton-preview",
            town(),
            &[AT_TABLE, Press("1"), Press(TAB), Await("#place:enabled")],
        ),
        table("architekton-late", two(4, LATE), &[AT_TABLE]),
        table("architekton-choice", DECISION.to_owned(), &[Await("#keep")]),
        table(
            "architekton-keys",
            town(),
            &[AT_TABLE, Press("?"), OVER_TABLE],
        ),
        table(
            "architekton-menu",
            town(),
            &[AT_TABLE, Click(MENU), OVER_TABLE],
        ),
        table("architekton-end", two(5, WHOLE), &[OVER_TABLE]),
    ]
}

fn lessons() -> Vec<Scene> {
    vec![
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
    ]
}

fn statistics() -> Vec<Scene> {
    let mut games: Vec<String> = (1..5)
        .map(|seed| game(Akropolis, People::Two, seed, WHOLE))
        .collect();
    games.push(game(Akropolis, People::Four, 4, WHOLE));
    games.push(game(Akropolis, People::Alone, 6, WHOLE));
    vec![
        page("statistics-empty", "#/statistics"),
        Scene {
            games: games.clone(),
            acts: &[Await(".stat-grid")],
            ..page("statistics", "#/statistics")
        },
        Scene {
            games,
            acts: &[
                Await(".stat-games .row"),
                Click(".stat-games button[aria-haspopup=dialog]"),
                Await("dialog[open] #film-make"),
            ],
            ..page("statistics-film", "#/statistics")
        },
        Scene {
            games: (1..4)
                .map(|seed| game(Architekton, People::Two, seed, WHOLE))
                .collect(),
            acts: &[Await(".stat-grid")],
            ..page("statistics-architekton", "#/statistics")
        },
    ]
}

/// Counting at a real table.
fn pads() -> Vec<Scene> {
    const SHEET: &str = "polis.pad.1";
    let sheet = |name, acts| Scene {
        acts,
        ..page(name, "#/pad/1")
    };
    vec![
        Scene {
            acts: &[
                Keep(SHEET, scorepad::result_sheet),
                Keep("polis.pad.2", scorepad::solo_sheet),
                Keep("polis.pad.3", scorepad::town_sheet),
            ],
            ..page("pad", "#/pad")
        },
        page("pad-akropolis", "#/pad/akropolis"),
        page("pad-architekton", "#/pad/architekton"),
        sheet("pad-numbers", &[Keep(SHEET, scorepad::numbers_sheet)]),
        sheet(
            "pad-city",
            &[
                Keep(SHEET, scorepad::city_sheet),
                Click("[data-tool=why]"),
                Click("#board [data-q='3'][data-r='-3']"),
            ],
        ),
        sheet("pad-solo", &[Keep(SHEET, scorepad::solo_sheet)]),
        sheet("pad-result", &[Keep(SHEET, scorepad::result_sheet)]),
        sheet("pad-town", &[Keep(SHEET, scorepad::town_sheet)]),
    ]
}

fn puzzles() -> Vec<Scene> {
    vec![
        Scene {
            acts: &[Await(".puzzle-game .next")],
            ..page("puzzles", "#/puzzles")
        },
        Scene {
            acts: &[AT_TABLE],
            ..page("puzzle-akropolis", "#/puzzles/akropolis/1")
        },
        Scene {
            acts: &[AT_TABLE, Click("#show-solution"), Await("#next-puzzle")],
            ..page("puzzle-akropolis-solution", "#/puzzles/akropolis/2")
        },
        Scene {
            acts: &[
                AT_TABLE,
                Click("#puzzle-hint"),
                Await(".puzzle-card .verdict"),
            ],
            ..page("puzzle-architekton", "#/puzzles/architekton/1")
        },
        page("no-puzzle", "#/puzzles/akropolis/9999"),
    ]
}

fn studies() -> Vec<Scene> {
    let replay = |name, hash, game, acts| Scene {
        name,
        hash,
        games: vec![game],
        acts,
    };
    vec![
        Scene {
            games: vec![city(), town(), four()],
            ..page("study", "#/study")
        },
        replay(
            "replay-akropolis",
            "#/replay/1/21",
            game(Akropolis, People::Two, 7, WHOLE),
            &[AT_TABLE],
        ),
        replay("replay-four", "#/replay/1/18", four(), &[AT_TABLE]),
        replay(
            "replay-architekton",
            "#/replay/1/14",
            game(Architekton, People::Two, 5, WHOLE),
            &[AT_TABLE],
        ),
        replay(
            "replay-analysed",
            "#/replay/1/2",
            game(Akropolis, People::Two, 3, 2),
            &[AT_TABLE, Press("a"), Await(".analysis > p.small")],
        ),
        page("no-replay", "#/replay/record/game_chess~moves"),
    ]
}

impl Scene {
    /// Whether it has a board, with all that can be done there.
    pub(crate) fn is_of_a_table(&self) -> bool {
        ["#/play/", "#/replay/", "#/editor/", "#/puzzles/"]
            .iter()
            .any(|hash| self.hash.starts_with(hash))
    }

    /// Shows it.
    pub(crate) fn show(&self, browser: &Browser, look: Look<'_>) {
        let settings = look.settings().to_string();
        let games = self.games.iter().enumerate();
        let mut kept: Vec<(String, String)> = games
            .map(|(index, game)| (format!("polis.game.{}", index + 1), game.clone()))
            .collect();
        kept.push(("polis.settings".to_owned(), settings));
        kept.extend(self.acts.iter().filter_map(|act| match act {
            Keep(key, text) => Some(((*key).to_owned(), text())),
            _ => None,
        }));
        browser.visit_with(self.hash, &kept);
        for act in self.acts {
            match act {
                Press(key) => browser.press(key),
                Click(selector) => browser.click(selector),
                Keep(..) => {}
                Await(selector) => browser.await_element(selector),
            }
        }
        rest(browser);
    }
}

/// A promise of the page that comes true when its letters are there, nothing moves that will come to
/// rest, and it is drawn so.
pub(crate) const AT_REST: &str = "(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moves = one => one.playState === 'running'
        && one.effect.getComputedTiming().endTime !== Infinity;
    await document.fonts.ready;
    do {
        await frame();
        await frame();
    } while (document.getAnimations().some(moves));
})()";

/// Waits until the page is at rest.
pub(crate) fn rest(browser: &Browser) {
    browser.run_async(AT_REST);
}
