//! Animations at a table: a tile that was laid falls into its place, or travels there from the dock.
//! Until it is there, the drawing shows the position before it, so that a tile is one thing on its
//! whole way.

use std::time::Duration;

use leptos::prelude::*;
use polis_client::session::{Mode, Session};
use polis_client::table::TableGame;
use polis_draw::Drawing;
use polis_game::Seat;
use wasm_bindgen::JsCast;
use web_sys::DomRect;

use super::dust;

/// How long a tile falls, in milliseconds. The style sheet says the same.
const FALL_MS: f64 = 300.0;
/// How long a tile is on its way, in milliseconds. The style sheet says the same.
const FLIGHT_MS: f64 = 640.0;
/// With more moves to show than a round has, only the last position is shown.
const MOST: usize = 4;

/// A tile that was laid and is not in its place yet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrival<G: TableGame> {
    /// Who laid it.
    pub(crate) seat: Seat,
    /// The position in which they did.
    pub(crate) before: G,
    pub(crate) chosen: G::Move,
    pub(crate) way: MotionPath,
    /// The number of its move, from 0.
    pub(crate) ply: usize,
}

/// How a tile comes to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MotionPath {
    /// Out of the hand of a person at this screen.
    Falls,
    /// From the dock.
    Flies,
}

/// A tile that flies over the page.
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

/// The animations of a table. It is a handle: copies are the same.
pub(super) struct Animation<G: TableGame> {
    /// The tile that is on its way.
    pub(super) arrival: Memo<Option<Arrival<G>>>,
    /// How many moves have come to rest.
    settled: RwSignal<usize>,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "deriving it would ask for games that can be copied"
)]
impl<G: TableGame> Clone for Animation<G> {
    fn clone(&self) -> Animation<G> {
        *self
    }
}

impl<G: TableGame> Copy for Animation<G> {}

impl<G: TableGame + Send + Sync> Animation<G> {
    /// Follows the moves of a session; in one that is looked back at only from one to the next.
    pub(super) fn new(session: RwSignal<Session<G>>, is_studied: bool) -> Animation<G> {
        let settled = RwSignal::new(session.with_untracked(plies));
        let most = if is_studied { 1 } else { MOST };
        let arrival = Memo::new(move |_| {
            let settled = settled.get();
            session.with(|session| {
                let new = plies(session).checked_sub(settled)?;
                if new == 0 || new > most || pace().is_none() {
                    return None;
                }
                arrivals(session, settled).next()
            })
        });
        Animation { arrival, settled }
    }

    /// Lets each tile come to its place, one after the other, on the way that `flight` finds. Whatever
    /// has `landed` is still drawn as it fell.
    pub(super) fn run(
        self,
        session: RwSignal<Session<G>>,
        flight: impl Fn(&Arrival<G>) -> Option<Flight> + Copy + 'static,
        landed: impl Fn(&Arrival<G>) + Copy + 'static,
    ) {
        Effect::new(move |begun: Option<Option<Arrival<G>>>| {
            let Some(arrival) = self.arrival.get() else {
                let plies = session.with(plies);
                if self.settled.get_untracked() != plies {
                    self.settled.set(plies);
                }
                return None;
            };
            // A person who goes on playing does not wait for what the others did.
            let last = session.with(|session| arrivals(session, arrival.ply + 1).last());
            if let Some(last) = last
                && last.way == MotionPath::Falls
            {
                self.settled.set(last.ply);
                return None;
            }
            // Another move has come while it is on its way.
            if begun.flatten().as_ref() == Some(&arrival) {
                return Some(arrival);
            }
            let awaited = arrival.clone();
            // Whether it has come to rest now.
            let settle = move || {
                // It may have been taken back meanwhile, or the table is gone.
                let now = self.arrival.try_get_untracked().flatten();
                let is_awaited = now.as_ref() == Some(&awaited);
                if is_awaited {
                    if awaited.way == MotionPath::Falls {
                        untrack(|| landed(&awaited));
                    }
                    self.settled.try_set(awaited.ply + 1);
                }
                is_awaited
            };
            // Only one tile is on its way.
            land_all();
            let flight = untrack(|| flight(&arrival));
            match (arrival.way, flight) {
                (MotionPath::Falls, flight) => {
                    dust::raise();
                    after(FALL_MS, move || {
                        if settle() {
                            // By then the page shows where it has come to lie.
                            request_animation_frame(move || {
                                flight.as_ref().and_then(launch);
                            });
                        }
                    });
                }
                (MotionPath::Flies, None) => {
                    settle();
                }
                (MotionPath::Flies, Some(flight)) => request_animation_frame(move || {
                    let rest = move || {
                        settle();
                    };
                    match launch(&flight) {
                        Some(()) => after(FLIGHT_MS, rest),
                        // Nobody sees where it comes from or goes.
                        None => rest(),
                    }
                }),
            }
            Some(arrival)
        });
    }
}

fn plies<G: TableGame>(session: &Session<G>) -> usize {
    session.record().moves().len()
}

/// The tiles that were laid since so many moves.
fn arrivals<G: TableGame>(session: &Session<G>, since: usize) -> impl Iterator<Item = Arrival<G>> {
    let record = session.record();
    let moves = record.positions().zip(record.moves()).enumerate();
    moves.skip(since).filter_map(|(ply, (before, &chosen))| {
        G::hand_of(&before, chosen)?;
        let seat = before.to_move()?;
        let is_here = session.decides_here(&before).is_some();
        let way = match session.mode() {
            // Whose move is looked back at stands on the stage.
            Mode::Study(()) => MotionPath::Falls,
            Mode::Here | Mode::Online(_) | Mode::Puzzle(()) if is_here => MotionPath::Falls,
            Mode::Here | Mode::Online(_) | Mode::Puzzle(()) => MotionPath::Flies,
        };
        Some(Arrival {
            seat,
            before,
            chosen,
            way,
            ply,
        })
    })
}

/// Does something after so many milliseconds at the usual pace.
pub(super) fn after(milliseconds: f64, act: impl FnOnce() + 'static) {
    let milliseconds = milliseconds * pace().unwrap_or(0.0);
    set_timeout(act, Duration::from_millis(milliseconds as u64));
}

/// How slowly things move: 1 is usual; none where nothing should move.
pub(super) fn pace() -> Option<f64> {
    let calm = window().match_media("(prefers-reduced-motion: reduce)");
    if calm.ok().flatten().is_some_and(|query| query.matches()) {
        return None;
    }
    // As it was set: what the style sheets make of it would have to be worked out for the whole page.
    let root = document().document_element()?;
    let style = root.dyn_ref::<web_sys::HtmlElement>()?.style();
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
    let ((x, y), (to_x, to_y)) = (middle(&from), middle(&to));
    let width = from.width().min(from.height()).max(1.0);
    let scale = (to.width().min(to.height()) / width).clamp(0.15, 2.0);
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
    after(FLIGHT_MS, move || element.remove());
    Some(())
}

/// Takes away whatever flies.
fn land_all() {
    while let Ok(Some(flying)) = document().query_selector(".flight") {
        flying.remove();
    }
}

/// The middle of something on the page.
pub(super) fn middle(rect: &DomRect) -> (f64, f64) {
    let (x, y) = (rect.width() / 2.0, rect.height() / 2.0);
    (rect.left() + x, rect.top() + y)
}

/// Where something is on the page; none where it is not seen.
pub(super) fn seen(selector: &str) -> Option<DomRect> {
    let found = document().query_selector_all(selector).ok()?;
    (0..found.length()).find_map(|index| {
        let element = found.item(index)?.dyn_into::<web_sys::Element>().ok()?;
        let rect = element.get_bounding_client_rect();
        (rect.width() > 0.0 && rect.height() > 0.0).then_some(rect)
    })
}
