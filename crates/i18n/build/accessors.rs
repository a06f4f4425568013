//! The accessors: a type for each group of messages, with a method for each message.

use std::fmt::Write as _;

use super::check::{Argument, Declared, Kind, Schema, Shape};
use super::compile::{Part, header};

/// A group of messages: those whose names begin alike.
#[derive(Default)]
struct Group<'a> {
    /// The name, such as `Online` or `OnlineRoom`.
    kind: String,
    doc: &'a str,
    /// The groups in it by their names.
    groups: Vec<(&'a str, Group<'a>)>,
    /// The messages by their names, with the place of their texts.
    messages: Vec<(&'a str, usize, &'a Declared)>,
}

/// The code of all accessors.
pub(crate) fn generate(schema: &Schema) -> String {
    let mut text = String::from("// Generated from `locales/en.ftl`.\n");
    for (part, kind, doc, load) in [
        (
            Part::Words,
            "Words",
            "Everything the pages say but the long texts, in one language.",
            "the words",
        ),
        (
            Part::Book,
            "Book",
            "The long texts in one language: the rules of both games, the lessons, the host's page and mails.",
            "the book",
        ),
    ] {
        let mut root = Group {
            kind: kind.to_owned(),
            doc,
            ..Group::default()
        };
        let mut count = 0;
        for message in schema
            .messages
            .iter()
            .filter(|message| Part::of(&message.id) == part)
        {
            let mut path: Vec<&str> = message.id.split('-').collect();
            if part == Part::Book {
                path.remove(0);
            }
            root.add(&path, count, message);
            count += match &message.shape {
                Shape::Text(_) => 1,
                Shape::List(names) => names.len(),
            };
        }
        let header = header(schema, part);
        let upper = kind.to_uppercase();
        let _ = write!(
            text,
            "\n/// The texts of {load}.\ntype {kind}Texts = Texts<{count}>;\n\
             \nimpl {kind} {{\n    /// Reads a data file, and keeps it as long as the program runs.\n    ///\n    \
             /// # Errors\n    /// When it is no data file for this version of the program.\n    \
             pub fn from_data(data: &str) -> Result<&'static {kind}, DataError> {{\n        \
             let texts: &'static {kind}Texts = Texts::read(data, {header:?})?;\n        \
             Ok(Box::leak(Box::new({kind}::with_texts(texts))))\n    }}\n}}\n\
             \n/// What stands for {load} before a language is loaded: nothing.\n\
             pub(crate) static NO_{upper}: {kind} = {kind}::with_texts(&NO_{upper}_TEXTS);\n\
             static NO_{upper}_TEXTS: {kind}Texts = Texts::EMPTY;\n"
        );
        root.write(&mut text, kind);
    }
    text
}

impl<'a> Group<'a> {
    fn add(&mut self, path: &[&'a str], place: usize, message: &'a Declared) {
        let [name, rest @ ..] = path else { return };
        if rest.is_empty() {
            if self.doc.is_empty() {
                self.doc = &message.group;
            }
            self.messages.push((name, place, message));
            return;
        }
        let known = self.groups.iter().position(|(group, _)| group == name);
        let index = known.unwrap_or_else(|| {
            let prefix = if self.kind == "Words" { "" } else { &self.kind };
            let kind = format!("{prefix}{}", camel(name));
            self.groups.push((
                name,
                Group {
                    kind,
                    ..Group::default()
                },
            ));
            self.groups.len() - 1
        });
        self.groups[index].1.add(rest, place, message);
    }

    fn write(&self, text: &mut String, root: &str) {
        let kind = &self.kind;
        let doc = if self.doc.is_empty() {
            "A group of messages."
        } else {
            self.doc
        };
        let _ = write!(
            text,
            "\n/// {doc}\n#[derive(Clone, Copy, Debug)]\npub struct {kind} {{\n"
        );
        let texts = !self.messages.is_empty();
        if texts {
            let _ = writeln!(text, "    texts: &'static {root}Texts,");
        }
        for (name, group) in &self.groups {
            let doc = if group.doc.is_empty() {
                "A group of messages."
            } else {
                group.doc
            };
            let _ = writeln!(text, "    /// {doc}\n    pub {name}: {},", group.kind);
        }
        let _ = write!(
            text,
            "}}\n\nimpl {kind} {{\n    const fn with_texts(texts: &'static {root}Texts) -> {kind} {{\n        {kind} {{\n"
        );
        if texts {
            text.push_str("            texts,\n");
        }
        for (name, group) in &self.groups {
            let _ = writeln!(
                text,
                "            {name}: {}::with_texts(texts),",
                group.kind
            );
        }
        text.push_str("        }\n    }\n");
        for (name, place, message) in &self.messages {
            method(text, name, *place, message);
        }
        text.push_str("}\n");
        for (_, group) in &self.groups {
            group.write(text, root);
        }
    }
}

/// The method of a message.
fn method(text: &mut String, name: &str, place: usize, message: &Declared) {
    text.push('\n');
    for line in &message.doc {
        let _ = writeln!(text, "    /// {line}");
    }
    if message.doc.is_empty() {
        let _ = writeln!(text, "    /// The message `{}`.", message.id);
    }
    match &message.shape {
        Shape::List(names) => {
            let count = names.len();
            let _ = write!(
                text,
                "    ///\n    /// In this order: `{}`.\n    ",
                names.join("`, `")
            );
            let _ = writeln!(
                text,
                "pub fn {name}(self) -> &'static [&'static str; {count}] {{\n        self.texts.list({place})\n    }}"
            );
        }
        Shape::Text(arguments) if arguments.is_empty() => {
            let _ = writeln!(
                text,
                "    pub fn {name}(self) -> &'static str {{\n        self.texts.text({place})\n    }}"
            );
        }
        Shape::Text(arguments) => {
            for argument in arguments.iter().filter(|argument| !argument.doc.is_empty()) {
                let _ = writeln!(
                    text,
                    "    ///\n    /// `{}`: {}.",
                    argument.name, argument.doc
                );
            }
            let given: Vec<String> = arguments.iter().map(parameter).collect();
            let taken: Vec<String> = arguments.iter().map(value).collect();
            let _ = writeln!(
                text,
                "    pub fn {name}(self, {}) -> String {{\n        self.texts.format({place}, &[{}])\n    }}",
                given.join(", "),
                taken.join(", ")
            );
        }
    }
}

fn parameter(argument: &Argument) -> String {
    let kind = match argument.kind {
        Kind::Number => "impl Number",
        Kind::String => "&str",
        Kind::Who => "Who<'_>",
        Kind::Flag => "bool",
    };
    format!("{}: {kind}", argument.name)
}

fn value(argument: &Argument) -> String {
    let name = &argument.name;
    match argument.kind {
        Kind::Number => format!("Argument::Number({name}.number())"),
        Kind::String => format!("Argument::Text({name})"),
        Kind::Who => format!("Argument::Who({name})"),
        Kind::Flag => format!("Argument::Flag({name})"),
    }
}

/// `akropolis_table` as the name of a type.
fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|letter| letter.to_ascii_uppercase())
            .into_iter()
            .chain(letters)
            .collect::<String>()
    });
    words.collect()
}
