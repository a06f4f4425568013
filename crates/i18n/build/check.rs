//! What English declares, and whether a language says exactly that.

use super::catalogue::{Catalogue, Content, Message, Problem};
use super::pattern::{Key, Pattern};
use super::plurals::Plurals;

/// The messages of all languages, as English declares them.
#[derive(Debug)]
pub(crate) struct Schema {
    pub(crate) messages: Vec<Declared>,
}

/// A message as English declares it.
#[derive(Debug)]
pub(crate) struct Declared {
    pub(crate) id: String,
    pub(crate) group: String,
    /// What the comment says besides the arguments.
    pub(crate) doc: Vec<String>,
    pub(crate) shape: Shape,
}

/// What a message takes and gives.
#[derive(Debug)]
pub(crate) enum Shape {
    /// A text with these arguments, in the order of their comments.
    Text(Vec<Argument>),
    /// A text for each of these names.
    List(Vec<String>),
}

/// An argument of a message.
#[derive(Debug)]
pub(crate) struct Argument {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) doc: String,
}

/// What an argument can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A whole number.
    Number,
    /// A text, such as a name.
    String,
    /// The reader (`you`) or somebody by name.
    Who,
    /// `yes` or `no`.
    Flag,
}

impl Kind {
    fn from_name(name: &str) -> Option<Kind> {
        match name {
            "Number" => Some(Kind::Number),
            "String" => Some(Kind::String),
            "Who" => Some(Kind::Who),
            "Flag" => Some(Kind::Flag),
            _ => None,
        }
    }
}

/// What English declares.
pub(crate) fn schema(english: &Catalogue) -> (Schema, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut messages = Vec::new();
    for message in &english.messages {
        let wrong = |what: String| {
            Problem::new(
                &english.file,
                message.line,
                format!("`{}` {what}", message.id),
            )
        };
        if !is_path(&message.id) {
            problems.push(wrong("has no name that code can call; write it as `screen-what_it_says`, in small letters".to_owned()));
            continue;
        }
        let (arguments, doc, bad) = declared(message);
        problems.extend(bad.into_iter().map(wrong));
        let shape = match &message.content {
            Content::Text(pattern) => {
                let used = pattern.arguments();
                for name in used
                    .iter()
                    .filter(|name| arguments.iter().all(|argument| argument.name != **name))
                {
                    problems.push(wrong(format!("uses ${name} and does not say what it is; write `# ${name} (Number)` above it, or String, Who or Flag")));
                }
                for argument in arguments
                    .iter()
                    .filter(|argument| !used.contains(&*argument.name))
                {
                    problems.push(wrong(format!(
                        "does not use ${}, which its comment names; use it or remove the comment",
                        argument.name
                    )));
                }
                Shape::Text(arguments)
            }
            Content::List(items) => {
                Shape::List(items.iter().map(|(name, _, _)| name.clone()).collect())
            }
        };
        messages.push(Declared {
            id: message.id.clone(),
            group: message.group.clone(),
            doc,
            shape,
        });
    }
    (Schema { messages }, problems)
}

/// Whether a name is a path of words that Rust can use.
fn is_path(id: &str) -> bool {
    let word = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word.chars().all(|letter| {
                letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_'
            })
    };
    id.contains('-') && id.split('-').all(word)
}

/// The arguments and the other lines of a comment, and what is wrong with it.
fn declared(message: &Message) -> (Vec<Argument>, Vec<String>, Vec<String>) {
    let (mut arguments, mut doc, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
    for line in &message.comment {
        let Some(rest) = line.trim().strip_prefix('$') else {
            doc.push(line.trim().to_owned());
            continue;
        };
        let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let (kind, about) = rest
            .strip_prefix('(')
            .and_then(|rest| rest.split_once(')'))
            .unwrap_or((rest, ""));
        match Kind::from_name(kind) {
            Some(kind) => arguments.push(Argument {
                name: name.to_owned(),
                kind,
                doc: about.trim_start_matches([' ', '-', '–']).to_owned(),
            }),
            None => wrong.push(format!(
                "has an argument ${name} of kind `{kind}`; there are Number, String, Who and Flag"
            )),
        }
    }
    (arguments, doc, wrong)
}

/// What a language says otherwise than English declares.
pub(crate) fn language(
    schema: &Schema,
    english: &Catalogue,
    catalogue: &Catalogue,
    plurals: &Plurals,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut before = 0;
    for declared in &schema.messages {
        let Some(message) = catalogue.get(&declared.id) else {
            let line = english.get(&declared.id).map_or(1, |message| message.line);
            let what = format!(
                "`{}` is missing below this line; translate the one of {}:{line}",
                declared.id, english.file
            );
            problems.push(Problem::new(&catalogue.file, before.max(1), what));
            continue;
        };
        before = message.line;
        check_message(declared, message, catalogue, plurals, &mut problems);
    }
    for message in &catalogue.messages {
        if english.get(&message.id).is_none() {
            let what = format!(
                "`{}` is not in {}; remove it, or correct its name",
                message.id, english.file
            );
            problems.push(Problem::new(&catalogue.file, message.line, what));
        }
    }
    problems
}

fn check_message(
    declared: &Declared,
    message: &Message,
    catalogue: &Catalogue,
    plurals: &Plurals,
    problems: &mut Vec<Problem>,
) {
    let id = &declared.id;
    let mut wrong =
        |line: usize, what: String| problems.push(Problem::new(&catalogue.file, line, what));
    match (&declared.shape, &message.content) {
        (Shape::Text(arguments), Content::Text(pattern)) => {
            for what in check_pattern(arguments, pattern, plurals) {
                wrong(message.line, format!("`{id}` {what}"));
            }
        }
        (Shape::List(names), Content::List(items)) => {
            for name in names
                .iter()
                .filter(|name| items.iter().all(|(item, _, _)| item != *name))
            {
                wrong(message.line, format!("`{id}` lacks `.{name}`; add it"));
            }
            for (name, line, pattern) in items {
                if !names.contains(name) {
                    wrong(
                        *line,
                        format!(
                            "`{id}` has `.{name}`, which English does not have; remove it, or correct its name"
                        ),
                    );
                }
                for what in check_pattern(&[], pattern, plurals) {
                    wrong(*line, format!("`{id}.{name}` {what}"));
                }
            }
        }
        (Shape::Text(_), Content::List(_)) => wrong(
            message.line,
            format!("`{id}` is a list, in English a text; write one text"),
        ),
        (Shape::List(names), Content::Text(_)) => wrong(
            message.line,
            format!(
                "`{id}` is a text, in English a list; write .{}",
                names.join(", .")
            ),
        ),
    }
}

/// What is wrong with the arguments and choices of a text.
fn check_pattern(arguments: &[Argument], pattern: &Pattern, plurals: &Plurals) -> Vec<String> {
    let mut wrong = Vec::new();
    let known = || match arguments {
        [] => "English has none".to_owned(),
        _ => format!(
            "English has ${}",
            arguments
                .iter()
                .map(|argument| &*argument.name)
                .collect::<Vec<_>>()
                .join(", $")
        ),
    };
    let used = pattern.arguments();
    for name in &used {
        if arguments.iter().all(|argument| argument.name != *name) {
            wrong.push(format!("uses ${name}; {}", known()));
        }
    }
    for argument in arguments {
        if !used.contains(&*argument.name) {
            wrong.push(format!(
                "does not use ${}; say it, or choose by it",
                argument.name
            ));
        }
    }
    for (name, keys) in pattern.choices() {
        let Some(argument) = arguments.iter().find(|argument| argument.name == name) else {
            continue;
        };
        for (index, key) in keys.iter().enumerate() {
            if let Err(what) = check_key(argument.kind, key, plurals) {
                wrong.push(format!("chooses by ${name} {what}"));
            }
            if keys[..index].contains(key) {
                wrong.push(format!(
                    "chooses by ${name} twice for {}; remove one",
                    show(key)
                ));
            }
        }
    }
    wrong
}

fn show(key: &Key) -> String {
    match key {
        Key::Exact(word) | Key::Word(word) => format!("[{word}]"),
        Key::Default => "*".to_owned(),
    }
}

/// Whether a variant can be for this.
fn check_key(kind: Kind, key: &Key, plurals: &Plurals) -> Result<(), String> {
    let fits = match (kind, key) {
        (Kind::Number, Key::Exact(number)) => number.parse::<i64>().is_ok(),
        (Kind::Number, Key::Word(word)) => plurals.names().contains(&&**word),
        (Kind::Who, Key::Word(word)) => ["you", "vowel", "other"].contains(&&**word),
        (Kind::String, Key::Word(word)) => word == "vowel" || word == "other",
        (Kind::Flag, Key::Word(word)) => word == "yes" || word == "no",
        _ => false,
    };
    if fits {
        return Ok(());
    }
    let expected = match kind {
        Kind::Number => format!(
            "this language has [{}], and whole numbers such as [0]",
            plurals.names().join("], [")
        ),
        Kind::Who => "there are [you], [vowel] and *[other]".to_owned(),
        Kind::Flag => "there are [yes] and *[no]".to_owned(),
        Kind::String => "there are [vowel] and *[other]".to_owned(),
    };
    Err(format!("for {}; {expected}", show(key)))
}
