//! A text with arguments and choices, and how it is written down for the pages.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, PatternElement, VariantKey};

use super::catalogue::Terms;

/// How deep references to terms and messages may go.
const DEPTH: usize = 8;

/// A text with arguments and choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pattern(pub(crate) Vec<Piece>);

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Words as they stand.
    Text(String),
    /// What an argument says.
    Argument(String),
    /// One of several texts, by an argument.
    Choice {
        argument: String,
        /// The keys and their texts; none is the one that is taken where no other fits.
        variants: Vec<(Key, Pattern)>,
        /// The key of the variant that is marked with `*`.
        default: Key,
    },
}

/// What a variant is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// Exactly this number.
    Exact(String),
    /// A plural form such as `one`, or a word such as `you`.
    Word(String),
    /// All that no other variant is for.
    Default,
}

impl Pattern {
    /// Reads a text; says what it has that Polis does not understand.
    pub(crate) fn read(
        pattern: &fluent_syntax::ast::Pattern<&str>,
        terms: &Terms<'_>,
    ) -> Result<Pattern, String> {
        let mut read = Pattern::default();
        read.add(pattern, terms, DEPTH)?;
        Ok(read)
    }

    fn add(
        &mut self,
        pattern: &fluent_syntax::ast::Pattern<&str>,
        terms: &Terms<'_>,
        depth: usize,
    ) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                // Long texts are broken into lines; in the pages they are not.
                PatternElement::TextElement { value } => self.text(&value.replace('\n', " "))?,
                PatternElement::Placeable { expression } => self.place(expression, terms, depth)?,
            }
        }
        Ok(())
    }

    fn place(
        &mut self,
        expression: &Expression<&str>,
        terms: &Terms<'_>,
        depth: usize,
    ) -> Result<(), String> {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline, terms, depth),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err(
                "chooses by something that is no argument; write `{ $argument -> …`".to_owned(),
            );
        };
        let mut read = Vec::new();
        let mut default = Key::Default;
        for variant in variants {
            let mut key = match &variant.key {
                VariantKey::Identifier { name } => Key::Word((*name).to_owned()),
                VariantKey::NumberLiteral { value } => Key::Exact((*value).to_owned()),
            };
            if variant.default {
                default = std::mem::replace(&mut key, Key::Default);
            }
            let mut text = Pattern::default();
            text.add(&variant.value, terms, depth)?;
            read.push((key, text));
        }
        // The default comes last, wherever it stands in the file.
        read.sort_by_key(|(key, _)| *key == Key::Default);
        self.0.push(Piece::Choice {
            argument: id.name.to_owned(),
            variants: read,
            default,
        });
        Ok(())
    }

    fn inline(
        &mut self,
        inline: &InlineExpression<&str>,
        terms: &Terms<'_>,
        depth: usize,
    ) -> Result<(), String> {
        let name = match inline {
            InlineExpression::StringLiteral { value } => {
                return self.text(&fluent_syntax::unicode::unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => return self.text(value),
            InlineExpression::VariableReference { id } => {
                self.0.push(Piece::Argument(id.name.to_owned()));
                return Ok(());
            }
            InlineExpression::Placeable { expression } => {
                return self.place(expression, terms, depth);
            }
            InlineExpression::FunctionReference { id, .. } => {
                return Err(format!(
                    "calls {}(), which Polis does not have; use the argument itself",
                    id.name
                ));
            }
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => format!("-{}", id.name),
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => id.name.to_owned(),
            InlineExpression::TermReference { id, .. }
            | InlineExpression::MessageReference { id, .. } => {
                return Err(format!(
                    "refers to an attribute or with arguments to `{}`; Polis knows plain references only",
                    id.name
                ));
            }
        };
        let found = terms
            .get(&name)
            .ok_or_else(|| format!("refers to `{name}`, which this file does not have"))?;
        let depth = depth
            .checked_sub(1)
            .ok_or_else(|| format!("refers to `{name}` in a circle"))?;
        self.add(found, terms, depth)
    }

    fn text(&mut self, text: &str) -> Result<(), String> {
        if text.chars().any(char::is_control) {
            return Err("has a control character; remove it".to_owned());
        }
        if let Some(Piece::Text(before)) = self.0.last_mut() {
            before.push_str(text);
        } else if !text.is_empty() {
            self.0.push(Piece::Text(text.to_owned()));
        }
        Ok(())
    }

    /// Whether there is nothing in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The arguments that it says or chooses by.
    pub(crate) fn arguments(&self) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(_) => {}
                Piece::Argument(name) => {
                    found.insert(&**name);
                }
                Piece::Choice {
                    argument, variants, ..
                } => {
                    found.insert(argument);
                    found.extend(variants.iter().flat_map(|(_, pattern)| pattern.arguments()));
                }
            }
        }
        found
    }

    /// All choices in it, with those inside others: each argument with its keys.
    pub(crate) fn choices(&self) -> Vec<(&str, Vec<&Key>)> {
        let mut found = Vec::new();
        for piece in &self.0 {
            if let Piece::Choice {
                argument,
                variants,
                default,
            } = piece
            {
                let keys = variants.iter().map(|(key, _)| match key {
                    Key::Default => default,
                    key => key,
                });
                found.push((&**argument, keys.collect()));
                found.extend(variants.iter().flat_map(|(_, pattern)| pattern.choices()));
            }
        }
        found
    }
}
