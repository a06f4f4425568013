//! `polis load`: many games at once on a server.

use std::io::Write;
use std::time::Duration;

use anyhow::bail;
use polis_loadtest::{LoadTest, Report, run as play};

use crate::cli::LoadArguments;

pub(crate) fn run(arguments: &LoadArguments) -> anyhow::Result<()> {
    let plan = LoadTest {
        url: arguments.url.clone(),
        tables: arguments.tables as usize,
        rate: arguments.rate,
        time: Duration::from_secs(arguments.seconds.into()),
        seed: arguments.seed,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(std::thread::available_parallelism()?.get().min(4))
        .enable_all()
        .build()?;
    let report = runtime.block_on(play(&plan))?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        tell(&mut out, &report)?;
    }
    if report.errors > 0 {
        let first = report.first_error.as_deref().unwrap_or_default();
        bail!("{} things went wrong, the first: {first}", report.errors);
    }
    Ok(())
}

fn tell(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    writeln!(
        out,
        "{} moves at {} tables in {:.0} s: {:.0} a second, {} games finished",
        report.moves, report.tables, report.seconds, report.moves_per_second, report.games
    )?;
    writeln!(
        out,
        "acknowledged   p50 {:7.2} ms   p99 {:7.2} ms   max {:7.2} ms",
        report.ack_p50_ms, report.ack_p99_ms, report.ack_max_ms
    )?;
    writeln!(
        out,
        "on the screen  p50 {:7.2} ms   p99 {:7.2} ms   max {:7.2} ms",
        report.screen_p50_ms, report.screen_p99_ms, report.screen_max_ms
    )?;
    writeln!(
        out,
        "{} errors, {} moves lost, {} sockets opened again",
        report.errors, report.lost, report.reconnects
    )
}
