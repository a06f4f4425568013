//! Playing the games of a contest, several at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use polis_engine::evaluation::Evaluate;
use polis_game::{Outcome, PerSeat, Seat, SeatSet, chance};
use polis_notation::{GameRecord, Notated};

use super::archive::Sink;
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
    /// How long players think that have no budget of their own.
    pub(crate) move_time: Duration,
    /// What the first answer of a program may take beyond its time.
    pub(crate) start_time: Duration,
    pub(crate) threads: usize,
    pub(crate) sink: Sink,
    pub(crate) sprt: Option<Sprt>,
}

/// How it came out.
pub(crate) struct MatchResults {
    pub(crate) stats: Vec<PlayerStats>,
    pub(crate) answer: Option<SprtVerdict>,
}

/// Plays a contest. The deals follow from the seed, or are those of the openings, from the first on.
pub(crate) fn run<G: Notated + Evaluate>(
    options: &G::Options,
    openings: &[&GameRecord<G>],
    contest: &MatchConfig,
) -> anyhow::Result<MatchResults> {
    let seats = contest.players.len();
    check_openings(openings, seats)?;
    let games = whole_deals(contest.games, seats);
    let progress = Progress::new("games", games);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let results = Mutex::new(MatchResults {
        stats: vec![PlayerStats::default(); seats],
        answer: None,
    });

    let work = || -> anyhow::Result<()> {
        // Programs go on from game to game.
        let mut bench: Vec<Option<ArenaPlayer>> = contest.players.iter().map(|_| None).collect();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let pairing = Pairing::new(number, seats);
            let start = start(options, openings, contest, pairing)?;
            let game = play::<G>(start, contest, number + 1, pairing, &mut bench)?;
            contest.sink.write(number + 1, &game.record)?;
            if let Some((player, forfeit)) = &game.forfeit {
                let name = contest.players[*player].name();
                let text = format!("game {}: {name} forfeits: {forfeit}", number + 1);
                progress.suspend(|| anstream::eprintln!("{text}"));
            }
            let mut results = results.lock().expect("no thread panics with the lock");
            count(&mut results.stats, &game, pairing);
            progress.tell(&progress_text(&contest.players, &results.stats));
            progress.advance(1);
            if let (Some(sprt), 2) = (contest.sprt, seats)
                && pairing.is_last_of_deal(seats)
                && let Some(answer) = sprt.answer(results.stats[0].played)
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

fn check_openings<G: Notated>(openings: &[&GameRecord<G>], players: usize) -> anyhow::Result<()> {
    for (number, opening) in (1..).zip(openings) {
        let people = opening.start().people();
        if people != players {
            bail!("opening {number} is a game of {people}; expected one of {players}");
        }
        if opening.position().to_move().is_none() {
            bail!("opening {number} is over; expected a game to go on with");
        }
    }
    Ok(())
}

/// The record from which a game of the contest goes on.
fn start<G: Notated>(
    options: &G::Options,
    openings: &[&GameRecord<G>],
    contest: &MatchConfig,
    pairing: Pairing,
) -> anyhow::Result<GameRecord<G>> {
    let mut rng = chance(contest.seed.wrapping_add(pairing.deal));
    if openings.is_empty() {
        let setup = G::deal(options, &mut rng)?;
        return Ok(GameRecord::new(&setup)?);
    }
    let opening = openings[(pairing.deal % openings.len() as u64) as usize];
    // Tiles that it does not tell are dealt.
    let mut position = opening.position().clone();
    position.fill(&mut rng);
    Ok(opening.with_tiles(&position.setup()))
}

/// A game that was played.
struct PlayedGame {
    outcome: Outcome,
    /// Who lost it without playing it out, and why.
    forfeit: Option<(usize, Forfeit)>,
    /// What each seat did.
    thinking: PerSeat<Thinking>,
    record: String,
}

/// Number of moves of a seat and the time that they took, without the first one of a program, which has
/// to start.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thinking {
    pub(crate) moves: u64,
    pub(crate) time: Duration,
    pub(crate) start: Option<Duration>,
}

fn play<G: Notated + Evaluate>(
    mut record: GameRecord<G>,
    contest: &MatchConfig,
    number: u64,
    pairing: Pairing,
    bench: &mut [Option<ArenaPlayer>],
) -> anyhow::Result<PlayedGame> {
    let seats = contest.players.len();
    let deal_seed = contest.seed.wrapping_add(pairing.deal);
    let player_at = |seat: Seat| pairing.player_at(seat as usize, seats);
    let mut thinking = PerSeat::from_fn(seats, |_| Thinking::default());
    let mut forfeit = None;
    // Every player of every game has its own chance, the same whenever it is played again.
    let mut chances = PerSeat::from_fn(seats, |seat| {
        let player = player_at(seat) as u64;
        let mix = (deal_seed ^ (player + 1) << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        chance(mix ^ pairing.seating as u64)
    });
    for seat in Seat::first(seats) {
        let player = player_at(seat);
        let spec = &contest.players[player];
        record.set_name(seat, spec.record_name())?;
        if bench[player].is_none() {
            match spec.start(contest.start_time) {
                Ok(started) => bench[player] = Some(started),
                Err(reason) => forfeit = forfeit.or(Some((player, reason))),
            }
        }
    }
    while let (Some(seat), None) = (record.position().to_move(), &forfeit) {
        let player = player_at(seat);
        let budget = contest.players[player].budget(contest.move_time);
        let asked = bench[player].as_mut().context("every player has started")?;
        let is_starting = asked.is_starting();
        let begun = Instant::now();
        let chosen = asked.choose(&record, number, seat, budget, &mut chances[seat]);
        let took = begun.elapsed();
        let thinking = &mut thinking[seat];
        if is_starting {
            thinking.start = Some(took);
        } else {
            thinking.moves += 1;
            thinking.time += took;
        }
        let played = chosen.and_then(|chosen| {
            record.play(chosen).map_err(|error| Forfeit::Illegal {
                chosen: chosen.to_string(),
                reason: error.to_string(),
            })
        });
        if let Err(reason) = played {
            forfeit = Some((player, reason));
            // Whatever it is doing now, it is not in step with the next game.
            bench[player] = None;
        }
    }
    let mut text = record.to_string();
    if let Some((player, reason)) = &forfeit {
        let seat = Seat::first(seats).find(|&seat| player_at(seat) == *player);
        let seat = seat.context("every player sits somewhere")?;
        text = format!("{text}# forfeit {seat}: {reason}\n");
    }
    Ok(PlayedGame {
        outcome: record.position().standing(),
        forfeit,
        thinking,
        record: text,
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
        let share = (winners.contains(seat), winners.len());
        match loser {
            None => stats.add_played(share, game.outcome.points[seat]),
            Some(loser) if loser == player_at(seat) => stats.add_forfeit(),
            Some(_) => stats.add_walkover(share),
        }
        stats.add_thinking(game.thinking[seat]);
    }
}

/// How it stands, for the progress bar.
fn progress_text(players: &[PlayerSpec], stats: &[PlayerStats]) -> String {
    let words = players.iter().zip(stats).map(|(player, stats)| {
        let name = polis_game::excerpt(&player.name());
        format!("{name} {:.0} %", 100.0 * stats.all().rate())
    });
    words.collect::<Vec<_>>().join(", ")
}
