//! `polis bot-check`: whether a program speaks the bot protocol.

use std::time::Duration;

use anyhow::bail;

use crate::arena::{BotVerdict, check_bot};
use crate::cli::BotCheckArguments;
use crate::options::UsageError;

pub(crate) fn run(arguments: &BotCheckArguments) -> anyhow::Result<()> {
    let Some(command) = arguments.bot.command() else {
        return Err(UsageError::OutOfRange {
            option: "BOT",
            found: arguments.bot.name(),
            expected: "`cmd:` and a command",
        }
        .into());
    };
    let move_time = Duration::from_millis(arguments.move_ms);
    let start_time = Duration::from_millis(arguments.start_ms);
    let findings = check_bot(command, move_time, start_time, arguments.seed);
    let mut wrong = 0;
    for finding in &findings {
        let what = &finding.what;
        match &finding.verdict {
            BotVerdict::Good => anstream::println!("good    {what}"),
            BotVerdict::Advice(advice) => anstream::println!("advice  {what}\n        {advice}"),
            BotVerdict::Wrong(reason) => {
                wrong += 1;
                anstream::println!("WRONG   {what}\n        {reason}");
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} checks found something wrong", findings.len());
    }
    Ok(())
}
