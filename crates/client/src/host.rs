//! Figures of a site, as its hosts read them.

use polis_protocol::HostDeedKind;

/// A number of bytes in the largest unit in which it is not below one.
pub fn size(bytes: u64) -> String {
    let mut rest = bytes as f64;
    for unit in ["B", "kB", "MB", "GB"] {
        if rest < 1000.0 {
            let digits = usize::from(rest < 100.0 && unit != "B");
            return format!("{rest:.digits$}\u{a0}{unit}");
        }
        rest /= 1000.0;
    }
    format!("{rest:.1}\u{a0}TB")
}

/// The place of a kind of deed among the words for them.
pub fn deed_index(kind: HostDeedKind) -> usize {
    let mut kinds = HostDeedKind::ALL.into_iter();
    kinds.position(|other| other == kind).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        for (bytes, text) in [
            (0, "0 B"),
            (999, "999 B"),
            (1000, "1.0 kB"),
            (123_456, "123 kB"),
            (45_600_000, "45.6 MB"),
            (7_000_000_000, "7.0 GB"),
            (u64::MAX, "18446744.1 TB"),
        ] {
            assert_eq!(size(bytes), text.replace(' ', "\u{a0}"));
        }
    }

    #[test]
    fn every_deed_has_its_words() {
        for language in polis_i18n::Language::ALL {
            assert_eq!(language.book().host.deeds().len(), HostDeedKind::ALL.len());
        }
        for (index, kind) in HostDeedKind::ALL.into_iter().enumerate() {
            assert_eq!(deed_index(kind), index);
        }
    }
}
