//! Checksums of what is written and of what is read.

use std::fmt::Write as _;
use std::io::{self, Read, Write};

use sha2::{Digest, Sha256};

use crate::card::FileSum;

/// Passes everything on, and counts and hashes it.
pub(crate) struct HashingWriter<W> {
    inner: W,
    bytes: u64,
    hash: Sha256,
}

impl<W: Write> HashingWriter<W> {
    pub(crate) fn new(inner: W) -> HashingWriter<W> {
        HashingWriter {
            inner,
            bytes: 0,
            hash: Sha256::new(),
        }
    }

    /// What was written to, and the sum of what was written.
    pub(crate) fn finish(self) -> (W, FileSum) {
        let sum = FileSum {
            bytes: self.bytes,
            sha256: hexadecimal(&self.hash.finalize()),
        };
        (self.inner, sum)
    }
}

impl<W: Write> Write for HashingWriter<W> {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(buffer)?;
        self.bytes += written as u64;
        self.hash.update(&buffer[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// The sum of all that a source gives.
pub(crate) fn sum_of(mut source: impl Read) -> io::Result<FileSum> {
    let mut writer = HashingWriter::new(io::sink());
    io::copy(&mut source, &mut writer)?;
    Ok(writer.finish().1)
}

/// The first half of the hash of some bytes, which is enough to tell networks apart.
pub(crate) fn short_hash(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes)[..16])
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
