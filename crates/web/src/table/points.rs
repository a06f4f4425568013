//! Points fly from the chips over a tile that has come to rest to their rows of the score sheet, which
//! count them when they arrive.

use leptos::prelude::*;
use polis_client::table::counting::Counting;
use polis_game::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgGraphicsElement};

use super::animation::{after, middle, seen};
use super::state::Table;
use super::view::TableView;

/// How long a chip is on its way, in milliseconds. The style sheet says the same.
const WAY_MS: f64 = 440.0;
/// How long after the one before it sets out.
const APART_MS: f64 = 80.0;

impl<G: TableView> Table<G> {
    /// Lets the chips that are over the stage fly to the rows that they are about, where those are seen.
    pub(super) fn send_points(self, counting: Option<Counting>) {
        // Whatever is still on its way is counted now.
        count_all();
        self.counting.set(None);
        let Some(counting) = counting else {
            return;
        };
        let chips = document().query_selector_all(".stage .polis-chip").ok();
        let chips: Vec<Element> = chips
            .into_iter()
            .flat_map(|chips| (0..chips.length()).filter_map(move |index| chips.item(index)))
            .filter_map(|chip| chip.dyn_into().ok())
            .collect();
        let mut delay = 0.0;
        let mut flights = Vec::new();
        for (row, chip) in counting.rows().zip(&chips) {
            if let Some(flight) = launch(chip, row, delay) {
                flights.push((row, flight, delay));
                delay += APART_MS;
            }
        }
        // Where nobody sees them arrive, they are counted at once.
        let is_flying = |row: usize| flights.iter().any(|(flying, ..)| *flying == row);
        let unseen: Vec<usize> = counting.rows().filter(|&row| !is_flying(row)).collect();
        let counting = unseen.into_iter().try_fold(counting, Counting::arrived);
        self.counting.set(counting);
        for (row, flight, delay) in flights {
            after(WAY_MS + delay, move || {
                // Another tile has come to rest meanwhile, and all was counted.
                if !flight.is_connected() {
                    return;
                }
                flight.remove();
                self.counting.try_update(|counting| {
                    *counting = counting.take().and_then(|counting| counting.arrived(row));
                });
            });
        }
    }

    /// What the score sheet shows in a row that has so many points.
    pub(super) fn counted(self, row: usize, points: i32) -> i32 {
        let awaited = self
            .counting
            .with(|counting| counting.as_ref()?.of_row(row));
        awaited.unwrap_or(points)
    }

    /// What the score sheet shows where the points are so many in all.
    pub(super) fn counted_total(self, total: i32) -> i32 {
        let awaited = self
            .counting
            .with(|counting| Some(counting.as_ref()?.total()));
        awaited.unwrap_or(total)
    }

    /// The points of a seat as they were shown before, so that their digits can roll.
    pub(super) fn points_before(self, seat: Seat, now: i32) -> i32 {
        let before = self.points.with_value(|points| points[seat as usize]);
        before.unwrap_or(now)
    }

    /// Remembers the points of a seat as they are shown.
    pub(super) fn remember_points(self, seat: Seat, now: i32) {
        self.points
            .update_value(|points| points[seat as usize] = Some(now));
    }

    /// Remembers a figure of the score sheet as it is shown, and tells the one before, so that its
    /// digits can roll.
    pub(super) fn row_before(self, seat: Seat, row: usize, now: i32) -> i32 {
        let mut before = None;
        self.rows
            .update_value(|rows| before = rows.insert((seat, row), now));
        before.unwrap_or(now)
    }
}

/// Takes away all points that are on their way.
fn count_all() {
    while let Ok(Some(flying)) = document().query_selector(".flying-points") {
        flying.remove();
    }
}

/// Lets a copy of a chip fly over the page to its row, after so many milliseconds; none where the row
/// is not seen.
fn launch(chip: &Element, row: usize, delay: f64) -> Option<Element> {
    let to = seen(&format!("[data-row='{row}'] .points"))?;
    let from = chip.get_bounding_client_rect();
    let size = chip.dyn_ref::<SvgGraphicsElement>()?.get_b_box().ok()?;
    let flight = document().create_element("div").ok()?;
    flight.set_class_name("flying-points");
    flight.set_attribute("aria-hidden", "true").ok()?;
    let ((x, y), (to_x, to_y)) = (middle(&from), middle(&to));
    let style = format!(
        "--width:{:.1}px;--height:{:.1}px;--x:{x:.0}px;--y:{y:.0}px;--to-x:{to_x:.0}px;\
         --to-y:{to_y:.0}px;--delay:{delay:.0}ms",
        from.width(),
        from.height(),
    );
    flight.set_attribute("style", &style).ok()?;
    let frame = [size.x(), size.y(), size.width(), size.height()].map(|side| side.to_string());
    flight.set_inner_html(&format!(
        r#"<svg viewBox="{}">{}</svg>"#,
        frame.join(" "),
        chip.inner_html()
    ));
    document().body()?.append_child(&flight).ok()?;
    Some(flight)
}
