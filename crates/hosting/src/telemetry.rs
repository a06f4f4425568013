//! Spans of the server on their way to a collector of OpenTelemetry (OTLP over HTTP).

use std::pin::Pin;
use std::time::Duration;

use anyhow::{Context, bail};
use opentelemetry::trace::TracerProvider;
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{Sampler, SdkTracerProvider};
use polis_server::{SPANS, TelemetryConfig};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::registry::LookupSpan;

/// How long the collector may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// Where collectors take spans.
const PATH: &str = "/v1/traces";

/// Sends spans as long as it lives, and what is left when it is dropped.
pub(crate) struct Telemetry(SdkTracerProvider);

impl Telemetry {
    /// Speaks to a collector. One that is away costs nothing but its spans.
    pub(crate) fn new(config: &TelemetryConfig) -> anyhow::Result<Telemetry> {
        let endpoint = config.endpoint.trim_end_matches('/');
        if !endpoint.starts_with("http://") {
            bail!(
                "found the collector {endpoint:?}; expected an address as in http://127.0.0.1:4318"
            );
        }
        let exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(Client::new())
            .with_endpoint(format!("{endpoint}{PATH}"))
            .build()
            .context("spans cannot be sent")?;
        let part = f64::from(config.sample_percent.min(100)) / 100.0;
        let provider = SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_sampler(Sampler::TraceIdRatioBased(part))
            .with_resource(Resource::builder().with_service_name("polis").build())
            .build();
        Ok(Telemetry(provider))
    }

    /// What hears of the spans.
    pub(crate) fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: tracing_subscriber::layer::SubscriberExt
            + for<'span> LookupSpan<'span>
            + Send
            + Sync
            + 'static,
    {
        // Where in the code and in which thread a span is made tells a host nothing.
        tracing_opentelemetry::layer()
            .with_tracer(self.0.tracer("polis"))
            .with_location(false)
            .with_threads(false)
            .with_tracked_inactivity(false)
            .with_filter(Targets::new().with_target(SPANS, LevelFilter::TRACE))
    }
}

impl Drop for Telemetry {
    fn drop(&mut self) {
        // A collector that is away does not get them.
        let _ = self.0.shutdown();
    }
}

/// Sends requests from the thread of the exporter, which has nothing else to do.
#[derive(Debug)]
struct Client(ureq::Agent);

impl Client {
    fn new() -> Client {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .build();
        Client(config.into())
    }
}

type Answer<'a> = Pin<Box<dyn Future<Output = Result<Response<Bytes>, HttpError>> + Send + 'a>>;

impl HttpClient for Client {
    fn send_bytes<'client, 'answer>(&'client self, request: Request<Bytes>) -> Answer<'answer>
    where
        'client: 'answer,
        Self: 'answer,
    {
        Box::pin(async move {
            let (head, body) = request.into_parts();
            let request = Request::from_parts(head, body.to_vec());
            let answer = self.0.run(request)?;
            let (head, mut body) = answer.into_parts();
            let bytes = body.read_to_vec()?;
            Ok(Response::from_parts(head, bytes.into()))
        })
    }
}
