//! Training the network's weights with Adam.

use polis_engine::evaluation::Evaluate;
use polis_engine::evaluation::Net;
use polis_engine::evaluation::net::{FIRST, OUTPUTS, SECOND, layer, relu};
use polis_game::chance;
use rand::RngExt;
use rand::seq::SliceRandom;
use thiserror::Error;

use crate::samples::Samples;

/// A network in training, with the state of its optimiser.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: u32,
    generation: u32,
}

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct LearningOptions {
    /// Number of times that each sample is used.
    pub epochs: usize,
    /// Number of samples in a step.
    pub batch: usize,
    /// Learning rate at the beginning; it falls to a tenth of that.
    pub rate: f32,
    /// Number of threads. It does not change the result.
    pub threads: usize,
    /// Seed of the order of the samples.
    pub seed: u64,
}

/// The bytes are not the saved state of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "this is not the state of a training of this network; expected the file that `polis train` wrote"
)]
pub struct BadState;

/// Number of parts in which the gradient of a batch is summed, on any number of threads, so that
/// the result is the same.
const PARTS: usize = 16;

impl Learner {
    /// Creates an untrained network.
    pub fn new(inputs: usize, seed: u64) -> Learner {
        let mut rng = chance(seed);
        let mut weights = vec![0.0; Net::len_for(inputs)];
        let mut scatter = |weights: &mut [f32], from: usize| {
            let range = (3.0 / from as f32).sqrt();
            weights.fill_with(|| rng.random_range(-range..range));
        };
        let (first, rest) = weights.split_at_mut(inputs * FIRST);
        scatter(first, inputs / 3 + 1);
        scatter(&mut rest[FIRST..][..FIRST * SECOND], FIRST / 2);
        Learner::from_net(Net::new(inputs, weights).expect("the length is right"))
    }

    /// Starts from a trained network.
    pub fn from_net(net: Net) -> Learner {
        let len = net.weights().len();
        Learner {
            net,
            mean: vec![0.0; len],
            square: vec![0.0; len],
            steps: 0,
            generation: 0,
        }
    }

    /// The present network.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Number of generations so far.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// The state as bytes, from which training can be resumed.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.generation.to_le_bytes());
        bytes.extend(self.steps.to_le_bytes());
        let lists = [self.net.weights(), &self.mean, &self.square];
        bytes.extend(lists.into_iter().flatten().flat_map(|x| x.to_le_bytes()));
        bytes
    }

    /// Reads what [`to_bytes`](Learner::to_bytes) wrote.
    ///
    /// # Errors
    /// When the bytes are no saved state of this network.
    pub fn from_bytes(inputs: usize, bytes: &[u8]) -> Result<Learner, BadState> {
        let len = Net::len_for(inputs);
        let (words, rest) = bytes.as_chunks::<4>();
        let [generation, steps, lists @ ..] = words else {
            return Err(BadState);
        };
        if lists.len() != 3 * len || !rest.is_empty() {
            return Err(BadState);
        }
        let floats = |from: usize| -> Vec<f32> {
            let list = &lists[from * len..][..len];
            list.iter().map(|&word| f32::from_le_bytes(word)).collect()
        };
        Ok(Learner {
            net: Net::new(inputs, floats(0)).map_err(|_| BadState)?,
            mean: floats(1),
            square: floats(2),
            steps: u32::from_le_bytes(*steps),
            generation: u32::from_le_bytes(*generation),
        })
    }

    /// Trains on the samples of one generation, and returns the mean loss of the last epoch.
    pub fn learn<G: Evaluate>(
        &mut self,
        samples: &Samples,
        options: LearningOptions,
        progress: &mut impl FnMut(f32),
    ) -> f32 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let mut rng = chance(options.seed);
        let batches = samples.len().div_ceil(options.batch.max(1));
        let total = (batches * options.epochs).max(1);
        let mut done = 0;
        let mut loss = 0.0;
        for _ in 0..options.epochs {
            order.shuffle(&mut rng);
            loss = 0.0;
            for batch in order.chunks(options.batch.max(1)) {
                let (sum, gradient) = self.gradient::<G>(samples, batch, options.threads);
                let share = done as f32 / total as f32;
                let rate = options.rate * 0.1f32.powf(share);
                self.step(&gradient, rate, batch.len());
                loss += sum;
                done += 1;
                progress(done as f32 / total as f32);
            }
            loss /= samples.len().max(1) as f32;
        }
        self.generation += 1;
        loss
    }

    /// The mean loss over samples, without training.
    pub fn loss<G: Evaluate>(&self, samples: &Samples) -> f32 {
        let sum: f32 = (0..samples.len())
            .map(|index| {
                let (inputs, target) = samples.get(index);
                G::loss(self.net.run(inputs), target).0
            })
            .sum();
        sum / samples.len().max(1) as f32
    }

    /// The summed loss and gradient of a batch.
    fn gradient<G: Evaluate>(
        &self,
        samples: &Samples,
        batch: &[u32],
        threads: usize,
    ) -> (f32, Vec<f32>) {
        let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS).max(1)).collect();
        let shares: Vec<&[&[u32]]> = parts
            .chunks(parts.len().div_ceil(threads.max(1)).max(1))
            .collect();
        let part = |part: &[u32]| {
            let mut gradient = vec![0.0; self.net.weights().len()];
            let mut loss = 0.0;
            for &index in part {
                let (inputs, target) = samples.get(index as usize);
                loss += trace_back::<G>(&self.net, inputs, target, &mut gradient);
            }
            (loss, gradient)
        };
        let sums: Vec<(f32, Vec<f32>)> = std::thread::scope(|scope| {
            let (own, others) = shares
                .split_first()
                .map_or((&[][..], &[][..]), |(own, others)| (*own, others));
            let threads: Vec<_> = others
                .iter()
                .map(|share| scope.spawn(|| share.iter().map(|&p| part(p)).collect::<Vec<_>>()))
                .collect();
            let mut sums: Vec<_> = own.iter().map(|&p| part(p)).collect();
            for thread in threads {
                match thread.join() {
                    Ok(more) => sums.extend(more),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            sums
        });
        let mut gradient = vec![0.0; self.net.weights().len()];
        let mut loss = 0.0;
        for (part, of_part) in &sums {
            loss += part;
            for (sum, more) in gradient.iter_mut().zip(of_part) {
                *sum += more;
            }
        }
        (loss, gradient)
    }

    /// One step of Adam.
    fn step(&mut self, gradient: &[f32], rate: f32, samples: usize) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        const DECAY: f32 = 1e-5;
        self.steps = self.steps.saturating_add(1);
        let steps = self.steps as f32;
        let rate = rate * (1.0 - KEEP_SQUARE.powf(steps)).sqrt() / (1.0 - KEEP.powf(steps));
        let share = 1.0 / samples.max(1) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), slope) in
            self.net.weights_mut().iter_mut().zip(moments).zip(gradient)
        {
            let slope = slope * share + DECAY * *weight;
            *mean = KEEP * *mean + (1.0 - KEEP) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }
}

/// Adds one sample's gradient by backpropagation, and returns its loss.
fn trace_back<G: Evaluate>(
    net: &Net,
    inputs: &[f32],
    target: [f32; OUTPUTS],
    gradient: &mut [f32],
) -> f32 {
    let layers = net.layers();
    let first = layer(inputs, layers.first, layers.first_bias).map(relu);
    let second = layer(&first, layers.second, layers.second_bias).map(relu);
    let outputs = layer(&second, layers.last, layers.last_bias);
    let (loss, errors) = G::loss(outputs, target);

    let (of_first, rest) = gradient.split_at_mut(net.inputs() * FIRST);
    let (of_first_bias, rest) = rest.split_at_mut(FIRST);
    let (of_second, rest) = rest.split_at_mut(FIRST * SECOND);
    let (of_second_bias, rest) = rest.split_at_mut(SECOND);
    let (of_last, of_last_bias) = rest.split_at_mut(SECOND * OUTPUTS);

    let second_errors = back(&second, layers.last, &errors, of_last, of_last_bias);
    let first_errors = back(
        &first,
        layers.second,
        &second_errors,
        of_second,
        of_second_bias,
    );
    spread(inputs, &first_errors, of_first, of_first_bias);
    loss
}

/// Propagates the errors of one layer back to the layer before, and adds to the gradient.
fn back<const M: usize, const N: usize>(
    units: &[f32; M],
    rows: &[[f32; N]],
    errors: &[f32; N],
    gradient: &mut [f32],
    of_bias: &mut [f32],
) -> [f32; M] {
    spread(units, errors, gradient, of_bias);
    let mut own = [0.0; M];
    for ((own, unit), row) in own.iter_mut().zip(units).zip(rows) {
        if *unit > 0.0 {
            *own = row
                .iter()
                .zip(errors)
                .map(|(weight, error)| weight * error)
                .sum();
        }
    }
    own
}

/// Adds the outer product of units and errors to the gradient of one layer.
fn spread<const N: usize>(
    units: &[f32],
    errors: &[f32; N],
    gradient: &mut [f32],
    of_bias: &mut [f32],
) {
    for (unit, row) in units.iter().zip(gradient.as_chunks_mut::<N>().0) {
        if *unit != 0.0 {
            for (sum, error) in row.iter_mut().zip(errors) {
                *sum += unit * error;
            }
        }
    }
    for (sum, error) in of_bias.iter_mut().zip(errors) {
        *sum += error;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use polis_architekton::Architekton;

    use super::*;
    use crate::self_play::{SelfPlay, self_play};

    const LESSONS: LearningOptions = LearningOptions {
        epochs: 2,
        batch: 64,
        rate: 0.01,
        threads: 1,
        seed: 5,
    };

    fn samples(learner: &Learner, threads: usize) -> Samples {
        let plan = SelfPlay {
            games: 6,
            threads,
            seed: 9,
        };
        self_play::<Architekton>(learner.net(), plan, &|_| {})
    }

    /// Compares the gradient with finite differences.
    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let mut learner = Learner::new(Architekton::INPUTS, 1);
        let mut rng = chance(2);
        for weight in learner.net.weights_mut() {
            *weight += rng.random_range(-0.05..0.05);
        }
        let samples = samples(&learner, 1);
        let (inputs, _) = samples.get(40);
        // Only what depends on the first output, as the loss leaves out the margin.
        let target = [1.0, learner.net.run(inputs)[1]];
        let mut gradient = vec![0.0; learner.net.weights().len()];
        trace_back::<Architekton>(&learner.net, inputs, target, &mut gradient);
        let loss =
            |net: &Net| Architekton::loss(net.run(inputs), [target[0], net.run(inputs)[1]]).0;
        let len = gradient.len();
        for index in (0..len).step_by(97).chain(len - 2 * OUTPUTS..len) {
            let mut net = learner.net.clone();
            let (step, weight) = (0.01, net.weights()[index]);
            net.weights_mut()[index] = weight + step;
            let above = loss(&net);
            net.weights_mut()[index] = weight - step;
            let slope = (above - loss(&net)) / (2.0 * step);
            let expected = gradient[index];
            assert!(
                (slope - expected).abs() < 0.02 + 0.1 * expected.abs(),
                "{index}: {slope} {expected}"
            );
        }
    }

    #[test]
    fn threads_change_nothing_and_a_state_goes_on_where_it_was() {
        let mut one = Learner::new(Architekton::INPUTS, 1);
        let mut other = one.clone();
        let (few, many) = (samples(&one, 1), samples(&one, 3));
        assert_eq!(few, many);
        one.learn::<Architekton>(&few, LESSONS, &mut |_| {});
        let options = LearningOptions {
            threads: 3,
            ..LESSONS
        };
        other.learn::<Architekton>(&many, options, &mut |_| {});
        assert_eq!(one, other);
        assert_eq!(one.generation(), 1);

        let bytes = one.to_bytes();
        let mut again = Learner::from_bytes(Architekton::INPUTS, &bytes).unwrap();
        assert_eq!(again, one);
        again.learn::<Architekton>(&few, LESSONS, &mut |_| {});
        one.learn::<Architekton>(&few, LESSONS, &mut |_| {});
        assert_eq!(again, one);
        for broken in [&bytes[1..], &bytes[..7], &[]] {
            assert_eq!(
                Learner::from_bytes(Architekton::INPUTS, broken),
                Err(BadState)
            );
        }
    }

    #[test]
    fn it_learns() {
        let mut learner = Learner::new(Architekton::INPUTS, 1);
        let samples = samples(&learner, 1);
        let before = learner.loss::<Architekton>(&samples);
        let options = LearningOptions {
            epochs: 20,
            ..LESSONS
        };
        let after = learner.learn::<Architekton>(&samples, options, &mut |_| {});
        assert!(after < 0.7 * before, "{before} {after}");
    }
}
