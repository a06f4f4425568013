//! A small network: two hidden layers, run on one core in about a microsecond.

use thiserror::Error;

/// Number of units in the first hidden layer.
pub const FIRST: usize = 64;
/// Number of units in the second hidden layer.
pub const SECOND: usize = 32;
/// Number of outputs.
pub const OUTPUTS: usize = 2;

/// The weights of a network, in one list: for each input a row of the first layer, its biases; for
/// each unit of the first layer a row of the second, its biases; for each unit of the second a row
/// of the outputs, their biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    weights: Vec<f32>,
    inputs: usize,
}

/// The parts of the list of weights.
#[derive(Clone, Copy, Debug)]
pub struct Layers<'a> {
    /// A row for each input.
    pub first: &'a [[f32; FIRST]],
    /// The biases of the first layer.
    pub first_bias: &'a [f32; FIRST],
    /// A row for each unit of the first layer.
    pub second: &'a [[f32; SECOND]],
    /// The biases of the second layer.
    pub second_bias: &'a [f32; SECOND],
    /// A row for each unit of the second layer.
    pub last: &'a [[f32; OUTPUTS]],
    /// The biases of the outputs.
    pub last_bias: &'a [f32; OUTPUTS],
}

/// Why weights do not make a network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// There are too few or too many weights.
    #[error("found {found} bytes of weights; expected {expected}, for {inputs} inputs")]
    Length {
        /// The bytes given.
        found: usize,
        /// The bytes that the inputs ask for.
        expected: usize,
        /// The number of inputs.
        inputs: usize,
    },
    /// A weight is not a number.
    #[error("weight {index} is not a finite number; expected the file that the training wrote")]
    NotFinite {
        /// Index of the weight.
        index: usize,
    },
}

impl Net {
    /// Number of weights of a network with this many inputs.
    pub const fn len_for(inputs: usize) -> usize {
        (inputs + 1) * FIRST + (FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS
    }

    /// Makes a network of its weights.
    ///
    /// # Errors
    /// When they are too few or too many, or not numbers.
    pub fn new(inputs: usize, weights: Vec<f32>) -> Result<Net, NetError> {
        if weights.len() != Net::len_for(inputs) {
            return Err(NetError::Length {
                found: 4 * weights.len(),
                expected: 4 * Net::len_for(inputs),
                inputs,
            });
        }
        match weights.iter().position(|weight| !weight.is_finite()) {
            Some(index) => Err(NetError::NotFinite { index }),
            None => Ok(Net { weights, inputs }),
        }
    }

    /// Reads the bytes that [`to_bytes`](Net::to_bytes) wrote.
    ///
    /// # Errors
    /// When they are not those of a network with this number of inputs.
    pub fn from_bytes(inputs: usize, bytes: &[u8]) -> Result<Net, NetError> {
        let (weights, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            return Err(NetError::Length {
                found: bytes.len(),
                expected: 4 * Net::len_for(inputs),
                inputs,
            });
        }
        Net::new(
            inputs,
            weights
                .iter()
                .map(|&bytes| f32::from_le_bytes(bytes))
                .collect(),
        )
    }

    /// The weights as little-endian bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights
            .iter()
            .flat_map(|weight| weight.to_le_bytes())
            .collect()
    }

    /// All weights, in the order of the layers.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// All weights, mutable.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Number of inputs.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The weights by layer.
    pub fn layers(&self) -> Layers<'_> {
        let (first, rest) = self.weights.split_at(self.inputs * FIRST);
        let (first_bias, rest) = rest.split_first_chunk().expect(LENGTH);
        let (second, rest) = rest.split_at(FIRST * SECOND);
        let (second_bias, rest) = rest.split_first_chunk().expect(LENGTH);
        let (last, rest) = rest.split_at(SECOND * OUTPUTS);
        Layers {
            first: first.as_chunks().0,
            first_bias,
            second: second.as_chunks().0,
            second_bias,
            last: last.as_chunks().0,
            last_bias: rest.first_chunk().expect(LENGTH),
        }
    }

    /// Runs the network. Missing inputs count as 0.
    pub fn run(&self, inputs: &[f32]) -> [f32; OUTPUTS] {
        let mut sums = *self.layers().first_bias;
        self.add(0, inputs, &mut sums);
        self.finish(&sums)
    }

    /// Adds what some inputs, of which the first has the index `from`, contribute to the sums of the
    /// first layer.
    pub fn add(&self, from: usize, inputs: &[f32], sums: &mut [f32; FIRST]) {
        add(inputs, &self.layers().first[from..], sums);
    }

    /// Changes the sums of the first layer from some inputs to others, of which the first has the index
    /// `from`: fewer differ than count where one position is much like the other.
    pub fn add_differences<const N: usize>(
        &self,
        from: usize,
        before: &[f32; N],
        inputs: &[f32; N],
        sums: &mut [f32; FIRST],
    ) {
        let mut differences = *inputs;
        for (difference, before) in differences.iter_mut().zip(before) {
            *difference -= before;
        }
        self.add(from, &differences, sums);
    }

    /// Runs the network from the sums of the first layer on.
    pub fn finish(&self, sums: &[f32; FIRST]) -> [f32; OUTPUTS] {
        let layers = self.layers();
        let second = dense(&sums.map(relu), layers.second, layers.second_bias);
        dense(&second.map(relu), layers.last, layers.last_bias)
    }
}

const LENGTH: &str = "the length was checked when the network was made";

/// The activation function of the hidden layers (`ReLU`). In WebAssembly `f32::max` calls a function
/// for what it does to numbers that are none; a comparison is one instruction for four sums.
#[inline]
pub fn relu(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { 0.0 }
}

/// The sums of one layer before activation. Skips inputs that are 0, as more than half of them are.
pub fn layer<const N: usize>(inputs: &[f32], rows: &[[f32; N]], bias: &[f32; N]) -> [f32; N] {
    let mut sums = *bias;
    add(inputs, rows, &mut sums);
    sums
}

/// The sums of a small layer of which about half of the inputs count: to find out which takes longer than to
/// add them all.
fn dense<const N: usize>(inputs: &[f32], rows: &[[f32; N]], bias: &[f32; N]) -> [f32; N] {
    let mut sums = *bias;
    for (&input, row) in inputs.iter().zip(rows) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
    sums
}

fn add<const N: usize>(inputs: &[f32], rows: &[[f32; N]], sums: &mut [f32; N]) {
    for (inputs, rows) in inputs.chunks(MANY).zip(rows.chunks(MANY)) {
        // 1. The inputs that count.
        let mut places = [0; MANY];
        let count = find_nonzero(inputs, &mut places);
        // 2. A block of the sums after the other, so that they stay in registers.
        let blocks = sums.as_chunks_mut::<BLOCK>().0;
        for (block, sums) in blocks.iter_mut().enumerate() {
            add_block(&places[..count], inputs, rows, block, sums);
        }
        // 3. What is left of a layer that is no multiple of a block.
        let rest = N - N % BLOCK;
        for &place in &places[..count] {
            let place = usize::from(place);
            for (sum, weight) in sums[rest..].iter_mut().zip(&rows[place][rest..]) {
                *sum += inputs[place] * weight;
            }
        }
    }
}

/// Lists the places of the inputs that are not 0, and returns their number. A bit for each input comes first, so that
/// there is hardly a branch that nobody can foresee.
fn find_nonzero(inputs: &[f32], places: &mut [u8; MANY]) -> usize {
    let mut flags = [0_u8; MANY];
    for (flag, &input) in flags.iter_mut().zip(inputs) {
        *flag = u8::from(input != 0.0);
    }
    let mut count = 0;
    for (part, flags) in flags.as_chunks::<64>().0.iter().enumerate() {
        let mut bits = 0;
        for (byte, flags) in flags.as_chunks::<8>().0.iter().enumerate() {
            // Moves bit 8 i to bit 56 + i; no two products meet.
            let packed = u64::from_le_bytes(*flags).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            bits |= packed << (8 * byte);
        }
        while bits != 0 {
            places[count % MANY] = (64 * part) as u8 + bits.trailing_zeros() as u8;
            count += 1;
            bits &= bits - 1;
        }
    }
    count
}

/// Adds some of the inputs to a block of the sums. A function of its own, as otherwise the sums of all blocks
/// are held at once, and there are not so many registers.
#[inline(never)]
fn add_block<const N: usize>(
    places: &[u8],
    inputs: &[f32],
    rows: &[[f32; N]],
    block: usize,
    sums: &mut [f32; BLOCK],
) {
    let mut kept = *sums;
    for &place in places {
        let place = usize::from(place);
        let (input, row) = (inputs[place], &rows[place].as_chunks::<BLOCK>().0[block]);
        for (sum, weight) in kept.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
    *sums = kept;
}

/// Number of inputs that are looked through before any of them is added.
const MANY: usize = 128;
/// Number of sums that fit into the registers of every processor with SIMD, with room for a row.
const BLOCK: usize = 32;

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    fn net(inputs: usize) -> Net {
        let weights = (0..Net::len_for(inputs)).map(|n| (n % 13) as f32 / 13.0 - 0.45);
        Net::new(inputs, weights.collect()).unwrap()
    }

    #[test]
    fn bytes_there_and_back() {
        let net = net(5);
        assert_eq!(Net::from_bytes(5, &net.to_bytes()), Ok(net.clone()));
        assert_eq!(
            Net::from_bytes(6, &net.to_bytes()),
            Err(NetError::Length {
                found: 4 * Net::len_for(5),
                expected: 4 * Net::len_for(6),
                inputs: 6
            })
        );
        assert!(Net::from_bytes(5, &net.to_bytes()[1..]).is_err());
        let mut weights = net.weights().to_vec();
        weights[3] = f32::NAN;
        assert_eq!(Net::new(5, weights), Err(NetError::NotFinite { index: 3 }));
    }

    #[test]
    fn the_sums_are_those_of_the_plain_formula() {
        let net = net(3);
        let inputs = [0.5, 0.0, -2.0];
        let w = net.weights();
        let mut first = [0.0; FIRST];
        for unit in 0..FIRST {
            let sum: f32 = (0..3).map(|i| inputs[i] * w[i * FIRST + unit]).sum();
            first[unit] = (sum + w[3 * FIRST + unit]).max(0.0);
        }
        let w = &w[4 * FIRST..];
        let mut second = [0.0; SECOND];
        for unit in 0..SECOND {
            let sum: f32 = (0..FIRST).map(|i| first[i] * w[i * SECOND + unit]).sum();
            second[unit] = (sum + w[FIRST * SECOND + unit]).max(0.0);
        }
        let w = &w[(FIRST + 1) * SECOND..];
        for (output, found) in net.run(&inputs).into_iter().enumerate() {
            let sum: f32 = (0..SECOND)
                .map(|i| second[i] * w[i * OUTPUTS + output])
                .sum();
            let expected = sum + w[SECOND * OUTPUTS + output];
            assert!((found - expected).abs() < 1e-2 * expected.abs().max(1.0));
        }
    }
}
