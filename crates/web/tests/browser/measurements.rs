//! How soon one can play, and how fast the preview follows the pointer: `cargo xtask browser
//! --measure`. Machines differ, so no figure fails; `docs/benchmarks.md` says what they were.

use polis_client::new_game::People;
use polis_notation::GameKind;
use serde_json::{Value, json};

use crate::driver::Browser;
use crate::games::{game, long_game};

/// How many times each start is taken.
const STARTS: usize = 7;
/// How many moves of the pointer are taken.
const MOVES: usize = 60;

fn is_asked_for() -> bool {
    std::env::var_os("POLIS_MEASURE").is_some()
}

/// Sorted, with the middle and the largest.
fn tell(what: &str, unit: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let at = |part: f64| values[((values.len() - 1) as f64 * part).round() as usize];
    eprintln!(
        "{what}: least {:.1}, median {:.1}, of 20 the second largest {:.1}, most {:.1} {unit}",
        at(0.0),
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

/// Notes when the table is there and the page is free again, in milliseconds since the start.
fn note_when_ready(kept: &str) -> String {
    let kept = json!(kept);
    format!(
        "localStorage.setItem('polis.game.1', {kept});
         new MutationObserver((_, watch) => {{
             if (window.ready || !document.querySelector('#board') || !document.querySelector('.offer')) return;
             watch.disconnect();
             requestAnimationFrame(() => setTimeout(() => {{ window.ready = performance.now(); }}));
         }}).observe(document, {{ childList: true, subtree: true }});"
    )
}

#[test]
fn measurements_of_the_start() {
    if !is_asked_for() {
        return;
    }
    for (kind, rate) in [
        (GameKind::Akropolis, 1),
        (GameKind::Akropolis, 4),
        (GameKind::Architekton, 4),
    ] {
        let kept = game(kind, People::Two, 1, 0);
        let mut times = Vec::new();
        for start in 0..STARTS {
            // A profile of its own: nothing is kept from the last time.
            let Some(browser) = Browser::start_empty(&format!("start-{kind}-{rate}-{start}"))
            else {
                return;
            };
            let source = json!({"source": note_when_ready(&kept)});
            browser.devtools("Page.addScriptToEvaluateOnNewDocument", &source);
            browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": rate}));
            browser.visit("#/play/1");
            browser.wait("the table", "return window.ready > 0");
            times.push(browser.run("return window.ready").as_f64().unwrap());
            browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": 1}));
        }
        let what = format!("{kind} at the table, processor slowed {rate} times");
        tell(&what, "ms", times);
    }
}

/// What the browser has spent on scripts, and on styles and layout, in milliseconds.
fn spent(browser: &Browser) -> [f64; 2] {
    let metrics = browser.devtools("Performance.getMetrics", &json!({}));
    let seconds = |name: &str| {
        let all = metrics["metrics"].as_array().unwrap();
        let one = all.iter().find(|metric| metric["name"] == name);
        one.and_then(|metric| metric["value"].as_f64()).unwrap()
    };
    [
        seconds("ScriptDuration") * 1000.0,
        (seconds("RecalcStyleDuration") + seconds("LayoutDuration")) * 1000.0,
    ]
}

/// Moves the pointer with a tile in hand over every place, and takes what each move costs.
fn follow(what: &str, kept: &str, places: &str) {
    let Some(browser) = Browser::start(&format!("follow-{}", what.len())) else {
        return;
    };
    browser.resize(1440, 900);
    let kept = json!(kept);
    browser.run(&format!("localStorage.setItem('polis.game.1', {kept})"));
    browser.visit("#/play/1");
    browser.click(".offer:not(.idle, .nowhere, .empty)");
    let found = browser.run(&format!(
        "return [...document.querySelectorAll('{places}')].map(dot => {{
             const box = dot.getBoundingClientRect();
             return [box.x + box.width / 2, box.y + box.height / 2];
         }})"
    ));
    let points: Vec<[f64; 2]> = serde_json::from_value(found).unwrap();
    browser.devtools("Performance.enable", &json!({}));
    let (mut scripts, mut layouts) = (Vec::new(), Vec::new());
    for number in 0..MOVES {
        let [x, y] = points[number * 7 % points.len()];
        let before = spent(&browser);
        let moved = json!({"type": "mouseMoved", "x": x, "y": y});
        browser.devtools("Input.dispatchMouseEvent", &moved);
        let drawn: Value = browser.run_async(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
                 document.querySelector('.polis-ghost') != null))))",
        );
        assert_eq!(drawn, json!(true), "{what}: no preview at {x}, {y}");
        let after = spent(&browser);
        scripts.push(after[0] - before[0]);
        layouts.push(after[1] - before[1]);
    }
    tell(
        &format!("{what}: script a move of the pointer"),
        "ms",
        scripts,
    );
    tell(&format!("{what}: styles and layout"), "ms", layouts);
}

#[test]
fn measurements_of_the_preview() {
    if !is_asked_for() {
        return;
    }
    follow(
        "Akropolis, a city of 20 tiles",
        &long_game(8, 38),
        ".stage .polis-places circle",
    );
    follow(
        "Architekton, a town of 30 tiles",
        &game(GameKind::Architekton, People::Two, 4, 30),
        ".polis-places rect",
    );
}

/// Goes through a game move by move, and lets the computer look at it.
fn look_back(kind: GameKind) {
    let Some(browser) = Browser::start(&format!("look-back-{kind}")) else {
        return;
    };
    browser.resize(1440, 900);
    let kept = json!(game(kind, People::Two, 7, 1000));
    browser.run(&format!("localStorage.setItem('polis.game.1', {kept})"));
    browser.visit("#/replay/1");
    browser.await_element("#board");
    browser.devtools("Performance.enable", &json!({}));
    let plies = browser.run("return +document.querySelector('#ply').max");
    let plies = plies.as_u64().unwrap();
    let (mut scripts, mut layouts) = (Vec::new(), Vec::new());
    for ply in 0..plies {
        let before = spent(&browser);
        browser.press("\u{e014}");
        let at = browser.run_async(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
                 +document.querySelector('#ply').value))))",
        );
        assert_eq!(at, json!(ply + 1));
        let after = spent(&browser);
        scripts.push(after[0] - before[0]);
        layouts.push(after[1] - before[1]);
    }
    tell(&format!("{kind}: script a step"), "ms", scripts);
    tell(&format!("{kind}: styles and layout"), "ms", layouts);
    browser.run(
        "const begin = performance.now();
         let first = 0;
         document.querySelector('#analyse').click();
         const watch = setInterval(() => {
             const now = performance.now() - begin;
             if (!first && document.querySelector('.replay-moves .mark')) first = now;
             if (document.querySelector('#stop')) return;
             clearInterval(watch);
             window.times = [first, now];
         }, 20)",
    );
    let times = loop {
        let times = browser
            .run_async("new Promise(done => setTimeout(() => done(window.times ?? null), 500))");
        if !times.is_null() {
            break times;
        }
    };
    let [first, whole]: [f64; 2] = serde_json::from_value(times).unwrap();
    eprintln!(
        "{kind}, {plies} moves: the first word about a move after {first:.0} ms, all after {:.1} s",
        whole / 1000.0
    );
}

#[test]
fn measurements_of_looking_back() {
    if !is_asked_for() {
        return;
    }
    look_back(GameKind::Akropolis);
    look_back(GameKind::Architekton);
}
