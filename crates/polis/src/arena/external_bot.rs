//! A bot that is another program: it is asked on its standard input and answers on its output.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use polis_game::{Seat, excerpt};

use super::forfeit::Forfeit;
use crate::bot_protocol::{BotRequest, BotResponse, MAX_LINE, VERSION};

/// What a bot may take beyond its time, for the way there and back.
const GRACE: Duration = Duration::from_millis(500);

/// A running program that speaks the bot protocol.
pub(crate) struct ExternalBot {
    child: Child,
    questions: Sender<Vec<u8>>,
    answers: Receiver<Vec<u8>>,
    /// What its first answer may take beyond its time, for starting up; none after that.
    start_time: Option<Duration>,
}

impl ExternalBot {
    /// Starts a command through the shell. Its first answer may take so much longer than the others.
    pub(crate) fn start(command: &str, start_time: Duration) -> Result<ExternalBot, Forfeit> {
        let failed = |reason: String| Forfeit::NotStarted { reason };
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let input = child
            .stdin
            .take()
            .ok_or_else(|| failed("no standard input".to_owned()))?;
        let output = child
            .stdout
            .take()
            .ok_or_else(|| failed("no standard output".to_owned()))?;
        Ok(ExternalBot {
            child,
            questions: speak(input),
            answers: listen(output),
            start_time: Some(start_time),
        })
    }

    /// Whether it has not answered yet: the time of its first answer is also that of starting.
    pub(crate) fn is_starting(&self) -> bool {
        self.start_time.is_some()
    }

    /// Asks for a move, and gives the text of the answer.
    pub(crate) fn ask(
        &mut self,
        game: u64,
        record: String,
        legal: Vec<String>,
        seat: Seat,
        time: Duration,
    ) -> Result<String, Forfeit> {
        let question = BotRequest {
            protocol: VERSION,
            game,
            record,
            seat: seat.number(),
            time_ms: time.as_millis() as u64,
            legal,
        };
        let mut line = serde_json::to_vec(&question).expect("strings and numbers are JSON");
        line.push(b'\n');
        self.ask_line(line, time)
    }

    /// Sends a line as it is, and gives the text of the answer.
    pub(crate) fn ask_line(&mut self, line: Vec<u8>, time: Duration) -> Result<String, Forfeit> {
        if self.questions.send(line).is_err() {
            return Err(Forfeit::Ended);
        }
        let limit = time + GRACE + self.start_time.take().unwrap_or_default();
        match self.answers.recv_timeout(limit) {
            Ok(line) => read_answer(&line),
            Err(RecvTimeoutError::Timeout) => Err(Forfeit::Silent {
                limit_ms: limit.as_millis(),
            }),
            Err(RecvTimeoutError::Disconnected) => Err(Forfeit::Ended),
        }
    }
}

impl ExternalBot {
    /// Closes its input, and tells whether it ended within some time.
    pub(crate) fn ends_with_its_input(&mut self, limit: Duration) -> bool {
        // The thread that writes lets go of the input when nobody can send any more.
        self.questions = mpsc::channel().0;
        let end = Instant::now() + limit;
        while Instant::now() < end {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        false
    }
}

impl Drop for ExternalBot {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        end_all(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    // A group of its own, so that everything the command starts can be ended with it.
    shell.arg("-c").arg(command).process_group(0);
    shell
}

/// Ends the whole group of a program.
#[cfg(unix)]
fn end_all(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_all(_child: &Child) {}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.arg("/C").arg(command);
    shell
}

/// Writes questions until the program ends or none comes any more. A program that does not read
/// holds up this thread, never the arena.
fn speak(mut input: ChildStdin) -> Sender<Vec<u8>> {
    let (sender, questions) = mpsc::channel::<Vec<u8>>();
    std::thread::spawn(move || {
        for line in questions {
            if input.write_all(&line).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// Reads lines of bounded length until the program ends or nobody listens.
fn listen(output: ChildStdout) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::sync_channel(1);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = Vec::new();
            match output.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
                // A line that is too long is nonsense, and so is what follows: nobody reads on.
                Ok(1..) if sender.send(line).is_ok() => {}
                Ok(_) | Err(_) => return,
            }
        }
    });
    receiver
}

fn read_answer(line: &[u8]) -> Result<String, Forfeit> {
    match serde_json::from_slice(line) {
        Ok(BotResponse::Move(text)) => Ok(text),
        Ok(BotResponse::Error(reason)) => Err(Forfeit::Refused {
            reason: excerpt(&reason),
        }),
        Err(_) => {
            let text = String::from_utf8_lossy(line);
            Err(Forfeit::Nonsense {
                found: excerpt(text.trim_end()),
            })
        }
    }
}
