//! A program that was built without tracing.

use std::convert::Infallible;

use anyhow::bail;
use polis_server::TelemetryConfig;
use tracing_subscriber::layer::Identity;

/// There is none.
pub(crate) struct Telemetry(Infallible);

impl Telemetry {
    /// Says that this program cannot.
    pub(crate) fn new(_config: &TelemetryConfig) -> anyhow::Result<Telemetry> {
        bail!("this polis was built without tracing; expected no collector in the settings");
    }

    pub(crate) fn layer(&self) -> Identity {
        match self.0 {}
    }
}
