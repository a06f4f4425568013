//! Painting the pictures of a game one by one, and making a GIF of them.

use leptos::prelude::*;
use polis_draw::{Captions, Reel, ReelStyle, Theme};
use polis_film::{Film, Pixels};
use polis_game::{PerSeat, Seat};
use polis_notation::Record;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url,
};

use polis_i18n::Language;

/// How a film is to look.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) theme: Theme,
    /// How wide it is at most, in pixels.
    pub(super) width: f64,
    /// How long a move stays.
    pub(super) move_ms: u32,
    pub(super) language: Language,
    /// Of all seats.
    pub(super) names: PerSeat<String>,
}

/// The last picture stays so much longer.
const END: u32 = 4;

/// Makes a film of a game. After each picture `tell` hears how many of how many are done, and says
/// whether to go on. None where it is told not to, and where the browser cannot paint.
pub(super) async fn make(
    record: &Record,
    plan: &Plan,
    tell: impl Fn(usize, usize) -> bool,
) -> Option<Vec<u8>> {
    let reel = reel(record)?;
    let captions = Words { record, plan };
    let last = reel.last();
    let svg = |ply, scale| {
        let theme = plan.theme;
        reel.svg(ply, &captions, ReelStyle { theme, scale })
    };
    let mut canvas = Canvas::new()?;
    // At its usual size it tells how wide it is.
    let (width, _) = size_of(&svg(0, 1.0))?;
    let scale = (plan.width / width).min(1.0);
    // 1. The colours: those of a few pictures have all there are.
    let mut models: Vec<(usize, Painted)> = Vec::new();
    for ply in Film::models(last) {
        models.push((ply, canvas.paint(&svg(ply, scale)).await?));
        if !tell(0, last + 1) {
            return None;
        }
    }
    let pixels: Option<Vec<Pixels<'_>>> = models.iter().map(|(_, one)| one.pixels()).collect();
    let mut film = Film::new(&pixels?).ok()?;
    // 2. The pictures, one by one: between them the page can do other things.
    for ply in 0..=last {
        let times = if ply == last { END } else { 1 };
        let hundredths = u16::try_from(times * plan.move_ms / 10).unwrap_or(u16::MAX);
        if let Some((_, painted)) = models.iter().find(|model| model.0 == ply) {
            film.show(painted.pixels()?, hundredths).ok()?;
        } else {
            let painted = canvas.paint(&svg(ply, scale)).await?;
            film.show(painted.pixels()?, hundredths).ok()?;
        }
        if !tell(ply + 1, last + 1) {
            return None;
        }
    }
    film.finish().ok()
}

fn reel(record: &Record) -> Option<Reel> {
    match record {
        Record::Akropolis(record) => Reel::akropolis(record.positions().collect()),
        Record::Architekton(record) => {
            Reel::architekton(record.positions().collect(), record.moves())
        }
    }
}

/// Width and height of one of our SVG files.
fn size_of(svg: &str) -> Option<(f64, f64)> {
    let value = |name: &str| {
        let (_, rest) = svg.split_once(&format!(" {name}=\""))?;
        rest.split('"').next()?.parse::<f64>().ok()
    };
    Some((value("width")?, value("height")?))
}

/// What the pictures say.
struct Words<'a> {
    record: &'a Record,
    plan: &'a Plan,
}

impl Captions for Words<'_> {
    fn heading(&self) -> String {
        match self.record {
            Record::Akropolis(_) => "Akropolis".to_owned(),
            Record::Architekton(_) => "Architekton".to_owned(),
        }
    }

    fn moment(&self, ply: usize) -> String {
        let words = self.plan.language.words().film;
        match ply {
            0 => words.before().to_owned(),
            _ => words.after(ply),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.plan.names.get(seat).cloned().unwrap_or_default()
    }

    fn points(&self, points: i32) -> String {
        self.plan.language.words().play.points(points)
    }

    fn so_far(&self) -> String {
        self.plan.language.words().film.so_far().to_owned()
    }

    fn won(&self, seat: Seat) -> String {
        self.plan.language.words().play.wins(&self.name(seat))
    }

    fn drawn(&self) -> String {
        self.plan.language.words().film.drawn().to_owned()
    }
}

/// A canvas on which one picture after the other is painted.
struct Canvas {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

/// A picture that was painted.
struct Painted {
    size: (u32, u32),
    bytes: Vec<u8>,
}

impl Painted {
    fn pixels(&self) -> Option<Pixels<'_>> {
        Pixels::new(self.size, &self.bytes).ok()
    }
}

impl Canvas {
    fn new() -> Option<Canvas> {
        let canvas: HtmlCanvasElement =
            document().create_element("canvas").ok()?.dyn_into().ok()?;
        // Its pixels are read again and again, so they need not go to the graphics card.
        let options = js_sys::Object::new();
        js_sys::Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
        let context = canvas.get_context_with_context_options("2d", &options);
        let context: CanvasRenderingContext2d = context.ok()??.dyn_into().ok()?;
        Some(Canvas { canvas, context })
    }

    async fn paint(&mut self, svg: &str) -> Option<Painted> {
        let parts = js_sys::Array::of1(&svg.into());
        let options = BlobPropertyBag::new();
        options.set_type("image/svg+xml");
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
        let address = Url::create_object_url_with_blob(&blob).ok()?;
        let image = HtmlImageElement::new().ok()?;
        image.set_src(&address);
        let decoded = JsFuture::from(image.decode()).await;
        // The image has been read.
        let _ = Url::revoke_object_url(&address);
        decoded.ok()?;
        let (width, height) = (image.natural_width(), image.natural_height());
        if self.canvas.width() != width || self.canvas.height() != height {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        let (across, down) = (f64::from(width), f64::from(height));
        let drawn = self
            .context
            .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, across, down);
        drawn.ok()?;
        let data = self.context.get_image_data(0.0, 0.0, across, down).ok()?;
        Some(Painted {
            size: (width, height),
            bytes: data.data().0,
        })
    }
}
