//! The window through which one sees the stage: its size, the camera, and what is in its frame.

use leptos::html;
use leptos::prelude::*;
use polis_draw::{Frame, Point};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use polis_client::table::camera::{Camera, STEP, Size, framed, into_sight, point_at};

/// The window on the stage. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    /// The element on which one sees.
    pub(crate) stage: NodeRef<html::Div>,
    /// The size of that element.
    pub(crate) size: RwSignal<Size>,
    pub(crate) camera: RwSignal<Camera>,
    /// The frame of everything that is drawn.
    bounds: Memo<Frame>,
    /// What the camera looks at: the frame of everything when it last had to move.
    looked_at: RwSignal<Frame>,
    /// The part of the drawing that is seen, and the pixels a unit.
    pub(crate) frame: Memo<(Frame, f64)>,
    /// The last movement of the camera by itself.
    pub(crate) movement: RwSignal<Movement>,
    /// From where one saw before something was brought into sight.
    before: StoredValue<Option<Camera>>,
    /// What the camera looked at of each drawing, by number, when another one was last on the stage.
    left: StoredValue<Vec<Option<Frame>>>,
}

/// A movement of the camera, which the style sheet eases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Movement {
    /// Which it is, so that another one begins anew.
    pub(crate) number: u32,
    /// How what is seen now would have to stand to be where it was, how it stands at the end, and the
    /// point about which it moves.
    pub(crate) style: String,
}

impl Window {
    /// A window on the drawings with these numbers, one at a time, and their bounds, which may depend
    /// on the size of the window.
    pub(crate) fn new(
        drawing: impl Fn() -> usize + Send + Sync + 'static,
        bounds: impl Fn(Size) -> Frame + Send + Sync + 'static,
    ) -> Window {
        let size = RwSignal::new(Size {
            width: 1000.0,
            height: 640.0,
        });
        let camera = RwSignal::new(Camera::default());
        let bounds = Memo::new(move |_| bounds(size.get()));
        let looked_at = RwSignal::new(bounds.get_untracked());
        let stage = NodeRef::new();
        Effect::new(move |_| {
            if let Some(stage) = stage.get() {
                follow_size(&stage, size);
            }
        });
        let window = Window {
            stage,
            size,
            camera,
            bounds,
            looked_at,
            frame: Memo::new(move |_| camera.get().frame(looked_at.get(), size.get())),
            movement: RwSignal::new(Movement::default()),
            before: StoredValue::new(None),
            left: StoredValue::new(Vec::new()),
        };
        Effect::new(move |before: Option<(usize, Size)>| {
            let (drawing, bounds, size) = (drawing(), bounds.get(), size.get());
            match before {
                Some(before) if before == (drawing, size) => window.follow(bounds),
                Some((other, before)) if before == size => window.look_from_to(other, drawing),
                Some(_) | None => {
                    window.left.set_value(Vec::new());
                    window.look_at_all();
                }
            }
            (drawing, size)
        });
        window
    }

    /// Looks at everything, at once.
    pub(crate) fn look_at_all(self) {
        let (bounds, size) = (self.bounds.get_untracked(), self.size.get_untracked());
        // Whatever was seen before is too far away.
        let all = framed(bounds.padded(1e4), bounds, size);
        self.looked_at.set(all);
    }

    /// Looks at another drawing: as it was seen last, as far as all of it is seen so. Nothing moves,
    /// since it is another thing.
    fn look_from_to(self, from: usize, to: usize) {
        let (bounds, size) = (self.bounds.get_untracked(), self.size.get_untracked());
        let seen = self.looked_at.get_untracked();
        let again = self.left.try_update_value(|left| {
            left.resize(left.len().max(from + 1).max(to + 1), None);
            left[from] = Some(seen);
            left[to]
        });
        let again = again.flatten().unwrap_or_else(|| bounds.padded(1e4));
        self.looked_at.set(framed(again, bounds, size));
    }

    /// Something has changed in the drawing: the camera moves only where it must, and not for
    /// somebody who has chosen what they see.
    fn follow(self, bounds: Frame) {
        let looked_at = self.looked_at.get_untracked();
        let now = framed(looked_at, bounds, self.size.get_untracked());
        if now == looked_at || self.camera.get_untracked() != Camera::default() {
            return;
        }
        let before = self.frame.get_untracked();
        self.looked_at.set(now);
        self.ease(before, ["", ""].map(str::to_owned));
    }

    /// Looks at everything from another side. Its ground turns there, from what it was brought to in
    /// the first way to how it lies in the second.
    pub(crate) fn turn(self, turn: impl FnOnce() -> [String; 2]) {
        let before = self.frame.get_untracked();
        let turned = turn();
        self.look_at_all();
        self.ease(before, turned);
    }

    /// Lets what is seen come from where it was.
    fn ease(self, (before, scale): (Frame, f64), [from, to]: [String; 2]) {
        let (after, scale_after) = self.frame.get_untracked();
        // All is turned about the middle of the drawing.
        let (x, y) = (-after.x * scale_after, -after.y * scale_after);
        let (from_x, from_y) = (-before.x * scale - x, -before.y * scale - y);
        let scale = scale / scale_after;
        self.movement.update(|movement| {
            movement.number = movement.number.wrapping_add(1);
            movement.style = format!(
                "--was:translate({from_x:.1}px,{from_y:.1}px) scale({scale:.4}) {from};\
                 --is:translate(0px,0px) scale(1) {to};--about:{x:.1}px {y:.1}px"
            );
        });
    }

    /// Where an event is on the stage, in pixels.
    pub(crate) fn pixel(self, event: &leptos::ev::MouseEvent) -> Point {
        let (mut x, mut y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(stage) = self.stage.get_untracked() {
            let rect = stage.get_bounding_client_rect();
            x -= rect.left();
            y -= rect.top();
        }
        Point::new(x, y)
    }

    /// Where a point of the drawing is on the stage, in pixels, and the pixels a unit.
    pub(crate) fn seen(self, point: Point) -> (Point, f64) {
        let (frame, scale) = self.frame.get();
        let pixel = Point::new((point.x - frame.x) * scale, (point.y - frame.y) * scale);
        (pixel, scale)
    }

    /// The point of the drawing at a pixel.
    pub(crate) fn point(self, pixel: Point) -> Point {
        let frame = self.frame.get_untracked().0;
        point_at(frame, self.size.get_untracked(), pixel.x, pixel.y)
    }

    /// Comes closer by a factor, or goes farther away; the pixel stays where it is.
    pub(crate) fn zoom_at(self, factor: f64, pixel: Point) {
        let (bounds, size) = (self.looked_at.get_untracked(), self.size.get_untracked());
        let about = self.point(pixel);
        self.before.set_value(None);
        let camera = self.camera.get_untracked();
        self.camera.set(camera.zoomed(factor, about, bounds, size));
    }

    /// Moves what is seen by so many pixels.
    pub(crate) fn pan(self, by: Point) {
        let (_, scale) = self.frame.get_untracked();
        let by = Point::new(by.x / scale, by.y / scale);
        let camera = self.camera.get_untracked();
        self.before.set_value(None);
        self.camera
            .set(camera.dragged(by, self.looked_at.get_untracked()));
    }

    /// Brings what is round some points of the drawing into sight, with so much room about each,
    /// until [`look_back`](Window::look_back).
    pub(crate) fn reveal(self, points: impl Iterator<Item = Point>, room: f64) {
        let (frame, scale) = self.frame.get_untracked();
        let mut corners: Option<(Point, Point)> = None;
        for point in points {
            let (x, y) = ((point.x - frame.x) * scale, (point.y - frame.y) * scale);
            let room = room * scale;
            let (from, to) = corners.unwrap_or((Point::new(x, y), Point::new(x, y)));
            corners = Some((
                Point::new(from.x.min(x - room), from.y.min(y - room)),
                Point::new(to.x.max(x + room), to.y.max(y + room)),
            ));
        }
        let Some((from, to)) = corners else { return };
        let by = into_sight(from, to, self.size.get_untracked());
        if by != Point::new(0.0, 0.0) {
            let camera = self.camera.get_untracked();
            let before = self.before.get_value().unwrap_or(camera);
            self.pan(by);
            self.before.set_value(Some(before));
        }
    }

    /// Sees from where one saw before something was brought into sight.
    pub(crate) fn look_back(self) {
        if let Some(before) = self.before.get_value() {
            self.before.set_value(None);
            self.camera.set(before);
            // What has grown meanwhile is seen, too.
            self.follow(self.bounds.get_untracked());
        }
    }

    /// Comes one step closer.
    pub(crate) fn closer(self) {
        self.zoom_at(STEP, self.middle());
    }

    /// Goes one step farther away.
    pub(crate) fn farther(self) {
        self.zoom_at(1.0 / STEP, self.middle());
    }

    /// Shows everything.
    pub(crate) fn whole(self) {
        self.before.set_value(None);
        self.camera.set(Camera::default());
        self.look_at_all();
    }

    /// The pixel in the middle.
    fn middle(self) -> Point {
        let size = self.size.get_untracked();
        Point::new(size.width / 2.0, size.height / 2.0)
    }
}

/// Keeps the size of the stage up to date.
fn follow_size(stage: &web_sys::HtmlDivElement, size: RwSignal<Size>) {
    let element = stage.clone();
    let measure = move || {
        let found = element.get_bounding_client_rect();
        size.try_set(Size {
            width: found.width(),
            height: found.height(),
        });
    };
    measure();
    let closure = Closure::<dyn FnMut()>::new(measure);
    let Ok(observer) = web_sys::ResizeObserver::new(closure.as_ref().unchecked_ref()) else {
        return;
    };
    observer.observe(stage);
    let kept = StoredValue::new_local((observer, closure));
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| observer.disconnect());
    });
}

/// Where something of this length begins so that it is on a stage of that length.
pub(crate) fn on_stage(start: f64, length: f64, stage: f64) -> f64 {
    const MARGIN: f64 = 8.0;
    start.clamp(MARGIN, (stage - length - MARGIN).max(MARGIN))
}
