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
    /// The same, compressed.
    pub(crate) gzip: Option<Cow<'static, [u8]>>,
    /// What kind of file it is.
    pub(crate) kind: &'static str,
    /// Changes with the content.
    pub(crate) tag: String,
    /// How long it can be kept.
    pub(crate) keeping: &'static str,
}

/// How the names of compressed files end.
const PACKED: &str = ".gz";

/// A file that is part of this program.
struct Embedded {
    path: &'static str,
    content: &'static [u8],
    gzip: Option<&'static [u8]>,
}

/// The files that are part of this program; none where it was built without them.
const EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

impl Site {
    /// The browser game that is part of this program, if it is.
    pub(crate) fn embedded() -> Option<Site> {
        let files = EMBEDDED.iter().map(|file| {
            let gzip = file.gzip.map(Cow::Borrowed);
            let content = Cow::Borrowed(file.content);
            (file.path.to_owned(), File::new(file.path, content, gzip))
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
        let (packed, contents): (BTreeMap<_, _>, BTreeMap<_, _>) = contents
            .into_iter()
            .partition(|(path, _)| path.strip_suffix(PACKED).is_some());
        let mut gzips: BTreeMap<String, Vec<u8>> = packed
            .into_iter()
            .filter_map(|(path, gzip)| Some((path.strip_suffix(PACKED)?.to_owned(), gzip)))
            .collect();
        let files = contents.into_iter().map(|(path, content)| {
            let gzip = gzips.remove(&path).map(Cow::Owned);
            let file = File::new(&path, Cow::Owned(content), gzip);
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
    fn new(path: &str, content: Cow<'static, [u8]>, gzip: Option<Cow<'static, [u8]>>) -> File {
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
            gzip,
        }
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
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
