//! What mails say, in the reader's language. They name no tile.

use lettre::Address;
use polis_i18n::Language;
use polis_protocol::{GameKind, MailStopId, TableId};

/// A mail to one person.
pub(crate) struct Letter {
    pub(crate) to: Address,
    /// The name of the account.
    pub(crate) name: String,
    pub(crate) language: Language,
    pub(crate) kind: LetterKind,
}

/// What a mail is about.
pub(crate) enum LetterKind {
    /// A code that shows that an address is the reader's.
    Confirm { code: String },
    /// A code for a new password.
    Recover { code: String },
    /// It is the reader's turn.
    Turn {
        table: TableId,
        /// The names of the others who play there.
        opponents: Vec<String>,
        stop: MailStopId,
    },
    /// Somebody challenges the reader.
    Challenge {
        challenger: String,
        game: GameKind,
        stop: MailStopId,
    },
}

/// A mail as it is read.
#[derive(Debug)]
pub(super) struct LetterText {
    pub(super) subject: String,
    pub(super) body: String,
}

impl Letter {
    /// What the mail says. `site` is the address of the site.
    pub(super) fn text(&self, site: &str) -> LetterText {
        let words = self.language.book().mail;
        let greeting = words.hello(&self.name);
        let stop_line = |stop: &MailStopId| {
            let link = format!("{site}/#/me/stop/{stop}");
            format!("-- \n{}\n{link}", words.stop())
        };
        let (subject, paragraphs) = match &self.kind {
            LetterKind::Confirm { code } => (
                words.confirm_subject().to_owned(),
                vec![
                    words.confirm(site),
                    code.clone(),
                    words.not_asked().to_owned(),
                ],
            ),
            LetterKind::Recover { code } => (
                words.recover_subject().to_owned(),
                vec![
                    words.recover(site),
                    code.clone(),
                    words.not_asked().to_owned(),
                ],
            ),
            LetterKind::Turn {
                table,
                opponents,
                stop,
            } => {
                let turn = if opponents.is_empty() {
                    words.turn_alone().to_owned()
                } else {
                    words.turn(&opponents.join(", "))
                };
                let link = format!("{site}/#/table/{table}");
                (turn.clone(), vec![turn, link, stop_line(stop)])
            }
            LetterKind::Challenge {
                challenger,
                game,
                stop,
            } => {
                let challenge = words.challenge(challenger, game.title());
                let link = format!("{site}/#/online");
                (challenge.clone(), vec![challenge, link, stop_line(stop)])
            }
        };
        let body = [vec![greeting], paragraphs].concat().join("\n\n") + "\n";
        LetterText { subject, body }
    }

    /// What stops mails like this one; none for what somebody asked for.
    pub(super) fn stop(&self) -> Option<MailStopId> {
        match self.kind {
            LetterKind::Turn { stop, .. } | LetterKind::Challenge { stop, .. } => Some(stop),
            LetterKind::Confirm { .. } | LetterKind::Recover { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_all_that_is_needed() {
        let (stop, table) = (MailStopId::from_bits(1), TableId::from_bits(2));
        let site = "https://polis.example";
        for language in Language::ALL {
            let text = |kind| {
                let letter = Letter {
                    to: Address::new("thalia", "polis.example").expect("an address"),
                    name: "Thalia".to_owned(),
                    language,
                    kind,
                };
                let text = letter.text(site);
                assert!(text.body.contains("Thalia"), "{text:?}");
                assert!(!text.subject.contains(['\n', '\r']), "{text:?}");
                text
            };
            let code = || "ABCDE".to_owned();
            for kind in [
                LetterKind::Confirm { code: code() },
                LetterKind::Recover { code: code() },
            ] {
                let text = text(kind);
                assert!(text.body.contains("\nABCDE\n") && text.body.contains(site));
                assert!(!text.subject.contains("ABCDE"), "a code shows on no screen");
            }
            let told = text(LetterKind::Turn {
                table,
                opponents: vec!["Kleio".to_owned(), "Erato".to_owned()],
                stop,
            });
            assert!(told.subject.contains("Kleio, Erato"), "{told:?}");
            for link in [format!("/#/table/{table}"), format!("/#/me/stop/{stop}")] {
                assert!(told.body.contains(&format!("{site}{link}")), "{told:?}");
            }
            let alone = LetterKind::Turn {
                table,
                opponents: Vec::new(),
                stop,
            };
            assert!(!text(alone).subject.is_empty());
            let challenge = text(LetterKind::Challenge {
                challenger: "Kleio".to_owned(),
                game: GameKind::Architekton,
                stop,
            });
            assert!(challenge.subject.contains("Kleio") && challenge.body.contains("Architekton"));
        }
    }
}
