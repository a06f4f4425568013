//! Dust at the edge of a tile that touches the ground.

use leptos::prelude::*;

use super::animation::{after, seen};

/// How long after it begins to fall a tile touches the ground, in milliseconds.
const TOUCHES_MS: f64 = 231.0;
/// How long dust is seen. The style sheet says the same.
const SEEN_MS: f64 = 420.0;
/// Where the puffs rise along the front edge, each with where it drifts to, as parts of its width.
const PUFFS: [(f64, f64); 6] = [
    (0.08, -0.16),
    (0.24, -0.08),
    (0.42, -0.03),
    (0.58, 0.03),
    (0.76, 0.08),
    (0.92, 0.16),
];

/// Lets dust rise where the tile that falls on the stage touches the ground.
pub(super) fn raise() {
    after(TOUCHES_MS, || {
        let _ = show();
    });
}

fn show() -> Option<()> {
    let tile = seen(".stage .polis-falling")?;
    let dust = document().create_element("div").ok()?;
    dust.set_class_name("dust");
    dust.set_attribute("aria-hidden", "true").ok()?;
    let (width, below) = (tile.width(), tile.top() + tile.height() * 0.86);
    let style = format!("left:{:.0}px;top:{below:.0}px", tile.left());
    dust.set_attribute("style", &style).ok()?;
    let puffs = PUFFS.map(|(place, drift)| {
        // The front edge is that of a hexagon: lowest in its middle.
        let depth = (0.5 - (place - 0.5_f64).abs()) * 0.16;
        format!(
            r#"<i style="left:{:.0}px;top:{:.0}px;--drift:{:.0}px"></i>"#,
            place * width,
            depth * width,
            drift * width
        )
    });
    dust.set_inner_html(&puffs.concat());
    document().body()?.append_child(&dust).ok()?;
    after(SEEN_MS, move || dust.remove());
    Some(())
}
