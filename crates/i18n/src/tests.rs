//! What the words of all languages have in common, and what their grammar needs.

use crate::{Book, DataError, Language, Words, files};

#[test]
fn numbers_have_the_forms_of_their_language() {
    let moves = |language: Language, number: usize| language.words().home.moves(number);
    for (number, english, french, polish) in [
        (0, "0 moves", "0 coup", "0 ruchów"),
        (1, "1 move", "1 coup", "1 ruch"),
        (2, "2 moves", "2 coups", "2 ruchy"),
        (5, "5 moves", "5 coups", "5 ruchów"),
        (12, "12 moves", "12 coups", "12 ruchów"),
        (22, "22 moves", "22 coups", "22 ruchy"),
        (25, "25 moves", "25 coups", "25 ruchów"),
        (112, "112 moves", "112 coups", "112 ruchów"),
    ] {
        assert_eq!(moves(Language::English, number), english);
        assert_eq!(moves(Language::French, number), french);
        assert_eq!(moves(Language::Polish, number), polish);
    }
}

#[test]
fn verbs_go_with_their_numbers() {
    let words = Language::Polish.words();
    assert_eq!(words.home.waiting(3), "Czekają na ciebie jeszcze 3 gry");
    assert_eq!(words.home.waiting(12), "Czeka na ciebie jeszcze 12 gier");
    assert_eq!(words.play.points(-22), "\u{2212}22 punkty");
}

#[test]
fn verbs_go_with_who_does_it() {
    let words = Language::English.words().architekton_table;
    assert_eq!(words.kept(None, 1), "You keep the house and pay 1 chip.");
    assert_eq!(
        words.kept(Some("Thalia"), 2),
        "Thalia keeps the house and pays 2 chips."
    );
    let words = Language::English.words().puzzles;
    assert_eq!(
        words.shared("1 May", true),
        "Polis, puzzle of 1 May: solved ✔"
    );
}

#[test]
fn names_that_begin_with_a_vowel_take_an_apostrophe() {
    let words = Language::French.words();
    let city = |name| words.akropolis_table.city_of(name);
    assert_eq!(city("Thalia"), "La Cité de Thalia");
    assert_eq!(city("Alké"), "La Cité d’Alké");
    assert_eq!(city("Hylas"), "La Cité d’Hylas");
    assert_eq!(city("Élise"), "La Cité d’Élise");
    assert_eq!(city(""), "La Cité de ");
    let group = |who| words.architekton_table.group_changes(who, 1, 2);
    assert!(group(None).starts_with("Votre groupe"));
    assert!(group(Some("Ergias")).starts_with("Groupe sûr d’Ergias"));
    assert!(group(Some("Thalia")).starts_with("Groupe sûr de Thalia"));
}

#[test]
fn doubts_name_their_numbers() {
    for language in Language::ALL {
        let words = language.words().pad;
        for said in [
            words.apart(7),
            words.ground(7),
            words.level(2, 7),
            words.no_tiles(7),
            words.too_many_tiles(7),
            words.too_many_houses("Thalia", 7),
            words.too_often("x", 7),
            words.twice(7),
        ] {
            assert!(
                said.contains('7') && said.ends_with('.'),
                "{language:?}: {said}"
            );
        }
    }
}

#[test]
fn who_pays_nothing_does_not_pay_0_chips() {
    for language in Language::ALL {
        let words = language.words().architekton_table;
        for who in [None, Some("Thalia")] {
            for said in [
                words.removed(who, 0),
                words.had_to_remove(who, 0),
                words.must_choose(who, 1, 0),
                words.pay(0),
            ] {
                assert!(!said.contains('0'), "{language:?}: {said}");
                assert!(!said.contains("  "), "{language:?}: {said}");
            }
            assert!(words.removed(who, 2).contains('2'), "{language:?}");
        }
    }
}

#[test]
fn every_step_says_something_in_every_language() {
    for language in Language::ALL {
        let lessons = language.book().lessons;
        for step in lessons
            .akropolis_steps()
            .iter()
            .chain(&lessons.architekton_steps())
        {
            assert!(!step.title.ends_with('.'), "{language:?}: {}", step.title);
            assert!(step.text.ends_with('.'), "{language:?}: {}", step.text);
            assert!(!step.text.contains("  "), "{language:?}: {}", step.text);
        }
        for answer in lessons.answers() {
            assert!(answer.ends_with('.'), "{language:?}: {answer}");
        }
    }
}

/// The texts of the rules of both games with numbers in them.
fn numbered(book: &Book) -> [Vec<&'static str>; 2] {
    let akropolis: [&[&str]; 5] = [
        book.akropolis.rules(),
        book.akropolis.rulings(),
        book.akropolis.lines(),
        book.akropolis.conditions(),
        book.akropolis.doubles(),
    ];
    let architekton: [&[&str]; 3] = [
        book.architekton.rules(),
        book.architekton.rulings(),
        book.architekton.lines(),
    ];
    [akropolis.concat(), architekton.concat()]
}

#[test]
fn every_language_says_all_of_the_rules() {
    for language in Language::ALL {
        let book = language.book();
        let sentences: [&[&str]; 6] = [
            book.akropolis.rules(),
            book.akropolis.rulings(),
            book.akropolis.figures(),
            book.architekton.rules(),
            book.architekton.rulings(),
            book.architekton.figures(),
        ];
        for sentence in sentences.concat() {
            assert!(sentence.ends_with(['.', ')']), "{language:?}: {sentence:?}");
        }
        let titles: [&[&str]; 2] = [book.akropolis.titles(), book.architekton.titles()];
        for part in [titles.concat(), sentences.concat(), numbered(book).concat()].concat() {
            assert!(part.chars().count() > 3, "{language:?}: {part:?}");
            assert!(!part.contains("  "), "{language:?}: {part:?}");
        }
    }
}

#[test]
fn every_language_has_the_numbers_of_the_rules() {
    let digits = |text: &str| -> Vec<String> {
        let mut numbers: Vec<String> = text
            .split(|letter: char| !letter.is_ascii_digit())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        numbers.sort();
        numbers
    };
    let english = numbered(Language::English.book()).concat();
    for language in Language::ALL {
        for (part, english) in numbered(language.book()).concat().iter().zip(&english) {
            assert_eq!(digits(part), digits(english), "{language:?}: {part}");
        }
    }
}

#[test]
fn the_files_are_what_is_read() {
    let files: Vec<(String, &str)> = files().collect();
    assert_eq!(files.len(), 2 * Language::ALL.len());
    assert_eq!(files[6].0, "words-de.json");
    assert_eq!(files[7].0, "book-de.json");
    let words = Words::from_data(files[6].1).unwrap();
    assert_eq!(words.home.play(), Language::German.words().home.play());
    let book = Book::from_data(files[7].1).unwrap();
    assert_eq!(
        book.akropolis.rules(),
        Language::German.book().akropolis.rules()
    );
    assert_eq!(
        crate::load(Language::German, "[]"),
        Ok(()),
        "it is loaded already"
    );
}

#[test]
fn what_are_no_words_is_refused() {
    let files: Vec<(String, &str)> = files().collect();
    let (words, book) = (files[0].1, files[1].1);
    for text in ["", "<!doctype html>", "[1]", "{}"] {
        assert_eq!(
            Words::from_data(text).err(),
            Some(DataError::NoTexts),
            "{text}"
        );
    }
    for text in ["[]", "[\"polis words 0\"]", book] {
        let error = Words::from_data(text).err();
        assert!(
            matches!(error, Some(DataError::OtherVersion { .. })),
            "{error:?}"
        );
    }
    let texts: Vec<String> = serde_json::from_str(words).unwrap();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut texts = texts.clone();
        change(&mut texts);
        Words::from_data(&serde_json::to_string(&texts).unwrap()).err()
    };
    assert_eq!(with(&|_| ()), None);
    assert_eq!(
        with(&|texts| texts[1].truncate(9)),
        Some(DataError::NoForms)
    );
    let expected = texts.len() - 2;
    for (change, found) in [(1, expected + 1), (-1, expected - 1)] {
        let changed = with(&|texts| {
            if change > 0 {
                texts.push("One text too many.".to_owned());
            } else {
                texts.pop();
            }
        });
        assert_eq!(changed, Some(DataError::Number { expected, found }));
    }
    let deep = "\u{92}0\u{93}".repeat(100_000);
    for text in [
        "\u{92}",
        "\u{92}0",
        "\u{92}0o\u{93}a",
        "\u{94}",
        "a\u{92}0\u{93}a\u{94}",
        &deep,
    ] {
        let changed = with(&|texts| text.clone_into(&mut texts[2]));
        assert_eq!(changed, Some(DataError::Malformed(text.to_owned())));
    }
}

/// Texts that no file has, but a hostile one could: they say something, whatever it is.
#[test]
fn arguments_that_are_not_there_are_left_out() {
    let data = files().next().unwrap().1;
    let mut texts: Vec<String> = serde_json::from_str(data).unwrap();
    for text in texts.iter_mut().skip(2) {
        "\u{91}7\u{91}x\u{92}9you\u{93}a\u{94}\u{95}\u{93}\u{95}b\u{91}".clone_into(text);
    }
    let words = Words::from_data(&serde_json::to_string(&texts).unwrap()).unwrap();
    assert_eq!(words.home.moves(7), "\u{93}\u{95}b");
    assert_eq!(
        words.architekton_table.kept(None, i64::MIN),
        "\u{93}\u{95}b"
    );
}

/// French sets a space before these signs, which must not break: else a line could begin with one.
#[test]
fn french_signs_stay_with_their_words() {
    for line in include_str!("../locales/fr.ftl").lines() {
        let is_text = !line.starts_with('#');
        let breaks = [" :", " ;", " !", " ?", " »", "« "];
        let found = breaks.iter().find(|sign| line.contains(**sign));
        assert_eq!(found.filter(|_| is_text), None, "{line}");
    }
}

/// Every message is said somewhere: a name that no code has is left over from a change.
#[test]
fn every_message_is_said_somewhere() {
    let mut code = String::new();
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap_or_default();
            if path.is_dir() && name != "i18n" && name != "target" {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                code.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    code.push_str(include_str!("lists.rs"));
    let names: std::collections::HashSet<&str> = code
        .split(['.', ':'])
        .skip(1)
        .map(|rest| {
            let rest = rest.trim_start();
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect();
    for line in include_str!("../locales/en.ftl").lines() {
        let id = line.split(" =").next().unwrap_or_default();
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let name = id.rsplit('-').next().unwrap_or_default();
            assert!(
                names.contains(name),
                "no code says `{id}`: remove it from all languages"
            );
        }
    }
}
