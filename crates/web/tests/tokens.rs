//! The style sheet has the colours that the drawings name, with the same values.

use polis_draw::Theme;

/// What a token is in the style sheet: by day and by night.
fn values(css: &str, token: &str) -> [String; 2] {
    let rule = format!("\n  --{token}: ");
    let mut found = css
        .split(&rule)
        .skip(1)
        .map(|rest| rest.split(';').next().unwrap_or_default());
    let first = found.next().unwrap_or_default();
    match first
        .strip_prefix("light-dark(")
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|pair| pair.split_once(", "))
    {
        Some((light, dark)) => [light, dark].map(str::to_owned),
        // What is no colour stands once more, in the rule for the night.
        None => [first, found.next().unwrap_or(first)].map(str::to_owned),
    }
}

#[test]
fn the_style_sheet_has_the_colours_of_the_drawings() {
    let css = include_str!("../assets/polis.css");
    let number = |value: &str| value.replacen("0.", ".", 1).to_lowercase();
    for (index, theme) in Theme::ALL.into_iter().enumerate() {
        for (token, value) in theme.tokens() {
            // The page has more to fall back on than a drawing that stands alone.
            if ["serif", "sans"].contains(&token) {
                continue;
            }
            let found = &values(css, token)[index];
            assert_eq!(number(found), number(value), "--{token} in {theme:?}");
        }
    }
}
