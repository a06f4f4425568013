//! What a table remembers and works out.

pub mod akropolis;
pub mod architekton;
pub mod camera;
pub mod digits;
pub mod told;
