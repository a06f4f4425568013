//! Every screen speaks every language, and nothing of another one.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::LANGUAGES;
use crate::driver::Browser;
use crate::scenes::{Look, scenes};

/// What a page says, to eyes and to ears: all texts and labels.
const TEXTS: &str = "
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        // What is marked as English is meant to be.
        if (!walk.currentNode.parentElement.closest('body [lang=en]:not(option)'))
            texts.add(walk.currentNode.data.trim());
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            texts.add((one.getAttribute(name) ?? '').trim());
    return [...texts]";

fn texts_of(found: Value) -> BTreeSet<String> {
    serde_json::from_value(found).unwrap()
}

/// Whether a text is a sentence or a phrase, which no two languages write alike.
fn is_phrase(text: &str) -> bool {
    let words = text.split(' ');
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count();
    words.filter(|word| letters(word) > 2).count() >= 3
}

/// Lets the page hear that another tab has chosen a language, which it takes over; and then all that
/// it says. Words need no frame to be drawn, so none is waited for.
fn said_in_another(browser: &Browser, look: Look<'_>) -> BTreeSet<String> {
    let (settings, language) = (look.settings(), look.language);
    texts_of(browser.run_async(&format!(
        "new Promise(done => {{
             localStorage.setItem('polis.settings', JSON.stringify({settings}));
             dispatchEvent(new StorageEvent('storage', {{ key: 'polis.settings' }}));
             const look = () => {{
                 if (document.documentElement.lang === '{language}'
                     && document.querySelector('main') != null
                     && document.querySelector('p.awaited') == null)
                     setTimeout(() => done((() => {{ {TEXTS} }})()));
                 else
                     setTimeout(look, 5);
             }};
             look();
         }})"
    )))
}

#[test]
fn every_screen_speaks_every_language() {
    let Some(browser) = Browser::start_empty("languages") else {
        return;
    };
    browser.resize(1440, 900);
    browser.hold_still();
    let theme = "light";
    let mut strange = Vec::new();
    for scene in scenes() {
        let mut english = BTreeSet::new();
        for language in LANGUAGES {
            let look = Look { theme, language };
            let texts = if language == "en" {
                scene.show(&browser, look);
                texts_of(browser.run(TEXTS))
            } else {
                said_in_another(&browser, look)
            };
            for text in &texts {
                let is_broken = ["undefined", "NaN", "{", "TODO", "\u{fffd}"]
                    .iter()
                    .any(|sign| text.contains(sign));
                if is_broken || is_phrase(text) && english.contains(text) {
                    strange.push(format!("{} in {language}: {text}", scene.name));
                }
            }
            if language == "en" {
                english = texts;
            }
        }
    }
    assert!(strange.is_empty(), "{}", strange.join("\n"));
}
