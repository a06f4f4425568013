//! Every screen is checked by axe-core (`axe/`, under its own licence) for what keeps people from
//! using it.

use serde_json::Value;

use crate::driver::Browser;
use crate::scenes::{Look, scenes};

const AXE: &str = include_str!("axe/axe.min.js");

/// What is wrong on the page, as lines: what is serious or worse.
fn violations(browser: &Browser) -> Vec<String> {
    browser.run(AXE);
    let found = browser.run_async(
        "axe.run(document, { resultTypes: ['violations'] }).then(result =>
             result.violations
                 .filter(one => one.impact === 'serious' || one.impact === 'critical')
                 .flatMap(one => one.nodes.map(node =>
                     `${one.id}: ${node.target} ${node.html.slice(0, 120)} ${node.failureSummary}`)))",
    );
    let lines = found.as_array().cloned().unwrap_or_default();
    lines.iter().map(Value::to_string).collect()
}

fn check(theme: &str, width: u32, height: u32) {
    let Some(browser) = Browser::start(&format!("axe-{theme}-{width}")) else {
        return;
    };
    browser.resize(width, height);
    browser.hold_still();
    let mut all = Vec::new();
    for scene in scenes() {
        let language = "en";
        scene.show(&browser, Look { theme, language });
        let found = violations(&browser).into_iter();
        all.extend(found.map(|line| format!("{}: {line}", scene.name)));
    }
    assert!(all.is_empty(), "{theme} at {width}:\n{}", all.join("\n"));
}

#[test]
fn every_screen_can_be_used_by_day() {
    check("light", 1440, 900);
}

#[test]
fn every_screen_can_be_used_by_night() {
    check("dark", 1440, 900);
}

#[test]
fn every_screen_can_be_used_on_a_phone() {
    check("dark", 390, 844);
}
