//! How much a browser loads for the first page, before somebody can play, and behind that.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use anyhow::{Context, bail};

/// What may be loaded for the first page, packed by brotli: that is what `polis serve` sends and every
/// browser that can run the game takes. What a host with gzip alone sends is only said.
const LIMIT: usize = 450 * 1000;
/// What may be loaded before somebody can play, the first page included.
const PLAY_LIMIT: usize = 750 * 1000;
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
    /// The words of English.
    English,
    /// The code of the first page.
    Code,
    /// The code of the tables, which is loaded behind the first page.
    Play,
    /// The letters that every language has.
    Letters,
    /// Those of Polish, and its words.
    Polish,
    /// Those of Greek, and its words.
    Greek,
    /// The computer player.
    Mind,
    /// The further screens, which are loaded when they are first asked for.
    Later,
    /// The rules and lessons of all languages.
    Books,
    /// What some browser or some name needs at some time.
    Other,
}

impl Part {
    const ALL: [Part; 11] = [
        Part::Page,
        Part::English,
        Part::Code,
        Part::Play,
        Part::Letters,
        Part::Polish,
        Part::Greek,
        Part::Mind,
        Part::Later,
        Part::Books,
        Part::Other,
    ];

    /// What everybody loads first, whatever the language.
    const FIRST: [Part; 3] = [Part::Page, Part::Code, Part::Letters];

    /// What a language loads besides; the others are not larger.
    const LANGUAGES: [Part; 3] = [Part::English, Part::Polish, Part::Greek];

    /// That of a file; `play` are the names of those for playing.
    fn of(path: &str, play: &[String]) -> Part {
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
                name if play.iter().any(|one| one == name) => Part::Play,
                // One language is read at a time; the largest is Greek.
                "words-en.json" => Part::English,
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
            Part::English => "words of English",
            Part::Code => "code of the first page",
            Part::Play => "code of the tables",
            Part::Letters => "fonts",
            Part::Polish => "fonts and words of Polish",
            Part::Greek => "fonts and words of Greek",
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
        let play = files_for_playing(folder, &files)?;
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
            let sum = sizes.entry(Part::of(path, &play)).or_default();
            *sum = sum.plus(size);
        }
        Ok(FirstLoad { sizes })
    }

    /// Fails when it is more than it may be, in any language.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let first = self.most().brotli;
        if first > LIMIT {
            bail!(
                "the browser game loads {first} bytes by brotli for its first page; expected at most \
                 {LIMIT}"
            );
        }
        let play = self.before_playing().brotli;
        if play > PLAY_LIMIT {
            bail!(
                "the browser game loads {play} bytes by brotli before somebody can play; expected \
                 at most {PLAY_LIMIT}"
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

    /// What is loaded before somebody can play, in the language that needs most.
    fn before_playing(&self) -> Size {
        self.most().plus(self.size(Part::Play))
    }

    /// What everybody loads, without words.
    fn least(&self) -> Size {
        let parts = Part::FIRST.map(|part| self.size(part));
        parts.into_iter().fold(Size::default(), Size::plus)
    }

    /// What is loaded for the language that needs most.
    fn most(&self) -> Size {
        let language = Part::LANGUAGES.map(|part| self.size(part));
        let language = language.into_iter().max_by_key(|size| size.brotli);
        self.least().plus(language.unwrap_or_default())
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
        let english = self.least().plus(self.size(Part::English));
        line(english, "first load in English")?;
        line(self.most(), "first load in the largest language")?;
        line(self.before_playing(), "before somebody can play in it")?;
        write!(
            f,
            "    bytes      gzip    brotli  (at most {LIMIT} and {PLAY_LIMIT} by brotli)"
        )
    }
}

/// The names of the files that are needed for playing beside those of the first page, as the script
/// that asks for them has them.
fn files_for_playing(
    folder: &Path,
    files: &BTreeMap<String, usize>,
) -> anyhow::Result<Vec<String>> {
    let Some(script) = files.keys().find(|path| path.ends_with("/first.js")) else {
        return Ok(Vec::new());
    };
    let path = folder.join(script);
    let script = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let list = script
        .lines()
        .find_map(|line| {
            line.trim()
                .strip_prefix("const FILES = ")?
                .strip_suffix(';')
        })
        .with_context(|| format!("{} names no files", path.display()))?;
    let mut parts: BTreeMap<String, Vec<String>> =
        serde_json::from_str(list).with_context(|| path.display().to_string())?;
    Ok(parts.remove("play").unwrap_or_default())
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
        let play = ["chunk_1.wasm", "split_play.wasm"].map(str::to_owned);
        for (path, part) in [
            ("index.html", Part::Page),
            ("app-12/polis.css", Part::Page),
            ("app-12/later.css", Part::Later),
            ("app-12/later.js", Part::Page),
            ("app-12/split_later.wasm", Part::Later),
            ("app-12/split_play.wasm", Part::Play),
            ("app-12/chunk_1.wasm", Part::Play),
            ("app-12/chunk_2.wasm", Part::Later),
            ("app-12/words-en.json", Part::English),
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
            assert_eq!(Part::of(path, &play), part, "{path}");
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
        load.sizes.insert(Part::Greek, size(50));
        load.sizes.insert(Part::Play, size(PLAY_LIMIT - LIMIT));
        assert!(load.check().is_ok());
        load.sizes.insert(Part::Play, size(PLAY_LIMIT - LIMIT + 1));
        assert!(load.check().is_err());
    }
}
