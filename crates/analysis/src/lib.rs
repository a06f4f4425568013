//! Analysing a finished game: which moves were best, what was missed, and where the game turned.
//!
//! Every position is analysed as the seat that had to decide saw it: tiles that were unseen then
//! stay unseen, whatever the record knows of them by now.

mod accuracy;
mod analysis;
mod assessment;
mod curve;
mod engine_agreement;
mod luck;
mod reasons;

pub use accuracy::accuracy;
pub use analysis::{Analysis, Depth, turning_points};
pub use assessment::{Assessment, Mark};
pub use curve::{Forecast, forecast};
pub use engine_agreement::{LossReference, MoveLosses};
pub use luck::{Balance, Draw, Luck, balances, draws};
#[cfg(not(target_arch = "wasm32"))]
pub use reasons::mark_reasons;
pub use reasons::{MarkReason, mark_reason};
