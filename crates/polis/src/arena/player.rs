//! Who can play in the arena.

use std::str::FromStr;
use std::time::{Duration, Instant};

use polis_engine::evaluation::Evaluate;
use polis_game::{Chance, Seat, View};
use polis_notation::{GameRecord, Notated};
use polis_notation::{Level, UnknownLevel};
use thiserror::Error;

use super::external_bot::ExternalBot;
use super::forfeit::Forfeit;

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerSpec {
    /// One that is built in.
    Builtin(BuiltinPlayer),
    /// `cmd:…`: a program that speaks the bot protocol.
    Command(String),
}

/// The players that are built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuiltinPlayer {
    /// Any legal move, each with the same chance.
    Random,
    /// What scores best at once.
    Greedy,
    /// One of the levels that people choose among.
    Level(Level),
    /// The strongest of them, by this name, whichever it is.
    Top,
}

impl BuiltinPlayer {
    /// The name on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            BuiltinPlayer::Random => "random",
            BuiltinPlayer::Greedy => "greedy",
            BuiltinPlayer::Level(level) => level.name(),
            BuiltinPlayer::Top => "top",
        }
    }

    /// The move that it chooses within some time; none when the seat has nothing to decide.
    pub(crate) fn choose<G: Evaluate>(
        self,
        view: &View<G>,
        rng: &mut Chance,
        time: Duration,
    ) -> Option<G::Move> {
        let level = match self {
            BuiltinPlayer::Random => return view.position().random_move(rng),
            BuiltinPlayer::Greedy => return polis_engine::greedy(view, rng),
            BuiltinPlayer::Level(level) => level,
            BuiltinPlayer::Top => Level::TOP,
        };
        // A little is kept back, so that a playout under way does not run over the time.
        let end = Instant::now() + time.mul_f64(0.95);
        polis_engine::choose(level, view, rng, &mut |_| Instant::now() >= end)
    }
}

/// No player has this name.
#[derive(Debug, Error)]
#[error(
    "found `{found}`; expected `random`, `greedy`, a level (`pupil`, `mason`, `foreman`, `master`, \
     `daidalos` or `top`), or `cmd:` and a command"
)]
pub(crate) struct UnknownPlayer {
    found: String,
}

impl FromStr for BuiltinPlayer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<BuiltinPlayer, UnknownPlayer> {
        match text {
            "random" => Ok(BuiltinPlayer::Random),
            "greedy" => Ok(BuiltinPlayer::Greedy),
            "top" => Ok(BuiltinPlayer::Top),
            _ => text
                .parse()
                .map(BuiltinPlayer::Level)
                .map_err(|unknown: UnknownLevel| UnknownPlayer {
                    found: unknown.found,
                }),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        match text.strip_prefix("cmd:") {
            Some(command) if !command.trim().is_empty() => {
                Ok(PlayerSpec::Command(command.trim().to_owned()))
            }
            Some(_) => Err(UnknownPlayer {
                found: text.to_owned(),
            }),
            None => text.parse().map(PlayerSpec::Builtin),
        }
    }
}

/// Several players with commas between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerList(pub(crate) Vec<PlayerSpec>);

impl FromStr for PlayerList {
    type Err = UnknownPlayer;

    /// A comma parts two players, unless what follows it is none: then it belongs to the command.
    fn from_str(text: &str) -> Result<PlayerList, UnknownPlayer> {
        let mut players: Vec<PlayerSpec> = Vec::new();
        for part in text.split(',') {
            match (part.trim().parse(), players.last_mut()) {
                (Ok(player), _) => players.push(player),
                (Err(_), Some(PlayerSpec::Command(command))) => {
                    command.push(',');
                    command.push_str(part);
                }
                (Err(unknown), _) => return Err(unknown),
            }
        }
        Ok(PlayerList(players))
    }
}

impl PlayerSpec {
    /// The name in results.
    pub(crate) fn name(&self) -> String {
        match self {
            PlayerSpec::Builtin(built) => built.name().to_owned(),
            PlayerSpec::Command(command) => format!("cmd:{command}"),
        }
    }

    /// Seats it for one game.
    pub(crate) fn seat(&self, rng: Chance) -> Result<ArenaPlayer, Forfeit> {
        match self {
            PlayerSpec::Builtin(built) => Ok(ArenaPlayer::Builtin(*built, rng)),
            PlayerSpec::Command(command) => ExternalBot::start(command).map(ArenaPlayer::External),
        }
    }
}

/// A player at the table.
pub(crate) enum ArenaPlayer {
    Builtin(BuiltinPlayer, Chance),
    External(ExternalBot),
}

impl ArenaPlayer {
    /// Its move in the position that a record has reached, which is not over.
    pub(crate) fn choose<G: Notated + Evaluate>(
        &mut self,
        record: &GameRecord<G>,
        seat: Seat,
        time: Duration,
    ) -> Result<G::Move, Forfeit> {
        match self {
            ArenaPlayer::Builtin(built, rng) => {
                let view = View::new(record.position(), seat);
                built.choose(&view, rng, time).ok_or(Forfeit::Ended)
            }
            ArenaPlayer::External(external) => {
                // What leaves for another program is what its seat may know.
                let known = record.redacted(seat).to_string();
                let legal = record.position().legal_moves();
                let legal = legal.iter().map(ToString::to_string).collect();
                let text = external.ask(known, legal, seat, time)?;
                text.parse()
                    .map_err(|error: <G::Move as FromStr>::Err| Forfeit::Illegal {
                        chosen: polis_game::excerpt(&text),
                        reason: error.to_string(),
                    })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_parted_by_commas_and_commands_may_have_some() {
        let PlayerList(players) = "greedy,cmd:./bot --a=1,2, x,random".parse().unwrap();
        let names: Vec<String> = players.iter().map(PlayerSpec::name).collect();
        assert_eq!(names, ["greedy", "cmd:./bot --a=1,2, x", "random"]);
        let PlayerList(players) = "top,daidalos,pupil".parse().unwrap();
        let names: Vec<String> = players.iter().map(PlayerSpec::name).collect();
        assert_eq!(names, ["top", "daidalos", "pupil"]);
        assert!("greedy,best".parse::<PlayerList>().is_err());
        assert!("cmd: ".parse::<PlayerList>().is_err());
        assert!("".parse::<PlayerList>().is_err());
    }
}
