//! Records: goldens, positions, variations, what is shown, and hostile input.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod goldens;
mod hostile;
mod positions;
mod shown;
mod variations;
