//! Lets two settings of the search play against each other in one program:
//! `duel GAME GAMES SEED THREADS PLAYER PLAYER`.
//!
//! The game is `architekton`, or `akropolis` with the number of players and `all` for all variants, as in
//! `akropolis3all`: the first player then has one seat, the second all others. A player is a list like
//! `playouts=200,net=weights.bin,depth=2,width=16`; with 0 playouts it looks one ply ahead. With equal playouts
//! the result does not depend on what else the machine does; with `ms=20` instead each has so much time on the
//! processor a move, where Linux tells it. Each deal is played on all seats.
#![allow(clippy::print_stdout, reason = "an example prints")]

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use polis_akropolis::{Akropolis, Length, Players, Variants};
use polis_architekton::Architekton;
use polis_engine::evaluation::{Evaluate, Net};
use polis_engine::{Search, SearchOptions, best_one_ply};
use polis_game::{Seat, View, chance};
use rand::Rng;

type Failure = Box<dyn Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |name: &str| arguments.next().ok_or(format!("expected {name}"));
    let game = next("GAME")?;
    let contest = Contest {
        games: next("GAMES")?.parse()?,
        seed: next("SEED")?.parse()?,
        threads: next("THREADS")?.parse()?,
        players: [next("PLAYER")?, next("PLAYER")?],
    };
    if game == "architekton" {
        return contest.run::<Architekton>(&polis_architekton::Options::default());
    }
    let kind = (game.strip_prefix("akropolis")).ok_or(format!("{game} is no game"))?;
    let (number, variants) = match kind.strip_suffix("all") {
        Some(number) => (number, Variants::ALL),
        None => (kind, Variants::NONE),
    };
    let players = Players::new(number.parse().unwrap_or(2), None)?;
    let options = polis_akropolis::Options::new(players, variants, Length::Standard)?;
    contest.run::<Akropolis>(&options)
}

struct Contest {
    games: u64,
    seed: u64,
    threads: usize,
    players: [String; 2],
}

struct Player {
    playouts: u32,
    milliseconds: f64,
    net: Net,
    options: SearchOptions,
}

impl Player {
    fn read<G: Evaluate>(text: &str) -> Result<Player, Failure> {
        let mut player = Player {
            playouts: u32::MAX,
            milliseconds: f64::INFINITY,
            net: G::net().clone(),
            options: SearchOptions::of::<G>(),
        };
        for setting in text.split(',') {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            match name {
                "playouts" => player.playouts = value.parse()?,
                "ms" => player.milliseconds = value.parse()?,
                "net" => player.net = Net::from_bytes(G::INPUTS, &std::fs::read(value)?)?,
                "depth" => player.options.playout_depth = value.parse()?,
                "width" => player.options.playout_width = value.parse()?,
                _ => return Err(format!("{name} is no setting of a player").into()),
            }
        }
        Ok(player)
    }

    /// The move it chooses, and the number of playouts for it.
    fn choose<G: Evaluate>(&self, game: &G, seat: Seat, seed: u64) -> Option<(G::Move, u32)> {
        if self.playouts == 0 {
            return Some((best_one_ply(game, &self.net, seat)?, 0));
        }
        let start = milliseconds();
        let mut search = Search::new(&View::new(game, seat), &self.net, self.options, seed)?;
        search.run(&mut |playouts: u32| {
            playouts >= self.playouts || milliseconds() - start >= self.milliseconds
        });
        Some((search.best(), search.playouts()))
    }
}

/// What the first and the second player did in all games, or in one.
#[derive(Clone, Copy, Default)]
struct Totals {
    playouts: [f64; 2],
    moves: [f64; 2],
    milliseconds: [f64; 2],
    points: [f64; 2],
}

impl Contest {
    fn run<G: Evaluate>(&self, options: &G::Options) -> Result<(), Failure> {
        let [first, second] = &self.players;
        let players = [Player::read::<G>(first)?, Player::read::<G>(second)?];
        let results = Mutex::new(Vec::new());
        let number = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let work = || -> Result<(), Failure> {
                loop {
                    let game = number.fetch_add(1, Ordering::Relaxed);
                    if game >= self.games {
                        return Ok(());
                    }
                    let result = play::<G>(options, self.seed, game, &players)?;
                    results.lock().map_err(|_| FAILED)?.push(result);
                }
            };
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                worker.join().map_err(|_| FAILED)??;
            }
            Ok::<(), Failure>(())
        })?;
        print(&results.into_inner().map_err(|_| FAILED)?);
        Ok(())
    }
}

const FAILED: &str = "a thread failed";

/// Plays a game; returns the first player's share in the victory, and what both did.
fn play<G: Evaluate>(
    options: &G::Options,
    seed: u64,
    number: u64,
    players: &[Player; 2],
) -> Result<(f64, Totals), Failure> {
    let seats = G::new(&G::deal(options, &mut chance(seed))?)?.seats() as u64;
    let mut rng = chance(seed.wrapping_add(number / seats));
    let mut game = G::new(&G::deal(options, &mut rng)?)?;
    let own = Seat::ALL[(number % seats) as usize];
    let mut totals = Totals::default();
    while let Some(seat) = game.to_move() {
        let which = usize::from(seat != own);
        let start = milliseconds();
        let chosen = players[which].choose(&game, seat, rng.next_u64());
        let (chosen, playouts) = chosen.ok_or("nothing to decide")?;
        totals.milliseconds[which] += milliseconds() - start;
        totals.playouts[which] += f64::from(playouts);
        totals.moves[which] += 1.0;
        game.play(chosen)?;
    }
    let end = game.standing();
    let others = Seat::first(game.seats()).filter(|&seat| seat != own);
    let others: f64 = others.map(|seat| f64::from(end.points[seat])).sum();
    totals.points = [f64::from(end.points[own]), others / (seats - 1) as f64];
    Ok((f64::from(end.value_for(own).win), totals))
}

/// Prints the sums, with intervals of 95 %.
fn print(results: &[(f64, Totals)]) {
    let mean = |of: &dyn Fn(&(f64, Totals)) -> f64| {
        let number = results.len().max(1) as f64;
        let mean = results.iter().map(of).sum::<f64>() / number;
        let squares = results.iter().map(|one| (of(one) - mean).powi(2));
        (mean, 1.96 * squares.sum::<f64>().sqrt() / number)
    };
    let (won, error) = mean(&|one| one.0);
    let (ahead, ahead_error) = mean(&|one| one.1.points[0] - one.1.points[1]);
    println!(
        "{} games: won {:.1} % (± {:.1}), {ahead:.2} points ahead (± {ahead_error:.2})",
        results.len(),
        100.0 * won,
        100.0 * error,
    );
    for which in 0..2 {
        let moves = mean(&|one| one.1.moves[which]).0;
        println!(
            "player {}: {:.2} points; {:.0} playouts and {:.2} ms a move",
            which + 1,
            mean(&|one| one.1.points[which]).0,
            mean(&|one| one.1.playouts[which]).0 / moves,
            mean(&|one| one.1.milliseconds[which]).0 / moves,
        );
    }
}

/// The time that this thread has had; 0 where that is not told.
fn milliseconds() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|told| told.parse().ok());
    nanoseconds.unwrap_or(0.0) / 1e6
}
