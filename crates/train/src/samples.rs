//! Positions to learn from.

use polis_engine::evaluation::net::OUTPUTS;

/// Positions as the network sees them, each with its lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    width: usize,
    inputs: Vec<f32>,
    lessons: Vec<[f32; OUTPUTS]>,
}

impl Samples {
    /// None so far, of so many inputs each.
    pub fn new(width: usize) -> Samples {
        Samples {
            width,
            ..Samples::default()
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// One of them.
    pub fn get(&self, index: usize) -> (&[f32], [f32; OUTPUTS]) {
        let inputs = &self.inputs[index * self.width..][..self.width];
        (inputs, self.lessons[index])
    }

    /// Room for the inputs of one more, all 0.
    pub(crate) fn grow(&mut self) -> &mut [f32] {
        let start = self.inputs.len();
        self.inputs.resize(start + self.width, 0.0);
        &mut self.inputs[start..]
    }

    /// The lesson of the next that has none yet.
    pub(crate) fn teach(&mut self, lesson: [f32; OUTPUTS]) {
        self.lessons.push(lesson);
    }

    /// Adds others to these.
    pub fn append(&mut self, other: &Samples) {
        self.inputs.extend_from_slice(&other.inputs);
        self.lessons.extend_from_slice(&other.lessons);
    }
}
