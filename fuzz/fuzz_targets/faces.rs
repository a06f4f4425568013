//! Reading a file of building faces never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use polis_architekton::Faces;

fuzz_target!(|text: &str| {
    let _ = Faces::from_csv(text);
});
