//! Every screen is checked by axe-core (`axe/`, under its own licence) for what keeps people from
//! using it.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::scenes::{Look, Scene, rest, scenes};

const AXE: &str = include_str!("axe/axe.min.js");

/// Takes the shapes out of the drawings. They are most of the page, and each drawing is one picture to
/// whoever cannot see it; what it is called stays.
const DRAWINGS_LEFT_OUT: &str = "
    for (const shape of document.querySelectorAll(
        'svg[aria-hidden=true] > :not(title, desc), svg[role=img] > :not(title, desc)'))
        shape.remove()";

/// What is wrong on the page by all rules or by one, as lines: what is serious or worse.
fn violations(browser: &Browser, rule: Option<&str>) -> Vec<String> {
    let mut options = json!({"resultTypes": ["violations"], "preload": false});
    if let Some(rule) = rule {
        options["runOnly"] = json!([rule]);
    }
    browser.run(DRAWINGS_LEFT_OUT);
    let found = browser.run_async(&format!(
        "axe.run({options}).then(result =>
             result.violations
                 .filter(one => one.impact === 'serious' || one.impact === 'critical')
                 .flatMap(one => one.nodes.map(node =>
                     `${{one.id}}: ${{node.target}} ${{node.html.slice(0, 120)}} ${{node.failureSummary}}`)))",
    ));
    let lines = found.as_array().cloned().unwrap_or_default();
    lines.iter().map(Value::to_string).collect()
}

/// A desk and a phone.
const SIZES: [(u32, u32); 2] = [(1440, 900), (390, 844)];

/// Checks scenes at a desk and on a phone, by day and by night.
fn check(name: &str, scenes: impl Iterator<Item = Scene>) {
    let Some(browser) = Browser::start_empty(&format!("axe-{name}")) else {
        return;
    };
    browser.hold_still();
    let mut all = Vec::new();
    for scene in scenes {
        let (theme, language) = ("light", "en");
        browser.resize(SIZES[0].0, SIZES[0].1);
        scene.show(&browser, Look { theme, language });
        browser.run(AXE);
        for (width, height) in SIZES {
            browser.resize(width, height);
            // The night changes nothing but colours.
            for (theme, rule) in [("light", None), ("dark", Some("color-contrast"))] {
                browser.run(&format!(
                    "document.documentElement.dataset.theme = '{theme}'"
                ));
                rest(&browser);
                let lines = violations(&browser, rule);
                let told = |line| format!("{}, {theme}, {width} wide: {line}", scene.name);
                all.extend(lines.into_iter().map(told));
            }
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn every_table_can_be_used() {
    check("tables", scenes().into_iter().filter(Scene::is_of_a_table));
}

#[test]
fn every_other_screen_can_be_used() {
    check(
        "screens",
        scenes().into_iter().filter(|scene| !scene.is_of_a_table()),
    );
}
