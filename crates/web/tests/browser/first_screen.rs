//! What stands in the page before the module runs, and what is loaded after it.

use serde_json::Value;

use crate::driver::Browser;
use crate::{LANGUAGES, check_console, set_language};

/// Describes an element with everything in it, but for what people cannot see and what only life
/// brings, as the beginning of a script.
const DESCRIBE: &str = "
    const describe = (one, said) => {
        if (one.nodeType === Node.TEXT_NODE) return said.get(one.data) ?? one.data;
        if (one.nodeType !== Node.ELEMENT_NODE) return [];
        const attributes = [...one.attributes].map(({ name, value }) => [name, said.get(value) ?? value])
            .filter(([name]) => name !== 'selected').sort();
        const inside = [...one.childNodes].flatMap((part) => describe(part, said));
        if (one.matches('details')) inside.length = 1;
        // Texts that follow each other are one.
        const joined = inside.reduce((all, part) => {
            if (typeof part === 'string' && typeof all.at(-1) === 'string') all[all.length - 1] += part;
            else all.push(part);
            return all;
        }, []);
        return [[one.localName, attributes, joined.filter((part) => part !== '')]];
    };
    const parts = (page, said) => JSON.stringify(['.skip', '.defs', '.bar', '.home']
        .map((part) => describe(page.querySelector(part), said)));";

#[test]
fn the_first_screen_stands_in_the_page() {
    let Some(browser) = Browser::start("first-screen") else {
        return;
    };
    for language in LANGUAGES {
        set_language(&browser, language);
        let [still, alive] = ["still", "alive"].map(|which| {
            let page: Value = browser.run_async(&format!(
                "(async () => {{
                    {DESCRIBE}
                    if ('{which}' === 'alive') return parts(document, new Map());
                    const text = async (address) => (await fetch(address)).text();
                    const page = new DOMParser().parseFromString(await text('./'), 'text/html');
                    const script = await text(page.querySelector('script').getAttribute('src'));
                    const words = JSON.parse(script.match(/const WORDS = (.*);/)[1]);
                    const said = words.en.map((text, place) => [text, words.{language}[place]]);
                    return parts(page, new Map(said));
                }})()"
            ));
            page.as_str().unwrap_or_default().to_owned()
        });
        assert!(still.len() > 1000, "{still}");
        assert_eq!(still, alive, "in {language}");
    }
    check_console(&browser);
}

#[test]
fn a_screen_that_did_not_come_can_be_asked_for_again() {
    let Some(browser) = Browser::start("later") else {
        return;
    };
    let has_parts = browser.run_async(
        "fetch(document.querySelector('script[type=module]').src.replace('boot.js', 'parts.js'))
             .then((answer) => answer.ok)",
    );
    if has_parts == false {
        eprintln!("left out: the page is in one piece");
        // That there is no such file is on the console.
        browser.complaints();
        return;
    }
    for screen in ["#/study", "#/rules/akropolis"] {
        browser.run(
            "window.was = window.fetch; window.fetch = () => Promise.reject(new Error('cut'))",
        );
        browser.visit(screen);
        browser.wait(
            "the failure",
            "return !!document.querySelector('.awaited[role=alert] .button')",
        );
        let complaints = browser.complaints();
        assert!(
            complaints.iter().all(|one| one.contains("Error: cut")),
            "{complaints:?}"
        );
        browser.run("window.fetch = window.was");
        browser.click(".awaited .button");
        browser.wait("the screen", "return !document.querySelector('.awaited')");
        assert!(!browser.text("h1").is_empty());
    }
}
