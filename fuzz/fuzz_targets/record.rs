//! Reading a record never panics, and what was read can be written and reads back as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use polis_game::Seat;
use polis_notation::Record;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        let written = record.to_string();
        assert_eq!(Record::read(&written).as_ref(), Ok(&record));
        let redacted = record.redacted(Seat::First).to_string();
        let read = Record::read(&redacted).unwrap();
        assert!(record.trace().eq(read.trace()));
    }
});
