//! Whatever comes in, reading neither panics nor takes long, and what is read can be written.

use polis_architekton::{Architekton, Faces, Options, Setup};
use polis_game::{Game, Seat, chance};
use polis_notation::{GameRecord, MAX_BYTES, Name, Record, Remark};
use proptest::prelude::*;

const AKROPOLIS: &str = include_str!("../data/games/akropolis-4-all-variants.polis");
const ARCHITEKTON: &str = include_str!("../data/games/architekton-moved-house.polis");

/// What was read can be written, and reads back as the same.
fn check(text: &str) {
    if let Ok(record) = Record::read(text) {
        let written = record.to_string();
        assert_eq!(Record::read(&written).as_ref(), Ok(&record));
    }
}

proptest! {
    #[test]
    fn any_text(text in "\\PC{0,200}") {
        check(&text);
    }

    #[test]
    fn any_lines_of_the_right_words(
        lines in prop::collection::vec(
            "(game|players|variants|length|solo|deck|name|moves|buildings|landscapes|B|L|keep) \
             ?(akropolis|architekton|[0-9?]{1,3}|[emwf]|long|-?[0-9]{1,5},-?[0-9]{1,5})?( [0-9?])*",
            0..30,
        )
    ) {
        check(&lines.join("\n"));
    }

    #[test]
    fn a_record_with_a_word_changed(
        which in any::<bool>(), at in any::<prop::sample::Index>(), word in "\\PC{0,8}"
    ) {
        let text = if which { AKROPOLIS } else { ARCHITEKTON };
        let words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        let at = at.index(words.len());
        let mut changed: String = words[..at].concat();
        changed.push_str(&word);
        changed.push('\n');
        changed.push_str(&words[at + 1..].concat());
        check(&changed);
    }

    #[test]
    fn a_record_with_lines_swapped(
        which in any::<bool>(),
        first in any::<prop::sample::Index>(),
        second in any::<prop::sample::Index>(),
    ) {
        let text = if which { AKROPOLIS } else { ARCHITEKTON };
        let mut lines: Vec<&str> = text.lines().collect();
        let (first, second) = (first.index(lines.len()), second.index(lines.len()));
        lines.swap(first, second);
        check(&lines.join("\n"));
    }
}

#[test]
fn a_text_that_is_too_long_is_refused_unread() {
    let text = "#".repeat(MAX_BYTES + 1);
    assert_eq!(
        Record::read(&text).unwrap_err().to_string(),
        "found 262145 bytes; expected a record of at most 262144"
    );
    let longest = format!("{AKROPOLIS}{}", "\n".repeat(MAX_BYTES - AKROPOLIS.len()));
    assert!(Record::read(&longest).is_ok());
}

#[test]
fn comments_blank_lines_and_foreign_line_ends_do_not_matter() {
    let spread = AKROPOLIS.replace('\n', "   # as agreed\r\n\r\n\t# and so on\r\n");
    assert_eq!(
        Record::read(&format!("\u{feff}{spread}")),
        Record::read(AKROPOLIS)
    );
}

#[test]
fn a_record_can_end_anywhere() {
    for text in [AKROPOLIS, ARCHITEKTON] {
        let (header, moves) = text.split_once("moves\n").unwrap();
        let lines: Vec<&str> = moves.lines().collect();
        for plies in 0..=lines.len() {
            let cut = format!("{header}moves\n{}", lines[..plies].join("\n"));
            let written = Record::read(&cut).unwrap().to_string();
            assert_eq!(written.lines().count(), cut.lines().count());
        }
    }
}

#[test]
fn names_are_kept() {
    let text = AKROPOLIS.replace(
        "moves\n",
        "name 1 Thalia\nname 4 Ἀσπασία von Milet\nmoves\n",
    );
    let record = Record::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
}

#[test]
fn messages_are_short_and_harmless_whatever_comes() {
    let bad = format!("\u{1b}[2J{}", "x".repeat(200_000));
    let texts = [
        bad.clone(),
        AKROPOLIS.replace("variants", &format!("variants houses houses {bad} #")),
        AKROPOLIS.replace("deck", &format!("deck {bad}")),
        AKROPOLIS.replace("moves\n", &format!("name 1 {}\nmoves\n", &bad[..9])),
        AKROPOLIS.replace("moves\n", &format!("moves\n{bad} 0,0 0\n")),
        ARCHITEKTON.replace("moves\n", &format!("moves\n{bad} 0,0 0\n")),
        ARCHITEKTON.replace("moves\n", &format!("moves\nB1 {bad} 0\n")),
    ];
    for text in texts {
        let message = Record::read(&text).unwrap_err().to_string();
        assert!(
            message.chars().count() < 250,
            "{} characters",
            message.len()
        );
        assert!(!message.contains('\u{1b}'), "{message:?}");
    }
}

#[test]
fn a_record_keeps_the_faces_of_its_buildings() {
    let csv = include_str!("../../../architekton/data/buildings.csv").replace("earth", "water");
    let faces = Faces::from_csv(&csv).unwrap();
    let setup = Setup::shuffled(&Options { faces }, &mut chance(1));
    let mut record = GameRecord::<Architekton>::new(&setup).unwrap();
    while let Some(chosen) = record.position().random_move(&mut chance(1)) {
        record.play(chosen).unwrap();
    }
    let record = Record::from(record);
    let text = record.to_string();
    assert!(text.contains("\n# faces wwww mmmm wwww ffff "), "{text}");
    assert_eq!(Record::read(&text), Ok(record));
    // To whoever does not know it, it is a comment; and a comment is never malformed.
    assert!(Record::read(&ARCHITEKTON.replace("moves\n", "# faces of men\nmoves\n")).is_ok());
}

#[test]
fn moves_can_be_played_by_their_text() {
    let (header, moves) = ARCHITEKTON.split_once("moves\n").unwrap();
    let mut record = Record::read(&format!("{header}moves\n")).unwrap();
    for text in moves.lines() {
        assert!(record.to_move().is_some() && record.outcome().is_none());
        assert!(record.play("B99 0,0 0").is_err());
        record.play(text).unwrap();
    }
    assert_eq!(record.plies(), moves.lines().count());
    assert_eq!(record.to_string(), ARCHITEKTON);
}

#[test]
fn only_people_have_names() {
    let solo = include_str!("../data/games/solo-hippodamos.polis");
    let Record::Akropolis(mut record) = Record::read(solo).unwrap() else {
        panic!("akropolis")
    };
    assert!(
        record
            .set_name(Seat::First, Some("Thalia".parse().unwrap()))
            .is_ok()
    );
    assert!(
        record
            .set_name(Seat::Second, Some("Kleio".parse().unwrap()))
            .is_err()
    );
    assert!("Tha\u{202e}lia".parse::<Name>().is_err());
}

#[test]
fn remarks_are_kept_as_comments() {
    let Record::Architekton(mut record) = Record::read(ARCHITEKTON).unwrap() else {
        panic!("architekton")
    };
    record.set_remark(Remark::Computer, Some("2"));
    record.set_remark(Remark::Match, Some(" 1 0\n\u{1b}of 2 "));
    record.set_remark(Remark::Result, Some("won 1, resigned 2"));
    let text = record.to_string();
    assert!(
        text.contains("\n# computer 2\n# match 1 0of 2\n# result won 1, resigned 2\nmoves\n"),
        "{text}"
    );
    assert_eq!(Record::read(&text).unwrap().to_string(), text);
    record.set_remark(Remark::Computer, None);
    record.set_remark(Remark::Match, Some(" "));
    record.set_remark(Remark::Result, None);
    assert_eq!(record.to_string(), ARCHITEKTON);
}
