//! The packed forms in which a server can send a file.

use std::io::Write;

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    /// What every browser and host understands.
    Gzip,
    /// Smaller, for most of them.
    Brotli,
}

impl Packing {
    /// Both.
    pub(crate) const ALL: [Packing; 2] = [Packing::Gzip, Packing::Brotli];

    /// How the names of such files end.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Packing::Gzip => "gz",
            Packing::Brotli => "br",
        }
    }

    /// Packs as small as it can.
    pub(crate) fn pack(self, content: &[u8]) -> anyhow::Result<Vec<u8>> {
        match self {
            Packing::Gzip => {
                let mut packer = GzEncoder::new(Vec::new(), Compression::best());
                packer.write_all(content)?;
                Ok(packer.finish()?)
            }
            Packing::Brotli => {
                let (buffer, quality, window) = (1 << 16, 11, 22);
                let mut packer = CompressorWriter::new(Vec::new(), buffer, quality, window);
                packer.write_all(content)?;
                Ok(packer.into_inner())
            }
        }
    }
}

/// Whether files with this ending get smaller; the others are packed already.
pub(crate) fn is_worth_packing(extension: &str) -> bool {
    ["css", "html", "js", "json", "svg", "wasm", "webmanifest"].contains(&extension)
}
