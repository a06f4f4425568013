//! Writing the features of a position one after another.

/// The inputs of a network, as far as they are written.
pub(super) struct Features<'a> {
    inputs: &'a mut [f32],
    len: usize,
}

impl<'a> Features<'a> {
    /// Starts with none; `inputs` are all 0.
    pub(super) fn new(inputs: &'a mut [f32]) -> Features<'a> {
        Features { inputs, len: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn push(&mut self, input: f32) {
        self.inputs[self.len] = input;
        self.len += 1;
    }

    #[inline]
    pub(super) fn push_if(&mut self, holds: bool) {
        self.push(f32::from(u8::from(holds)));
    }

    /// Leaves the next `count` inputs at 0.
    #[inline]
    pub(super) fn skip(&mut self, count: usize) {
        self.len += count;
    }
}
