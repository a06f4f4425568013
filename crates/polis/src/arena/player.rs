//! Who can play in the arena.

use std::str::FromStr;
use std::time::Duration;

use polis_engine::evaluation::Evaluate;
use polis_game::{Chance, Seat, View, is_printable};
use polis_notation::{GameRecord, Level, Name, Notated, UnknownLevel};
use thiserror::Error;

use super::budget::{Budget, NoBudget};
use super::external_bot::ExternalBot;
use super::forfeit::Forfeit;

/// A player as it is named on the command line, with its own budget where it has one: `top@1000`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerSpec {
    kind: PlayerKind,
    budget: Option<Budget>,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PlayerKind {
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

    /// The move that it chooses within its budget; none when the seat has nothing to decide.
    pub(crate) fn choose<G: Evaluate>(
        self,
        view: &View<G>,
        rng: &mut Chance,
        budget: Budget,
    ) -> Option<G::Move> {
        let level = match self {
            BuiltinPlayer::Random => return view.position().random_move(rng),
            BuiltinPlayer::Greedy => return polis_engine::greedy(view, rng),
            BuiltinPlayer::Level(level) => level,
            BuiltinPlayer::Top => Level::TOP,
        };
        polis_engine::choose(level, view, rng, &mut budget.stop())
    }
}

/// No player has this name.
#[derive(Debug, Error)]
pub(crate) enum UnknownPlayer {
    /// No player has this name.
    #[error(
        "found `{found}`; expected `random`, `greedy`, a level (`pupil`, `mason`, `foreman`, \
         `master`, `daidalos` or `top`), or `cmd:` and a command"
    )]
    Name {
        /// What was typed.
        found: String,
    },
    /// What follows `@` is no budget.
    #[error(transparent)]
    Budget(#[from] NoBudget),
    /// A program is told its time, not its playouts.
    #[error("found `{found}`; expected milliseconds for a command, as in `cmd:./bot@1000`")]
    PlayoutsOfCommand {
        /// What was typed.
        found: String,
    },
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
                .map_err(|unknown: UnknownLevel| UnknownPlayer::Name {
                    found: unknown.found,
                }),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let Some(command) = text.strip_prefix("cmd:") else {
            let (name, budget) = match text.split_once('@') {
                Some((name, budget)) => (name, Some(budget.parse()?)),
                None => (text, None),
            };
            let kind = PlayerKind::Builtin(name.parse()?);
            return Ok(PlayerSpec { kind, budget });
        };
        // A command may have an `@` of its own; a budget is a number at its end.
        let with_budget = command
            .rsplit_once('@')
            .and_then(|(command, budget)| Some((command, budget.trim().parse().ok()?)));
        let (command, budget) = match with_budget {
            Some((command, budget)) => (command, Some(budget)),
            None => (command, None),
        };
        if let Some(Budget::Playouts(_)) = budget {
            let found = polis_game::excerpt(text);
            return Err(UnknownPlayer::PlayoutsOfCommand { found });
        }
        let command = command.trim().to_owned();
        if command.is_empty() {
            let found = text.to_owned();
            return Err(UnknownPlayer::Name { found });
        }
        let kind = PlayerKind::Command(command);
        Ok(PlayerSpec { kind, budget })
    }
}

/// Several players with commas between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerList(pub(crate) Vec<PlayerSpec>);

impl FromStr for PlayerList {
    type Err = UnknownPlayer;

    /// A comma parts two players, unless what follows it is none: then it belongs to the command.
    fn from_str(text: &str) -> Result<PlayerList, UnknownPlayer> {
        let mut parts: Vec<String> = Vec::new();
        for part in text.split(',') {
            let is_player = part.trim().parse::<PlayerSpec>().is_ok();
            match parts.last_mut() {
                Some(command) if !is_player && command.trim_start().starts_with("cmd:") => {
                    command.push(',');
                    command.push_str(part);
                }
                Some(_) | None => parts.push(part.to_owned()),
            }
        }
        let players = parts.iter().map(|part| part.trim().parse());
        Ok(PlayerList(players.collect::<Result<_, _>>()?))
    }
}

impl PlayerSpec {
    /// The name in results.
    pub(crate) fn name(&self) -> String {
        let name = match &self.kind {
            PlayerKind::Builtin(built) => built.name().to_owned(),
            PlayerKind::Command(command) => format!("cmd:{command}"),
        };
        match self.budget {
            Some(budget) => format!("{name}@{budget}"),
            None => name,
        }
    }

    /// The command of a program.
    pub(crate) fn command(&self) -> Option<&str> {
        match &self.kind {
            PlayerKind::Builtin(_) => None,
            PlayerKind::Command(command) => Some(command),
        }
    }

    /// The name in records, as much of it as fits.
    pub(crate) fn record_name(&self) -> Option<Name> {
        let name = self.name();
        let fit = name.chars().filter(|&one| is_printable(one) && one != '#');
        fit.take(Name::MAX_CHARS).collect::<String>().parse().ok()
    }

    /// Its budget, which is the usual one where it has none of its own.
    pub(crate) fn budget(&self, usual: Duration) -> Budget {
        self.budget.unwrap_or(Budget::Time(usual))
    }

    /// Starts it.
    pub(crate) fn start(&self, start_time: Duration) -> Result<ArenaPlayer, Forfeit> {
        match &self.kind {
            PlayerKind::Builtin(built) => Ok(ArenaPlayer::Builtin(*built)),
            PlayerKind::Command(command) => {
                ExternalBot::start(command, start_time).map(ArenaPlayer::External)
            }
        }
    }
}

/// A player at the table.
pub(crate) enum ArenaPlayer {
    Builtin(BuiltinPlayer),
    External(ExternalBot),
}

impl ArenaPlayer {
    /// Whether the time of its next answer is also that of starting.
    pub(crate) fn is_starting(&self) -> bool {
        match self {
            ArenaPlayer::Builtin(_) => false,
            ArenaPlayer::External(external) => external.is_starting(),
        }
    }

    /// Its move in the position that a record has reached, which is not over. Games of one process
    /// have different numbers.
    pub(crate) fn choose<G: Notated + Evaluate>(
        &mut self,
        record: &GameRecord<G>,
        game: u64,
        seat: Seat,
        budget: Budget,
        rng: &mut Chance,
    ) -> Result<G::Move, Forfeit> {
        match self {
            ArenaPlayer::Builtin(built) => {
                let view = View::new(record.position(), seat);
                built.choose(&view, rng, budget).ok_or(Forfeit::Ended)
            }
            ArenaPlayer::External(external) => {
                // What leaves for another program is what its seat may know.
                let known = record.redacted(seat).to_string();
                let legal = record.position().legal_moves();
                let legal = legal.iter().map(ToString::to_string).collect();
                let time = match budget {
                    Budget::Time(time) => time,
                    Budget::Playouts(_) => unreachable!("a command has a budget of time"),
                };
                let text = external.ask(game, known, legal, seat, time)?;
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

    fn names(text: &str) -> Vec<String> {
        let PlayerList(players) = text.parse().unwrap();
        players.iter().map(PlayerSpec::name).collect()
    }

    #[test]
    fn players_are_parted_by_commas_and_commands_may_have_some() {
        assert_eq!(
            names("greedy,cmd:./bot --a=1,2, x,random"),
            ["greedy", "cmd:./bot --a=1,2, x", "random"]
        );
        assert_eq!(names("top,daidalos,pupil"), ["top", "daidalos", "pupil"]);
        assert!("greedy,best".parse::<PlayerList>().is_err());
        assert!("cmd: ".parse::<PlayerList>().is_err());
        assert!("".parse::<PlayerList>().is_err());
    }

    #[test]
    fn players_have_budgets_of_their_own() {
        let players = "top@1000,top@200p,cmd:./bot me@home, x@50,greedy@1";
        assert_eq!(
            names(players),
            [
                "top@1000",
                "top@200p",
                "cmd:./bot me@home, x@50",
                "greedy@1"
            ]
        );
        let usual = Duration::from_millis(7);
        let budget = |text: &str| text.parse::<PlayerSpec>().unwrap().budget(usual);
        assert_eq!(budget("top"), Budget::Time(usual));
        assert_eq!(budget("top@200p"), Budget::Playouts(200));
        assert_eq!(budget("cmd:a@5"), Budget::Time(Duration::from_millis(5)));
        assert_eq!(budget("cmd:a@b"), Budget::Time(usual));
        for wrong in ["top@", "top@x", "nobody@5", "cmd:./bot@50p", "cmd:@5"] {
            assert!(wrong.parse::<PlayerSpec>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_of_commands_fit_into_records() {
        let spec: PlayerSpec = format!("cmd:bot # {}", "x".repeat(99)).parse().unwrap();
        let name = spec.record_name().unwrap();
        assert!(name.as_str().starts_with("cmd:bot  xxx"), "{name}");
    }
}
