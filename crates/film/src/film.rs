//! Animated GIFs.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use thiserror::Error;

use crate::pixels::Pixels;

/// An animation that is being made. All its frames have one size and one palette, and each holds
/// only what changed since the one before.
pub struct Film {
    width: u16,
    height: u16,
    palette: Palette,
    /// The last frame, by the palette index of each pixel.
    shown: Option<Vec<u8>>,
    /// The last frame as it will be written, once its duration is known.
    waiting: Option<Frame<'static>>,
    encoder: Encoder<Vec<u8>>,
}

/// Why an animation could not be made.
#[derive(Debug, Error)]
pub enum FilmError {
    /// A frame has another size than the animation.
    #[error("found a picture of {found:?} pixels; expected {expected:?}")]
    Size {
        /// The size of the frame.
        found: (u16, u16),
        /// The size of the animation.
        expected: (u16, u16),
    },
    /// The animation would be too large.
    #[error("found pictures of {0:?} pixels; expected at most 65535 a side")]
    TooLarge((u32, u32)),
    /// The number of bytes does not match the size of a picture.
    #[error("found {found} bytes of pixels; expected {expected}, and more than none")]
    Bytes {
        /// Number of bytes.
        found: usize,
        /// Number of bytes that the size asks for.
        expected: usize,
    },
    /// There is no picture to take the colours from.
    #[error("found no picture to take the colours of; expected at least one")]
    NoModel,
    /// The encoder failed.
    #[error("the film could not be encoded: {0}")]
    Encoding(#[from] EncodingError),
}

/// Number of colours of the palette; one more index means that a pixel has not changed.
const COLOURS: usize = 255;
const UNCHANGED: u8 = 255;
/// Quality of the palette: 1 is the best, 30 the fastest.
const SAMPLE: i32 = 1;
/// Number of bytes of pixels from which the palette is chosen.
const ENOUGH: usize = 4 * 10_000;

impl Film {
    /// The frames from which to choose the palette of an animation whose last one has this number:
    /// first and last, and some between them.
    pub fn models(last: usize) -> impl Iterator<Item = usize> {
        let mut before = None;
        (0..=3)
            .map(move |part| part * last / 3)
            .filter(move |&picture| {
                let is_new = before != Some(picture);
                before = Some(picture);
                is_new
            })
    }

    /// Creates an animation with the size and the colours of some of its frames.
    ///
    /// # Errors
    /// When there are no frames, or they differ in size.
    pub fn new(models: &[Pixels<'_>]) -> Result<Film, FilmError> {
        let Some(expected) = models.first().map(Pixels::size) else {
            return Err(FilmError::NoModel);
        };
        if let Some(found) = models
            .iter()
            .map(Pixels::size)
            .find(|&size| size != expected)
        {
            return Err(FilmError::Size { found, expected });
        }
        let palette = Palette::new(models);
        let (width, height) = expected;
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.colours())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film {
            width,
            height,
            palette,
            shown: None,
            waiting: None,
            encoder,
        })
    }

    /// Adds a frame for a time in hundredths of a second. One that equals the last makes that one
    /// stay longer.
    ///
    /// # Errors
    /// When it has another size.
    pub fn show(&mut self, picture: Pixels<'_>, hundredths: u16) -> Result<(), FilmError> {
        let expected = (self.width, self.height);
        if picture.size() != expected {
            let found = picture.size();
            return Err(FilmError::Size { found, expected });
        }
        let numbers = self.palette.numbers(picture.bytes);
        let area = match &self.shown {
            None => Some(Area::whole(self.width, self.height)),
            Some(shown) => Area::of_change(shown, &numbers, self.width),
        };
        let Some(area) = area else {
            if let Some(waiting) = &mut self.waiting {
                waiting.delay = waiting.delay.saturating_add(hundredths);
            }
            return Ok(());
        };
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
        self.shown = Some(numbers);
        if let Some(before) = self.waiting.replace(frame) {
            self.encoder.write_frame(&before)?;
        }
        Ok(())
    }

    /// The animation as a GIF file.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn finish(mut self) -> Result<Vec<u8>, FilmError> {
        if let Some(last) = self.waiting.take() {
            self.encoder.write_frame(&last)?;
        }
        Ok(self.encoder.into_inner()?)
    }
}

/// The palette of an animation.
struct Palette {
    network: NeuQuant,
    /// A cache of palette indices by a hash of the colour: pictures have few colours, and a search
    /// takes long.
    known: Vec<(u32, u8)>,
}

/// Size of the cache; a power of two.
const KNOWN: usize = 1 << 14;
/// A bit that no colour has.
const NO_COLOUR: u32 = 1 << 24;

impl Palette {
    fn new(models: &[Pixels<'_>]) -> Palette {
        let bytes: Vec<u8> = models
            .iter()
            .flat_map(|model| model.bytes)
            .copied()
            .collect();
        let telling = telling(&bytes);
        let network = if telling.len() < ENOUGH {
            NeuQuant::new(1, COLOURS, &bytes)
        } else {
            NeuQuant::new(SAMPLE, COLOURS, &telling)
        };
        Palette {
            network,
            known: vec![(NO_COLOUR, 0); KNOWN],
        }
    }

    /// Red, green and blue of all palette indices.
    fn colours(&self) -> Vec<u8> {
        let mut colours = self.network.color_map_rgb();
        colours.resize(3 * 256, 0);
        colours
    }

    /// The palette index of each pixel.
    fn numbers(&mut self, bytes: &[u8]) -> Vec<u8> {
        // Most pixels equal their left neighbours.
        let mut last = (NO_COLOUR, 0);
        bytes
            .as_chunks::<4>()
            .0
            .iter()
            .map(|&[red, green, blue, _]| {
                let colour = u32::from_be_bytes([0, red, green, blue]);
                if last.0 != colour {
                    last = (colour, self.number(colour));
                }
                last.1
            })
            .collect()
    }

    fn number(&mut self, colour: u32) -> u8 {
        // Fibonacci hashing: similar colours go to different places.
        let place = colour.wrapping_mul(0x9e37_79b1) as usize >> (32 - KNOWN.trailing_zeros());
        let known = &mut self.known[place % KNOWN];
        if known.0 != colour {
            let [_, red, green, blue] = colour.to_be_bytes();
            *known = (
                colour,
                self.network.index_of(&[red, green, blue, 255]) as u8,
            );
        }
        known.1
    }
}

/// Pixels from which to choose the palette: of similar colours the first, the fourth, the ninth and
/// so on, so that the large and calm background does not take the entries of the small and bright
/// parts.
fn telling(bytes: &[u8]) -> Vec<u8> {
    let mut seen = vec![0_u32; 1 << 15];
    let mut telling = Vec::new();
    for &pixel in bytes.as_chunks::<4>().0 {
        let [red, green, blue, _] = pixel.map(|part| usize::from(part >> 3));
        let seen = &mut seen[red << 10 | green << 5 | blue];
        *seen += 1;
        if seen.isqrt().pow(2) == *seen {
            telling.extend(pixel);
        }
    }
    telling
}

/// A rectangle of the picture.
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

    /// The smallest rectangle that holds all changes; `None` where there are none.
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

    /// The pixels of this rectangle; unchanged ones are marked.
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

    const SIZE: (u32, u32) = (40, 20);

    /// A bright picture with a dark square of 4 by 4 pixels at a distance from its left edge.
    fn picture(x: usize) -> Vec<u8> {
        (0..40 * 20)
            .flat_map(|place| {
                let is_dark = (x..x + 4).contains(&(place % 40)) && place / 40 < 4;
                if is_dark {
                    [0x22, 0x44, 0x66, 255]
                } else {
                    [0xee, 0xdd, 0xcc, 255]
                }
            })
            .collect()
    }

    fn show(film: &mut Film, x: usize) {
        let bytes = picture(x);
        film.show(Pixels::new(SIZE, &bytes).unwrap(), 50).unwrap();
    }

    /// Left, top, width, height and duration of every frame.
    fn frames(bytes: &[u8]) -> Vec<(u16, u16, u16, u16, u16)> {
        let mut decoder = gif::DecodeOptions::new().read_info(bytes).unwrap();
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            frames.push((
                frame.left,
                frame.top,
                frame.width,
                frame.height,
                frame.delay,
            ));
        }
        frames
    }

    #[test]
    fn only_what_changes_is_kept_and_equal_pictures_are_one() {
        let model = picture(4);
        let mut film = Film::new(&[Pixels::new(SIZE, &model).unwrap()]).unwrap();
        show(&mut film, 4);
        show(&mut film, 20);
        show(&mut film, 20);
        let found = frames(&film.finish().unwrap());
        assert_eq!(found, [(0, 0, 40, 20, 50), (4, 0, 20, 4, 100)]);
    }

    #[test]
    fn colours_stay_what_they_are() {
        let model = picture(4);
        let model = Pixels::new(SIZE, &model).unwrap();
        let mut film = Film::new(&[model]).unwrap();
        film.show(model, 50).unwrap();
        let film = film.finish().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(film.as_slice()).unwrap();
        let frame = decoder.read_next_frame().unwrap().unwrap();
        for (found, expected) in frame.buffer.iter().zip(model.bytes) {
            assert!(found.abs_diff(*expected) < 12, "{found} is not {expected}");
        }
    }

    #[test]
    fn models_are_pictures_of_the_film_and_each_is_taken_once() {
        for (last, expected) in [(0, vec![0]), (1, vec![0, 1]), (36, vec![0, 12, 24, 36])] {
            assert_eq!(Film::models(last).collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn what_is_no_picture_of_the_film_is_refused() {
        let model = picture(4);
        let model = Pixels::new(SIZE, &model).unwrap();
        let other = Pixels::new((1, 1), &[0, 0, 0, 255]).unwrap();
        let mut film = Film::new(&[model]).unwrap();
        assert!(matches!(film.show(other, 50), Err(FilmError::Size { .. })));
        assert!(matches!(Film::new(&[]), Err(FilmError::NoModel)));
        assert!(matches!(
            Film::new(&[model, other]),
            Err(FilmError::Size { .. })
        ));
        assert!(matches!(
            Pixels::new((2, 2), &[0; 3]),
            Err(FilmError::Bytes { .. })
        ));
        assert!(matches!(
            Pixels::new((0, 2), &[]),
            Err(FilmError::Bytes { .. })
        ));
        assert!(matches!(
            Pixels::new((70_000, 1), &[]),
            Err(FilmError::TooLarge(_))
        ));
    }
}
