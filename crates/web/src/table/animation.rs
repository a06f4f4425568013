//! Animations at a table: tiles that travel from the dock to where they are laid, and fall there.

use std::time::Duration;

use leptos::prelude::*;
use polis_draw::Drawing;
use web_sys::DomRect;

/// How long a tile is on its way, in milliseconds. The style sheet says the same.
const FLIGHT_MS: f64 = 420.0;
/// How long a tile is shown to fall, and a little more.
const FALL_MS: f64 = 650.0;

/// The animations of a table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Animation {
    /// Whether something was laid just now.
    pub(super) is_fresh: RwSignal<bool>,
    /// Whether it is still on its way.
    pub(super) is_flying: RwSignal<bool>,
    /// How often something was laid: what ends later must not end what began since.
    laid: StoredValue<u32>,
}

/// A tile on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flight {
    frame: String,
    picture: String,
    /// Where it comes from, as the style sheet would name it.
    from: String,
    /// Where it goes, what is meant most first; what is not seen is passed over.
    to: Vec<String>,
}

impl Flight {
    pub(super) fn new(picture: &impl Drawing, from: String, to: Vec<String>) -> Flight {
        Flight {
            frame: picture.frame().to_string(),
            picture: picture.to_string(),
            from,
            to,
        }
    }
}

impl Animation {
    pub(super) fn new() -> Animation {
        Animation {
            is_fresh: RwSignal::new(false),
            is_flying: RwSignal::new(false),
            laid: StoredValue::new(0),
        }
    }

    /// Something was laid: it falls into its place, after a flight where it has one.
    pub(super) fn lay(self, flight: Option<Flight>) {
        let Some(pace) = pace() else { return };
        self.laid.update_value(|laid| *laid = laid.wrapping_add(1));
        let number = self.laid.get_value();
        self.is_fresh.set(true);
        self.is_flying.set(flight.is_some());
        let mut until = FALL_MS;
        if let Some(flight) = flight {
            until += FLIGHT_MS;
            // By then the page shows where it has come to lie.
            request_animation_frame(move || {
                if launch(&flight).is_none() {
                    // Nobody sees where it comes from or goes.
                    self.is_flying.try_set(false);
                }
            });
        }
        set_timeout(
            move || {
                if self.laid.try_get_value() == Some(number) {
                    self.is_fresh.try_set(false);
                    self.is_flying.try_set(false);
                }
            },
            Duration::from_millis((until * pace) as u64),
        );
    }
}

/// How slowly things move: 1 is usual; none where nothing should move.
fn pace() -> Option<f64> {
    let calm = window().match_media("(prefers-reduced-motion: reduce)");
    if calm.ok().flatten().is_some_and(|query| query.matches()) {
        return None;
    }
    let root = document().document_element()?;
    let style = window().get_computed_style(&root).ok().flatten()?;
    let pace = style.get_property_value("--pace").unwrap_or_default();
    let pace = pace.trim().parse().unwrap_or(1.0_f64);
    (pace > 0.0).then(|| pace.min(10.0))
}

/// Lets a tile fly over the page; none where its way is not seen.
fn launch(flight: &Flight) -> Option<()> {
    let from = seen(&flight.from)?;
    let to = flight.to.iter().find_map(|to| seen(to))?;
    let body = document().body()?;
    let element = document().create_element("div").ok()?;
    element.set_class_name("flight");
    element.set_attribute("aria-hidden", "true").ok()?;
    let middle = |rect: &DomRect| {
        let (x, y) = (rect.width() / 2.0, rect.height() / 2.0);
        (rect.left() + x, rect.top() + y)
    };
    let ((x, y), (to_x, to_y)) = (middle(&from), middle(&to));
    let width = from.width().min(from.height()).max(1.0);
    let scale = (to.width().min(to.height()) / width).clamp(0.25, 2.0);
    let style = format!(
        "--size:{width:.0}px;--x:{x:.0}px;--y:{y:.0}px;--to-x:{to_x:.0}px;--to-y:{to_y:.0}px;\
         --to-scale:{scale:.2}"
    );
    element.set_attribute("style", &style).ok()?;
    element.set_inner_html(&format!(
        r#"<svg viewBox="{}">{}</svg>"#,
        flight.frame, flight.picture
    ));
    body.append_child(&element).ok()?;
    let pace = pace().unwrap_or(0.0);
    set_timeout(
        move || element.remove(),
        Duration::from_millis((FLIGHT_MS * pace) as u64),
    );
    Some(())
}

/// Where something is on the page: round all that is named so; none where nothing of it is seen.
fn seen(selector: &str) -> Option<DomRect> {
    let found = document().query_selector_all(selector).ok()?;
    let mut round: Option<[f64; 4]> = None;
    for index in 0..found.length() {
        let Some(element) = found.item(index).and_then(into_element) else {
            continue;
        };
        let rect = element.get_bounding_client_rect();
        if rect.width() <= 0.0 || rect.height() <= 0.0 {
            continue;
        }
        let one = [rect.left(), rect.top(), rect.right(), rect.bottom()];
        round = Some(round.map_or(one, |round| {
            [
                round[0].min(one[0]),
                round[1].min(one[1]),
                round[2].max(one[2]),
                round[3].max(one[3]),
            ]
        }));
    }
    let [left, top, right, bottom] = round?;
    DomRect::new_with_x_and_y_and_width_and_height(left, top, right - left, bottom - top).ok()
}

fn into_element(node: web_sys::Node) -> Option<web_sys::Element> {
    use wasm_bindgen::JsCast;
    node.dyn_into().ok()
}
