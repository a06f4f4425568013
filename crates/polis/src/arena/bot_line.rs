//! A program that answers lines, started when it is first asked and anew after it failed.

use std::time::Duration;

use super::external_bot::ExternalBot;
use super::forfeit::Forfeit;

/// A program that is asked by lines which come from elsewhere.
pub(crate) struct BotLine {
    command: String,
    start_time: Duration,
    running: Option<ExternalBot>,
}

impl BotLine {
    /// A program that is not started yet. Its first answer may take so much longer than the others.
    pub(crate) fn new(command: String, start_time: Duration) -> BotLine {
        BotLine {
            command,
            start_time,
            running: None,
        }
    }

    /// Sends a line, which has no end of its own, and gives the move of the answer.
    pub(crate) fn ask(&mut self, line: &str, time: Duration) -> Result<String, Forfeit> {
        let mut bot = match self.running.take() {
            Some(bot) => bot,
            None => ExternalBot::start(&self.command, self.start_time)?,
        };
        let answer = bot.ask_line(format!("{line}\n").into_bytes(), time);
        // One that refused a question has answered; what else went wrong leaves it in some state.
        if matches!(answer, Ok(_) | Err(Forfeit::Refused { .. })) {
            self.running = Some(bot);
        }
        answer
    }
}
