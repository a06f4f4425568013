//! How much a browser loads before somebody can play, and how much follows behind it.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use anyhow::{Context, bail};

/// What may be loaded before somebody can play, packed by brotli: that is what `polis serve` sends
/// and every browser that can run the game takes. What a host with gzip alone sends is only said.
const LIMIT: usize = 700 * 1024;
/// What may follow for the computer player.
const MIND_LIMIT: usize = 1024 * 1024;

/// How the names of packed files end.
const PACKED: [&str; 2] = [".gz", ".br"];

/// The packed sizes of the browser game.
#[derive(Debug)]
pub(crate) struct FirstLoad {
    sizes: BTreeMap<Part, Size>,
}

/// Bytes by how a server sends them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Size {
    plain: usize,
    gzip: usize,
    brotli: usize,
}

/// What a file of the browser game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// The page, its scripts and style sheets, its picture.
    Page,
    /// The code of the pages.
    Code,
    /// The letters that every language has.
    Letters,
    /// Those of Polish.
    Polish,
    /// Those of Greek.
    Greek,
    /// The computer player.
    Mind,
    /// The screens that are loaded when they are first asked for.
    Later,
    /// The rules and lessons of all languages.
    Books,
    /// What some browser or some name needs at some time.
    Other,
}

impl Part {
    const ALL: [Part; 9] = [
        Part::Page,
        Part::Code,
        Part::Letters,
        Part::Polish,
        Part::Greek,
        Part::Mind,
        Part::Later,
        Part::Books,
        Part::Other,
    ];

    /// What everybody loads, whatever the language.
    const FIRST: [Part; 3] = [Part::Page, Part::Code, Part::Letters];

    /// What some languages load besides.
    const MORE_LETTERS: [Part; 2] = [Part::Polish, Part::Greek];

    fn of(path: &str) -> Part {
        let name = path.rsplit('/').next().unwrap_or_default();
        match (path.split('/').next().unwrap_or_default(), name) {
            ("fonts", name) if name.ends_with("-latin.woff2") => Part::Letters,
            ("fonts", name) if name.ends_with("-polish.woff2") => Part::Polish,
            ("fonts", name) if name.ends_with("-greek.woff2") => Part::Greek,
            ("index.html" | "manifest.webmanifest", _) | ("icons", "polis.svg") => Part::Page,
            (folder, name) if folder.starts_with("app-") => match name {
                "polis_bg.wasm" => Part::Code,
                "mind.js" | "mind_bg.wasm" | "worker.js" => Part::Mind,
                "later.css" => Part::Later,
                // One language is read at a time; the largest is Greek.
                "words-en.json" => Part::Page,
                "words-pl.json" => Part::Polish,
                "words-el.json" => Part::Greek,
                name if name.starts_with("words-") => Part::Other,
                name if Path::new(name)
                    .extension()
                    .is_some_and(|ending| ending == "wasm") =>
                {
                    Part::Later
                }
                name if name.starts_with("book-") || name.starts_with("puzzles-") => Part::Books,
                _ => Part::Page,
            },
            _ => Part::Other,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Part::Page => "page, scripts, styles",
            Part::Code => "code of the pages",
            Part::Letters => "fonts",
            Part::Polish => "fonts for Polish",
            Part::Greek => "fonts for Greek",
            Part::Mind => "computer player",
            Part::Later => "screens that are loaded later",
            Part::Books => "rules, lessons, puzzles",
            Part::Other => "what few ask for",
        }
    }
}

impl Size {
    fn plus(self, other: Size) -> Size {
        Size {
            plain: self.plain + other.plain,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

impl FirstLoad {
    /// That of a folder that `cargo xtask web` wrote.
    pub(crate) fn of(folder: &Path) -> anyhow::Result<FirstLoad> {
        let mut files = BTreeMap::new();
        add(&mut files, folder, "").with_context(|| folder.display().to_string())?;
        let mut sizes: BTreeMap<Part, Size> = BTreeMap::new();
        for (path, &plain) in &files {
            let is_packed = PACKED
                .iter()
                .any(|ending| path.strip_suffix(ending).is_some());
            if is_packed {
                continue;
            }
            let [gzip, brotli] = PACKED.map(|ending| {
                let packed = files.get(&format!("{path}{ending}"));
                packed.copied().unwrap_or(plain)
            });
            let size = Size {
                plain,
                gzip,
                brotli,
            };
            let sum = sizes.entry(Part::of(path)).or_default();
            *sum = sum.plus(size);
        }
        Ok(FirstLoad { sizes })
    }

    /// Fails when it is more than it may be, in any language.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let first = self.most().brotli;
        if first > LIMIT {
            bail!(
                "the browser game loads {first} bytes by brotli before somebody can play; expected \
                 at most {LIMIT}"
            );
        }
        let mind = self.size(Part::Mind).brotli;
        if mind > MIND_LIMIT {
            bail!("the computer player is {mind} bytes by brotli; expected at most {MIND_LIMIT}");
        }
        Ok(())
    }

    fn size(&self, part: Part) -> Size {
        self.sizes.get(&part).copied().unwrap_or_default()
    }

    /// What everybody loads.
    fn least(&self) -> Size {
        let parts = Part::FIRST.map(|part| self.size(part));
        parts.into_iter().fold(Size::default(), Size::plus)
    }

    /// What is loaded for the language that needs most.
    fn most(&self) -> Size {
        let more = Part::MORE_LETTERS.map(|part| self.size(part));
        let more = more.into_iter().max_by_key(|size| size.brotli);
        self.least().plus(more.unwrap_or_default())
    }
}

impl fmt::Display for FirstLoad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |size: Size, what: &str| {
            let Size {
                plain,
                gzip,
                brotli,
            } = size;
            writeln!(f, "{plain:>9} {gzip:>9} {brotli:>9}  {what}")
        };
        for part in Part::ALL {
            line(self.size(part), part.name())?;
        }
        line(self.least(), "first load in English")?;
        line(self.most(), "first load in the largest language")?;
        write!(
            f,
            "    bytes      gzip    brotli  (at most {LIMIT} by brotli)"
        )
    }
}

/// Adds the sizes of the files in a folder by their paths in it.
fn add(files: &mut BTreeMap<String, usize>, folder: &Path, prefix: &str) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add(files, &entry.path(), &format!("{name}/"))?;
        } else {
            files.insert(name, entry.metadata()?.len() as usize);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_first_is_told_from_the_rest() {
        for (path, part) in [
            ("index.html", Part::Page),
            ("app-12/polis.css", Part::Page),
            ("app-12/later.css", Part::Later),
            ("app-12/later.js", Part::Page),
            ("app-12/split_later.wasm", Part::Later),
            ("app-12/boot.js", Part::Page),
            ("app-12/polis_bg.wasm", Part::Code),
            ("app-12/mind_bg.wasm", Part::Mind),
            ("app-12/book-de.json", Part::Books),
            ("fonts/alegreya-latin.woff2", Part::Letters),
            ("fonts/alegreya-latin-ext.woff2", Part::Other),
            ("fonts/alegreya-greek.woff2", Part::Greek),
            ("icons/polis-512.png", Part::Other),
            ("sw.js", Part::Other),
        ] {
            assert_eq!(Part::of(path), part, "{path}");
        }
    }

    #[test]
    fn the_limit_counts_the_largest_language() {
        let size = |brotli| Size {
            plain: 3 * brotli,
            gzip: 2 * brotli,
            brotli,
        };
        let mut load = FirstLoad {
            sizes: BTreeMap::from([
                (Part::Code, size(LIMIT - 100)),
                (Part::Polish, size(100)),
                (Part::Greek, size(50)),
            ]),
        };
        assert!(load.check().is_ok());
        load.sizes.insert(Part::Greek, size(101));
        assert!(load.check().is_err());
    }
}
