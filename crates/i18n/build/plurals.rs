//! The plural forms of a language for whole numbers, from the rules of the Unicode CLDR.
//!
//! The rules of all languages look at the number itself or at its last two digits. So a table of
//! 200 numbers holds them: the numbers below 100 as they are, and 100 to 199 for all that are
//! larger, by their last two digits.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// Up to which number the table is compared with the rules.
const TRIED: usize = 10_000;

/// The forms with the letters that stand for them in the table.
const FORMS: [(PluralCategory, &str, char); 6] = [
    (PluralCategory::ZERO, "zero", 'z'),
    (PluralCategory::ONE, "one", 'o'),
    (PluralCategory::TWO, "two", 't'),
    (PluralCategory::FEW, "few", 'f'),
    (PluralCategory::MANY, "many", 'm'),
    (PluralCategory::OTHER, "other", 'x'),
];

/// The plural forms of a language: the letters of 200 numbers.
#[derive(Debug)]
pub(crate) struct Plurals(Vec<char>);

impl Plurals {
    /// Those of the language with a code; or why there are none.
    pub(crate) fn of(code: &str) -> Result<Plurals, String> {
        let language: LanguageIdentifier = code
            .parse()
            .map_err(|_| format!("`{code}` is no code of a language"))?;
        let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
            .map_err(|_| format!("no plural rules are known for `{code}`"))?;
        let rule = |number: usize| {
            let form = rules.select(number).unwrap_or(PluralCategory::OTHER);
            let found = FORMS.iter().find(|(other, _, _)| *other == form);
            found.map_or('x', |&(_, _, letter)| letter)
        };
        let table = Plurals((0..200).map(rule).collect());
        match (0..TRIED).find(|&number| table.letter(number) != rule(number)) {
            Some(number) => Err(format!(
                "the plural rules of `{code}` do not fit into the table: see {number}"
            )),
            None => Ok(table),
        }
    }

    fn letter(&self, number: usize) -> char {
        self.0[if number < 100 {
            number
        } else {
            100 + number % 100
        }]
    }

    /// The names of the forms that some whole number has, and `other`.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let used = |letter: char| letter == 'x' || self.0.contains(&letter);
        let used = FORMS.iter().filter(|(_, _, letter)| used(*letter));
        used.map(|&(_, name, _)| name).collect()
    }

    /// The table, a letter for each number.
    pub(crate) fn table(&self) -> String {
        self.0.iter().collect()
    }
}

/// The letter of a form by its name.
pub(crate) fn letter(name: &str) -> Option<char> {
    let form = FORMS.iter().find(|(_, form, _)| *form == name);
    form.map(|&(_, _, letter)| letter)
}
