//! Reports of people to the hosts.

use polis_protocol::{MAX_REPORT_CHARS, NewAbuseReport, PersonId, ReportReason};

/// The place of a reason among the words for them.
pub fn reason_index(reason: ReportReason) -> usize {
    let mut reasons = ReportReason::ALL.into_iter();
    reasons.position(|other| other == reason).unwrap_or(0)
}

/// A report, with no more text than the server takes.
pub fn report(person: PersonId, reason: ReportReason, text: &str) -> NewAbuseReport {
    NewAbuseReport {
        person,
        reason,
        text: text.trim().chars().take(MAX_REPORT_CHARS).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_words() {
        for language in polis_i18n::Language::ALL {
            let words = language.words().online.find.reasons();
            assert_eq!(words.len(), ReportReason::ALL.len());
        }
        for (index, reason) in ReportReason::ALL.into_iter().enumerate() {
            assert_eq!(reason_index(reason), index);
        }
    }

    #[test]
    fn a_report_is_no_longer_than_the_server_takes() {
        let text = format!("  {}  ", "\u{e9}".repeat(2 * MAX_REPORT_CHARS));
        let made = report(PersonId::from_bits(1), ReportReason::Chat, &text);
        assert_eq!(made.text.chars().count(), MAX_REPORT_CHARS);
    }
}
