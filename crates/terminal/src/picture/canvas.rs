//! A part of the screen or of a page on which a picture is drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A part of a buffer. What is drawn beyond its rim is cut off.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    /// The rim to the left and above that is not drawn on.
    rim: (i32, i32),
}

impl<'a> Canvas<'a> {
    /// The part of the buffer in this area.
    pub(crate) fn new(buffer: &'a mut Buffer, area: Rect) -> Canvas<'a> {
        let area = area.intersection(*buffer.area());
        Canvas {
            buffer,
            area,
            rim: (0, 0),
        }
    }

    /// Leaves a rim to the left and above free from now on.
    pub(crate) fn set_rim(&mut self, width: i32, height: i32) {
        self.rim = (width, height);
    }

    /// Writes glyphs that are one cell wide each, from a place that is counted from the area's
    /// upper left corner and may lie outside of it.
    pub(crate) fn put(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (step, glyph) in text.chars().enumerate() {
            if let Some(cell) = self.cell(x + step as i32, y) {
                cell.set_char(glyph).set_style(style);
            }
        }
    }

    /// Changes how some cells of a line look.
    pub(crate) fn restyle(&mut self, x: i32, y: i32, width: i32, style: Style) {
        for x in x..x + width {
            if let Some(cell) = self.cell(x, y) {
                cell.set_style(style);
            }
        }
    }

    fn cell(&mut self, x: i32, y: i32) -> Option<&mut ratatui::buffer::Cell> {
        if x < self.rim.0 || y < self.rim.1 {
            return None;
        }
        let x = u16::try_from(x).ok().filter(|&x| x < self.area.width)?;
        let y = u16::try_from(y).ok().filter(|&y| y < self.area.height)?;
        self.buffer.cell_mut((self.area.x + x, self.area.y + y))
    }
}
