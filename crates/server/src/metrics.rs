//! Metrics for the operator of the server.

use polis_protocol::{ErrorCount, LoadReport};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// The figures of one node.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) connections_refused: Counter,
    pub(crate) connections_evicted: Counter,
    pub(crate) tables: Gauge,
    pub(crate) queue: Gauge,
    pub(crate) engine_queue: Gauge,
    pub(crate) nats_connected: Gauge,
    pub(crate) events: Counter,
    pub(crate) peer_messages: Counter,
    pub(crate) peer_events: Counter,
    pub(crate) peer_reads: Counter,
    pub(crate) games: Counter,
    pub(crate) refused: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) limited: Counter,
    pub(crate) sign_ins_failed: Counter,
    pub(crate) sign_ins_limited: Counter,
    pub(crate) mail: MailMetrics,
    pub(crate) standby: StandbyMetrics,
    pub(crate) requests: Counter,
    pub(crate) failures: Counter,
    pub(crate) database_errors: Counter,
    pub(crate) database_damaged: Gauge,
    pub(crate) archive: ArchiveMetrics,
    pub(crate) acknowledged: Histogram,
    pub(crate) commit: Histogram,
    pub(crate) engine_wait: Histogram,
    pub(crate) batch: Histogram,
}

/// The figures of a standby from which is read.
pub(crate) struct StandbyMetrics {
    pub(crate) usable: Gauge,
    pub(crate) lag: Gauge,
    pub(crate) reads: Counter,
    pub(crate) fallbacks: Counter,
}

/// The figures of the archive of old games.
pub(crate) struct ArchiveMetrics {
    pub(crate) games: Counter,
    pub(crate) errors: Counter,
}

/// The figures of mail.
pub(crate) struct MailMetrics {
    pub(crate) queue: Gauge,
    pub(crate) sent: Counter,
    pub(crate) failed: Counter,
    pub(crate) dropped: Counter,
}

const SECONDS: [f64; 12] = [
    0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
];
const COUNTS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("polis");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Which version this is", build);
        let mail = MailMetrics::new(&mut registry);
        let archive = ArchiveMetrics::new(&mut registry);
        let standby = StandbyMetrics::new(&mut registry);
        let mut gauge = |name, help| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open sockets");
        let connections = gauge("connections", "Open connections that are no sockets");
        let tables = gauge("tables_in_memory", "Tables in memory");
        let queue = gauge("write_queue", "Writes that wait for the next transaction");
        let database_damaged = gauge("database_damaged", "1 when the database is damaged");
        let engine_queue = gauge(
            "engine_queue",
            "Tables that wait for a computer player's turn to think",
        );
        let nats_connected = gauge("nats_connected", "1 while servers talk by NATS");
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let events = counter("events", "Events at tables that were written");
        let peer_messages = counter("peer_messages", "Messages of other servers that were heard");
        let peer_events = counter("peer_events", "Events taken from messages of other servers");
        let peer_reads = counter("peer_reads", "Readings of what other servers wrote");
        let games = counter("games", "Games that ended");
        let refused = counter("refused", "Actions and messages that were refused");
        let cut_off = counter("cut_off", "Sockets that read too slowly");
        let limited = counter("limited", "Requests that came too fast");
        let connections_refused = counter(
            "connections_refused",
            "Connections for which there was no room",
        );
        let connections_evicted = counter(
            "connections_evicted",
            "Idle connections that had to go for others",
        );
        let sign_ins_failed = counter("sign_ins_failed", "Wrong passwords");
        let sign_ins_limited = counter(
            "sign_ins_limited",
            "Sign-ins and wrong passwords that were too many",
        );
        let requests = counter("requests", "HTTP requests");
        let failures = counter("failures", "Answers that told of a failure of the server");
        let database_errors = counter("database_errors", "What the database could not do");
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
        let engine_wait = histogram(
            "engine_wait_seconds",
            "How long tables wait until their computer player thinks",
            &SECONDS,
        );
        let batch = histogram("commit_size", "What one transaction holds", &COUNTS);
        Metrics {
            registry,
            sockets,
            connections,
            connections_refused,
            connections_evicted,
            tables,
            queue,
            engine_queue,
            nats_connected,
            events,
            peer_messages,
            peer_events,
            peer_reads,
            games,
            refused,
            cut_off,
            limited,
            sign_ins_failed,
            sign_ins_limited,
            mail,
            standby,
            requests,
            failures,
            database_errors,
            database_damaged,
            archive,
            acknowledged,
            commit,
            engine_wait,
            batch,
        }
    }

    /// What this node has to do, as a host sees it.
    pub(crate) fn load(&self) -> LoadReport {
        let gauge = |gauge: &Gauge| u64::try_from(gauge.get()).unwrap_or(0);
        LoadReport {
            sockets: gauge(&self.sockets),
            tables_in_memory: gauge(&self.tables),
            events: self.events.get(),
            requests: self.requests.get(),
            write_queue: gauge(&self.queue),
            p99_ms: within(&self.text(), "polis_acknowledged_seconds", 0.99)
                .map(|seconds| (seconds * 1000.0).round() as u32),
            engine_queue: gauge(&self.engine_queue),
            engine_threads: 0,
            memory: memory(),
        }
    }

    /// What went wrong since this node started.
    pub(crate) fn errors(&self) -> ErrorCount {
        ErrorCount {
            failures: self.failures.get(),
            database: self.database_errors.get(),
            wrong_passwords: self.sign_ins_failed.get(),
            limited: self.limited.get() + self.sign_ins_limited.get(),
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

impl StandbyMetrics {
    fn new(registry: &mut Registry) -> StandbyMetrics {
        let mut gauge = |name, help| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let usable = gauge("standby_usable", "1 while the standby can be read from");
        let lag = gauge(
            "standby_lag_milliseconds",
            "How far the standby is behind, when it was last looked at",
        );
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        StandbyMetrics {
            usable,
            lag,
            reads: counter("standby_reads", "Reads from the standby"),
            fallbacks: counter(
                "standby_fallbacks",
                "Reads from the primary that the standby could have had",
            ),
        }
    }
}

impl ArchiveMetrics {
    fn new(registry: &mut Registry) -> ArchiveMetrics {
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        ArchiveMetrics {
            games: counter("archived_games", "Old games whose logs went into files"),
            errors: counter("archive_errors", "Failures to archive logs of old games"),
        }
    }
}

impl MailMetrics {
    fn new(registry: &mut Registry) -> MailMetrics {
        let queue = Gauge::default();
        let help = "Mails with codes that wait to be sent";
        registry.register("mail_queue", help, queue.clone());
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        MailMetrics {
            queue,
            sent: counter("mails_sent", "Mails that the mail server took"),
            failed: counter(
                "mails_failed",
                "Tries to send a mail that the mail server did not take",
            ),
            dropped: counter(
                "mails_dropped",
                "Mails with codes that were given up, or for which there was no room",
            ),
        }
    }
}

/// The least bound of a histogram's buckets that a share of its values does not pass. The histogram
/// tells its buckets as text alone.
fn within(text: &str, name: &str, share: f64) -> Option<f64> {
    let buckets: Vec<(f64, f64)> = text
        .lines()
        .filter_map(|line| {
            let rest = line.strip_prefix(name)?.strip_prefix("_bucket{le=\"")?;
            let (bound, count) = rest.split_once("\"} ")?;
            // The last bucket is without a bound.
            let bound = bound.parse().unwrap_or(f64::INFINITY);
            Some((bound, count.trim().parse().ok()?))
        })
        .collect();
    let all = buckets.last()?.1;
    let is_enough = |bucket: &&(f64, f64)| bucket.1 >= all * share;
    let bound = buckets.iter().find(is_enough)?.0;
    (all > 0.0 && bound.is_finite()).then_some(bound)
}

/// The memory of this process in bytes, where the system tells it.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_of_a_hundred_is_found_in_the_buckets() {
        let metrics = Metrics::new();
        assert_eq!(metrics.load().p99_ms, None);
        for _ in 0..99 {
            metrics.acknowledged.observe(0.0015);
        }
        metrics.acknowledged.observe(0.04);
        assert_eq!(metrics.load().p99_ms, Some(2));
        for _ in 0..10 {
            metrics.acknowledged.observe(0.04);
        }
        assert_eq!(metrics.load().p99_ms, Some(50));
    }
}
