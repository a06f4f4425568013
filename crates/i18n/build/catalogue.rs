//! The messages of one Fluent file, with the lines where they stand.

use std::collections::HashMap;
use std::fmt;

use fluent_syntax::ast;
use fluent_syntax::parser;

use super::pattern::Pattern;

/// What is wrong in a file, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Problem {
    pub(crate) fn new(file: &str, line: usize, what: impl Into<String>) -> Problem {
        Problem {
            file: file.to_owned(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "crates/i18n/locales/{}:{}: {}",
            self.file, self.line, self.what
        )
    }
}

/// The messages of a file.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) file: String,
    /// In the order of the file.
    pub(crate) messages: Vec<Message>,
    by_id: HashMap<String, usize>,
}

/// A message: a text, or a list of texts.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) line: usize,
    /// The lines of the comment above it.
    pub(crate) comment: Vec<String>,
    /// The comment with `##` that stands above its group.
    pub(crate) group: String,
    pub(crate) content: Content,
}

/// What a message holds.
#[derive(Debug)]
pub(crate) enum Content {
    /// One text.
    Text(Pattern),
    /// A named text for each thing of a list: the name, the line and the text.
    List(Vec<(String, usize, Pattern)>),
}

impl Catalogue {
    /// Reads a file; what cannot be read is a problem and left out.
    pub(crate) fn parse(file: &str, text: &str) -> (Catalogue, Vec<Problem>) {
        let mut problems = Vec::new();
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = 1 + text[..error.pos.start.min(text.len())]
                        .matches('\n')
                        .count();
                    let what = format!("cannot be read as Fluent: {}", error.kind);
                    problems.push(Problem::new(file, line, what));
                }
                resource
            }
        };
        let lines = Lines::new(text);
        let terms = Terms::new(&resource);
        let mut catalogue = Catalogue {
            file: file.to_owned(),
            messages: Vec::new(),
            by_id: HashMap::new(),
        };
        let mut group = String::new();
        for entry in &resource.body {
            match entry {
                ast::Entry::GroupComment(comment) => group = comment.content.join(" "),
                ast::Entry::Message(message) => {
                    let id = message.id.name;
                    let found = lines.of_message(id);
                    if catalogue.by_id.contains_key(id) {
                        let line = lines.last_of_message(id);
                        problems.push(Problem::new(
                            file,
                            line,
                            format!(
                                "`{id}` is there twice (first in line {found}); remove one of them"
                            ),
                        ));
                        continue;
                    }
                    match content(message, found, &lines, &terms) {
                        Ok(content) => {
                            catalogue
                                .by_id
                                .insert(id.to_owned(), catalogue.messages.len());
                            let comment =
                                message.comment.iter().flat_map(|comment| &comment.content);
                            catalogue.messages.push(Message {
                                id: id.to_owned(),
                                line: found,
                                comment: comment.map(|line| (*line).to_owned()).collect(),
                                group: group.clone(),
                                content,
                            });
                        }
                        Err((line, what)) => problems.push(Problem::new(file, line, what)),
                    }
                }
                _ => {}
            }
        }
        (catalogue, problems)
    }

    /// The message with a name.
    pub(crate) fn get(&self, id: &str) -> Option<&Message> {
        self.by_id.get(id).map(|&index| &self.messages[index])
    }
}

/// What a message holds, or in which line what is wrong.
fn content(
    message: &ast::Message<&str>,
    line: usize,
    lines: &Lines<'_>,
    terms: &Terms<'_>,
) -> Result<Content, (usize, String)> {
    let id = message.id.name;
    let read = |line: usize, name: &str, pattern: &ast::Pattern<&str>| {
        let pattern =
            Pattern::read(pattern, terms).map_err(|what| (line, format!("`{name}` {what}")))?;
        if pattern.is_empty() {
            return Err((line, format!("`{name}` is empty; write its text")));
        }
        Ok(pattern)
    };
    match (&message.value, &message.attributes[..]) {
        (Some(value), []) => Ok(Content::Text(read(line, id, value)?)),
        (None, attributes) => {
            let items = attributes.iter().map(|attribute| {
                let name = attribute.id.name;
                let line = lines.of_attribute(line, name);
                let pattern = read(line, &format!("{id}.{name}"), &attribute.value)?;
                Ok((name.to_owned(), line, pattern))
            });
            Ok(Content::List(items.collect::<Result<_, _>>()?))
        }
        (Some(_), _) => Err((
            line,
            format!("`{id}` has a text and a list; give the text a name of its own"),
        )),
    }
}

/// The terms and messages that others can refer to.
#[derive(Debug, Default)]
pub(crate) struct Terms<'a> {
    patterns: HashMap<String, &'a ast::Pattern<&'a str>>,
}

impl<'a> Terms<'a> {
    fn new(resource: &'a ast::Resource<&'a str>) -> Terms<'a> {
        let patterns = resource.body.iter().filter_map(|entry| match entry {
            ast::Entry::Term(term) => Some((format!("-{}", term.id.name), &term.value)),
            ast::Entry::Message(message) => {
                Some((message.id.name.to_owned(), message.value.as_ref()?))
            }
            _ => None,
        });
        Terms {
            patterns: patterns.collect(),
        }
    }

    /// The text of a term (with its `-`) or of a message.
    pub(crate) fn get(&self, name: &str) -> Option<&'a ast::Pattern<&'a str>> {
        self.patterns.get(name).copied()
    }
}

/// Where messages stand: the parser does not say it.
struct Lines<'a>(Vec<&'a str>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines(text.lines().collect())
    }

    fn is_message(line: &str, id: &str) -> bool {
        line.strip_prefix(id)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    }

    fn of_message(&self, id: &str) -> usize {
        1 + self
            .0
            .iter()
            .position(|line| Lines::is_message(line, id))
            .unwrap_or(0)
    }

    fn last_of_message(&self, id: &str) -> usize {
        1 + self
            .0
            .iter()
            .rposition(|line| Lines::is_message(line, id))
            .unwrap_or(0)
    }

    fn of_attribute(&self, message: usize, name: &str) -> usize {
        let below = self.0[message..].iter();
        let found = below.map(|line| line.trim_start().strip_prefix('.').unwrap_or_default());
        message
            + 1
            + found
                .into_iter()
                .position(|line| Lines::is_message(line, name))
                .unwrap_or(0)
    }
}
