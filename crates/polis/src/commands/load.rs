//! `polis load`: many games at once on a server.

use std::io::Write;
use std::time::Duration;

use anyhow::bail;
use polis_loadtest::{
    Bystanders, LoadTest, ProcessUse, Report, TournamentTest, Watched, find_knee, run as play,
    run_tournament,
};
use serde::Serialize;

use crate::cli::LoadArguments;

pub(crate) fn run(arguments: &LoadArguments) -> anyhow::Result<()> {
    let plan = LoadTest {
        url: arguments.url.clone(),
        tables: arguments.tables as usize,
        rate: arguments.rate,
        time: Duration::from_secs(arguments.seconds.into()),
        seed: arguments.seed,
        bystanders: Bystanders {
            watchers: arguments.watchers as usize,
            chats: arguments.chats,
            reads: arguments.reads,
            arrivals: arguments.arrivals,
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(std::thread::available_parallelism()?.get().min(4))
        .enable_all()
        .build()?;
    if let Some(players) = arguments.tournament {
        return hold_tournament(&runtime, arguments, players);
    }
    let watched = match arguments.server_pid {
        None => None,
        Some(process) => match Watched::new(process) {
            Some(watched) => Some((watched.used(), watched)),
            None => bail!("there is no process {process} that can be watched here"),
        },
    };
    let mut out = std::io::stdout().lock();
    if arguments.find_knee {
        let knee = runtime.block_on(find_knee(&plan, arguments.p99, |report, held| {
            if !arguments.json {
                let word = if held { "holds" } else { "too much" };
                let _ = writeln!(
                    std::io::stdout(),
                    "{:8.0} asked, {:8.0} made, p50 {:8.2} ms, p99 {:8.2} ms: {word}",
                    report.asked_per_second,
                    report.moves_per_second,
                    report.ack_p50_ms,
                    report.ack_p99_ms
                );
            }
        }))?;
        if arguments.json {
            serde_json::to_writer(&mut out, &knee)?;
            writeln!(out)?;
        } else {
            match knee.moves_per_second {
                Some(rate) => writeln!(
                    out,
                    "{rate:.0} moves a second are borne with p99 below {} ms",
                    knee.p99_ms
                )?,
                None => writeln!(out, "not even the first rate was borne")?,
            }
        }
        return Ok(());
    }
    let report = runtime.block_on(play(&plan))?;
    let used = watched.map(|(before, watched)| watched.used().since(before));
    if arguments.json {
        serde_json::to_writer(
            &mut out,
            &Figures {
                report: &report,
                server: used,
            },
        )?;
        writeln!(out)?;
    } else {
        tell(&mut out, &report)?;
        if let Some(used) = used {
            writeln!(
                out,
                "the server used {:.1} s of CPU, has {} MiB of memory and wrote {} MiB ({} bytes a move)",
                used.cpu_seconds,
                used.memory_bytes >> 20,
                used.written_bytes >> 20,
                used.written_bytes / (report.moves as u64).max(1)
            )?;
        }
    }
    if report.errors > 0 {
        let first = report.first_error.as_deref().unwrap_or_default();
        bail!("{} things went wrong, the first: {first}", report.errors);
    }
    Ok(())
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Figures<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    server: Option<ProcessUse>,
}

/// Plays a whole tournament; fails when anything in it was not as it must be.
fn hold_tournament(
    runtime: &tokio::runtime::Runtime,
    arguments: &LoadArguments,
    players: u32,
) -> anyhow::Result<()> {
    let test = TournamentTest {
        url: arguments.url.clone(),
        players: players as usize,
        // As many as it takes until one alone can have won all games.
        rounds: players.next_power_of_two().ilog2().max(1) as u8,
        seed: arguments.seed,
    };
    let report = runtime.block_on(run_tournament(&test))?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "{} players, {} rounds: {} games and {} byes, {} moves in {:.1} s, {} second meetings, \
             {} errors",
            report.players,
            report.rounds,
            report.games,
            report.byes,
            report.moves,
            report.seconds,
            report.second_meetings,
            report.errors
        )?;
    }
    let expected = test.players / 2 * usize::from(test.rounds);
    if report.errors > 0 || report.games != expected {
        bail!("the tournament did not run through; expected {expected} games and no error");
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
        "as served      p99 {:7.2} ms, {} moves due and never sent",
        report.served_p99_ms, report.unsent
    )?;
    writeln!(
        out,
        "on the screen  p50 {:7.2} ms   p99 {:7.2} ms   max {:7.2} ms",
        report.screen_p50_ms, report.screen_p99_ms, report.screen_max_ms
    )?;
    if let Some(bystanders) = report.bystanders.as_ref().filter(|one| one.watchers > 0) {
        writeln!(
            out,
            "{} watchers    p50 {:7.2} ms   p99 {:7.2} ms   max {:7.2} ms, {} moves shown",
            bystanders.watchers,
            bystanders.shown_p50_ms,
            bystanders.shown_p99_ms,
            bystanders.shown_max_ms,
            bystanders.shown
        )?;
    }
    if let Some(bystanders) = report.bystanders.as_ref().filter(|one| one.requests > 0) {
        writeln!(
            out,
            "{} requests    p50 {:7.2} ms   p99 {:7.2} ms",
            bystanders.requests, bystanders.request_p50_ms, bystanders.request_p99_ms
        )?;
    }
    writeln!(
        out,
        "{} errors, {} moves lost, {} sockets opened again",
        report.errors, report.lost, report.reconnects
    )
}
