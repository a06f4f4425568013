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
use super::player::{Player, PlayerSpec};
use super::schedule::{Fixture, whole_deals};
use super::sprt::{Answer, Sprt};
use super::standing::Tally;
use crate::progress::Progress;

/// What is to be played.
pub(crate) struct Contest {
    pub(crate) players: Vec<PlayerSpec>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
    pub(crate) threads: usize,
    pub(crate) records: Option<PathBuf>,
    pub(crate) sprt: Option<Sprt>,
}

/// How it came out.
pub(crate) struct Results {
    pub(crate) tallies: Vec<Tally>,
    pub(crate) answer: Option<Answer>,
}

/// Plays a contest.
pub(crate) fn run<G: Notated + Evaluate>(
    options: &G::Options,
    contest: &Contest,
) -> anyhow::Result<Results> {
    if let Some(folder) = &contest.records {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let seats = contest.players.len();
    let games = whole_deals(contest.games, seats);
    let progress = Progress::new("games", games);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let results = Mutex::new(Results {
        tallies: vec![Tally::default(); seats],
        answer: None,
    });

    let work = || -> anyhow::Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let fixture = Fixture::new(number, seats);
            let game = play::<G>(options, contest, fixture)?;
            if let Some(folder) = &contest.records {
                let path = folder.join(format!("{}-{}.polis", fixture.deal, fixture.rotation));
                std::fs::write(&path, &game.record).with_context(|| path.display().to_string())?;
            }
            if let Some((player, forfeit)) = &game.forfeit {
                let name = contest.players[*player].name();
                let text = format!("game {}: {name} lost: {forfeit}", number + 1);
                progress.suspend(|| anstream::eprintln!("{text}"));
            }
            let mut results = results.lock().expect("no thread panics with the lock");
            count(&mut results.tallies, &game, fixture);
            progress.tell(&standing_words(&contest.players, &results.tallies));
            progress.advance(1);
            if let (Some(sprt), 2) = (contest.sprt, seats)
                && fixture.rotation + 1 == seats
                && let Some(answer) = sprt.answer(&results.tallies[0])
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
struct Played {
    outcome: Outcome,
    /// Who lost it without playing it out, and why.
    forfeit: Option<(usize, Forfeit)>,
    /// For each seat the moves and the time they took.
    thinking: PerSeat<(u64, Duration)>,
    record: String,
}

fn play<G: Notated + Evaluate>(
    options: &G::Options,
    contest: &Contest,
    fixture: Fixture,
) -> anyhow::Result<Played> {
    let deal_seed = contest.seed.wrapping_add(fixture.deal);
    let setup = G::deal(options, &mut chance(deal_seed))?;
    let mut record = GameRecord::<G>::new(&setup)?;
    let seats = contest.players.len();
    let mut thinking = PerSeat::from_fn(seats, |_| (0, Duration::ZERO));
    let mut forfeit = None;

    let mut players: Vec<Player> = Vec::new();
    for seat in Seat::first(seats) {
        let player = fixture.player_at(seat as usize, seats);
        let spec = &contest.players[player];
        if let Ok(name) = spec.name().parse() {
            record.set_name(seat, Some(name))?;
        }
        // Every player of every game has its own chance, the same whenever it is played again.
        let mix = (deal_seed ^ (player as u64 + 1) << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        match spec.seat(chance(mix ^ fixture.rotation as u64)) {
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
            forfeit = Some((fixture.player_at(seat as usize, seats), reason));
        }
    }
    let outcome = record.position().standing();
    Ok(Played {
        outcome,
        forfeit,
        thinking,
        record: record.to_string(),
    })
}

/// Adds a game to the tallies.
fn count(tallies: &mut [Tally], game: &Played, fixture: Fixture) {
    let seats = tallies.len();
    let player_at = |seat: Seat| fixture.player_at(seat as usize, seats);
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
        let tally = &mut tallies[player_at(seat)];
        tally.games += 1;
        match (winners.contains(seat), winners.len()) {
            (true, 1) => tally.wins += 1,
            (true, _) => tally.draws += 1,
            (false, _) => {}
        }
        if loser == Some(player_at(seat)) {
            tally.forfeits += 1;
        }
        if loser.is_none() {
            tally.add_points(game.outcome.points[seat]);
        }
        let (moves, time) = game.thinking[seat];
        tally.add_moves(moves, time);
    }
}

/// How it stands, for the progress bar.
fn standing_words(players: &[PlayerSpec], tallies: &[Tally]) -> String {
    let words = players.iter().zip(tallies).map(|(player, tally)| {
        let name = polis_game::excerpt(&player.name());
        format!("{name} {:.0} %", 100.0 * tally.rate())
    });
    words.collect::<Vec<_>>().join(", ")
}
