//! A picture as pixels.

use crate::film::FilmError;

/// A picture as pixels: red, green, blue and opacity of each, row by row. An animation takes them
/// to be opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixels<'a> {
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) bytes: &'a [u8],
}

impl Pixels<'_> {
    /// The pixels of a picture of this size.
    ///
    /// # Errors
    /// When it is too large for an animation, or the number of bytes is wrong.
    pub fn new(size: (u32, u32), bytes: &[u8]) -> Result<Pixels<'_>, FilmError> {
        let (Ok(width), Ok(height)) = (u16::try_from(size.0), u16::try_from(size.1)) else {
            return Err(FilmError::TooLarge(size));
        };
        let expected = 4 * usize::from(width) * usize::from(height);
        if bytes.len() != expected || expected == 0 {
            let found = bytes.len();
            return Err(FilmError::Bytes { found, expected });
        }
        Ok(Pixels {
            width,
            height,
            bytes,
        })
    }

    /// Width and height.
    pub fn size(&self) -> (u16, u16) {
        (self.width, self.height)
    }
}
