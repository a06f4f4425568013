//! Rasterising SVG.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

use crate::film::FilmError;
use crate::pixels::Pixels;

/// The fonts of the tables.
const FONTS: [&[u8]; 3] = [
    include_bytes!("../fonts/alegreya-700.ttf"),
    include_bytes!("../fonts/commissioner-400.ttf"),
    include_bytes!("../fonts/commissioner-700.ttf"),
];

/// Largest width and height of a picture, in pixels.
const MAX_SIDE: u32 = 8192;

/// Rasterises drawings.
#[derive(Debug)]
pub struct Painter {
    options: Options<'static>,
}

/// A rasterised drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Raster {
    pixels: Pixmap,
}

/// Why a drawing could not be rasterised.
#[derive(Debug, Error)]
pub enum PaintError {
    /// It is not SVG, or not of the kind that we write.
    #[error("the drawing could not be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// It is too large, or empty.
    #[error("found a picture of {width} by {height} pixels; expected 1 to {MAX_SIDE} each")]
    Size {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The encoder failed.
    #[error("the picture could not be encoded: {0}")]
    Encoding(String),
}

impl Default for Painter {
    fn default() -> Painter {
        Painter::new()
    }
}

impl Painter {
    /// Creates a painter with our fonts.
    pub fn new() -> Painter {
        let mut fonts = fontdb::Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        fonts.set_serif_family("Alegreya");
        fonts.set_sans_serif_family("Commissioner");
        Painter {
            options: Options {
                font_family: "Commissioner".to_owned(),
                fontdb: Arc::new(fonts),
                ..Options::default()
            },
        }
    }

    /// Rasterises an SVG, with `scale` pixels for each of its own.
    ///
    /// # Errors
    /// When it cannot be read, or is too large.
    pub fn paint(&self, svg: &str, scale: f32) -> Result<Raster, PaintError> {
        let tree = Tree::from_str(svg, &self.options)?;
        let [width, height] =
            [tree.size().width(), tree.size().height()].map(|side| (side * scale).ceil() as u32);
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
            return Err(PaintError::Size { width, height });
        }
        let mut pixels = Pixmap::new(width, height).ok_or(PaintError::Size { width, height })?;
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        Ok(Raster { pixels })
    }
}

impl Raster {
    /// Width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.pixels.width(), self.pixels.height())
    }

    /// The pixels, for an animation.
    ///
    /// # Errors
    /// When it is too large for one.
    pub fn pixels(&self) -> Result<Pixels<'_>, FilmError> {
        Pixels::new(self.size(), self.pixels.data())
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// When there is not enough memory for it.
    pub fn png(&self) -> Result<Vec<u8>, PaintError> {
        self.pixels
            .encode_png()
            .map_err(|error| PaintError::Encoding(error.to_string()))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    const SVG: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#ff0000"/></svg>"##;

    #[test]
    fn a_drawing_has_its_size_and_its_colours() {
        let picture = Painter::new().paint(SVG, 2.0).unwrap();
        assert_eq!(picture.size(), (80, 40));
        let pixel = picture.pixels.pixel(40, 20).unwrap();
        assert_eq!((pixel.red(), pixel.green()), (255, 0));
        assert!(picture.png().unwrap().starts_with(b"\x89PNG"));
    }

    #[test]
    fn words_are_set_in_our_fonts_in_every_language() {
        let painter = Painter::new();
        let ink = |words: &str, family: &str| {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40"><text y="30" font-size="24" font-weight="700" style="font-family:{family}">{words}</text></svg>"#
            );
            let picture = painter.paint(&svg, 1.0).unwrap();
            let pixels = picture.pixels.pixels().iter();
            pixels.filter(|pixel| pixel.alpha() > 128).count()
        };
        for words in ["Polis", "Świątynia", "Μαρμάρινο", "größer", "ñ"] {
            for family in [
                "Alegreya,Georgia,serif",
                "Commissioner,system-ui,sans-serif",
            ] {
                assert!(ink(words, family) > 50, "{words} in {family}");
            }
        }
    }

    #[test]
    fn what_is_no_drawing_is_refused() {
        let painter = Painter::new();
        assert!(matches!(
            painter.paint("<svg", 1.0),
            Err(PaintError::Drawing(_))
        ));
        assert!(matches!(
            painter.paint(SVG, 1e6),
            Err(PaintError::Size { .. })
        ));
        assert!(matches!(
            painter.paint(SVG, 0.0),
            Err(PaintError::Size { .. })
        ));
        assert!(matches!(
            painter.paint(SVG, f32::NAN),
            Err(PaintError::Size { .. })
        ));
    }
}
