//! What spectators say: it is kept beside the log of the table, and the players hear it after the end.

use std::sync::Arc;

use polis_protocol::{Code, Person, Refusal, Seq, SpectatorLine};

use crate::failure::Failure;
use crate::node::Node;
use crate::notice::Notice;
use crate::store::{NewSpectatorLine, SpectatorSaid};
use crate::table::{LiveTable, chat_text, speaker, too_much_said};

/// The most lines of the spectators of one table.
const MOST_LINES: u32 = 5_000;

impl Node {
    /// A spectator says something, at a table with this row and this last event.
    pub(crate) async fn say_as_spectator(
        &self,
        live: &Arc<LiveTable>,
        (table, seq): (i64, Seq),
        who: &Person,
        text: &str,
        key: u32,
    ) -> Result<Seq, Failure> {
        self.expect_visible(live, Some(who.id)).await?;
        let text = chat_text(text)?;
        let at = self.clock.now();
        if !live.may_talk(at) {
            let message = "the spectators of this table say too much at a time; wait a little";
            return Err(Refusal::new(Code::TooMany, message).into());
        }
        let new = NewSpectatorLine {
            table,
            person: who.id,
            text: &text,
            key,
            at,
        };
        match self.store.say_as_spectator(&new, MOST_LINES).await? {
            SpectatorSaid::New(number) => {
                let who = speaker(who);
                let line = SpectatorLine {
                    number,
                    at,
                    who,
                    text,
                };
                live.announce_spectator(&line);
                let table = live.id;
                self.try_tell(Notice::SpectatorSaid { table, line });
            }
            SpectatorSaid::Known => {}
            SpectatorSaid::Full => return Err(too_much_said().into()),
        }
        Ok(seq)
    }
}
