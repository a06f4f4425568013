//! Whether a program speaks the bot protocol: what it does is compared with what `docs/bots.md` says.

use std::time::{Duration, Instant};

use polis_akropolis::Akropolis;
use polis_architekton::Architekton;
use polis_game::{Seat, chance};
use polis_notation::{GameRecord, Notated};
use serde_json::{Value, json};

use super::external_bot::ExternalBot;
use super::forfeit::Forfeit;
use crate::bot_protocol::VERSION;

/// How long a program may take to end after its input.
const END: Duration = Duration::from_secs(2);

/// One thing that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) what: String,
    pub(crate) verdict: Verdict,
}

/// What came out of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// As it must be.
    Good,
    /// The arena copes with it, but it could be better.
    Advice(String),
    /// It would lose games.
    Wrong(String),
}

/// A check that failed, and how to mend it.
struct Problem {
    forfeit: Forfeit,
    at: String,
}

/// Checks a command. Every check goes on with the process of the one before as long as that is in step.
pub(crate) fn check_bot(
    command: &str,
    move_time: Duration,
    start_time: Duration,
    seed: u64,
) -> Vec<Finding> {
    let mut check = BotCheck {
        command,
        move_time,
        start_time,
        bot: None,
        games: 0,
        slowest: Duration::ZERO,
        findings: Vec::new(),
    };
    check.game::<Akropolis>("a game of Akropolis for two", seed);
    // The second game of a process tells bots that confuse it with the first.
    check.game::<Akropolis>("a second game after it", seed + 1);
    check.game::<Architekton>("a game of Architekton", seed);
    check.time();
    check.end();
    check.nonsense();
    check.findings
}

struct BotCheck<'a> {
    command: &'a str,
    move_time: Duration,
    start_time: Duration,
    bot: Option<ExternalBot>,
    games: u64,
    slowest: Duration,
    findings: Vec<Finding>,
}

/// What is played in a check.
trait Checked: Notated {
    fn usual() -> Self::Options;
}

impl Checked for Akropolis {
    fn usual() -> polis_akropolis::Options {
        use polis_akropolis::{Length, Options, Players, Variants};
        Options::new(Players::Two, Variants::NONE, Length::Standard)
            .expect("there is a game for two")
    }
}

impl Checked for Architekton {
    fn usual() -> polis_architekton::Options {
        polis_architekton::Options::default()
    }
}

impl BotCheck<'_> {
    /// Lets it play every seat of a game.
    fn game<G: Checked>(&mut self, what: &str, seed: u64) {
        self.games += 1;
        let verdict = match self.play::<G>(seed) {
            Ok(moves) => {
                let what = format!("{what}: {moves} legal moves in time");
                self.find(&what, Verdict::Good);
                return;
            }
            Err(problem) => {
                self.bot = None;
                let advice = advice(&problem.forfeit);
                Verdict::Wrong(format!("{}: {}. {advice}", problem.at, problem.forfeit))
            }
        };
        self.find(what, verdict);
    }

    fn play<G: Checked>(&mut self, seed: u64) -> Result<usize, Problem> {
        let mut rng = chance(seed);
        let Ok(setup) = G::deal(&G::usual(), &mut rng) else {
            return Ok(0);
        };
        let Ok(mut record) = GameRecord::<G>::new(&setup) else {
            return Ok(0);
        };
        while let Some(seat) = record.position().to_move() {
            let at = format!("move {}, seat {seat}", record.moves().len() + 1);
            let played = self.ask(&record, seat).and_then(|text| {
                let illegal = |reason: String| Forfeit::Illegal {
                    chosen: polis_game::excerpt(&text),
                    reason,
                };
                let chosen = text.parse::<G::Move>();
                let chosen = chosen.map_err(|error| illegal(error.to_string()))?;
                let played = record.play(chosen);
                played.map_err(|error| illegal(error.to_string()))
            });
            if let Err(forfeit) = played {
                return Err(Problem { forfeit, at });
            }
        }
        Ok(record.moves().len())
    }

    fn ask<G: Checked>(&mut self, record: &GameRecord<G>, seat: Seat) -> Result<String, Forfeit> {
        let legal: Vec<String> = record
            .position()
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        let question = json!({
            "protocol": VERSION,
            "game": self.games,
            "record": record.redacted(seat).to_string(),
            "seat": seat.number(),
            "time_ms": self.move_time.as_millis() as u64,
            "legal": legal,
            // Fields may be added; a bot passes over those that it does not know.
            "a_field_of_a_later_version": { "is": ["passed", "over"] },
        });
        self.ask_line(&question)
    }

    fn ask_line(&mut self, question: &Value) -> Result<String, Forfeit> {
        let bot = match &mut self.bot {
            Some(bot) => bot,
            None => self
                .bot
                .insert(ExternalBot::start(self.command, self.start_time)?),
        };
        let is_starting = bot.is_starting();
        let begun = Instant::now();
        let answer = bot.ask_line(format!("{question}\n").into_bytes(), self.move_time);
        if !is_starting {
            self.slowest = self.slowest.max(begun.elapsed());
        }
        answer
    }

    /// Tells its slowest answer.
    fn time(&mut self) {
        let (slowest, limit) = (self.slowest.as_millis(), self.move_time.as_millis());
        let what = format!("its slowest answer took {slowest} of {limit} ms");
        let verdict = if slowest > limit {
            let advice = "The arena waits half a second longer, for the way there and back alone.";
            Verdict::Advice(advice.to_owned())
        } else {
            Verdict::Good
        };
        self.find(&what, verdict);
    }

    /// Closes its input.
    fn end(&mut self) {
        let Some(mut bot) = self.bot.take() else {
            return;
        };
        let verdict = if bot.ends_with_its_input(END) {
            Verdict::Good
        } else {
            let advice =
                "End when standard input is at its end; the arena ends it by force otherwise.";
            Verdict::Advice(advice.to_owned())
        };
        self.find("it ends when its input does", verdict);
    }

    /// Sends a line that is no question, and a question after it.
    fn nonsense(&mut self) {
        let nonsense = json!({ "this": "is no question" });
        let verdict = if let Err(Forfeit::Refused { .. }) = self.ask_line(&nonsense) {
            Verdict::Good
        } else {
            let advice = "Answer `{\"error\":\"why\"}` and go on, which helps to find mistakes.";
            Verdict::Advice(advice.to_owned())
        };
        self.bot = None;
        self.find(
            "a line that is no question gets an error as its answer",
            verdict,
        );
    }

    fn find(&mut self, what: &str, verdict: Verdict) {
        let what = what.to_owned();
        self.findings.push(Finding { what, verdict });
    }
}

/// What a writer of a bot can do about a failure.
fn advice(forfeit: &Forfeit) -> &'static str {
    match forfeit {
        Forfeit::NotStarted { .. } | Forfeit::Ended => {
            "Run the command by hand and give it a question; what it writes to standard error is \
             shown as it is. Answer every line, until the input ends."
        }
        Forfeit::Silent { .. } => {
            "Think shorter than `time_ms`, and flush the output after every line: many languages \
             keep it back when it goes to another program."
        }
        Forfeit::Nonsense { .. } => {
            "Write nothing to standard output but one line of JSON for each question; messages go to \
             standard error."
        }
        Forfeit::Refused { .. } => "The question was a good one.",
        Forfeit::Illegal { .. } => "Answer one of the moves in `legal`, letter by letter.",
    }
}
