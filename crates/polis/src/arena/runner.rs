//! Playing the games of a contest, several at a time.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use polis_engine::evaluation::Evaluate;
use polis_game::{Outcome, PerSeat, Seat, SeatSet, chance};
use polis_notation::{GameRecord, Notated};

use super::forfeit::Forfeit;
use super::player::{ArenaPlayer, PlayerSpec};
use super::schedule::{Pairing, whole_deals};
use super::sprt::{Sprt, SprtVerdict};
use super::stats::PlayerStats;
use crate::progress::Progress;

/// What is to be played.
pub(crate) struct MatchConfig {
    pub(crate) players: Vec<PlayerSpec>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
    pub(crate) threads: usize,
    pub(crate) records: Option<PathBuf>,
    pub(crate) sprt: Option<Sprt>,
}

/// How it came out.
pub(crate) struct MatchResults {
    pub(crate) stats: Vec<PlayerStats>,
    pub(crate) answer: Option<SprtVerdict>,
}

/// Plays a contest.
pub(crate) fn run<G: Notated + Evaluate>(
    options: &G::Options,
    contest: &MatchConfig,
) -> anyhow::Result<MatchResults> {
    if let Some(folder) = &contest.records {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let seats = contest.players.len();
    let games = whole_deals(contest.games, seats);
    let progress = Progress::new("games", games);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let results = Mutex::new(MatchResults {
        stats: vec![PlayerStats::default(); seats],
        answer: None,
    });

    let work = || -> anyhow::Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let pairing = Pairing::new(number, seats);
            let game = play::<G>(options, contest, pairing)?;
            if let Some(folder) = &contest.records {
                let path = folder.join(format!("{}-{}.polis", pairing.deal, pairing.rotation));
                std::fs::write(&path, &game.record).with_context(|| path.display().to_string())?;
            }
            if let Some((player, forfeit)) = &game.forfeit {
                let name = contest.players[*player].name();
                let text = format!("game {}: {name} lost: {forfeit}", number + 1);
                progress.suspend(|| anstream::eprintln!("{text}"));
            }
            let mut results = results.lock().expect("no thread panics with the lock");
            count(&mut results.stats, &game, pairing);
            progress.tell(&progress_text(&contest.players, &results.stats));
            progress.advance(1);
            if let (Some(sprt), 2) = (contest.sprt, seats)
                && pairing.rotation + 1 == seats
                && let Some(answer) = sprt.answer(&results.stats[0])
            {
                results.answer = Some(answer);
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..contest.threads.max(1))
            .map(|_| scope.spawn(work))
            .collect();
        for thread in threads {
            match thread.join() {
                Ok(result) => result?,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        anyhow::Ok(())
    })?;
    Ok(results
        .into_inner()
        .expect("no thread panics with the lock"))
}

/// A game that was played.
struct PlayedGame {
    outcome: Outcome,
    /// Who lost it without playing it out, and why.
    forfeit: Option<(usize, Forfeit)>,
    /// For each seat the moves and the time they took.
    thinking: PerSeat<(u64, Duration)>,
    record: String,
}

fn play<G: Notated + Evaluate>(
    options: &G::Options,
    contest: &MatchConfig,
    pairing: Pairing,
) -> anyhow::Result<PlayedGame> {
    let deal_seed = contest.seed.wrapping_add(pairing.deal);
    let setup = G::deal(options, &mut chance(deal_seed))?;
    let mut record = GameRecord::<G>::new(&setup)?;
    let seats = contest.players.len();
    let mut thinking = PerSeat::from_fn(seats, |_| (0, Duration::ZERO));
    let mut forfeit = None;

    let mut players: Vec<ArenaPlayer> = Vec::new();
    for seat in Seat::first(seats) {
        let player = pairing.player_at(seat as usize, seats);
        let spec = &contest.players[player];
        if let Ok(name) = spec.name().parse() {
            record.set_name(seat, Some(name))?;
        }
        // Every player of every game has its own chance, the same whenever it is played again.
        let mix = (deal_seed ^ (player as u64 + 1) << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        match spec.seat(chance(mix ^ pairing.rotation as u64)) {
            Ok(seated) => players.push(seated),
            Err(reason) => forfeit = forfeit.or(Some((player, reason))),
        }
    }
    while let (Some(seat), None) = (record.position().to_move(), &forfeit) {
        let begun = Instant::now();
        let chosen = players[seat as usize].choose(&record, seat, contest.move_time);
        thinking[seat].0 += 1;
        thinking[seat].1 += begun.elapsed();
        let played = chosen.and_then(|chosen| {
            record.play(chosen).map_err(|error| Forfeit::Illegal {
                chosen: chosen.to_string(),
                reason: error.to_string(),
            })
        });
        if let Err(reason) = played {
            forfeit = Some((pairing.player_at(seat as usize, seats), reason));
        }
    }
    let outcome = record.position().standing();
    Ok(PlayedGame {
        outcome,
        forfeit,
        thinking,
        record: record.to_string(),
    })
}

/// Adds a game to the stats.
fn count(stats: &mut [PlayerStats], game: &PlayedGame, pairing: Pairing) {
    let seats = stats.len();
    let player_at = |seat: Seat| pairing.player_at(seat as usize, seats);
    let loser = game.forfeit.as_ref().map(|&(player, _)| player);
    let winners: SeatSet = match loser {
        None => game.outcome.winners,
        // Where somebody forfeits, the best of the others win.
        Some(loser) => {
            let others = || Seat::first(seats).filter(move |&seat| player_at(seat) != loser);
            let best = others().map(|seat| game.outcome.points[seat]).max();
            others()
                .filter(|&seat| Some(game.outcome.points[seat]) == best)
                .collect()
        }
    };
    for seat in Seat::first(seats) {
        let stats = &mut stats[player_at(seat)];
        stats.games += 1;
        match (winners.contains(seat), winners.len()) {
            (true, 1) => stats.wins += 1,
            (true, _) => stats.draws += 1,
            (false, _) => {}
        }
        if loser == Some(player_at(seat)) {
            stats.forfeits += 1;
        }
        if loser.is_none() {
            stats.add_points(game.outcome.points[seat]);
        }
        let (moves, time) = game.thinking[seat];
        stats.add_moves(moves, time);
    }
}

/// How it stands, for the progress bar.
fn progress_text(players: &[PlayerSpec], stats: &[PlayerStats]) -> String {
    let words = players.iter().zip(stats).map(|(player, stats)| {
        let name = polis_game::excerpt(&player.name());
        format!("{name} {:.0} %", 100.0 * stats.rate())
    });
    words.collect::<Vec<_>>().join(", ")
}
