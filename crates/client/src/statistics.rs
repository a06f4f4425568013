//! What one's games have in common: the results that are kept, and what follows from them.

pub mod course;
pub mod figures;
pub mod filter;
pub mod gathering;
pub mod interval;
pub mod line;
pub mod losses;
pub mod played;
pub mod results;

#[cfg(test)]
mod tests;
