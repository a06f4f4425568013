//! Training samples.

use polis_engine::evaluation::net::OUTPUTS;

/// Positions as features, each with its training target.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    width: usize,
    inputs: Vec<f32>,
    targets: Vec<[f32; OUTPUTS]>,
}

impl Samples {
    /// Creates an empty list of samples with `width` features each.
    pub fn new(width: usize) -> Samples {
        Samples {
            width,
            ..Samples::default()
        }
    }

    /// Number of samples.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are no samples.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The features and the target of a sample.
    pub fn get(&self, index: usize) -> (&[f32], [f32; OUTPUTS]) {
        let inputs = &self.inputs[index * self.width..][..self.width];
        (inputs, self.targets[index])
    }

    /// Adds the features of one more sample, all 0, and returns them.
    pub(crate) fn grow(&mut self) -> &mut [f32] {
        let start = self.inputs.len();
        self.inputs.resize(start + self.width, 0.0);
        &mut self.inputs[start..]
    }

    /// Adds the target of the first sample that has none.
    pub(crate) fn push_target(&mut self, target: [f32; OUTPUTS]) {
        self.targets.push(target);
    }

    /// Appends the samples of another list.
    pub fn append(&mut self, other: &Samples) {
        self.inputs.extend_from_slice(&other.inputs);
        self.targets.extend_from_slice(&other.targets);
    }
}
