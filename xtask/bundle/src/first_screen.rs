//! The first screen as plain HTML, so that it is there before the module runs: in English in the
//! page itself, and in the other languages as texts that a script puts there.

use anyhow::bail;
use polis_akropolis::Variants;
use polis_client::example;
use polis_draw::{CityDrawing, Drawing, TownDrawing};
use polis_i18n::Language;

/// The screen in English, from its template.
pub(crate) fn html(template: &str) -> anyhow::Result<String> {
    // The lines of the template are for people.
    let mut html: String = template.lines().map(str::trim).collect();
    for (name, text) in texts(Language::English) {
        html = fill(&html, name, &escaped(&text))?;
    }
    for (name, drawing) in drawings() {
        html = fill(&html, name, &drawing)?;
    }
    html = fill(&html, "languages", &languages())?;
    Ok(html)
}

fn fill(html: &str, name: &str, text: &str) -> anyhow::Result<String> {
    let slot = format!("{{{name}}}");
    if !html.contains(&slot) {
        bail!("found no {slot} in the template of the first screen");
    }
    Ok(html.replace(&slot, text))
}

/// The choice of a language.
fn languages() -> String {
    let options = Language::ALL.map(|language| {
        let (code, name) = (language.code(), language.endonym());
        format!("<option value=\"{code}\" lang=\"{code}\">{name}</option>")
    });
    options.concat()
}

/// The texts of every language as an object in JavaScript. They are told apart by what they are in
/// English.
pub(crate) fn words() -> anyhow::Result<String> {
    let said = |language| texts(language).into_iter().map(|(_, text)| text);
    let english: Vec<String> = said(Language::English).collect();
    let mut lines = Vec::new();
    for language in Language::ALL {
        let texts: Vec<String> = said(language).collect();
        for (place, text) in texts.iter().enumerate() {
            let first = english.iter().position(|one| *one == english[place]);
            if first.is_some_and(|first| texts[first] != *text) {
                bail!(
                    "{:?} on the first screen is said in two ways in {}",
                    english[place],
                    language.endonym()
                );
            }
        }
        // Strings in Rust without escapes are those of JavaScript.
        let texts: Vec<String> = texts.iter().map(|text| format!("{text:?}")).collect();
        lines.push(format!("{:?}:[{}]", language.code(), texts.join(",")));
    }
    Ok(format!("{{{}}}", lines.join(",")))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// The texts by their names in the template, in a language.
fn texts(language: Language) -> Vec<(&'static str, String)> {
    let words = language.words();
    let (frame, home, settings) = (&words.frame, &words.home, &words.settings);
    let (online, study) = (&words.online, &words.study);
    let texts = [
        ("skip", frame.skip()),
        ("tagline", frame.tagline()),
        ("fan_project", frame.fan_project()),
        ("language", settings.language()),
        ("settings", settings.title()),
        ("akropolis", home.akropolis()),
        ("architekton", home.architekton()),
        ("play", home.play()),
        ("open", home.open()),
        ("learn", words.learn.title()),
        ("rules", words.rules.title()),
        ("online", online.title()),
        ("online_line", online.line()),
        ("online_open", online.lobby.open()),
        ("online_friend", online.lobby.friend()),
        ("study", study.title()),
        ("study_line", study.line()),
        ("puzzles", words.puzzles.title()),
        ("puzzles_day", words.puzzles.day()),
        ("pad", words.pad.title()),
    ];
    let composed = [
        ("way_home", format!(" \u{2013} {}", frame.home())),
        (
            "theme",
            format!("{}: {}", settings.theme(), settings.as_the_device()),
        ),
    ];
    let texts = texts.map(|(name, text)| (name, text.to_owned()));
    texts.into_iter().chain(composed).collect()
}

/// The drawings by their names in the template.
fn drawings() -> [(&'static str, String); 3] {
    let (city, town) = (example::city(), example::town());
    let mut city = CityDrawing::new(&city, Variants::NONE);
    city.failures = false;
    let mut town = TownDrawing::new(&town);
    town.scoring = false;
    [
        ("defs", polis_draw::defs().to_string()),
        ("city", drawn(&city)),
        ("town", drawn(&town)),
    ]
}

fn drawn(drawing: &impl Drawing) -> String {
    let frame = drawing.frame();
    format!("<svg viewBox=\"{frame}\" aria-hidden=\"true\">{drawing}</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slot_of_the_template_is_filled() {
        let html = html(include_str!("../../../crates/web/assets/home.html")).unwrap();
        assert!(!html.contains(['{', '}']), "{html}");
        assert!(words().unwrap().contains("\"el\":[\""));
    }
}
