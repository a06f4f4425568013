//! A whole small game behind the interface: Nim with one heap, in which the last stone wins.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::convert::Infallible;
use std::error::Error;
use std::fmt;

use polis_game::{Game, Outcome, PerSeat, PlayError, Seat, chance};
use rand::{Rng, RngExt};

#[derive(Clone, Debug, PartialEq)]
struct Nim {
    heap: u32,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Take(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TooMany;

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl std::str::FromStr for Take {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Take, Self::Err> {
        text.trim_start_matches("take ").parse().map(Take)
    }
}

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 1 to 3 stones, and no more than there are")
    }
}

impl Error for TooMany {}

impl Game for Nim {
    type Options = u32;
    type Setup = u32;
    type SetupError = Infallible;
    type Move = Take;
    type Illegal = TooMany;

    fn deal(heap: &u32, _rng: &mut (impl Rng + ?Sized)) -> Result<u32, Infallible> {
        Ok(*heap)
    }

    fn new(&heap: &u32) -> Result<Nim, Infallible> {
        let turn = Seat::First;
        Ok(Nim { heap, turn })
    }

    fn setup(&self) -> u32 {
        self.heap
    }

    fn seats(&self) -> usize {
        2
    }

    fn plays_by_itself(&self, _seat: Seat) -> bool {
        false
    }

    fn to_move(&self) -> Option<Seat> {
        (self.heap > 0).then_some(self.turn)
    }

    fn extend_legal_moves(&self, moves: &mut Vec<Take>) {
        moves.extend((1..=self.heap.min(3)).map(Take));
    }

    fn count_legal_moves(&self) -> usize {
        self.heap.min(3) as usize
    }

    fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Take> {
        (self.heap > 0).then(|| Take(rng.random_range(1..=self.heap.min(3))))
    }

    fn check(&self, Take(stones): Take) -> Result<(), TooMany> {
        let is_legal = (1..=self.heap.min(3)).contains(&stones);
        if is_legal { Ok(()) } else { Err(TooMany) }
    }

    fn play(&mut self, chosen: Take) -> Result<(), PlayError<TooMany>> {
        self.check(chosen)?;
        self.heap -= chosen.0;
        self.turn = self.turn.next(2);
        Ok(())
    }

    fn standing(&self) -> Outcome {
        let last = self.turn.next(2);
        Outcome {
            winners: std::iter::once(last).collect(),
            points: PerSeat::from_fn(2, |seat| i32::from(seat == last)),
        }
    }

    // Nothing is hidden.
    fn redact(&mut self, _seat: Seat) {}

    fn is_redacted(&self) -> bool {
        false
    }

    fn learn(&mut self, _setup: &u32) {}

    fn fill(&mut self, _rng: &mut (impl Rng + ?Sized)) {}
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = chance(1);
    let mut position = Nim::new(&Nim::deal(&21, &mut rng)?)?;
    while let Some((seat, chosen)) = position.to_move().zip(position.random_move(&mut rng)) {
        println!("seat {seat}: {chosen} of {}", position.heap);
        position.play(chosen)?;
    }
    println!("{:?}", position.outcome());
    Ok(())
}
