//! Numbers whose digits roll when they change.

use leptos::prelude::*;
use polis_client::table::digits::digits;

/// A number whose digits roll from those before.
pub(crate) fn rolling(before: i32, now: i32) -> impl IntoView {
    let digits = digits(before, now).into_iter().map(|digit| {
        let style = digit
            .rolls
            .map(|(from, to)| format!("--from:{from};--to:{to}"));
        let class = if style.is_some() { "roll" } else { "" };
        view! { <span class=class style=style>{digit.letter}</span> }
    });
    digits.collect_view()
}
