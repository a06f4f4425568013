//! Puts functions that are alike beside each other, so that gzip finds what they have in common:
//! it looks back over 32 KiB only, and a module has hundreds of near copies of generic functions.

mod likeness;

use anyhow::Context;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, CustomSectionReader, FunctionSectionReader, Parser, Payload};

/// The same module with its functions in another order, and without their names.
pub(crate) fn order(code: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut order = Order::of(code).context("the module cannot be read")?;
    let mut module = Module::new();
    order
        .parse_core_module(&mut module, Parser::new(0), code)
        .map_err(|error| anyhow::anyhow!("the functions cannot be ordered: {error}"))?;
    Ok(module.finish())
}

/// In which order the functions that a module defines come.
struct Order {
    /// How many functions are imported: these come first and stay.
    imported: u32,
    /// The functions in their new order, by their old places.
    old: Vec<u32>,
    /// The new places of the functions in their old order.
    new: Vec<u32>,
}

impl Order {
    /// After each function comes the one that is most like it.
    fn of(code: &[u8]) -> wasmparser::Result<Order> {
        let (mut imported, mut bodies) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(code) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        if matches!(import?.ty, wasmparser::TypeRef::Func(_)) {
                            imported += 1;
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(&code[body.range()]),
                _ => {}
            }
        }
        let old = likeness::chain(&bodies);
        let mut new = vec![0; old.len()];
        for (place, &before) in old.iter().enumerate() {
            new[before as usize] = place as u32;
        }
        Ok(Order { imported, old, new })
    }
}

/// No error of our own can come up.
type Error = reencode::Error<std::convert::Infallible>;

impl Reencode for Order {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(match function.checked_sub(self.imported) {
            None => function,
            Some(defined) => self.imported + self.new[defined as usize],
        })
    }

    /// Nobody reads the names of functions there. What the module needs of the browser stays.
    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        match section.name() {
            "target_features" => reencode::utils::parse_custom_section(self, module, section),
            _ => Ok(()),
        }
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types = section
            .into_iter()
            .collect::<wasmparser::Result<Vec<_>>>()?;
        for place in 0..self.old.len() {
            let before = self.old[place] as usize;
            let index = self.type_index(types[before])?;
            functions.function(index);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies = section
            .into_iter()
            .collect::<wasmparser::Result<Vec<_>>>()?;
        for place in 0..self.old.len() {
            let before = self.old[place] as usize;
            self.parse_function_body(code, bodies[before].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module whose second function calls its first, which it exports.
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\
        \x01\x05\x01\x60\0\x01\x7f\
        \x03\x03\x02\0\0\
        \x07\x09\x02\x01a\0\0\x01b\0\x01\
        \x0a\x0b\x02\x04\0\x41\x07\x0b\x04\0\x10\0\x0b";

    #[test]
    fn calls_and_exports_follow_their_functions() {
        let ordered = order(MODULE).unwrap();
        // The function that calls comes first now.
        let bodies = b"\x0a\x0b\x02\x04\0\x10\x01\x0b\x04\0\x41\x07\x0b";
        assert!(ordered.ends_with(bodies), "{ordered:x?}");
        let exports = b"\x07\x09\x02\x01a\0\x01\x01b\0\0";
        assert!(
            ordered.windows(exports.len()).any(|part| part == exports),
            "{ordered:x?}"
        );
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let error = order(b"nonsense").unwrap_err();
        assert_eq!(error.to_string(), "the module cannot be read");
    }
}
