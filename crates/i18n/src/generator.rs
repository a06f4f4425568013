//! The modules of the build script, and what they say of faulty files.

#[path = "../build/accessors.rs"]
mod accessors;
#[path = "../build/catalogue.rs"]
mod catalogue;
#[path = "../build/check.rs"]
mod check;
#[path = "../build/compile.rs"]
mod compile;
#[path = "../build/pattern.rs"]
mod pattern;
#[path = "../build/plurals.rs"]
mod plurals;

use catalogue::{Catalogue, Problem};
use compile::Part;
use plurals::Plurals;

/// What the build says of an English file, and of one in Polish where there is one.
fn problems(english: &str, polish: Option<&str>) -> Vec<String> {
    let (english, mut found) = Catalogue::parse("en.ftl", english);
    let (schema, mut wrong) = check::schema(&english);
    found.append(&mut wrong);
    let plurals = Plurals::of("en").unwrap();
    found.append(&mut check::language(&schema, &english, &english, &plurals));
    if let Some(polish) = polish {
        let (polish, mut wrong) = Catalogue::parse("pl.ftl", polish);
        found.append(&mut wrong);
        let plurals = Plurals::of("pl").unwrap();
        found.append(&mut check::language(&schema, &english, &polish, &plurals));
    }
    found.iter().map(Problem::to_string).collect()
}

fn check(english: &str, polish: Option<&str>, expected: &[&str]) {
    assert_eq!(problems(english, polish), expected, "{english}{polish:?}");
}

const MOVES: &str = "\
# $moves (Number) - how many
home-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
home-play = Play
";

#[test]
fn a_language_that_says_the_same_is_right() {
    let polish = "\
home-play = Graj
home-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
";
    check(MOVES, Some(polish), &[]);
}

#[test]
fn a_missing_message_names_where_it_belongs() {
    check(
        MOVES,
        Some("\nhome-moves = { $moves }\n"),
        &[
            "crates/i18n/locales/pl.ftl:2: `home-play` is missing below this line; translate the one of en.ftl:6",
        ],
    );
}

#[test]
fn a_surplus_message_is_refused() {
    check(
        "home-play = Play\n",
        Some("home-play = Graj\n\nhome-plya = Graj\n"),
        &[
            "crates/i18n/locales/pl.ftl:3: `home-plya` is not in en.ftl; remove it, or correct its name",
        ],
    );
    check(
        "home-play = Play\n",
        Some("home-play = Graj\nhome-play = Graj\n"),
        &[
            "crates/i18n/locales/pl.ftl:2: `home-play` is there twice (first in line 1); remove one of them",
        ],
    );
}

#[test]
fn other_arguments_are_refused() {
    check(
        MOVES,
        Some("home-play = Graj\nhome-moves = { $move } ruchów\n"),
        &[
            "crates/i18n/locales/pl.ftl:2: `home-moves` uses $move; English has $moves",
            "crates/i18n/locales/pl.ftl:2: `home-moves` does not use $moves; say it, or choose by it",
        ],
    );
    check(
        "home-play = Play\n",
        Some("home-play = Graj, { $name }\n"),
        &["crates/i18n/locales/pl.ftl:1: `home-play` uses $name; English has none"],
    );
}

#[test]
fn english_says_what_its_arguments_are() {
    check(
        "home-hello = Hello, { $name }\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:1: `home-hello` uses $name and does not say what it is; write `# $name (Number)` above it, or String, Who or Flag",
            "crates/i18n/locales/en.ftl:1: `home-hello` uses $name; English has none",
        ],
    );
    check(
        "# $name (Name)\nhome-hello = Hello\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:2: `home-hello` has an argument $name of kind `Name`; there are Number, String, Who and Flag",
        ],
    );
    check(
        "# $name (String)\nhome-hello = Hello\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:2: `home-hello` does not use $name, which its comment names; use it or remove the comment",
            "crates/i18n/locales/en.ftl:2: `home-hello` does not use $name; say it, or choose by it",
        ],
    );
    check(
        "hello = Hello\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:1: `hello` has no name that code can call; write it as `screen-what_it_says`, in small letters",
        ],
    );
}

#[test]
fn choices_are_those_of_the_language_and_the_argument() {
    check(
        "# $number (Number)\nhome-a = { $number ->\n    [few] a\n   *[other] b\n}\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:2: `home-a` chooses by $number for [few]; this language has [one], [other], and whole numbers such as [0]",
        ],
    );
    check(
        "# $who (Who)\nhome-a = { $who ->\n    [me] a\n   *[other] b\n}\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:2: `home-a` chooses by $who for [me]; there are [you], [vowel] and *[other]",
        ],
    );
    check(
        "# $solved (Flag)\nhome-a = { $solved ->\n    [yes] a\n    [yes] c\n   *[no] b\n}\n",
        None,
        &["crates/i18n/locales/en.ftl:2: `home-a` chooses by $solved twice for [yes]; remove one"],
    );
    check(
        "# $name (String)\nhome-a = { $name ->\n    [you] a\n   *[other] b\n}\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:2: `home-a` chooses by $name for [you]; there are [vowel] and *[other]",
        ],
    );
}

#[test]
fn lists_have_the_same_names() {
    check(
        "home-sides =\n    .north = north\n    .south = south\n",
        Some("home-sides =\n    .north = północ\n    .west = zachód\n"),
        &[
            "crates/i18n/locales/pl.ftl:1: `home-sides` lacks `.south`; add it",
            "crates/i18n/locales/pl.ftl:3: `home-sides` has `.west`, which English does not have; remove it, or correct its name",
        ],
    );
    check(
        "home-sides =\n    .north = north\n",
        Some("home-sides = północ\n"),
        &["crates/i18n/locales/pl.ftl:1: `home-sides` is a text, in English a list; write .north"],
    );
    check(
        "home-play = Play\n    .north = north\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:1: `home-play` has a text and a list; give the text a name of its own",
        ],
    );
}

#[test]
fn what_is_no_fluent_has_its_line() {
    let found = problems("home-play = Play\nhome-stop = {\n", None);
    assert!(
        found[0].starts_with("crates/i18n/locales/en.ftl:3: cannot be read as Fluent: "),
        "{found:?}"
    );
    check(
        "home-date = { DATETIME($now) }\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:1: `home-date` calls DATETIME(), which Polis does not have; use the argument itself",
        ],
    );
    check(
        "home-play = { home-play }\n",
        None,
        &["crates/i18n/locales/en.ftl:1: `home-play` refers to `home-play` in a circle"],
    );
    check(
        "home-play = { -game }\n",
        None,
        &[
            "crates/i18n/locales/en.ftl:1: `home-play` refers to `-game`, which this file does not have",
        ],
    );
}

#[test]
fn terms_stand_for_their_text_and_lines_are_joined() {
    let (english, found) = Catalogue::parse(
        "en.ftl",
        "-game = Polis\nhome-play =\n    Play\n    { -game }\n",
    );
    assert_eq!(found, []);
    let (schema, _) = check::schema(&english);
    let data = compile::compile(&schema, &english, &Plurals::of("en").unwrap(), Part::Words);
    assert!(data.ends_with(",\"Play Polis\"]"), "{data}");
}

#[test]
fn accessors_take_what_the_comments_say() {
    let (english, _) = Catalogue::parse("en.ftl", MOVES);
    let (schema, _) = check::schema(&english);
    let code = accessors::generate(&schema);
    for part in [
        "pub home: Home,",
        "pub fn moves(self, moves: impl Number) -> String {",
        "/// `moves`: how many.",
        "pub fn play(self) -> &'static str {",
    ] {
        assert!(code.contains(part), "{part}: {code}");
    }
}

#[test]
fn plural_forms_come_from_the_rules() {
    let table = |code| Plurals::of(code).unwrap().table();
    assert!(table("fr").starts_with("ooxx"));
    assert!(table("pl").starts_with("mofffmm"));
    assert_eq!(
        Plurals::of("ar").unwrap().names(),
        ["zero", "one", "two", "few", "many", "other"]
    );
    assert!(Plurals::of("tlh").is_err());
}
