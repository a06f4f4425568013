//! Patterns, gradients and filters: one surface for each colour, so that colour is never alone.

use std::fmt;

use crate::city::hexes::{SQUASH, corners};
use crate::city::outline::face;
use crate::geometry::Point;

/// All patterns, with the shape of a face to clip by.
pub(crate) fn define(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(PATTERNS)?;
    f.write_str(GRADIENTS)?;
    f.write_str(FILTERS)?;
    let face = face(corners(SQUASH), Point::default(), 1.0);
    write!(
        f,
        r#"<clipPath id="polis-hex"><path d="{face}"/></clipPath>"#
    )
}

const PATTERNS: &str = r##"<pattern id="polis-lanes" width="17" height="13" patternUnits="userSpaceOnUse"><path d="M0 .5H17M0 7H17M5 .5V7M13.5 .5V7M1 7V13M9.5 7V13" fill="none" stroke="var(--hi)" stroke-opacity=".42" stroke-width="1.1" stroke-linecap="round"/></pattern><pattern id="polis-mats" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><rect width="4.5" height="9" fill="var(--hi)" opacity=".26"/></pattern><pattern id="polis-bricks" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L6 6L12 0M0 6L6 12L12 6M0 -6L6 0M0 12L6 18" fill="none" stroke="var(--hi)" stroke-opacity=".22" stroke-width="1.3" stroke-linecap="round"/><path d="M6 6V12M0 0V6M12 0V6" fill="none" stroke="var(--hi)" stroke-opacity=".16"/></pattern><pattern id="polis-tufts" width="13" height="11" patternUnits="userSpaceOnUse"><path d="M2 4l1.2-2.6M3.2 4V1M4.4 4L3.4 1.6M8.5 9.6l1.2-2.6M9.7 9.6v-3M10.9 9.6L9.9 7.2" stroke="#24401A" stroke-opacity=".38" fill="none" stroke-linecap="round"/></pattern><pattern id="polis-cracks" width="30" height="24" patternUnits="userSpaceOnUse"><path d="M0 8L11 5L19 9L30 6M4 24L8 15L19 18L25 14L30 16M0 17L8 15M19 9L19 18" stroke="#3A332E" stroke-opacity=".2" fill="none"/></pattern><pattern id="polis-hatch" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 6L6 0M-1 1L1 -1M5 7L7 5" stroke="#2A2018" stroke-opacity=".34" stroke-width="1.3"/></pattern><pattern id="polis-refused" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 9L9 0M-1 1L1 -1M8 10L10 8" stroke="var(--loss)" stroke-width="2.4"/></pattern><pattern id="polis-pave" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 .5H14M0 6.5H14M4 .5V6.5M11 6.5V12.5" stroke="#8C7250" stroke-opacity=".32" fill="none"/></pattern>"##;

const GRADIENTS: &str = r##"<linearGradient id="polis-sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2A1605" stop-opacity=".17"/></linearGradient><linearGradient id="polis-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2A1605" stop-opacity=".26"/></linearGradient><linearGradient id="polis-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--water-2)"/><stop offset="1" stop-color="var(--water)"/></linearGradient><radialGradient id="polis-table" cx=".44" cy=".42" r=".75"><stop offset=".4" stop-color="var(--table)"/><stop offset="1" stop-color="var(--table-far)"/></radialGradient>"##;

const FILTERS: &str = r#"<filter id="polis-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.2"/></filter><filter id="polis-softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter><filter id="polis-grey"><feColorMatrix type="saturate" values=".25"/></filter>"#;
