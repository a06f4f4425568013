//! Stones roll over the page: from a purse to the price of a tile, and from quarries into a purse.

use leptos::prelude::*;
use polis_draw::{Drawing, Stone};

use super::animation::{after, middle, seen};

/// How long a stone rolls, in milliseconds. The style sheet says the same.
const WAY_MS: f64 = 480.0;
/// How long after the one before it sets out.
const APART_MS: f64 = 90.0;
/// More are not told apart.
const MOST: u16 = 6;

/// Stones that roll from one place of the page to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoneRoll {
    /// Where they come from, as the style sheet would name it.
    pub(super) from: String,
    pub(super) to: String,
    pub(super) number: u16,
}

/// Lets stones roll, where one sees from where to where.
pub(super) fn roll(rolls: &[StoneRoll]) {
    for StoneRoll { from, to, number } in rolls {
        for place in 0..(*number).min(MOST) {
            let _ = launch(from, to, APART_MS * f64::from(place));
        }
    }
}

fn launch(from: &str, to: &str, delay: f64) -> Option<()> {
    let ((x, y), (to_x, to_y)) = (middle(&seen(from)?), middle(&seen(to)?));
    let stone = document().create_element("div").ok()?;
    stone.set_class_name("rolling-stone");
    stone.set_attribute("aria-hidden", "true").ok()?;
    let style = format!(
        "--x:{x:.0}px;--y:{y:.0}px;--to-x:{to_x:.0}px;--to-y:{to_y:.0}px;--delay:{delay:.0}ms"
    );
    stone.set_attribute("style", &style).ok()?;
    stone.set_inner_html(&format!(
        r#"<svg viewBox="{}">{Stone}</svg>"#,
        Stone.frame()
    ));
    document().body()?.append_child(&stone).ok()?;
    after(WAY_MS + delay, move || stone.remove());
    Some(())
}
