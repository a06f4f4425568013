//! The files of the browser game.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, bail};

/// The files of the browser game, by the paths that a browser asks for, without a leading `/`.
pub(crate) struct Site {
    files: BTreeMap<String, File>,
}

/// A file of the browser game.
pub(crate) struct File {
    /// What is in it.
    pub(crate) content: Cow<'static, [u8]>,
    /// The same, packed, in the order of [`Packing::ALL`].
    packed: Packed<Cow<'static, [u8]>>,
    /// What kind of file it is.
    pub(crate) kind: &'static str,
    /// Changes with the content.
    pub(crate) tag: String,
    /// How long it can be kept.
    pub(crate) keeping: &'static str,
}

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    /// The smallest.
    Brotli,
    /// What everybody understands.
    Gzip,
}

/// Something for every packing in which a file is there.
type Packed<T> = [Option<T>; Packing::ALL.len()];

/// A file that is part of this program.
struct Embedded {
    path: &'static str,
    content: &'static [u8],
    packed: Packed<&'static [u8]>,
}

/// The files that are part of this program; none where it was built without them.
const EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

impl Site {
    /// The browser game that is part of this program, if it is.
    pub(crate) fn embedded() -> Option<Site> {
        let files = EMBEDDED.iter().map(|file| {
            let packed = file.packed.map(|packed| packed.map(Cow::Borrowed));
            let content = Cow::Borrowed(file.content);
            (file.path.to_owned(), File::new(file.path, content, packed))
        });
        (!EMBEDDED.is_empty()).then(|| Site {
            files: files.collect(),
        })
    }

    /// The browser game in a folder. It is read once: nothing outside can ever be asked for.
    pub(crate) fn in_folder(folder: &Path) -> anyhow::Result<Site> {
        let mut contents = BTreeMap::new();
        read(&mut contents, folder, "").with_context(|| folder.display().to_string())?;
        if !contents.contains_key("index.html") {
            bail!(
                "{} has no index.html; expected a folder that `cargo xtask web --out` wrote",
                folder.display()
            );
        }
        let (mut packed, contents): (BTreeMap<_, _>, BTreeMap<_, _>) = contents
            .into_iter()
            .partition(|(path, _)| Packing::ALL.iter().any(|one| path.ends_with(one.ending())));
        let files = contents.into_iter().map(|(path, content)| {
            let packed = Packing::ALL.map(|one| {
                let packed = packed.remove(&format!("{path}{}", one.ending()));
                packed.map(Cow::Owned)
            });
            let file = File::new(&path, Cow::Owned(content), packed);
            (path, file)
        });
        Ok(Site {
            files: files.collect(),
        })
    }

    /// The file that a browser asks for; `/` is the page.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        let path = path.trim_start_matches('/');
        self.files
            .get(if path.is_empty() { "index.html" } else { path })
    }
}

impl File {
    fn new(path: &str, content: Cow<'static, [u8]>, packed: Packed<Cow<'static, [u8]>>) -> File {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        File {
            kind: kind(path),
            tag: format!("\"{:016x}\"", hasher.finish()),
            // The name of the folder of the code changes with its content.
            keeping: if path.starts_with("app-") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            },
            content,
            packed,
        }
    }

    /// The smallest form that a browser understands.
    pub(crate) fn packed(
        &self,
        is_understood: impl Fn(Packing) -> bool,
    ) -> Option<(Packing, &[u8])> {
        Packing::ALL
            .into_iter()
            .zip(&self.packed)
            .find_map(|(packing, packed)| {
                let packed = packed.as_ref().filter(|_| is_understood(packing))?;
                Some((packing, packed.as_ref()))
            })
    }
}

impl Packing {
    /// All of them, the smallest first. `build.rs` knows this order, too.
    pub(crate) const ALL: [Packing; 2] = [Packing::Brotli, Packing::Gzip];

    /// How the names of such files end.
    const fn ending(self) -> &'static str {
        match self {
            Packing::Brotli => ".br",
            Packing::Gzip => ".gz",
        }
    }

    /// What browsers call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
        }
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn read(contents: &mut BTreeMap<String, Vec<u8>>, folder: &Path, prefix: &str) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read(contents, &entry.path(), &format!("{name}/"))?;
        } else {
            contents.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(())
}
