//! How long requests take that must not depend on how much there is.

use std::io::{BufRead, BufReader};
use std::time::{Duration, Instant};

use crate::Fallible;
use crate::door::Door;
use crate::fill::{RECLUSE, VETERAN, everyman};
use crate::memory::resident_kib;

/// Number of runs of each request; the median run is reported.
const RUNS: usize = 5;
const REQUESTS: usize = 200;

/// Asks for the lobby, profiles and histories.
pub(crate) async fn ask(url: &str) -> Fallible<()> {
    let door = Door::new(url);
    tokio::task::spawn_blocking(move || {
        println!("{:44} {:>8} {:>8}", "milliseconds", "p50", "p99");
        measure(&door, "lobby", |_| "/api/v1/lobby".to_owned())?;
        measure(&door, "profile, anybody", |number| {
            format!("/api/v1/people/{}", everyman(number))
        })?;
        measure(&door, "profile, 20,000 games", |_| {
            format!("/api/v1/people/{VETERAN}")
        })?;
        measure(&door, "rating graph, 20,000 points", |_| {
            format!("/api/v1/people/{VETERAN}/ratings/akropolis/2")
        })?;
        measure(&door, "history, anybody, first page", |number| {
            format!("/api/v1/people/{}/games", everyman(number))
        })?;
        measure(&door, "history, 20,000 games, first page", |_| {
            format!("/api/v1/people/{VETERAN}/games")
        })?;
        let deep = deep_page(&door, 300)?;
        measure(&door, "history, 20,000 games, page 300", |_| deep.clone())?;
        measure(&door, "history, 20,000 private games", |_| {
            format!("/api/v1/people/{RECLUSE}/games")
        })?;
        Ok(())
    })
    .await?
}

/// Reads the archive and watches the server's memory meanwhile.
pub(crate) async fn archive(url: &str, games: usize, pid: u32) -> Fallible<()> {
    let door = Door::new(url);
    tokio::task::spawn_blocking(move || {
        let before = resident_kib(pid)?;
        let start = Instant::now();
        let response = door
            .agent
            .get(format!("{}/api/v1/archive", door.url))
            .call()?;
        let mut reader = BufReader::new(response.into_body().into_reader());
        let (mut line, mut count, mut bytes, mut most) = (String::new(), 0, 0, before);
        while count < games && reader.read_line(&mut line)? > 0 {
            count += 1;
            bytes += line.len();
            line.clear();
            if count % 1000 == 0 {
                most = most.max(resident_kib(pid)?);
            }
        }
        println!(
            "{count} games, {bytes} bytes in {:.1} s; the server had {before} KiB before, at most \
             {most} KiB, {} KiB after",
            start.elapsed().as_secs_f64(),
            resident_kib(pid)?
        );
        Ok(())
    })
    .await?
}

/// The address of a page far back in the longest history.
fn deep_page(door: &Door, page: usize) -> Fallible<String> {
    let mut path = format!("/api/v1/people/{VETERAN}/games");
    for _ in 1..page {
        let page: serde_json::Value = serde_json::from_str(&door.get(&path)?)?;
        let before = page["before"]
            .as_str()
            .ok_or("found the last page; expected more")?;
        path = format!("/api/v1/people/{VETERAN}/games?before={before}");
    }
    Ok(path)
}

fn measure(door: &Door, what: &str, path: impl Fn(usize) -> String) -> Fallible<()> {
    let mut runs = Vec::new();
    for run in 0..RUNS {
        let mut times = Vec::new();
        for number in 0..REQUESTS {
            let path = path(run * REQUESTS + number);
            let start = Instant::now();
            door.get(&path)?;
            times.push(start.elapsed());
        }
        times.sort_unstable();
        runs.push((times[REQUESTS / 2], times[REQUESTS * 99 / 100]));
    }
    let median = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[RUNS / 2].as_secs_f64() * 1000.0
    };
    let p50 = median(&mut runs.iter().map(|run| run.0).collect());
    let p99 = median(&mut runs.iter().map(|run| run.1).collect());
    println!("{what:44} {p50:8.2} {p99:8.2}");
    Ok(())
}
