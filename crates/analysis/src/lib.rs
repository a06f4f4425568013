//! Analysing a finished game: which moves were best, what was missed, and where the game turned.
//!
//! Every position is analysed as the seat that had to decide saw it: tiles that were unseen then
//! stay unseen, whatever the record knows of them by now.

mod accuracy;
mod analysis;
mod assessment;
mod curve;

pub use accuracy::accuracy;
pub use analysis::{Analysis, Depth, turning_points};
pub use assessment::{Assessment, Mark};
pub use curve::{Forecast, forecast};
