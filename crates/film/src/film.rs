//! Pictures one after the other, as a GIF.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use thiserror::Error;

use crate::painter::Picture;

/// A film that is being made. All its pictures have one size and one palette, and each holds only
/// what changed since the one before.
pub struct Film {
    width: u16,
    height: u16,
    palette: NeuQuant,
    /// The last picture, by the number of each pixel's colour.
    shown: Option<Vec<u8>>,
    encoder: Encoder<Vec<u8>>,
}

/// Why a film could not be made.
#[derive(Debug, Error)]
pub enum FilmError {
    /// A picture has another size than the film.
    #[error("found a picture of {found:?} pixels; expected {expected:?}")]
    Size {
        /// The picture's.
        found: (u32, u32),
        /// The film's.
        expected: (u32, u32),
    },
    /// The film would be too large.
    #[error("found pictures of {0:?} pixels; expected at most 65535 a side")]
    TooLarge((u32, u32)),
    /// The encoder failed.
    #[error("the film could not be encoded: {0}")]
    Encoding(#[from] EncodingError),
}

/// The colours of a picture; one more number says that a pixel has not changed.
const COLOURS: usize = 255;
const UNCHANGED: u8 = 255;
/// How closely the colours are chosen: 1 is the best, 30 the fastest.
const SAMPLE: i32 = 10;

impl Film {
    /// A film in the size and the colours of a model, best its last picture.
    ///
    /// # Errors
    /// When that is too large.
    pub fn new(model: &Picture) -> Result<Film, FilmError> {
        let size = model.size();
        let (Ok(width), Ok(height)) = (u16::try_from(size.0), u16::try_from(size.1)) else {
            return Err(FilmError::TooLarge(size));
        };
        let palette = NeuQuant::new(SAMPLE, COLOURS, model.pixels.data());
        let mut colours = palette.color_map_rgb();
        colours.resize(3 * 256, 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film {
            width,
            height,
            palette,
            shown: None,
            encoder,
        })
    }

    /// Shows a picture for so many hundredths of a second.
    ///
    /// # Errors
    /// When it has another size.
    pub fn show(&mut self, picture: &Picture, hundredths: u16) -> Result<(), FilmError> {
        let expected = (u32::from(self.width), u32::from(self.height));
        if picture.size() != expected {
            return Err(FilmError::Size {
                found: picture.size(),
                expected,
            });
        }
        let numbers = self.numbers(picture);
        let area = match &self.shown {
            None => Some(Area::whole(self.width, self.height)),
            Some(shown) => Area::of_change(shown, &numbers, self.width),
        };
        // A picture that is just as the last one still takes its time: one pixel will do.
        let area = area.unwrap_or(Area::whole(1, 1));
        let mut frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            top: area.top,
            left: area.left,
            width: area.width,
            height: area.height,
            ..Frame::default()
        };
        frame.buffer = area.cut(&numbers, self.shown.as_deref(), self.width).into();
        self.encoder.write_frame(&frame)?;
        self.shown = Some(numbers);
        Ok(())
    }

    /// The film as a GIF file.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn finish(self) -> Result<Vec<u8>, FilmError> {
        Ok(self.encoder.into_inner()?)
    }

    /// The number of each pixel's colour.
    fn numbers(&self, picture: &Picture) -> Vec<u8> {
        // Most pixels are as their left neighbours.
        let mut last = ([0; 4], UNCHANGED);
        picture
            .pixels
            .data()
            .as_chunks::<4>()
            .0
            .iter()
            .map(|&pixel| {
                if last.1 == UNCHANGED || last.0 != pixel {
                    last = (pixel, self.palette.index_of(&pixel) as u8);
                }
                last.1
            })
            .collect()
    }
}

/// A part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Area {
    fn whole(width: u16, height: u16) -> Area {
        Area {
            left: 0,
            top: 0,
            width,
            height,
        }
    }

    /// The smallest one that holds all changes; none where there are none.
    fn of_change(before: &[u8], after: &[u8], width: u16) -> Option<Area> {
        let mut found: Option<(usize, usize, usize, usize)> = None;
        for (place, (one, other)) in before.iter().zip(after).enumerate() {
            if one != other {
                let (x, y) = (place % usize::from(width), place / usize::from(width));
                let (left, top, right, bottom) = found.unwrap_or((x, y, x, y));
                found = Some((left.min(x), top.min(y), right.max(x), bottom.max(y)));
            }
        }
        let (left, top, right, bottom) = found?;
        Some(Area {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            height: (bottom - top + 1) as u16,
        })
    }

    /// The pixels of this part; those that are as before say so.
    fn cut(self, after: &[u8], before: Option<&[u8]>, width: u16) -> Vec<u8> {
        let rows = usize::from(self.top)..usize::from(self.top) + usize::from(self.height);
        rows.flat_map(|row| {
            let start = row * usize::from(width) + usize::from(self.left);
            start..start + usize::from(self.width)
        })
        .map(|place| match before {
            Some(before) if before[place] == after[place] => UNCHANGED,
            Some(_) | None => after[place],
        })
        .collect()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::Painter;

    fn picture(x: u32) -> Picture {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#eeddcc"/><rect x="{x}" width="4" height="4" fill="#224466"/></svg>"##
        );
        Painter::new().paint(&svg, 1.0).unwrap()
    }

    #[test]
    fn only_what_changes_is_kept_and_the_size_stays() {
        let mut film = Film::new(&picture(4)).unwrap();
        film.show(&picture(4), 50).unwrap();
        film.show(&picture(20), 50).unwrap();
        film.show(&picture(20), 50).unwrap();
        let other = Painter::new()
            .paint(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>"#,
                1.0,
            )
            .unwrap();
        assert!(matches!(film.show(&other, 50), Err(FilmError::Size { .. })));
        let bytes = film.finish().unwrap();
        let mut decoder = gif::DecodeOptions::new()
            .read_info(bytes.as_slice())
            .unwrap();
        let mut areas = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            areas.push((frame.left, frame.top, frame.width, frame.height));
        }
        assert_eq!(areas, [(0, 0, 40, 20), (4, 0, 20, 4), (0, 0, 1, 1)]);
    }
}
