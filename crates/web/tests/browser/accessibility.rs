//! Every screen is checked by axe-core (`axe/`, under its own licence) for what keeps people from
//! using it.

use crate::driver::Browser;
use crate::scenes::{AT_REST, Look, Scene, scenes};

const AXE: &str = include_str!("axe/axe.min.js");

/// Takes the shapes out of the drawings. They are most of the page, and each drawing is one picture to
/// whoever cannot see it; what it is called stays.
const DRAWINGS_LEFT_OUT: &str = "
    for (const shape of document.querySelectorAll(
        'svg[aria-hidden=true] > :not(title, desc), svg[role=img] > :not(title, desc)'))
        shape.remove()";

/// What is wrong by day by all rules, and by night by its colours, which are all that it changes: what
/// is serious or worse, as lines.
const VIOLATIONS: &str = "(async () => {
    const lines = [];
    for (const [theme, rules] of [['light', {}], ['dark', { runOnly: ['color-contrast'] }]]) {
        document.documentElement.dataset.theme = theme;
        await AT_REST;
        DRAWINGS_LEFT_OUT;
        const { violations } =
            await axe.run({ resultTypes: ['violations'], preload: false, ...rules });
        for (const one of violations)
            if (one.impact === 'serious' || one.impact === 'critical')
                for (const node of one.nodes)
                    lines.push(`${theme}: ${one.id}: ${node.target} ${node.html.slice(0, 120)} `
                        + node.failureSummary);
    }
    return lines;
})()";

/// A desk and a phone.
const SIZES: [(u32, u32); 2] = [(1440, 900), (390, 844)];

/// Checks scenes at a desk and on a phone, by day and by night.
fn check(name: &str, scenes: impl Iterator<Item = Scene>) {
    let Some(browser) = Browser::start_empty(&format!("axe-{name}")) else {
        return;
    };
    browser.hold_still();
    let violations = VIOLATIONS
        .replace("AT_REST", AT_REST)
        .replace("DRAWINGS_LEFT_OUT", DRAWINGS_LEFT_OUT);
    let mut all = Vec::new();
    for scene in scenes {
        let (theme, language) = ("light", "en");
        browser.resize(SIZES[0].0, SIZES[0].1);
        scene.show(&browser, Look { theme, language });
        browser.run(AXE);
        for (width, height) in SIZES {
            browser.resize(width, height);
            let lines = browser.run_async(&violations);
            let lines: Vec<String> = serde_json::from_value(lines).unwrap();
            let told = |line| format!("{}, {width} wide, {line}", scene.name);
            all.extend(lines.into_iter().map(told));
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
