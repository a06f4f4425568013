//! Reads the Fluent files of `locales`, checks them against English, and writes what the crate
//! includes: a data file for each language, and the accessors with typed arguments.

#![allow(clippy::print_stdout, reason = "so a build script speaks with cargo")]

mod accessors;
mod catalogue;
mod check;
mod compile;
mod pattern;
mod plurals;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::{Catalogue, Problem};
use compile::Part;
use plurals::Plurals;

/// A line of `languages.txt`.
struct Line {
    code: String,
    /// In English; it names the variant of `Language`.
    name: String,
    /// What its speakers call it.
    endonym: String,
}

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let folder =
        Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    if let Err(problems) = generate(&folder, &out) {
        for problem in problems {
            println!("cargo::error={problem}");
        }
    }
}

fn generate(folder: &Path, out: &Path) -> Result<(), Vec<Problem>> {
    let lines = languages(&read(folder, "languages.txt")?)?;
    let mut problems = Vec::new();
    let mut catalogues = Vec::new();
    for line in &lines {
        let file = format!("{}.ftl", line.code);
        let (catalogue, mut wrong) = Catalogue::parse(&file, &read(folder, &file)?);
        problems.append(&mut wrong);
        catalogues.push(catalogue);
    }
    for name in files(folder) {
        if !lines
            .iter()
            .any(|line| name == format!("{}.ftl", line.code))
        {
            let what = format!(
                "is in no line of languages.txt; add one such as `{} Name Own name`",
                name.trim_end_matches(".ftl")
            );
            problems.push(Problem::new(&name, 1, what));
        }
    }
    let english = &catalogues[0];
    let (schema, mut wrong) = check::schema(english);
    problems.append(&mut wrong);
    let mut written = Vec::new();
    for (line, catalogue) in lines.iter().zip(&catalogues) {
        let plurals =
            Plurals::of(&line.code).map_err(|what| vec![Problem::new("languages.txt", 1, what)])?;
        problems.append(&mut check::language(&schema, english, catalogue, &plurals));
        if problems.is_empty() {
            for part in [Part::Words, Part::Book] {
                let text = compile::compile(&schema, catalogue, &plurals, part);
                written.push((format!("{}-{}.json", part.name(), line.code), text));
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    for (name, text) in written {
        write(out, &name, &text);
    }
    write(out, "accessors.rs", &accessors::generate(&schema));
    write(out, "languages.rs", &language_list(&lines));
    Ok(())
}

/// The lines of `languages.txt`: a code, a name in English, and the name in the language itself.
fn languages(text: &str) -> Result<Vec<Line>, Vec<Problem>> {
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let mut words = line.splitn(3, ' ').map(str::trim);
        match (words.next(), words.next(), words.next()) {
            (Some(code), Some(name), Some(endonym)) if !endonym.is_empty() => lines.push(Line {
                code: code.to_owned(),
                name: name.to_owned(),
                endonym: endonym.to_owned(),
            }),
            _ => problems.push(Problem::new(
                "languages.txt",
                number,
                "has no three parts; write a code, the name in English and the own name, such as `fr French Français`",
            )),
        }
    }
    if problems.is_empty() && lines.first().is_none_or(|line| line.code != "en") {
        problems.push(Problem::new(
            "languages.txt",
            1,
            "does not begin with English",
        ));
    }
    if problems.is_empty() {
        Ok(lines)
    } else {
        Err(problems)
    }
}

/// The `enum` of all languages with their names.
fn language_list(lines: &[Line]) -> String {
    let mut text = String::from(
        "/// A language of the pages.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]\n\
         pub enum Language {\n",
    );
    for (index, Line { code, name, .. }) in lines.iter().enumerate() {
        let default = if index == 0 { "    #[default]\n" } else { "" };
        let _ = write!(
            text,
            "    /// {name}.\n{default}    #[serde(rename = {code:?})]\n    {name},\n"
        );
    }
    let _ = write!(
        text,
        "}}\n\nimpl Language {{\n    /// All languages.\n    pub const ALL: [Language; {}] = [",
        lines.len()
    );
    for line in lines {
        let _ = write!(text, "Language::{}, ", line.name);
    }
    let _ = write!(
        text,
        "];\n\n    /// The code of the language for the browser.\n    pub const fn code(self) -> &'static str {{\n        match self {{\n"
    );
    for Line { code, name, .. } in lines {
        let _ = writeln!(text, "            Language::{name} => {code:?},");
    }
    let _ = write!(
        text,
        "        }}\n    }}\n\n    /// What its speakers call the language.\n    pub const fn endonym(self) -> &'static str {{\n        match self {{\n"
    );
    for Line { name, endonym, .. } in lines {
        let _ = writeln!(text, "            Language::{name} => {endonym:?},");
    }
    let _ = write!(
        text,
        "        }}\n    }}\n}}\n\n/// The data files of all languages, compiled in.\n#[cfg(any(test, feature = \"embedded\"))]\npub(crate) const EMBEDDED: [(&str, &str); {}] = [\n",
        lines.len()
    );
    for Line { code, .. } in lines {
        let _ = writeln!(
            text,
            "    (include_str!(concat!(env!(\"OUT_DIR\"), \"/words-{code}.json\")), include_str!(concat!(env!(\"OUT_DIR\"), \"/book-{code}.json\"))),"
        );
    }
    text.push_str("];\n");
    text
}

fn read(folder: &Path, name: &str) -> Result<String, Vec<Problem>> {
    fs::read_to_string(folder.join(name))
        .map_err(|error| vec![Problem::new(name, 1, format!("cannot be read: {error}"))])
}

/// The Fluent files of a folder by their names.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names
        .filter(|name| Path::new(name).extension().is_some_and(|end| end == "ftl"))
        .collect();
    names.sort();
    names
}

fn write(out: &Path, name: &str, text: &str) {
    fs::write(out.join(name), text).expect("the build folder can be written");
}
