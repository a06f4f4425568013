//! Short names for what modules take from their scripts. The generated ones end in a hash, which
//! nothing packs, and stand both in the script and in the module.

use std::collections::BTreeMap;

use anyhow::Context;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

use crate::{Files, extension};

/// Number of hexadecimal digits at the end of a generated name.
const HASH_DIGITS: usize = 16;

/// Renames what the modules among these files take from the scripts among them.
pub(crate) fn shorten(files: &mut Files) -> anyhow::Result<()> {
    let mut names = ShortNames::default();
    for (file, content) in files.iter().filter(|(file, _)| extension(file) == "wasm") {
        names.add(content).with_context(|| file.clone())?;
    }
    for (file, content) in files.iter_mut() {
        match extension(file) {
            "wasm" => *content = names.in_module(content).with_context(|| file.clone())?,
            "js" => {
                let script = std::str::from_utf8(content).with_context(|| file.clone())?;
                *content = names.in_script(script).into_bytes();
            }
            _ => {}
        }
    }
    Ok(())
}

/// The short names by the generated ones.
#[derive(Default)]
struct ShortNames(BTreeMap<String, String>);

impl ShortNames {
    /// Gives names to what a module imports.
    fn add(&mut self, module: &[u8]) -> wasmparser::Result<()> {
        for payload in Parser::new(0).parse_all(module) {
            if let Payload::ImportSection(imports) = payload? {
                for import in imports.into_imports() {
                    self.name(import?.name);
                }
            }
        }
        Ok(())
    }

    fn name(&mut self, name: &str) {
        if is_generated(name) && !self.0.contains_key(name) {
            let short = format!("_{:x}", self.0.len());
            self.0.insert(name.to_owned(), short);
        }
    }

    fn in_module(&mut self, module: &[u8]) -> anyhow::Result<Vec<u8>> {
        let mut renamed = Module::new();
        self.parse_core_module(&mut renamed, Parser::new(0), module)
            .map_err(|error| anyhow::anyhow!("the imports cannot be renamed: {error}"))?;
        Ok(renamed.finish())
    }

    fn in_script(&self, script: &str) -> String {
        let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
        let mut renamed = String::with_capacity(script.len());
        for piece in script.split_inclusive(|letter| !is_of_name(letter)) {
            let name = piece.trim_end_matches(|letter| !is_of_name(letter));
            renamed += self.0.get(name).map_or(name, String::as_str);
            renamed += &piece[name.len()..];
        }
        renamed
    }
}

/// Whether a name ends in a hash.
fn is_generated(name: &str) -> bool {
    let Some((_, hash)) = name.rsplit_once('_') else {
        return false;
    };
    let mut digits = hash.chars();
    hash.len() == HASH_DIGITS && digits.all(|digit| digit.is_ascii_hexdigit())
}

/// No error of our own can come up.
type Error = reencode::Error<std::convert::Infallible>;

impl Reencode for ShortNames {
    type Error = std::convert::Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            let name = self.0.get(import.name).map_or(import.name, String::as_str);
            imports.import(import.module, name, kind);
        }
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    const HASHED: &str = "__wbg_now_0123456789abcdef";

    fn module(name: &str) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("./polis_bg.js", name, EntityType::Function(0));
        imports.import("./parts.js", "kept", EntityType::Function(0));
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    #[test]
    fn script_and_module_keep_one_name() {
        let mut files = Files::from([
            ("a.wasm".to_owned(), module(HASHED)),
            (
                "a.js".to_owned(),
                format!("{{ {HASHED}: f, {HASHED}0: g, kept }}").into_bytes(),
            ),
            ("a.txt".to_owned(), HASHED.as_bytes().to_vec()),
        ]);
        shorten(&mut files).unwrap();
        assert_eq!(files["a.wasm"], module("_0"));
        let script = format!("{{ _0: f, {HASHED}0: g, kept }}");
        assert_eq!(files["a.js"], script.as_bytes());
        assert_eq!(files["a.txt"], HASHED.as_bytes());
    }
}
