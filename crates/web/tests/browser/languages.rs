//! Every screen speaks every language, and nothing of another one.

use std::collections::BTreeSet;

use crate::LANGUAGES;
use crate::driver::Browser;
use crate::scenes::{Look, rest, scenes};

/// What a page says, to eyes and to ears: sentences and labels of several words.
fn said(browser: &Browser) -> BTreeSet<String> {
    let found = browser.run(
        "const texts = new Set();
         const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
         while (walk.nextNode()) {
             // What is marked as English is meant to be.
             if (!walk.currentNode.parentElement.closest('body [lang=en]:not(option)'))
                 texts.add(walk.currentNode.data.trim());
         }
         for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
             for (const name of ['aria-label', 'title', 'placeholder'])
                 texts.add((one.getAttribute(name) ?? '').trim());
         return [...texts]",
    );
    let texts: Vec<String> = serde_json::from_value(found).unwrap();
    texts.into_iter().collect()
}

/// Whether a text is a sentence or a phrase, which no two languages write alike.
fn is_phrase(text: &str) -> bool {
    let words = text.split(' ');
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count();
    words.filter(|word| letters(word) > 2).count() >= 3
}

/// Lets the page hear that another tab has chosen a language, which it takes over.
fn change_in_another_tab(browser: &Browser, look: Look<'_>) {
    browser.run(&format!(
        "localStorage.setItem('polis.settings', JSON.stringify({}));
         dispatchEvent(new StorageEvent('storage', {{ key: 'polis.settings' }}))",
        look.settings()
    ));
    browser.wait(
        "the language",
        &format!(
            "return document.documentElement.lang === '{}'",
            look.language
        ),
    );
    browser.wait_for_page();
    rest(browser);
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
            if language == "en" {
                scene.show(&browser, Look { theme, language });
            } else {
                change_in_another_tab(&browser, Look { theme, language });
            }
            let lang = browser.run("return document.documentElement.lang");
            assert_eq!(lang, language);
            let texts = said(&browser);
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
