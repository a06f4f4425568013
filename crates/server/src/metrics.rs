//! Metrics for the operator of the server.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The figures of one node.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) queue: Gauge,
    pub(crate) events: Counter,
    pub(crate) games: Counter,
    pub(crate) refused: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) limited: Counter,
    pub(crate) requests: Counter,
    pub(crate) failures: Counter,
    pub(crate) database_errors: Counter,
    pub(crate) acknowledged: Histogram,
    pub(crate) commit: Histogram,
    pub(crate) batch: Histogram,
}

const SECONDS: [f64; 12] = [
    0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
];
const COUNTS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("polis");
        let mut gauge = |name, help| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open sockets");
        let tables = gauge("tables_in_memory", "Tables in memory");
        let queue = gauge("write_queue", "Writes that wait for the next transaction");
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let events = counter("events", "Events at tables that were written");
        let games = counter("games", "Games that ended");
        let refused = counter("refused", "Actions and messages that were refused");
        let cut_off = counter("cut_off", "Sockets that read too slowly");
        let limited = counter("limited", "Requests that came too fast");
        let requests = counter("requests", "HTTP requests");
        let failures = counter(
            "failures",
            "HTTP answers that told of a failure of the server",
        );
        let database_errors = counter("database_errors", "Writes that the database did not take");
        let mut histogram = |name, help, buckets: &[f64]| {
            let histogram = Histogram::new(buckets.iter().copied());
            registry.register(name, help, histogram.clone());
            histogram
        };
        let acknowledged = histogram(
            "acknowledged_seconds",
            "From an action to its acknowledgement",
            &SECONDS,
        );
        let commit = histogram("commit_seconds", "How long a transaction takes", &SECONDS);
        let batch = histogram("commit_size", "What one transaction holds", &COUNTS);
        Metrics {
            registry,
            sockets,
            tables,
            queue,
            events,
            games,
            refused,
            cut_off,
            limited,
            requests,
            failures,
            database_errors,
            acknowledged,
            commit,
            batch,
        }
    }

    /// All metrics in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
