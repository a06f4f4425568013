//! Where a tracing system is told how long things take.

use serde::Deserialize;

/// A collector of OpenTelemetry.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TelemetryConfig {
    /// Its address, as in `http://127.0.0.1:4318`.
    pub endpoint: String,
    /// Of how many requests, actions and so on in a hundred it is told.
    #[serde(default = "sample_percent")]
    pub sample_percent: u8,
}

impl TelemetryConfig {
    /// A collector that is told of everything.
    pub fn new(endpoint: String) -> TelemetryConfig {
        TelemetryConfig {
            endpoint,
            sample_percent: sample_percent(),
        }
    }
}

const fn sample_percent() -> u8 {
    100
}
